// SPDX-License-Identifier: MIT
#include "core/evaluation/scoredinput.h"

#include "core/agreement/agreementgroup.h"
#include "core/agreement/agreementinput.h"

#include <QHash>

#include <algorithm>

namespace subtext::evaluation {
namespace {

constexpr std::uint64_t SplitSeed = 42;

std::optional<int> labelOf(const std::optional<Choice>& choice)
{
    return choice ? std::optional(indexOf(*choice)) : std::nullopt;
}

/// What of a task is scored: a question, and where its scales of affect are.
struct Scored
{
    QuestionIndex question;
    std::array<const Scale*, VadCount> scales{};
    std::array<std::size_t, VadCount> places{};
};

Scored scoredOf(const Task& task, QuestionIndex question)
{
    Scored scored{question};
    for (std::size_t place = 0; place < task.scales.size(); ++place) {
        for (std::size_t i = 0; i < VadCount; ++i) {
            if (task.scales[place].token != dimensionToken(AllDimensions.at(i)))
                continue;
            scored.scales.at(i) = &task.scales[place];
            scored.places.at(i) = place;
        }
    }
    return scored;
}

Vote voteOf(const AgreementRating& rating, const Scored& scored)
{
    Vote vote{
        rating.rater, labelOf(rating.ballot.at(indexOf(scored.question))), {}, rating.isFurther};
    for (std::size_t i = 0; i < VadCount; ++i) {
        const Scale* scale = scored.scales.at(i);
        const auto point = scale ? rating.points.at(scored.places.at(i)) : std::nullopt;
        const auto place = point ? placeOfPoint(*scale, *point) : std::nullopt;
        if (place)
            vote.vad.at(i) = scale->points[*place].number;
    }
    return vote;
}

Item itemOf(const AgreementItem& from, const Scored& scored, int ratingsNeeded)
{
    Item item;
    item.scenario = from.scenario;
    item.name = from.name;
    item.group = from.group;
    item.id = item.group.isEmpty() ? from.name : from.name.mid(item.group.size() + 1);
    if (from.power)
        item.power = powerToken(*from.power);
    item.domain = domainToken(from.domain);
    if (from.part)
        item.split = partToken(*from.part);
    item.gold = labelOf(from.gold.at(indexOf(scored.question)));
    item.isAmbiguous = from.ambiguous.test(indexOf(scored.question));
    item.pattern = patternOf(from, indexOf(scored.question), ratingsNeeded);
    if (!from.softLabels.empty())
        item.softLabel = from.softLabels.at(indexOf(scored.question)).shares;
    for (const AgreementRating& rating : from.ratings)
        item.votes.push_back(voteOf(rating, scored));
    return item;
}

/// By name; where several people have one, with their codes.
std::vector<QString> namesOf(const std::vector<AgreementRater>& raters)
{
    QHash<QString, int> uses;
    for (const AgreementRater& rater : raters)
        ++uses[rater.name];
    std::vector<QString> names;
    names.reserve(raters.size());
    for (const AgreementRater& rater : raters)
        names.push_back(uses.value(rater.name) == 1
                            ? rater.name
                            : QStringLiteral("%1 (%2)").arg(rater.name, rater.code));
    return names;
}

} // namespace

Options optionsOf(const Question& question)
{
    QStringList tokens;
    QStringList words;
    for (const Option& option : question.options) {
        tokens << option.token;
        words << option.word;
    }
    return Options(tokens, words, question.token);
}

Input evaluationInput(const AgreementInput& study, QuestionIndex question)
{
    const Scored scored = scoredOf(*study.task, question);
    Input input{optionsOf(study.task->questions.at(indexOf(question))), namesOf(study.raters), {}};
    if (study.task->questions.size() > 1)
        input.options.beOneOfSeveral();
    const PartsOfItems parts = splitItems(study, SplitSeed);
    for (std::size_t i = 0; i < study.items.size(); ++i) {
        Item item = itemOf(study.items[i], scored, study.ratingsNeeded);
        item.part = parts[i];
        input.items.push_back(std::move(item));
    }
    std::stable_sort(input.items.begin(), input.items.end(),
                     [](const Item& a, const Item& b) { return a.group < b.group; });
    return input;
}

std::vector<Input> evaluationInputs(const AgreementInput& study)
{
    std::vector<Input> inputs;
    for (std::size_t i = 0; i < study.task->questions.size(); ++i)
        inputs.push_back(evaluationInput(study, static_cast<QuestionIndex>(i)));
    return inputs;
}

std::vector<int> labelCounts(const Item& item, int options)
{
    std::vector<int> counts(static_cast<std::size_t>(options));
    for (const Vote& vote : item.votes) {
        if (vote.label)
            ++counts[static_cast<std::size_t>(*vote.label)];
    }
    return counts;
}

int votesOn(const Item& item)
{
    return static_cast<int>(std::count_if(item.votes.begin(), item.votes.end(),
                                          [](const Vote& vote) { return vote.label.has_value(); }));
}

std::optional<double> meanRating(const Item& item, std::size_t dimension)
{
    double sum = 0;
    int ratings = 0;
    for (const Vote& vote : item.votes) {
        if (const auto rating = vote.vad.at(dimension)) {
            sum += *rating;
            ++ratings;
        }
    }
    return ratings > 0 ? std::optional(sum / ratings) : std::nullopt;
}

} // namespace subtext::evaluation
