// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/choice.h"

#include <QString>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace subtext {

struct Question;
struct Task;

/// Whether annotators are asked what else the answer to a question could be, and how they say it.
enum class SecondReading : std::uint8_t {
    Off,
    Option,  ///< One further option, or none.
    Sharing, ///< SharedPoints points, shared among the options; none has more than the chosen one.
};

inline constexpr std::array AllSecondReadings{SecondReading::Off, SecondReading::Option,
                                              SecondReading::Sharing};
/// "off", "option" or "points".
QLatin1String secondReadingToken(SecondReading reading);
std::optional<SecondReading> secondReadingFromToken(QStringView token);

/// So many are shared among the options of one question.
inline constexpr int SharedPoints = 100;

/// What somebody says of one question beside their choice.
struct SecondAnswer
{
    enum class Kind : std::uint8_t {
        Open,    ///< Not asked, or not answered yet.
        Nothing, ///< No further option comes into question.
        Option,
        Shared,
    };

    Kind kind = Kind::Open;
    Choice option{};         ///< Of Kind::Option.
    std::vector<int> points; ///< Of Kind::Shared: one number an option, in the order of the task.

    bool isOpen() const { return kind == Kind::Open; }
    bool operator==(const SecondAnswer&) const = default;

    static SecondAnswer nothing() { return {Kind::Nothing, {}, {}}; }
    static SecondAnswer of(Choice option) { return {Kind::Option, option, {}}; }
    static SecondAnswer of(std::vector<int> points)
    {
        return {Kind::Shared, {}, std::move(points)};
    }
};

/// The same by question. Most answers have none, so that it takes no room before there is one.
class SecondAnswers
{
public:
    /// Open where nothing was said.
    SecondAnswer at(QuestionIndex question) const;
    void set(QuestionIndex question, SecondAnswer second);
    bool isEmpty() const { return m_answers.empty(); }

    bool operator==(const SecondAnswers&) const = default;

private:
    std::vector<SecondAnswer> m_answers; ///< Up to the last that is not open.
};

/// Whether a question has a second reading: with fewer than three options it says nothing that the
/// choice does not, and the rows of a board are about many things at once already.
bool takesSecondReading(const Question& question);
/// Whether the task has such a question at all.
bool takesSecondReading(const Task& task);

/// Whether it can stand beside this choice: an option other than the chosen one, or SharedPoints
/// shared with no option above the chosen one. What is open fits any.
bool fitsChoice(const SecondAnswer& second, const Question& question, std::optional<Choice> chosen);
/// The same of every question of the task.
bool fitBallot(const SecondAnswers& seconds, const Ballot& ballot, const Task& task);

/// The questions that have a choice and not the second answer that is asked for, in their order.
std::vector<QuestionIndex> missingSeconds(const SecondAnswers& seconds, const Ballot& ballot,
                                          const Task& task, SecondReading asked);
/// What is asked for and nothing else: an answer may have more from before the rules changed.
SecondAnswers askedSeconds(const SecondAnswers& seconds, const Task& task, SecondReading asked);

/// As the study file has them: a JSON list of {"question": token, "second": null} (nothing),
/// {"question": token, "second": token} or {"points": {token: points, …}, "question": token}, in
/// the order of the task, options without a point left out. Empty where all are open;
/// what the question does not have is left out as well.
QString secondText(const SecondAnswers& seconds, const Task& task);
/// None where the text is not what secondText writes of any answers to this task. Points need not
/// add up, as of a draft.
std::optional<SecondAnswers> secondsIn(const QString& text, const Task& task);

} // namespace subtext
