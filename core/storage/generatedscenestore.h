// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/generatedscene.h"
#include "core/storage/store.h"

#include <functional>
#include <vector>

namespace subtext {

/// Scenes that models wrote, the requests for them, and what became of them.
class GeneratedSceneStore : Store
{
public:
    using Store::Store;

    void insert(const SceneRun& run, PersonId by);
    /// In the order of writing.
    std::vector<SceneRun> runs();

    void insert(const Uuid& run, const SceneRequest& request);
    using Visit = std::function<void(const SceneRequest&)>;
    /// In the order of writing.
    void forEachOf(const Uuid& run, const Visit& visit);

    void insert(const Uuid& uuid, const SceneVerdict& verdict, PersonId by);
    /// Every one, in the order of writing.
    std::vector<SceneVerdict> verdicts();
};

} // namespace subtext
