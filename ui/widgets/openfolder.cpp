// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/openfolder.h"

#include <QDesktopServices>
#include <QUrl>

namespace subtext {

void openFolder(const QString& folder)
{
    QDesktopServices::openUrl(QUrl::fromLocalFile(folder));
}

} // namespace subtext
