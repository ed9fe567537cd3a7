// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/columnfit.h"

#include <QEvent>
#include <QHeaderView>
#include <QTableView>

#include <algorithm>

namespace subtext {

ColumnFit::ColumnFit(QTableView& table)
    : QObject(&table)
    , m_table(table)
{
    table.viewport()->installEventFilter(this);
}

void ColumnFit::fit(const std::vector<int>& dispensable)
{
    m_dispensable = dispensable;
    fit();
}

void ColumnFit::measure()
{
    for (const int column : m_dispensable)
        m_table.showColumn(column);
    m_table.resizeColumnsToContents();
}

QStringList ColumnFit::left() const
{
    QStringList names;
    for (const int column : m_dispensable) {
        if (m_table.model() && m_table.isColumnHidden(column))
            names << m_table.model()->headerData(column, Qt::Horizontal).toString();
    }
    return names;
}

int ColumnFit::lastShown() const
{
    int last = m_table.horizontalHeader()->count() - 1;
    while (last > 0 && m_table.isColumnHidden(last))
        --last;
    return last;
}

/// What stretches is as wide as its head and a few words at the least.
int ColumnFit::widthOf(int column) const
{
    constexpr int FewLetters = 16;
    const QHeaderView& header = *m_table.horizontalHeader();
    if (m_table.isColumnHidden(column))
        return 0;
    if (column != lastShown())
        return m_table.columnWidth(column);
    const int words = FewLetters * m_table.fontMetrics().averageCharWidth();
    const int content = static_cast<const QAbstractItemView&>(m_table).sizeHintForColumn(column);
    return std::max(
        {header.minimumSectionSize(), header.sectionSizeHint(column), std::min(words, content)});
}

/// How much wider the columns are than the table.
int ColumnFit::excess() const
{
    int needed = 0;
    for (int column = 0; column < m_table.horizontalHeader()->count(); ++column)
        needed += widthOf(column);
    return needed - m_table.viewport()->width();
}

void ColumnFit::fit()
{
    if (!m_table.model())
        return;
    QHeaderView& header = *m_table.horizontalHeader();
    // While it stretches, the last column has no width of its own.
    header.setStretchLastSection(false);
    if (m_narrowed >= 0 && m_narrowed < header.count())
        header.resizeSection(m_narrowed, m_ownWidth);
    m_narrowed = -1;
    for (const int column : m_dispensable)
        m_table.showColumn(column); // a hidden one has no width
    if (m_table.isVisible())        // else nobody knows yet how wide it will be
        hideAndNarrow();
    header.setStretchLastSection(true);
    // The range of the scroll bar is from before.
    QMetaObject::invokeMethod(&m_table, "updateGeometries", Qt::QueuedConnection);
    Q_EMIT fitted();
}

void ColumnFit::hideAndNarrow()
{
    for (const int column : m_dispensable) {
        if (excess() <= 0)
            break;
        m_table.hideColumn(column);
    }
    // A column that was one among others can be wider than what is left for the last.
    const int last = lastShown();
    const int width = m_table.columnWidth(last);
    if (width > widthOf(last)) {
        m_narrowed = last;
        m_ownWidth = width;
        m_table.horizontalHeader()->resizeSection(last, widthOf(last));
    }
}

bool ColumnFit::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Show)
        fit();
    return QObject::eventFilter(watched, event);
}

} // namespace subtext
