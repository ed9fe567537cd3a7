// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace subtext::generation {

/// How many sentences a text has: runs of full stops, exclamation or question marks that are
/// followed by white space or the end, quotation marks and brackets between them or not.
int sentencesIn(QStringView text);
/// English words that say nothing by themselves: "the", "a", "very", "at".
bool isFunctionWord(const QString& word);

/// Whether an English word is a form of another, both lower case: "happier", "happily" and
/// "happiness" of "happy", and the other way round. By endings alone: irregular forms ("felt") and
/// other roots ("angry", "anger") have to be barred by themselves.
bool isFormOf(const QString& word, const QString& of);

} // namespace subtext::generation
