// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/agreement/filterentries.h"

#include <QSignalBlocker>

#include <algorithm>

namespace subtext {

void listEntries(QComboBox& box, const FilterEntries& entries)
{
    const QSignalBlocker untold(box);
    const auto before = chosenToken(box);
    while (box.count() > 1)
        box.removeItem(1);
    for (const auto& [word, token] : entries)
        box.addItem(word, token);
    chooseToken(box, before);
}

void chooseToken(QComboBox& box, const std::optional<QString>& token)
{
    box.setCurrentIndex(token ? std::max(0, box.findData(*token)) : 0);
}

std::optional<QString> chosenToken(const QComboBox& box)
{
    const QVariant data = box.currentData();
    return data.typeId() == QMetaType::QString ? std::optional(data.toString()) : std::nullopt;
}

} // namespace subtext
