// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>

namespace subtext {

/// One of the options of a question: its place among them, from 0. Which words it has is a matter
/// of the task (core/task).
enum class Choice : std::uint8_t {};

/// A question of the task, by its place among them, from 0.
enum class QuestionIndex : std::uint8_t {};

/// A scale of the task, by its place among them, from 0.
enum class ScaleIndex : std::uint8_t {};

/// A field of the scene, by its place among them, from 0.
enum class FieldIndex : std::uint8_t {};

inline constexpr std::size_t MaxQuestions = 16;
/// The only one, for what is asked of tasks with one question.
inline constexpr QuestionIndex FirstQuestion{0};
inline constexpr std::size_t MaxScales = 8;
inline constexpr std::size_t MaxFields = 12;
inline constexpr int MaxOptions = 32;

constexpr int indexOf(Choice choice)
{
    return static_cast<int>(choice);
}

/// The same, to look up what there is one of an option.
constexpr std::size_t slotOf(Choice choice)
{
    return static_cast<std::size_t>(choice);
}

constexpr std::size_t indexOf(QuestionIndex question)
{
    return static_cast<std::size_t>(question);
}

constexpr std::size_t indexOf(ScaleIndex scale)
{
    return static_cast<std::size_t>(scale);
}

constexpr std::size_t indexOf(FieldIndex field)
{
    return static_cast<std::size_t>(field);
}

/// What somebody rated, by scale: the values of points, as files write them; none where a scale is
/// open. Places past the scales of the task stay open.
using Points = std::array<std::optional<int>, MaxScales>;

/// What somebody chose, by question; none where a question is open. Places past the questions of
/// the task stay open.
using Ballot = std::array<std::optional<Choice>, MaxQuestions>;

} // namespace subtext
