// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "app/cli/output.h"
#include "app/cli/taskfile.h"
#include "core/course/courserules.h"
#include "core/exchange/tables/textdecoder.h"

#include <CLI/CLI.hpp>

namespace subtext::cli {
namespace {

struct RuleArguments
{
    std::string study;
    std::string secondReading; ///< Empty: as it is.
    std::optional<int> guessShare;
    std::optional<int> moreRaters;
    std::optional<std::string> readerForm; ///< A file; empty: none is asked any more.
};

SecondReading readingOf(const std::string& word)
{
    return secondReadingFromToken(text(word)).value_or(SecondReading::Off);
}

void sayRules(const Session& session, const RuleArguments& arguments, const ReaderForm& form)
{
    const bool hasReading = !arguments.secondReading.empty();
    if (session.isJson) {
        Json json{{"schema", "subtext.rules/1"}};
        if (hasReading)
            json["second_reading"] = arguments.secondReading;
        if (arguments.guessShare)
            json["guess_others"] = *arguments.guessShare;
        if (arguments.moreRaters)
            json["more_raters"] = *arguments.moreRaters;
        if (arguments.readerForm)
            json["reader_fields"] = form.fields.size();
        print(json);
    }
    if (hasReading)
        say(session, QStringLiteral("Second reading: %1").arg(text(arguments.secondReading)));
    if (arguments.guessShare)
        say(session,
            QStringLiteral("Guess of the others: %1 % of the items").arg(*arguments.guessShare));
    if (arguments.moreRaters)
        say(session,
            QStringLiteral("More annotators after a split: %1").arg(*arguments.moreRaters));
    if (arguments.readerForm)
        say(session, QStringLiteral("Questions about the reader: %1").arg(form.fields.size()));
}

Status setRules(Session& session, Study& study, const RuleArguments& arguments)
{
    const auto task = study.task();
    if (!task)
        return report(task.error());
    auto rules = study.protocol();
    if (!rules)
        return report(rules.error());
    if (!canAskBeside(**task, readingOf(arguments.secondReading), arguments.guessShare.value_or(0)))
        return Status::WrongUsage;
    if (!arguments.secondReading.empty())
        rules->secondReading = readingOf(arguments.secondReading);
    if (arguments.guessShare)
        rules->guessShare = *arguments.guessShare;
    if (arguments.moreRaters)
        rules->moreRaters = *arguments.moreRaters;
    if (arguments.readerForm) {
        auto form = readerFormIn(*arguments.readerForm);
        if (!form)
            return form.error();
        rules->readerForm = std::move(*form);
    }
    if (const auto set = study.courseRules().setProtocol(*rules); !set)
        return report(set.error());
    sayRules(session, arguments, rules->readerForm);
    return Status::Done;
}

} // namespace

bool canAskBeside(const Task& task, SecondReading reading, int guessShare)
{
    if (takesSecondReading(task) || (reading == SecondReading::Off && guessShare <= 0))
        return true;
    const bool isReading = reading != SecondReading::Off;
    putErrorLine(QStringLiteral("%1: this task has no question with three options or more; nobody "
                                "would be asked.")
                     .arg(isReading ? QStringLiteral("--second-reading")
                                    : QStringLiteral("--guess-others")));
    return false;
}

CLI::Option* addGuessOthersOption(CLI::App& command, std::optional<int>& share)
{
    return command
        .add_option("--guess-others", share,
                    "Ask on this percentage of the items what most others will say (0)")
        ->check(CLI::Range(0, 100));
}

CLI::Option* addSecondReadingOption(CLI::App& command, std::string& word)
{
    std::vector<std::string> readings;
    for (const SecondReading reading : AllSecondReadings)
        readings.emplace_back(secondReadingToken(reading).latin1());
    return command
        .add_option("--second-reading", word,
                    "Ask what else an answer could be: one further option, or 100 points shared "
                    "among all (off)")
        ->check(CLI::IsMember(readings));
}

CLI::Option* addMoreRatersOption(CLI::App& command, std::optional<int>& people)
{
    return command
        .add_option("--more-raters", people,
                    "How many more annotators are given an item on which the first ones split (0)")
        ->check(CLI::Range(0, Protocol::MostMoreRaters));
}

CLI::Option* addReaderFormOption(CLI::App& command, std::optional<std::string>& file)
{
    return command.add_option("--reader-form", file,
                              "FILE: a form (JSON) that asks annotators about themselves; \"\": "
                              "none, as long as nobody answered");
}

tl::expected<ReaderForm, Status> readerFormIn(const std::string& file)
{
    if (file.empty())
        return ReaderForm();
    const auto opened = openInput(text(file), ReaderForm::MostBytes);
    if (!opened)
        return tl::unexpected(report(opened.error()));
    auto form = readReaderForm((*opened)->readAll());
    if (form)
        return std::move(*form);
    return tl::unexpected(reportTaskFaults(form.error()));
}

void addSetCommand(CLI::App& study, Session& session)
{
    auto arguments = std::make_shared<RuleArguments>();
    CLI::App* set =
        study.add_subcommand("set", "Change the rules of a study; answers that are there stay");
    set->add_option("STUDY", arguments->study, "The study file")->required();
    addSecondReadingOption(*set, arguments->secondReading);
    addGuessOthersOption(*set, arguments->guessShare);
    addMoreRatersOption(*set, arguments->moreRaters);
    addReaderFormOption(*set, arguments->readerForm);
    onChosen(*set, session, [&session, arguments] {
        if (arguments->secondReading.empty() && !arguments->guessShare && !arguments->moreRaters &&
            !arguments->readerForm)
            return wrongUsage(QStringLiteral("Name a rule to change: --second-reading, "
                                             "--guess-others, --more-raters or --reader-form."));
        return withStudy(session, arguments->study, Study::Access::Write,
                         [&](Study& opened) { return setRules(session, opened, *arguments); });
    });
}

} // namespace subtext::cli
