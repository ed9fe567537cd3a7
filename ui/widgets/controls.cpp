// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/controls.h"

#include "ui/widgets/plaintooltip.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QFrame>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>
#include <QStyle>
#include <QVBoxLayout>
#include <QVariant>

namespace subtext {
namespace {

QVariant wordOf(ButtonKind kind)
{
    switch (kind) {
    case ButtonKind::Primary:
        return QStringLiteral("primary");
    case ButtonKind::Quiet:
        return QStringLiteral("quiet");
    case ButtonKind::Link:
        return QStringLiteral("link");
    case ButtonKind::Normal:
        break;
    }
    return QStringLiteral("normal");
}

template <typename Box> Box* makeBox(QWidget* page, const QMargins& margins, int spacing)
{
    auto* box = new Box(page);
    box->setContentsMargins(margins);
    box->setSpacing(spacing);
    return box;
}

template <typename Box> Box* makeInnerBox(int spacing)
{
    auto* box = new Box;
    box->setSpacing(spacing);
    return box;
}

} // namespace

QPushButton* makeButton(const QString& text, ButtonKind kind, QWidget* parent, const char* name)
{
    auto* button = new QPushButton(text, parent);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(true);
    button->setProperty("kind", wordOf(kind));
    return button;
}

QLayout* placeAtLeast(int width, QPushButton* button)
{
    auto* place = new QGridLayout; // a least width of the button itself would cut longer words
    place->setColumnMinimumWidth(0, width);
    place->addWidget(button, 0, 0);
    return place;
}

void setKind(QPushButton* button, ButtonKind kind)
{
    if (button->property("kind") == wordOf(kind))
        return;
    button->setProperty("kind", wordOf(kind));
    button->style()->unpolish(button);
    button->style()->polish(button);
}

void addClearButton(QLineEdit& field)
{
    field.setClearButtonEnabled(true);
    for (auto* button : field.findChildren<QAbstractButton*>()) {
        button->setAccessibleName(QCoreApplication::translate("subtext::Controls", "Clear"));
        button->setToolTip(plainToolTip(button->accessibleName()));
    }
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

QLabel* makeLines(const QString& text, theme::TextRole role, LabelTone tone, QWidget* parent)
{
    QLabel* label = makeLabel(text, role, tone, parent);
    label->setWordWrap(true);
    return label;
}

QFrame* makeCard(QWidget* parent)
{
    auto* card = new QFrame(parent);
    card->setProperty("card", true);
    return card;
}

QWidget* makePage(QWidget* parent)
{
    auto* page = new QWidget(parent);
    page->setProperty("transparent", true);
    return page;
}

QSplitter* makeSplitter(Qt::Orientation orientation, int handleWidth, QWidget* parent)
{
    auto* splitter = new QSplitter(orientation, parent);
    splitter->setChildrenCollapsible(false);
    splitter->setHandleWidth(handleWidth);
    return splitter;
}

QVBoxLayout* makeColumn(QWidget* page, const QMargins& margins, int spacing)
{
    return makeBox<QVBoxLayout>(page, margins, spacing);
}

QHBoxLayout* makeRow(QWidget* page, const QMargins& margins, int spacing)
{
    return makeBox<QHBoxLayout>(page, margins, spacing);
}

QVBoxLayout* makeColumn(int spacing)
{
    return makeInnerBox<QVBoxLayout>(spacing);
}

QHBoxLayout* makeRow(int spacing)
{
    return makeInnerBox<QHBoxLayout>(spacing);
}

} // namespace subtext
