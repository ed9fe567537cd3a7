// SPDX-License-Identifier: MIT
#include "core/figures/mirrorreading.h"

#include "core/domain/scenemarks.h"
#include "core/figures/agreementreading.h"
#include "core/operation/studycontext.h"
#include "core/storage/answerstore.h"
#include "core/storage/decisionstore.h"
#include "core/storage/scenariostore.h"
#include "core/storage/studystore.h"

#include <algorithm>

namespace subtext {
namespace {

Picks goldPicks(const AgreementItem& item)
{
    Picks picks{};
    for (std::size_t i = 0; i < picks.size(); ++i) {
        if (item.gold.at(i) || item.ambiguous.test(i))
            picks.at(i) = Pick{item.gold.at(i), item.gold.at(i) && item.ambiguous.test(i)};
    }
    return picks;
}

std::vector<std::vector<int>> votesOfItem(const AgreementItem& item, const Task& task)
{
    std::vector<std::vector<int>> votes;
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        std::vector<int>& counts = votes.emplace_back(task.questions[i].options.size(), 0);
        for (const AgreementRating& rating : item.ratings) {
            if (rating.ballot.at(i))
                ++counts.at(slotOf(*rating.ballot.at(i)));
        }
    }
    return votes;
}

std::vector<OthersReason> reasonsOfOthers(StudyContext& context, const AgreementInput& input,
                                          const AgreementItem& item, const Scenario& scene,
                                          PersonId person)
{
    std::vector<int> raters;
    for (const AgreementRating& rating : item.ratings)
        raters.push_back(rating.rater);
    std::sort(raters.begin(), raters.end());
    std::vector<OthersReason> reasons;
    for (const int rater : raters) {
        const AgreementRater& other = input.raters.at(static_cast<std::size_t>(rater));
        if (other.person == person)
            continue;
        const auto given = context.answers.latest(other.person, item.scenario);
        if (!given)
            continue;
        const Answer& answer = given->answer;
        if (!answer.explanation.trimmed().isEmpty() || !markedStretches(answer.cues, scene).empty())
            reasons.push_back({other.code, answer.ballot, answer.explanation, answer.cues});
    }
    return reasons;
}

MirrorScene readScene(StudyContext& context, const AgreementInput& input, const AgreementItem& item,
                      PersonId person, bool hasReasons)
{
    MirrorScene scene;
    scene.scenario = context.scenarios.byId(item.scenario).value_or(Scenario{});
    if (const auto own = context.answers.latest(person, item.scenario))
        scene.own = own->answer;
    scene.gold = goldPicks(item);
    scene.votes = votesOfItem(item, *input.task);
    const Resolution resolution = resolveDecisions(context.decisions.ofScenario(item.scenario));
    if (resolution.decision)
        scene.note = resolution.decision->note;
    if (hasReasons)
        scene.reasons = reasonsOfOthers(context, input, item, scene.scenario, person);
    return scene;
}

} // namespace

Mirrors readMirrors(StudyContext& context, const MirrorOptions& options)
{
    context.requireNoHandOut();
    if (!context.study.isLocked())
        throw Failure({ErrorCode::StudyUnlocked, {}, 0, 0, {}, {}});
    const AgreementInput input = readAgreementInput(context);
    const auto twice = answeredTwice(context);
    Mirrors mirrors{
        context.study.info().title, input.task, options.resampling, options.hasReasons, {}};
    for (std::size_t rater = 0; rater < input.raters.size(); ++rater) {
        const AgreementRater& who = input.raters[rater];
        const auto& wanted = options.people;
        if (!wanted.empty() && std::find(wanted.begin(), wanted.end(), who.person) == wanted.end())
            continue;
        const auto repeats = twice.find(who.person);
        Mirror mirror{who,
                      mirrorFigures(input, static_cast<int>(rater),
                                    repeats == twice.end() ? std::span<const AnsweredTwice>()
                                                           : std::span(repeats->second),
                                    options.resampling),
                      {}};
        for (const RereadItem& reread : mirror.figures.reread)
            mirror.scenes.push_back(readScene(context, input, input.items.at(reread.item),
                                              who.person, options.hasReasons));
        mirrors.people.push_back(std::move(mirror));
    }
    return mirrors;
}

} // namespace subtext
