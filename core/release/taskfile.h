// SPDX-License-Identifier: MIT
#pragma once

#include "core/task/task.h"

#include <QByteArray>

namespace subtext {

inline constexpr QLatin1String TaskFile("task.json");

/// The canonical document of a task (writeTask). It stands by itself: texts that would lie beside
/// it are not named. Its SHA-256 is that of the study's own document where that names none.
QByteArray taskDocument(Task task);
/// Its SHA-256, in 64 hexadecimal digits.
QByteArray taskDocumentHash(const Task& task);

} // namespace subtext
