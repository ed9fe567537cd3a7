// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "app/cli/importoptions.h"
#include "app/cli/output.h"
#include "core/base/filewriter.h"
#include "core/domain/decision.h"

#include <CLI/CLI.hpp>

namespace subtext::cli {
namespace {

struct ProposalArguments
{
    std::string study;
    std::string interface;
    std::string out;
};

void sayPairs(const Session& session, const QMap<QString, QString>& pairs, const QString& between)
{
    for (auto pair = pairs.begin(); pair != pairs.end(); ++pair)
        say(session, QStringLiteral("  ") + pair.key() + between + pair.value());
}

void sayProposal(const Session& session, const InterfaceProposal& proposal)
{
    say(session, QStringLiteral("Fields with other names there"));
    sayPairs(session, proposal.mapping.columns, QStringLiteral(" is "));
    for (auto of = proposal.mapping.values.begin(); of != proposal.mapping.values.end(); ++of) {
        say(session, QStringLiteral("Words of %1").arg(of.key()));
        sayPairs(session, of.value(), QStringLiteral(" means "));
    }
    for (auto of = proposal.mapping.scales.begin(); of != proposal.mapping.scales.end(); ++of)
        say(session,
            QStringLiteral(
                "%1 counts %2, the lowest point first; write %3..%4 if it runs the other way")
                .arg(of.key(), numberRangeText(of.value()))
                .arg(of->last)
                .arg(of->first));
    const auto warnOf = [&](const QStringList& things, const QString& words) {
        for (const QString& thing : things)
            warn(session, words.arg(thing));
    };
    warnOf(proposal.unclear,
           QStringLiteral("%1: its meaning is not known; answers with it will be refused."));
    warnOf(proposal.notTaken, QStringLiteral("%1: not a field of the study; it is not imported."));
    warnOf(proposal.notAsked,
           QStringLiteral("%1: the interface does not ask it, so the study cannot import any "
                          "answer. Make a task that asks the same: task from-label-studio."));
}

Json jsonListOf(const QStringList& things)
{
    Json list = Json::array();
    for (const QString& thing : things)
        list.push_back(utf8(thing));
    return list;
}

Status proposeFor(Session& session, const ProposalArguments& arguments)
{
    return withStudy(session, arguments.study, Study::Access::Read, [&](Study& study) {
        const auto task = study.task();
        if (!task)
            return report(task.error());
        const auto interface = readInterfaceFile(text(arguments.interface));
        if (!interface)
            return report(interface.error());
        const InterfaceProposal proposal = proposeMapping(**task, *interface);
        const QByteArray mapping = writeMappingFile(proposal.mapping);
        if (!arguments.out.empty()) {
            const auto written = writeWholeFile(text(arguments.out), mapping, Readers::Owner);
            if (!written)
                return report(written.error());
        }
        if (session.isJson)
            print({{"mapping", Json::parse(mapping.toStdString())},
                   {"unclear", jsonListOf(proposal.unclear)},
                   {"not_taken", jsonListOf(proposal.notTaken)},
                   {"not_asked", jsonListOf(proposal.notAsked)}});
        sayProposal(session, proposal);
        return proposal.unclear.isEmpty() && proposal.notAsked.isEmpty() ? Status::Done
                                                                         : Status::DataErrors;
    });
}

} // namespace

void addLabelStudioCommands(CLI::App& app, Session& session)
{
    auto arguments = std::make_shared<ProposalArguments>();
    CLI::App* studio =
        app.add_subcommand("labelstudio", "Label Studio projects: propose a mapping, pull, push");
    studio->require_subcommand(1);
    addLabelStudioBridge(*studio, session);
    CLI::App* command = studio->add_subcommand(
        "map", "Propose what the controls of a labelling interface mean, for import --map");
    command->add_option("STUDY", arguments->study, "The study file")->required();
    command->add_option("CONFIG", arguments->interface, "The labelling interface, XML")->required();
    command->add_option("--out", arguments->out, "The mapping file to write, for you to check");
    onChosen(*command, session, [&session, arguments] { return proposeFor(session, *arguments); });
}

} // namespace subtext::cli
