// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cli.h"
#include "core/llm/profile.h"
#include "core/models/requester.h"

#include <QJsonObject>

#include <functional>
#include <memory>

namespace subtext::cli {

// What all commands share that ask a model.

/// The profile of that name, or how the command ends without one.
tl::expected<llm::Profile, Status> profileNamed(const std::string& name);

/// Says why nothing can be asked (planRun, mayAsk).
Status reportOfPlan(const Error& error);

/// Texts are about to leave the machine, or not.
struct Sending
{
    const llm::Profile& profile;
    QString sendTo;     ///< The host that somebody named; empty: none.
    QByteArray wording; ///< SHA-256 of what they agree to.
    QJsonObject shown;  ///< What they are shown of it.
};
/// The key, once the host was agreed to: it is this machine, or somebody named it, which is kept.
/// Otherwise how the command ends; it has been said. The caller has a NoCoreDump as long as the
/// key.
tl::expected<QByteArray, Status> agreedKey(Study& study, const Sending& sending);

/// What was asked, as JSON, after what `head` says of it.
Json askedJson(Json head, const RunOutcome& outcome);
/// The same for people: the numbers, and how it ended, which gives the status.
void sayCounts(const Session& session, const RunOutcome& outcome);
Status sayEnd(const Session& session, const RunOutcome& outcome, const QString& howToGoOn);

using MakeRequester = std::function<std::unique_ptr<Requester>(const Requester::Ports&)>;
/// Asks until it is over; Ctrl+C ends it when what is open was answered.
RunOutcome askUntilDone(Session& session, const QString& model, const MakeRequester& make);

} // namespace subtext::cli
