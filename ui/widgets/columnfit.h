// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

#include <vector>

class QTableView;

namespace subtext {

/// Lets a table do without its secondary columns where the window has no room for them: whoever has
/// to scroll to the right loses the row. Follows the width of the table; they come back with it.
class ColumnFit : public QObject
{
    Q_OBJECT
public:
    /// A child of the table, whose last column stretches.
    explicit ColumnFit(QTableView& table);

    /// The columns that may go, the least needed first; and looks at the table anew, also after it
    /// has other rows. Columns that are hidden for another reason must not be among them.
    void fit(const std::vector<int>& dispensable);
    /// As wide as what they hold, those too that are hidden for want of room; fit() comes after it.
    void measure();
    /// The names of the columns that had to go, the least needed first.
    QStringList left() const;

Q_SIGNALS:
    void fitted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();
    void hideAndNarrow();
    int lastShown() const;
    int widthOf(int column) const;
    int excess() const;

    QTableView& m_table;
    std::vector<int> m_dispensable;
    int m_narrowed = -1; ///< The column that is last and was wider; −1: none.
    int m_ownWidth = 0;
};

} // namespace subtext
