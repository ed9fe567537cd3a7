// SPDX-License-Identifier: MIT
#include "core/exchange/labelstudio/labelstudiolayout.h"

#include "core/domain/scale.h"
#include "core/exchange/labelstudio/labelstudiorows.h"
#include "core/exchange/tables/csvtext.h"

#include <algorithm>

namespace subtext {
namespace {

/// Whether an option has these very words.
bool isWordOf(const Question& question, const QString& text)
{
    return std::any_of(question.options.begin(), question.options.end(), [&](const Option& option) {
        return option.token == text.trimmed() || option.word == text.trimmed();
    });
}

/// What a table of the task says for a point.
QString cellOf(const Task& task, const ScalePoint& point)
{
    return task.layout == TaskLayout::Cei ? point.word : QString::number(point.value);
}

} // namespace

void LabelStudioLayout::take(Row row)
{
    const std::size_t number = m_next++;
    // Somebody may write the file between the two readings.
    if (number >= m_survey.isReplaced.size() || columns().size() > m_survey.ownColumns)
        return stop({ErrorCode::MalformedFile, {}, row.line, 0, {}, QStringLiteral("changed")});
    if (m_survey.isReplaced[number])
        return;
    m_set.clear();
    RowOrigin origin = originOf(row);
    if (row.isGold)
        nameGold(row);
    if (row.isDraft) {
        nameDraft(row);
        if (row.isPrediction)
            set(Field::Annotator, row.annotator);
        else
            nameAnswerer(row, origin);
        nameCircumstances(row);
        return handOn(row, std::move(origin));
    }
    if (!m_survey.hasLabels || !row.isAnnotation)
        return handOn(row, std::move(origin));
    if (const auto unusable = nameAnswer(row)) {
        refuseAnswer(row, *unusable);
        dropAnswer(row);
        return handOn(row, std::move(origin));
    }
    nameAnswerer(row, origin);
    nameCircumstances(row);
    handOn(row, std::move(origin));
}

RowOrigin LabelStudioLayout::originOf(const Row& row) const
{
    RowOrigin origin;
    origin.task = row.task;
    origin.annotation = row.number;
    origin.person = row.annotator;
    origin.isNumbered = row.isNumbered;
    origin.changedAt = labelStudioMoment(row.updatedAt);
    if (!origin.changedAt)
        origin.changedAt = labelStudioMoment(row.createdAt);
    origin.isDraft = row.isDraft;
    origin.isPrediction = row.isPrediction;
    origin.isSkipped = row.isSkipped;
    if (row.rater.isEmpty()) {
        origin.aliases = row.aliases;
        origin.personNumber = row.personNumber;
    }
    if (row.own)
        origin.ownAnnotation = row.own->annotation;
    origin.isChangedThere = row.isChangedThere;
    return origin;
}

/// "group/id", or what the row has of it.
QString LabelStudioLayout::scenarioOf(const Row& row)
{
    if (const QString name = textAt(row, columnOf(Field::Scenario)); !name.isEmpty())
        return name;
    const QString group = textAt(row, columnOf(Field::Group));
    const QString id = textAt(row, columnOf(Field::Id));
    return group.isEmpty() || id.isEmpty() ? id : group + u'/' + id;
}

void LabelStudioLayout::refuseAnswer(const Row& row, const Unusable& why)
{
    m_refused({{},
               row.line,
               why.column,
               why.value,
               why.reason,
               why.expected,
               scenarioOf(row),
               std::make_shared<const RowOrigin>(originOf(row))});
}

std::optional<LabelStudioLayout::Unusable> LabelStudioLayout::nameAnswer(Row& row)
{
    if (row.annotator.isEmpty())
        return Unusable{row.annotatorColumn, {}, RefusalReason::MissingValue};
    std::optional<Unusable> unusable;
    for (const auto& cell : row.cells.all()) {
        const auto field = fieldAt(cell.first);
        if (unusable || !field || !(isQuestion(*field) || isScale(*field)))
            continue;
        if (cell.first != columnOf(*field))
            continue; // another control is the field's
        unusable = nameCell(row, *field, *row.cells.find(cell.first));
        if (unusable)
            unusable->column = columns().at(cell.first);
    }
    return unusable;
}

/// What a draft says that cannot be used is not there yet.
void LabelStudioLayout::nameDraft(Row& row)
{
    for (const auto& cell : row.cells.all()) {
        const auto field = fieldAt(cell.first);
        if (!field || !(isQuestion(*field) || isScale(*field)))
            continue;
        Value& value = *row.cells.find(cell.first);
        if (nameCell(row, *field, value))
            value.text.clear();
    }
}

std::optional<LabelStudioLayout::Unusable> LabelStudioLayout::nameCell(const Row& row, Field field,
                                                                       Value& value)
{
    const Task& task = names().task();
    const QString token = names().tokenOf(field);
    if (value.isSeveral && !options().firstOf.contains(token))
        return Unusable{{}, value.text, RefusalReason::SeveralChoices};
    if (value.isSeveral)
        value.text = value.first;
    if (isScale(field) && row.isOwn()) {
        // Words of points may be numbers, and others than the points' own.
        for (const ScalePoint& point :
             task.scales.at(numberAfter(Field::FirstScale, field)).points) {
            if (point.word == value.text) {
                value.text = cellOf(task, point);
                return std::nullopt;
            }
        }
    }
    const auto number = wholeNumber(value.text);
    const bool isSaid = options().values.value(token).contains(value.text.simplified());
    if (!number || isSaid)
        return std::nullopt; // words, or what will be refused
    if (isQuestion(field)) {
        const Question& question = task.questions.at(numberAfter(Field::FirstOfQuestions, field));
        if (!value.isNumber && isWordOf(question, value.text))
            return std::nullopt;
        QStringList tokens;
        for (const Option& option : question.options)
            tokens << option.token;
        return Unusable{
            {}, value.text, RefusalReason::UnknownWord, tokens.join(QStringLiteral(", "))};
    }
    const auto range = options().scales.constFind(token);
    const auto& points = task.scales.at(numberAfter(Field::FirstScale, field)).points;
    if (range == options().scales.constEnd())
        return Unusable{{}, value.text, RefusalReason::UnknownRange, token};
    const auto place = range->placeOf(*number);
    if (!place || static_cast<std::size_t>(range->count()) != points.size())
        return Unusable{{}, value.text, RefusalReason::OutsideRange, numberRangeText(*range)};
    value.text = cellOf(task, points.at(*place));
    return std::nullopt;
}

/// The label of the truth becomes the scene's; of what it is made the file does not say.
void LabelStudioLayout::nameGold(Row& row)
{
    const Value* label = row.cells.find(columnOf(questionField(0)));
    if (options().withGold && label != nullptr) {
        set(goldField(0), label->text);
        set(Field::Basis, QStringLiteral("unstated"));
    }
    dropAnswer(row);
}

void LabelStudioLayout::nameAnswerer(const Row& row, RowOrigin& origin)
{
    QStringList called{row.annotator};
    if (row.rater.isEmpty()) {
        // One person by number here and by address there.
        if (m_survey.addressOf.contains(row.annotator))
            called.prepend(m_survey.addressOf.value(row.annotator));
        called += row.aliases;
    }
    const auto said = saidPerson(called);
    origin.isPersonSaid = said.has_value();
    set(Field::Annotator, said.value_or(called.front()));
    set(Field::AnnotatorCode, row.code);
}

/// Label Studio puts the time of its import in the place of the time of an answer, so that what
/// Subtext wrote there counts as long as nobody has changed the answer. Where the file has lost
/// that, the time is not known.
void LabelStudioLayout::nameCircumstances(Row& row)
{
    const bool isOurs = row.own && !row.isChangedThere;
    const bool isTimeLost = row.isOwn() && !row.own;
    const auto wallMs = labelStudioWallMs(row.leadTime);
    if (wallMs)
        set(Field::WallMs, QString::number(*wallMs));
    else if (isOurs && row.leadTime.isEmpty())
        set(Field::WallMs, row.own->wallMs);
    if (isOurs) {
        set(Field::SubmittedAt, row.own->submittedAt);
        set(Field::ActiveMs, row.own->activeMs);
        set(Field::Visits, row.own->visits);
        set(Field::FocusLosses, row.own->focusLosses);
        set(Field::Position, row.own->position);
    } else if (!isTimeLost) {
        const QString said = row.isChangedThere ? row.updatedAt : row.createdAt;
        set(Field::SubmittedAt, isoTime(labelStudioMoment(said)));
    }
    const qsizetype flag = columnOf(Field::Flagged);
    const qsizetype reason = columnOf(Field::FlagReason);
    if (!textAt(row, flag).trimmed().isEmpty() && textAt(row, reason).trimmed().isEmpty())
        set(Field::FlagReason, QStringLiteral("(no reason given)"));
}

void LabelStudioLayout::set(Field field, const QString& text)
{
    if (const auto at = m_survey.added.find(field); at != m_survey.added.end())
        m_set.emplace_back(at->second, text);
}

void LabelStudioLayout::handOn(const Row& row, RowOrigin origin)
{
    m_whole.line = row.line;
    m_whole.origin = std::make_shared<const RowOrigin>(std::move(origin));
    for (const auto& [column, value] : row.cells.all())
        m_whole.cells[column] = value.text;
    for (const auto& [column, text] : m_set)
        m_whole.cells[column] = text;
    m_sink.add(m_whole);
    for (const auto& [column, value] : row.cells.all())
        m_whole.cells[column] = QString();
    for (const auto& [column, text] : m_set)
        m_whole.cells[column] = QString();
}

} // namespace subtext
