// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/team/teamlink.h"

#include "core/study/study.h"
#include "core/sync/pushrefusal.h"
#include "core/sync/teamsecrets.h"
#include "core/travel/syncing.h"
#include "ui/team/windowteamfile.h"

#include <QRandomGenerator>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace subtext {
namespace {

/// Server or folder will be back: what was done meanwhile is in the study file. What the disk or
/// the memory of this machine refuses is nothing of that.
bool isAway(const Error& error)
{
    return error.code == ErrorCode::ServerUnreachable || error.code == ErrorCode::ServerBusy ||
           isFolderNotWhole(error);
}

/// What is over as often as not by the next try. A line that breaks while it is being secured looks
/// like a server that is not to be believed, and so does a network that wants its own page read
/// first; neither ever sees a secret. Another program has the study file for moments only.
bool mayBeBrief(const Error& error)
{
    return error.code == ErrorCode::ServerUntrusted || error.code == ErrorCode::Locked ||
           error.code == ErrorCode::FileInUse;
}

/// Of a server that was restored, until somebody confirms that.
bool isWorkGone(const Error& error)
{
    return error.code == ErrorCode::ServerUnreadable && error.value == QLatin1String("dropped");
}

} // namespace

int TeamLink::Pauses::after(int failures, const Error& error) const
{
    constexpr int MostDoublings = 20;
    if (isWorkGone(error))
        return unconfirmed;
    if (!isAway(error) && !mayBeBrief(error))
        return longest;
    // So that a cut of some minutes is over within ten seconds of its end, whatever it looks like.
    constexpr int BriefTries = 40;
    const qint64 atMost = isAway(error) || failures <= BriefTries ? most : longest;
    const qint64 doubled = qint64{first} << std::clamp(failures - 1, 0, MostDoublings);
    return static_cast<int>(std::min(doubled, atMost));
}

/// What is on the thread.
class TeamLink::Lane : public QObject
{
public:
    Lane(TeamLink& link, TeamAccess& access, TeamMembership membership, WindowTeamFile& file)
        : m_link(link)
        , m_access(access)
        , m_membership(std::move(membership))
        , m_file(file)
        , m_pauses(link.m_pauses)
        , m_cancel(link.m_cancel)
        , m_run(link.m_run)
    {
        m_again.setSingleShot(true);
        connect(&m_again, &QTimer::timeout, this, &Lane::goOn);
    }

    /// Syncs; once more where that is asked for meanwhile.
    void goOn()
    {
        if (m_isBusy) { // from within the event loop in which it waits
            m_isDue = true;
            return;
        }
        m_isBusy = true;
        m_again.stop();
        tell([](TeamLink& link) { link.hearTalking(); });
        Result<SyncOutcome> outcome = fail(ErrorCode::Cancelled);
        do {
            m_isDue = false;
            outcome = talk();
        } while (outcome && m_isDue && !m_cancel.isCancelled());
        m_isBusy = false;
        if (!outcome && std::exchange(m_isClaimDue, false)) // it was asked for too late to be tried
            tellClaimed(fail(outcome.error()));
        if (m_cancel.isCancelled())
            return;
        tell([outcome](TeamLink& link) { link.hear(outcome); });
        plan(outcome);
    }
    void claim()
    {
        m_isClaimDue = true;
        goOn();
    }
    /// On the thread, before it ends.
    void close()
    {
        m_again.stop();
        m_session.reset();
    }

private:
    /// Items that were asked for come with it.
    Result<SyncOutcome> talk()
    {
        const auto open = connectAnew();
        const bool isClaim = std::exchange(m_isClaimDue, false);
        if (!isClaim)
            return open ? m_session->sync(m_cancel) : fail(open.error());
        const auto claimed =
            open ? m_session->claim(TeamSession::AsManyAsAllowed, m_cancel) : fail(open.error());
        tellClaimed(claimed);
        return claimed.map([](const ClaimOutcome& outcome) { return outcome.carried; });
    }
    void tellClaimed(const Result<ClaimOutcome>& claimed)
    {
        tell([claimed](TeamLink& link) {
            if (claimed)
                Q_EMIT link.claimed(*claimed);
            else
                Q_EMIT link.claimFailed(claimed.error());
        });
    }
    /// Where there is no connection.
    Result<void> connectAnew()
    {
        if (m_session && !m_session->isOpen())
            m_session.reset();
        if (!m_session) {
            auto session = m_access.connect(
                m_membership, m_file, [this] { goOn(); }, m_cancel);
            if (!session)
                return fail(session.error());
            m_session = std::move(*session);
            // Later, since it is the session's own call.
            m_session->whenClosed([this](const Error& why) {
                QMetaObject::invokeMethod(
                    this, [this, why] { hearClosed(why); }, Qt::QueuedConnection);
            });
        }
        return {};
    }

    void plan(const Result<SyncOutcome>& outcome)
    {
        if (outcome) {
            m_failures = 0;
            if (m_session->isOpen())
                m_again.start(m_pauses.poll);
            else // it ended with the last answer
                tryAgain({ErrorCode::ServerUnreachable, {}, 0, 0, m_membership.host, {}});
            return;
        }
        m_session.reset();
        // What a server refuses today it may take tomorrow: one that is being restored knows no
        // login at first. But nobody is to be asked for the keychain again and again.
        if (!isSecretError(outcome.error()))
            tryAgain(outcome.error());
    }
    /// Not all at once, where a server comes back to many.
    void tryAgain(const Error& error)
    {
        const int longest = m_pauses.after(++m_failures, error);
        m_again.start(longest / 2 + QRandomGenerator::global()->bounded(longest / 2 + 1));
    }
    /// Between two syncs. Whether the server has done with this device, the next try tells.
    void hearClosed(const Error& why)
    {
        if (m_isBusy || !m_session || m_session->isOpen())
            return;
        m_session.reset();
        const Error away{ErrorCode::ServerUnreachable, {}, 0, 0, m_membership.host, why.detail};
        tell([away](TeamLink& link) { link.hear(fail(away)); });
        tryAgain(away);
    }

    template <typename What> void tell(What what)
    {
        QMetaObject::invokeMethod(
            &m_link,
            [link = &m_link, run = m_run, what] {
                if (link->m_lane && link->m_run == run)
                    what(*link);
            },
            Qt::QueuedConnection);
    }

    TeamLink& m_link;
    TeamAccess& m_access;
    TeamMembership m_membership;
    WindowTeamFile& m_file;
    Pauses m_pauses;
    CancelToken m_cancel;
    int m_run; ///< Of the link.
    std::unique_ptr<TeamSession> m_session;
    QTimer m_again{this};
    int m_failures = 0; ///< In a row.
    bool m_isBusy = false;
    bool m_isDue = false;
    bool m_isClaimDue = false;
};

TeamLink::TeamLink(const Environment& environment, QObject* parent)
    : TeamLink(environment, Pauses(), parent)
{}

TeamLink::TeamLink(const Environment& environment, const Pauses& pauses, QObject* parent)
    : QObject(parent)
    , m_environment(environment)
    , m_pauses(pauses)
{}

TeamLink::~TeamLink()
{
    stop();
}

void TeamLink::start(Study& study, TeamAccess& access)
{
    stop();
    if (study.access() != Study::Access::Write)
        return;
    const auto membership = study.syncing().membership();
    if (!membership || !*membership)
        return; // a read that fails is told by the study itself
    m_study = &study;
    m_cancel = CancelToken();
    ++m_run;
    m_file = std::make_unique<WindowTeamFile>(study.syncing());
    m_thread = std::make_unique<QThread>();
    m_lane = new Lane(*this, access, **membership, *m_file);
    m_lane->moveToThread(m_thread.get());
    connect(m_thread.get(), &QThread::finished, m_lane, [lane = m_lane] {
        lane->close();
        lane->deleteLater();
    });
    m_state = {};
    m_state.kind = LinkState::Kind::Talking;
    m_state.host = (*membership)->host;
    m_state.isByFolder = (*membership)->isByFolder();
    connect(&study, &Study::changed, this, [this](const ChangeSet& changes) {
        // What has just come in need not go back, and drafts never travel.
        const bool isNews = !m_file->isWriting() && changes.kinds != ChangeSet::DraftChanged;
        // Nobody is to be asked for the keychain at each answer.
        const bool isAsked = m_state.error && isSecretError(*m_state.error);
        if (isNews && !isAsked)
            syncNow();
    });
    m_thread->start(QThread::LowPriority);
    readStanding();
    syncNow();
    Q_EMIT changed();
}

void TeamLink::stop()
{
    if (!m_lane)
        return;
    m_cancel.cancel();
    m_file->close();
    m_study->disconnect(this);
    m_thread->quit();
    m_thread->wait();
    (void)m_study->syncing().endParts(); // a write that fails is told by the study itself
    m_thread.reset();
    m_lane = nullptr;
    m_file.reset();
    m_study = nullptr;
    m_state = {};
    Q_EMIT changed();
}

void TeamLink::syncNow()
{
    if (m_lane)
        QMetaObject::invokeMethod(
            m_lane, [lane = m_lane] { lane->goOn(); }, Qt::QueuedConnection);
}

void TeamLink::claim()
{
    if (m_lane)
        QMetaObject::invokeMethod(
            m_lane, [lane = m_lane] { lane->claim(); }, Qt::QueuedConnection);
}

void TeamLink::hearTalking()
{
    m_state.kind = LinkState::Kind::Talking;
    m_talkingAt = m_environment.clock.now();
    readStanding();
    Q_EMIT changed();
}

void TeamLink::hear(const Result<SyncOutcome>& outcome)
{
    readStanding();
    if (outcome) {
        m_state.kind = LinkState::Kind::Current;
        m_state.asOf = m_environment.clock.now();
        m_state.error.reset();
        m_state.troubles = outcome->troubles;
        m_state.mayClaim = mayClaim(outcome->hello);
        hearClock(outcome->hello.time);
    } else {
        m_state.kind = isAway(outcome.error()) ? LinkState::Kind::Away : LinkState::Kind::Refused;
        m_state.error = outcome.error();
    }
    Q_EMIT changed();
}

/// What waits is in the file, whatever the server says.
void TeamLink::readStanding()
{
    const auto standing = m_study->syncing().standing();
    if (!standing)
        return; // told by the study itself
    m_state.waiting = standing->waiting;
    m_state.locked = standing->held;
    m_state.setAside = 0;
    for (const SetAsideRow& row : standing->setAside) {
        const PushRefusal reason = pushRefusalFromToken(row.reason);
        const bool goesAgain = isWorthAnotherPush(reason, row.kind);
        m_state.waiting += goesAgain ? 1 : 0;
        m_state.locked += reason == PushRefusal::Locked ? 1 : 0;
        m_state.setAside += goesAgain ? 0 : 1;
    }
    m_state.missed = static_cast<qint64>(standing->missed.size());
    m_state.isNewerNeeded =
        std::any_of(standing->missed.begin(), standing->missed.end(),
                    [](const ParkedRow& row) { return row.reason == u"newer"; });
    m_state.isWithdrawn = standing->isWithdrawn;
}

/// The server said its time at some moment since it was asked; 0: it said none. A folder has no
/// clock.
void TeamLink::hearClock(qint64 serverTime)
{
    const qint64 least = m_talkingAt - serverTime;
    const qint64 most = m_environment.clock.now() - serverTime;
    const bool isKnown = !m_state.isByFolder && serverTime != 0;
    m_state.clockAheadMs = !isKnown ? 0 : least > 0 ? least : most < 0 ? most : 0;
}

} // namespace subtext
