// SPDX-License-Identifier: GPL-3.0-or-later
// What carries rows between a study and the server of its team.
#include "app/cli/output.h"
#include "app/cli/teamsupport.h"
#include "app/cli/terminal.h"
#include "core/travel/syncing.h"
#include "ui/text/coursetext.h"

#include <QDeadlineTimer>
#include <QEventLoop>
#include <QTimer>

#include <algorithm>
#include <chrono>

namespace subtext::cli {
namespace {

/// The server's bell, waited for.
class Bell
{
public:
    void ring() { m_loop.quit(); }
    /// Until it rings, the time is over or somebody cancels.
    void wait(std::chrono::milliseconds longest, const CancelToken& cancel)
    {
        constexpr std::chrono::milliseconds Look{50}; // whoever cancels tells nobody
        QTimer look;
        QObject::connect(&look, &QTimer::timeout, &m_loop, [this, &cancel] {
            if (cancel.isCancelled())
                m_loop.quit();
        });
        look.start(Look);
        QTimer::singleShot(longest, &m_loop, &QEventLoop::quit);
        m_loop.exec();
    }

private:
    QEventLoop m_loop;
};

/// What came of it, in one round or several.
struct Carried
{
    SyncOutcome outcome;
    TeamStanding standing;
    /// Everything that the server had then, or the folder here, is in the file, and it has
    /// everything of the file.
    std::optional<qint64> asOf;

    /// Waiting brings nothing more: neither rows that this file may still send, nor any that it
    /// lacks.
    bool isThrough() const
    {
        return standing.waiting == standing.held && standing.missed.empty() &&
               outcome.troubles.empty();
    }
};

void addRound(SyncOutcome& all, const SyncOutcome& round)
{
    all.hello = round.hello;
    all.received += round.received;
    all.sent += round.sent;
    all.areDesksOpened = all.areDesksOpened || round.areDesksOpened;
    all.troubles = round.troubles; // what was mended meanwhile is none any more
    for (const auto& refused : round.refused) {
        const bool isTold =
            std::any_of(all.refused.begin(), all.refused.end(),
                        [&](const auto& told) { return told.first.uuid == refused.first.uuid; });
        if (!isTold)
            all.refused.push_back(refused);
    }
}

Json refusedJson(const SyncOutcome& outcome)
{
    Json rows = Json::array();
    for (const auto& [row, reason] : outcome.refused)
        rows.push_back({{"kind", utf8(row.kind)},
                        {"id", utf8(row.uuid.text())},
                        {"reason", utf8(QString(pushRefusalToken(reason)))}});
    return rows;
}

void warnRefused(const Session& session, const SyncOutcome& outcome)
{
    for (const auto& [row, reason] : outcome.refused)
        warn(session, QStringLiteral("not accepted: %1 %2 (%3)")
                          .arg(row.kind, row.uuid.text(), pushRefusalToken(reason)));
}

/// To whoever has the file, where they dropped out.
void warnDroppedOut(const Session& session, const TeamStanding& standing)
{
    if (standing.isWithdrawn)
        warn(session, droppedOutText());
}

void warnParked(const Session& session, const TeamStanding& standing)
{
    for (const ParkedRow& row : standing.missed)
        warn(session, QStringLiteral("kept for later: %1 (%2)").arg(row.uuid, row.reason));
}

/// Refused now or before. What a lock keeps out needs nothing but that it ends.
void warnSetAside(const Session& session, const Carried& carried)
{
    const std::vector<SetAsideRow>& rows = carried.standing.setAside;
    const auto locked = std::count_if(rows.begin(), rows.end(), [](const SetAsideRow& row) {
        return pushRefusalFromToken(row.reason) == PushRefusal::Locked;
    });
    if (const auto refused = std::ssize(rows) - locked; refused > 0)
        warn(session,
             QStringLiteral("Not everything. Rows of this file that the team did not accept (they "
                            "stay in it): %1.")
                 .arg(refused));
    if (const auto held = locked + carried.standing.held; held > 0)
        warn(session, QStringLiteral("Not everything. The study is locked: rows of this file that "
                                     "are sent once it is unlocked: %1.")
                          .arg(held));
}

Status refusalStatus(const SyncOutcome& outcome)
{
    return outcome.refused.empty() && outcome.troubles.empty() ? Status::Done : Status::DataErrors;
}

Json syncJson(const Carried& carried)
{
    return {{"schema", "subtext.team_sync/1"},
            {"received", carried.outcome.received},
            {"sent", carried.outcome.sent},
            {"waiting", carried.standing.waiting},
            {"parked", static_cast<qint64>(carried.standing.parked.size())},
            {"desks_opened", carried.outcome.areDesksOpened},
            {"refused", refusedJson(carried.outcome)}};
}

void saySynced(const Session& session, const Carried& carried)
{
    say(session, QStringLiteral("%1 rows received, %2 sent, %3 waiting.")
                     .arg(carried.outcome.received)
                     .arg(carried.outcome.sent)
                     .arg(carried.standing.waiting));
    if (carried.outcome.areDesksOpened)
        say(session, QStringLiteral("All have decided: the desks are open to each other."));
    warnDroppedOut(session, carried.standing);
    warnRefused(session, carried.outcome);
    warnParked(session, carried.standing);
    warnTroubles(session, carried.outcome);
}

using Carry = Result<SyncOutcome> (TeamSession::*)(const CancelToken&);

/// Whoever was cut off is told what stays in their file.
Status reportUnsent(Study& study, const Error& error)
{
    const Status status = reportTeam(error);
    const bool isCutOff =
        error.code == ErrorCode::SignInRefused || error.code == ErrorCode::NotInTeam;
    const auto standing = study.syncing().standing();
    if (isCutOff && standing && standing->waiting > 0)
        putErrorLine(QStringLiteral("Rows of this file that the server does not have: %1. They "
                                    "stay in it; hand it in as a file.")
                         .arg(standing->waiting));
    return status;
}

/// One call of a session of its own; or how the command ends.
tl::expected<Carried, Status> carryOnce(Study& study, const TeamMembership& membership, Carry carry)
{
    CancelToken cancel;
    const Interruptible interruptible(cancel);
    OwnTeam team;
    const auto open = team->connect(membership, study.syncing(), {}, cancel);
    if (!open)
        return tl::unexpected(reportUnsent(study, open.error()));
    const auto outcome = (open->get()->*carry)(cancel);
    if (!outcome)
        return tl::unexpected(reportUnsent(study, outcome.error()));
    const auto standing = study.syncing().standing();
    if (!standing)
        return tl::unexpected(report(standing.error()));
    return Carried{*outcome, *standing, {}};
}

/// A server that is away may come back within the limit.
bool mayPass(const Error& error)
{
    return error.code == ErrorCode::ServerBusy || error.code == ErrorCode::ServerUnreachable;
}

Result<Carried> syncUntilAll(Study& study, const TeamMembership& membership,
                             std::chrono::seconds limit, const CancelToken& cancel)
{
    constexpr std::chrono::milliseconds LongestPause{2'000};
    const QDeadlineTimer end(limit);
    OwnTeam team;
    Bell bell;
    std::unique_ptr<TeamSession> open;
    const auto syncOpen = [&]() -> Result<SyncOutcome> {
        if (!open || !open->isOpen()) {
            auto opened = team->connect(
                membership, study.syncing(), [&bell] { bell.ring(); }, cancel);
            if (!opened)
                return fail(opened.error());
            open = std::move(*opened);
        }
        return open->sync(cancel);
    };
    Carried all;
    for (;;) {
        const auto round = syncOpen();
        if (!round && (!mayPass(round.error()) || end.hasExpired()))
            return fail(round.error());
        if (round) {
            addRound(all.outcome, *round);
            auto standing = study.syncing().standing();
            if (!standing)
                return fail(standing.error());
            all.standing = std::move(*standing);
            // What the server had when it said hello was read after that.
            if (all.isThrough() && all.standing.setAside.empty() && all.standing.held == 0)
                all.asOf = round->hello.time;
            if (all.isThrough() || end.hasExpired()) // what was refused no waiting brings there
                return all;
        }
        bell.wait(std::min(LongestPause, std::chrono::milliseconds(end.remainingTime())), cancel);
    }
}

Status syncAndWait(Session& session, Study& study, const TeamMembership& membership, int limit)
{
    CancelToken cancel;
    const Interruptible interruptible(cancel);
    const auto carried = syncUntilAll(study, membership, std::chrono::seconds(limit), cancel);
    if (!carried)
        return reportUnsent(study, carried.error());
    if (session.isJson) {
        Json json = syncJson(*carried);
        addFolder(json, membership, carried->outcome);
        if (!membership.isByFolder()) // what is on its way there nobody knows
            json["as_of"] = momentJson(carried->asOf);
        print(json);
    }
    saySynced(session, *carried);
    if (carried->asOf) {
        say(session, membership.isByFolder()
                         ? QStringLiteral("Everything that the folder here had.")
                         : QStringLiteral("As of %1, everything.").arg(momentText(*carried->asOf)));
        return refusalStatus(carried->outcome);
    }
    warnSetAside(session, *carried);
    if (carried->isThrough())
        return Status::DataErrors;
    warn(session, QStringLiteral("Not everything within %1 s. Rows that still wait here: %2; that "
                                 "were received and are kept for later: %3.")
                      .arg(limit)
                      .arg(carried->standing.waiting)
                      .arg(carried->standing.missed.size()));
    return Status::DataErrors;
}

/// For a study that takes part in a team.
Status inTeam(Session& session, const TeamArguments& arguments,
              const std::function<Status(Study&, const TeamMembership&)>& work)
{
    return withStudy(session, arguments.study, Study::Access::Write, [&](Study& study) {
        const auto membership = membershipOf(study);
        return membership ? work(study, *membership) : membership.error();
    });
}

/// Why nobody gets any of that study, whoever asks; empty: that is not why.
QString whyNoneAreGiven(const ServerHello& hello)
{
    if (hello.role != Role::Annotator)
        return QStringLiteral("Only annotators get items.");
    if (hello.isLocked)
        return QStringLiteral("The study is locked: nobody gets more items.");
    return mayClaim(hello) ? QString()
                           : QStringLiteral("In this study nobody gets more items by asking.");
}

} // namespace

Status syncOnce(Session& session, Study& study, const TeamMembership& membership)
{
    const auto carried = carryOnce(study, membership, &TeamSession::sync);
    if (!carried)
        return carried.error();
    if (session.isJson) {
        Json json = syncJson(*carried);
        addFolder(json, membership, carried->outcome);
        print(json);
    }
    saySynced(session, *carried);
    return refusalStatus(carried->outcome);
}

Status runTeamSync(Session& session, const TeamArguments& arguments)
{
    return inTeam(session, arguments, [&](Study& study, const TeamMembership& membership) {
        return arguments.waits ? syncAndWait(session, study, membership, arguments.limit)
                               : syncOnce(session, study, membership);
    });
}

Status runTeamPush(Session& session, const TeamArguments& arguments)
{
    return inTeam(session, arguments, [&](Study& study, const TeamMembership& membership) {
        const auto carried = carryOnce(study, membership, &TeamSession::send);
        if (!carried)
            return carried.error();
        if (session.isJson) {
            Json json{{"schema", "subtext.team_push/1"},
                      {"sent", carried->outcome.sent},
                      {"waiting", carried->standing.waiting},
                      {"refused", refusedJson(carried->outcome)}};
            addFolder(json, membership, carried->outcome);
            print(json);
        }
        say(session, QStringLiteral("%1 rows sent, %2 waiting.")
                         .arg(carried->outcome.sent)
                         .arg(carried->standing.waiting));
        warnRefused(session, carried->outcome);
        warnTroubles(session, carried->outcome);
        return refusalStatus(carried->outcome);
    });
}

Status runTeamPull(Session& session, const TeamArguments& arguments)
{
    return inTeam(session, arguments, [&](Study& study, const TeamMembership& membership) {
        const auto carried = carryOnce(study, membership, &TeamSession::fetch);
        if (!carried)
            return carried.error();
        if (session.isJson) {
            Json json{{"schema", "subtext.team_pull/1"},
                      {"received", carried->outcome.received},
                      {"waiting", carried->standing.waiting},
                      {"parked", static_cast<qint64>(carried->standing.parked.size())}};
            addFolder(json, membership, carried->outcome);
            print(json);
        }
        say(session, QStringLiteral("%1 rows received, %2 waiting.")
                         .arg(carried->outcome.received)
                         .arg(carried->standing.waiting));
        warnDroppedOut(session, carried->standing);
        warnParked(session, carried->standing);
        warnTroubles(session, carried->outcome);
        return refusalStatus(carried->outcome);
    });
}

Status runTeamClaim(Session& session, const TeamArguments& arguments)
{
    return inTeam(session, arguments, [&](Study& study, const TeamMembership& membership) {
        CancelToken cancel;
        const Interruptible interruptible(cancel);
        OwnTeam team;
        const auto open = team->connect(membership, study.syncing(), {}, cancel);
        if (!open)
            return reportTeam(open.error());
        const auto claimed = (*open)->claim(arguments.items, cancel);
        if (!claimed)
            return report(claimed.error());
        const auto standing = study.syncing().standing();
        if (!standing)
            return report(standing.error());
        const QString why =
            standing->isWithdrawn ? droppedOutText() : whyNoneAreGiven(claimed->carried.hello);
        if (session.isJson)
            print({{"schema", "subtext.team_claim/1"},
                   {"items", claimed->given},
                   {"may_claim", why.isEmpty()},
                   {"sent", claimed->carried.sent},
                   {"refused", refusedJson(claimed->carried)}});
        warnRefused(session, claimed->carried);
        if (!why.isEmpty()) {
            warn(session, why);
            return Status::UnusableInput;
        }
        say(session, claimed->given > 0
                         ? QStringLiteral("Items that came: %1.").arg(claimed->given)
                         : QStringLiteral("No items came: none are left for you, or as many are "
                                          "open as you may have (%1).")
                               .arg(claimed->carried.hello.claim));
        return refusalStatus(claimed->carried);
    });
}

} // namespace subtext::cli
