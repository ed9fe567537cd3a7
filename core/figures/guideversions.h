// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/annotation.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace subtext {

/// The counting answers that were given by one state of guideline, cheat sheet and task.
struct GuideVersion
{
    QByteArray sha256; ///< As Annotation::guideSha256; empty: answers of which it is not known.
    int answers = 0;
    int people = 0;
    std::optional<qint64> firstAt; ///< UTC milliseconds; none where no answer has a time.
    std::optional<qint64> lastAt;
    bool isCurrent = false; ///< What people label by now.

    bool operator==(const GuideVersion&) const = default;
};

/// In the order of their first answers, those without a time first. `current` as
/// StudyContext::guideSha256.
std::vector<GuideVersion> guideVersions(const std::vector<Annotation>& counting,
                                        const QByteArray& current);

} // namespace subtext
