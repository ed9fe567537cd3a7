// SPDX-License-Identifier: MIT
#pragma once

#include "core/task/task.h"

#include <QByteArray>

namespace subtext {

inline constexpr QLatin1String TaskSchema("subtext.task/1");

/// The canonical document: keys in one order, two spaces a level, what is empty left out, a line
/// end at the end. Equal tasks have equal bytes, and what was read is written as it is read again.
QByteArray writeTask(const Task& task);

/// SHA-256 of the canonical document, in 64 hexadecimal digits: what `sha256sum` says of the file.
QByteArray taskHash(const Task& task);

} // namespace subtext
