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

/// The same of what ModelAnswers::take refuses: a contradiction to the study is said as one to a
/// file is.
ErrorText takingErrorText(const Error& error);

/// Why a row or a value of a prediction file was not taken.
QString rowProblemText(const evaluation::RowProblem& problem);

/// What was read and not taken, for people and for the JSON document.
evaluation::ReadingNotes readingNotes(const evaluation::NotTaken& notTaken);

/// "valid", "outside the labels", "cut short", …
QString statusWord(evaluation::AnswerStatus status);

} // namespace subtext
