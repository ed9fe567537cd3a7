// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/platform/refusals.h"

#include <QByteArrayView>
#include <QString>

#include <cstdint>
#include <optional>

namespace subtext::platform {

/// Whom a new file or folder is for. On Windows it has the rights of the folder that it is made in,
/// whoever it is for.
enum class MadeFor {
    Owner,
    Everybody, ///< As the umask says.
};

/// Who may read and write a file that is there.
struct FileRights
{
    unsigned mode = 0;
    unsigned group = 0;
};

/// None where there is nothing. Follows links.
std::optional<FileRights> rightsOf(const QString& path);

/// An open file or folder of the system, closed with the object, and never open for the programs
/// that this one starts. Links in the last part of a path are not followed.
class OpenFile
{
public:
    /// To write a file that was not there before.
    static OpenFile make(const QString& path, MadeFor whom);
    /// A file that is there, to hold it.
    static OpenFile open(const QString& path);
    /// A folder, to hold it.
    static OpenFile openFolder(const QString& path);

    OpenFile() = default;
    ~OpenFile();
    OpenFile(OpenFile&& other) noexcept;
    OpenFile& operator=(OpenFile&& other) noexcept;
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;

    bool isOpen() const { return m_handle != None; }
    /// Why it could not be opened.
    SystemNumber refusal() const { return m_refusal; }

    /// Every byte.
    SystemNumber write(QByteArrayView bytes);
    /// Brings the bytes to the disk.
    SystemNumber sync();
    /// Some file systems say only now what went wrong.
    SystemNumber close();
    /// Both. Left open where the first fails.
    SystemNumber finish();

    enum class Hold {
        Held,    ///< Until this and what again() gave are closed.
        InUse,   ///< Somebody else holds it, in this process or another.
        Refused, ///< It is not open, or the file system has no locks.
    };
    /// Says to others who ask the same that it is in use. On Windows they cannot even open it to
    /// hold it, and this one answers for what opening it came to.
    Hold hold();
    /// The same, once more open.
    OpenFile again() const;
    /// How many names it has: 0 once it was removed. None where that cannot be told.
    std::optional<std::uint64_t> names() const;
    /// Whoever could read the other file can read this one, and nobody else. On Windows both have
    /// the rights of their folder.
    void takeRights(const FileRights& of);

private:
    static constexpr std::intptr_t None = -1;

    std::intptr_t m_handle = None; ///< A descriptor; a HANDLE on Windows.
    SystemNumber m_refusal = 0;
};

} // namespace subtext::platform
