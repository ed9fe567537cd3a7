// SPDX-License-Identifier: MIT
#include "core/base/sha256.h"

#include "tests/support/registeredtest.h"

using namespace subtext;

// The examples of FIPS 180-4 (NIST, "SHA256").
class Sha256Test : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void publishedExamples_areReproduced_data();
    void publishedExamples_areReproduced();
    void parts_areOneText();
};

void Sha256Test::publishedExamples_areReproduced_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("digest");
    QTest::newRow("nothing")
        << QByteArray()
        << QByteArray("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    QTest::newRow("one block")
        << QByteArray("abc")
        << QByteArray("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    QTest::newRow("two blocks")
        << QByteArray("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        << QByteArray("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    QTest::newRow("a million letters")
        << QByteArray(1'000'000, 'a')
        << QByteArray("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

void Sha256Test::publishedExamples_areReproduced()
{
    QFETCH(QByteArray, text);
    QTEST(sha256Of(text), "digest");
}

void Sha256Test::parts_areOneText()
{
    Sha256 hash;
    for (const char* part : {"ab", "", "c"})
        hash.add(QByteArrayView(part));
    QCOMPARE(hash.result().toHex(), sha256Of("abc"));
}

SUBTEXT_TEST(Sha256Test)
#include "sha256test.moc"
