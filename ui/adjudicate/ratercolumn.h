// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/desk/deskqueue.h"
#include "ui/adjudicate/raterhead.h"

#include <QFrame>

#include <array>
#include <memory>
#include <optional>

namespace subtext {

class AnswerMarks;
class TextReader;
class VadProfile;

/// Everything that one rater said about an item, as a card. It is made once and shows one rater
/// after another. Head and profile stay in view; a long explanation scrolls below them.
class RaterColumn : public QFrame
{
    Q_OBJECT
public:
    static constexpr int MinimumWidth = 150;
    static constexpr int Side = 10; ///< Left and right of what is in it.
    /// Of a card with nothing below its head.
    static constexpr int BriefWidth = 116;
    /// Of a task without scales and explanation the answers alone are to be shown.
    static bool isBrief(const Task& task) { return task.scales.empty() && !task.explanation; }

    explicit RaterColumn(QWidget* parent = nullptr);

    /// What is asked from now on; before that CEI.
    void setTask(const std::shared_ptr<const Task>& task);
    /// `place` counts from 1. `means` of all raters by scale in scale numbers, NaN where nobody
    /// rated.
    void setRater(const DeskRater& rater, int place, const QString& title,
                  const std::array<double, MaxScales>& means);
    void setQuestion(QuestionIndex question);
    void setChosen(bool isChosen);
    bool isChosen() const { return m_head->isChosen(); }
    std::optional<Choice> label() const { return m_head->label(); }

    RaterHead* head() const { return m_head; }
    VadProfile* profile() const { return m_profile; }
    AnswerMarks* marks() const { return m_marks; }
    TextReader* explanation() const { return m_explanation; }

Q_SIGNALS:
    void chosen();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void writeExplanation();
    void showLabel();

    RaterHead* m_head;
    VadProfile* m_profile;
    AnswerMarks* m_marks;
    TextReader* m_explanation;
    std::shared_ptr<const Task> m_task;
    QuestionIndex m_question = FirstQuestion;
    int m_place = 0;
    QString m_title;
    Answer m_answer;
};

} // namespace subtext
