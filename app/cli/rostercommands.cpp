// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "app/cli/predictioninput.h"
#include "core/course/assigning.h"
#include "core/course/roster.h"
#include "ui/text/coursetext.h"

#include <CLI/CLI.hpp>

#include <limits>

namespace subtext::cli {
namespace {

struct RosterArguments
{
    std::string study;
    std::string code;
    std::string name;
    std::string role = "annotator";
    int perSubtype = 3;
    std::uint64_t seed = 42;
    bool isReplacing = false;
};

Status addPerson(Session& session, const RosterArguments& arguments)
{
    if (arguments.code.empty() || arguments.name.empty())
        return wrongUsage(
            QStringLiteral("A person has a code, which releases show, and a name; the %1 "
                           "is missing. For example: roster add STUDY A01 \"Ann Lee\"")
                .arg(arguments.code.empty() ? QStringLiteral("code") : QStringLiteral("name")));
    return withStudy(session, arguments.study, Study::Access::Write, [&](Study& study) {
        Roster::NewPerson person;
        person.code = text(arguments.code);
        person.name = text(arguments.name);
        person.role = roleFromToken(text(arguments.role)).value_or(Role::Annotator);
        const auto added = study.roster().add({person});
        if (!added)
            return report(added.error());
        if (session.isJson)
            print({{"code", utf8(added->front().code)},
                   {"name", utf8(added->front().name)},
                   {"role", utf8(roleToken(added->front().role))}});
        say(session, QStringLiteral("Added %1, %2.").arg(added->front().code, added->front().name));
        return Status::Done;
    });
}

Status assign(Session& session, const RosterArguments& arguments)
{
    return withStudy(session, arguments.study, Study::Access::Write, [&](Study& study) {
        const auto made = study.assigning().assign(
            arguments.perSubtype, static_cast<quint32>(arguments.seed),
            arguments.isReplacing ? Assigning::HandedOut::Replace : Assigning::HandedOut::Keep);
        if (!made)
            return report(made.error());
        const auto inPractice = study.assigning().inPractice();
        if (!inPractice)
            return report(inPractice.error());
        if (*inPractice > 0)
            warn(session, inPracticeText(*inPractice));
        if (session.isJson)
            print({{"assignments", *made},
                   {"per_subtype", arguments.perSubtype},
                   {"seed", arguments.seed}});
        say(session, QStringLiteral("Made %1 assignments: %2 annotators per item, seed %3.")
                         .arg(*made)
                         .arg(arguments.perSubtype)
                         .arg(arguments.seed));
        return Status::Done;
    });
}

} // namespace

void addRosterCommands(CLI::App& app, Session& session)
{
    auto arguments = std::make_shared<RosterArguments>();
    CLI::App* roster = app.add_subcommand("roster", "The people of a study");
    roster->require_subcommand(1);
    CLI::App* add = roster->add_subcommand("add", "Add one person");
    add->add_option("STUDY", arguments->study, "The study file")->required();
    add->add_option("CODE,--code", arguments->code, "Shown instead of the name in releases");
    add->add_option("NAME,--name", arguments->name, "The person's name");
    add->add_option("--role", arguments->role, "The person's role")
        ->check(CLI::IsMember({"annotator", "adjudicator", "coordinator"}));
    onChosen(*add, session, [&session, arguments] { return addPerson(session, *arguments); });

    CLI::App* assignment =
        app.add_subcommand("assign", "Say who labels what, within groups (subtypes)");
    assignment->add_option("STUDY", arguments->study, "The study file")->required();
    assignment->add_option("--per-subtype", arguments->perSubtype, "Annotators per item")
        ->check(CLI::Range(1, 1000));
    addSeedOption(*assignment, arguments->seed, std::numeric_limits<quint32>::max(),
                  "Seed of the random order");
    assignment->add_flag("--yes", arguments->isReplacing,
                         "Assign anew even if hand-outs of the current assignment are out");
    onChosen(*assignment, session, [&session, arguments] { return assign(session, *arguments); });
}

} // namespace subtext::cli
