// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/domain/courserecords.h"
#include "core/operation/changeset.h"

#include <optional>
#include <vector>

namespace subtext {

class StudyContext;

/// An item as whoever asks for labels again sees it.
struct AgainItem
{
    ScenarioId scenario;
    QString name; ///< "group/id".
    int answers = 0;
    /// Answers of which it is known that they were given by another guide than the present one.
    int byOldGuide = 0;
    std::optional<LabelAgainRequest> request; ///< The one that counts.
    std::vector<PersonId> owing;              ///< Who still has to, in the order of the roster.
    /// The same, and in a locked study whoever had not when it was locked.
    std::vector<PersonId> notGiven;

    bool operator==(const AgainItem&) const = default;
};

/// Items that are labelled again after a clause of the guide changed. The old answers stay; the
/// new one is a revision like any other. A request is about whoever had labelled the item before
/// it: their answer counts until the new one is there.
class LabelAgain
{
public:
    explicit LabelAgain(StudyContext& context)
        : m_context(context)
    {}

    /// One operation for all of them. An item that was asked for already is asked for anew.
    /// `by`: a coordinator, or nobody (the command line). Errors: StudyLocked; InHandOut;
    /// WrongRole; UnknownScenario; InvalidValue for a blank reason (detail "reason"), one that is
    /// too long (detail "length"), and no items (detail "not-asked-again").
    Result<ChangeSet> ask(const std::vector<ScenarioId>& items, const QString& reason, PersonId by);
    /// Nobody is to label them again any more; answers that came stay. Errors: the same, and
    /// InvalidValue with the detail "not-asked-again" (value: the item's name) for an item that was
    /// not asked for.
    Result<ChangeSet> takeBack(const std::vector<ScenarioId>& items, PersonId by);

    /// Those that somebody has answered or that are to be labelled again, in the order of import,
    /// without items that are left out.
    Result<std::vector<AgainItem>> items() const;
    /// Those of them that are asked for.
    Result<std::vector<AgainItem>> requests() const;
    /// Answers that count although they were asked for again, since nobody has given them anew; in
    /// a locked study as well, where nobody can any more. Also to items that are left out.
    Result<std::vector<OwedAgain>> notGiven() const;
    /// Answers that were given anew on a request, also where a later one is open or taken back.
    Result<std::vector<GivenAgain>> given() const;

private:
    StudyContext& m_context;
};

} // namespace subtext
