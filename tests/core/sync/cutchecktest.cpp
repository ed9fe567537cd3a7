// SPDX-License-Identifier: MIT
#include "core/sync/cutcheck.h"

#include "core/sync/devicekey.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/support/uuids.h"

#include <QtTest>

using namespace subtext;
using namespace subtext::test;

// What a server says of its streams, beside what a file read there before.
class CutCheckTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void streamsThatWentOn_areToBeRead();
    void streamsThatAreNotWhatTheyWere_areNamed_data();
    void streamsThatAreNotWhatTheyWere_areNamed();
    void namesAndKeys_mayGo();
    void cut_endsAtItsHeads_data();
    void cut_endsAtItsHeads();
    void rows_areCountedFromWhatWasRead();
    void people_comeBeforeWhatTheySay();
};

namespace {

const QString Answers = QStringLiteral("answers:one:");

using ReadSoFar = std::map<Uuid, StreamCursor>;

QByteArray headOf(char what)
{
    return QByteArray(32, what);
}

StreamHead there(const QString& key, qint64 n, char head)
{
    return {uuidFor(key), key, n, headOf(head)};
}

void markRead(ReadSoFar& cursors, const QString& key, qint64 n, char head)
{
    cursors.emplace(uuidFor(key),
                    StreamCursor(uuidFor(QStringLiteral("study")), key, n, headOf(head), {}));
}

ReadSoFar threeAnswersRead()
{
    ReadSoFar cursors;
    markRead(cursors, Answers, 3, 'c');
    return cursors;
}

} // namespace

void CutCheckTest::streamsThatWentOn_areToBeRead()
{
    ReadSoFar cursors = threeAnswersRead();
    markRead(cursors, QStringLiteral("common::"), 2, 'b');
    const auto moved = movedOn({there(Answers, 5, 'e'), there(QStringLiteral("common::"), 2, 'b'),
                                there(QStringLiteral("staff::"), 1, 'a'),
                                there(QStringLiteral("office::"), 0, '0')},
                               cursors);
    VERIFY_HOLDS(moved);
    QStringList keys;
    for (const StreamHead& head : *moved)
        keys << head.key;
    QCOMPARE(keys, (QStringList{Answers, QStringLiteral("staff::")}));
}

void CutCheckTest::streamsThatAreNotWhatTheyWere_areNamed_data()
{
    QTest::addColumn<qint64>("n");
    QTest::addColumn<char>("head");
    QTest::addColumn<QString>("fault");
    QTest::newRow("set back") << qint64{2} << 'b' << QStringLiteral("dropped");
    QTest::newRow("other rows") << qint64{3} << 'x' << QStringLiteral("altered");
    QTest::newRow("gone") << qint64{-1} << '0' << QStringLiteral("dropped");
}

void CutCheckTest::streamsThatAreNotWhatTheyWere_areNamed()
{
    QFETCH(qint64, n);
    QFETCH(char, head);
    QFETCH(QString, fault);
    std::vector<StreamHead> heads{there(QStringLiteral("common::"), 1, 'a')};
    if (n >= 0)
        heads.push_back(there(Answers, n, head));
    const auto moved = movedOn(heads, threeAnswersRead());
    COMPARE_ERROR(moved, ErrorCode::ServerUnreadable);
    QCOMPARE(moved.error().value, fault);
    QCOMPARE(moved.error().detail, Answers);
}

// Names are shown after a lock, and no more once it is lifted; what devices sign with is no stream.
void CutCheckTest::namesAndKeys_mayGo()
{
    const Uuid ofStudy = uuidFor(QStringLiteral("study"));
    ReadSoFar cursors;
    markRead(cursors, QStringLiteral("name:one:"), 1, 'a');
    const ReadStream kept = keptKey(ofStudy, uuidFor(QStringLiteral("laptop")), headOf('k'));
    cursors.emplace(kept.stream, kept.cursor);
    const auto moved = movedOn({}, cursors);
    VERIFY_HOLDS(moved);
    QVERIFY(moved->empty());
}

void CutCheckTest::cut_endsAtItsHeads_data()
{
    QTest::addColumn<qint64>("n");
    QTest::addColumn<char>("head");
    QTest::addColumn<QString>("fault");
    QTest::newRow("at its end") << qint64{3} << 'c' << QString();
    QTest::newRow("with other rows") << qint64{3} << 'x' << QStringLiteral("altered");
    QTest::newRow("before its end") << qint64{4} << 'd' << QStringLiteral("dropped");
    QTest::newRow("behind its end") << qint64{2} << 'c' << QStringLiteral("altered");
}

void CutCheckTest::cut_endsAtItsHeads()
{
    QFETCH(qint64, n);
    QFETCH(char, head);
    QFETCH(QString, fault);
    const auto sound = checkHeads(
        {there(Answers, n, head), there(QStringLiteral("office::"), 0, '0')}, threeAnswersRead());
    QCOMPARE(sound ? QString() : sound.error().value, fault);
    const auto unread = checkHeads({there(QStringLiteral("staff::"), 1, 'a')}, threeAnswersRead());
    COMPARE_ERROR(unread, ErrorCode::ServerUnreadable);
    QCOMPARE(unread.error().value, QStringLiteral("dropped"));
}

void CutCheckTest::rows_areCountedFromWhatWasRead()
{
    QCOMPARE(countAfter({there(Answers, 5, 'e'), there(QStringLiteral("staff::"), 4, 'd')},
                        threeAnswersRead()),
             qint64{6});
}

// What answers and decisions are about is there before them.
void CutCheckTest::people_comeBeforeWhatTheySay()
{
    QStringList keys;
    for (const StreamHead& head : inOrder({there(QStringLiteral("answers:one:"), 1, 'a'),
                                           there(QStringLiteral("desk:two:1"), 1, 'b'),
                                           there(QStringLiteral("scenes::"), 1, 'c'),
                                           there(QStringLiteral("about:one:"), 1, 'd'),
                                           there(QStringLiteral("name:one:"), 1, 'e'),
                                           there(QStringLiteral("common::"), 1, 'f')}))
        keys << head.key;
    QCOMPARE(keys, (QStringList{QStringLiteral("common::"), QStringLiteral("name:one:"),
                                QStringLiteral("about:one:"), QStringLiteral("scenes::"),
                                QStringLiteral("answers:one:"), QStringLiteral("desk:two:1")}));
}

SUBTEXT_TEST(CutCheckTest)
#include "cutchecktest.moc"
