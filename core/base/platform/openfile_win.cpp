// SPDX-License-Identifier: MIT
#include "core/base/platform/openfile.h"
#include "core/base/platform/systemapi_win.h"

#include <algorithm>
#include <utility>

namespace subtext::platform {
namespace {

// Who holds a file or folder has it open to write; whoever wants to hold it, too, does not share
// that, and is refused. Readers, and whoever renames or removes it, are in nobody's way.
// To be tried on a real Windows: whether a file can be given another name inside a held folder, for
// which the system opens the folder to write, too.
constexpr DWORD WithoutWriters = FILE_SHARE_READ | FILE_SHARE_DELETE;

HANDLE systemHandle(std::intptr_t handle)
{
    return reinterpret_cast<HANDLE>(handle);
}

std::intptr_t opened(const QString& path, DWORD access, DWORD disposition, DWORD flags)
{
    return reinterpret_cast<std::intptr_t>(
        CreateFileW(nativePath(path).c_str(), access, WithoutWriters, nullptr, disposition,
                    flags | FILE_FLAG_OPEN_REPARSE_POINT, nullptr));
}

} // namespace

std::optional<FileRights> rightsOf(const QString& path)
{
    if (GetFileAttributesW(nativePath(path).c_str()) == INVALID_FILE_ATTRIBUTES)
        return std::nullopt;
    return FileRights{};
}

OpenFile OpenFile::make(const QString& path, MadeFor /*whom*/)
{
    OpenFile file;
    file.m_handle = opened(path, GENERIC_WRITE, CREATE_NEW, FILE_ATTRIBUTE_NORMAL);
    file.m_refusal = numberUnless(file.isOpen());
    return file;
}

OpenFile OpenFile::open(const QString& path)
{
    OpenFile file;
    file.m_handle = opened(path, GENERIC_READ, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL);
    file.m_refusal = numberUnless(file.isOpen());
    return file;
}

OpenFile OpenFile::openFolder(const QString& path)
{
    OpenFile folder;
    folder.m_handle = opened(path, FILE_ADD_FILE, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS);
    folder.m_refusal = numberUnless(folder.isOpen());
    BY_HANDLE_FILE_INFORMATION found = {};
    if (folder.isOpen() && (!GetFileInformationByHandle(systemHandle(folder.m_handle), &found) ||
                            (found.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) == 0)) {
        folder.close();
        folder.m_refusal = ERROR_DIRECTORY;
    }
    return folder;
}

OpenFile::~OpenFile()
{
    close();
}

OpenFile::OpenFile(OpenFile&& other) noexcept
    : m_handle(std::exchange(other.m_handle, None))
    , m_refusal(other.m_refusal)
{}

OpenFile& OpenFile::operator=(OpenFile&& other) noexcept
{
    std::swap(m_handle, other.m_handle);
    std::swap(m_refusal, other.m_refusal);
    return *this;
}

SystemNumber OpenFile::write(QByteArrayView bytes)
{
    constexpr qsizetype Most = qsizetype{1} << 24; // of one call
    qsizetype at = 0;
    while (at < bytes.size()) {
        DWORD written = 0;
        const auto part = static_cast<DWORD>(std::min(Most, bytes.size() - at));
        if (!WriteFile(systemHandle(m_handle), bytes.data() + at, part, &written, nullptr))
            return numberUnless(false);
        at += static_cast<qsizetype>(written);
    }
    return 0;
}

SystemNumber OpenFile::sync()
{
    return numberUnless(FlushFileBuffers(systemHandle(m_handle)) != 0);
}

SystemNumber OpenFile::close()
{
    const std::intptr_t closing = std::exchange(m_handle, None);
    return closing == None ? 0 : numberUnless(CloseHandle(systemHandle(closing)) != 0);
}

SystemNumber OpenFile::finish()
{
    const SystemNumber refused = sync();
    return refused != 0 ? refused : close();
}

OpenFile::Hold OpenFile::hold()
{
    if (isOpen())
        return Hold::Held;
    return refusalOf(m_refusal) == Refusal::InUse ? Hold::InUse : Hold::Refused;
}

OpenFile OpenFile::again() const
{
    OpenFile file;
    HANDLE other = INVALID_HANDLE_VALUE;
    const HANDLE process = GetCurrentProcess();
    const bool isDone = DuplicateHandle(process, systemHandle(m_handle), process, &other, 0, FALSE,
                                        DUPLICATE_SAME_ACCESS) != 0;
    file.m_refusal = numberUnless(isDone);
    file.m_handle = isDone ? reinterpret_cast<std::intptr_t>(other) : None;
    return file;
}

std::optional<std::uint64_t> OpenFile::names() const
{
    FILE_STANDARD_INFO now = {};
    if (!GetFileInformationByHandleEx(systemHandle(m_handle), FileStandardInfo, &now, sizeof now))
        return std::nullopt;
    return now.DeletePending ? 0 : std::max<std::uint64_t>(1, now.NumberOfLinks);
}

void OpenFile::takeRights(const FileRights& /*of*/) {}

} // namespace subtext::platform
