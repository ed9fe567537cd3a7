// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/course/practice.h"
#include "ui/widgets/announcement.h"

namespace subtext {

/// What the calibration round is, before it begins.
class PracticeWelcome : public Announcement
{
    Q_OBJECT
public:
    explicit PracticeWelcome(QWidget* parent = nullptr);

    void setState(const PracticeScenes& scenes, const PracticeState& state, bool isRequired);
    QPushButton* startButton() const { return firstButton(); }
    QPushButton* leaveButton() const { return secondButton(); }

Q_SIGNALS:
    void startRequested();
    void leaveRequested();

private:
    QWidget* makeCards(const std::vector<PracticeCard>& texts);
    static QString leadOf(const PracticeScenes& scenes);

    QWidget* m_cards;
};

} // namespace subtext
