// SPDX-License-Identifier: MIT
#include "core/study/agreementreading.h"

#include "core/agreement/agreementinputbuilder.h"
#include "core/desk/deskqueue.h"
#include "core/domain/goldlabel.h"
#include "core/domain/votes.h"
#include "core/operation/studycontext.h"
#include "core/storage/ratingreader.h"
#include "core/study/study.h"

namespace subtext {
namespace {

/// Hands out the decisions about one scenario after the other.
class DecisionWalk
{
public:
    /// By scenario in the order of import, and revision.
    explicit DecisionWalk(const std::vector<Decision>& history)
        : m_left(history)
    {}

    /// All scenarios must be asked for, in their order.
    std::span<const Decision> of(ScenarioId scenario)
    {
        std::size_t count = 0;
        while (count < m_left.size() && m_left[count].scenario == scenario)
            ++count;
        const auto of = m_left.first(count);
        m_left = m_left.subspan(count);
        return of;
    }

private:
    std::span<const Decision> m_left;
};

} // namespace

Result<AgreementInput> readAgreementInput(Study& study, PersonId adjudicator)
{
    auto input = study.agreementInput();
    if (!input || !adjudicator.isValid())
        return input;
    const auto gold = study.deskQueue().goldSeenBy(adjudicator);
    if (!gold)
        return fail(gold.error());
    setGold(*input, *gold);
    return input;
}

AgreementInput readAgreementInput(StudyContext& context)
{
    const std::vector<Person> people = context.people.all();
    const std::vector<Decision> history = context.decisions.all();
    const int splitFrom = context.thresholds().splitFrom;
    AgreementInputBuilder builder(people, context.ratingsNeeded());
    DecisionWalk decisions(history);
    RatingReader ratings(*context.db, std::nullopt);
    const std::set<ScenarioId> leftOut = context.sceneChanges.leftOut();
    context.scenarios.forEach([&](const Scenario& scenario) {
        const auto decided = decisions.of(scenario.id);
        if (leftOut.count(scenario.id) > 0)
            return;
        AgreementItem& item = builder.add(scenario);
        const std::vector<Annotation> answers = ratings.of(scenario.id);
        for (const Annotation& answer : answers)
            builder.addRating(item, answer);
        setGold(item, goldLabel(resolveDecisions(decided), votesOf(answers), splitFrom));
    });
    return builder.take();
}

} // namespace subtext
