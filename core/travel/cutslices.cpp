// SPDX-License-Identifier: MIT
#include "core/travel/cutslices.h"

#include "core/travel/keptcursors.h"
#include "core/travel/wiremapping.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace subtext {
namespace {

using Slice = std::vector<WireRow>;

constexpr std::size_t OfTheCourse = 0; ///< The turn of what answers and decisions rest on.

/// Where a row comes in a cut: after all that it may rest on.
std::size_t turnOf(const WireRow& row)
{
    using C = StreamClass;
    static const std::array Course{C::Common, C::Scenes, C::About, C::Name, C::Course};
    static const std::array Work{C::Answers, C::Desk, C::Staff, C::Office};
    static const std::array Last{QStringLiteral("second_look"), QStringLiteral("norming_event"),
                                 QStringLiteral("study_lock")};
    if (const auto* last = std::find(Last.begin(), Last.end(), row.kind); last != Last.end())
        return 2 + Work.size() + static_cast<std::size_t>(last - Last.begin());
    const WireKind* kind = findWireKind(row.kind);
    if (!kind) // of a later version: kept as it is
        return 1 + Work.size();
    // Without it an answer that was asked for after a split would count as a planned one.
    const bool isOfTheCourse =
        std::find(Course.begin(), Course.end(), kind->streamClass) != Course.end() ||
        row.kind == u"further_rater";
    if (isOfTheCourse)
        return OfTheCourse;
    return 1 + static_cast<std::size_t>(std::find(Work.begin(), Work.end(), kind->streamClass) -
                                        Work.begin());
}

/// Of all streams, by turn; leaves the places of the streams.
std::map<std::size_t, Slice> takeRows(std::vector<ReadStream>& streams)
{
    std::map<std::size_t, Slice> turns;
    for (ReadStream& stream : streams) {
        for (WireRow& row : stream.rows)
            turns[turnOf(row)].push_back(std::move(row));
        stream.rows.clear();
    }
    return turns;
}

std::vector<Slice> sliced(std::map<std::size_t, Slice> turns, std::size_t most)
{
    std::vector<Slice> slices;
    if (const auto course = turns.find(OfTheCourse); course != turns.end()) {
        slices.push_back(std::move(course->second));
        turns.erase(course);
    }
    bool isFirst = true;
    for (auto& [turn, rows] : turns) {
        for (WireRow& row : rows) {
            if (std::exchange(isFirst, false) || slices.back().size() >= most)
                slices.emplace_back();
            slices.back().push_back(std::move(row));
        }
    }
    return slices;
}

} // namespace

Result<std::vector<ReadStream>> readWhole(const Cut& cut)
{
    std::vector<ReadStream> streams;
    qint64 rows = 0;
    for (;;) {
        auto page = cut.next();
        if (!page)
            return fail(page.error());
        if (page->empty())
            break;
        for (ReadStream& stream : *page) {
            rows += static_cast<qint64>(stream.rows.size());
            streams.push_back(std::move(stream));
        }
    }
    if (rows != cut.rows)
        return fail(otherCount(rows, cut.rows));
    return streams;
}

std::vector<Slice> slicesOf(std::vector<ReadStream> streams, std::size_t most)
{
    return sliced(takeRows(streams), most);
}

Result<void> receiveInSlices(TeamFile& file, std::vector<ReadStream> streams, std::size_t most)
{
    auto turns = takeRows(streams);
    const std::vector<ReadStream> none;
    bool isFirst = true;
    for (const Slice& slice : sliced(std::move(turns), most)) {
        const auto taken = file.receivePart(slice, std::exchange(isFirst, false) ? streams : none);
        if (!taken) {
            (void)file.receive({}); // what came before it is there, and is told
            return taken;
        }
    }
    return file.receive(streams);
}

} // namespace subtext
