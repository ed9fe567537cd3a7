// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/course/labelling.h"

#include <QLabel>
#include <QWidget>

class QPushButton;
class QStandardItemModel;
class QTableView;

namespace subtext {

class ColumnFit;
struct Task;

/// After the study was locked: an annotator's own labels beside the final ones, where they differ.
class FinalLabelsView : public QWidget
{
    Q_OBJECT
public:
    explicit FinalLabelsView(QWidget* parent = nullptr);

    void setLabels(const std::vector<FinalLabel>& labels, const Task& task);
    QTableView* table() const { return m_table; }
    QString lead() const { return m_lead->text(); }

Q_SIGNALS:
    void itemRequested(subtext::ScenarioId scenario);
    void backRequested();

private:
    std::vector<ScenarioId> m_items;
    QLabel* m_lead;
    QStandardItemModel* m_model;
    QTableView* m_table;
    ColumnFit* m_fit;
    QPushButton* m_back;
};

} // namespace subtext
