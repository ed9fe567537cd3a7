// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/board/stratumbox.h"

#include <QSignalBlocker>

#include <algorithm>

namespace subtext {

StratumBox::StratumBox(QWidget* parent)
    : FilterBox(tr("Items that count"), parent)
{
    constexpr int LeastLetters = 12;
    setMinimumContentsLength(LeastLetters);
}

void StratumBox::offer(const Task& task, const std::vector<OfferedStratum>& strata)
{
    const ModelStratum before = stratum();
    const QSignalBlocker quiet(this);
    forget();
    for (const OfferedStratum& each : strata) {
        m_strata.push_back(each.stratum);
        addItem(tr("%1 (n = %2)").arg(stratumWord(task, each.stratum)).arg(each.items));
    }
    const auto found = std::find(m_strata.begin(), m_strata.end(), before);
    setCurrentIndex(found == m_strata.end() ? 0 : static_cast<int>(found - m_strata.begin()));
}

void StratumBox::forget()
{
    const QSignalBlocker quiet(this);
    m_strata.clear();
    clear();
}

ModelStratum StratumBox::stratum() const
{
    const auto chosen = static_cast<std::size_t>(std::max(0, currentIndex()));
    return chosen < m_strata.size() ? m_strata[chosen] : ModelStratum();
}

} // namespace subtext
