// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/study.h"

#include <QFrame>
#include <QHash>
#include <QLabel>

#include <vector>

class QListWidget;
class QPushButton;

namespace subtext {

class ItemCard;

/// The items behind a mark of a chart: their names, and the one that is chosen.
class ItemPanel : public QFrame
{
    Q_OBJECT
public:
    explicit ItemPanel(QWidget* parent = nullptr);

    /// `areAnswersShown`: an adjudicator sees the scene only, since the answers wait at the desk.
    void setStudy(Study* study, bool areAnswersShown);
    void setAnswersShown(bool areShown);
    void showItems(const QString& heading, const std::vector<ScenarioId>& items,
                   const QHash<ScenarioId, QString>& names);
    /// A button for what this place does with an item beside it: itemRequested(). Empty: none.
    void offer(const QString& what);
    int count() const { return static_cast<int>(m_items.size()); }
    QString heading() const { return m_heading->text(); }
    ItemCard* card() const { return m_card; }
    QListWidget* list() const { return m_list; }

Q_SIGNALS:
    void closeRequested();
    void deskRequested(subtext::ScenarioId scenario);
    void itemShown(subtext::ScenarioId scenario);
    void itemRequested(subtext::ScenarioId scenario);

private:
    void showChosen();
    /// None where nothing is chosen.
    ScenarioId chosen() const;

    Study* m_study = nullptr;
    std::vector<ScenarioId> m_items;
    QLabel* m_heading;
    QListWidget* m_list;
    ItemCard* m_card;
    QPushButton* m_offer;
};

/// What is said in the items of a study, by item: what tells one scene from another in a list.
/// Empty where it cannot be read: the study tells of it.
QHash<ScenarioId, QString> utterancesOf(const Study* study);
QString itemLine(const QString& name, const QString& utterance);

} // namespace subtext
