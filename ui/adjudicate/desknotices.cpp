// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/desknotices.h"

#include "ui/adjudicate/deskpage.h"
#include "ui/adjudicate/queuepanel.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"
#include "ui/widgets/noticebar.h"

namespace subtext {

DeskNotices::DeskNotices(DeskPage& page)
    : QObject(&page)
    , m_page(page)
{}

void DeskNotices::follow(DeskSession& session)
{
    m_asked.clear();
    connect(&session, &DeskSession::undoAsked, this, &DeskNotices::askWhether);
    connect(&session, &DeskSession::returnedByUndo, this, [this](const QString& name) {
        m_takenBack = DeskPage::tr("Taken back: %1. Ctrl+Shift+Z brings it back.").arg(name);
        m_page.notice()->showNotice(NoticeBar::Kind::Info, m_takenBack);
    });
    connect(&session, &DeskSession::nothingToUndo, this,
            [this] { m_page.notice()->remark(DeskPage::tr("Nothing to take back.")); });
    connect(&session, &DeskSession::broughtBackByRedo, this, [this] { drop(m_takenBack); });
    connect(&session, &DeskSession::onlyHeldLeft, this, &DeskNotices::sayHeldLeft);
    const auto recheck = [this, &session] {
        if (session.heldLeft() == 0)
            drop(m_heldLeft);
    };
    connect(&session, &DeskSession::itemChanged, this, recheck);
    connect(&session, &DeskSession::queueReset, this, recheck);
}

void DeskNotices::undo()
{
    const bool isAsked = !m_asked.isEmpty() && m_page.notice()->text() == m_asked;
    m_page.session()->undo(isAsked ? m_askedAbout : Uuid());
}

void DeskNotices::askWhether(const Decision& decision)
{
    const DeskItem* item = m_page.session()->queue().item(decision.scenario);
    const QString name = item ? item->name : DeskPage::tr("an item that is not in the queue");
    const QString when =
        decision.decidedAt ? momentWords(*decision.decidedAt) : DeskPage::tr("date unknown");
    m_askedAbout = decision.uuid;
    m_asked = DeskPage::tr("Your last decision is from an earlier session (%1, %2). Ctrl+Z "
                           "again takes it back.")
                  .arg(name, when);
    m_page.notice()->showNotice(NoticeBar::Kind::Open, m_asked, DeskPage::tr("Take back"),
                                [this] { undo(); });
}

void DeskNotices::sayHeldLeft()
{
    m_heldLeft = DeskPage::tr("%n held items are all that is left to decide; the queue lists them "
                              "under “Held”.",
                              nullptr, plural(m_page.session()->heldLeft()));
    m_page.notice()->showNotice(NoticeBar::Kind::Open, m_heldLeft, DeskPage::tr("Show held items"),
                                [this] { showHeld(); });
}

void DeskNotices::showHeld()
{
    m_page.setQueueShown(true);
    m_page.queue()->setFilter(QueueFilter::Held);
    m_page.session()->keepToVisible();
    m_page.restFocus();
}

void DeskNotices::drop(const QString& said)
{
    if (!said.isEmpty() && m_page.notice()->text() == said)
        m_page.notice()->dismiss();
}

} // namespace subtext
