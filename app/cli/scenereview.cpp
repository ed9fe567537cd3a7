// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/scenereview.h"

#include "app/cli/output.h"
#include "core/domain/decision.h"
#include "core/models/generatedscenes.h"
#include "ui/text/writtenscenetext.h"

#include <QFile>

#include <CLI/CLI.hpp>

namespace subtext::cli {
namespace {

using generation::SceneFault;

/// "open", "accepted", "edited" or "refused".
QString stateOf(const WrittenScene& scene)
{
    return scene.verdict ? QString(verdictToken(scene.verdict->kind)) : QStringLiteral("open");
}

Json jsonOf(const WrittenScene& scene)
{
    Json faults = Json::array();
    for (const SceneFault& fault : scene.faults)
        faults.push_back(
            {{"kind", generation::sceneFaultToken(fault.kind).data()}, {"what", utf8(fault.what)}});
    Json pairs = Json::array();
    for (const generation::EventPair& pair : scene.event.pairs)
        pairs.push_back({{"relation", generation::relationToken(pair.relation).data()},
                         {"tail", utf8(pair.tail)}});
    return {{"id", utf8(scene.request.text())},
            {"state", utf8(stateOf(scene))},
            {"text", utf8(scene.text)},
            {"taken", scene.verdict ? Json(utf8(scene.verdict->text)) : Json()},
            {"reason", scene.verdict ? Json(utf8(scene.verdict->reason)) : Json()},
            {"faults", faults},
            {"model", utf8(scene.model)},
            {"finish", utf8(scene.finish)},
            {"prompt_sha256", scene.promptSha256.toStdString()},
            {"event",
             {{"id", utf8(scene.event.id)},
              {"event", utf8(scene.event.event)},
              {"subject", utf8(scene.event.subject)},
              {"group", utf8(scene.event.group)},
              {"pairs", pairs}}}};
}

void sayScene(const Session& session, const WrittenScene& scene)
{
    const bool isRejected = scene.verdict && scene.verdict->kind == SceneVerdictKind::Refused;
    say(session,
        QStringLiteral("%1  %2  %3: %4")
            .arg(scene.request.text(), isRejected ? QStringLiteral("rejected") : stateOf(scene),
                 scene.event.id, scene.event.event));
    for (const generation::EventPair& pair : scene.event.pairs)
        say(session,
            QStringLiteral("    %1: %2").arg(generation::relationToken(pair.relation), pair.tail));
    say(session, QStringLiteral("  %1").arg(scene.text));
    if (scene.verdict && scene.verdict->kind == SceneVerdictKind::Edited)
        say(session, QStringLiteral("  accepted as: %1").arg(scene.verdict->text));
    for (const SceneFault& fault : scene.faults)
        say(session, QStringLiteral("  ! %1").arg(sceneFaultText(fault)));
}

Status listScenes(const Session& session, Study& study, const std::string& state)
{
    const auto scenes = study.generatedScenes().scenes();
    if (!scenes)
        return report(scenes.error());
    Json list = Json::array();
    qsizetype open = 0;
    qsizetype faulty = 0;
    for (const WrittenScene& scene : *scenes) {
        open += scene.verdict ? 0 : 1;
        faulty += scene.faults.empty() ? 0 : 1;
        if (state != "all" && text(state) != stateOf(scene))
            continue;
        list.push_back(jsonOf(scene));
        sayScene(session, scene);
    }
    if (session.isJson)
        print({{"schema", "subtext.written-scenes/1"}, {"scenes", list}});
    say(session, QStringLiteral("Written %1, open %2, with faults %3")
                     .arg(scenes->size())
                     .arg(open)
                     .arg(faulty));
    return Status::Done;
}

struct VerdictArguments
{
    std::string study;
    std::string scene;
    std::string textFile;
    std::string reason;
};

tl::expected<Uuid, Status> sceneNamed(const std::string& id)
{
    if (const auto uuid = Uuid::fromText(text(id)))
        return *uuid;
    putErrorLine(QStringLiteral("“%1” is not the id of a generated scene. “subtext-cli scenarios "
                                "generated” lists them.")
                     .arg(text(id)));
    return tl::unexpected(Status::WrongUsage);
}

tl::expected<QString, Status> textIn(const std::string& path)
{
    if (path.empty())
        return QString();
    QFile file(text(path));
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(
            report({ErrorCode::FileUnreadable, text(path), 0, 0, {}, file.errorString()}));
    const QString read = QString::fromUtf8(file.readAll()).trimmed();
    if (read.isEmpty())
        return tl::unexpected(report({ErrorCode::EmptyFile, text(path), 0, 0, {}, {}}));
    return read;
}

Status acceptScene(const Session& session, Study& study, const VerdictArguments& arguments)
{
    const auto id = sceneNamed(arguments.scene);
    if (!id)
        return id.error();
    const auto words = textIn(arguments.textFile);
    if (!words)
        return words.error();
    const auto scenario = study.generatedScenes().accept(*id, {*words, text(arguments.reason)});
    if (!scenario)
        return reportOfScenes(scenario.error());
    const auto scene = study.scenario(*scenario);
    if (!scene)
        return report(scene.error());
    const QString name = *scene ? (*scene)->name() : QString();
    if (session.isJson)
        print({{"scenario", utf8(name)}});
    say(session, QStringLiteral("It is now scenario %1.").arg(name));
    return Status::Done;
}

Status rejectScene(const Session& session, Study& study, const VerdictArguments& arguments)
{
    const auto id = sceneNamed(arguments.scene);
    if (!id)
        return id.error();
    const auto rejected = study.generatedScenes().reject(*id, text(arguments.reason));
    if (!rejected)
        return reportOfScenes(rejected.error());
    say(session, QStringLiteral("Rejected."));
    return Status::Done;
}

using Verdict = Status (*)(const Session&, Study&, const VerdictArguments&);

void addVerdict(CLI::App& command, Session& session,
                const std::shared_ptr<VerdictArguments>& arguments, Verdict verdict)
{
    onChosen(command, session, [&session, arguments, verdict] {
        return withStudy(session, arguments->study, Study::Access::Write,
                         [&](Study& study) { return verdict(session, study, *arguments); });
    });
}

} // namespace

Status reportOfScenes(const Error& error)
{
    if (error.code != ErrorCode::InvalidValue)
        return report(error);
    const auto refuse = [](const QString& line) {
        putErrorLine(line);
        return Status::DataErrors;
    };
    if (error.detail == QLatin1String("scene"))
        return refuse(QStringLiteral("There is no generated scene %1.").arg(error.value));
    if (error.detail == QLatin1String("scene verdict"))
        return refuse(QStringLiteral("The scene %1 is in the study already.").arg(error.value));
    if (error.detail == QLatin1String("story"))
        return refuse(QStringLiteral("Scenes of the task “%1” are not one person's story: it "
                                     "needs a role and a text, and nothing else.")
                          .arg(error.value));
    if (error.detail == QLatin1String("group"))
        return refuse(QStringLiteral("The task has no group “%1”.").arg(error.value));
    if (error.detail == QLatin1String("scene fault"))
        return refuse(QStringLiteral("The scene was not accepted (%1). Correct it with --text, or "
                                     "say with --despite why it is accepted anyway.")
                          .arg(error.value));
    return report(error);
}

void addSceneReview(CLI::App& scenarios, Session& session)
{
    auto listed = std::make_shared<VerdictArguments>();
    auto state = std::make_shared<std::string>("all");
    CLI::App* generated = scenarios.add_subcommand(
        "generated", "List the generated scenes, with their sources and faults");
    generated->add_option("STUDY", listed->study, "The study file")->required();
    generated->add_option("--state", *state, "all, open, accepted, edited or refused (all)")
        ->check(CLI::IsMember({"all", "open", "accepted", "edited", "refused"}));
    onChosen(*generated, session, [&session, listed, state] {
        return withStudy(session, listed->study, Study::Access::Read,
                         [&](Study& study) { return listScenes(session, study, *state); });
    });

    auto taken = std::make_shared<VerdictArguments>();
    CLI::App* accept = scenarios.add_subcommand("accept", "Accept a generated scene as a scenario");
    accept->add_option("STUDY", taken->study, "The study file")->required();
    accept->add_option("ID", taken->scene, "Which (scenarios generated)")->required();
    accept->add_option("--text", taken->textFile, "A file with the corrected text");
    accept->add_option("--despite", taken->reason,
                       "Why it is accepted although a check found something");
    addVerdict(*accept, session, taken, &acceptScene);

    auto rejected = std::make_shared<VerdictArguments>();
    CLI::App* reject = scenarios.add_subcommand("reject", "Reject a generated scene");
    reject->add_option("STUDY", rejected->study, "The study file")->required();
    reject->add_option("ID", rejected->scene, "Which (scenarios generated)")->required();
    reject->add_option("--reason", rejected->reason, "Why");
    addVerdict(*reject, session, rejected, &rejectScene);
}

} // namespace subtext::cli
