// SPDX-License-Identifier: MIT
#pragma once

#include "core/llm/owntemplate.h"
#include "core/models/modelrunner.h"

namespace subtext {

struct RunWish
{
    llm::Profile profile;
    llm::Mode mode = llm::Mode::ZeroShot;
    std::optional<std::size_t> limit; ///< Only the first so many items.
    std::optional<int> tokenLimit;    ///< Of an answer; none: as is usual for the mode.
    std::optional<qint64> seed;
    std::optional<llm::Price> price;              ///< None: it is not known.
    std::optional<double> budget;                 ///< USD.
    std::optional<double> temperature = 0;        ///< None: the provider's default.
    std::optional<double> topP;                   ///< None: it is not sent.
    std::optional<llm::TemplateFile> ownTemplate; ///< None: the prompt of the mode that ships.
    llm::AnswerForm form = llm::AnswerForm::Free;
    bool asksScales = false;     ///< Points of the task's scales, too (askedscales.h).
    bool asksConfidence = false; ///< How sure it is, too, by a rubric (confidencerubric.h).
};

struct PlannedRun
{
    llm::Mode mode = llm::Mode::ZeroShot;
    RunPlan plan; ///< Without the key.
    QString host;
    /// What decides what is asked, and "items", the limit, which does not.
    QJsonObject parameters;
    HttpRequest example;   ///< The first request, without the key …
    QString examplePrompt; ///< … and what it asks, as text.
    CostEstimate estimate;

    ModelRuns::NewRun newRun() const;
    /// What somebody agrees to, for the audit row of it.
    QJsonObject shown() const;
};

/// Whether a server may be asked at all, whatever the question. Errors: InvalidValue with the
/// detail
///   "open connection" the key would go over an open connection (value: the host),
///   "price"           a budget (USD) cannot be kept without a price (value: the model).
Result<void> mayAsk(const llm::Profile& profile, const std::optional<double>& budget,
                    const std::optional<llm::Price>& price);

/// Of a run that is to begin, or of one that goes on: then what is open in it counts, and nothing
/// else. Errors: InvalidValue with the detail
///   "few-shot"        there are no worked examples for the task (value: its token),
///   "worked example"  one of them is an item of the study (value: its number),
///   "scored provider" the API gives no probabilities of tokens (value: the API),
///   "scored completion" the API has no completions (value: the API),
///   "scored thoughts" the answer would not be what the model writes first,
///   "scored count"    a question has more options than servers give probabilities (value: its
///                     token),
///   "scored alike …"  two options of one begin alike (value: its token; behind the detail both),
///   "scales none"     the task has none for which a model can be asked (value: its token),
///   "scales scored"   a probability of options says nothing of them,
///   "scales few-shot" the worked examples have no points,
///   "confidence scored"   a probability of options has no confidence beside it,
///   "confidence few-shot" the worked examples that ship have none,
///   "confidence template" somebody's template does not show the rubric (with its path);
/// or those of mayAsk and, where somebody wrote the template, those of llm::ownPrompts.
Result<PlannedRun> planRun(const ModelRuns& runs, const RunWish& wish,
                           const std::optional<Uuid>& goesOn = std::nullopt);

/// Whether a run asks what the plan asks, of whom it asks: so that it can go on by this plan.
bool isSameRun(const RunState& state, const PlannedRun& planned);
/// What a run's tokens cost: by the profile that asked, where there still is one of that name.
struct RunCost
{
    std::optional<double> usd; ///< None: the price is not known, or nothing was counted.
    bool isOfProfile = false;  ///< The price stands in the profile, not in the table.
};
RunCost costOf(const RunState& state, const std::vector<llm::Profile>& profiles,
               const llm::PriceTable& table);

} // namespace subtext
