// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/votes.h"
#include "core/exchange/rows/studydata.h"

#include <QHash>
#include <QStringList>

#include <span>
#include <vector>

namespace subtext {

/// What a study's data hold of each scenario and person, found at once. Whoever writes something
/// out takes one, made once for all of it. Refers to the data, which must outlive it unchanged.
/// Building it: O(annotations + scenarios).
class StudyIndex
{
public:
    // Implicit: a single table may be asked for with the data alone, passing ones too.
    StudyIndex(const StudyData& data); // NOLINT(google-explicit-constructor)

    const StudyData& data() const { return *m_data; }

    /// The counting answers, in the order of the data (by seat).
    std::span<const Annotation* const> answersTo(ScenarioId scenario) const;
    /// The same in the order of the people's names, which tells nothing of their seats.
    std::vector<const Annotation*> answersByName(ScenarioId scenario) const;
    /// None where the person has none.
    const Annotation* answerOf(PersonId person, ScenarioId scenario) const;
    /// Who has answered, by seat.
    std::vector<PersonId> ratersOf(ScenarioId scenario) const;
    std::vector<Choice> votesOf(ScenarioId scenario, QuestionIndex question = FirstQuestion) const;
    /// Without a decision: GoldSource::None.
    const GoldLabel& goldOf(ScenarioId scenario, QuestionIndex question = FirstQuestion) const;
    /// Nobody (an invalid person) where the study does not have them.
    const Person& person(PersonId id) const;

private:
    struct Range
    {
        std::size_t first = 0;
        std::size_t count = 0;
    };

    const StudyData* m_data;
    std::vector<const Annotation*> m_answers; ///< Those of a scenario side by side.
    QHash<ScenarioId, Range> m_ranges;
    QHash<ScenarioId, const ItemGold*> m_gold;
    QHash<PersonId, const Person*> m_people;
};

/// What the self-check told people about their answers and what they did, as "code:action" in
/// order.
class SelfCheckWords
{
public:
    explicit SelfCheckWords(const StudyData& data);

    QStringList of(const Annotation& a) const { return m_words.value({a.person, a.scenario}); }

private:
    QHash<std::pair<PersonId, ScenarioId>, QStringList> m_words;
};

} // namespace subtext
