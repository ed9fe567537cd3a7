// SPDX-License-Identifier: MIT
#include "core/exchange/rowinterpreter.h"

#include "core/domain/ceiscene.h"

#include <QDateTime>

#include <limits>

namespace subtext {
namespace {

bool isYes(const QString& text)
{
    const QString word = text.trimmed().toLower();
    return word == QLatin1String("1") || word == QLatin1String("true") ||
           word == QLatin1String("yes");
}

} // namespace

std::optional<qint64> momentFromIso(const QString& text)
{
    QDateTime moment = QDateTime::fromString(text, Qt::ISODateWithMs);
    if (!moment.isValid())
        return std::nullopt;
    if (moment.timeSpec() == Qt::LocalTime)
        moment.setTimeSpec(Qt::UTC);
    return moment.toMSecsSinceEpoch();
}

QString RowInterpreter::cell(const RecordTable::Row& row, Field field) const
{
    return m_columns.has(field) ? row.cells.at(m_columns.at(field)) : QString();
}

tl::unexpected<Refusal> RowInterpreter::refuse(const RecordTable::Row& row, qsizetype column,
                                               RefusalReason reason) const
{
    Refusal refusal;
    refusal.line = row.line;
    refusal.reason = reason;
    if (column >= 0) {
        refusal.column = m_table.columns.value(column);
        refusal.value = row.cells.value(column);
    }
    return tl::unexpected<Refusal>(std::move(refusal));
}

tl::expected<ImportedRecord, Refusal> RowInterpreter::interpret(const RecordTable::Row& row) const
{
    if (row.cells.size() != m_table.columns.size()) {
        auto refusal = refuse(row, -1, RefusalReason::WrongCellCount);
        refusal.value().value =
            QStringLiteral("%1/%2").arg(row.cells.size()).arg(m_table.columns.size());
        return refusal;
    }
    ImportedRecord record;
    record.line = row.line;
    if (const auto read = readScenario(row, record.scenario); !read)
        return tl::unexpected<Refusal>(read.error());
    if (m_options.kind == ImportKind::Scenarios)
        return record;
    if (m_columns.isTidy()) {
        if (const auto read = readTidyAnswer(row, record); !read)
            return tl::unexpected<Refusal>(read.error());
    }
    for (const RaterColumns& rater : m_columns.raters) {
        if (const auto read = readAnswer(row, rater, record); !read)
            return tl::unexpected<Refusal>(read.error());
    }
    if (m_options.withGold) {
        if (const auto read = readGold(row, record); !read)
            return tl::unexpected<Refusal>(read.error());
    }
    return record;
}

RowInterpreter::Checked RowInterpreter::readScenario(const RecordTable::Row& row,
                                                     Scenario& scenario) const
{
    scenario.sourceId = cell(row, Field::Id);
    if (scenario.sourceId.trimmed().isEmpty())
        return refuse(row, Field::Id, RefusalReason::MissingValue);
    if (cell(row, Field::Context).trimmed().isEmpty())
        return refuse(row, Field::Context, RefusalReason::MissingValue);
    if (cell(row, Field::Utterance).trimmed().isEmpty())
        return refuse(row, Field::Utterance, RefusalReason::MissingValue);

    const QString subtypeText = cell(row, Field::Group);
    const auto subtype =
        subtypeText.trimmed().isEmpty() ? m_fileSubtype : subtypeFromToken(subtypeText);
    if (!subtype)
        return refuse(row, Field::Group, RefusalReason::UnknownSubtype);
    scenario.group = *subtype;

    const auto domain = domainFromToken(cell(row, Field::Domain));
    if (!domain)
        return refuse(row, Field::Domain, RefusalReason::UnknownDomain);
    scenario.text(ScenePart::Domain) = domainToken(*domain);

    scenario.text(ScenePart::SpeakerRole) = cell(row, Field::SpeakerRole);
    scenario.text(ScenePart::ListenerRole) = cell(row, Field::ListenerRole);
    scenario.text(ScenePart::Context) = cell(row, Field::Context);
    scenario.text(ScenePart::Utterance) = cell(row, Field::Utterance);

    const QString powerText = cell(row, Field::Power);
    if (powerText.trimmed().isEmpty()) {
        scenario.text(ScenePart::PowerRelation) = powerToken(derivePowerRelation(
            scenario.text(ScenePart::SpeakerRole), scenario.text(ScenePart::ListenerRole)));
        scenario.setGuessed(ScenePart::PowerRelation);
        return {};
    }
    const auto power = powerFromToken(powerText);
    if (!power)
        return refuse(row, Field::Power, RefusalReason::UnknownPower);
    scenario.text(ScenePart::PowerRelation) = powerToken(*power);
    return {};
}

RowInterpreter::Checked RowInterpreter::readAnswer(const RecordTable::Row& row,
                                                   const RaterColumns& rater,
                                                   ImportedRecord& record) const
{
    bool isBlank = row.cells.at(rater.emotion).trimmed().isEmpty();
    for (qsizetype column : rater.scales)
        isBlank = isBlank && row.cells.at(column).trimmed().isEmpty();
    if (isBlank)
        return {}; // this person did not label this item

    ImportedAnswer imported;
    imported.annotator = rater.name;
    imported.answer.ballot[0] = emotionFromToken(row.cells.at(rater.emotion));
    if (!imported.answer.ballot[0])
        return refuse(row, rater.emotion, RefusalReason::UnknownEmotion);
    for (ScaleIndex dimension : AllDimensions) {
        const qsizetype column = rater.scales.at(indexOf(dimension));
        imported.answer.scale(dimension) = pointFromLabel(dimension, row.cells.at(column));
        if (!imported.answer.scale(dimension))
            return refuse(row, column, RefusalReason::UnknownScalePoint);
    }
    record.answers.push_back(std::move(imported));
    return {};
}

RowInterpreter::Checked RowInterpreter::readTidyAnswer(const RecordTable::Row& row,
                                                       ImportedRecord& record) const
{
    if (cell(row, Field::Annotator).trimmed().isEmpty())
        return {}; // a scenario that nobody labelled
    RaterColumns columns;
    columns.name = cell(row, Field::Annotator).trimmed();
    columns.emotion = m_columns.at(Field::Emotion);
    columns.scales = {m_columns.at(Field::Valence), m_columns.at(Field::Arousal),
                      m_columns.at(Field::Dominance), m_columns.at(Field::Confidence)};
    if (const auto read = readAnswer(row, columns, record); !read || record.answers.empty())
        return read;

    ImportedAnswer& imported = record.answers.back();
    imported.code = cell(row, Field::AnnotatorCode).trimmed();
    imported.answer.explanation = cell(row, Field::Explanation);
    imported.answer.isFlagged = isYes(cell(row, Field::Flagged));
    imported.answer.flagReason = cell(row, Field::FlagReason);
    if (imported.answer.isFlagged && imported.answer.flagReason.trimmed().isEmpty())
        return refuse(row, Field::FlagReason, RefusalReason::MissingValue);

    ItemTimings timings;
    const auto number = [&](Field field, qint64& into) -> Checked {
        const QString text = cell(row, field).trimmed();
        if (text.isEmpty())
            return {};
        bool isNumber = false;
        into = text.toLongLong(&isNumber);
        if (!isNumber || into < 0)
            return refuse(row, field, RefusalReason::UnknownNumber);
        return {};
    };
    qint64 visits = 0;
    qint64 focusLosses = 0;
    for (const auto& [field, into] :
         {std::pair{Field::ActiveMs, &timings.activeMs}, std::pair{Field::WallMs, &timings.wallMs},
          std::pair{Field::Visits, &visits}, std::pair{Field::FocusLosses, &focusLosses}}) {
        if (const auto read = number(field, *into); !read)
            return read;
    }
    constexpr qint64 Most = std::numeric_limits<int>::max();
    if (visits > Most || focusLosses > Most)
        return refuse(row, visits > Most ? Field::Visits : Field::FocusLosses,
                      RefusalReason::UnknownNumber);
    timings.visits = static_cast<int>(visits);
    timings.focusLosses = static_cast<int>(focusLosses);
    // Lead times alone (wall clock) are better than none; the quality rules know which is which.
    const bool hasTimes = !cell(row, Field::ActiveMs).trimmed().isEmpty() ||
                          !cell(row, Field::WallMs).trimmed().isEmpty();
    if (hasTimes)
        imported.timings = timings;
    if (const QString text = cell(row, Field::SubmittedAt).trimmed(); !text.isEmpty()) {
        imported.submittedAt = momentFromIso(text);
        if (!imported.submittedAt)
            return refuse(row, Field::SubmittedAt, RefusalReason::UnknownNumber);
    }
    return {};
}

RowInterpreter::Checked RowInterpreter::readGold(const RecordTable::Row& row,
                                                 ImportedRecord& record) const
{
    record.note = cell(row, Field::Note);
    record.isAmbiguous = isYes(cell(row, Field::Ambiguous));
    if (const QString text = cell(row, Field::Basis); !text.trimmed().isEmpty())
        record.basis = basisFromToken(text);
    const QString gold = cell(row, Field::Gold);
    if (gold.trimmed().isEmpty())
        return {};
    record.gold = emotionFromToken(gold);
    if (!record.gold)
        return refuse(row, Field::Gold, RefusalReason::UnknownEmotion);
    return {};
}

} // namespace subtext
