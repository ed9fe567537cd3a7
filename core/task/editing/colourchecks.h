// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <array>
#include <vector>

namespace subtext {

// What can be computed of the colours of options. Colours are "#rrggbb"; anything else counts as
// black.

/// WCAG 2.1, "contrast ratio": from 1 to 21.
double contrastRatio(const QString& colour, const QString& ground);
/// What WCAG 2.1, 1.4.11 asks of graphical parts.
inline constexpr double LeastContrast = 3.0;

enum class ColourVision : std::uint8_t { Usual, Protanopia, Deuteranopia, Tritanopia };
inline constexpr std::array AllColourVisions{ColourVision::Usual, ColourVision::Protanopia,
                                             ColourVision::Deuteranopia, ColourVision::Tritanopia};

/// What somebody sees in place of a colour, by the matrices of severity 1.0 of G. M. Machado, M. M.
/// Oliveira and L. A. F. Fernandes, "A physiologically-based model for simulation of color vision
/// deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (2009), on linear sRGB.
QString colourSeenWith(ColourVision vision, const QString& colour);

/// CIEDE2000 (CIE 142-2001; G. Sharma, W. Wu and E. N. Dalal 2005) of two colours in CIELAB under
/// D65, all weights 1.
double colourDifference(const QString& a, const QString& b);

struct LabColour
{
    double lightness = 0; ///< L*, from 0 to 100.
    double a = 0;
    double b = 0;
};
double labDifference(const LabColour& first, const LabColour& second);

/// Colours that differ by less than this count as alike: some times what can just be told where
/// they touch, since patches on a page do not.
inline constexpr double AlikeUnder = 8.0;

/// Two of a list that somebody takes for one.
struct AlikePair
{
    std::size_t first = 0;
    std::size_t second = 0;
    ColourVision vision = ColourVision::Usual;
    double difference = 0;
};
/// In the order of the list and of AllColourVisions. A pair that is alike to everybody is named
/// once.
std::vector<AlikePair> alikePairs(const std::vector<QString>& colours);

} // namespace subtext
