// SPDX-License-Identifier: MIT
#include "core/entanglement/calibration.h"

#include <cmath>

namespace subtext::entanglement {
namespace {

struct CellSums
{
    double confidence = 0;
    std::size_t right = 0;
    std::size_t cells = 0;
};

/// b/10
double edge(std::size_t bin)
{
    return static_cast<double>(bin) / CalibrationBins;
}

} // namespace

std::size_t calibrationBin(double confidence)
{
    // Compared with the edges themselves: ten times .7 need not be 7.
    std::size_t bin = 0;
    while (bin + 1 < CalibrationBins && confidence > edge(bin + 1))
        ++bin;
    return bin;
}

Calibration calibrate(std::span<const ConfidenceCell> cells)
{
    Calibration result;
    std::array<CellSums, CalibrationBins> sums{};
    CellSums all;
    for (const ConfidenceCell& cell : cells) {
        for (CellSums* into : {&sums.at(calibrationBin(cell.confidence)), &all}) {
            into->confidence += cell.confidence;
            into->right += cell.isRight ? 1 : 0;
            ++into->cells;
        }
    }
    for (std::size_t b = 0; b < CalibrationBins; ++b) {
        CalibrationBin& bin = result.bins.at(b);
        bin.from = edge(b);
        bin.to = edge(b + 1);
        bin.cells = sums.at(b).cells;
        if (bin.cells > 0) {
            bin.confidence = sums.at(b).confidence / static_cast<double>(bin.cells);
            bin.accuracy = static_cast<double>(sums.at(b).right) / static_cast<double>(bin.cells);
        }
    }
    if (all.cells == 0)
        return result;
    const auto n = static_cast<double>(all.cells);
    result.cells = all.cells;
    result.meanConfidence = all.confidence / n;
    result.accuracy = static_cast<double>(all.right) / n;
    double error = 0;
    for (const CalibrationBin& bin : result.bins) {
        if (bin.cells > 0)
            error += static_cast<double>(bin.cells) / n * std::abs(*bin.accuracy - *bin.confidence);
    }
    result.ece = error;
    return result;
}

} // namespace subtext::entanglement
