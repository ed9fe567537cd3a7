// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/records.h"

#include <vector>

namespace subtext {

class Database;

/// Answers for the datasheet, and what was released. Every function throws; call it inside
/// Database::read or write.
class ReleaseStore
{
public:
    explicit ReleaseStore(Database& database)
        : m_database(database)
    {}

    void insertAnswer(const Uuid& uuid, const DatasheetAnswer& answer);
    /// The latest revision of every token, empty texts included, by token.
    std::vector<DatasheetAnswer> latestAnswers();

    void insertRelease(const StoredRelease& release);
    /// Oldest first.
    std::vector<StoredRelease> releases();

private:
    Database& m_database;
};

} // namespace subtext
