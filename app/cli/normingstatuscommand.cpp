// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "app/cli/normingrounds.h"
#include "core/agreement/normingfiguresjson.h"
#include "core/domain/scenario.h"
#include "core/figures/norminginput.h"
#include "core/travel/handouts.h"
#include "ui/text/normingstatetext.h"
#include "ui/text/normingtext.h"

#include <QHash>

#include <CLI/CLI.hpp>

#include <algorithm>

namespace subtext::cli {
namespace {

struct NormingReadArguments
{
    std::string study;
    int round = 0; ///< 0: the latest; of status: all.
};

/// What is told of the rounds of a file.
struct NormingRounds
{
    std::vector<NormingStanding> rounds;
    QHash<ScenarioId, QString> names;
    std::shared_ptr<const Task> task;
};

Result<NormingRounds> readNormingRounds(Study& study)
{
    Reads reads;
    NormingRounds of;
    of.rounds = reads.take(study.norming().rounds());
    of.task = reads.take(study.task());
    for (const Scenario& scene : reads.take(study.heads()))
        of.names.insert(scene.id, scene.name());
    const auto owner = reads.take(study.handouts().owner());
    if (owner) { // the others are not in a hand-out
        for (NormingStanding& standing : of.rounds)
            std::erase_if(standing.members,
                          [&](const NormingMember& member) { return member.person != *owner; });
    }
    return reads.outcome().map([&] { return std::move(of); });
}

Json faultJson(NormingFault fault)
{
    switch (fault) {
    case NormingFault::None:
        break;
    case NormingFault::NoVotes:
        return "no_votes";
    case NormingFault::NoCommitment:
        return "no_commitment";
    case NormingFault::Changed:
        return "changed";
    }
    return {};
}

/// Nobody's votes, whatever the phase.
Json normingRoundJson(const NormingRounds& of, std::size_t place)
{
    const NormingStanding& standing = of.rounds[place];
    Json json{{"number", place + 1},
              {"uuid", utf8(standing.round.uuid.text())},
              {"title", utf8(standing.round.title)},
              {"phase", utf8(QString(normingPhaseToken(standing.phase)))},
              {"questions", Json::array()},
              {"items", Json::array()},
              {"people", Json::array()}};
    for (const QuestionIndex question : standing.round.questions)
        json["questions"].push_back(utf8(of.task->questions.at(indexOf(question)).token));
    for (const ScenarioId scenario : standing.scenarios)
        json["items"].push_back(utf8(of.names.value(scenario)));
    for (const NormingMember& member : standing.members)
        json["people"].push_back({{"code", utf8(member.code)},
                                  {"in", member.isIn},
                                  {"voted_again", member.hasVotedAgain},
                                  {"left_out", member.isLeftOut},
                                  {"fault", faultJson(member.fault)}});
    return json;
}

Status runNormingStatus(const Session& session, Study& study, const NormingReadArguments& arguments)
{
    if (arguments.round > 0) {
        if (const auto round = roundNumbered(study, arguments.round); !round)
            return report(round.error());
    }
    const auto of = readNormingRounds(study);
    if (!of)
        return report(of.error());
    if (of->rounds.empty())
        say(session, QStringLiteral("There is no norming round yet."));
    Json rounds = Json::array();
    for (std::size_t i = 0; i < of->rounds.size(); ++i) {
        if (arguments.round > 0 && i + 1 != static_cast<std::size_t>(arguments.round))
            continue;
        const NormingStanding& standing = of->rounds[i];
        say(session, QStringLiteral("%1  %2: %3")
                         .arg(QString::number(i + 1), standing.round.title,
                              normingPhaseWord(standing.phase)));
        for (const QString& line : normingStateText(standing, CalledBy::Code).split(u'\n'))
            say(session, QStringLiteral("  ") + line);
        rounds.push_back(normingRoundJson(*of, i));
    }
    if (session.isJson)
        print({{"schema", "subtext.norming/1"}, {"rounds", rounds}});
    return Status::Done;
}

Status runNormingFigures(const Session& session, Study& study,
                         const NormingReadArguments& arguments)
{
    Reads reads;
    const auto owner = reads.take(study.handouts().owner());
    const auto round = roundNumbered(study, arguments.round);
    const auto scenarios = reads.take(study.scenarios());
    const auto gold = reads.take(study.gold());
    const auto task = reads.take(study.task());
    if (!reads.outcome())
        return report(reads.outcome().error());
    if (owner)
        return report({ErrorCode::InHandOut, {}, 0, 0, {}, {}});
    if (!round)
        return report(round.error());
    const NormingStanding& standing = round->standing;
    if (standing.phase == NormingPhase::Sealed)
        return report({ErrorCode::InvalidValue,
                       {},
                       0,
                       0,
                       standing.round.title,
                       QStringLiteral("norming_sealed")});
    const NormingFigures figures = normingFigures(normingInput(standing, scenarios, gold, task));
    say(session, QStringLiteral("Round %1: %2").arg(round->number).arg(standing.round.title));
    if (figures.people == 0)
        say(session, QStringLiteral("Nobody has voted twice yet."));
    for (const QString& line : normingText(figures, *task).split(u'\n', Qt::SkipEmptyParts))
        say(session, line);
    if (session.isJson) {
        Json json{{"schema", "subtext.norming-figures/1"},
                  {"round", round->number},
                  {"uuid", utf8(standing.round.uuid.text())},
                  {"title", utf8(standing.round.title)},
                  {"phase", utf8(QString(normingPhaseToken(standing.phase)))},
                  {"n", figures.people}};
        json.update(figurejson::norming(figures, *task));
        print(json);
    }
    return Status::Done;
}

} // namespace

void addNormingStatusCommand(CLI::App& norming, Session& session)
{
    auto arguments = std::make_shared<NormingReadArguments>();
    CLI::App* command = norming.add_subcommand(
        "status", "How the rounds stand: who has voted and who is waited for, never what");
    command->add_option("STUDY", arguments->study, "The study file, or a hand-out")->required();
    constexpr int MostRounds = 1'000'000;
    command->add_option("--round", arguments->round, "N: this round alone; without it all")
        ->check(CLI::Range(1, MostRounds));
    onChosen(*command, session, [&session, arguments] {
        return withFigures(session, arguments->study, [&](Study& study) {
            return runNormingStatus(session, study, *arguments);
        });
    });
}

void addNormingFiguresCommand(CLI::App& norming, Session& session)
{
    auto arguments = std::make_shared<NormingReadArguments>();
    CLI::App* command = norming.add_subcommand(
        "figures", "How far people agreed before and after, who moved where, and whether that was "
                   "towards gold");
    command->add_option("STUDY", arguments->study, "The study file")->required();
    addRoundOption(*command, arguments->round);
    onChosen(*command, session, [&session, arguments] {
        return withFigures(session, arguments->study, [&](Study& study) {
            return runNormingFigures(session, study, *arguments);
        });
    });
}

} // namespace subtext::cli
