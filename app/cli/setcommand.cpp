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
    std::optional<int> moreRaters;
};

Status setRules(Session& session, Study& study, const RuleArguments& arguments)
{
    const auto task = study.task();
    if (!task)
        return report(task.error());
    auto rules = study.protocol();
    if (!rules)
        return report(rules.error());
    Json told{{"schema", "subtext.rules/1"}};
    QStringList lines;
    if (!arguments.secondReading.empty()) {
        const SecondReading asked =
            secondReadingFromToken(text(arguments.secondReading)).value_or(SecondReading::Off);
        if (asked != SecondReading::Off && !takesSecondReading(**task)) {
            sayNoSecondReading();
            return Status::WrongUsage;
        }
        rules->secondReading = asked;
        const std::string word(secondReadingToken(asked).latin1());
        told["second_reading"] = word;
        lines << QStringLiteral("Second reading: %1").arg(text(word));
    }
    if (arguments.moreRaters) {
        rules->moreRaters = *arguments.moreRaters;
        told["more_raters"] = rules->moreRaters;
        lines << QStringLiteral("More annotators after a split: %1").arg(rules->moreRaters);
    }
    if (const auto set = study.courseRules().setProtocol(*rules); !set)
        return report(set.error());
    if (session.isJson)
        print(told);
    for (const QString& line : lines)
        say(session, line);
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

CLI::Option* addMoreRatersOption(CLI::App& command, std::optional<int>& people)
{
    return command
        .add_option("--more-raters", people,
                    "How many more annotators are given an item on which the first ones split (0)")
        ->check(CLI::Range(0, Protocol::MostMoreRaters));
}

void addSetCommand(CLI::App& study, Session& session)
{
    auto arguments = std::make_shared<RuleArguments>();
    CLI::App* set =
        study.add_subcommand("set", "Change the rules of a study; answers that are there stay");
    set->add_option("STUDY", arguments->study, "The study file")->required();
    addSecondReadingOption(*set, arguments->secondReading);
    addMoreRatersOption(*set, arguments->moreRaters);
    onChosen(*set, session, [&session, arguments] {
        if (arguments->secondReading.empty() && !arguments->moreRaters)
            return wrongUsage(
                QStringLiteral("Name a rule to change: --second-reading or --more-raters."));
        return withStudy(session, arguments->study, Study::Access::Write,
                         [&](Study& opened) { return setRules(session, opened, *arguments); });
    });
}

} // namespace subtext::cli
