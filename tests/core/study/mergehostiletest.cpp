// SPDX-License-Identifier: MIT
#include "core/study/importing.h"
#include "tests/core/study/coursefiles.h"

#include <QDir>
#include <QRandomGenerator>

#include <sys/stat.h>
#include <unistd.h>

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
    void oldSchema_isTaken_orRefusedForWhatItIs();
    void flippedBytes_neverCrash_norChangeTheStudy();
    void soundFile_isTakenAmongBadOnes();

private:
    QString make(const QString& kind);
    QString copyOf(const QString& name) const
    {
        const QString path = m_study->filePath(name);
        QFile::remove(path);
        if (!QFile::copy(m_handOut, path))
            qFatal("copy");
        return path;
    }

    std::unique_ptr<TestStudy> m_study;
    std::unique_ptr<AtHome> m_open; // a hand-out that somebody works on
    QString m_handOut;
};

namespace {

void runAll(const QString& path, const QStringList& statements)
{
    RawSql sql(path);
    for (const QString& statement : statements) {
        if (const QString error = sql.run(statement); !error.isEmpty())
            qFatal("%s: %s", qUtf8Printable(statement), qUtf8Printable(error));
    }
}

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

/// Of a study with the same scenes and people, but another one.
void writeForeignHandOut(TestStudy& study, const QString& path)
{
    FixedClock clock;
    NumberedIds ids(60);
    const QString name = study.filePath(QStringLiteral("foreign-study.subtext"));
    auto foreign = Study::create(name, {QStringLiteral("Foreign"), {}, {}}, {clock, ids, {}});
    const QString csv = writeFile(study.filePath(QStringLiteral("foreign.csv")),
                                  "id,subtype,speaker_role,listener_role,context,utterance\n"
                                  "1,sarcasm-irony,clerk,colleague,Context.,Utterance.\n");
    if (!foreign || !(*foreign)->importing().importFiles({csv}, {}))
        qFatal("foreign study");
    const auto added =
        (*foreign)->roster().add({{QStringLiteral("A01"), QStringLiteral("Person 1"), {}}});
    if (!added || !(*foreign)->roster().assign(1, 1) ||
        !(*foreign)->handouts().write(added->front().id, path))
        qFatal("foreign hand-out");
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
    QTest::addColumn<QString>("kind");
    QTest::addColumn<ErrorCode>("code");
    const auto row = [](const char* kind, ErrorCode code) {
        QTest::newRow(kind) << QString::fromLatin1(kind) << code;
    };
    row("missing", ErrorCode::FileMissing);
    row("folder", ErrorCode::FileUnreadable);
    row("pipe", ErrorCode::FileUnreadable);
    row("link", ErrorCode::FileUnreadable);
    row("dangling link", ErrorCode::FileUnreadable);
    row("device", ErrorCode::FileUnreadable);
    row("empty", ErrorCode::NotAStudy);
    row("random bytes", ErrorCode::NotAStudy);
    row("random bytes behind the magic", ErrorCode::NotAStudy);
    row("ten sparse gigabytes", ErrorCode::FileTooLarge);
    row("ten sparse gigabytes of log", ErrorCode::FileTooLarge);
    row("another database", ErrorCode::NotAStudy);
    row("cut in the middle of a page", ErrorCode::StudyDamaged);
    row("cut at a page", ErrorCode::StudyDamaged);
    row("zeroed page", ErrorCode::StudyDamaged);
    row("future schema", ErrorCode::SchemaTooNew);
    row("foreign study", ErrorCode::ForeignStudy);
    row("study itself", ErrorCode::NotAHandOut);
    row("study through another path", ErrorCode::NotAHandOut);
    row("copy of the study", ErrorCode::NotAHandOut);
    row("open elsewhere", ErrorCode::Locked);
    row("stranger", ErrorCode::UnknownPerson);
    row("stranger with a known code", ErrorCode::ForgedPerson);
    row("somebody else by id", ErrorCode::ForgedPerson);
    row("somebody else by code", ErrorCode::ForgedPerson);
    row("somebody else by the chain", ErrorCode::ForgedPerson);
    row("mark of nobody", ErrorCode::StudyDamaged);
    row("no mark", ErrorCode::NotAHandOut);
    row("cut chain", ErrorCode::AuditBroken);
    row("headless chain", ErrorCode::AuditBroken);
    row("empty chain", ErrorCode::AuditBroken);
    row("changed answer", ErrorCode::AuditBroken);
    row("removed answer", ErrorCode::AuditBroken);
    row("added answer", ErrorCode::AuditBroken);
    row("view without an end", ErrorCode::StudyDamaged);
    row("trigger of its own", ErrorCode::StudyDamaged);
    row("table of its own", ErrorCode::StudyDamaged);
    row("missing guard", ErrorCode::StudyDamaged);
    row("missing table", ErrorCode::StudyDamaged);
}

QString MergeHostileTest::make(const QString& kind)
{
    TestStudy& study = *m_study;
    const QString path = study.filePath(QStringLiteral("hostile.subtext"));
    const auto is = [&](const char* name) { return kind == QLatin1String(name); };
    const auto sparse = [](const QString& name) {
        QFile file(name);
        if (!file.open(QIODevice::ReadWrite) || !file.resize(qint64{10} << 30))
            qFatal("sparse file");
    };
    const QByteArray native = QFile::encodeName(path);
    const Person other = *study.roster().person(study.person(2));
    const QByteArray sound = readFile(m_handOut);
    if (is("missing"))
        return path;
    if (is("folder"))
        return study.folder();
    if (is("device"))
        return QStringLiteral("/dev/zero");
    if (is("pipe") && ::mkfifo(native.constData(), 0600) == 0)
        return path;
    if (is("link") && ::symlink(QFile::encodeName(m_handOut).constData(), native.constData()) == 0)
        return path;
    if (is("dangling link") && ::symlink("nowhere", native.constData()) == 0)
        return path;
    if (is("empty"))
        return writeFile(path, {});
    if (is("random bytes") || is("random bytes behind the magic")) {
        QByteArray bytes(100'000, '\0');
        QRandomGenerator(1).fillRange(reinterpret_cast<quint32*>(bytes.data()), bytes.size() / 4);
        if (is("random bytes behind the magic"))
            bytes.replace(0, 16, QByteArray("SQLite format 3\0", 16));
        return writeFile(path, bytes);
    }
    if (is("ten sparse gigabytes")) {
        writeFile(path, sound);
        sparse(path);
        return path;
    }
    if (is("ten sparse gigabytes of log")) {
        writeFile(path, sound);
        sparse(path + QStringLiteral("-wal"));
        return path;
    }
    if (is("another database")) {
        runAll(path, {QStringLiteral("CREATE TABLE t (x)")});
        return path;
    }
    if (is("cut in the middle of a page"))
        return writeFile(path, sound.left(sound.size() / 2 / 4096 * 4096 + 700));
    if (is("cut at a page"))
        return writeFile(path, sound.left(sound.size() / 2 / 4096 * 4096));
    if (is("zeroed page"))
        return writeFile(path, QByteArray(sound).replace(4096, 4096, QByteArray(4096, '\0')));
    if (is("study itself"))
        return study.path();
    if (is("study through another path"))
        return study.folder() + QStringLiteral("/./../") + QFileInfo(study.folder()).fileName() +
               QStringLiteral("/study.subtext");
    if (is("copy of the study")) {
        if (!study->copyTo(path))
            qFatal("copy");
        return path;
    }
    if (is("foreign study")) {
        writeForeignHandOut(study, path);
        return path;
    }
    copyOf(QStringLiteral("hostile.subtext"));
    if (is("open elsewhere")) {
        m_open = std::make_unique<AtHome>(path, 3);
        return path;
    }
    if (is("future schema"))
        runAll(path, {QStringLiteral("PRAGMA user_version = 999")});
    if (is("stranger"))
        return path;
    if (is("stranger with a known code"))
        return path;
    if (is("somebody else by id"))
        runAll(path, {QStringLiteral("UPDATE person SET uuid = '%1'").arg(other.uuid)});
    if (is("somebody else by code"))
        runAll(path, {QStringLiteral("UPDATE person SET code = '%1'").arg(other.code)});
    if (is("somebody else by the chain")) {
        const QString chain =
            QStringLiteral("UPDATE audit SET detail = replace(detail, '%1', '%2')")
                .arg(study.roster().person(study.person(1))->uuid, other.uuid);
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
                   QStringLiteral("UPDATE annotation SET emotion = 'fear' WHERE id = 1"));
    if (is("removed answer"))
        changeRows(path, QStringLiteral("annotation"),
                   QStringLiteral("DELETE FROM annotation WHERE id = 1"));
    if (is("added answer"))
        changeRows(path, QStringLiteral("annotation"),
                   QStringLiteral("INSERT INTO annotation SELECT 9, '%1', person_id, scenario_id, "
                                  "2, submitted_at, origin, emotion, emotion_set, valence, "
                                  "arousal, dominance, confidence, explanation, flagged, "
                                  "flag_reason, position, active_ms, wall_ms, visits, "
                                  "focus_losses, null, null, null, null, null, null "
                                  "FROM annotation LIMIT 1")
                       .arg(QString(36, u'a')));
    if (is("view without an end"))
        runAll(path,
               {QStringLiteral("PRAGMA foreign_keys = OFF"), QStringLiteral("DROP TABLE study"),
                QStringLiteral("CREATE VIEW study AS WITH RECURSIVE n(x) AS (SELECT 1 UNION "
                               "ALL SELECT x + 1 FROM n) SELECT x AS id, x AS uuid, "
                               "x AS title, 'cei' AS task, x AS created_at FROM n")});
    if (is("trigger of its own"))
        runAll(path, {QStringLiteral("CREATE TRIGGER mine AFTER INSERT ON audit "
                                     "BEGIN SELECT 1; END")});
    if (is("table of its own"))
        runAll(path, {QStringLiteral("CREATE TABLE mine (x) STRICT")
                          .replace(QLatin1String("(x)"), QLatin1String("(x ANY)"))});
    if (is("missing guard"))
        runAll(path, {QStringLiteral("DROP TRIGGER annotation_keeps")});
    if (is("missing table"))
        runAll(path, {QStringLiteral("DROP TABLE hand_in")});
    return path;
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
        VERIFY_HOLDS((*branch)->roster().withdraw(study.person(3)));
        VERIFY_HOLDS((*branch)->roster().fill(1));
        path = study.filePath(QStringLiteral("stranger.subtext"));
        QFile::remove(path);
        VERIFY_HOLDS((*branch)->handouts().write(added->front().id, path));
        if (kind != QLatin1String("stranger"))
            runAll(path, {QStringLiteral("UPDATE person SET code = 'A02'")});
    } else {
        path = make(kind);
    }
    const QByteArray before = bytesOf(study);
    QElapsedTimer timer;
    timer.start();
    const MergedFile merged = mergeOne(study.study(), path);
    QVERIFY2(timer.elapsed() < 3'000, qPrintable(QString::number(timer.elapsed())));
    QVERIFY2(merged.error.has_value(), "it was taken");
    QCOMPARE(merged.error->code, code);
    QCOMPARE(merged.file, path);
    QCOMPARE(merged.taken, qint64{0});
    QVERIFY(!merged.person.isValid());
    QVERIFY(bytesOf(study) == before);
    VERIFY_HOLDS(study->verifyAudit());
    m_open.reset();
    for (const char* suffix : {"", "-wal", "-shm"})
        QFile::remove(study.filePath(QStringLiteral("hostile.subtext")) + QLatin1String(suffix));
}

void MergeHostileTest::oldSchema_isTaken_orRefusedForWhatItIs()
{
    const QString path = m_study->filePath(QStringLiteral("old.subtext"));
    for (int schema = 1; schema <= 4; ++schema) {
        writeFile(path,
                  readFile(QStringLiteral(SUBTEXT_SOURCE_DIR "/tests/fixtures/schema-%1.subtext")
                               .arg(schema)));
        const QByteArray before = readFile(path);
        const MergedFile merged = mergeOne(m_study->study(), path);
        QVERIFY(merged.error && merged.error->code == ErrorCode::NotAHandOut);
        QVERIFY(readFile(path) == before); // migrated on a copy
    }
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
    for (const Annotation& annotation : study->annotationsAfter({})) {
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
    QCOMPARE(study->annotations().size(), std::size_t{1});
}

QTEST_GUILESS_MAIN(MergeHostileTest)
#include "mergehostiletest.moc"
