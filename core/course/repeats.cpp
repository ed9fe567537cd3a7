// SPDX-License-Identifier: MIT
#include "core/course/repeats.h"

#include "core/base/pythonrandom.h"
#include "core/course/coursestate.h"
#include "core/domain/steps.h"
#include "core/operation/studycontext.h"
#include "core/stats/cohen.h"
#include "core/storage/answerstore.h"
#include "core/storage/coursestore.h"
#include "core/storage/taskinforce.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace subtext {
namespace {

/// The answer that stood when its item was seen again; none where it came from a file without
/// times.
std::optional<Answer> standingAnswer(StudyContext& context, const RepeatAnswer& repeat)
{
    std::optional<Answer> standing;
    for (const Annotation& revision : context.answers.history(repeat.person, repeat.scenario)) {
        const bool isWhole =
            missingChoices(revision.answer, context.db->task().task()).steps.empty();
        if (revision.submittedAt && *revision.submittedAt <= repeat.submittedAt && isWhole)
            standing = revision.answer;
    }
    return standing;
}

stats::CohenKappa kappaOf(const std::vector<AnsweredTwice>& pairs, const Task& task,
                          std::size_t question)
{
    const std::size_t options = task.questions[question].options.size();
    std::vector<std::int64_t> table(options * options, 0);
    for (const AnsweredTwice& pair : pairs) {
        const auto first = static_cast<std::size_t>(pair.first.ballot.at(question).value());
        const auto again = static_cast<std::size_t>(pair.again.ballot.at(question).value());
        ++table.at(first * options + again);
    }
    return stats::cohenKappa(table, options);
}

std::optional<double> meanOf(const std::vector<double>& values)
{
    if (values.empty())
        return std::nullopt;
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

} // namespace

IntraAgreement intraAgreement(const std::vector<AnsweredTwice>& pairs, const Task& task)
{
    IntraAgreement agreement;
    if (pairs.empty())
        return agreement;
    agreement.items = static_cast<qint64>(pairs.size());
    std::vector<double> observed;
    std::vector<double> kappas;
    for (std::size_t question = 0; question < task.questions.size(); ++question) {
        const stats::CohenKappa kappa = kappaOf(pairs, task, question);
        observed.push_back(kappa.observed.value_or(0));
        if (kappa.kappa)
            kappas.push_back(*kappa.kappa);
    }
    agreement.agreement = meanOf(observed);
    agreement.kappa = meanOf(kappas);
    qint64 distance = 0;
    std::size_t scales = 0;
    for (std::size_t scale = 0; scale < task.scales.size(); ++scale) {
        if (task.scales[scale].isConfidence)
            continue;
        ++scales;
        for (const AnsweredTwice& pair : pairs)
            distance +=
                std::abs(pair.first.scales.at(scale).value() - pair.again.scales.at(scale).value());
    }
    if (scales > 0)
        agreement.scaleDifference =
            static_cast<double>(distance) / static_cast<double>(pairs.size() * scales);
    return agreement;
}

std::map<PersonId, std::vector<AnsweredTwice>> answeredTwice(StudyContext& context)
{
    std::map<PersonId, std::vector<AnsweredTwice>> pairs;
    std::map<PersonId, std::vector<ScenarioId>> seen;
    for (const RepeatAnswer& repeat : context.course.repeats()) {
        std::vector<ScenarioId>& known = seen[repeat.person];
        if (std::find(known.begin(), known.end(), repeat.scenario) != known.end())
            continue; // from another copy of the hand-out: the earlier one counts
        known.push_back(repeat.scenario);
        if (const auto first = standingAnswer(context, repeat))
            pairs[repeat.person].push_back({*first, repeat.answer, repeat.scenario});
    }
    return pairs;
}

std::vector<ScenarioId> plannedRepeats(const std::vector<ScenarioId>& inOrder,
                                       const std::vector<ScenarioId>& answered,
                                       const Person& person, const Protocol& protocol)
{
    const auto wanted = static_cast<std::size_t>(std::max(0, protocol.repeats));
    const std::size_t third = (inOrder.size() + 2) / 3;
    std::vector<ScenarioId> early(inOrder.begin(),
                                  inOrder.begin() + static_cast<std::ptrdiff_t>(third));
    PythonRandom stream(namedSeed(protocol.seed, person.code.toUtf8() + "/repeats"));
    stream.shuffle(early);
    std::vector<ScenarioId> planned = answered;
    for (ScenarioId scenario : early) {
        const bool isThere = std::find(planned.begin(), planned.end(), scenario) != planned.end();
        if (planned.size() < wanted && !isThere)
            planned.push_back(scenario);
    }
    return planned;
}

Result<std::vector<ScenarioId>> Repeats::due(PersonId person) const
{
    return m_context.read([&] { return dueRepeatsOf(m_context, person); });
}

Result<int> Repeats::answered(PersonId person) const
{
    return m_context.read([&] {
        return static_cast<int>(repeatedScenarios(m_context.course.repeats(person)).size());
    });
}

Result<ChangeSet> Repeats::record(PersonId person, ScenarioId scenario, const Answer& answer,
                                  qint64 activeMs)
{
    return m_context.operate(QStringLiteral("course.repeat"), [&](ChangeSet& changes) {
        m_context.requireUnlocked();
        const Person who = m_context.requirePerson(person);
        requireShortAnswer(m_context, answer);
        const std::vector<ScenarioId> open = dueRepeatsOf(m_context, person);
        if (std::find(open.begin(), open.end(), scenario) == open.end())
            throw Failure({ErrorCode::InvalidValue,
                           {},
                           0,
                           0,
                           QString::number(scenario.value),
                           QStringLiteral("scenario")});
        RepeatAnswer row;
        row.uuid = m_context.env.ids.next();
        row.person = person;
        row.scenario = scenario;
        row.submittedAt = m_context.env.clock.now();
        row.answer = answer;
        row.activeMs = activeMs;
        m_context.course.insertRepeat(row);
        m_context.course.deleteShortDraft(person, ShortKind::Repeat);
        changes = ChangeSet::about(ChangeSet::CourseChanged, person, scenario);
        return QJsonObject{{QStringLiteral("person"), who.code},
                           {QStringLiteral("repeat"), row.uuid.text()}};
    });
}

Result<std::map<PersonId, IntraAgreement>> Repeats::intraAnnotatorAgreement() const
{
    return m_context.readConsistently([&] {
        std::map<PersonId, IntraAgreement> agreement;
        for (const auto& [person, pairs] : answeredTwice(m_context))
            agreement[person] = intraAgreement(pairs, m_context.db->task().task());
        return agreement;
    });
}

} // namespace subtext
