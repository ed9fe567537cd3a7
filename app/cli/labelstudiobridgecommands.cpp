// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/importoptions.h"
#include "app/cli/labelstudionetwork.h"
#include "app/cli/output.h"
#include "app/cli/terminal.h"
#include "core/base/privatefolder.h"
#include "core/bridge/studiobridge.h"
#include "core/keys/answered.h"
#include "core/keys/keys.h"
#include "core/labelstudio/projectfetch.h"
#include "core/labelstudio/projectpush.h"
#include "core/models/modelruns.h"
#include "ui/text/labelstudiotext.h"
#include "ui/text/modeltext.h"

#include <QFile>

#include <CLI/CLI.hpp>

#include <cstdio>

namespace subtext::cli {
namespace {

struct BridgeArguments
{
    ServerArguments server;
    ImportArguments import;
    std::optional<qint64> project;
    bool isDryRun = false;
    bool withAnswers = false;
    bool withGold = false;
    std::string sendTo;
};

Json jsonOf(const StudioProject& project)
{
    return {{"id", project.id},           {"title", utf8(project.title)},
            {"tasks", project.tasks},     {"annotations", project.annotations},
            {"skipped", project.skipped}, {"predictions", project.predictions}};
}

Status listProjects(Session& session, const BridgeArguments& arguments)
{
    std::unique_ptr<ProjectList> list;
    const auto work = [&](LabelStudioClient& client, const Asking::Finish& finish) {
        list = std::make_unique<ProjectList>(client);
        list->start([&session, finish](const Result<std::vector<StudioProject>>& projects) {
            if (!projects)
                return finish(reportOfServer(projects.error()));
            Json all = Json::array();
            for (const StudioProject& project : *projects) {
                all.push_back(jsonOf(project));
                say(session, QStringLiteral("%1  %2  %3")
                                 .arg(project.id)
                                 .arg(project.title, projectCounts(project)));
            }
            if (session.isJson)
                print({{"projects", all}});
            finish(Status::Done);
        });
    };
    return Asking::run(session, arguments.server, work);
}

/// Fetches a project into a folder; none where that failed, when it has been said.
tl::expected<FetchedProject, Status> fetch(Session& session, const BridgeArguments& arguments,
                                           const QString& folder)
{
    std::unique_ptr<ProjectFetch> fetching;
    std::optional<FetchedProject> fetched;
    const auto work = [&](LabelStudioClient& client, const Asking::Finish& finish) {
        fetching = std::make_unique<ProjectFetch>(client, *arguments.project, folder);
        fetching->start([&fetched, finish](const Result<FetchedProject>& of) {
            if (!of)
                return finish(reportOfServer(of.error()));
            fetched = *of;
            finish(Status::Done);
        });
    };
    const Status status = Asking::run(session, arguments.server, work);
    fetching.reset();
    return fetched ? tl::expected<FetchedProject, Status>(*fetched) : tl::unexpected(status);
}

ImportMoment momentOf(bool isDryRun)
{
    return isDryRun ? ImportMoment::Tried : ImportMoment::Done;
}

Json pulledJson(const ImportReport& report, const PulledPredictions& predictions,
                const FetchedProject& fetched, bool leavesInstructions, bool isDryRun)
{
    Json json = importedJson(report, momentOf(isDryRun));
    json["revisions"] = report.revisions;
    json["drafts"] = report.drafts;
    json["people"] = report.people;
    json["predictions"] = {{"kept", predictions.rows},
                           {"known", predictions.known},
                           {"contradicted", predictions.contradicted},
                           {"replaced", predictions.replaced},
                           {"name_too_long", predictions.unnameable},
                           {"left_out", predictions.notTaken}};
    json["changed"] = report.isNew() || predictions.rows > 0;
    json["dry_run"] = isDryRun;
    json["instructions_left"] = leavesInstructions;
    json["project"] = jsonOf(fetched.project);
    return json;
}

Status pullInto(Session& session, const BridgeArguments& arguments, Study& study)
{
    const auto task = study.task();
    if (!task)
        return report(task.error());
    const auto said = importOptionsOf(session, arguments.import, **task);
    if (!said)
        return said.error();
    const auto folder = PrivateFolder::make();
    if (!folder)
        return report(folder.error());
    const auto fetched = fetch(session, arguments, (*folder)->path());
    if (!fetched)
        return fetched.error();
    auto options = study.studioBridge().pullOptionsFor(
        *fetched, {said->mapping(), false, said->groundTruth, said->withGold, said->hasRandomCodes,
                   said->flagsSkipped});
    if (!options)
        return report(options.error());
    const auto leavesInstructions = study.studioBridge().leavesInstructions(fetched->project);
    if (!leavesInstructions)
        return report(leavesInstructions.error());
    options->isDryRun = arguments.isDryRun;
    options->kind = said->kind;
    const auto files = readImportFiles({fetched->file}, *options);
    if (!files)
        return reportOfServer(namedByProject(files.error(), *fetched));
    const auto applied = study.importing().apply(*files, *options);
    if (!applied)
        return reportOfServer(namedByProject(applied.error(), *fetched));
    const ImportReport done = namedByProject(*applied, *fetched);
    const auto predictions = arguments.isDryRun ? Result<PulledPredictions>(PulledPredictions())
                                                : study.studioBridge().keepPredictions(*files);
    if (!predictions) {
        const Status status = reportOfServer(predictions.error());
        putErrorLine(QStringLiteral("Scenes and answers were pulled before that; the predictions "
                                    "were not. Pull again to get them."));
        return status;
    }
    if (session.isJson)
        print(pulledJson(done, *predictions, *fetched, *leavesInstructions, arguments.isDryRun));
    sayImported(session, done, momentOf(arguments.isDryRun));
    for (const QString& line : predictionLines(*predictions))
        say(session, line + u'.');
    if (*leavesInstructions)
        say(session, instructionsLeftText());
    if (done.revisions > 0 || done.drafts > 0 || done.people > 0)
        say(session,
            QStringLiteral(
                "%1 of them are later revisions; in addition, %2 drafts and %3 new people.")
                .arg(done.revisions)
                .arg(done.drafts)
                .arg(done.people));
    if (arguments.isDryRun)
        say(session, QStringLiteral("Nothing was written."));
    else if (!done.isNew() && predictions->rows == 0)
        say(session, QStringLiteral("Nothing is new; the study stays as it was."));
    return statusOf(done);
}

Status pull(Session& session, const BridgeArguments& arguments)
{
    if (!areReadable(session, arguments.import))
        return Status::WrongUsage;
    return withStudy(session, arguments.import.study,
                     Study::Access::Write, // a dry run writes, and undoes it
                     [&](Study& study) { return pullInto(session, arguments, study); });
}

/// Of arguments whose address has been read before.
QUrl serverOf(const BridgeArguments& arguments)
{
    return labelStudioAddress(text(arguments.server.server)).value_or(QUrl());
}

/// Whether texts may go to the server: it is this machine, or it was named. Before anything is said
/// to it.
std::optional<Status> unnamedServer(const BridgeArguments& arguments)
{
    const QUrl url = serverOf(arguments);
    const QString host = originOf(url);
    const QString named = text(arguments.sendTo);
    if (!named.isEmpty() && named != host && named != url.host())
        return wrongUsage(
            QStringLiteral("The server is %1, not %2: nothing was sent.").arg(host, named));
    if (!named.isEmpty() || isLoopback(url.host()))
        return std::nullopt;
    return wrongUsage(QStringLiteral("Texts of the study would be sent to %1, where everybody in "
                                     "the project can read them. Nothing was sent: look at it with "
                                     "--dry-run, and agree with --send-to %2.")
                          .arg(host, url.host()));
}

/// Keeps that somebody agreed; how the command ends where that is impossible.
std::optional<Status> noteConsent(const BridgeArguments& arguments, const PushWishes& wishes,
                                  const PushPlan& plan, Study& study)
{
    const QUrl url = serverOf(arguments);
    const QString host = originOf(url);
    if (isLoopback(url.host()))
        return std::nullopt;
    const QByteArray wording = pushWording(wishes);
    const auto known = study.modelRuns().hasConsent(host, wording);
    if (!known)
        return report(known.error());
    if (*known)
        return std::nullopt;
    const auto agreed = study.modelRuns().consent(host, wording, pushShown(plan, wishes));
    return agreed ? std::nullopt : std::optional(report(agreed.error()));
}

Json planJson(const PushLook& look, const PushDone& done, bool isDryRun)
{
    const PushPlan& plan = look.plan;
    return {{"project", done.project > 0 ? Json(done.project)
                        : look.project   ? Json(look.project->id)
                                         : Json()},
            {"new_project", done.isNewProject || (isDryRun && !look.project)},
            {"dry_run", isDryRun},
            {"to_send",
             {{"scenarios", plan.scenarios.size()},
              {"annotations", plan.answersOfNew + static_cast<qint64>(plan.answers.size())},
              {"replaced", plan.obsolete.size()},
              {"unfinished", plan.unfinished.size()}}},
            {"sent",
             {{"scenarios", done.scenarios},
              {"annotations", done.answers},
              {"replaced", done.replaced},
              {"unfinished", done.unfinished}}},
            {"there",
             {{"scenarios", plan.scenariosThere},
              {"annotations", plan.answersThere},
              {"given_there", plan.givenThere},
              {"changed_there", plan.changedThere},
              {"foreign", plan.foreign},
              {"doubled", plan.doubled}}}};
}

void sayPushed(const Session& session, const PushLook& look, const PushDone& done,
               const PushWishes& wishes, bool isDryRun)
{
    if (session.isJson)
        print(planJson(look, done, isDryRun));
    if (isDryRun) {
        say(session,
            look.project
                ? QStringLiteral("Project %1, “%2”").arg(look.project->id).arg(look.project->title)
                : QStringLiteral("A new project"));
        for (const QString& line : pushPlanLines(look, wishes))
            say(session, QStringLiteral("  ") + line);
        return say(session, QStringLiteral("Nothing was sent."));
    }
    say(session, QStringLiteral("Project %1: %2 scenes and %3 answers sent.")
                     .arg(done.project)
                     .arg(done.scenarios)
                     .arg(done.answers));
    for (const QString& line : pushRemovedLines(done))
        say(session, line);
    if (look.plan.isNothing() && !done.isNewProject)
        say(session, QStringLiteral("Everything was there already."));
}

/// One push at work: a look, then what it found is sent.
class PushCommand
{
public:
    PushCommand(Session& session, const BridgeArguments& arguments, Study& study,
                const PushSource& source)
        : m_session(session)
        , m_arguments(arguments)
        , m_study(study)
        , m_source(source)
        , m_wishes{arguments.withAnswers, arguments.withGold}
        , m_line(session, QStringLiteral("Sending"))
        , m_sink(m_line.sink())
    {}

    void start(LabelStudioClient& client, const Asking::Finish& finish)
    {
        m_finish = finish;
        m_push = std::make_unique<ProjectPush>(client, m_source, m_wishes, m_arguments.project);
        QObject::connect(m_push.get(), &ProjectPush::progressed, m_push.get(), [this](double of) {
            if (m_sink)
                m_sink(of);
        });
        m_push->look([this](const Result<PushLook>& look) { take(look); });
    }

private:
    void take(const Result<PushLook>& look)
    {
        if (!look)
            return m_finish(reportOfServer(look.error()));
        m_look = *look;
        if (m_arguments.isDryRun) {
            sayPushed(m_session, m_look, {}, m_wishes, true);
            return m_finish(Status::Done);
        }
        if (const auto refused = noteConsent(m_arguments, m_wishes, m_look.plan, m_study))
            return m_finish(*refused);
        if (m_look.msOneByOne() > 0)
            for (const QString& line : pushPlanLines(m_look, m_wishes))
                say(m_session, QStringLiteral("  ") + line);
        m_push->run([this](const Result<void>& pushed) { end(pushed); });
    }

    /// What was sent stays there, however the push ended.
    void end(const Result<void>& pushed)
    {
        const PushDone done = m_push->done();
        sayPushed(m_session, m_look, done, m_wishes, false);
        if (pushed)
            return m_finish(Status::Done);
        if (pushed.error().code != ErrorCode::Cancelled || done.isNothing())
            return m_finish(reportOfServer(pushed.error()));
        putErrorLine(pushEndedLines(pushed.error()).join(u' '));
        m_finish(Status::Interrupted);
    }

    Session& m_session;
    const BridgeArguments& m_arguments;
    Study& m_study;
    const PushSource& m_source;
    PushWishes m_wishes;
    ProgressLine m_line;
    ProgressSink m_sink;
    Asking::Finish m_finish;
    std::unique_ptr<ProjectPush> m_push;
    PushLook m_look;
};

Status pushFrom(Session& session, const BridgeArguments& arguments, Study& study)
{
    const auto material = study.studioBridge().pushMaterial();
    if (!material)
        return report(material.error());
    PushCommand command(session, arguments, study, (*material)->source());
    return Asking::run(session, arguments.server,
                       [&](LabelStudioClient& client, const Asking::Finish& finish) {
                           command.start(client, finish);
                       });
}

Status push(Session& session, const BridgeArguments& arguments)
{
    const auto server = labelStudioAddress(text(arguments.server.server));
    if (!server)
        return reportOfServer(server.error());
    if (const auto refused = arguments.isDryRun ? std::nullopt : unnamedServer(arguments))
        return *refused;
    const auto access = arguments.isDryRun ? Study::Access::Read : Study::Access::Write;
    return withStudy(session, arguments.import.study, access, [&](Study& study) {
        if (const auto verified = study.verifyAudit(); !verified)
            return report(verified.error());
        return pushFrom(session, arguments, study);
    });
}

/// From standard input: an argument would be seen by everybody on the machine.
Status keepKey(Session& session, const BridgeArguments& arguments)
{
    const auto server = labelStudioAddress(text(arguments.server.server));
    if (!server)
        return reportOfServer(server.error());
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return wrongUsage(QStringLiteral("The key could not be read."));
    SystemKeyRing keys;
    const auto kept = answered<void>([&](QObject* context, auto stored) {
        keys.store(labelStudioKeychainEntry(*server), input.readLine(), context, stored);
    });
    if (!kept) {
        putErrorLine(keyNotStoredText(kept.error()).oneLine());
        return Status::UnusableInput;
    }
    say(session, QStringLiteral("The keychain has the key of %1.").arg(originOf(*server)));
    return Status::Done;
}

using Command = Status (*)(Session&, const BridgeArguments&);

CLI::App* addCommand(CLI::App& studio, Session& session, const char* name, const char* about,
                     const std::shared_ptr<BridgeArguments>& arguments, Command command)
{
    CLI::App* added = studio.add_subcommand(name, about);
    addServerOptions(*added, arguments->server);
    onChosen(*added, session,
             [&session, arguments, command] { return command(session, *arguments); });
    return added;
}

} // namespace

void addLabelStudioBridge(CLI::App& studio, Session& session)
{
    const auto made = [] { return std::make_shared<BridgeArguments>(); };
    addCommand(studio, session, "projects", "List the projects of a server", made(), listProjects);

    const auto pulled = made();
    CLI::App* pulling = addCommand(studio, session, "pull",
                                   "Pull a project from a server into the study", pulled, pull);
    pulling->add_option("STUDY", pulled->import.study, "The study file")->required();
    pulling->add_option("--project", pulled->project, "Its number there (labelstudio projects)")
        ->required();
    pulling->add_flag("--dry-run", pulled->isDryRun, "Say what would be pulled, and write nothing");
    addMappingOptions(*pulling, pulled->import);

    const auto pushed = made();
    CLI::App* pushing =
        addCommand(studio, session, "push",
                   "Push to a project on a server what it lacks of the study", pushed, push);
    pushing->add_option("STUDY", pushed->import.study, "The study file")->required();
    pushing->add_option(
        "--project", pushed->project,
        "Its number there; by default the project made from this study, or a new one");
    pushing->add_flag("--with-answers", pushed->withAnswers,
                      "Push answers too, with codes and names, not only scenes");
    pushing->add_flag(
        "--with-gold", pushed->withGold,
        "Push gold labels and notes too, which annotators see there beside the scenes");
    pushing->add_option("--send-to", pushed->sendTo,
                        "The host that texts may be sent to; not needed for this machine");
    pushing->add_flag("--dry-run", pushed->isDryRun, "Say what would be sent, and send nothing");

    addCommand(studio, session, "key", "Put a key (standard input) into the keychain", made(),
               keepKey);
}

} // namespace subtext::cli
