// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/controlstyle.h"

#include "ui/theme/styledparts.h"
#include "ui/theme/theme.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QFontMetrics>
#include <QLayout>
#include <QPainter>
#include <QPainterPath>
#include <QScreen>
#include <QStyleOption>

#include <algorithm>

namespace subtext::theme {
namespace {

/// A line of one and a half points is paler than its colour where it is round.
qreal lineWidth(const QStyleOption& option)
{
    return colors(option.palette).isContrast ? 2 : 1.5;
}

struct Inks
{
    QColor line; ///< The outline.
    QColor ground;
    QColor mark; ///< The tick, the dash, the dot.
};

Inks inksOf(const QStyleOption& option)
{
    const Colors& c = colors(option.palette);
    const bool isSet = (option.state & (QStyle::State_On | QStyle::State_NoChange)) != 0;
    if (!(option.state & QStyle::State_Enabled))
        return {c.isContrast ? c.line : c.control, c.window, c.muted};
    const bool isPressed = (option.state & QStyle::State_Sunken) != 0;
    const bool isHot = isPressed || (option.state & QStyle::State_MouseOver) != 0;
    if (isSet)
        return {isHot ? c.text : c.accent, c.accent, c.onAccent};
    return {isHot ? c.accent : c.control, isPressed ? c.accentSoft : c.surface, c.accent};
}

/// The middle of the rectangle, as a square that keeps its outline inside.
QRectF squareIn(const QStyleOption& option)
{
    const qreal side = std::min(option.rect.width(), option.rect.height()) - lineWidth(option);
    QRectF square(0, 0, side, side);
    square.moveCenter(QRectF(option.rect).center());
    return square;
}

void drawTick(QPainter& painter, const QRectF& square, const QColor& ink)
{
    const auto at = [&](qreal x, qreal y) {
        return QPointF(square.left() + x * square.width(), square.top() + y * square.height());
    };
    QPainterPath tick(at(0.25, 0.53));
    tick.lineTo(at(0.43, 0.71));
    tick.lineTo(at(0.76, 0.32));
    painter.setPen(QPen(ink, square.width() / 8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(tick);
}

void drawDash(QPainter& painter, const QRectF& square, const QColor& ink)
{
    const qreal inset = square.width() * 0.28;
    painter.setPen(QPen(ink, square.width() / 8, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(square.left() + inset, square.center().y()),
                     QPointF(square.right() - inset, square.center().y()));
}

void drawBox(QPainter& painter, const QStyleOption& option)
{
    const QRectF square = squareIn(option);
    const Inks inks = inksOf(option);
    painter.setPen(QPen(inks.line, lineWidth(option)));
    painter.setBrush(inks.ground);
    painter.drawRoundedRect(square, square.width() / 4.5, square.width() / 4.5);
    if (option.state & QStyle::State_NoChange)
        drawDash(painter, square, inks.mark);
    else if (option.state & QStyle::State_On)
        drawTick(painter, square, inks.mark);
}

void drawRadio(QPainter& painter, const QStyleOption& option)
{
    const QRectF square = squareIn(option);
    const Inks inks = inksOf(option);
    painter.setPen(QPen(inks.line, lineWidth(option)));
    painter.setBrush(inks.ground);
    painter.drawEllipse(square);
    if (!(option.state & QStyle::State_On))
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(inks.mark);
    painter.drawEllipse(square.center(), square.width() / 4.5, square.width() / 4.5);
}

void drawFocus(QPainter& painter, const QStyleOption& option)
{
    const Colors& c = colors(option.palette);
    const qreal half = c.focusWidth / 2.0;
    painter.setPen(QPen(c.accent, c.focusWidth));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(option.rect).adjusted(half, half, -half, -half), 4, 4);
}

constexpr int RingGap = 1; ///< Between words and the ring round them.

/// What a ring takes at each side of the words that it goes round.
int ringRoom(const QStyleOption* option)
{
    return colors(option ? option->palette : QApplication::palette()).focusWidth + RingGap;
}

bool canBeTicked(const QStyleOption* option)
{
    const auto* row = qstyleoption_cast<const QStyleOptionViewItem*>(option);
    return row && row->features.testFlag(QStyleOptionViewItem::HasCheckIndicator);
}

/// Round the words of a check box or radio button, or its indicator where it has none.
QRect ringOf(const QStyle& style, const QStyleOptionButton& button, bool isRadio,
             const QWidget* widget)
{
    if (button.text.isEmpty())
        return style.subElementRect(isRadio ? QStyle::SE_RadioButtonFocusRect
                                            : QStyle::SE_CheckBoxFocusRect,
                                    &button, widget);
    const QRect contents = style.subElementRect(
        isRadio ? QStyle::SE_RadioButtonContents : QStyle::SE_CheckBoxContents, &button, widget);
    const Qt::Alignment alignment =
        QStyle::visualAlignment(button.direction, Qt::AlignLeft | Qt::AlignVCenter);
    const QRect words = style.itemTextRect(
        button.fontMetrics, contents,
        static_cast<int>(alignment) | static_cast<int>(Qt::TextShowMnemonic), true, button.text);
    const int room = ringRoom(&button);
    return words.adjusted(-room, -room, room, room) & button.rect;
}

/// With high contrast a chosen row has lines above and below it, over all of its cells.
void drawLinesOfChosenRow(QPainter& painter, const QStyleOption& option)
{
    const Colors& c = colors(option.palette);
    if (!c.isContrast || !(option.state & QStyle::State_Selected))
        return;
    constexpr int Thickness = 2;
    const QRect& row = option.rect;
    painter.fillRect(QRect(row.left(), row.top(), row.width(), Thickness), c.accent);
    painter.fillRect(QRect(row.left(), row.bottom() + 1 - Thickness, row.width(), Thickness),
                     c.accent);
}

/// The frame and padding of the list, of the popup, and what its layout keeps free above and below
/// the list: that is the padding of the combo box in the style sheet.
int heightAroundRows(const QWidget& popup, const QAbstractItemView& view)
{
    constexpr int BorderAndPadding = 10; // of the list by the style sheet
    const QMargins margins = popup.contentsMargins();
    int height = margins.top() + margins.bottom() +
                 std::max(BorderAndPadding, view.height() - view.viewport()->height());
    const QLayout* layout = popup.layout();
    for (int i = 0; layout && i < layout->count(); ++i) {
        if (QSpacerItem* spacer = layout->itemAt(i)->spacerItem())
            height += spacer->sizeHint().height();
    }
    return height;
}

/// What the longest row takes, with all around it. A list that says itself how wide it is at least
/// breaks its rows into lines.
int widthOfRows(const QWidget& popup, const QAbstractItemView& view, bool isWhole)
{
    constexpr int BorderAndPadding = 10; // of the list by the style sheet
    if (view.minimumWidth() > 0)
        return 0;
    const QMargins margins = popup.contentsMargins();
    const int bar =
        isWhole ? 0 : view.style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, &view);
    return margins.left() + margins.right() + BorderAndPadding + bar +
           std::max(0, view.sizeHintForColumn(0));
}

/// Qt forgets the padding of the list when it measures its rows, and cuts the last one; in a box
/// that is narrower than its entries it cuts them, too; and a list wider than its box would hang
/// out of the window.
void fitPopup(QWidget& popup)
{
    auto* view = popup.findChild<QAbstractItemView*>();
    const auto* box = qobject_cast<QComboBox*>(popup.parentWidget());
    if (!view || !box || !view->model())
        return;
    const int rows = std::min(box->count(), box->maxVisibleItems());
    int height = heightAroundRows(popup, *view);
    for (int row = 0; row < rows; ++row)
        height += std::max(0, view->sizeHintForRow(row));
    const QRect screen = box->screen()->availableGeometry();
    QRect place = popup.geometry();
    const bool isAbove = place.bottom() < box->mapToGlobal(box->rect().center()).y();
    const int wanted = std::min(std::max(place.height(), height), screen.height());
    if (isAbove)
        place.setTop(place.bottom() - wanted + 1);
    else
        place.setHeight(wanted);
    place.setWidth(std::min(
        std::max(place.width(), widthOfRows(popup, *view, rows == box->count())), screen.width()));
    const QWidget* window = box->window();
    const int windowRight = window->mapToGlobal(window->rect().bottomRight()).x();
    place.moveRight(std::min({place.right(), windowRight, screen.right()}));
    place.moveLeft(std::max(place.left(), screen.left()));
    place.moveBottom(std::min(place.bottom(), screen.bottom()));
    place.moveTop(std::max(place.top(), screen.top()));
    // Qt shows arrows that scroll for the height that it came with, and they take that of a row.
    const bool isWhole = rows == box->count() && wanted >= height;
    for (QWidget* part : popup.findChildren<QWidget*>()) {
        if (isWhole && part->inherits("QComboBoxPrivateScroller"))
            part->hide();
    }
    popup.setGeometry(place);
}

int indicatorSide(const QStyleOption* option, const QWidget* widget)
{
    const QFontMetrics metrics = option   ? option->fontMetrics
                                 : widget ? widget->fontMetrics()
                                          : QFontMetrics(QApplication::font());
    return std::max(metrics.height() + 1, 16);
}

} // namespace

ControlStyle::ControlStyle()
    : QProxyStyle(QStringLiteral("Fusion"))
{}

void ControlStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                                 QPainter* painter, const QWidget* widget) const
{
    using Draw = void (*)(QPainter&, const QStyleOption&);
    Draw draw = nullptr;
    switch (element) {
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        draw = drawBox;
        break;
    case PE_IndicatorRadioButton:
        draw = drawRadio;
        break;
    case PE_FrameFocusRect:
        draw = drawFocus;
        break;
    case PE_PanelItemViewItem:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        drawLinesOfChosenRow(*painter, *option);
        return;
    default:
        return QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    draw(*painter, *option);
    painter->restore();
}

/// Qt has the frame of the focus lie over the outermost pixels of the words.
void ControlStyle::drawControl(ControlElement element, const QStyleOption* option,
                               QPainter* painter, const QWidget* widget) const
{
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    const bool isTick = element == CE_CheckBox || element == CE_RadioButton;
    if (!isTick || !button || !(button->state & State_HasFocus)) {
        QProxyStyle::drawControl(element, option, painter, widget);
        return;
    }
    QStyleOptionButton plain = *button;
    plain.state.setFlag(State_HasFocus, false);
    QProxyStyle::drawControl(element, &plain, painter, widget);
    QStyleOptionFocusRect ring;
    ring.QStyleOption::operator=(*button);
    ring.rect = ringOf(*this, *button, element == CE_RadioButton, widget);
    drawPrimitive(PE_FrameFocusRect, &ring, painter, widget);
}

QRect ControlStyle::subElementRect(SubElement element, const QStyleOption* option,
                                   const QWidget* widget) const
{
    if (element == SE_ItemViewItemFocusRect && canBeTicked(option))
        return option->rect; // the row, for which it has room: sizeFromContents
    return QProxyStyle::subElementRect(element, option, widget);
}

QSize ControlStyle::sizeFromContents(ContentsType type, const QStyleOption* option,
                                     const QSize& contents, const QWidget* widget) const
{
    QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    const int room = ringRoom(option);
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    if ((type == CT_CheckBox || type == CT_RadioButton) && button && !button->text.isEmpty()) {
        size.rwidth() += room; // at the other side the ring lies in the gap to the indicator
        size.setHeight(std::max(size.height(), button->fontMetrics.height() + 2 * room));
    } else if (type == CT_ItemViewItem && canBeTicked(option)) {
        size.rheight() += 2 * room;
    }
    return size;
}

/// Lists of combo boxes are as tall as what they hold, not nine rows and a half.
void ControlStyle::polish(QWidget* widget)
{
    constexpr int MostRows = 24;
    if (auto* box = qobject_cast<QComboBox*>(widget))
        box->setMaxVisibleItems(MostRows);
    else if (widget->inherits("QComboBoxPrivateContainer"))
        widget->installEventFilter(this);
    QProxyStyle::polish(widget);
    styleWindow(*widget);
}

bool ControlStyle::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Show)
        fitPopup(*static_cast<QWidget*>(watched));
    return QProxyStyle::eventFilter(watched, event);
}

int ControlStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                            QStyleHintReturn* returnData) const
{
    // The words of an answer are enough; the desktop's red crosses are in no theme.
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons)
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, returnData);
}

int ControlStyle::pixelMetric(PixelMetric metric, const QStyleOption* option,
                              const QWidget* widget) const
{
    switch (metric) {
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return indicatorSide(option, widget);
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
        return indicatorSide(option, widget) / 2;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

} // namespace subtext::theme
