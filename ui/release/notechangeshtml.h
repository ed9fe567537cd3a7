// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/publicdata.h"
#include "ui/theme/theme.h"

#include <QString>

#include <vector>

namespace subtext {

/// Longer lists are cut, and say how much is left out.
constexpr std::size_t MostNotesShown = 200;

/// Each note before and after, with the names and the codes in their place marked.
QString noteChangesHtml(const std::vector<NoteChange>& changes, const theme::Colors& colors);

} // namespace subtext
