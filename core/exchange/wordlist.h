// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"

#include <QString>
#include <QStringList>

namespace subtext {

/// The words of a file that has one a line, in its order; empty lines are none. Errors, with the
/// file's name: those of openInput and decodeText; EmptyFile (no word); InvalidValue (line, value):
/// what is several words, or has no letter and no digit, equals no word of a text.
Result<QStringList> readWordList(const QString& path);

/// The same list as such a file, in UTF-8.
QByteArray wordListFile(const QStringList& words);

} // namespace subtext
