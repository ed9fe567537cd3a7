// SPDX-License-Identifier: MIT
#include "core/figures/labelagainfigures.h"

#include "core/agreement/agreementgroup.h"
#include "core/domain/furtheranswers.h"
#include "core/operation/studycontext.h"
#include "core/storage/answerstore.h"
#include "core/storage/coursestore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/scenariostore.h"

#include <algorithm>

namespace subtext {
namespace {

bool isAnswered(const ItemLabelledTwice& item)
{
    return !item.empty() && std::all_of(item.begin(), item.end(), [](const LabelledTwice& rater) {
        return rater.after.has_value();
    });
}

/// Whether the item counts for the question: all of its raters chose, both times.
bool isWhole(const ItemLabelledTwice& item, std::size_t question)
{
    return item.size() > 1 && std::all_of(item.begin(), item.end(), [&](const auto& rater) {
               return rater.before.at(question) && rater.after->at(question);
           });
}

/// The items as agreement knows them, without the choices of questions that an item is not of.
struct Sides
{
    std::vector<AgreementItem> before;
    std::vector<AgreementItem> after;
};

Sides sidesOf(const std::vector<const ItemLabelledTwice*>& items, const Task& task)
{
    Sides sides;
    for (const ItemLabelledTwice* item : items) {
        AgreementItem& before = sides.before.emplace_back();
        AgreementItem& after = sides.after.emplace_back();
        before.ratings.resize(item->size());
        after.ratings.resize(item->size());
        for (std::size_t question = 0; question < task.questions.size(); ++question) {
            if (!isWhole(*item, question))
                continue;
            for (std::size_t rater = 0; rater < item->size(); ++rater) {
                before.ratings[rater].isFurther = (*item)[rater].isFurther;
                after.ratings[rater].isFurther = (*item)[rater].isFurther;
                before.ratings[rater].ballot.at(question) = (*item)[rater].before.at(question);
                after.ratings[rater].ballot.at(question) = (*item)[rater].after->at(question);
            }
        }
    }
    return sides;
}

/// By question; none when cancelled.
std::optional<std::vector<KappaAgain>> kappasOf(const std::vector<AgreementItem>& items,
                                                const Task& task, const CancelToken& cancel)
{
    std::vector<const AgreementItem*> pointers;
    for (const AgreementItem& item : items)
        pointers.push_back(&item);
    std::vector<stats::CountTable> votes;
    for (std::size_t question = 0; question < task.questions.size(); ++question)
        votes.push_back(plannedVotes(pointers, task, question));
    const AgreementOptions options;
    PythonRandom stream(options.seed);
    const auto drawn =
        stats::bootstrapTogether(votes, stream, {options.resamples, 0.95, std::nullopt}, cancel);
    if (!drawn)
        return std::nullopt;
    std::vector<KappaAgain> kappas;
    for (std::size_t question = 0; question < votes.size(); ++question)
        kappas.push_back(
            {stats::fleissKappa(votes[question]).kappa, drawn->questions[question].kappa.interval});
    return kappas;
}

/// None of whoever labelled the item first after it was asked for, or dropped out with the new
/// answer owed: nobody waits for that.
std::optional<LabelledTwice> readRater(StudyContext& context, const ItemAskedAgain& asked,
                                       PersonId person)
{
    const LabelAgainRequest* const request = asked.to(person);
    const qint64 moment = request ? request->at : asked.latest().at;
    std::optional<LabelledTwice> rater;
    std::optional<Ballot> after; // of the one that counts, which comes last
    for (const Annotation& answer : context.answers.history(person, asked.scenario)) {
        const bool isOlder = answer.submittedAt.value_or(-1) < moment;
        after = isOlder && request ? std::nullopt : std::optional(answer.answer.ballot);
        if (isOlder)
            rater = LabelledTwice{answer.answer.ballot, {}, false};
    }
    const bool isGone = !after && context.course.isWithdrawn(person);
    if (!rater || isGone)
        return std::nullopt;
    rater->after = after;
    return rater;
}

} // namespace

std::optional<LabelAgainFigures> labelAgainFigures(const std::vector<ItemLabelledTwice>& items,
                                                   const Task& task, const CancelToken& cancel)
{
    if (cancel.isCancelled())
        return std::nullopt;
    LabelAgainFigures figures;
    figures.items = static_cast<int>(items.size());
    figures.questions.resize(task.questions.size());
    std::vector<const ItemLabelledTwice*> answered;
    for (const ItemLabelledTwice& item : items) {
        if (isAnswered(item))
            answered.push_back(&item);
    }
    figures.answered = static_cast<int>(answered.size());
    if (answered.empty())
        return figures;
    const Sides sides = sidesOf(answered, task);
    const auto before = kappasOf(sides.before, task, cancel);
    const auto after = before ? kappasOf(sides.after, task, cancel) : std::nullopt;
    if (!after)
        return std::nullopt;
    for (std::size_t question = 0; question < figures.questions.size(); ++question) {
        QuestionAgain& of = figures.questions[question];
        of.items = static_cast<int>(
            std::count_if(answered.begin(), answered.end(),
                          [&](const ItemLabelledTwice* item) { return isWhole(*item, question); }));
        of.before = (*before)[question];
        of.after = (*after)[question];
        if (of.items < 2) {
            of.before.interval.reset();
            of.after.interval.reset();
        }
    }
    return figures;
}

std::vector<ItemLabelledTwice> readLabelledTwice(StudyContext& context, const CancelToken& cancel,
                                                 const std::optional<std::set<ScenarioId>>& among)
{
    const std::set<ScenarioId> leftOut = context.scenarios.leftOut();
    const FurtherAnswers further(context.people.furtherRatings());
    std::vector<ItemLabelledTwice> items;
    for (const ItemAskedAgain& asked : context.course.itemsAskedAgain()) {
        if (cancel.isCancelled())
            break;
        if (leftOut.count(asked.scenario) > 0 || (among && among->count(asked.scenario) == 0))
            continue;
        ItemLabelledTwice& item = items.emplace_back();
        bool isAnyAsked = false;
        for (const PersonId person : context.people.raters(asked.scenario)) {
            if (const auto rater = readRater(context, asked, person)) {
                item.push_back(*rater);
                item.back().isFurther = further.contains(asked.scenario, person);
                isAnyAsked = isAnyAsked || asked.to(person);
            }
        }
        if (!isAnyAsked)
            item.clear(); // nobody is left who was to change it
    }
    return items;
}

} // namespace subtext
