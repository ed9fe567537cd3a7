// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tour.h"
#include "ui/prompts/prompts.h"
#include "ui/shell/mainwindow.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QIcon>
#include <QStandardPaths>
#include <QTimer>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>

namespace {

using namespace subtext;

std::optional<theme::Mode> themeFrom(const QString& word)
{
    if (word.isEmpty())
        return theme::Mode::System;
    if (word == QLatin1String("light"))
        return theme::Mode::Light;
    if (word == QLatin1String("dark"))
        return theme::Mode::Dark;
    return std::nullopt;
}

std::optional<QSize> sizeFrom(const QString& word)
{
    const QStringList parts = word.split(u'x');
    const QSize size(parts.value(0).toInt(), parts.value(1).toInt());
    if (parts.size() != 2 || size.width() < 640 || size.height() < 480 || size.width() > 8192 ||
        size.height() > 8192)
        return std::nullopt;
    return size;
}

int wrongUsage(const char* what)
{
    std::fprintf(stderr, "subtext: %s\n", what);
    return 2;
}

// Pictures need no display; whoever asks for them on a server should not have to know that.
void useOffscreenForTourWithoutDisplay(int argc, char** argv)
{
    const bool hasDisplay = qEnvironmentVariableIsSet("DISPLAY") ||
                            qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
                            qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
    for (int i = 1; i < argc && !hasDisplay; ++i) {
        if (QByteArray(argv[i]).startsWith("--tour"))
            qputenv("QT_QPA_PLATFORM", "offscreen");
    }
}

/// Quits when the first frame is on the screen; for measuring the start by hand.
class FirstFrame : public QObject
{
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint)
            QTimer::singleShot(0, qApp, &QCoreApplication::quit);
        return QObject::eventFilter(watched, event);
    }
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

} // namespace

int main(int argc, char** argv)
{
    useOffscreenForTourWithoutDisplay(argc, argv);
    // Where a file may not grow any further the write says so; the signal would end the program.
    std::signal(SIGXFSZ, SIG_IGN);
    QCoreApplication::setApplicationName(QStringLiteral("subtext"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SUBTEXT_VERSION));

    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Annotate and adjudicate pragmatic emotion data."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("STUDY"), QStringLiteral("A study file to open"),
                                 QStringLiteral("[STUDY]"));
    const QCommandLineOption demo(QStringLiteral("demo"),
                                  QStringLiteral("Open the demonstration study"));
    const QCommandLineOption tour(QStringLiteral("tour"),
                                  QStringLiteral("Write a picture of every place to DIR"),
                                  QStringLiteral("DIR"));
    const QCommandLineOption themeOption(QStringLiteral("theme"), QStringLiteral("light or dark"),
                                         QStringLiteral("THEME"));
    const QCommandLineOption sizeOption(QStringLiteral("size"),
                                        QStringLiteral("Window size, e.g. 1366x768"),
                                        QStringLiteral("WxH"));
    const QCommandLineOption studyOption(
        QStringLiteral("study"), QStringLiteral("With --tour: pictures of this study as well"),
        QStringLiteral("FILE"));
    const QCommandLineOption firstFrame(QStringLiteral("first-frame"),
                                        QStringLiteral("Quit after the first frame (for timing)"));
    parser.addOptions({demo, tour, themeOption, sizeOption, studyOption, firstFrame});
    answerInWords(argc, argv, parser);
    QApplication application(argc, argv);
    QApplication::setApplicationDisplayName(QStringLiteral("Subtext"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/subtext/icons/subtext.svg")));
    parser.process(application);

    const auto mode = themeFrom(parser.value(themeOption));
    if (!mode)
        return wrongUsage("--theme wants light or dark");
    std::optional<QSize> size;
    if (parser.isSet(sizeOption)) {
        size = sizeFrom(parser.value(sizeOption));
        if (!size)
            return wrongUsage("--size wants WIDTHxHEIGHT, at least 640x480");
    }
    if (parser.isSet(tour)) {
        theme::apply(application, *mode == theme::Mode::System ? theme::Mode::Light : *mode);
        return runTour(
            {parser.value(tour), size.value_or(QSize(1366, 768)), parser.value(studyOption)});
    }

    SystemClock clock;
    RandomIds ids;
    Settings settings(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    theme::apply(application, parser.isSet(themeOption) ? *mode : settings.themeMode());
    const Environment environment{clock, ids, settings.backupFolder()};
    DialogPrompts prompts;
    MainWindow window(settings, prompts, environment);
    if (size)
        window.resize(*size);
    FirstFrame watcher;
    if (parser.isSet(firstFrame))
        window.installEventFilter(&watcher);
    window.show();
    if (parser.isSet(demo))
        window.openDemonstration();
    else if (!parser.positionalArguments().isEmpty())
        window.openStudy(
            QDir::current().absoluteFilePath(parser.positionalArguments().constFirst()));
    return QApplication::exec();
}
