// SPDX-License-Identifier: MIT
#include "core/course/labelagain.h"
#include "core/operation/studycontext.h"
#include "core/publishing/releasedrafting.h"
#include "core/storage/sqlcatalog.h"
#include "core/travel/newteamfile.h"
#include "core/travel/syncing.h"
#include "tests/core/desk/deskstudy.h"
#include "tests/core/travel/coursefiles.h"
#include "tests/core/travel/teamcaller.h"
#include "tests/support/registeredtest.h"

#include <QtTest>

#include <sqlite3.h>

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>

using namespace subtext;
using namespace subtext::test;

/// What files of a team make of the rows that come to them; without a server.
class TeamFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rowsOfThoseWhoAreNobodyHere_areKnownWhenTheyComeAgain();
    void requestToSomebodyElse_staysOutOfTheFile();
    void peopleWithoutNames_areNeverSent();
    void peopleWithoutNames_areTriedAgainOnceANameComes();
    void peopleWhoseNamesNoLongerCome_areThereWithoutThem();
    void rowsThatLackSomething_areTakenOnceItIsThere();
    void howWholeTheFileIs_isKnownUntilTheServerIsAnotherOne();
    void release_saysByWhenTheTeamWasRead();

private:
    using MayRead = std::function<bool(const QString& key)>;

    /// Everything that the coordinator's file has to send, as a server would have it.
    static std::vector<WireRow> sentBy(DeskStudy& study)
    {
        Syncing& file = study->syncing();
        const TeamCaller caller =
            callerOf(study, QStringLiteral("C01"), QStringLiteral("coordinator"));
        must(file.join(membershipOf(caller)));
        must(file.begin(caller));
        must(file.reconcile({}));
        std::vector<WireRow> rows;
        for (;;) {
            const auto batch = must(file.nextBatch(500));
            if (batch.empty())
                return rows;
            for (const LinkedRow& row : batch)
                rows.push_back(row.row);
            must(file.acknowledge(batch));
        }
    }
    static std::vector<ReadStream> streamsOf(const Uuid& study, const std::vector<WireRow>& rows,
                                             const MayRead& mayRead)
    {
        std::map<QString, std::vector<WireRow>> byKey;
        for (const WireRow& row : rows) {
            if (const QString key = *streamKeyOf(row); mayRead(key))
                byKey[key].push_back(row);
        }
        CountingIds ids(0x70'0000);
        std::vector<ReadStream> streams;
        for (const auto& [key, of] : byKey)
            streams.push_back({ids.next(), StreamCursor(study, key), of});
        return streams;
    }
    static std::vector<WireRow> scenesAmong(const std::vector<WireRow>& rows)
    {
        std::vector<WireRow> scenes;
        std::copy_if(rows.begin(), rows.end(), std::back_inserter(scenes),
                     [](const WireRow& row) { return row.kind == u"scene"; });
        return scenes;
    }
    static std::vector<WireRow> kindAmong(const std::vector<WireRow>& rows, const QString& kind)
    {
        std::vector<WireRow> found;
        std::copy_if(rows.begin(), rows.end(), std::back_inserter(found),
                     [&](const WireRow& row) { return row.kind == kind; });
        return found;
    }
    /// Written for whoever reads no names but their own.
    static QString namelessFile(DeskStudy& study, const std::vector<WireRow>& rows,
                                const TeamCaller& caller)
    {
        const auto streams = streamsOf(caller.study, rows, [&](const QString& key) {
            return !key.startsWith(QLatin1String("office")) &&
                   (!key.startsWith(QLatin1String("name")) || key.contains(caller.person.text()));
        });
        QString path = study.filePath(QStringLiteral("nameless.subtext"));
        NewTeamFile file;
        must(file.begin(caller));
        must(file.receive(streams));
        must(file.write(path, membershipOf(caller), study.environment()));
        return path;
    }
    static QStringList parkedIn(Study& study)
    {
        QStringList reasons;
        for (const ParkedRow& row : must(study.syncing().standing()).parked)
            reasons << row.reason;
        return reasons;
    }
};

// Who locked the study is nobody in the file of an annotator. The server was restored, so that
// everything is read anew.
void TeamFileTest::rowsOfThoseWhoAreNobodyHere_areKnownWhenTheyComeAgain()
{
    DeskStudy study(2);
    VERIFY_HOLDS(study.dataLock().lock(QStringLiteral("Done."), study.coordinator()));
    study.clock.advance(1'000);
    VERIFY_HOLDS(study.dataLock().unlock(QStringLiteral("Not yet."), study.coordinator()));
    const std::vector<WireRow> rows = sentBy(study);
    TeamCaller caller = callerOf(study, QStringLiteral("A01"), QStringLiteral("annotator"));
    const auto streams = streamsOf(caller.study, rows, [&](const QString& key) {
        return key.startsWith(QLatin1String("common")) || key.contains(caller.person.text());
    });
    NewTeamFile file;
    VERIFY_HOLDS(file.begin(caller));
    VERIFY_HOLDS(file.receive(streams));
    VERIFY_HOLDS(file.receiveScenes(scenesAmong(rows)));
    const QString path = study.filePath(QStringLiteral("A01.subtext"));
    VERIFY_HOLDS(file.write(path, membershipOf(caller), study.environment()));
    AtHome home(path, 2);
    QCOMPARE(parkedIn(home.study()), QStringList());
    caller.incarnation = study.ids.next();
    VERIFY_HOLDS(home->syncing().begin(caller));
    VERIFY_HOLDS(home->syncing().receiveScenes(scenesAmong(rows)));
    VERIFY_HOLDS(home->syncing().receive(streams));
    QCOMPARE(parkedIn(home.study()), QStringList());
    VERIFY_HOLDS(home->verifyAudit());
}

// Nobody knows whom it is for there, and without that it would be for all.
void TeamFileTest::requestToSomebodyElse_staysOutOfTheFile()
{
    DeskStudy study(1);
    study.label(1, QStringLiteral("jjj"));
    for (const int person : {1, 2}) {
        study.clock.advance(1'000);
        must(study->labelAgain().ask({study.scenario(1)}, QStringLiteral("§2"), {},
                                     {study.person(person)}));
    }
    const std::vector<WireRow> rows = sentBy(study);
    std::vector<WireRow> ofScenes = scenesAmong(rows);
    std::copy_if(rows.begin(), rows.end(), std::back_inserter(ofScenes),
                 [](const WireRow& row) { return row.kind == u"label_again"; });
    QCOMPARE(ofScenes.size(), 3U);
    const TeamCaller caller = callerOf(study, QStringLiteral("A02"), QStringLiteral("annotator"));
    NewTeamFile file;
    VERIFY_HOLDS(file.begin(caller));
    VERIFY_HOLDS(file.receive(streamsOf(caller.study, rows, [&](const QString& key) {
        return key.startsWith(QLatin1String("common")) || key.contains(caller.person.text());
    })));
    VERIFY_HOLDS(file.receiveScenes(ofScenes));
    const QString path = study.filePath(QStringLiteral("A02.subtext"));
    VERIFY_HOLDS(file.write(path, membershipOf(caller), study.environment()));
    QCOMPARE(
        RawSql(path).value(QStringLiteral(
            "SELECT group_concat(coalesce(p.code, 'all')) FROM label_again l LEFT JOIN person p "
            "ON p.id = l.person_id")),
        QStringLiteral("A02"));
}

// An adjudicator knows others by their codes alone. Who becomes a coordinator sends what the server
// lacks; it does not lack these.
void TeamFileTest::peopleWithoutNames_areNeverSent()
{
    DeskStudy study(2);
    const std::vector<WireRow> rows = sentBy(study);
    TeamCaller caller = callerOf(study, QStringLiteral("J01"), QStringLiteral("adjudicator"));
    const auto streams = streamsOf(caller.study, rows, [&](const QString& key) {
        return !key.startsWith(QLatin1String("office")) &&
               (!key.startsWith(QLatin1String("name")) || key.contains(caller.person.text()));
    });
    NewTeamFile file;
    VERIFY_HOLDS(file.begin(caller));
    VERIFY_HOLDS(file.receive(streams));
    const QString path = study.filePath(QStringLiteral("J01.subtext"));
    VERIFY_HOLDS(file.write(path, membershipOf(caller), study.environment()));
    const auto judge = must(Study::open(path, Study::Access::Write, study.environment()));
    QVERIFY(parkedIn(*judge).contains(QStringLiteral("name")));
    Syncing& held = judge->syncing();
    caller.role = QStringLiteral("coordinator");
    VERIFY_HOLDS(held.begin(caller));
    VERIFY_HOLDS(held.reconcile({}));
    QCOMPARE(must(held.waitingCount()), 0);
    QVERIFY(must(held.nextBatch(500)).empty());
    // And not after a restore either, when all comes again.
    caller.incarnation = study.ids.next();
    VERIFY_HOLDS(held.begin(caller));
    VERIFY_HOLDS(held.receive(streams));
    VERIFY_HOLDS(held.reconcile({}));
    QVERIFY(must(held.nextBatch(500)).empty());
}

// In a study of a thousand people there are a thousand such rows in the file of each adjudicator.
void TeamFileTest::peopleWithoutNames_areTriedAgainOnceANameComes()
{
    DeskStudy study(2);
    const std::vector<WireRow> rows = sentBy(study);
    const TeamCaller caller = callerOf(study, QStringLiteral("J01"), QStringLiteral("adjudicator"));
    const QString path = namelessFile(study, rows, caller);
    study.label(1, QStringLiteral("j"));
    const auto answers = kindAmong(sentBy(study), QStringLiteral("annotation"));
    QCOMPARE(answers.size(), std::size_t{1});
    StudyContext context(must(Database::open(path, Database::Mode::ReadWrite)),
                         study.environment());
    Syncing judge(context);
    VERIFY_HOLDS(judge.begin(caller));
    const std::size_t nameless = must(judge.standing()).parked.size();
    QVERIFY(nameless > 1);
    const auto timesParked = [&] {
        sqlite3_stmt* parking = context.db->statement(
            "parked.set", [] { return SqlCatalog::instance().query("parked.set"); });
        return sqlite3_stmt_status(parking, SQLITE_STMTSTATUS_RUN, 1);
    };
    VERIFY_HOLDS(judge.receiveScenes(answers));
    QCOMPARE(timesParked(), 0);
    QCOMPARE(must(judge.standing()).parked.size(), nameless);
    auto names = kindAmong(rows, QStringLiteral("name"));
    QVERIFY(names.size() > nameless); // their own as well
    VERIFY_HOLDS(judge.receiveScenes({names.front()}));
    QVERIFY(timesParked() > 0); // those whose name it is not
    VERIFY_HOLDS(judge.receiveScenes(names));
    QVERIFY(must(judge.standing()).parked.empty());
}

// Whoever was a coordinator, and waited for the names of others, has no right to them any more.
void TeamFileTest::peopleWhoseNamesNoLongerCome_areThereWithoutThem()
{
    DeskStudy study(2);
    const std::vector<WireRow> rows = sentBy(study);
    TeamCaller caller = callerOf(study, QStringLiteral("C01"), QStringLiteral("coordinator"));
    const QString path = namelessFile(study, rows, caller);
    study.label(1, QStringLiteral("j"));
    const auto answers = kindAmong(sentBy(study), QStringLiteral("annotation"));
    const auto file = must(Study::open(path, Study::Access::Write, study.environment()));
    QCOMPARE(must(file->roster().people()).size(), std::size_t{1});
    caller.role = QStringLiteral("adjudicator");
    VERIFY_HOLDS(file->syncing().begin(caller));
    VERIFY_HOLDS(file->syncing().receiveScenes(answers));
    QCOMPARE(must(file->roster().people()).size(), must(study.roster().people()).size());
    QCOMPARE(must(file->counts()).annotations, qint64{1});
}

// Answers to scenes that the file has not got yet.
void TeamFileTest::rowsThatLackSomething_areTakenOnceItIsThere()
{
    DeskStudy study(2);
    study.label(1, QStringLiteral("jtf"));
    const std::vector<WireRow> rows = sentBy(study);
    const TeamCaller caller = callerOf(study, QStringLiteral("J01"), QStringLiteral("adjudicator"));
    std::vector<ReadStream> answers;
    std::vector<ReadStream> scenes;
    std::vector<ReadStream> early;
    for (ReadStream& stream : streamsOf(caller.study, rows, [&](const QString& key) {
             return !key.startsWith(QLatin1String("office")) &&
                    (!key.startsWith(QLatin1String("name")) || key.contains(caller.person.text()));
         })) {
        const QString key = stream.cursor.key();
        auto& part = key.startsWith(QLatin1String("answers"))  ? answers
                     : key.startsWith(QLatin1String("scenes")) ? scenes
                                                               : early;
        part.push_back(std::move(stream));
    }
    NewTeamFile file;
    VERIFY_HOLDS(file.begin(caller));
    VERIFY_HOLDS(file.receive(early));
    const QString path = study.filePath(QStringLiteral("J01.subtext"));
    VERIFY_HOLDS(file.write(path, membershipOf(caller), study.environment()));
    const auto judge = must(Study::open(path, Study::Access::Write, study.environment()));
    VERIFY_HOLDS(judge->syncing().begin(caller));
    VERIFY_HOLDS(judge->syncing().receive(answers));
    QVERIFY(parkedIn(*judge).contains(QStringLiteral("unknown_scenario")));
    QCOMPARE(must(judge->counts()).annotations, qint64{0});
    VERIFY_HOLDS(judge->syncing().receive(scenes));
    QVERIFY(!parkedIn(*judge).contains(QStringLiteral("unknown_scenario")));
    QCOMPARE(must(judge->counts()).annotations, qint64{3});
    VERIFY_HOLDS(judge->verifyAudit());
}

void TeamFileTest::howWholeTheFileIs_isKnownUntilTheServerIsAnotherOne()
{
    DeskStudy study(2);
    Syncing& file = study->syncing();
    QVERIFY(!must(file.reading())); // no team
    TeamCaller caller = callerOf(study, QStringLiteral("C01"), QStringLiteral("coordinator"));
    VERIFY_HOLDS(file.join(membershipOf(caller)));
    VERIFY_HOLDS(file.begin(caller));
    QVERIFY(!must(file.reading())->asOf);
    const std::vector<DeviceElsewhere> waits{{study.ids.next(), QStringLiteral("A02"), 7}};
    VERIFY_HOLDS(file.note(100'000, waits));
    VERIFY_HOLDS(file.begin(caller));
    QCOMPARE(must(file.reading())->asOf, std::optional<qint64>(100'000));
    QCOMPARE(must(file.reading())->elsewhere, waits);
    VERIFY_HOLDS(file.note(130'000, waits)); // nothing else since half a minute ago
    QCOMPARE(must(file.reading())->asOf, std::optional<qint64>(100'000));
    VERIFY_HOLDS(file.note(140'000, {}));
    QCOMPARE(must(file.reading())->asOf, std::optional<qint64>(140'000));
    QVERIFY(must(file.reading())->elsewhere.empty());
    VERIFY_HOLDS(file.note(200'000, {}));
    QCOMPARE(must(file.reading())->asOf, std::optional<qint64>(200'000));
    caller.incarnation = study.ids.next();
    VERIFY_HOLDS(file.begin(caller));
    QVERIFY(!must(file.reading())->asOf);
}

void TeamFileTest::release_saysByWhenTheTeamWasRead()
{
    DeskStudy study(2);
    const auto draftOf = [&] { return must(study->releaseDrafting().draft({}, {})); };
    const auto hasNotice = [](const ReleaseDraft& draft) {
        const auto notices = draft.notices();
        return std::any_of(notices.begin(), notices.end(),
                           [](const Gate& gate) { return gate.kind == GateKind::Team; });
    };
    QVERIFY(!hasNotice(draftOf()));
    QVERIFY(!draftOf().input.teamAsOf);
    const TeamCaller caller = callerOf(study, QStringLiteral("C01"), QStringLiteral("coordinator"));
    VERIFY_HOLDS(study->syncing().join(membershipOf(caller)));
    QVERIFY(hasNotice(draftOf()));
    VERIFY_HOLDS(study->syncing().note(1'000, {}));
    QVERIFY(!hasNotice(draftOf()));
    QCOMPARE(draftOf().input.teamAsOf, std::optional<qint64>(1'000));
}

SUBTEXT_TEST(TeamFileTest)
#include "teamfiletest.moc"
