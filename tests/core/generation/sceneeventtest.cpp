// SPDX-License-Identifier: MIT
#include "core/generation/sceneevent.h"

#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

using namespace subtext;
using namespace subtext::generation;
using namespace subtext::test;

/// Tables of events.
class SceneEventTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shippedTable_isWhole();
    void table_isReadFromCsvAndLines();
    void unusableRows_areNamed();
    void tableWithoutColumn_isRefused();
    void json_givesTheEventBack();
};

void SceneEventTest::shippedTable_isWhole()
{
    const EventTable table = shippedEvents();
    QCOMPARE(table.events.size(), std::size_t{40});
    QVERIFY(table.refused.empty());
    for (const SceneEvent& event : table.events) {
        QVERIFY2(event.event.contains(event.subject), qPrintable(event.id));
        QVERIFY2(!event.barredWords().isEmpty(), qPrintable(event.id));
        for (const Relation relation : AllRelations) {
            const auto has = [&](const EventPair& pair) { return pair.relation == relation; };
            QVERIFY2(std::any_of(event.pairs.begin(), event.pairs.end(), has),
                     qPrintable(event.id));
        }
    }
}

void SceneEventTest::table_isReadFromCsvAndLines()
{
    const QTemporaryDir folder;
    const QString csv =
        writeFile(folder.filePath(QStringLiteral("e.csv")), "event,relation,tail,barred\n"
                                                            "Rain falls,xReact,very glad,wet; dry\n"
                                                            "Rain falls,does,opens a window,\n"
                                                            "Snow falls,does,runs out,\n");
    const EventTable table =
        must(readEvents(csv, {{QStringLiteral("xReact"), QStringLiteral("feels")}}));
    QCOMPARE(table.events.size(), std::size_t{2});
    QCOMPARE(table.events[0].id, QStringLiteral("event-1"));
    QCOMPARE(table.events[0].pairs.size(), std::size_t{2});
    QCOMPARE(table.events[0].barredWords(),
             (QStringList{QStringLiteral("dry"), QStringLiteral("glad"), QStringLiteral("wet")}));
    QVERIFY(!table.events[0].subject.isEmpty());
    QVERIFY(table.events[0].subject != table.events[1].subject);
    const QString lines = writeFile(
        folder.filePath(QStringLiteral("e.jsonl")),
        R"({"event":"Rain falls","relation":"feels","tail":"very glad","barred":"wet; dry"})"
        "\n"
        R"({"event":"Rain falls","relation":"does","tail":"opens a window"})"
        "\n"
        R"({"event":"Snow falls","relation":"does","tail":"runs out"})"
        "\n");
    const EventTable same = must(readEvents(lines));
    QVERIFY(same.events == table.events);
    QCOMPARE(same.sha256, table.sha256);
}

void SceneEventTest::unusableRows_areNamed()
{
    const QTemporaryDir folder;
    const QString csv =
        writeFile(folder.filePath(QStringLiteral("e.csv")), "id,event,relation,tail,subject\n"
                                                            "1,Rain,feels,glad,Ann\n"
                                                            "1,Rain,fels,sad,Ann\n"
                                                            "1,Rain,does,,Ann\n"
                                                            "1,Rain,does,runs,Ben\n");
    const EventTable table = must(readEvents(csv));
    QCOMPARE(table.events.size(), std::size_t{1});
    QCOMPARE(table.events[0].pairs.size(), std::size_t{1});
    QCOMPARE(table.refused.size(), std::size_t{3});
    QCOMPARE(table.refused[0].line, qint64{3});
    QCOMPARE(table.refused[0].reason, EventProblem::Reason::UnknownRelation);
    QCOMPARE(table.refused[1].column, QStringLiteral("tail"));
    QCOMPARE(table.refused[2].reason, EventProblem::Reason::OtherSubject);
}

void SceneEventTest::tableWithoutColumn_isRefused()
{
    const QTemporaryDir folder;
    const QString csv =
        writeFile(folder.filePath(QStringLiteral("e.csv")), "event,tail\nRain,glad\n");
    COMPARE_ERROR(readEvents(csv), ErrorCode::MissingColumn);
    const QString unusable = writeFile(folder.filePath(QStringLiteral("u.csv")),
                                       "event,relation,tail\nRain,fels,glad\n");
    COMPARE_ERROR(readEvents(unusable), ErrorCode::EmptyFile);
}

void SceneEventTest::json_givesTheEventBack()
{
    const SceneEvent event = shippedEvents().events.front();
    QVERIFY(eventFromJson(eventJson(event)) == event);
    QVERIFY(!eventFromJson(QStringLiteral("{}")));
    QVERIFY(!eventFromJson(QStringLiteral("no JSON")));
}

SUBTEXT_TEST(SceneEventTest)
#include "sceneeventtest.moc"
