// SPDX-License-Identifier: MIT
#include "core/adjudication/hints.h"

#include <algorithm>
#include <cmath>

namespace subtext {
namespace {

constexpr std::array<QLatin1String, 4> PolarityTokens{
    QLatin1String("negative"), QLatin1String("neutral"), QLatin1String("positive"),
    QLatin1String("mixed")};
constexpr std::array Polarities{Polarity::Negative, Polarity::Neutral, Polarity::Positive,
                                Polarity::Mixed};

constexpr std::array VadDimensions{Dimension::Valence, Dimension::Arousal, Dimension::Dominance};
/// Distances that differ by less are equal but for rounding.
constexpr double DistanceSlack = 1e-12;

std::size_t slot(Choice emotion)
{
    return static_cast<std::size_t>(indexOf(emotion));
}

bool isComplete(const AgreementRating& rating)
{
    return rating.ballot[0] &&
           std::all_of(VadDimensions.begin(), VadDimensions.end(), [&](ScaleIndex dimension) {
               return rating.points[indexOf(dimension)].has_value();
           });
}

Polarity polarityOf(int valence)
{
    if (valence == 0)
        return Polarity::Neutral;
    return valence < 0 ? Polarity::Negative : Polarity::Positive;
}

double distance(const VadPoint& a, const VadPoint& b)
{
    return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/// The labels that were voted for, nearest first; those with nothing to compare with come last, and
/// equals stand in wheel order.
std::vector<LabelDistance> distancesOf(const std::array<int, EmotionCount>& votes,
                                       const VadPoint& mean, const VadPrototypes& prototypes)
{
    std::vector<LabelDistance> distances;
    for (Choice emotion : AllEmotions) {
        if (votes[slot(emotion)] == 0)
            continue;
        LabelDistance& found = distances.emplace_back();
        found.label = emotion;
        found.votes = votes[slot(emotion)];
        if (const auto& prototype = prototypes.means[slot(emotion)])
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

std::optional<Polarity> polarityFromToken(QStringView text)
{
    const QStringView word = text.trimmed();
    for (Polarity polarity : Polarities) {
        if (word.compare(polarityToken(polarity), Qt::CaseInsensitive) == 0)
            return polarity;
    }
    return std::nullopt;
}

std::optional<Choice> clearlyNearest(const Hints& hints)
{
    constexpr long long LeastHundredths = 5;
    return std::llround(100 * hints.margin) < LeastHundredths ? std::nullopt : hints.nearest;
}

HintModel::VadSum& HintModel::VadSum::operator+=(const VadSum& other)
{
    for (std::size_t d = 0; d < hundredths.size(); ++d)
        hundredths[d] += other.hundredths[d];
    ratings += other.ratings;
    return *this;
}

HintModel::VadSum& HintModel::VadSum::operator-=(const VadSum& other)
{
    for (std::size_t d = 0; d < hundredths.size(); ++d)
        hundredths[d] -= other.hundredths[d];
    ratings -= other.ratings;
    return *this;
}

VadPoint HintModel::VadSum::mean() const
{
    VadPoint point{};
    for (std::size_t d = 0; d < hundredths.size(); ++d)
        point[d] = static_cast<double>(hundredths[d]) / (100.0 * static_cast<double>(ratings));
    return point;
}

HintModel::Entry HintModel::entryOf(const AgreementItem& item)
{
    Entry entry;
    for (const AgreementRating& rating : item.ratings) {
        if (rating.ballot[0])
            ++entry.votes[slot(*rating.ballot[0])];
        if (!isComplete(rating))
            continue;
        const Polarity polarity = polarityOf(*rating.points[indexOf(Dimension::Valence)]);
        if (entry.sum.ratings == 0)
            entry.polarity = polarity;
        else if (entry.polarity != polarity)
            entry.polarity = Polarity::Mixed;
        for (std::size_t d = 0; d < VadDimensions.size(); ++d) {
            const int point = *rating.points[indexOf(VadDimensions[d])];
            entry.sum.hundredths[d] += std::llround(100 * scaleNumber(point));
        }
        ++entry.sum.ratings;
    }
    return entry;
}

HintModel::HintModel(const AgreementInput& input, const QString& subtype)
{
    for (const AgreementItem& item : input.items) {
        if (item.group != subtype)
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
    hints.meanVad = entry->sum.mean();
    hints.distances = distancesOf(entry->votes, hints.meanVad, prototypesWithout(item));
    findNearest(hints);
    return hints;
}

VadPrototypes HintModel::prototypesWithout(ScenarioId item) const
{
    std::array<Prototype, EmotionCount> kept = m_prototypes;
    const Entry* entry = find(item);
    if (entry != nullptr && entry->gold && entry->sum.ratings > 0) {
        Prototype& own = kept[slot(*entry->gold)];
        own.sum -= entry->sum;
        --own.items;
    }
    VadPrototypes prototypes;
    for (std::size_t i = 0; i < kept.size(); ++i) {
        prototypes.items[i] = kept[i].items;
        if (kept[i].sum.ratings > 0)
            prototypes.means[i] = kept[i].sum.mean();
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
        m_prototypes[slot(*former)].sum -= entry.sum;
        --m_prototypes[slot(*former)].items;
    }
    if (gold) {
        m_prototypes[slot(*gold)].sum += entry.sum;
        ++m_prototypes[slot(*gold)].items;
    }
}

} // namespace subtext
