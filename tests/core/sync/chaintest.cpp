// SPDX-License-Identifier: MIT
#include "core/sync/chain.h"

#include "core/sync/seal.h"
#include "core/sync/wirejson.h"
#include "tests/support/registeredtest.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace subtext;

// Digests and seals against values that Python computed: hashlib, and Ed25519 of pyca/cryptography.
class ChainTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void digest_isOfEveryField();
    void digest_changesWithEachField_data();
    void digest_changesWithEachField();
    void links_areBoundToStudyStreamAndDevice();
    void heads_areBoundToLinks();
    void seal_isThatOfRfc8032();
    void seal_isOfBothAndOfOneDevice();
    void key_namesPersonAndRoundWhereTheClassHasThem();
    void kinds_areKnownByName();
    void batch_isWhatTheServerReads();
};

namespace {

Uuid idOf(char digit)
{
    QString text = QStringLiteral("xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx");
    return *Uuid::fromText(text.replace(u'x', QLatin1Char(digit)));
}

WireRow annotation()
{
    WireRow row;
    row.kind = QStringLiteral("annotation");
    row.v = 10;
    row.uuid = idOf('5');
    row.person = idOf('3');
    row.scenario = idOf('4');
    row.revision = 2;
    row.at = 1'700'000'000'000;
    row.vote = QStringList{QStringLiteral("joy"), QStringLiteral("no")};
    row.body = QStringLiteral("{\"explanation\":\"ä “😀”\"}").toUtf8();
    return row;
}

QString keyOfAnswers()
{
    return QStringLiteral("answers:%1:").arg(idOf('3').text());
}

const char* const Link = "e834591acc8adf04e8c672659400d6d28146fed33a43366b42d12943e4cc18c3";

} // namespace

void ChainTest::digest_isOfEveryField()
{
    QCOMPARE(rowDigest(idOf('1'), annotation()).toHex(),
             "bdc4fa88b5c7f4165db83a64274a7f6319fb94a7521abeaff038e1e2816d9968");
    WireRow bare;
    bare.kind = QStringLiteral("guideline");
    bare.v = 10;
    bare.uuid = idOf('5');
    bare.body = "{}";
    QCOMPARE(rowDigest(idOf('1'), bare).toHex(),
             "0f8ae86dd5025270fdef261e13d3bb1d1c2a23c4fc86c5b2ca7aefd5277b3a54");
}

void ChainTest::digest_changesWithEachField_data()
{
    QTest::addColumn<int>("field");
    QTest::newRow("kind") << 0;
    QTest::newRow("v") << 1;
    QTest::newRow("uuid") << 2;
    QTest::newRow("person") << 3;
    QTest::newRow("scenario") << 4;
    QTest::newRow("revision") << 5;
    QTest::newRow("at") << 6;
    QTest::newRow("vote") << 7;
    QTest::newRow("order of the votes") << 8;
    QTest::newRow("body") << 9;
}

void ChainTest::digest_changesWithEachField()
{
    QFETCH(int, field);
    WireRow row = annotation();
    switch (field) {
    case 0:
        row.kind = QStringLiteral("visit");
        break;
    case 1:
        ++row.v;
        break;
    case 2:
        row.uuid = idOf('6');
        break;
    case 3:
        row.person = {};
        break;
    case 4:
        row.scenario = {};
        break;
    case 5:
        row.revision.reset();
        break;
    case 6:
        ++row.at;
        break;
    case 7:
        row.vote.reset();
        break;
    case 8:
        row.vote = QStringList{row.vote->at(1), row.vote->at(0)};
        break;
    default:
        row.body += ' ';
    }
    QVERIFY(rowDigest(idOf('1'), row) != rowDigest(idOf('1'), annotation()));
    QVERIFY(rowDigest(idOf('2'), row) != rowDigest(idOf('1'), row)); // and with the study
}

void ChainTest::links_areBoundToStudyStreamAndDevice()
{
    const QByteArray first = firstLink(idOf('1'), keyOfAnswers(), idOf('2'));
    QCOMPARE(first.toHex(), "1f7cc3b90c643ce140076b797039142f9da7efea6d72c6cf4f6c119d965740fd");
    QCOMPARE(nextLink(first, rowDigest(idOf('1'), annotation())).toHex(), Link);
    QVERIFY(firstLink(idOf('2'), keyOfAnswers(), idOf('2')) != first);
    QVERIFY(firstLink(idOf('1'), QStringLiteral("staff::"), idOf('2')) != first);
    QVERIFY(firstLink(idOf('1'), keyOfAnswers(), idOf('1')) != first);
}

void ChainTest::heads_areBoundToLinks()
{
    QCOMPARE(firstHead().toHex(),
             "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    QCOMPARE(nextHead(firstHead(), QByteArray::fromHex(Link)).toHex(),
             "03f26b434ba47d725f0ab9b6d0fe19acfb7473282f05609818ae63e1651c1b8d");
}

void ChainTest::seal_isThatOfRfc8032()
{
    QByteArray seed;
    for (char byte = 0; byte < 32; ++byte)
        seed += byte;
    const DeviceKeys keys = deviceKeysFrom(seed);
    QCOMPARE(keys.publicKey.toHex(),
             "03a107bff3ce10be1d70dd18e74bc09967e4d6309ba50d5f1ddc8664125531b8");
    QCOMPARE(sealOf(QByteArray::fromHex(Link), QByteArray(32, '\7'), keys.secretKey).toHex(),
             "c90241945001022e7bc53f648cb18570d35b1fcf60db261fadf636da03812f7d"
             "aa0007648f1f8bfd12575b7bd38b10a7ffe357f91d2a6cf08695608f04381e05");
}

void ChainTest::seal_isOfBothAndOfOneDevice()
{
    const DeviceKeys keys = deviceKeysFrom(QByteArray(32, 'a'));
    const DeviceKeys others = deviceKeysFrom(QByteArray(32, 'b'));
    const QByteArray link(32, '\1');
    const QByteArray anchor(32, '\2');
    const QByteArray seal = sealOf(link, anchor, keys.secretKey);
    QVERIFY(isSealOf(seal, link, anchor, keys.publicKey));
    QVERIFY(!isSealOf(seal, anchor, link, keys.publicKey));
    QVERIFY(!isSealOf(seal, link, QByteArray(32, '\3'), keys.publicKey));
    QVERIFY(!isSealOf(seal, link, anchor, others.publicKey));
    QVERIFY(!isSealOf(seal.left(63), link, anchor, keys.publicKey));
    QVERIFY(!isSealOf({}, link, anchor, keys.publicKey));
    QVERIFY(!isSealOf(seal, {}, {}, keys.publicKey));
    QVERIFY(!isSealOf(seal, link, anchor, {}));
}

void ChainTest::key_namesPersonAndRoundWhereTheClassHasThem()
{
    const QString person = idOf('3').text();
    QCOMPARE(streamKey(StreamClass::Common, idOf('3'), 2), QStringLiteral("common::"));
    QCOMPARE(streamKey(StreamClass::Answers, idOf('3'), 2),
             QStringLiteral("answers:%1:").arg(person));
    QCOMPARE(streamKey(StreamClass::Desk, idOf('3'), 2), QStringLiteral("desk:%1:2").arg(person));
    QCOMPARE(streamKey(StreamClass::Staff, idOf('3'), std::nullopt), QStringLiteral("staff::"));
    QCOMPARE(streamKeyOf(annotation()), keyOfAnswers());
    WireRow later = annotation();
    later.kind = QStringLiteral("of-a-later-version");
    QCOMPARE(streamKeyOf(later), std::nullopt);
}

void ChainTest::kinds_areKnownByName()
{
    QSet<QString> names;
    for (const WireKind& kind : wireKinds()) {
        QVERIFY(!names.contains(kind.name));
        names.insert(kind.name);
        QCOMPARE(findWireKind(kind.name), &kind);
    }
    QCOMPARE(findWireKind(QStringLiteral("passphrase")), nullptr); // never leaves
    QCOMPARE(findWireKind(QString()), nullptr);
}

void ChainTest::batch_isWhatTheServerReads()
{
    LinkedRow linked{annotation(), 7, QByteArray(32, '\1'), {}, {}};
    WireRow bare;
    bare.kind = QStringLiteral("guideline");
    bare.uuid = idOf('5');
    bare.body = "{}";
    const QByteArray text =
        batchJson({linked, {bare, 1, {}, QByteArray(64, '\2'), QByteArray(32, '\3')}});
    const QJsonArray rows = QJsonDocument::fromJson(text)[QLatin1String("rows")].toArray();
    QCOMPARE(rows.size(), 2);
    const QJsonObject first = rows[0].toObject();
    QCOMPARE(first[QLatin1String("uuid")].toString(), idOf('5').text());
    QCOMPARE(first[QLatin1String("k")].toInt(), 7);
    QCOMPARE(first[QLatin1String("link")].toString(),
             QStringLiteral("\\x") + QStringLiteral("01").repeated(32));
    QCOMPARE(first[QLatin1String("vote")].toArray(),
             (QJsonArray{QStringLiteral("joy"), QStringLiteral("no")}));
    QCOMPARE(first[QLatin1String("body")].toString().toUtf8(), annotation().body);
    QVERIFY(first[QLatin1String("round")].isNull() && first[QLatin1String("seal")].isNull());
    const QJsonObject second = rows[1].toObject();
    for (const char* field : {"person", "scenario", "revision", "vote", "round"})
        QVERIFY2(second[QLatin1String(field)].isNull(), field);
    QCOMPARE(second[QLatin1String("seal")].toString().size(), 2 + 128);
    // One by one they are kept in a file, and are the same again.
    for (const LinkedRow& row :
         {linked, LinkedRow{bare, 1, {}, QByteArray(64, '\2'), QByteArray(32, '\3')}}) {
        const auto back = linkedRowOf(packetOf(row));
        QVERIFY(back && *back == row);
    }
    for (const char* other : {"", "{}", "[]", "{\"kind\":1}"})
        QVERIFY2(!linkedRowOf(other), other);
}

SUBTEXT_TEST(ChainTest)
#include "chaintest.moc"
