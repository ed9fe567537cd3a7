// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adjudication/basisrules.h"
#include "core/adjudication/hints.h"
#include "core/desk/deskqueue.h"
#include "core/task/task.h"

#include <QStringList>

#include <span>

namespace subtext {

/// The words of the adjudication desk. Small letters, to stand in a sentence or a table, unless
/// said otherwise.

/// "open", "by rule", "held", "decided", "revisited", "disputed", "by others", "others differ".
QString deskStateWord(DeskState state);
/// "valence polarity", "VAD fit", …, after the scales that the task's hints name.
QString basisWord(Basis basis, const Task& task);
/// The same as a list has it: "Valence polarity".
QString basisName(Basis basis, const Task& task);
/// Why a basis cannot hold for a label, by the bases that can (possibleBases).
QString refusalWords(Basis asked, const std::vector<Basis>& possible, const Task& task);
/// One sentence: when this basis applies.
QString basisHelp(Basis basis, const Task& task);
/// Whether a task has what a basis speaks of.
bool isBasisOf(const Task& task, Basis basis);
/// What all ratings of the task's hint share: "all valence ratings are negative".
QString polarityWords(Polarity polarity, const Task& task);
/// Which of the votes clearly lies nearest, and how far the others are; rich text with the nearest
/// in bold.
QString nearestWords(const Hints& hints, const Task& task);
QString nearestHelp(const Task& task);
/// "VAD" for the three scales by which CEI tells the votes apart; of one scale its word.
QString nearestShort(const Task& task);
/// A question about the basis that was stated: "The valence ratings differ in sign. …"
QString doubtWords(BasisDoubt doubt, const Hints& hints, const Task& task);
/// That a decision was made for a fit which another label has by now.
QString nearerWords(Choice nearer, const Task& task);
/// The word of the option; "Ambiguous" where the distribution of the votes is kept.
QString pickWord(const Pick& pick, const Task& task, QuestionIndex question = FirstQuestion);
/// With the basis: "Joy, misreading", "Joy, no basis given", "Ambiguous".
QString reasonedPick(const Pick& pick, Basis basis, const Task& task,
                     QuestionIndex question = FirstQuestion);
QString reasonedPicks(const Picks& picks, Basis basis, const Task& task);
/// Of a task of one question its pick alone; of several "Joy: Yes, Fear: No".
QString picksText(const Picks& picks, const Task& task);
/// How the votes lie, most first: "3:0", "2:1", "tie 1:1"; "–" without a vote.
QString votesText(std::span<const Choice> votes, const Question& question);
/// What is asked of this scene, of a row of a board its word: "How does Ida sound?", "Joy".
QString questionText(const Task& task, QuestionIndex question, const Scenario& scene);
/// The word of a group of the task: "Mixed signals".
QString groupWord(const Task& task, const QString& token);
/// As flagNumbers, with a contradiction in the words of the task.
QString answerFlagNumbers(const QualityFlag& flag, const Task& task);
/// Ready-made beginnings of a note, as far as the task has what they speak of.
QStringList notePhrases(const Task& task);
/// How far the raters lie apart, for a severity of 0 … 1: "none", "slight", "mild", "marked",
/// "strong".
QString severityWord(double severity);
/// "First" … "Ninth", then "Place 10"; from 1.
QString placeWord(int place);
/// "1st", "2nd", …; from 1.
QString placeOrdinal(int place);
/// "p < 0.0001", four places below 0.01, else two.
QString pValueText(double p);
/// The figure alone, for a column of them: "0.0213", "< 0.0001".
QString pFigureText(double p);

} // namespace subtext
