// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/naming.h"
#include "app/cli/output.h"
#include "app/cli/teamsupport.h"
#include "app/cli/terminal.h"
#include "core/course/roster.h"
#include "core/remote/connectionkeywords.h"
#include "core/travel/handouts.h"
#include "core/travel/newteamfile.h"
#include "core/travel/syncing.h"
#include "ui/text/words.h"

#include <QFileInfo>

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdlib>

namespace subtext::cli {
namespace {

/// Who sets the team up: the one that was named, or the only coordinator.
tl::expected<Person, Status> coordinatorOf(Study& study, const QString& code)
{
    const auto people = study.roster().people();
    if (!people)
        return tl::unexpected(report(people.error()));
    std::vector<Person> coordinators;
    for (const Person& person : *people) {
        if (person.role == Role::Coordinator && (code.isEmpty() || person.code == code))
            coordinators.push_back(person);
    }
    if (coordinators.size() == 1)
        return coordinators.front();
    putErrorLine(coordinators.empty()
                     ? QStringLiteral("Nobody with that code coordinates the study.")
                     : QStringLiteral("Several people coordinate the study: name one with --as."));
    return tl::unexpected(Status::UnusableInput);
}

/// Shares a study that is not shared yet at an address, and sends what it has.
Status shareAt(Session& session, const TeamArguments& arguments, Study& study,
               const ServerAddress& address)
{
    const auto joined = study.syncing().membership();
    const auto info = study.info();
    const auto handOut = study.handouts().owner();
    for (const Error* error : {joined ? nullptr : &joined.error(), info ? nullptr : &info.error(),
                               handOut ? nullptr : &handOut.error()}) {
        if (error)
            return report(*error);
    }
    if (*joined) {
        putErrorLine(QStringLiteral("The study is shared already, %1. “subtext-cli team invite” "
                                    "invites people to it.")
                         .arg(placeOf(**joined)));
        return Status::UnusableInput;
    }
    if (*handOut)
        return report({ErrorCode::InHandOut, study.path(), 0, 0, {}, {}});
    const auto leader = coordinatorOf(study, text(arguments.as));
    if (!leader)
        return leader.error();
    OwnTeam team;
    const auto membership = team->create(address, {info->uuid, leader->uuid, leader->code}, {});
    if (!membership)
        return address.login.isEmpty() ? reportTeam(membership.error())
                                       : reportAdmin(membership.error(), address);
    if (const auto kept = study.syncing().join(*membership); !kept)
        return report(kept.error());
    team.saySecretFile(session, *membership);
    return syncOnce(session, study, *membership);
}

Status runCreate(Session& session, const TeamArguments& arguments)
{
    const auto admin = adminOf(session, arguments);
    if (!admin)
        return admin.error();
    return withStudy(session, arguments.study, Study::Access::Write,
                     [&](Study& study) { return shareAt(session, arguments, study, *admin); });
}

/// Where the folder of a team is now, on this machine.
Status moveFolder(Session& session, Study& study, TeamMembership membership, const QString& folder)
{
    membership.host = folder;
    OwnTeam team;
    if (const auto isThere = team->status(membership, {}); !isThere)
        return reportTeam(isThere.error());
    if (const auto kept = study.syncing().join(membership); !kept)
        return report(kept.error());
    return syncOnce(session, study, membership);
}

Status runFolder(Session& session, const TeamArguments& arguments)
{
    const QString folder = QFileInfo(text(arguments.folder)).absoluteFilePath();
    return withStudy(session, arguments.study, Study::Access::Write, [&](Study& study) {
        const auto joined = study.syncing().membership();
        if (!joined)
            return report(joined.error());
        sayNotBlind(session);
        if (*joined && (*joined)->isByFolder())
            return moveFolder(session, study, **joined, folder);
        ServerAddress address;
        address.host = folder;
        return shareAt(session, arguments, study, address);
    });
}

/// A link has a secret, and what stands in the arguments of a program everybody here can read.
Result<Invitation> invitationFrom(const std::string& place)
{
    if (place != "-")
        return readInvitation(text(place));
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return fail(ErrorCode::FileUnreadable, QStringLiteral("-"), input.errorString());
    return readInvitation(QString::fromUtf8(input.read(1024 * 1024)));
}

Status runJoin(Session& session, const TeamArguments& arguments)
{
    const QString out = text(arguments.out);
    if (isInvitationLink(text(arguments.study)))
        return wrongUsage(QStringLiteral("A link has a secret, and others on this machine can read "
                                         "what a command is given: pass “-” and the link on "
                                         "standard input."));
    auto invitation = invitationFrom(arguments.study);
    if (!invitation)
        return report(invitation.error());
    const bool isFolder = invitation->isForFolder();
    if (isFolder == arguments.folder.empty()) {
        warn(session, isFolder ? QStringLiteral("The invitation is for a shared folder: say with "
                                                "--folder where that is on this machine.")
                               : QStringLiteral("The invitation is for a server: leave --folder "
                                                "out."));
        return Status::WrongUsage;
    }
    if (isFolder)
        invitation->address.host = text(arguments.folder);
    if (QFileInfo::exists(out))
        return report({ErrorCode::FileExists, out, 0, 0, {}, {}});
    CancelToken cancel;
    const Interruptible interruptible(cancel);
    OwnTeam team;
    NewTeamFile file;
    const auto joined = team->join(*invitation, text(arguments.certificate), file, cancel);
    if (!joined)
        return reportTeam(joined.error());
    const auto written = file.write(out, joined->membership, session.environment);
    if (!written)
        return report(notYetWhole(written.error(), *invitation));
    team.saySecretFile(session, joined->membership);
    SyncOutcome outcome;
    outcome.troubles = joined->troubles;
    if (session.isJson) {
        Json json{{"schema", "subtext.team_join/1"},
                  {"file", utf8(out)},
                  {"person", utf8(invitation->code)},
                  {"role", utf8(roleToken(joined->role))},
                  {"received", joined->received}};
        addFolder(json, joined->membership, outcome);
        print(json);
    }
    say(session, QStringLiteral("%1: “%2” for %3, %4 rows.")
                     .arg(out, invitation->title, invitation->code)
                     .arg(joined->received));
    if (isFolder)
        sayNotBlind(session);
    warnTroubles(session, outcome);
    return outcome.troubles.empty() ? Status::Done : Status::DataErrors;
}

QString stateOf(const TeamDevice& device)
{
    if (device.revokedAt)
        return QStringLiteral("revoked");
    return device.enrolledAt ? QStringLiteral("joined") : QStringLiteral("invited");
}

Json memberJson(const TeamMember& member)
{
    Json devices = Json::array();
    for (const TeamDevice& device : member.devices)
        devices.push_back({{"device", utf8(device.device.text())},
                           {"state", utf8(stateOf(device))},
                           {"invitation_checked", !device.isUnproved},
                           {"seen", momentJson(device.seenAt)},
                           {"waiting", device.waiting},
                           {"refused", device.refused},
                           {"client", utf8(device.client)},
                           {"clock_ahead_ms", device.clockAheadMs}});
    return {{"person", utf8(member.code)},
            {"role", utf8(roleToken(member.role))},
            {"withdrawn", member.isWithdrawn},
            {"revoked", momentJson(member.revokedAt)},
            {"devices", devices}};
}

/// What the device said of itself last.
QString lastSaid(const TeamDevice& device)
{
    constexpr qint64 Minute = 60'000; // less is said of no clock: the way there takes time, too
    if (!device.seenAt)
        return QStringLiteral("  seen never");
    QString said = QStringLiteral("  seen ") + momentText(*device.seenAt);
    if (!device.client.isEmpty()) // into a folder nobody writes it
        said += QStringLiteral("  %1 waiting, %2 not accepted  %3")
                    .arg(device.waiting)
                    .arg(device.refused)
                    .arg(device.client);
    if (std::abs(device.clockAheadMs) > Minute)
        said +=
            QStringLiteral("  clock %1 %2")
                .arg(durationWords(std::abs(device.clockAheadMs)),
                     device.clockAheadMs > 0 ? QStringLiteral("ahead") : QStringLiteral("behind"));
    return said;
}

/// `isSeenKnown`: who asks is told when devices were there last.
void sayMember(const Session& session, const TeamMember& member, bool isSeenKnown)
{
    say(session, member.code + QStringLiteral("  ") + roleToken(member.role) +
                     (member.isWithdrawn ? QStringLiteral("  dropped out") : QString()) +
                     (member.revokedAt ? QStringLiteral("  revoked") : QString()));
    for (const TeamDevice& device : member.devices)
        say(session,
            QStringLiteral("  %1  %2").arg(device.device.text(), stateOf(device)) +
                (device.isUnproved ? QStringLiteral("  invitation not checked yet") : QString()) +
                (isSeenKnown ? lastSaid(device) : QString()));
}

/// A server tells what devices said of themselves to coordinators only.
bool isSeenKnownTo(const TeamMembership& membership)
{
    return membership.isByFolder() || membership.role == roleToken(Role::Coordinator);
}

Status runStatus(Session& session, const TeamArguments& arguments)
{
    return withStudy(session, arguments.study, Study::Access::Read, [&](Study& study) {
        const auto membership = membershipOf(study);
        if (!membership)
            return membership.error();
        const auto standing = study.syncing().standing();
        if (!standing)
            return report(standing.error());
        OwnTeam team;
        const auto listed = team->status(*membership, {});
        if (!listed)
            return reportTeam(listed.error());
        const auto members = study.syncing().judged(*listed);
        if (!members)
            return report(members.error());
        say(session, QStringLiteral("The team is %1.").arg(placeOf(*membership)));
        Json people = Json::array();
        for (const TeamMember& member : *members) {
            people.push_back(memberJson(member));
            sayMember(session, member, isSeenKnownTo(*membership));
        }
        Json aside = Json::array();
        for (const SetAsideRow& row : standing->setAside)
            aside.push_back(
                {{"kind", utf8(row.kind)}, {"id", utf8(row.uuid)}, {"reason", utf8(row.reason)}});
        if (session.isJson)
            print({{"schema", "subtext.team_status/1"},
                   {"server", utf8(membership->host + u'/' + membership->database)},
                   {"port", membership->isByFolder() ? Json() : Json(membership->port)},
                   {"waiting", standing->waiting},
                   {"parked", standing->parked.size()},
                   {"not_taken", aside},
                   {"people", people}});
        say(session, QStringLiteral("%1 rows of this file are waiting, %2 were not accepted.")
                         .arg(standing->waiting)
                         .arg(standing->setAside.size()));
        return standing->setAside.empty() ? Status::Done : Status::DataErrors;
    });
}

Status runRevoke(Session& session, const TeamArguments& arguments)
{
    return withTeamStudy(session, arguments.study, [&](Study& study) {
        const auto membership = membershipOf(study);
        if (!membership)
            return membership.error();
        OwnTeam team;
        const auto members = team->status(*membership, {});
        if (!members)
            return reportTeam(members.error());
        const QString code = text(arguments.person);
        const Uuid device = Uuid::fromText(text(arguments.device)).value_or(Uuid());
        const auto found =
            std::find_if(members->begin(), members->end(), [&](const TeamMember& member) {
                const auto isIt = [&](const TeamDevice& d) { return d.device == device; };
                return code.isEmpty() ? !device.isNull() && std::any_of(member.devices.begin(),
                                                                        member.devices.end(), isIt)
                                      : member.code == code;
            });
        if (found == members->end())
            return report({ErrorCode::UnknownPerson,
                           {},
                           0,
                           0,
                           code.isEmpty() ? text(arguments.device) : code,
                           {}});
        const auto revoked = team->revoke(*membership, found->person, device, study.syncing(), {});
        if (!revoked)
            return reportTeam(revoked.error());
        if (session.isJson)
            print({{"schema", "subtext.team_revoke/1"},
                   {"person", utf8(found->code)},
                   {"devices", *revoked}});
        say(session, QStringLiteral("%1: %2 devices are cut off.").arg(found->code).arg(*revoked));
        return Status::Done;
    });
}

Status runUnblock(Session& session, const TeamArguments& arguments)
{
    return withStudy(session, arguments.study, Study::Access::Read, [&](Study& study) {
        const auto membership = membershipOf(study);
        if (!membership)
            return membership.error();
        OwnTeam team;
        const auto ended = team->unblock(*membership, {});
        if (!ended)
            return reportTeam(ended.error());
        if (session.isJson)
            print({{"schema", "subtext.team_unblock/1"}, {"sessions", *ended}});
        say(session, *ended == 1 ? QStringLiteral("1 session was ended.")
                                 : QStringLiteral("%1 sessions were ended.").arg(*ended));
        return Status::Done;
    });
}

using Run = Status (*)(Session&, const TeamArguments&);

/// Adds the commands of a team in the order of --help, all of which share their arguments.
class TeamCommands
{
public:
    TeamCommands(CLI::App& team, Session& session)
        : m_team(team)
        , m_session(session)
    {}

    void addPlaces()
    {
        CLI::App* create = takeStudy(add("create", "Share a study on a server", runCreate));
        takeServer(create, "A login that may set the server up");
        create->add_option("--as", m_arguments->as, "The coordinator, if there are several");

        CLI::App* folder = takeStudy(
            add("folder", "Share a study through a folder, or say where that is", runFolder));
        folder->add_option("DIR", m_arguments->folder, "The shared folder, on this machine")
            ->required();
        folder->add_option("--as", m_arguments->as, "The coordinator, if there are several");

        takeServer(add("doctor", "Look whether a server is as it should be", runTeamDoctor),
                   "A login that may create studies");
        takeServer(add("upgrade", "Bring the schema of a server up to date", runTeamUpgrade),
                   "A superuser");
        takeServer(
            add("restored", "Confirm that a server was restored from a backup", runTeamRestored),
            "A login that may create studies");
    }

    void addPeople()
    {
        CLI::App* invite =
            takeStudy(add("invite",
                          "Write an invitation for one person, or for everybody who has "
                          "none and does not take part",
                          runTeamInvite));
        CLI::Option* person =
            invite->add_option("--annotator,--person", m_arguments->person, "Their code");
        invite->add_flag("--all", m_arguments->isForAll, "Everybody whom nothing stands against")
            ->excludes(person);
        invite->add_option("--out", m_arguments->out,
                           "The file of the invitation; with --all the folder for one each");
        invite->add_flag("--link", m_arguments->isLink, "Print it as a link, and write no file");
        invite->add_option("--days", m_arguments->days, "Days for which it can be opened")
            ->check(CLI::Range(1, 90));

        CLI::App* join = add("join", "Open an invitation: make a file of the study", runJoin);
        join->add_option("INVITATION", m_arguments->study,
                         "The file of the invitation, or - for a link on standard input")
            ->required();
        join->add_option("--out", m_arguments->out, "The study file to create")->required();
        join->add_option("--folder", m_arguments->folder,
                         "The shared folder on this machine, if the invitation is for one");
        takeCertificate(join);
    }

    void addTraffic()
    {
        CLI::App* sync =
            takeStudy(add("sync", "Send what is waiting and receive what others did", runTeamSync));
        CLI::Option* wait = sync->add_flag("--wait", m_arguments->waits,
                                           "Go on until nothing is waiting or missing");
        sync->add_option("--limit", m_arguments->limit, "Seconds to wait at most")
            ->check(CLI::Range(1, 86'400))
            ->needs(wait);
        takeStudy(add("push", "Send what is waiting, and receive nothing", runTeamPush));
        takeStudy(add("pull", "Receive what others did, and send nothing", runTeamPull));
        CLI::App* claim =
            takeStudy(add("claim", "Get more items, for an annotator who may", runTeamClaim));
        claim
            ->add_option("N", m_arguments->items,
                         "How many at most; without it, as many as the study allows")
            ->check(CLI::Range(1, 1'000'000));
        CLI::App* claims = takeStudy(add(
            "claims", "Whether annotators may get more items; switch it on or off", runTeamClaims));
        claims->add_option("STATE", m_arguments->claims, "on or off; without it, say what it is")
            ->check(CLI::IsMember({"on", "off"}));
        claims
            ->add_option("--items", m_arguments->openItems,
                         "How many of an annotator's items may be open at a time")
            ->check(CLI::Range(1, MostOpenItems));
        takeStudy(add("watch", "See what others decide before the round opens, and decide no more",
                      runTeamWatch));
        takeStudy(add("status", "Who takes part, and what is waiting", runStatus));
        takeStudy(
            add("verify", "Read everything again and verify it against its chains", runTeamVerify));
    }

    void addCuttingOff()
    {
        CLI::App* revoke = takeStudy(add("revoke", "Cut off a person or one device", runRevoke));
        auto* whose = revoke->add_option("--annotator,--person", m_arguments->person, "Their code");
        revoke->add_option("--device", m_arguments->device, "One device, as status names it")
            ->excludes(whose);
        takeStudy(add("unblock", "End sessions that hold others up for over a minute", runUnblock));
    }

private:
    CLI::App* add(const char* name, const char* what, Run run)
    {
        CLI::App* command = m_team.add_subcommand(name, what);
        onChosen(*command, m_session, [&session = m_session, arguments = m_arguments, run] {
            return run(session, *arguments);
        });
        return command;
    }

    CLI::App* takeStudy(CLI::App* command)
    {
        command->add_option("STUDY", m_arguments->study, "The study file")->required();
        return command;
    }

    void takeCertificate(CLI::App* command)
    {
        command->add_option("--certificate", m_arguments->certificate,
                            "The certificate of the authority that signed the server's, if the "
                            "system does not know it");
    }

    void takeServer(CLI::App* command, const std::string& whose)
    {
        command->add_option("--server", m_arguments->server, "HOST/DATABASE or HOST:PORT/DATABASE")
            ->required();
        command
            ->add_option("--admin", m_arguments->admin,
                         whose + "; its password is taken from SUBTEXT_TEAM_ADMIN_SECRET")
            ->required();
        takeCertificate(command);
    }

    CLI::App& m_team;
    Session& m_session;
    std::shared_ptr<TeamArguments> m_arguments = std::make_shared<TeamArguments>();
};

} // namespace

Status withTeamStudy(Session& session, const std::string& path,
                     const std::function<Status(Study&)>& work)
{
    bool isKept = false;
    const Status status = withStudy(session, path, Study::Access::Read, [&](Study& study) {
        const auto membership = study.syncing().membership();
        isKept = membership && *membership && (*membership)->isByFolder();
        return isKept ? Status::Done : work(study);
    });
    return isKept ? withStudy(session, path, Study::Access::Write, work) : status;
}

void addTeamCommands(CLI::App& app, Session& session)
{
    forgetServerVariables(); // before anything has a thread
    CLI::App* team =
        app.add_subcommand("team", "Work on one study from several machines, through a server "
                                   "or a shared folder");
    team->require_subcommand(1);
    TeamCommands commands(*team, session);
    commands.addPlaces();
    commands.addPeople();
    commands.addTraffic();
    commands.addCuttingOff();
}

} // namespace subtext::cli
