// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cli.h"
#include "core/base/cancel.h"
#include "core/publishing/releasing.h"

#include <vector>

namespace subtext::cli {

struct ReleaseOrder
{
    ReleaseOptions options;
    QString out;
    bool isOverriding = false; ///< Every gate that fails, for this reason.
    QString reason;
    /// Words near names that are none, wherever they wait to be judged; names that are words in
    /// small letters, in every text; with a capital, where one text alone has them.
    QStringList notNames;
    QStringList names; ///< … that are, and are to be replaced.
};

struct ReleaseOutcome
{
    ReleaseDraft draft;
    std::vector<ReleaseEntry> files; ///< None where a gate stood in the way.
    QStringList unknownWords;        ///< Of `notNames` and `names`: they wait nowhere.
    QStringList openWords; ///< Of `notNames`: names with a capital that several texts have.
};

/// Drafts, writes the folder (with figures where the session draws) and notes the release down in
/// the study. Where a gate fails that is not overridden nothing is written, and that is no error.
Result<ReleaseOutcome> makeRelease(const Session& session, Study& study, const ReleaseOrder& order,
                                   const CancelToken& cancel);

/// That of the recorded release of this version; else today's in UTC.
Result<QString> dateFor(const QString& version, const Releasing& releasing, const Clock& clock);

} // namespace subtext::cli
