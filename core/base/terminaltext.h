// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

namespace subtext {

// Names, titles and cells come from files that anybody may have written. What a terminal would obey
// in them, or what would make one line look like two, does not get there.

/// One line, whatever is in the text: line breaks and tabs are spaces; other control characters,
/// and those that turn the direction of what follows them, are U+FFFD.
QString terminalLine(const QString& text);

/// The same document, with the control characters and turns of direction that JSON allows in a
/// text written as \uXXXX. `json` is UTF-8.
QByteArray terminalJson(const QByteArray& json);

} // namespace subtext
