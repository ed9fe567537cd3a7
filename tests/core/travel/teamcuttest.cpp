// SPDX-License-Identifier: MIT
#include "tests/core/travel/teamcut.h"

#include "core/travel/wiremapping.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

/// What is read is what the server had at one moment, all of it or nothing.
class TeamCutTest : public TeamCut
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }
    void rowsBeyondTheHeads_waitForTheNextPull();
    void severalPages_areOneOperationAndOneNotice();
    void lostLine_leavesTheFileAsItWas();
    void streamsThatAreNotTheirHeads_changeNothing();
    void cutOfAnotherSize_isNotTaken();
    void slicesOfACut_restOnThoseBefore();
    void names_comeWithWhomTheyName();
    void slicesOfACutOfAnotherSize_changeNothing();
};

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
