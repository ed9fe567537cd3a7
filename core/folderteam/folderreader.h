// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/folderteam/batch.h"
#include "core/folderteam/folderroster.h"
#include "core/sync/teamfile.h"

#include <map>
#include <optional>
#include <vector>

namespace subtext {

/// Holds what the coordinator says of the team to what was `seen` of it. Errors: ServerUnreadable
/// with the value "altered" and the path as file and detail where it is older than that, or
/// something else under the same number.
Result<void> checkNotTurnedBack(const FolderRoster& roster,
                                const std::map<Uuid, StreamCursor>& seen, const QString& path);

/// Keeps in the file which list of members it is: none from before it is taken after that. Errors:
/// those of the file.
Result<void> keepRoster(const FolderRoster& roster, TeamFile& file);

/// How many of a device's files the file has read that has these cursors.
qint64 filesRead(const Uuid& study, const Uuid& device,
                 const std::map<Uuid, StreamCursor>& cursors);

/// Reads what devices wrote into a shared folder, each in its order and each for itself: what is
/// wrong with a file is told, and ends the reading of its device alone.
///
/// Of the rows of one stream the order between devices is that in which this file met them, so that
/// its heads are this file's own; what binds rows is the chain of each device.
class FolderReader
{
public:
    /// `team`: the folder of the study. `file` must outlive the reader.
    FolderReader(QString team, TeamCaller caller, TeamFile& file);

    /// Takes what the coordinator says of the team for what holds. Errors: those of the file, and
    /// of `checkNotTurnedBack`.
    Result<void> meet(const FolderRoster& roster);
    /// What of it is new. Errors: those of the file, Cancelled.
    Result<void> read(const FolderRoster& roster, SyncOutcome& outcome, const CancelToken& cancel);
    /// The same of this device alone.
    Result<void> readOwn(const FolderRoster& roster, SyncOutcome& outcome,
                         const CancelToken& cancel);
    /// Reads everything again beside the file, and how many rows it is. Errors: ServerUnreadable
    /// with the value "dropped" or "altered" and the path as file and detail.
    Result<VerifiedTeam> verify(const FolderRoster& roster, const CancelToken& cancel);

    /// Whether the rows would be read back from this device's next file.
    bool isNext(const FolderRoster& roster, const std::vector<LinkedRow>& rows);
    /// How far this device's own chains are.
    TeamFile::OwnEnds ownEnds() const;
    /// Where its next file stands; none where something is wrong with its files, so that it must
    /// not write.
    std::optional<BatchPlace> nextPlace(const QByteArray& publicKey) const;

private:
    /// A device whose rows are for this file to read.
    struct Source
    {
        Uuid device;
        Uuid person;
        QString role;
        QByteArray key;
        QString folder;
        std::optional<qint64> taken; ///< No file beyond this one counts.
    };

    Result<void> learn();
    std::vector<Source> sourcesIn(const FolderRoster& roster, std::vector<FolderTrouble>& troubles);
    std::optional<QByteArray> keyOf(const FolderRoster& roster, const FolderDevice& device,
                                    std::vector<FolderTrouble>& troubles) const;
    Result<void> readSource(const Source& source, SyncOutcome& outcome, const CancelToken& cancel);
    StreamCursor& batchesOf(const Source& source);
    tl::expected<Batch, FolderFault> batchAt(const Source& source, qint64 number,
                                             const QByteArray& before) const;
    std::optional<FolderFault> follow(const Source& source, const Batch& batch,
                                      std::map<QString, ReadStream>& streams);
    bool mayRead(const WireRow& row) const;
    Result<bool> readScenes(const Source& coordinator, const CancelToken& cancel);

    QString m_team;
    TeamCaller m_caller;
    TeamFile& m_file;
    std::optional<std::map<Uuid, StreamCursor>> m_cursors; ///< None until they were asked for.
    bool m_isOwnSound = true;
    bool m_areScenesDue = true; ///< Once a visit, and where items or scenes came.
};

} // namespace subtext
