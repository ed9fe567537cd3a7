// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/scenechange.h"

#include <vector>

namespace subtext {

class Database;

/// What was said about scenes after they were taken in. Every function throws; call it inside
/// Database::read or write.
class SceneChangeStore
{
public:
    explicit SceneChangeStore(Database& database)
        : m_database(database)
    {}

    void insert(const Uuid& uuid, const SceneChange& change);
    /// In the order in which they were said.
    std::vector<SceneChange> all();

private:
    Database& m_database;
};

} // namespace subtext
