// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/evaluation/evaluation.h"
#include "core/evaluation/evaluationjson.h"
#include "ui/text/errortext.h"

#include <QString>

namespace subtext {

ErrorText predictionErrorText(const Error& error);

/// The same with the remedies of the window, where no options are typed.
ErrorText importErrorText(const Error& error, const QString& otherColumns);
/// What columns a file of labels must have, and the button where others are named.
QString neededColumnsText(const QString& otherColumns);

/// A refusal of ModelAnswers::take as that function says it: what contradicts the study is not what
/// contradicts another file.
Error takingError(Error error);
ErrorText takingErrorText(const Error& error);

QString rowProblemText(const evaluation::RowProblem& problem);

/// What was read and not taken, for people and for the JSON document.
evaluation::ReadingNotes readingNotes(const evaluation::NotTaken& notTaken);

/// "Answers: constrained · Template with SHA-256 …"; empty where nothing is unusual.
QString mannerText(const AskedManner& manner);

/// "valid", "outside the labels", "cut short", …
QString statusWord(evaluation::AnswerStatus status);

} // namespace subtext
