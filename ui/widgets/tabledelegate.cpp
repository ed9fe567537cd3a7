// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/tabledelegate.h"

#include "ui/theme/theme.h"
#include "ui/widgets/plaintooltip.h"

#include <QHeaderView>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>
#include <QTableView>
#include <QWidget>

#include <algorithm>

namespace subtext {
namespace {

/// Home and End go to the first and the last row. A table would go to the ends of the row, which
/// says nothing where rows are chosen as a whole, and scroll sideways.
class RowKeys : public QObject
{
public:
    explicit RowKeys(QTableView& view)
        : QObject(&view)
        , m_view(view)
    {
        view.installEventFilter(this);
    }

    bool eventFilter(QObject* /*watched*/, QEvent* event) override
    {
        if (event->type() != QEvent::KeyPress || !m_view.model())
            return false;
        const auto* press = static_cast<QKeyEvent*>(event);
        const int key = press->key();
        if (press->modifiers() != Qt::NoModifier || (key != Qt::Key_Home && key != Qt::Key_End) ||
            m_view.model()->rowCount() == 0)
            return false;
        const int row = key == Qt::Key_Home ? 0 : m_view.model()->rowCount() - 1;
        const int column = std::max(0, m_view.currentIndex().column());
        m_view.setCurrentIndex(m_view.model()->index(row, column));
        return true;
    }

private:
    QTableView& m_view;
};

} // namespace

void TableDelegate::paintBackground(QPainter& painter, const QStyleOptionViewItem& option,
                                    const QModelIndex& index) const
{
    QStyleOptionViewItem plain = option;
    initStyleOption(&plain, index);
    plain.text.clear();
    plain.state.setFlag(QStyle::State_HasFocus, false); // the row is marked, not the cell
    option.widget->style()->drawControl(QStyle::CE_ItemViewItem, &plain, &painter, option.widget);
}

void TableDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const
{
    paintBackground(*painter, option, index);
    const theme::Colors& c = theme::colors(option.palette);
    const QRect area = option.rect.adjusted(Padding, 0, -Padding, 0);
    painter->save();
    painter->setFont(theme::font(theme::TextRole::Body));
    painter->setPen(c.text);
    const QVariant alignment = index.data(Qt::TextAlignmentRole);
    const int flags = alignment.isValid() ? alignment.toInt()
                                          : static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
    painter->drawText(
        area, flags,
        painter->fontMetrics().elidedText(shownText(index), Qt::ElideRight, area.width()));
    painter->restore();
}

QString TableDelegate::shownText(const QModelIndex& index) const
{
    return index.data().toString();
}

QSize TableDelegate::sizeHint(const QStyleOptionViewItem& /*option*/,
                              const QModelIndex& index) const
{
    const QFontMetrics metrics(theme::font(theme::TextRole::Body));
    return {metrics.horizontalAdvance(shownText(index)) + 2 * Padding + 4, metrics.height() + 14};
}

bool TableDelegate::helpEvent(QHelpEvent* event, QAbstractItemView* view,
                              const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const bool hasTip = !index.data(Qt::ToolTipRole).toString().isEmpty();
    const QString text = shownText(index);
    const QFontMetrics metrics(theme::font(theme::TextRole::Body));
    if (event->type() != QEvent::ToolTip || hasTip ||
        metrics.horizontalAdvance(text) <= option.rect.width() - 2 * Padding)
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    showPlainToolTip(event->globalPos(), text, view);
    return true;
}

QSize LineDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return {1, TableDelegate::sizeHint(option, index).height()};
}

void styleTable(QTableView& view, const QString& name)
{
    new RowKeys(view);
    view.setAccessibleName(name);
    view.verticalHeader()->hide();
    view.setShowGrid(false);
    view.setSelectionBehavior(QAbstractItemView::SelectRows);
    view.setSelectionMode(QAbstractItemView::SingleSelection);
    view.setEditTriggers(QAbstractItemView::NoEditTriggers);
    view.setTabKeyNavigation(false);
    view.setWordWrap(false);
    view.horizontalHeader()->setHighlightSections(false);
    view.horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    view.verticalHeader()->setDefaultSectionSize(view.fontMetrics().height() + 14);
}

} // namespace subtext
