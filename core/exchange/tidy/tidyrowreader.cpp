// SPDX-License-Identifier: MIT
#include "core/exchange/tidy/tidyrowreader.h"

#include <algorithm>

namespace subtext {
namespace {

bool isNo(const QString& text)
{
    const QString word = text.trimmed().toLower();
    return word.isEmpty() || word == QLatin1String("0") || word == QLatin1String("false") ||
           word == QLatin1String("no");
}

} // namespace

TidyRowReader::TidyRowReader(const ColumnNames& names, const ColumnMap& columns,
                             const RecordTable& table, const ImportOptions& options)
    : RowReader(columns, table, options)
    , m_task(names.task())
    , m_words(names)
{
    m_words.teach(options.values);
}

bool TidyRowReader::isBlank(const RecordTable::Row& row, Field field) const
{
    return cell(row, field).trimmed().isEmpty();
}

TidyRowReader::Checked TidyRowReader::readRow(const RecordTable::Row& row,
                                              ImportedRecord& record) const
{
    if (const auto own = checkTask(row); !own)
        return own;
    record.isReference = columns().isReference;
    if (const auto read = readName(row, record); !read)
        return read;
    if (!record.isReference) {
        if (const auto read = readScene(row, record); !read)
            return read;
    }
    if (const auto read = readPart(row, record); !read)
        return read;
    if (options().kind == ImportKind::Scenarios)
        return {};
    if (columns().isTidy) {
        if (const auto read = readAnswer(row, record); !read)
            return read;
    }
    return options().withGold && m_task.questions.size() == 1 ? readGold(row, record) : Checked();
}

TidyRowReader::Checked TidyRowReader::checkTask(const RecordTable::Row& row) const
{
    if (isBlank(row, Field::Task) || cell(row, Field::Task).trimmed() == m_task.token)
        return {};
    return refuse(row, Field::Task, RefusalReason::OtherTask, m_task.token);
}

/// A name holds the group; of a scene that is named by its id alone the group stands beside it.
TidyRowReader::Checked TidyRowReader::readName(const RecordTable::Row& row,
                                               ImportedRecord& record) const
{
    Scenario& scene = record.scenario;
    const bool isNamed = !isBlank(row, Field::Scenario);
    if (!isNamed && isBlank(row, Field::Id))
        return refuse(row, columns().has(Field::Id) ? Field::Id : Field::Scenario,
                      RefusalReason::MissingValue);
    scene.sourceId = cell(row, isNamed ? Field::Scenario : Field::Id);
    if (!m_task.group)
        return {};
    if (!isBlank(row, Field::Group) || !record.isReference) {
        if (isBlank(row, Field::Group) && isNamed && !options().group) {
            const qsizetype slash = scene.sourceId.indexOf(u'/');
            const QString group = scene.sourceId.left(std::max<qsizetype>(slash, 0)).trimmed();
            const auto token =
                m_task.group->isClosed() ? m_words.tokenOf(Field::Group, group) : group;
            if (group.isEmpty() || !token)
                return refuse(row, Field::Scenario, RefusalReason::UnknownWord,
                              m_words.expected(Field::Group));
            scene.group = *token;
            scene.sourceId = scene.sourceId.mid(slash + 1);
        } else if (const auto read = readGroup(row, scene.group); !read) {
            return read;
        }
        const QString prefix = scene.group + u'/';
        if (isNamed && scene.sourceId.startsWith(prefix))
            scene.sourceId = scene.sourceId.mid(prefix.size());
    }
    if (scene.sourceId.trimmed().isEmpty())
        return refuse(row, Field::Scenario, RefusalReason::MissingValue);
    return {};
}

TidyRowReader::Checked TidyRowReader::readGroup(const RecordTable::Row& row, QString& group) const
{
    const QString text = isBlank(row, Field::Group) ? options().group.value_or(QString())
                                                    : cell(row, Field::Group).trimmed();
    if (text.isEmpty())
        return refuse(row, Field::Group, RefusalReason::MissingValue);
    const auto token = m_task.group->isClosed() ? m_words.tokenOf(Field::Group, text) : text;
    if (!token)
        return refuse(row, Field::Group, RefusalReason::UnknownWord,
                      m_words.expected(Field::Group));
    group = *token;
    return {};
}

TidyRowReader::Checked TidyRowReader::readScene(const RecordTable::Row& row,
                                                ImportedRecord& record) const
{
    for (std::size_t i = 0; i < m_task.scene.size(); ++i) {
        const Field field = sceneField(i);
        if (columns().has(field))
            record.said |= static_cast<quint16>(1U << i);
        if (isBlank(row, field)) {
            if (m_task.scene[i].isRequired)
                return refuse(row, field, RefusalReason::MissingValue);
            continue;
        }
        QString& text = record.scenario.fields.at(i);
        text = cell(row, field);
        if (m_task.scene[i].kind != FieldKind::Choice)
            continue;
        const auto token = m_words.tokenOf(field, text);
        if (!token)
            return refuse(row, field, RefusalReason::UnknownWord, m_words.expected(field));
        text = *token;
    }
    return {};
}

TidyRowReader::Checked TidyRowReader::readAnswer(const RecordTable::Row& row,
                                                 ImportedRecord& record) const
{
    bool isUnanswered = true;
    for (std::size_t i = 0; i < m_task.questions.size(); ++i)
        isUnanswered = isUnanswered && isBlank(row, questionField(i));
    for (std::size_t i = 0; i < m_task.scales.size(); ++i)
        isUnanswered = isUnanswered && isBlank(row, scaleField(i));
    const bool isAnybodys = isBlank(row, Field::Annotator);
    if (isAnybodys && (!isUnanswered || record.isReference))
        return refuse(row, Field::Annotator, RefusalReason::MissingValue);
    if (isUnanswered && !(row.origin && row.origin->isSkipped))
        return {}; // a scenario that nobody labelled, or not this person

    ImportedAnswer imported;
    imported.annotator = cell(row, Field::Annotator).trimmed();
    imported.code = cell(row, Field::AnnotatorCode).trimmed();
    imported.isSweptSaid = columns().has(Field::Swept);
    for (const auto& read : {readChoices(row, imported.answer), readSwept(row, imported.answer),
                             readFlag(row, imported.answer), readCircumstances(row, imported)}) {
        if (!read)
            return read;
    }
    if (m_task.explanation)
        imported.answer.explanation = cell(row, Field::Explanation);
    record.answers.push_back(std::move(imported));
    return {};
}

TidyRowReader::Checked TidyRowReader::readChoices(const RecordTable::Row& row, Answer& answer) const
{
    const bool isDraft = row.origin && row.origin->isDraft;
    const auto check = [&](Field field, bool isKnown) -> Checked {
        if (isKnown || isDraft)
            return {};
        if (isBlank(row, field))
            return refuse(row, field, RefusalReason::MissingValue);
        return refuse(row, field, RefusalReason::UnknownWord, m_words.expected(field));
    };
    for (std::size_t i = 0; i < m_task.questions.size(); ++i) {
        answer.ballot.at(i) = m_words.optionOf(i, cell(row, questionField(i)));
        if (const auto known = check(questionField(i), answer.ballot.at(i).has_value()); !known)
            return known;
    }
    for (std::size_t i = 0; i < m_task.scales.size(); ++i) {
        answer.scales.at(i) = m_words.pointOf(i, cell(row, scaleField(i)));
        if (const auto known = check(scaleField(i), answer.scales.at(i).has_value()); !known)
            return known;
    }
    return {};
}

/// Only what was answered "no" can have been left to the others.
TidyRowReader::Checked TidyRowReader::readSwept(const RecordTable::Row& row, Answer& answer) const
{
    const QStringList tokens = cell(row, Field::Swept).simplified().split(u' ', Qt::SkipEmptyParts);
    for (const QString& token : tokens) {
        const auto question = indexOfToken(m_task.questions, token);
        const bool isRow = question && !m_task.questions[*question].board.isEmpty() &&
                           isYesNo(m_task.questions[*question]) &&
                           answer.ballot.at(*question) == Choice{0};
        if (!isRow)
            return refuse(row, Field::Swept, RefusalReason::UnknownWord);
        answer.swept |= static_cast<quint16>(1U << *question);
    }
    return {};
}

/// "flag" holds the reason, or yes and no with the reason beside it.
TidyRowReader::Checked TidyRowReader::readFlag(const RecordTable::Row& row, Answer& answer) const
{
    const QString flag = cell(row, Field::Flagged);
    answer.isFlagged = !isNo(flag);
    answer.flagReason = columns().has(Field::FlagReason) ? cell(row, Field::FlagReason)
                        : answer.isFlagged               ? flag
                                                         : QString();
    if (answer.isFlagged && answer.flagReason.trimmed().isEmpty())
        return refuse(row, Field::FlagReason, RefusalReason::MissingValue);
    return {};
}

TidyRowReader::Checked TidyRowReader::readGold(const RecordTable::Row& row,
                                               ImportedRecord& record) const
{
    record.note = cell(row, Field::Note);
    record.isAmbiguous = isYes(cell(row, Field::Ambiguous));
    if (!isBlank(row, Field::Basis))
        record.basis = basisFromToken(cell(row, Field::Basis));
    if (isBlank(row, goldField(0)))
        return {};
    record.gold = m_words.optionOf(0, cell(row, goldField(0)));
    if (!record.gold)
        return refuse(row, goldField(0), RefusalReason::UnknownWord,
                      m_words.expected(questionField(0)));
    return {};
}

} // namespace subtext
