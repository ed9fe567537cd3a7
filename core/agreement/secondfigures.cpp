// SPDX-License-Identifier: MIT
#include "core/agreement/secondfigures.h"

#include <algorithm>
#include <cmath>

namespace subtext {
namespace {

constexpr double FirstOfTwo = 2.0 / 3;
constexpr double SecondOfTwo = 1.0 / 3;

/// Open where it does not fit.
SecondAnswer fittingSecond(const Answer& answer, const Question& question, QuestionIndex place)
{
    SecondAnswer second = answer.seconds.at(place);
    return fitsChoice(second, question, answer.choice(place)) ? second : SecondAnswer();
}

void addShares(std::vector<double>& shares, const SecondAnswer& second, Choice chosen)
{
    if (second.kind == SecondAnswer::Kind::Shared) {
        for (std::size_t i = 0; i < shares.size(); ++i)
            shares[i] += static_cast<double>(second.points.at(i)) / SharedPoints;
    } else if (second.kind == SecondAnswer::Kind::Option) {
        shares.at(slotOf(chosen)) += FirstOfTwo;
        shares.at(slotOf(second.option)) += SecondOfTwo;
    } else {
        shares.at(slotOf(chosen)) += 1;
    }
}

double entropyOf(const std::vector<double>& shares)
{
    double bits = 0;
    for (const double share : shares) {
        if (share > 0 && share < 1)
            bits -= share * std::log2(share);
    }
    return bits;
}

bool givesAnother(const SecondAnswer& second, Choice chosen)
{
    if (second.kind != SecondAnswer::Kind::Shared)
        return second.kind == SecondAnswer::Kind::Option;
    return second.points.at(slotOf(chosen)) < SharedPoints;
}

} // namespace

SoftLabel softLabel(const std::vector<const Answer*>& answers, const Task& task,
                    QuestionIndex question)
{
    const Question& asked = task.questions.at(indexOf(question));
    SoftLabel label;
    std::vector<double> shares(asked.options.size());
    for (const Answer* answer : answers) {
        const auto chosen = answer->choice(question);
        if (!chosen || slotOf(*chosen) >= shares.size())
            continue;
        ++label.answers;
        addShares(shares, fittingSecond(*answer, asked, question), *chosen);
    }
    if (label.answers == 0)
        return label;
    for (double& share : shares)
        share /= label.answers;
    label.entropy = entropyOf(shares);
    label.shares = std::move(shares);
    return label;
}

bool SecondFigures::isEmpty() const
{
    return std::all_of(questions.begin(), questions.end(),
                       [](const QuestionSeconds& of) { return of.answers == 0; });
}

SecondFigures secondFigures(const AgreementInput& input, const std::vector<Annotation>& answers)
{
    const Task& task = *input.task;
    const AnswersByItem byItem = answersByItem(answers);
    SecondFigures figures;
    figures.questions.resize(task.questions.size());
    std::vector<double> bits(task.questions.size());
    for (const AgreementItem& item : input.items) {
        const std::vector<const Answer*> given = answersOf(byItem.value(item.scenario));
        for (std::size_t i = 0; i < task.questions.size(); ++i) {
            const auto place = static_cast<QuestionIndex>(i);
            QuestionSeconds& of = figures.questions[i];
            const int before = of.answers;
            for (const Answer* answer : given) {
                const SecondAnswer second = fittingSecond(*answer, task.questions[i], place);
                if (second.isOpen())
                    continue;
                ++of.answers;
                of.others += givesAnother(second, *answer->choice(place)) ? 1 : 0;
            }
            if (of.answers == before)
                continue;
            ++of.items;
            bits[i] += softLabel(given, task, place).entropy.value_or(0);
        }
    }
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        QuestionSeconds& of = figures.questions[i];
        if (of.answers == 0)
            continue;
        of.share = static_cast<double>(of.others) / of.answers;
        of.meanEntropy = bits[i] / of.items;
    }
    return figures;
}

} // namespace subtext
