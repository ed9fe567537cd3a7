// SPDX-License-Identifier: MIT
#include "core/exchange/rows/refusalkeeper.h"

namespace subtext {

void RefusalKeeper::add(Refusal refusal)
{
    Kept& kept = keptOf(refusal.file, refusal.reason);
    if (kept.rows == MostRefusals) {
        count({refusal.file, refusal.reason, 1}, kept);
        return;
    }
    ++kept.rows;
    m_rows.push_back(std::move(refusal));
}

void RefusalKeeper::add(const FurtherRefusals& refusals)
{
    count(refusals, keptOf(refusals.file, refusals.reason));
}

RefusalKeeper::Kept& RefusalKeeper::keptOf(const QString& file, RefusalReason reason)
{
    return m_kept[{file, static_cast<int>(reason)}];
}

void RefusalKeeper::count(const FurtherRefusals& refusals, Kept& kept)
{
    if (kept.further >= 0) {
        m_further[static_cast<std::size_t>(kept.further)].count += refusals.count;
        return;
    }
    kept.further = static_cast<std::ptrdiff_t>(m_further.size());
    m_further.push_back(refusals);
}

} // namespace subtext
