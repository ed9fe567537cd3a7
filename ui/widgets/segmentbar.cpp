// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/segmentbar.h"

#include "ui/widgets/controls.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/spokenrole.h"

#include <QButtonGroup>
#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace subtext {
namespace {

constexpr int SegmentGap = 4;

} // namespace

SegmentBar::SegmentBar(const QString& name, QWidget* parent)
    : QFrame(parent)
    , m_group(new QButtonGroup(this))
{
    setAccessibleName(name);
    // The frame of the focus is enough; a box around the word beside it is one too many.
    setStyleSheet(QStringLiteral("QPushButton { outline: none; }"));
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    makeRow(this, {}, SegmentGap);
    // Also by the arrow keys, which check without a click.
    connect(m_group, &QButtonGroup::idToggled, this, [this](int segment, bool isChecked) {
        if (!isChecked)
            return;
        leadTabToCurrent();
        Q_EMIT chosen(segment);
    });
}

void SegmentBar::beTabs()
{
    m_areTabs = true;
    setSpokenRole(*this, QAccessible::PageTabList);
}

void SegmentBar::letWrap()
{
    Q_ASSERT(m_group->buttons().isEmpty());
    delete layout();
    new FlowLayout(FlowLayout::Spread::AtStart, SegmentGap, this);
}

int SegmentBar::addSegment(const QString& text)
{
    auto* button = makeButton(text, ButtonKind::Quiet, this);
    button->setCheckable(true);
    button->setAutoDefault(false); // a choice, as in any field: Return goes on
    setSpokenRole(*button, m_areTabs ? QAccessible::PageTab : QAccessible::RadioButton);
    const int segment = static_cast<int>(m_group->buttons().size());
    const QSignalBlocker blocker(m_group);
    m_group->addButton(button, segment);
    button->setChecked(segment == 0);
    layout()->addWidget(button);
    leadTabToCurrent();
    return segment;
}

void SegmentBar::leadTabToCurrent()
{
    // Qt does so only once one of the buttons has had the focus.
    const auto buttons = m_group->buttons();
    for (QAbstractButton* button : buttons)
        button->setFocusPolicy(button->isChecked() ? Qt::StrongFocus : Qt::ClickFocus);
}

QPushButton* SegmentBar::button(int segment) const
{
    return static_cast<QPushButton*>(m_group->button(segment));
}

void SegmentBar::setSegmentText(int segment, const QString& text)
{
    button(segment)->setText(text);
}

QString SegmentBar::segmentText(int segment) const
{
    return button(segment)->text();
}

int SegmentBar::spared() const
{
    const auto buttons = m_group->buttons();
    return 2 * EachSide *
           static_cast<int>(
               std::count_if(buttons.begin(), buttons.end(),
                             [](const QAbstractButton* button) { return !button->isHidden(); }));
}

void SegmentBar::setTight(bool isTight)
{
    if (std::exchange(m_isTight, isTight) == isTight)
        return;
    const auto buttons = m_group->buttons();
    for (QAbstractButton* button : buttons) {
        button->setProperty("tight", isTight);
        button->style()->unpolish(button);
        button->style()->polish(button);
        QEvent restyled(QEvent::StyleChange); // else it keeps the size that it has worked out
        QCoreApplication::sendEvent(button, &restyled);
        button->updateGeometry();
    }
}

void SegmentBar::setCurrent(int segment)
{
    const QSignalBlocker blocker(m_group);
    button(segment)->setChecked(true);
    leadTabToCurrent();
}

} // namespace subtext
