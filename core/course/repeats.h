// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/domain/annotation.h"
#include "core/domain/person.h"
#include "core/domain/protocol.h"
#include "core/operation/changeset.h"
#include "core/task/task.h"

#include <map>
#include <optional>
#include <vector>

namespace subtext {

class StudyContext;

struct AnsweredTwice
{
    Answer first;
    Answer again;
    ScenarioId scenario{};
};

struct IntraAgreement
{
    qint64 items = 0;
    std::optional<double> agreement; ///< Share of equal choices; none without items.
    std::optional<double> kappa; ///< Cohen's κ; none where both times one label served for all.
    /// Mean |first − again| in points over all scales but confidence; none without items or such
    /// scales.
    std::optional<double> scaleDifference;

    bool operator==(const IntraAgreement&) const = default;
};

/// Every answer has a choice to every question of the task, and all its scales. Of several
/// questions the figures are means: of κ over those where there is one. O(items).
IntraAgreement intraAgreement(const std::vector<AnsweredTwice>& pairs, const Task& task);

/// Of everybody who answered items again: each such answer with the one that stood when the item
/// was seen again. Of two answers to one repeat, from two copies of a hand-out, the earlier counts.
/// Throws; call it inside a read.
std::map<PersonId, std::vector<AnsweredTwice>> answeredTwice(StudyContext& context);

/// Which items somebody is shown again, in the order of showing: so many as the protocol asks for,
/// from the first third (rounded up) of their own order, drawn by namedSeed(seed, "CODE/repeats").
/// Those answered again already are always among them, so that a change of the order draws no new
/// ones in their place. `inOrder` is the person's order.
std::vector<ScenarioId> plannedRepeats(const std::vector<ScenarioId>& inOrder,
                                       const std::vector<ScenarioId>& answered,
                                       const Person& person, const Protocol& protocol);

/// Early items that people are shown again after their last, to see how well they agree with
/// themselves. Nothing here is data.
class Repeats
{
public:
    explicit Repeats(StudyContext& context)
        : m_context(context)
    {}

    /// The early items that the person is still to see again, in the order of showing them; empty
    /// until everything is submitted, and where the study is locked.
    Result<std::vector<ScenarioId>> due(PersonId person) const;
    Result<int> answered(PersonId person) const;
    /// Errors: StudyLocked, InvalidValue (the item is not due), IncompleteAnswer.
    Result<ChangeSet> record(PersonId person, ScenarioId scenario, const Answer& answer,
                             qint64 activeMs);

    /// How well people agree with themselves, of everybody who has repeated an item.
    Result<std::map<PersonId, IntraAgreement>> intraAnnotatorAgreement() const;

private:
    StudyContext& m_context;
};

} // namespace subtext
