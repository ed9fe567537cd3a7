// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/fitcheck.h"

#include "app/tour/paintedtext.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitterHandle>
#include <QString>
#include <QTabBar>
#include <QWidget>

#include <algorithm>
#include <vector>

namespace subtext {
namespace {

constexpr int Slack = 2; // rounding at fractional scales

QString nameOf(const QWidget& widget)
{
    QString name = QString::fromLatin1(widget.metaObject()->className());
    name.remove(QStringLiteral("subtext::"));
    if (!widget.objectName().isEmpty())
        name += QLatin1Char('#') + widget.objectName();
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        name += QStringLiteral(" \"%1\"").arg(label->text().left(40));
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        name += QStringLiteral(" \"%1\"").arg(button->text());
    return name;
}

/// Qt's own inside of a control, which looks after itself.
bool isInside(const QWidget& widget)
{
    const QWidget* parent = widget.parentWidget();
    return qobject_cast<const QScrollBar*>(&widget) ||
           qobject_cast<const QSplitterHandle*>(&widget) ||
           qobject_cast<const QAbstractItemView*>(parent) || qobject_cast<const QTabBar*>(parent) ||
           qobject_cast<const QComboBox*>(parent) ||
           widget.inherits("QAbstractScrollAreaScrollBarContainer");
}

/// The scroll area that shows a widget as its page.
const QScrollArea* areaOf(const QWidget& widget)
{
    const QWidget* viewport = widget.parentWidget();
    const auto* area =
        qobject_cast<const QScrollArea*>(viewport ? viewport->parentWidget() : nullptr);
    return area && area->widget() == &widget ? area : nullptr;
}

QString standingOut(const QWidget& widget)
{
    const QWidget& parent = *widget.parentWidget();
    const QSize over = widget.size() - parent.size();
    if (const QScrollArea* area = areaOf(widget)) {
        const bool isWide = over.width() > Slack &&
                            area->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff &&
                            !area->property("scrollsSideways").toBool(); // by a bar elsewhere
        const bool isHigh =
            over.height() > Slack && area->verticalScrollBarPolicy() == Qt::ScrollBarAlwaysOff;
        return isWide || isHigh ? QStringLiteral("%1 is wider than its area by %2")
                                      .arg(nameOf(*area))
                                      .arg(over.width())
                                : QString();
    }
    if (qobject_cast<const QAbstractItemView*>(parent.parentWidget()))
        return {}; // what a view holds, it scrolls
    const QRect room = parent.rect().adjusted(-Slack, -Slack, Slack, Slack);
    if (widget.size().isEmpty() || room.contains(widget.geometry()))
        return {};
    const QRect at = widget.geometry();
    return QStringLiteral("%1 stands out of %2: %3,%4 %5x%6 in %7x%8")
        .arg(nameOf(widget), nameOf(parent))
        .arg(at.x())
        .arg(at.y())
        .arg(at.width())
        .arg(at.height())
        .arg(parent.width())
        .arg(parent.height());
}

bool isTold(const QWidget& widget)
{
    return !widget.toolTip().isEmpty();
}

bool isCut(const QLabel& label)
{
    if (label.text().isEmpty() || label.pixmap(Qt::ReturnByValue).width() > 0)
        return false;
    if (label.wordWrap())
        return label.heightForWidth(label.width()) > label.height() + 2 * Slack; // lines round, too
    return label.minimumSizeHint().width() > label.width() + Slack;
}

bool isCut(const QComboBox& box)
{
    const int frame = 44; // arrow and margins
    return box.fontMetrics().horizontalAdvance(box.currentText()) > box.width() - frame + 8;
}

QString cutHeader(const QHeaderView& header)
{
    for (int section = 0; section < header.count(); ++section) {
        const QVariant tip =
            header.model()->headerData(section, header.orientation(), Qt::ToolTipRole);
        const QString words = header.model()->headerData(section, header.orientation()).toString();
        int widest = 0;
        const bool wraps = (header.defaultAlignment().toInt() & Qt::TextWordWrap) != 0;
        const QStringList parts = words.split(QLatin1Char(wraps ? ' ' : '\n'));
        for (const QString& part : parts)
            widest = std::max(widest, header.fontMetrics().horizontalAdvance(part));
        if (!header.isSectionHidden(section) && header.orientation() == Qt::Horizontal &&
            widest > header.sectionSize(section) && tip.toString().isEmpty())
            return words;
    }
    return {};
}

QString cutWords(const QWidget& widget)
{
    bool isShort = false;
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        isShort = isCut(*label);
    else if (qobject_cast<const QAbstractButton*>(&widget))
        isShort = widget.minimumSizeHint().width() > widget.width() + Slack;
    else if (const auto* box = qobject_cast<const QComboBox*>(&widget))
        isShort = isCut(*box);
    else if (const auto* header = qobject_cast<const QHeaderView*>(&widget)) {
        const QString words = cutHeader(*header);
        return words.isEmpty() ? QString() : QStringLiteral("head \"%1\" is cut").arg(words);
    } else if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
        isShort = !tabs->usesScrollButtons() && tabs->sizeHint().width() > tabs->width() + Slack;
    return isShort && !isTold(widget) ? QStringLiteral("%1 is cut: %2x%3")
                                            .arg(nameOf(widget))
                                            .arg(widget.width())
                                            .arg(widget.height())
                                      : QString();
}

/// Of what this program draws by itself.
QString cutDrawing(QWidget& widget)
{
    const bool isOwn = QByteArray(widget.metaObject()->className()).startsWith("subtext::");
    if (!isOwn || isTold(widget) || qobject_cast<QAbstractItemView*>(&widget) ||
        qobject_cast<QComboBox*>(&widget) || qobject_cast<QScrollArea*>(&widget))
        return {};
    const std::vector<PaintedText> texts = paintedTexts(widget);
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    for (const PaintedText& text : texts) {
        // A name that ends so, also where it is drawn in several pieces.
        const bool isWhole = button && button->text().endsWith(text.words);
        const bool isElided = text.words.endsWith(QChar(0x2026)) && !isWhole;
        const bool isBeyond = text.right > widget.width() + Slack || text.left < -Slack;
        if (isElided || isBeyond)
            return QStringLiteral("%1 draws \"%2\" from %3 to %4 of %5")
                .arg(nameOf(widget), text.words.left(40))
                .arg(text.left)
                .arg(text.right)
                .arg(widget.width());
    }
    return {};
}

/// Who has to scroll to the right to read a row loses the row. Data of any width (a file, the
/// columns of the raters, the matrix of the assignment) says by a property that it scrolls.
QString sidewaysScroll(const QWidget& widget)
{
    const auto* area = qobject_cast<const QAbstractScrollArea*>(&widget);
    if (!area || qobject_cast<const QPlainTextEdit*>(area) ||
        area->property("scrollsSideways").toBool() ||
        area->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff)
        return {};
    const QScrollBar& bar = *area->horizontalScrollBar();
    const auto* view = qobject_cast<const QAbstractItemView*>(area);
    const bool isByColumn =
        view && view->horizontalScrollMode() == QAbstractItemView::ScrollPerItem;
    return bar.maximum() - bar.minimum() > (isByColumn ? 0 : Slack)
               ? QStringLiteral("%1 \"%2\" scrolls sideways by %3")
                     .arg(nameOf(widget), widget.accessibleName())
                     .arg(bar.maximum() - bar.minimum())
               : QString();
}

QString hiddenMainButton(const QWidget& widget)
{
    const auto* button = qobject_cast<const QPushButton*>(&widget);
    if (!button || button->property("kind").toString() != QLatin1String("primary"))
        return {};
    const QRect seen = button->visibleRegion().boundingRect();
    return seen.width() >= button->width() - Slack && seen.height() >= button->height() - Slack
               ? QString()
               : QStringLiteral("main button \"%1\" is out of sight").arg(button->text());
}

} // namespace

QStringList fitFindings(QWidget& window, const QSize& room)
{
    QStringList findings;
    if (window.width() > room.width() || window.height() > room.height())
        findings << QStringLiteral("the window is %1x%2").arg(window.width()).arg(window.height());
    const QList<QWidget*> widgets = window.findChildren<QWidget*>();
    for (QWidget* widget : widgets) {
        if (!widget->isVisibleTo(&window) || widget->isWindow() || isInside(*widget))
            continue;
        for (const QString& finding : {standingOut(*widget), cutWords(*widget), cutDrawing(*widget),
                                       sidewaysScroll(*widget), hiddenMainButton(*widget)}) {
            if (!finding.isEmpty())
                findings << finding;
        }
    }
    return findings;
}

} // namespace subtext
