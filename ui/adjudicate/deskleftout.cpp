// SPDX-License-Identifier: GPL-3.0-or-later
// What the desk leaves out of the data, and takes back in.
#include "core/operation/corrections.h"
#include "ui/adjudicate/deskhead.h"
#include "ui/adjudicate/deskpage.h"
#include "ui/adjudicate/leftoutdialog.h"
#include "ui/prompts/prompts.h"
#include "ui/text/errortext.h"
#include "ui/widgets/noticebar.h"

namespace subtext {

void DeskPage::askToLeaveOut()
{
    if (!m_session || !m_session->isWritable() || !m_session->editing().isShowing())
        return;
    askWhyLeftOut(m_session->editing().item(), *this, [this](const QString& reason) {
        const auto done = m_session ? m_session->leaveOut(reason) : Result<void>();
        if (!done)
            m_prompts.tell(this, tr("The item was not left out"),
                           errorText(done.error()).oneLine());
    });
}

void DeskPage::onLeftOut(ScenarioId scenario, const QString& name)
{
    restFocus();
    m_notice->showNotice(NoticeBar::Kind::Info, tr("%1 is left out of the data.").arg(name),
                         tr("Include it again"), [this, scenario] {
                             m_notice->dismiss();
                             takeBackIn(scenario, tr("Undone at the desk"));
                         });
}

void DeskPage::showLeftOut()
{
    if (!m_session)
        return;
    listLeftOut(
        m_session->study(), m_session->isWritable(), *this,
        [this](ScenarioId scenario, const QString& reason) { takeBackIn(scenario, reason); });
}

void DeskPage::takeBackIn(ScenarioId scenario, const QString& reason)
{
    const auto done = m_session ? m_session->takeBackIn(scenario, reason) : Result<void>();
    if (!done)
        m_prompts.tell(this, tr("The item was not included again"),
                       errorText(done.error()).oneLine());
}

void DeskPage::countLeftOut()
{
    const auto items = m_session->study().corrections().leftOut();
    m_head->setLeftOut(items ? static_cast<qint64>(items->size()) : 0);
}

} // namespace subtext
