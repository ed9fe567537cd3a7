// SPDX-License-Identifier: MIT
#include "core/evaluation/answers.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace subtext::evaluation {
namespace {

bool hasText(const std::optional<QString>& text)
{
    return text && !text->trimmed().isEmpty();
}

Reading unlabelled(AnswerStatus status)
{
    return {status, Rule::None, {}, {}};
}

/// The largest entry; none where two are.
Reading readDistribution(const std::vector<double>& distribution)
{
    const auto largest = std::max_element(distribution.begin(), distribution.end());
    if (std::count(distribution.begin(), distribution.end(), *largest) > 1)
        return unlabelled(AnswerStatus::Unparsed);
    return {AnswerStatus::Valid,
            Rule::Distribution,
            static_cast<int>(largest - distribution.begin()),
            {}};
}

std::optional<AnswerStatus> statusBySignal(Signal signal)
{
    switch (signal) {
    case Signal::Refusal:
        return AnswerStatus::Refusal;
    case Signal::Error:
        return AnswerStatus::Error;
    case Signal::Missing:
        return AnswerStatus::Missing;
    case Signal::Truncated:
        return AnswerStatus::Truncated;
    case Signal::None:
    case Signal::CutShort:
    case Signal::Unparsed: // of no text that could be read
        break;
    }
    return std::nullopt;
}

Reading readRow(const ColumnRow& row, const Options& options, LabelSource source,
                const LabelTable& table)
{
    if (const auto status = statusBySignal(row.signal))
        return unlabelled(*status);
    const bool isCutShort = row.signal == Signal::CutShort;
    if (source == LabelSource::Reader && hasText(row.raw))
        return readResponse(*row.raw, options, table, isCutShort);
    if (hasText(row.stated))
        return readLabel(*row.stated, options, table);
    if (hasText(row.raw)) { // of which the file itself made nothing
        const Reading reading = readResponse(*row.raw, options, table, isCutShort);
        return reading.label ? unlabelled(AnswerStatus::Unparsed) : reading;
    }
    if (row.signal == Signal::Unparsed)
        return unlabelled(AnswerStatus::Unparsed);
    if (!row.distribution.empty())
        return readDistribution(row.distribution);
    return {AnswerStatus::Empty, Rule::Empty, {}, {}};
}

std::vector<double> normalised(std::vector<double> distribution)
{
    const double sum = std::accumulate(distribution.begin(), distribution.end(), 0.0);
    for (double& share : distribution)
        share /= sum;
    return distribution;
}

} // namespace

std::vector<ItemAnswer> answersOf(const Column& set, const Input& input, LabelSource source,
                                  const LabelTable& table)
{
    std::vector<ItemAnswer> answers(input.items.size());
    for (const ColumnRow& row : set.rows) {
        ItemAnswer& answer = answers[static_cast<std::size_t>(row.item)];
        answer.reading = readRow(row, input.options, source, table);
        const AnswerStatus status = answer.reading.status;
        if (status == AnswerStatus::Refusal || status == AnswerStatus::Error ||
            status == AnswerStatus::Truncated || status == AnswerStatus::Missing)
            continue;
        answer.vad = row.vad;
        answer.isVadInvalid = row.isVadInvalid;
        answer.distribution = normalised(row.distribution);
    }
    return answers;
}

std::int64_t labelledRows(const Column& set, const Input& input, const LabelTable& table)
{
    return std::count_if(set.rows.begin(), set.rows.end(), [&](const ColumnRow& row) {
        return readRow(row, input.options, LabelSource::Reader, table).label.has_value();
    });
}

std::vector<OutsideLabel> outsideLabels(const std::vector<const ItemAnswer*>& answers)
{
    std::map<QString, OutsideLabel> byLabel;
    for (const ItemAnswer* answer : answers) {
        const Reading& reading = answer->reading;
        if (reading.status != AnswerStatus::Mapped && reading.status != AnswerStatus::Oov)
            continue;
        OutsideLabel& outside = byLabel[reading.outside];
        outside.label = reading.outside;
        outside.mappedTo = reading.label;
        ++outside.count;
    }
    std::vector<OutsideLabel> labels;
    labels.reserve(byLabel.size());
    for (auto& [label, outside] : byLabel)
        labels.push_back(std::move(outside));
    std::stable_sort(
        labels.begin(), labels.end(),
        [](const OutsideLabel& a, const OutsideLabel& b) { return a.count > b.count; });
    return labels;
}

} // namespace subtext::evaluation
