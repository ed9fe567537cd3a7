// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace subtext {

/// Whether `word`, folded as by foldedWords, is one of the eleven thousand most usual English
/// words (resources/words/english.txt), or has less than three letters. Names are not among them,
/// but for those that are words.
bool isCommonWord(QStringView word);

/// Whether `letters`, in lower case, are a usual abbreviation of two to four letters ("pm", "usa"),
/// which nobody's initials can be told from.
bool isCommonAbbreviation(QStringView letters);

/// Whether `word`, folded, has a capital wherever it stands in English: months, days, feasts,
/// tongues.
bool isCapitalisedWord(QStringView word);

} // namespace subtext
