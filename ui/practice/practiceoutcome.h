// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/course.h"
#include "ui/widgets/centredpage.h"

class QLabel;
class QPushButton;

namespace subtext {

/// The end of a calibration round: what came out, and the way on.
class PracticeOutcome : public CentredPage
{
    Q_OBJECT
public:
    explicit PracticeOutcome(QWidget* parent = nullptr);

    /// The answers of the round that has just ended.
    void setOutcome(const std::vector<PracticeAnswer>& round);
    void setOnText(const QString& text);
    QString text() const;
    QPushButton* onButton() const { return m_on; }
    QPushButton* againButton() const { return m_again; }

Q_SIGNALS:
    void againRequested();
    void onRequested();

private:
    QLabel* m_lead;
    QLabel* m_missed;
    QPushButton* m_on;
    QPushButton* m_again;
};

} // namespace subtext
