// SPDX-License-Identifier: MIT
#pragma once

namespace subtext::platform {

/// The system's own number for what it refused: errno, or what GetLastError() says on Windows. 0
/// where it refused nothing. qt_error_string() has the words.
using SystemNumber = int;

/// What such a number comes to.
enum class Refusal {
    DiskFull, ///< Or a quota, or a file that is larger than this process may write.
    NotAllowed,
    Exists,
    InUse, ///< Only on Windows, where who opens a file can keep others from it.
    LinkCircle,
    IsFolder,
    NotAFile, ///< A device or the like.
    Other,
};

Refusal refusalOf(SystemNumber number);

/// The number for what the program itself finds in its way. There is none for Other.
SystemNumber numberOf(Refusal refusal);

} // namespace subtext::platform
