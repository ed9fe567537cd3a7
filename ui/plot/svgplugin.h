// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImageIOPlugin>

/// Has files that end in .svg read as images, by SvgPicture: icons that Qt loads by itself, such
/// as those of the style sheet and of the window.
class SvgImages : public QImageIOPlugin
{
    Q_OBJECT
    // QImageIOHandlerFactoryInterface_iid; moc reads no headers of Qt here.
    Q_PLUGIN_METADATA(IID "org.qt-project.Qt.QImageIOHandlerFactoryInterface" FILE "svgplugin.json")
public:
    Capabilities capabilities(QIODevice* device, const QByteArray& format) const override;
    QImageIOHandler* create(QIODevice* device, const QByteArray& format) const override;
};
