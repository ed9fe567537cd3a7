// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/figures/mirrorreading.h"

#include <QString>

#include <vector>

namespace subtext {

/// "2 Disgust, 1 Trust": how the votes of an item lie on one question, in the order of its options.
QString voteCountsText(const std::vector<int>& votes, const Task& task, std::size_t question);

/// "No clear difference", "Nearer to “very calm” than the others".
QString leaningText(Leaning leaning, const Scale& scale);

/// "Mirror of Ann Lee (A01)".
QString mirrorTitle(const Mirror& mirror);

/// One person's page as a whole document, without scripts and without anything from elsewhere: for
/// browsers, and for QTextDocument. Everybody else is there by code only.
QString mirrorHtml(const Mirrors& mirrors, const Mirror& mirror);

/// What the pages are called, "mirror-NAME-CODE" and the ending, in the order of the people. Error:
/// DuplicateCode (value and detail: two codes that give the same name).
Result<std::vector<QString>> mirrorFileNames(const Mirrors& mirrors, const QString& ending);

} // namespace subtext
