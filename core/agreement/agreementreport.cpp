// SPDX-License-Identifier: MIT
#include "core/agreement/agreementreport.h"

#include "core/agreement/agreementgroup.h"
#include "core/agreement/agreementinput.h"
#include "core/agreement/studyagreement.h"
#include "core/stats/power.h"
#include "core/stats/rankcorrelation.h"

#include <algorithm>

namespace subtext {
namespace {

using Items = std::vector<const AgreementItem*>;

double agreementScore(const AgreementItem& item, const AgreementReport& report)
{
    const Items one{&item};
    const stats::CountTable table = optionVotes(one, report.task(), report.options.question);
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
        if (!patternOf(item, report.options.question, report.ratingsNeeded))
            continue;
        const double score = agreementScore(item, report);
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
    effect.degreesOfFreedom = static_cast<int>(report.question().options.size()) - 1;
    const auto n = static_cast<double>(effect.n);
    effect.cohensW = stats::detectableEffect(n, effect.degreesOfFreedom);
    effect.criticalValueOnly = stats::criticalValueEffect(n, effect.degreesOfFreedom);
}

/// Of a report, or of one of its groups.
template <typename Part> void summariseQuestions(Part& part, const SetAgreement& all)
{
    for (std::size_t question = 0; question < all.questions.size(); ++question) {
        const AgreementGroup& of = all.questions[question];
        part.byQuestion.push_back({question, of.kappa.kappa, of.intervals.kappa.interval,
                                   of.kappa.observed, of.kappa.items});
    }
    part.meanKappa = all.meanKappa;
    part.meanInterval = all.meanInterval.interval;
}

} // namespace

AgreementGroup::AgreementGroup()
    : AgreementGroup(*usualTask(), 0)
{}

AgreementGroup::AgreementGroup(const Task& task, std::size_t question)
    : votes(task.questions.at(question).options.size(), 0)
    , kappaByEmotion(votes.size())
    , icc(task.scales.size())
    , ordinalAlpha(task.scales.size())
    , scales(task.scales.size())
    , valenceByOwnLabel(votes.size())
    , valenceByGold(votes.size())
    , goldCounts(votes.size(), 0)
{
    for (std::size_t i = 0; i < scales.size(); ++i)
        scales[i].points.assign(task.scales[i].points.size(), 0);
}

Resampling resamplingOf(const Task& task)
{
    return task.layout == TaskLayout::Cei ? Resampling::Published : Resampling::Joint;
}

std::optional<AgreementReport> computeAgreement(AgreementInput input,
                                                const AgreementOptions& options,
                                                const CancelToken& cancel,
                                                const ProgressSink& progress)
{
    auto study = computeStudyAgreement(std::move(input), options, cancel, progress);
    if (!study)
        return std::nullopt;
    return reportOf(std::move(*study), options);
}

AgreementReport reportOf(StudyAgreement study, const AgreementOptions& options)
{
    AgreementReport report;
    report.options = options;
    report.input = std::move(study.input);
    report.raters = report.input.raters;
    report.ratingsNeeded = report.input.ratingsNeeded;
    for (GroupSet& group : study.groups) {
        GroupAgreement& part = report.subtypes.emplace_back();
        part.group = group.group;
        summariseQuestions(part, group.figures);
        part.figures = std::move(group.figures.questions.at(options.question));
    }
    summariseQuestions(report, study.overall);
    report.overall = std::move(study.overall.questions.at(options.question));
    describeLength(report);
    describeEffect(report);
    report.splits = splitItems(report.input, report.options.seed);
    return report;
}

AgreementReport focusedOn(const AgreementReport& report, const QString& subtype)
{
    AgreementReport focused;
    focused.options = report.options;
    focused.raters = report.raters;
    focused.ratingsNeeded = report.ratingsNeeded;
    focused.input = filtered(report.input, {subtype, std::nullopt, std::nullopt});
    focused.overall = AgreementGroup(report.task(), report.options.question);
    for (const GroupAgreement& part : report.subtypes) {
        if (part.group == subtype) {
            focused.subtypes.push_back(part);
            focused.overall = part.figures;
            focused.byQuestion = part.byQuestion;
            focused.meanKappa = part.meanKappa;
            focused.meanInterval = part.meanInterval;
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

std::vector<ScenarioId> itemsOfPair(const AgreementInput& input, Choice a, Choice b,
                                    std::size_t question)
{
    std::vector<ScenarioId> items;
    for (const AgreementItem& item : input.items) {
        const auto votes = [&](Choice emotion) {
            return std::count_if(item.ratings.begin(), item.ratings.end(),
                                 [&](const AgreementRating& rating) {
                                     return rating.ballot.at(question) == emotion;
                                 });
        };
        if (a == b ? votes(a) >= 2 : votes(a) > 0 && votes(b) > 0)
            items.push_back(item.scenario);
    }
    return items;
}

std::vector<ScenarioId> itemsOfPattern(const AgreementInput& input, Pattern pattern,
                                       const std::optional<QString>& group, std::size_t question)
{
    std::vector<ScenarioId> items;
    for (const AgreementItem& item : input.items) {
        if ((!group || item.group == *group) &&
            patternOf(item, question, input.ratingsNeeded) == pattern)
            items.push_back(item.scenario);
    }
    return items;
}

std::vector<ScenarioId> itemsAgainstGold(const AgreementInput& input, PersonId person,
                                         std::size_t question)
{
    std::vector<ScenarioId> items;
    for (const AgreementItem& item : input.items) {
        const auto differs = [&](const AgreementRating& rating) {
            return input.raters[static_cast<std::size_t>(rating.rater)].person == person &&
                   rating.ballot.at(question) && item.gold.at(question) &&
                   rating.ballot.at(question) != item.gold.at(question);
        };
        if (std::any_of(item.ratings.begin(), item.ratings.end(), differs))
            items.push_back(item.scenario);
    }
    return items;
}

} // namespace subtext
