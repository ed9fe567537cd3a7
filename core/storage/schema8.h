// SPDX-License-Identifier: MIT
#pragma once

#include "core/storage/portabletables.h"

namespace subtext {

/// The table as it was up to schema 8, read through a view of today's rows; itself where nothing
/// was changed. The digests that the chain has from then are of those names and values.
const PortableTable& asInSchema8(const PortableTable& table);

} // namespace subtext
