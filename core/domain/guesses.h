// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/choice.h"

#include <QString>

#include <optional>
#include <vector>

namespace subtext {

struct Protocol;
struct Scenario;
struct Task;

/// Which option somebody expects most others to choose, by question. Most answers have none, so
/// that it takes no room before there is one.
class Guesses
{
public:
    /// None where nothing was guessed.
    std::optional<Choice> at(QuestionIndex question) const;
    void set(QuestionIndex question, std::optional<Choice> guess);
    bool isEmpty() const { return m_guesses.empty(); }

    bool operator==(const Guesses&) const = default;

private:
    std::vector<std::optional<Choice>> m_guesses; ///< Up to the last that there is.
};

/// Whether annotators of the item with this name (Scenario::name) guess what most others will say,
/// where `share` percent of the items ask for it: the first four bytes of the SHA-256 of
/// "guess/SEED/NAME" in UTF-8, as a number with the highest byte first, leave a rest below `share`
/// by 100. The same for everybody, and whoever raises the share asks of more items and of none
/// less.
bool isGuessAsked(int share, quint32 seed, const QString& name);
/// The same by the rules of a study.
bool isGuessAsked(const Protocol& protocol, const Scenario& item);

/// The questions with a choice and without a guess, of those that have one: the same that have
/// second readings (takesSecondReading). In their order.
std::vector<QuestionIndex> missingGuesses(const Guesses& guesses, const Ballot& ballot,
                                          const Task& task);
/// What can be guessed of the task, and nothing else.
Guesses possibleGuesses(const Guesses& guesses, const Task& task);
/// Whether each guess is of a question that has one and that was answered.
bool fitBallot(const Guesses& guesses, const Ballot& ballot, const Task& task);

/// As the study file has them: a JSON list of {"guess": token, "question": token} in the order of
/// the task. Empty where there are none; what the question does not have is left out.
QString guessText(const Guesses& guesses, const Task& task);
/// None where the text is not what guessText writes of any answer to this task.
std::optional<Guesses> guessesIn(const QString& text, const Task& task);

} // namespace subtext
