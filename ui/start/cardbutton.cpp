// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/cardbutton.h"

#include "ui/theme/theme.h"
#include "ui/widgets/returnkey.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace subtext {
namespace {

constexpr int TextRight = 16; // from the text to the card's edge

} // namespace

CardButton::CardButton(const QString& iconName, const QString& title, const QString& detail,
                       QWidget* parent)
    : QAbstractButton(parent)
    , m_icon(iconName)
    , m_title(title)
    , m_detail(detail)
{
    setText(title);
    setAccessibleName(title);
    setAccessibleDescription(detail);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void CardButton::setMark(const QString& mark)
{
    m_mark = mark;
    setAccessibleDescription(m_detail.isEmpty() ? mark : m_detail + QStringLiteral(", ") + mark);
    update();
}

void CardButton::setPlace(const QString& place)
{
    m_place = place;
    setAccessibleName(place.isEmpty() ? m_title : m_title + QStringLiteral(", ") + place);
    update();
}

void CardButton::wrapDetail()
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int CardButton::heightForWidth(int width) const
{
    if (!sizePolicy().hasHeightForWidth())
        return -1;
    const QFontMetrics small(theme::font(theme::TextRole::Small));
    const QRect room(0, 0, std::max(1, width - textLeft() - TextRight), QWIDGETSIZE_MAX);
    const int detail = small.boundingRect(room, Qt::TextWordWrap, m_detail).height();
    return sizeHint().height() + std::max(0, detail - small.height());
}

QSize CardButton::sizeHint() const
{
    const int lines = QFontMetrics(theme::font(theme::TextRole::Strong)).height() +
                      QFontMetrics(theme::font(theme::TextRole::Small)).height();
    return {360, lines + 26};
}

void CardButton::paintEvent(QPaintEvent* /*event*/)
{
    const theme::Colors& c = theme::colors(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isLit = m_isHovered || hasFocus();
    painter.setPen(QPen(isLit ? c.accent : c.line, hasFocus() ? c.focusWidth : 1));
    painter.setBrush(isDown() ? c.accentSoft : c.surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 10, 10);

    QRect text = rect().adjusted(textLeft(), 11, -TextRight, -11);
    if (!m_icon.isEmpty()) {
        const QRect iconArea(18, height() / 2 - 12, 24, 24);
        theme::icon(m_icon, c.accent).paint(&painter, iconArea);
    }
    if (!m_mark.isEmpty()) {
        painter.setFont(theme::font(theme::TextRole::Small));
        painter.setPen(c.muted);
        painter.drawText(text, Qt::AlignRight | Qt::AlignVCenter, m_mark);
        text.setRight(text.right() - painter.fontMetrics().horizontalAdvance(m_mark) - 12);
    }
    paintTitle(painter, text);
    painter.setFont(theme::font(theme::TextRole::Small));
    painter.setPen(c.muted);
    if (sizePolicy().hasHeightForWidth())
        painter.drawText(text, Qt::AlignBottom | Qt::AlignLeft | Qt::TextWordWrap, m_detail);
    else
        painter.drawText(text, Qt::AlignBottom | Qt::AlignLeft,
                         painter.fontMetrics().elidedText(m_detail, Qt::ElideMiddle, text.width()));
}

/// The place has what the title leaves, two fifths at least where it needs them.
void CardButton::paintTitle(QPainter& painter, const QRect& room) const
{
    constexpr int Gap = 10;
    const theme::Colors& c = theme::colors(palette());
    const QFontMetrics strong(theme::font(theme::TextRole::Strong));
    const QFontMetrics small(theme::font(theme::TextRole::Small));
    const int wanted = m_place.isEmpty() ? 0 : small.horizontalAdvance(m_place) + Gap + 1;
    const int forPlace = std::min(wanted, room.width() * 2 / 5);
    const QString title = strong.elidedText(m_title, Qt::ElideRight, room.width() - forPlace);
    painter.setFont(theme::font(theme::TextRole::Strong));
    painter.setPen(c.text);
    painter.drawText(room, Qt::AlignTop | Qt::AlignLeft, title);
    if (m_place.isEmpty())
        return;
    QRect rest = room;
    rest.setLeft(room.left() + strong.horizontalAdvance(title) + Gap);
    rest.setTop(room.top() + strong.ascent() - small.ascent()); // on one line
    painter.setFont(theme::font(theme::TextRole::Small));
    painter.setPen(c.muted);
    painter.drawText(rest, Qt::AlignTop | Qt::AlignLeft,
                     small.elidedText(m_place, Qt::ElideMiddle, rest.width()));
}

void CardButton::keyPressEvent(QKeyEvent* event)
{
    if (isReturn(*event)) {
        click();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

void CardButton::enterEvent(QEnterEvent* event)
{
    m_isHovered = true;
    update();
    QAbstractButton::enterEvent(event);
}

void CardButton::leaveEvent(QEvent* event)
{
    m_isHovered = false;
    update();
    QAbstractButton::leaveEvent(event);
}

} // namespace subtext
