// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

namespace subtext {

/// What stands in the last <tag> of a model's own words; null where there is none.
QString lastTagged(const QString& raw, const QString& tag);
/// Whether a word says yes or no, in the ways in which files and models write it.
std::optional<bool> yesOrNo(const QString& text);

} // namespace subtext
