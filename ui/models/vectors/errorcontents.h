// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/vectors/openablecontent.h"
#include "ui/text/studywords.h"

#include <QStringList>

namespace subtext {

// What the charts of errors show of one set by one protocol, each before and after MAP. `emotions`
// are the words of the task's eight questions, in wheel order.

enum class EmotionRatio { Precision, Recall, F1 };

OpenableContent ratioContent(const entanglement::ProtocolResult& result, EmotionRatio ratio,
                             const StudyWords& emotions);
/// The 16 single errors, most frequent first.
OpenableContent singleErrorsContent(const entanglement::ProtocolResult& result,
                                    const StudyWords& emotions);
/// Pairs of which one emotion was missed: the chart has the most frequent, and those that the
/// publication names; the table all 28.
OpenableContent pairErrorsContent(const entanglement::ProtocolResult& result,
                                  const StudyWords& emotions);

} // namespace subtext
