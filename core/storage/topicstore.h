// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/topics.h"

#include <vector>

namespace subtext {

class Database;

/// Embeddings of scenarios, and topics that were kept. Every function throws; call it inside
/// Database::read or write.
class TopicStore
{
public:
    explicit TopicStore(Database& database)
        : m_database(database)
    {}

    void insert(const Uuid& uuid, const Embedding& embedding);
    /// Those of a model, in the order of writing.
    std::vector<Embedding> embeddings(const QString& model);
    /// Each once, in the order of its first embedding.
    std::vector<QString> models();

    void insert(const TopicSet& set, PersonId by);
    /// In the order of writing.
    std::vector<TopicSet> sets();

private:
    Database& m_database;
};

} // namespace subtext
