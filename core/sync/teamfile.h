// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/domain/teamrecords.h"
#include "core/sync/pushrefusal.h"
#include "core/sync/streamcursor.h"

#include <functional>
#include <set>
#include <vector>

namespace subtext {

/// Who is asking, and how the desk stands, as the server said at the beginning.
struct TeamCaller
{
    Uuid study;
    Uuid person;
    Uuid device;
    QString role; ///< "annotator", "adjudicator" or "coordinator".
    Uuid incarnation;
    int round = 1; ///< In which own voices at the desk are sent.
    /// Nothing refuses there what a lock of the study keeps out: it waits in the file.
    bool holdsFrozen = false;
};

/// A stream that was read on: everything in it followed what was there before.
struct ReadStream
{
    Uuid stream;
    StreamCursor cursor; ///< After the rows.
    std::vector<WireRow> rows;
    /// Of somebody else, and no server judged it: what a locked study does not take, or a row under
    /// the id of another one, may be in it.
    bool isUnjudged = false;
};

/// Everything that the server had at one moment and the file lacks.
struct Cut
{
    qint64 rows = 0; ///< How many, by the places of the streams.
    /// The next of them, some thousand at once; nothing after the last. Fails where they cannot be
    /// read, or are not those that the server had.
    std::function<Result<std::vector<ReadStream>>()> next;
};

struct RefusedRowOfBatch
{
    std::size_t place = 0;
    PushRefusal reason = PushRefusal::Other;
};

/// The file of somebody who takes part in a team, as whoever talks to the server needs it. Each
/// function but receiveCut() is one transaction, so that the program may be ended between any two.
class TeamFile
{
public:
    using OwnEnds = std::map<QString, StreamCursor::ChainEnd>; ///< By the key of the stream.

    virtual ~TeamFile() = default;

    /// A new connection. Where the server is another one than it was, everything that was known of
    /// it is forgotten: its rows are read, and those that it lacks are sent, anew.
    virtual Result<void> begin(const TeamCaller& caller) = 0;
    virtual Result<std::map<Uuid, StreamCursor>> cursors() = 0;
    /// What is known to the file is passed over; what cannot be taken yet is kept until it can.
    /// Errors: StudyLocked where it is and somebody else's rows are such as it does not take.
    virtual Result<void> receive(const std::vector<ReadStream>& streams) = 0;
    /// All of a cut, so that nothing is seen before what it rests on: in one transaction, and where
    /// it fails the file is as it was; or, of a long one for which somebody would wait, in parts
    /// (receivePart), of which those that came stay. Errors: those of `next`, and ServerUnreadable
    /// with the value "dropped" or "altered" where fewer or more rows found a place than the cut
    /// has.
    virtual Result<void> receiveCut(const Cut& cut) = 0;
    /// Some rows of a cut whose end is not reached: the places of the streams follow with
    /// receive(), and with that everybody is told what came. `ends`: with the first part, those
    /// places, without rows. Until a cut is received as a whole the file says that something is
    /// missing (StillArriving), also after the program was killed. Errors: ServerUnreadable where
    /// a row found no place.
    virtual Result<void> receivePart(const std::vector<WireRow>& rows,
                                     const std::vector<ReadStream>& ends) = 0;
    /// Where the streams of a cut end that began so and was not received as a whole: the server had
    /// them as far as that. None where nothing is missing.
    struct Unreached
    {
        bool isAny = false;
        /// None where the server is another one since.
        std::map<Uuid, StreamCursor> ends;
    };
    virtual Result<Unreached> unreached() = 0;
    /// Of items of the owner's; none where scenes come as a stream.
    virtual Result<std::vector<Uuid>> wantedScenes() = 0;
    virtual Result<void> receiveScenes(const std::vector<WireRow>& rows) = 0;

    /// `ends`: how far the server is in the chains of this device.
    virtual Result<void> reconcile(const OwnEnds& ends) = 0;
    /// What is to be sent next; nothing where all was.
    virtual Result<std::vector<LinkedRow>> nextBatch(std::size_t limit) = 0;
    virtual Result<void> acknowledge(const std::vector<LinkedRow>& batch) = 0;
    /// Nothing of the batch was taken. Rows with a reason are set aside, the others go again.
    virtual Result<void> refuse(const std::vector<LinkedRow>& batch,
                                const std::vector<RefusedRowOfBatch>& rows) = 0;
    /// All that the team had at `asOf`, in UTC milliseconds of its server, was received.
    /// `elsewhere`: other devices of which it lacks something, where the owner may know of them. A
    /// moment that is hardly later, with nothing else changed, need not be kept.
    virtual Result<void> note(qint64 asOf, const std::vector<DeviceElsewhere>& elsewhere) = 0;
    /// The head of the file's own audit chain: 32 bytes.
    virtual Result<QByteArray> auditHead() = 0;
    /// How many of these never were it.
    virtual Result<qint64> unknownHeads(const std::set<QByteArray>& heads) = 0;
    /// How many rows the server is still to get.
    virtual Result<qint64> waitingCount() = 0;
    /// How many it refused: they stay set aside.
    virtual Result<qint64> refusedCount() = 0;
};

} // namespace subtext
