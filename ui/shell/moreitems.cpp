// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/moreitems.h"

#include "core/course/assigning.h"
#include "ui/label/labelending.h"
#include "ui/label/labelpage.h"
#include "ui/label/summaryview.h"
#include "ui/team/teamlink.h"
#include "ui/team/teamrequest.h"
#include "ui/text/coursetext.h"
#include "ui/widgets/noticebar.h"

namespace subtext {

MoreItems::MoreItems(TeamLink& link, std::function<void()> restart, QObject* parent)
    : QObject(parent)
    , m_link(link)
    , m_restart(std::move(restart))
{
    connect(&link, &TeamLink::changed, this, &MoreItems::refresh);
    connect(&link, &TeamLink::claimed, this, &MoreItems::hear);
    connect(&link, &TeamLink::claimFailed, this, &MoreItems::hearFailure);
}

void MoreItems::offerOn(LabelPage& page)
{
    if (m_page != &page) {
        m_page = &page;
        connect(page.ending()->summary(), &SummaryView::moreItemsRequested, this, &MoreItems::ask);
    }
    refresh();
}

void MoreItems::refresh()
{
    m_isAsking = m_isAsking && m_link.isRunning();
    if (m_page)
        m_page->ending()->summary()->setMoreItems(
            m_link.state().mayClaim && !m_link.state().isWithdrawn, m_isAsking);
}

void MoreItems::ask()
{
    if (m_isAsking)
        return;
    m_isAsking = true;
    refresh();
    m_link.claim();
}

bool MoreItems::settle()
{
    m_isAsking = false;
    refresh();
    return m_page && m_page->session();
}

void MoreItems::hearFailure(const Error& error)
{
    if (settle())
        m_page->notice()->showNotice(
            NoticeBar::Kind::Danger,
            tr("No more items came. %1").arg(teamErrorText(error).oneLine()));
}

bool MoreItems::isWithdrawn() const
{
    LabelSession& session = *m_page->session();
    return session.study().assigning().isWithdrawn(session.person()).value_or(false);
}

void MoreItems::hear(const ClaimOutcome& claimed)
{
    if (!settle())
        return;
    NoticeBar& notice = *m_page->notice();
    if (isWithdrawn()) { // they may have heard of it by this answer
        notice.showNotice(NoticeBar::Kind::Info, droppedOutText());
    } else if (!mayClaim(claimed.carried.hello)) {
        notice.showNotice(NoticeBar::Kind::Info,
                          tr("This study gives you no more items. Ask whoever coordinates it."));
    } else if (claimed.given == 0) {
        notice.showNotice(NoticeBar::Kind::Info,
                          tr("No items are left for you now. Others have taken them all."));
    } else if (m_page->keep()) { // where it cannot be saved, the page says so
        m_restart();
        notice.showNotice(NoticeBar::Kind::Info, tr("More items came: %1.").arg(claimed.given));
    }
}

} // namespace subtext
