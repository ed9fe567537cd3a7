// SPDX-License-Identifier: MIT
#pragma once

#include "core/storage/portabletables.h"

namespace subtext {

/// The table with the columns that it had up to schema 8; itself where they were the same. The
/// digests that the chain has from then are of those names and values, which the queries schema8.…
/// make of today's rows.
const PortableTable& asInSchema8(const PortableTable& table);

} // namespace subtext
