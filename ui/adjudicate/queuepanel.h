// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/adjudicate/queuemodel.h"

#include <QFrame>
#include <QTimer>

class QComboBox;
class QLabel;
class QLineEdit;
class QListView;
class QVBoxLayout;

namespace subtext {

/// The queue with its filters: what to settle, hardest first.
class QueuePanel : public QFrame
{
    Q_OBJECT
public:
    static constexpr int SearchDelayMs = 200;

    explicit QueuePanel(QWidget* parent = nullptr);

    /// Every filter as it comes, and no search: what one person left is not for the next.
    void startAfresh();
    /// None empties the panel.
    void setSession(DeskSession* session);
    void showCurrent();
    /// A reply was begun or discarded.
    void followReplies();
    void setFilter(QueueFilter filter);
    /// Looks up what stands in the search without waiting for a pause in typing.
    void searchNow();
    void focusSearch();
    std::vector<ScenarioId> visible() const;
    bool isSearching() const;
    /// Why no item is on the desk, and what helps.
    QString nothingText() const;
    QListView* view() const { return m_view; }
    /// The view, or what stands in its place where nothing is listed.
    QWidget* list() const;
    QLineEdit* search() const { return m_search; }

Q_SIGNALS:
    void chosen(subtext::ScenarioId scenario);
    /// The mark was moved there, by keys or by dragging; more moves may follow.
    void moved(subtext::ScenarioId scenario);
    void visibleChanged();
    /// Another filter or group was chosen; after visibleChanged().
    void filterChosen();
    /// Another search was made; after visibleChanged().
    void searched();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectControls();
    void buildList(QVBoxLayout& column);
    std::optional<QString> group() const;
    void setTask(const DeskSession& session);
    void announce();
    void lookUp();
    bool isGrouped() const;
    void fillCounts();
    void showEmpty(bool isEmpty);
    void openFirst();
    void showMarked();

    DeskSession* m_session = nullptr;
    std::unique_ptr<QueueModel> m_model;
    std::unique_ptr<QueueProxy> m_proxy;
    QComboBox* m_filter;
    QComboBox* m_group;
    QLineEdit* m_search;
    QTimer m_delay{this}; // a child with a name, for tests to run out
    QListView* m_view;
    QLabel* m_count;
    QLabel* m_empty;
};

} // namespace subtext
