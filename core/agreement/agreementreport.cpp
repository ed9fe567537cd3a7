// SPDX-License-Identifier: MIT
#include "core/agreement/agreementreport.h"

#include "core/agreement/agreementgroup.h"
#include "core/agreement/agreementsplits.h"
#include "core/stats/power.h"
#include "core/stats/rankcorrelation.h"

#include <algorithm>
#include <map>

namespace subtext {
namespace {

using Items = std::vector<const AgreementItem*>;

/// In alphabetical order.
std::map<QString, Items> byGroup(const AgreementInput& input)
{
    std::map<QString, Items> groups;
    for (const AgreementItem& item : input.items)
        groups[item.group].push_back(&item);
    return groups;
}

double agreementScore(const AgreementItem& item)
{
    const Items one{&item};
    const stats::CountTable table = emotionVotes(one);
    const auto counts = table.row(0);
    return static_cast<double>(*std::max_element(counts.begin(), counts.end())) /
           static_cast<double>(stats::ratingsIn(counts));
}

void describeLength(AgreementReport& report)
{
    std::vector<double> context;
    std::vector<double> utterance;
    std::vector<double> scores;
    for (const AgreementItem& item : report.input.items) {
        if (!patternOf(item, report.ratingsNeeded))
            continue;
        const double score = agreementScore(item);
        report.itemAgreement.push_back(
            {item.scenario, item.contextWords, item.utteranceWords, score});
        context.push_back(item.contextWords);
        utterance.push_back(item.utteranceWords);
        scores.push_back(score);
    }
    report.length.contextWords = stats::spearman(context, scores);
    report.length.utteranceWords = stats::spearman(utterance, scores);
}

void describeEffect(AgreementReport& report)
{
    DetectableEffect& effect = report.detectable;
    effect.n = std::ssize(report.input.items);
    const auto n = static_cast<double>(effect.n);
    effect.cohensW = stats::detectableEffect(n, effect.degreesOfFreedom);
    effect.criticalValueOnly = stats::criticalValueEffect(n, effect.degreesOfFreedom);
}

/// Everything but the resampled intervals. `parts` are the items of each subtype of the report.
void describe(AgreementReport& report, const std::vector<Items>& parts, const Items& pooled)
{
    std::vector<IccPart> columns;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        AgreementGroup& group = report.subtypes[i].figures;
        group = describeGroup(parts[i], report.input);
        columns.push_back({parts[i], group.raters});
        group.icc = iccByScale(std::span(columns).last(1));
    }
    report.overall = describeGroup(pooled, report.input);
    report.overall.icc = iccByScale(columns);
    describeLength(report);
    describeEffect(report);
    report.splits = splitItems(report.input, report.options.seed);
}

} // namespace

std::optional<AgreementReport> computeAgreement(AgreementInput input,
                                                const AgreementOptions& options,
                                                const CancelToken& cancel,
                                                const ProgressSink& progress)
{
    AgreementReport report;
    report.options = options;
    report.raters = input.raters;
    report.ratingsNeeded = input.ratingsNeeded;
    report.input = std::move(input);

    std::vector<Items> parts;
    Items pooled; // subtype by subtype: the seeded intervals depend on this order
    for (auto& [subtype, items] : byGroup(report.input)) {
        pooled.insert(pooled.end(), items.begin(), items.end());
        report.subtypes.push_back({subtype, {}});
        parts.push_back(std::move(items));
    }
    describe(report, parts, pooled);

    // The resampling takes nearly all of the time, by item: once in its subtype, once pooled.
    const double work = 2.0 * static_cast<double>(std::max<std::size_t>(1, pooled.size()));
    double done = 0;
    PythonRandom stream(options.seed);
    const auto resample = [&](AgreementGroup& group, const Items& items) {
        const double share = static_cast<double>(items.size()) / work;
        const auto intervals = stats::bootstrapAgreement(emotionVotes(items), stream,
                                                         {options.resamples, 0.95, std::nullopt},
                                                         cancel, [&](double part) {
                                                             if (progress)
                                                                 progress(done + share * part);
                                                         });
        if (intervals)
            group.intervals = *intervals;
        done += share;
        return intervals.has_value();
    };
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (!resample(report.subtypes[i].figures, parts[i]))
            return std::nullopt;
    }
    if (!resample(report.overall, pooled))
        return std::nullopt;
    return report;
}

AgreementReport focusedOn(const AgreementReport& report, const QString& subtype)
{
    AgreementReport focused;
    focused.options = report.options;
    focused.raters = report.raters;
    focused.ratingsNeeded = report.ratingsNeeded;
    focused.input = filtered(report.input, {subtype, std::nullopt, std::nullopt});
    for (const GroupAgreement& part : report.subtypes) {
        if (part.group == subtype) {
            focused.subtypes.push_back(part);
            focused.overall = part.figures;
        }
    }
    describeLength(focused);
    describeEffect(focused);
    for (std::size_t i = 0; i < report.input.items.size(); ++i) {
        if (report.input.items[i].group == subtype)
            focused.splits.push_back(report.splits[i]);
    }
    return focused;
}

std::vector<ScenarioId> itemsOfPair(const AgreementInput& input, Choice a, Choice b)
{
    std::vector<ScenarioId> items;
    for (const AgreementItem& item : input.items) {
        const auto votes = [&](Choice emotion) {
            return std::count_if(
                item.ratings.begin(), item.ratings.end(),
                [emotion](const AgreementRating& rating) { return rating.emotion == emotion; });
        };
        if (a == b ? votes(a) >= 2 : votes(a) > 0 && votes(b) > 0)
            items.push_back(item.scenario);
    }
    return items;
}

std::vector<ScenarioId> itemsOfPattern(const AgreementInput& input, Pattern pattern,
                                       const std::optional<QString>& group)
{
    std::vector<ScenarioId> items;
    for (const AgreementItem& item : input.items) {
        if ((!group || item.group == *group) && patternOf(item, input.ratingsNeeded) == pattern)
            items.push_back(item.scenario);
    }
    return items;
}

std::vector<ScenarioId> itemsAgainstGold(const AgreementInput& input, PersonId person)
{
    std::vector<ScenarioId> items;
    for (const AgreementItem& item : input.items) {
        const auto differs = [&](const AgreementRating& rating) {
            return input.raters[static_cast<std::size_t>(rating.rater)].person == person &&
                   rating.emotion && item.gold && rating.emotion != item.gold;
        };
        if (std::any_of(item.ratings.begin(), item.ratings.end(), differs))
            items.push_back(item.scenario);
    }
    return items;
}

} // namespace subtext
