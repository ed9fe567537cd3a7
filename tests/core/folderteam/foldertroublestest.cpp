// SPDX-License-Identifier: MIT
#include "core/folderteam/batch.h"
#include "core/folderteam/folderroster.h"
#include "core/operation/corrections.h"
#include "core/sync/sealedtext.h"
#include "tests/core/folderteam/foldercourse.h"
#include "tests/support/registeredtest.h"

#include <QtTest>

using namespace subtext;
using namespace subtext::test;

/// What comes between the devices of a team in a shared folder.
class FolderTroublesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lockedStudy_takesAndSendsNoAnswers();
    void batchThatDoesNotFollow_isGatheredAgain();
    void folderInUse_isNotWrittenInto();
    void partsOfOthers_areNotInTheWay();
    void verify_passesOverWhatIsOnItsWayOrCountsNoMore();
    void scenesThatCannotBeRead_areReadLater();
    void team_isChangedByOneProgramAtATime();
    void rowUnderTheIdOfAnother_keepsNoneOut();
    void troublesOfJoining_areTold();
    void team_isNotTurnedBack();
    void team_isNotTurnedBackBeforeTheNextSync();

private:
    static QString code(int number) { return QStringLiteral("A0%1").arg(number); }
};

// A server refuses them; here the one file keeps them back and the other passes them over.
void FolderTroublesTest::lockedStudy_takesAndSendsNoAnswers()
{
    FolderCourse course;
    FolderMate one(course, code(1), 2);
    FolderMate two(course, code(2), 3);
    VERIFY_HOLDS(one.home->label(1, Emotion::Joy));
    VERIFY_HOLDS(two.home->label(1, Emotion::Anger));
    VERIFY_HOLDS(two.sync()); // has not heard of the lock
    VERIFY_HOLDS(
        course.study.dataLock().lock(QStringLiteral("Version 1"), course.study.coordinator()));
    const auto locked = course.sync();
    VERIFY_HOLDS(locked);
    QCOMPARE(locked->troubles, (std::vector<FolderTrouble>{{two.batch(1), FolderFault::Locked}}));
    const auto kept = one.sync();
    VERIFY_HOLDS(kept);
    QCOMPARE(kept->sent, qint64{0});
    QVERIFY(must(one.home->study().syncing().standing()).waiting > 0);
    QCOMPARE(answersIn(course), qint64{0});

    VERIFY_HOLDS(
        course.study.dataLock().unlock(QStringLiteral("More"), course.study.coordinator()));
    const auto opened = course.sync();
    VERIFY_HOLDS(opened);
    QCOMPARE(faultsOf(*opened), QStringList());
    QCOMPARE(answersIn(course), qint64{1});
    VERIFY_HOLDS(one.sync());
    QCOMPARE(must(one.home->study().syncing().standing()).waiting, qint64{0});
    VERIFY_HOLDS(course.sync());
    QCOMPARE(answersIn(course), qint64{2});
}

// It could not be written, and the first of its answers came by a file that was handed in.
void FolderTroublesTest::batchThatDoesNotFollow_isGatheredAgain()
{
    FolderCourse course;
    FolderMate one(course, code(1), 2);
    VERIFY_HOLDS(one.sync());
    VERIFY_HOLDS(one.home->label(1, Emotion::Joy));
    VERIFY_HOLDS(one.home->study().makeSelfContained());
    const QString handedIn = course.study.filePath(QStringLiteral("handed-in.subtext"));
    QVERIFY(QFile::copy(one.path, handedIn));
    VERIFY_HOLDS(one.home->label(2, Emotion::Fear));
    QVERIFY(must(one.home->study().syncing().nextBatch(500)).size() > 1);
    mergeOne(course.study.study(), handedIn);
    VERIFY_HOLDS(course.sync());
    for (int i = 0; i < 2; ++i) {
        const auto sent = one.sync();
        VERIFY_HOLDS(sent);
        QCOMPARE(faultsOf(*sent), QStringList());
    }
    QCOMPARE(must(one.home->study().syncing().standing()).waiting, qint64{0});
    const auto received = course.sync();
    VERIFY_HOLDS(received);
    QCOMPARE(faultsOf(*received), QStringList());
    QCOMPARE(answersIn(course), qint64{2});
}

// By a copy of the file, opened beside it.
void FolderTroublesTest::folderInUse_isNotWrittenInto()
{
    FolderCourse course;
    FolderMate one(course, code(1), 2);
    VERIFY_HOLDS(one.home->label(1, Emotion::Joy));
    {
        const disk::FolderLock lock(one.folder());
        COMPARE_ERROR(one.sync(), ErrorCode::FileInUse);
        QVERIFY(!QFileInfo::exists(one.batch(1)));
    }
    VERIFY_HOLDS(one.sync());
    QVERIFY(QFileInfo::exists(one.batch(1)));
}

void FolderTroublesTest::partsOfOthers_areNotInTheWay()
{
    FolderCourse course;
    FolderMate one(course, code(1), 2);
    const QString part = QDir(one.folder()).filePath(QStringLiteral(".0000001.batch-1-1.part"));
    writeFile(part, "theirs");
    VERIFY_HOLDS(writeBatchFile(one.batch(1), "ours"));
    QCOMPARE(readFile(part), QByteArray("theirs"));
    QCOMPARE(readFile(one.batch(1)), QByteArray("ours"));
}

void FolderTroublesTest::verify_passesOverWhatIsOnItsWayOrCountsNoMore()
{
    FolderCourse course;
    FolderMate one(course, code(1), 2);
    VERIFY_HOLDS(one.home->label(1, Emotion::Joy));
    VERIFY_HOLDS(one.sync());
    VERIFY_HOLDS(course.sync());
    const auto verify = [&] {
        return course.team.verify(course.membership, course.study->syncing(), {});
    };
    const qint64 rows = must(verify()).rows;
    for (const Choice emotion : {Emotion::Trust, Emotion::Fear}) {
        VERIFY_HOLDS(one.home->label(1, emotion));
        VERIFY_HOLDS(one.sync());
    }
    const QByteArray second = readFile(one.batch(2));
    QVERIFY(QFile::remove(one.batch(2)));
    QCOMPARE(must(verify()).rows, rows); // the third is here before it
    writeFile(one.batch(2), second.chopped(1));
    QCOMPARE(must(verify()).rows, rows);
    QVERIFY(QFile::remove(one.batch(2)));
    writeFile(one.batch(2), second);
    QVERIFY(must(verify()).rows > rows);
    const qint64 all = must(verify()).rows;
    QCOMPARE(must(course.revoke(one.membership)), 1);
    writeFile(one.batch(4), "whatever they like");
    QCOMPARE(must(verify()).rows, all);
}

// Scenes are in the coordinator's files, from the first one on.
void FolderTroublesTest::scenesThatCannotBeRead_areReadLater()
{
    FolderCourse course;
    FolderMate one(course, code(1), 2);
    const auto session =
        must(one.team.connect(one.membership, one.home->study().syncing(), {}, {}));
    VERIFY_HOLDS(session->sync({}));
    const QString why = QStringLiteral("A slip.");
    VERIFY_HOLDS(course.study->corrections().leaveOut(course.study.scenario(1), why,
                                                      course.study.coordinator()));
    VERIFY_HOLDS(course.sync());
    const QString first = batchPath(course.folderOf(course.membership.device), 1);
    const QByteArray bytes = readFile(first);
    QVERIFY(QFile::remove(first));
    VERIFY_HOLDS(session->sync({}));
    const auto changes = [&] { return must(one.home->study().corrections().changes()).size(); };
    QCOMPARE(changes(), std::size_t{0});
    writeFile(first, bytes);
    VERIFY_HOLDS(session->sync({}));
    QCOMPARE(changes(), std::size_t{1});
}

void FolderTroublesTest::team_isChangedByOneProgramAtATime()
{
    FolderCourse course;
    FolderMate one(course, code(1), 2);
    {
        const disk::FolderLock lock(course.folderOf(course.membership.device));
        COMPARE_ERROR(course.invite(code(2)), ErrorCode::FileInUse);
        COMPARE_ERROR(course.revoke(one.membership), ErrorCode::FileInUse);
    }
    VERIFY_HOLDS(course.invite(code(2)));
    QCOMPARE(must(course.team.status(course.membership, {})).size(), std::size_t{3});
}

// Whoever has A01's file, or may read the folder, knows the ids of their answers.
void FolderTroublesTest::rowUnderTheIdOfAnother_keepsNoneOut()
{
    FolderCourse course;
    FolderMate one(course, code(1), 2);
    FolderMate two(course, code(2), 3);
    VERIFY_HOLDS(one.home->label(1, Emotion::Joy));
    const Uuid study = must(course.study->info()).uuid;
    const DeviceKeys keys = folderKeysOf(must(two.secrets.secret(two.membership.login, {})));
    WireRow row;
    row.kind = QStringLiteral("annotation");
    const QString id = QStringLiteral("SELECT uuid FROM annotation");
    row.uuid = *Uuid::fromText(RawSql(one.path).value(id));
    row.person = two.membership.person;
    row.body = "{}";
    OwnChain chain(study, *streamKeyOf(row), two.membership.device);
    const BatchPlace place{study, two.membership.device, 1,
                           firstBatchLink(study, two.membership.device, keys.publicKey)};
    VERIFY_HOLDS(writeBatchFile(two.batch(1), batchBytes(place, {chain.add(row)}, keys)));
    VERIFY_HOLDS(course.sync());
    QCOMPARE(answersIn(course), qint64{0});
    VERIFY_HOLDS(one.sync());
    VERIFY_HOLDS(course.sync());
    QCOMPARE(answersIn(course), qint64{1});
}

void FolderTroublesTest::troublesOfJoining_areTold()
{
    FolderCourse course;
    const Invitation invitation = must(course.invite(code(1)));
    const QString first = batchPath(course.folderOf(course.membership.device), 1);
    const QString copy = first + QStringLiteral(" (1).batch");
    QVERIFY(QFile::copy(first, copy));
    MachineSecrets secrets;
    NewTeamFile file;
    const auto joined = FolderTeam(secrets).join(invitation, {}, file, {});
    VERIFY_HOLDS(joined);
    QCOMPARE(joined->troubles, (std::vector<FolderTrouble>{{copy, FolderFault::Copy}}));
}

// An earlier one is sealed as well, and whoever was cut off meanwhile is in it.
void FolderTroublesTest::team_isNotTurnedBack()
{
    FolderCourse course;
    FolderMate one(course, code(1), 2);
    FolderMate two(course, code(2), 3);
    const QString path = rosterPath(course.folderOf(course.membership.device));
    const QByteArray before = readFile(path);
    VERIFY_HOLDS(course.revoke(two.membership));
    const QByteArray after = readFile(path);
    VERIFY_HOLDS(one.sync());
    VERIFY_HOLDS(course.sync());
    const auto put = [&](const QByteArray& bytes) {
        return QFile::remove(path) && !writeFile(path, bytes).isEmpty();
    };
    QVERIFY(put(before));
    COMPARE_ERROR(one.sync(), ErrorCode::ServerUnreadable);
    COMPARE_ERROR(course.sync(), ErrorCode::ServerUnreadable);
    // Nor is it sealed anew by whoever changes it before the next sync.
    const Error told = course.sync().error();
    const auto invited = course.invite(code(1));
    const auto revoked = course.revoke(one.membership);
    QVERIFY(!invited && invited.error() == told);
    QVERIFY(!revoked && revoked.error() == told);
    QCOMPARE(readFile(path), before);
    const DeviceKeys keys = folderKeysOf(must(course.secrets.secret(course.membership.login, {})));
    QVERIFY(put(after));
    FolderRoster another = must(readRoster(path, keys.publicKey));
    another.code += u'x';
    VERIFY_HOLDS(writeRoster(path, another, keys));
    COMPARE_ERROR(one.sync(), ErrorCode::ServerUnreadable);
    COMPARE_ERROR(course.invite(code(1)), ErrorCode::ServerUnreadable);
    QVERIFY(put(after));
    VERIFY_HOLDS(course.invite(code(2)));
    VERIFY_HOLDS(one.sync());
    VERIFY_HOLDS(course.sync());
}

// What this device itself wrote last is known to its file at once.
void FolderTroublesTest::team_isNotTurnedBackBeforeTheNextSync()
{
    FolderCourse course;
    const FolderMate one(course, code(1), 2);
    VERIFY_HOLDS(course.sync());
    const auto session =
        must(course.team.connect(course.membership, course.study->syncing(), {}, {}));
    VERIFY_HOLDS(session->sync({}));
    const QString path = rosterPath(course.folderOf(course.membership.device));
    const auto put = [&](const QByteArray& bytes) {
        return QFile::remove(path) && !writeFile(path, bytes).isEmpty();
    };
    const QByteArray before = readFile(path);
    VERIFY_HOLDS(course.invite(code(2)));
    const QByteArray invited = readFile(path);
    QVERIFY(put(before));
    COMPARE_ERROR(course.revoke(one.membership), ErrorCode::ServerUnreadable);
    QVERIFY(put(invited));
    QCOMPARE(must(course.revoke(one.membership)), 1);
    const QByteArray revoked = readFile(path);
    QVERIFY(put(invited));
    COMPARE_ERROR(course.invite(code(1)), ErrorCode::ServerUnreadable);
    QCOMPARE(readFile(path), invited);
    COMPARE_ERROR(session->sync({}), ErrorCode::ServerUnreadable); // also by an open connection
    QVERIFY(put(revoked));
    VERIFY_HOLDS(session->sync({}));
    VERIFY_HOLDS(course.invite(code(1)));
}

SUBTEXT_TEST(FolderTroublesTest)
#include "foldertroublestest.moc"
