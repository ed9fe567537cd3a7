// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/storage/query.h"
#include "core/storage/whereabouts.h"

#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>

namespace SQLite {
class Database;
} // namespace SQLite

namespace subtext {

class AuditedState;
class RowStamps;
class TaskInForce;

/// One connection to one study file. WAL (see useLog) with `synchronous=FULL`: when write()
/// returns, the change is on the disk. Not for use from two threads at once; open a second one
/// instead.
class Database
{
public:
    enum class Mode {
        ReadWrite, ///< The one writer.
        ReadOnly,  ///< Sees every committed change and writes none.
    };

    /// 'STXT' in SQLite's application_id marks a study file.
    static constexpr int ApplicationId = 0x53545854;
    /// 'SUBT' marked the files of builds before the first release, which had schemas of their own.
    static constexpr int UnreleasedApplicationId = 0x53554254;

    /// Opens an existing study of the current or an older schema (older: see migrator.h). Its
    /// tables, triggers and indexes are compared with those of the program before anything is asked
    /// of them, so that no foreign view or trigger ever runs.
    /// Errors: FileMissing, NotAStudy, SchemaUnreleased, SchemaTooNew, StudyDamaged (see
    /// checkSchema), ReadOnly, Locked, IoFailure, OutOfMemory.
    static Result<std::unique_ptr<Database>> open(const QString& path, Mode mode);

    /// Makes an empty file of the latest schema. Errors: FileExists, FolderMissing, DiskFull, …
    static Result<std::unique_ptr<Database>> create(const QString& path);

    ~Database();

    /// Runs `work` and gives what it returns, or what it throws as an Error.
    template <typename Work> auto read(Work&& work) -> Result<std::invoke_result_t<Work&>>
    {
        using Value = std::invoke_result_t<Work&>;
        if constexpr (std::is_void_v<Value>) {
            return run(Moment::Any, work);
        } else {
            std::optional<Value> value;
            return run(Moment::Any, [&] { value.emplace(work()); }).map([&] {
                return std::move(*value);
            });
        }
    }

    /// The same on one moment's state of the study, whatever a writer does meanwhile.
    template <typename Work>
    auto readConsistently(Work&& work) -> Result<std::invoke_result_t<Work&>>
    {
        using Value = std::invoke_result_t<Work&>;
        if constexpr (std::is_void_v<Value>) {
            return run(Moment::One, work);
        } else {
            std::optional<Value> value;
            return run(Moment::One, [&] { value.emplace(work()); }).map([&] {
                return std::move(*value);
            });
        }
    }

    /// Runs `work` in one transaction: all of it is on the disk, or none of it and an Error.
    /// FileMoved where the file was not at its path before or after it; what was written then is
    /// in the open file and nowhere else.
    Result<void> write(const std::function<void()>& work);

    /// Whether the file at the path is still the one that is open, and is what was written into
    /// it. Error: FileMoved. Where it is, the log is folded into the open file, so that a log of
    /// this study never stands beside another one.
    Result<void> checkPlace();
    /// While `work` runs, writes go into the open file though it is not at its path: what is on a
    /// screen goes along into a copy.
    void writeThough(const std::function<void()>& work);
    /// True once somebody has written over the open file: nothing goes into it any more.
    bool isOverwritten() const { return m_isOverwritten; }
    /// While `work` runs, reads and writes go to a copy of this study instead.
    Result<void> useCopy(const QString& path, const std::function<void()>& work);

    /// Copies the whole database, as of one moment, to a new file (SQLite's online backup).
    /// FileExists where `path` is the study itself.
    Result<void> copyTo(const QString& path);

    /// Folds the write-ahead log into the file, so that the file alone is the study. FileInUse
    /// where another program's reading keeps a part of it out.
    Result<void> checkpoint();

    /// Changes whenever another connection has committed something. Throws.
    qint64 dataVersion();

    /// Throws.
    int schemaVersion() const;
    /// Throws.
    bool needsMigration() const;
    const QString& path() const { return m_path; }
    Mode mode() const { return m_mode; }

    SQLite::Database& connection() { return *m_connection; }
    /// What the running operation changes of the tables that the chain covers as a whole.
    AuditedState& auditedState() { return *m_auditedState; }
    TaskInForce& task() { return *m_task; }
    /// UUIDs and ranks for the rows that the running operation writes.
    RowStamps& stamps() { return *m_stamps; }
    /// Turns the write-ahead log on, in which readers work beside the writer; a file keeps it, but
    /// a copy of one has none. It changes the file's header, so a study is looked at first.
    Result<void> useLog();

    /// The prepared statement of that name; `sql` is asked for its text the first time. For Query,
    /// which see. Throws.
    sqlite3_stmt* statement(const std::string& name, const std::function<std::string()>& sql);

private:
    enum class Moment { Any, One };

    Database(QString path, Mode mode);
    void configure();
    Result<void> run(Moment moment, const std::function<void()>& work);
    Result<void> look() const;
    void connect();
    void followOwner();
    void noticeOthers();
    void foldIn();
    bool isStillOurs();
    void swapFile(Database& other);

    QString m_path;
    Mode m_mode;
    Whereabouts m_whereabouts;
    bool m_isImmutable = false; ///< Read without SQLite's locks: nothing tells of changes.
    qint64 m_reconnections = 0;
    bool m_isWritingThough = false;
    bool m_isOverwritten = false;
    std::unique_ptr<SQLite::Database> m_connection;
    struct Statements;
    std::unique_ptr<Statements> m_statements;
    std::unique_ptr<AuditedState> m_auditedState;
    std::unique_ptr<RowStamps> m_stamps;
    std::unique_ptr<TaskInForce> m_task;
    qint64 m_knownVersion = -1; ///< Of what m_task has read.
};

/// Takes away a database and what SQLite keeps beside it, where they are there.
void removeDatabase(const QString& path);

/// Gives a closed database the name `path`, in one step and on the disk when it returns: whoever
/// looks, also a program that copies the folder elsewhere, finds what was there or the new one.
/// Nobody may have open what was there; its log goes, which would be replayed into the new one.
/// Where the rename is refused, `unfinished` is still there. Errors: DiskFull, ReadOnly, IoFailure.
Result<void> renameDatabase(const QString& unfinished, const QString& path);

} // namespace subtext
