// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/label/takenitems.h"

#include "core/course/labelling.h"
#include "core/study/study.h"
#include "ui/label/labelending.h"
#include "ui/label/labelpage.h"
#include "ui/text/plurals.h"
#include "ui/widgets/noticebar.h"

#include <set>

namespace subtext {

TakenItems::TakenItems(LabelPage& page, const Clock& clock)
    : QObject(&page)
    , m_page(page)
    , m_clock(clock)
{}

void TakenItems::start(Study& study, PersonId person)
{
    m_page.start(study, person, m_clock);
    connect(&study, &Study::changed, this, &TakenItems::hear, Qt::UniqueConnection);
    connect(m_page.ending(), &LabelEnding::asideLeft, this, &TakenItems::lookAgain,
            Qt::UniqueConnection);
}

void TakenItems::hear(const ChangeSet& changes)
{
    const LabelSession* session = m_page.session();
    if (m_isDue || !session || !changes.kinds.testFlag(ChangeSet::AssignmentsChanged) ||
        !changes.concerns(session->person()))
        return;
    lookLater();
}

void TakenItems::lookAgain()
{
    if (m_isPutOff && !m_isDue)
        lookLater();
}

void TakenItems::lookLater()
{
    // Later: whoever is told of the change as well may be the session, which ends by this.
    m_isDue = QMetaObject::invokeMethod(this, &TakenItems::look, Qt::QueuedConnection);
}

void TakenItems::look()
{
    m_isDue = false;
    m_isPutOff = false;
    LabelSession* session = m_page.session();
    const int count = session ? taken() : 0;
    const bool isSummary = m_page.ending()->isSummaryShown();
    if (count == 0)
        return;
    // While early items or the form about the reader are on the page, nothing of it is.
    m_isPutOff = (!session->isShowing() && !isSummary) || !m_page.keep();
    if (m_isPutOff)
        return;
    Study& study = session->study();
    const PersonId person = session->person();
    const ScenarioId here = session->lastShown();
    m_page.start(study, person, m_clock);
    session = m_page.session();
    const bool isThrough = m_page.ending()->isSummaryShown();
    if (isSummary && !isThrough)
        m_page.ending()->showSummary();
    else if (!isSummary && session->rowOf(here) >= 0)
        m_page.showItem(here);
    m_page.notice()->showNotice(NoticeBar::Kind::Info,
                                tr("%n items are no longer yours to label. What you submitted "
                                   "stays.",
                                   nullptr, plural(count)));
}

int TakenItems::taken() const
{
    LabelSession& session = *m_page.session();
    const auto items = session.study().labelling().items(session.person());
    if (!items)
        return 0; // what is shown stays; the study tells of it
    std::set<ScenarioId> theirs;
    for (const ItemSummary& item : *items)
        theirs.insert(item.scenario);
    int count = 0;
    for (const ItemSummary& item : session.items())
        count += theirs.contains(item.scenario) ? 0 : 1;
    return count;
}

} // namespace subtext
