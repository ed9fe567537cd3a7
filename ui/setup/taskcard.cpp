// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/setup/taskcard.h"

#include "ui/theme/theme.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/spokenrole.h"

#include <QEvent>
#include <QPainter>

namespace subtext {
namespace {

constexpr int Side = 20;
constexpr int Above = 12;
constexpr int Between = 3;
constexpr int Dot = 18; // across

int lineHeight(theme::TextRole role)
{
    return QFontMetrics(theme::font(role)).height();
}

} // namespace

TaskCard::TaskCard(const QString& title, const QString& about, QWidget* parent)
    : QAbstractButton(parent)
{
    setCheckable(true);
    setAutoExclusive(true);
    setFocusPolicy(Qt::StrongFocus);
    setSpokenRole(*this, QAccessible::RadioButton);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setTexts(title, about);
}

void TaskCard::setTexts(const QString& title, const QString& about)
{
    setText(QString(title).replace(u'&', QLatin1String("&&")));
    m_about = about;
    setAccessibleName(title);
    setAccessibleDescription(about);
    setToolTip(plainToolTip(title + u'\n' + about));
    updateGeometry();
    update();
}

QSize TaskCard::sizeHint() const
{
    return {420, 2 * Above + Between + lineHeight(theme::TextRole::Strong) +
                     lineHeight(theme::TextRole::Small)};
}

QSize TaskCard::minimumSizeHint() const
{
    return {200, sizeHint().height()};
}

void TaskCard::paintEvent(QPaintEvent* /*event*/)
{
    const theme::Colors& c = theme::colors(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isStrong = isChecked() || hasFocus() || underMouse();
    const qreal width = hasFocus() ? c.focusWidth : 1;
    painter.setPen(QPen(isStrong ? c.accent : c.line, width));
    painter.setBrush(c.surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2),
                            10, 10);

    const QRectF dot(Side, (height() - Dot) / 2.0, Dot, Dot);
    painter.setPen(QPen(isChecked() ? c.accent : c.control, 1.5));
    painter.setBrush(c.surface);
    painter.drawEllipse(dot);
    if (isChecked()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(c.accent);
        painter.drawEllipse(dot.adjusted(4.5, 4.5, -4.5, -4.5));
    }

    const int left = Side + Dot + 16;
    const int room = this->width() - left - Side;
    const auto line = [&](theme::TextRole role, const QColor& ink, int top, const QString& text) {
        painter.setFont(theme::font(role));
        painter.setPen(ink);
        painter.drawText(QRect(left, top, room, lineHeight(role)), Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(text, Qt::ElideRight, room));
    };
    line(theme::TextRole::Strong, c.text, Above, accessibleName());
    line(theme::TextRole::Small, c.muted, Above + lineHeight(theme::TextRole::Strong) + Between,
         m_about);
}

void TaskCard::changeEvent(QEvent* event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

} // namespace subtext
