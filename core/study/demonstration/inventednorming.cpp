// SPDX-License-Identifier: MIT
#include "core/study/demonstration/inventednorming.h"

#include "core/base/mostcounted.h"
#include "core/base/pythonrandom.h"
#include "core/course/norming.h"
#include "core/domain/emotion.h"
#include "core/domain/scenario.h"
#include "core/study/demonstration/inventedreader.h"

#include <algorithm>
#include <array>

namespace subtext {
namespace {

/// What everybody votes: by item, by person.
using VotesByItem = std::vector<std::vector<Choice>>;

Result<VotesByItem> firstVotes(Study& study, const std::vector<Person>& annotators,
                               const std::vector<ScenarioId>& items, quint32 seed)
{
    VotesByItem votes;
    for (const ScenarioId item : items) {
        const auto scene = study.scenario(item);
        if (!scene)
            return fail(scene.error());
        if (!*scene)
            return fail(ErrorCode::UnknownScenario);
        std::vector<Choice>& of = votes.emplace_back();
        for (const Person& person : annotators)
            of.push_back(InventedReader(person.code, seed)
                             .reading((*scene)->name(), InventedReader::Occasion::First));
    }
    return votes;
}

/// What more people chose than anything else; none where two options lead.
std::optional<Choice> pluralityOf(const std::vector<Choice>& votes)
{
    std::array<int, EmotionCount> counts{};
    for (const Choice vote : votes)
        ++counts.at(slotOf(vote));
    const auto most = soleMostCounted(counts);
    return most ? std::optional(static_cast<Choice>(*most)) : std::nullopt;
}

VotesByItem secondVotes(VotesByItem votes, quint32 seed)
{
    struct Differing
    {
        Choice* vote;
        Choice plurality;
    };
    std::vector<Differing> differing;
    for (std::vector<Choice>& of : votes) {
        const auto plurality = pluralityOf(of);
        if (!plurality)
            continue;
        for (Choice& vote : of) {
            if (vote != *plurality)
                differing.push_back({&vote, *plurality});
        }
    }
    PythonRandom random(namedSeed(seed, "norming"));
    random.shuffle(differing);
    differing.resize((differing.size() + 1) / 3);
    for (const Differing& one : differing)
        *one.vote = one.plurality;
    return votes;
}

Result<void> castAll(Study& study, const Uuid& round, const std::vector<Person>& annotators,
                     const std::vector<ScenarioId>& items, const VotesByItem& votes)
{
    for (std::size_t person = 0; person < annotators.size(); ++person) {
        const PersonId id = annotators[person].id;
        for (std::size_t item = 0; item < items.size(); ++item) {
            Ballot ballot{};
            ballot.front() = votes[item][person];
            if (const auto kept = study.norming().vote(id, round, items[item], ballot); !kept)
                return kept;
        }
        if (const auto cast = study.norming().cast(id, round); !cast)
            return fail(cast.error());
    }
    return {};
}

} // namespace

Result<void> simulateNorming(Study& study, const std::vector<Person>& annotators,
                             const std::vector<ScenarioId>& items, quint32 seed)
{
    if (items.empty())
        return {};
    const auto first = firstVotes(study, annotators, items, seed);
    if (!first)
        return fail(first.error());
    NewNormingRound wanted;
    wanted.title = QStringLiteral("Splits of the pilot");
    wanted.items = items;
    for (const Person& person : annotators)
        wanted.people.push_back(person.id);
    const auto round = study.norming().begin(wanted);
    if (!round)
        return fail(round.error());
    if (const auto cast = castAll(study, *round, annotators, items, *first); !cast)
        return cast;
    if (const auto opened = study.norming().open(*round); !opened)
        return fail(opened.error());
    const auto again = castAll(study, *round, annotators, items, secondVotes(*first, seed));
    if (!again)
        return again;
    const auto closed = study.norming().close(*round);
    return closed ? Result<void>() : fail(closed.error());
}

} // namespace subtext
