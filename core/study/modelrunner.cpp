// SPDX-License-Identifier: MIT
#include "core/study/modelrunner.h"

#include "core/llm/modelanswer.h"
#include "core/models/requestrecord.h"
#include "core/study/study.h"

#include <algorithm>
#include <utility>

namespace subtext {
namespace {

/// Writes into the study that is read.
class StudyKeeper : public RunKeeper
{
public:
    StudyKeeper(Study& study, const Uuid& run)
        : m_study(study)
        , m_run(run)
    {}

    void keep(const ModelRequest& request, Kept kept) override
    {
        tell(m_study.modelRuns().record(m_run, {request}), kept);
    }
    void end(RunEnd end, Kept kept) override { tell(endRun(m_study, m_run, end), kept); }

private:
    static void tell(const Result<ChangeSet>& written, const Kept& kept)
    {
        kept(written ? Result<void>() : fail(written.error()));
    }

    Study& m_study;
    Uuid m_run;
};

/// The open questions of a run.
class Questions : public AskedThings
{
public:
    /// Without a keeper the study itself keeps.
    Questions(Study& study, RunKeeper* keeper, const Uuid& run, RunPlan plan, const Clock& clock)
        : m_study(study)
        , m_ownKeeper(study, run)
        , m_keeper(keeper ? *keeper : m_ownKeeper)
        , m_run(run)
        , m_plan(std::move(plan))
        , m_clock(clock)
    {}

    Result<void> begin() override
    {
        Reads reads;
        m_task = reads.take(m_study.task());
        m_open = reads.take(m_study.modelRuns().open(m_run, m_plan.limit));
        for (Scenario& scene : reads.take(m_study.scenarios()))
            m_scenes.insert(scene.id, std::move(scene));
        return reads.outcome();
    }

    std::size_t count() const override { return m_open.size(); }

    QByteArray body(std::size_t thing) const override
    {
        const OpenQuestion& about = m_open.at(thing);
        llm::Ask ask = m_plan.ask;
        ask.prompt = llm::promptOf(m_plan.prompts.ofQuestions.at(about.question), *m_task,
                                   m_task->questions.at(about.question), m_scenes[about.scenario]);
        return llm::bodyOf(m_plan.profile, ask);
    }

    HttpRequest request(const QByteArray& body) const override
    {
        return llm::requestOf(m_plan.profile, body, m_plan.key);
    }

    void keep(std::size_t thing, int tries, const QByteArray& body, const HttpReply& reply,
              Kept kept) override
    {
        const OpenQuestion& about = m_open.at(thing);
        const auto answer =
            reply.isSuccess() ? llm::readAnswer(m_plan.profile.kind, reply.body) : std::nullopt;
        const RequestRecord record{about.scenario, m_task->questions.at(about.question).token,
                                   tries,          body,
                                   m_clock.now(),  m_plan.key};
        Said said = answer ? Said{answer->usage, {}} : Said{std::nullopt, record.wordsOf(reply)};
        m_keeper.keep(
            record.of(reply, answer ? &*answer : nullptr),
            [said = std::move(said), kept = std::move(kept)](const Result<void>& written) {
                kept(written ? Result<Said>(said) : fail(written.error()));
            });
    }

    void end(RunEnd end, Ended ended) override { m_keeper.end(end, std::move(ended)); }

private:
    Study& m_study;
    StudyKeeper m_ownKeeper;
    RunKeeper& m_keeper;
    Uuid m_run;
    RunPlan m_plan;
    const Clock& m_clock;
    std::shared_ptr<const Task> m_task;
    QHash<ScenarioId, Scenario> m_scenes;
    std::vector<OpenQuestion> m_open;
};

AskingLimits limitsOf(const RunPlan& plan)
{
    return {plan.profile.limits, plan.ask.tokenLimit, plan.price, plan.ceiling};
}

} // namespace

Result<ChangeSet> endRun(Study& study, const Uuid& run, RunEnd end)
{
    return end == RunEnd::Done ? study.modelRuns().end(run)
                               : study.modelRuns().stop(run, runEndToken(end));
}

double guessedAnswerTokens(llm::Mode mode)
{
    constexpr double Short = 20;
    constexpr double Thinking = 250;
    return mode == llm::Mode::ChainOfThought ? Thinking : Short;
}

std::optional<double> measuredAnswerTokens(const ModelRunCounts& counts)
{
    if (std::cmp_less(counts.answered, EnoughAnswers) ||
        (!counts.outputTokens && !counts.reasoningTokens))
        return std::nullopt;
    const qint64 written = counts.outputTokens.value_or(0) + counts.reasoningTokens.value_or(0);
    return static_cast<double>(written) / static_cast<double>(counts.answered);
}

CostEstimate estimateOf(qint64 requests, qint64 bytes, const AnswerTokens& tokens,
                        const std::optional<llm::Price>& price)
{
    const qint64 sent = requests > 0 ? llm::roughTokens(bytes) : 0;
    const qint64 received = qRound64(static_cast<double>(requests) * tokens.usual);
    return {requests, sent, received, llm::costOf({sent, received, std::nullopt}, price),
            llm::costOf({sent, std::max(received, requests * tokens.most), std::nullopt}, price)};
}

ModelRunner::ModelRunner(Study& study, const Uuid& run, RunPlan plan, Ports ports,
                         RunKeeper* keeper, QObject* parent)
    : Requester(std::make_unique<Questions>(study, keeper, run, plan, ports.clock), limitsOf(plan),
                ports, parent)
{}

} // namespace subtext
