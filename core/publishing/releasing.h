// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/operation/changeset.h"
#include "core/publishing/releasedrafting.h"
#include "core/publishing/releaserows.h"
#include "core/release/gates.h"
#include "core/release/layout/release.h"

#include <vector>

namespace subtext {

class StudyContext;

/// What a study remembers of its releases: the answers about it, what was said about words near
/// names, and what left. A locked study can be answered about, and its release written down.
class Releasing
{
public:
    explicit Releasing(StudyContext& context)
        : m_context(context)
    {}

    /// The latest answer to every question of the datasheet that has one, and the licence that was
    /// chosen (LicenceAnswer).
    Result<DatasheetAnswers> answers() const;
    /// A new revision of an answer; an empty text takes it back. The same answer again is no
    /// revision. `by` may be invalid: the command line. Errors: InvalidValue (unknown token,
    /// more than 20,000 characters, or a licence that is none of licences()), WrongRole (an
    /// annotator).
    Result<ChangeSet> answer(const QString& token, const QString& text, PersonId by);

    /// Keeps what somebody said about names and words near them (GatePlace::textDigest), in one
    /// audited operation; the latest word about a place counts. What is known already adds nothing.
    /// `by` may be invalid: the command line. Errors: InvalidValue (no word, or no digest where it
    /// needs one), WrongRole (an annotator).
    Result<ChangeSet> judgeNames(const std::vector<NameJudgement>& judgements, PersonId by);

    /// Oldest first.
    Result<std::vector<ReleaseRecord>> records() const;

    /// Writes down what was released, in one audited operation. The same version with the same
    /// bytes again adds nothing. Errors: WrongRole (an annotator), InHandOut.
    Result<ChangeSet> record(const ReleaseDraft& draft, const ReleaseTrace& trace, PersonId by);
    /// Also FileMissing (no SHA256SUMS among the files).
    Result<ChangeSet> record(const ReleaseDraft& draft, const std::vector<ReleaseFile>& files,
                             PersonId by);

private:
    StudyContext& m_context;
};

} // namespace subtext
