// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/decision.h"

#include <functional>
#include <vector>

namespace subtext {

class Database;

/// Gold labels and notes. Every function throws; call it inside Database::read or write.
class DecisionStore
{
public:
    explicit DecisionStore(Database& database)
        : m_database(database)
    {}

    DecisionId insert(const Decision& decision);
    std::optional<Decision> latest(ScenarioId scenario);
    /// The counting decision of every scenario that has one, in the order of import.
    std::vector<Decision> allLatest();
    void forEachInRange(qint64 first, qint64 last,
                        const std::function<void(const Decision&)>& visit);
    qint64 maxId();

private:
    Database& m_database;
};

} // namespace subtext
