// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/task/task.h"

#include <QString>

namespace subtext {

struct Licence;

/// What a file of a release is, as describeFile() has it, in the language of the window; in files
/// it stays as core says it. Empty for an unknown one.
QString fileMeaningText(const QString& path, const Task& task, const Licence& licence);

} // namespace subtext
