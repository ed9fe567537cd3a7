// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/label/replynotice.h"

#include "core/course/roster.h"
#include "ui/label/labelsession.h"
#include "ui/settings/settings.h"
#include "ui/text/plurals.h"
#include "ui/widgets/noticebar.h"

namespace subtext {

ReplyNotice::ReplyNotice(NoticeBar& notice, Settings& settings, QObject* parent)
    : QObject(parent)
    , m_notice(notice)
    , m_settings(settings)
{
    // Once whoever heard the dismissal has had the bar, if they want it.
    connect(&notice, &NoticeBar::dismissed, this, &ReplyNotice::tell, Qt::QueuedConnection);
}

void ReplyNotice::setSession(LabelSession* session)
{
    m_session = session;
    m_text.clear();
    if (!session)
        return;
    Reads reads;
    m_study = reads.take(session->study().info()).uuid.text();
    const auto person = reads.take(session->study().roster().person(session->person()));
    m_person = person ? person->uuid.text() : QString();
    if (!reads.outcome())
        return; // the study tells of it; all count as new
    session->questions().setRead(m_settings.readReplies(m_study, m_person));
    connect(&session->questions(), &OwnQuestions::changed, this, &ReplyNotice::onChanged);
    connect(session, &LabelSession::itemShown, this, &ReplyNotice::tell);
}

void ReplyNotice::tell()
{
    const bool isDue = m_session && m_text.isEmpty() && m_notice.isHidden();
    if (isDue && m_session->questions().newReplies() > 0)
        show();
}

void ReplyNotice::look()
{
    if (m_session && m_session->questions().newReplies() > 0)
        Q_EMIT lookRequested(next());
}

bool ReplyNotice::isShown() const
{
    return !m_text.isEmpty() && m_notice.text() == m_text;
}

void ReplyNotice::onChanged()
{
    if (!m_session)
        return;
    const QStringList read = m_session->questions().readReplies();
    if (read != m_settings.readReplies(m_study, m_person))
        m_settings.setReadReplies(m_study, m_person, read);
    if (!isShown())
        return;
    if (m_session->questions().newReplies() > 0)
        show();
    else
        m_notice.dismiss();
}

void ReplyNotice::show()
{
    m_text = tr("%n new replies to your questions about items.", nullptr,
                plural(m_session->questions().newReplies()));
    m_notice.showNotice(NoticeBar::Kind::Open, m_text, tr("Show"), [this] { look(); });
}

ScenarioId ReplyNotice::next() const
{
    for (const ItemSummary& item : m_session->items()) {
        if (m_session->questions().hasNewReply(item.scenario))
            return item.scenario;
    }
    return {};
}

} // namespace subtext
