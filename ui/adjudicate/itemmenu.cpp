// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/itemmenu.h"

#include "ui/adjudicate/deskpage.h"
#include "ui/adjudicate/historydialog.h"
#include "ui/adjudicate/practicenote.h"
#include "ui/forms/scenecorrection.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/offering.h"
#include "ui/widgets/plaintooltip.h"

#include <QPushButton>

namespace subtext {

namespace {

/// Enabled unless something stands against it, which is then what its tip says.
void offerEntry(QAction& action, const QString& whyNot, const QString& what)
{
    const QString said = whyNot.isEmpty() ? what : whyNot;
    action.setEnabled(whyNot.isEmpty());
    action.setToolTip(plainToolTip(said));
}

} // namespace

// The keys are those of the desk (deskkeys.cpp); here they are only named.
ItemMenu::ItemMenu(QPushButton& button, DeskPage& page)
    : QMenu(&button)
    , m_page(page)
    , m_history(addAction(tr("History") + QStringLiteral("\tF3")))
    , m_practice(addAction(tr("Use as practice…") + QStringLiteral("\tCtrl+Shift+L")))
    , m_correction(addAction(tr("Correct the scene…")))
{
    setToolTipsVisible(true);
    button.setMenu(this);
    connect(this, &QMenu::aboutToShow, this, &ItemMenu::showWhatWorks);
    connect(m_history, &QAction::triggered, this, [this] { m_page.showHistory(); });
    connect(m_practice, &QAction::triggered, this, [this] { askToUseAsPractice(m_page); });
    connect(m_correction, &QAction::triggered, this, &ItemMenu::correct);
}

void ItemMenu::correct()
{
    DeskSession* session = m_page.session();
    if (!session || !session->editing().isShowing() || !m_page.flush())
        return;
    auto* dialog = new SceneCorrection(session->study(), session->editing().item().scenario.id,
                                       session->adjudicator(), {}, &m_page);
    connect(session, &QObject::destroyed, dialog, [dialog] { delete dialog; }); // and its study
    connect(dialog, &SceneCorrection::corrected, &m_page, [this](const QString& what) {
        m_page.notice()->showNotice(NoticeBar::Kind::Info, what);
    });
    dialog->open();
}

void ItemMenu::showWhatWorks()
{
    const DeskSession* session = m_page.session();
    const QString none = DeskPage::tr("No item is on the desk.");
    offerEntry(*m_history, session ? historyRefusal(*session) : none,
               tr("What was decided about the item"));
    offerEntry(*m_practice, session ? practiceRefusal(*session) : none,
               tr("Make a practice scene of the item, with a note on what it teaches"));
    m_correction->setVisible(session && session->isCoordinator());
    const QString fixed =
        session && session->editing().isShowing()
            ? whyFixed(session->study()).value_or(QString()) // else the deed says why
            : none;
    offerEntry(*m_correction, fixed, tr("A typing error, or a role that is wrong"));
}

} // namespace subtext
