// SPDX-License-Identifier: MIT
#include "core/agreement/softlabel.h"

#include "core/stats/entropy.h"

#include <algorithm>

namespace subtext {
namespace {

// In whole parts, so that a sum is exact whoever comes first.
constexpr qint64 Thirds = 3;
constexpr qint64 WholeAnswer = Thirds * SharedPoints;
constexpr qint64 SecondOfTwo = WholeAnswer / Thirds;
constexpr qint64 FirstOfTwo = WholeAnswer - SecondOfTwo;

void addParts(std::vector<qint64>& parts, const SecondAnswer& second, Choice chosen)
{
    if (second.kind == SecondAnswer::Kind::Shared) {
        for (std::size_t i = 0; i < parts.size(); ++i)
            parts[i] += Thirds * second.points.at(i);
    } else if (second.kind == SecondAnswer::Kind::Option) {
        parts.at(slotOf(chosen)) += FirstOfTwo;
        parts.at(slotOf(second.option)) += SecondOfTwo;
    } else {
        parts.at(slotOf(chosen)) += WholeAnswer;
    }
}

} // namespace

SecondAnswer fittingSecond(const Answer& answer, const Question& question, QuestionIndex place)
{
    SecondAnswer second = answer.seconds.at(place);
    return fitsChoice(second, question, answer.choice(place)) ? second : SecondAnswer();
}

SoftLabel softLabel(const std::vector<const Answer*>& answers, const Task& task,
                    QuestionIndex question)
{
    const Question& asked = task.questions.at(indexOf(question));
    SoftLabel label;
    std::vector<qint64> parts(asked.options.size());
    for (const Answer* answer : answers) {
        const auto chosen = answer->choice(question);
        if (!chosen || slotOf(*chosen) >= parts.size())
            continue;
        ++label.answers;
        addParts(parts, fittingSecond(*answer, asked, question), *chosen);
    }
    if (label.answers == 0)
        return label;
    const auto all = static_cast<double>(WholeAnswer * label.answers);
    for (const qint64 part : parts)
        label.shares.push_back(static_cast<double>(part) / all);
    label.entropy = stats::entropyBits(label.shares);
    return label;
}

SoftLabel softLabelOfReadings(const std::vector<const Answer*>& answers, const Task& task,
                              QuestionIndex question)
{
    const Question& asked = task.questions.at(indexOf(question));
    const bool isAnySaid = std::any_of(answers.begin(), answers.end(), [&](const Answer* answer) {
        return !fittingSecond(*answer, asked, question).isOpen();
    });
    return isAnySaid ? softLabel(answers, task, question) : SoftLabel();
}

} // namespace subtext
