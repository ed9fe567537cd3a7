// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/setup/setuppage.h"

#include <QSpinBox>

class QHBoxLayout;
class QLabel;

namespace subtext {

class MatrixView;
class SegmentBar;

/// How many people label each item, the seed, and the assignment that comes of it.
class AssignmentPage : public SetupPage
{
    Q_OBJECT
public:
    explicit AssignmentPage(QWidget* parent);

    void setTask(const TaskDocument& chosen) override;
    void enter(const SetupDraft& draft) override;
    void apply(SetupDraft& draft) const override;
    QString obstacle(const SetupDraft& draft) const override;
    void focusField() override;

    MatrixView* matrix() const { return m_matrix; }

private:
    QSpinBox* addNumber(QHBoxLayout* across, const QString& caption, int least, int most,
                        int value);
    void showPlan();
    void showAbout();
    int ratersPerItem(const SetupDraft& draft) const;

    SetupDraft m_draft;
    SegmentBar* m_teams; ///< On the screen where the scenarios are of several groups.
    QWidget* m_teamsColumn;
    QSpinBox* m_raters = nullptr;
    bool m_areRatersSaid = false;
    int m_sharing = 0; ///< So many people, where some of them label several groups; else 0.
    QSpinBox* m_seed = nullptr;
    QLabel* m_words;
    MatrixView* m_matrix;
};

} // namespace subtext
