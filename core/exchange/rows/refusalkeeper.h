// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/rows/importedfile.h"

#include <QHash>

#include <vector>

namespace subtext {

/// Keeps at most MostRefusals of each file and reason one by one and counts the others.
class RefusalKeeper
{
public:
    /// Appends to both lists.
    RefusalKeeper(std::vector<Refusal>& rows, std::vector<FurtherRefusals>& further)
        : m_rows(rows)
        , m_further(further)
    {}

    void add(Refusal refusal);
    void add(const FurtherRefusals& refusals);

private:
    struct Kept
    {
        qint64 rows = 0;
        std::ptrdiff_t further = -1; ///< The place of the count; none as long as there is room.
    };
    Kept& keptOf(const QString& file, RefusalReason reason);
    void count(const FurtherRefusals& refusals, Kept& kept);

    std::vector<Refusal>& m_rows;
    std::vector<FurtherRefusals>& m_further;
    QHash<std::pair<QString, int>, Kept> m_kept; ///< By file and reason.
};

} // namespace subtext
