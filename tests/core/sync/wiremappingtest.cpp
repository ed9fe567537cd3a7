// SPDX-License-Identifier: MIT
// Rows of every table on their way over the wire and back.
#include "core/travel/wiremapping.h"

#include "core/domain/scenario.h"
#include "core/storage/database.h"
#include "tests/support/checks.h"
#include "tests/support/everything.h"
#include "tests/support/registeredtest.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QtTest>

#include <limits>

using namespace subtext;
using namespace subtext::test;

class WireMappingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyRowOfAStudy_comesBackAsItWas();
    void everyTable_travelsOrStays();
    void anyValues_comeBackAsTheyWere_data();
    void anyValues_comeBackAsTheyWere();
    void name_isInARowOfItsOwn();
    void nameAlone_isOneRow();
    void decisions_areVoicesOrSettlements_data();
    void decisions_areVoicesOrSettlements();
    void itemsHandedOutByTheServer_areAnAssignment();
    void importedAnswer_hasNoMoment();
    void row_thatSaysMoreThanItsRecord_isNone_data();
    void row_thatSaysMoreThanItsRecord_isNone();

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Database> m_database;
};

namespace {

const WireSource& source()
{
    static const WireSource Of{12, [](const Uuid&) { return QStringLiteral("A01"); }};
    return Of;
}

Uuid idOf(QRandomGenerator& random)
{
    QString text;
    for (const QChar c : QStringLiteral("xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx"))
        text += c == u'x' ? QLatin1Char("0123456789abcdef"[random.bounded(16)]) : c;
    return *Uuid::fromText(text);
}

QString textOf(QRandomGenerator& random)
{
    static const QString Letters = QStringLiteral("aä \"\\\n\t<>&{}[]0-~ſ中,;'") + QChar(0x7f);
    QString text;
    for (int i = random.bounded(12); i > 0; --i)
        text += Letters[random.bounded(static_cast<int>(Letters.size()))];
    return random.bounded(4) == 0 ? text + QStringLiteral("😀") : text;
}

/// What a column may hold; the tables allow less.
RecordValue valueOf(QRandomGenerator& random, ColumnKind kind)
{
    switch (kind) {
    case ColumnKind::Person:
    case ColumnKind::Scenario:
        return idOf(random).text();
    case ColumnKind::Ordinal:
        return qint64{1} + random.bounded(1'000'000);
    case ColumnKind::Moment:
    case ColumnKind::Duration:
    case ColumnKind::Count:
        return static_cast<qint64>(random.bounded(std::numeric_limits<qint64>::max()));
    default:
        return random.bounded(2) == 0 ? RecordValue(textOf(random))
                                      : RecordValue(qint64{random.bounded(1'000)} - 500);
    }
}

void set(Record& record, const PortableTable& table, const char* column, RecordValue value)
{
    record.values[table.place(QLatin1String(column))] = std::move(value);
}

/// Random values in every column, some of them none; what the tables insist on holds.
Record anyRecord(QRandomGenerator& random, const PortableTable& table)
{
    Record record{idOf(random).text(), {}};
    for (const PortableColumn& column : table.columns) {
        const bool isMoment =
            column.name == u"rank_at" || column.name == u"at" || column.kind == ColumnKind::Moment;
        const bool isNull = !isMoment && random.bounded(5) == 0;
        record.values.push_back(isNull ? RecordValue() : valueOf(random, column.kind));
    }
    const auto setText = [&](const char* column, const char* text) {
        set(record, table, column, QString::fromLatin1(text));
    };
    if (table.table == records::PersonChanges) {
        set(record, table, "person", idOf(random).text());
        set(record, table, "name", textOf(random));
        setText("code", "A02");
        setText("role", "adjudicator");
        set(record, table, "ordinal", qint64{7});
    } else if (table.table == records::AssignmentChanges) {
        set(record, table, "given", qint64{random.bounded(2)});
        set(record, table, "items", QStringLiteral("[[\"%1\",1,2]]").arg(idOf(random).text()));
    } else if (table.table == records::Annotations) {
        setText("ballot", "0av");
    } else if (table.table == records::Decisions) {
        setText("picks", random.bounded(2) == 0 ? "-~a" : "---");
        set(record, table, "withdrawn", qint64{random.bounded(2)});
        set(record, table, "final", qint64{random.bounded(2)});
        setText("origin", random.bounded(2) == 0 ? "entered" : "imported");
    } else if (table.table == records::Scenarios) {
        if (record.isNull(table, QLatin1String("group_token")) || random.bounded(3) != 0)
            setText("group_token", "mixed-signals");
        else
            set(record, table, "group_token", {});
    }
    return record;
}

/// What comes back of a record; none where it does not.
std::optional<ReceivedRecord> thereAndBack(const PortableTable& table, const Record& record)
{
    const std::vector<WireRow> rows = wireRowsOf(table, record, source());
    if (rows.size() == 1 && nameRowOf(rows[0]).isNull())
        return recordOf(rows[0]);
    if (rows.size() != 2 || nameRowOf(rows[0]) != rows[1].uuid)
        return std::nullopt;
    return recordOf(rows[0], &rows[1]);
}

Record decision(qint64 isFinal, bool isSomebodys, const char* origin, const char* picks,
                qint64 isWithdrawn)
{
    const PortableTable& table = portableTable(records::Decisions);
    QRandomGenerator random(5);
    Record record = anyRecord(random, table);
    set(record, table, "final", isFinal);
    set(record, table, "person_id", isSomebodys ? RecordValue(idOf(random).text()) : RecordValue());
    set(record, table, "scenario_id", idOf(random).text());
    set(record, table, "origin", QString::fromLatin1(origin));
    set(record, table, "picks", QString::fromLatin1(picks));
    set(record, table, "withdrawn", isWithdrawn);
    return record;
}

QJsonObject bodyOf(const WireRow& row)
{
    return QJsonDocument::fromJson(row.body).object();
}

} // namespace

void WireMappingTest::initTestCase()
{
    const QString path = m_folder.filePath(QStringLiteral("everything.subtext"));
    writeFile(path, studyWithEverything(SUBTEXT_MAKE_FIXTURE));
    auto opened = Database::open(path, Database::Mode::ReadOnly);
    VERIFY_HOLDS(opened);
    m_database = std::move(*opened);
}

void WireMappingTest::everyRowOfAStudy_comesBackAsItWas()
{
    QSet<QString> kinds;
    QSet<Uuid> uuids;
    std::size_t count = 0;
    const auto read = m_database->read([&] {
        Records records(*m_database);
        for (const PortableTable& table : portableTables()) {
            for (const Record& record : records.all(table)) {
                if (table.travels == Travels::Never) {
                    QVERIFY(wireRowsOf(table, record, source()).empty());
                    continue;
                }
                const auto back = thereAndBack(table, record);
                QVERIFY2(back, table.table.data());
                QCOMPARE(back->table->table, table.table);
                QVERIFY2(back->record == record, table.table.data());
                for (const WireRow& row : wireRowsOf(table, record, source())) {
                    QVERIFY2(streamKeyOf(row), qUtf8Printable(row.kind));
                    QCOMPARE(row.v, 12);
                    kinds << row.kind;
                    uuids << row.uuid;
                    ++count;
                }
            }
        }
    });
    VERIFY_HOLDS(read);
    QCOMPARE(static_cast<std::size_t>(uuids.size()), count);
    QVERIFY2(kinds.size() > 25, qUtf8Printable(QStringList(kinds.values()).join(u' ')));
}

/// A table that is added later has a kind, and a place in the server's list, before this passes.
void WireMappingTest::everyTable_travelsOrStays()
{
    QRandomGenerator random(1);
    for (const PortableTable& table : portableTables()) {
        Record record = anyRecord(random, table);
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            if (std::holds_alternative<std::monostate>(record.values[i]))
                record.values[i] = valueOf(random, table.columns[i].kind);
        }
        const auto rows = wireRowsOf(table, record, source());
        QVERIFY2(rows.empty() == (table.travels == Travels::Never), table.table.data());
        for (const WireRow& row : rows) {
            const WireKind* kind = findWireKind(row.kind);
            QVERIFY2(kind, qUtf8Printable(row.kind));
            QVERIFY2(!isPersonal(kind->streamClass) || !row.person.isNull(),
                     qUtf8Printable(row.kind));
        }
    }
}

void WireMappingTest::anyValues_comeBackAsTheyWere_data()
{
    QTest::addColumn<QString>("name");
    for (const PortableTable& table : portableTables()) {
        if (table.travels != Travels::Never)
            QTest::newRow(table.table.data()) << QString(table.table);
    }
}

void WireMappingTest::anyValues_comeBackAsTheyWere()
{
    QFETCH(QString, name);
    const QByteArray latin = name.toLatin1();
    const PortableTable& table = portableTable(QLatin1String(latin));
    QRandomGenerator random(20'261'123);
    for (int i = 0; i < 200; ++i) {
        const Record record = anyRecord(random, table);
        const auto back = thereAndBack(table, record);
        QVERIFY2(back, qPrintable(QString::number(i)));
        QCOMPARE(back->table->table, table.table);
        QVERIFY2(back->record == record, qPrintable(QString::number(i)));
    }
}

void WireMappingTest::name_isInARowOfItsOwn()
{
    const PortableTable& table = portableTable(records::PersonChanges);
    QRandomGenerator random(2);
    Record record = anyRecord(random, table);
    set(record, table, "name", QStringLiteral("Maya Lind"));
    const auto rows = wireRowsOf(table, record, source());
    QCOMPARE(rows.size(), 2U);
    QCOMPARE(rows[0].kind, QStringLiteral("person"));
    QVERIFY(!rows[0].body.contains("Maya"));
    QCOMPARE(bodyOf(rows[0]).value(QLatin1String("role")).toString(),
             QStringLiteral("adjudicator"));
    QCOMPARE(rows[1].kind, QStringLiteral("name"));
    QVERIFY(rows[1].body.contains("Maya Lind"));
    QCOMPARE(rows[1].person, rows[0].person);
    QVERIFY(!recordOf(rows[0])); // not whole
    QVERIFY(!recordOf(rows[1]));
    QVERIFY(recordOf(rows[0], &rows[1]));
    // The name of another change is none of this one's.
    WireRow other = rows[1];
    other.uuid = idOf(random);
    QVERIFY(!recordOf(rows[0], &other));
}

void WireMappingTest::nameAlone_isOneRow()
{
    const PortableTable& table = portableTable(records::PersonChanges);
    QRandomGenerator random(3);
    Record record = anyRecord(random, table);
    for (const char* column : {"ordinal", "code", "role"})
        set(record, table, column, {});
    const auto named = wireRowsOf(table, record, source());
    QCOMPARE(named.size(), 1U);
    QCOMPARE(named[0].kind, QStringLiteral("name"));
    QCOMPARE(named[0].uuid.text(), record.uuid);
    QCOMPARE(thereAndBack(table, record)->record, record);
    // A role alone tells the server the code as well, which is none of the change's.
    set(record, table, "role", QStringLiteral("adjudicator"));
    set(record, table, "name", {});
    const auto role = wireRowsOf(table, record, source());
    QCOMPARE(role.size(), 1U);
    QCOMPARE(bodyOf(role[0]).value(QLatin1String("code")).toString(), QStringLiteral("A01"));
    QCOMPARE(thereAndBack(table, record)->record, record);
    set(record, table, "role", {});
    QVERIFY(wireRowsOf(table, record, source()).empty()); // it says nothing
}

void WireMappingTest::decisions_areVoicesOrSettlements_data()
{
    QTest::addColumn<qint64>("isFinal");
    QTest::addColumn<bool>("isSomebodys");
    QTest::addColumn<QByteArray>("origin");
    QTest::addColumn<QByteArray>("picks");
    QTest::addColumn<qint64>("isWithdrawn");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<bool>("hasPerson");
    QTest::addColumn<QString>("vote"); // empty: none
    const auto row = [](const char* name, qint64 isFinal, bool isSomebodys, const char* origin,
                        const char* picks, qint64 isWithdrawn, const char* kind, bool hasPerson,
                        const char* vote) {
        QTest::newRow(name) << isFinal << isSomebodys << QByteArray(origin) << QByteArray(picks)
                            << isWithdrawn << QString::fromLatin1(kind) << hasPerson
                            << QString::fromLatin1(vote);
    };
    row("a voice", 0, true, "entered", "3", 0, "decision", true, "3");
    row("of two questions", 0, true, "entered", "-~", 0, "decision", true, "open ambiguous");
    row("a note alone", 0, true, "entered", "--", 0, "decision", true, "");
    row("taken back", 0, true, "entered", "3", 1, "decision", true, "");
    row("final", 1, true, "entered", "3", 0, "settlement", true, "3");
    row("by rule", 0, false, "entered", "3", 0, "settlement", false, "3");
    row("imported", 0, false, "imported", "3", 0, "settlement", false, "3");
    row("imported from somebody", 0, true, "imported", "3", 0, "settlement", false, "3");
}

void WireMappingTest::decisions_areVoicesOrSettlements()
{
    QFETCH(qint64, isFinal);
    QFETCH(bool, isSomebodys);
    QFETCH(QByteArray, origin);
    QFETCH(QByteArray, picks);
    QFETCH(qint64, isWithdrawn);
    const PortableTable& table = portableTable(records::Decisions);
    const Record record =
        decision(isFinal, isSomebodys, origin.constData(), picks.constData(), isWithdrawn);
    const auto rows = wireRowsOf(table, record, source());
    QCOMPARE(rows.size(), 1U);
    QTEST(rows[0].kind, "kind");
    QTEST(!rows[0].person.isNull(), "hasPerson");
    QTEST(rows[0].vote.value_or(QStringList()).join(u' '), "vote");
    const auto back = recordOf(rows[0]);
    QVERIFY(back && back->record == record);
}

/// As the server writes it, without an hour of its own.
void WireMappingTest::itemsHandedOutByTheServer_areAnAssignment()
{
    QRandomGenerator random(6);
    WireRow row;
    row.kind = QStringLiteral("assignment");
    row.uuid = idOf(random);
    row.person = idOf(random);
    row.at = 1'700'000'000'000;
    const QString items = QStringLiteral("[[\"%1\",3,1]]").arg(idOf(random).text());
    row.body = QStringLiteral("{\"give\":%1}").arg(items).toUtf8();
    const auto record = recordOf(row);
    QVERIFY(record.has_value());
    const PortableTable& table = *record->table;
    QCOMPARE(record->record.text(table, QLatin1String("items")), items);
    QCOMPARE(record->record.number(table, QLatin1String("given")), 1);
    QCOMPARE(record->record.number(table, QLatin1String("at")), row.at);
    QCOMPARE(record->record.reference(table, QLatin1String("person_id")), row.person);
}

void WireMappingTest::importedAnswer_hasNoMoment()
{
    const PortableTable& table = portableTable(records::Annotations);
    QRandomGenerator random(7);
    Record record = anyRecord(random, table);
    set(record, table, "submitted_at", {});
    const auto rows = wireRowsOf(table, record, source());
    QCOMPARE(rows[0].at, 0);
    QCOMPARE(thereAndBack(table, record)->record, record);
    set(record, table, "submitted_at", qint64{0}); // is another row
    QVERIFY(wireRowsOf(table, record, source())[0].body != rows[0].body);
}

void WireMappingTest::row_thatSaysMoreThanItsRecord_isNone_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("isTaken");
    QTest::newRow("as it is written") << QByteArray("{\"at\":5,\"withdrawn\":1}") << true;
    QTest::newRow("a further word") << QByteArray("{\"at\":5,\"more\":1,\"withdrawn\":1}") << false;
    QTest::newRow("spaces") << QByteArray("{\"at\":5, \"withdrawn\":1}") << false;
    QTest::newRow("another order") << QByteArray("{\"withdrawn\":1,\"at\":5}") << false;
    QTest::newRow("a field again")
        << QByteArray("{\"at\":5,\"rank_at\":9,\"withdrawn\":1}") << false;
    QTest::newRow("the hour of the rank") << QByteArray("{\"at\":9,\"withdrawn\":1}") << false;
    QTest::newRow("half a number") << QByteArray("{\"at\":5,\"withdrawn\":0.5}") << false;
    QTest::newRow("a list") << QByteArray("{\"at\":5,\"withdrawn\":[1]}") << false;
    QTest::newRow("a NULL that is said") << QByteArray("{\"at\":5,\"withdrawn\":null}") << false;
    QTest::newRow("twice") << QByteArray("{\"at\":5,\"withdrawn\":0,\"withdrawn\":1}") << false;
    QTest::newRow("no object") << QByteArray("[]") << false;
    QTest::newRow("no JSON") << QByteArray("{\"at\":5,\"withdrawn\":1") << false;
    QTest::newRow("nothing") << QByteArray() << false;
}

void WireMappingTest::row_thatSaysMoreThanItsRecord_isNone()
{
    QFETCH(QByteArray, body);
    QRandomGenerator random(8);
    WireRow row;
    row.kind = QStringLiteral("withdrawal");
    row.uuid = idOf(random);
    row.person = idOf(random);
    row.at = 9;
    row.body = body;
    QTEST(recordOf(row).has_value(), "isTaken");
    row.revision = 1; // a field that such a row does not have
    QVERIFY(!recordOf(row));
    row.kind = QStringLiteral("bell");
    QVERIFY(!recordOf(row));
}

SUBTEXT_TEST(WireMappingTest)
#include "wiremappingtest.moc"
