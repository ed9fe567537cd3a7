// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessibleWidget>

#include <vector>

namespace subtext {

class AnswerStep;

/// A step as a screen reader meets it: a group of radio buttons.
class StepAccess : public QAccessibleWidget
{
public:
    explicit StepAccess(AnswerStep& step);
    ~StepAccess() override;

    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;

private:
    AnswerStep& m_step;
    /// Made on demand; kept by Qt's cache, which deletes them.
    mutable std::vector<QAccessible::Id> m_children;
};

} // namespace subtext
