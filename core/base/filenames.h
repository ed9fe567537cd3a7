// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace subtext {

/// The letters and digits of a title or a name, with one hyphen for all that stands between them:
/// what every file system takes. 60 characters at most; empty where there is none.
QString fileNamePart(const QString& words);

} // namespace subtext
