// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/filelines.h"

#include "ui/theme/theme.h"

#include <QAbstractItemView>
#include <QListView>
#include <QListWidgetItem>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace subtext {
namespace {

constexpr int ReasonRole = Qt::UserRole + 1;
constexpr int ToneRole = Qt::UserRole + 2;

constexpr int AboveAndBelow = 6;
constexpr int AboveReason = 2;

/// In lines of this width, broken between words, or within one that is longer: names of files are.
class Reason
{
public:
    Reason(const QString& reason, int width)
        : m_layout(reason, theme::font(theme::TextRole::Small))
    {
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        m_layout.setTextOption(option);
        m_layout.beginLayout();
        for (QTextLine line = m_layout.createLine(); line.isValid(); line = m_layout.createLine()) {
            line.setLineWidth(std::max(width, 1));
            line.setPosition({0, m_height});
            m_height += line.height();
        }
        m_layout.endLayout();
    }

    int height() const { return static_cast<int>(std::ceil(m_height)); }
    void draw(QPainter& painter, const QPoint& at) const { m_layout.draw(&painter, at); }

private:
    QTextLayout m_layout;
    qreal m_height = 0;
};

} // namespace

void markFile(QListWidgetItem& line, const QString& reason, LabelTone tone)
{
    line.setData(ReasonRole, reason);
    line.setData(ToneRole, QVariant::fromValue(tone));
    line.setData(Qt::AccessibleTextRole,
                 reason.isEmpty() ? QVariant() : QStringLiteral("%1: %2").arg(line.text(), reason));
}

QString reasonOf(const QListWidgetItem& line)
{
    return line.data(ReasonRole).toString();
}

void FileLines::paint(QPainter* painter, const QStyleOptionViewItem& option,
                      const QModelIndex& index) const
{
    const QString reason = index.data(ReasonRole).toString();
    if (reason.isEmpty()) {
        LineDelegate::paint(painter, option, index);
        return;
    }
    paintBackground(*painter, option, index);
    const theme::Colors& c = theme::colors(option.palette);
    const QRect area = option.rect.adjusted(Padding, AboveAndBelow, -Padding, -AboveAndBelow);
    painter->save();
    painter->setFont(theme::font(theme::TextRole::Body));
    painter->setPen(c.text);
    painter->drawText(
        area, Qt::AlignLeft | Qt::AlignTop,
        painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideMiddle, area.width()));
    const int below = painter->fontMetrics().height() + AboveReason;
    painter->setPen(index.data(ToneRole).value<LabelTone>() == LabelTone::Danger ? c.danger
                                                                                 : c.muted);
    Reason(reason, area.width()).draw(*painter, area.topLeft() + QPoint(0, below));
    painter->restore();
}

QSize FileLines::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QSize one = LineDelegate::sizeHint(option, index);
    const QString reason = index.data(ReasonRole).toString();
    const auto* list = qobject_cast<const QAbstractItemView*>(option.widget);
    if (reason.isEmpty() || !list)
        return one;
    const int name = QFontMetrics(theme::font(theme::TextRole::Body)).height();
    const int room = list->viewport()->width() - 2 * Padding;
    return {one.width(), 2 * AboveAndBelow + name + AboveReason + Reason(reason, room).height()};
}

void showFileLines(QListView& list)
{
    list.setItemDelegate(new FileLines(&list));
    list.setResizeMode(QListView::Adjust); // in another width a reason has other lines
    list.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
}

} // namespace subtext
