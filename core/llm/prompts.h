// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/domain/scenario.h"
#include "core/llm/answerform.h"
#include "core/task/task.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

class QRegularExpression;

namespace subtext::llm {

enum class Mode : std::uint8_t {
    ZeroShot,       ///< "zero-shot": the answer at once.
    ChainOfThought, ///< "cot": a few lines of thought first.
    FewShot,        ///< "few-shot": after worked examples.
};
inline constexpr Mode AllModes[] = {Mode::ZeroShot, Mode::ChainOfThought, Mode::FewShot};
QLatin1String modeToken(Mode mode);
std::optional<Mode> modeFromToken(QStringView token);

int usualTokenLimit(Mode mode);

/// A scene with its answer that shows a model what is wanted.
struct WorkedExample
{
    Scenario scene;
    QString answer; ///< The token of an option.

    bool operator==(const WorkedExample&) const = default;
};
/// Those that ship for a task with one question: it has their fields, question and options. Empty
/// where none fit.
std::vector<WorkedExample> shippedExamples(const Task& task);
/// The first example that is an item of the study, whatever its spelling: equal in every text when
/// all but letters and digits is left out and case folded. None where none is.
std::optional<std::size_t> leakedExample(const std::vector<WorkedExample>& examples,
                                         const Task& task, const std::vector<Scenario>& items);

/// What a model is asked of every item in one mode, before the item is put in. Nothing of it comes
/// from the items: {scene}, {ask} and their like stand where something does.
struct PromptTemplate
{
    QString id; ///< Of the wording: "choice-zero-shot/1".
    QString text;
    bool isOwn = false; ///< Somebody wrote it (owntemplate.h): it may have places of its own.
    QString examples{}; ///< What stands at {examples} of such a one.
    QString rubric{};   ///< Of the confidence that it asks for (rubricToken); empty: none.

    /// SHA-256 of the text: another wording is another template.
    QByteArray sha256() const;
};

/// The template of a question. Questions of a board are asked one by one and answered yes or no (or
/// with another of their options) between tags, where that is scored as JSON; any other with one of
/// its options as JSON. Points of scales and how sure the model is, by the lines of
/// its rubric (confidencerubric.h), stand in the JSON, behind the option. Errors: InvalidValue
/// (detail "few-shot"; value: the task's token) where there are no examples.
Result<PromptTemplate> templateOf(const Task& task, const Question& question, Mode mode,
                                  const std::vector<WorkedExample>& examples = {},
                                  AnswerForm form = AnswerForm::Free, bool asksScales = false,
                                  bool asksConfidence = false);

/// What a run asks: a template for each question of the task, in its order.
struct RunPrompts
{
    std::vector<PromptTemplate> ofQuestions;
    /// Whom a template of somebody's asks about; empty: whom the task asks about.
    QString about{};

    /// Of all of them: each wording once.
    QString id() const;
    QString text() const;
    QByteArray sha256() const;
    /// Of the worked examples that a template of somebody's shows; none where it shows none. Those
    /// of ours are part of its text.
    std::optional<QByteArray> examplesSha256() const;
    /// By which confidence is asked for, each once.
    QStringList rubrics() const;
};
/// Errors: those of templateOf.
Result<RunPrompts> promptsOf(const Task& task, Mode mode,
                             const std::vector<WorkedExample>& examples,
                             AnswerForm form = AnswerForm::Free, bool asksScales = false,
                             bool asksConfidence = false);

/// The whole message about one item: of the scene its texts and roles, nothing else that the study
/// knows. Each place of the template is filled once: a text that looks like a place stays a text.
QString promptOf(const PromptTemplate& of, const Task& task, const Question& question,
                 const Scenario& scene);

/// A place of a template: a name in braces, which it captures.
const QRegularExpression& promptPlace();
/// The names of the places that a template of somebody's may have: those of ours, {options},
/// {examples}, {confidence_rubric} and the fields whose texts are sent. A field that is called like
/// one of the others is shown by {scene} only.
QStringList placesOfOwn(const Task& task);
/// Worked examples one below the other, each a scene and its answer.
QString answeredExamples(const Task& task, const Question& question,
                         const std::vector<WorkedExample>& examples);

/// Whether an answer to it stands between tags.
bool isAnsweredInTags(const Question& question);
/// The key that the answer to it has in an object of JSON.
QString answerKey(const Question& question);

} // namespace subtext::llm
