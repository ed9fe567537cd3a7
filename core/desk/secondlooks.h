// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/selfagreement.h"
#include "core/base/error.h"
#include "core/desk/deskqueue.h"
#include "core/domain/person.h"
#include "core/domain/secondlook.h"
#include "core/operation/changeset.h"

#include <vector>

namespace subtext {

class StudyContext;

/// A split that comes back, without what was decided, said or shown about it.
struct SecondLookCase
{
    DeskCase item; ///< Its raters stand in another order than when it was decided.
    /// By question: whether the decision picked something on it, so that a pick is asked for.
    std::vector<bool> asks;
};

/// A share of the splits that an adjudicator decided comes back to them (Protocol::secondLooks),
/// from two days after the decision on: which ones, nobody chooses. Nothing here is a decision.
class SecondLooks
{
public:
    static constexpr qint64 LeastAgeMs = 2LL * 24 * 60 * 60 * 1000;

    explicit SecondLooks(StudyContext& context)
        : m_context(context)
    {}

    /// The splits that wait for this adjudicator, in the order of showing them. Of their own
    /// decisions about splits that are two days old, whose votes have not changed since and which
    /// still count, the share that the rules ask for, rounded up, drawn by namedSeed(seed,
    /// "CODE/second-looks/UUID") of each: the lowest come back. What was looked at already counts
    /// among both, whatever became of its decision since; items that are left out among neither.
    /// Empty where the study is locked, and for annotators.
    Result<std::vector<ScenarioId>> due(PersonId adjudicator) const;
    /// Errors: InvalidValue (the split is not due), UnknownPerson, UnknownScenario, WrongRole.
    Result<SecondLookCase> load(PersonId adjudicator, ScenarioId scenario) const;
    /// Errors: StudyLocked, WrongRole, InvalidValue (the split is not due, or a question that it
    /// asks has no pick).
    Result<ChangeSet> record(PersonId adjudicator, ScenarioId scenario, const Picks& picks,
                             qint64 activeMs);

    /// Of everybody who has looked again, or should, in the order of the roster. An adjudicator
    /// sees their own alone before the study is locked; the coordinator, and nobody, see all.
    /// Errors: UnknownPerson.
    Result<std::vector<SelfAgreement>> selfAgreement(PersonId reader = {}) const;

private:
    StudyContext& m_context;
};

/// See SecondLooks::selfAgreement. Throws; call it inside a read.
std::vector<SelfAgreement> selfAgreementOf(StudyContext& context, PersonId reader = {});

} // namespace subtext
