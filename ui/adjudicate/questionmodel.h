// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/desk/deskqueue.h"
#include "core/task/task.h"

#include <QAbstractTableModel>

namespace subtext {

class DeskSession;

/// The questions of the item on screen as rows: the question, what each rater chose in the order of
/// their places, how the votes lie, and what stands.
class QuestionModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Role {
        OpenRole = Qt::UserRole, ///< It needs a pick.
        DisputedRole,            ///< People differ on it.
        MinorityRole,            ///< Of a ballot: fewer chose it than something else.
        HueRole,                 ///< Of a question: its colour; invalid where it has none.
    };

    using QAbstractTableModel::QAbstractTableModel;

    void show(const DeskSession& session);
    int raters() const { return m_raters; }
    QString rowText(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Cell
    {
        QString text;
        bool isMinority = false;

        bool operator==(const Cell&) const = default;
    };
    struct Row
    {
        QString key;
        QString word;
        QString asked; ///< In full.
        std::vector<Cell> ballots;
        QString votes;
        QString stands; ///< "Yes", or that it needs a pick.
        QString colour;
        QString colourDark;
        int place = 0;
        bool isOpen = false;
        bool isPicked = false;
        bool isDisputed = false;

        bool operator==(const Row&) const = default;
    };

    Row rowOf(const DeskSession& session, std::size_t question) const;

    int m_raters = 0;
    std::vector<Row> m_rows;
};

} // namespace subtext
