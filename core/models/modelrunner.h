// SPDX-License-Identifier: MIT
#pragma once

#include "core/llm/modelrequest.h"
#include "core/llm/prompts.h"
#include "core/models/modelruns.h"
#include "core/models/requester.h"

#include <functional>

namespace subtext {

struct RunPlan
{
    llm::Profile profile;
    llm::RunPrompts prompts;
    llm::Ask ask;                     ///< Without a prompt.
    QByteArray key;                   ///< Empty: none. It goes into a header and nowhere else.
    std::optional<std::size_t> limit; ///< Only the first so many items.
    std::optional<llm::Price> price;  ///< None: cost is not known.
    std::optional<double> budget;     ///< USD; only where the price is known.
};

Result<ChangeSet> endRun(ModelRuns& runs, const Uuid& run, RunEnd end);

/// Where a runner has written down what comes of its requests.
class RunKeeper
{
public:
    /// On the thread that asked, once: on the disk, or why not.
    using Kept = std::function<void(const Result<void>&)>;

    virtual ~RunKeeper() = default;
    /// May answer before it returns.
    virtual void keep(const ModelRequest& request, Kept kept) = 0;
    virtual void end(RunEnd end, Kept kept) = 0;
};

/// Asks a model what is open in a run (Requester). What is open when it ends is asked by the next
/// runner of the run.
class ModelRunner : public Requester
{
public:
    /// Without a keeper it is the study itself, which is then open for writing. A keeper must
    /// outlive it.
    ModelRunner(ModelRuns& runs, const Uuid& run, RunPlan plan, Ports ports,
                RunKeeper* keeper = nullptr, QObject* parent = nullptr);
};

struct AnswerTokens
{
    double usual = 0;
    qint64 most = 0; ///< The limit of an answer.
};
/// As answers usually are in the mode: a guess.
double guessedAnswerTokens(llm::Mode mode);
/// As they were in a run; none before there are enough of them, or where the server counts none.
std::optional<double> measuredAnswerTokens(const ModelRunCounts& counts);

struct CostEstimate
{
    qint64 requests = 0;
    qint64 inputTokens = 0;
    qint64 outputTokens = 0;
    std::optional<double> cost;
    std::optional<double> mostCost; ///< Were every answer as long as its limit allows.
};
/// Of so many requests, which are `bytes` long in all.
CostEstimate estimateOf(qint64 requests, qint64 bytes, const AnswerTokens& tokens,
                        const std::optional<llm::Price>& price);

} // namespace subtext
