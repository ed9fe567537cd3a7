// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/course/assigning.h"
#include "core/study/study.h"

#include <QLabel>
#include <QWidget>

class QCheckBox;
class QPushButton;
class QSpinBox;

namespace subtext {

class MatrixView;

/// Who labels how much of what, how complete that is, and how to complete it.
class AssignmentView : public QWidget
{
    Q_OBJECT
public:
    explicit AssignmentView(QWidget* parent);

    void read(Study& study);
    void setChangeable(bool isChangeable) { m_isChangeable = isChangeable; }

    MatrixView* matrix() const { return m_matrix; }
    QString stateText() const { return m_state->text(); }

Q_SIGNALS:
    void scenesRequested();
    void againRequested();
    void fillRequested();
    void moreRequested();
    void lessRequested();
    void normingRequested();
    void assignRequested(int ratersPerItem, quint32 seed, subtext::Assigning::Teams teams);

private:
    void layoutAnew();
    /// `whyNot`: see whyFixed().
    void offerErrands(const QString& whyNot, bool isAnyAskedAgain);

    bool m_isChangeable = false;
    QLabel* m_state;
    QPushButton* m_again; ///< On the screen once there is an answer.
    QPushButton* m_more;  ///< On the screen where the rules give splits to more annotators.
    QPushButton* m_less;  ///< On the screen where some of these have not begun.
    QPushButton* m_norming;
    QPushButton* m_fill;
    QWidget* m_anew;
    QSpinBox* m_raters;
    QSpinBox* m_seed;
    QCheckBox* m_shared; ///< On the screen where there are several groups.
    QPushButton* m_assign;
    MatrixView* m_matrix;
};

} // namespace subtext
