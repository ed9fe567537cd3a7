// SPDX-License-Identifier: MIT
#include "core/travel/returnedfile.h"

#include "core/base/privatefolder.h"
#include "core/exchange/tables/archive.h"
#include "core/travel/excerpt.h"
#include "core/travel/merging.h"
#include "core/travel/privatecopy.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace subtext {
namespace {

static_assert(UnpackLimits().bytesOfOne == Merging::LargestFile);

Error archiveError(const QString& path, const char* detail, const QString& value = {})
{
    return {ErrorCode::MalformedFile, path, 0, 0, value, QString::fromLatin1(detail)};
}

bool isArchive(const QString& path)
{
    return path.endsWith(QLatin1String(".zip"), Qt::CaseInsensitive);
}

QString lastOf(const QString& part)
{
    return part.section(u'/', -1);
}

bool isStudyPart(const QString& part)
{
    const QString name = lastOf(part);
    // macOS packs "._NAME" beside a file, which is called like it and is none.
    return name.endsWith(QLatin1String(".subtext"), Qt::CaseInsensitive) &&
           !name.startsWith(QLatin1String("._"));
}

/// Whoever handed in has chosen the name, so of each folder only what is fit to be read is shown.
QString shownPart(const QString& archive, const QString& part)
{
    constexpr int MostSegments = 4;
    QString shown = archive;
    for (const QString& segment : part.section(u'/', -MostSegments).split(u'/'))
        shown += u'/' + excerptOf(segment);
    return shown;
}

Result<void> writePart(const Archive& archive, qint64 index, const QString& path, qint64 mostBytes)
{
    QFile target(path);
    if (!target.open(QIODevice::WriteOnly))
        return fail(ErrorCode::IoFailure, path, target.errorString());
    if (const auto written = archive.extractTo(target, index, mostBytes); !written)
        return fail(written.error());
    if (!target.flush())
        return fail(ErrorCode::DiskFull, {}, target.errorString());
    return {};
}

/// Takes the bytes off those of `limits`, which stay as they were after an error.
Result<ReturnedSet> studiesIn(const QString& path, UnpackLimits& limits)
{
    if (const auto plain = requirePlainFile(path); !plain)
        return fail(plain.error());
    const auto archive = Archive::openFile(path);
    if (!archive)
        return fail(archiveError(path, "archive"));
    const qint64 count = archive->count();
    if (count > limits.parts)
        return fail(archiveError(path, "archive:count", QString::number(count)));
    auto made = PrivateFolder::make();
    if (!made)
        return fail(made.error());
    const std::shared_ptr<const PrivateFolder> folder = std::move(*made);
    ReturnedSet set;
    qint64 left = limits.bytes;
    for (qint64 index = 0; index < count; ++index) {
        const QString part = archive->nameAt(index);
        if (!isStudyPart(part)) {
            set.ignored += part.endsWith(u'/') ? 0 : 1;
            continue;
        }
        ReturnedFile file{folder->filePath(QStringLiteral("%1.subtext").arg(index)),
                          shownPart(path, part), std::nullopt, folder};
        const qint64 most = std::min(left, limits.bytesOfOne);
        const auto written = writePart(*archive, index, file.path, most);
        left -= QFileInfo(file.path).size();
        if (!written) {
            Error error = written.error();
            if (error.code == ErrorCode::FileTooLarge && most < limits.bytesOfOne)
                return fail(archiveError(path, "archive:size"));
            error.file = isSystemRefusal(error.code) ? QDir::tempPath() : file.shown;
            if (isSystemRefusal(error.code))
                return fail(error);
            QFile::remove(file.path);
            file.error = error;
        }
        set.files.push_back(std::move(file));
    }
    if (set.files.empty())
        return fail(archiveError(path, "archive:none"));
    limits.bytes = left;
    return set;
}

/// Collects what is to be merged, within one set of limits.
class Gathering
{
public:
    enum class Found { ByName, InFolder, Below };

    explicit Gathering(const UnpackLimits& limits)
        : m_left(limits)
    {}

    void add(const QString& path, Found found)
    {
        if (!isArchive(path)) {
            put({path, path, std::nullopt, nullptr}, found);
            return;
        }
        auto studies = studiesIn(path, m_left);
        if (studies) {
            for (ReturnedFile& file : studies->files)
                put(std::move(file), found);
            m_set.ignored += studies->ignored;
        } else if (found == Found::ByName ||
                   studies.error().detail != QLatin1String("archive:none")) {
            put({path, path, studies.error(), nullptr}, found); // others lie in a folder as well
        }
    }

    void addFolder(const QString& folder, Found found)
    {
        for (const QFileInfo& file : QDir(folder).entryInfoList(returnedNames(), QDir::Files))
            add(file.filePath(), found);
    }

    ReturnedSet take() { return std::move(m_set); }

private:
    void put(ReturnedFile file, Found found)
    {
        file.isBelow = found == Found::Below;
        m_set.files.push_back(std::move(file));
    }

    ReturnedSet m_set;
    UnpackLimits m_left;
};

} // namespace

Error ReturnedFile::aboutShown(Error of) const
{
    if (of.file == path)
        of.file = shown;
    return of;
}

QStringList returnedNames()
{
    return {QStringLiteral("*.subtext"), QStringLiteral("*.zip")};
}

ReturnedSet returnedFilesAt(const QStringList& paths, const UnpackLimits& limits)
{
    Gathering gathering(limits);
    for (const QString& path : paths) {
        if (!QFileInfo(path).isDir()) {
            gathering.add(path, Gathering::Found::ByName);
            continue;
        }
        gathering.addFolder(path, Gathering::Found::InFolder);
        for (const QString& folder : foldersIn(path))
            gathering.addFolder(folder, Gathering::Found::Below);
    }
    return gathering.take();
}

ReturnedSet arrivedFiles(const QString& folder, const QStringList& paths,
                         const UnpackLimits& limits)
{
    Gathering gathering(limits);
    for (const QString& path : paths) {
        const bool isDirect =
            QFileInfo(path).absolutePath() == QFileInfo(folder).absoluteFilePath();
        gathering.add(path, isDirect ? Gathering::Found::InFolder : Gathering::Found::Below);
    }
    return gathering.take();
}

QStringList foldersIn(const QString& folder)
{
    const QDir parent(folder);
    QStringList paths;
    for (const QString& name :
         parent.entryList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks))
        paths << parent.filePath(name);
    return paths;
}

bool isCalledLikeItsFolder(const QString& path)
{
    const QFileInfo file(path);
    return file.completeBaseName() == file.absoluteDir().dirName();
}

Result<StudyIdentity> identifyReturned(const ReturnedFile& file)
{
    if (file.error)
        return fail(*file.error);
    auto identity = identifyStudy(file.path);
    if (!identity)
        return fail(file.aboutShown(identity.error()));
    return identity;
}

} // namespace subtext
