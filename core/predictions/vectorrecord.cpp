// SPDX-License-Identifier: MIT
#include "core/predictions/vectorrecord.h"

#include "core/predictions/taggedanswer.h"

#include <algorithm>
#include <cmath>

namespace subtext {
namespace {

using evaluation::ProblemReason;
using evaluation::RowProblem;

constexpr std::array SetFields{"model", "mode", "run"};
constexpr std::array ScenarioFields{"scenario", "scenario_id", "id"};
/// Of a row of one emotion.
constexpr std::array CellFields{"p_yes",  "p",          "logit_yes",   "logit_no",
                                "answer", "confidence", "raw_response"};
/// Before the token of an emotion.
constexpr std::array WideFields{"p_", "logit_yes_", "logit_no_", "answer_", "confidence_", "raw_"};
/// Objects by token.
constexpr std::array ObjectFields{"probabilities", "logits", "answers", "raw_responses"};

std::optional<double> numberOf(const QString& text)
{
    bool isNumber = false;
    const double number = text.trimmed().toDouble(&isNumber);
    return isNumber && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

bool isIn(const QStringList& columns, const QString& name)
{
    return columns.contains(name, Qt::CaseInsensitive);
}

} // namespace

/// Where a record has what it says of one emotion.
class VectorRecordReader::Cell
{
public:
    /// `token` empty: the record is of one emotion.
    Cell(const VectorRecordReader& reader, const evaluation::Record& record, QString token)
        : m_reader(reader)
        , m_record(record)
        , m_token(std::move(token))
    {}

    std::optional<Found> probability() const
    {
        return isWide() ? either("p_", "probabilities") : first({"p_yes", "p"});
    }
    std::optional<Found> logit(const char* side) const
    {
        const QString field = QStringLiteral("logit_") + QLatin1String(side);
        if (!isWide())
            return m_reader.flat(m_record, field);
        if (auto found = m_reader.flat(m_record, field + u'_' + m_token))
            return found;
        const JsonValue* logits = objectOf("logits");
        const JsonValue* two = logits ? logits->find(m_token.toUtf8().constData()) : nullptr;
        return two ? ofJson(two->find(side), QStringLiteral("logits")) : std::nullopt;
    }
    std::optional<Found> answer() const
    {
        return isWide() ? either("answer_", "answers") : first({"answer"});
    }
    std::optional<Found> confidence() const
    {
        return isWide() ? either("confidence_", "confidence") : first({"confidence"});
    }
    std::optional<Found> raw() const
    {
        return isWide() ? either("raw_", "raw_responses") : first({"raw_response"});
    }
    qint64 line() const { return m_record.line; }

private:
    bool isWide() const { return !m_token.isEmpty(); }

    std::optional<Found> first(std::initializer_list<const char*> fields) const
    {
        for (const char* field : fields) {
            if (auto found = m_reader.flat(m_record, QLatin1String(field)))
                return found;
        }
        return std::nullopt;
    }
    std::optional<Found> either(const char* prefix, const char* object) const
    {
        if (auto found = m_reader.flat(m_record, QLatin1String(prefix) + m_token))
            return found;
        const JsonValue* values = objectOf(object);
        return values ? ofJson(values->find(m_token.toUtf8().constData()), QLatin1String(object))
                      : std::nullopt;
    }
    const JsonValue* objectOf(const char* name) const
    {
        const evaluation::FieldValue* value = m_record.find(QLatin1String(name));
        return value && value->json && value->json->isObject() ? value->json : nullptr;
    }
    static std::optional<Found> ofJson(const JsonValue* value, const QString& column)
    {
        if (!value || value->kind() == JsonValue::Kind::Null)
            return std::nullopt;
        return Found{column, value->text()};
    }

    const VectorRecordReader& m_reader;
    const evaluation::Record& m_record;
    QString m_token;
};

VectorRecordReader::VectorRecordReader(const entanglement::EmotionNames& emotions,
                                       const evaluation::ScenarioNames& names,
                                       const QMap<QString, QString>& columns)
    : m_names(names)
    , m_columns(columns)
{
    for (const std::string& token : emotions)
        m_tokens << QString::fromStdString(token);
}

QStringList VectorRecordReader::fieldNames() const
{
    QStringList fields{QStringLiteral("emotion"), QStringLiteral("question")};
    const auto add = [&](const auto& names) {
        for (const char* name : names)
            fields << QLatin1String(name);
    };
    add(ScenarioFields);
    add(SetFields);
    add(CellFields);
    add(ObjectFields);
    for (const char* prefix : WideFields) {
        for (const QString& token : m_tokens)
            fields << QLatin1String(prefix) + token;
    }
    return fields;
}

std::optional<QString> VectorRecordReader::missingColumn(const QStringList& columns) const
{
    for (const QString& column : m_columns) {
        if (!isIn(columns, column))
            return column;
    }
    const auto has = [&](const QString& field) {
        return isIn(columns, m_columns.value(field, field));
    };
    const bool isOfScenarios =
        std::any_of(ScenarioFields.begin(), ScenarioFields.end(),
                    [&](const char* field) { return has(QLatin1String(field)); });
    if (!isOfScenarios)
        return QStringLiteral("scenario");
    const QStringList fields = fieldNames();
    const bool saysSomething = std::any_of(fields.begin(), fields.end(), [&](const QString& field) {
        const auto isField = [&](const char* other) { return field == QLatin1String(other); };
        return has(field) && field != QLatin1String("emotion") &&
               field != QLatin1String("question") &&
               std::none_of(ScenarioFields.begin(), ScenarioFields.end(), isField) &&
               std::none_of(SetFields.begin(), SetFields.end(), isField);
    });
    return saysSomething ? std::nullopt : std::optional(QStringLiteral("p_") + m_tokens.front());
}

std::optional<VectorRecordReader::Found> VectorRecordReader::flat(const evaluation::Record& record,
                                                                  const QString& field) const
{
    const evaluation::FieldValue* value = record.find(m_columns.value(field, field));
    const bool isText = value && (!value->json || (!value->json->isObject() &&
                                                   value->json->kind() != JsonValue::Kind::Null));
    if (!isText || value->text.trimmed().isEmpty())
        return std::nullopt;
    return Found{value->column, value->text};
}

QString VectorRecordReader::text(const evaluation::Record& record,
                                 std::initializer_list<const char*> fields) const
{
    for (const char* field : fields) {
        if (const auto found = flat(record, QLatin1String(field)))
            return found->text.trimmed();
    }
    return {};
}

tl::expected<int, RowProblem> VectorRecordReader::itemOf(const evaluation::Record& record) const
{
    const QString name = text(record, {"scenario", "scenario_id", "id"});
    if (name.isEmpty())
        return tl::unexpected(
            RowProblem{{}, record.line, QStringLiteral("scenario"), {}, ProblemReason::NoScenario});
    const auto item = m_names.find(name);
    if (!item)
        return tl::unexpected(
            RowProblem{{}, record.line, QStringLiteral("scenario"), name, item.error()});
    return *item;
}

std::optional<std::size_t> VectorRecordReader::emotionNamed(const QString& name) const
{
    const qsizetype place = m_tokens.indexOf(name.trimmed().toLower());
    return place < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(place));
}

void VectorRecordReader::readCell(const Cell& cell, std::size_t emotion,
                                  ReadVectorRecord& read) const
{
    entanglement::VectorPrediction& said = read.row.said;
    const auto refuse = [&](const Found& found, ProblemReason reason) {
        read.problems.push_back({{}, cell.line(), found.column, found.text, reason});
    };
    if (const auto found = cell.probability()) {
        const auto p = numberOf(found->text);
        if (p && *p >= 0 && *p <= 1)
            said.yes.at(emotion) = *p;
        else
            refuse(*found, ProblemReason::UnusableProbability);
    } else {
        const auto yes = cell.logit("yes");
        const auto no = cell.logit("no");
        const auto ofYes = yes ? numberOf(yes->text) : std::nullopt;
        const auto ofNo = no ? numberOf(no->text) : std::nullopt;
        if (ofYes && ofNo)
            said.yes.at(emotion) = 1 / (1 + std::exp(*ofNo - *ofYes));
        else if (yes || no)
            refuse(yes && !ofYes ? *yes : no ? *no : *yes, ProblemReason::UnusableProbability);
    }
    const auto raw = cell.raw();
    if (raw)
        read.row.raw.at(emotion) = raw->text;
    const auto either = [&](const std::optional<Found>& stated, const char* tag) {
        if (stated || !raw)
            return stated;
        const QString tagged = lastTagged(raw->text, QLatin1String(tag));
        return tagged.isEmpty() ? std::nullopt : std::optional(Found{raw->column, tagged});
    };
    if (const auto found = either(cell.answer(), "answer")) {
        said.answers.at(emotion) = yesOrNo(found->text);
        if (!said.answers.at(emotion))
            refuse(*found, ProblemReason::UnusableAnswer);
    }
    if (const auto found = either(cell.confidence(), "confidence")) {
        const auto level = numberOf(found->text);
        if (level && *level >= 1 && *level <= 5 && std::floor(*level) == *level)
            said.confidence.at(emotion) = static_cast<int>(*level);
        else
            refuse(*found, ProblemReason::UnusableConfidence);
    }
}

tl::expected<ReadVectorRecord, RowProblem>
VectorRecordReader::read(const evaluation::Record& record) const
{
    const auto item = itemOf(record);
    if (!item)
        return tl::unexpected(item.error());
    ReadVectorRecord read;
    read.name.model = text(record, {"model", "model_id"});
    read.name.mode = text(record, {"mode"});
    read.name.run = text(record, {"run"});
    read.row.line = record.line;
    read.row.item = *item;
    const QString named = text(record, {"emotion", "question"});
    if (named.isEmpty()) {
        for (std::size_t i = 0; i < entanglement::Emotions; ++i)
            readCell(Cell(*this, record, m_tokens.at(static_cast<qsizetype>(i))), i, read);
        return read;
    }
    const auto emotion = emotionNamed(named);
    if (!emotion)
        return tl::unexpected(RowProblem{
            {}, record.line, QStringLiteral("emotion"), named, ProblemReason::UnknownQuestion});
    read.isOneCell = true;
    readCell(Cell(*this, record, {}), *emotion, read);
    return read;
}

} // namespace subtext
