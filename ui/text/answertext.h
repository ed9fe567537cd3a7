// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/steps.h"

namespace subtext {

/// As it stands inside a sentence; what is written in capitals stays so.
QString inSentence(const QString& word);
/// The same of a word of the task, in its language.
QString inSentence(const QString& word, const Task& task);

/// What people read of a question, and of one of its options.
QString questionWord(const Question& question);
QString optionWord(const Task& task, std::size_t question, Choice choice);

/// What was chosen, in a few words: "Joy" for one question, "Joy, Trust" for the rows of a board
/// that were said yes to, "none" where that is none of them, "Effort: Much" for other rows. Empty
/// where nothing was chosen.
QString ballotWords(const Task& task, const Ballot& ballot);

/// What an answer to a question could be besides: "also sadness", "nothing else", "Joy 60, Sadness
/// 40". Empty where that was not said.
QString secondWords(const Task& task, QuestionIndex question, const SecondAnswer& second);
/// The same of all questions, in their order.
QString secondAnswersWords(const Task& task, const SecondAnswers& seconds);

/// What most others were expected to say: "others: sadness". Empty where nothing was guessed.
QString guessesWords(const Task& task, const Guesses& guesses);

/// The word of a point of a scale, by its value; the value where the scale has no such point.
QString pointWordOf(const Scale& scale, int value);

/// "the emotion, arousal and the explanation".
QString missingText(const MissingParts& missing, const Task& task);

/// How many sentences are asked for: "2 to 4 sentences"; empty where nothing is said of it.
QString sentencesAsked(const subtext::Explanation& explanation);

} // namespace subtext
