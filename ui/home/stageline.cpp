// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/home/stageline.h"

#include "ui/text/standingtext.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/spokenrole.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace subtext {
namespace {

enum class Reached { No, Now, Done };

Reached reached(StudyStage stage, NextStep next)
{
    if (next == NextStep::Done || stage < stageOf(next))
        return Reached::Done;
    return stage == stageOf(next) ? Reached::Now : Reached::No;
}

} // namespace

StageLine::StageLine(QWidget* parent)
    : QWidget(parent)
{
    QHBoxLayout* across = makeRow(this, {}, 8);
    for (Box& box : m_boxes) {
        box.frame = makeCard(this);
        setSpokenRole(*box.frame, QAccessible::Grouping);
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
    const NextStep next = nextStep(standing);
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        const Box& box = m_boxes.at(i);
        const auto stage = static_cast<StudyStage>(i);
        const QString word = stageWord(stage);
        const QStringList lines = stageLines(stage, standing);
        QString title = word;
        QString spoken = word;
        const Reached how = reached(stage, next);
        if (how == Reached::Now) {
            title = tr("→ %1").arg(word);
            spoken = tr("%1, now").arg(word);
        } else if (how == Reached::Done) {
            title = tr("✓ %1").arg(word);
            spoken = tr("%1, done").arg(word);
        }
        box.title->setText(title);
        setTone(box.title, how == Reached::Now ? LabelTone::Normal : LabelTone::Muted);
        box.counts->setText(lines.join(u'\n'));
        box.frame->setAccessibleName(spoken + QStringLiteral(": ") + listed(lines));
    }
}

QString StageLine::spokenText(StudyStage stage) const
{
    return m_boxes.at(static_cast<std::size_t>(stage)).frame->accessibleName();
}

} // namespace subtext
