// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/labelstudiotext.h"

#include "ui/text/plurals.h"
#include "ui/text/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace subtext {
namespace {

struct LabelStudioText
{
    Q_DECLARE_TR_FUNCTIONS(subtext::LabelStudioText)
};

/// " (its words)", without the stop at their end; nothing where it said nothing.
QString inItsWords(const Error& error)
{
    QString words = error.detail.trimmed();
    while (words.endsWith(u'.'))
        words.chop(1);
    return words.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(words);
}

ErrorText addressText(const Error& error)
{
    // Not in their own words: a password or a token may be in them.
    if (error.detail == QLatin1String("server user"))
        return {LabelStudioText::tr("The address has a user or a password in it."),
                LabelStudioText::tr("Leave them out: Subtext signs in with the key.")};
    if (error.detail == QLatin1String("server query"))
        return {LabelStudioText::tr("The address of a server has no “?” and no “#”."),
                LabelStudioText::tr("Leave out what begins with them.")};
    if (error.detail == QLatin1String("server scheme"))
        return {
            LabelStudioText::tr("“%1” begins with neither https:// nor http://.").arg(error.value),
            LabelStudioText::tr("Write it like https://label.example.org.")};
    return {
        LabelStudioText::tr("“%1” is not the address of a server.").arg(error.value),
        LabelStudioText::tr("Write it like https://label.example.org, without user and password.")};
}

ErrorText unreachableText(const Error& error)
{
    if (error.value == QLatin1String("time limit"))
        return {LabelStudioText::tr("%1 did not answer in time.").arg(error.file),
                LabelStudioText::tr("Nothing was pulled. Check the address, or try again later.")};
    if (error.value == QLatin1String("cut"))
        return {LabelStudioText::tr("The answer from %1 broke off.").arg(error.file),
                LabelStudioText::tr("Nothing was pulled. Try again.")};
    return {LabelStudioText::tr("%1 cannot be reached%2.").arg(error.file, inItsWords(error)),
            LabelStudioText::tr("Check the address and whether the server runs.")};
}

ErrorText untrustedText(const Error& error)
{
    if (error.value == QLatin1String("insecure"))
        return {LabelStudioText::tr("%1 has no encrypted connection.").arg(error.file),
                LabelStudioText::tr(
                    "The key would travel unencrypted: nothing was sent. Use https, or a server on "
                    "this machine.")};
    if (error.value == QLatin1String("no tls"))
        return {
            LabelStudioText::tr("%1 answers, but without encryption.").arg(error.file),
            isLoopback(QUrl(error.file).host())
                ? LabelStudioText::tr(
                      "Nothing was sent. Perhaps its address begins with http:// instead.")
                : LabelStudioText::tr(
                      "Nothing was sent: the key goes unencrypted only to this machine. Perhaps "
                      "https has another port there; ask whoever runs it.")};
    if (error.value == QLatin1String("redirected"))
        return {LabelStudioText::tr("%1 redirects to %2.").arg(error.file, error.detail),
                LabelStudioText::tr(
                    "The key is never passed on to another server: nothing was sent there. If that "
                    "is the right one, give its address instead.")};
    return {LabelStudioText::tr("%1 cannot prove that it is the right server%2.")
                .arg(error.file, inItsWords(error)),
            LabelStudioText::tr("Its certificate is not trusted here: nothing was sent.")};
}

ErrorText refusedText(const Error& error)
{
    if (error.value == QLatin1String("interface"))
        return {
            LabelStudioText::tr("The project “%1” asks something other than the study.")
                .arg(error.detail),
            LabelStudioText::tr(
                "Its answers cannot go there. Push only the scenarios, or push the answers to the "
                "study’s own project.")};
    if (error.value == QLatin1String("page"))
        return {LabelStudioText::tr("%1 answered with a web page.").arg(error.file),
                LabelStudioText::tr(
                    "Label Studio is not at this address, or its version is too old: check the "
                    "address.")};
    if (error.value == QLatin1String("answer"))
        return {LabelStudioText::tr("The answer from %1 is not one that Label Studio gives%2.")
                    .arg(error.file, inItsWords(error)),
                LabelStudioText::tr(
                    "Nothing was pulled. Check the address and the version of the server.")};
    if (error.value == QLatin1String("too large"))
        return {LabelStudioText::tr("The answer from %1 is larger than %2 bytes.")
                    .arg(error.file, error.detail),
                LabelStudioText::tr("Nothing was pulled.")};
    if (error.value == QLatin1String("403"))
        return {LabelStudioText::tr("%1 does not allow it%2.").arg(error.file, inItsWords(error)),
                LabelStudioText::tr("Ask whoever runs it for permission, or use another key.")};
    if (error.value == QLatin1String("404"))
        return {LabelStudioText::tr("%1 has no such project%2.").arg(error.file, inItsWords(error)),
                LabelStudioText::tr("The list of projects shows those that the key may see.")};
    return {LabelStudioText::tr("%1 refused it (%2)%3.")
                .arg(error.file, error.value, inItsWords(error)),
            LabelStudioText::tr(
                "What was sent before stays there; trying again sends only what is missing.")};
}

QString projectName(const FetchedProject& fetched)
{
    return LabelStudioText::tr("project %1").arg(fetched.project.id);
}

QString oneByOneLine(const PushLook& look)
{
    constexpr qint64 MsAMinute = 60'000;
    const qint64 minutes = (look.msOneByOne() + MsAMinute / 2) / MsAMinute;
    const QString time = minutes > 0 ? Plurals::tr("about %n minutes", nullptr, plural(minutes))
                                     : LabelStudioText::tr("less than a minute");
    return LabelStudioText::tr("%1 of these requests are sent one by one, about %2 a second: %3")
        .arg(look.plan.oneByOne())
        .arg(withShownPoint(QString::number(1000.0 / static_cast<double>(look.msARequest), 'g', 2)),
             time);
}

} // namespace

ErrorText labelStudioErrorText(const Error& error)
{
    switch (error.code) {
    case ErrorCode::ServerUnreachable:
        return unreachableText(error);
    case ErrorCode::ServerUntrusted:
        return untrustedText(error);
    case ErrorCode::SignInRefused:
        return {
            LabelStudioText::tr("%1 does not accept the key%2.").arg(error.file, inItsWords(error)),
            LabelStudioText::tr(
                "Copy it again there: Account & Settings › Personal Access Token, or Access "
                "Token.")};
    case ErrorCode::ServerBusy:
        return {LabelStudioText::tr("%1 cannot do this now (%2)%3.")
                    .arg(error.file, error.value, inItsWords(error)),
                LabelStudioText::tr("Try again later; what was sent before stays there.")};
    case ErrorCode::ServerRefused:
        return refusedText(error);
    case ErrorCode::EmptyFile:
        return {LabelStudioText::tr("The project has no tasks yet."),
                LabelStudioText::tr("There is nothing to pull.")};
    case ErrorCode::MalformedFile: // no file of somebody's: what a server sent
        return {LabelStudioText::tr("What the server sent as the tasks of %1 cannot be read.")
                    .arg(error.file),
                LabelStudioText::tr("Nothing was pulled. Try again.")};
    case ErrorCode::InvalidValue:
        if (error.detail.startsWith(QLatin1String("server")))
            return addressText(error);
        if (error.detail == QLatin1String("key"))
            return {LabelStudioText::tr("There is no key under %1.").arg(error.value),
                    LabelStudioText::tr(
                        "Set the variable SUBTEXT_LABELSTUDIO_TOKEN, or put the key into the "
                        "keychain.")};
        if (error.detail == QLatin1String("key characters"))
            return {LabelStudioText::tr(
                        "The key under %1 has characters that are not allowed in a key.")
                        .arg(error.value),
                    LabelStudioText::tr("Copy it again from Label Studio.")};
        if (error.detail.startsWith(QLatin1String("keychain")))
            return {LabelStudioText::tr("The keychain did not return the key %1 (%2).")
                        .arg(error.value, error.detail.mid(9)),
                    LabelStudioText::tr("Set the variable SUBTEXT_LABELSTUDIO_TOKEN instead.")};
        return errorText(error);
    default:
        return errorText(error);
    }
}

ErrorText studioKeyText(const Error& error, bool hasKeychain)
{
    const bool isVariable = error.value == LabelStudioTokenVariable;
    if (error.code != ErrorCode::InvalidValue)
        return labelStudioErrorText(error);
    if (error.detail.startsWith(QLatin1String("keychain")) && !hasKeychain)
        return {
            LabelStudioText::tr("This machine has no keychain that answers."),
            LabelStudioText::tr(
                "Type the key under “New key”: it is kept in memory until the program closes.")};
    if (error.detail.startsWith(QLatin1String("keychain")))
        return {LabelStudioText::tr("The keychain did not return the key (%1).")
                    .arg(error.detail.mid(9)),
                LabelStudioText::tr("Unlock the keychain and connect again.")};
    if (error.detail == QLatin1String("key") && isVariable)
        return {LabelStudioText::tr("The variable %1 was not set when the program was started.")
                    .arg(error.value),
                LabelStudioText::tr(
                    "Choose the system’s keychain as the place of the key, and type the key under "
                    "“New key”.")};
    if (error.detail == QLatin1String("key"))
        return {LabelStudioText::tr("The keychain has no key for this server yet."),
                LabelStudioText::tr("Type it under “New key”.")};
    return labelStudioErrorText(error);
}

Error namedByProject(Error error, const FetchedProject& fetched)
{
    if (error.file != fetched.file)
        return error;
    error.file = projectName(fetched);
    error.line = 0;
    error.column = 0;
    return error;
}

ImportReport namedByProject(ImportReport report, const FetchedProject& fetched, ProjectName name)
{
    const QString project = projectName(fetched);
    const QString ofTasks = name == ProjectName::Said ? project : QString();
    const auto rename = [&](auto& said) {
        if (said.file != fetched.file)
            return;
        said.file = ofTasks;
        said.line = 0;
    };
    std::for_each(report.refused.begin(), report.refused.end(), rename);
    std::for_each(report.warnings.begin(), report.warnings.end(), rename);
    for (FurtherRefusals& further : report.furtherRefused) {
        if (further.file == fetched.file)
            further.file = project;
    }
    return report;
}

ErrorText pullErrorText(const Error& error)
{
    constexpr QLatin1String Controls("controls:");
    if (error.code == ErrorCode::MissingColumn && error.detail.startsWith(Controls))
        return {
            LabelStudioText::tr("The project has no answers to “%1”. It has: %2.")
                .arg(error.value, error.detail.mid(Controls.size()).trimmed()),
            LabelStudioText::tr(
                "Choose the right one under “Meanings”, pull the scenarios only, or make a task "
                "from the project for a new study.")};
    return labelStudioErrorText(error);
}

QString instructionsLeftText()
{
    return LabelStudioText::tr(
        "The project has instructions of its own. They are not pulled: the study keeps its "
        "guideline.");
}

QString goldOfSplitsText(qint64 decided, qint64 left)
{
    if (decided <= 0)
        return {};
    return LabelStudioText::tr(
               "%1; %2. Untick “Gold labels and notes” to adjudicate all of them here.")
        .arg(Plurals::tr("%n splits are decided by the project’s gold labels", nullptr,
                         plural(decided)),
             left > 0 ? Plurals::tr("%n splits are left to adjudicate", nullptr, plural(left))
                      : LabelStudioText::tr("no split is left to adjudicate"));
}

QString studioPlace(const QUrl& server)
{
    return originOf(server).section(QStringLiteral("://"), 1);
}

QString projectCounts(const StudioProject& project)
{
    return QStringLiteral("%1, %2").arg(
        withGroups(Plurals::tr("%n tasks", nullptr, plural(project.tasks)), project.tasks),
        withGroups(Plurals::tr("%n annotations", nullptr, plural(project.annotations)),
                   project.annotations));
}

QStringList predictionLines(const PulledPredictions& pulled)
{
    QStringList lines;
    const auto add = [&](qint64 count, const QString& line) {
        if (count > 0)
            lines << withGroups(line, count);
    };
    add(pulled.rows, Plurals::tr("%n predictions were kept, as answers of their models", nullptr,
                                 plural(pulled.rows)));
    add(pulled.known,
        Plurals::tr("%n predictions were kept before", nullptr, plural(pulled.known)));
    add(pulled.contradicted,
        Plurals::tr("%n predictions were left out: their models have other answers here", nullptr,
                    plural(pulled.contradicted)));
    add(pulled.replaced,
        Plurals::tr("%n predictions were left out: their models have later ones for the scenarios",
                    nullptr, plural(pulled.replaced)));
    add(pulled.unnameable,
        Plurals::tr("%n predictions were left out: the names of their models are too long", nullptr,
                    plural(pulled.unnameable)));
    add(pulled.notTaken,
        Plurals::tr("%n predictions were left out: they answer no question of this study", nullptr,
                    plural(pulled.notTaken)));
    return lines;
}

QStringList pushRemovedLines(const PushDone& done)
{
    QStringList lines;
    if (done.replaced > 0)
        lines << Plurals::tr("%n of our answers there were removed: they have later revisions, or "
                             "stood there twice.",
                             nullptr, plural(done.replaced));
    if (done.unfinished > 0)
        lines << LabelStudioText::tr("What an earlier push had left half-way there was removed.");
    return lines;
}

QStringList pushEndedLines(const Error& error)
{
    return {error.code == ErrorCode::Cancelled ? LabelStudioText::tr("Stopped.")
                                               : labelStudioErrorText(error).oneLine(),
            LabelStudioText::tr("Sending again sends only what is missing there.")};
}

QStringList pushPlanLines(const PushLook& look, const PushWishes& wishes)
{
    const PushPlan& plan = look.plan;
    QStringList lines;
    const auto add = [&](qint64 count, const QString& line) {
        if (count > 0)
            lines << withGroups(line, count);
    };
    const auto scenes = static_cast<qint64>(plan.scenarios.size());
    const qint64 answers = plan.answersOfNew + static_cast<qint64>(plan.answers.size());
    lines << withGroups(Plurals::tr("%n scenarios to send", nullptr, plural(scenes)), scenes);
    if (wishes.withAnswers)
        lines << withGroups(Plurals::tr("%n answers to send", nullptr, plural(answers)), answers);
    add(static_cast<qint64>(plan.obsolete.size()),
        Plurals::tr("%n of our answers there have later revisions here, or stand there twice: "
                    "they are removed",
                    nullptr, plural(plan.obsolete.size())));
    if (!plan.unfinished.isEmpty())
        lines << LabelStudioText::tr("What an earlier push left half-way there is removed");
    if (look.msOneByOne() > 0)
        lines << oneByOneLine(look);
    add(plan.scenariosThere,
        Plurals::tr("%n scenarios are there already", nullptr, plural(plan.scenariosThere)));
    add(plan.answersThere,
        Plurals::tr("%n answers are there already", nullptr, plural(plan.answersThere)));
    add(plan.givenThere, Plurals::tr("%n answers were given there; they are not sent back", nullptr,
                                     plural(plan.givenThere)));
    add(plan.changedThere, Plurals::tr("%n answers were changed there and stay: pull first",
                                       nullptr, plural(plan.changedThere)));
    add(plan.foreign, Plurals::tr("%n tasks there are not scenarios of this study", nullptr,
                                  plural(plan.foreign)));
    add(plan.doubled,
        Plurals::tr("%n tasks there repeat scenarios", nullptr, plural(plan.doubled)));
    return lines;
}

} // namespace subtext
