// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "app/cli/output.h"
#include "app/figures/figuresource.h"
#include "core/base/platform/arguments.h"
#include "core/base/platform/process.h"
#include "core/base/terminaltext.h"
#include "ui/text/plurals.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibrary>

#include <CLI/CLI.hpp>

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <optional>
#include <stdexcept>
#include <string>

namespace {

using namespace subtext::cli;

/// What is wrong with the arguments, whatever they mean.
std::optional<QString> wrongArgument(int argc, char** argv)
{
    for (int i = 1; i < argc; ++i) {
        if (!QUtf8StringView(argv[i]).isValidUtf8())
            return QStringLiteral("Argument %1 is not UTF-8 text: %2")
                .arg(i)
                .arg(QString::fromUtf8(argv[i]));
    }
    return std::nullopt;
}

QString programFolder(int argc, char** argv)
{
    const QCoreApplication whoKnows(argc, argv);
    return QCoreApplication::applicationDirPath();
}

/// Loads what draws figures from beside the program, for as long as the program runs. Throws
/// std::runtime_error, with what can be done, where that is not there or of another version. To be
/// called before there is an application object.
const subtext::FigureSource& loadFigureSource(int argc, char** argv)
{
    using namespace subtext;
    QLibrary library(
        QDir(programFolder(argc, argv)).filePath(QString::fromLatin1(FigureModuleName)));
    library.setLoadHints(QLibrary::PreventUnloadHint); // texts that it gives away lie in it
    const auto entry = reinterpret_cast<FigureSourceFunction>(library.resolve(FigureSourceEntry));
    if (!entry)
        throw std::runtime_error("the part that draws figures cannot be used; install it beside "
                                 "the program, or use --no-figures: " +
                                 library.errorString().toStdString());
    const FigureSource& source = *entry();
    if (qstrcmp(source.version(), SUBTEXT_VERSION) != 0)
        throw std::runtime_error("the part that draws figures is of version " +
                                 std::string(source.version()) + ", the program of " +
                                 SUBTEXT_VERSION);
    return source;
}

/// In the order of --help.
void addCommands(CLI::App& app, Session& session)
{
    addStudyCommands(app, session);
    addTaskCommands(app, session);
    addImportCommand(app, session);
    addLabelStudioCommands(app, session);
    addRosterCommands(app, session);
    addExportCommand(app, session);
    addCheckCommand(app, session);
    addAgreementCommand(app, session);
    addReportCommand(app, session);
    addDeskCommand(app, session);
    addCuesCommand(app, session);
    addDisagreementCommand(app, session);
    addGuideCommand(app, session);
    addQuestionsCommand(app, session);
    addLabelAgainCommand(app, session);
    addMoreRatersCommand(app, session);
    addNormingCommands(app, session);
    addMirrorCommand(app, session);
    addPracticeCommand(app, session);
    addStatisticsCommand(app, session);
    addEntanglementCommands(app, session);
    addPredictionCommands(app, session);
    addEvaluateCommand(app, session);
    addLlmCommands(app, session);
    addSceneCommands(app, session);
    addTopicCommands(app, session);
    addAdjudicateCommand(app, session);
    addReleaseCommand(app, session);
    addVerifyCommand(app, session);
    addHandOutCommand(app, session);
    addMergeCommand(app, session);
#ifdef SUBTEXT_TEAM
    addTeamCommands(app, session);
#endif
    addDemoCommand(app, session);
}

Status run(int argc, char** argv)
{
    QCoreApplication::setApplicationName(QStringLiteral("subtext-cli"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SUBTEXT_VERSION));

    subtext::SystemClock clock;
    subtext::RandomIds ids;
    subtext::Environment environment{clock, ids, {}};
    Session session{environment, false, false, false, nullptr, {}};

    if (const auto wrong = wrongArgument(argc, argv)) {
        putErrorLine(*wrong);
        return Status::WrongUsage;
    }
    CLI::App app{"Annotate and adjudicate pragmatic emotion data: the study file from the "
                 "command line.",
                 "subtext-cli"};
    app.allow_windows_style_options(false); // a path may begin with a slash there, too
    app.set_version_flag("--version", SUBTEXT_VERSION);
    // What was typed stands in the message.
    app.failure_message([](const CLI::App* of, const CLI::Error& error) {
        return CLI::FailureMessage::simple(
            of, CLI::Error(error.get_name(), utf8(subtext::terminalLine(text(error.what()))),
                           error.get_exit_code()));
    });
    app.require_subcommand(1);
    app.fallthrough();
    app.add_flag("--json", session.isJson, "One JSON document on standard output");
    app.add_flag("--quiet", session.isQuiet, "No warnings and no progress");
    addCommands(app, session);

    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        const bool isAnswer = error.get_exit_code() == 0; // --help and --version
        app.exit(error);
        return isAnswer ? Status::Done : Status::WrongUsage;
    }
    // What draws needs more of Qt, which takes its time to start.
    if (session.isDrawing)
        session.figures = &loadFigureSource(argc, argv);
    const auto application = session.figures ? session.figures->makeApplication(argc, argv)
                                             : std::make_unique<QCoreApplication>(argc, argv);
    subtext::installPlurals(*application);
    return session.run ? session.run() : Status::WrongUsage;
}

Status runSafely(int argc, char** argv)
{
    try {
        return run(argc, argv);
    } catch (const std::exception& exception) {
        putErrorLine(QStringLiteral("subtext-cli: ") + QString::fromUtf8(exception.what()));
    } catch (...) {
        putErrorLine(QStringLiteral("subtext-cli: unknown error"));
    }
    return Status::SystemRefused;
}

/// Has the stack grow now. Where memory is short the system refuses a further page of it by a
/// signal, which is no error that could be said; everything else that is refused is one.
void growStack()
{
    constexpr std::size_t Enough = 256 * 1024;
    constexpr std::size_t Page = 4096;
    volatile char stack[Enough];
    for (std::size_t at = 0; at < Enough; at += Page)
        stack[at] = 0;
    static_cast<void>(stack[0]);
}

} // namespace

int main(int argc, char** argv)
{
    growStack();
    takeOutputs();
    // Where a file may not grow any further the write says so, and what was begun is removed.
    subtext::platform::haveLongFilesRefused();
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString& message) {
        putErrorLine(message);
    });
    // Memory can run out where nothing may be thrown; that is an error like another, too.
    std::set_terminate([] {
        std::fputs("subtext-cli: this machine does not have enough memory.\n", stderr);
        std::_Exit(static_cast<int>(Status::SystemRefused));
    });
    subtext::platform::Arguments arguments(argc, argv);
    const Status status = runSafely(arguments.count(), arguments.words());
    return static_cast<int>(finishOutput() ? status : Status::SystemRefused);
}
