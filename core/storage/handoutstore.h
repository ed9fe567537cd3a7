// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/courserecords.h"
#include "core/storage/store.h"

#include <optional>

namespace subtext {

/// Hand-outs and files that came back.
class HandOutStore : Store
{
public:
    using Store::Store;

    void insert(const HandOutRecord& handOut);
    /// Oldest first.
    std::vector<HandOutRecord> all();

    /// Makes this file the hand-out `uuid` of that person.
    void mark(const Uuid& uuid, PersonId person, qint64 at);
    struct Mark
    {
        Uuid uuid;
        PersonId person;
    };
    /// Whose hand-out this file is; none in a study.
    std::optional<Mark> mark();

    /// Whether somebody's work in this file is unfinished.
    bool hasDrafts();

    void insertMerged(const MergedFileRecord& file);
    /// Oldest first.
    std::vector<MergedFileRecord> mergedFiles();
};

} // namespace subtext
