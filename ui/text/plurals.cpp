// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/plurals.h"

#include <QTranslator>

namespace subtext {

void installPlurals(QCoreApplication& application)
{
    auto* english = new QTranslator(&application);
    if (!english->load(QStringLiteral(":/subtext/english.qm")))
        qFatal("the plurals are not in the program");
    QCoreApplication::installTranslator(english);
}

} // namespace subtext
