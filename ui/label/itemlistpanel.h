// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/label/itemlistmodel.h"

#include <QFrame>
#include <QTabBar>

class QListView;
class QLabel;

namespace subtext {

/// The list of one's items with filters; a click or Return goes there.
class ItemListPanel : public QFrame
{
    Q_OBJECT
public:
    explicit ItemListPanel(QWidget* parent = nullptr);

    /// None empties the panel.
    void setSession(LabelSession* session);
    void showCurrent();
    void setFilter(ItemFilter filter) { m_filters->setCurrentIndex(static_cast<int>(filter)); }
    QListView* view() const { return m_view; }

Q_SIGNALS:
    void chosen(subtext::ScenarioId scenario);
    /// By Enter, or a double click: the keys are to go there, too.
    void opened(subtext::ScenarioId scenario);

private:
    LabelSession* m_session = nullptr;
    std::unique_ptr<ItemListModel> m_model;
    std::unique_ptr<ItemFilterModel> m_filtered;
    QTabBar* m_filters;
    QListView* m_view;
    QLabel* m_empty;
    void showEmptiness();
};

} // namespace subtext
