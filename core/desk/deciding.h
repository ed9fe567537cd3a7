// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/domain/records.h"
#include "core/operation/changeset.h"

#include <QStringList>

#include <functional>
#include <vector>

class QJsonObject;

namespace subtext {

class StudyContext;

struct Verdict
{
    Picks picks{}; ///< Of the questions that it is about, one at least.
    Basis basis = Basis::Unstated;
    QString note;
    Picks firstPicks{};
    std::optional<ShownHints> hints; ///< None where they were not looked at.
    QStringList precedents;          ///< UUIDs of the own decisions that were shown beside it.
    qint64 activeMs = 0;
};

/// Who settles the splits: a split has no gold label until a person decides. Decisions are
/// revisions, never overwritten.
class Deciding
{
public:
    explicit Deciding(StudyContext& context, Asker asker = nullptr)
        : m_context(context)
        , m_asker(asker)
    {}
    /// The same for somebody who follows the study as well: what is done through it is marked
    /// (ChangeSet::askedBy), so that they know the notices of their own operations, and follow what
    /// these returned.
    Deciding askedBy(Asker asker) const { return Deciding(m_context, asker); }

    /// Keeps what stands on screen. An empty draft leaves no row. The first pick, once kept, stays.
    Result<ChangeSet> saveDraft(PersonId adjudicator, ScenarioId scenario, const DeskDraft& draft);
    /// The item where work broke off; invalid where there is none.
    Result<ScenarioId> lastDraft(PersonId adjudicator) const;

    /// The precedents that were shown stand in the audit row. Errors: WrongRole (also for whoever
    /// watches the desks, with "watches" as detail), UnknownScenario,
    /// MissingBasis (a label for a split needs one), MissingNote (see needsNote; where the study
    /// asks for one), InvalidValue (a basis that the votes contradict, or no pick), StudyLocked.
    Result<Changed<Decision>> decide(PersonId adjudicator, ScenarioId scenario,
                                     const Verdict& verdict);

    /// Takes the adjudicator's last decision back, whatever the item: what they had decided before
    /// counts again, or nothing. Undo and redo are revisions of their own and outlast a restart.
    /// Where nothing counts again, what was taken back is kept as a draft, unless there is one;
    /// redo takes that away where it says the same. A proposal, and the final decision that this
    /// person wrote, are taken back as well: then the two differ as before. What a final, imported
    /// or bulk decision put aside is past both. Errors: NoDecision.
    Result<Changed<Decision>> undo(PersonId adjudicator);
    Result<Changed<Decision>> redo(PersonId adjudicator);
    Result<bool> canUndo(PersonId adjudicator) const;
    /// What undo takes back, the last one first of all.
    Result<std::vector<Decision>> undoable(PersonId adjudicator) const;
    Result<bool> canRedo(PersonId adjudicator) const;

    /// Says how the item on which two adjudicators differ could be settled: a final row in this
    /// person's name alone, which decides nothing (Decision::isProposal). The latest one stands. On
    /// questions that it says nothing of, what both said alike goes with it.
    /// Errors: those of decide, and NoDecision where they do not differ, WrongRole for anybody but
    /// the two.
    Result<Changed<Decision>> propose(PersonId by, ScenarioId scenario, const Verdict& verdict);
    /// Settles the item as the other one proposed: a final row in both names, with the pick, basis
    /// and note of the proposal; `note`, where there is one, stands under that. Errors: NoDecision
    /// where none of the other's stands, WrongRole, StudyLocked, InvalidValue for notes that are
    /// too long together.
    Result<Changed<Decision>> confirm(PersonId by, ScenarioId scenario, const QString& note = {});
    /// Settles at once, for two who sit together: an item on which two adjudicators differ, in both
    /// their names. Errors: those of decide, and NoDecision where they do not differ.
    Result<Changed<Decision>> settle(PersonId by, ScenarioId scenario, const Verdict& verdict);

    /// Takes all of them or, on an error, none; how many. A row that only says what the votes give
    /// here too by themselves, without a note, becomes no decision. Errors (with line):
    /// UnknownScenario, InvalidValue.
    Result<qint64> decideAll(const std::vector<BulkDecision>& decisions, PersonId by,
                             const QString& file);

private:
    /// That of StudyContext, for whoever this is in the hands of.
    Result<ChangeSet> operate(const QString& action,
                              const std::function<QJsonObject(ChangeSet&)>& work);

    StudyContext& m_context;
    Asker m_asker;
};

} // namespace subtext
