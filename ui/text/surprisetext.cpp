// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/surprisetext.h"

#include "ui/text/agreementtext.h"
#include "ui/text/answertext.h"
#include "ui/text/plurals.h"

#include <QCoreApplication>
#include <QStringList>

namespace subtext {
namespace {

struct SurpriseText
{
    Q_DECLARE_TR_FUNCTIONS(subtext::SurpriseText)
};

QString sentenceOf(const ItemSurprise& of, const Task& task, std::size_t question)
{
    const QString guesses = Plurals::tr("%n guesses", nullptr, plural(of.guesses));
    if (!of.option)
        return SurpriseText::tr("No label is surprisingly popular (%1).").arg(guesses);
    return SurpriseText::tr("Surprisingly popular: %1 (margin %2, %3).")
        .arg(optionWord(task, question, *of.option), percentText(of.margin), guesses);
}

} // namespace

QString surpriseText(const std::vector<const Answer*>& answers, const Task& task)
{
    QStringList sentences;
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        const ItemSurprise of = itemSurprise(answers, task, static_cast<QuestionIndex>(i));
        if (of.guesses == 0)
            continue;
        const QString sentence = sentenceOf(of, task, i);
        sentences << (task.questions.size() == 1 ? sentence
                                                 : QStringLiteral("%1: %2").arg(
                                                       questionWord(task.questions[i]), sentence));
    }
    return sentences.join(u'\n');
}

} // namespace subtext
