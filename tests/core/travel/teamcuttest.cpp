// SPDX-License-Identifier: MIT
#include "core/operation/datalock.h"
#include "core/travel/cutslices.h"
#include "core/travel/wiremapping.h"
#include "tests/core/travel/teamsimulation.h"
#include "tests/support/registeredtest.h"

#include <QtTest>

using namespace subtext;
using namespace subtext::test;

/// What is read is what the server had at one moment, all of it or nothing.
class TeamCutTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void rowsBeyondTheHeads_waitForTheNextPull();
    void severalPages_areOneOperationAndOneNotice();
    void lostLine_leavesTheFileAsItWas();
    void streamsThatAreNotTheirHeads_changeNothing();
    void cutOfAnotherSize_isNotTaken();
    void slicesOfACut_restOnThoseBefore();
    void names_comeWithWhomTheyName();
    void slices_areToldOnceInTheEnd();
    void endBetweenSlices_isMadeGoodByTheNextPull();
    void endBetweenSlices_claimsNoNewMoment();
    void endOfParts_tellsWhatCame();
    void partOfACut_isKnownToEveryConnection();
    void serverSetBackAfterAPart_isFound();
    void otherRowsAfterAPart_areFound();
    void serverRestoredAfterAPart_isReadAnew();
    void whatIsReadWhole_isOfOneMoment();
    void partOfACut_isNotToBeLocked();
    void slicesOfACutOfAnotherSize_changeNothing();

private:
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
};

void TeamCutTest::init()
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

void TeamCutTest::cleanup()
{
    m_judge.reset();
    m_exchange.reset();
    m_course.reset();
}

void TeamCutTest::rowsBeyondTheHeads_waitForTheNextPull()
{
    label(1, 2);
    Line line(*m_exchange, m_who);
    line.beforePull = [this] { label(3, 5); };
    VERIFY_HOLDS(fetch(line));
    QCOMPARE(answersRead(), qint64{6});
    Line next(*m_exchange, m_who);
    VERIFY_HOLDS(fetch(next));
    QCOMPARE(answersRead(), qint64{15});
    VERIFY_HOLDS(m_judge->verifyAudit());
}

void TeamCutTest::severalPages_areOneOperationAndOneNotice()
{
    label(1, Items);
    const char* const operations = "SELECT count(*) FROM audit WHERE action = 'team.pull'";
    const int before = sql(operations).toInt();
    int notices = 0;
    connect(m_judge.get(), &Study::changed, this, [&] { ++notices; });
    Line line(*m_exchange, m_who);
    VERIFY_HOLDS(fetch(line));
    QVERIFY(line.pulls > 1);
    QCOMPARE(answersRead(), qint64{3 * Items});
    QCOMPARE(notices, 1);
    QCOMPARE(sql(operations).toInt(), before + 1);
    VERIFY_HOLDS(m_judge->verifyAudit());
}

void TeamCutTest::lostLine_leavesTheFileAsItWas()
{
    label(1, Items);
    const auto cursors = must(m_judge->syncing().cursors());
    Line lost(*m_exchange, m_who);
    lost.lostAt = 2;
    const auto outcome = fetch(lost);
    COMPARE_ERROR(outcome, ErrorCode::ServerUnreachable);
    QCOMPARE(outcome.error().file, QString());
    QCOMPARE(answersRead(), qint64{0});
    QVERIFY(must(m_judge->syncing().cursors()) == cursors);
    Line line(*m_exchange, m_who);
    VERIFY_HOLDS(fetch(line));
    QCOMPARE(answersRead(), qint64{3 * Items});
    VERIFY_HOLDS(m_judge->verifyAudit());
}

void TeamCutTest::streamsThatAreNotTheirHeads_changeNothing()
{
    label(1, 2);
    const auto answers = [](const auto& change) {
        return [change](std::vector<StreamHead>& heads) {
            for (StreamHead& head : heads) {
                if (head.key.startsWith(QLatin1String("answers")))
                    change(head);
            }
        };
    };
    Line fewer(*m_exchange, m_who);
    fewer.alter = answers([](StreamHead& head) { ++head.n; });
    const auto dropped = fetch(fewer);
    COMPARE_ERROR(dropped, ErrorCode::ServerUnreadable);
    QCOMPARE(dropped.error().value, QStringLiteral("dropped"));
    QCOMPARE(answersRead(), qint64{0});
    Line others(*m_exchange, m_who);
    others.alter = answers([](StreamHead& head) { head.head = QByteArray(32, 'x'); });
    const auto altered = fetch(others);
    COMPARE_ERROR(altered, ErrorCode::ServerUnreadable);
    QCOMPARE(altered.error().value, QStringLiteral("altered"));
    QCOMPARE(answersRead(), qint64{0});
}

void TeamCutTest::cutOfAnotherSize_isNotTaken()
{
    label(1, 1);
    Line line(*m_exchange, m_who);
    const auto heads = must(line.heads());
    for (const qint64 more : {1, -1}) {
        std::vector<ReadStream> page;
        qint64 rows = more;
        for (const StreamHead& head : heads) {
            if (!head.key.startsWith(QLatin1String("answers")))
                continue;
            page.push_back(
                {head.stream, StreamCursor(must((*m_course)->info()).uuid, head.key), {}});
            for (PulledEntry& entry : must(line.pull({{head.stream, 0}}, 40)))
                page.back().rows.push_back(std::move(entry.entry.linked.row));
            rows += static_cast<qint64>(page.back().rows.size());
        }
        bool isGiven = false;
        const auto taken = m_judge->syncing().receiveCut(
            {rows, [&]() -> Result<std::vector<ReadStream>> {
                 return std::exchange(isGiven, true) ? std::vector<ReadStream>() : page;
             }});
        COMPARE_ERROR(taken, ErrorCode::ServerUnreadable);
        QCOMPARE(taken.error().value,
                 more > 0 ? QStringLiteral("dropped") : QStringLiteral("altered"));
        QCOMPARE(answersRead(), qint64{0});
    }
}

void TeamCutTest::slicesOfACut_restOnThoseBefore()
{
    const QStringList course{QStringLiteral("task"), QStringLiteral("scene"),
                             QStringLiteral("person"), QStringLiteral("consent"),
                             QStringLiteral("further_rater")};
    const QStringList inTurn{QStringLiteral("annotation"),    QStringLiteral("decision"),
                             QStringLiteral("settlement"),    QStringLiteral("second_look"),
                             QStringLiteral("norming_event"), QStringLiteral("study_lock")};
    std::vector<ReadStream> streams;
    const QStringList kinds = course + inTurn;
    for (auto kind = kinds.rbegin(); kind != kinds.rend(); ++kind) {
        streams.push_back({m_ids.next(), StreamCursor(m_ids.next(), *kind), {}});
        streams.back().rows.resize(3);
        for (WireRow& row : streams.back().rows) {
            row.kind = *kind;
            row.at = &row - streams.back().rows.data();
        }
    }
    const auto slices = slicesOf(streams, 3);
    QCOMPARE(slices.size(), static_cast<std::size_t>(1 + inTurn.size()));
    QCOMPARE(slices.front().size(), static_cast<std::size_t>(3 * course.size()));
    for (const WireRow& row : slices.front())
        QVERIFY2(course.contains(row.kind), qUtf8Printable(row.kind));
    for (qsizetype turn = 0; turn < inTurn.size(); ++turn) {
        const std::vector<WireRow>& slice = slices[static_cast<std::size_t>(turn) + 1];
        QCOMPARE(slice.size(), std::size_t{3});
        for (std::size_t i = 0; i < slice.size(); ++i) {
            QCOMPARE(slice[i].kind, inTurn[turn]);
            QCOMPARE(slice[i].at, static_cast<qint64>(i)); // as they stand in their stream
        }
    }
}

void TeamCutTest::names_comeWithWhomTheyName()
{
    Line line(*m_exchange, m_leader);
    std::vector<ReadStream> streams;
    for (const StreamHead& head : must(line.heads())) {
        streams.push_back({head.stream, StreamCursor(m_ids.next(), head.key), {}});
        for (PulledEntry& entry : must(line.pull({{head.stream, 0}}, 40)))
            streams.back().rows.push_back(std::move(entry.entry.linked.row));
    }
    const auto first = slicesOf(streams, 1).front();
    int named = 0;
    for (const WireRow& row : first) {
        const Uuid name = nameRowOf(row);
        if (name.isNull())
            continue;
        ++named;
        QVERIFY(std::any_of(first.begin(), first.end(),
                            [&](const WireRow& other) { return other.uuid == name; }));
    }
    QCOMPARE(named, 6); // three who label, two who decide, and the coordinator
}

void TeamCutTest::slices_areToldOnceInTheEnd()
{
    label(1, Items);
    int notices = 0;
    connect(m_judge.get(), &Study::changed, this, [&] {
        ++notices;
        QCOMPARE(answersRead(), qint64{3 * Items});
    });
    SlicedFile file(m_judge->syncing());
    VERIFY_HOLDS(fetchInSlices(file));
    QVERIFY(file.parts > 1);
    QCOMPARE(answersRead(), qint64{3 * Items});
    QCOMPARE(notices, 1);
    Line again(*m_exchange, m_who);
    VERIFY_HOLDS(fetch(again));
    QCOMPARE(again.pulls, 0);
    VERIFY_HOLDS(m_judge->verifyAudit());
}

void TeamCutTest::endBetweenSlices_isMadeGoodByTheNextPull()
{
    label(1, Items);
    const auto cursors = must(m_judge->syncing().cursors());
    int ends = 0;
    qint64 before = 0;
    for (bool isDone = false; !isDone;) {
        SlicedFile file(m_judge->syncing(), ends + 1);
        try {
            VERIFY_HOLDS(fetchInSlices(file));
            isDone = true;
        } catch (const Killed&) {
            ++ends;
            m_judge.reset();
            m_judge = must(Study::open(m_path, Study::Access::Write, {m_clock, m_ids, {}}));
            QVERIFY(must(m_judge->syncing().cursors()) == cursors);
            QVERIFY(answersRead() >= before);
            before = answersRead();
            COMPARE_ERROR(m_judge->checkWhole(), ErrorCode::StillArriving);
        }
    }
    QVERIFY(ends > 2);
    QVERIFY(before > 0);
    QCOMPARE(answersRead(), qint64{3 * Items});
    QVERIFY(!(must(m_judge->syncing().cursors()) == cursors));
    VERIFY_HOLDS(m_judge->checkWhole());
    VERIFY_HOLDS(m_judge->verifyAudit());
}

// What the study says of when it last had everything is in its releases.
void TeamCutTest::endBetweenSlices_claimsNoNewMoment()
{
    constexpr qint64 Before = 1'000'000;
    constexpr qint64 After = 9'000'000;
    VERIFY_HOLDS(syncAt(Before, m_judge->syncing()));
    QCOMPARE(asOf(), std::optional(Before));
    label(1, Items);
    for (int lives = 1; answersRead() == 0; ++lives) {
        bool isEnded = false;
        try {
            SlicedFile file(m_judge->syncing(), lives);
            static_cast<void>(syncAt(After, file));
        } catch (const Killed&) {
            isEnded = true;
        }
        QVERIFY(isEnded);
        m_judge.reset();
        m_judge = must(Study::open(m_path, Study::Access::Write, {m_clock, m_ids, {}}));
    }
    QVERIFY(answersRead() < 3 * Items);
    QCOMPARE(asOf(), std::optional(Before));
    VERIFY_HOLDS(syncAt(After, m_judge->syncing()));
    QCOMPARE(answersRead(), qint64{3 * Items});
    QCOMPARE(asOf(), std::optional(After));
}

// As where the window leaves the team in the middle.
void TeamCutTest::endOfParts_tellsWhatCame()
{
    label(1, Items);
    qint64 told = -1;
    connect(m_judge.get(), &Study::changed, this, [&] { told = answersRead(); });
    try {
        SlicedFile file(m_judge->syncing(), 2);
        static_cast<void>(fetchInSlices(file));
    } catch (const Killed&) {
        COMPARE_ERROR(m_judge->checkWhole(), ErrorCode::StillArriving);
    }
    QCOMPARE(told, qint64{-1});
    VERIFY_HOLDS(m_judge->syncing().endParts());
    QVERIFY(told > 0);
    told = -1;
    VERIFY_HOLDS(m_judge->syncing().endParts()); // nothing is left to be told
    QCOMPARE(told, qint64{-1});
    COMPARE_ERROR(m_judge->checkWhole(), ErrorCode::StillArriving); // and the rest is missing
    Line line(*m_exchange, m_who);
    VERIFY_HOLDS(fetch(line));
    VERIFY_HOLDS(m_judge->checkWhole());
}

// A release is made beside the window, and the command line is another program.
void TeamCutTest::partOfACut_isKnownToEveryConnection()
{
    label(1, Items);
    const auto other = must(Study::open(m_path, Study::Access::Read, {m_clock, m_ids, {}}));
    VERIFY_HOLDS(other->checkWhole());
    SlicedFile file(m_judge->syncing());
    file.afterPart = [&] {
        COMPARE_ERROR(other->checkWhole(), ErrorCode::StillArriving);
        const auto read = other->readWhole([]() -> Result<void> {
            QTest::qFail("was read", __FILE__, __LINE__);
            return {};
        });
        COMPARE_ERROR(read, ErrorCode::StillArriving);
    };
    VERIFY_HOLDS(fetchInSlices(file));
    QVERIFY(file.parts > 1);
    VERIFY_HOLDS(other->checkWhole());
}

// The cursors, which stand before the cut, know nothing of the rows of a part.
void TeamCutTest::serverSetBackAfterAPart_isFound()
{
    const PlayedExchange older = *m_exchange;
    label(1, Items);
    takeAPart();
    const PlayedExchange newer = *m_exchange;
    *m_exchange = older;
    Line line(*m_exchange, m_who);
    const auto outcome = fetch(line);
    COMPARE_ERROR(outcome, ErrorCode::ServerUnreadable);
    QCOMPARE(outcome.error().value, QStringLiteral("dropped"));
    Line sending(*m_exchange, m_who);
    Courier courier(sending, m_judge->syncing());
    must(courier.connect({}));
    COMPARE_ERROR(courier.send({}), ErrorCode::ServerUnreadable);
    *m_exchange = newer;
    Line again(*m_exchange, m_who);
    VERIFY_HOLDS(fetch(again));
    QCOMPARE(answersRead(), qint64{3 * Items});
    VERIFY_HOLDS(m_judge->checkWhole());
}

// It was set back and has gone further since than the part.
void TeamCutTest::otherRowsAfterAPart_areFound()
{
    label(1, Items - 5);
    takeAPart();
    label(Items - 4, Items);
    Line line(*m_exchange, m_who);
    line.alterLinks = [](std::vector<HeadAt>& heads) {
        for (HeadAt& head : heads)
            head.head = QByteArray(32, 'x');
    };
    const auto outcome = fetch(line);
    COMPARE_ERROR(outcome, ErrorCode::ServerUnreadable);
    QCOMPARE(outcome.error().value, QStringLiteral("altered"));
    QCOMPARE(line.pulls, 0);
    Line again(*m_exchange, m_who);
    VERIFY_HOLDS(fetch(again));
    QCOMPARE(answersRead(), qint64{3 * Items});
    VERIFY_HOLDS(m_judge->checkWhole());
}

// Whoever looks after the server said so: nothing that it lacks is held against it.
void TeamCutTest::serverRestoredAfterAPart_isReadAnew()
{
    const PlayedExchange older = *m_exchange;
    label(1, Items);
    takeAPart();
    m_exchange->restore(older);
    const ServerHello hello = m_exchange->hello(m_who);
    VERIFY_HOLDS(m_judge->syncing().begin({hello.study, hello.person, hello.device,
                                           roleToken(hello.role), hello.incarnation, hello.round}));
    COMPARE_ERROR(m_judge->checkWhole(), ErrorCode::StillArriving); // it was not read yet
    Line line(*m_exchange, m_who);
    VERIFY_HOLDS(fetch(line));
    VERIFY_HOLDS(m_judge->checkWhole());
    VERIFY_HOLDS(m_judge->verifyAudit());
}

void TeamCutTest::whatIsReadWhole_isOfOneMoment()
{
    label(1, Items);
    const auto other = must(Study::open(m_path, Study::Access::Read, {m_clock, m_ids, {}}));
    const auto count = [&] { return must(other->counts()).annotations; };
    qint64 before = -1;
    qint64 meanwhile = -1;
    qint64 after = -1;
    const auto read = other->readWhole([&]() -> Result<void> {
        before = count();
        Line line(*m_exchange, m_who);
        must(fetch(line));
        meanwhile = answersRead();
        after = count();
        return {};
    });
    VERIFY_HOLDS(read);
    QCOMPARE(meanwhile, qint64{3 * Items});
    QCOMPARE(before, qint64{0});
    QCOMPARE(after, before);
    QCOMPARE(count(), qint64{3 * Items});
}

void TeamCutTest::partOfACut_isNotToBeLocked()
{
    label(1, Items);
    SlicedFile file(m_judge->syncing());
    file.afterPart = [this] {
        COMPARE_ERROR(m_judge->checkWhole(), ErrorCode::StillArriving);
        COMPARE_ERROR(m_judge->dataLock().lock(QStringLiteral("Done."), PersonId{}),
                      ErrorCode::StillArriving);
    };
    VERIFY_HOLDS(m_judge->checkWhole());
    VERIFY_HOLDS(fetchInSlices(file));
    QVERIFY(file.parts > 1);
    VERIFY_HOLDS(m_judge->checkWhole());
    const auto locked = m_judge->dataLock().lock(QStringLiteral("Done."), PersonId{});
    QVERIFY(!locked && locked.error().code != ErrorCode::StillArriving);
}

void TeamCutTest::slicesOfACutOfAnotherSize_changeNothing()
{
    label(1, Items);
    SlicedFile file(m_judge->syncing());
    bool isGiven = false;
    const auto taken = file.receiveCut({1, [&]() -> Result<std::vector<ReadStream>> {
                                            ReadStream stream{m_ids.next(), {{}, {}}, {}};
                                            stream.rows.resize(2);
                                            return std::exchange(isGiven, true)
                                                       ? std::vector<ReadStream>()
                                                       : std::vector<ReadStream>{stream};
                                        }});
    COMPARE_ERROR(taken, ErrorCode::ServerUnreadable);
    QCOMPARE(taken.error().value, QStringLiteral("altered"));
    QCOMPARE(file.parts, 0);
}

SUBTEXT_TEST(TeamCutTest)
#include "teamcuttest.moc"
