// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/desk/secondlooks.h"
#include "core/task/task.h"

#include <QWidget>

#include <memory>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace subtext {

class PickButton;

/// What is picked at a second look: for each question that it asks the options and "ambiguous".
class SecondLookPicks : public QWidget
{
    Q_OBJECT
public:
    SecondLookPicks(std::shared_ptr<const Task> task, QWidget* parent);

    /// Nothing is picked beforehand.
    void setCase(const SecondLookCase& look);

    const Picks& picks() const { return m_picks; }
    /// Every question that is asked has its pick.
    bool isComplete() const;
    /// The question that keys are about; the first without a pick, until another is gone to.
    QuestionIndex question() const { return m_question; }
    void goToQuestion(int step);

    void choose(const Pick& pick) { choose(m_question, pick); }
    /// What the key of a place says: see DeskEditing::chooseAt.
    void chooseAt(int place, bool isShifted);
    /// The buttons of a question, "ambiguous" last; none of one that is not asked.
    std::vector<PickButton*> buttons(QuestionIndex question) const;

Q_SIGNALS:
    void changed();

private:
    struct Block
    {
        QuestionIndex question = FirstQuestion;
        QWidget* widget = nullptr;
        QLabel* word = nullptr; ///< None where the task asks one question.
        std::vector<PickButton*> buttons;
    };

    Block makeBlock(QuestionIndex question);
    bool asks(QuestionIndex question) const;
    void choose(QuestionIndex question, const Pick& pick);
    void showPicks();

    std::shared_ptr<const Task> m_task;
    QVBoxLayout* m_column;
    std::vector<Block> m_blocks; ///< One for each question of the task.
    std::vector<bool> m_asks;
    Picks m_picks{};
    QuestionIndex m_question = FirstQuestion;
};

} // namespace subtext
