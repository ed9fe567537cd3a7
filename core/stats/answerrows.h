// SPDX-License-Identifier: MIT
#pragma once

#include "core/stats/disagreement.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace subtext::stats {

/// The answers as rows of shares, for what is computed of them.
struct AnswerRows
{
    std::size_t items = 0;
    std::size_t persons = 0;
    std::size_t options = 0;
    std::vector<std::size_t> item;
    std::vector<std::size_t> person;
    std::vector<double> shares;               ///< answers × options
    std::vector<double> squares;              ///< s·s of each answer
    std::vector<std::optional<double>> moved; ///< Half of |s − s'|².
    std::vector<bool> isAsked;                ///< For a second reading, of answers without points.
    std::vector<std::optional<std::size_t>> second; ///< None where it is the chosen one.
    std::vector<bool> isInPoints;
    bool isAllPoints = true;

    std::size_t size() const { return item.size(); }
    /// As many as there are options.
    const double* row(std::size_t answer) const { return shares.data() + answer * options; }
};

/// In the order of the answers; see ReadAnswers for what they must be.
AnswerRows rowsOf(const ReadAnswers& read);

/// Of some answers, by number in the rows.
std::vector<double> sumOfShares(const AnswerRows& rows, const std::vector<std::size_t>& answers);

/// a·b of two rows.
double product(const double* a, const double* b, std::size_t options);

} // namespace subtext::stats
