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
    std::vector<PersonId> labelledBy; ///< Whose answers these are, in the order of the roster.
    /// Answers of which it is known that they were given by another guide than the present one.
    int byOldGuide = 0;
    std::optional<LabelAgainRequest> request; ///< The latest of those that count.
    /// Whom alone the requests are for, in the order of the roster; empty: all who had labelled it,
    /// or nobody is asked.
    std::vector<PersonId> askedOf;
    std::vector<PersonId> owing; ///< Who still has to, in the order of the roster.
    /// The same, and in a locked study whoever had not when it was locked.
    std::vector<PersonId> notGiven;

    bool operator==(const AgainItem&) const = default;
};

/// Items that are labelled again after a clause of the guide changed. The old answers stay; the
/// new one is a revision like any other. A request is about whoever had labelled the item before
/// it, or about some of them: their answer counts until the new one is there.
class LabelAgain
{
public:
    explicit LabelAgain(StudyContext& context)
        : m_context(context)
    {}

    /// One operation for all of them. An item that was asked for already is asked for anew.
    /// `by`: a coordinator, or nobody (the command line). `people`: who is to label them; empty:
    /// all who have. Errors: StudyLocked; InHandOut; WrongRole; UnknownScenario; UnknownPerson;
    /// InvalidValue for a blank reason (detail "reason"), one that is too long (detail "length"),
    /// no items (detail "not-asked-again"), and an item that one of the people did not label
    /// (detail "not-labelled:CODE", value: the item's name).
    Result<ChangeSet> ask(const std::vector<ScenarioId>& items, const QString& reason, PersonId by,
                          const std::vector<PersonId>& people = {});
    /// Nobody, or none of these, is to label them again any more; answers that came stay. Errors:
    /// the same, and InvalidValue with the detail "not-asked-again" (value: the item's name) for an
    /// item that was not asked for, and "not-owed:CODE" where one of the people does not owe it.
    Result<ChangeSet> takeBack(const std::vector<ScenarioId>& items, PersonId by,
                               const std::vector<PersonId>& people = {});

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
