// SPDX-License-Identifier: MIT
#pragma once

#include "core/travel/cutslices.h"
#include "tests/core/travel/teamsimulation.h"
#include "tests/support/rawsql.h"

#include <QtTest>

namespace subtext::test {

/// An adjudicator's file, and what the coordinator shares meanwhile, by a played server.
class TeamCut : public QObject
{
protected:
    static constexpr int Items = 30; // three answers to each fill several pages

    /// On which things happen between the calls of one reading.
    class Line : public PlayedLine
    {
    public:
        Line(PlayedExchange& exchange, const Member& who)
            : PlayedLine(exchange, who, [] { return Fault::None; }, {})
        {}
        Result<ServerHello> hello() override
        {
            auto hello = PlayedLine::hello();
            if (hello)
                hello->time = time;
            return hello;
        }
        Result<std::vector<StreamHead>> heads() override
        {
            auto heads = PlayedLine::heads();
            if (heads && alter)
                alter(*heads);
            return heads;
        }
        Result<std::vector<PulledEntry>> pull(const std::vector<After>& afters, int limit) override
        {
            ++pulls;
            if (beforePull && pulls == 1)
                beforePull();
            if (pulls == lostAt)
                return fail(ErrorCode::ServerUnreachable);
            return PlayedLine::pull(afters, limit);
        }

        Result<std::vector<HeadAt>> links(const Uuid& stream,
                                          const std::vector<qint64>& places) override
        {
            auto heads = PlayedLine::links(stream, places);
            if (heads && alterLinks)
                alterLinks(*heads);
            return heads;
        }

        std::function<void(std::vector<StreamHead>&)> alter;
        std::function<void(std::vector<HeadAt>&)> alterLinks;
        std::function<void()> beforePull;
        int lostAt = 0;
        int pulls = 0;
        qint64 time = 0; ///< Of the server.
    };

    /// Writes what comes a few rows at a time, until it is ended.
    class SlicedFile : public MortalFile
    {
    public:
        explicit SlicedFile(TeamFile& file, int lives = -1)
            : MortalFile(file, [] { return Fault::None; })
            , m_lives(lives)
        {}
        Result<void> receiveCut(const Cut& cut) override
        {
            auto streams = readWhole(cut);
            return streams ? receiveInSlices(*this, std::move(*streams), 20)
                           : fail(streams.error());
        }
        Result<void> receivePart(const std::vector<WireRow>& rows,
                                 const std::vector<ReadStream>& ends) override
        {
            if (m_lives-- == 0)
                throw Killed();
            ++parts;
            auto taken = MortalFile::receivePart(rows, ends);
            if (afterPart)
                afterPart();
            return taken;
        }

        int parts = 0;
        std::function<void()> afterPart;

    private:
        int m_lives;
    };

    /// What the coordinator's file says comes to the server.
    void share()
    {
        Line line(*m_exchange, m_leader);
        Courier courier(line, (*m_course)->syncing());
        must(courier.connect({}));
        must(courier.sync({}));
    }
    void label(int first, int last)
    {
        for (int item = first; item <= last; ++item)
            m_course->label(item, QStringLiteral("jtf"));
        share();
    }
    Result<SyncOutcome> fetch(Line& line)
    {
        Courier courier(line, m_judge->syncing());
        must(courier.connect({}));
        return courier.fetch({});
    }
    Result<SyncOutcome> fetchInSlices(SlicedFile& file)
    {
        Line line(*m_exchange, m_who);
        Courier courier(line, file);
        must(courier.connect({}));
        return courier.fetch({});
    }
    Result<SyncOutcome> syncAt(qint64 time, TeamFile& file)
    {
        Line line(*m_exchange, m_who);
        line.time = time;
        Courier courier(line, file);
        must(courier.connect({}));
        return courier.sync({});
    }
    /// The program is killed after the first parts of a cut.
    void takeAPart()
    {
        bool isKilled = false;
        try {
            SlicedFile file(m_judge->syncing(), 2);
            static_cast<void>(fetchInSlices(file));
        } catch (const Killed&) {
            isKilled = true;
        }
        QVERIFY(isKilled);
        m_judge.reset();
        m_judge = must(Study::open(m_path, Study::Access::Write, {m_clock, m_ids, {}}));
        COMPARE_ERROR(m_judge->checkWhole(), ErrorCode::StillArriving);
    }
    std::optional<qint64> asOf() { return must(m_judge->syncing().reading())->asOf; }
    qint64 answersRead() { return must(m_judge->counts()).annotations; }
    QString sql(const char* query) { return RawSql(m_path).value(QString::fromLatin1(query)); }

    std::unique_ptr<DeskStudy> m_course;
    std::unique_ptr<PlayedExchange> m_exchange;
    PlayedExchange::Member m_leader;
    PlayedExchange::Member m_who;
    FixedClock m_clock;
    NumberedIds m_ids{7};
    QString m_path;
    std::unique_ptr<Study> m_judge;

    void begin()
    {
        m_course = std::make_unique<DeskStudy>(Items);
        DeskStudy& course = *m_course;
        const Uuid leader = must(course.roster().person(course.coordinator()))->uuid;
        m_exchange = std::make_unique<PlayedExchange>(must(course->info()).uuid, leader);
        m_leader = m_exchange->enrol(leader);
        must(course->syncing().join(membershipOf(m_leader, m_leader.device, Role::Coordinator)));
        share();
        m_who = m_exchange->enrol(must(course.roster().person(course.judge(1)))->uuid);
        m_path = course.filePath(QStringLiteral("J01.subtext"));
        NewTeamFile file;
        Line line(*m_exchange, m_who);
        Courier courier(line, file);
        must(courier.connect({}));
        const SyncOutcome fetched = must(courier.fetch({}));
        must(file.write(m_path, membershipOf(m_who, fetched.hello.incarnation, Role::Adjudicator),
                        {m_clock, m_ids, {}}));
        m_judge = must(Study::open(m_path, Study::Access::Write, {m_clock, m_ids, {}}));
    }
    void end()
    {
        m_judge.reset();
        m_exchange.reset();
        m_course.reset();
    }
};

} // namespace subtext::test
