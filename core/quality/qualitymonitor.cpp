// SPDX-License-Identifier: MIT
#include "core/quality/qualitymonitor.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <tuple>

namespace subtext {
namespace {

using Flags = std::vector<QualityFlag>;

QualityFlag outlierFlag(PersonId person, const RankedTimes::Entry& time, const ZScale& scale,
                        const QualityThresholds& thresholds)
{
    return {QualityCode::TimingOutlier,
            person,
            time.scenario,
            std::nullopt,
            scale.of(static_cast<double>(time.ms)),
            thresholds.outlierZ};
}

void append(Flags& to, const Flags& from)
{
    to.insert(to.end(), from.begin(), from.end());
}

/// Replaces flags held by their successors and notes both; what stays is crossed out at the end.
template <typename FlagSet>
void replace(FlagSet& held, const Flags& before, const Flags& after, QualityMonitor::Change& change)
{
    for (const QualityFlag& flag : before)
        held.erase(flag);
    held.insert(after.begin(), after.end());
    append(change.disappeared, before);
    append(change.appeared, after);
}

/// Sorts both lists and drops what is in both by its key.
template <typename Order> void settle(QualityMonitor::Change& change, Order order)
{
    std::sort(change.appeared.begin(), change.appeared.end(), order);
    std::sort(change.disappeared.begin(), change.disappeared.end(), order);
    QualityMonitor::Change net;
    std::set_difference(change.appeared.begin(), change.appeared.end(), change.disappeared.begin(),
                        change.disappeared.end(), std::back_inserter(net.appeared), order);
    std::set_difference(change.disappeared.begin(), change.disappeared.end(),
                        change.appeared.begin(), change.appeared.end(),
                        std::back_inserter(net.disappeared), order);
    change = std::move(net);
}

} // namespace

bool QualityMonitor::KeyOrder::operator()(const QualityFlag& a, const QualityFlag& b) const
{
    return std::tie(a.code, a.person, a.scenario, a.dimension) <
           std::tie(b.code, b.person, b.scenario, b.dimension);
}

QualityMonitor::Change QualityMonitor::upsert(const QualityObservation& observation,
                                              std::optional<int> position)
{
    Change change;
    updateItem(observation, change);
    PersonState& state = m_people[observation.person];
    std::optional<QualityObservation> old;
    if (const auto held = state.entries.constFind(observation.scenario);
        held != state.entries.constEnd())
        old = held->observation;
    state.entries.insert(observation.scenario, {observation, position});
    updateAnswer(state, observation, old, change);
    updateOutliers(state, observation, old, change);
    settle(change, KeyOrder());
    return change;
}

void QualityMonitor::updateItem(const QualityObservation& observation, Change& change)
{
    std::vector<QualityObservation>& ratings = m_items[observation.scenario];
    const Flags before = checkItem(ratings, m_thresholds);
    const auto own = std::find_if(ratings.begin(), ratings.end(), [&](const QualityObservation& o) {
        return o.person == observation.person;
    });
    if (own == ratings.end())
        ratings.push_back(observation);
    else
        *own = observation;
    replace(m_itemFlags, before, checkItem(ratings, m_thresholds), change);
}

/// What the answer shows by itself, and the person's straight-lining.
void QualityMonitor::updateAnswer(PersonState& state, const QualityObservation& observation,
                                  const std::optional<QualityObservation>& old,
                                  Change& change) const
{
    const auto flagsNow = [&](const std::optional<QualityObservation>& answer) {
        Flags flags = answer ? checkAnnotation(*answer, m_thresholds) : Flags();
        if (const auto flag = checkStraightLining(observation.person, state.emotions, m_thresholds))
            flags.push_back(*flag);
        return flags;
    };
    const Flags before = flagsNow(old);
    if (old)
        --state.emotions.at(static_cast<std::size_t>(old->emotion));
    ++state.emotions.at(static_cast<std::size_t>(observation.emotion));
    replace(state.flags, before, flagsNow(observation), change);
}

/// Whether it was an outlier.
bool QualityMonitor::takeTimeOut(PersonState& state, const RankedTimes::Entry& time)
{
    const std::size_t before = state.times.rankOf(time);
    const std::size_t after = state.times.size() - 1 - before;
    const bool isTooShort = before < state.tooShort;
    const bool isTooLong = after < state.tooLong;
    if (isTooShort)
        --state.tooShort;
    else if (isTooLong)
        --state.tooLong;
    state.times.remove(time);
    return isTooShort || isTooLong;
}

void QualityMonitor::takeTimeIn(PersonState& state, const RankedTimes::Entry& time)
{
    state.times.insert(time);
    const std::size_t before = state.times.rankOf(time);
    const std::size_t after = state.times.size() - 1 - before;
    if (before < state.tooShort)
        ++state.tooShort;
    else if (after < state.tooLong)
        ++state.tooLong;
}

void QualityMonitor::updateOutliers(PersonState& state, const QualityObservation& observation,
                                    const std::optional<QualityObservation>& old,
                                    Change& change) const
{
    const std::optional<qint64> oldMs = old ? old->responseMs : std::nullopt;
    if (oldMs == observation.responseMs)
        return;
    RankedTimes& times = state.times;
    const ScenarioId scenario = observation.scenario;
    const std::optional<ZScale> oldScale = state.scale;
    const auto note = [&](Flags& list, const RankedTimes::Entry& time, const ZScale& scale) {
        list.push_back(outlierFlag(observation.person, time, scale, m_thresholds));
    };

    // The time itself goes, and comes back where it belongs now. Meanwhile the two ends stay what
    // they are for the others; a time that lands within an end is counted in with it.
    if (oldMs) {
        const RankedTimes::Entry time{*oldMs, scenario};
        if (takeTimeOut(state, time))
            note(change.disappeared, time, *oldScale);
    }
    if (observation.responseMs)
        takeTimeIn(state, {*observation.responseMs, scenario});

    const std::size_t count = times.size();
    state.scale =
        static_cast<qint64>(count) >= m_thresholds.outlierFrom ? times.zScale() : std::nullopt;
    const auto zOf = [&](const RankedTimes::Entry& time) {
        return state.scale->of(static_cast<double>(time.ms));
    };
    std::size_t tooShort = 0;
    std::size_t tooLong = 0;
    if (state.scale) {
        const double limit = m_thresholds.outlierZ;
        tooShort = times.countWhile([&](const auto& time) { return zOf(time) < -limit; });
        tooLong = count - times.countWhile([&](const auto& time) { return zOf(time) <= limit; });
    }

    // Others that enter or leave an end; the k-th from outside, at either end.
    const auto noteMoves = [&](std::size_t from, std::size_t to, auto timeAt) {
        for (std::size_t k = std::min(from, to); k < std::max(from, to); ++k) {
            const RankedTimes::Entry& time = timeAt(k);
            if (time.scenario == scenario)
                continue;
            if (to > from)
                note(change.appeared, time, *state.scale);
            else
                note(change.disappeared, time, *oldScale);
        }
    };
    noteMoves(state.tooShort, tooShort, [&](std::size_t k) { return times.at(k); });
    noteMoves(state.tooLong, tooLong, [&](std::size_t k) { return times.at(count - 1 - k); });
    state.tooShort = tooShort;
    state.tooLong = tooLong;
    if (observation.responseMs && state.scale) {
        const RankedTimes::Entry time{*observation.responseMs, scenario};
        if (std::abs(zOf(time)) > m_thresholds.outlierZ)
            note(change.appeared, time, *state.scale);
    }
}

Flags QualityMonitor::flagsOf(PersonId person, const PersonState& state) const
{
    Flags flags(state.flags.begin(), state.flags.end());
    const std::size_t count = state.times.size();
    for (std::size_t k = 0; k < state.tooShort; ++k)
        flags.push_back(outlierFlag(person, state.times.at(k), *state.scale, m_thresholds));
    for (std::size_t k = 0; k < state.tooLong; ++k)
        flags.push_back(
            outlierFlag(person, state.times.at(count - 1 - k), *state.scale, m_thresholds));
    std::sort(flags.begin(), flags.end());
    return flags;
}

Flags QualityMonitor::flags() const
{
    Flags flags(m_itemFlags.begin(), m_itemFlags.end());
    for (auto state = m_people.constBegin(); state != m_people.constEnd(); ++state)
        append(flags, flagsOf(state.key(), *state));
    std::sort(flags.begin(), flags.end());
    return flags;
}

Flags QualityMonitor::flags(PersonId person) const
{
    const auto state = m_people.constFind(person);
    return state == m_people.constEnd() ? Flags() : flagsOf(person, *state);
}

std::vector<QualityFlag> QualityMonitor::itemFlags(ScenarioId scenario) const
{
    std::vector<QualityFlag> found;
    const auto look = [&](QualityCode code, std::optional<ScaleIndex> dimension) {
        QualityFlag key;
        key.code = code;
        key.scenario = scenario;
        key.dimension = dimension;
        if (const auto at = m_itemFlags.find(key); at != m_itemFlags.end())
            found.push_back(*at);
    };
    look(QualityCode::ThreeWaySplit, std::nullopt);
    for (ScaleIndex dimension : AllDimensions)
        look(QualityCode::VadRange, dimension);
    return found;
}

PersonQuality QualityMonitor::person(PersonId person) const
{
    const auto state = m_people.constFind(person);
    if (state == m_people.constEnd())
        return personQuality(person, {}, {});
    std::vector<Entry> entries(state->entries.begin(), state->entries.end());
    std::sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) {
        return std::tie(a.position, a.observation.scenario) <
               std::tie(b.position, b.observation.scenario);
    });
    std::vector<QualityObservation> inOrder;
    inOrder.reserve(entries.size());
    for (const Entry& entry : entries)
        inOrder.push_back(entry.observation);
    const bool isOrderKnown = std::all_of(entries.begin(), entries.end(), [](const Entry& entry) {
        return entry.position.has_value();
    });
    return personQuality(person, inOrder, flagsOf(person, *state), isOrderKnown);
}

} // namespace subtext
