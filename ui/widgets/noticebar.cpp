// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/noticebar.h"

#include "ui/widgets/announcing.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/spokenrole.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QStyle>

#include <algorithm>

namespace subtext {

NoticeBar::NoticeBar(QWidget* parent)
    : QFrame(parent)
{
    setSpokenRole(*this, QAccessible::AlertMessage);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(14, 6, 8, 6);
    layout->setSpacing(12);
    m_text = makeLabel(QString(), theme::TextRole::Body, LabelTone::Normal, this);
    m_text->setWordWrap(true);
    layout->addWidget(m_text, 1);
    m_action = makeButton(QString(), ButtonKind::Normal, this);
    m_action->setAutoDefault(true); // Return takes it where it has the keys
    layout->addWidget(m_action);
    m_close = makeButton(tr("Dismiss"), ButtonKind::Quiet, this);
    layout->addWidget(m_close);
    connect(m_action, &QPushButton::clicked, this, [this] {
        if (m_run)
            m_run();
    });
    connect(m_close, &QPushButton::clicked, this, [this] {
        dismiss();
        Q_EMIT dismissed();
    });
    m_action->installEventFilter(this);
    parent->installEventFilter(this);
    hide();
}

void NoticeBar::takeRoom()
{
    m_isOver = false;
}

/// Over what is on screen of the page, which may be scrolled.
void NoticeBar::place()
{
    if (!m_isOver || isHidden())
        return;
    constexpr int Margin = 8;
    constexpr int MostLetters = 130;
    const QWidget& page = *parentWidget();
    QRect room = page.visibleRegion().boundingRect();
    if (room.isEmpty())
        room = page.rect();
    int right = room.right() + 1;
    if (const QWidget* beside = m_beside; beside && beside->isVisible())
        right = std::min(right, beside->mapTo(&page, QPoint()).x());
    int bottom = room.bottom() + 1;
    if (const QWidget* bar = m_below; bar && bar->isVisible())
        bottom = std::min(bottom, bar->mapTo(&page, QPoint()).y());
    const int most = MostLetters * fontMetrics().averageCharWidth();
    const int width = std::min(right - room.left() - 2 * Margin, most);
    const int height =
        layout()->hasHeightForWidth() ? layout()->heightForWidth(width) : sizeHint().height();
    setGeometry(room.left() + Margin, bottom - Margin - height, width, height);
    raise();
}

void NoticeBar::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    // At its first showing this comes before it is visible. A size given then would never reach
    // the layout: Qt takes the event it owes as sent.
    if (isVisible())
        place();
}

bool NoticeBar::eventFilter(QObject* watched, QEvent* event)
{
    const bool isMoved = event->type() == QEvent::Resize || event->type() == QEvent::Move ||
                         event->type() == QEvent::LayoutRequest;
    if (watched == parentWidget() && isMoved)
        place();
    if (watched != m_action || event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    // Ctrl+Enter was meant for what is under it: the keys may have come here meanwhile.
    return (static_cast<QKeyEvent*>(event)->modifiers() & Qt::ControlModifier) != 0;
}

void NoticeBar::showNotice(Kind kind, const QString& text, const QString& actionText,
                           const std::function<void()>& action, const QString& closeText)
{
    m_kind = kind;
    m_run = action;
    const QVariant look =
        kind == Kind::Danger ? QVariant(QStringLiteral("danger")) : QVariant(true);
    if (property("notice") != look) { // a style sheet is costly to apply, and notices come often
        setProperty("notice", look);
        style()->unpolish(this);
        style()->polish(this);
    }
    m_text->setText(text);
    m_action->setText(actionText);
    m_action->setVisible(!actionText.isEmpty());
    m_close->setText(closeText.isEmpty() ? tr("Dismiss") : closeText);
    m_close->setVisible(kind == Kind::Info);
    setAccessibleName(text);
    show();
    place();
    raiseAlert(*this);
}

void NoticeBar::dismiss()
{
    hide();
    // What it said to one person is not for the next, nor for a screen reader.
    m_text->clear();
    setAccessibleName({});
}

QString NoticeBar::text() const
{
    return isHidden() ? QString() : m_text->text();
}

} // namespace subtext
