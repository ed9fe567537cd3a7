// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"

#include <QString>

#include <optional>

namespace subtext {

/// Which file on the disk an open database is, so that it can be told when that is not what stands
/// at its path any more: moved, deleted, or replaced by another version, as programs that
/// synchronise folders do.
class Whereabouts
{
public:
    explicit Whereabouts(const QString& path);

    /// What stands there now is the file: to be called with the connection open, and where the log
    /// was made or folded in.
    void remember();
    /// The own connection has written; what the file looks like now is its doing.
    void noteOwnChange();
    /// Error: FileMoved.
    Result<void> check() const;
    /// The log beside the file is the one that it had. Error: FileMoved, "log".
    Result<void> checkLog() const;
    /// Somebody else has written into the file itself since.
    bool isTouched() const;
    /// The log came, went or grew since.
    bool isLogTouched() const;

private:
    struct Mark
    {
        quint64 device = 0;
        quint64 file = 0;
        qint64 size = 0;
        qint64 changedAt = 0; ///< Nanoseconds.

        bool operator==(const Mark&) const = default;
        bool isSameFile(const Mark& other) const
        {
            return device == other.device && file == other.file;
        }
    };
    static std::optional<Mark> markOf(const QString& path);

    QString m_path;
    QString m_logPath; ///< Beside the file that a link leads to.
    std::optional<Mark> m_study;
    std::optional<Mark> m_log;
};

} // namespace subtext
