// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/textdecoder.h"

#include <QFile>

namespace subtext {

/// More than any study's text; a larger file is something else (a disk image, a sparse file).
inline constexpr qint64 LargestTextFile = 512LL * 1024 * 1024;

/// Opens a file that somebody names for reading. Errors, with its name: FileMissing,
/// FileUnreadable, UnknownFormat (detail "size", value: its bytes) over `mostBytes`.
Result<std::unique_ptr<QFile>> openInput(const QString& path, qint64 mostBytes = LargestTextFile);

/// The same for a text of any encoding. Errors: those, and those of openText.
Result<OpenedText> openTextFile(const QString& path);

/// The error, about this file.
Error inFile(Error error, const QString& path);

} // namespace subtext
