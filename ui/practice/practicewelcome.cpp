// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/practice/practicewelcome.h"

#include "ui/text/words.h"

#include <QPushButton>

namespace subtext {

PracticeWelcome::PracticeWelcome(QWidget* parent)
    : Announcement(ButtonKind::Quiet, parent)
{
    setNote(tr("Practice is not data: your answers stay apart from your work and are never "
               "published. Whoever coordinates the study can see them."));
    startButton()->setObjectName(QStringLiteral("startPractice"));
    connect(startButton(), &QPushButton::clicked, this, &PracticeWelcome::startRequested);
    connect(leaveButton(), &QPushButton::clicked, this, &PracticeWelcome::leaveRequested);
}

void PracticeWelcome::setState(const PracticeState& state, bool isRequired)
{
    const auto total = static_cast<qint64>(Practice::calibration().size());
    const auto left = total - static_cast<qint64>(state.answers.size());
    setTitle(isRequired ? tr("A little practice first") : tr("Practice"));
    setLead(tr("%1 scenes that teach where one emotion ends and another begins. You answer as you "
               "will later, without an explanation. After each you see how it is usually read, and "
               "why.")
                .arg(total));
    startButton()->setText(state.answers.empty() ? tr("Start")
                                                 : counted(left, tr("Go on: 1 scene left"),
                                                           tr("Go on: %1 scenes left")));
    leaveButton()->setText(isRequired ? tr("Sign out") : tr("To my work"));
}

} // namespace subtext
