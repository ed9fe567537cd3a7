// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/home/stageline.h"

#include "ui/text/standingtext.h"
#include "ui/widgets/controls.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace subtext {

StageLine::StageLine(QWidget* parent)
    : QWidget(parent)
{
    QHBoxLayout* across = makeRow(this, {}, 8);
    for (Box& box : m_boxes) {
        box.frame = makeCard(this);
        QVBoxLayout* column = makeColumn(box.frame, {12, 8, 8, 8}, 2);
        box.title = makeLines(QString(), theme::TextRole::Strong, LabelTone::Muted, box.frame);
        box.counts = makeLines(QString(), theme::TextRole::Small, LabelTone::Normal, box.frame);
        addWidgets(*column, box.title, box.counts);
        column->addStretch(1);
        across->addWidget(box.frame, 1);
    }
}

void StageLine::showStanding(const StudyStanding& standing)
{
    const NextStep step = nextStep(standing);
    const auto current = static_cast<std::size_t>(stageOf(step));
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        const auto stage = static_cast<StudyStage>(i);
        const bool isNow = i == current && step != NextStep::Done;
        const bool isDone = i < current || step == NextStep::Done;
        const QString word = stageWord(stage);
        const QString title = isNow    ? tr("→ %1, now").arg(word)
                              : isDone ? tr("✓ %1").arg(word)
                                       : word;
        const QStringList lines = stageLines(stage, standing);
        m_boxes.at(i).title->setText(title);
        setTone(m_boxes.at(i).title, isNow ? LabelTone::Normal : LabelTone::Muted);
        m_boxes.at(i).counts->setText(lines.join(u'\n'));
        const QString spoken = isNow    ? tr("%1, now").arg(word)
                               : isDone ? tr("%1, done").arg(word)
                                        : word;
        m_boxes.at(i).frame->setAccessibleName(spoken + QStringLiteral(": ") +
                                               lines.join(QStringLiteral(", ")));
    }
}

QString StageLine::spokenText(StudyStage stage) const
{
    return m_boxes.at(static_cast<std::size_t>(stage)).frame->accessibleName();
}

} // namespace subtext
