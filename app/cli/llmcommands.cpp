// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/llmprofiles.h"
#include "app/cli/llmrun.h"
#include "core/models/modelruns.h"

#include <CLI/CLI.hpp>

namespace subtext::cli {
namespace {

QString usd(const std::optional<double>& cost)
{
    return cost ? QStringLiteral("%1 USD").arg(*cost, 0, 'f', 4) : QStringLiteral("no price");
}

/// What a run's tokens cost: by the profile that asked, where there still is one of that name.
std::optional<double> costOfRun(const RunState& state, const std::vector<llm::Profile>& profiles,
                                const llm::PriceTable& table)
{
    llm::Profile asked;
    asked.name = state.parameters[QLatin1String("profile")].toString();
    asked.model = state.run.model;
    asked.baseUrl = QUrl(state.run.host);
    for (const llm::Profile& profile : profiles) {
        if (profile.name == asked.name && profile.model == asked.model)
            asked.price = profile.price;
    }
    return llm::costOf(
        {state.counts.inputTokens, state.counts.outputTokens, state.counts.reasoningTokens},
        priceFor(asked, table));
}

Status runCost(Session& session, Study& study)
{
    const auto runs = study.modelRuns().runs();
    if (!runs)
        return report(runs.error());
    const auto profiles = loadProfiles();
    if (!profiles)
        return reportOfModels(profiles.error());
    const auto table = loadPrices();
    if (!table)
        return reportOfModels(table.error());
    Json list = Json::array();
    double known = 0;
    int unknown = 0;
    const auto count = [](const std::optional<qint64>& n) { return n ? Json(*n) : Json(); };
    for (const RunState& state : *runs) {
        const auto cost = costOfRun(state, *profiles, *table);
        known += cost.value_or(0);
        unknown += cost ? 0 : 1;
        const ModelRun& run = state.run;
        list.push_back({{"model", utf8(run.model)},
                        {"mode", utf8(run.mode)},
                        {"run", utf8(run.run)},
                        {"host", utf8(run.host)},
                        {"answered", state.counts.answered},
                        {"requests", state.counts.requests},
                        {"refusals", state.counts.refusals},
                        {"length_endings", state.counts.lengths},
                        {"input_tokens", count(state.counts.inputTokens)},
                        {"output_tokens", count(state.counts.outputTokens)},
                        {"reasoning_tokens", count(state.counts.reasoningTokens)},
                        {"usd", cost ? Json(*cost) : Json()}});
        say(session, QStringLiteral("%1:%2:%3  %4  answered %5, requests %6, tokens %7 + %8, %9")
                         .arg(run.model, run.mode, run.run, run.host)
                         .arg(state.counts.answered)
                         .arg(state.counts.requests)
                         .arg(state.counts.inputTokens.value_or(0))
                         .arg(state.counts.outputTokens.value_or(0) +
                              state.counts.reasoningTokens.value_or(0))
                         .arg(usd(cost)));
    }
    if (session.isJson)
        print({{"schema", "subtext.llm-cost/1"},
               {"prices", {{"date", utf8(table->date)}, {"source", utf8(table->source)}}},
               {"runs", list},
               {"usd", known},
               {"without_price", unknown}});
    say(session, runs->empty()
                     ? QStringLiteral("No model was asked yet.")
                     : QStringLiteral("Together %1, prices of %2%3")
                           .arg(usd(known), table->date,
                                unknown > 0 ? QStringLiteral("; %1 runs have no price").arg(unknown)
                                            : QString()));
    return Status::Done;
}

} // namespace

void addLlmCommands(CLI::App& app, Session& session)
{
    CLI::App* llmCommand = app.add_subcommand("llm", "Ask models about the study's scenarios");
    llmCommand->require_subcommand(1);
    addRunCommand(*llmCommand, session);
    addProfileCommands(*llmCommand, session);

    auto path = std::make_shared<std::string>();
    CLI::App* cost = llmCommand->add_subcommand("cost", "What runs took, in tokens and USD");
    cost->add_option("STUDY", *path, "The study file")->required();
    cost->callback([&session, path] {
        session.run = [&session, path] {
            return withVerifiedStudy(session, *path,
                                     [&](Study& study) { return runCost(session, study); });
        };
    });
}

} // namespace subtext::cli
