// SPDX-License-Identifier: MIT
#include "core/agreement/normingfigures.h"

#include "core/base/mostcounted.h"
#include "core/base/pythonrandom.h"
#include "core/stats/krippendorff.h"

#include <algorithm>
#include <set>
#include <utility>

namespace subtext {
namespace {

constexpr double NormingLevel = 0.95;

std::optional<double> normedShare(int part, int whole)
{
    return whole > 0 ? std::optional(static_cast<double>(part) / whole) : std::nullopt;
}

/// What one person said of an item, in both passes.
struct TwoVotes
{
    std::size_t person = 0;
    std::size_t first = 0;
    std::size_t second = 0;
};

/// Votes on gold: how many, and how many hit it in each pass.
struct GoldHits
{
    int votes = 0;
    int before = 0;
    int after = 0;

    void add(const TwoVotes& vote, std::size_t gold)
    {
        ++votes;
        before += vote.first == gold ? 1 : 0;
        after += vote.second == gold ? 1 : 0;
    }
    void add(const GoldHits& other)
    {
        votes += other.votes;
        before += other.before;
        after += other.after;
    }
    std::optional<double> lift() const { return normedShare(after - before, votes); }
};

/// One item on one question.
struct VotedItem
{
    std::vector<TwoVotes> votes;
    std::vector<int> first; ///< How many chose each option.
    std::vector<int> second;
    std::vector<int> shown; ///< `first`, and of those who did not vote again.
    GoldHits hits;
    GoldHits conformedHits;
};

std::optional<std::size_t> optionIn(const Ballot& ballot, std::size_t question, std::size_t options)
{
    const auto chosen = ballot.at(question);
    if (!chosen || slotOf(*chosen) >= options)
        return std::nullopt;
    return slotOf(*chosen);
}

/// The option that most of the others chose first, as it was shown; none where two lead or there
/// are no others.
std::optional<std::size_t> othersPlurality(std::vector<int> shown, std::size_t own)
{
    if (own >= shown.size() || shown[own] < 1)
        return std::nullopt;
    --shown[own];
    return soleMostCounted(shown);
}

VotedItem votedItem(const NormingInput::Item& item, std::size_t question, std::size_t options)
{
    VotedItem voted;
    voted.first.resize(options);
    voted.second.resize(options);
    if (question < item.shown.size())
        voted.shown = item.shown[question];
    const std::size_t people = std::min(item.first.size(), item.second.size());
    for (std::size_t person = 0; person < people; ++person) {
        const auto first = optionIn(item.first[person], question, options);
        const auto second = optionIn(item.second[person], question, options);
        if (!first || !second)
            continue;
        voted.votes.push_back({person, *first, *second});
        ++voted.first[*first];
        ++voted.second[*second];
    }
    return voted;
}

void countNormingPairs(NormingAgreement& agreement, const std::vector<int>& counts)
{
    int all = 0;
    for (const int count : counts) {
        agreement.agreeing += count * (count - 1) / 2;
        all += count;
    }
    agreement.pairs += all * (all - 1) / 2;
}

/// Adds an item to what is counted, and says in the item what hit gold.
void countNormedItem(NormingQuestion& of, VotedItem& item, std::optional<std::size_t> gold)
{
    ++of.items;
    of.votes += static_cast<int>(item.votes.size());
    countNormingPairs(of.before, item.first);
    countNormingPairs(of.after, item.second);
    for (const TwoVotes& vote : item.votes) {
        const bool hasMoved = vote.first != vote.second;
        ++of.moves.at(vote.first).at(vote.second);
        of.moved += hasMoved ? 1 : 0;
        bool hasConformed = false;
        if (const auto others = othersPlurality(item.shown, vote.first)) {
            const bool agreed = vote.first == *others;
            hasConformed = !agreed && vote.second == *others;
            NormingShare& share = agreed ? of.left : of.conformed;
            ++share.of;
            share.moved += (agreed ? hasMoved : hasConformed) ? 1 : 0;
        }
        if (gold)
            item.hits.add(vote, *gold);
        if (gold && hasConformed)
            item.conformedHits.add(vote, *gold);
    }
}

/// The figures that have intervals.
struct Estimated
{
    std::optional<double> before;
    std::optional<double> after;
    std::optional<double> lift;
    std::optional<double> conformedLift;

    std::optional<double> change() const
    {
        return before && after ? std::optional(*after - *before) : std::nullopt;
    }
};

Estimated estimatedOf(const std::vector<const VotedItem*>& items, std::size_t options)
{
    stats::CountTable first(static_cast<int>(options));
    stats::CountTable second(static_cast<int>(options));
    GoldHits hits;
    GoldHits conformedHits;
    for (const VotedItem* item : items) {
        first.append(item->first);
        second.append(item->second);
        hits.add(item->hits);
        conformedHits.add(item->conformedHits);
    }
    return {stats::krippendorffAlpha(first, stats::Metric::Nominal),
            stats::krippendorffAlpha(second, stats::Metric::Nominal), hits.lift(),
            conformedHits.lift()};
}

/// The values of one figure in the resamples.
class ResampledValues
{
public:
    void add(std::optional<double> value)
    {
        if (value)
            m_values.push_back(*value);
        else
            ++m_undefined;
    }
    NormingEstimate estimate(std::optional<double> value)
    {
        NormingEstimate of;
        of.value = value;
        if (value) {
            of.resampled.undefined = m_undefined;
            if (isVarying())
                of.resampled.interval = stats::percentileInterval(m_values, NormingLevel);
        }
        return of;
    }

private:
    bool isVarying() const
    {
        constexpr double Rounding = 1e-12; // sums of the same items in another order
        const auto [low, high] = std::minmax_element(m_values.begin(), m_values.end());
        return low != m_values.end() && *high - *low > Rounding;
    }

    std::vector<double> m_values;
    int m_undefined = 0;
};

void estimateNorming(NormingQuestion& of, const std::vector<VotedItem>& items, std::size_t options,
                     std::uint64_t seed)
{
    if (items.empty())
        return;
    PythonRandom stream(seed);
    ResampledValues before;
    ResampledValues after;
    ResampledValues change;
    ResampledValues lift;
    ResampledValues conformedLift;
    std::vector<const VotedItem*> drawn(items.size());
    for (int i = 0; i < NormingResamples; ++i) {
        for (const VotedItem*& item : drawn)
            item = &items[stream.below(static_cast<std::uint32_t>(items.size()))];
        const Estimated one = estimatedOf(drawn, options);
        before.add(one.before);
        after.add(one.after);
        change.add(one.change());
        lift.add(one.lift);
        conformedLift.add(one.conformedLift);
    }
    std::transform(items.begin(), items.end(), drawn.begin(),
                   [](const VotedItem& item) { return &item; });
    const Estimated all = estimatedOf(drawn, options);
    of.before.alpha = before.estimate(all.before);
    of.after.alpha = after.estimate(all.after);
    of.alphaChange = change.estimate(all.change());
    of.lift.lift = lift.estimate(all.lift);
    of.conformedLift.lift = conformedLift.estimate(all.conformedLift);
}

void countGoldHits(NormingLift& lift, const GoldHits& hits)
{
    lift.votes += hits.votes;
    lift.before += hits.before;
    lift.after += hits.after;
}

NormingQuestion normedQuestion(const std::vector<const NormingInput::Item*>& items,
                               const Task& task, QuestionIndex question, std::uint64_t seed)
{
    const std::size_t place = indexOf(question);
    const std::size_t options = task.questions.at(place).options.size();
    NormingQuestion of;
    of.question = question;
    of.moves.assign(options, std::vector<int>(options));
    std::vector<VotedItem> voted;
    std::set<std::size_t> people;
    for (const NormingInput::Item* item : items) {
        VotedItem one = votedItem(*item, place, options);
        if (one.votes.empty())
            continue;
        for (const TwoVotes& vote : one.votes)
            people.insert(vote.person);
        countNormedItem(of, one, optionIn(item->gold, place, options));
        countGoldHits(of.lift, one.hits);
        countGoldHits(of.conformedLift, one.conformedHits);
        voted.push_back(std::move(one));
    }
    of.people = static_cast<int>(people.size());
    estimateNorming(of, voted, options, seed);
    return of;
}

} // namespace

std::optional<double> NormingAgreement::agreement() const
{
    return normedShare(agreeing, pairs);
}

std::optional<double> NormingShare::share() const
{
    return normedShare(moved, of);
}

std::optional<double> NormingLift::shareBefore() const
{
    return normedShare(before, votes);
}

std::optional<double> NormingLift::shareAfter() const
{
    return normedShare(after, votes);
}

NormingFigures normingFigures(const NormingInput& input, std::uint64_t seed)
{
    std::vector<const NormingInput::Item*> items;
    for (const NormingInput::Item& item : input.items)
        items.push_back(&item);
    std::stable_sort(
        items.begin(), items.end(),
        [](const NormingInput::Item* a, const NormingInput::Item* b) { return a->name < b->name; });
    NormingFigures figures;
    figures.people = static_cast<int>(input.people.size());
    figures.items = static_cast<int>(items.size());
    for (const QuestionIndex question : input.questions)
        figures.questions.push_back(normedQuestion(items, *input.task, question, seed));
    return figures;
}

} // namespace subtext
