// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>

namespace subtext::entanglement {

/// One answer to one question with how sure it was, 0 … 1.
struct ConfidenceCell
{
    double confidence = 0;
    bool isRight = false;
};

/// Cells whose confidence is in (from, to]; the first bin has 0 too. Figures are none in an empty
/// one.
struct CalibrationBin
{
    double from = 0;
    double to = 0;
    std::size_t cells = 0;
    std::optional<double> confidence; ///< Mean.
    std::optional<double> accuracy;

    bool operator==(const CalibrationBin&) const = default;
};

inline constexpr std::size_t CalibrationBins = 10;
/// The bin of a confidence, 0 … 9.
std::size_t calibrationBin(double confidence);

/// Whether who says 80 % is right in 80 %.
struct Calibration
{
    std::size_t cells = 0;
    std::optional<double> meanConfidence;
    std::optional<double> accuracy;
    std::optional<double> ece; ///< None without cells.
    std::array<CalibrationBin, CalibrationBins> bins{};

    bool operator==(const Calibration&) const = default;
};

/// Expected calibration error Σ share of cells · |accuracy − mean confidence| over ten bins of
/// equal width, (b/10, (b+1)/10] (Naeini et al. 2015). The unit is the cell. O(cells).
Calibration calibrate(std::span<const ConfidenceCell> cells);

} // namespace subtext::entanglement
