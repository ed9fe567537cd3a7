// SPDX-License-Identifier: MIT
#include "core/base/pythonrandom.h"
#include "core/generation/sceneevent.h"
#include "tests/support/checks.h"
#include "tests/support/mutation.h"
#include "tests/support/registeredtest.h"

#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::generation;

/// Damaged tables of events: every one ends in an Error that names the file, or in events that a
/// scene can be written from. Seeds are fixed; a failure names its own.
class HostileEventsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mutatedTable_isReadOrRefused_data() { tables(); }
    void mutatedTable_isReadOrRefused();
    void everyTruncation_isReadOrRefused_data() { tables(); }
    void everyTruncation_isReadOrRefused();
    void mutatedKeptEvent_isWholeOrNone();

private:
    static void tables();
    QByteArray verdictOn(const QByteArray& bytes) const;

    QTemporaryDir m_folder;
};

namespace {

bool isWhole(const SceneEvent& event)
{
    return !event.id.isEmpty() && !event.event.isEmpty() && !event.subject.isEmpty();
}

} // namespace

void HostileEventsTest::tables()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("CSV") << QByteArray(
        "id,event,relation,tail,subject,group,barred\r\n"
        "1,\"Rain\nfalls\",feels,\"very \"\"glad\"\"\",Ann,weather,wet; dry\r\n"
        "1,\"Rain\nfalls\",does,opens a window,,,\r\n2,Snow "
        "falls,says,\xE2\x80\x9Cno\xE2\x80\x9D,Ben,,\r\n");
    QTest::newRow("lines") << QByteArray(
        "{\"event\":\"Rain "
        "falls\",\"relation\":\"feels\",\"tail\":\"gl\\u0061d\",\"barred\":\"a;b\"}\n"
        "{\"event\":\"Rain falls\",\"relation\":\"does\",\"tail\":\"runs\",\"id\":null}\n");
    QTest::newRow("list") << QByteArray(
        "[{\"id\":\"1\",\"event\":\"Rain\",\"relation\":\"body\",\"tail\":\"shivers\"},\n"
        "{\"id\":2,\"event\":\"Snow\",\"relation\":\"then\",\"tail\":\"sleeps\",\"group\":\"g\"}]");
}

QByteArray HostileEventsTest::verdictOn(const QByteArray& bytes) const
{
    const QString path =
        subtext::test::writeFile(m_folder.filePath(QStringLiteral("events")), bytes);
    const auto read = readEvents(path);
    if (!read)
        return read.error().file == path ? QByteArray() : "the error names no file";
    for (const EventProblem& problem : read->refused) {
        if (problem.line < 1)
            return "a problem has no line";
    }
    for (const SceneEvent& event : read->events) {
        if (!isWhole(event) || event.pairs.empty())
            return "an event is not whole";
        if (event.barredWords().contains(QString()))
            return "a word is barred that is none";
    }
    return read->events.empty() ? "nothing was read" : QByteArray();
}

void HostileEventsTest::mutatedTable_isReadOrRefused()
{
    QFETCH(QByteArray, bytes);
    QCOMPARE(verdictOn(bytes), QByteArray());
    QCOMPARE(subtext::test::faultAmongMutations(
                 bytes, 1000, [&](const QByteArray& damaged) { return verdictOn(damaged); }),
             QByteArray());
}

void HostileEventsTest::everyTruncation_isReadOrRefused()
{
    QFETCH(QByteArray, bytes);
    QCOMPARE(subtext::test::faultAmongTruncations(
                 bytes, [&](const QByteArray& damaged) { return verdictOn(damaged); }),
             QByteArray());
}

// As a study keeps it beside the scene that was written from it.
void HostileEventsTest::mutatedKeptEvent_isWholeOrNone()
{
    const SceneEvent event{QStringLiteral("1"),
                           QStringLiteral("Rain falls"),
                           QStringLiteral("Ann"),
                           QStringLiteral("weather"),
                           {{Relation::Feels, QStringLiteral("glad")},
                            {Relation::Does, QStringLiteral("opens a \"window\"")}},
                           {QStringLiteral("wet")}};
    const QByteArray kept = eventJson(event).toUtf8();
    QVERIFY(eventFromJson(QString::fromUtf8(kept)) == event);
    for (quint32 seed = 0; seed < 1000; ++seed) {
        PythonRandom random(seed);
        const auto read = eventFromJson(QString::fromUtf8(subtext::test::mutated(kept, random)));
        QVERIFY2(!read || isWhole(*read), QByteArray::number(seed));
    }
}

SUBTEXT_TEST(HostileEventsTest)
#include "hostileeventstest.moc"
