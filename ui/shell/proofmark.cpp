// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/proofmark.h"

#include "core/study/study.h"

#include <QWidget>

namespace subtext {

void ProofMark::set(QWidget& window, Study& study, const QString& title)
{
    const QString plain = tr("%1 – Subtext").arg(title);
    window.setWindowTitle(study.isProven() ? plain : tr("%1 (being checked) – Subtext").arg(title));
    QObject::connect(&study, &Study::proven, &window,
                     [&window, plain] { window.setWindowTitle(plain); });
}

} // namespace subtext
