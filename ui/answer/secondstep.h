// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/secondreading.h"
#include "ui/answer/answersteps.h"

namespace subtext {

/// What else the answer to a question could be: a cell an option, in the order and with the keys of
/// the question. In the cell of the chosen option stands that it is nothing else, and its key is 0.
/// Not shown before there is a choice; its place is kept.
class SecondStep : public OptionStep
{
    Q_OBJECT
public:
    SecondStep(const Question& question, QWidget* parent);
    /// As the rules ask; not for Off.
    static SecondStep* make(SecondReading asked, const Question& question, QWidget* parent);

    /// Shows what was said beside that choice, without announcing it.
    void showSecond(std::optional<Choice> first, const SecondAnswer& second);
    std::optional<Choice> first() const { return m_first; }
    /// Open where what is shown cannot stand beside that choice.
    SecondAnswer besides(std::optional<Choice> choice) const;

    void setLook(StepLook look, int titleWidth) override;
    QString choiceName(int choice) const override;
    QString definition(int choice) const override;
    QString cellKey(int cell) const override;

Q_SIGNALS:
    /// By the user. Shown once whoever keeps the answer shows it.
    void said(const subtext::SecondAnswer& second);

protected:
    /// `asked` is the question as it is drawn.
    SecondStep(const Question& question, const Question& asked, QWidget* parent);

    const Question& question() const { return m_question; }
    const SecondAnswer& second() const { return m_second; }
    bool isFirst(int cell) const { return m_first && indexOf(*m_first) == cell; }
    /// Whether an answer of that kind is given here; another is from before the rules changed.
    virtual bool takes(SecondAnswer::Kind kind) const;
    /// What is said, in words.
    virtual QString saidWords() const;
    virtual void takeDigit(int cell);
    /// False where the key is none of its own.
    virtual bool takeOther(int key);

    void keyPressEvent(QKeyEvent* event) override;
    QString spokenName() const override;
    bool hasSwatch(int choice) const override { return !isFirst(choice); } // there it says "No"

private:
    Question m_question;
    std::optional<Choice> m_first;
    SecondAnswer m_second; ///< Fits the choice, or is open.
};

} // namespace subtext
