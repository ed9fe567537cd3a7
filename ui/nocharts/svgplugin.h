// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImageIOPlugin>

/// Has files that end in .svg read as images, by QSvgRenderer: icons that Qt loads by itself, such
/// as those of the style sheet and of the window.
class SvgImages : public QImageIOPlugin
{
    Q_OBJECT
    // The name as it is: moc reads no headers of Qt.
    Q_PLUGIN_METADATA(IID "org.qt-project.Qt.QImageIOHandlerFactoryInterface" FILE "svgplugin.json")
public:
    Capabilities capabilities(QIODevice* device, const QByteArray& format) const override;
    QImageIOHandler* create(QIODevice* device, const QByteArray& format) const override;
};
