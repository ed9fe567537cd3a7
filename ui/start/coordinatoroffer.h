// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/study.h"

#include <QLabel>
#include <QWidget>

class QLineEdit;
class QPushButton;

namespace subtext {

/// "I run this study": the way in for whoever made a study that nobody runs. It asks for a name and
/// puts a coordinator of that name on the roster.
class CoordinatorOffer : public QWidget
{
    Q_OBJECT
public:
    explicit CoordinatorOffer(QWidget* parent);

    /// Shows itself where the study has no coordinator and is no hand-out.
    void setStudy(Study& study);

    QLineEdit* nameField() const { return m_name; }
    QString problem() const { return m_problem->isHidden() ? QString() : m_problem->text(); }

Q_SIGNALS:
    void made(subtext::PersonId person);

private:
    void setOpen(bool isOpen);
    void add();

    Study* m_study = nullptr;
    QPushButton* m_open;
    QWidget* m_row;
    QLineEdit* m_name;
    QPushButton* m_add;
    QLabel* m_problem;
};

} // namespace subtext
