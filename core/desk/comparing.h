// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/domain/votes.h"
#include "core/stats/cohen.h"

#include <optional>
#include <vector>

namespace subtext {

class StudyContext;

/// What two adjudicators decided about one item.
struct AdjudicatorDifference
{
    ScenarioId scenario;
    Pick first;
    Pick second;
};

/// Two independent adjudicators side by side. Before both are through only the counts are filled.
struct AdjudicatorComparison
{
    PersonId first;
    PersonId second;
    qint64 decidedByBoth = 0;
    bool isReady = false;    ///< Both have decided every split.
    stats::CohenKappa kappa; ///< Nine categories: the emotions and "ambiguous".
    std::vector<AdjudicatorDifference> differences; ///< Not settled yet, in the order of import.
};

/// Two adjudicators who decide the same items independently of each other.
class Comparing
{
public:
    explicit Comparing(StudyContext& context)
        : m_context(context)
    {}

    /// Two adjudicators, in the order of the roster; none with fewer who decided anything.
    Result<std::optional<AdjudicatorComparison>> comparison() const;
    /// How many items both have decided, after one more decision about `changed`: a look at that
    /// item alone.
    Result<qint64> decidedByBoth(const AdjudicatorComparison& before, ScenarioId changed) const;

private:
    StudyContext& m_context;
};

/// See Comparing::comparison. Throws; call it inside a read.
std::optional<AdjudicatorComparison> compared(StudyContext& context);

} // namespace subtext
