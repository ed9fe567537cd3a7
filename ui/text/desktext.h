// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adjudication/basisrules.h"
#include "core/adjudication/hints.h"
#include "core/desk/deskqueue.h"

#include <QString>

namespace subtext {

/// The words of the adjudication desk. Small letters, to stand in a sentence or a table, unless
/// said otherwise.

/// "open", "by rule", "held", "decided", "revisited", "disputed", "by others", "others differ".
QString deskStateWord(DeskState state);
/// "valence polarity", "VAD fit", …
QString basisWord(Basis basis);
/// One sentence: when this basis applies.
QString basisHelp(Basis basis);
/// What all valence ratings share: "all valence ratings are negative".
QString polarityWords(Polarity polarity);
/// Which of the votes clearly lies nearest, and how far the others are; rich text with the nearest
/// in bold.
QString nearestWords(const Hints& hints);
/// A question about the basis that was stated: "The valence ratings differ in sign. …"
QString doubtWords(BasisDoubt doubt, const Hints& hints);
/// As emotionWord; "Ambiguous" where the distribution of the votes is kept.
QString pickWord(const Pick& pick);
/// Of one question its pick alone.
QString picksText(const Picks& picks);
/// How far the raters lie apart, for a severity of 0 … 1: "none", "slight", "mild", "marked",
/// "strong".
QString severityWord(double severity);
/// "First" … "Ninth", then "Place 10"; from 1.
QString placeWord(int place);
/// "1st", "2nd", …; from 1.
QString placeOrdinal(int place);
/// "p < 0.0001", four places below 0.01, else two.
QString pValueText(double p);
QString goldSourceWord(GoldSource source);

} // namespace subtext
