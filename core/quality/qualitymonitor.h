// SPDX-License-Identifier: MIT
#pragma once

#include "core/quality/personquality.h"
#include "core/quality/qualityrules.h"
#include "core/quality/rankedtimes.h"

#include <QHash>

#include <set>
#include <vector>

namespace subtext {

/// Keeps the flags of levels 2 and 3 up to date, one submission or revision at a time: after any
/// sequence of upserts its flags are those of checkAll over the answers that count. Belongs to one
/// thread. A new time moves the person's median and MAD and with them the outlier flags of other
/// items; these are kept as the two ends of the person's ordered times, and only items that enter
/// or leave an end are touched.
class QualityMonitor
{
public:
    /// What one upsert did. A finding is known by code, person, scenario and dimension; one of
    /// which only the value moved (a Z, a share) is in neither list. Values are those of after for
    /// what appeared and of before for what disappeared. Both sorted.
    struct Change
    {
        std::vector<QualityFlag> appeared;
        std::vector<QualityFlag> disappeared;

        bool isEmpty() const { return appeared.empty() && disappeared.empty(); }
    };

    explicit QualityMonitor(const QualityThresholds& thresholds = {})
        : m_thresholds(thresholds)
    {}

    /// Takes an answer in, or the new revision of one. `position`: as in Annotation. Expected cost
    /// O(log² k + r + c · log F): k items of this person with a response time, r ratings of this
    /// item, c flags that come or go, F flags held.
    Change upsert(const QualityObservation& observation, std::optional<int> position);

    /// All that stands, sorted. O(F log F).
    std::vector<QualityFlag> flags() const;
    /// Level 2 of one person, sorted. O(flags of the person), times a logarithm.
    std::vector<QualityFlag> flags(PersonId person) const;
    /// Level 3 of one item, sorted. O(log F).
    std::vector<QualityFlag> itemFlags(ScenarioId scenario) const;
    /// The figures of one person; zeros for one who has labelled nothing. O(k log k) in that
    /// person's items: for the row on the screen, not for every row at every change.
    PersonQuality person(PersonId person) const;

    const QualityThresholds& thresholds() const { return m_thresholds; }

private:
    struct KeyOrder
    {
        bool operator()(const QualityFlag& a, const QualityFlag& b) const;
    };
    using FlagSet = std::set<QualityFlag, KeyOrder>;

    struct Entry
    {
        QualityObservation observation;
        std::optional<int> position;
    };

    struct PersonState
    {
        QHash<ScenarioId, Entry> entries;
        EmotionTally emotions{};
        FlagSet flags; ///< All of level 2 but the timing outliers.
        RankedTimes times;
        std::optional<ZScale> scale; ///< None while there are no outliers to be had.
        std::size_t tooShort = 0;    ///< So many of the shortest times are outliers,
        std::size_t tooLong = 0;     ///< and so many of the longest.
    };

    std::vector<QualityFlag> flagsOf(PersonId person, const PersonState& state) const;
    void updateItem(const QualityObservation& observation, Change& change);
    void updateAnswer(PersonState& state, const QualityObservation& observation,
                      const std::optional<QualityObservation>& old, Change& change) const;
    static bool takeTimeOut(PersonState& state, const RankedTimes::Entry& time);
    static void takeTimeIn(PersonState& state, const RankedTimes::Entry& time);
    void updateOutliers(PersonState& state, const QualityObservation& observation,
                        const std::optional<QualityObservation>& old, Change& change) const;

    QualityThresholds m_thresholds;
    QHash<PersonId, PersonState> m_people;
    QHash<ScenarioId, std::vector<QualityObservation>> m_items;
    FlagSet m_itemFlags; ///< Level 3.
};

} // namespace subtext
