// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "app/cli/naming.h"
#include "core/course/roster.h"
#include "core/desk/deciding.h"
#include "core/exchange/decisioncsv.h"
#include "ui/text/plurals.h"

#include <CLI/CLI.hpp>

namespace subtext::cli {
namespace {

struct AdjudicateArguments
{
    std::string study;
    std::string file;
    std::string by;
    std::string sheet;
};

Status runAdjudicate(Session& session, const AdjudicateArguments& arguments)
{
    return withStudy(session, arguments.study, Study::Access::Write, [&](Study& study) {
        const auto by = // nobody where none is named
            arguments.by.empty() ? Result<Person>() : personCoded(study, arguments.by);
        if (!by)
            return report(by.error());
        const QString file = text(arguments.file);
        const auto task = study.task();
        if (!task)
            return report(task.error());
        const auto decisions = readDecisions(file, task->get(), text(arguments.sheet));
        if (!decisions)
            return report(decisions.error());
        const auto taken = study.deciding().decideAll(*decisions, by->id, file);
        if (!taken)
            return report(taken.error());
        warnOfOtherSheets(session, {file}, arguments.sheet);
        if (session.isJson)
            print({{"decisions", *taken}});
        say(session, Plurals::tr("%n decisions imported.", nullptr, plural(*taken)));
        return Status::Done;
    });
}

} // namespace

void addAdjudicateCommand(CLI::App& app, Session& session)
{
    auto arguments = std::make_shared<AdjudicateArguments>();
    CLI::App* command = app.add_subcommand(
        "adjudicate", "Import decisions from a file: scenario, gold, basis, ambiguous, note");
    command->add_option("STUDY", arguments->study, "The study file")->required();
    command
        ->add_option("DECISIONS", arguments->file,
                     "A CSV file or Excel workbook with these columns; either all of its rows are "
                     "imported or none")
        ->required();
    command->add_option("--by", arguments->by,
                        "CODE: the person on the roster whose decisions these are");
    addSheetOption(*command, arguments->sheet);
    onChosen(*command, session,
             [&session, arguments] { return runAdjudicate(session, *arguments); });
}

} // namespace subtext::cli
