// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/domain/goldlabel.h"
#include "core/domain/records.h"
#include "core/operation/changeset.h"
#include "core/quality/qualityrecords.h"

#include <algorithm>
#include <vector>

namespace subtext {

class StudyContext;

struct WorkSummary
{
    qint64 assigned = 0;
    qint64 submitted = 0;
    qint64 flagged = 0;
    qint64 revised = 0;       ///< Items with a revision that nobody had asked for.
    qint64 labelledAgain = 0; ///< Items with one that was asked for; see LabelAgain.
    /// Submitted items by question and option, in the order of the task.
    std::vector<std::vector<qint64>> chosen;
    qint64 activeMs = 0;                   ///< Of the submitted items, up to their submission.
    std::optional<qint64> medianActiveMs;  ///< Per submitted item; none without times.
    std::vector<ItemSummary> open;         ///< Not submitted yet, or to be labelled again.
    std::vector<ItemSummary> changedSince; ///< Submitted, then edited, not yet updated.
    std::optional<HandIn> handedIn;
    qint64 itemsAfterHandIn = 0;   ///< Submitted or revised since the latest hand-in.
    qint64 repeatsAfterHandIn = 0; ///< Answered again since.

    /// What was handed in is not what the study has now.
    bool isOvertaken() const { return itemsAfterHandIn + repeatsAfterHandIn > 0; }
    bool isComplete() const { return open.empty() && changedSince.empty(); }
};

/// What an annotator said to one question of an item, beside what came out.
struct FinalAnswer
{
    std::optional<Choice> own; ///< None where they left the question open.
    GoldLabel gold;
    std::vector<int> votes; ///< Of everybody who labelled the item, by option of the question.

    bool isDifferent() const { return own && gold.isSettled() && gold.label != own; }
};

struct FinalLabel
{
    ScenarioId scenario;
    QString name;                     ///< "subtype/id"
    QString hero;                     ///< The text that the questions are about.
    std::vector<FinalAnswer> answers; ///< By question, in the order of the task.

    /// On any question.
    bool isDifferent() const
    {
        return std::any_of(answers.begin(), answers.end(),
                           [](const FinalAnswer& answer) { return answer.isDifferent(); });
    }
};

/// What an annotator does. Nobody sees anybody else's answers through it.
class Labelling
{
public:
    explicit Labelling(StudyContext& context)
        : m_context(context)
    {}

    /// A person's items in their order.
    Result<std::vector<ItemSummary>> items(PersonId person) const;
    Result<std::optional<ItemSummary>> item(PersonId person, ScenarioId scenario) const;

    /// Errors: NotAssigned, and what the disk says.
    Result<ItemState> load(PersonId person, ScenarioId scenario) const;

    /// The person's submitted items beside their final labels, in the person's order. Empty until
    /// the study is locked: before that nobody is told what others chose.
    Result<std::vector<FinalLabel>> finalLabels(PersonId person) const;

    /// Every revision of one answer, oldest first.
    Result<std::vector<Annotation>> history(PersonId person, ScenarioId scenario) const;

    /// The item with the draft saved last, where work broke off; invalid where there is none.
    Result<ScenarioId> lastDraft(PersonId person) const;

    /// Keeps the answer as it stands; `draft.savedAt` is set here. A draft that says nothing new
    /// (empty, or what was submitted already) leaves no row. Errors: InvalidValue with the detail
    /// "length" where a text is longer than LongestText, and what the disk says.
    Result<ChangeSet> saveDraft(PersonId person, ScenarioId scenario, Draft draft);

    /// Ends a visit without a submission. A draft stays for next time; none, or one that says
    /// nothing new, leaves nothing behind but the visit.
    Result<ChangeSet> leave(PersonId person, ScenarioId scenario, const std::optional<Draft>& draft,
                            const Visit& visit);

    /// Ends a visit to an item that is to be labelled again, without an answer: the change to the
    /// old answer stays as it was, as ItemState::setAside. Errors: as of leave().
    Result<ChangeSet> setAside(PersonId person, ScenarioId scenario, Draft draft,
                               const Visit& visit);

    struct Submission
    {
        Answer answer;
        FirstAnswers firstAnswerMs;
        Visit visit;           ///< The visit that ends with this submission.
        QString language = {}; ///< As Annotation::language.
    };

    /// Writes the next revision, the visit and the end of the draft in one transaction. Of second
    /// answers it keeps those that the rules of today ask for.
    /// Errors: IncompleteAnswer (nothing is written), InvalidValue (as for a draft), NotAssigned,
    /// and what the disk says.
    Result<Annotation> submit(PersonId person, ScenarioId scenario, const Submission& submission);

    /// Notes what the self-check showed and what the person did. Work in progress like a draft:
    /// a row, no audit entry.
    Result<ChangeSet> noteSelfCheck(PersonId person, ScenarioId scenario, QualityCode code,
                                    SelfCheckAction action);

    Result<WorkSummary> summary(PersonId person) const;

    /// Records that the person hands their work in, open items or not, and folds everything into
    /// the file. FileInUse: it is recorded, but the file alone does not hold everything yet (see
    /// Study::makeSelfContained).
    Result<HandIn> handIn(PersonId person);

private:
    std::optional<Annotation> standingAnswer(PersonId person, ScenarioId scenario) const;
    void keepDraft(PersonId person, ScenarioId scenario, Draft draft);

    StudyContext& m_context;
};

} // namespace subtext
