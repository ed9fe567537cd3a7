// SPDX-License-Identifier: MIT
#include "core/study/agreementreading.h"

#include "core/agreement/agreementinputbuilder.h"
#include "core/domain/goldlabel.h"
#include "core/domain/votes.h"
#include "core/storage/ratingreader.h"
#include "core/study/adjudication.h"
#include "core/study/qualitydesk.h"
#include "core/study/study.h"
#include "core/study/studycontext.h"

namespace subtext {
namespace {

/// Hands out the decisions about one scenario after the other.
class DecisionWalk
{
public:
    /// By scenario and revision.
    explicit DecisionWalk(const std::vector<Decision>& history)
        : m_left(history)
    {}

    /// Scenarios must be asked for in their order.
    std::span<const Decision> of(ScenarioId scenario)
    {
        while (!m_left.empty() && m_left.front().scenario < scenario)
            m_left = m_left.subspan(1);
        std::size_t count = 0;
        while (count < m_left.size() && m_left[count].scenario == scenario)
            ++count;
        return m_left.first(count);
    }

private:
    std::span<const Decision> m_left;
};

} // namespace

Result<AgreementInput> readAgreementInput(Study& study, PersonId adjudicator)
{
    auto input = study.quality().agreementInput();
    if (!input || !adjudicator.isValid())
        return input;
    const auto gold = study.adjudication().goldSeenBy(adjudicator);
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
    context.scenarios.forEach([&](const Scenario& scenario) {
        AgreementItem& item = builder.add(scenario);
        const std::vector<Annotation> answers = ratings.of(scenario.id);
        for (const Annotation& answer : answers)
            builder.addRating(item, answer);
        setGold(item, goldLabel(resolveDecisions(decisions.of(scenario.id)), votesOf(answers),
                                splitFrom));
    });
    return builder.take();
}

} // namespace subtext
