// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/figuretable.h"

#include "ui/widgets/columnfit.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/tabledelegate.h"

#include <QHeaderView>
#include <QLabel>
#include <QStandardItemModel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

constexpr int MostRows = 14; // more than that scroll
constexpr int AroundRows = 14;

} // namespace

FigureTable::FigureTable(const QString& title, const QString& description, QWidget* parent)
    : QFrame(parent)
    , m_description(makeLines(description, theme::TextRole::Small, LabelTone::Muted, this))
    , m_model(new QStandardItemModel(this))
    , m_table(new QTableView(this))
    , m_fit(new ColumnFit(*m_table))
{
    setProperty("card", true);
    QVBoxLayout* rows = makeColumn(this, {20, 16, 20, 16}, 8);
    rows->addWidget(makeLabel(title, theme::TextRole::Strong, LabelTone::Normal, this));
    rows->addWidget(m_description);
    m_table->setModel(m_model);
    styleTable(*m_table, title);
    m_table->setItemDelegate(new TableDelegate(m_table));
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setProperty("scrollsSideways", true); // as many figures as there are
    rows->addWidget(m_table);
    rows->addStretch(1);
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) {
        Q_EMIT rowActivated(index.row());
        Q_EMIT cellActivated(index.row(), index.column());
    });
}

void FigureTable::insert(QWidget* widget)
{
    static_cast<QVBoxLayout*>(layout())->insertWidget(2, widget);
}

void FigureTable::setDescription(const QString& description)
{
    m_description->setText(description);
    m_table->setAccessibleDescription(description);
}

void FigureTable::setFigures(const QStringList& header, const std::vector<QStringList>& rows,
                             const std::vector<int>& dispensable)
{
    const int before = m_table->currentIndex().row();
    m_model->clear();
    m_model->setHorizontalHeaderLabels(header); // which says how many columns there are
    for (const QStringList& cells : rows) {
        QList<QStandardItem*> items;
        for (const QString& cell : cells) {
            auto* item = new QStandardItem(cell);
            item->setEditable(false);
            items << item;
        }
        m_model->appendRow(items);
    }
    for (int column = 0; column < m_model->columnCount(); ++column) {
        const Qt::Alignment alignment = alignmentOf(column);
        m_model->horizontalHeaderItem(column)->setTextAlignment(alignment);
        for (int row = 0; row < m_model->rowCount(); ++row) {
            if (QStandardItem* item = m_model->item(row, column))
                item->setTextAlignment(alignment);
        }
        m_table->resizeColumnToContents(column);
    }
    m_fit->fit(dispensable);
    const int shown = std::clamp(m_model->rowCount(), 1, MostRows);
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() +
                            shown * m_table->verticalHeader()->defaultSectionSize() + AroundRows);
    if (before >= 0 && before < m_model->rowCount())
        m_table->setCurrentIndex(m_model->index(before, 0));
}

/// The first column names the row. The last takes what room is left: its figures would stand far
/// off. A word in a column makes it one of words.
Qt::Alignment FigureTable::alignmentOf(int column) const
{
    bool isOfFigures =
        m_cells == Cells::Figures && column > 0 && column + 1 < m_model->columnCount();
    for (int row = 0; isOfFigures && row < m_model->rowCount(); ++row) {
        const QStandardItem* item = m_model->item(row, column);
        isOfFigures = !item || item->text().isEmpty() || !item->text().front().isLetter();
    }
    return (isOfFigures ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter;
}

QString FigureTable::rowText(int row) const
{
    QStringList cells;
    for (int column = 0; column < m_model->columnCount(); ++column)
        cells << m_model->index(row, column).data().toString();
    return cells.join(u'|');
}

} // namespace subtext
