// SPDX-License-Identifier: MIT
#include "core/figures/mirror.h"

#include "core/base/pythonrandom.h"
#include "core/domain/decision.h"
#include "core/stats/bootstrap.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace subtext {
namespace {

double mirrorMean(const std::vector<double>& values)
{
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

/// What statistics compute with; none where nothing was rated, or by a point that is none.
std::optional<double> numberOfPoint(const Scale& scale, const std::optional<int>& value)
{
    const auto place = value ? placeOfPoint(scale, *value) : std::nullopt;
    return place ? std::optional(scale.points[*place].number) : std::nullopt;
}

/// One item as one of its raters sees it.
struct SeenItem
{
    std::size_t index = 0;
    const AgreementItem* item = nullptr;
    const AgreementRating* own = nullptr;
};

std::vector<SeenItem> itemsOfRater(const AgreementInput& input, int rater)
{
    std::vector<SeenItem> items;
    for (std::size_t i = 0; i < input.items.size(); ++i) {
        for (const AgreementRating& rating : input.items[i].ratings) {
            if (rating.rater == rater)
                items.push_back({i, &input.items[i], &rating});
        }
    }
    return items;
}

/// Own number − mean of the others' numbers; none where either is missing.
std::optional<double> differenceOn(const SeenItem& seen, const Scale& scale, std::size_t index)
{
    const auto own = numberOfPoint(scale, seen.own->points.at(index));
    std::vector<double> others;
    for (const AgreementRating& rating : seen.item->ratings) {
        const auto number = numberOfPoint(scale, rating.points.at(index));
        if (&rating != seen.own && number)
            others.push_back(*number);
    }
    if (!own || others.empty())
        return std::nullopt;
    return *own - mirrorMean(others);
}

std::optional<stats::Interval> intervalOfMean(const std::vector<double>& values,
                                              const MirrorResampling& how)
{
    if (values.size() < 2)
        return std::nullopt;
    const auto items = static_cast<std::uint32_t>(values.size());
    PythonRandom stream(how.seed);
    std::vector<double> means;
    for (int resample = 0; resample < how.resamples; ++resample) {
        double sum = 0;
        for (std::uint32_t drawn = 0; drawn < items; ++drawn)
            sum += values[stream.below(items)];
        means.push_back(sum / static_cast<double>(items));
    }
    return stats::percentileInterval(means, how.level);
}

/// A limit that reads as 0.00 is 0, be it the dust of a mean of thirds or a few thousandths.
Leaning leaningOf(const MirrorScale& scale)
{
    constexpr double ReadsAsZero = 0.005;
    if (scale.items < FewestForLeaning || !scale.interval)
        return Leaning::TooFew;
    if (scale.interval->low >= ReadsAsZero)
        return Leaning::Higher;
    return scale.interval->high <= -ReadsAsZero ? Leaning::Lower : Leaning::None;
}

MirrorScale scaleMirror(const std::vector<SeenItem>& items, const Scale& scale, std::size_t index,
                        const MirrorResampling& how)
{
    std::vector<double> differences;
    for (const SeenItem& seen : items) {
        if (const auto difference = differenceOn(seen, scale, index))
            differences.push_back(*difference);
    }
    MirrorScale mirror;
    mirror.items = std::ssize(differences);
    if (differences.empty())
        return mirror;
    mirror.difference = mirrorMean(differences);
    mirror.interval = intervalOfMean(differences, how);
    mirror.leaning = leaningOf(mirror);
    return mirror;
}

void countShare(MirrorShare& share, bool isSame)
{
    ++share.items;
    share.same += isSame ? 1 : 0;
}

MirrorQuestion questionMirror(const std::vector<SeenItem>& items, const Question& question,
                              std::size_t index)
{
    MirrorQuestion mirror;
    mirror.own.assign(question.options.size(), 0);
    mirror.others.assign(question.options.size(), 0);
    for (const SeenItem& seen : items) {
        const std::optional<Choice> own = seen.own->ballot.at(index);
        if (!own)
            continue;
        if (const auto gold = seen.item->gold.at(index))
            countShare(mirror.withGold, gold == own);
        std::vector<Choice> others;
        for (const AgreementRating& rating : seen.item->ratings) {
            if (&rating != seen.own && rating.ballot.at(index))
                others.push_back(*rating.ballot.at(index));
        }
        if (others.empty())
            continue;
        ++mirror.own.at(slotOf(*own));
        for (const Choice vote : others)
            ++mirror.others.at(slotOf(vote));
        if (const auto winner = countVotes(others).winner)
            countShare(mirror.withOthers, winner == own);
    }
    return mirror;
}

bool isAgainstGold(const SeenItem& seen, std::size_t questions)
{
    for (std::size_t i = 0; i < questions; ++i) {
        const std::optional<Choice>& own = seen.own->ballot.at(i);
        const std::optional<Choice>& gold = seen.item->gold.at(i);
        if (own && gold && own != gold)
            return true;
    }
    return false;
}

double distanceOf(const SeenItem& seen, const Task& task)
{
    std::vector<double> distances;
    for (std::size_t i = 0; i < task.scales.size(); ++i) {
        const Scale& scale = task.scales[i];
        const auto difference = scale.isConfidence ? std::nullopt : differenceOn(seen, scale, i);
        const double length = scale.points.back().number - scale.points.front().number;
        if (difference && length > 0)
            distances.push_back(std::abs(*difference) / length);
    }
    return distances.empty() ? 0 : mirrorMean(distances);
}

std::vector<RereadItem> toReread(const std::vector<SeenItem>& items, const Task& task)
{
    std::vector<RereadItem> reread;
    for (const SeenItem& seen : items) {
        if (isAgainstGold(seen, task.questions.size()))
            reread.push_back({seen.index, distanceOf(seen, task)});
    }
    const auto rank = [](const RereadItem& item) { return std::llround(item.distance * 1e9); };
    std::stable_sort(reread.begin(), reread.end(),
                     [&](const RereadItem& a, const RereadItem& b) { return rank(a) > rank(b); });
    reread.resize(std::min(reread.size(), MirrorFigures::MostReread));
    return reread;
}

std::optional<Steadiness> steadinessOf(std::span<const AnsweredTwice> twice, const Task& task)
{
    if (twice.empty())
        return std::nullopt;
    Steadiness steadiness;
    steadiness.items = std::ssize(twice);
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        MirrorShare& share = steadiness.questions.emplace_back();
        for (const AnsweredTwice& pair : twice) {
            if (pair.first.ballot.at(i) && pair.again.ballot.at(i))
                countShare(share, pair.first.ballot.at(i) == pair.again.ballot.at(i));
        }
    }
    for (std::size_t i = 0; i < task.scales.size(); ++i) {
        std::vector<double> distances;
        for (const AnsweredTwice& pair : twice) {
            const auto first = numberOfPoint(task.scales[i], pair.first.scales.at(i));
            const auto again = numberOfPoint(task.scales[i], pair.again.scales.at(i));
            if (first && again)
                distances.push_back(std::abs(*first - *again));
        }
        MirrorGap& gap = steadiness.scales.emplace_back();
        gap.items = std::ssize(distances);
        if (!distances.empty())
            gap.distance = mirrorMean(distances);
    }
    return steadiness;
}

} // namespace

QLatin1String leaningToken(Leaning leaning)
{
    switch (leaning) {
    case Leaning::None:
        return QLatin1String("none");
    case Leaning::Lower:
        return QLatin1String("lower");
    case Leaning::Higher:
        return QLatin1String("higher");
    case Leaning::TooFew:
        break;
    }
    return QLatin1String("too-few");
}

std::optional<double> MirrorShare::share() const
{
    if (items == 0)
        return std::nullopt;
    return static_cast<double>(same) / static_cast<double>(items);
}

MirrorFigures mirrorFigures(const AgreementInput& input, int rater,
                            std::span<const AnsweredTwice> twice, const MirrorResampling& how)
{
    const Task& task = *input.task;
    const std::vector<SeenItem> items = itemsOfRater(input, rater);
    MirrorFigures figures;
    figures.items = std::ssize(items);
    for (std::size_t i = 0; i < task.scales.size(); ++i)
        figures.scales.push_back(scaleMirror(items, task.scales[i], i, how));
    for (std::size_t i = 0; i < task.questions.size(); ++i)
        figures.questions.push_back(questionMirror(items, task.questions[i], i));
    figures.reread = toReread(items, task);
    figures.steadiness = steadinessOf(twice, task);
    return figures;
}

} // namespace subtext
