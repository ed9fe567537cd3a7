// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/guessstep.h"

#include "ui/text/answertext.h"

#include <QKeyEvent>

namespace subtext {
namespace {

Question askedForGuess(const Question& question)
{
    Question asked = question;
    asked.word = GuessStep::tr("What will most others say?");
    asked.ask = GuessStep::tr("Your guess, not your answer. It may be the same.");
    return asked;
}

} // namespace

GuessStep::GuessStep(const Question& question, QWidget* parent)
    : OptionStep(askedForGuess(question), parent)
    , m_word(questionWord(question))
{
    hide();
    connect(this, &ChoiceStep::chosen, this, [this](std::optional<int> cell) {
        if (cell)
            Q_EMIT said(static_cast<Choice>(*cell));
    });
    describe();
}

void GuessStep::setAsked(bool isAsked)
{
    m_isAsked = isAsked;
    QSizePolicy policy = sizePolicy();
    policy.setRetainSizeWhenHidden(isAsked); // what is below it stays where it is
    setSizePolicy(policy);
    setVisible(m_isAsked && m_first);
}

void GuessStep::showGuess(std::optional<Choice> first, std::optional<Choice> guess)
{
    m_first = first;
    setVisible(m_isAsked && m_first);
    setChoice(guess ? std::optional(static_cast<int>(indexOf(*guess))) : std::nullopt);
}

/// Whoever sees it has just seen the options with more around them.
void GuessStep::setLook(StepLook look, int titleWidth)
{
    OptionStep::setLook(look == StepLook::Full ? StepLook::Plain : look, titleWidth);
}

QString GuessStep::spokenName() const
{
    if (!choice())
        return tr("%1, guess of the others: not answered").arg(m_word);
    return tr("%1, guess of the others: %2, %3 of %4")
        .arg(m_word, choiceName(*choice()), QString::number(*choice() + 1),
             QString::number(choices()));
}

void GuessStep::keyPressEvent(QKeyEvent* event)
{
    const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const bool takesBack = event->key() == Qt::Key_Backspace || event->key() == Qt::Key_Delete;
    if (!isPlain || !takesBack) // there is no answer to go back to that lacks what is asked
        OptionStep::keyPressEvent(event);
}

} // namespace subtext
