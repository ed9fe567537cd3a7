// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonObject>
#include <QString>

namespace subtext::llm {

/// The schema of an answer (answerSchema) as a grammar in GBNF, the notation of llama.cpp: exactly
/// the documents that the schema allows, with the members in its order and at most one space
/// between the parts, so that a model cannot go on with blanks until it is cut.
/// https://github.com/ggml-org/llama.cpp/blob/master/grammars/README.md
QString grammarOf(const QJsonObject& schema);

} // namespace subtext::llm
