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
class ElidedLabel;
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
    /// Names the words that this rater marked; empty where there are none.
    void setCues(const QString& words);
    void setQuestion(QuestionIndex question);
    void setChosen(bool isChosen);
    bool isChosen() const { return m_head->isChosen(); }
    std::optional<Choice> label() const { return m_head->label(); }

    RaterHead* head() const { return m_head; }
    VadProfile* profile() const { return m_profile; }
    AnswerMarks* marks() const { return m_marks; }
    TextReader* explanation() const { return m_explanation; }
    /// What else it could be to this rater; hidden where that was not said.
    ElidedLabel* second() const { return m_second; }
    ElidedLabel* cues() const { return m_cues; } ///< Hidden where nothing is marked.
    /// The pointer is over it.
    bool isPointedAt() const { return m_isPointedAt; }
    /// The keys came into it, other than by a click.
    bool isVisited() const { return m_isVisited; }

Q_SIGNALS:
    void chosen();
    /// It is pointed at or visited, or no longer.
    void attended();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// Wide enough for the axes of the profile, whose names may be long or in large letters.
    void fitWidth();
    void writeExplanation();
    void showLabel();
    void describe();
    void attend(bool isPointedAt, bool isVisited);

    RaterHead* m_head;
    ElidedLabel* m_second;
    VadProfile* m_profile;
    AnswerMarks* m_marks;
    ElidedLabel* m_cues;
    TextReader* m_explanation;
    std::shared_ptr<const Task> m_task;
    QuestionIndex m_question = FirstQuestion;
    int m_place = 0;
    QString m_title;
    Answer m_answer;
    bool m_isPointedAt = false;
    bool m_isVisited = false;
};

} // namespace subtext
