// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/deskleavingout.h"

#include "core/operation/corrections.h"
#include "ui/adjudicate/deskhead.h"
#include "ui/adjudicate/desksession.h"
#include "ui/adjudicate/leftoutdialog.h"
#include "ui/prompts/prompts.h"
#include "ui/text/errortext.h"
#include "ui/widgets/noticebar.h"

namespace subtext {

QString leavingOutRefusal(const DeskSession& session)
{
    const auto& allowed = session.mayLeaveOut();
    return allowed ? QString() : errorText(allowed.error()).oneLine();
}

DeskLeavingOut::DeskLeavingOut(DeskHead& head, NoticeBar& notice, Prompts& prompts, QWidget& page)
    : QObject(&page)
    , m_head(head)
    , m_notice(notice)
    , m_prompts(prompts)
    , m_page(page)
{
    connect(&head, &DeskHead::leftOutRequested, this, &DeskLeavingOut::list);
}

void DeskLeavingOut::follow(DeskSession* session)
{
    m_session = session;
    if (!session)
        return;
    connect(session, &DeskSession::leftOut, this, &DeskLeavingOut::tell);
    count();
}

void DeskLeavingOut::ask()
{
    if (!m_session || !m_session->isChangeable() || !m_session->editing().isShowing())
        return;
    if (const QString whyNot = leavingOutRefusal(*m_session); !whyNot.isEmpty())
        return m_notice.showNotice(NoticeBar::Kind::Info, whyNot);
    askWhyLeftOut(m_session->editing().item(), m_page, [this](const QString& reason) {
        const auto done = m_session ? m_session->leaveOut(reason) : Result<void>();
        if (!done)
            m_prompts.tell(&m_page, tr("The item was not left out"),
                           errorText(done.error()).oneLine());
    });
}

void DeskLeavingOut::tell(ScenarioId scenario, const QString& name)
{
    Q_EMIT leftOut();
    m_notice.showNotice(NoticeBar::Kind::Info, tr("%1 is left out of the data.").arg(name),
                        tr("Include it again"), [this, scenario] {
                            m_notice.dismiss();
                            includeAgain(scenario, tr("Undone at the desk"));
                        });
}

void DeskLeavingOut::list()
{
    if (!m_session)
        return;
    listLeftOut(
        m_session->study(), m_session->isChangeable() && m_session->mayLeaveOut(), m_page,
        [this](ScenarioId scenario, const QString& reason) { includeAgain(scenario, reason); });
}

void DeskLeavingOut::includeAgain(ScenarioId scenario, const QString& reason)
{
    const auto done = m_session ? m_session->takeBackIn(scenario, reason) : Result<void>();
    if (!done)
        m_prompts.tell(&m_page, tr("The item was not included again"),
                       errorText(done.error()).oneLine());
}

void DeskLeavingOut::count()
{
    if (!m_session)
        return;
    const auto items = m_session->study().corrections().leftOut();
    m_head.setLeftOut(items ? static_cast<qint64>(items->size()) : 0);
}

} // namespace subtext
