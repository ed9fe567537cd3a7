// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/environment.h"
#include "core/http/http.h"
#include "core/http/requestbudget.h"
#include "core/llm/modelanswer.h"
#include "core/llm/modelrequest.h"
#include "core/llm/prompts.h"
#include "core/models/modelruns.h"

#include <QObject>

#include <deque>
#include <functional>
#include <memory>
#include <set>

namespace subtext {

class Study;

/// What one run is asked with.
struct RunPlan
{
    llm::Profile profile;
    llm::RunPrompts prompts;
    llm::Ask ask;                     ///< Without a prompt.
    QByteArray key;                   ///< Empty: none. It goes into a header and nowhere else.
    std::optional<std::size_t> limit; ///< Only the first so many items.
    std::optional<llm::Price> price;  ///< None: cost is not known.
    std::optional<double> ceiling;    ///< USD; only where the price is known.
};

/// Why a run is over.
enum class RunEnd : std::uint8_t {
    Done,         ///< "done": nothing is open but items that failed.
    Cancelled,    ///< "cancelled"
    Ceiling,      ///< "ceiling": the next request might cost more than is allowed.
    Refused,      ///< "refused": 401, 403 or 404, which the next request would be told as well.
    QuotaUsedUp,  ///< "quota"
    LongWait,     ///< "wait": the server asks to be left alone for very long.
    WrongServer,  ///< "server": certificate, redirection, or an open connection.
    FailedInARow, ///< "failures": five items failed one after the other.
    NotKept,      ///< "storage": an answer could not be written down.
};
QLatin1String runEndToken(RunEnd end);
/// Writes down that a run is over.
Result<ChangeSet> endRun(Study& study, const Uuid& run, RunEnd end);

struct RunProgress
{
    std::size_t total = 0;    ///< Questions about items that were open at the start.
    std::size_t answered = 0; ///< Of them.
    std::size_t failed = 0;   ///< Given up; they stay open for another time.
    qint64 requests = 0;      ///< Tries.
    llm::Usage usage;
    std::optional<double> cost; ///< Measured; none where it is not known.
};

struct RunOutcome
{
    RunEnd end = RunEnd::Done;
    QString words;              ///< The provider's own, or a fault's; never with the key.
    std::optional<Error> error; ///< With NotKept.
    RunProgress progress;
};

/// Where a runner has written down what comes of its requests.
class RunKeeper
{
public:
    /// On the thread that asked, once: on the disk, or why not.
    using Kept = std::function<void(const Result<void>&)>;

    virtual ~RunKeeper() = default;
    /// May answer before it returns.
    virtual void keep(const ModelRequest& request, Kept kept) = 0;
    /// The run is over.
    virtual void end(RunEnd end, Kept kept) = 0;
};

/// Asks a model what is open in a run: so many at once, within its limits, again where that may
/// help. Each try is on the disk before the next of its item. What is open when it ends is asked by
/// the next runner of the run.
class ModelRunner : public QObject
{
    Q_OBJECT
public:
    /// Calls `work` in `ms` milliseconds, on this thread, as long as `context` lives.
    using Later = std::function<void(qint64 ms, QObject* context, std::function<void()> work)>;
    /// What it needs from outside; all must outlive it.
    struct Ports
    {
        HttpTransport& transport;
        const Clock& clock;
        std::function<double()> random; ///< 0 … 1.
        Later later;
        /// None: the study itself, which is then open for writing.
        RunKeeper* keeper = nullptr;
    };
    /// Of the machine.
    static Later systemLater();

    ModelRunner(Study& study, const Uuid& run, RunPlan plan, Ports ports,
                QObject* parent = nullptr);
    ~ModelRunner() override;

    /// Errors: those of reading what is open.
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
        OpenQuestion about;
        int tries = 1;
    };

    void pump();
    bool maySend(const QByteArray& body);
    void send(const Attempt& attempt, const QByteArray& body);
    void take(const Attempt& attempt, const QByteArray& body, const HttpReply& reply);
    void conclude(const Attempt& attempt, const HttpReply& reply,
                  const std::optional<llm::ModelAnswer>& answer, const QString& words);
    void takeAnswer(const llm::ModelAnswer& answer);
    void takeFailure(const Attempt& attempt, const HttpReply& reply, const QString& words);
    void giveUp(const QString& words);
    void stop(RunEnd end, const QString& words, std::optional<Error> error = std::nullopt);
    void settle();
    bool isStopping() const { return m_stop.has_value(); }
    QByteArray bodyFor(const OpenQuestion& about) const;
    double tokensOf(const QByteArray& body) const;
    std::optional<double> expectedCost(const QByteArray& body) const;
    void callLater(qint64 ms);

    Study& m_study;
    Uuid m_run;
    RunPlan m_plan;
    Ports m_ports;
    std::unique_ptr<RunKeeper> m_ownKeeper;
    RequestBudget m_budget;
    std::shared_ptr<const Task> m_task;
    QHash<ScenarioId, Scenario> m_scenes;
    std::deque<Attempt> m_waiting;
    std::set<HttpTransport::Id> m_open;
    std::size_t m_unkept = 0;  ///< Replies that are being written down.
    std::size_t m_resting = 0; ///< Attempts that wait for their next try.
    qint64 m_notBefore = 0;
    bool m_isCallDue = false;
    int m_failedInARow = 0;
    double m_expectedOpen = 0; ///< What the open requests are expected to cost; USD.
    RunProgress m_progress;
    std::optional<RunOutcome> m_stop;
    bool m_isOver = false;
};

/// What it may take, before anything is sent: of so many questions, which are `bytes` long in all,
/// with answers as long as they usually are in the mode.
struct CostEstimate
{
    qint64 requests = 0;
    qint64 inputTokens = 0;
    qint64 outputTokens = 0;
    std::optional<double> cost;
};
CostEstimate estimateOf(qint64 requests, qint64 bytes, llm::Mode mode,
                        const std::optional<llm::Price>& price);

} // namespace subtext
