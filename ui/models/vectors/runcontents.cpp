// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/vectors/runcontents.h"

#include "core/entanglement/publishedruns.h"
#include "ui/text/agreementtext.h"
#include "ui/text/plurals.h"
#include "ui/text/vectormodeltext.h"
#include "ui/text/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace subtext {
namespace {

using namespace entanglement;

struct Runs
{
    Q_DECLARE_TR_FUNCTIONS(subtext::VectorModels)
};

QStringList namesOf(const std::vector<VectorRun>& runs)
{
    QStringList names;
    for (const VectorRun& run : runs)
        names << run.boardName();
    return names;
}

std::vector<IntervalSeries> beforeAndAfter()
{
    return {{Runs::tr("Before MAP"), MarkShape::Circle, 5, true, false, false, {}},
            {Runs::tr("After MAP"), MarkShape::Circle, 0, false, false, false, {}}};
}

std::vector<IntervalSeries> withWritten()
{
    auto series = beforeAndAfter();
    series.push_back({Runs::tr("Written answers"), MarkShape::Diamond, 1, true, true, false, {}});
    return series;
}

std::vector<IntervalSeries> partsOfPrior()
{
    return {{Runs::tr("Without prior"), MarkShape::Circle, 5, true, false, false, {}},
            {Runs::tr("Single emotions, at the α of the whole prior"),
             MarkShape::Triangle,
             2,
             true,
             false,
             false,
             {}},
            {Runs::tr("Single emotions, at their own α"),
             MarkShape::Triangle,
             2,
             false,
             false,
             false,
             {}},
            {Runs::tr("Whole prior"), MarkShape::Circle, 0, false, false, false, {}}};
}

QStringList metricCells(const VectorMetrics& of)
{
    return {QString::number(of.scenarios),   shareText(of.macroF1()),
            shareText(of.macroF1Present()),  shareText(of.microF1()),
            shareText(of.lexicalAccuracy()), shareText(of.vectorAccuracy()),
            shareText(of.hammingLoss())};
}

QStringList metricHeader(const QString& first)
{
    return {first,
            Runs::tr("Answer"),
            Runs::tr("α"),
            Runs::tr("Scenarios"),
            Runs::tr("Macro-F1"),
            Runs::tr("Macro-F1, emotions in gold"),
            Runs::tr("Micro-F1"),
            Runs::tr("Cell accuracy"),
            Runs::tr("Exact match"),
            Runs::tr("Hamming loss")};
}

IntervalMark metricMark(const VectorMetrics& of)
{
    return {of.macroF1(), {}, Runs::tr("n = %1").arg(of.scenarios)};
}

QStringList dashes(int cells)
{
    return QStringList(cells, QStringLiteral("–"));
}

/// "llama:cot, before MAP: not all eight right"
QString wrongWhat(const QString& name, const QString& answer)
{
    return Runs::tr("%1, %2: not all eight right").arg(name, midSentence(answer));
}

/// Of the written answers that are whole.
ScenarioPlaces wrongInWords(const VectorFigures& of, const VectorRun& run, const Stratum& stratum,
                            bool isTestOnly)
{
    ScenarioPlaces places;
    for (const VectorPrediction& prediction : run.predictions) {
        const EvaluationScenario& scenario = of.study.scenarios.at(prediction.scenario);
        const auto vector = prediction.answerVector();
        const bool isMeant =
            stratum.has(prediction.scenario) && (!isTestOnly || scenario.part == SplitPart::Test);
        if (vector && scenario.gold && isMeant && *vector != *scenario.gold)
            places.push_back(prediction.scenario);
    }
    std::sort(places.begin(), places.end());
    return places;
}

const Stratum& allScenarios()
{
    static const Stratum all;
    return all;
}

/// The figures of a row by a protocol, and on which scenarios they are.
struct RowFigures
{
    const ProtocolResult* result = nullptr; ///< None: undefined, and so are the others.
    const VectorMetrics* baseline = nullptr;
    const VectorMetrics* full = nullptr;
    const Stratum* stratum = nullptr;
};

RowFigures rowFigures(const ProtocolResult* result)
{
    return result ? RowFigures{result, &result->baseline, &result->full, &allScenarios()}
                  : RowFigures();
}

RowFigures rowFigures(const VectorFigures& of, const VectorRun& run, EvaluationProtocol protocol,
                      std::optional<std::size_t> stratum)
{
    const ProtocolResult* result = run.result(protocol);
    if (!result || !stratum)
        return rowFigures(result);
    const MapMetrics& metrics = *run.strata.at(*stratum).protocols.at(indexOf(protocol));
    return {result, &metrics.baseline, &metrics.full, &of.strata.at(*stratum).scenarios};
}

ScenarioPlaces wrongIn(const RowFigures& of, PredictedVector predicted)
{
    ScenarioPlaces places = notEqual(*of.result, predicted);
    std::erase_if(places, [&](std::size_t place) { return !of.stratum->has(place); });
    return places;
}

/// The two marks of a row; without figures the table says so.
void addResult(OpenableBuilder& builder, std::size_t row, const QString& name, const RowFigures& of)
{
    const auto series = beforeAndAfter();
    if (!of.result) {
        for (const IntervalSeries& each : series)
            builder.tableRow(QStringList{name, each.name} + dashes(8), {});
        return;
    }
    const std::array metrics{of.baseline, of.full};
    const std::array<PredictedVector, 2> vectors{&ScenarioVectors::baseline,
                                                 &ScenarioVectors::full};
    for (std::size_t i = 0; i < metrics.size(); ++i)
        builder.mark(row, i, metricMark(*metrics.at(i)),
                     QStringList{name, series[i].name, alphaText(i == 0 ? 0 : of.result->alpha)} +
                         metricCells(*metrics.at(i)),
                     {wrongWhat(name, series[i].name),
                      [of, predicted = vectors.at(i)] { return wrongIn(of, predicted); }});
}

/// As the sweep counts them: every α that is chosen is one of its steps.
int changedScenarios(const ProtocolResult& result, SweepArm SweepStep::*arm, double alpha)
{
    for (const SweepStep& step : result.sweep) {
        if (step.alpha == alpha)
            return (step.*arm).changedScenarios;
    }
    return 0;
}

/// With an answer that tells how sure it is.
ScenarioPlaces withSignal(const VectorFigures& of, const VectorRun& run, SureSignal signal,
                          bool isTestOnly)
{
    ScenarioPlaces places;
    for (std::size_t bin = 0; bin < CalibrationBins; ++bin) {
        const auto some =
            inCalibrationBin(of.study.scenarios, run.predictions, signal, bin, isTestOnly);
        places.insert(places.end(), some.begin(), some.end());
    }
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return places;
}

QString toldGain(const QString& name, const RowFigures& of)
{
    return of.result ? Runs::tr("%1 %2 → %3")
                           .arg(name, figureText(of.baseline->macroF1(), 3),
                                figureText(of.full->macroF1(), 3))
                     : Runs::tr("%1 undefined").arg(name);
}

std::vector<double> printedMacros(bool isAfter)
{
    std::vector<double> figures;
    for (const PublishedRun& run : publishedRuns())
        figures.push_back((isAfter ? run.macroF1.after : run.macroF1.before) / 100);
    return figures;
}

/// Gains are of a few hundredths: on an axis from 0 to 1 they would not be seen.
void putMacroAxis(IntervalContent& content)
{
    content.axisTitle = Runs::tr("Macro-F1");
    content.isAroundData = true;
}

QString printed(double percent)
{
    return QString::number(percent, 'f', 2);
}

QString runName(const char* model, const char* mode)
{
    return QStringLiteral("%1:%2").arg(QLatin1String(model), QLatin1String(mode));
}

} // namespace

OpenableContent runsContent(const VectorFigures& of, EvaluationProtocol protocol,
                            std::optional<std::size_t> stratum)
{
    OpenableBuilder builder(namesOf(of.runs), withWritten());
    builder.content().header = metricHeader(Runs::tr("Set"));
    putMacroAxis(builder.content());
    const bool isTestOnly = isHeldOut(protocol);
    const Stratum& meant = stratum ? of.strata.at(*stratum).scenarios : allScenarios();
    QStringList told;
    for (std::size_t i = 0; i < of.runs.size(); ++i) {
        const VectorRun& run = of.runs[i];
        if (run.openRun) {
            builder.tableRow(QStringList{run.boardName()} + dashes(9), {});
            told << run.boardName();
            continue;
        }
        const RowFigures figures = rowFigures(of, run, protocol, stratum);
        if (run.evaluation.protocols)
            addResult(builder, i, run.boardName(), figures);
        const VectorMetrics& words = stratum      ? run.strata.at(*stratum).textAnswersBy(protocol)
                                     : isTestOnly ? run.evaluation.textAnswersOnTest
                                                  : run.evaluation.textAnswers;
        const QString written = Runs::tr("Written answers");
        if (words.scenarios > 0)
            builder.mark(i, 2, metricMark(words),
                         QStringList{run.boardName(), written, QStringLiteral("–")} +
                             metricCells(words),
                         {wrongWhat(run.boardName(), written), [&of, &run, &meant, isTestOnly] {
                              return wrongInWords(of, run, meant, isTestOnly);
                          }});
        told << toldGain(run.boardName(), figures);
    }
    builder.content().summary =
        Runs::tr("Macro-F1 before and after MAP: %1.").arg(told.join(QStringLiteral("; ")));
    return builder.take();
}

OpenableContent protocolsContent(const VectorRun& run)
{
    QStringList names;
    for (const EvaluationProtocol protocol : AllProtocols)
        names << protocolWord(protocol);
    OpenableBuilder builder(names, beforeAndAfter());
    builder.content().header = metricHeader(Runs::tr("Protocol"));
    builder.content().isAsHighAsItsRows = true;
    putMacroAxis(builder.content());
    QStringList told;
    for (const EvaluationProtocol protocol : AllProtocols) {
        const std::size_t row = indexOf(protocol);
        const QString& name = names.at(static_cast<qsizetype>(row));
        const RowFigures figures = rowFigures(run.result(protocol));
        addResult(builder, row, name, figures);
        told << toldGain(name, figures);
    }
    builder.content().summary =
        Runs::tr("%1, macro-F1: %2.").arg(run.name, told.join(QStringLiteral("; ")));
    return builder.take();
}

namespace {

/// As in namesOf(); a set whose weight is 0 says so, since it has no gain.
QStringList namesWithUnusedPriors(const std::vector<VectorRun>& runs)
{
    QStringList names = namesOf(runs);
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const ProtocolResult* result = runs[i].result(EvaluationProtocol::HeldOut);
        if (result && !result->isPriorUsed())
            names[static_cast<qsizetype>(i)] += Runs::tr(" (α = 0: prior not used)");
    }
    return names;
}

} // namespace

OpenableContent gainContent(const VectorFigures& of)
{
    const QStringList names = namesWithUnusedPriors(of.runs);
    OpenableBuilder builder(
        names, {{Runs::tr("Macro-F1"), MarkShape::Circle, 0, false, false, true, {}},
                {Runs::tr("Cell accuracy"), MarkShape::Diamond, 1, false, false, true, {}}});
    IntervalContent& content = builder.content();
    content.axisTitle = Runs::tr("After − before");
    content.header = {Runs::tr("Set"),  Runs::tr("Figure"),    Runs::tr("Gain"), Runs::tr("Low"),
                      Runs::tr("High"), Runs::tr("Resamples"), Runs::tr("Seed")};
    QStringList told;
    for (std::size_t i = 0; i < of.runs.size(); ++i) {
        const VectorRun& run = of.runs[i];
        const ProtocolResult* result = run.result(EvaluationProtocol::HeldOut);
        if (run.openRun || !result || !result->gain)
            continue;
        if (!result->isPriorUsed()) {
            const QString& name = names.at(static_cast<qsizetype>(i));
            builder.tableRow(QStringList{name} + dashes(6), {});
            told << name;
            continue;
        }
        const GainInterval& gain = *result->gain;
        const Behind changed{Runs::tr("%1: changed by MAP").arg(run.name), [result] {
                                 return scenariosWhere(*result, [](const ScenarioVectors& v) {
                                     return v.full != v.baseline;
                                 });
                             }};
        const auto add = [&](std::size_t series, const std::optional<double>& before,
                             const std::optional<double>& after,
                             const std::optional<stats::Interval>& interval) {
            const auto value =
                before && after ? std::optional(*after - *before) : std::optional<double>();
            builder.mark(i, series,
                         {value, interval, Runs::tr("n = %1").arg(result->full.scenarios)},
                         {run.name, content.series.at(series).name, shareText(value),
                          shareText(interval ? std::optional(interval->low) : std::nullopt),
                          shareText(interval ? std::optional(interval->high) : std::nullopt),
                          QString::number(gain.resamples), QString::number(gain.seed)},
                         changed);
        };
        add(0, result->baseline.macroF1(), result->full.macroF1(), gain.macroF1);
        add(1, result->baseline.lexicalAccuracy(), result->full.lexicalAccuracy(),
            gain.lexicalAccuracy);
        told << Runs::tr("%1 %2").arg(run.name, intervalText(gain.macroF1, 3));
    }
    content.summary = Runs::tr("95 % intervals of the gain in macro-F1: %1.")
                          .arg(told.join(QStringLiteral("; ")));
    return builder.take();
}

OpenableContent ablationContent(const VectorFigures& of, EvaluationProtocol protocol)
{
    OpenableBuilder builder(namesOf(of.runs), partsOfPrior());
    IntervalContent& content = builder.content();
    putMacroAxis(content);
    content.header = {Runs::tr("Set"),      Runs::tr("Prior"), Runs::tr("α"),
                      Runs::tr("Macro-F1"), Runs::tr("Gain"),  Runs::tr("Changed scenarios")};
    QStringList told;
    for (std::size_t i = 0; i < of.runs.size(); ++i) {
        const VectorRun& run = of.runs[i];
        const ProtocolResult* result = run.result(protocol);
        if (run.openRun || !result)
            continue;
        const Ablation& figures = result->ablation;
        const auto add = [&](std::size_t series, double alpha, double value,
                             SweepArm SweepStep::*arm) {
            const bool isLinear = arm == &SweepStep::linear;
            builder.mark(i, series,
                         {value, {}, Runs::tr("α = %1").arg(withShownPoint(alphaText(alpha)))},
                         {run.name, content.series.at(series).name, alphaText(alpha),
                          shareText(value), shareText(value - figures.baseline),
                          QString::number(changedScenarios(*result, arm, alpha))},
                         {Runs::tr("%1, %2: changed").arg(run.name, content.series.at(series).name),
                          [&run, result, isLinear, alpha] {
                              return changedAt(
                                  *result, isLinear ? result->prior.withoutPairs() : result->prior,
                                  alpha, run.predictions);
                          }});
        };
        add(0, 0, figures.baseline, &SweepStep::full);
        add(1, figures.alpha, figures.linear, &SweepStep::linear);
        add(2, figures.linearOwnAlpha, figures.linearOwn, &SweepStep::linear);
        add(3, figures.alpha, figures.full, &SweepStep::full);
        builder.tableRow({run.name, Runs::tr("Share of the gain that the pairs bring"), QString(),
                          QString(), shareText(figures.pairwiseShareOfGain()), QString()},
                         {});
        builder.tableRow({run.name, Runs::tr("Gain of the pairs over that of single emotions"),
                          QString(), QString(), shareText(figures.upliftOverLinear()), QString()},
                         {});
        told << Runs::tr("%1 %2, %3, %4")
                    .arg(run.name, figureText(figures.baseline, 3),
                         figureText(figures.linearOwn, 3), figureText(figures.full, 3));
    }
    content.summary = Runs::tr("Macro-F1 without prior, with single emotions, with all: %1.")
                          .arg(told.join(QStringLiteral("; ")));
    return builder.take();
}

OpenableContent calibrationErrorContent(const VectorFigures& of, bool isTestOnly)
{
    const std::array shapes{MarkShape::Circle, MarkShape::Diamond, MarkShape::Triangle,
                            MarkShape::Square};
    std::vector<IntervalSeries> series;
    for (std::size_t i = 0; i < AllSureSignals.size(); ++i)
        series.push_back({signalWord(AllSureSignals.at(i)),
                          shapes.at(i),
                          static_cast<int>(i),
                          i > 1,
                          false,
                          false,
                          {}});
    OpenableBuilder builder(namesOf(of.runs), series);
    IntervalContent& content = builder.content();
    content.axisTitle = Runs::tr("Expected calibration error");
    content.header = {Runs::tr("Set"),      Runs::tr("Signal"),
                      Runs::tr("Cells"),    Runs::tr("Mean confidence"),
                      Runs::tr("Accuracy"), Runs::tr("ECE")};
    QStringList told;
    for (std::size_t i = 0; i < of.runs.size(); ++i) {
        const VectorRun& run = of.runs[i];
        if (run.openRun)
            continue;
        const SetCalibration& all =
            isTestOnly ? run.evaluation.calibrationOnTest : run.evaluation.calibration;
        for (std::size_t s = 0; s < AllSureSignals.size(); ++s) {
            const Calibration& figures = all.of(AllSureSignals.at(s));
            if (figures.cells == 0)
                continue;
            builder.mark(
                i, s, {figures.ece, {}, Runs::tr("n = %n answers", nullptr, plural(figures.cells))},
                {run.name, series[s].name, QString::number(figures.cells),
                 shareText(figures.meanConfidence), shareText(figures.accuracy),
                 shareText(figures.ece)},
                {QStringLiteral("%1, %2").arg(run.name, midSentence(series[s].name)),
                 [&of, &run, s, isTestOnly] {
                     return withSignal(of, run, AllSureSignals.at(s), isTestOnly);
                 }});
            if (s == 0)
                told << Runs::tr("%1 %2").arg(run.name, figureText(figures.ece, 3));
        }
    }
    content.summary = Runs::tr("Expected calibration error of the probabilities: %1.")
                          .arg(told.join(QStringLiteral("; ")));
    return builder.take();
}

IntervalContent publishedRunsContent()
{
    IntervalContent content;
    content.series = beforeAndAfter();
    putMacroAxis(content);
    content.header = {Runs::tr("Published"), Runs::tr("Macro-F1 before, %"),
                      Runs::tr("after"),     Runs::tr("Cell accuracy before, %"),
                      Runs::tr("after"),     Runs::tr("Exact match before, %"),
                      Runs::tr("after")};
    const auto before = printedMacros(false);
    const auto after = printedMacros(true);
    for (std::size_t i = 0; i < publishedRuns().size(); ++i) {
        const PublishedRun& run = publishedRuns()[i];
        content.rows << runName(run.model, run.mode);
        content.series[0].marks.push_back({before[i], {}, Runs::tr("published")});
        content.series[1].marks.push_back({after[i], {}, Runs::tr("published")});
        content.table.push_back(
            {content.rows.back(), QString::number(run.macroF1.before, 'f', 1),
             QString::number(run.macroF1.after, 'f', 1), printed(run.lexicalAccuracy.before),
             printed(run.lexicalAccuracy.after), printed(run.vectorAccuracy.before),
             printed(run.vectorAccuracy.after)});
    }
    content.summary = Runs::tr("Published: 14 runs, macro-F1 before MAP %1 to %2, after %3 to %4.")
                          .arg(figureText(*std::min_element(before.begin(), before.end()), 3),
                               figureText(*std::max_element(before.begin(), before.end()), 3),
                               figureText(*std::min_element(after.begin(), after.end()), 3),
                               figureText(*std::max_element(after.begin(), after.end()), 3));
    return content;
}

IntervalContent publishedAblationContent()
{
    IntervalContent content;
    content.series = {{Runs::tr("Without prior"), MarkShape::Circle, 5, true, false, false, {}},
                      {Runs::tr("Single emotions"), MarkShape::Triangle, 2, true, false, false, {}},
                      {Runs::tr("Whole prior"), MarkShape::Circle, 0, false, false, false, {}}};
    putMacroAxis(content);
    content.header = {Runs::tr("Published"),
                      Runs::tr("α"),
                      Runs::tr("Without prior, %"),
                      Runs::tr("Single emotions, %"),
                      Runs::tr("Whole prior, %"),
                      Runs::tr("P1"),
                      Runs::tr("P2"),
                      Runs::tr("P3"),
                      Runs::tr("P4"),
                      Runs::tr("ECE of self-report"),
                      Runs::tr("ECE of probability"),
                      Runs::tr("Gain by quartile")};
    for (const PublishedDetail& run : publishedDetails()) {
        content.rows << runName(run.model, "cot");
        QStringList cells{content.rows.back(), alphaText(run.alpha)};
        for (std::size_t i = 0; i < run.ablation.size(); ++i) {
            content.series[i].marks.push_back(
                {run.ablation.at(i) / 100, {}, Runs::tr("published")});
            cells << printed(run.ablation.at(i));
        }
        for (const int count : run.patterns)
            cells << QString::number(count);
        cells << QString::number(run.eceOfSelfReport, 'f', 3)
              << QString::number(run.eceOfProbability, 'f', 3);
        QStringList quartiles;
        for (std::size_t q = 0; run.quartiles && q < run.quartiles->size(); ++q)
            quartiles << QString::number(run.quartiles->at(q), 'f', 2);
        cells << (quartiles.isEmpty() ? QStringLiteral("–") : quartiles.join(u' '));
        content.table.push_back(cells);
    }
    content.summary = Runs::tr("Published, in the mode cot: macro-F1 without prior, with single "
                               "emotions and with the whole prior, of seven models.");
    return content;
}

} // namespace subtext
