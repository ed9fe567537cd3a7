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

/// What stretches is as wide as its head and a few words at the least.
int ColumnFit::widthOf(int column) const
{
    constexpr int FewLetters = 16;
    const QHeaderView& header = *m_table.horizontalHeader();
    if (m_table.isColumnHidden(column))
        return 0;
    bool isLast = header.stretchLastSection();
    for (int later = column + 1; isLast && later < header.count(); ++later)
        isLast = m_table.isColumnHidden(later);
    if (!isLast)
        return m_table.columnWidth(column);
    const int words = FewLetters * m_table.fontMetrics().averageCharWidth();
    const int content = static_cast<const QAbstractItemView&>(m_table).sizeHintForColumn(column);
    return std::max(header.sectionSizeHint(column), std::min(words, content));
}

void ColumnFit::fit()
{
    if (!m_table.model())
        return;
    for (const int column : m_dispensable)
        m_table.showColumn(column); // a hidden one has no width
    if (!m_table.isVisible())
        return; // nobody knows yet how wide it will be
    const auto isTooWide = [this] {
        int needed = 0;
        for (int column = 0; column < m_table.horizontalHeader()->count(); ++column)
            needed += widthOf(column);
        return needed > m_table.viewport()->width();
    };
    // Whichever is the last takes what is left, and no more: it keeps its own width where it was
    // given one as a column among others.
    QHeaderView& header = *m_table.horizontalHeader();
    const auto stretchLast = [&header] {
        if (header.stretchLastSection()) {
            header.setStretchLastSection(false);
            header.setStretchLastSection(true);
        }
    };
    for (const int column : m_dispensable) {
        if (!isTooWide())
            break;
        m_table.hideColumn(column);
    }
    stretchLast();
}

bool ColumnFit::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Show)
        fit();
    return QObject::eventFilter(watched, event);
}

} // namespace subtext
