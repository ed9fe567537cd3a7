// SPDX-License-Identifier: MIT
#include "core/base/platform/refusals.h"

#include <cerrno>

namespace subtext::platform {

Refusal refusalOf(SystemNumber number)
{
    switch (number) {
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
        return Refusal::DiskFull;
    case EACCES:
    case EPERM:
    case EROFS:
        return Refusal::NotAllowed;
    case EEXIST:
    case ENOTEMPTY:
        return Refusal::Exists;
    case ELOOP:
        return Refusal::LinkCircle;
    case EISDIR:
        return Refusal::IsFolder;
    default:
        return Refusal::Other;
    }
}

SystemNumber numberOf(Refusal refusal)
{
    switch (refusal) {
    case Refusal::DiskFull:
        return ENOSPC;
    case Refusal::NotAllowed:
        return EACCES;
    case Refusal::Exists:
        return EEXIST;
    case Refusal::InUse:
        return EBUSY;
    case Refusal::LinkCircle:
        return ELOOP;
    case Refusal::IsFolder:
        return EISDIR;
    case Refusal::NotAFile:
    case Refusal::Other:
        return EINVAL;
    }
    return EINVAL;
}

} // namespace subtext::platform
