// SPDX-License-Identifier: MIT
#include "core/models/modelrunner.h"

#include "core/llm/completions.h"
#include "core/llm/modelanswer.h"
#include "core/models/requestrecord.h"
#include "core/models/runanswers.h"
#include "core/models/scoredoptions.h"

#include <algorithm>
#include <utility>

namespace subtext {
namespace {

/// Writes into the study that is read.
class StudyKeeper : public RunKeeper
{
public:
    StudyKeeper(ModelRuns& runs, const Uuid& run)
        : m_runs(runs)
        , m_run(run)
    {}

    void keep(const ModelRequest& request, Kept kept) override
    {
        tell(m_runs.record(m_run, {request}), kept);
    }
    void end(RunEnd end, Kept kept) override { tell(endRun(m_runs, m_run, end), kept); }

private:
    static void tell(const Result<ChangeSet>& written, const Kept& kept)
    {
        kept(written ? Result<void>() : fail(written.error()));
    }

    ModelRuns& m_runs;
    Uuid m_run;
};

class Questions : public AskedThings
{
public:
    /// Without a keeper the study itself keeps.
    Questions(ModelRuns& runs, RunKeeper* keeper, const Uuid& run, RunPlan plan, const Clock& clock)
        : m_runs(runs)
        , m_ownKeeper(runs, run)
        , m_keeper(keeper ? *keeper : m_ownKeeper)
        , m_run(run)
        , m_plan(std::move(plan))
        , m_clock(clock)
    {}

    Result<void> begin() override
    {
        auto questions = m_runs.questions(m_run, m_plan.limit);
        if (!questions)
            return fail(questions.error());
        auto scored = scoredOptions(m_runs, m_run, *questions, m_plan);
        if (!scored)
            return fail(scored.error());
        m_scored = std::move(*scored);
        m_task = std::move(questions->task);
        m_open = std::move(questions->open);
        for (const Scenario& scene : questions->scenes)
            m_scenes.insert(scene.id, scene);
        return {};
    }

    std::size_t count() const override { return m_open.size(); }

    QByteArray body(std::size_t thing) const override
    {
        const OpenQuestion& about = m_open.at(thing);
        const Question& question = m_task->questions.at(about.question);
        const llm::Ask ask =
            llm::askAbout(m_plan.ask, m_plan.prompts.ofQuestions.at(about.question), *m_task,
                          question, m_scenes[about.scenario]);
        return isByOption() ? llm::completionBody(m_plan.profile, ask, question, m_scored.at(thing))
                            : llm::bodyOf(m_plan.profile, ask);
    }

    HttpRequest request(const QByteArray& body) const override
    {
        return isByOption() ? llm::completionRequest(m_plan.profile, body, m_plan.key)
                            : llm::requestOf(m_plan.profile, body, m_plan.key);
    }

    void keep(std::size_t thing, int tries, const QByteArray& body, const HttpReply& reply,
              Kept kept) override
    {
        const OpenQuestion& about = m_open.at(thing);
        if (isByOption())
            return keepOption(thing, tries, body, reply, std::move(kept));
        const auto answer =
            reply.isSuccess() ? llm::readAnswer(m_plan.profile.kind, reply.body) : std::nullopt;
        const Question& question = m_task->questions.at(about.question);
        const RequestRecord record{about.scenario, question.token, tries,
                                   body,           m_clock.now(),  m_plan.key};
        const llm::AnswerForm form = m_plan.ask.form;
        Said said = answer ? Said{answer->usage,
                                  {},
                                  saysOption(question, *answer, form),
                                  form == llm::AnswerForm::Scored && hasShares(question, *answer)}
                           : Said{std::nullopt, record.wordsOf(reply)};
        keep(record.of(reply, answer ? &*answer : nullptr), std::move(said), std::move(kept));
    }

    void end(RunEnd end, Ended ended) override { m_keeper.end(end, std::move(ended)); }

private:
    bool isByOption() const { return llm::isAboutAnOption(m_plan.ask); }

    void keep(const ModelRequest& row, Said said, Kept kept)
    {
        m_keeper.keep(
            row, [said = std::move(said), kept = std::move(kept)](const Result<void>& written) {
                kept(written ? Result<Said>(said) : fail(written.error()));
            });
    }

    /// With the last option the question is answered.
    void keepOption(std::size_t thing, int tries, const QByteArray& body, const HttpReply& reply,
                    Kept kept)
    {
        const OpenQuestion& about = m_open.at(thing);
        const Question& question = m_task->questions.at(about.question);
        const RequestRecord record{about.scenario, question.token, tries,
                                   body,           m_clock.now(),  m_plan.key};
        const auto scored =
            reply.isSuccess() ? llm::readCompletion(body, reply.body, question) : std::nullopt;
        if (!scored)
            return keep(record.of(reply, nullptr), {std::nullopt, record.wordsOf(reply)},
                        std::move(kept));
        Said said{scored->usage, {}};
        said.isPart = ++m_scored.at(thing) < question.options.size();
        if (said.isPart)
            return keep(record.ofPart(reply, scored->usage), std::move(said), std::move(kept));
        said.hasShares = true;
        const llm::ModelAnswer last{{}, llm::Finish::Stop, scored->usage, {}};
        keep(record.of(reply, &last), std::move(said), std::move(kept));
    }

    ModelRuns& m_runs;
    StudyKeeper m_ownKeeper;
    RunKeeper& m_keeper;
    Uuid m_run;
    RunPlan m_plan;
    const Clock& m_clock;
    std::shared_ptr<const Task> m_task;
    QHash<ScenarioId, Scenario> m_scenes;
    std::vector<OpenQuestion> m_open;
    std::vector<std::size_t> m_scored; ///< Of each open question: its options so far.
};

AskingLimits limitsOf(const RunPlan& plan)
{
    return {plan.profile.limits, plan.ask.tokenLimit, plan.price, plan.budget};
}

} // namespace

Result<ChangeSet> endRun(ModelRuns& runs, const Uuid& run, RunEnd end)
{
    return end == RunEnd::Done ? runs.end(run) : runs.stop(run, runEndToken(end));
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

ModelRunner::ModelRunner(ModelRuns& runs, const Uuid& run, RunPlan plan, Ports ports,
                         RunKeeper* keeper, QObject* parent)
    : Requester(std::make_unique<Questions>(runs, keeper, run, plan, ports.clock), limitsOf(plan),
                ports, parent)
{}

} // namespace subtext
