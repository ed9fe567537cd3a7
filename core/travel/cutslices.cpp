// SPDX-License-Identifier: MIT
#include "core/travel/cutslices.h"

#include "core/travel/keptcursors.h"
#include "core/travel/wiremapping.h"

#include <QHash>

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <utility>

namespace subtext {
namespace {

using Slice = std::vector<WireRow>;

/// Where a row comes in a cut: after all that it may rest on.
std::size_t turnOf(const WireRow& row)
{
    using C = StreamClass;
    constexpr std::array Classes{C::Common,  C::Scenes, C::About, C::Name,  C::Course,
                                 C::Answers, C::Desk,   C::Staff, C::Office};
    static const std::array Last{QStringLiteral("second_look"), QStringLiteral("norming_event"),
                                 QStringLiteral("study_lock")};
    if (const auto* last = std::find(Last.begin(), Last.end(), row.kind); last != Last.end())
        return Classes.size() + static_cast<std::size_t>(last - Last.begin());
    const WireKind* kind = findWireKind(row.kind);
    if (!kind) // of a later version: kept as it is
        return Classes.size();
    return static_cast<std::size_t>(std::find(Classes.begin(), Classes.end(), kind->streamClass) -
                                    Classes.begin());
}

/// Of all streams, each in its turn; leaves the places of the streams.
Slice takeRows(std::vector<ReadStream>& streams)
{
    std::map<std::size_t, Slice> turns;
    for (ReadStream& stream : streams) {
        for (WireRow& row : stream.rows)
            turns[turnOf(row)].push_back(std::move(row));
        stream.rows.clear();
    }
    Slice rows;
    for (auto& [turn, ofOne] : turns)
        std::move(ofOne.begin(), ofOne.end(), std::back_inserter(rows));
    return rows;
}

std::vector<Slice> sliced(Slice rows, std::size_t most)
{
    QHash<Uuid, std::size_t> names;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].kind == u"name")
            names.insert(rows[i].uuid, i);
    }
    std::vector<bool> isPut(rows.size());
    std::vector<Slice> slices;
    const auto put = [&](std::size_t i) {
        slices.back().push_back(std::move(rows[i]));
        isPut[i] = true;
    };
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (isPut[i])
            continue;
        if (slices.empty() || slices.back().size() >= most)
            slices.emplace_back();
        const auto name = names.constFind(nameRowOf(rows[i]));
        if (name != names.constEnd() && !isPut[*name] && *name != i)
            put(*name);
        put(i);
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
    for (const Slice& slice : sliced(takeRows(streams), most)) {
        const auto taken = file.receivePart(slice);
        if (!taken) {
            (void)file.receive({}); // what came before it is there, and is told
            return taken;
        }
    }
    return file.receive(streams);
}

} // namespace subtext
