// SPDX-License-Identifier: MIT
#include "core/folderteam/batch.h"

#include "core/base/pythonrandom.h"
#include "core/sync/sealedtext.h"
#include "core/sync/streamcursor.h"
#include "tests/core/travel/coursefiles.h"
#include "tests/support/registeredtest.h"

#include <QtTest>

using namespace subtext;
using namespace subtext::test;

/// The files of a device in a shared folder, as bytes.
class BatchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rows_comeBackAsTheyWereWritten();
    void anyBeginning_isFoundOut();
    void anyOtherByte_isFoundOut();
    void anyBytes_areSurvived();
    void otherPlaces_areFoundOut();

private:
    static std::vector<LinkedRow> rows()
    {
        WireRow row;
        row.kind = QStringLiteral("annotation");
        row.uuid = NumberedIds(1).next();
        row.person = NumberedIds(2).next();
        row.revision = 1;
        row.vote = QStringList{QStringLiteral("joy")};
        row.body = "{\"explanation\":\"so\"}";
        OwnChain chain(NumberedIds(3).next(), *streamKeyOf(row), NumberedIds(4).next());
        return {chain.add(row), chain.add(row)};
    }
    DeviceKeys m_keys = folderKeysOf(QStringLiteral("one"));
    BatchPlace m_place{
        NumberedIds(3).next(), NumberedIds(4).next(), 1,
        firstBatchLink(NumberedIds(3).next(), NumberedIds(4).next(), m_keys.publicKey)};
    QByteArray m_bytes = batchBytes(m_place, rows(), m_keys);
};

void BatchTest::rows_comeBackAsTheyWereWritten()
{
    const auto read = batchOf(m_bytes, m_place, m_keys.publicKey);
    QVERIFY(read.has_value());
    QVERIFY(read->rows == rows());
    BatchPlace next = m_place;
    next.number = 2;
    next.before = read->link;
    QVERIFY(batchOf(batchBytes(next, {}, m_keys), next, m_keys.publicKey).has_value());
}

void BatchTest::anyBeginning_isFoundOut()
{
    for (qsizetype size = 0; size < m_bytes.size(); ++size) {
        const auto read = batchOf(m_bytes.left(size), m_place, m_keys.publicKey);
        QVERIFY(!read);
        QCOMPARE(folderFaultToken(read.error()), folderFaultToken(FolderFault::Cut));
    }
}

void BatchTest::anyOtherByte_isFoundOut()
{
    for (qsizetype at = 0; at < m_bytes.size(); ++at) {
        QByteArray changed = m_bytes;
        changed[at] = static_cast<char>(changed.at(at) ^ 1);
        QVERIFY2(!batchOf(changed, m_place, m_keys.publicKey), qPrintable(QString::number(at)));
    }
}

void BatchTest::anyBytes_areSurvived()
{
    PythonRandom random(7);
    for (int i = 0; i < 500; ++i) {
        QByteArray noise;
        for (quint32 left = random.below(400); left > 0; --left)
            noise += static_cast<char>(random.below(256));
        QVERIFY(!batchOf(noise, m_place, m_keys.publicKey));
        QVERIFY(!batchOf(m_bytes.left(qsizetype{random.below(300)}) + noise, m_place,
                         m_keys.publicKey));
        QVERIFY(!sealedObject(noise, m_keys.publicKey));
    }
}

void BatchTest::otherPlaces_areFoundOut()
{
    const auto faultAt = [&](const BatchPlace& place, const QByteArray& key) {
        const auto read = batchOf(m_bytes, place, key);
        return read ? QLatin1String("none") : folderFaultToken(read.error());
    };
    BatchPlace other = m_place;
    other.study = NumberedIds(5).next();
    QCOMPARE(faultAt(other, m_keys.publicKey), QLatin1String("foreign"));
    other = m_place;
    other.device = NumberedIds(5).next();
    QCOMPARE(faultAt(other, m_keys.publicKey), QLatin1String("foreign"));
    other = m_place;
    other.number = 2;
    QCOMPARE(faultAt(other, m_keys.publicKey), QLatin1String("altered"));
    other = m_place;
    other.before = QByteArray(32, '\1');
    QCOMPARE(faultAt(other, m_keys.publicKey), QLatin1String("altered"));
    QCOMPARE(faultAt(m_place, folderKeysOf(QStringLiteral("two")).publicKey),
             QLatin1String("seal"));
}

SUBTEXT_TEST(BatchTest)
#include "batchtest.moc"
