// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "app/cli/naming.h"
#include "app/cli/normingrounds.h"
#include "core/course/roster.h"
#include "core/exchange/tables/textdecoder.h"
#include "core/task/task.h"
#include "ui/text/plurals.h"

#include <QFileInfo>

#include <CLI/CLI.hpp>

namespace subtext::cli {
namespace {

struct NormingArguments
{
    std::string study;
    std::string title;
    std::string items;
    bool areSplits = false;
    std::string people = "all";
    std::string questions;
    std::string without;
    int round = 0; ///< 0: the latest.
};

tl::unexpected<Error> notARound(const char* detail, const QString& value = {})
{
    return fail({ErrorCode::InvalidValue, {}, 0, 0, value, QString::fromLatin1(detail)});
}

/// The names that a file has, a line each, or that stand there themselves.
Result<std::vector<std::string>> itemNames(const std::string& given)
{
    constexpr qint64 Largest = 16LL * 1024 * 1024;
    const QString path = text(given);
    if (!path.endsWith(QLatin1String(".txt"), Qt::CaseInsensitive) && !QFileInfo(path).isFile())
        return listedWords(given);
    const auto bytes = readInput(path, Largest);
    if (!bytes)
        return fail(bytes.error());
    const auto decoded = decodeText(*bytes);
    if (!decoded)
        return fail(inFile(decoded.error(), path));
    std::vector<std::string> names;
    for (const QByteArray& line : decoded->utf8.split('\n')) {
        if (const QByteArray name = line.trimmed(); !name.isEmpty())
            names.push_back(name.toStdString());
    }
    return names;
}

Result<std::vector<ScenarioId>> itemsOfRound(Study& study, const NormingArguments& arguments)
{
    if (arguments.areSplits) {
        auto splits = study.undecidedSplits();
        if (splits && splits->empty())
            return notARound("norming_splits");
        return splits;
    }
    const auto names = itemNames(arguments.items);
    return names ? itemsNamed(study, *names) : fail(names.error());
}

Result<std::vector<PersonId>> peopleOfRound(Study& study, const NormingArguments& arguments,
                                            const std::vector<Person>& people)
{
    std::vector<PersonId> wanted;
    if (arguments.people == "all") {
        for (const Person& person : people) {
            if (person.role == Role::Annotator)
                wanted.push_back(person.id);
        }
        return wanted;
    }
    for (const std::string& code : listedWords(arguments.people)) {
        const auto person = personCoded(study, code);
        if (!person)
            return fail(person.error());
        wanted.push_back(person->id);
    }
    return wanted;
}

Result<std::vector<QuestionIndex>> questionsOfRound(const Task& task, const std::string& tokens)
{
    std::vector<QuestionIndex> wanted;
    for (const std::string& word : listedWords(tokens)) {
        const QString token = text(word);
        const auto found = indexOfToken(task.questions, token);
        if (!found)
            return notARound("norming_questions", token);
        wanted.push_back(static_cast<QuestionIndex>(*found));
    }
    return wanted;
}

Result<NewNormingRound> wantedRound(Study& study, const NormingArguments& arguments)
{
    Reads reads;
    const std::vector<Person> roster = reads.take(study.roster().people());
    const std::shared_ptr<const Task> task = reads.take(study.task());
    if (!reads.outcome())
        return fail(reads.outcome().error());
    NewNormingRound wanted;
    wanted.title = text(arguments.title);
    wanted.items = reads.take(itemsOfRound(study, arguments));
    wanted.people = reads.take(peopleOfRound(study, arguments, roster));
    wanted.questions = reads.take(questionsOfRound(*task, arguments.questions));
    return reads.outcome().map([&] { return std::move(wanted); });
}

Status beginRound(const Session& session, Study& study, const NormingArguments& arguments)
{
    const auto wanted = wantedRound(study, arguments);
    if (!wanted)
        return report(wanted.error());
    const auto begun = study.norming().begin(*wanted);
    if (!begun)
        return report(begun.error());
    const auto round = roundNumbered(study, 0);
    if (!round)
        return report(round.error());
    const NormingRound& made = round->standing.round;
    if (session.isJson)
        print({{"round", round->number},
               {"uuid", utf8(begun->text())},
               {"items", made.items.size()},
               {"people", made.people.size()}});
    say(session, QStringLiteral("Round %1 has begun: %2").arg(round->number).arg(begun->text()));
    say(session,
        QStringLiteral("%1, %2. Hand-outs written before do not have it: write them again.")
            .arg(Plurals::tr("%n items", nullptr, plural(made.items.size())),
                 Plurals::tr("%n people", nullptr, plural(made.people.size()))));
    return Status::Done;
}

/// Opens a round, or closes it, and says so.
Status concludeRound(const Session& session, Study& study, const NormingArguments& arguments,
                     NormingPhase to)
{
    const auto round = roundNumbered(study, arguments.round);
    if (!round)
        return report(round.error());
    const Uuid& uuid = round->standing.round.uuid;
    const auto without = membersCoded(study, round->standing, listedWords(arguments.without));
    if (!without)
        return report(without.error());
    const auto done = to == NormingPhase::Open ? study.norming().open(uuid, *without)
                                               : study.norming().close(uuid);
    if (!done)
        return report(done.error());
    if (session.isJson)
        print({{"round", round->number},
               {"uuid", utf8(uuid.text())},
               {"phase", utf8(QString(normingPhaseToken(to)))}});
    say(session,
        (to == NormingPhase::Open
             ? QStringLiteral("Round %1 is open. Write the hand-outs again: they then show how "
                              "all voted.")
             : QStringLiteral("Round %1 is closed. Votes that come after this do not count."))
            .arg(round->number));
    return Status::Done;
}

using NormingWork =
    std::function<Status(const Session& session, Study& study, const NormingArguments& arguments)>;

void onNormingChosen(CLI::App& command, Session& session,
                     const std::shared_ptr<NormingArguments>& arguments, NormingWork work)
{
    command.add_option("STUDY", arguments->study, "The study file")->required();
    onChosen(command, session, [&session, arguments, work = std::move(work)] {
        return withStudy(session, arguments->study, Study::Access::Write,
                         [&](Study& study) { return work(session, study, *arguments); });
    });
}

void addBeginCommand(CLI::App& norming, Session& session)
{
    auto arguments = std::make_shared<NormingArguments>();
    CLI::App* begin = norming.add_subcommand(
        "begin", "Begin a round: people vote on some items by themselves first");
    begin->add_option("STUDY", arguments->study, "The study file")->required();
    begin->add_option("--title", arguments->title, "What the round is called")->required();
    CLI::Option* items =
        begin->add_option("--items", arguments->items,
                          "NAME,… or FILE.txt with a name a line: what is voted on, in this order");
    CLI::Option* splits = begin
                              ->add_flag("--splits", arguments->areSplits,
                                         "The items on which annotators split and that nobody "
                                         "has decided")
                              ->excludes(items);
    begin->add_option("--people", arguments->people,
                      "CODE,… or “all”: the annotators who vote; without it all");
    begin->add_option("--question", arguments->questions,
                      "TOKEN,…: the questions to vote on; without it all of the task");
    onChosen(*begin, session, [&session, arguments, items, splits] {
        if (items->count() + splits->count() == 0)
            return wrongUsage(QStringLiteral("Say which items: --items or --splits."));
        return withStudy(session, arguments->study, Study::Access::Write,
                         [&](Study& study) { return beginRound(session, study, *arguments); });
    });
}

void addConcludingCommands(CLI::App& norming, Session& session)
{
    auto opening = std::make_shared<NormingArguments>();
    CLI::App* open = norming.add_subcommand(
        "open", "Open a round: everybody in it sees how all voted, and votes again");
    addRoundOption(*open, opening->round);
    open->add_option("--without", opening->without,
                     "CODE,…: whose first votes are not waited for; they are left out");
    onNormingChosen(*open, session, opening,
                    [](const Session& of, Study& study, const NormingArguments& arguments) {
                        return concludeRound(of, study, arguments, NormingPhase::Open);
                    });
    auto closing = std::make_shared<NormingArguments>();
    CLI::App* close =
        norming.add_subcommand("close", "Close a round: votes that come later do not count");
    addRoundOption(*close, closing->round);
    onNormingChosen(*close, session, closing,
                    [](const Session& of, Study& study, const NormingArguments& arguments) {
                        return concludeRound(of, study, arguments, NormingPhase::Closed);
                    });
}

} // namespace

void addNormingCommands(CLI::App& app, Session& session)
{
    CLI::App* norming = app.add_subcommand(
        "norming", "Norming rounds: people vote on some items by themselves, see how all voted, "
                   "and vote again");
    norming->require_subcommand(1);
    addBeginCommand(*norming, session);
    addNormingStatusCommand(*norming, session);
    addNormingVoteCommand(*norming, session);
    addConcludingCommands(*norming, session);
    addNormingFiguresCommand(*norming, session);
}

} // namespace subtext::cli
