// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

namespace subtext {

/// Milliseconds of a time; older versions of Label Studio wrote seconds since 1970. None where it
/// is no time.
std::optional<qint64> labelStudioMoment(const QString& text);
/// Whether an annotation was changed after it was given: one that a program adds, or a person
/// submits, is "updated" within the same moment. What has no times may have been.
bool isChangedSince(const QString& createdAt, const QString& updatedAt);

/// Wall time of a lead time in seconds; none where it cannot be one.
std::optional<qint64> labelStudioWallMs(const QString& leadTime);

} // namespace subtext
