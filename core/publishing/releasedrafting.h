// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/base/error.h"
#include "core/publishing/releasedraft.h"

#include <vector>

namespace subtext {

class StudyContext;

/// Makes releases, before anything leaves. Works on a study opened for reading, in the thread that
/// opened it. A locked study can be released.
class ReleaseDrafting
{
public:
    explicit ReleaseDrafting(StudyContext& context)
        : m_context(context)
    {}

    /// The names and words near them that can be judged before a release with these options,
    /// without making one. Errors: what reading gives.
    Result<std::vector<GatePlace>> wordsToJudge(const ReleaseOptions& options) const;

    /// Reads one moment of the study and makes a release of it. Without a version the proposal is
    /// taken; without a date that of the recorded release of the same version, else none. Random
    /// codes are those of the latest release that had some; people who have none yet get theirs by
    /// the secret of the options. Of the overrides those stay in the draft that hold.
    /// Errors: InvalidValue (a version that is no "X.Y.Z", a date that is no "YYYY-MM-DD", an
    /// override of an unknown gate or without a reason, a licence that is not known, no secret
    /// where it is needed; models: see modelMaterial), InHandOut, Cancelled, AuditBroken and
    /// StudyDamaged (the data are not what was written), what reading
    /// gives.
    Result<ReleaseDraft> draft(const ReleaseOptions& options,
                               const std::vector<OverriddenGate>& overridden,
                               const CancelToken& cancel = {},
                               const ProgressSink& progress = {}) const;

private:
    StudyContext& m_context;
};

} // namespace subtext
