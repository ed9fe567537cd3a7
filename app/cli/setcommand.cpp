// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "app/cli/output.h"
#include "core/course/courserules.h"

#include <CLI/CLI.hpp>

namespace subtext::cli {
namespace {

struct RuleArguments
{
    std::string study;
    std::string secondReading;
};

Status setRules(Session& session, Study& study, const RuleArguments& arguments)
{
    const auto task = study.task();
    if (!task)
        return report(task.error());
    auto rules = study.protocol();
    if (!rules)
        return report(rules.error());
    const SecondReading asked =
        secondReadingFromToken(text(arguments.secondReading)).value_or(SecondReading::Off);
    if (asked != SecondReading::Off && !takesSecondReading(**task)) {
        sayNoSecondReading();
        return Status::WrongUsage;
    }
    rules->secondReading = asked;
    if (const auto set = study.courseRules().setProtocol(*rules); !set)
        return report(set.error());
    const std::string word(secondReadingToken(asked).latin1());
    if (session.isJson)
        print({{"schema", "subtext.rules/1"}, {"second_reading", word}});
    say(session, QStringLiteral("Second reading: %1").arg(text(word)));
    return Status::Done;
}

} // namespace

void sayNoSecondReading()
{
    putErrorLine(QStringLiteral("--second-reading: this task has no question with three options or "
                                "more; nobody would be asked."));
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

void addSetCommand(CLI::App& study, Session& session)
{
    auto arguments = std::make_shared<RuleArguments>();
    CLI::App* set =
        study.add_subcommand("set", "Change the rules of a study; answers that are there stay");
    set->add_option("STUDY", arguments->study, "The study file")->required();
    addSecondReadingOption(*set, arguments->secondReading)->required();
    onChosen(*set, session, [&session, arguments] {
        return withStudy(session, arguments->study, Study::Access::Write,
                         [&](Study& opened) { return setRules(session, opened, *arguments); });
    });
}

} // namespace subtext::cli
