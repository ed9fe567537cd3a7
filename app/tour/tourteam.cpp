// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/needed.h"
#include "app/tour/tourplaces.h"
#include "core/course/roster.h"
#include "core/study/demonstration/demonstration.h"
#include "core/sync/teamaccess.h"
#include "ui/prompts/prompts.h"
#include "ui/roster/rosterpage.h"
#include "ui/shell/mainwindow.h"
#include "ui/team/invitedialog.h"
#include "ui/team/joindialog.h"
#include "ui/team/sharedialog.h"
#include "ui/team/teamdialog.h"
#include "ui/team/windowteam.h"
#include "ui/widgets/consentbox.h"
#include "ui/widgets/segmentbar.h"

#include <QDir>
#include <QLineEdit>
#include <QPushButton>

#include <atomic>
#include <mutex>

namespace subtext {
namespace {

/// What the server does with those who call.
enum class Mood {
    Willing, ///< Takes everything.
    Picky,   ///< Takes everything but answers.
    Away,
    Closed, ///< Knows nobody.
};

const char TeamHost[] = "subtext.uni.example";

std::optional<Error> faultOf(Mood mood)
{
    const QString host = QString::fromLatin1(TeamHost);
    if (mood == Mood::Away)
        return Error{ErrorCode::ServerUnreachable, {}, 0, 0, host, QStringLiteral("no answer")};
    if (mood == Mood::Closed)
        return Error{ErrorCode::SignInRefused, {}, 0, 0, host, {}};
    return std::nullopt;
}

class PlayedSession : public TeamSession
{
public:
    PlayedSession(const std::atomic<Mood>& mood, TeamFile& file)
        : m_mood(mood)
        , m_file(file)
    {}

    Result<SyncOutcome> fetch(const CancelToken& /*cancel*/) override { return SyncOutcome(); }
    Result<SyncOutcome> send(const CancelToken& cancel) override { return sync(cancel); }
    Result<SyncOutcome> sync(const CancelToken& /*cancel*/) override
    {
        const Mood mood = m_mood;
        if (const auto fault = faultOf(mood))
            return fail(*fault);
        for (;;) {
            const auto batch = m_file.nextBatch(BatchSize);
            if (!batch)
                return fail(batch.error());
            if (batch->empty())
                return SyncOutcome();
            const auto refused = refusedOf(*batch, mood);
            const auto told =
                refused.empty() ? m_file.acknowledge(*batch) : m_file.refuse(*batch, refused);
            if (!told)
                return fail(told.error());
        }
    }
    bool isOpen() const override { return true; }

private:
    static constexpr std::size_t BatchSize = 500;

    static std::vector<RefusedRowOfBatch> refusedOf(const std::vector<LinkedRow>& batch, Mood mood)
    {
        std::vector<RefusedRowOfBatch> refused;
        for (std::size_t place = 0; mood == Mood::Picky && place < batch.size(); ++place) {
            if (batch[place].row.kind == u"annotation")
                refused.push_back({place, PushRefusal::TooLong});
        }
        return refused;
    }

    const std::atomic<Mood>& m_mood;
    TeamFile& m_file;
};

/// The server of a team that is nowhere. It is asked on other threads than the tour's.
class PlayedTeam : public TeamAccess
{
public:
    TeamMembership membership; ///< That whoever shares the study gets.
    std::atomic<Mood> mood = Mood::Willing;

    void setMembers(const std::vector<TeamMember>& members)
    {
        const std::scoped_lock lock(m_mutex);
        m_members = members;
    }

    Result<TeamMembership> create(const ServerAddress& /*admin*/, const TeamFounder& founder,
                                  const CancelToken& /*cancel*/) override
    {
        m_study = founder.study;
        return membership;
    }
    Result<Invitation> invite(const TeamMembership& /*membership*/, const InvitedPerson& /*whom*/,
                              TeamFile& /*file*/, const CancelToken& /*cancel*/) override
    {
        return fail(*faultOf(Mood::Away));
    }
    Result<JoinedTeam> join(const Invitation& /*invitation*/, const QString& /*certificate*/,
                            TeamFile& /*file*/, const CancelToken& /*cancel*/) override
    {
        return fail(*faultOf(Mood::Away));
    }
    Result<std::unique_ptr<TeamSession>> connect(const TeamMembership& of, TeamFile& file,
                                                 std::function<void()> /*rang*/,
                                                 const CancelToken& /*cancel*/) override
    {
        if (const auto fault = faultOf(mood))
            return fail(*fault);
        if (const auto begun =
                file.begin({m_study, of.person, of.device, of.role, of.incarnation, 1});
            !begun)
            return fail(begun.error());
        if (const auto known = file.reconcile({}); !known)
            return fail(known.error());
        return std::make_unique<PlayedSession>(mood, file);
    }
    Result<VerifiedTeam> verify(const TeamMembership& /*membership*/, TeamFile& /*file*/,
                                const CancelToken& /*cancel*/) override
    {
        return VerifiedTeam();
    }
    Result<std::vector<TeamMember>> status(const TeamMembership& /*membership*/,
                                           const CancelToken& /*cancel*/) override
    {
        const std::scoped_lock lock(m_mutex);
        return m_members;
    }
    Result<int> revoke(const TeamMembership& /*membership*/, const Uuid& /*person*/,
                       const Uuid& /*device*/, TeamFile& /*file*/,
                       const CancelToken& /*cancel*/) override
    {
        return 0;
    }
    Result<int> unblock(const TeamMembership& /*membership*/,
                        const CancelToken& /*cancel*/) override
    {
        return 0;
    }
    Result<int> openItems(const TeamMembership& /*membership*/, std::optional<int> most,
                          const CancelToken& /*cancel*/) override
    {
        return most.value_or(0);
    }

private:
    Uuid m_study;
    std::mutex m_mutex;
    std::vector<TeamMember> m_members; ///< Guarded by m_mutex.
};

constexpr qint64 Minute = 60'000;
constexpr qint64 Day = 24 * 60 * Minute;

class TeamTour
{
public:
    TeamTour(QSize size, QString folder, const Environment& environment, const TakePicture& picture)
        : m_folder(std::move(folder))
        , m_environment(environment)
        , m_picture(picture)
        , m_settings(m_folder)
        , m_window(m_settings, m_prompts, environment)
    {
        m_window.setTeam({&m_team});
        m_window.resize(size);
        m_window.show();
    }

    bool run()
    {
        auto made = makeDemonstration(QDir(m_folder).filePath(QStringLiteral("team.subtext")),
                                      m_environment);
        if (!made)
            return false;
        m_window.adopt(std::move(*made));
        m_people = needed(study().roster().people());
        m_coordinator = needed(study().roster().byCode(QStringLiteral("C01"))).value();
        m_window.signIn(m_coordinator.id);
        m_window.showPlace(MainWindow::Place::Roster);
        page().showView(RosterPage::View::Files);
        picture("offer");
        const bool isGood = share() && line() && devices() && join();
        m_window.closeStudy();
        return isGood;
    }

private:
    Study& study() { return *m_window.study(); }
    RosterPage& page() { return *m_window.rosterPage(); }
    WindowTeam& team() { return *m_window.team(); }
    const LinkState& state() { return team().link()->state(); }
    void take(QWidget& widget, const char* name) { m_picture(widget, QByteArray("team-") + name); }
    void picture(const char* name)
    {
        awaitDone([&] { return !page().isWorking(); });
        take(m_window, name);
    }

    bool share()
    {
        TeamMembership& given = m_team.membership;
        given.host = QString::fromLatin1(TeamHost);
        given.database = QStringLiteral("subtext");
        given.login = QStringLiteral("played");
        given.person = m_coordinator.uuid;
        given.device = m_environment.ids.next();
        given.role = QStringLiteral("coordinator");
        given.incarnation = m_environment.ids.next();
        team().open();
        auto* dialog = qobject_cast<ShareDialog*>(team().dialog());
        if (!dialog)
            return false;
        take(*dialog, "share-empty");
        dialog->carrierBar()->button(ShareDialog::FolderCarrier)->click();
        dialog->folderField()->setText(QStringLiteral("/home/tobias/Shared/workshop"));
        take(*dialog, "share-folder");
        dialog->carrierBar()->button(ShareDialog::ServerCarrier)->click();
        dialog->serverField()->setText(given.host + QStringLiteral("/subtext"));
        dialog->certificateField()->setText(QStringLiteral("/home/tobias/subtext.pem"));
        dialog->loginField()->setText(QStringLiteral("subtext_sharing"));
        dialog->passwordField()->setText(QStringLiteral("as it was printed"));
        dialog->consentBox()->setChecked(true);
        take(*dialog, "share");
        dialog->actButton()->click();
        awaitDone([&] { return !dialog->isWorking(); });
        take(*dialog, "shared");
        dialog->reject();
        return awaitLine(LinkState::Kind::Current, [&] { return state().waiting == 0; });
    }

    /// The line at the foot: everything is sent, the server is away, it knows this device no more.
    bool line()
    {
        picture("line-sent");
        m_team.mood = Mood::Away;
        label(0, 3);
        if (!awaitLine(LinkState::Kind::Away, [&] { return state().waiting > 0; }))
            return false;
        picture("line-away");
        m_team.mood = Mood::Picky;
        team().link()->syncNow();
        if (!awaitLine(LinkState::Kind::Current, [&] { return state().setAside > 0; }))
            return false;
        m_team.mood = Mood::Closed;
        label(1, 2);
        if (!awaitLine(LinkState::Kind::Refused, [&] { return state().waiting > 0; }))
            return false;
        picture("line-refused");
        return true;
    }

    void label(std::size_t annotator, int items)
    {
        const auto labelled = simulateLabelling(study(), {m_people.at(annotator).id}, items, 42);
        if (!labelled)
            qFatal("nobody can label: %s", qUtf8Printable(labelled.error().detail));
    }

    template <typename Holds> bool awaitLine(LinkState::Kind kind, const Holds& holds)
    {
        const auto isThere = [&] { return state().kind == kind && holds(); };
        awaitDone(isThere);
        return isThere();
    }

    bool devices()
    {
        m_team.setMembers(members());
        team().open();
        auto* dialog = qobject_cast<TeamDialog*>(team().dialog());
        if (!dialog)
            return false;
        awaitDone([&] { return !dialog->isWorking(); });
        take(*dialog, "devices");
        dialog->inviteButton()->click();
        auto* invite = dialog->findChild<InviteDialog*>();
        if (!invite)
            return false;
        invite->folderField()->setText(QStringLiteral("/home/tobias/invitations"));
        take(*invite, "invite");
        invite->reject();
        dialog->reject();
        return true;
    }

    /// Of the annotators the first has joined and has rows left, the second lost a computer, the
    /// third has not opened the invitation, and the others have none.
    std::vector<TeamMember> members()
    {
        const qint64 now = m_environment.clock.now();
        std::vector<TeamMember> all;
        for (const Person& person : m_people)
            all.push_back({person.uuid, person.code, person.role, false, {}, {}});
        TeamDevice device = joinedDevice(now);
        device.waiting = 12;
        device.refused = 2;
        all.at(0).devices = {device};
        device = joinedDevice(now - 2 * Day);
        device.revokedAt = now - Day;
        all.at(1).devices = {device, joinedDevice(now)};
        device = {};
        device.device = m_environment.ids.next();
        device.invitedAt = now;
        device.validUntil = now + 14 * Day;
        all.at(2).devices = {device};
        for (TeamMember& member : all) {
            if (member.role == Role::Annotator)
                continue;
            device = joinedDevice(now);
            if (member.role == Role::Coordinator)
                device.device = m_team.membership.device;
            else
                device.clockAheadMs = 180 * Minute;
            member.devices = {device};
        }
        return all;
    }

    TeamDevice joinedDevice(qint64 seenAt)
    {
        TeamDevice device;
        device.device = m_environment.ids.next();
        device.enrolledAt = seenAt - 5 * Day;
        device.seenAt = seenAt;
        device.client = QStringLiteral("subtext " SUBTEXT_VERSION);
        return device;
    }

    bool join()
    {
        Invitation invitation;
        invitation.address.host = m_team.membership.host;
        invitation.address.database = m_team.membership.database;
        invitation.address.login = QStringLiteral("played");
        invitation.address.secret = QStringLiteral("opens nothing");
        invitation.title = needed(study().info()).title;
        invitation.code = m_people.front().code;
        invitation.validUntil = m_environment.clock.now() + 14 * Day;
        const QString path = QDir(m_folder).filePath(QStringLiteral("A01.subtext-invite"));
        if (!writeInvitation(path, invitation))
            return false;
        team().join(path);
        auto* dialog = qobject_cast<JoinDialog*>(team().dialog());
        if (!dialog)
            return false;
        dialog->placeField()->setText(QStringLiteral("/home/amara/Documents/study.subtext"));
        take(*dialog, "join");
        dialog->reject();
        return true;
    }

    QString m_folder;
    Environment m_environment;
    TakePicture m_picture;
    std::vector<Person> m_people;
    Person m_coordinator;
    PlayedTeam m_team; ///< Outlasts the window, which asks it.
    Settings m_settings;
    DialogPrompts m_prompts;
    MainWindow m_window;
};

} // namespace

bool tourTeam(QSize size, const QString& folder, const Environment& environment,
              const TakePicture& picture)
{
    QDir().mkpath(folder);
    return TeamTour(size, folder, environment, picture).run();
}

} // namespace subtext
