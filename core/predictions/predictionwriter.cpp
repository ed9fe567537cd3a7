// SPDX-License-Identifier: MIT
#include "core/predictions/predictionwriter.h"

#include "core/exchange/tables/csvtext.h"
#include "core/predictions/predictionrecord.h"
#include "core/predictions/vectorparts.h"

#include <QLocale>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <map>

namespace subtext {
namespace {

using entanglement::Emotions;
using evaluation::Column;
using evaluation::ColumnRow;
using evaluation::Prediction;
using evaluation::PredictionSet;
using evaluation::Signal;
using Json = nlohmann::ordered_json;

constexpr std::array Scales{"valence", "arousal", "dominance"};
static_assert(Scales.size() == evaluation::VadCount);

/// The shortest text that reads back to the number.
QString numberText(std::optional<double> number)
{
    return number ? QString::number(*number, 'g', QLocale::FloatingPointShortest) : QString();
}

QString statusOf(Signal signal)
{
    switch (signal) {
    case Signal::Refusal:
        return QStringLiteral("refusal");
    case Signal::Error:
        return QStringLiteral("error");
    case Signal::Missing:
        return QStringLiteral("missing");
    case Signal::Truncated:
        return QStringLiteral("truncated");
    case Signal::Unparsed:
        return QStringLiteral("unparsed");
    case Signal::None:
    case Signal::CutShort:
        break;
    }
    return {};
}

QString finishOf(Signal signal)
{
    return signal == Signal::CutShort ? QStringLiteral("length") : QString();
}

/// A value of a scale that could not be used stays one.
QString scaleText(const ColumnRow& row, std::size_t scale)
{
    return row.isVadInvalid.at(scale) ? evaluation::UnusableValue : numberText(row.vad.at(scale));
}

std::string utf8(const QString& text)
{
    return text.toStdString();
}

/// A level is written without a decimal point.
Json confidenceJson(double said)
{
    return said == std::floor(said) ? Json(static_cast<int>(said)) : Json(said);
}

const QString& nameOf(int item, const evaluation::Input& input)
{
    return input.items[static_cast<std::size_t>(item)].name;
}

/// Hands over what `bytesOf` makes of each row of each set.
template <typename Sets, typename BytesOf>
Result<void> writeRows(const Sets& sets, const ByteSink& sink, BytesOf bytesOf)
{
    for (const auto& set : sets) {
        for (const auto& row : set.rows) {
            if (const auto taken = sink(bytesOf(set, row)); !taken)
                return taken;
        }
    }
    return {};
}

Json head(const QString& scenario, const SetName& set)
{
    return {{"scenario", utf8(scenario)},
            {"model", utf8(set.model)},
            {"mode", utf8(set.mode)},
            {"run", utf8(set.run)}};
}

struct AnswerColumns
{
    explicit AnswerColumns(const evaluation::Options& options)
        : label(options.isOneOfSeveral() ? options.question() : QStringLiteral("emotion"))
        , suffix(options.isOneOfSeveral() ? u'_' + options.question() : QString())
        , share(options.isOneOfSeveral() ? QStringLiteral("p_%1_").arg(options.question())
                                         : QStringLiteral("p_"))
    {}

    std::string key(const char* name) const { return utf8(QLatin1String(name) + suffix); }

    QString label;
    QString suffix;
    QString share; ///< Before an option's token.
};

Result<void> writeTable(const std::vector<Column>& sets, const evaluation::Input& input,
                        const ByteSink& sink)
{
    const QStringList tokens = input.options.tokens();
    const AnswerColumns own(input.options);
    QStringList columns{QStringLiteral("scenario"),
                        QStringLiteral("model"),
                        QStringLiteral("mode"),
                        QStringLiteral("run"),
                        own.label,
                        QStringLiteral("raw_response") + own.suffix};
    for (const char* scale : Scales)
        columns << QLatin1String(scale);
    for (const QString& token : tokens)
        columns << own.share + token;
    columns << QStringLiteral("status") + own.suffix << QStringLiteral("finish_reason");
    const bool isAnySure = saysConfidence(sets);
    if (isAnySure)
        columns << QStringLiteral("confidence") + own.suffix;
    if (const auto taken = sink(csvRow(columns)); !taken)
        return taken;
    return writeRows(sets, sink, [&](const Column& set, const ColumnRow& row) {
        QStringList cells{nameOf(row.item, input),
                          set.name.model,
                          set.name.mode,
                          set.name.run,
                          row.stated.value_or(QString()),
                          row.raw.value_or(QString())};
        for (std::size_t i = 0; i < Scales.size(); ++i)
            cells << scaleText(row, i);
        for (std::size_t i = 0; i < static_cast<std::size_t>(tokens.size()); ++i)
            cells << (row.distribution.empty() ? QString() : numberText(row.distribution[i]));
        cells << statusOf(row.signal) << finishOf(row.signal);
        if (isAnySure)
            cells << numberText(row.confidence);
        return csvRow(cells);
    });
}

/// Those that the row has, or has no usable value of.
void addScales(const ColumnRow& row, const std::string& prefix, Json& json)
{
    for (std::size_t i = 0; i < Scales.size(); ++i) {
        if (row.isVadInvalid.at(i))
            json[prefix + Scales.at(i)] = evaluation::UnusableValue.latin1();
        else if (row.vad.at(i))
            json[prefix + Scales.at(i)] = *row.vad.at(i);
    }
}

Json lineOf(const Column& set, const ColumnRow& row, const evaluation::Input& input)
{
    Json line = head(nameOf(row.item, input), set.name);
    const AnswerColumns own(input.options);
    if (row.stated)
        line[utf8(own.label)] = utf8(*row.stated);
    if (row.raw)
        line[own.key("raw_response")] = utf8(*row.raw);
    addScales(row, {}, line);
    for (std::size_t i = 0; i < row.distribution.size(); ++i)
        line[own.key("probabilities")][utf8(input.options.token(static_cast<int>(i)))] =
            row.distribution[i];
    if (const QString status = statusOf(row.signal); !status.isEmpty())
        line[own.key("status")] = utf8(status);
    if (const QString finish = finishOf(row.signal); !finish.isEmpty())
        line["finish_reason"] = utf8(finish);
    if (row.confidence)
        line[own.key("confidence")] = confidenceJson(*row.confidence);
    return line;
}

QByteArray lineBytes(const Json& line)
{
    return QByteArray::fromStdString(line.dump()) + '\n';
}

Result<void> writeAuthors(const std::vector<Column>& sets, const evaluation::Input& input,
                          const ByteSink& sink)
{
    Json models = Json::object();
    for (const Column& set : sets) {
        Json& answers = models[utf8(set.name.model)];
        for (const ColumnRow& row : set.rows) {
            const evaluation::Item& item = input.items[static_cast<std::size_t>(row.item)];
            Json answer{{"id", utf8(item.id)}, {"subtype", utf8(item.group)}};
            answer["gold"] = item.gold ? Json(utf8(input.options.token(*item.gold))) : Json();
            answer["predicted"] = row.stated ? Json(utf8(*row.stated)) : Json();
            answer["raw_response"] = utf8(row.raw.value_or(QString()));
            answer["cached"] = false;
            answers.push_back(std::move(answer));
        }
    }
    return sink(QByteArray::fromStdString(models.dump(1)) + '\n');
}

Json protocolEntry(const ColumnRow& row, const evaluation::Input& input)
{
    const evaluation::Options& options = input.options;
    Json entry{{"scenario_id", utf8(nameOf(row.item, input))}};
    const bool isLabelled = row.stated && !row.stated->trimmed().isEmpty();
    entry["predicted_" + utf8(options.question())] = isLabelled ? Json(utf8(*row.stated)) : Json();
    addScales(row, "predicted_", entry);
    for (std::size_t i = 0; i < row.distribution.size(); ++i)
        entry["probabilities"][utf8(options.token(static_cast<int>(i)))] = row.distribution[i];
    if (const QString status = statusOf(row.signal); !status.isEmpty())
        entry["status"] = utf8(status);
    if (const QString finish = finishOf(row.signal); !finish.isEmpty())
        entry["finish_reason"] = utf8(finish);
    if (row.confidence)
        entry["confidence"] = confidenceJson(*row.confidence);
    return entry;
}

Result<void> writeProtocol(const Column& set, const evaluation::Input& input, const ByteSink& sink)
{
    QByteArray before = "[\n";
    for (const ColumnRow& row : set.rows) {
        const std::string entry = protocolEntry(row, input).dump();
        if (const auto taken = sink(before + QByteArray::fromStdString(entry)); !taken)
            return taken;
        before = ",\n";
    }
    return sink(set.rows.empty() ? QByteArray("[]\n") : QByteArray("\n]\n"));
}

QString cellOf(const std::optional<bool>& answer)
{
    return !answer ? QString() : *answer ? QStringLiteral("yes") : QStringLiteral("no");
}

Result<void> writeVectorTable(const std::vector<PredictionSet>& sets, const QStringList& tokens,
                              const evaluation::Input& input, const ByteSink& sink)
{
    QStringList columns{QStringLiteral("model"), QStringLiteral("mode"), QStringLiteral("run"),
                        QStringLiteral("scenario")};
    for (const char* prefix : {"p_", "answer_", "confidence_", "raw_"}) {
        for (const QString& token : tokens)
            columns << QLatin1String(prefix) + token;
    }
    if (const auto taken = sink(csvRow(columns)); !taken)
        return taken;
    return writeRows(sets, sink, [&](const PredictionSet& set, const Prediction& row) {
        QStringList cells{set.name.model, set.name.mode, set.name.run, nameOf(row.item, input)};
        const entanglement::VectorPrediction said = vectorOf(row);
        for (const auto& p : said.yes)
            cells << numberText(p);
        for (const auto& answer : said.answers)
            cells << cellOf(answer);
        for (const auto& level : said.confidence)
            cells << (level ? QString::number(*level) : QString());
        for (std::size_t i = 0; i < Emotions; ++i)
            cells << wordsAt(row, i);
        return csvRow(cells);
    });
}

Json lineOf(const PredictionSet& set, const Prediction& row,
            const entanglement::EmotionNames& emotions, const evaluation::Input& input)
{
    const entanglement::VectorPrediction said = vectorOf(row);
    Json line = head(nameOf(row.item, input), set.name);
    for (std::size_t i = 0; i < Emotions; ++i) {
        const std::string& token = emotions.at(i);
        if (said.yes.at(i))
            line["probabilities"][token] = *said.yes.at(i);
        if (said.answers.at(i))
            line["answers"][token] = utf8(cellOf(said.answers.at(i)));
        if (said.confidence.at(i))
            line["confidence"][token] = *said.confidence.at(i);
        if (const QString words = wordsAt(row, i); !words.isNull())
            line["raw_responses"][token] = utf8(words);
    }
    return line;
}

} // namespace

bool saysConfidence(const std::vector<Column>& sets)
{
    return std::any_of(sets.begin(), sets.end(), [](const Column& set) {
        return std::any_of(set.rows.begin(), set.rows.end(),
                           [](const ColumnRow& row) { return row.confidence.has_value(); });
    });
}

Result<void> writePredictions(const std::vector<Column>& sets, const evaluation::Input& input,
                              PredictionFormat format, const ByteSink& sink)
{
    if (format == PredictionFormat::Csv)
        return writeTable(sets, input, sink);
    if (format == PredictionFormat::Authors)
        return writeAuthors(sets, input, sink);
    if (format == PredictionFormat::Protocol)
        return writeProtocol(sets.front(), input, sink);
    return writeRows(sets, sink, [&](const Column& set, const ColumnRow& row) {
        return lineBytes(lineOf(set, row, input));
    });
}

QByteArray predictionLines(const std::vector<Column>& byQuestion,
                           const std::vector<evaluation::Input>& inputs)
{
    std::map<int, Json> lines;
    for (std::size_t i = 0; i < byQuestion.size(); ++i) {
        for (const ColumnRow& row : byQuestion[i].rows) {
            Json line = lineOf(byQuestion[i], row, inputs[i]);
            Json& known = lines[row.item];
            if (known.is_null())
                known = std::move(line);
            else
                known.update(line); // what questions share they say alike
        }
    }
    QByteArray text;
    for (const auto& [item, line] : lines)
        text += lineBytes(line);
    return text;
}

Result<void> writeVectors(const std::vector<PredictionSet>& sets,
                          const entanglement::EmotionNames& emotions,
                          const evaluation::Input& input, PredictionFormat format,
                          const ByteSink& sink)
{
    QStringList tokens;
    for (const std::string& token : emotions)
        tokens << QString::fromStdString(token);
    if (format == PredictionFormat::Csv)
        return writeVectorTable(sets, tokens, input, sink);
    return writeRows(sets, sink, [&](const PredictionSet& set, const Prediction& row) {
        return lineBytes(lineOf(set, row, emotions, input));
    });
}

} // namespace subtext
