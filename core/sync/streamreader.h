// SPDX-License-Identifier: MIT
#pragma once

#include "core/sync/courierline.h"
#include "core/sync/sealcheck.h"
#include "core/sync/teamfile.h"

#include <functional>

namespace subtext {

/// Reads the streams of a study from a server. Errors: those of the line; ServerUnreadable with
/// "dropped" or "altered" and the stream where something does not follow what was there before.
class StreamReader
{
public:
    using Cursors = std::map<Uuid, StreamCursor>;
    /// What else is asked of an entry that follows, by the key of its stream.
    using Each = std::function<Result<void>(const QString& key, const StreamEntry& entry)>;

    static constexpr int EntriesAtOnce = 2'000;

    /// The line must outlive it.
    StreamReader(CourierLine& line, Uuid study)
        : m_line(line)
        , m_study(study)
    {}

    /// What follows the cursors, up to these heads; nothing at their ends.
    Result<std::vector<ReadStream>> next(const std::vector<StreamHead>& heads, Cursors& cursors,
                                         const Each& each);
    /// What devices say that they sign with. Whether it follows is found out when all is read.
    Result<void> meetKeys(const std::vector<StreamHead>& heads, SealCheck& seals);
    /// All that follows the cursors, held to the seals. Errors: also those of `SealCheck`.
    Result<void> readAll(const std::vector<StreamHead>& heads, SealCheck& seals, Cursors& cursors);
    /// What was read before must stand where it stood, but for what may be away from these heads.
    Result<void> comparePlaces(const Cursors& own, const std::vector<StreamHead>& heads);

private:
    CourierLine& m_line;
    Uuid m_study;
};

} // namespace subtext
