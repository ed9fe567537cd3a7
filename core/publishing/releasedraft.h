// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/agreementreport.h"
#include "core/agreement/ratermodels.h"
#include "core/agreement/secondfigures.h"
#include "core/agreement/surprisefigures.h"
#include "core/figures/qualityreport.h"
#include "core/publishing/modeldrawings.h"
#include "core/publishing/revisedanswers.h"
#include "core/release/changelog.h"
#include "core/release/gates.h"
#include "core/release/layout/release.h"
#include "core/release/layout/releaselayout.h"
#include "core/release/publicdata.h"

#include <optional>
#include <utility>
#include <vector>

namespace subtext {

/// Everything of one release but what others draw or word: the figures and the check report.
struct ReleaseDraft
{
    /// With a version: the proposal where none was given. The answers are in `publicData` alone.
    ReleaseInput input;
    std::vector<Gate> gates; ///< Of `input`, as it was read.
    /// Findings of the study's checks that nobody has dismissed: for findingsNotice(). Nothing that
    /// is written depends on it.
    qint64 openFindings = 0;
    /// Items, and the codes of those who were asked for an answer to them again and have not given
    /// it, after a lock as well: for againNotice(). Nothing that is written depends on them.
    std::vector<std::pair<QString, QString>> notGivenAgain;
    /// Items that were decided before an answer that counts: for outdatedNotice(). Nothing that is
    /// written depends on them either.
    std::vector<QString> outdatedItems;
    /// Of a study that a team shares: how whole it was. For teamNotice().
    std::optional<TeamReading> team;
    std::vector<NoteChange> changedNotes;
    StudyData publicData;
    /// Of `publicData`, so that whoever imports the release again gets the same; of further
    /// annotators (more_raters.csv) an import knows nothing.
    AgreementReport agreement;                     ///< On the first question.
    std::vector<AgreementReport> furtherQuestions; ///< On each of the others, in the tidy layout.
    std::optional<StudyAgreement> study;           ///< Of all of them, in one.
    SecondFigures seconds;           ///< Of `publicData`; empty where the study asks for none.
    SurpriseFigures surprises;       ///< The same of guesses.
    std::vector<ModelReport> models; ///< Of `publicData`; empty beyond 5,000 items.
    ModelDrawings drawings;          ///< Of models, as far as they were chosen.
    /// Of `publicData`. Explanations, times and self-checks are not asked for: they do not leave.
    QualityReport check;
    double flagRateCeiling = 0; ///< Of those checks.
    /// Annotators as Quality has them, called as in `publicData`: how many findings they have is
    /// told of what the study holds, not of what is left of it here.
    std::vector<PersonQuality> checkedPeople;
    /// Of the highest recorded release below this version; of the highest of all where the options
    /// gave none.
    std::optional<ReleaseContents> last;
    ReleaseContents now;
    VersionChange change; ///< From `last` to `now`; empty at the first release.
    /// Behind change.changedAnswers, as far as it was submitted since `last` was recorded. Names
    /// people: for the window alone.
    std::vector<RevisedAnswer> revisedAnswers;
    QString proposedVersion; ///< "1.0.0" at the first release.

    /// What makeReleaseFiles() prints; as long as the draft lasts.
    ReleaseAgreement figures() const;
    /// Those of every question that charts are made of; as long as the draft lasts.
    std::vector<const AgreementReport*> reports() const;
    /// There is a last release, and scenes, labels, gold labels, fields and sets of predictions are
    /// those of it. Texts such as the datasheet may be others.
    bool isUnchanged() const;
    /// What there is to look at that blocks nothing and is in no gate: findings, answers that were
    /// asked for again, outdated decisions, what the team has and this file has not, empty parts,
    /// the datasheet, as far as there is any.
    std::vector<Gate> notices() const;
    /// Every gate is passed, or set aside with a reason that still holds (isSetAside).
    bool passes() const;
};

} // namespace subtext
