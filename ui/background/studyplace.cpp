// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/background/studyplace.h"

#include "core/desk/deskqueue.h"
#include "core/study/study.h"
#include "ui/text/errortext.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/pagehead.h"

#include <QVBoxLayout>

namespace subtext {
namespace {

// A burst of changes is one computation.
constexpr int BurstMs = 150;

} // namespace

StudyPlace::StudyPlace(ChangeSet::Kinds follows, QWidget* parent)
    : QWidget(parent)
    , m_follows(follows)
    , m_freshness(*this, BurstMs)
{
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(12);
    connect(&m_freshness, &Freshness::refreshDue, this, &StudyPlace::ask);
}

void StudyPlace::start(Study& study, const Person& person, const Environment& environment)
{
    stop();
    m_study = &study;
    m_person = person;
    m_freshness.start(study, m_follows); // before anything is read
    showStudy(environment);
    beginWork(study.path(), environment);
}

void StudyPlace::stop()
{
    m_freshness.stop();
    endWork();
    forgetStudy();
    m_notice->dismiss();
    m_study = nullptr;
}

QString StudyPlace::lead() const
{
    return m_head ? m_head->lead() : QString();
}

bool StudyPlace::isBlind() const
{
    return m_person.role == Role::Adjudicator &&
           !m_study->deskQueue().areNamesShown().value_or(false);
}

void StudyPlace::tell(const QString& what)
{
    m_notice->showNotice(NoticeBar::Kind::Info, what);
}

void StudyPlace::tellUnfinished(const Error& error)
{
    if (error.code == ErrorCode::Cancelled)
        m_notice->showNotice(NoticeBar::Kind::Info,
                             tr("Stopped. The figures are those from before."), tr("Compute"),
                             [this] {
                                 m_notice->dismiss();
                                 ask();
                             });
    else
        m_notice->showNotice(NoticeBar::Kind::Danger, errorText(error).oneLine(), tr("Try again"),
                             [this] { ask(); });
}

QVBoxLayout* StudyPlace::column() const
{
    return static_cast<QVBoxLayout*>(layout());
}

} // namespace subtext
