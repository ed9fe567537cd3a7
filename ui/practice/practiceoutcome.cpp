// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/practice/practiceoutcome.h"

#include "ui/text/words.h"
#include "ui/widgets/controls.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace subtext {
namespace {

constexpr int PageWidth = 680;

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
    : CentredPage(PageWidth, parent)
{
    QWidget* page = column();
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(28, 72, 28, 40);
    layout->setSpacing(16);
    layout->addWidget(
        makeLabel(tr("Practice done"), theme::TextRole::Title, LabelTone::Normal, page));
    m_lead = makeLabel(QString(), theme::TextRole::Scene, LabelTone::Normal, page);
    m_lead->setWordWrap(true);
    layout->addWidget(m_lead);
    m_missed = makeLabel(QString(), theme::TextRole::Body, LabelTone::Muted, page);
    m_missed->setWordWrap(true);
    layout->addWidget(m_missed);
    layout->addSpacing(12);
    auto* buttons = new QHBoxLayout;
    m_on = makeButton(tr("Begin"), ButtonKind::Primary, page);
    m_on->setAutoDefault(true); // Return begins, as the look of it promises
    m_on->setObjectName(QStringLiteral("begin"));
    m_again = makeButton(tr("Practise again"), ButtonKind::Normal, page);
    buttons->addWidget(m_on);
    buttons->addWidget(m_again);
    buttons->addStretch(1);
    layout->addLayout(buttons);
    layout->addStretch(1);
    connect(m_on, &QPushButton::clicked, this, &PracticeOutcome::onRequested);
    connect(m_again, &QPushButton::clicked, this, &PracticeOutcome::againRequested);
}

void PracticeOutcome::setOutcome(const std::vector<PracticeAnswer>& round)
{
    const PracticeRound counted = countPractice(round);
    m_lead->setText(tr("%1 of %2 labels fit. ").arg(counted.accepted).arg(counted.answered) +
                    distanceWords(counted.meanDistance));
    QStringList missed;
    for (const PracticeAnswer& answer : round) {
        const CalibrationItem* item = Course::calibrationItem(answer.item);
        if (item && !comparePractice(answer.answer, *item).isAccepted)
            missed << QStringLiteral("– ") + item->boundary;
    }
    m_missed->setText(missed.isEmpty() ? QString()
                                       : tr("Worth another look:") + u'\n' + missed.join(u'\n'));
    m_missed->setVisible(!missed.isEmpty());
}

void PracticeOutcome::setOnText(const QString& text)
{
    m_on->setText(text);
}

QString PracticeOutcome::text() const
{
    return m_lead->text() + u'\n' + m_missed->text();
}

} // namespace subtext
