// SPDX-License-Identifier: MIT
#include "tests/core/travel/hostilefiles.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <QRandomGenerator>

using namespace subtext;
using namespace subtext::test;

/// Files that no annotator sends, or only a mischievous one: each is refused with its reason, and
/// the study keeps every byte.
class MergeHostileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void file_isRefused_data();
    void file_isRefused();
    void flippedBytes_neverCrash_norChangeTheStudy();
    void soundFile_isTakenAmongBadOnes();
    void statisticsOfSqlite_areNoHarm();

private:
    QString make(const QString& kind);

    std::unique_ptr<TestStudy> m_study;
    std::unique_ptr<AtHome> m_open; // a hand-out that somebody works on
    QString m_handOut;
};

namespace {

/// Takes the guards off, changes rows, and puts them back, as somebody would who knows SQLite.
void changeRows(const QString& path, const QString& table, const QString& change)
{
    RawSql sql(path);
    QStringList statements{QStringLiteral("PRAGMA foreign_keys = OFF")};
    QStringList guards;
    for (const char* name : {"_keeps", "_stays"}) {
        const QString trigger = table + QLatin1String(name);
        const QString text = sql.value(
            QStringLiteral("SELECT sql FROM sqlite_schema WHERE name = '%1'").arg(trigger));
        if (text.isEmpty())
            continue;
        statements << QStringLiteral("DROP TRIGGER ") + trigger;
        guards << text;
    }
    runAll(path, statements + QStringList{change} + guards);
}

} // namespace

void MergeHostileTest::initTestCase()
{
    m_study = std::make_unique<TestStudy>();
    TestStudy& study = *m_study;
    m_handOut = handOut(study, 1, QStringLiteral("first"));
    {
        AtHome home(m_handOut, 1);
        VERIFY_HOLDS(home.label(1, Emotion::Joy));
        VERIFY_HOLDS(home.label(2, Emotion::Anger));
    }
    VERIFY_HOLDS(study.labelling().submit(study.person(2), study.scenario(1),
                                          submissionOf(completeAnswer())));
}

void MergeHostileTest::cleanupTestCase()
{
    m_open.reset();
    m_study.reset();
}

void MergeHostileTest::file_isRefused_data()
{
    addHostileRows();
    const auto row = [](const char* kind, ErrorCode code) {
        QTest::newRow(kind) << QString::fromLatin1(kind) << code;
    };
    row("file and log together", ErrorCode::FileTooLarge);
    row("foreign study", ErrorCode::ForeignStudy);
    row("study itself", ErrorCode::NotAHandOut);
    row("study through another path", ErrorCode::NotAHandOut);
    row("open elsewhere", ErrorCode::Locked);
    row("stranger", ErrorCode::UnknownPerson);
    row("stranger with a known code", ErrorCode::AuditBroken);
    row("somebody else by id", ErrorCode::ForgedPerson);
    row("somebody else by code", ErrorCode::AuditBroken);
    row("somebody else by the chain", ErrorCode::ForgedPerson);
    row("mark of nobody", ErrorCode::StudyDamaged);
    row("no mark", ErrorCode::NotAHandOut);
    row("cut chain", ErrorCode::AuditBroken);
    row("headless chain", ErrorCode::AuditBroken);
    row("empty chain", ErrorCode::AuditBroken);
    row("changed answer", ErrorCode::AuditBroken);
    row("removed answer", ErrorCode::AuditBroken);
    row("added answer", ErrorCode::AuditBroken);
    row("table of its own", ErrorCode::StudyDamaged);
    row("trigger called like SQLite's own", ErrorCode::StudyDamaged);
    row("view called like SQLite's own", ErrorCode::StudyDamaged);
    row("view called like a statistic", ErrorCode::StudyDamaged);
    row("index called like an automatic one", ErrorCode::StudyDamaged);
    row("missing guard", ErrorCode::StudyDamaged);
}

QString MergeHostileTest::make(const QString& kind)
{
    TestStudy& study = *m_study;
    const QString path = study.filePath(QStringLiteral("hostile.subtext"));
    const auto is = [&](const char* name) { return kind == QLatin1String(name); };
    // What SQLite itself refuses to make.
    const auto addToSchema = [&](const char* type, const char* name, const char* table,
                                 const char* sql) {
        runAll(path, {QStringLiteral("PRAGMA writable_schema = ON"),
                      QStringLiteral("INSERT INTO sqlite_schema VALUES ('%1', '%2', '%3', 0, '%4')")
                          .arg(QLatin1String(type), QLatin1String(name), QLatin1String(table),
                               QLatin1String(sql))});
    };
    const Person other = *must(study.roster().person(study.person(2)));
    if (is("study itself"))
        return study.path();
    if (is("study through another path"))
        return study.folder() + QStringLiteral("/./../") + QFileInfo(study.folder()).fileName() +
               QStringLiteral("/study.subtext");
    if (is("foreign study")) {
        writeForeignHandOut(study, path, QStringLiteral("Foreign"));
        return path;
    }
    const QString made = makeHostile(kind, path, m_handOut);
    if (is("file and log together")) {
        makeSparse(path, Merging::LargestFile - 1);
        makeSparse(path + QStringLiteral("-wal"), 2);
        return path;
    }
    if (is("open elsewhere")) {
        m_open = std::make_unique<AtHome>(path, 3);
        return path;
    }
    if (is("somebody else by id"))
        runAll(path, {QStringLiteral("UPDATE person SET uuid = '%1'").arg(other.uuid.text())});
    if (is("somebody else by code"))
        runAll(path, {QStringLiteral("UPDATE person SET code = '%1'").arg(other.code)});
    if (is("somebody else by the chain")) {
        const QString chain =
            QStringLiteral("UPDATE audit SET detail = replace(detail, '%1', '%2')")
                .arg(must(study.roster().person(study.person(1)))->uuid.text(), other.uuid.text());
        changeRows(path, QStringLiteral("audit"), chain);
    }
    if (is("mark of nobody"))
        changeRows(path, QStringLiteral("handout_mark"),
                   QStringLiteral("UPDATE handout_mark SET person_id = 77"));
    if (is("no mark"))
        changeRows(path, QStringLiteral("handout_mark"),
                   QStringLiteral("DELETE FROM handout_mark"));
    if (is("cut chain"))
        changeRows(path, QStringLiteral("audit"), QStringLiteral("DELETE FROM audit WHERE id = 3"));
    if (is("headless chain"))
        changeRows(path, QStringLiteral("audit"), QStringLiteral("DELETE FROM audit WHERE id = 1"));
    if (is("empty chain"))
        changeRows(path, QStringLiteral("audit"), QStringLiteral("DELETE FROM audit"));
    if (is("changed answer"))
        changeRows(path, QStringLiteral("annotation"),
                   QStringLiteral("UPDATE annotation SET ballot = '2' WHERE id = 1"));
    if (is("removed answer"))
        changeRows(path, QStringLiteral("annotation"),
                   QStringLiteral("DELETE FROM annotation WHERE id = 1"));
    if (is("added answer"))
        changeRows(
            path, QStringLiteral("annotation"),
            QStringLiteral(
                "INSERT INTO annotation SELECT 9, '%1', person_id, scenario_id, "
                "2, submitted_at, origin, ballot, swept, points, explanation, "
                "flagged, flag_reason, cues, second, guess, guide_sha256, language, position, "
                "active_ms, wall_ms, visits, focus_losses, null "
                "FROM annotation LIMIT 1")
                .arg(QString(36, u'a')));
    if (is("table of its own"))
        runAll(path, {QStringLiteral("CREATE TABLE mine (x) STRICT")
                          .replace(QLatin1String("(x)"), QLatin1String("(x ANY)"))});
    if (is("trigger called like SQLite's own"))
        addToSchema("trigger", "sqlite_own", "annotation",
                    "CREATE TRIGGER sqlite_own AFTER INSERT ON annotation BEGIN SELECT 1; END");
    if (is("view called like SQLite's own"))
        addToSchema("view", "sqlite_own", "sqlite_own", "CREATE VIEW sqlite_own AS SELECT 1");
    if (is("view called like a statistic"))
        addToSchema("view", "sqlite_stat1", "sqlite_stat1",
                    "CREATE VIEW sqlite_stat1 AS SELECT 1 AS tbl, 1 AS idx, 1 AS stat");
    if (is("index called like an automatic one")) {
        runAll(path,
               {QStringLiteral("CREATE INDEX mine ON visit (wall_ms)"),
                QStringLiteral("PRAGMA writable_schema = ON"),
                QStringLiteral("UPDATE sqlite_schema SET name = 'sqlite_autoindex_mine', "
                               "sql = 'CREATE INDEX sqlite_autoindex_mine ON visit (wall_ms)' "
                               "WHERE name = 'mine'")});
    }
    if (is("missing guard"))
        runAll(path, {QStringLiteral("DROP TRIGGER annotation_keeps")});
    return made;
}

void MergeHostileTest::file_isRefused()
{
    QFETCH(QString, kind);
    QFETCH(ErrorCode, code);
    TestStudy& study = *m_study;
    QString path;
    if (kind.startsWith(QLatin1String("stranger"))) {
        // A hand-out of the same study, for somebody whom only a copy of it knows.
        const QString copy = study.filePath(QStringLiteral("branch.subtext"));
        QFile::remove(copy);
        VERIFY_HOLDS(study->copyTo(copy));
        FixedClock clock;
        NumberedIds ids(50);
        auto branch = Study::open(copy, Study::Access::Write, {clock, ids, {}});
        VERIFY_HOLDS(branch);
        const QString newCode = QStringLiteral("N01");
        const auto added = (*branch)->roster().add({{newCode, QStringLiteral("New"), {}}});
        VERIFY_HOLDS(added);
        VERIFY_HOLDS((*branch)->assigning().withdraw(study.person(3)));
        VERIFY_HOLDS((*branch)->assigning().fill(1));
        path = study.filePath(QStringLiteral("stranger.subtext"));
        QFile::remove(path);
        VERIFY_HOLDS((*branch)->handouts().write(added->front().id, path));
        if (kind != QLatin1String("stranger"))
            runAll(path, {QStringLiteral("UPDATE person SET code = 'A02'")});
    } else {
        path = make(kind);
    }
    const QByteArray before = bytesOf(study);
    const MergedFile merged = mergeOne(study.study(), path); // where nothing waits for ever
    QVERIFY2(merged.error.has_value(), "it was taken");
    QCOMPARE(merged.error->code, code);
    QCOMPARE(merged.file, path);
    QCOMPARE(merged.taken, qint64{0});
    QVERIFY(!merged.person.isValid());
    QVERIFY(bytesOf(study) == before);
    VERIFY_HOLDS(study->verifyAudit());
    m_open.reset();
    removeHostile(study.filePath(QStringLiteral("hostile.subtext")));
}

void MergeHostileTest::flippedBytes_neverCrash_norChangeTheStudy()
{
    TestStudy& study = *m_study;
    const QByteArray sound = readFile(m_handOut);
    const QString path = study.filePath(QStringLiteral("flipped.subtext"));
    QRandomGenerator random(7);
    int refused = 0;
    for (int round = 0; round < 150; ++round) {
        QByteArray bytes = sound;
        for (int flip = 0; flip < 40; ++flip)
            bytes[random.bounded(bytes.size())] = static_cast<char>(random.bounded(256));
        writeFile(path, bytes);
        const MergedFile merged = mergeOne(study.study(), path);
        // Free room and times of visits can change unseen; a label cannot.
        if (merged.error)
            ++refused;
    }
    QVERIFY(refused > 100);
    VERIFY_HOLDS(study->verifyAudit());
    for (const Annotation& annotation : must(study->annotationsAfter({}))) {
        if (annotation.person == study.person(1))
            QVERIFY(annotation.answer.explanation == QLatin1String("From home."));
    }
}

void MergeHostileTest::soundFile_isTakenAmongBadOnes()
{
    TestStudy study;
    const QString sound = handOut(study, 2, QStringLiteral("second"));
    VERIFY_HOLDS(AtHome(sound, 1).label(1, Emotion::Joy));
    const QString noise = writeFile(study.filePath(QStringLiteral("noise")), "noise");
    const auto merged = study->merging().merge({noise, study.path(), sound, m_handOut});
    VERIFY_HOLDS(merged);
    QCOMPARE(merged->size(), std::size_t{4});
    QVERIFY(merged->at(0).error && merged->at(1).error);
    QVERIFY(merged->at(2).isSound());
    QCOMPARE(must(study->annotations()).size(), std::size_t{1});
}

// Some tools run ANALYZE on whatever they open.
void MergeHostileTest::statisticsOfSqlite_areNoHarm()
{
    TestStudy study;
    const QString path = handOut(study, 2, QStringLiteral("second"));
    VERIFY_HOLDS(AtHome(path, 1).label(1, Emotion::Joy));
    runAll(path, {QStringLiteral("ANALYZE")});
    QVERIFY(!RawSql(path).value(QStringLiteral("SELECT count(*) FROM sqlite_stat1")).isEmpty());
    QVERIFY(mergeOne(study.study(), path).isSound());
}

SUBTEXT_TEST(MergeHostileTest)

#include "mergehostiletest.moc"
