// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sync/teamfile.h"

#include <QObject>

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>

namespace subtext {

/// The study of the window, for a thread that talks to the server of its team: the study has one
/// writer, so each call is done by the event loop of the window, between two events, while the
/// thread waits for it.
class WindowTeamFile : public TeamFile
{
public:
    /// `file` belongs to this thread and must stay until close().
    explicit WindowTeamFile(TeamFile& file);
    ~WindowTeamFile() override;

    /// Asks nothing of the file any more; whoever waits is answered Cancelled. On the thread that
    /// made it.
    void close();
    /// While a call is being done: what changes in the study comes from the server.
    bool isWriting() const { return m_isWriting; }

    Result<void> begin(const TeamCaller& caller) override;
    Result<std::map<Uuid, StreamCursor>> cursors() override;
    Result<void> receive(const std::vector<ReadStream>& streams) override;
    /// Reads all pages first, on the thread that asks: the window never waits for the line. A cut
    /// that would take long to write is written in slices, between which the window goes on.
    Result<void> receiveCut(const Cut& cut) override;
    Result<void> receivePart(const std::vector<WireRow>& rows,
                             const std::vector<ReadStream>& ends) override;
    Result<Unreached> unreached() override;
    Result<std::vector<Uuid>> wantedScenes() override;
    Result<void> receiveScenes(const std::vector<WireRow>& rows) override;
    Result<void> reconcile(const OwnEnds& ends) override;
    Result<std::vector<LinkedRow>> nextBatch(std::size_t limit) override;
    Result<void> acknowledge(const std::vector<LinkedRow>& batch) override;
    Result<void> refuse(const std::vector<LinkedRow>& batch,
                        const std::vector<RefusedRowOfBatch>& rows) override;
    Result<void> note(qint64 asOf, const std::vector<DeviceElsewhere>& elsewhere) override;
    Result<QByteArray> auditHead() override;
    Result<qint64> unknownHeads(const std::set<QByteArray>& heads) override;
    Result<qint64> waitingCount() override;
    Result<qint64> refusedCount() override;

private:
    template <typename Answer, typename Call> Result<Answer> ask(Call call);

    TeamFile& m_file;
    QObject m_home; ///< Where the file belongs.
    std::mutex m_mutex;
    std::condition_variable m_answered;
    bool m_isClosed = false; ///< Guarded by m_mutex.
    bool m_isWriting = false;
};

} // namespace subtext
