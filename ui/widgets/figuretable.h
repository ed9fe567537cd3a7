// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QStringList>

#include <vector>

class QLabel;
class QStandardItemModel;
class QTableView;

namespace subtext {

class ColumnFit;

/// A card with a few figures as a table, as high as its rows. A row opens what is behind it.
class FigureTable : public QFrame
{
    Q_OBJECT
public:
    FigureTable(const QString& title, const QString& description, QWidget* parent);

    enum class Cells { Figures, Words }; ///< Figures stand at the right of their columns.
    void setCells(Cells cells) { m_cells = cells; }
    /// The chosen row stays. `dispensable`: columns that a narrow window does without, the least
    /// needed first.
    void setFigures(const QStringList& header, const std::vector<QStringList>& rows,
                    const std::vector<int>& dispensable = {});
    void setDescription(const QString& description);
    /// Stands between the description and the table.
    void insert(QWidget* widget);
    QTableView* table() const { return m_table; }
    /// The cells of a row, with a bar between them.
    QString rowText(int row) const;

Q_SIGNALS:
    /// By Return or a double click.
    void rowActivated(int row);
    /// The same, for tables whose columns open different things.
    void cellActivated(int row, int column);

private:
    Qt::Alignment alignmentOf(int column) const;

    Cells m_cells = Cells::Figures;
    QLabel* m_description;
    QStandardItemModel* m_model;
    QTableView* m_table;
    ColumnFit* m_fit;
};

} // namespace subtext
