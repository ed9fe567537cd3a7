// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/controls.h"

#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QVariant>

namespace subtext {

QPushButton* makeButton(const QString& text, ButtonKind kind, QWidget* parent)
{
    auto* button = new QPushButton(text, parent);
    button->setAutoDefault(false);
    if (kind == ButtonKind::Primary)
        button->setProperty("kind", QStringLiteral("primary"));
    else if (kind == ButtonKind::Quiet)
        button->setProperty("kind", QStringLiteral("quiet"));
    return button;
}

void setTone(QLabel* label, LabelTone tone)
{
    const char* role = "";
    switch (tone) {
    case LabelTone::Normal:
        break;
    case LabelTone::Muted:
        role = "muted";
        break;
    case LabelTone::Danger:
        role = "danger";
        break;
    case LabelTone::Warning:
        role = "warning";
        break;
    case LabelTone::Success:
        role = "success";
        break;
    }
    const QString value = QString::fromLatin1(role);
    if (label->property("role").toString() == value)
        return;
    label->setProperty("role", value);
    label->style()->unpolish(label);
    label->style()->polish(label);
}

QLabel* makeLabel(const QString& text, theme::TextRole role, LabelTone tone, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setFont(theme::font(role));
    label->setTextFormat(Qt::PlainText);
    setTone(label, tone);
    return label;
}

QFrame* makeCard(QWidget* parent)
{
    auto* card = new QFrame(parent);
    card->setProperty("card", true);
    return card;
}

} // namespace subtext
