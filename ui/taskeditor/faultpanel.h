// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/task/taskfault.h"

#include <QFrame>

class QLabel;
class QListWidget;

namespace subtext {

/// What is wrong with a task, line by line with place and remedy; a click, or Return, leads there.
class FaultPanel : public QFrame
{
    Q_OBJECT
public:
    explicit FaultPanel(QWidget* parent);

    /// Of the task that is edited. `titles` says of each in which part it is.
    void show(const TaskFaults& faults, const QStringList& titles);
    QListWidget* list() const { return m_list; }

Q_SIGNALS:
    void placeChosen(const QString& place);

private:
    QLabel* m_head;
    QListWidget* m_list;
    TaskFaults m_faults;
};

} // namespace subtext
