// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/changelog.h"
#include "core/release/gates.h"
#include "core/release/publicdata.h"

#include <QString>

namespace subtext {

/// What a gate asks for: "Every item labelled".
QString gateTitle(GateKind kind);
/// One or two sentences: what failed, how many times and what to do; of a passed gate what holds.
QString gateMessage(const Gate& gate);
/// One line: where, what and why. "sarcasm-irony/7, note: “ann@example.org” is an e-mail address"
QString gatePlaceText(const GatePlace& place);
/// Whether a person may say of the place whether it is a name: of a word near one, and of a name
/// that may be a word there.
bool isToBeJudged(const GatePlace& place);
/// Whether it is a name on the roster, not only near one.
bool isNameFound(const GatePlace& place);
/// Whether somebody can say that it is a name: of a word near one, and of a usual word in small
/// letters in a note, where a code takes its place then. Any other name found is one already.
bool canBeNamed(const GatePlace& place);
/// What a file's column, or a text of the study, is called: "note", "answer about “purpose”".
QString fieldWord(const QString& field);

/// "sarcasm-irony/7: “Ann heard it” becomes “A01 heard it”". On one line.
QString noteChangeText(const NoteChange& change);

/// Why the next version is what it is: "Major: 3 gold labels changed".
QString versionChangeText(const VersionChange& change, bool isFirst);
/// A value of ReleaseContents::gold in words: "anger", "ambiguous", "undecided".
QString goldValueWord(const QString& value);

} // namespace subtext
