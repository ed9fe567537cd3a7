// SPDX-License-Identifier: MIT
#pragma once

#include "core/evaluation/hardscores.h"
#include "core/evaluation/predictions.h"
#include "core/evaluation/responsereader.h"

#include <vector>

namespace subtext::evaluation {

enum class LabelSource : std::uint8_t {
    Reader, ///< Our reader where there is raw text, else the label that the file gives.
    File,   ///< The label that the file gives.
};

struct ItemAnswer
{
    Reading reading; ///< Missing where the set has no row.
    Vad vad;         ///< None where the answer ended in a refusal, an error or too early.
    std::array<bool, VadCount> isVadInvalid{};
    std::vector<double> distribution; ///< By option, of sum 1; empty where there is none to use.

    bool operator==(const ItemAnswer&) const = default;
};

/// One for each item of the input, in its order. Without a label and without text the largest entry
/// of the distribution is the label; a tie is none (Unparsed).
std::vector<ItemAnswer> answersOf(const Column& set, const Input& input, LabelSource source,
                                  const LabelTable& table);

/// How many rows of a set say a label, one of the table among them.
std::int64_t labelledRows(const Column& set, const Input& input, const LabelTable& table);

/// How many answers have each status, in the order of AllStatuses.
using Coverage = std::array<std::int64_t, AllStatuses.size()>;

/// A label outside the options, and how often it was given.
struct OutsideLabel
{
    QString label;               ///< Normalised.
    std::optional<int> mappedTo; ///< None: no answer.
    std::int64_t count = 0;

    bool operator==(const OutsideLabel&) const = default;
};
/// Most frequent first, equally frequent ones in alphabetical order.
std::vector<OutsideLabel> outsideLabels(const std::vector<const ItemAnswer*>& answers);

} // namespace subtext::evaluation
