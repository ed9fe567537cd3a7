// SPDX-License-Identifier: MIT
#include "core/adjudication/hints.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace subtext {
namespace {

constexpr std::array<QLatin1String, 4> PolarityTokens{
    QLatin1String("negative"), QLatin1String("neutral"), QLatin1String("positive"),
    QLatin1String("mixed")};

/// Distances that differ by less are equal but for rounding.
constexpr double DistanceSlack = 1e-12;

/// The labels that were voted for, nearest first; those with nothing to compare with come last, and
/// equals stand in their order.
std::vector<LabelDistance> distancesOf(const std::vector<int>& votes, const RatingPoint& mean,
                                       const Prototypes& prototypes)
{
    std::vector<LabelDistance> distances;
    for (std::size_t option = 0; option < votes.size(); ++option) {
        if (votes[option] == 0)
            continue;
        LabelDistance& found = distances.emplace_back();
        found.label = static_cast<Choice>(option);
        found.votes = votes[option];
        if (const auto& prototype = prototypes.means[option])
            found.distance = distance(mean, *prototype);
    }
    const auto isNearer = [](const LabelDistance& a, const LabelDistance& b) {
        if (!a.distance || !b.distance)
            return a.distance.has_value() && !b.distance;
        return *a.distance < *b.distance - DistanceSlack;
    };
    std::stable_sort(distances.begin(), distances.end(), isNearer);
    return distances;
}

/// One label alone is near nothing: it takes two to compare.
void findNearest(Hints& hints)
{
    if (hints.distances.size() < 2 || !hints.distances[1].distance)
        return;
    const double margin = *hints.distances[1].distance - *hints.distances[0].distance;
    if (margin <= DistanceSlack)
        return;
    hints.nearest = hints.distances[0].label;
    hints.margin = margin;
}

} // namespace

QLatin1String polarityToken(Polarity polarity)
{
    return PolarityTokens.at(static_cast<std::size_t>(polarity));
}

std::optional<Choice> clearlyNearest(const Hints& hints)
{
    constexpr long long LeastHundredths = 5;
    return std::llround(100 * hints.margin) < LeastHundredths ? std::nullopt : hints.nearest;
}

void HintModel::PointSum::add(const PointSum& other, qint64 by)
{
    hundredths.resize(std::max(hundredths.size(), other.hundredths.size()));
    for (std::size_t d = 0; d < other.hundredths.size(); ++d)
        hundredths[d] += by * other.hundredths[d];
    ratings += by * other.ratings;
}

RatingPoint HintModel::PointSum::mean() const
{
    RatingPoint point;
    for (const qint64 sum : hundredths)
        point.push_back(static_cast<double>(sum) / (100.0 * static_cast<double>(ratings)));
    return point;
}

std::optional<Polarity> HintModel::Looks::polarityOf(const Points& points) const
{
    if (!sign)
        return Polarity::Mixed;
    const auto found = std::find_if(signValues.begin(), signValues.end(),
                                    [&](int value) { return value == points.at(*sign); });
    if (found == signValues.end())
        return std::nullopt;
    const auto below = found - signValues.begin();
    const auto above = signValues.end() - found - 1;
    if (below == above)
        return Polarity::Neutral;
    return below < above ? Polarity::Negative : Polarity::Positive;
}

void HintModel::add(Entry& entry, const AgreementRating& rating) const
{
    if (!rating.ballot[0])
        return;
    ++entry.votes.at(slotOf(*rating.ballot[0]));
    const auto polarity = m_looks.polarityOf(rating.points);
    const auto point = m_looks.nearest ? m_looks.nearest->pointOf(rating.points) : RatingPoint();
    if (!polarity || !point)
        return; // it is not complete
    if (entry.sum.ratings == 0)
        entry.polarity = *polarity;
    else if (entry.polarity != *polarity)
        entry.polarity = Polarity::Mixed;
    PointSum one;
    one.ratings = 1;
    for (const double number : *point)
        one.hundredths.push_back(std::llround(100 * number));
    entry.sum.add(one, 1);
}

HintModel::Entry HintModel::entryOf(const AgreementItem& item) const
{
    Entry entry;
    entry.votes.resize(m_looks.options);
    for (const AgreementRating& rating : item.ratings)
        add(entry, rating);
    return entry;
}

HintModel::HintModel(const AgreementInput& input, const QString& group)
{
    const Task& task = *input.task;
    m_looks.options = task.questions.front().options.size();
    m_looks.sign = indexOfToken(task.scales, task.hints.sign);
    if (!task.hints.nearest.empty())
        m_looks.nearest = RatingSpace::ofHints(task);
    if (m_looks.sign) {
        for (const ScalePoint& point : task.scales[*m_looks.sign].points)
            m_looks.signValues.push_back(point.value);
    }
    m_prototypes.resize(m_looks.options);
    if (!m_looks.nearest && !m_looks.sign)
        return; // there is nothing to say
    for (const AgreementItem& item : input.items) {
        if (item.group != group)
            continue;
        m_index.insert(item.scenario, m_entries.size());
        m_entries.push_back(entryOf(item));
        setGold(item.scenario, item.gold[0]);
    }
}

const HintModel::Entry* HintModel::find(ScenarioId item) const
{
    const auto found = m_index.constFind(item);
    return found == m_index.constEnd() ? nullptr : &m_entries[*found];
}

std::optional<Hints> HintModel::hintsFor(ScenarioId item) const
{
    const Entry* entry = find(item);
    if (entry == nullptr || entry->sum.ratings == 0)
        return std::nullopt;
    Hints hints;
    hints.polarity = entry->polarity;
    hints.mean = entry->sum.mean();
    if (m_looks.nearest) {
        hints.distances = distancesOf(entry->votes, hints.mean, prototypesWithout(item));
        findNearest(hints);
    }
    return hints;
}

Prototypes HintModel::prototypesWithout(ScenarioId item) const
{
    std::vector<Prototype> kept = m_prototypes;
    const Entry* entry = find(item);
    if (entry != nullptr && entry->gold && entry->sum.ratings > 0) {
        Prototype& own = kept[slotOf(*entry->gold)];
        own.sum.add(entry->sum, -1);
        --own.items;
    }
    Prototypes prototypes;
    for (const Prototype& each : kept) {
        prototypes.items.push_back(each.items);
        prototypes.means.push_back(each.sum.ratings > 0 ? std::optional(each.sum.mean())
                                                        : std::nullopt);
    }
    return prototypes;
}

void HintModel::setGold(ScenarioId item, std::optional<Choice> gold)
{
    const auto found = m_index.constFind(item);
    if (found == m_index.constEnd())
        return;
    Entry& entry = m_entries[*found];
    const std::optional<Choice> former = entry.gold;
    entry.gold = gold;
    if (entry.sum.ratings == 0) // has no place in any prototype
        return;
    if (former) {
        m_prototypes.at(slotOf(*former)).sum.add(entry.sum, -1);
        --m_prototypes.at(slotOf(*former)).items;
    }
    if (gold) {
        m_prototypes.at(slotOf(*gold)).sum.add(entry.sum, 1);
        ++m_prototypes.at(slotOf(*gold)).items;
    }
}

} // namespace subtext
