// SPDX-License-Identifier: MIT
#include "core/report/drawnvectors.h"

#include "core/report/vectorsets.h"

namespace subtext {
namespace {

using entanglement::SweepStep;

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

} // namespace

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
