// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/studyfiles.h"

#include <QMimeData>
#include <QUrl>

namespace subtext {

QStringList localFiles(const QMimeData& dropped)
{
    QStringList paths;
    for (const QUrl& url : dropped.urls()) {
        if (url.isLocalFile())
            paths << url.toLocalFile();
    }
    return paths;
}

} // namespace subtext
