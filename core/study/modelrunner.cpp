// SPDX-License-Identifier: MIT
#include "core/study/modelrunner.h"

#include "core/http/retry.h"
#include "core/llm/modelanswer.h"
#include "core/models/requestrecord.h"
#include "core/study/study.h"

#include <QPointer>
#include <QTimer>

#include <algorithm>
#include <array>

namespace subtext {
namespace {

constexpr int MostFailedInARow = 5;
constexpr qint64 LongestAskedWaitMs = 600'000;
/// From so many answers on their mean length is known.
constexpr std::size_t EnoughAnswers = 10;

/// Whether a status will be the same for every item.
bool isRefusalOfAll(int status)
{
    return status == 401 || status == 403 || status == 404;
}

bool isWrongServer(HttpFault fault)
{
    return fault == HttpFault::Tls || fault == HttpFault::Redirected ||
           fault == HttpFault::Insecure;
}

qint64 roughOutputTokens(llm::Mode mode)
{
    constexpr qint64 Short = 20;
    constexpr qint64 Thinking = 250;
    return mode == llm::Mode::ChainOfThought ? Thinking : Short;
}

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

} // namespace

Result<ChangeSet> endRun(Study& study, const Uuid& run, RunEnd end)
{
    return end == RunEnd::Done ? study.modelRuns().end(run)
                               : study.modelRuns().stop(run, runEndToken(end));
}

QLatin1String runEndToken(RunEnd end)
{
    constexpr std::array Tokens{
        QLatin1String("done"),    QLatin1String("cancelled"), QLatin1String("ceiling"),
        QLatin1String("refused"), QLatin1String("quota"),     QLatin1String("wait"),
        QLatin1String("server"),  QLatin1String("failures"),  QLatin1String("storage")};
    return Tokens.at(static_cast<std::size_t>(end));
}

CostEstimate estimateOf(qint64 requests, qint64 bytes, llm::Mode mode,
                        const std::optional<llm::Price>& price)
{
    CostEstimate estimate{requests, requests > 0 ? llm::roughTokens(bytes) : 0,
                          requests * roughOutputTokens(mode), std::nullopt};
    estimate.cost = llm::costOf({estimate.inputTokens, estimate.outputTokens, std::nullopt}, price);
    return estimate;
}

ModelRunner::Later ModelRunner::systemLater()
{
    return [](qint64 ms, QObject* context, std::function<void()> work) {
        QTimer::singleShot(std::chrono::milliseconds(ms), context, std::move(work));
    };
}

ModelRunner::ModelRunner(Study& study, const Uuid& run, RunPlan plan, Ports ports, QObject* parent)
    : QObject(parent)
    , m_study(study)
    , m_run(run)
    , m_plan(std::move(plan))
    , m_ports(std::move(ports))
    , m_budget(m_plan.profile.limits, m_ports.clock.now())
{
    if (!m_ports.keeper) {
        m_ownKeeper = std::make_unique<StudyKeeper>(study, run);
        m_ports.keeper = m_ownKeeper.get();
    }
}

ModelRunner::~ModelRunner()
{
    m_isOver = true;
    for (const HttpTransport::Id id : std::set<HttpTransport::Id>(m_open))
        m_ports.transport.cancel(id);
}

Result<void> ModelRunner::start()
{
    Reads reads;
    m_task = reads.take(m_study.task());
    const auto open = reads.take(m_study.modelRuns().open(m_run, m_plan.limit));
    for (Scenario& scene : reads.take(m_study.scenarios()))
        m_scenes.insert(scene.id, std::move(scene));
    if (!reads.outcome())
        return reads.outcome();
    for (const OpenQuestion& about : open)
        m_waiting.push_back({about, 1});
    m_progress.total = m_waiting.size();
    callLater(0);
    return {};
}

void ModelRunner::callLater(qint64 ms)
{
    if (m_isCallDue && ms > 0)
        return;
    m_isCallDue = true;
    m_ports.later(ms, this, [this] {
        m_isCallDue = false;
        pump();
    });
}

QByteArray ModelRunner::bodyFor(const OpenQuestion& about) const
{
    llm::Ask ask = m_plan.ask;
    ask.prompt = llm::promptOf(m_plan.prompts.ofQuestions.at(about.question), *m_task,
                               m_task->questions.at(about.question), m_scenes[about.scenario]);
    return llm::bodyOf(m_plan.profile, ask);
}

/// What a request takes of the limit of tokens a minute: what is sent, and what usually comes.
double ModelRunner::tokensOf(const QByteArray& body) const
{
    const auto answered = static_cast<double>(m_progress.answered);
    const qint64 written =
        m_progress.usage.output.value_or(0) + m_progress.usage.reasoning.value_or(0);
    const double output = m_progress.answered >= EnoughAnswers
                              ? static_cast<double>(written) / answered
                              : static_cast<double>(m_plan.ask.tokenLimit);
    return static_cast<double>(llm::roughTokens(body.size())) + output;
}

/// What a request may cost: until the first answers are there, as much as its limit allows.
std::optional<double> ModelRunner::expectedCost(const QByteArray& body) const
{
    if (m_progress.answered >= EnoughAnswers && m_progress.cost)
        return *m_progress.cost / static_cast<double>(m_progress.answered);
    return llm::costOf({llm::roughTokens(body.size()), m_plan.ask.tokenLimit, std::nullopt},
                       m_plan.price);
}

void ModelRunner::pump()
{
    while (!isStopping() && !m_waiting.empty() && m_budget.hasRoom()) {
        const Attempt attempt = m_waiting.front();
        const QByteArray body = bodyFor(attempt.about);
        if (!maySend(body))
            break;
        m_waiting.pop_front();
        send(attempt, body);
    }
    settle();
}

bool ModelRunner::maySend(const QByteArray& body)
{
    const qint64 now = m_ports.clock.now();
    const qint64 wait = std::max(m_notBefore - now, m_budget.waitMs(tokensOf(body), now));
    if (wait > 0) {
        callLater(wait);
        return false;
    }
    const auto cost = expectedCost(body);
    const double spent = m_progress.cost.value_or(0) + m_expectedOpen + cost.value_or(0);
    if (!m_plan.ceiling || spent <= *m_plan.ceiling)
        return true;
    // What is open may turn out cheaper.
    if (m_open.empty() && m_unkept == 0)
        stop(RunEnd::Ceiling, {});
    return false;
}

void ModelRunner::send(const Attempt& attempt, const QByteArray& body)
{
    const double tokens = tokensOf(body);
    const double cost = expectedCost(body).value_or(0);
    m_budget.begin(tokens, m_ports.clock.now());
    m_expectedOpen += cost;
    ++m_progress.requests;
    auto id = std::make_shared<HttpTransport::Id>(0);
    *id = m_ports.transport.send(llm::requestOf(m_plan.profile, body, m_plan.key),
                                 [this, attempt, body, cost, id](const HttpReply& reply) {
                                     m_open.erase(*id);
                                     if (m_isOver)
                                         return;
                                     m_expectedOpen = m_open.empty() ? 0 : m_expectedOpen - cost;
                                     take(attempt, body, reply);
                                 });
    m_open.insert(*id);
}

/// Until it is written down a reply counts as open: were the program killed, no more than may be
/// open at once would be asked again.
void ModelRunner::take(const Attempt& attempt, const QByteArray& body, const HttpReply& reply)
{
    if (reply.fault == HttpFault::Cancelled) {
        m_budget.end();
        Q_EMIT progressed();
        return pump();
    }
    auto answer =
        reply.isSuccess() ? llm::readAnswer(m_plan.profile.kind, reply.body) : std::nullopt;
    const RequestRecord record(attempt.about.scenario,
                               m_task->questions.at(attempt.about.question).token, attempt.tries,
                               body, m_ports.clock.now(), m_plan.key);
    const QString words = answer ? QString() : record.wordsOf(reply);
    ++m_unkept;
    m_ports.keeper->keep(record.of(reply, answer ? &*answer : nullptr),
                         [self = QPointer(this), attempt, reply, answer = std::move(answer),
                          words](const Result<void>& kept) {
                             if (!self)
                                 return;
                             --self->m_unkept;
                             self->m_budget.end();
                             if (!kept)
                                 self->stop(RunEnd::NotKept, {}, kept.error());
                             else
                                 self->conclude(attempt, reply, answer, words);
                             Q_EMIT self->progressed();
                             self->pump();
                         });
}

void ModelRunner::conclude(const Attempt& attempt, const HttpReply& reply,
                           const std::optional<llm::ModelAnswer>& answer, const QString& words)
{
    if (answer)
        takeAnswer(*answer);
    else
        takeFailure(attempt, reply, words);
}

void ModelRunner::takeAnswer(const llm::ModelAnswer& answer)
{
    ++m_progress.answered;
    m_failedInARow = 0;
    m_progress.usage += answer.usage;
    m_progress.cost = llm::costOf(m_progress.usage, m_plan.price);
}

void ModelRunner::takeFailure(const Attempt& attempt, const HttpReply& reply, const QString& words)
{
    const llm::ProviderError said = llm::readError(reply.status, reply.body);
    if (isWrongServer(reply.fault))
        return stop(RunEnd::WrongServer, words);
    if (reply.fault == HttpFault::None && isRefusalOfAll(reply.status))
        return stop(RunEnd::Refused, words);
    if (reply.fault == HttpFault::None && said.isQuotaUsedUp)
        return stop(RunEnd::QuotaUsedUp, words);
    if (!isWorthRetrying(reply) || attempt.tries >= MostTries)
        return giveUp(words);
    const qint64 now = m_ports.clock.now();
    const auto asked = std::max(askedWaitMs(reply, now), said.waitMs);
    if (asked.value_or(0) > LongestAskedWaitMs)
        return stop(RunEnd::LongWait, words);
    // Who asks to be left alone is left alone by every request.
    m_notBefore = std::max(m_notBefore, now + asked.value_or(0));
    if (isStopping())
        return;
    ++m_resting;
    m_ports.later(retryWaitMs(attempt.tries, m_ports.random(), asked), this, [this, attempt] {
        --m_resting;
        if (!isStopping())
            m_waiting.push_front({attempt.about, attempt.tries + 1});
        pump();
    });
}

void ModelRunner::giveUp(const QString& words)
{
    ++m_progress.failed;
    if (++m_failedInARow >= MostFailedInARow)
        stop(RunEnd::FailedInARow, words);
}

void ModelRunner::stop(RunEnd end, const QString& words, std::optional<Error> error)
{
    // The first reason counts.
    if (!isStopping())
        m_stop = RunOutcome{end, words, std::move(error), {}};
}

void ModelRunner::cancel()
{
    const bool isSecond = isStopping();
    stop(RunEnd::Cancelled, {});
    if (isSecond) {
        for (const HttpTransport::Id id : std::set<HttpTransport::Id>(m_open))
            m_ports.transport.cancel(id);
    }
    callLater(0);
}

void ModelRunner::settle()
{
    const bool isIdle =
        m_open.empty() && m_unkept == 0 && (isStopping() || (m_waiting.empty() && m_resting == 0));
    if (m_isOver || !isIdle)
        return;
    m_isOver = true;
    RunOutcome outcome = m_stop.value_or(RunOutcome{});
    outcome.progress = m_progress;
    m_ports.keeper->end(outcome.end, [self = QPointer(this), outcome](const Result<void>& kept) {
        if (!self)
            return;
        RunOutcome ended = outcome;
        if (!kept && !ended.error) {
            ended.end = RunEnd::NotKept;
            ended.error = kept.error();
        }
        Q_EMIT self->finished(ended);
    });
}

} // namespace subtext
