// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/agreementinput.h"
#include "core/exchange/rows/studydata.h"

#include <QByteArray>

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace subtext {

/// What an assignment says of its scenario, before the split: keys with their texts.
using SplitEntry = std::vector<std::pair<std::string, QString>>;

/// The parts for machine learning as JSON: seed, fractions, proportions ("total" of train, val and
/// test, and how many of each group), assignments in the order of import with the entry of a
/// scenario, and its split. `parts` are those of data.scenarios, one for one
/// (AgreementReport::splits). Where the study has parts of its own, "origin" is "imported" and
/// nothing was drawn; else they were with `seed`. `byGroup` is the key under which the groups are
/// counted; empty: they are not.
QByteArray splitsDocument(const StudyData& data, const PartsOfItems& parts, std::uint64_t seed,
                          const std::string& byGroup,
                          const std::function<SplitEntry(const Scenario&)>& entryOf);

/// How many scenarios each part has (train, val, test), in that order.
std::array<qint64, 3> countsOfParts(const PartsOfItems& parts);

/// What was drawn, as a sentence with a blank before it, where that is not what was aimed at: where
/// a part is empty, or its share is further off than an eighth of all. Else empty.
QByteArray drawnPartsWords(const PartsOfItems& drawn);

/// The parts that came with the data, as an answer of the datasheet: where they stand (splits.json,
/// and `elsewhere`, which begins with a blank and may be empty) and how many scenarios each has.
/// Only for a study that has parts of its own.
QByteArray ownPartsWords(const StudyData& data, const QByteArray& elsewhere = {});

} // namespace subtext
