// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/raterhead.h"

#include "ui/adjudicate/placekeys.h"
#include "ui/adjudicate/ratercolumn.h"
#include "ui/charts/chartlabels.h"
#include "ui/text/words.h"
#include "ui/theme/theme.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/returnkey.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace subtext {
namespace {

constexpr int Side = RaterColumn::Side;
constexpr int Top = 11;
constexpr int CardGap = 7;
constexpr qreal Chip = 25;

QFont wordFont()
{
    return theme::font(theme::TextRole::Title);
}

int captionHeight()
{
    return QFontMetrics(theme::font(theme::TextRole::Caption)).height() + 4;
}

int wordHeight()
{
    return std::max(QFontMetrics(wordFont()).height(), static_cast<int>(Chip));
}

void paintTick(QPainter& painter, const QPointF& centre, const theme::Colors& c)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(c.accent);
    painter.drawEllipse(centre, 8, 8);
    painter.setPen(QPen(c.onAccent, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    const QPointF tick[] = {centre + QPointF(-3.4, 0.2), centre + QPointF(-1, 2.8),
                            centre + QPointF(3.6, -2.6)};
    painter.drawPolyline(tick, 3);
}

} // namespace

RaterHead::RaterHead(QWidget* parent)
    : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void RaterHead::setTask(const Task& task)
{
    m_language = task.language;
    m_words.clear();
    for (const Question& question : task.questions) {
        for (const Option& option : question.options)
            m_words << option.word;
    }
    updateGeometry();
}

void RaterHead::setRater(int place, const QString& title, std::optional<Choice> label,
                         const std::optional<PickLook>& look)
{
    m_place = place;
    m_title = title;
    m_label = label;
    m_look = look.value_or(PickLook());
    showWhetherTakeable();
}

void RaterHead::setTakeable(bool isTakeable)
{
    m_isTakeable = isTakeable;
    showWhetherTakeable();
}

void RaterHead::showWhetherTakeable()
{
    setEnabled(canBeTaken());
    setCursor(canBeTaken() ? Qt::PointingHandCursor : Qt::ArrowCursor);
    describe();
    update();
}

void RaterHead::setChosen(bool isChosen)
{
    if (m_isChosen == isChosen)
        return;
    m_isChosen = isChosen;
    describe();
    update();
}

void RaterHead::describe()
{
    const QString word = midSentence(m_look.word, m_language);
    const QString name = canBeTaken() ? tr("%1: %2; take this label").arg(keyText(), word)
                         : m_label    ? tr("%1: %2").arg(keyText(), word)
                                      : tr("%1: no label").arg(keyText());
    const QString description =
        m_isChosen ? tr("%1. This is the label taken.").arg(m_title) : m_title;
    if (name != accessibleName())
        setAccessibleName(name);
    if (description != accessibleDescription())
        setAccessibleDescription(description);
    const QString key =
        placeKeyText(m_place).isEmpty() ? QString() : tr(" (key %1)").arg(placeKeyText(m_place));
    setToolTip(
        plainToolTip(canBeTaken() ? m_title + u'\n' + tr("Take %1%2").arg(word, key) : m_title));
}

QString RaterHead::keyText() const
{
    const QString key = placeKeyText(m_place);
    return key.isEmpty() ? QString::number(m_place) : key;
}

QSize RaterHead::sizeHint() const
{
    const QFontMetrics metrics(wordFont());
    int word = 0;
    for (const QString& each : m_words)
        word = std::max(word, metrics.horizontalAdvance(each));
    return {std::min(word + static_cast<int>(Chip) + CardGap + 2 * Side, 190),
            Top + captionHeight() + CardGap + wordHeight() + Top};
}

void RaterHead::paintTitle(QPainter& painter, const QRectF& line) const
{
    const theme::Colors& c = theme::colors(palette());
    painter.setFont(theme::font(theme::TextRole::Caption));
    const QString key = keyText();
    const qreal capWidth =
        std::max(line.height(), painter.fontMetrics().horizontalAdvance(key) + 8.0);
    const QRectF cap(line.left(), line.top(), capWidth, line.height());
    painter.setBrush(Qt::NoBrush);
    if (isEnabled()) { // else there is no key to press
        painter.setPen(QPen(m_isChosen ? c.accent : c.control, 1));
        painter.drawRoundedRect(cap.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    }
    painter.setPen(m_isChosen ? c.accent : isEnabled() ? c.text : c.muted);
    painter.drawText(cap, Qt::AlignCenter, key);

    QRectF title = line.adjusted(capWidth + CardGap, 0, 0, 0);
    if (m_isChosen) {
        paintTick(painter, QPointF(line.right() - 8, line.center().y()), c);
        title.setRight(line.right() - 16 - CardGap);
    }
    painter.setPen(c.muted);
    painter.drawText(
        title, Qt::AlignLeft | Qt::AlignVCenter,
        painter.fontMetrics().elidedText(m_title, Qt::ElideRight, static_cast<int>(title.width())));
}

void RaterHead::paintLabel(QPainter& painter, const QRectF& line) const
{
    const theme::Colors& c = theme::colors(palette());
    QRectF word = line;
    if (m_label) {
        const QColor hue = m_look.hue(palette());
        const QRectF chip(line.left(), line.center().y() - Chip / 2, Chip, Chip);
        painter.setPen(Qt::NoPen);
        painter.setBrush(hue);
        painter.drawRoundedRect(chip, 7, 7);
        painter.setFont(theme::font(theme::TextRole::Caption));
        painter.setPen(charts::inkOn(hue));
        painter.drawText(chip, Qt::AlignCenter, m_look.key);
        word.setLeft(chip.right() + CardGap + 2);
    }
    // A long word in a narrow column is set smaller before it is cut.
    const QString text = m_label ? m_look.word : tr("No label");
    QFont font = wordFont();
    const qreal room = word.width();
    const qreal needed = QFontMetricsF(font).horizontalAdvance(text);
    if (needed > room) {
        constexpr qreal Smallest = 0.6;
        constexpr qreal Step = 0.02; // what is set smaller is not narrower to the pixel
        const qreal whole = font.pointSizeF();
        qreal share = std::max(room / needed, Smallest);
        font.setPointSizeF(whole * share);
        while (share > Smallest && QFontMetricsF(font).horizontalAdvance(text) > room) {
            share -= Step;
            font.setPointSizeF(whole * share);
        }
    }
    painter.setFont(font);
    painter.setPen(m_label ? c.text : c.muted);
    const QString shown =
        QFontMetricsF(font).elidedText(text, Qt::ElideRight, room + 1); // + 1: rounding
    painter.drawText(word.adjusted(0, 0, 2, 0), Qt::AlignLeft | Qt::AlignVCenter, shown);
}

void RaterHead::paintEvent(QPaintEvent* /*event*/)
{
    const theme::Colors& c = theme::colors(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isHovered = underMouse() && isEnabled();
    painter.setPen(hasFocus() ? QPen(c.accent, c.focusWidth) : QPen(Qt::NoPen));
    painter.setBrush(m_isChosen || isHovered || isDown() ? QBrush(c.accentSoft)
                                                         : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(QRectF(rect()).adjusted(3, 3, -3, -3), 9, 9);
    const QRectF inner = QRectF(rect()).adjusted(Side, Top, -Side, -Top);
    paintTitle(painter, QRectF(inner.left(), inner.top(), inner.width(), captionHeight()));
    paintLabel(painter,
               QRectF(inner.left(), inner.bottom() - wordHeight(), inner.width(), wordHeight()));
}

void RaterHead::keyPressEvent(QKeyEvent* event)
{
    // With Ctrl it is the desk's: save and next.
    if (isPlainReturn(*event)) {
        if (!event->isAutoRepeat())
            click();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

void RaterHead::enterEvent(QEnterEvent* event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void RaterHead::leaveEvent(QEvent* event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace subtext
