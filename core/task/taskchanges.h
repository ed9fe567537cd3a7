// SPDX-License-Identifier: MIT
#pragma once

#include "core/task/task.h"

#include <vector>

namespace subtext {

/// Where two tasks differ, as places in their canonical documents.
struct TaskChanges
{
    /// What answers were given to: tokens, their order, values and numbers of points, what is asked
    /// for at all. None of it changes once there is an answer.
    std::vector<QString> structure;
    /// How it is put: titles, sentences, words, definitions, colours, checks, hints, texts.
    std::vector<QString> words;

    bool operator==(const TaskChanges&) const = default;
};

/// The places of the older task where it lacks something, else those of the newer.
TaskChanges changesBetween(const Task& older, const Task& newer);

} // namespace subtext
