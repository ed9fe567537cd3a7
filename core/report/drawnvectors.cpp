// SPDX-License-Identifier: MIT
#include "core/report/drawnvectors.h"

#include "core/entanglement/oversets.h"
#include "core/report/vectorsets.h"

#include <utility>

namespace subtext {
namespace {

using entanglement::EmotionCells;
using entanglement::SweepStep;

DrawnName nameOfSet(const entanglement::NamedEvaluation& set)
{
    const QString name = setCell(set).text;
    return {name, name};
}

/// A set with the full prior, or without its pairs. The weight that was chosen for it is marked.
DrawnLine sweepLine(const ProtocolRun& run, std::size_t colour, bool isFull)
{
    const QString set = setCell(*run.set).text;
    DrawnLine line;
    line.name = {set + (isFull ? QString() : QStringLiteral(", no pairs")),
                 set + (isFull ? QStringLiteral(":full") : QStringLiteral(":linear"))};
    line.colour = colour;
    line.isDashed = !isFull;
    for (const SweepStep& step : run.result->sweep) {
        const auto f1 = (isFull ? step.full : step.linear).metrics.macroF1();
        if (f1)
            line.points.push_back({{}, step.alpha, *f1, isFull && step.alpha == run.result->alpha});
    }
    return line;
}

/// From without the prior to with it, which is marked and named.
DrawnLine emotionLine(const ReportCell& emotion, const EmotionCells& baseline,
                      const EmotionCells& full)
{
    DrawnLine line;
    const auto add = [&](const EmotionCells& cells, const DrawnName& name, bool isMarked) {
        const auto precision = cells.precision();
        const auto recall = cells.recall();
        if (precision && recall)
            line.points.push_back({name, *recall, *precision, isMarked});
    };
    add(baseline, {{}, QStringLiteral("baseline")}, false);
    add(full, {emotion.text, QStringLiteral("full")}, true);
    return line;
}

/// A line for each emotion of a mode; the first of them stands for all in the legend.
void addEmotionLines(DrawnPlane& plane, const Task& task, const ProtocolRuns& of,
                     const QString& mode, std::size_t colour)
{
    const PooledEmotions pooled = pooledEmotions(of, mode);
    QString legend = modeCell(mode, QStringLiteral("All sets")).text;
    for (std::size_t i = 0; i < entanglement::Emotions; ++i) {
        const ReportCell emotion = emotionCell(task, i);
        DrawnLine line = emotionLine(emotion, pooled.baseline[i], pooled.full[i]);
        if (line.points.empty())
            continue;
        line.name = {std::exchange(legend, {}), mode + u':' + nameOf(emotion).token};
        line.colour = colour;
        plane.lines.push_back(std::move(line));
    }
}

/// Without the sets that have no bin of it.
DrawnPlane reliabilityPlane(const NamedVectorSets& sets, const MeasuredPart& part,
                            entanglement::SureSignal signal)
{
    DrawnPlane plane{QStringLiteral("Mean confidence"), QStringLiteral("Accuracy"), {}, true};
    for (std::size_t i = 0; i < sets.size(); ++i) {
        DrawnLine line;
        line.name = nameOfSet(*sets[i]);
        line.colour = i;
        for (const entanglement::CalibrationBin& bin : filledBins(*sets[i], part, signal)) {
            if (bin.confidence && bin.accuracy)
                line.points.push_back({{{}, QString::number(bin.to)},
                                       *bin.confidence,
                                       *bin.accuracy,
                                       false,
                                       static_cast<qint64>(bin.cells)});
        }
        if (!line.points.empty())
            plane.lines.push_back(std::move(line));
    }
    return plane;
}

DrawnBars quartileBars(const ProtocolRuns& of)
{
    DrawnBars bars{QStringLiteral("Mean gain in correct cells"), {}, {}, {}};
    for (int quartile = 1; quartile <= 4; ++quartile) {
        const QString number = QString::number(quartile);
        const QString sure = quartile == 1   ? QStringLiteral(" (least sure)")
                             : quartile == 4 ? QStringLiteral(" (most sure)")
                                             : QString();
        bars.series.push_back({QStringLiteral("Quartile ") + number + sure, number});
    }
    for (const ProtocolRun& run : of.runs) {
        bars.rows.push_back(nameOfSet(*run.set));
        std::vector<DrawnValue>& gains = bars.values.emplace_back();
        for (const entanglement::QuartileGain& quartile : run.result->quartiles)
            gains.push_back({quartile.meanGain, {}});
    }
    return bars;
}

} // namespace

ReportDrawings drawnEmotions(ReportFigures& figures)
{
    const auto protocols = runsByProtocol(figures);
    if (!protocols)
        return tl::unexpected(protocols.error());
    std::vector<Drawing> drawings;
    for (const ProtocolRuns& of : *protocols) {
        DrawnPlane plane{QStringLiteral("Recall"), QStringLiteral("Precision"), {}};
        const QStringList modes = modesOf(setsOf(of));
        for (qsizetype i = 0; i < modes.size(); ++i)
            addEmotionLines(plane, figures.task(), of, modes[i], static_cast<std::size_t>(i));
        drawings.push_back({of.suffix,
                            QStringLiteral("Precision against recall of each emotion, of all sets "
                                           "of a mode and run together: a line from without the "
                                           "prior to with it, which is marked. Where precision or "
                                           "recall is undefined there is no point. ") +
                                of.basis,
                            {},
                            std::move(plane)});
    }
    return drawings;
}

ReportDrawings drawnReliability(ReportFigures& figures)
{
    const auto sets = wholeVectorSets(figures);
    if (!sets)
        return tl::unexpected(sets.error());
    std::vector<Drawing> drawings;
    for (const MeasuredPart& part : MeasuredParts) {
        for (const entanglement::SureSignal signal : BinnedSignals) {
            DrawnPlane plane = reliabilityPlane(*sets, part, signal);
            if (plane.lines.empty())
                continue;
            drawings.push_back(
                {u'_' + QString::fromLatin1(part.token) + u'_' + nameOf(signalCell(signal)).token,
                 QStringLiteral("Accuracy against mean confidence by bin of confidence, of %1; how "
                                "sure a set is by its %2. On the diagonal sets are as accurate as "
                                "they are sure; the area of a point is the number of its cells, "
                                "beside the largest of the set. ")
                         .arg(QString::fromLatin1(part.word), signalCell(signal).text) +
                     signalWords(),
                 {},
                 std::move(plane)});
        }
    }
    if (drawings.empty())
        return tl::unexpected(ReportLack::Confidence);
    return drawings;
}

ReportDrawings drawnQuartiles(ReportFigures& figures)
{
    const auto protocols = runsByProtocol(figures);
    if (!protocols)
        return tl::unexpected(protocols.error());
    std::vector<Drawing> drawings;
    for (const ProtocolRuns& of : *protocols)
        drawings.push_back({of.suffix,
                            QStringLiteral("Mean gain in correct cells per scenario from the "
                                           "prior, by quartile of the set's confidence in the "
                                           "scenario. ") +
                                of.basis,
                            {},
                            quartileBars(of)});
    return drawings;
}

ReportDrawings drawnAlpha(ReportFigures& figures)
{
    const auto protocols = runsByProtocol(figures);
    if (!protocols)
        return tl::unexpected(protocols.error());
    std::vector<Drawing> drawings;
    for (const ProtocolRuns& of : *protocols) {
        DrawnPlane plane{QStringLiteral("Weight α of the prior"), QStringLiteral("Macro-F1"), {}};
        for (std::size_t i = 0; i < of.runs.size(); ++i) {
            plane.lines.push_back(sweepLine(of.runs[i], i, true));
            plane.lines.push_back(sweepLine(of.runs[i], i, false));
        }
        drawings.push_back({of.suffix,
                            QStringLiteral("Macro-F1 at each weight α of the prior: full, and "
                                           "dashed without pairs. The chosen weight is marked. ") +
                                of.basis,
                            {},
                            plane});
    }
    return drawings;
}

ReportDrawings drawnConditionals(ReportFigures& figures)
{
    const auto parts = partsOfGold(figures.input());
    if (!parts)
        return tl::unexpected(parts.error());
    std::vector<Drawing> drawings;
    for (const PartOfGold& part : *parts) {
        DrawnMatrix matrix{QStringLiteral("Given"), QStringLiteral("Also felt, %"), {}, {}, {}};
        for (std::size_t given = 0; given < entanglement::Emotions; ++given) {
            matrix.rows.push_back(nameOf(emotionCell(figures.task(), given)));
            std::vector<std::optional<double>>& shares = matrix.shares.emplace_back();
            for (std::size_t i = 0; i < entanglement::Emotions; ++i)
                shares.push_back(part.data.conditional(i, given));
        }
        matrix.columns = matrix.rows;
        drawings.push_back({part.suffix,
                            QStringLiteral("P(column | row) in the gold vectors of %1 %2.")
                                .arg(part.data.scenarios)
                                .arg(part.words),
                            {},
                            matrix});
    }
    return drawings;
}

ReportDrawings drawnVectors(ReportFigures& figures)
{
    const auto of = frequentVectors(figures.input());
    if (!of)
        return tl::unexpected(of.error());
    DrawnBars bars{QStringLiteral("Scenarios"), {{{}, QStringLiteral("scenarios")}}, {}, {}};
    for (const entanglement::VectorCount& vector : of->vectors) {
        bars.rows.push_back(nameOf(vectorCell(figures.task(), vector.vector)));
        bars.values.push_back({{static_cast<double>(vector.times), {}}});
    }
    return std::vector{
        Drawing{{},
                QStringLiteral("The %1 most frequent of %2 different gold vectors, of %3 scenarios "
                               "with gold.")
                    .arg(of->vectors.size())
                    .arg(of->different)
                    .arg(of->scenarios),
                {},
                bars}};
}

} // namespace subtext
