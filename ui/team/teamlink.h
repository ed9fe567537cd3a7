// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/environment.h"
#include "core/sync/teamaccess.h"

#include <QObject>
#include <QThread>

#include <memory>
#include <optional>

namespace subtext {

class Study;
class WindowTeamFile;

/// How the study of the window stands with its team.
struct LinkState
{
    enum class Kind {
        None,    ///< It takes part in no team, or is not watched.
        Talking, ///< Something is being sent or read.
        Current, ///< Everything was sent and read.
        Away,    ///< Server or folder were not to be had; it is tried again by itself.
        Refused, ///< Somebody has to see to it, at the server or here; it is tried again by itself,
                 ///< but less often.
    };
    Kind kind = Kind::None;
    QString host;               ///< Or the path of the shared folder.
    bool isByFolder = false;    ///< No server carries it.
    bool mayClaim = false;      ///< Whoever has the file may ask the server for more items.
    bool isWithdrawn = false;   ///< They label, and dropped out.
    qint64 waiting = 0;         ///< Rows that are not there yet, refused ones that go again too.
    qint64 locked = 0;          ///< Of these, those that wait until the study is unlocked.
    qint64 setAside = 0;        ///< Rows of this file that the server will never accept.
    qint64 missed = 0;          ///< Rows that came, and that this file lacks all the same,
    bool isNewerNeeded = false; ///< some of them since only a later version can take them.
    std::optional<qint64> asOf; ///< When everything was sent and read last, UTC ms.
    /// How far this machine's clock is ahead of the server's, where that is more than the exchange
    /// took; 0 for a folder.
    qint64 clockAheadMs = 0;
    std::optional<Error> error; ///< Why it is away or refused.
    /// What of a shared folder was passed over last.
    std::vector<FolderTrouble> troubles{};
};

/// Keeps the study of the window and the server or the shared folder of its team the same, from a
/// thread of its own: after each change here, whenever the server rings, and every half minute.
/// Where the server is away, or ends the connection, it says so at once and tries again: at first
/// after a second, then every few seconds. Where it refuses, that is every few minutes.
/// Nobody waits for it, and nothing is lost where it never comes back: what waits is in the study
/// file.
class TeamLink : public QObject
{
    Q_OBJECT
public:
    /// In milliseconds. What waits is there within ten seconds of the server's return.
    struct Pauses
    {
        int first = 1'000; ///< After the first failure; each further one doubles it,
        int most = 8'000;
        int poll = 30'000;        ///< Where the server does not ring.
        int unconfirmed = 30'000; ///< Where it lacks what it had, until that is confirmed.
        int longest = 300'000;    ///< Where it refuses, or is not to be believed.

        /// The longest pause before the next try, after so many failures in a row (from 1), the
        /// last of which was `error`.
        int after(int failures, const Error& error) const;
    };
    explicit TeamLink(const Environment& environment, QObject* parent = nullptr);
    TeamLink(const Environment& environment, const Pauses& pauses, QObject* parent);
    ~TeamLink() override;

    /// Does nothing where the study takes part in no team, or cannot be written. The study and
    /// `access` must stay until stop().
    void start(Study& study, TeamAccess& access);
    void stop();
    /// Now, whatever the pauses say.
    void syncNow();
    /// Asks the server for more items, as many as it gives; see claimed() and claimFailed().
    void claim();

    bool isRunning() const { return m_lane != nullptr; }
    const LinkState& state() const { return m_state; }

Q_SIGNALS:
    void changed();
    /// What came of claim(); items that were given are in the study by then.
    void claimed(const subtext::ClaimOutcome& outcome);
    void claimFailed(const subtext::Error& error);

private:
    class Lane;

    void hear(const Result<SyncOutcome>& outcome);
    void hearTalking();
    void readStanding();
    void hearClock(qint64 serverTime);

    Environment m_environment;
    Pauses m_pauses;
    Study* m_study = nullptr;
    LinkState m_state;
    std::unique_ptr<WindowTeamFile> m_file;
    std::unique_ptr<QThread> m_thread;
    CancelToken m_cancel;
    qint64 m_talkingAt = 0; ///< By the clock here.
    int m_run = 0;          ///< Which one it is: what is still heard of another one counts no more.
    Lane* m_lane = nullptr; ///< Lives on the thread.
};

} // namespace subtext
