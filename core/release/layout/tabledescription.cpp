// SPDX-License-Identifier: MIT
#include "core/release/layout/tabledescription.h"

namespace subtext {

QStringList columnNames(const std::vector<ColumnDescription>& columns)
{
    QStringList names;
    for (const ColumnDescription& of : columns)
        names << of.name;
    return names;
}

} // namespace subtext
