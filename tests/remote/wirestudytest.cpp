// SPDX-License-Identifier: MIT
// A study with rows in every table goes to the server and comes back as it was.
#include "core/storage/database.h"
#include "core/travel/wiremapping.h"
#include "tests/remote/support/team.h"
#include "tests/support/checks.h"
#include "tests/support/everything.h"
#include "tests/support/registeredtest.h"

#include <QTemporaryDir>
#include <QtTest>

#include <map>

using namespace subtext;
using namespace subtext::test;

class WireStudyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRow_isTakenAndComesBackAsItWas();
};

namespace {

struct Wired
{
    const PortableTable* table = nullptr;
    Record record;
    std::vector<WireRow> rows;
};

/// By table, in the order of the registry: what is referred to comes first.
std::vector<std::vector<Wired>> wiredStudy(Database& database)
{
    std::vector<std::vector<Wired>> tables;
    Records records(database);
    const WireSource source{database.schemaVersion(), [](const Uuid&) { return QString(u'X'); }};
    for (const PortableTable& table : portableTables()) {
        std::vector<Wired>& wired = tables.emplace_back();
        if (table.travels == Travels::Never)
            continue;
        for (const Record& record : records.all(table))
            wired.push_back({&table, record, wireRowsOf(table, record, source)});
    }
    return tables;
}

} // namespace

void WireStudyTest::everyRow_isTakenAndComesBackAsItWas()
{
    std::unique_ptr<PostgresServer> server;
    START_OR_SKIP(server);
    Team team(*server);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("everything.subtext"));
    writeFile(path, studyWithEverything(SUBTEXT_MAKE_FIXTURE));
    auto database = Database::open(path, Database::Mode::ReadOnly);
    VERIFY_HOLDS(database);

    std::vector<Wired> sent;
    const auto read = (*database)->read([&] {
        for (std::vector<Wired>& wired : wiredStudy(**database)) {
            std::vector<WireRow> rows;
            for (const Wired& each : wired) {
                QVERIFY2(!each.rows.empty(), each.table->table.data());
                if (each.rows[0].kind == u"decision" || each.rows[0].kind == u"second_look")
                    continue; // a voice is sent by nobody but its person
                rows.insert(rows.end(), each.rows.begin(), each.rows.end());
                sent.push_back(each);
            }
            if (rows.empty())
                continue;
            const Pushed pushed = team.c->push(rows);
            QVERIFY2(pushed.answer.holds(), qUtf8Printable(pushed.answer.message));
            QVERIFY2(pushed.reasons.isEmpty(),
                     qUtf8Printable(wired[0].table->table + pushed.reasons.join(u' ')));
            QCOMPARE(static_cast<std::size_t>(pushed.taken), rows.size());
        }
    });
    VERIFY_HOLDS(read);
    QVERIFY(sent.size() > 40);

    std::map<Uuid, WireRow> got;
    for (const PulledRow& pulled : team.c->pull())
        got[pulled.row.uuid] = pulled.row;
    QCOMPARE(team.c->trouble, QString());
    for (const Wired& each : sent) {
        const WireRow& row = got[each.rows[0].uuid];
        const Uuid name = nameRowOf(row);
        const auto back = recordOf(row, name.isNull() ? nullptr : &got[name]);
        QVERIFY2(back, each.table->table.data());
        QVERIFY2(back->record == each.record, each.table->table.data());
    }
}

SUBTEXT_TEST(WireStudyTest)
#include "wirestudytest.moc"
