// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "ui/release/figures.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>

#include <iostream>

namespace {

int run(int argc, char** argv)
{
    using namespace subtext::cli;
    QCoreApplication::setApplicationName(QStringLiteral("subtext-cli"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SUBTEXT_VERSION));

    subtext::SystemClock clock;
    subtext::RandomIds ids;
    subtext::Environment environment{clock, ids, {}};
    Session session{environment, false, false, false, {}};

    CLI::App app{"Annotate and adjudicate pragmatic emotion data: the study file from the "
                 "command line.",
                 "subtext-cli"};
    app.set_version_flag("--version", SUBTEXT_VERSION);
    app.require_subcommand(1);
    app.fallthrough();
    app.add_flag("--json", session.isJson, "One JSON document on standard output");
    app.add_flag("--quiet", session.isQuiet, "No warnings and no progress");
    addStudyCommands(app, session);
    addImportCommand(app, session);
    addRosterCommands(app, session);
    addExportCommand(app, session);
    addCheckCommand(app, session);
    addAgreementCommand(app, session);
    addAdjudicateCommand(app, session);
    addReleaseCommand(app, session);
    addVerifyCommand(app, session);
    addHandOutCommand(app, session);
    addMergeCommand(app, session);
    addDemoCommand(app, session);

    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        const bool isAnswer = error.get_exit_code() == 0; // --help and --version
        app.exit(error);
        return static_cast<int>(isAnswer ? Status::Done : Status::WrongUsage);
    }
    // What draws needs more of Qt, which takes its time to start.
    const auto application = session.isDrawing ? subtext::makeOffscreenApplication(argc, argv)
                                               : std::make_unique<QCoreApplication>(argc, argv);
    return static_cast<int>(session.run ? session.run() : Status::WrongUsage);
}

} // namespace

int main(int argc, char** argv)
{
    try {
        return run(argc, argv);
    } catch (const std::exception& exception) {
        std::cerr << "subtext-cli: " << exception.what() << '\n';
    } catch (...) {
        std::cerr << "subtext-cli: an unknown failure\n";
    }
    return static_cast<int>(subtext::cli::Status::SystemRefused);
}
