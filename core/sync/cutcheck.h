// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/sync/teamanswers.h"

#include <map>
#include <vector>

namespace subtext {

// What the streams of a server have to come to, by what a file has read of them. Errors:
// ServerUnreadable with "dropped" or "altered" and the stream.

/// One of what a server says that is not to be believed.
tl::unexpected<Error> distrust(const char* what, const QString& stream);

/// Those that have gone on. None may lack what was read of it.
Result<std::vector<StreamHead>> movedOn(const std::vector<StreamHead>& heads,
                                        const std::map<Uuid, StreamCursor>& cursors);
/// Whether what was read may be given no more. Nobody loses the right to read what they have read,
/// but for names: after a lock they are shown, and no more once it is lifted. Keys that a file
/// keeps were never there.
bool mayBeAway(const StreamCursor& read);
/// That the streams are where they were when the server was asked for `heads`.
Result<void> checkHeads(const std::vector<StreamHead>& heads,
                        const std::map<Uuid, StreamCursor>& cursors);
/// People and scenes come before what is about them.
std::vector<StreamHead> inOrder(std::vector<StreamHead> heads);
/// Those whose key begins so, which may be all of it.
std::vector<StreamHead> headsBeginning(const QString& key, std::vector<StreamHead> heads);
/// How many entries follow what was read.
qint64 countAfter(const std::vector<StreamHead>& heads,
                  const std::map<Uuid, StreamCursor>& cursors);

} // namespace subtext
