// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/powermodel.h"

#include "core/domain/ceiscene.h"
#include "ui/theme/theme.h"
#include "ui/widgets/plaintooltip.h"

#include <QGuiApplication>
#include <QHash>
#include <QPalette>

#include <algorithm>

namespace subtext {

void PowerModel::setScenes(std::vector<Scenario> scenes)
{
    if (scenes == m_scenes)
        return;
    QHash<QString, const Scenario*> before;
    for (const Scenario& scene : m_scenes)
        before.insert(scene.name(), &scene);
    SaidPowers said;
    for (const Scenario& scene : scenes) {
        const QString name = scene.name();
        const Scenario* known = before.value(name);
        const auto power = m_said.constFind(name);
        if (known && *known == scene && power != m_said.constEnd())
            said.insert(name, *power);
    }
    beginResetModel();
    m_scenes = std::move(scenes);
    m_said = std::move(said);
    endResetModel();
}

void PowerModel::clearSaid()
{
    if (m_said.isEmpty())
        return;
    m_said.clear();
    if (!m_scenes.empty())
        Q_EMIT dataChanged(index(0, PowerColumn), index(rowCount() - 1, PowerColumn));
    Q_EMIT edited();
}

std::vector<std::pair<int, QString>> PowerModel::choices()
{
    // Answers to what the column asks; "high to low" is none. A first letter chooses each.
    return {{NotStated, tr("Unstated (assumed: peer)")},
            {static_cast<int>(PowerRelation::Peer), tr("Neither (peers)")},
            {static_cast<int>(PowerRelation::HighToLow), tr("Speaker")},
            {static_cast<int>(PowerRelation::LowToHigh), tr("Listener")}};
}

int PowerModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_scenes.size());
}

int PowerModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

int PowerModel::numberOf(const Scenario& scene) const
{
    const auto power = m_said.constFind(scene.name());
    return power == m_said.constEnd() ? NotStated : static_cast<int>(*power);
}

QString PowerModel::words(const Scenario& scene, int column) const
{
    switch (column) {
    case SceneColumn:
        return scene.name();
    case RolesColumn:
        return QStringLiteral("%1 → %2").arg(scene.text(ScenePart::SpeakerRole).simplified(),
                                             scene.text(ScenePart::ListenerRole).simplified());
    case UtteranceColumn:
        return scene.text(ScenePart::Utterance).simplified();
    case PowerColumn:
        for (const auto& [number, word] : choices()) {
            if (number == numberOf(scene))
                return word;
        }
        break;
    default:
        break;
    }
    return {};
}

QVariant PowerModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Scenario& scene = m_scenes[static_cast<std::size_t>(index.row())];
    const bool isPower = index.column() == PowerColumn;
    switch (role) {
    case Qt::DisplayRole:
        return words(scene, index.column());
    case Qt::EditRole:
        return isPower ? QVariant(numberOf(scene)) : QVariant(words(scene, index.column()));
    case Qt::ToolTipRole: // the whole, to the character
        return index.column() == UtteranceColumn
                   ? QVariant(plainToolTip(scene.text(ScenePart::Utterance)))
                   : QVariant();
    case Qt::ForegroundRole:
        return isPower && numberOf(scene) == NotStated
                   ? QVariant(theme::colors(QGuiApplication::palette()).muted)
                   : QVariant();
    default:
        return {};
    }
}

QVariant PowerModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QStringList headers{tr("Scenario"), tr("Speaker → listener"), tr("Utterance"),
                              tr("Who has more power")};
    return headers.value(section);
}

Qt::ItemFlags PowerModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags all = QAbstractTableModel::flags(index);
    return index.column() == PowerColumn ? all | Qt::ItemIsEditable : all;
}

bool PowerModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid) ||
        index.column() != PowerColumn)
        return false;
    const auto offered = choices();
    const int number = value.toInt();
    if (std::none_of(offered.begin(), offered.end(),
                     [&](const auto& choice) { return choice.first == number; }))
        return false;
    const Scenario& scene = m_scenes[static_cast<std::size_t>(index.row())];
    if (number == numberOf(scene))
        return true;
    if (number == NotStated)
        m_said.remove(scene.name());
    else
        m_said.insert(scene.name(), static_cast<PowerRelation>(number));
    Q_EMIT dataChanged(index, index);
    Q_EMIT edited();
    return true;
}

} // namespace subtext
