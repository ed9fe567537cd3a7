// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/plurals.h"

#include <QTranslator>

namespace subtext {

void installPlurals(QCoreApplication& application)
{
    auto* english = new QTranslator(&application);
    [[maybe_unused]] const bool isThere = english->load(QStringLiteral(":/subtext/english.qm"));
    Q_ASSERT(isThere);
    QCoreApplication::installTranslator(english);
}

} // namespace subtext
