// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/course/questions.h"
#include "core/study/study.h"

class QWidget;

namespace subtext {

class QuestionDialog;

/// The one of an item's questions that a reply is for: the first without one, else the latest. Null
/// where there is none.
const AskedQuestion* questionToAnswer(const std::vector<AskedQuestion>& asked);

/// Shows what was asked about an item, with room for a reply to questionToAnswer(), which must be
/// there; without room where the study is not writable.
QuestionDialog* askForReply(Study& study, PersonId by, const std::vector<AskedQuestion>& asked,
                            bool isWritable, QWidget& parent);

} // namespace subtext
