// SPDX-License-Identifier: MIT
#include "core/task/editing/colourchecks.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace subtext {
namespace {

using Triple = std::array<double, 3>; // red, green, blue, linear, from 0 to 1
using Matrix = std::array<Triple, 3>;

constexpr Matrix Protan{Triple{0.152286, 1.052583, -0.204868}, Triple{0.114503, 0.786281, 0.099216},
                        Triple{-0.003882, -0.048116, 1.051998}};
constexpr Matrix Deutan{Triple{0.367322, 0.860646, -0.227968}, Triple{0.280085, 0.672501, 0.047413},
                        Triple{-0.011820, 0.042940, 0.968881}};
constexpr Matrix Tritan{Triple{1.255528, -0.076749, -0.178779},
                        Triple{-0.078411, 0.930809, 0.147602},
                        Triple{0.004733, 0.691367, 0.303900}};
// IEC 61966-2-1.
constexpr Matrix ToXyz{Triple{0.4124564, 0.3575761, 0.1804375},
                       Triple{0.2126729, 0.7151522, 0.0721750},
                       Triple{0.0193339, 0.1191920, 0.9503041}};
constexpr Triple White{0.95047, 1.0, 1.08883}; // D65

constexpr double Turn = 360.0;

double toLinear(double value)
{
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double fromLinear(double value)
{
    return value <= 0.0031308 ? value * 12.92 : 1.055 * std::pow(value, 1 / 2.4) - 0.055;
}

Triple linear(const QString& colour)
{
    bool isColour = colour.size() == 7 && colour.startsWith(u'#');
    const uint bits = isColour ? colour.mid(1).toUInt(&isColour, 16) : 0;
    const auto part = [&](int shift) {
        return isColour ? toLinear(static_cast<double>(bits >> shift & 0xffU) / 255.0) : 0.0;
    };
    return {part(16), part(8), part(0)};
}

Triple times(const Matrix& matrix, const Triple& triple)
{
    Triple product{};
    for (std::size_t row = 0; row < product.size(); ++row) {
        for (std::size_t i = 0; i < triple.size(); ++i)
            product.at(row) += matrix.at(row).at(i) * triple.at(i);
    }
    return product;
}

double luminance(const QString& colour)
{
    return times(ToXyz, linear(colour))[1];
}

LabColour labOf(const QString& colour)
{
    Triple xyz = times(ToXyz, linear(colour));
    for (std::size_t i = 0; i < xyz.size(); ++i) {
        const double share = xyz.at(i) / White.at(i);
        xyz.at(i) =
            share > 216.0 / 24389.0 ? std::cbrt(share) : (24389.0 / 27.0 * share + 16) / 116;
    }
    return {116 * xyz[1] - 16, 500 * (xyz[0] - xyz[1]), 200 * (xyz[1] - xyz[2])};
}

double radians(double degrees)
{
    return degrees * std::numbers::pi / 180;
}

double hueOf(double a, double b)
{
    if (a == 0 && b == 0)
        return 0;
    const double hue = std::atan2(b, a) * 180 / std::numbers::pi;
    return hue < 0 ? hue + Turn : hue;
}

/// √(c⁷ / (c⁷ + 25⁷)).
double chromaShare(double chroma)
{
    const double seventh = std::pow(chroma, 7);
    return std::sqrt(seventh / (seventh + std::pow(25.0, 7)));
}

} // namespace

double contrastRatio(const QString& colour, const QString& ground)
{
    const double a = luminance(colour) + 0.05;
    const double b = luminance(ground) + 0.05;
    return std::max(a, b) / std::min(a, b);
}

QString colourSeenWith(ColourVision vision, const QString& colour)
{
    if (vision == ColourVision::Usual)
        return colour;
    const Matrix& matrix = vision == ColourVision::Protanopia     ? Protan
                           : vision == ColourVision::Deuteranopia ? Deutan
                                                                  : Tritan;
    QString seen = QStringLiteral("#");
    for (const double part : times(matrix, linear(colour))) {
        const double value = fromLinear(std::clamp(part, 0.0, 1.0)) * 255;
        seen += QString::number(std::lround(value), 16).rightJustified(2, u'0');
    }
    return seen;
}

double labDifference(const LabColour& first, const LabColour& second)
{
    const double meanChroma = (std::hypot(first.a, first.b) + std::hypot(second.a, second.b)) / 2;
    const double stretch = 1 + 0.5 * (1 - chromaShare(meanChroma));
    const double a1 = stretch * first.a;
    const double a2 = stretch * second.a;
    const double c1 = std::hypot(a1, first.b);
    const double c2 = std::hypot(a2, second.b);
    const double h1 = hueOf(a1, first.b);
    const double h2 = hueOf(a2, second.b);
    const bool isGrey = c1 * c2 == 0;

    double turned = isGrey ? 0 : h2 - h1;
    if (turned > Turn / 2)
        turned -= Turn;
    else if (turned < -Turn / 2)
        turned += Turn;
    const double byLightness = second.lightness - first.lightness;
    const double byChroma = c2 - c1;
    const double byHue = 2 * std::sqrt(c1 * c2) * std::sin(radians(turned / 2));

    const double lightness = (first.lightness + second.lightness) / 2;
    const double chroma = (c1 + c2) / 2;
    double hue = h1 + h2;
    if (!isGrey) {
        const bool isAcross = std::abs(h1 - h2) > Turn / 2;
        hue = (hue + (!isAcross ? 0 : hue < Turn ? Turn : -Turn)) / 2;
    }
    const double t = 1 - 0.17 * std::cos(radians(hue - 30)) + 0.24 * std::cos(radians(2 * hue)) +
                     0.32 * std::cos(radians(3 * hue + 6)) - 0.20 * std::cos(radians(4 * hue - 63));
    const double spread = std::pow(lightness - 50, 2);
    const double ofLightness = 1 + 0.015 * spread / std::sqrt(20 + spread);
    const double ofChroma = 1 + 0.045 * chroma;
    const double ofHue = 1 + 0.015 * chroma * t;
    const double turn = 30 * std::exp(-std::pow((hue - 275) / 25, 2));
    const double mixed = -std::sin(radians(2 * turn)) * 2 * chromaShare(chroma);
    const double l = byLightness / ofLightness;
    const double c = byChroma / ofChroma;
    const double h = byHue / ofHue;
    return std::sqrt(l * l + c * c + h * h + mixed * c * h);
}

double colourDifference(const QString& a, const QString& b)
{
    return labDifference(labOf(a), labOf(b));
}

std::vector<AlikePair> alikePairs(const std::vector<QString>& colours)
{
    std::vector<AlikePair> pairs;
    for (std::size_t i = 0; i < colours.size(); ++i) {
        for (std::size_t j = i + 1; j < colours.size(); ++j) {
            for (const ColourVision vision : AllColourVisions) {
                const double difference = colourDifference(colourSeenWith(vision, colours[i]),
                                                           colourSeenWith(vision, colours[j]));
                if (difference >= AlikeUnder)
                    continue;
                pairs.push_back({i, j, vision, difference});
                if (vision == ColourVision::Usual)
                    break;
            }
        }
    }
    return pairs;
}

} // namespace subtext
