// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/records.h"
#include "core/storage/store.h"

#include <vector>

namespace subtext {

/// Answers for the datasheet, and what was released.
class ReleaseStore : Store
{
public:
    using Store::Store;

    void insertAnswer(const Uuid& uuid, const DatasheetAnswer& answer);
    /// The latest revision of every token, empty texts included, by token.
    std::vector<DatasheetAnswer> latestAnswers();

    void insertRelease(const StoredRelease& release);
    /// Oldest first.
    std::vector<StoredRelease> releases();
};

} // namespace subtext
