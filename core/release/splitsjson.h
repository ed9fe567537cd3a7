// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/studydata.h"

#include <QByteArray>

#include <cstdint>

namespace subtext {

/// The parts for machine learning as JSON: seed, fractions, proportions ("total" and "by_subtype"
/// of train, val and test), assignments in the order of import with id, subtype, power and split.
/// Stratified by subtype and power relation (see stats::stratifiedSplit).
QByteArray splitsJson(const StudyData& data, std::uint64_t seed);

} // namespace subtext
