// SPDX-License-Identifier: MIT
#include "core/sync/sealcheck.h"

#include "core/sync/devicekey.h"
#include "tests/support/registeredtest.h"
#include "tests/support/uuids.h"

#include <QtTest>

using namespace subtext;
using test::uuidFor;

// What the entries of one stream come to, by the seals in them alone.
class SealCheckTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void key_isOfTheSecretAndOfServersAlone();
    void key_isSaidInARow();
    void key_isKeptAsNoStream();
    void batch_isClosedByASeal();
    void sealOfSomebodyElse_isFound();
    void keyThatWasMetFirst_counts();
    void deviceWithoutAKey_isTold();
    void server_writesOnlyWhatIsIts();
    void deviceThatNobodyInvited_isAStranger();
    void whoseInvitationsCount_isKeptAsNoStream();
    void deviceOfWhichNothingWasRead_isUnproved();
};

namespace {

const QString Stream = QStringLiteral("staff::");

const Uuid& checkedStudy()
{
    static const Uuid id = uuidFor(QStringLiteral("study"));
    return id;
}

const WritingDevice& laptop()
{
    static const WritingDevice device{uuidFor(QStringLiteral("laptop")),
                                      uuidFor(QStringLiteral("person"))};
    return device;
}

DeviceKeys laptopKeys()
{
    return deviceKeysFrom(QByteArray(32, 'a'));
}

StreamEntry entryOf(const QString& kind, char link)
{
    StreamEntry entry;
    entry.author = laptop().person;
    entry.device = laptop().device;
    entry.linked.row.kind = kind;
    entry.linked.link = QByteArray(32, link);
    return entry;
}

StreamEntry sealedBy(const DeviceKeys& keys, StreamEntry entry)
{
    entry.linked.anchor = QByteArray(32, '\7');
    entry.linked.seal = sealOf(entry.linked.link, entry.linked.anchor, keys.secretKey);
    return entry;
}

StreamEntry entryOfKey(const DeviceKeys& keys)
{
    StreamEntry entry = entryOf(QStringLiteral("device"), 'k');
    entry.linked.row =
        deviceRow(checkedStudy(), laptop().person, laptop().device, keys.publicKey, 5);
    return entry;
}

SealCheck checkThatMet(const DeviceKeys& keys)
{
    SealCheck check(checkedStudy(), uuidFor(QStringLiteral("server")), {});
    check.meet(entryOfKey(keys));
    return check;
}

} // namespace

// Python: hashlib, and Ed25519 as RFC 8032 says it.
void SealCheckTest::key_isOfTheSecretAndOfServersAlone()
{
    const QString secret = QStringLiteral("secret of a device");
    QCOMPARE(serverKeysOf(secret).publicKey.toHex(),
             "ae7e4f45c3a4c6adffffbb075f371a837e0fc2480af155e18df1ff83109704f6");
    QCOMPARE(deviceKeysOf("subtext-folder-key-1", secret).publicKey.toHex(),
             "bcdbf6a8370feb3cee1ed1837eed9b28b7ad137434ebe9dfdafd45e9ef603102");
}

void SealCheckTest::key_isSaidInARow()
{
    const WireRow row = entryOfKey(laptopKeys()).linked.row;
    QVERIFY(keyIn(row) == laptopKeys().publicKey);
    QCOMPARE(*streamKeyOf(row), QStringLiteral("about:%1:").arg(laptop().person.text()));
    QVERIFY(mayWrite(row, laptop().person, QStringLiteral("annotator")));
    WireRow other = row;
    other.kind = QStringLiteral("person");
    QVERIFY(!keyIn(other));
    other = row;
    other.body = "{\"key\":\"00ff\"}";
    QVERIFY(!keyIn(other));
    other.body = "[]";
    QVERIFY(!keyIn(other));
}

void SealCheckTest::key_isKeptAsNoStream()
{
    const ReadStream kept = keptKey(checkedStudy(), laptop().device, laptopKeys().publicKey);
    QVERIFY(kept.rows.empty());
    QVERIFY(isKeptKey(kept.cursor));
    QVERIFY(!isKeptKey(StreamCursor(checkedStudy(), Stream)));
    const std::map<Uuid, StreamCursor> cursors{{kept.stream, kept.cursor}};
    QVERIFY(keptKeyOf(checkedStudy(), laptop().device, cursors) == laptopKeys().publicKey);
    QVERIFY(!keptKeyOf(checkedStudy(), uuidFor(QStringLiteral("another")), cursors));
}

void SealCheckTest::batch_isClosedByASeal()
{
    SealCheck check = checkThatMet(laptopKeys());
    QVERIFY(!check.take(Stream, entryOf(QStringLiteral("dismissal"), '1')));
    QVERIFY(check.openEnd() == Stream);
    QVERIFY(!check.take(Stream, sealedBy(laptopKeys(), entryOf(QStringLiteral("dismissal"), '2'))));
    QVERIFY(!check.openEnd());
    // Each stream has an end of its own.
    QVERIFY(!check.take(QStringLiteral("office::"), entryOf(QStringLiteral("handout"), '3')));
    QVERIFY(check.openEnd() == QStringLiteral("office::"));
    QVERIFY(check.anchorsOf(laptop().device) == std::set<QByteArray>{QByteArray(32, '\7')});
    const VerifiedTeam found = check.found();
    QCOMPARE(found.rows, qint64{3});
    QVERIFY(found.unsealed.empty());
    QVERIFY(found.unchecked.empty());
}

void SealCheckTest::sealOfSomebodyElse_isFound()
{
    SealCheck check = checkThatMet(laptopKeys());
    const DeviceKeys others = deviceKeysFrom(QByteArray(32, 'b'));
    const StreamEntry entry = entryOf(QStringLiteral("dismissal"), '1');
    QVERIFY(check.take(Stream, sealedBy(others, entry)) == FolderFault::Seal);
    StreamEntry moved = sealedBy(laptopKeys(), entry);
    moved.linked.anchor = QByteArray(32, '\6');
    QVERIFY(check.take(Stream, moved) == FolderFault::Seal);
}

void SealCheckTest::keyThatWasMetFirst_counts()
{
    SealCheck check = checkThatMet(laptopKeys());
    const DeviceKeys others = deviceKeysFrom(QByteArray(32, 'b'));
    check.meet(entryOfKey(others));
    QVERIFY(!check.take(Stream, sealedBy(laptopKeys(), entryOf(QStringLiteral("dismissal"), '1'))));
    QVERIFY(check.take(Stream, sealedBy(others, entryOfKey(others))) == FolderFault::Altered);
}

void SealCheckTest::deviceWithoutAKey_isTold()
{
    SealCheck check(checkedStudy(), uuidFor(QStringLiteral("server")), {});
    QVERIFY(!check.take(Stream, entryOf(QStringLiteral("dismissal"), '1')));
    QVERIFY(!check.openEnd());
    QVERIFY(check.found().unsealed == std::vector<WritingDevice>{laptop()});
    QVERIFY(!check.take(Stream, sealedBy(laptopKeys(), entryOf(QStringLiteral("dismissal"), '2'))));
    QVERIFY(check.found().unsealed.empty());
    QVERIFY(check.found().unchecked == std::vector<WritingDevice>{laptop()});
}

void SealCheckTest::server_writesOnlyWhatIsIts()
{
    SealCheck check(checkedStudy(), laptop().device, {});
    for (const char* kind : {"assignment", "opening"})
        QVERIFY(!check.take(Stream, entryOf(QString::fromLatin1(kind), '1')));
    for (const char* kind : {"annotation", "settlement", "device", "person"})
        QVERIFY(check.take(Stream, entryOf(QString::fromLatin1(kind), '1')) ==
                FolderFault::NotTheirs);
    QVERIFY(check.found().unsealed.empty());
}

void SealCheckTest::deviceThatNobodyInvited_isAStranger()
{
    const QByteArray certifier = deviceKeysFrom(QByteArray(32, 'c')).publicKey;
    SealCheck check = checkThatMet(laptopKeys());
    QVERIFY(check.strangers(certifier, true).empty());
    QVERIFY(!check.take(Stream, sealedBy(laptopKeys(), entryOf(QStringLiteral("dismissal"), '1'))));
    QVERIFY(check.strangers(certifier, true) == std::vector<WritingDevice>{laptop()});
    // Whoever may not read what it says of itself does not judge it.
    QVERIFY(check.strangers(certifier, false).empty());
    QVERIFY(!check.take(Stream, sealedBy(laptopKeys(), entryOfKey(laptopKeys()))));
    QVERIFY(check.strangers(certifier, false) == std::vector<WritingDevice>{laptop()});
    // Nobody invited the coordinator's own.
    QVERIFY(check.strangers(laptopKeys().publicKey, true).empty());
    QVERIFY(check.invited(laptopKeys().publicKey) == std::set<Uuid>{laptop().device});
}

void SealCheckTest::whoseInvitationsCount_isKeptAsNoStream()
{
    const ReadStream certifier = keptCertifier(checkedStudy(), laptopKeys().publicKey);
    const ReadStream invited = keptInvited(checkedStudy(), laptop().device);
    const ReadStream key = keptKey(checkedStudy(), laptop().device, laptopKeys().publicKey);
    std::map<Uuid, StreamCursor> cursors;
    QVERIFY(!keptCertifierOf(checkedStudy(), cursors));
    for (const ReadStream& kept : {certifier, invited, key}) {
        QVERIFY(isKeptKey(kept.cursor));
        QCOMPARE(kept.cursor.head().size(), qsizetype{32}); // as files keep heads
        QVERIFY(cursors.emplace(kept.stream, kept.cursor).second);
    }
    QVERIFY(keptCertifierOf(checkedStudy(), cursors) == laptopKeys().publicKey);
    QVERIFY(isKeptAsInvited(checkedStudy(), laptop().device, cursors));
    QVERIFY(!isKeptAsInvited(checkedStudy(), uuidFor(QStringLiteral("another")), cursors));
    QVERIFY(devicesWithKey(laptopKeys().publicKey, cursors) == std::set<Uuid>{laptop().device});
}

void SealCheckTest::deviceOfWhichNothingWasRead_isUnproved()
{
    const Uuid own = uuidFor(QStringLiteral("own"));
    const Uuid office = uuidFor(QStringLiteral("office"));
    const Uuid other = uuidFor(QStringLiteral("other"));
    TeamMember member;
    for (const Uuid& each : {own, office, laptop().device, other}) {
        TeamDevice device;
        device.device = each;
        device.enrolledAt = 5;
        member.devices.push_back(device);
    }
    TeamDevice revoked = member.devices.back();
    revoked.revokedAt = 6;
    TeamDevice invited = member.devices.back();
    invited.enrolledAt.reset();
    member.devices.push_back(revoked);
    member.devices.push_back(invited);
    std::vector<TeamMember> members{member};
    const auto unproved = [&](const std::map<Uuid, StreamCursor>& cursors) {
        markUnproved(members, checkedStudy(), own, cursors);
        std::vector<bool> each;
        for (const TeamDevice& device : members.front().devices)
            each.push_back(device.isUnproved);
        return each;
    };
    std::map<Uuid, StreamCursor> cursors;
    for (const ReadStream& kept : {keptKey(checkedStudy(), office, laptopKeys().publicKey),
                                   keptInvited(checkedStudy(), laptop().device)})
        cursors.emplace(kept.stream, kept.cursor);
    QVERIFY(unproved(cursors) == std::vector<bool>(6, false)); // nobody certifies
    const ReadStream certifier = keptCertifier(checkedStudy(), laptopKeys().publicKey);
    cursors.emplace(certifier.stream, certifier.cursor);
    QVERIFY(unproved(cursors) == (std::vector<bool>{false, false, false, true, false, false}));
}

SUBTEXT_TEST(SealCheckTest)
#include "sealchecktest.moc"
