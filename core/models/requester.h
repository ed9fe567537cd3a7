// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/environment.h"
#include "core/base/error.h"
#include "core/http/http.h"
#include "core/http/later.h"
#include "core/http/requestbudget.h"
#include "core/llm/prices.h"

#include <QObject>

#include <deque>
#include <functional>
#include <memory>
#include <set>
#include <utility>

namespace subtext {

enum class RunEnd : std::uint8_t {
    Done,         ///< "done": nothing is open but items that failed.
    Cancelled,    ///< "cancelled"
    Budget,       ///< "ceiling": the next request might cost more than is allowed.
    Refused,      ///< "refused": 401, 403 or 404, which the next request would be told as well.
    QuotaUsedUp,  ///< "quota"
    LongWait,     ///< "wait": the server asks to be left alone for very long.
    WrongServer,  ///< "server": certificate, redirection, or an open connection.
    FailedInARow, ///< "failures": five items failed one after the other; or the server answered
                  ///< nothing at all, and the first few failed alike.
    NotKept,      ///< "storage": an answer could not be written down.
};
QLatin1String runEndToken(RunEnd end);

/// So many answers that are none of the options are no accident where they are the first.
inline constexpr std::size_t AnswersToJudge = 5;

struct RunProgress
{
    std::size_t total = 0;    ///< What was open at the start.
    std::size_t answered = 0; ///< Of it.
    std::size_t failed = 0;   ///< Given up; it stays open for another time.
    qint64 requests = 0;      ///< Tries.
    llm::Usage usage;
    std::optional<double> cost;  ///< Measured, so far; none where it is not known.
    std::size_t unusable = 0;    ///< Answers that are none of the options.
    bool beginsUnusable = false; ///< The first AnswersToJudge were such.
    std::size_t withShares = 0;  ///< Scored answers with probabilities of the options.
};

struct RunOutcome
{
    RunEnd end = RunEnd::Done;
    QString words;              ///< The provider's own, or a fault's; never with the key.
    std::optional<Error> error; ///< With NotKept.
    RunProgress progress;
};

/// What is asked of a server, by number from 0: what goes out, and where what comes back is kept.
class AskedThings
{
public:
    AskedThings() = default;
    virtual ~AskedThings() = default;
    AskedThings(const AskedThings&) = delete;
    AskedThings& operator=(const AskedThings&) = delete;

    /// Finds out what there is to ask, before anything else. Errors: those of reading, and of
    /// writing down that asking begins.
    virtual Result<void> begin() = 0;
    virtual std::size_t count() const = 0;
    virtual QByteArray body(std::size_t thing) const = 0;
    /// The whole request with that body, key included.
    virtual HttpRequest request(const QByteArray& body) const = 0;

    /// What came of one try.
    struct Said
    {
        std::optional<llm::Usage> answer; ///< None: it is no answer that counts.
        QString words;                    ///< What people are told then.
        bool isUsable = true;             ///< Of an answer: it can be counted with.
        bool hasShares = false;           ///< Of a scored one: probabilities came with it.
        bool isPart = false; ///< More is to be asked about the thing, with other bodies.
    };
    /// On the thread that asked, once: it is on the disk, or why it is not.
    using Kept = std::function<void(const Result<Said>&)>;
    using Ended = std::function<void(const Result<void>&)>;

    /// Keeps one try; `tries` counts from 1. May answer before it returns.
    virtual void keep(std::size_t thing, int tries, const QByteArray& body, const HttpReply& reply,
                      Kept kept) = 0;
    /// It is over: writes that down. May answer before it returns.
    virtual void end(RunEnd end, Ended ended) = 0;
};

/// Until so many answers are there, nobody knows how long they usually are.
inline constexpr std::size_t EnoughAnswers = 10;

struct AskingLimits
{
    RequestLimits requests;
    qint64 tokenLimit = 0;           ///< Of one answer.
    std::optional<llm::Price> price; ///< None: cost is not known.
    std::optional<double> budget;    ///< USD; only where the price is known.
};

/// Asks a server one thing after the other: so many at once, within its limits, again where that
/// may help. Each try is kept before the next of its thing. While a server fails every request
/// alike, things that wait for their next try keep their places: nothing new is thrown at it. What
/// is open when it ends is for the next one to ask.
class Requester : public QObject
{
    Q_OBJECT
public:
    /// What it needs from outside; all must outlive it.
    struct Ports
    {
        HttpTransport& transport;
        const Clock& clock;
        std::function<double()> random; ///< 0 … 1.
        Later later;
    };
    Requester(std::unique_ptr<AskedThings> things, AskingLimits limits, Ports ports,
              QObject* parent = nullptr);
    ~Requester() override;

    /// Errors: those of AskedThings::begin.
    Result<void> start();
    /// Sends nothing more and ends when what is open has been answered; a second time it does not
    /// wait for that.
    void cancel();

    const RunProgress& progress() const { return m_progress; }

Q_SIGNALS:
    void progressed();
    /// Once; nothing is open any more.
    void finished(const subtext::RunOutcome& outcome);

private:
    struct Attempt
    {
        std::size_t thing = 0;
        int tries = 1;
    };

    void pump();
    bool maySend(const QByteArray& body);
    void send(const Attempt& attempt, const QByteArray& body);
    void take(const Attempt& attempt, const QByteArray& body, const HttpReply& reply);
    void takeKept(const Attempt& attempt, const HttpReply& reply,
                  const Result<AskedThings::Said>& kept);
    void takeAnswer(const Attempt& attempt, const AskedThings::Said& said);
    bool hasPlace() const;
    void noteFailure(const HttpReply& reply);
    /// How often a thing is tried, as long as failures are like this one.
    int mostTries(const HttpReply& reply) const;
    void takeFailure(const Attempt& attempt, const HttpReply& reply, const QString& words);
    void giveUp(const HttpReply& reply, const QString& words);
    void stop(RunEnd end, const QString& words, std::optional<Error> error = std::nullopt);
    void settle();
    bool isStopping() const { return m_stop.has_value(); }
    double tokensOf(const QByteArray& body) const;
    std::optional<double> expectedCost(const QByteArray& body) const;
    void callLater(qint64 ms);

    std::unique_ptr<AskedThings> m_things;
    AskingLimits m_limits;
    Ports m_ports;
    RequestBudget m_budget;
    std::deque<Attempt> m_waiting;
    std::set<HttpTransport::Id> m_open;
    std::size_t m_unkept = 0;  ///< Replies that are being written down.
    std::size_t m_resting = 0; ///< Attempts that wait for their next try.
    qint64 m_notBefore = 0;
    bool m_isCallDue = false;
    int m_failedInARow = 0;
    /// Why everything failed since the last answer: status and fault.
    using Cause = std::pair<int, HttpFault>;
    std::optional<Cause> m_cause;
    bool m_isAlike = false;    ///< Every failure since then was of that cause.
    std::size_t m_replies = 0; ///< That were answers, or parts of one.
    double m_expectedOpen = 0; ///< What the open requests are expected to cost; USD.
    RunProgress m_progress;
    std::optional<RunOutcome> m_stop;
    bool m_isOver = false;
};

} // namespace subtext
