// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/course/questions.h"
#include "ui/theme/theme.h"

namespace subtext {

/// A question and its replies, one below the other, as HTML: who spoke as far as it is told, when,
/// and the words as they were written.
QString conversationHtml(const AskedQuestion& asked, const theme::Colors& colors);
/// Several of them, in their order.
QString conversationHtml(const std::vector<AskedQuestion>& asked, const theme::Colors& colors);

} // namespace subtext
