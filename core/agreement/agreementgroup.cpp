// SPDX-License-Identifier: MIT
#include "core/agreement/agreementgroup.h"

#include "core/domain/votes.h"
#include "core/quality/qualityrules.h"
#include "core/stats/krippendorff.h"

#include <algorithm>
#include <limits>

namespace subtext {
namespace {

std::size_t slot(Choice emotion)
{
    return static_cast<std::size_t>(indexOf(emotion));
}

std::vector<Choice> votesOf(const AgreementItem& item)
{
    std::vector<Choice> votes;
    for (const AgreementRating& rating : item.ratings) {
        if (rating.emotion)
            votes.push_back(*rating.emotion);
    }
    return votes;
}

std::vector<int> ratersByName(ItemSpan items, const AgreementInput& input)
{
    std::vector<bool> isHere(input.raters.size());
    for (const AgreementItem* item : items) {
        for (const AgreementRating& rating : item->ratings)
            isHere[static_cast<std::size_t>(rating.rater)] = true;
    }
    std::vector<int> raters;
    for (std::size_t i = 0; i < isHere.size(); ++i) {
        if (isHere[i])
            raters.push_back(static_cast<int>(i));
    }
    const auto nameOf = [&](int rater) -> const QString& {
        return input.raters[static_cast<std::size_t>(rater)].name;
    };
    std::stable_sort(raters.begin(), raters.end(),
                     [&](int a, int b) { return nameOf(a) < nameOf(b); });
    return raters;
}

void countValence(SplitValence& counts, const AgreementItem& item)
{
    int negative = 0;
    int neutral = 0;
    int positive = 0;
    for (const AgreementRating& rating : item.ratings) {
        const auto point = rating.points.at(indexOf(Dimension::Valence));
        if (!point)
            return; // without all valences nothing can be said
        negative += *point < 0 ? 1 : 0;
        neutral += *point == 0 ? 1 : 0;
        positive += *point > 0 ? 1 : 0;
    }
    const int all = negative + neutral + positive;
    counts.allNegative += negative == all ? 1 : 0;
    counts.allNeutral += neutral == all ? 1 : 0;
    counts.allPositive += positive == all ? 1 : 0;
    counts.mixed += negative < all && neutral < all && positive < all ? 1 : 0;
}

void describePatterns(AgreementGroup& group, ItemSpan items, int ratingsNeeded)
{
    for (const AgreementItem* item : items) {
        const auto pattern = patternOf(*item, ratingsNeeded);
        if (!pattern)
            continue;
        switch (*pattern) {
        case Pattern::Unanimous:
            ++group.patterns.unanimous;
            break;
        case Pattern::Majority:
            ++group.patterns.majority;
            break;
        case Pattern::Split:
            ++group.patterns.split;
            countValence(group.splitValence, *item);
            break;
        }
    }
}

void describeScales(AgreementGroup& group, ItemSpan items)
{
    for (ScaleIndex dimension : AllDimensions) {
        ScaleUse& use = group.scales.at(indexOf(dimension));
        std::vector<double> numbers;
        for (const AgreementItem* item : items) {
            for (const AgreementRating& rating : item->ratings) {
                if (const auto point = rating.points.at(indexOf(dimension))) {
                    numbers.push_back(scaleNumber(*point));
                    ++use.points.at(static_cast<std::size_t>(*point - MinPoint));
                }
            }
        }
        use.moments = stats::moments(numbers);
    }
}

void describeValence(AgreementGroup& group, ItemSpan items)
{
    std::array<std::vector<double>, EmotionCount> byOwn;
    std::array<std::vector<double>, EmotionCount> byGold;
    for (const AgreementItem* item : items) {
        for (const AgreementRating& rating : item->ratings) {
            const auto point = rating.points.at(indexOf(Dimension::Valence));
            if (!point)
                continue;
            if (rating.emotion)
                byOwn.at(slot(*rating.emotion)).push_back(scaleNumber(*point));
            if (item->gold)
                byGold.at(slot(*item->gold)).push_back(scaleNumber(*point));
        }
    }
    for (Choice emotion : AllEmotions) {
        group.valenceByOwnLabel.at(slot(emotion)) = stats::moments(byOwn.at(slot(emotion)));
        group.valenceByGold.at(slot(emotion)) = stats::moments(byGold.at(slot(emotion)));
    }
}

void describeGold(AgreementGroup& group, ItemSpan items, std::size_t raterCount)
{
    std::vector<GoldAgreement> byRater(raterCount);
    for (const AgreementItem* item : items) {
        group.ambiguous += item->isAmbiguous ? 1 : 0;
        group.notes += item->hasNote ? 1 : 0;
        if (!item->gold)
            continue;
        ++group.goldCounts.at(slot(*item->gold));
        for (const AgreementRating& rating : item->ratings) {
            if (!rating.emotion)
                continue;
            GoldAgreement& of = byRater[static_cast<std::size_t>(rating.rater)];
            ++of.items;
            of.equal += *rating.emotion == *item->gold ? 1 : 0;
        }
    }
    double sum = 0;
    for (int rater : group.raters) {
        GoldAgreement of = byRater[static_cast<std::size_t>(rater)];
        if (of.items == 0)
            continue;
        of.rater = rater;
        sum += of.share();
        group.goldAgreement.push_back(of);
    }
    if (!group.goldAgreement.empty())
        group.meanGoldAgreement = sum / static_cast<double>(group.goldAgreement.size());
}

void countContradictions(AgreementGroup& group, ItemSpan items)
{
    const QualityThresholds defaults;
    for (const AgreementItem* item : items) {
        for (const AgreementRating& rating : item->ratings) {
            const auto valence = rating.points.at(indexOf(Dimension::Valence));
            if (!rating.emotion || !valence)
                continue;
            QualityObservation observation;
            observation.emotion = *rating.emotion;
            observation.scales.at(indexOf(Dimension::Valence)) = *valence;
            for (const QualityFlag& flag : checkAnnotation(observation, defaults)) {
                group.contradictionsPositive +=
                    flag.code == QualityCode::ContradictionPositive ? 1 : 0;
                group.contradictionsNegative +=
                    flag.code == QualityCode::ContradictionNegative ? 1 : 0;
            }
        }
    }
}

} // namespace

stats::CountTable emotionVotes(ItemSpan items)
{
    stats::CountTable table(EmotionCount);
    for (const AgreementItem* item : items) {
        std::array<int, EmotionCount> counts{};
        for (const AgreementRating& rating : item->ratings) {
            if (rating.emotion)
                ++counts.at(slot(*rating.emotion));
        }
        table.append(counts);
    }
    return table;
}

stats::CountTable pointVotes(ItemSpan items, ScaleIndex dimension)
{
    stats::CountTable table(PointCount);
    for (const AgreementItem* item : items) {
        std::array<int, PointCount> counts{};
        for (const AgreementRating& rating : item->ratings) {
            if (const auto point = rating.points.at(indexOf(dimension)))
                ++counts.at(static_cast<std::size_t>(*point - MinPoint));
        }
        table.append(counts);
    }
    return table;
}

std::optional<Pattern> patternOf(const AgreementItem& item, int ratingsNeeded)
{
    return patternOf(votesOf(item), ratingsNeeded);
}

AgreementGroup describeGroup(ItemSpan items, const AgreementInput& input)
{
    AgreementGroup group;
    group.items = std::ssize(items);
    for (const AgreementItem* item : items) {
        group.annotations += std::ssize(item->ratings);
        group.completeItems += std::ssize(item->ratings) >= input.ratingsNeeded ? 1 : 0;
        ++group.powerCounts[item->power];
    }
    group.raters = ratersByName(items, input);

    const stats::CountTable votes = emotionVotes(items);
    group.kappa = stats::fleissKappa(votes);
    const auto byCategory = stats::fleissKappaByCategory(votes);
    std::copy(byCategory.begin(), byCategory.end(), group.kappaByEmotion.begin());
    group.alpha = stats::krippendorffAlpha(votes, stats::Metric::Nominal);
    group.ac1 = stats::gwetAc1(votes);
    for (ScaleIndex dimension : AllDimensions)
        group.ordinalAlpha.at(indexOf(dimension)) =
            stats::krippendorffAlpha(pointVotes(items, dimension), stats::Metric::Ordinal);
    group.confusion = stats::confusion(votes);
    group.wheel = stats::ringAdjacency(group.confusion);

    describePatterns(group, items, input.ratingsNeeded);
    describeScales(group, items);
    describeValence(group, items);
    describeGold(group, items, input.raters.size());
    countContradictions(group, items);
    return group;
}

std::array<stats::Icc, DimensionCount> iccByScale(std::span<const IccPart> subtypes)
{
    std::size_t columns = 0;
    for (const IccPart& part : subtypes)
        columns = std::max(columns, part.raters.size());
    std::array<stats::Icc, DimensionCount> byScale;
    for (ScaleIndex dimension : AllDimensions) {
        stats::RatingMatrix matrix;
        matrix.raters = columns;
        for (const IccPart& part : subtypes) {
            std::vector<std::size_t> columnOf;
            for (std::size_t i = 0; i < part.raters.size(); ++i) {
                const auto rater = static_cast<std::size_t>(part.raters[i]);
                columnOf.resize(std::max(columnOf.size(), rater + 1));
                columnOf[rater] = i;
            }
            for (const AgreementItem* item : part.items) {
                const std::size_t row = matrix.values.size();
                matrix.values.resize(row + columns, std::numeric_limits<double>::quiet_NaN());
                for (const AgreementRating& rating : item->ratings) {
                    if (const auto point = rating.points.at(indexOf(dimension)))
                        matrix.values[row + columnOf[static_cast<std::size_t>(rating.rater)]] =
                            scaleNumber(*point);
                }
            }
        }
        byScale.at(indexOf(dimension)) = stats::icc21(matrix);
    }
    return byScale;
}

} // namespace subtext
