// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/base/sha256.h"
#include "core/release/layout/release.h"

#include <QByteArray>

#include <map>

namespace subtext {

/// What `sha256sum -c` reads: one line a file, "HASH  PATH", sorted by the bytes of the path. Files
/// whose bytes differ from release to release (see isReproducible) and SHA256SUMS itself are not in
/// it. Paths hold neither line ends nor backslashes.
QByteArray sha256Sums(const std::vector<ReleaseEntry>& files);

/// What sha256Sums wrote, or sha256sum: hashes by path. Errors: MalformedFile with the line (value:
/// what stands there) where that is no hash and path, where a path leads out of the folder or
/// stands there twice, and where there is no line at all.
Result<std::map<QString, QByteArray>> readSha256Sums(const QByteArray& text);

/// True for a path that stays in the folder that it is meant for: "a/b.csv".
bool isInnerPath(const QString& path);

} // namespace subtext
