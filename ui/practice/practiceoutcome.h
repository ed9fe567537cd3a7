// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/courserecords.h"
#include "ui/widgets/announcement.h"

#include <vector>

namespace subtext {

/// The end of a calibration round: what came out, and the way on.
class PracticeOutcome : public Announcement
{
    Q_OBJECT
public:
    explicit PracticeOutcome(QWidget* parent = nullptr);

    /// The answers of the round that has just ended.
    void setOutcome(const std::vector<PracticeAnswer>& round);
    void setOnText(const QString& text);
    QString text() const;
    QPushButton* onButton() const { return firstButton(); }
    QPushButton* againButton() const { return secondButton(); }

Q_SIGNALS:
    void againRequested();
    void onRequested();
};

} // namespace subtext
