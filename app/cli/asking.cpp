// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/asking.h"

#include "app/cli/llmprofiles.h"
#include "app/cli/output.h"
#include "app/cli/terminal.h"
#include "core/domain/decision.h"
#include "core/http/http.h"
#include "core/keys/answered.h"
#include "core/keys/keys.h"
#include "core/models/modelruns.h"
#include "core/net/networktransport.h"
#include "core/quality/qualityrecords.h"
#include "ui/text/modeltext.h"

#include <QEventLoop>
#include <QRandomGenerator>
#include <QTimer>

#include <algorithm>

namespace subtext::cli {
namespace {

QString endWords(const RunOutcome& outcome, const QString& howToGoOn)
{
    return outcome.end == RunEnd::Cancelled
               ? QStringLiteral("Stopped; %1 can be resumed.").arg(howToGoOn)
           : outcome.end == RunEnd::Budget
               ? QStringLiteral("The next request might exceed the budget (--max-cost).")
               : runEndText(outcome);
}

Status endStatus(const RunOutcome& outcome)
{
    switch (outcome.end) {
    case RunEnd::Done:
        return outcome.progress.failed == 0 ? Status::Done : Status::DataErrors;
    case RunEnd::Cancelled:
        return Status::Interrupted;
    case RunEnd::Budget:
        return Status::DataErrors;
    default:
        return Status::SystemRefused;
    }
}

/// Waits for the keychain where the key is there.
Result<QByteArray> keyOf(const llm::Profile& profile)
{
    SystemKeyRing keys;
    return answered<QByteArray>(
        [&](QObject* context, auto found) { keys.find(profile, context, found); });
}

/// Whether nothing may be sent to the host, and how the command ends then: it is neither this
/// machine nor was it named. Keeps the consent.
std::optional<Status> withoutConsent(Study& study, const Sending& sending)
{
    const QUrl url = sending.profile.baseUrl;
    const QString host = originOf(url);
    const QString& named = sending.sendTo;
    if (!named.isEmpty() && named != host && named != url.host())
        return wrongUsage(
            QStringLiteral("The profile asks %1, not %2: nothing was sent.").arg(host, named));
    if (isLoopback(url.host()))
        return std::nullopt;
    if (named.isEmpty())
        return wrongUsage(QStringLiteral("Texts of the study would be sent to %1. Nothing was "
                                         "sent: look at it with --dry-run, and agree with "
                                         "--send-to %2.")
                              .arg(host, url.host()));
    const auto known = study.modelRuns().hasConsent(host, sending.wording);
    if (!known)
        return report(known.error());
    if (*known)
        return std::nullopt;
    const auto agreed = study.modelRuns().consent(host, sending.wording, sending.shown);
    return agreed ? std::nullopt : std::optional(report(agreed.error()));
}

} // namespace

/// A plan that is not to be is wrong usage, but where the study stands against it.
Status reportOfPlan(const Error& error)
{
    if (!isModelError(error))
        return report(error);
    putErrorLine(modelErrorText(error).oneLine());
    return error.detail == QLatin1String("worked example") || isTemplateError(error)
               ? Status::UnusableInput
               : Status::WrongUsage;
}

tl::expected<llm::Profile, Status> profileNamed(const std::string& name)
{
    const auto profiles = loadProfiles();
    if (!profiles)
        return tl::unexpected(reportOfModels(profiles.error()));
    const auto profile =
        std::find_if(profiles->begin(), profiles->end(),
                     [&](const llm::Profile& of) { return of.name == text(name); });
    if (profile == profiles->end())
        return tl::unexpected(wrongUsage(
            QStringLiteral("There is no profile “%1”. “subtext-cli llm profiles” lists them.")
                .arg(text(name))));
    return *profile;
}

tl::expected<QByteArray, Status> agreedKey(Study& study, const Sending& sending)
{
    if (const auto refused = withoutConsent(study, sending))
        return tl::unexpected(*refused);
    const auto key = keyOf(sending.profile);
    if (!key)
        return tl::unexpected(reportOfModels(key.error()));
    return *key;
}

Json askedJson(Json head, const RunOutcome& outcome)
{
    const RunProgress& progress = outcome.progress;
    const auto count = [](const std::optional<qint64>& n) { return n ? Json(*n) : Json(); };
    head.update(Json{{"end", runEndToken(outcome.end).data()},
                     {"words", utf8(outcome.words)},
                     {"asked", progress.total},
                     {"answered", progress.answered},
                     {"failed", progress.failed},
                     {"requests", progress.requests},
                     {"input_tokens", count(progress.usage.input)},
                     {"output_tokens", count(progress.usage.output)},
                     {"reasoning_tokens", count(progress.usage.reasoning)},
                     {"usd", progress.cost ? Json(*progress.cost) : Json()}});
    return head;
}

void sayCounts(const Session& session, const RunOutcome& outcome)
{
    const RunProgress& progress = outcome.progress;
    say(session, QStringLiteral("Answered %1 of %2, failed %3, requests %4, tokens %5 + %6, %7")
                     .arg(progress.answered)
                     .arg(progress.total)
                     .arg(progress.failed)
                     .arg(progress.requests)
                     .arg(progress.usage.input.value_or(0))
                     .arg(progress.usage.output.value_or(0) + progress.usage.reasoning.value_or(0))
                     .arg(costText(progress.cost)));
}

Status sayEnd(const Session& session, const RunOutcome& outcome, const QString& howToGoOn)
{
    const QString words = endWords(outcome, howToGoOn);
    if (outcome.end == RunEnd::Done)
        say(session, words);
    else
        putErrorLine(words);
    return outcome.error ? report(*outcome.error) : endStatus(outcome);
}

RunOutcome askUntilDone(Session& session, const QString& model, const MakeRequester& make)
{
    constexpr int LookForInterruptionMs = 50;
    const CancelToken cancel;
    const Interruptible interruptible(cancel);
    NetworkTransport transport(session.environment.clock);
    const auto runner = make(Requester::Ports{
        transport, session.environment.clock,
        [] { return QRandomGenerator::global()->generateDouble(); }, systemLater()});
    ProgressLine line(session, QStringLiteral("Asking %1").arg(model));
    const ProgressSink sink = line.sink();
    QEventLoop loop;
    RunOutcome outcome;
    QObject::connect(runner.get(), &Requester::progressed, &loop, [&] {
        const RunProgress& now = runner->progress();
        if (sink && now.total > 0)
            sink(static_cast<double>(now.answered + now.failed) / static_cast<double>(now.total));
    });
    QObject::connect(runner.get(), &Requester::finished, &loop, [&](const RunOutcome& of) {
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
    QObject::connect(runner.get(), &Requester::progressed, &loop, lookForInterruption);
    QTimer interruption;
    QObject::connect(&interruption, &QTimer::timeout, &loop, lookForInterruption);
    interruption.start(LookForInterruptionMs);
    if (const auto started = runner->start(); !started)
        return {RunEnd::NotKept, {}, started.error(), {}};
    loop.exec();
    return outcome;
}

} // namespace subtext::cli
