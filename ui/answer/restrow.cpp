// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/restrow.h"

#include "ui/widgets/controls.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace subtext {

RestRow::RestRow(const QString& state, const QString& offer, QWidget* parent)
    : QWidget(parent)
    , m_hint(makeLabel(state, theme::TextRole::Small, LabelTone::Muted, this))
    , m_change(makeButton(offer, ButtonKind::Quiet, this, "change"))
{
    QHBoxLayout* row = makeRow(this, {8, 0, 8, 2}, 10);
    m_change->setAutoDefault(true);
    row->addWidget(m_hint);
    row->addStretch(1);
    row->addWidget(m_change);
    hide();
    m_change->installEventFilter(this);
    connect(m_change, &QPushButton::clicked, this, &RestRow::changeRequested);
}

void RestRow::rest()
{
    setTone(m_hint, LabelTone::Muted);
    show();
    m_change->setFocus(Qt::OtherFocusReason);
}

bool RestRow::isResting() const
{
    return m_change->hasFocus();
}

void RestRow::keepPlace(bool isKept)
{
    QSizePolicy policy = sizePolicy();
    if (policy.retainSizeWhenHidden() == isKept)
        return;
    policy.setRetainSizeWhenHidden(isKept);
    setSizePolicy(policy);
    auto& column = static_cast<QVBoxLayout&>(*parentWidget()->layout());
    column.removeWidget(this);
    column.insertWidget(isKept ? column.count() - 1 : 0, this); // last of all is what stretches
}

int RestRow::heightTaken() const
{
    const bool isThere = !isHidden() || sizePolicy().retainSizeWhenHidden();
    return isThere ? heightWithGap() : 0;
}

int RestRow::heightWithGap() const
{
    return minimumSizeHint().height() + parentWidget()->layout()->spacing();
}

bool RestRow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if (watched == m_change && !key->text().isEmpty() && key->text().front().isPrint() &&
        !key->text().front().isSpace())
        setTone(m_hint, LabelTone::Warning);
    return QWidget::eventFilter(watched, event);
}

} // namespace subtext
