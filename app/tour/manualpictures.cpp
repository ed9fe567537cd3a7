// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/manualpictures.h"

#include <QDir>
#include <QFile>
#include <QFontDatabase>
#include <QImage>
#include <QRegularExpression>

#include <cstdio>
#include <cstdlib>

namespace subtext {
namespace {

constexpr int CellSide = 8;             // pixels; a letter more or less is another grey
constexpr int LeastDifference = 16;     // of 255
constexpr double MostDiffering = 0.002; // of the cells

QImage cellsOf(const QImage& picture)
{
    return picture
        .scaled(picture.size() / CellSide, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
        .convertToFormat(QImage::Format_Grayscale8);
}

/// The share of the cells that are visibly lighter or darker; 1 for pictures of two sizes.
double differenceOf(const QImage& one, const QImage& other)
{
    if (one.isNull() || one.size() != other.size())
        return 1;
    const QImage cells = cellsOf(one);
    const QImage others = cellsOf(other);
    int differing = 0;
    for (int y = 0; y < cells.height(); ++y) {
        const uchar* row = cells.constScanLine(y);
        const uchar* otherRow = others.constScanLine(y);
        for (int x = 0; x < cells.width(); ++x)
            differing += std::abs(row[x] - otherRow[x]) > LeastDifference ? 1 : 0;
    }
    return static_cast<double>(differing) / (cells.width() * cells.height());
}

/// "44-home.png" of "home"; empty where the tour took none.
QString takenAs(const QDir& taken, const QString& name)
{
    const QRegularExpression numbered(
        QStringLiteral("^\\d+-%1\\.png$").arg(QRegularExpression::escape(name)));
    const QStringList found = taken.entryList(QDir::Files).filter(numbered);
    return found.size() == 1 ? taken.filePath(found.front()) : QString();
}

} // namespace

int compareManualPictures(const QString& manual, const QString& taken)
{
    if (!QFontDatabase::families().contains(QStringLiteral("Inter"))) {
        std::fprintf(stderr, "The font Inter is not there, so nothing was compared.\n");
        return 0;
    }
    const QDir folder(manual);
    QFile list(folder.filePath(QStringLiteral("pictures.txt")));
    if (!list.open(QIODevice::ReadOnly)) {
        std::fprintf(stderr, "cannot read %s\n", qUtf8Printable(list.fileName()));
        return 4;
    }
    int outdated = 0;
    const QStringList lines = QString::fromUtf8(list.readAll()).split(u'\n', Qt::SkipEmptyParts);
    for (const QString& line : lines) {
        const QString path = folder.filePath(line.section(u' ', 0, 0) + QStringLiteral(".png"));
        const QString now = takenAs(QDir(taken), line.section(u' ', 1));
        const double difference = now.isEmpty() ? 1 : differenceOf(QImage(path), QImage(now));
        if (difference <= MostDiffering)
            continue;
        ++outdated;
        std::fprintf(stderr, "%s: %.1f %% of it is not what the window shows\n",
                     qUtf8Printable(path), 100 * difference);
    }
    if (outdated > 0)
        std::fprintf(stderr, "Look at them, then make them anew: packaging/pictures TOUR\n");
    return outdated > 0 ? 1 : 0;
}

} // namespace subtext
