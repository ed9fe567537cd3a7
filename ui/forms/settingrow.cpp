// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/settingrow.h"

#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/segmentbar.h"

#include <QEvent>
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
    : QFrame(parent)
    , m_across(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_title(makeLines(title, theme::TextRole::Strong, LabelTone::Normal, this))
    , m_fixed(makeLines(QString(), theme::TextRole::Small, LabelTone::Warning, this))
    , m_control(control)
{
    m_across->setContentsMargins(20, 13, 20, 13);
    m_across->setSpacing(BesideWords);
    QVBoxLayout* words = makeColumn(2);
    words->addWidget(m_title);
    words->addWidget(makeLines(about, theme::TextRole::Small, LabelTone::Muted, this));
    m_fixed->hide();
    words->addWidget(m_fixed);
    m_across->addLayout(words, 1);
    control->setParent(this);
    if (control->accessibleName().isEmpty())
        control->setAccessibleName(title);
    control->setAccessibleDescription(about);
    m_across->addWidget(control, 0, Qt::AlignVCenter);
}

/// Of the title, which is short, and of what it means.
int SettingRow::leastWords() const
{
    return std::max(LeastLetters * m_title->fontMetrics().averageCharWidth(),
                    m_title->minimumSizeHint().width());
}

int SettingRow::around() const
{
    const QMargins margins = m_across->contentsMargins();
    const QMargins frame = contentsMargins();
    return margins.left() + margins.right() + frame.left() + frame.right();
}

QSize SettingRow::minimumSizeHint() const
{
    const int control = std::max(m_control->minimumSizeHint().width(), m_control->minimumWidth());
    return {std::max(leastWords(), control) + around(), QFrame::minimumSizeHint().height()};
}

void SettingRow::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    arrange();
}

bool SettingRow::event(QEvent* event)
{
    const bool isDone = QFrame::event(event);
    if (event->type() == QEvent::LayoutRequest)
        arrange(); // letters of another size
    return isDone;
}

void SettingRow::arrange()
{
    const int control = std::max(m_control->minimumSizeHint().width(), m_control->minimumWidth());
    const bool isBeside = leastWords() + BesideWords + control + around() <= width();
    const auto direction = isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    if (m_across->direction() == direction)
        return;
    m_across->setDirection(direction);
    m_across->setSpacing(isBeside ? BesideWords : BelowWords);
    m_across->setAlignment(m_control, isBeside ? Qt::AlignVCenter : Qt::AlignLeft);
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
