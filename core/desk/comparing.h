// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/domain/decision.h"
#include "core/domain/person.h"
#include "core/domain/records.h"
#include "core/stats/cohen.h"

#include <optional>
#include <vector>

namespace subtext {

class StudyContext;

struct AdjudicatorDifference
{
    ScenarioId scenario;
    Picks first;
    Picks second;
};

/// Two independent adjudicators side by side. Before both are through only the counts are filled.
struct AdjudicatorComparison
{
    PersonId first;
    PersonId second;
    qint64 decidedByBoth = 0;
    qint64 settled = 0;   ///< Of these: final, in both names.
    bool isReady = false; ///< Both have decided every split.
    /// By question, over what both picked; the categories are its options and "ambiguous".
    std::vector<stats::CohenKappa> kappas;
    std::vector<AdjudicatorDifference> differences; ///< Not settled yet, in the order of import.
};

/// Whether the splits that others decided wait for this person as well: for one of the two who are
/// compared, and before there are two for everybody whose task it is.
bool isAskedToDecide(const Person& person, const std::optional<AdjudicatorComparison>& both);

struct SettlingCase
{
    Decision first; ///< In the order of the comparison.
    Decision second;
    std::optional<Decision> proposal; ///< How one of them would settle it.

    bool operator==(const SettlingCase&) const = default;
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
    /// Both sides of one of its differences; none where the two agree, before both are through, and
    /// for anybody but the two.
    Result<std::optional<SettlingCase>>
    settling(PersonId adjudicator, const AdjudicatorComparison& both, ScenarioId scenario) const;
    /// Whether this person, a coordinator of a team, reads what others decide before two are
    /// through, and decides nothing any more.
    Result<bool> isWatching(PersonId person) const;
    /// How many items both have decided, after one more decision about `changed`: a look at that
    /// item alone.
    Result<qint64> decidedByBoth(const AdjudicatorComparison& before, ScenarioId changed) const;

private:
    StudyContext& m_context;
};

/// See Comparing::comparison. Throws; call it inside a read.
std::optional<AdjudicatorComparison> compared(StudyContext& context);

/// Of what was decided, what this adjudicator may know before two are through: their own rows and
/// what is nobody's own (Decision::isVisibleTo). How another would settle an item is for those who
/// have spoken about it; a third person has yet to form a view.
std::vector<Decision> visibleTo(PersonId adjudicator, std::vector<Decision> decisions);
/// The same, or all of it for whoever watches the desks. Throws; call it inside a read.
std::vector<Decision> seenBy(StudyContext& context, const Person& person,
                             std::vector<Decision> decisions);

} // namespace subtext
