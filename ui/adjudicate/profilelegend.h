// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/task/task.h"

#include <QWidget>

namespace subtext {

/// What the profiles of all columns have in common: the marks of one annotator and of the mean, and
/// what lies at the ends of the axes.
class ProfileLegend : public QWidget
{
    Q_OBJECT
public:
    explicit ProfileLegend(QWidget* parent);

    /// Hidden for a task without scales.
    void setTask(const Task& task);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {60, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_ends;
};

} // namespace subtext
