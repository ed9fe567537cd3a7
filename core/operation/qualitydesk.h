// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/operation/changeset.h"
#include "core/quality/qualityrecords.h"
#include "core/quality/schemarules.h"

#include <map>
#include <vector>

namespace subtext {

class StudyContext;

/// What a study knows about its quality beyond the answers: limits, self-checks, dismissals.
class QualityDesk
{
public:
    explicit QualityDesk(StudyContext& context)
        : m_context(context)
    {}

    Result<QualityProtocol> protocol() const;
    /// The limits as they apply to this study: an item's votes can split once it has as many
    /// ratings as every item is to have, not with the second of three.
    Result<QualityThresholds> thresholds() const;
    /// How many ratings an item has when it is complete: as the protocol asks, but no more than any
    /// item has raters.
    Result<int> ratingsNeeded() const;
    /// A new revision of the limits.
    Result<ChangeSet> setProtocol(const QualityProtocol& protocol);

    /// Oldest first.
    Result<std::vector<SelfCheck>> selfChecks() const;

    /// The latest word on every flag that somebody ever dismissed.
    Result<std::map<FlagKey, Dismissal>> dismissals() const;
    /// Sets a flag aside. Errors: InvalidValue for an empty reason.
    Result<ChangeSet> dismiss(const FlagKey& flag, const QString& reason, PersonId by);
    /// Brings a dismissed flag back; the dismissal stays in the history.
    Result<ChangeSet> restore(const FlagKey& flag, PersonId by) { return restoreAll({flag}, by); }
    /// The same of several flags, all or none; of none nothing is written. Errors: as of dismiss.
    Result<ChangeSet> dismissAll(const std::vector<FlagKey>& flags, const QString& reason,
                                 PersonId by);
    Result<ChangeSet> restoreAll(const std::vector<FlagKey>& flags, PersonId by);

    /// The flags of annotators that somebody closed: nothing is wrong.
    Result<ClosedFlags> closedFlags() const;
    /// Closes the flags that annotators gave an item, all or none. Errors: InvalidValue for an
    /// empty reason.
    Result<ChangeSet> closeFlags(const std::vector<PersonId>& annotators, ScenarioId scenario,
                                 const QString& reason, PersonId by);
    /// Opens closed flags again; the closing stays in the history.
    Result<ChangeSet> reopenFlags(const std::vector<PersonId>& annotators, ScenarioId scenario,
                                  PersonId by);

    /// What level 1 may refer to: everything that the study has.
    Result<SchemaContext> schemaContext() const;

private:
    /// Says the same of all of them.
    Result<ChangeSet> write(const std::vector<FlagKey>& flags, Dismissal word);
    Result<ChangeSet> writeClosing(const std::vector<PersonId>& annotators, ScenarioId scenario,
                                   bool isClosed, FlagClosing word);

    StudyContext& m_context;
};

} // namespace subtext
