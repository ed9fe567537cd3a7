// SPDX-License-Identifier: MIT
#include "core/stats/answerrows.h"

#include <algorithm>

namespace subtext::stats {
namespace {

std::vector<double> sharesOf(int option, const std::vector<double>& points, std::size_t options)
{
    std::vector<double> shares(options, 0.0);
    if (points.empty()) {
        shares[static_cast<std::size_t>(option)] = 1;
        return shares;
    }
    double sum = 0;
    for (const double value : points)
        sum += value;
    for (std::size_t k = 0; k < options && k < points.size(); ++k)
        shares[k] = points[k] / sum;
    return shares;
}

/// The option with the most points; of several, the chosen one, where it is among them.
int firstChoice(const ReadAnswer& answer, const std::vector<double>& shares)
{
    const auto most = std::max_element(shares.begin(), shares.end());
    const bool isChosen = shares[static_cast<std::size_t>(answer.option)] == *most;
    return isChosen ? answer.option : static_cast<int>(most - shares.begin());
}

std::optional<double> movedBy(const ReadAnswer& answer, const std::vector<double>& first)
{
    if (!answer.repeat && answer.repeatPoints.empty())
        return std::nullopt;
    if (!answer.points.empty() && answer.repeatPoints.empty())
        return firstChoice(answer, first) == *answer.repeat ? 0 : 1;
    const auto later = sharesOf(answer.repeat.value_or(0), answer.repeatPoints, first.size());
    double sum = 0;
    for (std::size_t k = 0; k < first.size(); ++k)
        sum += (first[k] - later[k]) * (first[k] - later[k]);
    return sum / 2;
}

} // namespace

double product(const double* a, const double* b, std::size_t options)
{
    double sum = 0;
    for (std::size_t k = 0; k < options; ++k)
        sum += a[k] * b[k];
    return sum;
}

AnswerRows rowsOf(const ReadAnswers& read)
{
    AnswerRows rows;
    rows.items = static_cast<std::size_t>(read.items);
    rows.persons = static_cast<std::size_t>(read.persons);
    rows.options = static_cast<std::size_t>(read.options);
    for (const ReadAnswer& answer : read.answers) {
        const auto first = sharesOf(answer.option, answer.points, rows.options);
        rows.item.push_back(static_cast<std::size_t>(answer.item));
        rows.person.push_back(static_cast<std::size_t>(answer.person));
        rows.shares.insert(rows.shares.end(), first.begin(), first.end());
        rows.squares.push_back(product(first.data(), first.data(), rows.options));
        rows.moved.push_back(movedBy(answer, first));
        const bool isOption = answer.points.empty();
        rows.isInPoints.push_back(!isOption);
        rows.isAllPoints = rows.isAllPoints && !isOption;
        rows.isAsked.push_back(isOption && answer.isSecondAsked);
        rows.second.emplace_back();
        if (rows.isAsked.back() && answer.second && *answer.second != answer.option)
            rows.second.back() = static_cast<std::size_t>(*answer.second);
    }
    return rows;
}

std::vector<double> sumOfShares(const AnswerRows& rows, const std::vector<std::size_t>& answers)
{
    std::vector<double> sum(rows.options, 0.0);
    for (const std::size_t a : answers) {
        for (std::size_t k = 0; k < rows.options; ++k)
            sum[k] += rows.row(a)[k];
    }
    return sum;
}

} // namespace subtext::stats
