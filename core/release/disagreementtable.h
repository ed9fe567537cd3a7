// SPDX-License-Identifier: MIT
#pragma once

#include "core/release/layout/releaselayout.h"

#include <QByteArray>

#include <cstddef>
#include <optional>

namespace subtext {

/// A release tells how unsteady annotators are of no fewer: of one it would be about that person,
/// and of two either could tell the other's.
inline constexpr std::size_t FewestRepeatingReleased = 3;

/// disagreement.csv, of each question a row for all disagreement and one for each part of it; none
/// where the study tells nothing of it.
std::optional<DataTable> disagreementTable(const ReleaseInput& input);

/// The same in sentences, as Markdown, with what is not identifiable and for want of what; empty
/// where there is no table.
QByteArray disagreementWords(const ReleaseInput& input);

} // namespace subtext
