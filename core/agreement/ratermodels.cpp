// SPDX-License-Identifier: MIT
#include "core/agreement/ratermodels.h"

#include "core/stats/dawidskene.h"
#include "core/stats/mace.h"

#include <algorithm>
#include <set>

namespace subtext {
namespace {

struct Labelled
{
    stats::LabelList list;
    std::vector<int> raters; ///< Rater of the list → index into AgreementInput::raters.
};

/// None: all items together.
std::set<std::optional<QString>> groupsOf(const AgreementInput& input)
{
    if (!input.task->group || !input.task->group->isClosed())
        return {std::nullopt};
    std::set<std::optional<QString>> groups;
    for (const AgreementItem& item : input.items)
        groups.insert(item.group);
    return groups;
}

Labelled labelsOf(const AgreementInput& input, const std::optional<QString>& group,
                  std::size_t question)
{
    Labelled labelled;
    labelled.list.categories = static_cast<int>(input.task->questions.at(question).options.size());
    std::vector<int> place(input.raters.size(), -1);
    for (const AgreementItem& item : input.items) {
        if (group && item.group != *group)
            continue;
        for (const AgreementRating& rating : item.ratings) {
            const auto& choice = rating.ballot.at(question);
            if (!choice)
                continue;
            int& at = place[static_cast<std::size_t>(rating.rater)];
            if (at < 0) {
                at = static_cast<int>(labelled.raters.size());
                labelled.raters.push_back(rating.rater);
            }
            labelled.list.labels.push_back({labelled.list.items, at, indexOf(*choice)});
        }
        ++labelled.list.items;
    }
    labelled.list.raters = static_cast<int>(labelled.raters.size());
    return labelled;
}

} // namespace

std::vector<BoundaryEstimate> boundaryEstimates(const ModelReport& report)
{
    constexpr std::array models{std::pair{RaterModel::Full, &RaterReliability::fullAccuracy},
                                std::pair{RaterModel::OneCoin, &RaterReliability::oneCoinAccuracy},
                                std::pair{RaterModel::Mace, &RaterReliability::competence}};
    std::vector<BoundaryEstimate> found;
    for (const auto& [model, figure] : models) {
        for (const RaterReliability& rater : report.raters) {
            if (rater.*figure >= BoundaryFrom)
                found.push_back({rater.rater, model});
        }
    }
    return found;
}

std::optional<std::vector<ModelReport>> fitModels(const AgreementInput& input, int restarts,
                                                  std::uint64_t seed, const CancelToken& cancel,
                                                  std::size_t question)
{
    std::vector<ModelReport> reports;
    for (const std::optional<QString>& group : groupsOf(input)) {
        const Labelled labelled = labelsOf(input, group, question);
        if (labelled.list.raters < 2)
            continue; // one alone is never contradicted
        stats::DawidSkeneOptions full;
        full.restarts = restarts;
        full.seed = seed;
        full.tolerance = 1e-6;
        full.maxIterations = 500;
        stats::DawidSkeneOptions oneCoin = full;
        oneCoin.model = stats::DawidSkeneModel::OneCoin;
        stats::MaceOptions mace;
        mace.restarts = restarts;
        mace.seed = seed;
        const auto fullFit = stats::fitDawidSkene(labelled.list, full, cancel);
        const auto coinFit = stats::fitDawidSkene(labelled.list, oneCoin, cancel);
        const auto maceFit = stats::fitMace(labelled.list, mace, cancel);
        if (!fullFit || !coinFit || !maceFit)
            return std::nullopt;
        ModelReport report;
        report.question = question;
        report.group = group.value_or(QString());
        report.restarts = restarts;
        report.fullLogLikelihood = fullFit->logLikelihood;
        report.oneCoinLogLikelihood = coinFit->logLikelihood;
        for (std::size_t i = 0; i < labelled.raters.size(); ++i)
            report.raters.push_back({labelled.raters[i], fullFit->accuracy[i], coinFit->accuracy[i],
                                     maceFit->competence[i]});
        std::stable_sort(report.raters.begin(), report.raters.end(),
                         [&](const RaterReliability& a, const RaterReliability& b) {
                             return input.raters[static_cast<std::size_t>(a.rater)].name <
                                    input.raters[static_cast<std::size_t>(b.rater)].name;
                         });
        reports.push_back(std::move(report));
    }
    return reports;
}

} // namespace subtext
