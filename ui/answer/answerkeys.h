// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

class QKeyEvent;

namespace subtext {

class ActionRegistry;
struct Task;

// Parts of a task that keys belong to (ActionRegistry::writeKeysOf()).
inline constexpr QLatin1String KeysOfSteps("steps");     ///< Questions, boards of more, scales.
inline constexpr QLatin1String KeysOfOptions("options"); ///< Questions alone.
inline constexpr QLatin1String KeysOfRows("rows");       ///< Boards of no and yes.

/// "1 to 9, then a to w": those of the options of any task.
QString optionKeysOfAnyTask();

/// Writes the keys of those parts as this task has them, by name where they differ, and lists none
/// of a part that it does not have; without a task as for any.
void writeKeysOf(const Task* task, ActionRegistry& actions);

/// The key of a choice, or of a row, by its place from 0: "1" to "9", then letters from "a".
QString keyOfPlace(int place);

/// "Keys 1 to 8.", "Keys 1 to 9, then a to c."
QString keysWords(int places);

struct PlaceKey
{
    std::optional<int> place; ///< From 0; none for the digit 0.
    bool isShifted = false;
};

/// None where the key is neither a digit nor a letter, or a command. Shift and a digit is that
/// digit on any keyboard, whatever sign stands above it there.
std::optional<PlaceKey> placeKeyOf(const QKeyEvent& event);

} // namespace subtext
