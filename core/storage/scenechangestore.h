// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/scenechange.h"
#include "core/storage/store.h"

#include <vector>

namespace subtext {

/// What was said about scenes after they were taken in.
class SceneChangeStore : Store
{
public:
    using Store::Store;

    void insert(const Uuid& uuid, const SceneChange& change);
    /// In the order in which they were said.
    std::vector<SceneChange> all();
};

} // namespace subtext
