// SPDX-License-Identifier: MIT
#include "core/study/importing.h"
#include "tests/support/checks.h"
#include "tests/support/rawsql.h"
#include "tests/support/teststudy.h"

#include <QDir>

using namespace subtext;
using namespace subtext::test;

/// Study files of every schema that was ever released must open. Each is made once by
/// subtext-make-fixture (tests/support/makefixture.cpp) and never changed.
class FixtureTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void schema1_isWhatItWasMadeAs();
    void schema1_opensAndSaysWhatItHolds();
    void schema1_canBeWorkedOn();

private:
    // A copy in `folder`: the fixture itself must never change.
    static QString copyInto(const QTemporaryDir& folder)
    {
        return writeFile(
            folder.filePath(QStringLiteral("schema-1.subtext")),
            readFile(QStringLiteral(SUBTEXT_SOURCE_DIR "/tests/fixtures/schema-1.subtext")));
    }

    FixedClock m_clock;
    CountingIds m_ids;
};

void FixtureTest::schema1_isWhatItWasMadeAs()
{
    const QTemporaryDir folder;
    RawSql sql(copyInto(folder));
    QCOMPARE(sql.value(QStringLiteral("PRAGMA user_version")), QStringLiteral("1"));
    QCOMPARE(sql.value(QStringLiteral("PRAGMA application_id")), QString::number(0x53554254));
}

void FixtureTest::schema1_opensAndSaysWhatItHolds()
{
    const QTemporaryDir folder;
    const QString path = copyInto(folder);
    COMPARE_ERROR(Study::open(path, Study::Access::Read, {m_clock, m_ids, {}}),
                  ErrorCode::SchemaTooOld);
    const QString backups = folder.filePath(QStringLiteral("backups"));
    QDir().mkpath(backups);
    const auto study = Study::open(path, Study::Access::Write, {m_clock, m_ids, backups});
    VERIFY_HOLDS(study);
    // The old file was copied first, and the copy is still of the old schema.
    const QStringList copies = QDir(backups).entryList(QDir::Files);
    QCOMPARE(copies.size(), 1);
    RawSql copy(QDir(backups).filePath(copies.front()));
    QCOMPARE(copy.value(QStringLiteral("PRAGMA user_version")), QStringLiteral("1"));
    QCOMPARE(copy.value(QStringLiteral("SELECT count(*) FROM annotation")), QStringLiteral("1"));
    QCOMPARE((*study)->info().title, QStringLiteral("Test study"));
    QCOMPARE((*study)->scenarios().size(), std::size_t{2});
    QCOMPARE((*study)->scenarios().front().name(), QStringLiteral("passive-aggression/1"));
    QCOMPARE((*study)->roster().people().size(), std::size_t{2});
    QCOMPARE((*study)->annotations().size(), std::size_t{1});
    const Annotation annotation = (*study)->annotations().front();
    QVERIFY(annotation.answer.emotion == Emotion::Anger);
    QCOMPARE(annotation.answer.explanation, QStringLiteral("Kept since schema 1: é … 🙂"));
    QCOMPARE(annotation.submittedAt.value(), FixedClock::Start);
    QCOMPARE(annotation.timings.value().activeMs, 15'000);
    QCOMPARE((*study)->protocol().ratersPerItem, 2);
    VERIFY_HOLDS((*study)->verifyAudit());
}

void FixtureTest::schema1_canBeWorkedOn()
{
    const QTemporaryDir folder;
    const QString path = copyInto(folder);
    const auto study = Study::open(path, Study::Access::Write, {m_clock, m_ids, {}});
    VERIFY_HOLDS(study);
    // Ids of its own: the fixture's were counted from 1 as well.
    for (int i = 0; i < 1000; ++i)
        m_ids.next();
    const std::vector<Person> people = (*study)->roster().people();
    const ScenarioId item = (*study)->scenarios().back().id;
    VERIFY_HOLDS(
        (*study)->labelling().submit(people.back().id, item, submissionOf(completeAnswer())));
    QCOMPARE((*study)->counts().annotations, 2);
    VERIFY_HOLDS((*study)->verifyAudit());
}

QTEST_GUILESS_MAIN(FixtureTest)
#include "fixturetest.moc"
