// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/beforework.h"

#include "core/course/aboutreaders.h"
#include "core/course/consents.h"
#include "core/course/practice.h"
#include "core/operation/datalock.h"
#include "ui/consent/consentpage.h"
#include "ui/consent/readerpage.h"
#include "ui/practice/practicepage.h"
#include "ui/shell/keysofstudy.h"

namespace subtext {

BeforeWork::BeforeWork(ActionRegistry& actions, QWidget* parent)
    : QStackedWidget(parent)
    , m_actions(actions)
{
    m_consent = new ConsentPage(this);
    m_readers = new ReaderPage(this);
    m_practice = new PracticePage(actions, this);
    addWidget(m_consent);
    addWidget(m_readers);
    addWidget(m_practice);
    connect(m_consent, &ConsentPage::accepted, this,
            [this] { Q_EMIT passed(m_consent->person()); });
    connect(m_consent, &ConsentPage::left, this, &BeforeWork::left);
    connect(m_readers, &ReaderPage::finished, this, [this] { Q_EMIT passed(m_readers->person()); });
    connect(m_practice, &PracticePage::finished, this, [this] {
        if (m_isBetween)
            Q_EMIT practised(m_practice->person());
        else
            Q_EMIT passed(m_practice->person());
    });
    connect(m_practice, &PracticePage::left, this, &BeforeWork::left);
}

Result<bool> BeforeWork::start(Study& study, const Person& person, const Clock& clock)
{
    if (person.role != Role::Annotator || study.access() != Study::Access::Write)
        return false;
    Reads reads;
    const bool isLocked = reads.take(study.dataLock().isLocked());
    const bool isConsentDue = reads.take(study.consents().isDue(person.id));
    const bool isReaderAsked = reads.take(study.readers().isDue(person.id, ReaderMoment::Before));
    const bool isPracticeDue = reads.take(study.practice().isDue(person.id));
    if (const auto read = reads.outcome(); !read)
        return fail(read.error());
    if (isLocked)
        return false; // nothing could be recorded
    m_isBetween = false;
    offerKeysOf(study, m_actions);
    if (isConsentDue) {
        setCurrentWidget(m_consent);
        m_consent->start(study, person.id);
        return true;
    }
    if (isReaderAsked) {
        setCurrentWidget(m_readers);
        m_readers->ask(study, person.id, ReaderMoment::Before);
        return true;
    }
    if (isPracticeDue) {
        setCurrentWidget(m_practice);
        m_practice->start(study, person.id, clock, /*isRequired=*/true);
        return true;
    }
    return false;
}

void BeforeWork::practise(Study& study, PersonId person, const Clock& clock)
{
    m_isBetween = true;
    setCurrentWidget(m_practice);
    m_practice->start(study, person, clock, /*isRequired=*/false);
}

bool BeforeWork::keep()
{
    return m_practice->keepDraft();
}

void BeforeWork::stop()
{
    m_consent->stop();
    m_readers->stop();
    m_practice->stop();
}

QStringList BeforeWork::placesOfKeys() const
{
    return currentWidget() == m_practice ? QStringList{PracticePage::tr("Practice")}
                                         : QStringList();
}

} // namespace subtext
