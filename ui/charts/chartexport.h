// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <QByteArray>
#include <QImage>
#include <QSize>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

class QAbstractItemModel;
class QMimeData;

namespace subtext {
class Chart;
} // namespace subtext

namespace subtext::charts {

/// Of the header of a column: what it is called in files, where the screen has other words.
constexpr int FileHeaderRole = Qt::UserRole + 1;

enum class FileFormat : std::uint8_t { Svg, Pdf, Png, Csv, Xlsx, Tex };

/// "svg", "pdf", "png", "csv", "xlsx", "tex".
QString suffixOf(FileFormat format);
/// The format of a file name by its suffix, in any case; none for any other suffix.
std::optional<FileFormat> formatOf(const QString& path);
struct PictureText
{
    QString title;       ///< Where the format has a place for it, …
    QString description; ///< … and this too.
    QString note;        ///< Written under the chart in every format; may be empty.
};

/// The chart as it is styled now, on white, laid out anew at `size` (in pixels of the screen; PNG
/// has two by two for one); a note makes the picture higher. Empty on failure; not for tables.
QByteArray picture(Chart& chart, const QSize& size, FileFormat format, const PictureText& text);
/// The same picture in pixels, two by two for one; null on failure.
QImage image(Chart& chart, const QSize& size, const QString& note = {});

/// A page as large as a picture that SvgPicture reads, with the picture in its own colours. Empty
/// where it reads none.
QByteArray svgPage(const QByteArray& svg, const QString& title);

/// Whether no cell of a column is a figure. Figures stand at the right of their column, words at
/// its left.
bool isOfWords(const std::vector<QStringList>& rows, qsizetype column);

QByteArray tableCsv(const QAbstractItemModel& model);
Result<QByteArray> tableWorkbook(const QAbstractItemModel& model);
QByteArray tableTex(const QAbstractItemModel& model, const QString& caption, const QString& label);
/// The same for the clipboard: tab-separated text for spreadsheets, HTML for word processors.
std::unique_ptr<QMimeData> tableMime(const QAbstractItemModel& model);

} // namespace subtext::charts
