// SPDX-License-Identifier: MIT
#include "core/report/vectortables.h"

#include "core/domain/mannerwords.h"
#include "core/entanglement/oversets.h"
#include "core/report/vectorsets.h"

namespace subtext {
namespace {

using entanglement::Ablation;
using entanglement::BeforeAfter;
using entanglement::DominantErrors;
using entanglement::EmotionCells;
using entanglement::EmotionFlips;
using entanglement::Emotions;
using entanglement::ErrorPatterns;
using entanglement::MeanOverSets;
using entanglement::ProtocolResult;
using entanglement::SingleError;
using entanglement::SweepStep;
using entanglement::VectorMetrics;

QString mannerOfRuns(const ProtocolRuns& of)
{
    std::vector<SetManner> named;
    for (const ProtocolRun& run : of.runs)
        named.push_back({run.set->text(), run.set->manner});
    return mannersSentence(named);
}

/// A table of each protocol, which `add` fills. Its caption ends with what the protocol is, and how
/// the sets were asked.
template <typename Add>
ReportTables ofEachProtocol(ReportFigures& figures, const QString& caption,
                            const std::vector<ReportColumn>& columns, const Add& add)
{
    const auto protocols = runsByProtocol(figures);
    if (!protocols)
        return tl::unexpected(protocols.error());
    std::vector<ReportTable> tables;
    for (const ProtocolRuns& of : *protocols) {
        ReportTableMaker table(caption + u' ' + of.basis + mannerOfRuns(of), columns, of.suffix);
        add(table, of);
        tables.push_back(table.take());
    }
    return tables;
}

ReportCell meanChange(const BeforeAfter& of)
{
    return changeCell(std::optional(of.baseline), std::optional(of.full));
}

ReportRow gainRow(const ProtocolRun& run)
{
    const ProtocolResult& of = *run.result;
    const auto change = [&](auto figure) {
        return changeCell((of.baseline.*figure)(), (of.full.*figure)());
    };
    const auto& gain = of.gain;
    return {setCell(*run.set),
            countCell(of.baseline.scenarios),
            numberCell(of.alpha),
            change(&VectorMetrics::lexicalAccuracy),
            change(&VectorMetrics::hammingLoss),
            change(&VectorMetrics::vectorAccuracy),
            change(&VectorMetrics::macroF1),
            change(&VectorMetrics::macroF1Present),
            change(&VectorMetrics::microF1),
            rangeCell(gain ? gain->macroF1 : std::nullopt),
            rangeCell(gain ? gain->lexicalAccuracy : std::nullopt)};
}

ReportRow meanRow(const QString& mode, const MeanOverSets& of)
{
    const ReportCell none = changeCell(std::nullopt, std::nullopt);
    const ReportCell nothing = numberCell(std::nullopt);
    const ReportCell noRange = rangeCell(std::nullopt);
    return {modeCell(mode, QStringLiteral("Mean of %1").arg(of.sets)),
            nothing,
            nothing,
            meanChange(of.lexicalAccuracy),
            meanChange(of.hammingLoss),
            meanChange(of.vectorAccuracy),
            meanChange(of.macroF1),
            none,
            none,
            noRange,
            noRange};
}

ReportRow emotionRow(const ReportCell& who, const ReportCell& emotion, const EmotionCells& before,
                     const EmotionCells& after)
{
    return {who,
            emotion,
            countCell(before.truePositives + before.falseNegatives),
            changeCell(before.truePositives, after.truePositives),
            changeCell(before.falsePositives, after.falsePositives),
            changeCell(before.falseNegatives, after.falseNegatives),
            changeCell(before.precision(), after.precision()),
            changeCell(before.recall(), after.recall()),
            changeCell(before.f1(), after.f1())};
}

/// Of all sets of a mode and run together.
void addPooledEmotions(ReportTableMaker& table, const ProtocolRuns& of, const Task& task,
                       const QString& mode)
{
    const PooledEmotions pooled = pooledEmotions(of, mode);
    for (std::size_t i = 0; i < Emotions; ++i)
        table.add(emotionRow(modeCell(mode, QStringLiteral("All sets")), emotionCell(task, i),
                             pooled.baseline[i], pooled.full[i]));
}

ReportRow ablationRow(const ProtocolRun& run)
{
    const Ablation& of = run.result->ablation;
    return {setCell(*run.set),
            numberCell(of.alpha),
            numberCell(of.baseline),
            numberCell(of.linear),
            numberCell(of.full),
            numberCell(of.gainLinear()),
            numberCell(of.gainFull()),
            numberCell(of.pairwiseShareOfGain()),
            numberCell(of.upliftOverLinear()),
            numberCell(of.linearOwnAlpha),
            numberCell(of.linearOwn)};
}

/// `chosen`: the same weight on the scenarios that chose one.
ReportRow alphaRow(const ProtocolRun& run, const SweepStep& step, const SweepStep* chosen)
{
    const auto f1 = [&](auto arm) {
        return numberCell(chosen ? (chosen->*arm).metrics.macroF1() : std::nullopt);
    };
    return {setCell(*run.set),
            numberCell(step.alpha),
            yesNoCell(step.alpha == run.result->alpha),
            f1(&SweepStep::linear),
            f1(&SweepStep::full),
            numberCell(step.linear.metrics.macroF1()),
            numberCell(step.full.metrics.macroF1()),
            numberCell(step.linear.metrics.lexicalAccuracy()),
            numberCell(step.full.metrics.lexicalAccuracy()),
            numberCell(step.linear.metrics.vectorAccuracy()),
            numberCell(step.full.metrics.vectorAccuracy()),
            countCell(step.full.changedScenarios),
            countCell(step.full.changedCells)};
}

int timesOf(const ErrorPatterns& of, const SingleError& error)
{
    return error.isAdded ? of.added.at(error.emotion) : of.missed.at(error.emotion);
}

ReportRow namedErrorRow(const ReportCell& who, const ErrorPatterns& before,
                        const ErrorPatterns& after)
{
    const auto single = [&](const SingleError& error) {
        return changeCell(timesOf(before, error), timesOf(after, error));
    };
    const auto pair = [&](std::size_t place) {
        return changeCell(before.pairs.at(place), after.pairs.at(place));
    };
    return {who, single(entanglement::PublishedP1), single(entanglement::PublishedP2),
            pair(entanglement::PublishedP3), pair(entanglement::PublishedP4)};
}

/// Those of a mode, most frequent first: single emotions, then pairs.
void addErrors(ReportTableMaker& table, const Task& task, const QString& mode,
               const DominantErrors& of)
{
    const auto kind = [](const char* token, const char* title) {
        return wordCell(QString::fromLatin1(title), QString::fromLatin1(token));
    };
    for (const auto& ranked : of.patterns.singleRanking())
        table.add({wordCell(mode, mode),
                   ranked.error.isAdded ? kind("added", "Added") : kind("missed", "Missed"),
                   emotionCell(task, ranked.error.emotion),
                   changeCell(ranked.times, timesOf(of.full, ranked.error))});
    for (const auto& ranked : of.patterns.pairRanking())
        table.add({wordCell(mode, mode), kind("half", "Half of"),
                   emotionPairCell(task, ranked.error),
                   changeCell(ranked.times, of.full.pairs.at(ranked.error))});
}

ReportRow flipRow(const ProtocolRun& run, const ReportCell& emotion, const EmotionFlips& of)
{
    return {setCell(*run.set),          emotion,
            countCell(of.addedRight),   countCell(of.addedWrong),
            countCell(of.removedRight), countCell(of.removedWrong)};
}

} // namespace

ReportTables priorGains(ReportFigures& figures)
{
    return ofEachProtocol(
        figures,
        QStringLiteral("Without the prior → with it: cell accuracy, Hamming loss, exact match, "
                       "macro-F1 over all emotions and over those in gold, and micro-F1; 95 % "
                       "bootstrap intervals of the gain."),
        {setColumn(),
         column("scenarios", "Scenarios"),
         column("alpha", "α"),
         changeColumn("lexical_accuracy", "Cell accuracy"),
         changeColumn("hamming_loss", "Hamming loss"),
         changeColumn("vector_accuracy", "Exact match"),
         changeColumn("macro_f1", "Macro-F1"),
         changeColumn("macro_f1_present", "In gold"),
         changeColumn("micro_f1", "Micro-F1"),
         {{QStringLiteral("macro_f1_gain_low"), QStringLiteral("macro_f1_gain_high")},
          QStringLiteral("Gain in macro-F1")},
         {{QStringLiteral("lexical_accuracy_gain_low"),
           QStringLiteral("lexical_accuracy_gain_high")},
          QStringLiteral("Gain in cell accuracy")}},
        [](ReportTableMaker& table, const ProtocolRuns& of) {
            for (const ProtocolRun& run : of.runs)
                table.add(gainRow(run));
            const NamedVectorSets sets = setsOf(of);
            for (const QString& mode : modesOf(sets)) {
                if (const auto mean = meanOverSets(ofMode(sets, mode), of.protocol))
                    table.add(meanRow(mode, *mean));
            }
        });
}

ReportTables priorAblation(ReportFigures& figures)
{
    return ofEachProtocol(
        figures,
        QStringLiteral("Macro-F1 without the prior, with a prior without pairs (linear) and with "
                       "the full one, at the weight α of the full one; what pairs add as a share "
                       "of the full gain and of the linear gain, a dash where there is none; and "
                       "linear at its own best weight."),
        {setColumn(), column("alpha", "α"), column("baseline", "Without"),
         column("linear", "Linear"), column("full", "Full"), column("gain_linear", "Linear gain"),
         column("gain_full", "Full gain"), column("pairwise_share_of_gain", "Share of pairs"),
         column("uplift_over_linear", "Over linear"), column("linear_own_alpha", "Own α"),
         column("linear_own", "Linear at own α")},
        [](ReportTableMaker& table, const ProtocolRuns& of) {
            for (const ProtocolRun& run : of.runs)
                table.add(ablationRow(run));
        });
}

ReportTables emotionScores(ReportFigures& figures)
{
    const Task& task = figures.task();
    return ofEachProtocol(
        figures,
        QStringLiteral("Each emotion against gold, without the prior → with it: scenarios with "
                       "the emotion, true and false positives, false negatives, precision, recall "
                       "and F1, of each set and of all sets of a mode and run together."),
        {setColumn(), column("emotion", "Emotion"), column("gold", "In gold"),
         changeColumn("tp", "TP"), changeColumn("fp", "FP"), changeColumn("fn", "FN"),
         changeColumn("precision", "Precision"), changeColumn("recall", "Recall"),
         changeColumn("f1", "F1")},
        [&](ReportTableMaker& table, const ProtocolRuns& of) {
            for (const ProtocolRun& run : of.runs) {
                for (std::size_t i = 0; i < Emotions; ++i)
                    table.add(emotionRow(setCell(*run.set), emotionCell(task, i),
                                         run.result->baseline.emotions.at(i),
                                         run.result->full.emotions.at(i)));
            }
            for (const QString& mode : modesOf(setsOf(of)))
                addPooledEmotions(table, of, task, mode);
        });
}

ReportTables gainByQuartile(ReportFigures& figures)
{
    return ofEachProtocol(
        figures,
        QStringLiteral("Mean gain in correct cells per scenario from the prior, by quartile of the "
                       "set's confidence in the scenario."),
        {setColumn(), column("quartile", "Quartile"), column("scenarios", "Scenarios"),
         column("mean_gain", "Mean gain")},
        [](ReportTableMaker& table, const ProtocolRuns& of) {
            for (const ProtocolRun& run : of.runs) {
                qint64 place = 0;
                for (const entanglement::QuartileGain& quartile : run.result->quartiles)
                    table.add({setCell(*run.set), countCell(++place), countCell(quartile.scenarios),
                               numberCell(quartile.meanGain)});
            }
        });
}

ReportTables scoresByAlpha(ReportFigures& figures)
{
    return ofEachProtocol(
        figures,
        QStringLiteral("At each weight α of the prior, without pairs (linear) and full: macro-F1 "
                       "on the scenarios that α was chosen on and on those that the figures are "
                       "of, cell accuracy and exact match, and what the full prior changes."),
        {setColumn(), column("alpha", "α"), column("chosen", "Chosen"),
         column("selection_macro_f1_linear", "F1, choosing, linear"),
         column("selection_macro_f1_full", "full"), column("macro_f1_linear", "F1, linear"),
         column("macro_f1_full", "full"),
         column("lexical_accuracy_linear", "Cell accuracy, linear"),
         column("lexical_accuracy_full", "full"),
         column("vector_accuracy_linear", "Exact match, linear"),
         column("vector_accuracy_full", "full"), column("changed_scenarios", "Changed scenarios"),
         column("changed_cells", "cells")},
        [](ReportTableMaker& table, const ProtocolRuns& of) {
            for (const ProtocolRun& run : of.runs) {
                const auto& choosing = run.result->selection;
                for (std::size_t i = 0; i < run.result->sweep.size(); ++i)
                    table.add(alphaRow(run, run.result->sweep[i],
                                       i < choosing.size() ? &choosing[i] : nullptr));
            }
        });
}

ReportTables namedErrors(ReportFigures& figures)
{
    const Task& task = figures.task();
    const auto word = [&](std::size_t emotion) { return emotionCell(task, emotion).text; };
    const auto pair = [&](std::size_t place) { return emotionPairCell(task, place).text; };
    return ofEachProtocol(
        figures,
        QStringLiteral("Scenarios with the four errors that Kotaprolu et al. (2026) name, without "
                       "the prior → with it. P1: %1 missed; P2: %2 added; P3: one of %3 missed; "
                       "P4: one of %4 missed.")
            .arg(word(entanglement::PublishedP1.emotion), word(entanglement::PublishedP2.emotion),
                 pair(entanglement::PublishedP3), pair(entanglement::PublishedP4)),
        {setColumn(), changeColumn("p1", "P1"), changeColumn("p2", "P2"), changeColumn("p3", "P3"),
         changeColumn("p4", "P4")},
        [](ReportTableMaker& table, const ProtocolRuns& of) {
            for (const ProtocolRun& run : of.runs)
                table.add(namedErrorRow(setCell(*run.set), run.result->patternsBaseline,
                                        run.result->patternsFull));
            const NamedVectorSets sets = setsOf(of);
            for (const QString& mode : modesOf(sets)) {
                if (const auto errors = dominantErrors(ofMode(sets, mode), of.protocol))
                    table.add(namedErrorRow(modeCell(mode, QStringLiteral("All sets")),
                                            errors->patterns, errors->full));
            }
        });
}

ReportTables allErrors(ReportFigures& figures)
{
    const Task& task = figures.task();
    return ofEachProtocol(
        figures,
        QStringLiteral("Scenarios with each error, of all sets of a mode and run together, "
                       "without the prior → with it, most frequent first: an emotion missed or "
                       "added, and pairs in gold of which exactly one is predicted."),
        {column("mode", "Mode"), column("error", "Error"), column("what", "What"),
         changeColumn("scenarios", "Scenarios")},
        [&](ReportTableMaker& table, const ProtocolRuns& of) {
            const NamedVectorSets sets = setsOf(of);
            for (const QString& mode : modesOf(sets)) {
                if (const auto errors = dominantErrors(ofMode(sets, mode), of.protocol))
                    addErrors(table, task, mode, *errors);
            }
        });
}

ReportTables priorFlips(ReportFigures& figures)
{
    const Task& task = figures.task();
    return ofEachProtocol(
        figures,
        QStringLiteral("What the prior changed of each emotion: answers added and removed, and "
                       "whether that made them right."),
        {setColumn(), column("emotion", "Emotion"), column("added_right", "Added, right"),
         column("added_wrong", "wrong"), column("removed_right", "Removed, right"),
         column("removed_wrong", "wrong")},
        [&](ReportTableMaker& table, const ProtocolRuns& of) {
            for (const ProtocolRun& run : of.runs) {
                const entanglement::Flips& flips = run.result->flips;
                for (std::size_t i = 0; i < Emotions; ++i)
                    table.add(flipRow(run, emotionCell(task, i), flips.emotions.at(i)));
                table.add(flipRow(run, wordCell(QStringLiteral("All"), QStringLiteral("all")),
                                  flips.total()));
            }
        });
}

} // namespace subtext
