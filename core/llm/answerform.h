// SPDX-License-Identifier: MIT
#pragma once

#include "core/llm/modelanswer.h"
#include "core/task/task.h"

#include <QJsonObject>

namespace subtext::llm {

/// What a model is held to when it answers.
enum class AnswerForm : std::uint8_t {
    Free,        ///< "free": a text, out of which the answer is read.
    Constrained, ///< "constrained": the request has a schema that allows the options only.
    Scored,      ///< "scored": the probability of each option at the answer's first token.
};
inline constexpr AnswerForm AllAnswerForms[] = {AnswerForm::Free, AnswerForm::Constrained,
                                                AnswerForm::Scored};
QLatin1String answerFormToken(AnswerForm form);
std::optional<AnswerForm> answerFormFromToken(QStringView token);

/// That of a run, by its parameters; runs from before there were others are free.
AnswerForm answerFormIn(const QJsonObject& parameters);
/// Notes it there; nothing where it is free: those runs stay the same runs.
void addAnswerForm(QJsonObject& parameters, AnswerForm form);

/// What may be proposed where answers in this form are of no use.
/// `isPlain`: neither a thought nor scales are asked for beside the label.
AnswerForm otherAnswerForm(AnswerForm form, ProviderKind kind, bool isPlain);

/// The name of the answer in a schema, of the tool that takes it, and of the thought before it.
inline constexpr QLatin1String SchemaName("answer");
inline constexpr QLatin1String ThoughtKey("analysis");
inline constexpr QLatin1String ConfidenceKey("confidence");

/// What the answer to a question is called in its object of JSON.
QString schemaKey(const Question& question);

struct SchemaParts
{
    bool hasThought = false;            ///< A free text before the answer.
    bool hasConfidence = false;         ///< 1 … 5.
    std::vector<const Scale*> scales{}; ///< A point of each.
};
/// The JSON schema of the answer to a question: an object with one of the options in it, and
/// nothing else than the parts.
QJsonObject answerSchema(const Question& question, const SchemaParts& parts);

/// Servers give so many alternatives of a token at most.
inline constexpr int MostAlternativesGiven = 20;
/// Enough for a brace, a key or a tag before the answer.
inline constexpr int ScoredTokenLimit = 16;

/// Why the options of a question cannot be told apart by the first token of an answer.
struct Indistinct
{
    bool areTooMany = false; ///< More than there are alternatives; else two begin alike:
    QString one{};
    QString other{};
};
std::optional<Indistinct> indistinctOptions(const Question& question);

/// The share of each option, in their order, at the answer's first token: behind the last
/// "<answer>" or the key of the answer, or where the text begins. A token is of the option that
/// begins with it, whatever its case and what is no letter around it. None where no token is of an
/// option, or more goes to tokens with which several begin.
std::optional<std::vector<double>> optionShares(const ModelAnswer& answer,
                                                const Question& question);

} // namespace subtext::llm
