// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/label/submissionquestions.h"

#include "ui/label/labelsession.h"
#include "ui/text/plurals.h"
#include "ui/text/qualitytext.h"
#include "ui/text/words.h"
#include "ui/widgets/noticebar.h"

#include <algorithm>

namespace subtext {

SubmissionQuestions::SubmissionQuestions(NoticeBar& notice, QObject* parent)
    : QObject(parent)
    , m_notice(notice)
{
    connect(&notice, &NoticeBar::dismissed, this, [this] {
        if (m_session && isAsked()) // else another notice stands in its place
            m_session->selfCheck().keepSubmission(m_scenario);
    });
}

void SubmissionQuestions::setSession(LabelSession* session)
{
    m_session = session;
    m_beside = {};
}

ScenarioId SubmissionQuestions::shownItem() const
{
    return m_session && m_session->isShowing() ? m_session->item().scenario.id : ScenarioId();
}

bool SubmissionQuestions::isAsked() const
{
    return !m_text.isEmpty() && m_notice.text() == m_text;
}

/// Whoever is back at a submitted item looks at that one.
const SubmissionDoubt* SubmissionQuestions::due() const
{
    if (!m_session || m_session->isReadOnly())
        return nullptr;
    const bool isBack = m_session->isShowing() && m_session->item().submitted;
    const auto& doubts = m_session->selfCheck().doubts();
    const auto found = std::find_if(doubts.rbegin(), doubts.rend(), [&](const auto& doubt) {
        return doubt.isWaiting &&
               (isBack ? doubt.scenario == m_session->item().scenario.id : !doubt.isPassed);
    });
    return found == doubts.rend() ? nullptr : &*found;
}

QString SubmissionQuestions::textOf(const SubmissionDoubt& doubt) const
{
    const QString question =
        submissionQuestion(doubt.code, m_session->rowOf(doubt.scenario) + 1, doubt.isRevision,
                           doubt.contradiction, doubt.answer, m_session->task());
    const auto& doubts = m_session->selfCheck().doubts();
    const auto waiting =
        std::count_if(doubts.begin(), doubts.end(), [](const auto& one) { return one.isWaiting; });
    return waiting < 2 ? question
                       : saidTogether({question, tr("The self-check asks about %n more items.",
                                                    nullptr, plural(waiting - 1))});
}

void SubmissionQuestions::ask()
{
    const SubmissionDoubt* doubt = due();
    if (!doubt) {
        withdraw();
        return;
    }
    const ScenarioId scenario = doubt->scenario;
    if (isAsked() && scenario != m_scenario)
        m_session->selfCheck().passOver(m_scenario); // the item beside it is answered
    m_beside = shownItem();
    const QString text = textOf(*doubt);
    if (isAsked() && text == m_text)
        return; // a screen reader has said it
    m_scenario = scenario;
    m_text = text;
    m_notice.showNotice(
        NoticeBar::Kind::Open, m_text, tr("Look again"),
        [this, scenario = m_scenario] {
            if (m_session)
                m_session->selfCheck().lookAgainAt(scenario);
            m_notice.dismiss();
            Q_EMIT lookRequested(scenario);
        },
        tr("Keep it"));
}

void SubmissionQuestions::askWhereFree()
{
    if (isAsked() && m_beside.isValid() && m_beside != shownItem())
        m_session->selfCheck().passOver(m_scenario);
    if (m_notice.isHidden() || isAsked())
        ask();
}

void SubmissionQuestions::withdraw()
{
    if (isAsked())
        m_notice.dismiss();
}

} // namespace subtext
