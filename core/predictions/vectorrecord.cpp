// SPDX-License-Identifier: MIT
#include "core/predictions/vectorrecord.h"

#include "core/predictions/vectorparts.h"

#include <algorithm>
#include <cmath>

namespace subtext {
namespace {

using evaluation::numberOf;
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

QStringList tokensOf(const entanglement::EmotionNames& emotions)
{
    QStringList tokens;
    for (const std::string& token : emotions)
        tokens << QString::fromStdString(token);
    return tokens;
}

QStringList answerFields(const QStringList& tokens)
{
    QStringList fields;
    for (const char* name : CellFields)
        fields << QLatin1String(name);
    for (const char* name : ObjectFields)
        fields << QLatin1String(name);
    for (const char* prefix : WideFields) {
        for (const QString& token : tokens)
            fields << QLatin1String(prefix) + token;
    }
    return fields;
}

bool isIn(const QStringList& columns, const QString& name)
{
    return columns.contains(name, Qt::CaseInsensitive);
}

} // namespace

/// Where a record has what it says of one emotion.
class VectorLayout::Cell
{
public:
    /// `token` empty: the record is of one emotion.
    Cell(const VectorLayout& reader, const evaluation::Record& record, QString token)
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

    const VectorLayout& m_reader;
    const evaluation::Record& m_record;
    QString m_token;
};

VectorLayout::VectorLayout(const entanglement::EmotionNames& emotions,
                           const evaluation::ScenarioNames& names,
                           const QMap<QString, QString>& columns)
    : RecordLayout(names, columns)
    , m_tokens(tokensOf(emotions))
{}

bool VectorLayout::namesScenarios(const QStringList& columns) const
{
    return std::any_of(ScenarioFields.begin(), ScenarioFields.end(), [&](const char* field) {
        return isIn(columns, column(QLatin1String(field)));
    });
}

QStringList VectorLayout::questions() const
{
    return {QStringLiteral("p_") + m_tokens.front()};
}

bool VectorLayout::answers(std::size_t /*question*/, const QStringList& columns) const
{
    const QStringList fields = answerFields(m_tokens);
    return std::any_of(fields.begin(), fields.end(),
                       [&](const QString& field) { return isIn(columns, column(field)); });
}

std::optional<VectorLayout::Found> VectorLayout::flat(const evaluation::Record& record,
                                                      const QString& field) const
{
    const evaluation::FieldValue* value = record.find(column(field));
    const bool isText = value && (!value->json || (!value->json->isObject() &&
                                                   value->json->kind() != JsonValue::Kind::Null));
    if (!isText || value->text.trimmed().isEmpty())
        return std::nullopt;
    return Found{value->column, value->text};
}

QString VectorLayout::text(const evaluation::Record& record,
                           std::initializer_list<const char*> fields) const
{
    for (const char* field : fields) {
        if (const auto found = flat(record, QLatin1String(field)))
            return found->text.trimmed();
    }
    return {};
}

tl::expected<int, RowProblem> VectorLayout::itemOf(const evaluation::Record& record) const
{
    const QString name = text(record, {"scenario", "scenario_id", "id"});
    if (name.isEmpty())
        return tl::unexpected(
            RowProblem{{}, record.line, QStringLiteral("scenario"), {}, ProblemReason::NoScenario});
    const auto item = names().find(name);
    if (!item)
        return tl::unexpected(
            RowProblem{{}, record.line, QStringLiteral("scenario"), name, item.error()});
    return *item;
}

std::optional<std::size_t> VectorLayout::emotionNamed(const QString& name) const
{
    const qsizetype place = m_tokens.indexOf(name.trimmed().toLower());
    return place < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(place));
}

struct VectorLayout::Vector
{
    entanglement::VectorPrediction said;
    entanglement::ByEmotion<QString> raw;
};

void VectorLayout::readCell(const Cell& cell, std::size_t emotion, Vector& vector,
                            evaluation::ReadRecord& read)
{
    entanglement::VectorPrediction& said = vector.said;
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
        vector.raw.at(emotion) = raw->text;
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

tl::expected<evaluation::ReadRecord, RowProblem>
VectorLayout::read(const evaluation::Record& record) const
{
    const auto item = itemOf(record);
    if (!item)
        return tl::unexpected(item.error());
    evaluation::ReadRecord read;
    read.name = {text(record, {"model", "model_id"}), text(record, {"mode"}),
                 text(record, {"run"})};
    read.prediction.line = record.line;
    read.prediction.item = *item;
    Vector vector;
    const QString named = text(record, {"emotion", "question"});
    read.isPart = !named.isEmpty();
    if (const auto emotion = emotionNamed(named))
        readCell(Cell(*this, record, {}), *emotion, vector, read);
    else if (read.isPart)
        return tl::unexpected(RowProblem{
            {}, record.line, QStringLiteral("emotion"), named, ProblemReason::UnknownQuestion});
    for (std::size_t i = 0; !read.isPart && i < entanglement::Emotions; ++i)
        readCell(Cell(*this, record, m_tokens.at(static_cast<qsizetype>(i))), i, vector, read);
    read.prediction.parts = partsOf(vector.said, vector.raw);
    return read;
}

QStringList vectorFieldNames(const entanglement::EmotionNames& emotions)
{
    QStringList fields{QStringLiteral("emotion"), QStringLiteral("question")};
    for (const char* name : ScenarioFields)
        fields << QLatin1String(name);
    for (const char* name : SetFields)
        fields << QLatin1String(name);
    return fields + answerFields(tokensOf(emotions));
}

} // namespace subtext
