// SPDX-License-Identifier: MIT
#include "core/adjudication/positions.h"

#include "core/base/pythonrandom.h"

#include <algorithm>
#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/chi_squared.hpp>
#include <functional>
#include <numeric>

namespace subtext {
namespace {

using boost::math::cdf;
using boost::math::complement;
using boost::math::pdf;
using Binomial = boost::math::binomial_distribution<double>;

/// The smallest k in low … high for which `holds(k)`, once true, stays true; high + 1 where none.
template <typename Predicate> qint64 firstWhere(qint64 low, qint64 high, Predicate holds)
{
    while (low <= high) {
        const qint64 middle = low + (high - low) / 2;
        if (holds(middle))
            high = middle - 1;
        else
            low = middle + 1;
    }
    return low;
}

double atMost(const Binomial& distribution, qint64 k)
{
    return k < 0 ? 0.0 : cdf(distribution, static_cast<double>(k));
}

double atLeast(const Binomial& distribution, qint64 k)
{
    return k <= 0 ? 1.0 : cdf(complement(distribution, static_cast<double>(k - 1)));
}

/// Of `picks` out of `total` against 1/places. Probabilities rise up to the mean and fall after it,
/// so those no larger than the observed one are two tails.
double twoSidedP(qint64 picks, qint64 total, qint64 places)
{
    if (picks * places == total)
        return 1; // the most likely outcome there is
    const Binomial distribution(static_cast<double>(total), 1.0 / static_cast<double>(places));
    // Outcomes that are as likely but for rounding count (the slack of R's binom.test).
    const double limit = pdf(distribution, static_cast<double>(picks)) * (1 + 1e-7);
    const auto isRare = [&](qint64 k) {
        return pdf(distribution, static_cast<double>(k)) <= limit;
    };
    const qint64 belowMean = total / places;
    double p = 0;
    if (picks * places < total) {
        const qint64 aboveMean = belowMean + (total % places != 0 ? 1 : 0);
        const qint64 upper = firstWhere(aboveMean, total, isRare);
        p = atMost(distribution, picks) + (upper <= total ? atLeast(distribution, upper) : 0.0);
    } else {
        const qint64 kept = firstWhere(0, belowMean, [&](qint64 k) { return !isRare(k); });
        p = atMost(distribution, kept - 1) + atLeast(distribution, picks);
    }
    return std::min(1.0, p);
}

/// True where a label was picked, and no distribution kept.
bool isLabels(const Picks& picks)
{
    return hasLabel(picks) && std::none_of(picks.begin(), picks.end(), [](const auto& pick) {
               return pick && pick->keepsDistribution();
           });
}

bool saysAll(const Ballot& ballot, const Picks& picks)
{
    for (std::size_t question = 0; question < picks.size(); ++question) {
        const std::optional<Pick>& pick = picks.at(question);
        if (pick && ballot.at(question) != pick->label)
            return false;
    }
    return true;
}

/// Which of the ballots stood in a place. Seats without an answer were not shown.
std::size_t ballotAt(int place, const std::vector<int>& shownOrder)
{
    if (shownOrder.empty())
        return static_cast<std::size_t>(place);
    const int seat = shownOrder[static_cast<std::size_t>(place)];
    return static_cast<std::size_t>(std::count_if(shownOrder.begin(), shownOrder.end(),
                                                  [seat](int other) { return other < seat; }));
}

} // namespace

PickPlace placeOfPick(const Decision& decision, std::span<const Ballot> ballots)
{
    const std::vector<int>& order = decision.shownOrder;
    PickPlace found{static_cast<int>(ballots.size()), std::nullopt, order.empty()};
    // Decided while a rater was missing: the seats of then are not those of now.
    if (!order.empty() && order.size() != ballots.size())
        return found;
    if (!isLabels(decision.picks))
        return found;
    int holders = 0;
    for (int place = 0; place < found.places; ++place) {
        if (saysAll(ballots[ballotAt(place, order)], decision.picks)) {
            found.place = place;
            ++holders;
        }
    }
    if (holders != 1)
        found.place.reset();
    return found;
}

qint64 PositionPicks::total() const
{
    return std::accumulate(picks.begin(), picks.end(), qint64{0});
}

PositionTest testPositions(const PositionPicks& picks)
{
    const qint64 total = picks.total();
    const std::size_t places = picks.picks.size();
    if (total <= 0 || places < 2)
        return {};
    const double equalShare = static_cast<double>(total) / static_cast<double>(places);
    double chiSquare = 0;
    for (qint64 picked : picks.picks) {
        const double excess = static_cast<double>(picked) - equalShare;
        chiSquare += excess * excess / equalShare;
    }
    const boost::math::chi_squared distribution(static_cast<double>(places - 1));
    return {twoSidedP(picks.picks.front(), total, static_cast<qint64>(places)), chiSquare,
            cdf(complement(distribution, chiSquare))};
}

void PlaceTally::count(const PickPlace& picked, int by)
{
    if (!picked.place) {
        m_none += by;
        return;
    }
    std::vector<qint64>& picks = m_picks[picked.places];
    picks.resize(static_cast<std::size_t>(picked.places));
    picks[static_cast<std::size_t>(*picked.place)] += by;
    if (std::all_of(picks.begin(), picks.end(), [](qint64 of) { return of == 0; }))
        m_picks.erase(picked.places);
}

PositionPicks PlaceTally::picks() const
{
    PositionPicks all{{}, m_none};
    for (const auto& [places, picks] : m_picks) { // the widest last
        all.picks.resize(picks.size());
        std::transform(picks.begin(), picks.end(), all.picks.begin(), all.picks.begin(),
                       std::plus());
    }
    return all;
}

PositionTest PlaceTally::test() const
{
    return m_picks.size() == 1 ? testPositions(picks()) : PositionTest();
}

std::vector<int> presentationOrder(std::uint64_t studySeed, const QString& adjudicator,
                                   const QString& scenario, int raters)
{
    std::vector<int> seats(raters > 0 ? static_cast<std::size_t>(raters) : 0);
    std::iota(seats.begin(), seats.end(), 1);
    const QString name = QStringLiteral("desk/") + adjudicator + u'/' + scenario;
    PythonRandom(namedSeed(studySeed, name.toUtf8())).shuffle(seats);
    return seats;
}

} // namespace subtext
