// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/records.h"
#include "core/domain/texts.h"
#include "core/storage/records.h"
#include "core/task/task.h"

#include <memory>

namespace subtext {

/// What a row of a returned file can be that some version of the program wrote, on whatever laptop,
/// with whatever clock. A row outside is forged or damaged: a moment in a thousand years would be
/// the latest for ever, and one endless visit would stop every sum. The kinds of its columns say
/// what is asked (PortableTable), and the tables themselves refuse words that are none.
class MergingRules
{
public:
    /// Who speaks: a hand-out for its owner, a copy of the study for everybody in it.
    enum class From { HandOut, Copy };

    /// `now`: the clock of this machine. `lastPosition`: the largest place that an item can have in
    /// the owner's order.
    /// `task`: what the study asks.
    MergingRules(From from, qint64 now, int lastPosition, std::shared_ptr<const Task> task)
        : m_from(from)
        , m_now(now)
        , m_lastPosition(lastPosition)
        , m_task(std::move(task))
    {}

    bool allow(const PortableTable& table, const Record& row) const;

    /// Of a visit or an answer: a leap year.
    static constexpr qint64 LongestMs = qint64{366} * 24 * 3'600 * 1'000;
    /// Clocks of laptops are wrong, by decades where a battery is empty, and that is no reason to
    /// lose what was labelled: 1970 to a hundred years from `now`.
    static constexpr qint64 EarliestMoment = 0;
    static constexpr qint64 LongestLeadMs = 100 * LongestMs;
    /// Revisions, visits, rounds: nobody gets there by hand.
    static constexpr qint64 LargestCount = 1'000'000;
    /// Of an explanation or the reason for a flag.
    static constexpr qsizetype LongestText = subtext::LongestText;
    /// Of the name of a calibration item.
    static constexpr qsizetype LongestName = 200;

private:
    bool allow(ColumnKind kind, qint64 number) const;
    bool allowAnnotation(const PortableTable& table, const Record& row) const;

    From m_from;
    qint64 m_now;
    int m_lastPosition;
    std::shared_ptr<const Task> m_task;
};

} // namespace subtext
