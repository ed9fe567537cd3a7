// SPDX-License-Identifier: MIT
#include "core/desk/deciding.h"
#include "core/desk/deskqueue.h"
#include "core/travel/merging.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace subtext;
using namespace subtext::test;

/// An open study whose file is moved, deleted, replaced or written over: nothing is called saved
/// that is not where it belongs, nothing gets into another file, and a copy keeps everything.
class MovedStudyTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void change_isNoticedBeforeTheNextSaved_data();
    void change_isNoticedBeforeTheNextSaved();
    void otherFile_keepsItsBytes_data();
    void otherFile_keepsItsBytes();
    void movedFile_isWholeByItself();
    void movedBack_goesOn();
    void removedLog_isNoticed();
    void checkpointByOthers_isNoReasonToStop();
    void copy_isMergedBack();
    void decisionsOfACopy_areMergedBack();
    void draftsOlderThanTheCopysWork_areGone();
    void copyOfAnotherOrigin_isRefused();
    void copy_neverTakesThePlaceOfTheStudy();
    void openReader_keepsThatTheFileIsNotComplete();
    void readerWithoutRights_seesWhatTheOwnerWrites();

private:
    /// Everybody says something else about the first item; who is to decide it.
    static PersonId adjudicatorOfASplit(TestStudy& study);
    /// Copies the file as a program does that replaces it: beside, then renamed over it.
    static void replaceBy(const QString& path, const QString& other)
    {
        const QString beside = path + QStringLiteral(".incoming");
        QVERIFY(QFile::copy(other, beside));
        QVERIFY(QFile::remove(path));
        QVERIFY(QFile::rename(beside, path));
    }
    static void overwrite(const QString& path, const QString& other)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        QVERIFY(file.write(readFile(other)) > 0);
    }
    static void submit(TestStudy& study, int person, int item)
    {
        VERIFY_HOLDS(study.labelling().submit(study.person(person), study.scenario(item),
                                              submissionOf(completeAnswer())));
    }
    static qint64 answersIn(const QString& path, TestStudy& study)
    {
        const auto opened = Study::open(path, Study::Access::Read, study.environment());
        return opened ? must((*opened)->counts()).annotations : -1;
    }
    /// Another study, folded into its file.
    static QString foreignStudy(TestStudy& other)
    {
        submit(other, 1, 1);
        submit(other, 1, 2);
        other.close();
        return other.path();
    }
    static void changeFile(const QString& change, TestStudy& study, TestStudy& other)
    {
        const QString older = study.filePath(QStringLiteral("older.subtext"));
        if (change == QLatin1String("deleted"))
            QVERIFY(QFile::remove(study.path()));
        else if (change == QLatin1String("moved"))
            QVERIFY(QFile::rename(study.path(), study.filePath(QStringLiteral("moved.subtext"))));
        else if (change == QLatin1String("replaced by an older version"))
            replaceBy(study.path(), older);
        else if (change == QLatin1String("replaced by a foreign study"))
            replaceBy(study.path(), foreignStudy(other));
        else if (change == QLatin1String("overwritten by an older version"))
            overwrite(study.path(), older);
        else
            overwrite(study.path(), foreignStudy(other));
    }
    static void addChanges(bool hasGone)
    {
        QTest::addColumn<QString>("change");
        const auto row = [](const char* name) {
            QTest::addRow("%s", name) << QString::fromLatin1(name);
        };
        if (hasGone) {
            row("deleted");
            row("moved");
        }
        row("replaced by an older version");
        row("replaced by a foreign study");
        row("overwritten by an older version");
        row("overwritten by a foreign study");
    }
    static constexpr int Items = 40;
    static constexpr qint64 Answers = Items + 1;
    static TestStudy::Shape large()
    {
        TestStudy::Shape shape;
        shape.perSubtype = Items / 5;
        return shape;
    }
    /// A copy beside the study holds the first answer, the file those of the first person, more
    /// than a page of them, and the log the last.
    static void label(TestStudy& study)
    {
        submit(study, 1, 1);
        VERIFY_HOLDS(study->copyTo(study.filePath(QStringLiteral("older.subtext"))));
        for (int item = 2; item <= Items; ++item)
            submit(study, 1, item);
        study.reopen();
        submit(study, 2, 1);
    }
};

void MovedStudyTest::change_isNoticedBeforeTheNextSaved_data()
{
    addChanges(true);
}

void MovedStudyTest::change_isNoticedBeforeTheNextSaved()
{
    QFETCH(QString, change);
    TestStudy study(large());
    TestStudy other;
    label(study);
    VERIFY_HOLDS(study->checkPlace());
    changeFile(change, study, other);
    COMPARE_ERROR(study->checkPlace(), ErrorCode::FileMoved);
    Draft draft;
    draft.answer = completeAnswer(Emotion::Fear);
    COMPARE_ERROR(
        study.labelling().submit(study.person(3), study.scenario(3), submissionOf(draft.answer)),
        ErrorCode::FileMoved);
    COMPARE_ERROR(study.labelling().saveDraft(study.person(3), study.scenario(3), draft),
                  ErrorCode::FileMoved);
    const QString copy = study.filePath(QStringLiteral("copy.subtext"));
    const bool isInPlace = change.startsWith(QLatin1String("overwritten"));
    const auto saved = study->saveCopy(copy, [&] {
        const auto kept = study.labelling().saveDraft(study.person(3), study.scenario(3), draft);
        QVERIFY(kept.has_value());
    });
    if (isInPlace && !saved) { // its pages are gone: what can be had of it is in the backups
        QVERIFY(!QFile::exists(copy));
        return;
    }
    VERIFY_HOLDS(saved);
    const auto opened = Study::open(copy, Study::Access::Write, study.environment());
    VERIFY_HOLDS(opened);
    QCOMPARE(must((*opened)->counts()).annotations, Answers);
    VERIFY_HOLDS((*opened)->verifyAudit());
    const auto state = (*opened)->labelling().load(study.person(3), study.scenario(3));
    VERIFY_HOLDS(state);
    QVERIFY(state->draft.has_value());
    QCOMPARE(state->draft->answer, draft.answer);
}

void MovedStudyTest::otherFile_keepsItsBytes_data()
{
    addChanges(false);
}

void MovedStudyTest::otherFile_keepsItsBytes()
{
    QFETCH(QString, change);
    TestStudy study(large());
    TestStudy other;
    label(study);
    changeFile(change, study, other);
    const QByteArray bytes = readFile(study.path());
    QVERIFY(!study->checkPlace());
    QVERIFY(!study.labelling().submit(study.person(3), study.scenario(3),
                                      submissionOf(completeAnswer())));
    study.close();
    QCOMPARE(readFile(study.path()), bytes);
    QCOMPARE(QFileInfo(study.path() + QStringLiteral("-wal")).size(), 0);
    const qint64 answers = change.endsWith(QLatin1String("foreign study")) ? 2 : 1;
    QCOMPARE(answersIn(study.path(), study), answers);
    const auto opened = Study::open(study.path(), Study::Access::Write, study.environment());
    VERIFY_HOLDS(opened);
    VERIFY_HOLDS((*opened)->verifyAudit());
}

void MovedStudyTest::movedFile_isWholeByItself()
{
    TestStudy study(large());
    label(study);
    const QString moved = study.filePath(QStringLiteral("moved.subtext"));
    QVERIFY(QFile::rename(study.path(), moved));
    COMPARE_ERROR(study->checkPlace(), ErrorCode::FileMoved);
    QCOMPARE(answersIn(moved, study), Answers); // without the log, which stayed where it was
    study.close();
    QVERIFY(!QFileInfo::exists(study.path()));
    QCOMPARE(answersIn(moved, study), Answers);
}

void MovedStudyTest::movedBack_goesOn()
{
    TestStudy study(large());
    label(study);
    const QString moved = study.filePath(QStringLiteral("moved.subtext"));
    QVERIFY(QFile::rename(study.path(), moved));
    QVERIFY(!study->checkPlace());
    QVERIFY(QFile::rename(moved, study.path()));
    VERIFY_HOLDS(study->checkPlace());
    submit(study, 3, 3);
    study.close();
    QCOMPARE(answersIn(study.path(), study), Answers + 1);
}

void MovedStudyTest::removedLog_isNoticed()
{
    TestStudy study(large());
    label(study);
    QVERIFY(QFile::remove(study.path() + QStringLiteral("-wal")));
    const auto here = study->checkPlace();
    COMPARE_ERROR(here, ErrorCode::FileMoved);
    QCOMPARE(here.error().detail, QStringLiteral("log"));
    QCOMPARE(answersIn(study.path(), study), Answers); // it is in the file by now
}

void MovedStudyTest::checkpointByOthers_isNoReasonToStop()
{
    TestStudy study(large());
    label(study);
    RawSql(study.path()).run(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"));
    VERIFY_HOLDS(study->checkPlace());
    submit(study, 3, 3);
}

void MovedStudyTest::copy_isMergedBack()
{
    TestStudy study(large());
    label(study);
    const QString older = study.filePath(QStringLiteral("older.subtext"));
    const QString copy = study.filePath(QStringLiteral("copy.subtext"));
    Draft draft;
    draft.answer = completeAnswer(Emotion::Fear);
    replaceBy(study.path(), older);
    VERIFY_HOLDS(study->saveCopy(copy, [&] {
        const auto kept = study.labelling().saveDraft(study.person(3), study.scenario(3), draft);
        QVERIFY(kept.has_value());
    }));
    study.reopen(); // the older version, with one answer
    QCOMPARE(must(study->counts()).annotations, qint64{1});
    for (int time = 0; time < 2; ++time) {
        const auto merged = study->merging().merge({copy});
        VERIFY_HOLDS(merged);
        QVERIFY2(merged->front().isSound(), describe(merged).constData());
        QCOMPARE(must(study->counts()).annotations, Answers);
    }
    const auto state = study.labelling().load(study.person(3), study.scenario(3));
    VERIFY_HOLDS(state);
    QVERIFY(state->draft && state->draft->answer == draft.answer);
    VERIFY_HOLDS(study->verifyAudit());
}

PersonId MovedStudyTest::adjudicatorOfASplit(TestStudy& study)
{
    for (int person = 1; person <= 3; ++person) {
        must(study.labelling().submit(study.person(person), study.scenario(1),
                                      submissionOf(completeAnswer(*emotionAt(person)))));
    }
    const auto added = must(
        study.roster().add({{QStringLiteral("M01"), QStringLiteral("Mo"), Role::Adjudicator}}));
    return added.front().id;
}

void MovedStudyTest::decisionsOfACopy_areMergedBack()
{
    TestStudy study;
    const PersonId adjudicator = adjudicatorOfASplit(study);
    const QString older = study.filePath(QStringLiteral("older.subtext"));
    VERIFY_HOLDS(study->copyTo(older));
    Verdict verdict;
    verdict.picks = picksOf(Pick{*emotionAt(1)});
    verdict.basis = Basis::Misreading;
    verdict.note = QStringLiteral("The reply settles it.");
    VERIFY_HOLDS(study->deciding().decide(adjudicator, study.scenario(1), verdict));
    const QString copy = study.filePath(QStringLiteral("copy.subtext"));
    replaceBy(study.path(), older);
    VERIFY_HOLDS(study->saveCopy(copy, [] {}));
    study.reopen();
    QVERIFY(must(study->decisionHistory()).empty());
    for (int time = 0; time < 2; ++time) {
        const auto merged = study->merging().merge({copy});
        VERIFY_HOLDS(merged);
        QVERIFY(merged->front().isSound());
        const auto decisions = must(study->decisionHistory());
        QCOMPARE(decisions.size(), std::size_t{1});
        QCOMPARE(decisions.front().note, verdict.note);
        QCOMPARE(decisions.front().picks, verdict.picks);
    }
    VERIFY_HOLDS(study->verifyAudit());
}

void MovedStudyTest::draftsOlderThanTheCopysWork_areGone()
{
    TestStudy study;
    const PersonId adjudicator = adjudicatorOfASplit(study);
    // Half an answer and half a decision; in the copy both are brought to an end.
    Draft draft;
    draft.answer = completeAnswer(Emotion::Fear, QStringLiteral("Half"));
    VERIFY_HOLDS(study.labelling().saveDraft(study.person(1), study.scenario(2), draft));
    DeskDraft begun;
    begun.note = QStringLiteral("Half a note");
    VERIFY_HOLDS(study->deciding().saveDraft(adjudicator, study.scenario(1), begun));
    const QString copy = study.filePath(QStringLiteral("copy.subtext"));
    VERIFY_HOLDS(study->copyTo(copy));
    study.clock.advance(60'000);
    {
        const auto other = Study::open(copy, Study::Access::Write, study.environment());
        VERIFY_HOLDS(other);
        VERIFY_HOLDS((*other)->labelling().submit(study.person(1), study.scenario(2),
                                                  submissionOf(completeAnswer(Emotion::Fear))));
        Verdict verdict;
        verdict.picks = picksOf(Pick{*emotionAt(1)});
        verdict.basis = Basis::Misreading;
        verdict.note = QStringLiteral("A whole note");
        VERIFY_HOLDS((*other)->deciding().decide(adjudicator, study.scenario(1), verdict));
    }
    const auto merged = study->merging().merge({copy});
    VERIFY_HOLDS(merged);
    QVERIFY2(merged->front().isSound(), describe(merged).constData());
    const auto item = study.labelling().load(study.person(1), study.scenario(2));
    VERIFY_HOLDS(item);
    QVERIFY(item->submitted && !item->draft);
    const auto decided = study->deskQueue().load(adjudicator, study.scenario(1));
    VERIFY_HOLDS(decided);
    QVERIFY(!decided->draft);
    // The other way round: what was begun after the copy's work stays.
    study.clock.advance(60'000);
    draft.answer = completeAnswer(Emotion::Joy, QStringLiteral("Another thought"));
    VERIFY_HOLDS(study.labelling().saveDraft(study.person(1), study.scenario(2), draft));
    VERIFY_HOLDS(study->merging().merge({copy}));
    QVERIFY(must(study.labelling().load(study.person(1), study.scenario(2))).draft);
}

void MovedStudyTest::copyOfAnotherOrigin_isRefused()
{
    TestStudy study(large());
    label(study);
    // The same study by its id, people and words, but with a beginning of its own.
    TestStudy::Shape shape;
    shape.perSubtype = 1;
    TestStudy forged(shape);
    QCOMPARE(must(forged->info()).uuid, must(study->info()).uuid);
    submit(forged, 1, 1);
    forged.close();
    const auto merged = study->merging().merge({forged.path()});
    VERIFY_HOLDS(merged);
    COMPARE_ERROR(Result<void>(merged->front().error ? Result<void>(fail(*merged->front().error))
                                                     : Result<void>()),
                  ErrorCode::NotAHandOut);
    QCOMPARE(must(study->counts()).annotations, Answers);
}

void MovedStudyTest::copy_neverTakesThePlaceOfTheStudy()
{
    TestStudy study(large());
    TestStudy other;
    label(study);
    replaceBy(study.path(), foreignStudy(other));
    const QByteArray bytes = readFile(study.path());
    COMPARE_ERROR(study->saveCopy(study.path(), [] {}), ErrorCode::FileExists);
    QCOMPARE(readFile(study.path()), bytes);
}

void MovedStudyTest::openReader_keepsThatTheFileIsNotComplete()
{
    TestStudy study(large());
    label(study);
    RawSql reader(study.path());
    reader.run(QStringLiteral("BEGIN"));
    reader.run(QStringLiteral("SELECT count(*) FROM annotation"));
    submit(study, 3, 3);
    COMPARE_ERROR(study.labelling().handIn(study.person(1)), ErrorCode::FileInUse);
    COMPARE_ERROR(study->makeSelfContained(), ErrorCode::FileInUse);
    reader.run(QStringLiteral("COMMIT"));
    VERIFY_HOLDS(study->makeSelfContained());
    QCOMPARE(QFileInfo(study.path() + QStringLiteral("-wal")).size(), 0);
}

void MovedStudyTest::readerWithoutRights_seesWhatTheOwnerWrites()
{
    if (::geteuid() != 0)
        QSKIP("another user can be taken on by root only");
    TestStudy study;
    submit(study, 1, 1);
    study.close();
    ::chmod(qPrintable(study.folder()), 0755);
    ::chmod(qPrintable(study.path()), 0644);
    int toReader[2];
    int fromReader[2];
    QCOMPARE(::pipe(toReader), 0);
    QCOMPARE(::pipe(fromReader), 0);
    const auto say = [](int to, char what) { return ::write(to, &what, 1) == 1; };
    const auto hear = [](int from) {
        char heard = 0;
        return ::read(from, &heard, 1) == 1 ? heard : '?';
    };
    const pid_t reader = ::fork();
    if (reader == 0) { // it says how many answers it sees, each time it is asked
        constexpr uid_t Nobody = 65'534;
        if (::setuid(Nobody) != 0)
            ::_exit(1);
        const auto opened = Study::open(study.path(), Study::Access::Read, study.environment());
        for (int time = 0; time < 2; ++time) {
            hear(toReader[0]);
            const auto counts = opened ? must((*opened)->counts()) : Result<StudyCounts>();
            say(fromReader[1], static_cast<char>('0' + counts.value_or(StudyCounts()).annotations));
        }
        ::_exit(0);
    }
    say(toReader[1], 'x');
    QCOMPARE(hear(fromReader[0]), '1');
    study.reopen();
    for (int item = 2; item <= 4; ++item)
        submit(study, 1, item);
    study.close();
    say(toReader[1], 'x');
    QCOMPARE(hear(fromReader[0]), '4');
    int status = 0;
    ::waitpid(reader, &status, 0);
}

SUBTEXT_TEST(MovedStudyTest)
#include "movedstudytest.moc"
