// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileIconProvider>

namespace subtext {

/// Icons by kind alone. Qt's own look into every file of a folder to tell its type. Where that file
/// is the open study, closing it again drops the locks that SQLite has on it (POSIX: a process
/// loses its locks when it closes any handle of the file), and the next program takes the study for
/// one that nobody has open.
class PlainIcons : public QFileIconProvider
{
public:
    using QFileIconProvider::icon;
    QIcon icon(const QFileInfo& info) const override
    {
        return QFileIconProvider::icon(info.isDir() ? Folder : File);
    }
    QString type(const QFileInfo& info) const override { return info.suffix(); }
};

} // namespace subtext
