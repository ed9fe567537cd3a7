// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/course.h"
#include "ui/widgets/centredpage.h"

class QLabel;
class QPushButton;

namespace subtext {

/// What the calibration round is, before it begins.
class PracticeWelcome : public CentredPage
{
    Q_OBJECT
public:
    explicit PracticeWelcome(QWidget* parent = nullptr);

    void setState(const PracticeState& state, bool isRequired);
    QPushButton* startButton() const { return m_start; }
    QPushButton* leaveButton() const { return m_leave; }

Q_SIGNALS:
    void startRequested();
    void leaveRequested();

private:
    QLabel* m_title;
    QLabel* m_text;
    QPushButton* m_start;
    QPushButton* m_leave;
};

} // namespace subtext
