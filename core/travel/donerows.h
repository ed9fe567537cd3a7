// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/teamrecords.h"
#include "core/storage/portabletables.h"
#include "core/sync/teamfile.h"

#include <map>

namespace subtext {

class StudyContext;

/// Up to which id of each table nothing is left to be sent: what is there has travelled, is on its
/// way, was set aside, or is not for this device to send. Known for as long as the file is open, so
/// that nobody asks for it again at each sync of a large study.
///
/// Nothing comes to be sent below such an id but by what is here:
/// - The tables are append-only, and SQLite numbers a new row after the last one. That holds for
///   whatever an import, a merge or a server brings, and for what undoes something, which is a row
///   of its own. Only a file that is made gets rows with ids of their own, before it has a Syncing.
/// - What travelled, or was set aside, waits again by callBack(), takeBack() and forgetServer().
///   Each of them moves the ids back; nobody else calls those of TeamStore.
/// - What another program, or another connection, writes is seen by Database::dataVersion().
/// - Whose rows they are depends on the person and the role, see use().
/// - What a write that failed had advanced did not come about: the caller calls forget().
class DoneRows
{
public:
    explicit DoneRows(StudyContext& context)
        : m_context(context)
    {}

    /// First in each read or write that asks anything of this: forgets what may have become untrue.
    /// Throws, as all that follows does where it asks the file.
    void use(const TeamCaller& caller);
    void forget() { m_upTo.clear(); }
    /// 0 where nothing is known.
    qint64 upTo(const PortableTable& table) const;
    /// The rows with ids after `from`, up to `to`, are done with; ids after `from` that are none
    /// yet must be at most the largest there was before they were asked for. Says nothing where
    /// some before them are not.
    void advance(const PortableTable& table, qint64 from, qint64 to);

    /// See TeamStore. Inside a write.
    void callBack();
    void takeBack(const SetAsideRow& row);
    void forgetServer();

private:
    void moveBefore(const PortableTable& table, qint64 id);

    StudyContext& m_context;
    Uuid m_person;
    QString m_role;
    qint64 m_version = -1; ///< Database::dataVersion() when it was looked at.
    std::map<const PortableTable*, qint64> m_upTo;
};

} // namespace subtext
