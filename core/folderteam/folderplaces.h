// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/base/diskfolder.h"
#include "core/base/error.h"
#include "core/base/uuid.h"
#include "core/sync/folderfault.h"

#include <QByteArray>

#include <memory>
#include <set>
#include <vector>

namespace subtext {

// Where what stands in a shared folder:
//     STUDY/DEVICE/team.json       who takes part; of the coordinator's device
//     STUDY/DEVICE/device.json     whose it is and its key; of every other device
//     STUDY/DEVICE/0000001.batch   rows, and so on without a gap; never changed
// No device writes but into its own folder.

/// The folder of a study.
QString folderOfStudy(const QString& shared, const QString& study);
QString folderOfDevice(const QString& team, const Uuid& device);
QString batchPath(const QString& deviceFolder, qint64 number);
QString rosterPath(const QString& deviceFolder);
QString devicePath(const QString& deviceFolder);

/// The files of rows of one device.
struct BatchFiles
{
    std::set<qint64> numbers;
    QStringList copies; ///< Second copies of what belongs there, by path.

    qint64 last() const { return numbers.empty() ? 0 : *numbers.rbegin(); }
    /// The first that is not there: one more than the last where none is missing.
    qint64 firstMissing() const;
};

BatchFiles batchFilesIn(const QString& deviceFolder);

/// What stands in the folder of a study beside the devices' own folders: folders of devices that
/// are not `known`, and copies of folders. Anything else is nobody's business.
std::vector<FolderTrouble> strangersIn(const QString& team, const std::set<Uuid>& known);

/// The whole of a file that may be anything: no link and no device of the system is followed, and
/// nothing that is longer than any file of a team is read.
tl::expected<QByteArray, FolderFault> readFolderFile(const QString& path);

/// A folder that others may read too, and those that it lies in, on the disk.
Result<void> makeSharedFolder(const QString& path);

/// Holds the folder of a device against other programs of this machine that write into it, and
/// waits a moment for them. What they left unfinished is removed. A file system that knows no locks
/// holds nobody up. Errors: FileInUse, Cancelled.
Result<std::unique_ptr<disk::FolderLock>> holdDeviceFolder(const QString& folder,
                                                           const CancelToken& cancel);

/// A file that was not there before, on the disk under its name, whole or not at all. Errors also:
/// FileExists.
Result<void> writeBatchFile(const QString& path, const QByteArray& bytes);

} // namespace subtext
