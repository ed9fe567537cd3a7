// SPDX-License-Identifier: MIT
#include "core/base/filewriter.h"

#include "core/base/diskfile.h"
#include "core/base/platform/entries.h"
#include "core/base/platform/openfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <atomic>
#include <optional>

namespace subtext {
namespace {

using platform::MadeFor;
using platform::OpenFile;
using platform::Refusal;

/// Where the links from `path` lead, whether there is something or not; empty for a circle.
QString targetOf(const QString& path)
{
    constexpr int MostLinks = 40; // as the system
    QFileInfo info(path);
    for (int i = 0; info.isSymLink(); ++i) {
        if (i == MostLinks)
            return {};
        info.setFile(info.symLinkTarget());
    }
    return info.absoluteFilePath();
}

/// A name that nothing in the folder has, so that two writers of one file are not in each other's
/// way either.
QString nameBeside(const QString& folder)
{
    static std::atomic<int> number = 0;
    return QDir(folder).filePath(QStringLiteral(".subtext-%1-%2.part")
                                     .arg(QCoreApplication::applicationPid())
                                     .arg(++number));
}

/// Removes what writers that were killed left in a folder: those who live hold theirs.
void removeAbandoned(const QString& folder)
{
    const QDir there(folder);
    const QStringList left = there.entryList({QStringLiteral(".subtext-*.part")},
                                             QDir::Files | QDir::Hidden | QDir::NoSymLinks);
    for (const QString& name : left) {
        const QString path = there.filePath(name);
        OpenFile file = OpenFile::open(path);
        if (file.hold() == OpenFile::Hold::Held)
            platform::removeFile(path);
    }
}

} // namespace

/// The file beside, held while it is written; goes with the object unless it was renamed.
class FileWriter::Part
{
public:
    Part(QString path, QString target, QString beside, MadeFor whom)
        : m_path(std::move(path))
        , m_target(std::move(target))
        , m_beside(std::move(beside))
        , m_file(OpenFile::make(m_beside, whom))
        , m_refusal(m_file.refusal())
        , m_isThere(m_file.isOpen())
    {
        if (m_isThere && !hold()) {
            m_file.close();
            m_isThere = false; // whoever has it removes it
            m_refusal = platform::numberOf(Refusal::Exists);
        }
    }
    ~Part()
    {
        m_file.close();
        if (m_isThere)
            platform::removeFile(m_beside);
    }
    Part(const Part&) = delete;
    Part& operator=(const Part&) = delete;

    bool isOpen() const { return m_file.isOpen(); }

    /// Why it is not.
    platform::SystemNumber refusal() const { return m_refusal; }

    void takeRights(const platform::FileRights& old) { m_file.takeRights(old); }

    Result<void> write(QByteArrayView bytes)
    {
        return disk::doneUnless(m_file.write(bytes), m_path);
    }

    Result<void> finish()
    {
        // A file system that runs full may say so only when the bytes are brought to the disk, or
        // when the file is closed.
        return m_file.isOpen() ? disk::doneUnless(m_file.finish(), m_path) : Result<void>();
    }

    Result<void> putInPlace()
    {
        const auto refused = platform::replaceFile(m_beside, m_target);
        if (refused != 0)
            return fail(disk::systemError(refused, m_path));
        m_isThere = false;
        return disk::syncFolder(QFileInfo(m_target).absolutePath());
    }

private:
    /// False where somebody who looks for files that were left behind came between: they hold this
    /// one, or have removed it already. File systems without locks have nobody who does.
    bool hold()
    {
        const OpenFile::Hold held = m_file.hold();
        if (held != OpenFile::Hold::Held)
            return held != OpenFile::Hold::InUse;
        if (m_file.names() == 0)
            return false;
        m_lock = m_file.again(); // until it is in place
        return true;
    }

    QString m_path;
    QString m_target;
    QString m_beside;
    OpenFile m_lock; ///< Holds the file beyond its closing.
    OpenFile m_file;
    platform::SystemNumber m_refusal;
    bool m_isThere;
};

FileWriter::FileWriter(std::unique_ptr<Part> part)
    : m_part(std::move(part))
{}

FileWriter::~FileWriter() = default;

Result<std::unique_ptr<FileWriter>> FileWriter::begin(const QString& path, Readers readers)
{
    const QString target = targetOf(path);
    if (target.isEmpty())
        return fail(disk::systemError(platform::numberOf(Refusal::LinkCircle), path));
    const QFileInfo there(target);
    if (!QFileInfo(there.absolutePath()).isDir())
        return fail(ErrorCode::FolderMissing, there.absolutePath());
    const auto old = platform::rightsOf(target);
    if (old && !there.isFile()) {
        const Refusal inTheWay = there.isDir() ? Refusal::IsFolder : Refusal::NotAFile;
        return fail(disk::systemError(platform::numberOf(inTheWay), path));
    }
    // The folder alone decides whether a file can be replaced; but who took the right to write to
    // it away meant to keep it.
    if (old && !there.isWritable())
        return fail(disk::systemError(platform::numberOf(Refusal::NotAllowed), path));

    const MadeFor whom = old || readers == Readers::Owner ? MadeFor::Owner : MadeFor::Everybody;
    removeAbandoned(there.absolutePath());
    constexpr int Tries = 100; // names may be taken by programs that were killed
    std::unique_ptr<Part> part;
    for (int i = 0; i < Tries && !part; ++i) {
        part = std::make_unique<Part>(path, target, nameBeside(there.absolutePath()), whom);
        if (!part->isOpen() && platform::refusalOf(part->refusal()) != Refusal::Exists)
            return fail(disk::systemError(part->refusal(), path));
        if (!part->isOpen())
            part.reset();
    }
    if (!part)
        return fail(ErrorCode::IoFailure, path,
                    qt_error_string(platform::numberOf(Refusal::Exists)));
    if (old)
        part->takeRights(*old);
    return std::unique_ptr<FileWriter>(new FileWriter(std::move(part)));
}

Result<void> FileWriter::write(QByteArrayView bytes)
{
    return m_part->write(bytes);
}

Result<void> FileWriter::finish()
{
    return m_part->finish();
}

Result<void> FileWriter::commit()
{
    if (const auto finished = finish(); !finished)
        return finished;
    return m_part->putInPlace();
}

Result<void> writeWholeFile(const QString& path, QByteArrayView bytes, Readers readers)
{
    const auto file = FileWriter::begin(path, readers);
    if (!file)
        return fail(file.error());
    if (const auto written = (*file)->write(bytes); !written)
        return written;
    return (*file)->commit();
}

Result<void> copyWholeFile(const QString& from, const QString& to, Readers readers)
{
    constexpr qint64 ChunkBytes = qint64{1} << 20;
    QFile source(from);
    if (!source.open(QIODevice::ReadOnly))
        return fail(ErrorCode::FileUnreadable, from, source.errorString());
    const auto file = FileWriter::begin(to, readers);
    if (!file)
        return fail(file.error());
    while (true) {
        const QByteArray chunk = source.read(ChunkBytes);
        if (chunk.isEmpty() && source.error() != QFileDevice::NoError)
            return fail(ErrorCode::FileUnreadable, from, source.errorString());
        if (chunk.isEmpty())
            return (*file)->commit();
        if (const auto written = (*file)->write(chunk); !written)
            return written;
    }
}

} // namespace subtext
