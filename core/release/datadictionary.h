// SPDX-License-Identifier: MIT
#pragma once

#include "core/release/layout/tabledescription.h"
#include "core/task/task.h"

namespace subtext {

struct Licence;

/// What a file of a release of this task is, in one sentence, by its path; empty for an unknown
/// one. With the licence of the data where that is known.
QByteArray describeFile(const QString& path, const Task& task);
QByteArray describeFile(const QString& path, const Task& task, const Licence& licence);

/// False for files whose bytes are not the same at every release (PDF): they stand neither in
/// SHA256SUMS nor in the Croissant metadata.
bool isReproducible(const QString& path);

} // namespace subtext
