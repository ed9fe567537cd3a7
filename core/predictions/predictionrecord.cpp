// SPDX-License-Identifier: MIT
#include "core/predictions/predictionrecord.h"

#include "core/domain/scale.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace subtext::evaluation {
namespace {

constexpr double SumTolerance = 0.001;

/// A field and the columns that hold it, the first one that says something.
struct FieldColumns
{
    const char* field;
    std::vector<const char*> columns;
};

const std::vector<FieldColumns>& knownFields()
{
    static const std::vector<FieldColumns> fields{
        {"scenario", {"scenario", "scenario_id"}},
        {"subtype", {"subtype"}},
        {"id", {"id"}},
        {"model", {"model", "model_id"}},
        {"mode", {"mode"}},
        {"run", {"run"}},
        {"emotion", {"emotion", "predicted_emotion", "predicted", "label"}},
        {"raw_response", {"raw_response"}},
        {"valence", {"valence", "predicted_valence"}},
        {"arousal", {"arousal", "predicted_arousal"}},
        {"dominance", {"dominance", "predicted_dominance"}},
        {"probabilities", {"probabilities"}},
        {"confidence", {"confidence", "predicted_confidence"}},
        {"status", {"status"}},
        {"finish_reason", {"finish_reason"}},
        {"success", {"success"}},
        {"gold", {"gold"}},
    };
    return fields;
}

bool hasAny(const QStringList& columns, const QStringList& names)
{
    return std::any_of(names.begin(), names.end(), [&](const QString& name) {
        return columns.contains(name, Qt::CaseInsensitive);
    });
}

QString shareField(const Options& options, const QString& token)
{
    return options.isOneOfSeveral() ? QStringLiteral("p_%1_%2").arg(options.question(), token)
                                    : QStringLiteral("p_") + token;
}

/// What is of a question by itself: its columns' names have the question's.
bool isOfQuestion(const char* field)
{
    constexpr std::array Fields{"emotion", "raw_response", "probabilities", "confidence", "gold"};
    return std::any_of(Fields.begin(), Fields.end(),
                       [&](const char* of) { return qstrcmp(of, field) == 0; });
}

/// The columns that are named after the question, of what is of it.
QStringList ownColumns(const Options& options, const char* field)
{
    const QString& question = options.question();
    if (qstrcmp(field, "emotion") == 0)
        return question == QLatin1String("emotion")
                   ? QStringList()
                   : QStringList{question, QStringLiteral("predicted_") + question};
    return {QLatin1String(field) + u'_' + question};
}

std::optional<double> scaleValue(ScaleIndex dimension, const FieldValue& value)
{
    if (value.json && value.json->kind() != JsonValue::Kind::Text &&
        value.json->kind() != JsonValue::Kind::Number)
        return std::nullopt;
    if (const auto number = numberOf(value.text))
        return std::abs(*number) <= 1 ? number : std::nullopt;
    const auto point = pointFromLabel(dimension, value.text);
    return point ? std::optional(scaleNumber(*point)) : std::nullopt;
}

QString textOf(const FieldValue* value)
{
    return value ? value->text.trimmed() : QString();
}

/// A level or a share; what is neither is as if nothing had been said.
std::optional<double> confidenceIn(const FieldValue* value)
{
    constexpr double Highest = 5;
    const auto said = numberOf(textOf(value));
    const bool isShare = said && *said >= 0 && *said <= 1;
    const bool isLevel = said && *said >= 1 && *said <= Highest && *said == std::floor(*said);
    return isShare || isLevel ? said : std::nullopt;
}

} // namespace

std::optional<double> numberOf(const QString& text)
{
    bool isNumber = false;
    const double number = text.trimmed().toDouble(&isNumber);
    return isNumber && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

Record::Record(const JsonValue& object)
    : line(object.line())
{
    const auto addAll = [this](const JsonValue& from) {
        for (std::size_t i = 0; i < from.keys().size(); ++i) {
            const JsonValue& value = from.elements()[i];
            add(QString::fromStdString(from.keys()[i]), value.text(), &value);
        }
    };
    addAll(object);
    const JsonValue* prediction = object.find("prediction");
    if (prediction && prediction->isObject())
        addAll(*prediction);
}

void Record::add(const QString& column, const QString& text, const JsonValue* json)
{
    FieldValue& value = m_values[column.trimmed().toLower()];
    const bool isNull = !value.json || value.json->kind() == JsonValue::Kind::Null;
    if (value.text.isNull() && isNull)
        value = {column, text, json};
}

const FieldValue* Record::find(const QString& column) const
{
    const auto found = m_values.constFind(column.toLower());
    return found == m_values.constEnd() ? nullptr : &*found;
}

QStringList Record::columns() const
{
    QStringList columns;
    for (const FieldValue& value : m_values)
        columns << value.column;
    columns.sort();
    return columns;
}

std::optional<QString> RecordLayout::missingColumn(const QStringList& columns) const
{
    for (const QString& column : m_columns) {
        if (!columns.contains(column, Qt::CaseInsensitive))
            return column;
    }
    return namesScenarios(columns) ? std::nullopt : std::optional(QStringLiteral("scenario"));
}

LabelLayout::LabelLayout(const std::vector<Input>& questions, const ScenarioNames& names,
                         const QMap<QString, QString>& columns)
    : RecordLayout(names, columns)
    , m_questions(questions)
{}

QStringList LabelLayout::columnsOf(const char* field, const Options& options) const
{
    const auto& fields = knownFields();
    const auto known = std::find_if(fields.begin(), fields.end(), [&](const FieldColumns& of) {
        return qstrcmp(of.field, field) == 0;
    });
    QStringList columns;
    if (isOfQuestion(field)) {
        for (const QString& own : ownColumns(options, field))
            columns << column(own);
        if (options.isOneOfSeveral())
            return columns;
    }
    for (const char* name : known->columns) {
        const QString usual = QString::fromLatin1(name);
        if (this->columns().contains(usual))
            return {column(usual)};
        columns << usual;
    }
    return columns;
}

QString LabelLayout::shareColumn(const QString& token, const Options& options) const
{
    return column(shareField(options, token));
}

const FieldValue* LabelLayout::value(const Record& record, const char* field) const
{
    return value(record, field, m_questions.front().options);
}

const FieldValue* LabelLayout::value(const Record& record, const char* field,
                                     const Options& options) const
{
    for (const QString& column : columnsOf(field, options)) {
        const FieldValue* found = record.find(column);
        const bool isNull = !found || (found->json ? found->json->kind() == JsonValue::Kind::Null
                                                   : found->text.isNull());
        if (!isNull)
            return found;
    }
    return nullptr;
}

bool LabelLayout::namesScenarios(const QStringList& columns) const
{
    const Options& any = m_questions.front().options;
    return hasAny(columns, columnsOf("scenario", any)) || hasAny(columns, columnsOf("id", any));
}

QStringList LabelLayout::questions() const
{
    QStringList tokens;
    for (const Input& input : m_questions)
        tokens << input.options.question();
    return tokens;
}

bool LabelLayout::answers(std::size_t question, const QStringList& columns) const
{
    const Options& options = m_questions.at(question).options;
    QStringList scored;
    for (const char* field : {"emotion", "raw_response", "probabilities"})
        scored << columnsOf(field, options);
    for (const char* field : {"valence", "arousal", "dominance", "status", "success"}) {
        if (!options.isOneOfSeveral())
            scored << columnsOf(field, options);
    }
    for (const QString& token : options.tokens())
        scored << shareColumn(token, options);
    return hasAny(columns, scored);
}

tl::expected<int, RowProblem> LabelLayout::itemOf(const Record& record) const
{
    const FieldValue* scenario = value(record, "scenario");
    const FieldValue* named = textOf(scenario).isEmpty() ? value(record, "id") : scenario;
    const QString name = textOf(named);
    if (name.isEmpty())
        return tl::unexpected(
            RowProblem{{}, record.line, QStringLiteral("scenario"), {}, ProblemReason::NoScenario});
    const QString subtype = textOf(value(record, "subtype"));
    if (const auto item = names().find(ScenarioName{subtype, name}))
        return *item;
    const auto item = names().find(name);
    if (item && (subtype.isEmpty() || names().isIn(subtype, *item)))
        return *item;
    const bool isUnknownThere =
        item.has_value() ||
        (!subtype.isEmpty() && item.error() == ProblemReason::AmbiguousScenario);
    return tl::unexpected(
        RowProblem{{},
                   record.line,
                   named->column,
                   subtype.isEmpty() ? name : subtype + u'/' + name,
                   isUnknownThere ? ProblemReason::UnknownScenario : item.error()});
}

Signal LabelLayout::signalOf(const Record& record, const Options& options) const
{
    const auto isOneOf = [](const QString& word, std::initializer_list<const char*> words) {
        return std::any_of(words.begin(), words.end(), [&](const char* w) {
            return word.compare(QLatin1String(w), Qt::CaseInsensitive) == 0;
        });
    };
    // Where there are several questions a text may hold the answer to one of them.
    const FieldValue* own = options.isOneOfSeveral()
                                ? record.find(QStringLiteral("status_") + options.question())
                                : nullptr;
    const QString status = textOf(textOf(own).isEmpty() ? value(record, "status") : own);
    const QString finish = textOf(value(record, "finish_reason"));
    const QString success = textOf(value(record, "success"));
    if (isOneOf(status, {"refusal", "refused"}) ||
        isOneOf(finish, {"refusal", "content_filter", "SAFETY", "PROHIBITED_CONTENT", "BLOCKLIST"}))
        return Signal::Refusal;
    if (isOneOf(status, {"error", "failed", "failure"}) || isOneOf(success, {"false", "0", "no"}))
        return Signal::Error;
    if (isOneOf(status, {"missing"}))
        return Signal::Missing;
    if (isOneOf(status, {"truncated"}))
        return Signal::Truncated;
    if (isOneOf(status, {"unparsed"}))
        return Signal::Unparsed;
    return isOneOf(finish, {"length", "max_tokens"}) ? Signal::CutShort : Signal::None;
}

void LabelLayout::readVad(const Record& record, PartAnswer& part, ReadRecord& read) const
{
    constexpr std::array<const char*, VadCount> Fields{"valence", "arousal", "dominance"};
    for (std::size_t i = 0; i < VadCount; ++i) {
        const FieldValue* found = value(record, Fields.at(i));
        const bool isThere =
            found && (!textOf(found).isEmpty() ||
                      (found->json && found->json->kind() != JsonValue::Kind::Text));
        if (!isThere)
            continue;
        const auto number = scaleValue(AllDimensions.at(i), *found);
        part.vad.at(i) = number;
        part.isVadInvalid.at(i) = !number;
        if (!number && textOf(found) != UnusableValue)
            read.problems.push_back(
                {{}, record.line, found->column, found->text, ProblemReason::UnusableScale});
    }
}

void LabelLayout::readDistribution(const Record& record, std::size_t question, PartAnswer& part,
                                   ReadRecord& read) const
{
    const Options& options = m_questions[question].options;
    std::vector<double> shares(static_cast<std::size_t>(options.count()));
    const auto addShare = [&](const QString& label, const QString& share) {
        if (share.trimmed().isEmpty())
            return true;
        const auto number = numberOf(share);
        const auto option = options.find(normalisedLabel(label));
        if (!number || *number < 0 || (!option && *number > 0))
            return false;
        if (option)
            shares[static_cast<std::size_t>(*option)] += *number;
        return true;
    };
    const FieldValue* whole = value(record, "probabilities", options);
    const FieldValue* any = nullptr;
    bool isUsable = true;
    if (whole && (whole->json ? !whole->json->isObject() || !whole->json->keys().empty()
                              : !textOf(whole).isEmpty())) {
        // In a cell of a table the object is a text.
        const auto parsed = whole->json && whole->json->isObject()
                                ? Result<JsonValue>()
                                : parseJson(whole->text.toUtf8());
        const JsonValue* object = whole->json && whole->json->isObject() ? whole->json
                                  : parsed                               ? &*parsed
                                                                         : nullptr;
        any = whole;
        isUsable = object && object->isObject();
        for (std::size_t i = 0; isUsable && i < object->keys().size(); ++i) {
            const JsonValue& share = object->elements()[i];
            isUsable = share.kind() == JsonValue::Kind::Null ||
                       (share.kind() == JsonValue::Kind::Number &&
                        addShare(QString::fromStdString(object->keys()[i]), share.text()));
        }
    } else {
        for (const QString& token : options.tokens()) {
            const FieldValue* share = record.find(shareColumn(token, options));
            if (!share || textOf(share).isEmpty())
                continue;
            any = share;
            isUsable = isUsable && addShare(token, share->text);
        }
    }
    if (!any)
        return;
    const double sum = std::accumulate(shares.begin(), shares.end(), 0.0);
    // (A sum that is off by the tolerance to the last digit is not off by more.)
    constexpr double Rounding = 1e-12;
    if (isUsable && std::abs(sum - 1) <= SumTolerance + Rounding)
        part.distribution = std::move(shares);
    else
        read.problems.push_back({{},
                                 record.line,
                                 any == whole ? any->column : shareField(options, {}) + u'…',
                                 any == whole ? any->text : QString(),
                                 ProblemReason::UnusableDistribution,
                                 question});
}

tl::expected<ReadRecord, RowProblem> LabelLayout::read(const Record& record) const
{
    const auto item = itemOf(record);
    if (!item)
        return tl::unexpected(item.error());
    ReadRecord read{{textOf(value(record, "model")), textOf(value(record, "mode")),
                     textOf(value(record, "run"))},
                    {},
                    false,
                    {}};
    read.prediction.line = record.line;
    read.prediction.item = *item;
    PartAnswer shared;
    readVad(record, shared, read);
    for (std::size_t i = 0; i < m_questions.size(); ++i) {
        const Options& options = m_questions[i].options;
        PartAnswer part = shared;
        part.signal = signalOf(record, options);
        const auto take = [&](const char* field, std::optional<QString>& into) {
            const FieldValue* found = value(record, field, options);
            if (found && !found->text.isNull())
                into = found->text;
        };
        take("emotion", part.stated);
        take("raw_response", part.raw);
        take("gold", part.gold);
        readDistribution(record, i, part, read);
        const FieldValue* confidence = value(record, "confidence", options);
        part.confidence = confidenceIn(confidence);
        if (!part.confidence && !textOf(confidence).isEmpty())
            read.problems.push_back({{},
                                     record.line,
                                     confidence->column,
                                     confidence->text,
                                     ProblemReason::UnusableConfidence});
        read.prediction.parts.push_back(std::move(part));
    }
    return read;
}

QStringList offeredFields(const Options& options)
{
    QStringList names;
    for (const FieldColumns& of : knownFields()) {
        const QStringList own =
            isOfQuestion(of.field) ? ownColumns(options, of.field) : QStringList();
        const bool isOwn = options.isOneOfSeveral() && !own.isEmpty();
        names << (isOwn ? own.front() : QString::fromLatin1(of.field));
    }
    for (const QString& token : options.tokens())
        names << shareField(options, token);
    return names;
}

QStringList fieldNames(const Options& options)
{
    QStringList names;
    for (const FieldColumns& of : knownFields()) {
        for (const char* column : of.columns)
            names << QString::fromLatin1(column);
    }
    for (const char* field : {"emotion", "raw_response", "probabilities", "confidence", "gold"}) {
        for (const QString& column : ownColumns(options, field)) {
            if (!names.contains(column))
                names << column;
        }
    }
    for (const QString& token : options.tokens())
        names << shareField(options, token);
    return names;
}

} // namespace subtext::evaluation
