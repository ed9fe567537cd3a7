// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSize>
#include <QString>

#include <cstdint>
#include <optional>

class QAbstractItemModel;
class QChart;

namespace subtext::charts {

enum class FileFormat : std::uint8_t { Svg, Pdf, Png, Csv };

/// "svg", "pdf", "png", "csv".
QString suffixOf(FileFormat format);
/// The format of a file name by its suffix, in any case; none for any other suffix.
std::optional<FileFormat> formatOf(const QString& path);

/// What a picture says about itself where its format can.
struct PictureText
{
    QString title;
    QString description;
};

/// The chart as it is styled now, on white, laid out anew at `size` (in pixels of the screen; PNG
/// has two by two for one). Empty on failure; not for Csv.
QByteArray picture(QChart& chart, const QSize& size, FileFormat format, const PictureText& text);

/// A header row and the cells of a table as they are displayed.
QByteArray tableCsv(const QAbstractItemModel& model);

/// Writes all or nothing: beside and renamed.
bool writeWhole(const QString& path, const QByteArray& bytes);

} // namespace subtext::charts
