// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

class QKeyEvent;

namespace subtext {

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
