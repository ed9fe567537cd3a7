// SPDX-License-Identifier: MIT
#include "core/agreement/agreementgroup.h"

#include "core/domain/votes.h"
#include "core/quality/contradictionrule.h"
#include "core/stats/krippendorff.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <set>

namespace subtext {
namespace {

std::vector<Choice> votesOf(const AgreementItem& item, std::size_t question)
{
    std::vector<Choice> votes;
    for (const AgreementRating& rating : item.ratings) {
        if (const auto& choice = rating.ballot.at(question))
            votes.push_back(*choice);
    }
    return votes;
}

/// The points of a scale as it is asked about them: by the value that was rated.
class PointsOf
{
public:
    PointsOf(const Task& task, std::size_t place)
        : m_scale(task.scales.at(place))
        , m_points(m_scale.points)
        , m_place(place)
    {}

    /// Which point was rated, from 0; none where the scale is open.
    std::optional<std::size_t> at(const AgreementRating& rating) const
    {
        const auto& value = rating.points.at(m_place);
        return value ? placeOfPoint(m_scale, *value) : std::nullopt;
    }
    std::optional<double> number(const AgreementRating& rating) const
    {
        const auto point = at(rating);
        return point ? std::optional(m_points[*point].number) : std::nullopt;
    }
    /// −1 below the middle of the scale, 0 on it, 1 above.
    int side(std::size_t point) const
    {
        const std::size_t twice = 2 * point;
        const std::size_t last = m_points.size() - 1;
        return twice < last ? -1 : twice > last ? 1 : 0;
    }

private:
    const Scale& m_scale;
    const std::vector<ScalePoint>& m_points;
    std::size_t m_place;
};

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

void countValence(SplitValence& counts, const AgreementItem& item, const PointsOf& valence)
{
    int negative = 0;
    int neutral = 0;
    int positive = 0;
    for (const AgreementRating& rating : item.ratings) {
        const auto point = valence.at(rating);
        if (!point)
            return; // without all valences nothing can be said
        const int side = valence.side(*point);
        negative += side < 0 ? 1 : 0;
        neutral += side == 0 ? 1 : 0;
        positive += side > 0 ? 1 : 0;
    }
    const int all = negative + neutral + positive;
    counts.allNegative += negative == all ? 1 : 0;
    counts.allNeutral += neutral == all ? 1 : 0;
    counts.allPositive += positive == all ? 1 : 0;
    counts.mixed += negative < all && neutral < all && positive < all ? 1 : 0;
}

/// Votes by option of the ratings that `isMeant` takes, an item a row.
template <typename IsMeant>
stats::CountTable countedVotes(ItemSpan items, std::size_t options, std::size_t question,
                               const IsMeant& isMeant)
{
    stats::CountTable table(static_cast<int>(options));
    std::vector<int> counts(options);
    for (const AgreementItem* item : items) {
        std::fill(counts.begin(), counts.end(), 0);
        for (const AgreementRating& rating : item->ratings) {
            const auto& choice = rating.ballot.at(question);
            if (choice && isMeant(rating))
                ++counts.at(slotOf(*choice));
        }
        table.append(counts);
    }
    return table;
}

bool isPlanned(const AgreementRating& rating)
{
    return !rating.isFurther;
}

class GroupDescription
{
public:
    GroupDescription(ItemSpan items, const AgreementInput& input, std::size_t question)
        : m_items(items)
        , m_input(input)
        , m_task(*input.task)
        , m_question(question)
        , m_group(*input.task, question)
    {
        if (const auto valence = valenceScaleOf(m_task))
            m_valence.emplace(m_task, *valence);
    }

    AgreementGroup describe()
    {
        describeItems();
        describeVotes();
        describePatterns();
        describeScales();
        describeValence();
        describeGold();
        countContradictions();
        return std::move(m_group);
    }

private:
    const std::optional<Choice>& choice(const AgreementRating& rating) const
    {
        return rating.ballot.at(m_question);
    }

    void describeItems()
    {
        m_group.items = std::ssize(m_items);
        m_group.furtherLeftOut = furtherAnswers(m_items);
        for (const AgreementItem* item : m_items) {
            m_group.annotations += std::ssize(item->ratings);
            const bool isComplete =
                item->ratingsToCome == 0 && std::ssize(item->ratings) >= m_input.ratingsNeeded;
            m_group.completeItems += isComplete ? 1 : 0;
            if (item->power)
                ++m_group.powerCounts[*item->power];
        }
        m_group.raters = ratersByName(m_items, m_input);
    }

    void describeVotes()
    {
        const stats::CountTable votes = optionVotes(m_items, m_task, m_question);
        for (std::size_t item = 0; item < votes.items(); ++item) {
            const auto row = votes.row(item);
            for (std::size_t option = 0; option < row.size(); ++option)
                m_group.votes[option] += row[option];
            const int ratings = stats::ratingsIn(row);
            m_group.unanimous +=
                ratings > 0 && *std::max_element(row.begin(), row.end()) == ratings ? 1 : 0;
        }
        const stats::CountTable planned =
            m_group.furtherLeftOut == 0 ? votes : plannedVotes(m_items, m_task, m_question);
        m_group.kappa = stats::fleissKappa(planned);
        m_group.kappaByEmotion = stats::fleissKappaByCategory(planned);
        m_group.alpha = stats::krippendorffAlpha(planned, stats::Metric::Nominal);
        m_group.ac1 = stats::gwetAc1(planned);
        m_group.confusion = stats::confusion(votes);
        m_group.tiers = tiersOf(votes);
        if (m_task.questions.at(m_question).isRing)
            m_group.wheel = stats::ringAdjacency(m_group.confusion);
    }

    void describePatterns()
    {
        for (const AgreementItem* item : m_items) {
            const auto pattern = patternOf(*item, m_question, m_input.ratingsNeeded);
            if (!pattern)
                continue;
            switch (*pattern) {
            case Pattern::Unanimous:
                ++m_group.patterns.unanimous;
                break;
            case Pattern::Majority:
                ++m_group.patterns.majority;
                break;
            case Pattern::Split:
                ++m_group.patterns.split;
                if (m_valence)
                    countValence(m_group.splitValence, *item, *m_valence);
                break;
            }
        }
    }

    void describeScales()
    {
        for (std::size_t place = 0; place < m_task.scales.size(); ++place) {
            const Scale& scale = m_task.scales[place];
            const PointsOf points(m_task, place);
            ScaleUse& use = m_group.scales[place];
            std::vector<double> numbers;
            for (const AgreementItem* item : m_items) {
                for (const AgreementRating& rating : item->ratings) {
                    if (const auto point = points.at(rating)) {
                        numbers.push_back(scale.points[*point].number);
                        ++use.points[*point];
                    }
                }
            }
            use.moments = stats::moments(numbers);
            m_group.ordinalAlpha[place] = stats::krippendorffAlpha(
                plannedPoints(m_items, m_task, place), stats::Metric::Ordinal);
        }
    }

    void describeValence()
    {
        std::vector<std::vector<double>> byOwn(m_group.votes.size());
        std::vector<std::vector<double>> byGold(m_group.votes.size());
        for (const AgreementItem* item : m_items) {
            if (!m_valence)
                break;
            for (const AgreementRating& rating : item->ratings) {
                const auto number = m_valence->number(rating);
                if (!number)
                    continue;
                if (choice(rating))
                    byOwn.at(slotOf(*choice(rating))).push_back(*number);
                if (const auto& gold = item->gold.at(m_question))
                    byGold.at(slotOf(*gold)).push_back(*number);
            }
        }
        for (std::size_t option = 0; option < byOwn.size(); ++option) {
            m_group.valenceByOwnLabel[option] = stats::moments(byOwn[option]);
            m_group.valenceByGold[option] = stats::moments(byGold[option]);
        }
    }

    void describeGold()
    {
        std::vector<GoldAccuracy> byRater(m_input.raters.size());
        for (const AgreementItem* item : m_items) {
            m_group.notes += item->hasNote ? 1 : 0;
            const auto& gold = item->gold.at(m_question);
            if (item->ambiguous.test(m_question))
                ++(gold ? m_group.ambiguousLabels : m_group.ambiguous);
            if (!gold)
                continue;
            ++m_group.goldCounts.at(slotOf(*gold));
            for (const AgreementRating& rating : item->ratings) {
                if (!choice(rating))
                    continue;
                GoldAccuracy& of = byRater[static_cast<std::size_t>(rating.rater)];
                ++of.items;
                of.equal += choice(rating) == gold ? 1 : 0;
            }
        }
        double sum = 0;
        for (int rater : m_group.raters) {
            GoldAccuracy of = byRater[static_cast<std::size_t>(rater)];
            if (of.items == 0)
                continue;
            of.rater = rater;
            sum += of.share();
            m_group.goldAccuracy.push_back(of);
        }
        if (!m_group.goldAccuracy.empty())
            m_group.meanGoldAccuracy = sum / static_cast<double>(m_group.goldAccuracy.size());
    }

    void countContradictions()
    {
        for (const Contradiction& rule : m_task.checks.contradictions) {
            if (indexOfToken(m_task.questions, rule.question) != m_question)
                continue;
            const ContradictionRule contradicts(m_task, rule);
            for (const AgreementItem* item : m_items) {
                for (const AgreementRating& rating : item->ratings) {
                    const Valence of = contradicts.valenceOf(rating.ballot, rating.points);
                    m_group.contradictionsPositive += of == Valence::Positive ? 1 : 0;
                    m_group.contradictionsNegative += of == Valence::Negative ? 1 : 0;
                }
            }
        }
    }

    ItemSpan m_items;
    const AgreementInput& m_input;
    const Task& m_task;
    std::size_t m_question;
    std::optional<PointsOf> m_valence; ///< None where the task has no such scale.
    AgreementGroup m_group;
};

} // namespace

stats::CountTable optionVotes(ItemSpan items, const Task& task, std::size_t question)
{
    return countedVotes(items, task.questions.at(question).options.size(), question,
                        [](const AgreementRating&) { return true; });
}

stats::CountTable plannedVotes(ItemSpan items, const Task& task, std::size_t question)
{
    return countedVotes(items, task.questions.at(question).options.size(), question, isPlanned);
}

qint64 furtherAnswers(ItemSpan items)
{
    qint64 further = 0;
    for (const AgreementItem* item : items)
        further += std::count_if(item->ratings.begin(), item->ratings.end(),
                                 [](const AgreementRating& of) { return of.isFurther; });
    return further;
}

std::vector<int> plannedRaters(ItemSpan items, std::span<const int> raters)
{
    std::set<int> planned;
    for (const AgreementItem* item : items) {
        for (const AgreementRating& rating : item->ratings) {
            if (isPlanned(rating))
                planned.insert(rating.rater);
        }
    }
    std::vector<int> kept;
    std::copy_if(raters.begin(), raters.end(), std::back_inserter(kept),
                 [&](int rater) { return planned.count(rater) > 0; });
    return kept;
}

stats::CountTable plannedPoints(ItemSpan items, const Task& task, std::size_t scale)
{
    const PointsOf points(task, scale);
    std::vector<int> counts(task.scales.at(scale).points.size());
    stats::CountTable table(static_cast<int>(counts.size()));
    for (const AgreementItem* item : items) {
        std::fill(counts.begin(), counts.end(), 0);
        for (const AgreementRating& rating : item->ratings) {
            if (const auto point = points.at(rating); point && isPlanned(rating))
                ++counts[*point];
        }
        table.append(counts);
    }
    return table;
}

std::optional<Pattern> patternOf(const AgreementItem& item, std::size_t question, int ratingsNeeded)
{
    return patternOf(
        votesOf(item, question),
        ratingsNeededWith(item.ratingsToCome, std::ssize(item.ratings), ratingsNeeded));
}

AgreementGroup describeGroup(ItemSpan items, const AgreementInput& input, std::size_t question)
{
    return GroupDescription(items, input, question).describe();
}

std::vector<stats::Icc> iccByScale(std::span<const IccPart> groups, const Task& task)
{
    std::size_t columns = 0;
    for (const IccPart& part : groups)
        columns = std::max(columns, part.raters.size());
    std::vector<stats::Icc> byScale;
    for (std::size_t scale = 0; scale < task.scales.size(); ++scale) {
        const PointsOf points(task, scale);
        stats::RatingMatrix matrix;
        matrix.raters = columns;
        for (const IccPart& part : groups) {
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
                    if (const auto number = points.number(rating); number && isPlanned(rating))
                        matrix.values[row + columnOf[static_cast<std::size_t>(rating.rater)]] =
                            *number;
                }
            }
        }
        byScale.push_back(stats::icc21(matrix));
    }
    return byScale;
}

} // namespace subtext
