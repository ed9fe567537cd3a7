// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/offering.h"

#include "core/operation/datalock.h"
#include "core/study/study.h"
#include "ui/widgets/plaintooltip.h"

#include <QCoreApplication>
#include <QWidget>

namespace subtext {
namespace {

struct Offering
{
    Q_DECLARE_TR_FUNCTIONS(subtext::Offering)
};

} // namespace

Result<QString> whyFixed(Study& study)
{
    if (study.access() == Study::Access::Read)
        return QString(Offering::tr("The study is open for reading only."));
    return study.dataLock().isLocked().map([](bool isLocked) {
        return isLocked ? Offering::tr("The study is locked. To do this, unlock it in Adjudicate.")
                        : QString();
    });
}

void offer(QWidget& control, const QString& whyNot, const QString& toolTip, bool isDue)
{
    control.setEnabled(whyNot.isEmpty() && isDue);
    control.setToolTip(plainToolTip(whyNot.isEmpty() ? toolTip : whyNot));
}

} // namespace subtext
