// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QString>

namespace subtext {

/// `text` on one line, so that Markdown shows it letter by letter, also in a cell of a table: no
/// picture, link, HTML or stress comes of it. UTF-8. What cannot be mistaken stays as it is.
QByteArray markdownLine(const QString& text);

/// A web address as Markdown finds it in a text by itself. Characters that would begin or end
/// mark-up are percent-encoded, which leads to the same place.
QByteArray markdownAddress(const QString& address);

/// "a, b and c"
QByteArray listedWords(const QByteArrayList& words);

} // namespace subtext
