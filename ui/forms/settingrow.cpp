// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/settingrow.h"

#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/segmentbar.h"

#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

constexpr int BesideWords = 28;
constexpr int BelowWords = 8;
constexpr int LeastLetters = 18; // in a line of words beside the control

} // namespace

QSpinBox* makePercent(QWidget* parent)
{
    auto* field = new QSpinBox(parent);
    field->setRange(0, 100);
    field->setSuffix(percentSuffix());
    field->setSpecialValueText(SettingRow::tr("None"));
    field->setMinimumWidth(110);
    return field;
}

SettingRow::SettingRow(const QString& title, const QString& about, QWidget* control,
                       QWidget* parent)
    : BesideOrBelow(BesideWords, parent)
    , m_title(makeLines(title, theme::TextRole::Strong, LabelTone::Normal, this))
    , m_fixed(makeLines(QString(), theme::TextRole::Small, LabelTone::Warning, this))
    , m_control(control)
{
    parts().setContentsMargins(20, 13, 20, 13);
    QVBoxLayout* words = makeColumn(2);
    words->addWidget(m_title);
    words->addWidget(makeLines(about, theme::TextRole::Small, LabelTone::Muted, this));
    m_fixed->hide();
    words->addWidget(m_fixed);
    parts().addLayout(words, 1);
    control->setParent(this);
    if (control->accessibleName().isEmpty())
        control->setAccessibleName(title);
    control->setAccessibleDescription(about);
    parts().addWidget(control, 0, Qt::AlignVCenter);
}

/// Of the title, which is short, and of what it means.
int SettingRow::leastWords() const
{
    return std::max(LeastLetters * m_title->fontMetrics().averageCharWidth(),
                    m_title->minimumSizeHint().width());
}

int SettingRow::leastControl() const
{
    return std::max(m_control->minimumSizeHint().width(), m_control->minimumWidth());
}

int SettingRow::leastBeside() const
{
    return leastWords() + BesideWords + leastControl();
}

int SettingRow::leastBelow() const
{
    return std::max(leastWords(), leastControl());
}

void SettingRow::fitParts(bool isToBeBeside)
{
    if (isToBeBeside == isBeside())
        return;
    parts().setSpacing(isToBeBeside ? BesideWords : BelowWords);
    parts().setAlignment(m_control, isToBeBeside ? Qt::AlignVCenter : Qt::AlignLeft);
}

void SettingRow::setFixed(const QString& why)
{
    m_fixed->setText(why);
    m_fixed->setVisible(!why.isEmpty());
    m_control->setEnabled(why.isEmpty());
}

SettingCard::SettingCard(QWidget* parent)
    : QFrame(parent)
{
    setProperty("card", true);
    makeColumn(this, {0, 4, 0, 4}, 0);
}

void SettingCard::addHairline()
{
    if (layout()->isEmpty())
        return;
    auto* line = new QFrame(this);
    line->setFrameShape(QFrame::HLine);
    line->setFrameShadow(QFrame::Plain);
    line->setForegroundRole(QPalette::Mid);
    line->setFixedHeight(1);
    layout()->addWidget(line);
}

SettingRow* SettingCard::addRow(const QString& title, const QString& about, QWidget* control)
{
    addHairline();
    auto* row = new SettingRow(title, about, control, this);
    layout()->addWidget(row);
    return row;
}

SegmentBar* SettingCard::addChoice(const QString& title, const QString& about,
                                   const QStringList& choices)
{
    auto* bar = new SegmentBar(title, this);
    for (const QString& choice : choices) {
        const int segment = bar->addSegment(choice);
        bar->button(segment)->setAccessibleName(title + QStringLiteral(": ") + choice);
    }
    addRow(title, about, bar);
    return bar;
}

void SettingCard::setRowShown(SettingRow* row, bool isShown)
{
    row->setVisible(isShown);
    if (const int at = layout()->indexOf(row); at > 0)
        layout()->itemAt(at - 1)->widget()->setVisible(isShown);
}

void SettingCard::addWide(QWidget* widget)
{
    addHairline();
    layout()->addWidget(widget);
}

} // namespace subtext
