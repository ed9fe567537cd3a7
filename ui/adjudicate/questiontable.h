// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/desk/deskqueue.h"
#include "core/task/task.h"

#include <QFrame>
#include <QStringList>

class QTableView;

namespace subtext {

class DeskSession;
class QuestionModel;

/// The questions of an item, for a task that has several: a row each with what everybody chose, how
/// the votes lie, and what stands or still needs a pick. The row of the question on screen is the
/// chosen one; rows on which people differ stand out, those that are settled step back. Long ones
/// scroll.
class QuestionTable : public QFrame
{
    Q_OBJECT
public:
    explicit QuestionTable(QWidget* parent = nullptr);

    /// Hidden where there is but one question.
    void setTask(const Task& task);
    void show(const DeskSession& session);

    QTableView* view() const { return m_view; }
    /// "Fear: tie 2:2, needs a pick"
    QString rowText(int row) const;

Q_SIGNALS:
    void questionChosen(subtext::QuestionIndex question);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Of the columns, in pixels.
    struct Widths
    {
        int question = 0;
        int rater = 0; ///< Of each.
        int votes = 0;
        int label = 0;
    };

    void fit();
    Widths widthsIn(int room) const;

    QTableView* m_view;
    QuestionModel* m_model;
    bool m_isShowing = false; ///< Not chosen by hand.
    ScenarioId m_shown;
    QStringList m_shortWords; ///< Answers that are never cut.
};

} // namespace subtext
