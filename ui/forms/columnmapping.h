// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/columnsurvey.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace subtext {

/// Says what the columns of a foreign file mean: a menu above each, over the first rows. What can
/// be guessed is chosen already; what is still missing is named, all of it.
class ColumnMapping : public QWidget
{
    Q_OBJECT
public:
    explicit ColumnMapping(QWidget* parent);

    void show(const QString& path, const ColumnSurvey& survey);

    /// As ImportOptions::columns.
    QMap<QString, QString> columns() const;
    /// As ImportOptions::unused.
    QStringList unused() const;
    /// Chosen for all rows; none where a column or the file's name says it.
    std::optional<QString> subtype() const;
    QComboBox* menu(int column) const;
    QComboBox* subtypeMenu() const { return m_subtype; }
    QPushButton* readButton() const { return m_read; }
    QString stateText() const;

Q_SIGNALS:
    /// The columns are as they should be.
    void accepted();

private:
    void refresh();

    ColumnSurvey m_survey;
    QLabel* m_lead;
    QTableWidget* m_table;
    QWidget* m_subtypeRow;
    QComboBox* m_subtype;
    QLabel* m_state;
    QPushButton* m_read;
};

} // namespace subtext
