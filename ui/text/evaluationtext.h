// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/evaluation/evaluation.h"
#include "core/evaluation/evaluationjson.h"
#include "ui/text/errortext.h"

#include <QString>

namespace subtext {

/// What is wrong with a file of predictions, or with one that is read beside it.
ErrorText predictionErrorText(const Error& error);

/// The same with the remedies of the window, where no options are typed.
ErrorText importErrorText(const Error& error);

/// A refusal of ModelAnswers::take as that function says it: what contradicts the study is not what
/// contradicts another file.
Error takingError(Error error);
/// What is wrong with what ModelAnswers::take refuses, whatever the reason.
ErrorText takingErrorText(const Error& error);

/// Why a row or a value of a prediction file was not taken.
QString rowProblemText(const evaluation::RowProblem& problem);

/// What was read and not taken, for people and for the JSON document.
evaluation::ReadingNotes readingNotes(const evaluation::NotTaken& notTaken);

/// "valid", "outside the labels", "cut short", …
QString statusWord(evaluation::AnswerStatus status);

} // namespace subtext
