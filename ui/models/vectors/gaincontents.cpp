// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/vectors/gaincontents.h"

#include "ui/text/agreementtext.h"
#include "ui/text/plurals.h"
#include "ui/text/vectormodeltext.h"
#include "ui/text/words.h"

#include <QCoreApplication>

namespace subtext {
namespace {

using namespace entanglement;

struct Gains
{
    Q_DECLARE_TR_FUNCTIONS(subtext::VectorModels)
};

std::optional<double> valueOf(const SweepArm& arm, SweepMetric metric)
{
    switch (metric) {
    case SweepMetric::MacroF1:
        return arm.metrics.macroF1();
    case SweepMetric::LexicalAccuracy:
        return arm.metrics.lexicalAccuracy();
    case SweepMetric::VectorAccuracy:
        return arm.metrics.vectorAccuracy();
    case SweepMetric::MicroF1:
        return arm.metrics.microF1();
    case SweepMetric::ChangedScenarios:
        return arm.metrics.scenarios == 0
                   ? std::nullopt
                   : std::optional(arm.changedScenarios /
                                   static_cast<double>(arm.metrics.scenarios));
    }
    Q_UNREACHABLE();
}

struct Arm
{
    QString name;
    SweepArm SweepStep::*of;
    PriorWeights prior;
    double chosen = 0; ///< α
};

void addArm(OpenableLines& into, const Arm& arm, const VectorRun& run, const ProtocolResult& result,
            SweepMetric metric)
{
    LineSeries& line = into.content.series.emplace_back();
    line.name = arm.name;
    line.isDashed = into.content.series.size() > 1;
    line.hue = line.isDashed ? 1 : 0;
    line.shape = line.isDashed ? MarkShape::Diamond : MarkShape::Circle;
    for (std::size_t i = 0; i < result.sweep.size(); ++i) {
        const SweepStep& step = result.sweep[i];
        const SweepArm& figures = step.*arm.of;
        const auto value = valueOf(figures, metric);
        const bool isChosen = step.alpha == arm.chosen;
        if (value)
            line.points.push_back(
                {static_cast<double>(i), *value,
                 Gains::tr("%1, α = %2: %3 %4, %5 of %6 scenarios changed%7")
                     .arg(arm.name, withShownPoint(alphaText(step.alpha)),
                          midSentence(sweepMetricWord(metric)), figureText(value, 4))
                     .arg(figures.changedScenarios)
                     .arg(figures.metrics.scenarios)
                     .arg(isChosen ? Gains::tr("; this α was chosen") : QString()),
                 static_cast<int>(into.behind.size()), isChosen});
        into.content.table.push_back(
            {arm.name, alphaText(step.alpha), isChosen ? Gains::tr("chosen") : QString(),
             shareText(figures.metrics.macroF1()), shareText(figures.metrics.lexicalAccuracy()),
             shareText(figures.metrics.vectorAccuracy()), shareText(figures.metrics.microF1()),
             QString::number(figures.changedScenarios), QString::number(figures.changedCells),
             shareText((result.selection.at(i).*arm.of).metrics.macroF1())});
        into.behind.push_back(
            {Gains::tr("%1, α = %2: changed").arg(arm.name, withShownPoint(alphaText(step.alpha))),
             [&run, &result, prior = arm.prior, alpha = step.alpha] {
                 return changedAt(result, prior, alpha, run.predictions);
             }});
    }
}

const SetCalibration& calibrationOf(const VectorRun& run, bool isTestOnly)
{
    return isTestOnly ? run.evaluation.calibrationOnTest : run.evaluation.calibration;
}

} // namespace

QString sweepMetricWord(SweepMetric metric)
{
    switch (metric) {
    case SweepMetric::MacroF1:
        return Gains::tr("Macro-F1");
    case SweepMetric::LexicalAccuracy:
        return Gains::tr("Cell accuracy");
    case SweepMetric::VectorAccuracy:
        return Gains::tr("Exact match");
    case SweepMetric::MicroF1:
        return Gains::tr("Micro-F1");
    case SweepMetric::ChangedScenarios:
        return Gains::tr("Changed scenarios");
    }
    Q_UNREACHABLE();
}

OpenableLines sweepContent(const VectorRun& run, const ProtocolResult& result, SweepMetric metric)
{
    OpenableLines made;
    LineContent& content = made.content;
    content.xTitle = Gains::tr("α, the weight of the prior");
    content.yTitle = sweepMetricWord(metric);
    content.header = {Gains::tr("Prior"),         Gains::tr("α"),
                      Gains::tr("Chosen"),        Gains::tr("Macro-F1"),
                      Gains::tr("Cell accuracy"), Gains::tr("Exact match"),
                      Gains::tr("Micro-F1"),      Gains::tr("Changed scenarios"),
                      Gains::tr("Changed cells"), Gains::tr("Macro-F1 where α was chosen")};
    for (const SweepStep& step : result.sweep)
        content.xWords << withShownPoint(alphaText(step.alpha));
    addArm(made, {Gains::tr("Whole prior"), &SweepStep::full, result.prior, result.alpha}, run,
           result, metric);
    addArm(made,
           {Gains::tr("Single emotions"), &SweepStep::linear, result.prior.withoutPairs(),
            result.ablation.linearOwnAlpha},
           run, result, metric);
    QStringList told;
    for (const LinePoint& point : content.series.front().points)
        told << Gains::tr("%1 at α = %2")
                    .arg(figureText(point.y, 3),
                         content.xWords.at(static_cast<qsizetype>(point.x)));
    content.summary =
        Gains::tr("%1 with the whole prior: %2. Chosen: α = %3.")
            .arg(sweepMetricWord(metric), listed(told), withShownPoint(alphaText(result.alpha)));
    return made;
}

OpenableContent quartilesContent(const ProtocolResult& result)
{
    const QStringList names{Gains::tr("Q1, least sure"), Gains::tr("Q2"), Gains::tr("Q3"),
                            Gains::tr("Q4, surest")};
    OpenableBuilder builder(
        names, {{Gains::tr("Mean gain"), MarkShape::Circle, 0, false, false, false, {}}});
    IntervalContent& content = builder.content();
    content.axisTitle = Gains::tr("Right cells of eight: after − before");
    content.header = {Gains::tr("Quarter"), Gains::tr("Scenarios"), Gains::tr("Mean gain")};
    QStringList told;
    for (std::size_t q = 0; q < result.quartiles.size(); ++q) {
        const QuartileGain& of = result.quartiles.at(q);
        const QString& name = names.at(static_cast<qsizetype>(q));
        builder.mark(q, 0, {of.meanGain, {}, Gains::tr("n = %1").arg(of.scenarios)},
                     {name, QString::number(of.scenarios), shareText(of.meanGain)},
                     {name, [&result, q] { return inQuartile(result, q); }});
        told << QStringLiteral("%1: %2").arg(name, figureText(of.meanGain, 3));
    }
    content.summary = told.join(QStringLiteral("; "));
    return builder.take();
}

OpenableContent flipsContent(const ProtocolResult& result, const StudyWords& emotions)
{
    OpenableBuilder builder(
        emotions, {{Gains::tr("Added, right"), MarkShape::Circle, 0, false, false, false, {}},
                   {Gains::tr("Added, wrong"), MarkShape::Circle, 1, true, false, false, {}},
                   {Gains::tr("Removed, right"), MarkShape::Diamond, 0, false, false, false, {}},
                   {Gains::tr("Removed, wrong"), MarkShape::Diamond, 1, true, false, false, {}}});
    IntervalContent& content = builder.content();
    content.axisTitle = Gains::tr("Scenarios");
    content.areCounts = true;
    content.header = {Gains::tr("Emotion"), Gains::tr("What MAP did"), Gains::tr("Scenarios")};
    const EmotionFlips all = result.flips.total();
    for (std::size_t i = 0; i < Emotions; ++i) {
        const EmotionFlips& of = result.flips.emotions.at(i);
        const std::array counts{of.addedRight, of.addedWrong, of.removedRight, of.removedWrong};
        for (std::size_t kind = 0; kind < counts.size(); ++kind) {
            const QString word = content.series[kind].name;
            const QString& emotion = emotions.at(static_cast<qsizetype>(i));
            builder.mark(
                i, kind, {static_cast<double>(counts.at(kind)), {}, {}},
                {emotion, word, QString::number(counts.at(kind))},
                {QStringLiteral("%1: %2").arg(emotion, midSentence(word)),
                 [&result, i, kind] { return flipped(result, i, kind < 2, kind % 2 == 0); }});
        }
    }
    content.summary =
        Gains::tr("MAP changed %1 in %2: %3 to right and %4 to wrong.")
            .arg(Plurals::tr("%n answers", nullptr, plural(result.flips.changedCells)),
                 Plurals::tr("%n scenarios", nullptr, plural(result.flips.changedScenarios)))
            .arg(all.addedRight + all.removedRight)
            .arg(all.addedWrong + all.removedWrong);
    return builder.take();
}

std::vector<QStringList> calibrationRows(const VectorRun& run, bool isTestOnly)
{
    std::vector<QStringList> rows;
    for (const SureSignal signal : AllSureSignals) {
        const Calibration& figures = calibrationOf(run, isTestOnly).of(signal);
        if (figures.cells > 0)
            rows.push_back({signalWord(signal), figureText(figures.ece, 3),
                            figureText(figures.meanConfidence, 3), figureText(figures.accuracy, 3),
                            QString::number(figures.cells)});
    }
    return rows;
}

OpenableLines calibrationContent(const VectorFigures& of, const VectorRun& run, bool isTestOnly)
{
    OpenableLines made;
    LineContent& content = made.content;
    content.xTitle = Gains::tr("Mean confidence");
    content.yTitle = Gains::tr("Share that is right");
    content.yRange = stats::Interval{-0.02, 1.02};
    content.diagonal = Gains::tr("Perfect calibration");
    content.header = {
        Gains::tr("Signal"),          Gains::tr("From"),     Gains::tr("To"), Gains::tr("Cells"),
        Gains::tr("Mean confidence"), Gains::tr("Accuracy"), Gains::tr("Gap")};
    const std::array shapes{MarkShape::Circle, MarkShape::Diamond, MarkShape::Triangle,
                            MarkShape::Square};
    const SetCalibration& all = calibrationOf(run, isTestOnly);
    QStringList told;
    for (std::size_t s = 0; s < AllSureSignals.size(); ++s) {
        const SureSignal signal = AllSureSignals.at(s);
        const Calibration& figures = all.of(signal);
        if (figures.cells == 0)
            continue;
        const QString word = signalWord(signal);
        LineSeries& line = content.series.emplace_back();
        line.name = word;
        line.hue = static_cast<int>(s);
        line.shape = shapes.at(s);
        line.isDashed = s > 1;
        for (std::size_t bin = 0; bin < CalibrationBins; ++bin) {
            const CalibrationBin& b = figures.bins.at(bin);
            if (b.cells == 0)
                continue;
            line.points.push_back(
                {*b.confidence, *b.accuracy,
                 Gains::tr("%1 from %2 to %3: %n answers, %4 sure, %5 right", nullptr,
                           plural(b.cells))
                     .arg(word, shownNumber(b.from, 1), shownNumber(b.to, 1),
                          shownNumber(*b.confidence, 3), shownNumber(*b.accuracy, 3)),
                 static_cast<int>(made.behind.size()), false, b.cells < FewAnswers});
            content.table.push_back({word, QString::number(b.from, 'f', 1),
                                     QString::number(b.to, 'f', 1), QString::number(b.cells),
                                     shareText(b.confidence), shareText(b.accuracy),
                                     shareText(*b.accuracy - *b.confidence)});
            made.behind.push_back({Gains::tr("%1 from %2 to %3")
                                       .arg(word, shownNumber(b.from, 1), shownNumber(b.to, 1)),
                                   [&of, &run, signal, bin, isTestOnly] {
                                       return inCalibrationBin(of.study.scenarios, run.predictions,
                                                               signal, bin, isTestOnly);
                                   }});
        }
        told << Gains::tr("%1: expected calibration error %2, mean confidence %3, right %4")
                    .arg(word, figureText(figures.ece, 3), figureText(figures.meanConfidence, 3),
                         figureText(figures.accuracy, 3));
    }
    content.summary = told.join(QStringLiteral("; ")) + u'.';
    return made;
}

} // namespace subtext
