// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

namespace subtext::evaluation {

/// A label as the objects of JSON in a text give it.
struct ScannedLabel
{
    /// Of the last complete object that gives one.
    std::optional<QString> complete;
    /// That object, where it stands in the text.
    QStringView object{};
    /// There is none, and the text ends inside or right after such a key or value: as much of the
    /// value as there is (nothing, where the text ends before it).
    std::optional<QString> cut;
};

/// Looks for objects of JSON in a text: at any depth of text, code fences, lists and objects; a
/// brace in a string is a part of the string. An object gives what it has as a text under
/// `question` (its name), else "emotion", else "predicted_emotion", else "label"; objects inside
/// one that gives a label do not count. As models write it, a string may hold line breaks; as
/// Python writes them, NaN and Infinity are numbers. Linear: where a text makes too many beginnings
/// that come to nothing, the rest of it is left.
ScannedLabel scanForLabel(QStringView text, const QString& question = QStringLiteral("emotion"));

} // namespace subtext::evaluation
