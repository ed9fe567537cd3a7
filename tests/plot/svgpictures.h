// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QImageReader>

#include <algorithm>
#include <cstdlib>

namespace subtext::test {

/// Whether Qt has a reader of SVG, to compare with.
inline bool canQtReadSvg()
{
    return QImageReader::supportedImageFormats().contains("svg");
}

/// As Qt Svg draws it.
inline QImage drawnByQt(const QByteArray& svg)
{
    const QImage drawn = QImage::fromData(svg, "svg").convertToFormat(QImage::Format_ARGB32);
    QImage onWhite(drawn.size(), QImage::Format_RGB32);
    onWhite.fill(Qt::white);
    for (int y = 0; y < drawn.height(); ++y) {
        for (int x = 0; x < drawn.width(); ++x) {
            const QColor color = drawn.pixelColor(x, y);
            const auto over = [&color](int channel) {
                return 255 + (channel - 255) * color.alpha() / 255;
            };
            onWhite.setPixelColor(
                x, y, QColor(over(color.red()), over(color.green()), over(color.blue())));
        }
    }
    return onWhite;
}

/// The share of pixels that clearly differ.
inline double differenceOf(const QImage& one, const QImage& other)
{
    constexpr int Clearly = 96;
    if (one.size() != other.size() || one.isNull())
        return 1;
    int count = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            const QColor a = one.pixelColor(x, y);
            const QColor b = other.pixelColor(x, y);
            const int most = std::max({std::abs(a.red() - b.red()), std::abs(a.green() - b.green()),
                                       std::abs(a.blue() - b.blue())});
            count += most > Clearly ? 1 : 0;
        }
    }
    return static_cast<double>(count) / one.width() / one.height();
}

} // namespace subtext::test
