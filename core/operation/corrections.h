// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/domain/scenechange.h"
#include "core/operation/changeset.h"

#include <map>
#include <set>
#include <vector>

namespace subtext {

class StudyContext;

/// What is done about scenes that are broken: their texts are corrected, or the item is left out of
/// the data. Both are rows that stay; the scene as it was taken in stays too.
///
/// An item that is left out keeps its answers and decisions in the study. No figure of agreement
/// counts it, and no export and no release has it but as an erratum.
class Corrections
{
public:
    explicit Corrections(StudyContext& context)
        : m_context(context)
    {}

    /// Whether what is below is this person's to do. In a study that is shared with a team it is a
    /// coordinator's, in a coordinator's file: from any other what is said of scenes never travels.
    /// Errors: WrongRole (detail: "team_scenes" where that is why), UnknownPerson.
    Result<void> checkAllowed(PersonId by) const;
    /// Sets the texts of a scene that differ from what it says now; a part that is not named stays.
    /// Answers stay as they are: who had given one read the old text, and the erratum names them.
    /// Errors: UnknownScenario; those of checkAllowed(); StudyLocked; InHandOut; InvalidValue
    /// for an empty reason (detail "reason"), a field that the task requires without a character
    /// (value: its token, detail "empty"), a text that is too long (detail "length"), a field whose
    /// words are chosen from a list (detail "choice") or where nothing differs (detail
    /// "unchanged").
    Result<ChangeSet> correct(ScenarioId scenario, const std::map<FieldIndex, QString>& texts,
                              const QString& reason, PersonId by);
    /// The outcome "leave out: malformed". Errors: as of correct().
    Result<ChangeSet> leaveOut(ScenarioId scenario, const QString& reason, PersonId by)
    {
        return setLeftOut(scenario, true, reason, by);
    }
    /// The item counts again. Errors: as of correct().
    Result<ChangeSet> takeBackIn(ScenarioId scenario, const QString& reason, PersonId by)
    {
        return setLeftOut(scenario, false, reason, by);
    }

    /// Everything that was said about scenes, oldest first.
    Result<std::vector<SceneChange>> changes() const;
    /// Items that are left out as of now, each with what was said when that was done.
    Result<std::map<ScenarioId, SceneChange>> leftOut() const;

private:
    Result<ChangeSet> setLeftOut(ScenarioId scenario, bool isLeftOut, const QString& reason,
                                 PersonId by);

    StudyContext& m_context;
};

/// The changes as a release tells them: the texts that are corrected as of now, the words of the
/// import beside them, and the items that are left out. A text that is again what it was is none.
/// Of scenes that were refused before labelling (Curation) nothing is told. In the order of what
/// was said last about each. Throws; for inside a read.
std::vector<Erratum> errataOf(StudyContext& context);

/// The code of whoever may change what everybody reads, the command line too, while the study is
/// open for it. Throws: those of checkAllowed(), InHandOut, StudyLocked.
QString requireCorrector(StudyContext& context, PersonId by);

} // namespace subtext
