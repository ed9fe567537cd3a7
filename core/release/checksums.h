// SPDX-License-Identifier: MIT
#pragma once

#include "core/release/release.h"

#include <QByteArray>

namespace subtext {

/// 64 hexadecimal digits in lower case.
QByteArray sha256Of(const QByteArray& bytes);

/// What `sha256sum -c` reads: one line a file, "HASH  PATH", sorted by the bytes of the path. Files
/// whose bytes differ from release to release (see isReproducible) and SHA256SUMS itself are not in
/// it. Paths hold neither line ends nor backslashes.
QByteArray sha256Sums(const std::vector<ReleaseFile>& files);

} // namespace subtext
