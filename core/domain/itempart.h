// SPDX-License-Identifier: MIT
#pragma once

#include <QStringView>

#include <cstdint>
#include <optional>

namespace subtext {

/// What an analysis uses an item for, where the data says so.
enum class ItemPart : std::uint8_t { Train, Validation, Test };

/// "train", "val", "test"
QLatin1String partToken(ItemPart part);
/// Those, and "training", "validation", "valid" and "dev", in any case.
std::optional<ItemPart> partFromToken(QStringView text);

} // namespace subtext
