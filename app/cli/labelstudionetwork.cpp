// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/labelstudionetwork.h"

#include "app/cli/output.h"
#include "app/cli/terminal.h"
#include "core/keys/answered.h"
#include "core/keys/keys.h"
#include "core/keys/nocoredump.h"
#include "core/net/networktransport.h"
#include "ui/text/labelstudiotext.h"

#include <QEventLoop>
#include <QTimer>

#include <CLI/CLI.hpp>

namespace subtext::cli {
namespace {

Result<QByteArray> keyOf(const ServerArguments& arguments, const QUrl& server)
{
    llm::Profile from; // what keys are looked for by
    from.keySource =
        arguments.isInKeychain ? llm::KeySource::Keychain : llm::KeySource::Environment;
    from.keyName = arguments.isInKeychain ? labelStudioKeychainEntry(server)
                                          : QString(LabelStudioTokenVariable);
    SystemKeyRing keys;
    return answered<QByteArray>(
        [&](QObject* context, auto found) { keys.find(from, context, found); });
}

} // namespace

void addServerOptions(CLI::App& command, ServerArguments& arguments)
{
    command
        .add_option("--server", arguments.server,
                    "The address of Label Studio, like https://label.example.org")
        ->required();
    command.add_flag("--keychain", arguments.isInKeychain,
                     "Take the key from the keychain (labelstudio key), not from the variable "
                     "SUBTEXT_LABELSTUDIO_TOKEN");
}

Status reportOfServer(const Error& error)
{
    putErrorLine(labelStudioErrorText(error).oneLine());
    if (error.code == ErrorCode::Cancelled)
        return Status::Interrupted;
    if (error.code == ErrorCode::InvalidValue && error.detail.startsWith(QLatin1String("server")))
        return Status::WrongUsage;
    return isSystemRefusal(error.code) ? Status::SystemRefused : Status::UnusableInput;
}

Status Asking::run(Session& session, const ServerArguments& arguments, const Work& work)
{
    constexpr int LookForInterruptionMs = 50;
    const auto server = labelStudioAddress(text(arguments.server));
    if (!server)
        return reportOfServer(server.error());
    const NoCoreDump noDump;
    const auto key = keyOf(arguments, *server);
    if (!key)
        return reportOfServer(key.error());
    const CancelToken cancel;
    const Interruptible interruptible(cancel);
    NetworkTransport transport(session.environment.clock);
    LabelStudioClient client(*server, *key, {transport, session.environment.clock, systemLater()});
    QEventLoop loop;
    QTimer interruption;
    QObject::connect(&interruption, &QTimer::timeout, &loop, [&] {
        if (cancel.isCancelled() && !client.isCancelled())
            client.cancel();
    });
    interruption.start(LookForInterruptionMs);
    std::optional<Status> status;
    work(client, [&](Status ended) {
        status = ended;
        loop.quit();
    });
    if (!status)
        loop.exec();
    return *status;
}

} // namespace subtext::cli
