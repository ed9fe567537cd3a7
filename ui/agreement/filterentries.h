// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace subtext {

/// What a filter lists after “all”: the word that people read, and the token that it stands for.
using FilterEntries = std::vector<std::pair<QString, QString>>;

/// What was chosen stays so where it is still listed, else it is “all”. Tells nobody.
void listEntries(QComboBox& box, const FilterEntries& entries);
/// None for “all”, and for a token that is not listed.
void chooseToken(QComboBox& box, const std::optional<QString>& token);
/// None for “all”.
std::optional<QString> chosenToken(const QComboBox& box);

/// Of a filter that lists values of an enumeration; none for “all”.
template <typename Value> std::optional<Value> chosenValue(const QComboBox& box)
{
    const int value = box.currentData().toInt();
    return value < 0 ? std::nullopt : std::optional<Value>(static_cast<Value>(value));
}

} // namespace subtext
