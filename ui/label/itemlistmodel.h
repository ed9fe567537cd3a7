// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/label/labelsession.h"

#include <QAbstractListModel>
#include <QSortFilterProxyModel>

namespace subtext {

/// A person's items in their order; follows the session row by row. Utterances are fetched when a
/// row is looked at, so that 100,000 items cost nothing to list.
class ItemListModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Roles {
        ScenarioRole = Qt::UserRole, ///< qint64
        PositionRole,
        StateRole, ///< ItemListModel::State
        FlaggedRole,
        ChosenRole, ///< What was chosen, in words; empty where nothing is submitted, and where the
                    ///< item is to be labelled again.
        ColourRole, ///< Of the option chosen where that is the only question; else invalid.
        ReplyRole,  ///< Whether a question about it was answered since it was last on screen.
        AskedRole,  ///< What there is of questions about it: see questionWords().
    };
    enum class State { Open, Again, Begun, Done, Edited };

    explicit ItemListModel(LabelSession& session, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

    static State stateOf(const ItemSummary& item);
    /// "open", "label again", "begun", "submitted", "changed, not updated".
    static QString stateWord(State state);
    /// Of the hero: the text that the questions are about.
    QString heroText(const ItemSummary& item) const;

private:
    static bool isChosenShown(const ItemSummary& item) { return item.labelAgain.isEmpty(); }
    QVariant colourOf(const ItemSummary& item) const;
    QString chosenWords(const ItemSummary& item) const;
    /// "question not sent", "new reply"; mostly none.
    QStringList questionWords(const ItemSummary& item) const;
    QString spokenState(const ItemSummary& item) const;

    LabelSession& m_session;
};

enum class ItemFilter { All, Open, Done, Flagged };

class ItemFilterModel : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setFilter(ItemFilter filter);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    ItemFilter m_filter = ItemFilter::All;
};

} // namespace subtext
