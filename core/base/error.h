// SPDX-License-Identifier: MIT
#pragma once

#include <QMetaType>
#include <QString>

#include <tl/expected.hpp>

namespace subtext {

/// What went wrong, as a fact. Sentences are made from it by ui/text, never here.
enum class ErrorCode {
    // What was given cannot be used.
    FileMissing,
    FileUnreadable,
    FileExists,
    FolderMissing,
    NotAStudy,
    StudyDamaged, ///< See `Error` for what its fields say.
    SchemaTooNew,
    SchemaTooOld,     ///< For reading only: it would have to be migrated first.
    SchemaUnreleased, ///< Of a build from before the first release.
    AuditBroken,
    UnknownFormat,
    UnknownEncoding,
    MalformedFile,
    MissingColumn,
    DuplicateColumn,
    UnknownSubtype,
    ForeignTask, ///< Of another task; value: its columns, detail: those that were expected.
    EmptyFile,
    InvalidValue,
    FileTooLarge, ///< Value: its size in bytes; or see workbookFrom.
    NotAHandOut,  ///< A study, but not a file for one annotator.
    ForeignStudy, ///< Of another study; value: its title.
    OtherTask,    ///< Asks other questions than the study; value: its task, detail: one difference.
    ForgedPerson, ///< Says that it is somebody's without being theirs; value: the code.
    // The system refused.
    DiskFull,
    ReadOnly, ///< Detail "links": the file has another name, by which it could be written too.
    Locked,
    IoFailure,   ///< Value "locks": the file system cannot lock files.
    OutOfMemory, ///< The memory does not suffice.
    FileMoved,   ///< An open study is not at its path any more; detail: "replaced" (another file is
                 ///< there), "log" (its log was taken away), "overwritten" or empty (nothing is).
    FileInUse,   ///< Another program holds the file open, so that it is not complete in itself.
    // The study does not allow it.
    IncompleteAnswer,
    NotAssigned,
    UnknownPerson,
    UnknownScenario,
    DuplicateCode,
    WrongRole,
    InHandOut,    ///< The file is a hand-out: that belongs into the study.
    LabelledWork, ///< Somebody worked already; detail: what that fixes, or where the work is.
    TooFewAnnotators,
    NothingToAssign,
    StudyLocked,   ///< Detail: the reason that was given.
    StudyUnlocked, ///< Labels and decisions are not final yet.
    StillArriving, ///< A part of what a team's server had is not in the file yet.
    NoDecision,    ///< There is nothing to take back or to settle.
    MissingBasis,  ///< A split needs a basis.
    MissingNote,   ///< Against the votes, where the study asks for a reason.
    Cancelled,
    // The server of a team. Detail: its words, or those of the library.
    ServerUnreachable, ///< Value: the host.
    ServerUntrusted,   ///< It is not shown to be the one that it should be, or asks for no secret.
    SignInRefused,     ///< It knows no such login, or not with this secret.
    NotInTeam,         ///< Not invited, not any more, or not allowed to do that.
    ServerBusy,        ///< Later it may do what it was asked: locked, full, stopping.
    ServerRefused,     ///< It will not do what it was asked; value: its code (SQLSTATE).
    ServerUnreadable,  ///< Its answer is none that a schema of ours gives; value: the function.
    LibraryMissing,    ///< What talks to it is not installed here; value: the library.
};

/// A failure with its place. `line` and `column` count from 1; 0 means "does not apply".
/// `value` is the offending input, `detail` a technical fact (a library's own words, a list).
///
/// StudyDamaged with a line: in the row with this id a value stands that no version of the program
/// writes, `value`, in the column that `detail` names ("annotation.valence"). Without one, `value`
/// says what is wrong: "schema" (its tables are not those of the program), "index" (an index does
/// not fit its table; opening the study for work mends it), or the words of SQLite. At opening
/// `detail` is then the newest backup, where there is one.
struct Error
{
    ErrorCode code = ErrorCode::IoFailure;
    QString file;
    qint64 line = 0;
    qint64 column = 0;
    QString value;
    QString detail;

    bool operator==(const Error&) const = default;
};

template <typename T> using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> fail(Error error)
{
    return tl::unexpected<Error>(std::move(error));
}

inline tl::unexpected<Error> fail(ErrorCode code, QString file = {}, QString detail = {})
{
    return tl::unexpected<Error>(Error{code, std::move(file), 0, 0, QString(), std::move(detail)});
}

/// The error of a place in a text whose name the caller adds.
inline Error errorAt(ErrorCode code, qint64 line, qint64 column, QString value, QString detail = {})
{
    return {code, {}, line, column, std::move(value), std::move(detail)};
}

/// True for failures of the machine (full disk, permission, lock) as opposed to unusable input.
constexpr bool isSystemRefusal(ErrorCode code)
{
    return code == ErrorCode::DiskFull || code == ErrorCode::ReadOnly ||
           code == ErrorCode::Locked || code == ErrorCode::IoFailure ||
           code == ErrorCode::OutOfMemory || code == ErrorCode::FileMoved ||
           code == ErrorCode::FileInUse || code == ErrorCode::ServerUnreachable ||
           code == ErrorCode::ServerBusy || code == ErrorCode::LibraryMissing;
}

/// True for what a read says of the file or the machine, whatever was asked: it is worth trying
/// again, or the file is to be looked after.
constexpr bool isReadFailure(ErrorCode code)
{
    return isSystemRefusal(code) || code == ErrorCode::StudyDamaged;
}

/// Takes several values that are only of use together. The first error is kept; what is taken
/// after it is a default and must not be used, so ask for the outcome before the values.
class Reads
{
public:
    template <typename Value> Value take(Result<Value> result)
    {
        if (result)
            return std::move(*result);
        if (m_outcome)
            m_outcome = fail(std::move(result.error()));
        return Value{};
    }
    const Result<void>& outcome() const { return m_outcome; }

private:
    Result<void> m_outcome;
};

} // namespace subtext

Q_DECLARE_METATYPE(subtext::Error)
