// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/annotation.h"
#include "core/domain/vocabulary.h"
#include "core/task/task.h"

#include <QString>

#include <utility>

namespace subtext {

/// The words that people read for the values of core. Files use the tokens instead.
QString emotionWord(Choice emotion);
QString dimensionWord(ScaleIndex dimension);
/// As on the scale: "mildly unpleasant".
QString pointWord(ScaleIndex dimension, int point);
QString subtypeWord(const QString& subtype);
QString roleWord(Role role);
/// "Robin (A01)", and "A01" of whoever has no name but the code.
QString personWords(const QString& name, const QString& code);
/// "Workplace"; "Unknown domain" where the source does not say.
QString domainWord(Domain domain);
/// "Between equals", "High to low", "Low to high".
QString powerWord(PowerRelation power);
/// "speaks to an equal", "speaks to someone with less power", …
QString powerPhrase(PowerRelation power);

/// "10,000", in the language of the words around it, whatever the machine's.
QString groupedNumber(qint64 number);
/// The same of a text that has this number: "13,000 tasks".
QString withGroups(QString text, qint64 number);
/// A number to so many places as the screen has it: "0.72", or "0,72" where the language of the
/// window has a comma. What leaves has a point: no table that can be saved is made of this.
QString shownNumber(double value, int places);
/// The same of a number that is written with a point already.
QString withShownPoint(QString number);
/// "72 %" of a number as the screen has it.
QString percentWords(const QString& number);
/// What a field has behind its number; Chinese has no space before the sign.
QString percentSuffix();
/// A cell of a table that can be saved as the screen has it, where the cell is a figure ("−0.72",
/// "77.8 %") or two with a word between them; any other is left alone.
QString shownFigureCell(const QString& cell);
/// A number as it is written in a sentence: with a minus sign in place of a hyphen.
QString withMinusSign(QString number);
/// The same with each figure and its unit on one line: "53 s" does not break between the two.
QString keptTogether(QString text);
/// "1 h 12 min", "48 s".
QString durationWords(qint64 milliseconds);
/// Two that are not the same, with as many decimals of a second as it takes to tell them apart.
std::pair<QString, QString> unlikeDurationWords(qint64 one, qint64 other);
/// A word or name as it stands in the middle of a sentence: in lower case, but in a language that
/// writes nouns with a capital. One of the program's own.
QString midSentence(const QString& word);
/// The same of a word in a language of its own ("de", "de-AT"); in none, in that of the program.
QString midSentence(const QString& word, const QString& language);
/// The same of a word of a study, whose task says its language.
QString midSentence(const QString& word, const Task& task);
/// The parts of a list, joined as the language joins them: "a, b, c".
QString listed(const QStringList& parts);
/// One sentence after the other, as the language writes them: with a space between them, or with
/// none. Those that are empty are left out.
QString saidTogether(const QStringList& sentences);
/// A text and what is said of it in brackets, as the language writes them: "Robin (has dropped
/// out)". Without the second it is the text alone.
QString withAside(const QString& text, const QString& aside);
/// "12 March 2026, 14:05", in the machine's time zone and the language of the window.
QString momentWords(qint64 utcMilliseconds);
/// The same without the year, for narrow columns: "2 Mar, 10:06".
QString shortMomentWords(qint64 utcMilliseconds);

/// Of a file: "12 bytes", "3.4 KB", "1.2 MB"; a thousand bytes are a kilobyte.
QString sizeWords(qint64 bytes);

} // namespace subtext
