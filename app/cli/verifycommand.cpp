// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"

#include <CLI/CLI.hpp>

namespace subtext::cli {

void addVerifyCommand(CLI::App& app, Session& session)
{
    auto path = std::make_shared<std::string>();
    CLI::App* command = app.add_subcommand("verify", "Walk the audit chain of a study");
    command->add_option("STUDY", *path, "The study file")->required();
    command->callback([&session, path] {
        session.run = [&session, path] {
            return withStudy(session, *path, Study::Access::Read, [&](Study& study) {
                const auto verified = study.verifyAudit();
                if (session.isJson)
                    print({{"audit", verified ? "ok" : "broken"}});
                if (!verified) {
                    report(verified.error());
                    return Status::DataErrors;
                }
                say(session, QStringLiteral("The audit chain holds."));
                return Status::Done;
            });
        };
    });
}

} // namespace subtext::cli
