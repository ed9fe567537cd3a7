// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/secondlookoffer.h"

#include "core/desk/secondlooks.h"
#include "ui/adjudicate/deskhead.h"
#include "ui/adjudicate/desksession.h"
#include "ui/adjudicate/secondlookdialog.h"
#include "ui/widgets/noticebar.h"

namespace subtext {

SecondLookOffer::SecondLookOffer(DeskHead& head, NoticeBar& notice)
    : QObject(&head)
    , m_head(head)
    , m_notice(notice)
{
    connect(&head, &DeskHead::secondLooksRequested, this, &SecondLookOffer::open);
}

SecondLookDialog* SecondLookOffer::dialog() const
{
    return m_dialog;
}

void SecondLookOffer::start(DeskSession& session, const Clock& clock)
{
    m_session = &session;
    m_clock = &clock;
    connect(&session.study(), &Study::changed, this, &SecondLookOffer::onStudyChanged,
            Qt::UniqueConnection);
    connect(&session, &DeskSession::lockChanged, this, &SecondLookOffer::count);
    count();
}

void SecondLookOffer::onStudyChanged(const ChangeSet& changes)
{
    if (m_session && (changes.kinds.testFlag(ChangeSet::QualityChanged) ||
                      changes.kinds.testFlag(ChangeSet::StudyChanged)))
        count();
}

void SecondLookOffer::count()
{
    const bool isOffered = m_session && m_session->isWritable();
    const auto due = isOffered ? m_session->study().secondLooks().due(m_session->adjudicator())
                               : Result<std::vector<ScenarioId>>();
    m_head.setSecondLooks(due ? static_cast<int>(due->size()) : 0); // else the study tells of it
}

void SecondLookOffer::open()
{
    if (!m_session || !m_session->isWritable() || m_dialog || !m_head.isVisible())
        return;
    auto* dialog = new SecondLookDialog(*m_session, *m_clock, m_head.window());
    connect(m_session, &QObject::destroyed, dialog, &QWidget::close);
    connect(dialog, &SecondLookDialog::allDone, this, &SecondLookOffer::sayAllDone);
    if (!dialog->showNext()) {
        delete dialog;
        return count();
    }
    m_dialog = dialog;
    dialog->open();
}

void SecondLookOffer::sayAllDone(int looks)
{
    m_notice.showNotice(NoticeBar::Kind::Info,
                        tr("All second looks that were waiting are done: %1. How far you agree "
                           "with yourself is in Agreement.")
                            .arg(looks));
}

} // namespace subtext
