// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPaintDevice>
#include <QRect>
#include <QSize>
#include <QString>

#include <memory>

class QIODevice;

namespace subtext::plot {
class SvgEngine;
}

namespace subtext {

/// What is painted on it is written as SVG 1.1 when the painter ends: shapes as paths, texts as
/// texts, with the names of their fonts. The same paintings have the same bytes everywhere.
class SvgWriter : public QPaintDevice
{
public:
    SvgWriter();
    ~SvgWriter() override;

    /// Open for writing; it must outlive the painter.
    void setOutputDevice(QIODevice* device) { m_device = device; }
    void setResolution(int perInch) { m_resolution = perInch; }
    void setSize(const QSize& size) { m_size = size; }
    void setViewBox(const QRect& box) { m_viewBox = box; }
    /// Both are plain text.
    void setTitle(const QString& title) { m_title = title; }
    void setDescription(const QString& description) { m_description = description; }

    QPaintEngine* paintEngine() const override;
    /// Begin and end of the file around what was painted.
    bool write(const QByteArray& content);

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    std::unique_ptr<plot::SvgEngine> m_engine;
    QIODevice* m_device = nullptr;
    int m_resolution = 96;
    QSize m_size;
    QRect m_viewBox;
    QString m_title;
    QString m_description;
};

} // namespace subtext
