// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/choice.h"
#include "ui/answer/answersteps.h"

namespace subtext {

/// What most others will say to a question: a cell an option, in the order and with the keys of the
/// question. Shown beside a choice, on the items that ask for it; there its place is kept.
class GuessStep : public OptionStep
{
    Q_OBJECT
public:
    GuessStep(const Question& question, QWidget* parent);

    /// Whether the item on screen asks for it.
    void setAsked(bool isAsked);
    bool isAsked() const { return m_isAsked; }
    /// Shows what was guessed beside that choice, without announcing it.
    void showGuess(std::optional<Choice> first, std::optional<Choice> guess);

    std::optional<Choice> first() const { return m_first; }

    void setLook(StepLook look, int titleWidth) override;

Q_SIGNALS:
    /// By the user. Shown once whoever keeps the answer shows it.
    void said(subtext::Choice guess);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    QString spokenName() const override;

private:
    QString m_word; ///< Of the question.
    bool m_isAsked = false;
    std::optional<Choice> m_first;
};

} // namespace subtext
