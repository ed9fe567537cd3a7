// SPDX-License-Identifier: GPL-3.0-or-later
#ifdef SUBTEXT_TEAM
#include "app/desktop/teamservers.h"
#endif
#include "app/windowoptions.h"
#include "core/base/platform/process.h"
#include "core/base/privatefolder.h"
#include "core/keys/keys.h"
#include "core/net/networktransport.h"
#include "ui/models/asking/modelaccess.h"
#include "ui/prompts/prompts.h"
#include "ui/shell/windowkeeper.h"
#include "ui/text/plurals.h"
#include "ui/theme/theme.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QFileOpenEvent>
#include <QIcon>
#include <QStandardPaths>
#include <QTimer>

#include <algorithm>
#include <array>
#include <cstdio>
#include <utility>

namespace {

using namespace subtext;

constexpr QLatin1String DemoOption("demo");
constexpr QLatin1String FirstFrameOption("first-frame");

/// Says what the buttons of the window say, a line each, and quits when the first frame is on the
/// screen; to measure the start, and to try an installed window and its languages.
class FirstFrame : public QObject
{
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint && !std::exchange(m_isDrawn, true)) {
            const auto buttons = static_cast<QWidget*>(watched)->findChildren<QAbstractButton*>();
            for (const QAbstractButton* button : buttons) {
                if (button->isVisible())
                    std::printf("%s\n", qUtf8Printable(button->text()));
            }
            std::fflush(stdout);
            QTimer::singleShot(0, qApp, &QCoreApplication::quit);
        }
        return QObject::eventFilter(watched, event);
    }

private:
    bool m_isDrawn = false;
};

/// Opens what macOS hands over: there a double click starts the program without an argument, and
/// names the file in an event.
class HandedFiles : public QObject
{
public:
    explicit HandedFiles(const WindowKeeper& keeper)
        : m_keeper(keeper)
    {}

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::FileOpen)
            return QObject::eventFilter(watched, event);
        m_keeper.window().openStudy(static_cast<QFileOpenEvent*>(event)->file());
        return true;
    }

private:
    const WindowKeeper& m_keeper;
};

/// Shows help or version and ends the program, where that is asked for: words need no display, and
/// the window's application aborts without one.
void answerInWords(int argc, char** argv, QCommandLineParser& parser)
{
    static constexpr std::array Asking{"-h", "--help", "--help-all", "-v", "--version"};
    const bool isAsked = std::any_of(argv + 1, argv + argc, [](const char* word) {
        return std::any_of(Asking.begin(), Asking.end(),
                           [word](const char* asking) { return qstrcmp(word, asking) == 0; });
    });
    if (!isAsked)
        return;
    const QCoreApplication words(argc, argv);
    // Options of Qt itself, as -platform, are none of the parser's here. Nor is every one of these
    // words a question: --study --help asks for a file.
    parser.parse(QCoreApplication::arguments());
    if (parser.isSet(QStringLiteral("version")))
        parser.showVersion();
    if (parser.isSet(QStringLiteral("help")) || parser.isSet(QStringLiteral("help-all")))
        parser.showHelp();
}

void declareOptions(QCommandLineParser& parser)
{
    parser.setApplicationDescription(
        QStringLiteral("Annotate and adjudicate pragmatic emotion data."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("STUDY"), QStringLiteral("A study file to open"),
                                 QStringLiteral("[STUDY]"));
    parser.addOptions(
        {{DemoOption, QStringLiteral("Open the demonstration study")},
         {FirstFrameOption,
          QStringLiteral("Say what the buttons say and quit after the first frame")}});
    addWindowOptions(parser);
}

void openAsked(MainWindow& window, const QCommandLineParser& parser)
{
    if (parser.isSet(DemoOption))
        window.openDemonstration();
    else if (!parser.positionalArguments().isEmpty())
        window.openStudy(
            QDir::current().absoluteFilePath(parser.positionalArguments().constFirst()));
}

int run(int argc, char** argv)
{
    platform::haveLongFilesRefused();
#ifdef SUBTEXT_TEAM
    forgetServerVariables(); // before anything has a thread
#endif
    QCoreApplication::setApplicationName(QStringLiteral("subtext"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SUBTEXT_VERSION));

    QCommandLineParser parser;
    declareOptions(parser);
    answerInWords(argc, argv, parser);
    QApplication application(argc, argv);
    installPlurals(application);
    QApplication::setApplicationDisplayName(QStringLiteral("Subtext"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/subtext/icons/subtext.svg")));
    parser.process(application);

    const auto look = windowOptions(parser);
    if (!look)
        return wrongUsage(look.error());

    SystemClock clock;
    RandomIds ids;
    Settings settings(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    theme::apply(application, look->theme.value_or(settings.themeMode()), settings.textSize());
    const Environment environment{clock, ids, settings.backupFolder()};
    DialogPrompts prompts(&settings);
    SystemKeyRing keys;
#ifdef SUBTEXT_TEAM
    TeamServers team(keys);
#endif
    const ModelAccess access{
        QDir(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation))
            .filePath(QStringLiteral("subtext")),
        &keys, [](const Clock& of) { return std::make_unique<NetworkTransport>(of); }};
    if (!look->language.isEmpty())
        settings.setLanguage(look->language);
    const WindowKeeper keeper(settings, [&] {
        auto window = std::make_unique<MainWindow>(settings, prompts, environment);
        window->setAccess(access);
#ifdef SUBTEXT_TEAM
        window->setTeam(team.ports());
#endif
        return window;
    });
    MainWindow& window = keeper.window();
    if (look->size)
        window.resize(*look->size);
    HandedFiles handed(keeper);
    application.installEventFilter(&handed);
    FirstFrame watcher;
    if (parser.isSet(FirstFrameOption))
        window.installEventFilter(&watcher);
    window.show();
    QTimer::singleShot(0, qApp, &PrivateFolder::clearLeftovers);
    openAsked(window, parser);
    return QApplication::exec();
}

} // namespace

int main(int argc, char** argv)
{
    return platform::endedWith(run(argc, argv));
}
