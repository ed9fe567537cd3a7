// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/course/questions.h"

#include <QString>

namespace subtext {

/// "Asked by A01"; "Asked by an annotator" where it is not told by whom.
QString askerText(const AskedQuestion& asked);
/// "Reply of the coordinator".
QString replierText(const ItemReply& reply);
/// What there is about an item in one line: the latest reply, or that there is none yet; empty
/// without a question.
QString latestWordText(const std::vector<AskedQuestion>& asked);
/// That, to whoever asked; where a question was begun and not sent, that first.
QString ownQuestionsText(const std::vector<AskedQuestion>& asked, bool isUnsent);
/// The state of a question, by whom it was asked, and what: for a line.
QString openQuestionText(const AskedQuestion& asked);
/// That, to whoever replies; where they began a reply that can still be sent, that first.
QString questionToAnswerText(const AskedQuestion& asked, bool isWritable);
/// That replies are hidden from the reader for now; empty where none is.
QString hiddenRepliesText(const AskedQuestion& asked);
/// "Answered", "Waits for a reply".
QString questionStateText(const AskedQuestion& asked);
/// Why there is no question to be seen.
QString noQuestionsText(bool areAllowed);

} // namespace subtext
