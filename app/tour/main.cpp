// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/manualpictures.h"
#include "app/tour/tour.h"
#include "app/windowoptions.h"
#include "core/base/environment.h"
#include "ui/actions/keytable.h"
#include "ui/prompts/prompts.h"
#include "ui/shell/mainwindow.h"
#include "ui/text/language.h"
#include "ui/text/plurals.h"
#include "ui/text/pseudolanguage.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QSaveFile>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <cstdio>

namespace {

// Pictures need no display; whoever asks for them on a server should not have to know that.
void useOffscreenWithoutDisplay()
{
    const bool hasDisplay = qEnvironmentVariableIsSet("DISPLAY") ||
                            qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
                            qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
    if (!hasDisplay)
        qputenv("QT_QPA_PLATFORM", "offscreen");
}

/// What Qt remarks about a screen that is none, or about the machine, is nothing that the tour
/// found.
void sayOwnLinesOnly(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    static constexpr std::array Remarks{"This plugin does not support", "XDG_RUNTIME_DIR"};
    const bool isRemark = std::any_of(Remarks.begin(), Remarks.end(), [&](const char* remark) {
        return message.contains(QLatin1String(remark));
    });
    if (!isRemark)
        std::fprintf(stderr, "%s\n", qUtf8Printable(qFormatLogMessage(type, context, message)));
}

/// Writes the table of keys, by role, as Markdown: the manual is made from it. Returns the
/// program's exit status.
int writeKeys(const QString& path)
{
    using namespace subtext;
    const QTemporaryDir folder;
    SystemClock clock;
    RandomIds ids;
    Settings settings(folder.path());
    DialogPrompts prompts;
    MainWindow window(settings, prompts, {clock, ids, {}});
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) ||
        file.write(keysMarkdown(window.actions()).toUtf8()) < 0 || !file.commit()) {
        std::fprintf(stderr, "cannot write %s\n", qUtf8Printable(path));
        return 4;
    }
    return 0;
}

QCommandLineOption compareOption()
{
    return {QStringLiteral("compare"),
            QStringLiteral("No new pictures: compares those in DIR with the manual's in this "
                           "folder"),
            QStringLiteral("FOLDER")};
}

} // namespace

int main(int argc, char** argv)
{
    using namespace subtext;
    useOffscreenWithoutDisplay();
    qInstallMessageHandler(sayOwnLinesOnly);
    QCoreApplication::setApplicationName(QStringLiteral("subtext-tour"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SUBTEXT_VERSION));
    QApplication application(argc, argv);
    installPlurals(application);

    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Writes a picture of every place of Subtext, for whoever works on it."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("DIR"), QStringLiteral("Where the pictures go"));
    const QCommandLineOption study(QStringLiteral("study"),
                                   QStringLiteral("Pictures of this study as well"),
                                   QStringLiteral("FILE"));
    const QCommandLineOption check(
        QStringLiteral("check"),
        QStringLiteral("No pictures: say what does not fit or cannot be heard"));
    const QCommandLineOption keys(
        QStringLiteral("keys"),
        QStringLiteral("Writes the table of keys as Markdown into this file, and no picture"),
        QStringLiteral("FILE"));
    const QCommandLineOption compare = compareOption();
    parser.addOptions({study, check, keys, compare});
    const QCommandLineOption pseudo(
        QStringLiteral("pseudo"),
        QStringLiteral("In a language that nobody speaks, with longer texts of accented letters"));
    const QCommandLineOption mirrored(QStringLiteral("mirrored"),
                                      QStringLiteral("From right to left"));
    parser.addOptions({pseudo, mirrored});
    addWindowOptions(parser);
    parser.process(application);

    const auto look = windowOptions(parser);
    if (!look)
        return wrongUsage(look.error());
    if (parser.isSet(keys))
        return writeKeys(parser.value(keys));
    const bool isCheck = parser.isSet(check);
    if (parser.positionalArguments().size() != (isCheck ? 0 : 1))
        return wrongUsage(isCheck ? "a check takes no pictures"
                                  : "one folder for the pictures is wanted");
    setLanguage(application, look->language);
    PseudoLanguage nobodys;
    if (parser.isSet(pseudo))
        QCoreApplication::installTranslator(&nobodys);
    if (parser.isSet(mirrored))
        QApplication::setLayoutDirection(Qt::RightToLeft);
    theme::apply(application, look->theme.value_or(theme::Mode::Light));
    if (parser.isSet(compare))
        return compareManualPictures(parser.value(compare), parser.positionalArguments().value(0));
    return runTour({parser.positionalArguments().value(0), look->size.value_or(QSize(1366, 768)),
                    parser.value(study), isCheck, parser.isSet(pseudo)});
}
