// SPDX-License-Identifier: MIT
#include "core/base/diskfolder.h"

#include "core/base/platform/entries.h"

namespace subtext::disk {

Result<void> makeFolder(const QString& path)
{
    // A release is for publication: who may read it is for the umask to say, as with any file that
    // people mean to pass on.
    return doneUnless(platform::makeFolder(path, platform::MadeFor::Everybody), path);
}

NewFile::NewFile(const QString& path)
    : m_path(path)
    , m_file(platform::OpenFile::make(path, platform::MadeFor::Everybody)) // for publication, too
{}

Result<std::unique_ptr<NewFile>> NewFile::begin(const QString& path)
{
    std::unique_ptr<NewFile> file(new NewFile(path));
    if (!file->m_file.isOpen())
        return fail(systemError(file->m_file.refusal(), path));
    return file;
}

Result<void> NewFile::write(QByteArrayView bytes)
{
    return doneUnless(m_file.write(bytes), m_path);
}

Result<void> NewFile::finish()
{
    // A file system that runs full may say so only when the bytes are brought to the disk.
    return doneUnless(m_file.finish(), m_path);
}

Result<void> writeNewFile(const QString& path, const QByteArray& bytes)
{
    const auto file = NewFile::begin(path);
    if (!file)
        return fail(file.error());
    return (*file)->write(bytes).and_then([&] { return (*file)->finish(); });
}

Result<void> rename(const QString& from, const QString& to)
{
    return doneUnless(platform::renameEntry(from, to), to);
}

Result<bool> exchange(const QString& one, const QString& other)
{
    const auto refused = platform::exchange(one, other);
    if (!refused)
        return false;
    return doneUnless(*refused, other).map([] { return true; });
}

FolderLock::FolderLock(const QString& path)
    : m_folder(platform::OpenFile::openFolder(path))
{
    const auto hold = m_folder.hold();
    m_isInUse = hold == platform::OpenFile::Hold::InUse;
    m_isHeld = hold == platform::OpenFile::Hold::Held && m_folder.names().value_or(0) > 0;
}

} // namespace subtext::disk
