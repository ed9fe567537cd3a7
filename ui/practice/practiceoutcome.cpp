// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/practice/practiceoutcome.h"

#include "core/course/practice.h"
#include "ui/text/words.h"

#include <QPushButton>

namespace subtext {
namespace {

QString distanceWords(double distance)
{
    if (distance == 0)
        return PracticeOutcome::tr("Your scales were exactly those of the reference.");
    return PracticeOutcome::tr("Your scales were %1 points from the reference on average; a point "
                               "or so is usual.")
        .arg(distance, 0, 'f', 1);
}

} // namespace

PracticeOutcome::PracticeOutcome(QWidget* parent)
    : Announcement(ButtonKind::Normal, parent)
{
    setTitle(tr("Practice done"));
    onButton()->setText(tr("Begin"));
    onButton()->setObjectName(QStringLiteral("begin"));
    againButton()->setText(tr("Practise again"));
    connect(onButton(), &QPushButton::clicked, this, &PracticeOutcome::onRequested);
    connect(againButton(), &QPushButton::clicked, this, &PracticeOutcome::againRequested);
}

void PracticeOutcome::setOutcome(const std::vector<PracticeAnswer>& round)
{
    const PracticeRound counted = countPractice(round);
    setLead(tr("%1 of %2 labels fit. ").arg(counted.accepted).arg(counted.answered) +
            distanceWords(counted.meanDistance));
    QStringList missed;
    for (const PracticeAnswer& answer : round) {
        const CalibrationItem* item = Practice::calibrationItem(answer.item);
        if (item && !comparePractice(answer.answer, *item).isAccepted)
            missed << QStringLiteral("– ") + item->boundary;
    }
    setNote(missed.isEmpty() ? QString() : tr("Worth another look:") + u'\n' + missed.join(u'\n'));
}

void PracticeOutcome::setOnText(const QString& text)
{
    onButton()->setText(text);
}

QString PracticeOutcome::text() const
{
    return lead() + u'\n' + note();
}

} // namespace subtext
