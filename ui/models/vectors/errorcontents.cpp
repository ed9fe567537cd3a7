// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/vectors/errorcontents.h"

#include "ui/text/agreementtext.h"
#include "ui/text/entanglementtext.h"
#include "ui/text/vectormodeltext.h"
#include "ui/text/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace subtext {
namespace {

using namespace entanglement;

struct Errors
{
    Q_DECLARE_TR_FUNCTIONS(subtext::VectorModels)
};

constexpr std::size_t PairsShown = 10;
constexpr std::size_t Told = 3;

struct Side
{
    QString name;
    const VectorMetrics* metrics;
    const ErrorPatterns* patterns;
    PredictedVector vectors;
};

std::array<Side, 2> sidesOf(const ProtocolResult& result)
{
    return {
        Side{Errors::tr("Before MAP"), &result.baseline, &result.patternsBaseline,
             &ScenarioVectors::baseline},
        Side{Errors::tr("After MAP"), &result.full, &result.patternsFull, &ScenarioVectors::full}};
}

std::vector<IntervalSeries> seriesOf(const std::array<Side, 2>& sides)
{
    return {{sides[0].name, MarkShape::Circle, 5, true, false, false, {}},
            {sides[1].name, MarkShape::Circle, 0, false, false, false, {}}};
}

QString ratioWord(EmotionRatio ratio)
{
    switch (ratio) {
    case EmotionRatio::Precision:
        return Errors::tr("Precision");
    case EmotionRatio::Recall:
        return Errors::tr("Recall");
    case EmotionRatio::F1:
        return Errors::tr("F1");
    }
    Q_UNREACHABLE();
}

std::optional<double> valueOf(const EmotionCells& cells, EmotionRatio ratio)
{
    switch (ratio) {
    case EmotionRatio::Precision:
        return cells.precision();
    case EmotionRatio::Recall:
        return cells.recall();
    case EmotionRatio::F1:
        return cells.f1();
    }
    Q_UNREACHABLE();
}

/// What the ratio is a share of; of F1 all of which it depends.
ScenarioPlaces placesOf(const ProtocolResult& result, PredictedVector vectors, std::size_t emotion,
                        EmotionRatio ratio)
{
    switch (ratio) {
    case EmotionRatio::Precision:
        return saidToFeel(result, vectors, emotion);
    case EmotionRatio::Recall:
        return reallyFeeling(result, emotion);
    case EmotionRatio::F1:
        return scenariosWhere(result, [=](const ScenarioVectors& of) {
            return has(of.gold, emotion) || has(of.*vectors, emotion);
        });
    }
    Q_UNREACHABLE();
}

QString placesWord(const QString& emotion, const Side& side, EmotionRatio ratio)
{
    switch (ratio) {
    case EmotionRatio::Precision:
        return Errors::tr("%1 predicted, %2").arg(emotion, midSentence(side.name));
    case EmotionRatio::Recall:
        return Errors::tr("%1 in gold").arg(emotion);
    case EmotionRatio::F1:
        return Errors::tr("%1 in gold or predicted, %2").arg(emotion, midSentence(side.name));
    }
    Q_UNREACHABLE();
}

/// What the publication calls it: "P1: "; empty for others.
QString publishedName(const SingleError& error)
{
    if (error == PublishedP1)
        return QStringLiteral("P1: ");
    return error == PublishedP2 ? QStringLiteral("P2: ") : QString();
}

QString publishedName(std::size_t pair)
{
    if (pair == PublishedP3)
        return QStringLiteral("P3: ");
    return pair == PublishedP4 ? QStringLiteral("P4: ") : QString();
}

/// What the charts of the two kinds of errors have in common.
void describe(IntervalContent& content, const QStringList& told)
{
    content.axisTitle = Errors::tr("Scenarios");
    content.areCounts = true;
    content.header = {Errors::tr("Error"), Errors::tr("Answer"), Errors::tr("Scenarios")};
    content.summary =
        Errors::tr("Most frequent before MAP: %1.").arg(told.join(QStringLiteral("; ")));
}

} // namespace

OpenableContent ratioContent(const ProtocolResult& result, EmotionRatio ratio,
                             const StudyWords& emotions)
{
    const auto sides = sidesOf(result);
    OpenableBuilder builder(emotions, seriesOf(sides));
    IntervalContent& content = builder.content();
    content.range = stats::Interval{0, 1};
    content.axisTitle = ratioWord(ratio);
    content.header = {Errors::tr("Emotion"), Errors::tr("Answer"), ratioWord(ratio),
                      Errors::tr("Right"),   Errors::tr("Added"),  Errors::tr("Missed")};
    QStringList told;
    for (std::size_t i = 0; i < Emotions; ++i) {
        const QString& emotion = emotions.at(static_cast<qsizetype>(i));
        QStringList both;
        for (std::size_t s = 0; s < sides.size(); ++s) {
            const Side& side = sides.at(s);
            const EmotionCells& cells = side.metrics->emotions.at(i);
            const auto value = valueOf(cells, ratio);
            builder.mark(
                i, s,
                {value,
                 {},
                 Errors::tr("%1 right, %2 added, %3 missed")
                     .arg(cells.truePositives)
                     .arg(cells.falsePositives)
                     .arg(cells.falseNegatives)},
                {emotion, side.name, shareText(value), QString::number(cells.truePositives),
                 QString::number(cells.falsePositives), QString::number(cells.falseNegatives)},
                {placesWord(emotion, side, ratio), [&result, vectors = side.vectors, i, ratio] {
                     return placesOf(result, vectors, i, ratio);
                 }});
            both << figureText(value, 2);
        }
        told << QStringLiteral("%1 %2").arg(emotion, both.join(QStringLiteral(" → ")));
    }
    content.summary = Errors::tr("%1 before and after MAP: %2.")
                          .arg(ratioWord(ratio), told.join(QStringLiteral("; ")));
    return builder.take();
}

OpenableContent singleErrorsContent(const ProtocolResult& result, const StudyWords& emotions)
{
    const auto sides = sidesOf(result);
    const auto ranking = result.patternsBaseline.singleRanking();
    QStringList names;
    QStringList told;
    for (const auto& [error, times] : ranking) {
        names << publishedName(error) + errorWords(error, emotions);
        if (static_cast<std::size_t>(told.size()) < Told)
            told << QStringLiteral("%1 %2").arg(names.back()).arg(times);
    }
    OpenableBuilder builder(names, seriesOf(sides));
    describe(builder.content(), told);
    for (std::size_t i = 0; i < ranking.size(); ++i) {
        const SingleError& error = ranking[i].error;
        const QString& name = names.at(static_cast<qsizetype>(i));
        for (std::size_t s = 0; s < sides.size(); ++s) {
            const Side& side = sides.at(s);
            const int count =
                (error.isAdded ? side.patterns->added : side.patterns->missed).at(error.emotion);
            builder.mark(i, s, {static_cast<double>(count), {}, {}},
                         {name, side.name, QString::number(count)},
                         {QStringLiteral("%1, %2").arg(name, midSentence(side.name)),
                          [&result, vectors = side.vectors, error] {
                              return withError(result, vectors, error);
                          }});
        }
    }
    return builder.take();
}

OpenableContent pairErrorsContent(const ProtocolResult& result, const StudyWords& emotions)
{
    const auto sides = sidesOf(result);
    const auto ranking = result.patternsBaseline.pairRanking();
    std::vector<std::size_t> shown;
    QStringList names;
    QStringList told;
    for (std::size_t rank = 0; rank < ranking.size(); ++rank) {
        const std::size_t pair = ranking[rank].error;
        if (rank >= PairsShown && publishedName(pair).isEmpty())
            continue;
        shown.push_back(pair);
        names << publishedName(pair) + pairWords(pair, emotions);
        if (rank < Told)
            told << QStringLiteral("%1 %2").arg(names.back()).arg(ranking[rank].times);
    }
    OpenableBuilder builder(names, seriesOf(sides));
    describe(builder.content(), told);
    for (const auto& [pair, times] : ranking) {
        const auto row = std::find(shown.begin(), shown.end(), pair);
        const QString name = publishedName(pair) + pairWords(pair, emotions);
        for (std::size_t s = 0; s < sides.size(); ++s) {
            const Side& side = sides.at(s);
            const int count = side.patterns->pairs.at(pair);
            const QStringList cells{name, side.name, QString::number(count)};
            Behind behind{
                QStringLiteral("%1, %2").arg(halfPairWords(pair, emotions), midSentence(side.name)),
                [&result, vectors = side.vectors, pair = pair] {
                    return withHalfOf(result, vectors, pair);
                }};
            if (row == shown.end())
                builder.tableRow(cells, std::move(behind));
            else
                builder.mark(static_cast<std::size_t>(row - shown.begin()), s,
                             {static_cast<double>(count), {}, {}}, cells, std::move(behind));
        }
    }
    return builder.take();
}

} // namespace subtext
