// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "app/cli/naming.h"
#include "app/cli/normingrounds.h"
#include "core/course/roster.h"
#include "core/domain/scenario.h"
#include "core/exchange/normingvotescsv.h"
#include "core/travel/handouts.h"
#include "ui/text/plurals.h"

#include <QHash>

#include <CLI/CLI.hpp>

#include <algorithm>

namespace subtext::cli {
namespace {

struct VoteArguments
{
    std::string study;
    std::string person;
    std::string file;
    int round = 0; ///< 0: the latest.
};

/// By item, in the order of the round.
using VotesOfRound = std::vector<std::pair<ScenarioId, Ballot>>;

tl::unexpected<Error> badVotes(const QString& file, qint64 line, const QString& value,
                               const char* detail)
{
    return fail({ErrorCode::InvalidValue, file, line, 0, value, QString::fromLatin1(detail)});
}

/// Who votes; none where the file is a study and nobody was named.
Result<std::optional<PersonId>> voterOf(Study& study, const std::string& code)
{
    if (code.empty())
        return study.handouts().owner();
    return personCoded(study, code).map([](const Person& person) {
        return std::optional(person.id);
    });
}

/// What the names of a round's items stand for: "group/id", or the id where only one has it.
Result<QHash<QString, std::vector<ScenarioId>>> namesOfRound(Study& study,
                                                             const NormingBooth& booth)
{
    QHash<QString, std::vector<ScenarioId>> names;
    for (const ScenarioId id : booth.scenarios) {
        const auto scene = study.scenario(id);
        if (!scene)
            return fail(scene.error());
        if (!*scene)
            continue;
        names[(*scene)->name()].push_back(id);
        if ((*scene)->name() != (*scene)->sourceId)
            names[(*scene)->sourceId].push_back(id);
    }
    return names;
}

/// All items of the round with what the file votes on them. Reads the whole file first.
Result<VotesOfRound> votesIn(Study& study, const QString& file, const NormingBooth& booth)
{
    const auto task = study.task();
    if (!task)
        return fail(task.error());
    const auto rows = readNormingVotes(file, **task, booth.round.questions);
    if (!rows)
        return fail(rows.error());
    const auto names = namesOfRound(study, booth);
    if (!names)
        return fail(names.error());
    QHash<ScenarioId, Ballot> votes;
    for (const NormingVoteRow& row : *rows) {
        const std::vector<ScenarioId> found = names->value(row.item);
        if (found.size() != 1)
            return badVotes(file, row.line, row.item, "norming_item");
        if (votes.contains(found.front()))
            return badVotes(file, row.line, row.item, "norming_twice");
        votes.insert(found.front(), row.ballot);
    }
    VotesOfRound of;
    QStringList lacking;
    for (const ScenarioId id : booth.scenarios) {
        if (votes.contains(id)) {
            of.emplace_back(id, votes.value(id));
        } else {
            const auto scene = study.scenario(id);
            if (!scene)
                return fail(scene.error());
            lacking << (*scene ? (*scene)->name() : QString());
        }
    }
    if (!lacking.isEmpty())
        return badVotes(file, 0, lacking.join(QStringLiteral(", ")), "norming_lacking");
    return of;
}

/// The round as this person has it. Errors: InvalidValue "norming_member", "norming_phase".
Result<NormingBooth> dueBooth(Study& study, PersonId person, const NormingStanding& standing)
{
    const auto booths = study.norming().booths(person);
    if (!booths)
        return fail(booths.error());
    const auto found = std::find_if(booths->begin(), booths->end(), [&](const NormingBooth& booth) {
        return booth.round.uuid == standing.round.uuid;
    });
    if (found == booths->end()) {
        const auto who = study.roster().person(person);
        if (!who)
            return fail(who.error());
        return badVotes({}, 0, who->value_or(Person{}).code, "norming_member");
    }
    if (!found->isDue())
        return badVotes({}, 0, found->round.title, "norming_phase");
    return *found;
}

Result<void> castVotes(Study& study, PersonId person, const Uuid& round, const VotesOfRound& votes)
{
    for (const auto& [scenario, ballot] : votes) {
        const auto kept = study.norming().vote(person, round, scenario, ballot);
        if (!kept)
            return kept;
    }
    const auto cast = study.norming().cast(person, round);
    return cast ? Result<void>() : fail(cast.error());
}

Status runVote(const Session& session, Study& study, const VoteArguments& arguments)
{
    const auto voter = voterOf(study, arguments.person);
    if (!voter)
        return report(voter.error());
    if (!*voter)
        return wrongUsage(QStringLiteral("Say whose votes these are: --person CODE."));
    const auto round = roundNumbered(study, arguments.round);
    if (!round)
        return report(round.error());
    const auto booth = dueBooth(study, **voter, round->standing);
    if (!booth)
        return report(booth.error());
    const auto votes = votesIn(study, text(arguments.file), *booth);
    if (!votes)
        return report(votes.error());
    const auto cast = castVotes(study, **voter, booth->round.uuid, *votes);
    if (!cast)
        return report(cast.error());
    const int pass = booth->phase == NormingPhase::Sealed ? 1 : 2;
    if (session.isJson)
        print({{"round", round->number}, {"pass", pass}, {"items", votes->size()}});
    say(session, (pass == 1 ? QStringLiteral("First votes on round %1 are handed in: %2.")
                            : QStringLiteral("Second votes on round %1 are handed in: %2."))
                     .arg(QString::number(round->number),
                          Plurals::tr("%n items", nullptr, plural(votes->size()))));
    return Status::Done;
}

} // namespace

void addNormingVoteCommand(CLI::App& norming, Session& session)
{
    auto arguments = std::make_shared<VoteArguments>();
    CLI::App* command = norming.add_subcommand(
        "vote", "Hand in somebody’s votes from a file; they stay as they are");
    command
        ->add_option("STUDY", arguments->study, "The study file, or a hand-out of somebody in it")
        ->required();
    command
        ->add_option("--file", arguments->file,
                     "A CSV file with the columns item and, for each question of the round, its "
                     "token; either all of it is taken or nothing")
        ->required();
    command->add_option("--person", arguments->person,
                        "CODE: whose votes these are; not needed in a hand-out");
    addRoundOption(*command, arguments->round);
    onChosen(*command, session, [&session, arguments] {
        return withStudy(session, arguments->study, Study::Access::Write,
                         [&](Study& study) { return runVote(session, study, *arguments); });
    });
}

} // namespace subtext::cli
