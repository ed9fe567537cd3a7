// SPDX-License-Identifier: MIT
#include "core/agreement/secondfigures.h"

#include <algorithm>

namespace subtext {
namespace {

bool givesAnother(const SecondAnswer& second, Choice chosen)
{
    if (second.kind != SecondAnswer::Kind::Shared)
        return second.kind == SecondAnswer::Kind::Option;
    return second.points.at(slotOf(chosen)) < SharedPoints;
}

} // namespace

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
            of.labels.push_back({item.name, softLabelOfReadings(given, task, place)});
            bits[i] += of.labels.back().label.entropy.value_or(0);
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
