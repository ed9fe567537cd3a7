// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace subtext {

/// The letters and digits of a title or a name, with one hyphen for all that stands between them:
/// what every file system takes. 60 characters and `mostBytes` of UTF-8 at most, cut between
/// characters; empty where there is none.
QString fileNamePart(const QString& words, qsizetype mostBytes = 180);

/// The absolute path of a file with every symbolic link followed, so that a file has one, whichever
/// way leads to it. The file itself need not be there.
QString realPath(const QString& path);

} // namespace subtext
