// SPDX-License-Identifier: MIT
#include "core/adjudication/picktable.h"

namespace subtext {

PickTable::PickTable(int options)
    : m_categories(static_cast<std::size_t>(options) + 1)
    , m_cells(m_categories * m_categories)
{}

void PickTable::add(const std::optional<Pick>& first, const std::optional<Pick>& second)
{
    if (first && second)
        ++m_cells[cellOf(*first) * m_categories + cellOf(*second)];
}

stats::CohenKappa PickTable::kappa() const
{
    return stats::cohenKappa(m_cells, m_categories);
}

std::size_t PickTable::cellOf(const Pick& pick) const
{
    return pick.label ? slotOf(*pick.label) : m_categories - 1;
}

} // namespace subtext
