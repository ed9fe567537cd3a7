// SPDX-License-Identifier: MIT
#pragma once

#include "core/task/taskreader.h"
#include "tests/core/task/sampletask.h"

namespace subtext::test {

/// A task that no code knows: the example of the manual. Five options without a ring, a board of
/// three yes or no, two scales of five points, none of them confidence, open groups.
inline const Task& thirdTask()
{
    static const Task task = [] {
        auto read = readTask(sampleDocument());
        if (!read)
            qFatal("%s", describe(read.error()).constData());
        return std::move(*read);
    }();
    return task;
}

} // namespace subtext::test
