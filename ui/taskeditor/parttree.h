// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/task/taskparts.h"

#include <QFrame>

class QMenu;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace subtext {

/// The parts of a task as a tree, and what can be done to the one that is chosen: Insert adds,
/// Delete removes, Alt+Up and Alt+Down move it.
class PartTree : public QFrame
{
    Q_OBJECT
public:
    explicit PartTree(QWidget* parent);

    /// Shows the task as it is now, with this part chosen. `faulty` are parts with faults.
    void show(const Task& task, TaskPart chosen, const std::vector<TaskPart>& faulty);
    TaskPart chosen() const { return m_chosen; }
    /// Without partChosen(), and on the screen with the next show().
    void choose(TaskPart part) { m_chosen = part; }

    QTreeWidget* tree() const { return m_tree; }

Q_SIGNALS:
    void partChosen(subtext::TaskPart part);
    void addRequested(subtext::PartKind kind);
    void removeRequested();
    void moveRequested(int by);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Line
    {
        TaskPart part;
        QString title;
        QString spoken;
        int depth = 0;
        bool isFaulty = false;

        bool operator==(const Line&) const = default;
    };
    static void gather(std::vector<Line>& lines, const Task& task, TaskPart part, int depth,
                       const std::vector<TaskPart>& faulty);
    void fill();
    void markChosen();
    void refreshButtons(const Task& task);
    void onCurrent(QTreeWidgetItem* item);

    QTreeWidget* m_tree;
    QPushButton* m_add;
    QPushButton* m_remove;
    QPushButton* m_up;
    QPushButton* m_down;
    QMenu* m_kinds;
    std::vector<Line> m_lines; ///< By number of the item.
    std::vector<QTreeWidgetItem*> m_items;
    std::vector<PartKind> m_addable;
    std::vector<TaskPart> m_open; ///< That the user unfolded.
    TaskPart m_chosen;
};

} // namespace subtext
