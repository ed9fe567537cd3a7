// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>

namespace subtext {

/// One of the options of a question: its place among them, from 0. Which words it has is a matter
/// of the task (core/task).
enum class Choice : std::uint8_t {};

inline constexpr std::size_t MaxQuestions = 16;
inline constexpr int MaxOptions = 32;

constexpr int indexOf(Choice choice)
{
    return static_cast<int>(choice);
}

/// What somebody chose, by question; none where a question is open. Places past the questions of
/// the task stay open.
using Ballot = std::array<std::optional<Choice>, MaxQuestions>;

} // namespace subtext
