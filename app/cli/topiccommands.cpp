// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/asking.h"
#include "app/cli/llmprofiles.h"
#include "app/cli/output.h"
#include "app/cli/terminal.h"
#include "core/base/filewriter.h"
#include "core/exchange/tables/csvtext.h"
#include "core/keys/nocoredump.h"
#include "core/llm/embeddingrequest.h"
#include "core/llm/modelsettings.h"
#include "core/models/embedder.h"
#include "core/models/modelrunner.h"
#include "core/models/runplanning.h"
#include "core/models/topicfinding.h"
#include "core/study/studybytopics.h"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace subtext::cli {
namespace {

struct EmbedArguments
{
    std::string study;
    std::string profile;
    int texts = 16;
    std::optional<std::size_t> limit;
    bool isDryRun = false;
    std::string sendTo;
    std::optional<double> maxCost;
};

/// What --dry-run says of it, with one request as it would be sent.
Status showRequest(const Session& session, const llm::Profile& profile, std::size_t texts,
                   const CostEstimate& estimate, const QByteArray& example)
{
    if (session.isJson)
        print({{"schema", "subtext.embedding-request/1"},
               {"host", utf8(originOf(profile.baseUrl))},
               {"texts", texts},
               {"requests", estimate.requests},
               {"input_tokens", estimate.inputTokens},
               {"usd", estimate.cost ? Json(*estimate.cost) : Json()},
               {"key", utf8(keyWords(profile))},
               {"example", example.toStdString()}});
    say(session, QStringLiteral("Host: %1").arg(originOf(profile.baseUrl)));
    say(session, QStringLiteral("Texts without an embedding: %1, in %2 requests, about %3 "
                                "tokens")
                     .arg(texts)
                     .arg(estimate.requests)
                     .arg(estimate.inputTokens));
    say(session, QString::fromUtf8(example));
    say(session, QStringLiteral("Nothing was sent."));
    return Status::Done;
}

Status runEmbedding(Session& session, const EmbedArguments& arguments, Study& study)
{
    const auto profile = profileNamed(arguments.profile);
    if (!profile)
        return profile.error();
    const auto prices = loadPrices();
    if (!prices)
        return reportOfModels(prices.error());
    if (!llm::givesEmbeddings(profile->kind))
        return wrongUsage(
            QStringLiteral(
                "Embeddings are requested from servers with the API “openai” only, not “%1”.")
                .arg(llm::providerToken(profile->kind)));
    const NoCoreDump noDump; // outlives the key, which the plan has
    EmbeddingPlan plan{
        *profile,         arguments.texts, arguments.limit, {}, llm::priceFor(*profile, *prices),
        arguments.maxCost};
    const auto open = openScenes(study.topics(), plan);
    if (!open)
        return report(open.error());
    const std::vector<QByteArray> bodies = embeddingBodies(*open, plan);
    qint64 bytes = 0;
    for (const QByteArray& body : bodies)
        bytes += body.size();
    const CostEstimate estimate =
        estimateOf(static_cast<qint64>(bodies.size()), bytes, AnswerTokens(), plan.price);
    const QByteArray example = bodies.empty() ? QByteArray() : bodies.front();
    if (arguments.isDryRun)
        return showRequest(session, *profile, open->size(), estimate, example);
    if (const auto may = mayAsk(*profile, plan.budget, plan.price); !may)
        return reportOfPlan(may.error());
    const QJsonObject shown{{QStringLiteral("requests"), estimate.requests},
                            {QStringLiteral("example"), QString::fromUtf8(example)},
                            {QStringLiteral("key"), keyWords(*profile)}};
    const auto key =
        agreedKey(study, {*profile, text(arguments.sendTo), embeddingWording(), shown});
    if (!key)
        return key.error();
    plan.key = *key;
    const RunOutcome outcome =
        askUntilDone(session, profile->model, [&](const Requester::Ports& ports) {
            return std::make_unique<Embedder>(study.topics(), plan, ports);
        });
    if (session.isJson)
        print(askedJson({{"schema", "subtext.embedding-run/1"}}, outcome));
    sayCounts(session, outcome);
    return sayEnd(session, outcome, QStringLiteral("the same command"));
}

struct FindArguments
{
    std::string study;
    std::string model;
    std::optional<int> k;
    int mostK = topics::TopicChoice().mostK;
    std::uint64_t seed = 42;
    bool isKept = false;
    std::string map;
};

/// The model that was named, or the only one.
tl::expected<QString, Status> modelFor(Study& study, const std::string& named)
{
    if (!named.empty())
        return text(named);
    const auto models = study.topics().models();
    if (!models)
        return tl::unexpected(report(models.error()));
    if (models->size() == 1)
        return models->front();
    return tl::unexpected(wrongUsage(
        models->empty()
            ? QStringLiteral(
                  "There are no embeddings yet: request them with “subtext-cli topics embed”.")
            : QStringLiteral("There are embeddings of several models: choose one with "
                             "--model.")));
}

tl::expected<TopicFinding, Status> find(Session& session, const FindArguments& arguments,
                                        Study& study)
{
    const auto model = modelFor(study, arguments.model);
    if (!model)
        return tl::unexpected(model.error());
    const CancelToken cancel;
    const Interruptible interruptible(cancel);
    ProgressLine line(session, QStringLiteral("Finding topics"));
    topics::TopicChoice choice;
    choice.k = arguments.k;
    choice.mostK = arguments.mostK;
    choice.seed = arguments.seed;
    auto found = findTopicsOf(study.topics(), *model, choice, cancel, line.sink());
    if (found)
        return std::move(*found);
    const Error& error = found.error();
    if (error.code == ErrorCode::InvalidValue && error.detail == QLatin1String("vectors")) {
        putErrorLine(
            QStringLiteral("%1 does not have two embeddings of the same length.").arg(*model));
        return tl::unexpected(Status::UnusableInput);
    }
    if (error.code == ErrorCode::InvalidValue)
        return tl::unexpected(wrongUsage(
            arguments.k ? QStringLiteral("There are fewer than %1 texts with an embedding: --k "
                                         "must not exceed their number.")
                              .arg(*arguments.k)
                        : QStringLiteral("There is no elbow: set the number of topics with --k.")));
    return tl::unexpected(report(error));
}

Status writeMap(const TopicFinding& found, const std::string& path)
{
    const std::vector<QString> names = found.topics.names();
    QByteArray csv = csvRow({QStringLiteral("scenario"), QStringLiteral("topic"),
                             QStringLiteral("name"), QStringLiteral("x"), QStringLiteral("y")});
    for (std::size_t i = 0; i < found.scenes.size(); ++i) {
        const auto topic = static_cast<std::size_t>(found.topics.of[i]);
        const auto& at = found.topics.map.at[i];
        csv += csvRow({found.scenes[i].scene.name(), QString::number(topic + 1), names[topic],
                       QString::number(at[0], 'g', 9), QString::number(at[1], 'g', 9)});
    }
    const auto written = writeWholeFile(text(path), csv, Readers::Owner);
    return written ? Status::Done : report(written.error());
}

Json jsonOf(const TopicFinding& found, const std::vector<NamedTopic>& named)
{
    Json topics = Json::array();
    for (std::size_t i = 0; i < named.size(); ++i) {
        Json words = Json::array();
        for (const topics::Keyword& keyword : found.topics.keywords[i])
            words.push_back({{"word", utf8(keyword.word)},
                             {"weight", keyword.weight},
                             {"times", keyword.times}});
        topics.push_back({{"topic", i + 1},
                          {"name", utf8(named[i].name)},
                          {"scenarios", named[i].scenarios.size()},
                          {"keywords", words}});
    }
    Json of = Json::array();
    for (std::size_t i = 0; i < found.scenes.size(); ++i)
        of.push_back({{"scenario", utf8(found.scenes[i].scene.name())},
                      {"topic", found.topics.of[i] + 1},
                      {"x", found.topics.map.at[i][0]},
                      {"y", found.topics.map.at[i][1]}});
    return {{"schema", "subtext.topics/1"},
            {"model", utf8(found.model)},
            {"without_embedding", found.without},
            {"k", found.topics.k},
            {"elbow", found.topics.elbow ? Json(*found.topics.elbow) : Json()},
            {"first_k", found.topics.firstK},
            {"inertias", found.topics.inertias},
            {"map_variance_shares", found.topics.map.share},
            {"topics", topics},
            {"scenarios", of}};
}

Status runFinding(Session& session, const FindArguments& arguments, Study& study)
{
    const auto found = find(session, arguments, study);
    if (!found)
        return found.error();
    const std::vector<NamedTopic> named = found->named();
    if (arguments.isKept) {
        const auto kept = study.topics().keep(found->model, found->parameters(), named);
        if (!kept)
            return report(kept.error());
    }
    if (!arguments.map.empty()) {
        if (const Status written = writeMap(*found, arguments.map); written != Status::Done)
            return written;
    }
    if (session.isJson)
        print(jsonOf(*found, named));
    for (std::size_t i = 0; i < named.size(); ++i)
        say(session, QStringLiteral("%1  %2 scenarios  %3")
                         .arg(i + 1)
                         .arg(named[i].scenarios.size())
                         .arg(named[i].keywords.join(QStringLiteral(", "))));
    if (found->without > 0)
        warn(session,
             QStringLiteral("%1 scenarios have no embedding from %2 and belong to no topic.")
                 .arg(found->without)
                 .arg(found->model));
    return Status::Done;
}

Status sayNoTopics()
{
    return wrongUsage(
        QStringLiteral("No topics have been saved yet: use “subtext-cli topics find --keep”."));
}

tl::expected<KeptTopics, Status> keptTopics(Study& study)
{
    auto kept = study.topics().kept();
    if (!kept)
        return tl::unexpected(report(kept.error()));
    if (!*kept)
        return tl::unexpected(sayNoTopics());
    return std::move(**kept);
}

Status showTopics(const Session& session, Study& study)
{
    const auto kept = keptTopics(study);
    if (!kept)
        return kept.error();
    Json list = Json::array();
    for (const NamedTopic& topic : kept->topics) {
        Json words = Json::array();
        for (const QString& word : topic.keywords)
            words.push_back(utf8(word));
        list.push_back({{"name", utf8(topic.name)},
                        {"scenarios", topic.scenarios.size()},
                        {"keywords", words}});
        say(session, QStringLiteral("%1  %2 scenarios  %3")
                         .arg(topic.name)
                         .arg(topic.scenarios.size())
                         .arg(topic.keywords.join(QStringLiteral(", "))));
    }
    if (session.isJson)
        print({{"model", utf8(kept->set.model)}, {"topics", list}});
    return Status::Done;
}

Status sayUngrouped(const Error& error)
{
    return error.detail == QLatin1String("no-topics") ? sayNoTopics() : report(error);
}

struct ExportArguments
{
    std::string study;
    std::string out;
    std::string newStudy;
};

/// The scenarios with their topic as group: a file of scenes, or another study.
Status exportTopics(const Session& session, Study& study, const ExportArguments& arguments)
{
    if (!arguments.newStudy.empty()) {
        const auto made = makeStudyByTopics(study, text(arguments.newStudy), session.environment);
        if (!made)
            return sayUngrouped(made.error());
        say(session, QStringLiteral("Made %1 with %2 scenarios in %3 groups.")
                         .arg(text(arguments.newStudy))
                         .arg(made->scenes)
                         .arg(made->topics));
        if (made->without > 0)
            warn(
                session,
                QStringLiteral("%1 scenarios have no topic and were left out.").arg(made->without));
        return Status::Done;
    }
    const auto grouped = scenesByTopic(study);
    if (!grouped)
        return sayUngrouped(grouped.error());
    if (const auto done = writeWholeFile(text(arguments.out), csvOf(*grouped), Readers::Owner);
        !done)
        return report(done.error());
    say(session, QStringLiteral("Wrote %1 scenarios to %2.")
                     .arg(grouped->scenes.size())
                     .arg(text(arguments.out)));
    return Status::Done;
}

void addEmbed(CLI::App& topics, Session& session)
{
    auto arguments = std::make_shared<EmbedArguments>();
    CLI::App* embed =
        topics.add_subcommand("embed", "Ask a model for the embeddings that are still missing");
    embed->add_option("STUDY", arguments->study, "The study file")->required();
    embed->add_option("--profile", arguments->profile, "Which model (llm profiles)")->required();
    embed->add_option("--texts", arguments->texts, "Texts per request (16)")
        ->check(CLI::Range(1, 2048));
    embed->add_option("--limit", arguments->limit, "Only the first N scenarios");
    embed->add_flag("--dry-run", arguments->isDryRun,
                    "Say what would be sent, with one whole request, and send nothing");
    embed->add_option("--send-to", arguments->sendTo,
                      "The host that texts may be sent to; not needed for this machine");
    embed
        ->add_option("--max-cost", arguments->maxCost,
                     "The budget in USD, as far as the cost can be estimated")
        ->check(CLI::Range(0.0, 1e6));
    onChosen(*embed, session, [&session, arguments] {
        return withStudy(session, arguments->study,
                         arguments->isDryRun ? Study::Access::Read : Study::Access::Write,
                         [&](Study& study) { return runEmbedding(session, *arguments, study); });
    });
}

void addFind(CLI::App& topics, Session& session)
{
    auto arguments = std::make_shared<FindArguments>();
    CLI::App* find = topics.add_subcommand("find", "Group the scenarios by their embeddings");
    find->add_option("STUDY", arguments->study, "The study file")->required();
    find->add_option("--model", arguments->model, "Whose embeddings (the only ones)");
    find->add_option("--k", arguments->k, "Number of topics (by the elbow)")
        ->check(CLI::Range(1, 1'000));
    find->add_option("--most-k", arguments->mostK,
                     "Largest number of topics to try for the elbow, from 2 (40)")
        ->check(CLI::Range(4, 1'000));
    addSeedOption(*find, arguments->seed, std::numeric_limits<std::uint64_t>::max(),
                  "Seed of k-means (42)");
    find->add_flag("--keep", arguments->isKept, "Save them as the study's topics");
    find->add_option("--map", arguments->map, "A CSV file with each one's place on a map");
    onChosen(*find, session, [&session, arguments] {
        return withStudy(session, arguments->study,
                         arguments->isKept ? Study::Access::Write : Study::Access::Read,
                         [&](Study& study) { return runFinding(session, *arguments, study); });
    });
}

} // namespace

void addTopicCommands(CLI::App& app, Session& session)
{
    CLI::App* topics = app.add_subcommand("topics", "Topics of the scenarios");
    topics->require_subcommand(1);
    addEmbed(*topics, session);
    addFind(*topics, session);

    auto shown = std::make_shared<std::string>();
    CLI::App* show = topics->add_subcommand("show", "The topics that were saved last");
    show->add_option("STUDY", *shown, "The study file")->required();
    onChosen(*show, session, [&session, shown] {
        return withStudy(session, *shown, Study::Access::Read,
                         [&](Study& study) { return showTopics(session, study); });
    });

    auto arguments = std::make_shared<ExportArguments>();
    CLI::App* write = topics->add_subcommand(
        "export", "Write the scenarios with their topic as group, as a file or a new study");
    write->add_option("STUDY", arguments->study, "The study file")->required();
    CLI::Option* out = write->add_option("--out", arguments->out, "A file of scenes, CSV");
    CLI::Option* made = write->add_option("--study", arguments->newStudy,
                                          "A new study of the same task, rules and texts");
    out->excludes(made);
    onChosen(*write, session, [&session, arguments] {
        if (arguments->out.empty() && arguments->newStudy.empty())
            return wrongUsage(QStringLiteral("Say where to write: --out FILE or --study FILE."));
        return withVerifiedStudy(session, arguments->study, [&](Study& study) {
            return exportTopics(session, study, *arguments);
        });
    });
}

} // namespace subtext::cli
