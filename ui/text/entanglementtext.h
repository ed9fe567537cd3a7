// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/entanglement/priorfigures.h"
#include "ui/text/studywords.h"

#include <QString>
#include <QStringList>

namespace subtext {

/// What Plutchik calls the two emotions together: "love"; empty where they are no neighbours on the
/// wheel. `pair` is a place in entanglement::AllPairs.
QString dyadWord(std::size_t pair);
/// Whether they stand across the wheel.
bool areOpposites(std::size_t pair);
/// "love", "opposites", or nothing.
QString relationWord(std::size_t pair);

/// "Joy and trust", in words of the task.
QString pairWords(std::size_t pair, const StudyWords& emotions);

/// Where whoever reads of an undefined prior finds a defined one: by smoothing it, or, where the
/// smoothing belongs to a protocol, by choosing another protocol.
enum class WayOut { Smoothing, Protocol };

/// What has no value without smoothing, term by term, and what to do; `data` is what the prior was
/// to be made of.
QString undefinedText(const entanglement::UndefinedTerms& terms,
                      const entanglement::CoOccurrence& data, const StudyWords& emotions,
                      WayOut wayOut);

/// A weight to two places with its sign, a proper minus: "+0.15", "−2.64", "0.00".
QString weightText(double weight);

} // namespace subtext
