// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

namespace subtext::stats {

/// A stretch of a continuum: where it begins, from 0, and how long it is.
struct Unit
{
    int begin = 0;
    int length = 0;
};

/// What some observers found in one continuum, such as the words that they marked in a text: the
/// units of each in their order, without overlap, within [0, length). An observer who found nothing
/// has an empty list.
struct Unitizing
{
    int length = 0;
    std::vector<std::vector<Unit>> observers;
};

/// Observed and expected disagreement of Krippendorff's α for unitizing, for units of one kind:
/// 1995, "On the reliability of unitizing continuous data", Sociological Methodology 25, doi
/// 10.2307/271061, in the form of 2004, Content Analysis, ch. 11.6, whose expected disagreement has
/// the sign that the first printing had wrong. Two units that overlap disagree by the squares of
/// the distances of their ends, a unit within a gap by the square of its length. O(units²).
struct Disagreement
{
    double observed = 0;
    double expected = 0;
};

/// None where there is no continuum, one observer, or no unit.
std::optional<Disagreement> unitizingDisagreement(const Unitizing& unitizing);

/// α of several continua, which may have other observers each: 1 − Σ length·D_o / Σ length·D_e over
/// those with two observers and a unit. With one continuum it is Krippendorff's α_U. None where no
/// disagreement could be expected.
std::optional<double> unitizedAlpha(const std::vector<Unitizing>& unitizings);

} // namespace subtext::stats
