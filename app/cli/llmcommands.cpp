// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/llmprofiles.h"
#include "core/llm/answerform.h"
#include "core/models/runplanning.h"
#include "ui/text/modeltext.h"

#include <CLI/CLI.hpp>

namespace subtext::cli {
namespace {

/// "by the prices of 2026-02", "by your own prices", or both.
QString pricesWords(int ofProfiles, int ofTable, int unknown, const llm::PriceTable& table)
{
    QStringList words;
    if (ofProfiles > 0)
        words << QStringLiteral("%1 at the prices of their profiles").arg(ofProfiles);
    if (ofTable > 0)
        words << QStringLiteral("%1 at the prices of %2 (%3)")
                     .arg(ofTable)
                     .arg(table.date, table.source);
    if (unknown > 0)
        words << QStringLiteral("%1 without a price").arg(unknown);
    return QStringLiteral("runs: ") + words.join(QStringLiteral(", "));
}

/// With how it was asked to answer, where that is not freely.
QString nameOfRun(const RunState& state)
{
    const QString name = state.run.name.text();
    const auto form = state.answerForm();
    if (form == llm::AnswerForm::Free)
        return name;
    const bool isScoredWithSchema =
        form == llm::AnswerForm::Scored && llm::hasSchema(state.parameters);
    return name + QStringLiteral(" (%1%2)").arg(
                      llm::mannerOfAnswers(state.parameters),
                      isScoredWithSchema ? QStringLiteral(" with a schema") : QString());
}

Json runJson(const RunState& state, const std::optional<double>& cost)
{
    const auto count = [](const std::optional<qint64>& n) { return n ? Json(*n) : Json(); };
    const ModelRun& run = state.run;
    Json json{{"model", utf8(run.name.model)},
              {"mode", utf8(run.name.mode)},
              {"run", utf8(run.name.run)},
              {"host", utf8(run.host)},
              {"answered", state.counts.answered},
              {"requests", state.counts.requests},
              {"refusals", state.counts.refusals},
              {"length_endings", state.counts.lengths},
              {"input_tokens", count(state.counts.inputTokens)},
              {"output_tokens", count(state.counts.outputTokens)},
              {"reasoning_tokens", count(state.counts.reasoningTokens)},
              {"usd", cost ? Json(*cost) : Json()}};
    if (const QString sha256 = state.ownTemplate(); !sha256.isEmpty())
        json["template_sha256"] = utf8(sha256);
    if (const QString about = state.askedAbout(); !about.isEmpty())
        json["asked_about"] = utf8(about);
    if (const auto form = state.answerForm(); form != llm::AnswerForm::Free) {
        json["answer"] = llm::answerFormToken(form).data();
        if (llm::isScoredByCompletion(state.parameters))
            json["score_by"] = "completion";
        if (form == llm::AnswerForm::Scored && llm::hasSchema(state.parameters))
            json["has_schema"] = true;
    }
    return json;
}

Status runCost(Session& session, Study& study)
{
    const auto runs = study.modelRuns().runs();
    if (!runs)
        return report(runs.error());
    const auto pricing = loadPricing();
    if (!pricing)
        return pricing.error();
    Json list = Json::array();
    double known = 0;
    int unknown = 0;
    int ofProfiles = 0;
    int ofTable = 0;
    for (const RunState& state : *runs) {
        const auto [cost, isOfProfile] = costOf(state, pricing->profiles, pricing->table);
        known += cost.value_or(0);
        ++(!cost ? unknown : isOfProfile ? ofProfiles : ofTable);
        list.push_back(runJson(state, cost));
        say(session, QStringLiteral("%1  %2  answered %3, requests %4, tokens %5 + %6, %7")
                         .arg(nameOfRun(state), state.run.host)
                         .arg(state.counts.answered)
                         .arg(state.counts.requests)
                         .arg(state.counts.inputTokens.value_or(0))
                         .arg(state.counts.outputTokens.value_or(0) +
                              state.counts.reasoningTokens.value_or(0))
                         .arg(costText(cost)));
    }
    if (session.isJson)
        print({{"schema", "subtext.llm-cost/1"},
               {"prices",
                {{"date", utf8(pricing->table.date)}, {"source", utf8(pricing->table.source)}}},
               {"runs", list},
               {"usd", known},
               {"without_price", unknown}});
    say(session, runs->empty() ? QStringLiteral("No model has been asked yet.")
                               : QStringLiteral("Together %1; %2")
                                     .arg(costText(known), pricesWords(ofProfiles, ofTable, unknown,
                                                                       pricing->table)));
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
    CLI::App* cost = llmCommand->add_subcommand("cost", "Cost of the runs, in tokens and USD");
    cost->add_option("STUDY", *path, "The study file")->required();
    onChosen(*cost, session, [&session, path] {
        return withVerifiedStudy(session, *path,
                                 [&](Study& study) { return runCost(session, study); });
    });
}

} // namespace subtext::cli
