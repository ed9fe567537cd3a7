// SPDX-License-Identifier: MIT
#include "core/folderteam/folderteam.h"

#include "core/folderteam/batch.h"
#include "core/sync/chain.h"
#include "core/sync/sealedtext.h"
#include "tests/core/folderteam/foldercourse.h"
#include "tests/support/registeredtest.h"

#include <QtTest>

using namespace subtext;
using namespace subtext::test;

/// A team whose rows go by a shared folder.
class FolderTeamTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answers_comeToWhatMergingTheFilesComesTo();
    void secondSync_changesNothing();
    void annotators_getTheirOwnAlone();
    void rowsWrittenBeforeTheEnd_areNotSentTwice();
    void beginningOfAFile_isNeitherReadNorInTheWay();
    void fileThatIsWrong_endsItsDeviceAlone_data();
    void fileThatIsWrong_endsItsDeviceAlone();
    void filesInAnyOrder_areTakenInTheirs();
    void secondCopies_areToldAndNotRead();
    void deviceThatWasNotInvited_isToldAndNotRead();
    void answersOfOthers_areNotADevicesToGive();
    void ownFilesThatAreGone_keepTheDeviceFromWriting();
    void keyOfADevice_isNotReplaced();
    void otherSecrets_writeNothing();
    void invitation_isForOneDeviceWhoLabels();
    void revokedDevice_writesNoMore();
    void revokedDevice_keepsNoPlaceForLater();
    void study_isSharedOnceInAFolder();
    void verify_findsWhatWasChangedAfterItWasRead();
    void folderThatIsElsewhere_isSaid();

private:
    /// A batch in which the middle of its first row says something else.
    static QByteArray withOneBitTurned(QByteArray batch)
    {
        const qsizetype row = batch.indexOf('\n') + 1;
        char& turned = batch[row + (batch.indexOf('\n', row) - row) / 2];
        turned = static_cast<char>(turned ^ 1);
        return batch;
    }
    static QString code(int number) { return QStringLiteral("A0%1").arg(number); }
};

void FolderTeamTest::answers_comeToWhatMergingTheFilesComesTo()
{
    FolderCourse course;
    FolderMate one(course, code(1), 2);
    FolderMate two(course, code(2), 3);
    VERIFY_HOLDS(one.home->label(1, Emotion::Joy));
    VERIFY_HOLDS(one.sync());
    VERIFY_HOLDS(two.home->label(1, Emotion::Anger));
    VERIFY_HOLDS(two.home->label(2, Emotion::Fear));
    VERIFY_HOLDS(two.home->handIn());
    VERIFY_HOLDS(two.sync());
    VERIFY_HOLDS(one.home->label(1, Emotion::Trust)); // another revision
    const auto sent = one.sync();
    VERIFY_HOLDS(sent);
    QVERIFY(sent->sent > 0);
    const auto received = course.sync();
    VERIFY_HOLDS(received);
    QCOMPARE(faultsOf(*received), QStringList());
    QVERIFY(received->received > 0);

    FixedClock clock;
    NumberedIds ids(9);
    const auto merged = must(Study::open(course.before, Study::Access::Write, {clock, ids, {}}));
    for (FolderMate* mate : {&one, &two}) {
        VERIFY_HOLDS(mate->home->study().makeSelfContained());
        mate->home.reset();
        mergeOne(*merged, mate->path);
    }
    QCOMPARE(statedRows(course.study.path()), statedRows(course.before));
    VERIFY_HOLDS(course.study->verifyAudit());
    QCOMPARE(must(course.study->syncing().standing()).parked.size(), std::size_t{0});
}

void FolderTeamTest::secondSync_changesNothing()
{
    FolderCourse course;
    FolderMate one(course, code(1), 2);
    VERIFY_HOLDS(one.home->label(1, Emotion::Joy));
    VERIFY_HOLDS(one.sync());
    VERIFY_HOLDS(course.sync());
    const QStringList files = QDir(one.folder()).entryList(QDir::Files);
    const int audited = course.study.auditRows();
    for (const auto& again : {one.sync(), course.sync()}) {
        VERIFY_HOLDS(again);
        QCOMPARE(again->sent, qint64{0});
        QCOMPARE(again->received, qint64{0});
        QCOMPARE(faultsOf(*again), QStringList());
    }
    QCOMPARE(QDir(one.folder()).entryList(QDir::Files), files);
    QCOMPARE(course.study.auditRows(), audited);
}

// The folder would let them read everything; a file takes what a server would give.
void FolderTeamTest::annotators_getTheirOwnAlone()
{
    FolderCourse course;
    FolderMate one(course, code(1), 2);
    FolderMate two(course, code(2), 3);
    VERIFY_HOLDS(two.home->label(1, Emotion::Anger));
    VERIFY_HOLDS(two.sync());
    VERIFY_HOLDS(course.sync());
    const auto synced = one.sync();
    VERIFY_HOLDS(synced);
    QCOMPARE(faultsOf(*synced), QStringList());
    QCOMPARE(must(one.home->study().counts()).annotations, qint64{0});
    QCOMPARE(must(one.home->study().labelling().items(one.home->owner())).size(),
             std::size_t{FolderCourse::Items});
    QVERIFY(!must(one.home->study().roster().byCode(code(2))));
}

// The program was ended after the file was in place, before the study knew of it.
void FolderTeamTest::rowsWrittenBeforeTheEnd_areNotSentTwice()
{
    FolderCourse course;
    FolderMate one(course, code(1), 2);
    VERIFY_HOLDS(one.home->label(1, Emotion::Joy));
    VERIFY_HOLDS(one.home->study().makeSelfContained());
    one.home.reset();
    const QString asItWas = one.path + QStringLiteral("-before");
    QVERIFY(QFile::copy(one.path, asItWas));
    one.home = std::make_unique<AtHome>(one.path, 2);
    VERIFY_HOLDS(one.sync());
    VERIFY_HOLDS(one.home->study().makeSelfContained());
    one.home.reset();
    QVERIFY(QFile::remove(one.path) && QFile::rename(asItWas, one.path));
    one.home = std::make_unique<AtHome>(one.path, 4);
    const auto again = one.sync();
    VERIFY_HOLDS(again);
    QCOMPARE(again->sent, qint64{0});
    VERIFY_HOLDS(one.home->label(2, Emotion::Fear));
    VERIFY_HOLDS(one.sync());
    const auto received = course.sync();
    VERIFY_HOLDS(received);
    QCOMPARE(faultsOf(*received), QStringList());
    QCOMPARE(answersIn(course), qint64{2});
}

// Or before that, while it wrote.
void FolderTeamTest::beginningOfAFile_isNeitherReadNorInTheWay()
{
    FolderCourse course;
    FolderMate one(course, code(1), 2);
    const QString part = QDir(one.folder()).filePath(QStringLiteral(".0000001.batch.part"));
    writeFile(part, "{\"schema\"");
    VERIFY_HOLDS(course.sync());
    VERIFY_HOLDS(one.home->label(1, Emotion::Joy));
    VERIFY_HOLDS(one.sync());
    QVERIFY(!QFileInfo::exists(part));
    const auto received = course.sync();
    VERIFY_HOLDS(received);
    QCOMPARE(faultsOf(*received), QStringList());
    QCOMPARE(answersIn(course), qint64{1});
}

void FolderTeamTest::fileThatIsWrong_endsItsDeviceAlone_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("fault");
    for (const char* row :
         {"cut cut", "half cut", "empty cut", "noise unreadable", "changed altered", "gone missing",
          "foreign foreign", "folder unreadable", "link unreadable"}) {
        const QStringList words = QString::fromLatin1(row).split(u' ');
        QTest::newRow(row) << words.at(0) << words.at(1);
    }
}

// The first file of A01's stays sound; the second is not, and the third follows it.
void FolderTeamTest::fileThatIsWrong_endsItsDeviceAlone()
{
    QFETCH(QString, what);
    QFETCH(QString, fault);
    FolderCourse course;
    FolderMate one(course, code(1), 2);
    FolderMate two(course, code(2), 3);
    for (const Choice emotion : {Emotion::Joy, Emotion::Trust, Emotion::Fear}) {
        VERIFY_HOLDS(one.home->label(1, emotion));
        VERIFY_HOLDS(one.sync());
    }
    VERIFY_HOLDS(two.home->label(1, Emotion::Anger));
    VERIFY_HOLDS(two.sync());
    const QString path = one.batch(2);
    QByteArray bytes = readFile(path);
    const QByteArray whole = bytes;
    QVERIFY(QFile::remove(path));
    if (what == u"cut")
        writeFile(path, bytes.chopped(1));
    else if (what == u"half")
        writeFile(path, bytes.left(bytes.size() / 2));
    else if (what == u"empty")
        writeFile(path, {});
    else if (what == u"noise")
        writeFile(path, QByteArray(5'000, '\xfe'));
    else if (what == u"changed")
        writeFile(path, withOneBitTurned(bytes));
    else if (what == u"foreign")
        writeFile(path, readFile(two.batch(1)));
    else if (what == u"folder")
        QVERIFY(QDir().mkpath(path));
    else if (what == u"link")
        QVERIFY(QFile::link(one.batch(1), path));
    const auto received = course.sync();
    VERIFY_HOLDS(received);
    QCOMPARE(faultsOf(*received), QStringList{fault});
    QCOMPARE(received->troubles.front().file, path);
    // The first answer of A01, none of those after it, and that of A02.
    QCOMPARE(answersIn(course), qint64{2});
    if (what == u"folder")
        QVERIFY(QDir().rmdir(path));
    else
        QFile::remove(path);
    writeFile(path, whole);
    const auto mended = course.sync();
    VERIFY_HOLDS(mended);
    QCOMPARE(faultsOf(*mended), QStringList());
    QCOMPARE(answersIn(course), qint64{4});
}

// A service brings files as it likes.
void FolderTeamTest::filesInAnyOrder_areTakenInTheirs()
{
    FolderCourse course;
    FolderMate one(course, code(1), 2);
    std::vector<QByteArray> files;
    for (const Choice emotion : {Emotion::Joy, Emotion::Trust, Emotion::Fear}) {
        VERIFY_HOLDS(one.home->label(1, emotion));
        VERIFY_HOLDS(one.sync());
    }
    for (qint64 number = 1; number <= 3; ++number) {
        files.push_back(readFile(one.batch(number)));
        QVERIFY(QFile::remove(one.batch(number)));
    }
    const std::array<qint64, 3> order{3, 1, 2};
    const std::array<qint64, 3> expected{0, 1, 3};
    for (std::size_t i = 0; i < order.size(); ++i) {
        writeFile(one.batch(order.at(i)), files.at(static_cast<std::size_t>(order.at(i) - 1)));
        VERIFY_HOLDS(course.sync());
        QCOMPARE(answersIn(course), expected.at(i));
    }
    QCOMPARE(must(course.sync()).troubles.size(), std::size_t{0});
}

void FolderTeamTest::secondCopies_areToldAndNotRead()
{
    FolderCourse course;
    FolderMate one(course, code(1), 2);
    VERIFY_HOLDS(one.home->label(1, Emotion::Joy));
    VERIFY_HOLDS(one.sync());
    const QDir folder(one.folder());
    for (const char* name : {"0000001 (Maya's conflicted copy 2026-11-26).batch",
                             "0000001.sync-conflict-20261126-101010-ABCDEFG.batch",
                             "0000001-LAPTOP.batch", "device (1).json"})
        QVERIFY(QFile::copy(one.batch(1), folder.filePath(QString::fromLatin1(name))));
    writeFile(folder.filePath(QStringLiteral("desktop.ini")), "[.ShellClassInfo]");
    QVERIFY(QDir(one.folder() + QStringLiteral(" (1)")).mkpath(QStringLiteral(".")));
    const auto received = course.sync();
    VERIFY_HOLDS(received);
    QCOMPARE(faultsOf(*received), QStringList(5, QStringLiteral("copy")));
    QCOMPARE(answersIn(course), qint64{1});
}

void FolderTeamTest::deviceThatWasNotInvited_isToldAndNotRead()
{
    FolderCourse course;
    FolderMate one(course, code(1), 2);
    VERIFY_HOLDS(one.home->label(1, Emotion::Joy));
    VERIFY_HOLDS(one.sync());
    const QString stranger = course.folderOf(RandomIds().next());
    QVERIFY(QDir().mkpath(stranger));
    QVERIFY(QFile::copy(one.batch(1), batchPath(stranger, 1)));
    const auto received = course.sync();
    VERIFY_HOLDS(received);
    QCOMPARE(received->troubles, (std::vector<FolderTrouble>{{stranger, FolderFault::Stranger}}));
    QCOMPARE(answersIn(course), qint64{1});
}

// Whoever holds the key of a device can seal whatever they like.
void FolderTeamTest::answersOfOthers_areNotADevicesToGive()
{
    FolderCourse course;
    FolderMate one(course, code(1), 2);
    const Uuid study = must(course.study->info()).uuid;
    const DeviceKeys keys = folderKeysOf(must(one.secrets.secret(one.membership.login, {})));
    WireRow row;
    row.kind = QStringLiteral("annotation");
    row.uuid = RandomIds().next();
    row.person = must(course.study.roster().byCode(code(2)))->uuid;
    row.body = "{}";
    OwnChain chain(study, *streamKeyOf(row), one.membership.device);
    const BatchPlace place{study, one.membership.device, 1,
                           firstBatchLink(study, one.membership.device, keys.publicKey)};
    VERIFY_HOLDS(writeBatchFile(one.batch(1), batchBytes(place, {chain.add(row)}, keys)));
    const auto received = course.sync();
    VERIFY_HOLDS(received);
    QCOMPARE(faultsOf(*received), QStringList{QStringLiteral("not_theirs")});
    QCOMPARE(must(course.study->syncing().standing()).parked.size(), std::size_t{0});
}

void FolderTeamTest::ownFilesThatAreGone_keepTheDeviceFromWriting()
{
    FolderCourse course;
    FolderMate one(course, code(1), 2);
    VERIFY_HOLDS(one.home->label(1, Emotion::Joy));
    VERIFY_HOLDS(one.sync());
    const QByteArray bytes = readFile(one.batch(1));
    QVERIFY(QFile::remove(one.batch(1)));
    VERIFY_HOLDS(one.home->label(2, Emotion::Fear));
    const auto kept = one.sync();
    VERIFY_HOLDS(kept);
    QCOMPARE(faultsOf(*kept), QStringList{QStringLiteral("missing")});
    QCOMPARE(kept->sent, qint64{0});
    writeFile(one.batch(1), bytes);
    const auto sent = one.sync();
    VERIFY_HOLDS(sent);
    QVERIFY(sent->sent > 0);
    VERIFY_HOLDS(course.sync());
    QCOMPARE(answersIn(course), qint64{2});
}

// Whoever has the invitation of somebody who joined cannot take their place.
void FolderTeamTest::keyOfADevice_isNotReplaced()
{
    FolderCourse course;
    FolderMate one(course, code(1), 2);
    VERIFY_HOLDS(one.home->label(1, Emotion::Joy));
    VERIFY_HOLDS(one.sync());
    VERIFY_HOLDS(course.sync());
    NewTeamFile file;
    VERIFY_HOLDS(one.team.join(one.invitation, {}, file, {})); // where the answer was lost
    MachineSecrets others;
    COMPARE_ERROR(FolderTeam(others).join(one.invitation, {}, file, {}), ErrorCode::SignInRefused);
    const QString key = devicePath(one.folder());
    QVERIFY(QFile::remove(key));
    NewTeamFile another;
    VERIFY_HOLDS(FolderTeam(others).join(one.invitation, {}, another, {}));
    const auto received = course.sync();
    VERIFY_HOLDS(received);
    QCOMPARE(received->troubles, (std::vector<FolderTrouble>{{key, FolderFault::Altered}}));
}

// A file that was copied to another machine, whose keychain has another secret.
void FolderTeamTest::otherSecrets_writeNothing()
{
    FolderCourse course;
    FolderMate one(course, code(1), 2);
    VERIFY_HOLDS(one.home->label(1, Emotion::Joy));
    MachineSecrets others;
    for (const TeamMembership& membership : {one.membership, course.membership})
        must(others.newSecret(membership.login, {}));
    FolderTeam elsewhere(others);
    COMPARE_ERROR(
        must(elsewhere.connect(one.membership, one.home->study().syncing(), {}, {}))->sync({}),
        ErrorCode::SignInRefused);
    COMPARE_ERROR(
        elsewhere.revoke(course.membership, one.membership.person, {}, course.study->syncing(), {}),
        ErrorCode::SignInRefused);
    QVERIFY(!QFileInfo::exists(one.batch(1)));
    VERIFY_HOLDS(course.sync());
}

void FolderTeamTest::invitation_isForOneDeviceWhoLabels()
{
    FolderCourse course;
    COMPARE_ERROR(course.invite(QStringLiteral("J01")), ErrorCode::WrongRole);
    const Invitation written = must(course.invite(code(1)));
    const QString path = course.study.filePath(QStringLiteral("A01.subtext-invite"));
    VERIFY_HOLDS(writeInvitation(path, written));
    Invitation read = must(readInvitation(path));
    QCOMPARE(read.address.host, QString()); // the path of another machine says nothing here
    QCOMPARE(read.coordinator, course.membership.device);
    MachineSecrets secrets;
    NewTeamFile file;
    COMPARE_ERROR(FolderTeam(secrets).join(read, {}, file, {}), ErrorCode::FolderMissing);
    read.address.host = course.shared;
    Invitation forged = read;
    forged.address.secret = freshSecret();
    COMPARE_ERROR(FolderTeam(secrets).join(forged, {}, file, {}), ErrorCode::NotInTeam);
    VERIFY_HOLDS(FolderTeam(secrets).join(read, {}, file, {}));
    const auto members = must(course.team.status(course.membership, {}));
    QCOMPARE(members.size(), std::size_t{2});
    QVERIFY(members.back().devices.front().enrolledAt.has_value());
}

void FolderTeamTest::revokedDevice_writesNoMore()
{
    FolderCourse course;
    FolderMate one(course, code(1), 2);
    VERIFY_HOLDS(one.home->label(1, Emotion::Joy));
    VERIFY_HOLDS(one.sync());
    VERIFY_HOLDS(one.home->label(1, Emotion::Trust));
    const QString held = one.batch(2) + QStringLiteral("-held");
    VERIFY_HOLDS(one.sync());
    QVERIFY(QFile::rename(one.batch(2), held)); // still on its way
    COMPARE_ERROR(
        one.team.revoke(one.membership, one.membership.person, {}, one.home->study().syncing(), {}),
        ErrorCode::NotInTeam);
    QCOMPARE(must(course.revoke(one.membership)), 1);
    QVERIFY(QFile::rename(held, one.batch(2)));
    COMPARE_ERROR(one.sync(), ErrorCode::NotInTeam);
    VERIFY_HOLDS(course.sync());
    QCOMPARE(answersIn(course), qint64{1}); // what was there before stays
}

// A file under a high number, with others to come before it, holds no place for them.
void FolderTeamTest::revokedDevice_keepsNoPlaceForLater()
{
    FolderCourse course;
    FolderMate one(course, code(1), 2);
    VERIFY_HOLDS(one.home->label(1, Emotion::Joy));
    VERIFY_HOLDS(one.sync());
    VERIFY_HOLDS(one.home->label(1, Emotion::Trust));
    VERIFY_HOLDS(one.sync());
    const QString held = one.batch(2) + QStringLiteral("-held");
    QVERIFY(QFile::rename(one.batch(2), held));
    QVERIFY(QFile::copy(held, one.batch(9)));
    QCOMPARE(must(course.revoke(one.membership)), 1);
    QCOMPARE(answersIn(course), qint64{1}); // what was there is read before
    QVERIFY(QFile::rename(held, one.batch(2)));
    QCOMPARE(faultsOf(must(course.sync())), QStringList());
    QCOMPARE(answersIn(course), qint64{1});
}

void FolderTeamTest::study_isSharedOnceInAFolder()
{
    FolderCourse course;
    const TeamFounder founder{must(course.study->info()).uuid, course.membership.person,
                              QStringLiteral("C01")};
    const auto again = course.team.create(course.folder(), founder, {});
    VERIFY_HOLDS(again); // where the answer was lost
    QVERIFY(*again == course.membership);
    MachineSecrets others;
    COMPARE_ERROR(FolderTeam(others).create(course.folder(), founder, {}), ErrorCode::FileExists);
    TeamFounder another = founder;
    another.person = RandomIds().next();
    COMPARE_ERROR(course.team.create(course.folder(), another, {}), ErrorCode::FileExists);
}

void FolderTeamTest::verify_findsWhatWasChangedAfterItWasRead()
{
    FolderCourse course;
    FolderMate one(course, code(1), 2);
    VERIFY_HOLDS(one.home->label(1, Emotion::Joy));
    VERIFY_HOLDS(one.sync());
    VERIFY_HOLDS(course.sync());
    const auto verify = [&] {
        return course.team.verify(course.membership, course.study->syncing(), {});
    };
    const VerifiedTeam whole = must(verify());
    QVERIFY(whole.rows > 0);
    // The annotator reads the coordinator's files alike, and nobody else's.
    const auto ofOne = must(one.team.verify(one.membership, one.home->study().syncing(), {}));
    QCOMPARE(whole.fingerprints.size(), std::size_t{2});
    QVERIFY(ofOne.fingerprints == whole.fingerprints);
    VERIFY_HOLDS(one.home->label(2, Emotion::Fear));
    VERIFY_HOLDS(one.sync());
    const VerifiedTeam more = must(verify());
    QVERIFY(more.fingerprints.front() == whole.fingerprints.front());
    QVERIFY(more.fingerprints.back() != whole.fingerprints.back());
    const QByteArray bytes = readFile(one.batch(1));
    writeFile(one.batch(1), withOneBitTurned(bytes));
    COMPARE_ERROR(verify(), ErrorCode::ServerUnreadable);
    QVERIFY(QFile::remove(one.batch(1)));
    const auto gone = verify();
    COMPARE_ERROR(gone, ErrorCode::ServerUnreadable);
    QCOMPARE(gone.error().value, QStringLiteral("dropped"));
}

void FolderTeamTest::folderThatIsElsewhere_isSaid()
{
    FolderCourse course;
    const QString moved = course.study.filePath(QStringLiteral("moved"));
    QVERIFY(QDir().rename(course.shared, moved));
    COMPARE_ERROR(course.sync(), ErrorCode::FolderMissing);
    course.membership.host = moved;
    const auto found = course.sync();
    VERIFY_HOLDS(found);
    QCOMPARE(faultsOf(*found), QStringList());
    const QString roster = rosterPath(
        folderOfDevice(folderOfStudy(moved, course.membership.database), course.membership.device));
    writeFile(roster, readFile(roster).replace("C01", "C02"));
    COMPARE_ERROR(course.sync(), ErrorCode::MalformedFile);
}

SUBTEXT_TEST(FolderTeamTest)
#include "folderteamtest.moc"
