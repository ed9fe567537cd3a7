// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/pythonrandom.h"
#include "core/desk/deciding.h"
#include "core/operation/datalock.h"
#include "core/sync/courier.h"
#include "core/travel/cutslices.h"
#include "core/travel/newteamfile.h"
#include "core/travel/syncing.h"
#include "tests/core/desk/deskstudy.h"
#include "tests/core/travel/coursefiles.h"
#include "tests/support/playedexchange.h"

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <vector>

namespace subtext::test {

// A team whose server, lines, clocks and kills are played: what is tried is the program's own
// Courier and files. A seed says everything that happens.

struct Killed // the program of somebody, at this point
{};

/// What happens to one call.
enum class Fault : std::uint8_t {
    None,
    RequestLost, ///< The server never hears of it, and the line is gone.
    AnswerLost,  ///< The server has done it.
    RequestLate, ///< The server does it after the line is gone, some time.
    KilledBefore,
    KilledAfter,
};

/// Asked at each call, before it is made; what others do meanwhile happens inside.
using Happening = std::function<Fault()>;

/// How a file of theirs knows the played server.
inline TeamMembership membershipOf(const PlayedExchange::Member& who, const Uuid& incarnation,
                                   Role role)
{
    return {QStringLiteral("played"),
            5432,
            QStringLiteral("subtext"),
            QStringLiteral("login"),
            {},
            who.person,
            who.device,
            roleToken(role),
            incarnation};
}

class PlayedLine : public CourierLine
{
public:
    using Late = std::function<void(std::function<void()>)>;

    using Member = PlayedExchange::Member;

    PlayedLine(PlayedExchange& exchange, Member who, Happening happening, Late late)
        : m_exchange(exchange)
        , m_who(std::move(who))
        , m_happening(std::move(happening))
        , m_late(std::move(late))
    {}

    void use(const CancelToken& /*cancel*/) override {}
    Result<void> open() override
    {
        return call([](PlayedExchange&, const Member&) { return Result<void>(); });
    }
    Result<ServerHello> hello() override
    {
        return call([](PlayedExchange& there, const Member& who) {
            return Result<ServerHello>(there.hello(who));
        });
    }
    Result<std::vector<StreamHead>> heads() override
    {
        return call([](PlayedExchange& there, const Member& who) {
            return Result<std::vector<StreamHead>>(there.heads(who));
        });
    }
    Result<std::vector<PulledEntry>> pull(const std::vector<After>& afters, int limit) override
    {
        // Few at once, so that most readings take several calls.
        return call([afters, most = std::min(limit, 40)](PlayedExchange& there, const Member& who) {
            return Result<std::vector<PulledEntry>>(there.pull(who, afters, most));
        });
    }
    Result<std::vector<PulledScene>> scenes(const std::vector<Uuid>& wanted) override
    {
        return call([wanted](PlayedExchange& there, const Member& who) {
            return Result<std::vector<PulledScene>>(there.scenes(who, wanted));
        });
    }
    Result<std::vector<OwnChainEnd>> chains() override
    {
        return call([](PlayedExchange& there, const Member& who) {
            return Result<std::vector<OwnChainEnd>>(there.chains(who));
        });
    }
    Result<std::vector<HeadAt>> links(const Uuid& stream,
                                      const std::vector<qint64>& places) override
    {
        return call([stream, places](PlayedExchange& there, const Member& who) {
            return Result<std::vector<HeadAt>>(there.links(who, stream, places));
        });
    }
    Result<PushOutcome> push(const std::vector<LinkedRow>& rows) override
    {
        return call(
            [rows](PlayedExchange& there, const Member& who) { return there.push(who, rows); });
    }
    Result<DeskProgress> deskProgress() override
    {
        return call([](PlayedExchange& there, const Member& who) {
            return Result<DeskProgress>(there.deskProgress(who));
        });
    }
    Result<int> claim(int /*want*/) override
    {
        return call([](PlayedExchange&, const Member&) { return Result<int>(0); });
    }
    Result<bool> openDesks() override
    {
        return call([](PlayedExchange& there, const Member& who) {
            return Result<bool>(there.openDesks(who));
        });
    }
    Result<std::vector<TeamMember>> status() override
    {
        return call([](PlayedExchange&, const Member&) {
            return Result<std::vector<TeamMember>>(std::vector<TeamMember>());
        });
    }
    Result<void> report(int /*waiting*/, int /*refused*/) override
    {
        return call([](PlayedExchange&, const Member&) { return Result<void>(); });
    }

private:
    template <typename Ask>
    auto call(Ask ask) -> decltype(ask(std::declval<PlayedExchange&>(), std::declval<Member>()))
    {
        if (m_isGone)
            return fail(ErrorCode::ServerUnreachable);
        switch (m_happening()) {
        case Fault::None:
            return ask(m_exchange, m_who);
        case Fault::RequestLost:
            break;
        case Fault::AnswerLost:
            static_cast<void>(ask(m_exchange, m_who));
            break;
        case Fault::RequestLate:
            m_late([&exchange = m_exchange, who = m_who, ask]() mutable {
                static_cast<void>(ask(exchange, who));
            });
            break;
        case Fault::KilledBefore:
            throw Killed();
        case Fault::KilledAfter:
            static_cast<void>(ask(m_exchange, m_who));
            throw Killed();
        }
        m_isGone = true;
        return fail(ErrorCode::ServerUnreachable);
    }

    PlayedExchange& m_exchange;
    Member m_who;
    Happening m_happening;
    Late m_late;
    bool m_isGone = false;
};

/// Writes the file of an annotator who joins by the line.
inline void writeJoined(PlayedLine& line, const PlayedExchange::Member& rater, const QString& path)
{
    NewTeamFile file;
    Courier courier(line, file);
    must(courier.connect({}));
    const SyncOutcome fetched = must(courier.fetch({}));
    FixedClock clock;
    NumberedIds ids{7};
    must(file.write(path, membershipOf(rater, fetched.hello.incarnation, Role::Annotator),
                    {clock, ids, {}}));
}

/// The file of a program that may be killed before or after each of its transactions.
class MortalFile : public TeamFile
{
public:
    MortalFile(TeamFile& file, Happening happening)
        : m_file(file)
        , m_happening(std::move(happening))
    {}

    Result<void> begin(const TeamCaller& caller) override
    {
        return live([&] { return m_file.begin(caller); });
    }
    Result<std::map<Uuid, StreamCursor>> cursors() override
    {
        return live([&] { return m_file.cursors(); });
    }
    Result<void> receive(const std::vector<ReadStream>& streams) override
    {
        return live([&] { return m_file.receive(streams); });
    }
    /// Every other one in slices, as the window writes what is long.
    Result<void> receiveCut(const Cut& cut) override
    {
        constexpr int Slice = 7;
        if (cut.rows <= Slice || cut.rows % 2 == 0)
            return live([&] { return m_file.receiveCut(cut); });
        auto streams = readWhole(cut);
        return streams ? receiveInSlices(*this, std::move(*streams), Slice) : fail(streams.error());
    }
    Result<void> receivePart(const std::vector<WireRow>& rows,
                             const std::vector<ReadStream>& ends) override
    {
        return live([&] { return m_file.receivePart(rows, ends); });
    }
    Result<Unreached> unreached() override
    {
        return live([&] { return m_file.unreached(); });
    }
    Result<std::vector<Uuid>> wantedScenes() override
    {
        return live([&] { return m_file.wantedScenes(); });
    }
    Result<void> receiveScenes(const std::vector<WireRow>& rows) override
    {
        return live([&] { return m_file.receiveScenes(rows); });
    }
    Result<void> reconcile(const OwnEnds& ends) override
    {
        return live([&] { return m_file.reconcile(ends); });
    }
    Result<std::vector<LinkedRow>> nextBatch(std::size_t /*limit*/) override
    {
        return live([&] { return m_file.nextBatch(3); }); // so that most sendings take several
    }
    Result<void> acknowledge(const std::vector<LinkedRow>& batch) override
    {
        return live([&] { return m_file.acknowledge(batch); });
    }
    Result<void> refuse(const std::vector<LinkedRow>& batch,
                        const std::vector<RefusedRowOfBatch>& rows) override
    {
        return live([&] { return m_file.refuse(batch, rows); });
    }
    Result<void> note(qint64 asOf, const std::vector<DeviceElsewhere>& elsewhere) override
    {
        return live([&] { return m_file.note(asOf, elsewhere); });
    }
    Result<QByteArray> auditHead() override
    {
        return live([&] { return m_file.auditHead(); });
    }
    Result<qint64> unknownHeads(const std::set<QByteArray>& heads) override
    {
        return live([&] { return m_file.unknownHeads(heads); });
    }
    Result<qint64> refusedCount() override
    {
        return live([&] { return m_file.refusedCount(); });
    }
    Result<qint64> waitingCount() override
    {
        return live([&] { return m_file.waitingCount(); });
    }

private:
    /// What befalls a line does nothing here.
    template <typename Work> auto live(Work work) -> decltype(work())
    {
        const Fault fault = m_happening();
        if (fault == Fault::KilledBefore)
            throw Killed();
        auto done = work();
        if (fault == Fault::KilledAfter)
            throw Killed();
        return done;
    }

    TeamFile& m_file;
    Happening m_happening;
};

/// Somebody of the team at a machine of their own.
struct Replica
{
    Replica(int source, QString personCode)
        : code(std::move(personCode))
        , ids(source)
    {}

    QString code;
    QString path;
    PlayedExchange::Member member;
    FixedClock clock;
    NumberedIds ids;
    std::unique_ptr<Study> study;
    std::unique_ptr<RawSql> raw; ///< What the tests read it by.
    bool isBusy = false;         ///< In the middle of a sync.
    std::vector<Uuid> answers;   ///< What the program called saved, in this order.
    std::vector<Uuid> decisions;
    std::set<Uuid> voices;            ///< Of others, that are known here.
    std::map<qsizetype, qint64> rows; ///< Of each table, at the last look.

    bool isAnnotator() const { return code.startsWith(u'A'); }
    bool isCoordinator() const { return code.startsWith(u'C'); }
    void open() { study = must(Study::open(path, Study::Access::Write, {clock, ids, {}})); }
    void reopen()
    {
        study.reset();
        open();
    }
    PersonId person() const { return must(study->roster().byCode(code))->id; }
    QString sql(const QString& query)
    {
        if (!raw)
            raw = std::make_unique<RawSql>(path);
        return raw->value(query);
    }
};

} // namespace subtext::test
