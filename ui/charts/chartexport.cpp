// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartexport.h"

#include "core/exchange/exporter.h"

#include <QAbstractItemModel>
#include <QBuffer>
#include <QFileInfo>
#include <QGraphicsScene>
#include <QMarginsF>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QPixmap>
#include <QSaveFile>
#include <QSvgGenerator>
#include <QtCharts/QChart>

#include <array>

namespace subtext::charts {
namespace {

constexpr std::array AllFormats{FileFormat::Svg, FileFormat::Pdf, FileFormat::Png, FileFormat::Csv};
constexpr int PngScale = 2;
// One unit of the drawing is one pixel of the screen, so that texts keep their place in it.
constexpr int PixelsPerInch = 96;
constexpr double PointsPerPixel = 72.0 / PixelsPerInch;

/// Lays the chart out at another size while it lives.
class Resized
{
public:
    Resized(QChart& chart, const QSizeF& size)
        : m_chart(chart)
        , m_before(chart.size())
    {
        m_chart.resize(size);
    }
    ~Resized() { m_chart.resize(m_before); }
    Q_DISABLE_COPY_MOVE(Resized)

private:
    QChart& m_chart;
    QSizeF m_before;
};

bool paint(QPaintDevice& device, QChart& chart, const QSize& size)
{
    QPainter painter;
    if (!painter.begin(&device))
        return false;
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area(0, 0, size.width(), size.height());
    painter.fillRect(area, Qt::white);
    chart.scene()->render(&painter, area, chart.geometry());
    return painter.end();
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

QByteArray picture(QChart& chart, const QSize& size, FileFormat format, const PictureText& text)
{
    const Resized resized(chart, size);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    bool isDone = false;
    switch (format) {
    case FileFormat::Svg: {
        QSvgGenerator svg;
        svg.setOutputDevice(&buffer);
        svg.setResolution(PixelsPerInch);
        svg.setSize(size);
        svg.setViewBox(QRect(QPoint(), size));
        svg.setTitle(text.title);
        svg.setDescription(text.description);
        isDone = paint(svg, chart, size);
        break;
    }
    case FileFormat::Pdf: {
        QPdfWriter pdf(&buffer);
        pdf.setResolution(PixelsPerInch);
        pdf.setPageSize(QPageSize(QSizeF(size) * PointsPerPixel, QPageSize::Point, QString(),
                                  QPageSize::ExactMatch));
        pdf.setPageMargins(QMarginsF());
        pdf.setTitle(text.title);
        isDone = paint(pdf, chart, size);
        break;
    }
    case FileFormat::Png: {
        QPixmap pixmap(size * PngScale);
        pixmap.setDevicePixelRatio(PngScale);
        isDone = paint(pixmap, chart, size) && pixmap.save(&buffer, "PNG");
        break;
    }
    case FileFormat::Csv:
        break;
    }
    buffer.close();
    return isDone ? bytes : QByteArray();
}

QByteArray tableCsv(const QAbstractItemModel& model)
{
    const int columns = model.columnCount();
    const auto row = [columns](const auto& textAt) {
        QByteArray line;
        for (int column = 0; column < columns; ++column)
            line += (column > 0 ? "," : "") + csvCell(textAt(column).toString());
        return line + '\n';
    };
    QByteArray csv = row([&](int column) { return model.headerData(column, Qt::Horizontal); });
    for (int i = 0; i < model.rowCount(); ++i)
        csv += row([&](int column) { return model.data(model.index(i, column)); });
    return csv;
}

bool writeWhole(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
}

} // namespace subtext::charts
