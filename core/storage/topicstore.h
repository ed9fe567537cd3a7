// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/topics.h"
#include "core/storage/store.h"

#include <vector>

namespace subtext {

/// Embeddings of scenarios, and topics that were kept.
class TopicStore : Store
{
public:
    using Store::Store;

    void insert(const Uuid& uuid, const Embedding& embedding);
    /// Those of a model, in the order of writing.
    std::vector<Embedding> embeddings(const QString& model);
    /// Each once, in the order of its first embedding.
    std::vector<QString> models();

    void insert(const TopicSet& set, PersonId by);
    /// In the order of writing.
    std::vector<TopicSet> sets();
};

} // namespace subtext
