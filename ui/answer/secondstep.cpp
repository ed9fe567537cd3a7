// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/secondstep.h"

#include "ui/answer/answerkeys.h"
#include "ui/answer/pointsstep.h"
#include "ui/text/answertext.h"

#include <QKeyEvent>

namespace subtext {
namespace {

Question askedForOption(const Question& question)
{
    Question asked = question;
    asked.word = SecondStep::tr("Could it also be …?");
    asked.ask = SecondStep::tr("Choose one more option, or 0 for none.");
    return asked;
}

} // namespace

SecondStep::SecondStep(const Question& question, QWidget* parent)
    : SecondStep(question, askedForOption(question), parent)
{}

SecondStep::SecondStep(const Question& question, const Question& asked, QWidget* parent)
    : OptionStep(asked, parent)
    , m_question(question)
{
    QSizePolicy policy = sizePolicy();
    policy.setRetainSizeWhenHidden(true); // what is below it stays where it is
    setSizePolicy(policy);
    hide();
    connect(this, &ChoiceStep::chosen, this, [this](std::optional<int> cell) {
        if (cell)
            Q_EMIT said(isFirst(*cell) ? SecondAnswer::nothing()
                                       : SecondAnswer::of(static_cast<Choice>(*cell)));
    });
    describe();
}

SecondStep* SecondStep::make(SecondReading asked, const Question& question, QWidget* parent)
{
    Q_ASSERT(asked != SecondReading::Off);
    if (asked == SecondReading::Sharing)
        return new PointsStep(question, parent);
    return new SecondStep(question, parent);
}

void SecondStep::showSecond(std::optional<Choice> first, const SecondAnswer& second)
{
    m_first = first;
    const bool fits = first && takes(second.kind) && fitsChoice(second, m_question, first);
    m_second = fits ? second : SecondAnswer();
    setVisible(first.has_value());
    std::optional<int> cell;
    if (m_second.kind == SecondAnswer::Kind::Option)
        cell = indexOf(m_second.option);
    else if (!m_second.isOpen())
        cell = indexOf(*first);
    setChoice(cell);
}

SecondAnswer SecondStep::besides(std::optional<Choice> choice) const
{
    return fitsChoice(m_second, m_question, choice) ? m_second : SecondAnswer();
}

/// Whoever sees it has just seen the options with more around them.
void SecondStep::setLook(StepLook look, int titleWidth)
{
    OptionStep::setLook(look == StepLook::Full ? StepLook::Plain : look, titleWidth);
}

QString SecondStep::choiceName(int choice) const
{
    return isFirst(choice) ? tr("No") : OptionStep::choiceName(choice);
}

QString SecondStep::definition(int choice) const
{
    return isFirst(choice) ? tr("Nothing but “%1”").arg(OptionStep::choiceName(choice))
                           : OptionStep::definition(choice);
}

QString SecondStep::cellKey(int cell) const
{
    return isFirst(cell) ? QStringLiteral("0") : keyOfPlace(cell);
}

QString SecondStep::spokenName() const
{
    return tr("%1, second reading: %2")
        .arg(questionWord(m_question), choice() ? saidWords() : tr("not answered"));
}

bool SecondStep::takes(SecondAnswer::Kind kind) const
{
    return kind == SecondAnswer::Kind::Nothing || kind == SecondAnswer::Kind::Option;
}

QString SecondStep::saidWords() const
{
    return tr("%1, %2 of %3")
        .arg(choiceName(*choice()), QString::number(*choice() + 1), QString::number(choices()));
}

void SecondStep::takeDigit(int cell)
{
    choose(cell);
}

/// There is no answer to go back to that lacks what is asked.
bool SecondStep::takeOther(int key)
{
    return key == Qt::Key_Backspace || key == Qt::Key_Delete;
}

void SecondStep::keyPressEvent(QKeyEvent* event)
{
    const auto key = placeKeyOf(*event);
    const bool isPlace = key && !key->isShifted && m_first && key->place.value_or(0) < choices();
    if (isPlace) {
        const int cell = key->place.value_or(indexOf(*m_first));
        const bool isOfChosen = key->place && isFirst(cell); // it has the key 0 here
        if (!isOfChosen && !isReadOnly()) {
            takeDigit(cell);
            Q_EMIT answered();
        }
        return;
    }
    const bool isPlain =
        (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
    if (!isPlain || !takeOther(event->key()))
        OptionStep::keyPressEvent(event);
}

} // namespace subtext
