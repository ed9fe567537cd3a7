// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "app/cli/output.h"
#include "core/agreement/figurejson.h"
#include "core/course/moreraters.h"
#include "core/course/roster.h"

#include <QHash>

#include <CLI/CLI.hpp>

namespace subtext::cli {
namespace {

struct MoreRatersArguments
{
    std::string study;
    bool isAssigning = false;
    bool isTakingBack = false;
};

using CodesOfPeople = QHash<PersonId, QString>;

QStringList codesAmong(const CodesOfPeople& codes, const std::vector<PersonId>& people)
{
    QStringList of;
    for (const PersonId person : people)
        of << codes.value(person);
    return of;
}

Json codesJson(const CodesOfPeople& codes, const std::vector<PersonId>& people)
{
    Json of = Json::array();
    for (const QString& code : codesAmong(codes, people))
        of.push_back(utf8(code));
    return of;
}

Json gainJson(const stats::StudyGain& gain)
{
    return {{"items", gain.items},
            {"expected", gain.expected},
            {"mean", figurejson::number(gain.mean)}};
}

Json moreRatersJson(const MoreRatersState& state, const CodesOfPeople& codes)
{
    Json json{{"schema", "subtext.more-raters/1"},
              {"more_raters", state.moreRaters},
              {"items", Json::array()},
              {"given", Json::array()}};
    for (const ItemForMore& item : state.items)
        json["items"].push_back({{"scenario", utf8(item.name)},
                                 {"answers", item.votes},
                                 {"people", item.people},
                                 {"gain", item.gain},
                                 {"free", codesJson(codes, item.free)}});
    for (const ItemWithMore& item : state.given)
        json["given"].push_back({{"scenario", utf8(item.name)},
                                 {"asked", codesJson(codes, item.asked)},
                                 {"to_come", item.toCome},
                                 {"gain", item.gain},
                                 {"changed", item.isAnswered() ? Json(item.isChanged) : Json()}});
    json["expected"] = gainJson(state.expected);
    json["answered"] = gainJson(state.answered);
    json["answered"]["changed"] = state.changed;
    json["to_come"] = state.toCome;
    json["takeable"] = state.takeable;
    return json;
}

QString changeWord(const ItemWithMore& item)
{
    if (!item.isAnswered())
        return QStringLiteral("answers to come %1").arg(item.toCome);
    return item.isChanged ? QStringLiteral("changed") : QStringLiteral("not changed");
}

void sayMoreRaters(const Session& session, const MoreRatersState& state, const CodesOfPeople& codes)
{
    const QString comma = QStringLiteral(", ");
    if (state.moreRaters == 0)
        say(session, QStringLiteral("Off: no item is given to more annotators. See study set "
                                    "--more-raters."));
    else if (state.items.empty())
        say(session, QStringLiteral("No item is to be given to more annotators."));
    for (const ItemForMore& item : state.items) {
        const QStringList free = codesAmong(codes, item.free);
        say(session,
            QStringLiteral(
                "%1  answers %2, more annotators %3, chance of another pattern %4, free: %5")
                .arg(item.name, QString::number(item.votes), QString::number(item.people),
                     figure(item.gain),
                     free.isEmpty() ? QStringLiteral("nobody") : free.join(comma)));
    }
    if (!state.items.empty())
        say(session, QStringLiteral("Of these %1, another pattern is expected on %2")
                         .arg(state.expected.items)
                         .arg(figure(state.expected.expected)));
    for (const ItemWithMore& item : state.given)
        say(session, QStringLiteral("%1  given to %2, chance of another pattern %3: %4")
                         .arg(item.name, codesAmong(codes, item.asked).join(comma),
                              figure(item.gain), changeWord(item)));
    if (!state.given.empty())
        say(session, QStringLiteral("Answered by all who were asked: %1; another "
                                    "pattern expected on %2, found on %3")
                         .arg(QString::number(state.answered.items),
                              figure(state.answered.expected), QString::number(state.changed)));
}

Status runMoreRaters(const Session& session, Study& study, const MoreRatersArguments& arguments)
{
    qint64 made = 0;
    if (arguments.isAssigning) {
        const auto assigned = study.moreRaters().assign();
        if (!assigned)
            return report(assigned.error());
        made = *assigned;
        say(session, QStringLiteral("Made %1 assignments.").arg(made));
    }
    qint64 taken = 0;
    if (arguments.isTakingBack) {
        const auto back = study.moreRaters().takeBack();
        if (!back)
            return report(back.error());
        taken = *back;
        say(session, QStringLiteral("Took %1 assignments back.").arg(taken));
    }
    Reads reads;
    const MoreRatersState state = reads.take(study.moreRaters().state());
    CodesOfPeople codes;
    for (const Person& person : reads.take(study.roster().people()))
        codes.insert(person.id, person.code);
    if (const auto read = reads.outcome(); !read)
        return report(read.error());
    sayMoreRaters(session, state, codes);
    if (session.isJson) {
        Json json = moreRatersJson(state, codes);
        if (arguments.isAssigning)
            json["assignments"] = made;
        if (arguments.isTakingBack)
            json["taken_back"] = taken;
        print(json);
    }
    return Status::Done;
}

} // namespace

void addMoreRatersCommand(CLI::App& app, Session& session)
{
    auto arguments = std::make_shared<MoreRatersArguments>();
    CLI::App* command = app.add_subcommand(
        "more-raters", "Items on which annotators split and that the rules give to more of them: "
                       "what that is worth, who is free, and what it changed");
    command->add_option("STUDY", arguments->study, "The study file")->required();
    CLI::Option* assign =
        command->add_flag("--assign", arguments->isAssigning,
                          "Give them to the free annotators with the fewest items");
    command
        ->add_flag("--take-back", arguments->isTakingBack,
                   "Take items back from those who were asked and have not begun them")
        ->excludes(assign);
    onChosen(*command, session, [&session, arguments] {
        const auto run = [&](Study& study) { return runMoreRaters(session, study, *arguments); };
        return arguments->isAssigning || arguments->isTakingBack
                   ? withStudy(session, arguments->study, Study::Access::Write, run)
                   : withFigures(session, arguments->study, run);
    });
}

} // namespace subtext::cli
