// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/studydata.h"
#include "core/stats/splits.h"

#include <QByteArray>

#include <cstdint>
#include <vector>

namespace subtext {

/// The parts for machine learning as JSON: seed, fractions, proportions ("total" and "by_subtype"
/// of train, val and test), assignments in the order of import with id, subtype, power and split.
/// `parts` are those of data.scenarios, one for one, as drawn with `seed`
/// (AgreementReport::splits).
QByteArray splitsJson(const StudyData& data, const std::vector<stats::Part>& parts,
                      std::uint64_t seed);

} // namespace subtext
