// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/deskending.h"

#include "core/standing/studystanding.h"
#include "ui/adjudicate/deskhead.h"
#include "ui/adjudicate/deskpage.h"
#include "ui/adjudicate/deskprogress.h"
#include "ui/widgets/noticebar.h"

#include <QPushButton>

#include <functional>

namespace subtext {

void offerNext(DeskPage& page, const QString& allDecided)
{
    const DeskSession& session = *page.session();
    const auto say = [&](const QString& next, const std::function<void()>& go) {
        page.notice()->showNotice(NoticeBar::Kind::Info, allDecided, next, go);
    };
    const bool isNext = isReleaseNext(session) && !session.isLocked();
    if (isNext && session.isCoordinator())
        say(DeskPage::tr("Go to Release"),
            [&page] { Q_EMIT page.stepRequested(NextStep::Release); });
    else
        say({}, {}); // the lock has its button above
}

void giveKeysToNext(DeskPage& page)
{
    QPushButton* lock = page.head()->lock();
    const DeskSession& session = *page.session();
    const bool isLockNext =
        isReleaseNext(session) && !session.isLocked() && lock->isVisible() && lock->isEnabled();
    if (page.notice()->actionButton()->isVisible())
        page.notice()->actionButton()->setFocus(Qt::OtherFocusReason);
    else if (isLockNext)
        lock->setFocus(Qt::OtherFocusReason);
    else
        page.restFocus();
}

} // namespace subtext
