// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/rows/importedfile.h"

#include <QAbstractTableModel>

#include <utility>
#include <vector>

namespace subtext {

/// Scenes of which nothing says who has more power, and what a person says of each.
class PowerModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { SceneColumn, RolesColumn, UtteranceColumn, PowerColumn, ColumnCount };
    /// In the column of the power relation the data to edit is a number: that of the relation, or
    /// this.
    static constexpr int NotStated = -1;

    using QAbstractTableModel::QAbstractTableModel;

    /// What was said of a scene stays where it is there again, as it was.
    void setScenes(std::vector<Scenario> scenes);
    /// By the names of the scenes; without those of which nothing is said.
    const SaidPowers& said() const { return m_said; }
    void clearSaid();
    /// What is chosen from, "not stated" first: the number, and the words.
    static std::vector<std::pair<int, QString>> choices();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

Q_SIGNALS:
    void edited();

private:
    int numberOf(const Scenario& scene) const;
    QString words(const Scenario& scene, int column) const;

    std::vector<Scenario> m_scenes;
    SaidPowers m_said;
};

} // namespace subtext
