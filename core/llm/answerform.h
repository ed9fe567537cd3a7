// SPDX-License-Identifier: MIT
#pragma once

#include "core/llm/modelanswer.h"
#include "core/llm/profile.h"
#include "core/task/task.h"

#include <QJsonObject>

namespace subtext::llm {

/// What a model is held to when it answers.
enum class AnswerForm : std::uint8_t {
    Free,        ///< "free": a text, out of which the answer is read.
    Constrained, ///< "constrained": the request has a schema that allows the options only.
    Scored,      ///< "scored": the same, and the probability of each option where it is answered.
};
inline constexpr AnswerForm AllAnswerForms[] = {AnswerForm::Free, AnswerForm::Constrained,
                                                AnswerForm::Scored};
QLatin1String answerFormToken(AnswerForm form);
std::optional<AnswerForm> answerFormFromToken(QStringView token);

/// That of a run, by its parameters; runs from before there were others are free.
AnswerForm answerFormIn(const QJsonObject& parameters);
/// Whether its requests have a schema: scored runs had none at first, and say so where they have.
bool hasSchema(const QJsonObject& parameters);
/// Whether the options of a scored run were scored as completions (completions.h).
bool isScoredByCompletion(const QJsonObject& parameters);
/// How a run's answers are held to the options, for people: the token of the form, "scored by
/// completion" of such a run.
QString mannerOfAnswers(const QJsonObject& parameters);
/// Notes the form there; nothing where it is free: those runs stay the same runs. `scoring`: of a
/// scored one.
void addAnswerForm(QJsonObject& parameters, AnswerForm form, Scoring scoring = Scoring::Answer);

/// What may be proposed where answers in this form are of no use.
/// `isPlain`: neither a thought nor scales nor a confidence are asked for beside the label.
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
    bool hasConfidence = false;         ///< 1 … 5, under ConfidenceKey or of an option SureKey.
    std::vector<const Scale*> scales{}; ///< A point of each.
};
/// The JSON schema of the answer to a question: an object with one of the options in it, and
/// nothing else than the parts.
QJsonObject answerSchema(const Question& question, const SchemaParts& parts);

/// Servers give so many alternatives of a token at most.
inline constexpr int MostAlternativesGiven = 20;
/// Enough for an object of JSON with the answer in it, white space included.
inline constexpr int ScoredTokenLimit = 64;

/// Why the options of a question cannot be told apart by the first token of an answer.
struct Indistinct
{
    bool areTooMany = false; ///< More than there are alternatives; else two begin alike:
    QString one{};
    QString other{};
};
std::optional<Indistinct> indistinctOptions(const Question& question);

/// The share of each option, in their order, where the answer stands: at the first word behind the
/// last "<answer>" or the key of the answer, or else of the text. A token is of the option that
/// begins with it, whatever its case and what is no letter around it. What goes to a token with
/// which several begin is split by the tokens behind it where it was written, and else is nobody's:
/// what would have followed is not known. The options are set against each other, and one that no
/// alternative begins has 0, as nothing is known of it but that it is less likely than those which
/// are given. None where no token is of an option, or more is nobody's than all options have.
std::optional<std::vector<double>> optionShares(const ModelAnswer& answer,
                                                const Question& question);

} // namespace subtext::llm
