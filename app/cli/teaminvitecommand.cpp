// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/naming.h"
#include "app/cli/output.h"
#include "app/cli/teamsupport.h"
#include "core/course/roster.h"
#include "core/sync/invitation.h"
#include "core/travel/syncing.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace subtext::cli {
namespace {

/// What all invitations of one command have in common.
struct Inviting
{
    TeamMembership membership;
    QString title; ///< Of the study.
    int days = 0;

    Result<Invitation> invite(OwnTeam& team, Study& study, const Person& person) const
    {
        return team->invite(membership, {person.uuid, person.code, title, days, person.role},
                            study.syncing(), {});
    }
};

tl::expected<Inviting, Status> invitingOf(Study& study, const TeamArguments& arguments)
{
    const auto info = study.info();
    if (!info)
        return tl::unexpected(report(info.error()));
    auto membership = membershipOf(study);
    if (!membership)
        return tl::unexpected(membership.error());
    return Inviting{std::move(*membership), info->title, arguments.days};
}

void sayWritten(const Session& session, const Invitation& invitation, const QString& file)
{
    say(session, QStringLiteral("%1 is for %2 only, and can be used once, until %3.")
                     .arg(file, invitation.code, momentText(invitation.validUntil)));
}

/// What the server made and no file has: it is lost but for this.
void sayUnwritten(const Session& session, const Invitation& invitation)
{
    if (!session.isJson)
        putLine(invitation.code + u' ' + invitationLink(invitation));
}

Json linkJson(const Invitation& invitation)
{
    return {{"person", utf8(invitation.code)},
            {"link", utf8(invitationLink(invitation))},
            {"valid_until", utf8(momentText(invitation.validUntil))}};
}

Json writtenJson(const Invitation& invitation, const QString& file)
{
    return {{"person", utf8(invitation.code)},
            {"file", utf8(file)},
            {"valid_until", utf8(momentText(invitation.validUntil))}};
}

/// The link itself is what was asked for, and comes without a word around it.
Status sayLink(const Session& session, const Invitation& invitation)
{
    if (session.isJson) {
        Json said{{"schema", "subtext.team_invite/1"}};
        said.update(linkJson(invitation));
        print(said);
    } else {
        putLine(invitationLink(invitation));
    }
    return Status::Done;
}

Status inviteOne(Session& session, const TeamArguments& arguments, Study& study)
{
    const QString out = text(arguments.out);
    const auto person = personCoded(study, arguments.person);
    if (!person)
        return report(person.error());
    if (!arguments.isLink && QFileInfo::exists(out))
        return report({ErrorCode::FileExists, out, 0, 0, {}, {}});
    const auto inviting = invitingOf(study, arguments);
    if (!inviting)
        return inviting.error();
    OwnTeam team;
    const auto invitation = inviting->invite(team, study, *person);
    if (!invitation)
        return reportTeam(invitation.error());
    if (arguments.isLink)
        return sayLink(session, *invitation);
    if (const auto written = writeInvitation(out, *invitation); !written) {
        sayLink(session, *invitation); // it is lost but for this
        return report(written.error());
    }
    if (session.isJson) {
        Json said{{"schema", "subtext.team_invite/1"}};
        said.update(writtenJson(*invitation, out));
        print(said);
    }
    sayWritten(session, *invitation, out);
    if (inviting->membership.isByFolder())
        sayNotBlind(session);
    return Status::Done;
}

/// Those of the roster whom nothing stands against, in its order.
Result<std::vector<Person>> peopleToInvite(OwnTeam& team, Study& study,
                                           const TeamMembership& membership)
{
    const auto people = study.roster().people();
    if (!people)
        return fail(people.error());
    const auto listed = team->status(membership, {});
    if (!listed)
        return fail(listed.error());
    const auto members = study.syncing().judged(*listed);
    if (!members)
        return fail(members.error());
    std::vector<Person> invited;
    for (const Person& person : *people) {
        const auto member =
            std::find_if(members->begin(), members->end(),
                         [&](const TeamMember& m) { return m.person == person.uuid; });
        const InvitationStanding standing =
            invitationStanding(member == members->end() ? nullptr : &*member, person.role,
                               person.uuid == membership.person, membership.isByFolder(),
                               QDateTime::currentMSecsSinceEpoch());
        if (standing == InvitationStanding::ToInvite)
            invited.push_back(person);
    }
    return invited;
}

/// What was written before one that fails stays, and is said.
Status inviteAll(Session& session, const TeamArguments& arguments, Study& study)
{
    const auto inviting = invitingOf(study, arguments);
    if (!inviting)
        return inviting.error();
    OwnTeam team;
    const auto people = peopleToInvite(team, study, inviting->membership);
    if (!people)
        return reportTeam(people.error());
    const QDir folder(text(arguments.out));
    if (!folder.exists() && !QDir().mkpath(folder.path()))
        return report({ErrorCode::FolderMissing, folder.path(), 0, 0, {}, {}});
    for (const Person& person : *people) { // before a login is made that nobody could use
        const QString file = folder.filePath(invitationFileName(person.code));
        if (QFileInfo::exists(file))
            return report({ErrorCode::FileExists, file, 0, 0, {}, {}});
    }
    Json invitations = Json::array();
    std::optional<Status> trouble;
    for (const Person& person : *people) {
        const QString file = folder.filePath(invitationFileName(person.code));
        const auto invitation = inviting->invite(team, study, person);
        if (!invitation) {
            trouble = reportTeam(invitation.error());
            break;
        }
        if (const auto written = writeInvitation(file, *invitation); !written) {
            invitations.push_back(linkJson(*invitation));
            sayUnwritten(session, *invitation);
            trouble = report(written.error());
            break;
        }
        invitations.push_back(writtenJson(*invitation, file));
        sayWritten(session, *invitation, file);
    }
    if (session.isJson)
        print({{"schema", "subtext.team_invite/1"}, {"invitations", invitations}});
    if (people->empty())
        say(session, QStringLiteral("There is nobody to invite: all take part, are invited, have "
                                    "dropped out or were cut off."));
    if (!people->empty() && inviting->membership.isByFolder())
        sayNotBlind(session);
    return trouble.value_or(Status::Done);
}

} // namespace

Status runTeamInvite(Session& session, const TeamArguments& arguments)
{
    if (arguments.isForAll == !arguments.person.empty())
        return wrongUsage(QStringLiteral("Say who is invited: --person CODE or --all."));
    if (arguments.isLink != arguments.out.empty())
        return wrongUsage(QStringLiteral("Say where the invitation goes: --out FILE or --link."));
    if (arguments.isForAll && arguments.isLink)
        return wrongUsage(QStringLiteral("--all writes files: say the folder with --out."));
    return withTeamStudy(session, arguments.study, [&](Study& study) {
        return arguments.isForAll ? inviteAll(session, arguments, study)
                                  : inviteOne(session, arguments, study);
    });
}

} // namespace subtext::cli
