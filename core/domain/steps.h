// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/annotation.h"
#include "core/domain/protocol.h"
#include "core/task/task.h"

#include <optional>
#include <vector>

namespace subtext {

/// Which step asks what in a task: first its questions, then its scales, then the explanation.
class Steps
{
public:
    explicit Steps(const Task& task)
        : m_questions(task.questions.size())
        , m_scales(task.scales.size())
        , m_hasExplanation(task.explanation.has_value())
    {}

    std::size_t count() const { return m_questions + m_scales + (m_hasExplanation ? 1 : 0); }
    std::vector<StepIndex> all() const;
    StepIndex ofQuestion(std::size_t question) const { return static_cast<StepIndex>(question); }
    StepIndex ofScale(ScaleIndex scale) const
    {
        return static_cast<StepIndex>(m_questions + indexOf(scale));
    }
    /// None where the task has no explanation.
    std::optional<StepIndex> explanation() const;

    /// The question that a step asks, by its place; none where it asks something else.
    std::optional<std::size_t> question(StepIndex step) const;
    std::optional<ScaleIndex> scale(StepIndex step) const;

private:
    std::size_t m_questions;
    std::size_t m_scales;
    bool m_hasExplanation;
};

/// The answer with what is said at these steps; with the flag and the cues said where there is
/// none. A second answer belongs to its choice: it goes where another option is chosen, unless one
/// is said along with it. A guess is about the others, and stays until another is said.
Answer withSteps(Answer answer, const Answer& said, const std::vector<StepIndex>& steps,
                 const Task& task);
/// Where two answers say something else; flag, cues, second answers and guesses are no step.
std::vector<StepIndex> differingSteps(const Answer& one, const Answer& other, const Task& task);

/// The same with the questions whose second answers or guesses differ: what is to be shown anew.
std::vector<StepIndex> stepsToShow(const Answer& one, const Answer& other, const Task& task);

struct MissingParts
{
    std::vector<StepIndex> steps; ///< In their order.
    bool hasNoFlagReason = false;
    std::vector<QuestionIndex> seconds = {}; ///< Have a choice, and lack what else it could be.
    std::vector<QuestionIndex> guesses = {}; ///< Have a choice, and lack what most others say.

    bool empty() const
    {
        return steps.empty() && !hasNoFlagReason && seconds.empty() && guesses.empty();
    }
    bool operator==(const MissingParts&) const = default;
};

/// What the task asks and the answer does not say. An explanation is missing only where both the
/// task and the protocol require it, a second answer only where the protocol asks for one, and a
/// guess only where the item does.
MissingParts missingParts(const Answer& answer, const Task& task, const Protocol& protocol,
                          bool isGuessAsked = false);

/// The same of an answer that is not data (practice, repeats): nobody explains it, or
/// says what else it could be or what others say.
MissingParts missingChoices(const Answer& answer, const Task& task);

/// Whether all rows of a board of no and yes are answered with no: a vector as good as any other,
/// and easily given by mistake.
bool hasEmptyBoard(const Answer& answer, const Task& task);

} // namespace subtext
