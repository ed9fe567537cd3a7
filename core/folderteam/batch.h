// SPDX-License-Identifier: MIT
#pragma once

#include "core/sync/folderfault.h"
#include "core/sync/seal.h"
#include "core/sync/wirejson.h"

namespace subtext {

/// Where a file of rows stands: the next one of its device.
struct BatchPlace
{
    Uuid study;
    Uuid device;
    qint64 number = 1;
    QByteArray before; ///< The link of the file before; see `firstBatchLink`.
};

struct Batch
{
    std::vector<LinkedRow> rows;
    QByteArray link;
};

/// What stands before the first file of a device: so that the file of one study, device or key
/// cannot be passed off as one of another.
QByteArray firstBatchLink(const Uuid& study, const Uuid& device, const QByteArray& publicKey);

/// The bytes of a file: a line that says where it stands, a line a row, and a line with the link of
/// all that is above and its seal, without which the file is cut.
QByteArray batchBytes(const BatchPlace& place, const std::vector<LinkedRow>& rows,
                      const DeviceKeys& keys);
/// Whatever the bytes are, they are what that device wrote for that place, or a fault.
tl::expected<Batch, FolderFault> batchOf(const QByteArray& bytes, const BatchPlace& place,
                                         const QByteArray& publicKey);

} // namespace subtext
