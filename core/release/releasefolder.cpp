// SPDX-License-Identifier: MIT
#include "core/release/releasefolder.h"

#include "core/base/diskfolder.h"
#include "core/release/checksums.h"
#include "core/release/verification.h"

#include <QCoreApplication>
#include <QDir>
#include <QRegularExpression>

#include <memory>
#include <set>

namespace subtext {
namespace {

struct Target
{
    QString dir;
    QString parent;
    QString name;

    explicit Target(const QString& path)
        : dir(QDir::cleanPath(QFileInfo(path).absoluteFilePath()))
        , parent(QFileInfo(dir).absolutePath())
        , name(QFileInfo(dir).fileName())
    {}

    QString beside(const QString& file) const { return QDir(parent).filePath(file); }
    /// What begins the names of folders that are being written.
    QString partStem() const { return u'.' + name + QStringLiteral(".part-"); }
    /// Where the old release waits while a file system that cannot exchange is told to replace it.
    QString aside() const { return beside(u'.' + name + QStringLiteral(".part-before")); }
    bool exists() const { return QFileInfo::exists(dir) || QFileInfo(dir).isSymLink(); }
};

/// A folder beside the target that this run writes into; what it holds when the object goes is
/// removed.
class PartFolder
{
public:
    static Result<std::unique_ptr<PartFolder>> make(const Target& target)
    {
        // Somebody who clears up may be quicker than our lock, so there are several tries. Where
        // none is locked the file system has no locks, and then nobody clears up either.
        constexpr int Tries = 100;
        constexpr int TriesToLock = 5;
        const QString stem = target.beside(target.partStem()) +
                             QString::number(QCoreApplication::applicationPid()) + u'-';
        int unlocked = 0;
        for (int i = 0; i < Tries; ++i) {
            const QString path = stem + QString::number(i);
            if (const auto made = disk::makeFolder(path); !made) {
                if (made.error().code == ErrorCode::FileExists)
                    continue;
                return fail(made.error());
            }
            auto part = std::make_unique<PartFolder>(path);
            if (part->m_lock.isHeld() || ++unlocked == TriesToLock)
                return part;
        }
        return fail(ErrorCode::IoFailure, stem);
    }

    explicit PartFolder(const QString& path)
        : m_path(path)
        , m_lock(path)
    {}
    ~PartFolder() { QDir(m_path).removeRecursively(); }
    PartFolder(const PartFolder&) = delete;
    PartFolder& operator=(const PartFolder&) = delete;

    const QString& path() const { return m_path; }

private:
    QString m_path;
    disk::FolderLock m_lock;
};

/// Removes what runs that are no more have left: folders of our naming that nobody holds.
void clearLeftovers(const Target& target)
{
    const QRegularExpression ours(QRegularExpression::anchoredPattern(
        QRegularExpression::escape(target.partStem()) + QStringLiteral("[0-9]+-[0-9]+")));
    const QStringList names =
        QDir(target.parent)
            .entryList(QDir::Dirs | QDir::Hidden | QDir::NoSymLinks | QDir::NoDotAndDotDot);
    for (const QString& name : names) {
        if (!ours.match(name).hasMatch())
            continue;
        const disk::FolderLock lock(target.beside(name));
        if (lock.isHeld())
            QDir(target.beside(name)).removeRecursively();
    }
}

/// That nothing is lost where a release takes the place of what is there.
Result<void> checkReplaceable(const Target& target)
{
    const QFileInfo there(target.dir);
    if (target.name.isEmpty() || there.isSymLink() || !there.isDir())
        return fail(ErrorCode::FileExists, target.dir);
    const QStringList entries =
        QDir(target.dir)
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
                       QDir::Name);
    if (entries.isEmpty())
        return {};
    const auto inventory = inventoryOf(target.dir);
    if (!inventory)
        return fail(ErrorCode::FileExists, target.dir,
                    inventory.error().code == ErrorCode::FileMissing
                        ? entries.front()
                        : QStringLiteral("SHA256SUMS"));
    if (!inventory->strangers.isEmpty())
        return fail(ErrorCode::FileExists, target.dir, inventory->strangers.front());
    // Others publish a SHA256SUMS, too.
    if (!inventory->listed.contains(QLatin1String("croissant.json")) ||
        !inventory->listed.contains(QLatin1String("DATASHEET.md")))
        return fail(ErrorCode::FileExists, target.dir, QStringLiteral("SHA256SUMS"));
    return {};
}

class FolderSink : public ReleaseSink
{
public:
    FolderSink(QString folder, const CancelToken& cancel, const ProgressSink& progress)
        : m_folder(std::move(folder))
        , m_cancel(cancel)
        , m_progress(progress)
    {}

    void expect(std::size_t files) override { m_expected = files; }

    /// Once all files are there: brings their names to the disk, too.
    Result<void> finish()
    {
        for (const QString& path : m_folders) {
            if (const auto synced = disk::syncFolder(m_folder + u'/' + path); !synced)
                return synced;
        }
        return disk::syncFolder(m_folder);
    }

protected:
    Result<void> begin(const QString& path) override
    {
        if (m_cancel.isCancelled())
            return fail(ErrorCode::Cancelled);
        if (!isInnerPath(path))
            return fail(ErrorCode::IoFailure, m_folder, path);
        for (qsizetype slash = path.indexOf(u'/'); slash > 0;
             slash = path.indexOf(u'/', slash + 1)) {
            const QString inner = path.left(slash);
            if (m_folders.count(inner) > 0)
                continue;
            if (const auto made = disk::makeFolder(m_folder + u'/' + inner); !made)
                return made;
            m_folders.insert(inner);
        }
        auto file = disk::NewFile::begin(m_folder + u'/' + path);
        if (!file)
            return fail(file.error());
        m_file = std::move(*file);
        return {};
    }

    Result<void> take(const QByteArray& piece) override
    {
        if (m_cancel.isCancelled())
            return fail(ErrorCode::Cancelled);
        return m_file->write(piece);
    }

    Result<void> end() override
    {
        if (const auto finished = m_file->finish(); !finished)
            return finished;
        m_file.reset();
        ++m_done;
        if (m_progress && m_done <= m_expected)
            m_progress(static_cast<double>(m_done) / static_cast<double>(m_expected));
        return {};
    }

private:
    QString m_folder;
    const CancelToken& m_cancel;
    const ProgressSink& m_progress;
    std::set<QString> m_folders; ///< Those inside, each after the one that holds it.
    std::unique_ptr<disk::NewFile> m_file;
    std::size_t m_expected = 0;
    std::size_t m_done = 0;
};

Result<void> writeFiles(const QString& folder, const MakeRelease& make, const CancelToken& cancel,
                        const ProgressSink& progress)
{
    FolderSink sink(folder, cancel, progress);
    return make(sink).and_then([&] { return sink.finish(); });
}

/// For file systems that cannot exchange two folders: the old one steps aside. A kill on the way
/// leaves it there; the next run sees to that (settleAside).
Result<void> replaceInTwoSteps(const Target& target, const QString& part)
{
    if (const auto moved = disk::rename(target.dir, target.aside()); !moved)
        return moved;
    if (const auto moved = disk::rename(part, target.dir); !moved) {
        const auto back = disk::rename(target.aside(), target.dir);
        return back ? moved : back;
    }
    return disk::rename(target.aside(), part);
}

void settleAside(const Target& target)
{
    if (!QFileInfo(target.aside()).isDir())
        return;
    // What fails here fails again, and is said, when the new release is put in place.
    if (target.exists())
        QDir(target.aside()).removeRecursively();
    else
        static_cast<void>(disk::rename(target.aside(), target.dir));
}

/// Afterwards the release stands at the target, and what stood there, if anything, at `part`.
Result<void> putInPlace(const Target& target, const QString& part)
{
    if (!target.exists())
        return disk::rename(part, target.dir);
    if (const auto checked = checkReplaceable(target); !checked)
        return checked;
    const auto exchanged = disk::exchange(part, target.dir);
    if (!exchanged)
        return fail(exchanged.error());
    return *exchanged ? Result<void>() : replaceInTwoSteps(target, part);
}

} // namespace

Result<void> writeReleaseFolder(const QString& dir, const MakeRelease& make,
                                const CancelToken& cancel, const ProgressSink& progress)
{
    const Target target(dir);
    if (!QFileInfo(target.parent).isDir())
        return fail(ErrorCode::FolderMissing, target.parent);
    settleAside(target);
    if (target.exists()) {
        // Before anything is written, so that a folder that is in the way is said at once.
        if (const auto checked = checkReplaceable(target); !checked)
            return checked;
    }
    clearLeftovers(target);
    const auto part = PartFolder::make(target);
    if (!part)
        return fail(part.error());
    if (const auto written = writeFiles((*part)->path(), make, cancel, progress); !written) {
        Error error = written.error();
        error.file.replace((*part)->path(), target.dir); // as people know it
        return fail(error);
    }
    if (cancel.isCancelled())
        return fail(ErrorCode::Cancelled);
    if (const auto put = putInPlace(target, (*part)->path()); !put)
        return put;
    return disk::syncFolder(target.parent);
}

Result<void> writeReleaseFolder(const QString& dir, const std::vector<ReleaseFile>& files,
                                const CancelToken& cancel, const ProgressSink& progress)
{
    const auto handOver = [&](ReleaseSink& sink) {
        sink.expect(files.size());
        Result<void> added;
        for (auto file = files.begin(); added && file != files.end(); ++file)
            added = sink.add(file->path, file->bytes);
        return added;
    };
    return writeReleaseFolder(dir, MakeRelease(handOver), cancel, progress);
}

} // namespace subtext
