// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>

namespace subtext {

/// The place of the highest count, the first where several are as high; none where nothing was
/// counted.
template <typename Counts> std::optional<std::size_t> mostCounted(const Counts& counts)
{
    const auto most = std::max_element(std::begin(counts), std::end(counts));
    if (most == std::end(counts) || *most == 0)
        return std::nullopt;
    return static_cast<std::size_t>(most - std::begin(counts));
}

/// The same, and none where several are as high.
template <typename Counts> std::optional<std::size_t> soleMostCounted(const Counts& counts)
{
    const auto most = mostCounted(counts);
    if (most && std::count(std::begin(counts), std::end(counts), counts[*most]) > 1)
        return std::nullopt;
    return most;
}

} // namespace subtext
