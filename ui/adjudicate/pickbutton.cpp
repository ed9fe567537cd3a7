// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/pickbutton.h"

#include "ui/text/plurals.h"
#include "ui/theme/theme.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/plaintooltip.h"

#include <QEvent>
#include <QPainter>

namespace subtext {
namespace {

constexpr int Padding = 9;
constexpr int Chip = 10;
constexpr int Dot = 6;
constexpr double Radius = 7;
constexpr int MostDots = 5;

} // namespace

PickButton::PickButton(const Pick& pick, QWidget* parent)
    : QAbstractButton(parent)
    , m_pick(pick)
{
    setCheckable(true);
    setAutoExclusive(false);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
    if (!pick.label) {
        setText(tr("Ambiguous, keep the distribution"));
        setToolTip(plainToolTip(tr("Ctrl+B. No label; the votes themselves are the result.")));
    }
    describe();
}

void PickButton::setLook(const PickLook& look)
{
    if (look == m_look)
        return;
    m_look = look;
    setText(QStringLiteral("%1 %2").arg(look.key, look.word));
    // The word too: beside many votes it is cut.
    setToolTip(plainToolTip(tr("%1 (%2)").arg(look.word, look.key)));
    describe();
    updateGeometry();
    update();
}

void PickButton::setVotes(int votes)
{
    m_votes = votes;
    describe();
    update();
}

void PickButton::setChosen(bool isChosen)
{
    const bool wasChosen = isChecked();
    setChecked(isChosen);
    update();
    if (isChosen && !wasChosen)
        announceText(*this, accessibleName());
}

void PickButton::describe()
{
    const QString name =
        m_pick.label
            ? QStringLiteral("%1, %2").arg(text(), tr("%n votes", nullptr, plural(m_votes)))
            : text();
    if (name != accessibleName())
        setAccessibleName(name);
}

QSize PickButton::sizeHint() const
{
    const QFontMetrics metrics(theme::font(theme::TextRole::Body));
    return {metrics.horizontalAdvance(text()) + Chip + 3 * Padding + 3 * (Dot + 3),
            metrics.height() + 12};
}

QSize PickButton::minimumSizeHint() const
{
    constexpr int FewLetters = 18; // more than any emotion has
    const QSize whole = sizeHint();
    const QFontMetrics metrics(theme::font(theme::TextRole::Body));
    const int words = metrics.horizontalAdvance(text());
    const int cut = std::max(0, words - FewLetters * metrics.averageCharWidth());
    return {whole.width() - cut, whole.height()};
}

void PickButton::paintEvent(QPaintEvent* /*event*/)
{
    const theme::Colors& c = theme::colors(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
    const bool isStressed = isChecked() || underMouse() || hasFocus();
    const QColor outline = isEnabled() ? c.control : c.line;
    QPen line(isStressed && isEnabled() ? c.accent : outline, hasFocus() ? c.focusWidth : 1);
    // With high contrast muted text is nearly as strong: there a broken line says it, as on
    // buttons.
    if (c.isContrast && !isEnabled()) {
        line.setDashPattern({3, 3});
        line.setCapStyle(Qt::FlatCap);
    }
    painter.setPen(line);
    painter.setBrush(isChecked() ? c.accent : c.surface);
    painter.drawRoundedRect(frame, Radius, Radius);

    const QColor ink = isChecked() ? c.onAccent : isEnabled() ? c.text : c.muted;
    int left = Padding;
    if (m_pick.label) {
        painter.setPen(QPen(isChecked() ? c.onAccent : c.line, 1));
        painter.setBrush(m_look.hue(palette()));
        painter.drawEllipse(QRectF(left, (height() - Chip) / 2.0, Chip, Chip));
        left += Chip + Padding - 2;
    }
    painter.setFont(theme::font(isChecked() ? theme::TextRole::Strong : theme::TextRole::Body));
    painter.setPen(ink);
    const int dots = std::min(m_votes, MostDots);
    const int dotsWidth = dots > 0 ? dots * (Dot + 3) + 2 : 0;
    const QRect words(left, 0, width() - left - Padding - dotsWidth, height());
    if (painter.fontMetrics().horizontalAdvance(text()) > words.width()) {
        QFont smaller = painter.font();
        smaller.setPointSizeF(theme::font(theme::TextRole::Small).pointSizeF());
        painter.setFont(smaller);
    }
    const QString shown = painter.fontMetrics().elidedText(text(), Qt::ElideRight, words.width());
    if (m_pick.label)
        painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter, shown);
    else
        painter.drawText(words, Qt::AlignCenter, shown);
    painter.setPen(Qt::NoPen);
    painter.setBrush(isChecked() ? c.onAccent : c.accent);
    for (int i = 0; i < dots; ++i)
        painter.drawEllipse(
            QRectF(width() - Padding - (i + 1) * (Dot + 3) + 3, (height() - Dot) / 2.0, Dot, Dot));
}

void PickButton::changeEvent(QEvent* event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::EnabledChange)
        setCursor(isEnabled() ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void PickButton::enterEvent(QEnterEvent* event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void PickButton::leaveEvent(QEvent* event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace subtext
