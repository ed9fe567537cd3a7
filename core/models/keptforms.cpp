// SPDX-License-Identifier: MIT
#include "core/models/keptforms.h"

#include "core/predictions/vectorparts.h"

#include <QFileInfo>

#include <algorithm>

namespace subtext {
namespace {

using entanglement::Emotions;
using evaluation::PartAnswer;
using evaluation::Prediction;
using evaluation::PredictionSet;
using evaluation::Signal;

namespace key = kept;

constexpr std::array ScaleKeys{QLatin1String("valence"), QLatin1String("arousal"),
                               QLatin1String("dominance")};
static_assert(ScaleKeys.size() == evaluation::VadCount);
// By Signal.
constexpr std::array Endings{QLatin1String(""),          QLatin1String("refusal"),
                             QLatin1String("error"),     QLatin1String("missing"),
                             QLatin1String("truncated"), QLatin1String("length"),
                             QLatin1String("unparsed")};

/// Ends the reading of rows.
struct NotOurs
{};

QString tokenOf(const entanglement::EmotionNames& emotions, std::size_t i)
{
    return QString::fromStdString(emotions.at(i));
}

QJsonObject answerOf(const PartAnswer& said, const evaluation::Options& options)
{
    QJsonObject answer;
    // (An empty cell says as much as no cell.)
    if (said.stated && !said.stated->isEmpty())
        answer[key::Label] = *said.stated;
    if (said.raw && !said.raw->isEmpty())
        answer[key::Raw] = *said.raw;
    if (said.signal != Signal::None)
        answer[key::Ended] = Endings.at(static_cast<std::size_t>(said.signal));
    QJsonObject scales;
    QJsonObject unusable;
    for (std::size_t i = 0; i < ScaleKeys.size(); ++i) {
        if (said.vad.at(i))
            scales[ScaleKeys.at(i)] = *said.vad.at(i);
        if (said.isVadInvalid.at(i))
            unusable[ScaleKeys.at(i)] = true;
    }
    if (!scales.isEmpty())
        answer[key::Scales] = scales;
    if (!unusable.isEmpty())
        answer[key::UnusableScales] = unusable;
    QJsonObject shares;
    for (std::size_t i = 0; i < said.distribution.size(); ++i)
        shares[options.token(static_cast<int>(i))] = said.distribution[i];
    if (!shares.isEmpty())
        answer[key::Probabilities] = shares;
    if (said.confidence)
        answer[key::Confidence] = *said.confidence;
    return answer;
}

QJsonObject answerOf(const Prediction& row, const entanglement::EmotionNames& emotions)
{
    const entanglement::VectorPrediction said = vectorOf(row);
    QJsonObject shares;
    QJsonObject answers;
    QJsonObject confidence;
    QJsonObject raw;
    for (std::size_t i = 0; i < Emotions; ++i) {
        const QString token = tokenOf(emotions, i);
        if (said.yes.at(i))
            shares[token] = *said.yes.at(i);
        if (said.answers.at(i))
            answers[token] = *said.answers.at(i);
        if (said.confidence.at(i))
            confidence[token] = *said.confidence.at(i);
        if (const QString words = wordsAt(row, i); !words.isNull())
            raw[token] = words;
    }
    QJsonObject answer;
    const auto put = [&](QLatin1String name, const QJsonObject& part) {
        if (!part.isEmpty())
            answer[name] = part;
    };
    put(key::Probabilities, shares);
    put(key::Answers, answers);
    put(key::Confidence, confidence);
    put(key::RawOfEach, raw);
    return answer;
}

std::optional<QString> textOf(const QJsonObject& answer, const QString& name)
{
    const QJsonValue value = answer[name];
    if (!value.isUndefined() && !value.isString())
        throw NotOurs();
    return value.isUndefined() ? std::nullopt : std::optional(value.toString());
}

std::optional<double> numberOf(const QJsonObject& part, const QString& name)
{
    const QJsonValue value = part[name];
    if (!value.isUndefined() && !value.isDouble())
        throw NotOurs();
    return value.isUndefined() ? std::nullopt : std::optional(value.toDouble());
}

PartAnswer labelOf(const QJsonObject& answer, const evaluation::Options& options)
{
    PartAnswer said;
    said.stated = textOf(answer, key::Label);
    said.raw = textOf(answer, key::Raw);
    const QString ended = textOf(answer, key::Ended).value_or(QString());
    const auto ending = std::find(Endings.begin(), Endings.end(), ended);
    if (ending == Endings.end())
        throw NotOurs();
    said.signal = static_cast<Signal>(ending - Endings.begin());
    const QJsonObject scales = answer[key::Scales].toObject();
    const QJsonObject unusable = answer[key::UnusableScales].toObject();
    for (std::size_t i = 0; i < ScaleKeys.size(); ++i) {
        said.vad.at(i) = numberOf(scales, ScaleKeys.at(i));
        said.isVadInvalid.at(i) = unusable[ScaleKeys.at(i)].toBool();
    }
    const QJsonObject shares = answer[key::Probabilities].toObject();
    for (const QString& token : shares.isEmpty() ? QStringList() : options.tokens())
        said.distribution.push_back(numberOf(shares, token).value_or(0));
    if (!answer[key::Confidence].isObject()) // that of a board
        said.confidence = numberOf(answer, key::Confidence);
    return said;
}

QJsonObject answerOf(const Prediction& row, const std::vector<evaluation::Input>& questions)
{
    QJsonObject ofEach;
    for (std::size_t i = 0; i < questions.size(); ++i) {
        const evaluation::Options& options = questions[i].options;
        if (row.parts[i] && !options.isOneOfSeveral())
            return answerOf(*row.parts[i], options);
        if (row.parts[i])
            ofEach[options.question()] = answerOf(*row.parts[i], options);
    }
    return {{key::Questions, ofEach}};
}

std::vector<std::optional<PartAnswer>> readParts(const QJsonObject& answer,
                                                 const std::vector<evaluation::Input>& questions)
{
    const QJsonObject ofEach = answer[key::Questions].toObject();
    std::vector<std::optional<PartAnswer>> parts(questions.size());
    for (std::size_t i = 0; i < questions.size(); ++i) {
        const evaluation::Options& options = questions[i].options;
        if (!options.isOneOfSeveral())
            parts[i] = labelOf(answer, options);
        else if (ofEach.contains(options.question()))
            parts[i] = labelOf(ofEach[options.question()].toObject(), options);
    }
    return parts;
}

std::vector<std::optional<PartAnswer>> readParts(const QJsonObject& answer,
                                                 const entanglement::EmotionNames& emotions)
{
    entanglement::VectorPrediction said;
    entanglement::ByEmotion<QString> words;
    const QJsonObject shares = answer[key::Probabilities].toObject();
    const QJsonObject answers = answer[key::Answers].toObject();
    const QJsonObject confidence = answer[key::Confidence].toObject();
    const QJsonObject raw = answer[key::RawOfEach].toObject();
    for (std::size_t i = 0; i < Emotions; ++i) {
        const QString token = tokenOf(emotions, i);
        said.yes.at(i) = numberOf(shares, token);
        if (answers.contains(token))
            said.answers.at(i) = answers[token].toBool();
        if (const auto level = numberOf(confidence, token))
            said.confidence.at(i) = static_cast<int>(*level);
        words.at(i) = textOf(raw, token).value_or(QString());
    }
    return partsOf(said, words);
}

template <typename AnswerOf>
std::vector<ModelAnswers::NewPredictions>
byFile(const PredictionSet& set, const evaluation::Input& input, const AnswerOf& answer)
{
    std::vector<ModelAnswers::NewPredictions> batches;
    for (const QString& file : set.files)
        batches.push_back({set.name, QFileInfo(file).fileName(), {}});
    for (const Prediction& row : set.rows)
        batches[static_cast<std::size_t>(row.file)].rows.push_back(
            {input.items[static_cast<std::size_t>(row.item)].scenario, answer(row)});
    return batches;
}

/// Files of one name count as one, wherever they stand.
void joinNamesakes(std::vector<ModelAnswers::NewPredictions>& batches)
{
    std::vector<ModelAnswers::NewPredictions> joined;
    for (ModelAnswers::NewPredictions& batch : batches) {
        const auto known = std::find_if(joined.begin(), joined.end(),
                                        [&](const auto& of) { return of.file == batch.file; });
        if (known == joined.end())
            joined.push_back(std::move(batch));
        else
            std::move(batch.rows.begin(), batch.rows.end(), std::back_inserter(known->rows));
    }
    batches = std::move(joined);
}

/// Rows without parts are left out.
template <typename PartsOf>
Result<std::vector<PredictionSet>> setsOf(const std::vector<KeptPredictions>& kept,
                                          const evaluation::Input& input, const PartsOf& parts)
{
    QHash<ScenarioId, int> itemOf;
    for (std::size_t i = 0; i < input.items.size(); ++i)
        itemOf.insert(input.items[i].scenario, static_cast<int>(i));
    std::vector<PredictionSet> sets;
    try {
        for (const KeptPredictions& from : kept) {
            PredictionSet set{from.name, from.files, {}, from.openRun, from.isOfRun, from.manner};
            for (const KeptPrediction& prediction : from.rows) {
                const auto item = itemOf.constFind(prediction.scenario);
                if (item == itemOf.constEnd())
                    continue;
                if (auto said = parts(prediction.answer); !said.empty())
                    set.rows.push_back({0, 0, *item, std::move(said)});
            }
            sets.push_back(std::move(set));
        }
    } catch (const NotOurs&) {
        return fail({ErrorCode::StudyDamaged, {}, 0, 0, QStringLiteral("prediction"), {}});
    }
    return sets;
}

} // namespace

std::vector<ModelAnswers::NewPredictions> toKeep(const std::vector<PredictionSet>& sets,
                                                 const std::vector<evaluation::Input>& questions)
{
    std::vector<ModelAnswers::NewPredictions> kept;
    for (const PredictionSet& set : sets) {
        auto batches = byFile(set, questions.front(),
                              [&](const Prediction& row) { return answerOf(row, questions); });
        if (questions.front().options.isOneOfSeveral())
            joinNamesakes(batches);
        std::move(batches.begin(), batches.end(), std::back_inserter(kept));
    }
    return kept;
}

std::vector<ModelAnswers::NewPredictions> toKeep(const std::vector<PredictionSet>& sets,
                                                 const entanglement::EmotionNames& emotions,
                                                 const evaluation::Input& input)
{
    std::vector<ModelAnswers::NewPredictions> kept;
    for (const PredictionSet& set : sets) {
        auto batches =
            byFile(set, input, [&](const Prediction& row) { return answerOf(row, emotions); });
        std::move(batches.begin(), batches.end(), std::back_inserter(kept));
    }
    return kept;
}

Result<std::vector<PredictionSet>> labelSets(const std::vector<KeptPredictions>& kept,
                                             const std::vector<evaluation::Input>& questions)
{
    return setsOf(kept, questions.front(), [&](const QJsonObject& answer) {
        auto parts = readParts(answer, questions);
        const bool saysAny = std::any_of(parts.begin(), parts.end(),
                                         [](const auto& part) { return part.has_value(); });
        return saysAny ? std::move(parts) : std::vector<std::optional<PartAnswer>>();
    });
}

Result<std::vector<PredictionSet>> vectorSets(const std::vector<KeptPredictions>& kept,
                                              const entanglement::EmotionNames& emotions,
                                              const evaluation::Input& input)
{
    return setsOf(kept, input,
                  [&](const QJsonObject& answer) { return readParts(answer, emotions); });
}

} // namespace subtext
