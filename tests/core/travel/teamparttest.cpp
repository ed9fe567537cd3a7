// SPDX-License-Identifier: MIT
#include "core/bridge/studiobridge.h"
#include "core/operation/datalock.h"
#include "core/publishing/releasedrafting.h"
#include "core/report/reportfigures.h"
#include "core/travel/handouts.h"
#include "tests/core/travel/teamcut.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

/// A long cut is written in parts, and until the last of them the file says that it lacks
/// something.
class TeamPartTest : public TeamCut
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }
    void slices_areToldOnceInTheEnd();
    void endBetweenSlices_isMadeGoodByTheNextPull();
    void endBetweenSlices_claimsNoNewMoment();
    void endOfParts_tellsWhatCame();
    void partOfACut_isKnownToEveryConnection();
    void partOfACut_isNotHandedOn();
    void serverSetBackAfterAPart_isFound();
    void otherRowsAfterAPart_areFound();
    void serverRestoredAfterAPart_isReadAnew_data();
    void serverRestoredAfterAPart_isReadAnew();
    void whatIsReadWhole_isOfOneMoment();
    void partOfACut_isNotToBeLocked();
};

void TeamPartTest::slices_areToldOnceInTheEnd()
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

void TeamPartTest::endBetweenSlices_isMadeGoodByTheNextPull()
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
void TeamPartTest::endBetweenSlices_claimsNoNewMoment()
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
void TeamPartTest::endOfParts_tellsWhatCame()
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
void TeamPartTest::partOfACut_isKnownToEveryConnection()
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

// Each as whoever has passed the question for a folder before the first part: in its own reading.
void TeamPartTest::partOfACut_isNotHandedOn()
{
    label(1, Items);
    takeAPart();
    const auto other = must(Study::open(m_path, Study::Access::Read, {m_clock, m_ids, {}}));
    const PersonId annotator = must(m_judge->raters(must(m_judge->heads()).front().id)).front();
    const QString path = m_course->filePath(QStringLiteral("handed.subtext"));
    COMPARE_ERROR(other->releaseDrafting().draft({}, {}), ErrorCode::StillArriving);
    COMPARE_ERROR(other->studioBridge().pushMaterial(), ErrorCode::StillArriving);
    COMPARE_ERROR(readReportInput(*other), ErrorCode::StillArriving);
    COMPARE_ERROR(m_judge->handouts().write(annotator, path), ErrorCode::StillArriving);
    QVERIFY(!QFileInfo::exists(path));
    Line line(*m_exchange, m_who);
    VERIFY_HOLDS(fetch(line));
    VERIFY_HOLDS(other->releaseDrafting().draft({}, {}));
    VERIFY_HOLDS(other->studioBridge().pushMaterial());
    VERIFY_HOLDS(readReportInput(*other));
    const auto handed = m_judge->handouts().write(annotator, path);
    QVERIFY(handed || handed.error().code != ErrorCode::StillArriving);
}

// The cursors, which stand before the cut, know nothing of the rows of a part.
void TeamPartTest::serverSetBackAfterAPart_isFound()
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
void TeamPartTest::otherRowsAfterAPart_areFound()
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
void TeamPartTest::serverRestoredAfterAPart_isReadAnew_data()
{
    QTest::addColumn<bool>("isInSlices");
    QTest::newRow("as one") << false;
    QTest::newRow("in slices") << true;
}

void TeamPartTest::serverRestoredAfterAPart_isReadAnew()
{
    QFETCH(bool, isInSlices);
    const PlayedExchange older = *m_exchange;
    label(1, Items);
    takeAPart();
    m_exchange->restore(older);
    const ServerHello hello = m_exchange->hello(m_who);
    VERIFY_HOLDS(m_judge->syncing().begin({hello.study, hello.person, hello.device,
                                           roleToken(hello.role), hello.incarnation, hello.round}));
    COMPARE_ERROR(m_judge->checkWhole(), ErrorCode::StillArriving); // it was not read yet
    if (isInSlices) {
        SlicedFile file(m_judge->syncing());
        VERIFY_HOLDS(fetchInSlices(file));
        QVERIFY(file.parts > 0);
    } else {
        Line line(*m_exchange, m_who);
        VERIFY_HOLDS(fetch(line));
    }
    VERIFY_HOLDS(m_judge->checkWhole());
    VERIFY_HOLDS(m_judge->verifyAudit());
}

void TeamPartTest::whatIsReadWhole_isOfOneMoment()
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

void TeamPartTest::partOfACut_isNotToBeLocked()
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

SUBTEXT_TEST(TeamPartTest)
#include "teamparttest.moc"
