// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "app/cli/importoptions.h"
#include "app/cli/output.h"
#include "app/cli/taskfile.h"
#include "core/base/filewriter.h"
#include "core/domain/decision.h"
#include "core/task/builtintasks.h"
#include "core/task/taskreader.h"
#include "core/task/taskwriter.h"
#include "ui/text/plurals.h"
#include "ui/text/tasktext.h"
#include "ui/text/words.h"

#include <QFileInfo>

#include <CLI/CLI.hpp>

namespace subtext::cli {
namespace {

constexpr QByteArrayView DatabaseMagic("SQLite format 3");

Json faultsJson(const TaskFaults& faults)
{
    Json list = Json::array();
    for (const TaskFault& fault : faults) {
        const ErrorText said = taskFaultText(fault);
        list.push_back({{"place", utf8(fault.place)},
                        {"line", fault.line},
                        {"column", fault.column},
                        {"code", taskFaultToken(fault.code).data()},
                        {"value", utf8(fault.value)},
                        {"message", utf8(said.what)},
                        {"remedy", utf8(said.remedy)}});
    }
    return list;
}

void sayPart(const Session& session, int depth, const QString& token, const QString& words)
{
    say(session, QString(2 * depth, u' ') + token.leftJustified(20 - 2 * depth) + u' ' + words);
}

QString choiceWords(const std::vector<ListedWord>& choices)
{
    QStringList words;
    for (const ListedWord& choice : choices)
        words << choice.word;
    return words.join(QStringLiteral(", "));
}

/// "Speaker (role, from), required"
QString fieldWords(const SceneField& field)
{
    QStringList about{fieldKindToken(field.kind)};
    if (field.place == FieldPlace::None)
        about << QStringLiteral("not shown");
    else if (field.place != FieldPlace::Paragraph)
        about << fieldPlaceToken(field.place);
    QString words = QStringLiteral("%1 (%2)").arg(field.word, about.join(QStringLiteral(", ")));
    if (field.isRequired)
        words += QStringLiteral(", required");
    if (!field.options.empty())
        words += QStringLiteral(": ") + choiceWords(field.options);
    if (field.words.isSaid())
        words += QStringLiteral(", %1 to %2 words").arg(field.words.from).arg(field.words.to);
    return words;
}

void sayScene(const Session& session, const Task& task)
{
    say(session, QStringLiteral("Scene"));
    for (const SceneField& field : task.scene) {
        sayPart(session, 1, field.token, fieldWords(field));
    }
    if (!task.group)
        return;
    const QString groups = task.group->isClosed() ? choiceWords(*task.group->options)
                                                  : QStringLiteral("those in the files");
    say(session, QStringLiteral("Group"));
    sayPart(session, 1, task.group->token, groups);
}

void sayOptions(const Session& session, const Question& question)
{
    for (const Option& option : question.options)
        sayPart(session, 2, option.token,
                option.definition.isEmpty()
                    ? option.word
                    : option.word + QStringLiteral(": ") + option.definition);
}

void sayQuestions(const Session& session, const Task& task)
{
    say(session, QStringLiteral("Questions"));
    for (const QuestionRun& run : questionRuns(task)) {
        const auto questions = questionsOf(task, run);
        for (const Question& question : questions) {
            sayPart(session, 1, question.token, question.ask);
            if (!run.isBoard())
                sayOptions(session, question);
        }
        if (!run.isBoard())
            continue;
        QStringList words;
        for (const Option& option : questions.front().options)
            words << option.word;
        sayPart(session, 2, run.board, words.join(QStringLiteral(" / ")));
    }
}

void sayScales(const Session& session, const Task& task)
{
    if (!task.scales.empty())
        say(session, QStringLiteral("Scales"));
    for (const Scale& scale : task.scales) {
        sayPart(session, 1, scale.token, scale.ask);
        for (const ScalePoint& point : scale.points)
            sayPart(session, 2, withMinusSign(QString::number(point.value)), point.word);
    }
    if (task.explanation) {
        say(session, QStringLiteral("Explanation"));
        sayPart(session, 1,
                task.explanation->isRequired ? QStringLiteral("required")
                                             : QStringLiteral("optional"),
                task.explanation->ask);
    }
}

Status showTask(const Session& session, const Task& task)
{
    if (session.isJson) {
        putJson(writeTask(task));
        return Status::Done;
    }
    say(session, QStringLiteral("%1 (%2, version %3)").arg(task.title, task.token, task.version));
    say(session, QStringLiteral("SHA-256 %1").arg(QString::fromLatin1(taskHash(task))));
    sayScene(session, task);
    sayQuestions(session, task);
    sayScales(session, task);
    return Status::Done;
}

Status showTaskOfStudy(Session& session, const std::string& path)
{
    return withStudy(session, path, Study::Access::Read, [&](const Study& study) {
        const auto task = study.task();
        return task ? showTask(session, **task) : report(task.error());
    });
}

Status show(Session& session, const std::string& name)
{
    if (const Task* task = builtInTask(text(name)))
        return showTask(session, *task);
    const auto bytes = readTaskBytes(text(name));
    if (!bytes)
        return report(bytes.error());
    if (bytes->startsWith(DatabaseMagic))
        return showTaskOfStudy(session, name);
    const auto task = readTask(*bytes);
    return task ? showTask(session, *task) : reportTaskFaults(task.error());
}

Status check(const Session& session, const std::string& path)
{
    const auto bytes = readTaskBytes(text(path));
    if (!bytes)
        return report(bytes.error());
    const auto task = readTask(*bytes);
    const TaskFaults faults = task ? missingTaskTexts(*task, text(path)) : task.error();
    if (session.isJson)
        print({{"schema", "subtext.taskcheck/1"},
               {"usable", faults.empty()},
               {"sha256", faults.empty() ? taskHash(*task).toStdString() : std::string()},
               {"faults", faultsJson(faults)}});
    if (!faults.empty())
        return reportTaskFaults(faults);
    say(session,
        QStringLiteral("%1 can be used: %2, %3.")
            .arg(task->title, Plurals::tr("%n questions", nullptr, plural(task->questions.size())),
                 Plurals::tr("%n scales", nullptr, plural(task->scales.size()))));
    return Status::Done;
}

struct InterfaceArguments
{
    std::string interface;
    std::string out;
    std::string map;
    std::string title;
};

/// A line for each thing that an old project asks and a task cannot.
void warnOfRest(const Session& session, const QStringList& controls)
{
    for (const QString& control : controls)
        warn(session, QStringLiteral("Not imported: %1. A task asks for one choice, a point of a "
                                     "scale or an explanation.")
                          .arg(control));
}

Status makeFromInterface(const Session& session, const InterfaceArguments& arguments)
{
    const QString path = text(arguments.interface);
    const auto interface = readInterfaceFile(path);
    if (!interface)
        return report(interface.error());
    const QString title = arguments.title.empty() ? wordOfToken(QFileInfo(path).completeBaseName())
                                                  : text(arguments.title);
    const InterfaceTask made = taskOfInterface(*interface, title);
    warnOfRest(session, made.notTaken);
    if (made.task.questions.empty()) {
        putErrorLine(QStringLiteral("%1 asks for no choice of one option from two or more, and a "
                                    "task has at least one such question. Nothing was written.")
                         .arg(path));
        return Status::UnusableInput;
    }
    // What an editor would point out is said of the document as it would be read, whose lines
    // nobody has.
    const QByteArray document = writeTask(made.task);
    if (const auto task = readTask(document); !task) {
        TaskFaults faults = task.error();
        for (TaskFault& fault : faults) {
            fault.line = 0;
            fault.column = 0;
        }
        return reportTaskFaults(faults);
    }
    const auto written = [&]() -> Result<void> {
        if (const auto task = writeWholeFile(text(arguments.out), document, Readers::Anyone); !task)
            return task;
        return arguments.map.empty()
                   ? Result<void>()
                   : writeWholeFile(text(arguments.map), writeMappingFile(made.mapping),
                                    Readers::Owner);
    }();
    if (!written)
        return report(written.error());
    if (session.isJson)
        putJson(document);
    say(session, QStringLiteral("Wrote %1: %2, %3.")
                     .arg(text(arguments.out),
                          Plurals::tr("%n questions", nullptr, plural(made.task.questions.size())),
                          Plurals::tr("%n scales", nullptr, plural(made.task.scales.size()))));
    if (!arguments.map.empty())
        say(session, QStringLiteral("Wrote %1: import exports of the project with --map %1.")
                         .arg(text(arguments.map)));
    return Status::Done;
}

void addInterfaceCommand(CLI::App& task, Session& session)
{
    auto arguments = std::make_shared<InterfaceArguments>();
    CLI::App* command = task.add_subcommand(
        "from-label-studio", "Make a task from a labelling interface of Label Studio");
    command->add_option("CONFIG", arguments->interface, "The labelling interface, XML")->required();
    command->add_option("--out", arguments->out, "The task document to write")->required();
    command->add_option("--map", arguments->map,
                        "Also write a mapping file for exports of the project, for import --map");
    command->add_option("--title", arguments->title, "The name of the task");
    onChosen(*command, session,
             [&session, arguments] { return makeFromInterface(session, *arguments); });
}

} // namespace

void addTaskCommands(CLI::App& app, Session& session)
{
    CLI::App* task = app.add_subcommand("task", "Say what a task asks, or what is wrong with one");
    task->require_subcommand(1);
    auto name = std::make_shared<std::string>();
    CLI::App* shown =
        task->add_subcommand("show", "Show what a task asks; with --json its document");
    shown->add_option("TASK", *name, "cei, emoscene, a task document or a study file")->required();
    onChosen(*shown, session, [&session, name] { return show(session, *name); });
    CLI::App* checked =
        task->add_subcommand("check", "Check a task document and list what is wrong with it");
    checked->add_option("FILE", *name, "The document")->required();
    onChosen(*checked, session, [&session, name] { return check(session, *name); });
    addInterfaceCommand(*task, session);
}

} // namespace subtext::cli
