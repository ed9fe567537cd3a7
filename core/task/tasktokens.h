// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace subtext {

/// A token made of a word, "mixed-signals" of "Mixed signals!": lower case, ASCII without marks, a
/// letter first. Empty where the word has no letter of that kind.
QString tokenOfWord(const QString& word);

/// The same, with a number behind it where one of `taken` is it already ("a_b" and "a-b" are one).
/// Of a word without any such letter it is made of `instead`.
QString freeToken(const QString& word, const QStringList& taken, const QString& instead);

} // namespace subtext
