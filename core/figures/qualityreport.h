// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/course/repeats.h"
#include "core/exchange/rows/studydata.h"
#include "core/quality/personquality.h"
#include "core/quality/qualityrecords.h"
#include "core/quality/schemarules.h"

#include <map>
#include <memory>
#include <set>
#include <vector>

namespace subtext {

struct ItemGold;
class StudyContext;

/// The four levels of the quality pipeline over one study, as of one moment.
struct QualityReport
{
    std::shared_ptr<const Task> task; ///< What was asked; none: CEI.
    qint64 annotations = 0;           ///< Items answered, per person; revisions count once.
    bool hasTimes = false;            ///< False: the timing checks had nothing to look at.
    std::vector<SchemaProblem> level1;
    std::vector<QualityFlag> level2;
    std::vector<QualityFlag> level3;
    /// Splits that nobody can decide yet, since answers of further raters are to come (MoreRaters).
    std::vector<ScenarioId> waitsForMore;
    std::vector<ScenarioId> needsDecision; ///< Splits without a decision, in the order of import.
    qint64 decided = 0;                    ///< Splits with one.
    qint64 decidedBeside = 0; ///< Items that do not split, decided in this study all the same.
    std::vector<ScenarioId> outdated; ///< Decided before an answer that counts (outdatedDecision).
    std::set<FlagKey>
        settled; ///< Of level 3, what a decision has settled: splits with a gold label.
    std::vector<PersonQuality> people; ///< Annotators with items, in the order of the roster.
    std::map<PersonId, IntraAgreement> repeats; ///< Of everybody who has repeated an item.
};

/// The levels over what counts in `data`, whose people are those with an assignment in `known`.
/// Level 1 looks at `stored`: every answer, also those to items that are not assigned. A task that
/// is not laid out as CEI is has the checks that it names, with the limits that apply
/// (checkedTask).
QualityReport checkAnswers(const StudyData& data, const std::vector<const Annotation*>& stored,
                           const SchemaContext& known, const QualityThresholds& thresholds,
                           const Protocol& protocol, std::shared_ptr<const Task> task = {});

/// Whether a finding is a split and the gold label of its question, as of now, settles it.
/// `gold` is of the same item.
bool isSettledSplit(const QualityFlag& flag, const ItemGold& gold);

/// Findings about people and items (levels 2 and 3) that nobody has dismissed, by the latest word
/// on each, and that no decision has settled.
qint64 openFindings(const QualityReport& report, const std::map<FlagKey, Dismissal>& dismissals);

/// See Figures::check.
Result<QualityReport> checkStudy(StudyContext& context);

} // namespace subtext
