// SPDX-License-Identifier: MIT
#pragma once

#include "core/storage/records.h"
#include "core/sync/teamfile.h"
#include "core/travel/donerows.h"

#include <map>
#include <optional>

namespace subtext {

class StudyContext;

/// Rows of the study that the server does not have, on their way there. Every function throws; call
/// it inside a write of the study, or a read where it says so.
class Outbox
{
public:
    /// `done`: of the study, and outlives this.
    Outbox(StudyContext& context, TeamCaller caller, DoneRows& done)
        : m_context(context)
        , m_caller(std::move(caller))
        , m_done(done)
    {}

    /// `ends`: how far the server is in the chains of this device.
    void reconcile(const TeamFile::OwnEnds& ends);
    /// What was on its way when the program was ended, or else what comes next, with its place in
    /// the chain. Rows that others refer to are in an earlier batch than those.
    std::vector<LinkedRow> next(std::size_t limit);
    void acknowledge(const std::vector<LinkedRow>& batch);
    void refuse(const std::vector<LinkedRow>& batch, const std::vector<RefusedRowOfBatch>& rows);

    struct Waiting
    {
        qint64 rows = 0; ///< To be sent.
        qint64 held = 0; ///< Of these, those that a lock of the study keeps back until it ends.
    };
    /// For inside a read, and in no write: what it finds is kept.
    Waiting waiting();

private:
    std::optional<std::vector<LinkedRow>> arrived(const TeamFile::OwnEnds& ends);
    std::vector<WireRow> gather(std::size_t limit);
    void gatherStudy(std::vector<WireRow>& rows);
    void gatherTable(const PortableTable& table, std::size_t limit, std::vector<WireRow>& rows);
    bool add(std::vector<WireRow> wired, std::vector<WireRow>& rows, qsizetype& bytes);
    void countUnsent(const PortableTable& table, bool isHolding, Waiting& waiting);
    bool isOurs(const WireRow& row) const;
    bool isHeld(const WireRow& row);
    bool isHolding();
    bool isOneHeld(const std::vector<QByteArray>& packets);
    LinkedRow link(WireRow row);

    StudyContext& m_context;
    TeamCaller m_caller;
    DoneRows& m_done;
    TeamFile::OwnEnds m_ends;                      ///< In the chains, with what is on its way.
    TeamFile::OwnEnds m_before;                    ///< Without the last batch.
    std::map<const PortableTable*, qint64> m_seen; ///< Up to which id this sync has looked.
    std::map<const PortableTable*, qint64> m_seenBefore; ///< Without the last batch.
};

} // namespace subtext
