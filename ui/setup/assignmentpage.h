// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/setup/setuppage.h"

class QHBoxLayout;
class QLabel;
class QSpinBox;

namespace subtext {

class MatrixView;

/// How many people label each item, the seed, and the assignment that comes of it.
class AssignmentPage : public SetupPage
{
    Q_OBJECT
public:
    explicit AssignmentPage(QWidget* parent);

    void enter(const SetupDraft& draft) override;
    void apply(SetupDraft& draft) const override;
    QString obstacle(const SetupDraft& draft) const override;
    void focusField() override;

    QSpinBox* raters() const { return m_raters; }
    QSpinBox* seed() const { return m_seed; }
    MatrixView* matrix() const { return m_matrix; }

private:
    QSpinBox* addNumber(QHBoxLayout* across, const QString& caption, int least, int most,
                        int value);
    void showPlan();

    SetupDraft m_draft;
    QSpinBox* m_raters = nullptr;
    QSpinBox* m_seed = nullptr;
    QLabel* m_words;
    MatrixView* m_matrix;
};

} // namespace subtext
