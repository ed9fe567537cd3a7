// SPDX-License-Identifier: MIT
#include "core/exchange/rows/studyindex.h"

#include "core/base/naturalorder.h"
#include "core/task/builtintasks.h"

#include <algorithm>

namespace subtext {

const Task& taskOf(const StudyData& data)
{
    return data.task ? *data.task : defaultTask();
}

StudyIndex::StudyIndex(const StudyData& data)
    : m_data(&data)
    , m_answers(data.annotations.size())
{
    std::vector<ScenarioId> order; // as they are first named: a hash has none of its own
    for (const Annotation& annotation : data.annotations) {
        Range& range = m_ranges[annotation.scenario];
        if (range.count++ == 0)
            order.push_back(annotation.scenario);
    }
    std::size_t next = 0;
    for (ScenarioId scenario : order) {
        Range& range = m_ranges[scenario];
        range.first = next;
        next += std::exchange(range.count, 0);
    }
    for (const Annotation& annotation : data.annotations) {
        Range& range = m_ranges[annotation.scenario];
        m_answers[range.first + range.count++] = &annotation;
    }
    m_gold.reserve(static_cast<qsizetype>(data.gold.size()));
    for (const ItemGold& of : data.gold)
        m_gold.insert(of.scenario, &of);
    for (const Person& person : data.people)
        m_people.insert(person.id, &person);
}

std::span<const Annotation* const> StudyIndex::answersTo(ScenarioId scenario) const
{
    const Range range = m_ranges.value(scenario);
    return std::span(m_answers).subspan(range.first, range.count);
}

std::vector<const Annotation*> StudyIndex::answersByName(ScenarioId scenario) const
{
    const auto given = answersTo(scenario);
    std::vector<const Annotation*> answers(given.begin(), given.end());
    std::stable_sort(answers.begin(), answers.end(),
                     [this](const Annotation* a, const Annotation* b) {
                         return isNaturallyBefore(person(a->person).name, person(b->person).name);
                     });
    return answers;
}

const Annotation* StudyIndex::answerOf(PersonId person, ScenarioId scenario) const
{
    const auto answers = answersTo(scenario);
    const auto found = std::find_if(answers.begin(), answers.end(),
                                    [&](const Annotation* a) { return a->person == person; });
    return found == answers.end() ? nullptr : *found;
}

std::vector<PersonId> StudyIndex::ratersOf(ScenarioId scenario) const
{
    std::vector<PersonId> raters;
    for (const Annotation* answer : answersTo(scenario))
        raters.push_back(answer->person);
    return raters;
}

std::vector<Choice> StudyIndex::votesOf(ScenarioId scenario, QuestionIndex question) const
{
    return subtext::votesOf(answersTo(scenario), question);
}

const GoldLabel& StudyIndex::goldOf(ScenarioId scenario, QuestionIndex question) const
{
    static const GoldLabel nothing;
    const ItemGold* found = m_gold.value(scenario, nullptr);
    return found ? found->of(question) : nothing;
}

const Person& StudyIndex::person(PersonId id) const
{
    static const Person nobody;
    const Person* found = m_people.value(id, nullptr);
    return found ? *found : nobody;
}

SelfCheckWords::SelfCheckWords(const StudyData& data)
{
    for (const SelfCheck& check : data.selfChecks)
        m_words[{check.person, check.scenario}]
            << qualityToken(check.code) + u':' + selfCheckToken(check.action);
}

} // namespace subtext
