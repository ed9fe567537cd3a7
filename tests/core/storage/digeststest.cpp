// SPDX-License-Identifier: MIT
#include "core/storage/auditedstate.h"
#include "core/storage/database.h"
#include "core/storage/records.h"
#include "core/travel/importing.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QCryptographicHash>
#include <QDataStream>

using namespace subtext;
using namespace subtext::test;

/// What the chain digests is told apart from how quickly it is read: here it is made once more, the
/// long way.
class DigestsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void rows_areDigestedByWhatTheySay();
    void partOfTheRows_isDigestedAlone();
    void assignments_areDigestedInTheOrderOfUuids();

private:
    QByteArray slowDigest(const PortableTable& table, qint64 first, qint64 last);

    std::unique_ptr<TestStudy> m_study;
    std::unique_ptr<Database> m_database;
};

// More scenes than are looked up one by one, a note, and texts beyond ASCII.
void DigestsTest::initTestCase()
{
    m_study = std::make_unique<TestStudy>(TestStudy::single());
    QByteArray csv = "id,subtype,speaker_role,listener_role,context,utterance,annotator,emotion,"
                     "valence,arousal,dominance,confidence,note\n";
    for (int item = 2; item <= 140; ++item) {
        for (const char* name : {"Ann", "Bo", "Çelik 🙂"}) {
            csv += QByteArray::number(item) + ",mixed-signals,a,b,c,„Ü“," + name +
                   ",joy,pleasant,calm,in control,unsure," + (item % 7 == 0 ? "a note" : "") + '\n';
        }
    }
    const QString path = m_study->filePath(QStringLiteral("many.csv"));
    const auto taken = (*m_study)->importing().importFiles({writeFile(path, csv)}, {});
    VERIFY_HOLDS(taken);
    QCOMPARE(taken->annotations, 417);
    VERIFY_HOLDS(m_study->labelling().submit(m_study->person(1), m_study->scenario(1),
                                             submissionOf(completeAnswer())));
    m_study->close();
    m_database = must(Database::open(m_study->path(), Database::Mode::ReadOnly));
}

void DigestsTest::cleanupTestCase()
{
    m_database.reset();
    m_study.reset();
}

QByteArray DigestsTest::slowDigest(const PortableTable& table, qint64 first, qint64 last)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly); // numbers with their highest byte first
    const auto add = [&](QLatin1String name, const RecordValue& value) {
        if (std::holds_alternative<std::monostate>(value))
            return;
        stream << QByteArray(name.data(), name.size());
        if (const auto* number = std::get_if<qint64>(&value))
            stream << qint8(1) << *number;
        else
            stream << qint8(2) << std::get<QString>(value).toUtf8();
    };
    Records(*m_database).forEachInRange(table, first, last, [&](const Record& record) {
        add(QLatin1String("uuid"), record.uuid);
        for (std::size_t i = 0; i < table.columns.size(); ++i)
            add(table.columns[i].name, record.values[i]);
        stream << quint32(0);
    });
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
}

void DigestsTest::rows_areDigestedByWhatTheySay()
{
    const auto read = m_database->read([&] {
        Records records(*m_database);
        for (const PortableTable& table : portableTables()) {
            const qint64 last = records.maxId(table);
            QCOMPARE(records.digest(table, 1, last).toHex(), slowDigest(table, 1, last).toHex());
        }
    });
    VERIFY_HOLDS(read);
}

void DigestsTest::partOfTheRows_isDigestedAlone()
{
    const PortableTable& table = portableTable(records::Annotations);
    const auto read = m_database->read([&] {
        Records records(*m_database);
        QCOMPARE(records.digest(table, 3, 3).toHex(), slowDigest(table, 3, 3).toHex());
        QCOMPARE(records.digest(table, 290, 417).toHex(), slowDigest(table, 290, 417).toHex());
        QVERIFY(records.digest(table, 3, 3) != records.digest(table, 4, 4));
    });
    VERIFY_HOLDS(read);
}

void DigestsTest::assignments_areDigestedInTheOrderOfUuids()
{
    QByteArray bytes;
    const auto read = m_database->read([&] {
        QDataStream stream(&bytes, QIODevice::WriteOnly);
        stream.setVersion(QDataStream::Qt_6_0);
        Query row(*m_database, "test.assignments", [] {
            return std::string("SELECT p.uuid, s.uuid, a.position, a.seat, a.live FROM seat a "
                               "LEFT JOIN person p ON p.id = a.person_id "
                               "LEFT JOIN scenario s ON s.id = a.scenario_id "
                               "ORDER BY p.uuid, s.uuid");
        });
        while (row.next()) {
            for (int left = row.columns(); left > 0; --left)
                stream << row.value();
        }
        QCOMPARE(m_database->auditedState().digest(AuditedState::Part::Assignments).toHex(),
                 QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
    });
    VERIFY_HOLDS(read);
    QVERIFY(bytes.size() > 417 * 100);
}

SUBTEXT_TEST(DigestsTest)
#include "digeststest.moc"
