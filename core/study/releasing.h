// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/agreementreport.h"
#include "core/agreement/ratermodels.h"
#include "core/base/cancel.h"
#include "core/base/error.h"
#include "core/release/changelog.h"
#include "core/release/gates.h"
#include "core/release/publicdata.h"
#include "core/release/release.h"
#include "core/study/changeset.h"
#include "core/study/qualityreport.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace subtext {

class StudyContext;

/// Everything of one release but what others draw or word: the figures and the check report.
struct ReleaseDraft
{
    ReleaseInput input;      ///< With a version: the proposal where none was given.
    std::vector<Gate> gates; ///< Of `input`.
    std::vector<NoteChange> changedNotes;
    StudyData publicData;
    /// Of `publicData`, so that whoever imports the release again gets the same.
    AgreementReport agreement;
    std::vector<ModelReport> models; ///< Of `publicData`; empty beyond 5,000 items.
    /// Of `publicData`. Explanations, times and self-checks are not asked for: they do not leave.
    QualityReport check;
    /// Of the highest recorded release below this version; of the highest of all where the options
    /// gave none.
    std::optional<ReleaseContents> last;
    ReleaseContents now;
    VersionChange change;    ///< From `last` to `now`; empty at the first release.
    QString proposedVersion; ///< "1.0.0" at the first release.

    /// Every gate is passed, or overridden with a reason.
    bool passes() const;
};

/// One release as the study remembers it.
struct ReleaseRecord
{
    QString uuid;
    QString version; ///< "X.Y.Z"
    QString date;    ///< "YYYY-MM-DD", or empty.
    ReleaseNames names = ReleaseNames::Codes;
    std::uint64_t seed = 42;
    bool isExtended = false;
    QString checksum; ///< SHA-256 of SHA256SUMS, 64 hexadecimal digits.
    std::vector<OverriddenGate> overridden;
    ReleaseContents contents;
    QByteArray changelog;
    /// Where codes were given at random: that of everybody, by their UUID. Nobody outside may know.
    std::map<QString, QString> randomCodes;
    PersonId by; ///< Invalid: the command line.
    qint64 at = 0;
};

/// What leaves a study, and what it remembers of it. Reading works on a study opened for reading,
/// in the thread that opened it. A locked study can be released, and answered about.
class Releasing
{
public:
    explicit Releasing(StudyContext& context)
        : m_context(context)
    {}

    /// The latest answer to every question of the datasheet that has one.
    Result<DatasheetAnswers> answers() const;
    /// A new revision of an answer; an empty text takes it back. The same answer again is no
    /// revision. `by` may be invalid: the command line. Errors: InvalidValue (unknown token, or
    /// more than 20,000 characters), WrongRole (an annotator).
    Result<ChangeSet> answer(const QString& token, const QString& text, PersonId by);

    /// Keeps what somebody said about words near names (GatePlace::textDigest), in one audited
    /// operation; the latest word about a place counts. What is known already adds nothing. `by`
    /// may be invalid: the command line. Errors: InvalidValue (no digest, or no word), WrongRole
    /// (an annotator).
    Result<ChangeSet> judgeNames(const std::vector<NameJudgement>& judgements, PersonId by);

    /// The words near names that wait to be judged before a release with these options, without
    /// making one. Errors: what reading gives.
    Result<std::vector<GatePlace>> nearNames(const ReleaseOptions& options) const;

    /// Oldest first.
    Result<std::vector<ReleaseRecord>> records() const;

    /// Reads one moment of the study and makes a release of it. Without a version the proposal is
    /// taken; without a date that of the recorded release of the same version, else none. Random
    /// codes are those of the latest release that had some; people who have none yet get theirs by
    /// the secret of the options.
    /// Errors: InvalidValue (a version that is no "X.Y.Z", a date that is no "YYYY-MM-DD", an
    /// override of an unknown gate or without a reason, no secret where it is needed), InHandOut,
    /// Cancelled, AuditBroken and StudyDamaged (the data are not what was written), what reading
    /// gives.
    Result<ReleaseDraft> draft(const ReleaseOptions& options,
                               const std::vector<OverriddenGate>& overridden,
                               const CancelToken& cancel = {},
                               const ProgressSink& progress = {}) const;

    /// Writes down what was released, in one audited operation. The same version with the same
    /// bytes again adds nothing. Errors: FileMissing (no SHA256SUMS among the files), WrongRole (an
    /// annotator), InHandOut.
    Result<ChangeSet> record(const ReleaseDraft& draft, const std::vector<ReleaseFile>& files,
                             PersonId by);

private:
    StudyContext& m_context;
};

} // namespace subtext
