// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agreement/agreementreport.h"
#include "core/agreement/secondfigures.h"
#include "core/agreement/selfagreement.h"
#include "core/agreement/surprisefigures.h"
#include "core/figures/labelagainfigures.h"
#include "core/stats/disagreement.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace subtext {

/// "unanimous", "majority", "split".
QString patternWord(Pattern pattern);

/// Before the decimals: as the window writes them, or as what is saved has them in any language.
enum class DecimalPoint : std::uint8_t { OfScreen, OfFiles };

/// A figure to so many places, with a proper minus; "undefined" where there is none.
QString figureText(const std::optional<double>& value, int places,
                   DecimalPoint point = DecimalPoint::OfScreen);
/// "0.164 to 0.247"; "no interval" where there is none.
QString intervalText(const std::optional<stats::Interval>& interval, int places,
                     DecimalPoint point = DecimalPoint::OfScreen);
/// The word of Landis and Koch: "fair".
QString strengthWord(double kappa);
/// As intervalText, after that word: "fair, 0.164 to 0.247".
QString withStrength(const std::optional<double>& value,
                     const std::optional<stats::Interval>& interval);
/// A share as a percentage to one place.
QString percentText(const std::optional<double>& share);
QString percentIntervalText(const std::optional<stats::Interval>& interval);

/// Of answers of further annotators, without which estimates of agreement are made.
QString furtherLeftOutText(qint64 answers);

/// κ of a question before its items were labelled again, and since, with their n; empty where no
/// such item counts for it.
QString kappaAgainText(const LabelAgainFigures& figures, const Task& task, std::size_t question);
/// How many items are asked for and labelled again, and κ of each question, of three at most; more
/// are for the Agreement place. Empty where no item is asked for.
QString labelAgainText(const LabelAgainFigures& figures, const Task& task);

/// How well adjudicators agree with themselves on one question, a line each; empty where nobody was
/// to look again.
QString selfAgreementText(const std::vector<SelfAgreement>& all, const Task& task,
                          std::size_t question);

/// How many answers to a question could also be something else, and the entropy of what its items
/// are to all together; empty where nobody was asked.
QString secondReadingsText(const SecondFigures& figures, std::size_t question);

/// How often an item has a surprisingly popular label on a question, and how that lies to the label
/// of most and to gold; empty where nobody guessed the others.
QString surprisesText(const SurpriseFigures& figures, std::size_t question);

/// What a study would need to tell the parts of its disagreement apart: "repeats and second
/// readings"; empty where it has all of it.
QString lackingText(const stats::DisagreementShares& shares);

QString progressText(const AgreementReport& report);
/// Why there is no agreement at all: no item has two ratings. Empty where one has, and of no items.
QString noPairsText(const AgreementReport& report);
/// "detects w ≥ 0.219 with 300 items"
QString detectableText(const DetectableEffect& effect);
/// What that means, and why the published paper prints another number.
QString detectableExplanation(const DetectableEffect& effect);
/// What stands below how votes are distributed: detectableText, and that answers of further
/// annotators are counted there, where there are any.
QString patternsNoteText(const AgreementReport& report);

} // namespace subtext
