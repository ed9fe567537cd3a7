// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/domain/person.h"

#include <vector>

namespace subtext {

class Study;

/// How far somebody has come with what they are to label.
struct PersonStanding
{
    Person person;
    qint64 assigned = 0;
    qint64 labelled = 0;
    qint64 again = 0; ///< Of the labelled ones: to be labelled again.
    /// The same, and in a locked study as well, where the earlier answers count: asked for again
    /// and not given.
    qint64 notGivenAgain = 0;
    qint64 lastSubmission = 0; ///< UTC milliseconds; 0: none, or of unknown time.
    qint64 handedOutAt = 0;    ///< The latest hand-out; 0: never.
    qint64 returnedAt = 0;     ///< The latest file that brought work of theirs; 0: none.
    bool isWithdrawn = false;

    qint64 done() const { return labelled - again; }
    qint64 open() const { return assigned - done(); }
    /// Their hand-out was written, and nothing has come back since.
    bool isOut() const { return handedOutAt > returnedAt; }
    /// They work on a file that was written before this moment. 0: nothing came.
    bool lacksSince(qint64 newsAt) const
    {
        return handedOutAt > 0 && newsAt > handedOutAt && !isWithdrawn;
    }
    /// And something is to come back with it.
    bool isAwaited() const { return isOut() && open() > 0; }
    /// Work of theirs came back from a hand-out, and nothing more is awaited. Not of somebody who
    /// was handed a file and worked in the study itself.
    bool isBack() const { return handedOutAt > 0 && returnedAt > 0 && !isAwaited(); }
    bool operator==(const PersonStanding&) const = default;
};

/// Everybody on the roster, in its order.
Result<std::vector<PersonStanding>> personStandings(Study& study);
/// The same, counting only the items that are not left out.
Result<std::vector<PersonStanding>> standingsWithoutLeftOut(Study& study);

} // namespace subtext
