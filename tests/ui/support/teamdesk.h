// SPDX-License-Identifier: MIT
#pragma once

#include "core/sync/invitation.h"
#include "core/travel/newteamfile.h"
#include "core/travel/syncing.h"
#include "tests/core/desk/deskstudy.h"
#include "tests/support/must.h"
#include "tests/ui/child.h"
#include "tests/ui/support/faketeam.h"
#include "tests/ui/uiharness.h"
#include "ui/team/invitedialog.h"
#include "ui/team/joindialog.h"
#include "ui/team/sharedialog.h"
#include "ui/team/teamdialog.h"
#include "ui/widgets/consentbox.h"

#include <QDir>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>

namespace subtext::test {

// Dialogs of a team, each with a study, and a server that is played.

inline constexpr int LongestTeamWait = 20'000;

inline Person teamPersonOf(DeskStudy& study, const QString& code)
{
    return *must(study.roster().byCode(code));
}

inline TeamMembership teamMembershipOf(DeskStudy& study)
{
    TeamMembership membership;
    membership.host = QStringLiteral("db.example.org");
    membership.database = QStringLiteral("subtext");
    membership.login = QStringLiteral("login");
    membership.person = teamPersonOf(study, QStringLiteral("C01")).uuid;
    membership.device = study.ids.next();
    membership.role = QStringLiteral("coordinator");
    membership.incarnation = study.ids.next();
    return membership;
}

inline void settleRequest(const TeamRequest& dialog)
{
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.isWorking(), LongestTeamWait);
}

inline Invitation invitationFor(const QString& code, const FixedClock& clock)
{
    Invitation invitation;
    invitation.address.host = QStringLiteral("db.example.org");
    invitation.address.database = QStringLiteral("subtext");
    invitation.address.login = QStringLiteral("login-") + code;
    invitation.address.secret = QStringLiteral("opens once");
    invitation.title = QStringLiteral("A study");
    invitation.code = code;
    constexpr qint64 Fortnight = 14 * qint64{86'400'000};
    invitation.validUntil = clock.now() + Fortnight;
    return invitation;
}

inline TeamMember teamMemberOf(DeskStudy& study, const QString& code, bool hasJoined)
{
    const Person person = teamPersonOf(study, code);
    TeamMember member;
    member.person = person.uuid;
    member.code = code;
    member.role = person.role;
    TeamDevice device;
    device.login = QStringLiteral("login-") + code;
    device.device = study.ids.next();
    device.invitedAt = study.clock.now();
    device.validUntil = study.clock.now();
    if (hasJoined)
        device.enrolledAt = study.clock.now();
    member.devices.push_back(device);
    return member;
}

struct ShareDesk
{
    ShareDesk()
    {
        dialog = new ShareDialog({team, study.study(), prompts,
                                  teamPersonOf(study, QStringLiteral("C01")),
                                  [this](const QString& /*login*/) { return isInFile; }},
                                 nullptr);
        dialog->show();
    }
    ~ShareDesk() { delete dialog; }

    void fillIn()
    {
        dialog->serverField()->setText(QStringLiteral("db.example.org:5433/subtext"));
        dialog->loginField()->setText(QStringLiteral("postgres"));
        dialog->passwordField()->setText(QStringLiteral("of the host"));
    }
    void share()
    {
        fillIn();
        dialog->consentBox()->setChecked(true);
        QVERIFY(dialog->actButton()->isEnabled());
        dialog->actButton()->click();
    }
    std::optional<TeamMembership> membership() { return must(study->syncing().membership()); }

    DeskStudy study{1};
    FakeTeam team;
    ScriptedPrompts prompts;
    bool isInFile = false;
    QPointer<ShareDialog> dialog;
};

/// Of a study that is shared.
struct TeamDesk
{
    TeamDesk()
    {
        must(study->syncing().join(membership));
        team.onStatus = [this](const TeamMembership& /*of*/, const CancelToken& /*cancel*/) {
            return members;
        };
    }
    TeamDialog& open(const QString& code = QStringLiteral("C01"))
    {
        dialog = std::make_unique<TeamDialog>(
            TeamDialog::Context{team, study.study(), prompts, teamPersonOf(study, code)}, nullptr);
        dialog->setAttribute(Qt::WA_DeleteOnClose, false);
        dialog->show();
        settleRequest(*dialog);
        return *dialog;
    }

    DeskStudy study{1};
    TeamMembership membership = teamMembershipOf(study);
    std::vector<TeamMember> members;
    FakeTeam team;
    ScriptedPrompts prompts;
    std::unique_ptr<TeamDialog> dialog;
};

struct InviteDesk : TeamDesk
{
    InviteDesk()
    {
        QDir().mkpath(folder);
        team.onInvite = [this](const TeamMembership& /*of*/, const InvitedPerson& whom,
                               const CancelToken& /*cancel*/) -> Result<Invitation> {
            days = whom.days;
            if (whom.code == refused)
                return fail({ErrorCode::ServerRefused,
                             {},
                             0,
                             0,
                             QStringLiteral("ST010"),
                             QStringLiteral("has a device")});
            return invitationFor(whom.code, study.clock);
        };
    }
    InviteDialog& openInvite(const QString& by = QStringLiteral("C01"))
    {
        invite = std::make_unique<InviteDialog>(
            InviteDialog::Context{team, study.study(), prompts, teamPersonOf(study, by)}, members,
            nullptr);
        invite->setAttribute(Qt::WA_DeleteOnClose, false);
        invite->folderField()->setText(folder);
        invite->show();
        return *invite;
    }
    QListWidgetItem& line(int row) { return *child<QListWidget>(*invite, "people")->item(row); }
    QString fileOf(const QString& code) const
    {
        return QDir(folder).filePath(code + QStringLiteral(".subtext-invite"));
    }

    QString folder = study.filePath(QStringLiteral("invitations"));
    QString refused;
    int days = 0;
    std::unique_ptr<InviteDialog> invite;
};

/// What the server has of a study for one annotator.
struct ForAnnotator
{
    explicit ForAnnotator(DeskStudy& study)
    {
        const TeamMembership membership = teamMembershipOf(study);
        TeamCaller boss{must(study->info()).uuid, membership.person,      membership.device,
                        membership.role,          membership.incarnation, 1};
        Syncing& file = study->syncing();
        must(file.join(membership));
        must(file.begin(boss));
        must(file.reconcile({}));
        std::map<QString, std::vector<WireRow>> byKey;
        caller = boss;
        caller.person = teamPersonOf(study, QStringLiteral("A01")).uuid;
        caller.device = study.ids.next();
        caller.role = QStringLiteral("annotator");
        for (auto batch = must(file.nextBatch(500)); !batch.empty();
             batch = must(file.nextBatch(500))) {
            for (const LinkedRow& row : batch) {
                const QString key = *streamKeyOf(row.row);
                if (row.row.kind == u"scene")
                    scenes.push_back(row.row);
                if (key.startsWith(QLatin1String("common")) || key.contains(caller.person.text()))
                    byKey[key].push_back(row.row);
            }
            must(file.acknowledge(batch));
        }
        for (const auto& [key, rows] : byKey)
            streams.push_back({study.ids.next(), StreamCursor(caller.study, key), rows});
    }
    /// As a server that gives all of it.
    Result<JoinedTeam> give(TeamFile& file) const
    {
        must(file.begin(caller));
        must(file.receive(streams));
        must(file.receiveScenes(scenes));
        TeamMembership membership;
        membership.host = QStringLiteral("db.example.org");
        membership.database = QStringLiteral("subtext");
        membership.login = QStringLiteral("login-A01");
        membership.person = caller.person;
        membership.device = caller.device;
        membership.role = caller.role;
        membership.incarnation = caller.incarnation;
        return JoinedTeam{membership, Role::Annotator, 1};
    }

    TeamCaller caller;
    std::vector<ReadStream> streams;
    std::vector<WireRow> scenes;
};

struct JoinDesk
{
    JoinDesk()
    {
        must(writeInvitation(invitation, invitationFor(QStringLiteral("A01"), study.clock)));
        team.onJoin = [this](const Invitation& of, const QString& with, TeamFile& file,
                             const CancelToken& /*cancel*/) -> Result<JoinedTeam> {
            secret = of.address.secret;
            certificate = with;
            if (isRefused)
                return fail(
                    {ErrorCode::ServerRefused, {}, 0, 0, {}, QStringLiteral("used or revoked")});
            return given.give(file);
        };
    }
    JoinDialog& open(const QString& path)
    {
        dialog = std::make_unique<JoinDialog>(
            JoinDialog::Context{team, prompts, study.environment(), {}}, path, nullptr);
        dialog->setAttribute(Qt::WA_DeleteOnClose, false);
        dialog->show();
        return *dialog;
    }

    DeskStudy study{2};
    ForAnnotator given{study};
    FakeTeam team;
    ScriptedPrompts prompts;
    QString invitation = study.filePath(QStringLiteral("A01.subtext-invite"));
    QString place = study.filePath(QStringLiteral("mine.subtext"));
    bool isRefused = false;
    QString secret;
    QString certificate;
    std::unique_ptr<JoinDialog> dialog;
};

} // namespace subtext::test
