// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cli.h"
#include "app/cli/terminal.h"
#include "core/llm/profile.h"
#include "core/net/networktransport.h"
#include "core/study/requester.h"

#include <QEventLoop>
#include <QRandomGenerator>
#include <QTimer>

namespace subtext::cli {

// What all commands share that ask a model.

/// The profile of that name, or how the command ends without one.
tl::expected<llm::Profile, Status> profileNamed(const std::string& name);
/// Waits for the keychain where the key is there.
Result<QByteArray> keyOf(const llm::Profile& profile);

/// Texts are about to leave the machine, or not.
struct Sending
{
    const llm::Profile& profile;
    QString sendTo;     ///< The host that somebody named; empty: none.
    QByteArray wording; ///< SHA-256 of what they agree to.
    QJsonObject shown;  ///< What they are shown of it.
};
/// Whether nothing may be sent to the host, and how the command ends then: it is neither this
/// machine nor was it named. Keeps the consent.
std::optional<Status> withoutConsent(Study& study, const Sending& sending);

/// What was asked, as JSON, after what `head` says of it.
Json askedJson(Json head, const RunOutcome& outcome);
/// The same for people: the numbers, and how it ended, which gives the status.
void sayCounts(const Session& session, const RunOutcome& outcome);
Status sayEnd(const Session& session, const RunOutcome& outcome);

/// Asks until it is over; Ctrl+C ends it when what is open was answered. `make` makes what asks (a
/// ModelRunner and its like) with the ports that it gets, as a unique_ptr.
template <typename Make>
RunOutcome askUntilDone(Session& session, const QString& model, const Make& make)
{
    constexpr int LookForInterruptionMs = 50;
    const CancelToken cancel;
    const Interruptible interruptible(cancel);
    NetworkTransport transport(session.environment.clock);
    const auto runner = make(Requester::Ports{
        transport, session.environment.clock,
        [] { return QRandomGenerator::global()->generateDouble(); }, systemLater()});
    using Runner = typename std::decay_t<decltype(runner)>::element_type;
    ProgressLine line(session, QStringLiteral("Asking %1").arg(model));
    const ProgressSink sink = line.sink();
    QEventLoop loop;
    RunOutcome outcome;
    QObject::connect(runner.get(), &Runner::progressed, &loop, [&] {
        const RunProgress& now = runner->progress();
        if (sink && now.total > 0)
            sink(static_cast<double>(now.answered + now.failed) / static_cast<double>(now.total));
    });
    QObject::connect(runner.get(), &Runner::finished, &loop, [&](const RunOutcome& of) {
        outcome = of;
        loop.quit();
    });
    bool isCancelled = false;
    const auto lookForInterruption = [&] {
        if (cancel.isCancelled() && !isCancelled) {
            isCancelled = true;
            runner->cancel();
        }
    };
    // Before anything further is sent, and while nothing comes.
    QObject::connect(runner.get(), &Runner::progressed, &loop, lookForInterruption);
    QTimer interruption;
    QObject::connect(&interruption, &QTimer::timeout, &loop, lookForInterruption);
    interruption.start(LookForInterruptionMs);
    if (const auto started = runner->start(); !started)
        return {RunEnd::NotKept, {}, started.error(), {}};
    loop.exec();
    return outcome;
}

} // namespace subtext::cli
