// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "app/cli/naming.h"
#include "app/cli/output.h"
#include "core/agreement/figurejson.h"
#include "core/course/practice.h"
#include "core/course/roster.h"
#include "ui/text/coursetext.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <limits>

namespace subtext::cli {
namespace {

figurejson::Json roundJson(const PracticeRound& round)
{
    figurejson::Json json;
    json["round"] = round.round;
    json["scenes"] = round.answered;
    json["labels"] = round.labels;
    json["accepted"] = round.accepted;
    json["mean_distance"] = figurejson::number(round.meanDistance);
    return json;
}

figurejson::Json mixUpsJson(const Task& task, const std::vector<PracticeMixUp>& mixUps)
{
    figurejson::Json json = figurejson::Json::array();
    for (const PracticeMixUp& mixUp : mixUps) {
        const Question& question = task.questions.at(indexOf(mixUp.question));
        const auto token = [&](Choice option) {
            return question.options.at(static_cast<std::size_t>(indexOf(option)))
                .token.toStdString();
        };
        figurejson::Json entry;
        entry["question"] = question.token.toStdString();
        entry["reference"] = token(mixUp.reference);
        entry["chosen"] = token(mixUp.chosen);
        entry["times"] = mixUp.times;
        entry["n"] = mixUp.of;
        json.push_back(entry);
    }
    return json;
}

/// What a study says of the practice of everybody.
struct PracticeReport
{
    std::shared_ptr<const Task> task;
    std::vector<Person> people;
    int scenes = 0;
    int bar = 0; ///< Percent of the labels of a whole round; 0: none.
    std::vector<PracticeResult> results;
    std::vector<PracticeMixUp> mixUps;

    QString codeOf(PersonId person) const
    {
        const auto found = std::find_if(people.begin(), people.end(),
                                        [&](const Person& p) { return p.id == person; });
        return found == people.end() ? QString() : found->code;
    }
};

Result<PracticeReport> practiceReport(Study& study)
{
    Reads reads;
    PracticeReport report;
    report.task = reads.take(study.task());
    report.people = reads.take(study.roster().people());
    report.scenes = static_cast<int>(reads.take(study.practice().scenes()).items.size());
    report.bar = reads.take(study.protocol()).practiceBar;
    report.results = reads.take(study.practice().results());
    report.mixUps = reads.take(study.practice().mixUps());
    return reads.outcome().map([&] { return std::move(report); });
}

void sayPractice(const Session& session, const PracticeReport& report)
{
    constexpr auto All = std::numeric_limits<std::size_t>::max();
    say(session, QStringLiteral("Practice scenes: %1").arg(report.scenes));
    if (report.results.empty())
        say(session, QStringLiteral("Nobody has practised yet."));
    for (const PracticeResult& result : report.results) {
        say(session, QStringLiteral("  %1  %2")
                         .arg(report.codeOf(result.person), practiceResultText(result)));
        if (!result.isBarReached)
            say(session, QStringLiteral("    ") + missedBarText(result));
        if (!result.mixUps.empty())
            say(session, QStringLiteral("    mixed up in the first whole round: %1")
                             .arg(mixUpsText(*report.task, result.mixUps, All)));
    }
    if (!report.mixUps.empty())
        say(session, QStringLiteral("Mixed up in everybody’s first whole round: %1")
                         .arg(mixUpsText(*report.task, report.mixUps, All)));
}

figurejson::Json practiceJson(const PracticeReport& report)
{
    figurejson::Json json;
    json["schema"] = "subtext.practice/1";
    json["scenes"] = report.scenes;
    json["bar"] = report.bar;
    json["people"] = figurejson::Json::array();
    for (const PracticeResult& result : report.results) {
        figurejson::Json person;
        person["person"] = report.codeOf(result.person).toStdString();
        person["labels"] = result.best.labels;
        person["first"] = roundJson(result.first);
        person["best"] = roundJson(result.best);
        person["whole_rounds"] = result.wholeRounds;
        person["bar_reached"] = result.bar > 0 && result.wholeRounds > 0
                                    ? figurejson::Json(result.isBarReached)
                                    : figurejson::Json();
        person["mixed_up"] = mixUpsJson(*report.task, result.mixUps);
        json["people"].push_back(person);
    }
    json["mixed_up"] = mixUpsJson(*report.task, report.mixUps);
    return json;
}

Status runPractice(Session& session, Study& study)
{
    const auto read = practiceReport(study);
    if (!read)
        return report(read.error());
    sayPractice(session, *read);
    if (session.isJson)
        putJson(figurejson::document(practiceJson(*read)));
    return Status::Done;
}

struct PracticeArguments
{
    std::string study;
    std::string item;
    std::string note;
    std::string by;
};

Status addToPractice(Session& session, const PracticeArguments& arguments, Study& study)
{
    const auto items = itemsNamed(study, {arguments.item});
    if (!items)
        return report(items.error());
    const auto by = // nobody where none is named
        arguments.by.empty() ? Result<Person>() : personCoded(study, arguments.by);
    if (!by)
        return report(by.error());
    const auto added = study.practice().add(items->front(), text(arguments.note), by->id);
    if (!added)
        return report(added.error());
    if (session.isJson)
        print({{"added", arguments.item}});
    say(session, QStringLiteral("“%1” is a practice scene now.").arg(text(arguments.item)));
    return Status::Done;
}

} // namespace

void addPracticeCommand(CLI::App& app, Session& session)
{
    auto arguments = std::make_shared<PracticeArguments>();
    CLI::App* command = app.add_subcommand(
        "practice", "How everybody’s practice went, and which options were mixed up; or one item "
                    "more to practise with");
    command->add_option("STUDY", arguments->study, "The study file")->required();
    CLI::Option* item = command->add_option(
        "--add", arguments->item, "ITEM: make this item with its final label a practice scene");
    CLI::Option* note =
        command->add_option("--note", arguments->note, "What the scene teaches")->needs(item);
    item->needs(note);
    command->add_option("--by", arguments->by, "CODE: the person on the roster who adds it")
        ->needs(item);
    onChosen(*command, session, [&session, arguments, item] {
        if (item->count() > 0)
            return withStudy(session, arguments->study, Study::Access::Write, [&](Study& opened) {
                return addToPractice(session, *arguments, opened);
            });
        return withFigures(session, arguments->study,
                           [&](Study& opened) { return runPractice(session, opened); });
    });
}

} // namespace subtext::cli
