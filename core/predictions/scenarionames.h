// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/domain/scenario.h"
#include "core/evaluation/predictions.h"

#include <QHash>

namespace subtext::evaluation {

/// Finds the items that prediction files speak of.
class ScenarioNames
{
public:
    explicit ScenarioNames(const Input& input);

    using Found = tl::expected<int, ProblemReason>; ///< Index into Input::items.

    /// "group/id", "group_id", or an id that only one item has. Groups in any case, with hyphens or
    /// underscores.
    Found find(const QString& name) const;
    Found find(const ScenarioName& scenario) const;
    bool isIn(const QString& group, int item) const;

    /// Has ids of an older release ("CEI-0001") stand for items; of those that are not known to it,
    /// UnknownRelease comes back.
    void setReleaseIds(QHash<QString, int> itemOf) { m_releaseIds = std::move(itemOf); }

private:
    QStringList m_groups;
    QStringList m_groupOf;        ///< Of each item.
    QHash<QString, int> m_byName; ///< "group/id"
    QHash<QString, int> m_byId;   ///< −1 where several items have it.
    QHash<QString, int> m_releaseIds;
};

/// The ids of an older release by its table (columns id or scenario_id, context or situation, and
/// utterance): those whose scene is an item of the input, compared by letters and digits alone, in
/// any case. What several rows or items have stays unknown. Errors: those of readCsvFile;
/// MissingColumn (value: the column, detail "ids").
Result<QHash<QString, int>> readReleaseIds(const QString& path, const Input& input,
                                           const std::vector<Scenario>& scenarios);

} // namespace subtext::evaluation
