// SPDX-License-Identifier: MIT
// What somebody of the team with the keys of their own device, and a program of their own, can try
// in the shared folder.
#include "core/folderteam/batch.h"
#include "core/folderteam/folderroster.h"
#include "core/sync/sealedtext.h"
#include "tests/core/folderteam/foldercourse.h"
#include "tests/support/registeredtest.h"

#include <QtTest>

using namespace subtext;
using namespace subtext::test;

class FolderAttacksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void annotator_writesNothingButTheirOwnWork();
    void coordinator_decidesForNobodyElse();
    void rowsSentTwice_areNotTakenTwice();
    void rowsInAnotherOrder_areNotTaken();
    void sealOfAnotherDevice_isNone();
    void secondTeam_isNobodys();
};

namespace {

/// A device of the team in the hands of somebody who may seal with its keys whatever they like.
struct Intruder
{
    Intruder(FolderCourse& course, MachineSecrets& secrets, const TeamMembership& membership)
        : study(must(course.study->info()).uuid)
        , device(membership.device)
        , keys(folderKeysOf(must(secrets.secret(membership.login, {}))))
        , folder(course.folderOf(membership.device))
    {}

    WireRow row(const QString& kind, const Uuid& person) const
    {
        WireRow made;
        made.kind = kind;
        made.uuid = RandomIds().next();
        made.person = person;
        made.body = "{}";
        return made;
    }
    LinkedRow first(const WireRow& row) const
    {
        return OwnChain(study, streamKeyOf(row).value_or(QString()), device).add(row);
    }
    /// What this device wrote so far, and where it goes on.
    std::vector<Batch> batches(BatchPlace& next) const
    {
        std::vector<Batch> read;
        next = {study, device, 1, firstBatchLink(study, device, keys.publicKey)};
        for (const qint64 number : batchFilesIn(folder).numbers) {
            next.number = number;
            const auto batch = batchOf(readFile(batchPath(folder, number)), next, keys.publicKey);
            if (!batch)
                qFatal("a batch of its own cannot be read");
            next.before = batch->link;
            read.push_back(*batch);
        }
        next.number = static_cast<qint64>(read.size()) + 1;
        return read;
    }
    /// The path of the file.
    QString write(const std::vector<LinkedRow>& rows) const
    {
        BatchPlace place;
        batches(place);
        const QString path = batchPath(folder, place.number);
        must(writeBatchFile(path, batchBytes(place, rows, keys)));
        return path;
    }

    Uuid study;
    Uuid device;
    DeviceKeys keys;
    QString folder;
};

QString codeOf(int number)
{
    return QStringLiteral("A0%1").arg(number);
}

} // namespace

void FolderAttacksTest::annotator_writesNothingButTheirOwnWork()
{
    const QStringList ownWork{QStringLiteral("annotation"),    QStringLiteral("visit"),
                              QStringLiteral("self_check"),    QStringLiteral("repeat"),
                              QStringLiteral("hand_in"),       QStringLiteral("consent"),
                              QStringLiteral("practice"),      QStringLiteral("question"),
                              QStringLiteral("device"),        QStringLiteral("certificate"),
                              QStringLiteral("reader_answer"), QStringLiteral("norming_commitment"),
                              QStringLiteral("norming_vote")};
    FolderCourse course;
    FolderMate one(course, codeOf(1), 2);
    FolderMate two(course, codeOf(2), 3);
    VERIFY_HOLDS(two.home->label(1, Emotion::Joy));
    VERIFY_HOLDS(two.sync());
    VERIFY_HOLDS(course.sync());
    const Intruder intruder(course, one.secrets, one.membership);
    const QString before = statedRows(course.study.path());
    const auto refused = [&](const WireRow& row) {
        const QString path = intruder.write({intruder.first(row)});
        const auto received = course.sync();
        VERIFY_HOLDS(received);
        const QByteArray what = row.kind.toUtf8() + " of " + row.person.text().toUtf8();
        QVERIFY2(faultsOf(*received) == QStringList{QStringLiteral("not_theirs")},
                 (what + ": " + faultsOf(*received).join(u' ').toUtf8()).constData());
        QVERIFY2(QFile::remove(path), what.constData());
    };
    for (const WireKind& kind : wireKinds()) {
        if (!ownWork.contains(kind.name))
            refused(intruder.row(kind.name, one.membership.person));
        refused(intruder.row(kind.name, two.membership.person));
        refused(intruder.row(kind.name, course.membership.person));
        refused(intruder.row(kind.name, {}));
        if (QTest::currentTestFailed())
            return;
    }
    // One such row keeps out whatever comes with it.
    const QString mixed = intruder.write(
        {intruder.first(intruder.row(QStringLiteral("hand_in"), one.membership.person)),
         intruder.first(intruder.row(QStringLiteral("study_lock"), {}))});
    QCOMPARE(faultsOf(must(course.sync())), QStringList{QStringLiteral("not_theirs")});
    QVERIFY(QFile::remove(mixed));
    // What no version knows is nobody's to send.
    const QString unknown =
        intruder.write({intruder.first(intruder.row(QStringLiteral("wish"), {}))});
    QCOMPARE(faultsOf(must(course.sync())), QStringList{QStringLiteral("unreadable")});
    QVERIFY(QFile::remove(unknown));
    QCOMPARE(statedRows(course.study.path()), before);
    QVERIFY(must(course.study->syncing().standing()).parked.empty());
    VERIFY_HOLDS(course.study->verifyAudit());
    QCOMPARE(faultsOf(must(course.sync())), QStringList());
}

void FolderAttacksTest::coordinator_decidesForNobodyElse()
{
    FolderCourse course;
    FolderMate one(course, codeOf(1), 2);
    VERIFY_HOLDS(one.sync());
    const Intruder intruder(course, course.secrets, course.membership);
    const QString before = statedRows(one.path);
    const Uuid judge = must(course.study.roster().byCode(QStringLiteral("J01")))->uuid;
    for (const char* kind : {"decision", "settlement", "opening", "device"}) {
        const QString path =
            intruder.write({intruder.first(intruder.row(QString::fromLatin1(kind), judge))});
        const auto received = one.sync();
        VERIFY_HOLDS(received);
        QVERIFY2(faultsOf(*received) == QStringList{QStringLiteral("not_theirs")}, kind);
        QVERIFY2(QFile::remove(path), kind);
    }
    QCOMPARE(faultsOf(must(one.sync())), QStringList());
    QCOMPARE(statedRows(one.path), before);
    VERIFY_HOLDS(one.home->study().verifyAudit());
}

// Sealed anew as the next file; the bytes of the file before do not fit there in any case.
void FolderAttacksTest::rowsSentTwice_areNotTakenTwice()
{
    FolderCourse course;
    FolderMate one(course, codeOf(1), 2);
    VERIFY_HOLDS(one.home->label(1, Emotion::Joy));
    VERIFY_HOLDS(one.sync());
    VERIFY_HOLDS(course.sync());
    const QString before = statedRows(course.study.path());
    const Intruder intruder(course, one.secrets, one.membership);
    BatchPlace next;
    const std::vector<Batch> batches = intruder.batches(next);
    QCOMPARE(batches.size(), std::size_t{1});
    intruder.write(batches.front().rows);
    QCOMPARE(faultsOf(must(course.sync())), QStringList{QStringLiteral("altered")});
    QCOMPARE(statedRows(course.study.path()), before);
    QCOMPARE(answersIn(course), qint64{1});
}

void FolderAttacksTest::rowsInAnotherOrder_areNotTaken()
{
    FolderCourse course;
    FolderMate one(course, codeOf(1), 2);
    for (const Choice emotion : {Emotion::Joy, Emotion::Fear})
        VERIFY_HOLDS(one.home->label(1, emotion));
    VERIFY_HOLDS(one.sync());
    const Intruder intruder(course, one.secrets, one.membership);
    BatchPlace next;
    std::vector<LinkedRow> rows = intruder.batches(next).front().rows;
    QVERIFY(rows.size() > 1);
    std::reverse(rows.begin(), rows.end());
    QVERIFY(QFile::remove(one.batch(1)));
    intruder.write(rows);
    QCOMPARE(faultsOf(must(course.sync())), QStringList{QStringLiteral("altered")});
    QCOMPARE(answersIn(course), qint64{0});
}

// In the folder of A02, with everything that A01 can know of it: all but its secret.
void FolderAttacksTest::sealOfAnotherDevice_isNone()
{
    FolderCourse course;
    FolderMate one(course, codeOf(1), 2);
    FolderMate two(course, codeOf(2), 3);
    const Intruder intruder(course, one.secrets, one.membership);
    const Intruder victim(course, two.secrets, two.membership);
    BatchPlace place;
    QVERIFY(victim.batches(place).empty());
    const LinkedRow row =
        victim.first(victim.row(QStringLiteral("hand_in"), two.membership.person));
    VERIFY_HOLDS(writeBatchFile(two.batch(1), batchBytes(place, {row}, intruder.keys)));
    QCOMPARE(faultsOf(must(course.sync())), QStringList{QStringLiteral("seal")});
    QVERIFY(must(course.study->syncing().standing()).parked.empty());
    QVERIFY(QFile::remove(two.batch(1)));
    VERIFY_HOLDS(two.home->label(1, Emotion::Joy));
    VERIFY_HOLDS(two.sync());
    QCOMPARE(faultsOf(must(course.sync())), QStringList());
    QCOMPARE(answersIn(course), qint64{1});
}

// Of which A01 would be the coordinator.
void FolderAttacksTest::secondTeam_isNobodys()
{
    FolderCourse course;
    FolderMate one(course, codeOf(1), 2);
    FolderMate two(course, codeOf(2), 3);
    const Intruder lead(course, course.secrets, course.membership);
    const Intruder intruder(course, one.secrets, one.membership);
    const QString path = rosterPath(lead.folder);
    FolderRoster taken = must(readRoster(path, lead.keys.publicKey));
    taken.device = one.membership.device;
    taken.person = one.membership.person;
    taken.key = intruder.keys.publicKey;
    taken.number += 100;
    VERIFY_HOLDS(writeRoster(rosterPath(intruder.folder), taken, intruder.keys));
    VERIFY_HOLDS(two.home->label(1, Emotion::Joy));
    VERIFY_HOLDS(two.sync());
    VERIFY_HOLDS(course.sync());
    QCOMPARE(answersIn(course), qint64{1});
    QCOMPARE(must(course.team.status(course.membership, {})).size(), std::size_t{3});
    COMPARE_ERROR(one.team.invite(one.membership,
                                  {RandomIds().next(), codeOf(3), QString(), 14, Role::Annotator},
                                  one.home->study().syncing(), {}),
                  ErrorCode::NotInTeam);
    // In the place of the one that counts.
    const QByteArray sound = readFile(path);
    VERIFY_HOLDS(writeRoster(path, taken, intruder.keys));
    COMPARE_ERROR(two.sync(), ErrorCode::MalformedFile);
    COMPARE_ERROR(course.sync(), ErrorCode::MalformedFile);
    QVERIFY(QFile::remove(path));
    writeFile(path, sound);
    VERIFY_HOLDS(two.sync());
    VERIFY_HOLDS(course.sync());
}

SUBTEXT_TEST(FolderAttacksTest)
#include "folderattackstest.moc"
