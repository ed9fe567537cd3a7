// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/scenario.h"
#include "core/domain/vocabulary.h"
#include "core/storage/store.h"

#include <QHash>

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace subtext {

/// Which scenes are meant. Whoever reads more than one says so: an item that was left out of the
/// data is still read by those who have it, and counts for nobody.
enum class Items {
    All,
    Counted, ///< Without those that are left out as of now.
};

/// The scenes, with the corrections of their texts unless a function says otherwise.
class ScenarioStore : Store
{
public:
    using Store::Store;

    ScenarioId insert(const Scenario& scenario);
    /// In the order of import.
    std::vector<Scenario> all(Items which);
    /// The same one by one.
    void forEach(Items which, const std::function<void(const Scenario&)>& visit);
    /// Without corrections: what every copy of the study has in the same words.
    std::vector<Scenario> asTakenIn();
    QHash<Uuid, ScenarioId> idsByUuid();
    std::optional<ScenarioId> byUuid(const Uuid& uuid);
    std::optional<Scenario> asTakenIn(ScenarioId id);
    /// In the order of import, with id, subtype, source id and utterance only: for long lists.
    std::vector<Scenario> heads(Items which);
    std::optional<Scenario> byId(ScenarioId id);
    std::optional<Scenario> byName(const ScenarioName& name);
    QString utterance(ScenarioId id);
    /// Its place in the order of import, from 1; 0 where there is no such scene.
    qint64 ordinal(ScenarioId id);
    /// In the order of import.
    std::vector<std::pair<ScenarioId, QString>> idsWithGroup(Items which);
    /// Those that are left out of the data as of now.
    std::set<ScenarioId> leftOut();
    /// Those among them that were left out before anybody labelled them, and nobody has since.
    std::set<ScenarioId> refused();
    /// Without those that are refused.
    std::map<QString, qint64> countsByGroup();
    std::map<PowerRelation, qint64> countsByPower();

private:
    std::set<ScenarioId> notAmong(Items which);
    template <typename Key, typename KeyOf>
    std::map<Key, qint64> withoutRefused(std::map<Key, qint64> counts, const KeyOf& keyOf);
};

} // namespace subtext
