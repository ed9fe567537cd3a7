// SPDX-License-Identifier: MIT
#pragma once

#include "core/travel/studyidentity.h"

#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace subtext {

class PrivateFolder;

/// A file that came back: on the disk, or out of an archive of a learning platform.
struct ReturnedFile
{
    QString path; ///< Where it can be read as long as this object, or a copy of it, is there.
    /// What a report calls it: the path as it was given, or the archive's and what the part is
    /// called in it.
    QString shown;
    /// Why there is nothing to be read: see returnedFilesAt.
    std::optional<Error> error;
    std::shared_ptr<const PrivateFolder> folder; ///< Where it was unpacked to; none: nowhere.
    /// It lies in a folder in the one that was looked into, one of a person say, where the hand-out
    /// is as well: a merge leaves it out where it brings nothing.
    bool isBelow = false;

    bool isOfArchive() const { return folder || error; }
    /// The same error, about the file as it is shown.
    Error aboutShown(Error of) const;
};

/// Some of them, and what lay beside them.
struct ReturnedSet
{
    std::vector<ReturnedFile> files;
    qint64 ignored = 0; ///< Parts of archives that are no studies, folders not counted.
};

/// A learning platform has a part or two a person. An archive that unpacks to more was not made by
/// one, or was made to fill a disk.
struct UnpackLimits
{
    qint64 parts = 20'000;
    qint64 bytes = qint64{2} << 30;        ///< Of all studies that are unpacked at once.
    qint64 bytesOfOne = qint64{256} << 20; ///< Merging::LargestFile.
};

/// What was dropped or chosen, as the files that it stands for: a folder for the studies and the
/// archives in it, and after them those in its folders, no deeper; an archive (ZIP) for the studies
/// in it, in whatever folders they lie there.
/// Those are unpacked into a private folder, under names of our own.
///
/// What cannot be unpacked is in the list with its error: FileMissing, FileUnreadable;
/// MalformedFile with the detail "archive" (it is none, or damaged), "archive:none" (no study is in
/// it; an archive of a folder is left out instead), "archive:count" (it has too many parts),
/// "archive:size" (its studies are too large), "archive:part" or "archive:password" (one part);
/// FileTooLarge (one part: more than a merge takes); DiskFull, ReadOnly, IoFailure.
ReturnedSet returnedFilesAt(const QStringList& paths, const UnpackLimits& limits = {});

/// The same for files that lie in `folder`, or in a folder in it.
ReturnedSet arrivedFiles(const QString& folder, const QStringList& paths,
                         const UnpackLimits& limits = {});

/// What studies and archives in a folder are called.
QStringList returnedNames();

/// The folders in a folder that are looked into, by name: no links, nothing hidden.
QStringList foldersIn(const QString& folder);

/// Whether it is called like the folder that it lies in, as HandOuts::Layout::FolderEach writes a
/// hand-out: somebody is at work on it, and hands in another file.
bool isCalledLikeItsFolder(const QString& path);

/// See identifyStudy; the error is about the file as it is shown.
Result<StudyIdentity> identifyReturned(const ReturnedFile& file);

} // namespace subtext
