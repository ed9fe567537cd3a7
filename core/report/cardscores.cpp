// SPDX-License-Identifier: MIT
#include "core/report/cardscores.h"

#include "core/domain/scale.h"
#include "core/release/markdown.h"
#include "core/report/cardwriter.h"

#include <algorithm>

namespace subtext::card {
namespace {

using entanglement::EvaluationProtocol;
using entanglement::NamedEvaluation;
using entanglement::NoResult;
using entanglement::ProtocolOutcome;
using entanglement::SureSignal;
using entanglement::VectorMetrics;
using evaluation::Evaluation;
using evaluation::ScoredPart;
using evaluation::SetEvaluation;

QByteArray countOf(std::size_t count)
{
    return QByteArray::number(qulonglong{count});
}

void sayPart(Writer& card, const std::optional<AskedPart>& part, const std::optional<OpenRun>& run)
{
    if (part)
        card.sentence("The model was asked about " + QByteArray::number(part->asked) + " of " +
                      QByteArray::number(part->of) +
                      " items and is scored on these alone: do not compare it with others.");
    if (run)
        card.sentence("The run is unfinished, with " + QByteArray::number(run->answered) + " of " +
                      QByteArray::number(run->asked) + " answers: do not compare it with others.");
}

void addCoverage(Writer& card, const SubmittedLabels& submitted, const Evaluation& evaluation)
{
    const SetEvaluation& set = evaluation.sets.front();
    card.begin("Coverage", {"items", "count"});
    card.row({"In the study", countOf(submitted.input.items.size())});
    card.row({"With a row in predictions.json", countOf(submitted.set.rows.size())});
    card.row({"Scored", QByteArray::number(set.overall.scores.items)});
    for (const evaluation::AnswerStatus status : evaluation::AllStatuses)
        card.row({QByteArray("Scored, ") + evaluation::statusToken(status).latin1(),
                  QByteArray::number(set.coverage.at(indexOf(status)))});
    card.row({"Left out as ambiguous", QByteArray::number(evaluation.ambiguous)});
    card.row({"Left out without a gold label", QByteArray::number(evaluation.unresolved)});
    sayPart(card, set.part, set.openRun);
    card.sentence("Only answers that are valid (one of the options) or mapped (translated by the "
                  "table " +
                  known(evaluation.how.table.name) + ") have a label; all others count as wrong.");
}

void addScale(Writer& card, const SetEvaluation& set, std::size_t scale)
{
    const evaluation::ScaleFit& fit = set.scales.at(scale).fit;
    if (fit.n == 0)
        return;
    const QByteArray token = dimensionToken(AllDimensions.at(scale)).latin1();
    const QByteArray items = " (" + QByteArray::number(fit.n) + " items)";
    card.row({"Mean absolute error of " + token + items, known(fit.mae), ""});
    card.row({"Correlation of " + token + items, known(fit.pearson), ""});
}

void addOverall(Writer& card, const Evaluation& evaluation)
{
    const SetEvaluation& set = evaluation.sets.front();
    const evaluation::ResamplingOptions& how = evaluation.how.resampling;
    const evaluation::HardScores& scores = set.overall.scores;
    const evaluation::ResampledScores& drawn = set.overall.intervals;
    card.begin("Scores", {"score", "value", "95 % interval"});
    card.row({"Accuracy", known(scores.accuracy), known(drawn.accuracy)});
    card.row({"Macro-F1", known(scores.macroF1), known(drawn.macroF1)});
    card.row({"Weighted-F1", known(scores.weightedF1), known(drawn.weightedF1)});
    card.row({"Accuracy of answers with a label", known(scores.accuracyAnswered), ""});
    card.row({"Vote share", known(set.soft.voteShare), ""});
    for (std::size_t i = 0; i < evaluation::VadCount; ++i)
        addScale(card, set, i);
    card.sentence("Intervals are percentiles of " + QByteArray::number(how.resamples) +
                  " resamples of the items, seed " + QByteArray::number(qulonglong{how.seed}) +
                  ".");
}

/// There are parts without items, and one without a name where a task has no groups.
bool isSaid(const ScoredPart& part)
{
    return part.scores.items > 0 && !part.name.isEmpty();
}

QByteArray nameOf(evaluation::CutBy cut)
{
    switch (cut) {
    case evaluation::CutBy::Group:
        return "group";
    case evaluation::CutBy::Power:
        return "power relation";
    case evaluation::CutBy::Pattern:
        return "pattern of votes";
    case evaluation::CutBy::Domain:
        return "domain";
    case evaluation::CutBy::Split:
        return "split";
    case evaluation::CutBy::Topic:
        return "topic";
    }
    Q_UNREACHABLE();
}

void addStrata(Writer& card, const SetEvaluation& set)
{
    for (const evaluation::CutBy cut : evaluation::AllCuts) {
        const std::vector<ScoredPart>& parts = partsOf(set.strata, cut);
        if (std::none_of(parts.begin(), parts.end(), isSaid))
            continue;
        card.begin("Scores by " + nameOf(cut),
                   {"part", "items", "correct", "accuracy", "95 % interval", "macro-F1"});
        for (const ScoredPart& part : parts)
            card.row({known(part.name), QByteArray::number(part.scores.items),
                      QByteArray::number(part.scores.correct), known(part.scores.accuracy),
                      known(part.intervals.accuracy), known(part.scores.macroF1)});
    }
}

void addCoverage(Writer& card, const SubmittedVectors& submitted, const NamedEvaluation& of)
{
    card.begin("Coverage", {"items", "count"});
    card.row({"In the study", countOf(submitted.study.scenarios.size())});
    card.row({"With an answer", countOf(submitted.set.rows.size())});
    card.row({"Of these with gold: scored", countOf(of.evaluation.scenarios)});
    card.row({"Of these without gold: left out", countOf(of.evaluation.withoutGold)});
    card.row({"With all eight probabilities", countOf(of.evaluation.withProbabilities)});
    card.row({"With all eight answers in words", countOf(of.evaluation.withAnswers)});
    sayPart(card, of.part, of.openRun);
}

QByteArrayList cellsOf(const VectorMetrics& of)
{
    return {countOf(of.scenarios), known(of.macroF1()), known(of.microF1()),
            known(of.lexicalAccuracy()), known(of.vectorAccuracy())};
}

void addMetrics(Writer& card, const QByteArrayList& what, const VectorMetrics& of)
{
    if (of.scenarios > 0)
        card.row(what + cellsOf(of));
}

/// What the prior and its weight come from, and what is measured.
QByteArray wordsOf(EvaluationProtocol protocol)
{
    switch (protocol) {
    case EvaluationProtocol::Published:
        return "as published (all items)";
    case EvaluationProtocol::InSample:
        return "in sample (all items, smoothed)";
    case EvaluationProtocol::HeldOut:
        return "held out (test part, smoothed)";
    case EvaluationProtocol::HeldOutFitted:
        return "held out (test part, fitted)";
    }
    Q_UNREACHABLE();
}

QByteArray wordsOf(NoResult::Reason reason)
{
    switch (reason) {
    case NoResult::Reason::UndefinedPrior:
        return "the prior has terms without a value";
    case NoResult::Reason::NothingToChoose:
        return "no item with gold and probabilities to choose α on";
    case NoResult::Reason::NothingToMeasure:
        return "no item with gold and probabilities to measure on";
    }
    Q_UNREACHABLE();
}

void addWritten(Writer& card, const NamedEvaluation& of)
{
    const entanglement::SetEvaluation& set = of.evaluation;
    if (set.textAnswers.scenarios == 0)
        return;
    card.begin("Scores of the answers in words", {"measured on", "items", "macro-F1", "micro-F1",
                                                  "cell accuracy", "vector accuracy"});
    addMetrics(card, {"all items"}, set.textAnswers);
    addMetrics(card, {"test part"}, set.textAnswersOnTest);
}

void addProtocols(Writer& card, const NamedEvaluation& of)
{
    if (!of.evaluation.protocols)
        return;
    card.begin("Scores of the probabilities", {"prior and α", "α", "vectors", "items", "macro-F1",
                                               "micro-F1", "cell accuracy", "vector accuracy"});
    QByteArrayList without;
    for (const EvaluationProtocol protocol : entanglement::AllProtocols) {
        const ProtocolOutcome& outcome =
            of.evaluation.protocols->at(entanglement::indexOf(protocol));
        const QByteArray words = wordsOf(protocol);
        if (!outcome) {
            without << words + ": " + wordsOf(outcome.error().reason);
            continue;
        }
        addMetrics(card, {words, "0", "without the prior"}, outcome->baseline);
        addMetrics(card, {words, QByteArray::number(outcome->alpha), "MAP"}, outcome->full);
    }
    if (!without.isEmpty())
        card.sentence("No figures: " + without.join("; ") + ".");
}

void addCalibration(Writer& card, const NamedEvaluation& of)
{
    const entanglement::SetCalibration& calibration = of.evaluation.calibration;
    if (calibration.probability.cells == 0 && calibration.selfReport.cells == 0)
        return;
    card.begin("Calibration", {"signal", "cells", "mean confidence", "accuracy", "ECE"});
    const auto add = [&](const QByteArray& name, const entanglement::Calibration& signal) {
        if (signal.cells > 0)
            card.row({name, countOf(signal.cells), known(signal.meanConfidence),
                      known(signal.accuracy), known(signal.ece)});
    };
    add("probability", calibration.of(SureSignal::Probability));
    add("self-report", calibration.of(SureSignal::SelfReport));
}

bool hasBy(const NamedEvaluation& of, const QString& by)
{
    return std::any_of(of.strata.begin(), of.strata.end(),
                       [&](const auto& stratum) { return stratum.by == by; });
}

void addStrata(Writer& card, const NamedEvaluation& of)
{
    for (const evaluation::CutBy cut :
         {evaluation::CutBy::Group, evaluation::CutBy::Split, evaluation::CutBy::Topic}) {
        const QString by = QString::fromUtf8(nameOf(cut));
        if (!hasBy(of, by))
            continue;
        card.begin("Scores by " + nameOf(cut), {"part", "of", "items", "macro-F1", "micro-F1",
                                                "cell accuracy", "vector accuracy"});
        for (const entanglement::StratumScores& scores : of.strata) {
            if (scores.by != by)
                continue;
            const QByteArray name = known(scores.name);
            addMetrics(card, {name, "answers in words"}, scores.textAnswers);
            for (const EvaluationProtocol protocol : entanglement::AllProtocols) {
                if (const auto& map = scores.protocols.at(entanglement::indexOf(protocol)))
                    addMetrics(card, {name, "MAP, " + wordsOf(protocol)}, map->full);
            }
        }
    }
}

} // namespace

void addScores(Writer& card, const SubmittedLabels& submitted, const Evaluation& evaluation)
{
    addCoverage(card, submitted, evaluation);
    addOverall(card, evaluation);
    addStrata(card, evaluation.sets.front());
}

void addScores(Writer& card, const SubmittedVectors& submitted, const NamedEvaluation& evaluation)
{
    addCoverage(card, submitted, evaluation);
    addWritten(card, evaluation);
    addProtocols(card, evaluation);
    addCalibration(card, evaluation);
    addStrata(card, evaluation);
}

} // namespace subtext::card
