// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

namespace subtext {

/// A file that travels inside the program, by its path (":/subtext/…"). It is always there, so
/// whoever gets no bytes of it has no memory left to unpack it: throws std::bad_alloc, since a text
/// that is empty by mistake would be shown, agreed to, or run.
QByteArray builtIn(const QString& path);

} // namespace subtext
