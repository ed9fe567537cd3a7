// SPDX-License-Identifier: MIT
#include "core/domain/commitment.h"

#include "core/base/environment.h"
#include "tests/support/registeredtest.h"

#include <QTest>

#include <set>

using namespace subtext;

namespace {

const QString RoundText = QStringLiteral("11111111-1111-4111-8111-111111111111");
const QString PersonText = QStringLiteral("22222222-2222-4222-8222-222222222222");

QByteArray textOf(const QString& votes)
{
    return committedText(*Uuid::fromText(RoundText), *Uuid::fromText(PersonText), votes);
}

/// 00 01 02 … 1f.
QByteArray countingNonce()
{
    QByteArray nonce;
    for (int i = 0; i < NonceBytes; ++i)
        nonce += static_cast<char>(i);
    return nonce;
}

} // namespace

class CommitmentTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knownVotes_haveTheKnownCommitment_data();
    void knownVotes_haveTheKnownCommitment();
    void changedVote_doesNotFit();
    void anotherPersonOrRound_doesNotFit();
    void nonceOfAnotherLength_doesNotFit();
    void freshNonces_have32BytesAndDiffer();
};

void CommitmentTest::knownVotes_haveTheKnownCommitment_data()
{
    // By Python's hashlib: sha256(nonce + "ROUND\nPERSON\nVOTES\n").
    QTest::addColumn<QString>("votes");
    QTest::addColumn<QString>("expected");
    QTest::newRow("no vote")
        << QStringLiteral("{}")
        << QStringLiteral("3cc2335a66784365c282e949a8b3dcbc8844812a1636cf2b4d811d421c36bbf6");
    QTest::newRow("two votes")
        << QStringLiteral("{\"aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa\":{\"emotion\":\"joy\"},"
                          "\"bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb\":{\"emotion\":\"trust\"}}")
        << QStringLiteral("ea569032deb9077b8cd961861d0574722e25ecc5fa4c1a113b34d64e08648193");
}

void CommitmentTest::knownVotes_haveTheKnownCommitment()
{
    QFETCH(const QString, votes);
    QFETCH(const QString, expected);
    QCOMPARE(commitmentTo(countingNonce(), textOf(votes)), expected);
    QVERIFY(fitsCommitment(expected, countingNonce(), textOf(votes)));
}

void CommitmentTest::changedVote_doesNotFit()
{
    const QString sealed = commitmentTo(countingNonce(), textOf(QStringLiteral("{\"a\":0}")));
    QVERIFY(!fitsCommitment(sealed, countingNonce(), textOf(QStringLiteral("{\"a\":1}"))));
    QByteArray nonce = countingNonce();
    nonce[31] = 0;
    QVERIFY(!fitsCommitment(sealed, nonce, textOf(QStringLiteral("{\"a\":0}"))));
}

void CommitmentTest::anotherPersonOrRound_doesNotFit()
{
    const QString votes = QStringLiteral("{}");
    const Uuid round = *Uuid::fromText(RoundText);
    const Uuid person = *Uuid::fromText(PersonText);
    const QString sealed = commitmentTo(countingNonce(), committedText(round, person, votes));
    QVERIFY(!fitsCommitment(sealed, countingNonce(), committedText(round, round, votes)));
    QVERIFY(!fitsCommitment(sealed, countingNonce(), committedText(person, person, votes)));
}

void CommitmentTest::nonceOfAnotherLength_doesNotFit()
{
    const QByteArray text = textOf(QStringLiteral("{}"));
    for (const QByteArray& nonce : {countingNonce().left(31), countingNonce() + '1', QByteArray()})
        QVERIFY(!fitsCommitment(commitmentTo(nonce, text), nonce, text));
}

void CommitmentTest::freshNonces_have32BytesAndDiffer()
{
    RandomIds ids;
    std::set<QByteArray> seen;
    for (int i = 0; i < 100; ++i) {
        const QByteArray nonce = freshNonce(ids);
        QCOMPARE(nonce.size(), NonceBytes);
        seen.insert(nonce);
    }
    QCOMPARE(seen.size(), std::size_t{100});
}

SUBTEXT_TEST(CommitmentTest)
#include "commitmenttest.moc"
