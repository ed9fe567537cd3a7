// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/svgplugin.h"

#include "ui/plot/svgpicture.h"

#include <QImage>
#include <QPainter>
#include <QtPlugin>

#include <memory>
#include <utility>

namespace {

class SvgHandler : public QImageIOHandler
{
public:
    bool canRead() const override
    {
        return device() && !m_isRead && device()->bytesAvailable() > 0;
    }

    bool read(QImage* image) override
    {
        load();
        const QSize size = m_scaled.isValid() ? m_scaled : m_renderer.defaultSize();
        if (!m_renderer.isValid() || size.isEmpty())
            return false;
        QImage drawn(size, QImage::Format_ARGB32_Premultiplied);
        drawn.fill(Qt::transparent);
        QPainter painter(&drawn);
        m_renderer.render(&painter);
        painter.end();
        *image = drawn;
        return true;
    }

    bool supportsOption(ImageOption option) const override
    {
        return option == Size || option == ScaledSize;
    }

    QVariant option(ImageOption option) const override
    {
        if (option == ScaledSize)
            return m_scaled;
        if (option != Size)
            return {};
        load();
        return m_renderer.defaultSize();
    }

    void setOption(ImageOption option, const QVariant& value) override
    {
        if (option == ScaledSize)
            m_scaled = value.toSize();
    }

private:
    void load() const
    {
        if (std::exchange(m_isRead, true))
            return;
        m_renderer.load(device()->readAll());
    }

    mutable subtext::SvgPicture m_renderer;
    mutable bool m_isRead = false;
    QSize m_scaled;
};

} // namespace

QImageIOPlugin::Capabilities SvgImages::capabilities(QIODevice* /*device*/,
                                                     const QByteArray& format) const
{
    return format == "svg" ? Capabilities(CanRead) : Capabilities();
}

QImageIOHandler* SvgImages::create(QIODevice* device, const QByteArray& format) const
{
    auto handler = std::make_unique<SvgHandler>();
    handler->setDevice(device);
    handler->setFormat(format);
    return handler.release();
}

Q_IMPORT_PLUGIN(SvgImages)
