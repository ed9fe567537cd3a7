// SPDX-License-Identifier: MIT
#include "core/sync/partcheck.h"

#include "core/sync/cutcheck.h"
#include "core/sync/devicekey.h"

#include <algorithm>

namespace subtext {
namespace {

Result<void> requireEnd(CourierLine& line, const StreamHead& head, const StreamCursor& end)
{
    if (head.n < end.n())
        return distrust("dropped", head.key);
    QByteArray there = head.head;
    if (head.n > end.n()) {
        const auto at = line.links(head.stream, {end.n()});
        if (!at)
            return fail(at.error());
        there = at->size() == 1 ? at->front().head : QByteArray();
    }
    return there == end.head() ? Result<void>() : distrust("altered", head.key);
}

} // namespace

Result<bool> unreachedOf(CourierLine& line, TeamFile& file, const std::vector<StreamHead>& heads)
{
    const auto unreached = file.unreached();
    if (!unreached)
        return fail(unreached.error());
    for (const auto& [stream, end] : unreached->ends) {
        const auto head =
            std::find_if(heads.begin(), heads.end(),
                         [&, id = stream](const auto& each) { return each.stream == id; });
        const bool isThere = head != heads.end();
        if (isKeptKey(end) || (!isThere && mayBeAway(end)))
            continue;
        if (!isThere)
            return distrust("dropped", end.key());
        if (const auto sound = requireEnd(line, *head, end); !sound)
            return fail(sound.error());
    }
    return unreached->isAny;
}

} // namespace subtext
