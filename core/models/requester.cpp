// SPDX-License-Identifier: MIT
#include "core/models/requester.h"

#include "core/http/retry.h"
#include "core/llm/modelanswer.h"

#include <QPointer>

#include <algorithm>
#include <array>

namespace subtext {
namespace {

constexpr int MostFailedInARow = 5;
constexpr qint64 LongestAskedWaitMs = 600'000;

/// Of a server that never answered, tries at one thing that it cannot be reached for, and things
/// that fail alike before it is left alone.
constexpr int TriesAtNobody = 3;
constexpr int ThingsForNothing = 3;

bool mayBeTheServer(const HttpReply& reply)
{
    return reply.fault != HttpFault::None || reply.status >= 500;
}

bool isRefusalOfAll(int status)
{
    return status == 401 || status == 403 || status == 404;
}

bool isWrongServer(HttpFault fault)
{
    return fault == HttpFault::Tls || fault == HttpFault::NoTls || fault == HttpFault::Redirected ||
           fault == HttpFault::Insecure;
}

} // namespace

QLatin1String runEndToken(RunEnd end)
{
    constexpr std::array Tokens{
        QLatin1String("done"),    QLatin1String("cancelled"), QLatin1String("ceiling"),
        QLatin1String("refused"), QLatin1String("quota"),     QLatin1String("wait"),
        QLatin1String("server"),  QLatin1String("failures"),  QLatin1String("storage")};
    return Tokens.at(static_cast<std::size_t>(end));
}

Requester::Requester(std::unique_ptr<AskedThings> things, AskingLimits limits, Ports ports,
                     QObject* parent)
    : QObject(parent)
    , m_things(std::move(things))
    , m_limits(limits)
    , m_ports(std::move(ports))
    , m_budget(m_limits.requests, m_ports.clock.now())
{}

Requester::~Requester()
{
    m_isOver = true;
    for (const HttpTransport::Id id : std::set<HttpTransport::Id>(m_open))
        m_ports.transport.cancel(id);
}

Result<void> Requester::start()
{
    if (const auto begun = m_things->begin(); !begun)
        return begun;
    m_progress.total = m_things->count();
    if (m_limits.price)
        m_progress.cost = 0;
    for (std::size_t thing = 0; thing < m_progress.total; ++thing)
        m_waiting.push_back({thing, 1});
    callLater(0);
    return {};
}

void Requester::callLater(qint64 ms)
{
    if (m_isCallDue && ms > 0)
        return;
    m_isCallDue = true;
    m_ports.later(ms, this, [this] {
        m_isCallDue = false;
        pump();
    });
}

/// What a request takes of the limit of tokens a minute: what is sent, and what usually comes.
double Requester::tokensOf(const QByteArray& body) const
{
    const auto replies = static_cast<double>(m_replies);
    const qint64 written =
        m_progress.usage.output.value_or(0) + m_progress.usage.reasoning.value_or(0);
    const double output = m_replies >= EnoughAnswers ? static_cast<double>(written) / replies
                                                     : static_cast<double>(m_limits.tokenLimit);
    return static_cast<double>(llm::roughTokens(body.size())) + output;
}

/// What a request may cost: until the first answers are there, as much as its limit allows.
std::optional<double> Requester::expectedCost(const QByteArray& body) const
{
    if (m_replies >= EnoughAnswers && m_progress.cost)
        return *m_progress.cost / static_cast<double>(m_replies);
    return llm::costOf({llm::roughTokens(body.size()), m_limits.tokenLimit, std::nullopt},
                       m_limits.price);
}

void Requester::pump()
{
    while (!isStopping() && !m_waiting.empty() && hasPlace()) {
        const Attempt attempt = m_waiting.front();
        const QByteArray body = m_things->body(attempt.thing);
        if (!maySend(body))
            break;
        m_waiting.pop_front();
        send(attempt, body);
    }
    settle();
}

bool Requester::hasPlace() const
{
    if (!m_budget.hasRoom())
        return false;
    // What waits, and what was given up for the same cause, keeps its place as long as anything is
    // on its way.
    const int busy = m_budget.open() + static_cast<int>(m_resting);
    const bool isNew = m_waiting.front().tries == 1;
    return !isNew || !m_isAlike || busy == 0 ||
           busy + m_failedInARow < m_limits.requests.concurrency;
}

void Requester::noteFailure(const HttpReply& reply)
{
    if (!mayBeTheServer(reply)) {
        m_isAlike = false;
        return;
    }
    const Cause cause{reply.status, reply.fault};
    m_isAlike = !m_cause || (m_isAlike && *m_cause == cause);
    m_cause = cause;
}

int Requester::mostTries(const HttpReply& reply) const
{
    const bool isNobody = m_replies == 0 && reply.fault == HttpFault::Unreachable;
    return isNobody ? TriesAtNobody : MostTries;
}

bool Requester::maySend(const QByteArray& body)
{
    const qint64 now = m_ports.clock.now();
    const qint64 wait = std::max(m_notBefore - now, m_budget.waitMs(tokensOf(body), now));
    if (wait > 0) {
        callLater(wait);
        return false;
    }
    const auto cost = expectedCost(body);
    const double spent = m_progress.cost.value_or(0) + m_expectedOpen + cost.value_or(0);
    if (!m_limits.budget || spent <= *m_limits.budget)
        return true;
    // What is open may turn out cheaper.
    if (m_open.empty() && m_unkept == 0)
        stop(RunEnd::Budget, {});
    return false;
}

void Requester::send(const Attempt& attempt, const QByteArray& body)
{
    const double tokens = tokensOf(body);
    const double cost = expectedCost(body).value_or(0);
    m_budget.begin(tokens, m_ports.clock.now());
    m_expectedOpen += cost;
    ++m_progress.requests;
    auto id = std::make_shared<HttpTransport::Id>(0);
    *id = m_ports.transport.send(m_things->request(body),
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
void Requester::take(const Attempt& attempt, const QByteArray& body, const HttpReply& reply)
{
    if (reply.fault == HttpFault::Cancelled) {
        m_budget.end();
        Q_EMIT progressed();
        return pump();
    }
    ++m_unkept;
    m_things->keep(attempt.thing, attempt.tries, body, reply,
                   [self = QPointer(this), attempt, reply](const Result<AskedThings::Said>& kept) {
                       if (self)
                           self->takeKept(attempt, reply, kept);
                   });
}

void Requester::takeKept(const Attempt& attempt, const HttpReply& reply,
                         const Result<AskedThings::Said>& kept)
{
    --m_unkept;
    m_budget.end();
    if (!kept)
        stop(RunEnd::NotKept, {}, kept.error());
    else if (kept->answer)
        takeAnswer(attempt, *kept);
    else
        takeFailure(attempt, reply, kept->words);
    Q_EMIT progressed();
    pump();
}

void Requester::takeAnswer(const Attempt& attempt, const AskedThings::Said& said)
{
    ++m_replies;
    m_failedInARow = 0;
    m_cause.reset();
    m_isAlike = false;
    m_progress.usage += *said.answer;
    m_progress.cost = llm::costOf(m_progress.usage, m_limits.price);
    if (said.isPart) {
        m_waiting.push_front({attempt.thing, 1});
        return;
    }
    ++m_progress.answered;
    m_progress.unusable += said.isUsable ? 0 : 1;
    m_progress.withShares += said.hasShares ? 1 : 0;
    if (m_progress.answered == AnswersToJudge)
        m_progress.beginsUnusable = m_progress.unusable == AnswersToJudge;
}

void Requester::takeFailure(const Attempt& attempt, const HttpReply& reply, const QString& words)
{
    const llm::ProviderError said = llm::readError(reply.status, reply.body);
    noteFailure(reply);
    if (isWrongServer(reply.fault))
        return stop(RunEnd::WrongServer, words);
    if (reply.fault == HttpFault::None && isRefusalOfAll(reply.status))
        return stop(RunEnd::Refused, words);
    if (reply.fault == HttpFault::None && said.isQuotaUsedUp)
        return stop(RunEnd::QuotaUsedUp, words);
    if (!isWorthRetrying(reply) || attempt.tries >= mostTries(reply))
        return giveUp(reply, words);
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
            m_waiting.push_front({attempt.thing, attempt.tries + 1});
        pump();
    });
}

void Requester::giveUp(const HttpReply& reply, const QString& words)
{
    ++m_progress.failed;
    const bool isNobodyThere = m_replies == 0 && m_isAlike && mayBeTheServer(reply);
    if (++m_failedInARow >= (isNobodyThere ? ThingsForNothing : MostFailedInARow))
        stop(RunEnd::FailedInARow, words);
}

void Requester::stop(RunEnd end, const QString& words, std::optional<Error> error)
{
    // The first reason counts.
    if (!isStopping())
        m_stop = RunOutcome{end, words, std::move(error), {}};
}

void Requester::cancel()
{
    const bool isSecond = isStopping();
    stop(RunEnd::Cancelled, {});
    if (isSecond) {
        for (const HttpTransport::Id id : std::set<HttpTransport::Id>(m_open))
            m_ports.transport.cancel(id);
    }
    callLater(0);
}

void Requester::settle()
{
    const bool isIdle =
        m_open.empty() && m_unkept == 0 && (isStopping() || (m_waiting.empty() && m_resting == 0));
    if (m_isOver || !isIdle)
        return;
    m_isOver = true;
    RunOutcome outcome = m_stop.value_or(RunOutcome{});
    outcome.progress = m_progress;
    m_things->end(outcome.end, [self = QPointer(this), outcome](const Result<void>& written) {
        if (!self)
            return;
        RunOutcome ended = outcome;
        if (!written && !ended.error) {
            ended.end = RunEnd::NotKept;
            ended.error = written.error();
        }
        Q_EMIT self->finished(ended);
    });
}

} // namespace subtext
