// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartexport.h"

#include "core/agreement/latex.h"
#include "core/exchange/exporter.h"
#include "core/exchange/tables/workbookwriter.h"
#include "ui/charts/chartlabels.h"
#include "ui/plot/chart.h"
#include "ui/plot/svgpicture.h"
#include "ui/plot/svgwriter.h"

#include <QAbstractItemModel>
#include <QBuffer>
#include <QFileInfo>
#include <QFontMetricsF>
#include <QGraphicsScene>
#include <QHashFunctions>
#include <QMarginsF>
#include <QMimeData>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QStringList>
#include <QWidget>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace subtext::charts {
namespace {

constexpr std::array AllFormats{FileFormat::Svg, FileFormat::Pdf,  FileFormat::Png,
                                FileFormat::Csv, FileFormat::Xlsx, FileFormat::Tex};
constexpr int PngScale = 2;
// One unit of the drawing is one pixel of the screen, so that texts keep their place in it.
constexpr int PixelsPerInch = 96;
constexpr double PointsPerPixel = 72.0 / PixelsPerInch;

/// Lays the chart out at another size while it lives.
class Resized
{
public:
    Resized(Chart& chart, const QSizeF& size)
        : m_chart(chart)
        , m_before(chart.size())
    {
        m_chart.resize(size);
    }
    ~Resized() { m_chart.resize(m_before); }
    Q_DISABLE_COPY_MOVE(Resized)

private:
    Chart& m_chart;
    QSizeF m_before;
};

/// Hashes that are made while it lives have the same order in every process. Qt writes the fonts of
/// a PDF in the order of one, and the same figure is to have the same bytes.
class FixedHashOrder
{
public:
    FixedHashOrder() { QHashSeed::setDeterministicGlobalSeed(); }
    ~FixedHashOrder() { QHashSeed::resetRandomGlobalSeed(); }
    Q_DISABLE_COPY_MOVE(FixedHashOrder)
};

/// Where a note stands under a chart of that size; empty without one.
QRectF placeOfNote(const QString& note, const QSize& chart)
{
    constexpr double Side = 12;
    if (note.isEmpty())
        return {};
    const QFontMetricsF metrics(textFont(theme::TextRole::Small));
    const QRectF room(Side, chart.height(), chart.width() - 2 * Side, QWIDGETSIZE_MAX);
    QRectF place = metrics.boundingRect(room, Qt::AlignLeft | Qt::TextWordWrap, note);
    place.setLeft(room.left());
    place.setRight(room.right());
    return place;
}

QSize withNote(const QSize& chart, const QString& note)
{
    constexpr double Below = 10;
    if (note.isEmpty())
        return chart;
    return {chart.width(), static_cast<int>(std::ceil(placeOfNote(note, chart).bottom() + Below))};
}

bool paint(QPaintDevice& device, Chart& chart, const QSize& size, const QString& note)
{
    QPainter painter;
    if (!painter.begin(&device))
        return false;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(
        textFont(theme::TextRole::Small)); // SVG names it, even where nothing is written
    const QRectF area(0, 0, size.width(), size.height());
    painter.fillRect(QRectF(QPointF(), withNote(size, note)), Qt::white);
    chart.scene()->render(&painter, area, chart.geometry());
    if (!note.isEmpty()) {
        painter.setPen(theme::lightColors().text);
        painter.drawText(placeOfNote(note, size),
                         Qt::AlignLeft | Qt::TextWordWrap | Qt::TextDontClip, note);
    }
    return painter.end();
}

void makePage(QPdfWriter& pdf, const QSize& size, const PictureText& text)
{
    pdf.setResolution(PixelsPerInch);
    pdf.setPageSize(QPageSize(QSizeF(size) * PointsPerPixel, QPageSize::Point, QString(),
                              QPageSize::ExactMatch));
    pdf.setPageMargins(QMarginsF());
    pdf.setTitle(text.title);
}

QStringList headerOf(const QAbstractItemModel& model)
{
    QStringList header;
    for (int column = 0; column < model.columnCount(); ++column) {
        const QVariant inFiles = model.headerData(column, Qt::Horizontal, FileHeaderRole);
        header
            << (inFiles.isValid() ? inFiles : model.headerData(column, Qt::Horizontal)).toString();
    }
    return header;
}

std::vector<QStringList> rowsOf(const QAbstractItemModel& model)
{
    std::vector<QStringList> rows(static_cast<std::size_t>(model.rowCount()));
    for (int row = 0; row < model.rowCount(); ++row) {
        for (int column = 0; column < model.columnCount(); ++column)
            rows[static_cast<std::size_t>(row)] << model.index(row, column).data().toString();
    }
    return rows;
}

QString htmlRow(const QStringList& cells, const QString& tag)
{
    QString html = QStringLiteral("<tr>");
    for (qsizetype i = 0; i < cells.size(); ++i)
        html += QStringLiteral("<%1 align=\"%2\">%3</%1>")
                    .arg(tag, i == 0 ? QStringLiteral("left") : QStringLiteral("right"),
                         cells.at(i).toHtmlEscaped());
    return html + QStringLiteral("</tr>\n");
}

} // namespace

QString suffixOf(FileFormat format)
{
    switch (format) {
    case FileFormat::Svg:
        return QStringLiteral("svg");
    case FileFormat::Pdf:
        return QStringLiteral("pdf");
    case FileFormat::Png:
        return QStringLiteral("png");
    case FileFormat::Csv:
        return QStringLiteral("csv");
    case FileFormat::Xlsx:
        return QStringLiteral("xlsx");
    case FileFormat::Tex:
        return QStringLiteral("tex");
    }
    Q_UNREACHABLE();
}

std::optional<FileFormat> formatOf(const QString& path)
{
    const QString suffix = QFileInfo(path).suffix();
    for (FileFormat format : AllFormats) {
        if (suffix.compare(suffixOf(format), Qt::CaseInsensitive) == 0)
            return format;
    }
    return std::nullopt;
}

QByteArray picture(Chart& chart, const QSize& size, FileFormat format, const PictureText& text)
{
    const Resized resized(chart, size);
    const QSize whole = withNote(size, text.note);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    bool isDone = false;
    switch (format) {
    case FileFormat::Svg: {
        SvgWriter svg;
        svg.setOutputDevice(&buffer);
        svg.setResolution(PixelsPerInch);
        svg.setSize(whole);
        svg.setViewBox(QRect(QPoint(), whole));
        svg.setTitle(text.title);
        svg.setDescription(text.description);
        isDone = paint(svg, chart, size, text.note);
        break;
    }
    case FileFormat::Pdf: {
        const FixedHashOrder fixedOrder;
        QPdfWriter pdf(&buffer);
        makePage(pdf, whole, text);
        isDone = paint(pdf, chart, size, text.note);
        break;
    }
    case FileFormat::Png: {
        const QImage pixels = image(chart, size, text.note);
        isDone = !pixels.isNull() && pixels.save(&buffer, "PNG");
        break;
    }
    case FileFormat::Csv:
    case FileFormat::Xlsx:
    case FileFormat::Tex:
        break;
    }
    buffer.close();
    return isDone ? bytes : QByteArray();
}

QImage image(Chart& chart, const QSize& size, const QString& note)
{
    const Resized resized(chart, size);
    QImage pixels(withNote(size, note) * PngScale, QImage::Format_RGB32);
    pixels.setDevicePixelRatio(PngScale);
    return paint(pixels, chart, size, note) ? pixels : QImage();
}

QByteArray svgPage(const QByteArray& svg, const QString& title)
{
    const SvgPicture read(svg);
    if (!read.isValid())
        return {};
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    bool isDone = false;
    {
        const FixedHashOrder fixedOrder;
        QPdfWriter pdf(&buffer);
        makePage(pdf, read.defaultSize(), {title, {}, {}});
        QPainter painter;
        if (painter.begin(&pdf)) {
            read.render(&painter, QRectF(QPointF(), read.defaultSize()));
            isDone = painter.end();
        }
    }
    buffer.close();
    return isDone ? bytes : QByteArray();
}

bool isOfWords(const std::vector<QStringList>& rows, qsizetype column)
{
    static const QRegularExpression range(
        QStringLiteral("\\A\\d+[-–]\\d+\\z")); // as in 18–27, which names a group
    return std::all_of(rows.begin(), rows.end(), [&](const QStringList& cells) {
        const QString cell = cells.value(column);
        return cell.isEmpty() || cell == QStringLiteral("–") || cell.front().isLetter() ||
               range.match(cell).hasMatch();
    });
}

QByteArray tableCsv(const QAbstractItemModel& model)
{
    QByteArray csv = csvRow(headerOf(model));
    for (const QStringList& row : rowsOf(model))
        csv += csvRow(row);
    return csv;
}

Result<QByteArray> tableWorkbook(const QAbstractItemModel& model)
{
    return workbookFrom(headerOf(model), rowsOf(model));
}

QByteArray tableTex(const QAbstractItemModel& model, const QString& caption, const QString& label)
{
    return latexTable({caption, label, headerOf(model), rowsOf(model)});
}

std::unique_ptr<QMimeData> tableMime(const QAbstractItemModel& model)
{
    const auto line = [](QStringList cells) {
        for (QString& cell : cells)
            cell = cell.simplified(); // a tab or a line break would begin another cell
        return cells.join(u'\t') + u'\n';
    };
    QString text = line(headerOf(model));
    QString html = QStringLiteral("<table>\n") + htmlRow(headerOf(model), QStringLiteral("th"));
    for (const QStringList& row : rowsOf(model)) {
        text += line(row);
        html += htmlRow(row, QStringLiteral("td"));
    }
    auto mime = std::make_unique<QMimeData>();
    mime->setText(text);
    mime->setHtml(html + QStringLiteral("</table>\n"));
    return mime;
}

} // namespace subtext::charts
