// SPDX-License-Identifier: MIT
#include "core/sync/cutcheck.h"

#include "core/sync/devicekey.h"

#include <algorithm>
#include <set>

namespace subtext {

tl::unexpected<Error> distrust(const char* what, const QString& stream)
{
    return fail({ErrorCode::ServerUnreadable, {}, 0, 0, QString::fromLatin1(what), stream});
}

Result<std::vector<StreamHead>> movedOn(const std::vector<StreamHead>& heads,
                                        const std::map<Uuid, StreamCursor>& cursors)
{
    std::vector<StreamHead> moved;
    std::set<Uuid> given;
    for (const StreamHead& head : heads) {
        given.insert(head.stream);
        const auto cursor = cursors.find(head.stream);
        if (cursor == cursors.end()) {
            if (head.n > 0)
                moved.push_back(head);
            continue;
        }
        if (head.n < cursor->second.n())
            return distrust("dropped", head.key);
        if (head.n > cursor->second.n())
            moved.push_back(head);
        else if (head.head != cursor->second.head())
            return distrust("altered", head.key);
    }
    for (const auto& [stream, cursor] : cursors) {
        if (!given.contains(stream) && !mayBeAway(cursor))
            return distrust("dropped", cursor.key());
    }
    return moved;
}

bool mayBeAway(const StreamCursor& read)
{
    return isKeptKey(read) || read.key().startsWith(QLatin1String("name:"));
}

Result<void> checkHeads(const std::vector<StreamHead>& heads,
                        const std::map<Uuid, StreamCursor>& cursors)
{
    for (const StreamHead& head : heads) {
        if (head.n == 0)
            continue;
        const auto cursor = cursors.find(head.stream);
        if (cursor == cursors.end() || cursor->second.n() < head.n)
            return distrust("dropped", head.key);
        if (cursor->second.n() > head.n || cursor->second.head() != head.head)
            return distrust("altered", head.key);
    }
    return {};
}

std::vector<StreamHead> inOrder(std::vector<StreamHead> heads)
{
    std::stable_sort(heads.begin(), heads.end(), [](const StreamHead& a, const StreamHead& b) {
        const auto isFirst = [](const QString& key) {
            return key.startsWith(QLatin1String("common"))   ? 0
                   : key.startsWith(QLatin1String("name"))   ? 1
                   : key.startsWith(QLatin1String("about"))  ? 2
                   : key.startsWith(QLatin1String("scenes")) ? 3
                                                             : 4;
        };
        return isFirst(a.key) < isFirst(b.key);
    });
    return heads;
}

std::vector<StreamHead> headsBeginning(const QString& key, std::vector<StreamHead> heads)
{
    std::erase_if(heads, [&](const StreamHead& head) { return !head.key.startsWith(key); });
    return heads;
}

qint64 countAfter(const std::vector<StreamHead>& heads, const std::map<Uuid, StreamCursor>& cursors)
{
    qint64 count = 0;
    for (const StreamHead& head : heads) {
        const auto cursor = cursors.find(head.stream);
        count += head.n - (cursor == cursors.end() ? 0 : cursor->second.n());
    }
    return count;
}

} // namespace subtext
