// SPDX-License-Identifier: MIT
#include "core/base/platform/refusals.h"
#include "core/base/platform/systemapi_win.h"

namespace subtext::platform {
namespace {

// MinGW's headers have no names for these.
constexpr DWORD DiskQuotaExceeded = 1295;
constexpr DWORD DirectoryNotSupported = 336;

} // namespace

Refusal refusalOf(SystemNumber number)
{
    switch (number) {
    case ERROR_DISK_FULL:
    case ERROR_HANDLE_DISK_FULL:
    case DiskQuotaExceeded:
    case ERROR_FILE_TOO_LARGE:
        return Refusal::DiskFull;
    case ERROR_ACCESS_DENIED:
    case ERROR_WRITE_PROTECT:
    case ERROR_PRIVILEGE_NOT_HELD:
        return Refusal::NotAllowed;
    case ERROR_FILE_EXISTS:
    case ERROR_ALREADY_EXISTS:
    case ERROR_DIR_NOT_EMPTY:
        return Refusal::Exists;
    case ERROR_SHARING_VIOLATION:
    case ERROR_LOCK_VIOLATION:
        return Refusal::InUse;
    case ERROR_CANT_RESOLVE_FILENAME:
        return Refusal::LinkCircle;
    case DirectoryNotSupported:
        return Refusal::IsFolder;
    default:
        return Refusal::Other;
    }
}

SystemNumber numberOf(Refusal refusal)
{
    switch (refusal) {
    case Refusal::DiskFull:
        return ERROR_DISK_FULL;
    case Refusal::NotAllowed:
        return ERROR_ACCESS_DENIED;
    case Refusal::Exists:
        return ERROR_FILE_EXISTS;
    case Refusal::InUse:
        return ERROR_SHARING_VIOLATION;
    case Refusal::LinkCircle:
        return ERROR_CANT_RESOLVE_FILENAME;
    case Refusal::IsFolder:
        return DirectoryNotSupported;
    case Refusal::NotAFile:
    case Refusal::Other:
        return ERROR_INVALID_PARAMETER;
    }
    return ERROR_INVALID_PARAMETER;
}

} // namespace subtext::platform
