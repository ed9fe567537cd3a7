// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/interfacemapping.h"

namespace subtext::cli {

/// A mapping from a file. Errors: those of the file and of its reader, with its name.
Result<ImportMapping> readMappingOf(const QString& path);

} // namespace subtext::cli
