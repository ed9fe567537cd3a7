// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/label/selfchecking.h"

#include "core/course/labelling.h"
#include "core/quality/studychecks.h"

#include <algorithm>

namespace subtext {

SelfChecking::SelfChecking(Study& study, PersonId person)
    : m_study(study)
    , m_person(person)
{}

/// What was left without an answer is asked again; what was kept is not.
void SelfChecking::begin(std::shared_ptr<const Task> task, const QualityProtocol& quality,
                         const std::vector<ItemSummary>& items)
{
    m_task = std::move(task);
    m_quality = quality;
    m_checked = checkedTask(*m_task, m_quality.thresholds);
    const auto protocol = m_study.protocol();
    if (!protocol || !m_quality.isSelfCheckOn || !m_isWritable)
        return;
    const auto asked = askedBefore(m_study, m_person, items, rules(*protocol));
    if (!asked)
        return; // the study tells of it
    m_doubts = asked->open;
    for (const SubmissionDoubt& kept : asked->kept)
        keep(kept);
}

void SelfChecking::show(ScenarioId scenario)
{
    m_here = scenario;
    m_beside.reset();
    Q_EMIT besideChanged();
}

void SelfChecking::look(const Answer& answer)
{
    m_answer = answer;
    update();
}

void SelfChecking::noteSubmission()
{
    if (m_beside)
        note(m_here, m_beside->code, SelfCheckAction::Submitted);
}

void SelfChecking::update()
{
    if (!m_quality.isSelfCheckOn || !m_isWritable)
        return;
    const auto found = contradictionsOf(m_answer, m_checked);
    const auto open = std::find_if(found.begin(), found.end(), [&](const FoundContradiction& one) {
        return !isKept(m_here, one, m_answer);
    });
    const auto due = open == found.end() ? std::nullopt : std::optional(*open);
    if (due == m_beside)
        return;
    if (m_beside && !due)
        note(m_here, m_beside->code, SelfCheckAction::Changed);
    if (due)
        note(m_here, due->code, SelfCheckAction::Shown);
    m_beside = due;
    Q_EMIT besideChanged();
}

void SelfChecking::keepAnswer()
{
    if (!m_beside)
        return;
    const ScenarioId scenario = m_here;
    note(scenario, m_beside->code, SelfCheckAction::Kept);
    keep(scenario, *m_beside, m_answer);
    // The same question about the submission before is answered with it.
    if (const auto doubt = doubtOf(scenario);
        doubt != m_doubts.end() && doubt->contradiction &&
        isKept(scenario, *doubt->contradiction, doubt->answer))
        m_doubts.erase(doubt);
    m_beside.reset();
    Q_EMIT besideChanged();
    update(); // another may stand
}

std::vector<SubmissionDoubt>::iterator SelfChecking::doubtOf(ScenarioId scenario)
{
    return std::find_if(m_doubts.begin(), m_doubts.end(),
                        [&](const SubmissionDoubt& doubt) { return doubt.scenario == scenario; });
}

void SelfChecking::keepSubmission(ScenarioId scenario)
{
    const auto doubt = doubtOf(scenario);
    if (doubt == m_doubts.end())
        return;
    const SubmissionDoubt kept = *doubt;
    m_doubts.erase(doubt);
    keep(kept);
    note(scenario, kept.code, SelfCheckAction::Kept);
    const bool isBeside = m_here == scenario && m_beside && isKept(scenario, *m_beside, m_answer);
    if (!isBeside)
        return;
    m_beside.reset();
    Q_EMIT besideChanged();
    update(); // another may stand
}

void SelfChecking::lookAgainAt(ScenarioId scenario)
{
    if (const auto doubt = doubtOf(scenario); doubt != m_doubts.end())
        doubt->isWaiting = false;
}

void SelfChecking::passOver(ScenarioId scenario)
{
    if (const auto doubt = doubtOf(scenario); doubt != m_doubts.end())
        doubt->isPassed = true;
}

void SelfChecking::keep(ScenarioId scenario, const FoundContradiction& found, const Answer& answer)
{
    m_keptChecks[scenario].push_back({found, answer.ballot.at(found.question)});
}

void SelfChecking::keep(const SubmissionDoubt& doubt)
{
    if (doubt.contradiction)
        keep(doubt.scenario, *doubt.contradiction, doubt.answer);
    else if (doubt.code != QualityCode::TooFast)
        m_keptExplanations.insert(doubt.scenario, doubt.answer.explanation);
}

bool SelfChecking::isKept(ScenarioId scenario, const FoundContradiction& found,
                          const Answer& answer) const
{
    const auto kept = m_keptChecks.value(scenario);
    const KeptContradiction asked{found, answer.ballot.at(found.question)};
    return std::find(kept.begin(), kept.end(), asked) != kept.end();
}

bool SelfChecking::isKept(const SubmissionDoubt& doubt) const
{
    if (doubt.contradiction || doubt.code == QualityCode::TooFast)
        return false; // a kept contradiction is found no more, and the pace is asked about once
    const auto kept = m_keptExplanations.constFind(doubt.scenario);
    return kept != m_keptExplanations.constEnd() && *kept == doubt.answer.explanation;
}

SelfCheckRules SelfChecking::rules(const Protocol& protocol) const
{
    return {*m_task, m_checked, m_quality, protocol.isExplanationRequired};
}

/// What weighs most: a contradiction, then the explanation, then the pace.
std::optional<QualityCode> SelfChecking::doubtAbout(const Annotation& written,
                                                    const Protocol& protocol) const
{
    if (!m_quality.isSelfCheckOn)
        return std::nullopt;
    if (m_beside)
        return m_beside->code; // it was shown beside the answer, and nobody answered
    return doubtOfTextOrPace(written, rules(protocol));
}

void SelfChecking::askAbout(const Annotation& written, const Protocol& protocol)
{
    const ScenarioId scenario = written.scenario;
    const auto code = doubtAbout(written, protocol);
    if (const auto before = doubtOf(scenario); before != m_doubts.end()) {
        if (before->code != code)
            note(scenario, before->code, SelfCheckAction::Changed);
        m_doubts.erase(before);
    }
    if (!code)
        return;
    const SubmissionDoubt doubt{scenario, *code, m_beside, written.answer, written.revision > 1};
    if (isKept(doubt))
        return;
    m_doubts.push_back(doubt);
    if (!m_beside)
        note(scenario, *code, SelfCheckAction::Shown);
    Q_EMIT doubted();
}

void SelfChecking::note(ScenarioId scenario, QualityCode code, SelfCheckAction action)
{
    const auto noted = m_study.labelling().noteSelfCheck(m_person, scenario, code, action);
    if (!noted)
        Q_EMIT failed(noted.error());
}

} // namespace subtext
