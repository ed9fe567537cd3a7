// SPDX-License-Identifier: MIT
#include "core/exchange/cei/ceirowreader.h"

#include "core/domain/emotion.h"
#include "core/domain/scale.h"
#include "core/domain/vocabulary.h"
#include "core/exchange/rows/answerwords.h"
#include "core/exchange/rows/ceicolumns.h"

namespace subtext {
namespace {

/// By what a scene is known: its texts, and who stands above whom where the file says that.
constexpr quint16 bitOf(FieldIndex part)
{
    return static_cast<quint16>(1U << indexOf(part));
}
constexpr quint16 SaidParts = bitOf(ScenePart::PowerRelation) | bitOf(ScenePart::SpeakerRole) |
                              bitOf(ScenePart::ListenerRole) | bitOf(ScenePart::Context) |
                              bitOf(ScenePart::Utterance);

QString emotionTokens()
{
    QStringList tokens;
    for (const Choice emotion : AllEmotions)
        tokens << emotionToken(emotion);
    return tokens.join(QStringLiteral(", "));
}

QString labelsOf(ScaleIndex dimension)
{
    QStringList labels;
    for (int point = MinPoint; point <= MaxPoint; ++point)
        labels << scaleLabel(dimension, point);
    return labels.join(QStringLiteral(", "));
}

/// By its token, or by its word in the task, as groups are.
std::optional<PowerRelation> powerNamed(const Task& task, const QString& text)
{
    for (const ListedWord& power : task.scene[indexOf(ScenePart::PowerRelation)].options) {
        if (power.word.compare(text.simplified(), Qt::CaseInsensitive) == 0)
            return powerFromToken(power.token);
    }
    return powerFromToken(text);
}

} // namespace

CeiRowReader::Checked CeiRowReader::readRow(const RecordTable::Row& row,
                                            ImportedRecord& record) const
{
    record.isReference = columns().isReference;
    if (const auto read = record.isReference ? readReference(row, record.scenario)
                                             : readScenario(row, record.scenario);
        !read)
        return read;
    if (!record.isReference)
        record.said = static_cast<quint16>(SaidParts & ~record.scenario.guessed);
    if (const auto read = readPart(row, record); !read)
        return read;
    if (options().kind == ImportKind::Scenarios)
        return {};
    if (columns().isTidy) {
        if (const auto read = readTidyAnswer(row, record); !read)
            return read;
    }
    for (const ColumnsOfRater& rater : columns().raters) {
        if (const auto read = readAnswer(row, rater, record); !read)
            return read;
    }
    return options().withGold ? readGold(row, record) : Checked();
}

QString CeiRowReader::meantBy(const QString& text, QLatin1String field) const
{
    if (options().values.isEmpty())
        return text;
    const QMap<QString, QString> words = options().values.value(field);
    for (auto word = words.begin(); word != words.end(); ++word) {
        if (word.key().compare(text.simplified(), Qt::CaseInsensitive) == 0)
            return word.value();
    }
    return text;
}

/// Words that are said to mean a point may give its value; cells give its label.
std::optional<int> CeiRowReader::pointOf(ScaleIndex dimension, const QString& text) const
{
    const QString meant = meantBy(text, dimensionToken(dimension));
    bool isNumber = false;
    const int point = meant.toInt(&isNumber);
    const bool isSaid = isNumber && isPoint(point) && meant != text;
    return isSaid ? std::optional(point) : pointFromLabel(dimension, meant);
}

std::optional<QString> CeiRowReader::subtypeOf(const RecordTable::Row& row) const
{
    const QString said = cell(row, Field::Group);
    return said.trimmed().isEmpty()
               ? m_fileSubtype
               : groupOf(taskOf(options()), meantBy(said, QLatin1String("subtype")));
}

CeiRowReader::Checked CeiRowReader::readScenario(const RecordTable::Row& row,
                                                 Scenario& scenario) const
{
    scenario.sourceId = cell(row, Field::Id);
    if (scenario.sourceId.trimmed().isEmpty())
        return refuse(row, Field::Id, RefusalReason::MissingValue);
    if (cell(row, CeiField::Context).trimmed().isEmpty())
        return refuse(row, CeiField::Context, RefusalReason::MissingValue);
    if (cell(row, CeiField::Utterance).trimmed().isEmpty())
        return refuse(row, CeiField::Utterance, RefusalReason::MissingValue);

    const auto subtype = subtypeOf(row);
    if (!subtype)
        return refuse(row, Field::Group, RefusalReason::UnknownSubtype);
    scenario.group = *subtype;

    const auto domain =
        domainFromToken(meantBy(cell(row, CeiField::Domain), QLatin1String("domain")));
    if (!domain)
        return refuse(row, CeiField::Domain, RefusalReason::UnknownDomain);
    scenario.text(ScenePart::Domain) = domainToken(*domain);

    scenario.text(ScenePart::SpeakerRole) = cell(row, CeiField::SpeakerRole);
    scenario.text(ScenePart::ListenerRole) = cell(row, CeiField::ListenerRole);
    scenario.text(ScenePart::Context) = cell(row, CeiField::Context);
    scenario.text(ScenePart::Utterance) = cell(row, CeiField::Utterance);

    const QString powerText = cell(row, CeiField::Power);
    if (powerText.trimmed().isEmpty()) {
        scenario.text(ScenePart::PowerRelation) = powerToken(derivePowerRelation(
            scenario.text(ScenePart::SpeakerRole), scenario.text(ScenePart::ListenerRole)));
        scenario.setGuessed(ScenePart::PowerRelation);
        return {};
    }
    const auto power =
        powerNamed(taskOf(options()), meantBy(powerText, QLatin1String("power_relation")));
    if (!power)
        return refuse(row, CeiField::Power, RefusalReason::UnknownPower);
    scenario.text(ScenePart::PowerRelation) = powerToken(*power);
    const QString origin = cell(row, Field::PowerOrigin).trimmed();
    if (origin == powerSourceToken(PowerSource::Derived) ||
        origin == powerSourceToken(PowerSource::Assumed))
        scenario.setGuessed(ScenePart::PowerRelation);
    return {};
}

CeiRowReader::Checked CeiRowReader::readReference(const RecordTable::Row& row,
                                                  Scenario& scenario) const
{
    scenario.sourceId = cell(row, Field::Id).trimmed();
    if (scenario.sourceId.isEmpty())
        return refuse(row, Field::Id, RefusalReason::MissingValue);
    const auto subtype = subtypeOf(row);
    if (!subtype && !cell(row, Field::Group).trimmed().isEmpty())
        return refuse(row, Field::Group, RefusalReason::UnknownSubtype);
    scenario.group = subtype.value_or(QString());
    if (const QString prefix = scenario.group + u'/'; scenario.sourceId.startsWith(prefix))
        scenario.sourceId = scenario.sourceId.mid(prefix.size());
    return {};
}

CeiRowReader::Checked CeiRowReader::readAnswer(const RecordTable::Row& row,
                                               const ColumnsOfRater& rater,
                                               ImportedRecord& record) const
{
    bool isBlank = row.cells.at(rater.emotion).trimmed().isEmpty();
    for (qsizetype column : rater.scales)
        isBlank = isBlank && row.cells.at(column).trimmed().isEmpty();
    if (isBlank && !(row.origin && row.origin->isSkipped))
        return {}; // this person did not label this item

    ImportedAnswer imported;
    imported.annotator = rater.name;
    const bool isDraft = row.origin && row.origin->isDraft;
    imported.answer.ballot[0] =
        emotionFromToken(meantBy(row.cells.at(rater.emotion), QLatin1String("emotion")));
    if (!imported.answer.ballot[0] && !isDraft)
        return refuse(row, rater.emotion, RefusalReason::UnknownEmotion, emotionTokens());
    for (ScaleIndex dimension : AllDimensions) {
        const qsizetype column = rater.scales.at(indexOf(dimension));
        imported.answer.scale(dimension) = pointOf(dimension, row.cells.at(column));
        if (!imported.answer.scale(dimension) && !isDraft)
            return refuse(row, column, RefusalReason::UnknownScalePoint, labelsOf(dimension));
    }
    if (const auto read = readPosition(row, rater.position, imported); !read)
        return read;
    record.answers.push_back(std::move(imported));
    return {};
}

CeiRowReader::Checked CeiRowReader::readTidyAnswer(const RecordTable::Row& row,
                                                   ImportedRecord& record) const
{
    if (cell(row, Field::Annotator).trimmed().isEmpty())
        return record.isReference ? refuse(row, Field::Annotator, RefusalReason::MissingValue)
                                  : Checked(); // a scenario that nobody labelled
    ColumnsOfRater rater;
    rater.name = cell(row, Field::Annotator).trimmed();
    rater.emotion = columns().at(CeiField::Emotion);
    rater.scales = {columns().at(scaleField(0)), columns().at(scaleField(1)),
                    columns().at(scaleField(2)), columns().at(scaleField(3))};
    if (const auto read = readAnswer(row, rater, record); !read || record.answers.empty())
        return read;

    ImportedAnswer& imported = record.answers.back();
    imported.code = cell(row, Field::AnnotatorCode).trimmed();
    imported.answer.explanation = cell(row, Field::Explanation);
    imported.answer.isFlagged = isYes(cell(row, Field::Flagged));
    imported.answer.flagReason = cell(row, Field::FlagReason);
    if (imported.answer.isFlagged && imported.answer.flagReason.trimmed().isEmpty())
        return refuse(row, Field::FlagReason, RefusalReason::MissingValue);
    return readCircumstances(row, imported);
}

CeiRowReader::Checked CeiRowReader::readGold(const RecordTable::Row& row,
                                             ImportedRecord& record) const
{
    record.note = cell(row, Field::Note);
    record.isAmbiguous = isYes(cell(row, Field::Ambiguous));
    if (const QString text = cell(row, Field::Basis); !text.trimmed().isEmpty())
        record.basis = basisFromToken(text);
    const QString gold = cell(row, CeiField::Gold);
    if (gold.trimmed().isEmpty())
        return {};
    record.gold = emotionFromToken(meantBy(gold, QLatin1String("emotion")));
    if (!record.gold)
        return refuse(row, CeiField::Gold, RefusalReason::UnknownEmotion, emotionTokens());
    return {};
}

} // namespace subtext
