// SPDX-License-Identifier: MIT
#include "core/course/consents.h"
#include "core/course/courserules.h"
#include "core/desk/deciding.h"
#include "core/domain/ceiscene.h"
#include "core/operation/datalock.h"
#include "core/operation/qualitydesk.h"
#include "core/publishing/releasing.h"
#include "core/storage/coursestore.h"
#include "tests/core/travel/coursefiles.h"
#include "tests/support/fulldisk.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <QDir>

using namespace subtext;
using namespace subtext::test;

/// The file that one annotator takes home.
class HandOutTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void file_holdsNothingOfAnyoneElse();
    void ownPassphrase_isAskedInTheHandOutToo();
    void handOutAnew_isNotTheOldOneWithItsLog();
    void codesThatGiveOneFileName_areNamed();
    void consentText_isTheStudysFromNowOn();
    void file_isOneFileWithoutFreeRoom();
    void owner_findsTheSameItemsInTheSameOrder();
    void owner_findsTheirWorkSoFar();
    void rules_comeAlong();
    void study_remembersWhatWasWritten();
    void handOut_neverReplacesAFile();
    void handOut_needsAnAnnotatorWithItems();
    void lockedStudy_handsNothingOut();
    void fileName_suitsEveryFileSystem_data();
    void fileName_suitsEveryFileSystem();
    void writeAll_writesOneForEachWithItems();
    void writeAll_again_replacesWhatHoldsNoNewWork();
    void writeAll_overWorkOfTheOwner_writesNothing();
    void writeAll_saysWhatTheStudyLacks();
    void writeAll_overSomethingElse_writesNothing();
    void folders_holdOneHandOutEach();
    void folders_thatAreThere_areUsed();
    void folders_whereSomethingElseIs_areLeftAlone();
    void fullDisk_leavesNeitherFileNorRecord();

private:
    FullDisk m_disk; // before every study, so that all go through it
};

namespace {

/// Three people, the first of whom has two of three items; everybody has said something that must
/// not be told.
class TellingStudy
{
public:
    TellingStudy()
        : study(shape())
    {
        const auto check = [](bool holds) {
            if (!holds)
                qFatal("telling study");
        };
        for (int person = 1; person <= 3; ++person) {
            const PersonId id = study.person(person);
            for (const ItemSummary& item : must(study.labelling().items(id))) {
                if (person == 1 && item.position > 1)
                    continue;
                study.clock.advance(60'000);
                const Answer answer =
                    completeAnswer(Emotion::Fear, QStringLiteral("reason-of-%1").arg(person));
                check(
                    study.labelling().submit(id, item.scenario, submissionOf(answer)).has_value());
            }
        }
        Draft draft;
        draft.answer.explanation = QStringLiteral("draft-of-2");
        const PersonId second = study.person(2);
        const ScenarioId item = must(study.labelling().items(second)).front().scenario;
        check(study.labelling().saveDraft(second, item, draft).has_value());
        const auto judge = study.roster().add(
            {{QStringLiteral("J77"), QStringLiteral("Judge Dredful"), Role::Adjudicator}});
        check(judge.has_value());
        Verdict verdict;
        verdict.picks = picksOf(Pick{Emotion::Sadness});
        verdict.basis = Basis::Override;
        verdict.note = QStringLiteral("note-of-the-judge");
        check(study->deciding().decide(judge->front().id, item, verdict).has_value());
        check(study->quality()
                  .dismiss({QualityCode::TooFast, second, item, {}},
                           QStringLiteral("dismissed-because"), judge->front().id)
                  .has_value());
        check(study->releasing()
                  .answer(QStringLiteral("creators"), QStringLiteral("answer-of-us"), {})
                  .has_value());
        check(study.signingIn().setPassphrase(second, QStringLiteral("open sesame")).has_value());
    }

    static TestStudy::Shape shape()
    {
        TestStudy::Shape shape;
        shape.perSubtype = 3;
        shape.subtypes = {Subtype::SarcasmIrony};
        shape.annotators = 3;
        shape.ratersPerItem = 2;
        return shape;
    }

    TestStudy study;
};

QStringList namesIn(const QString& folder)
{
    return QDir(folder).entryList({QStringLiteral("*.subtext*")}, QDir::Files, QDir::Name);
}

} // namespace

void HandOutTest::file_holdsNothingOfAnyoneElse()
{
    TellingStudy telling;
    TestStudy& study = telling.study;
    const QString path = handOut(study, 1, QStringLiteral("first"));
    const QByteArray bytes = readFile(path);
    QStringList secrets{QStringLiteral("reason-of-2"),       QStringLiteral("reason-of-3"),
                        QStringLiteral("draft-of-2"),        QStringLiteral("note-of-the-judge"),
                        QStringLiteral("dismissed-because"), QStringLiteral("answer-of-us"),
                        QStringLiteral("argon2id$v")};
    for (const Person& person : must(study.roster().people())) {
        if (person.id != study.person(1))
            secrets << person.uuid.text() << person.code << person.name;
    }
    for (const Annotation& annotation : must(study->annotationsAfter({}))) {
        if (annotation.person != study.person(1))
            secrets << annotation.uuid.text();
    }
    QSet<ScenarioId> own;
    for (const ItemSummary& item : must(study.labelling().items(study.person(1))))
        own.insert(item.scenario);
    QCOMPARE(own.size(), 2);
    for (const Scenario& scenario : must(study->scenarios())) {
        if (!own.contains(scenario.id))
            secrets << scenario.uuid.text() << scenario.text(ScenePart::Context)
                    << scenario.text(ScenePart::Utterance);
    }
    // In the study they are found: the search can find.
    const QByteArray whole = bytesOf(study);
    for (const QString& secret : secrets) {
        QVERIFY2(whole.contains(secret.toUtf8()), qUtf8Printable(secret));
        QVERIFY2(!bytes.contains(secret.toUtf8()), qUtf8Printable(secret));
        QByteArray wide(reinterpret_cast<const char*>(secret.utf16()), secret.size() * 2);
        QVERIFY2(!bytes.contains(wide), qUtf8Printable(secret));
    }
    QVERIFY(bytes.contains("reason-of-1") && bytes.contains("Person 1"));
    RawSql sql(path);
    QCOMPARE(sql.value(QStringLiteral("SELECT count(*) FROM person")), QStringLiteral("1"));
    QCOMPARE(sql.value(QStringLiteral("SELECT count(*) FROM scenario")), QStringLiteral("2"));
    for (const char* table : {"decision", "flag_dismissal", "datasheet_answer", "data_release",
                              "passphrase", "study_lock", "desk_draft", "handout", "merged_file"})
        QCOMPARE(sql.value(QStringLiteral("SELECT count(*) FROM ") + QLatin1String(table)),
                 QStringLiteral("0"));
}

void HandOutTest::ownPassphrase_isAskedInTheHandOutToo()
{
    TestStudy study;
    VERIFY_HOLDS(study.signingIn().setPassphrase(study.person(1), QStringLiteral("plum tree")));
    VERIFY_HOLDS(study.signingIn().setPassphrase(study.person(2), QStringLiteral("pear tree")));
    AtHome first(handOut(study, 1, QStringLiteral("first")), 1);
    QVERIFY(must(first->signingIn().hasPassphrase(first.owner())));
    QVERIFY(must(first->signingIn().opens(first.owner(), QStringLiteral("plum tree"))));
    QVERIFY(!must(first->signingIn().opens(first.owner(), QStringLiteral("pear tree"))));
    AtHome third(handOut(study, 3, QStringLiteral("third")), 3);
    QVERIFY(!must(third->signingIn().hasPassphrase(third.owner())));
}

// A program was killed at work, so the hand-out's latest rows are in its log only; the study has
// them, and writes the hand-out anew.
void HandOutTest::handOutAnew_isNotTheOldOneWithItsLog()
{
    TestStudy study;
    const QString folder = study.filePath(QStringLiteral("out"));
    QVERIFY(QDir().mkpath(folder));
    VERIFY_HOLDS(study->handouts().writeAll(folder));
    const Person first = *must(study.roster().person(study.person(1)));
    const QString path = QDir(folder).filePath(HandOuts::fileName(first));
    const QString aside = study.filePath(QStringLiteral("aside"));
    {
        AtHome home(path, 1);
        VERIFY_HOLDS(home.label(1, Emotion::Joy));
        QVERIFY(QFile::copy(path, aside));
        QVERIFY(QFile::copy(path + QStringLiteral("-wal"), aside + QStringLiteral("-wal")));
    }
    QVERIFY(QFile::remove(path));
    QVERIFY(QFile::rename(aside, path));
    QVERIFY(QFile::rename(aside + QStringLiteral("-wal"), path + QStringLiteral("-wal")));
    QVERIFY(mergeOne(study.study(), path).isSound());
    VERIFY_HOLDS(study.roster().rename(first.id, first.name)); // the study goes on
    const auto written = study->handouts().writeAll(folder);
    VERIFY_HOLDS(written);
    QVERIFY(!QFile::exists(path + QStringLiteral("-wal")));
    AtHome anew(path, 2);
    QCOMPARE(RawSql(path).value(QStringLiteral("SELECT uuid FROM handout_mark")),
             written->front().uuid.text());
    VERIFY_HOLDS(anew->verifyAudit());
    QCOMPARE(must(anew->annotations()).size(), std::size_t{1});
}

void HandOutTest::codesThatGiveOneFileName_areNamed()
{
    TestStudy::Shape shape;
    shape.annotators = 1;
    shape.ratersPerItem = 1;
    TestStudy study(shape);
    VERIFY_HOLDS(
        study.roster().add({{QStringLiteral("B-1"), QStringLiteral("Ann"), Role::Annotator},
                            {QStringLiteral("B.1"), QStringLiteral("Ann"), Role::Annotator}}));
    VERIFY_HOLDS(study.assigning().assign(3, 42));
    const auto written = study->handouts().writeAll(study.folder());
    COMPARE_ERROR(written, ErrorCode::DuplicateCode);
    QCOMPARE(written.error().value, QStringLiteral("B.1"));
    QCOMPARE(written.error().detail, QStringLiteral("B-1"));
    QCOMPARE(must(study->handouts().records()).size(), std::size_t{0});
}

void HandOutTest::consentText_isTheStudysFromNowOn()
{
    TestStudy::Shape shape;
    shape.protocol.isConsentRequired = true;
    TestStudy study(shape);
    const ConsentText before = must(study->consents().text());
    QCOMPARE(before.revision, 0); // the built-in one
    VERIFY_HOLDS(study->consents().record(study.person(2), true));
    AtHome home(handOut(study, 1, QStringLiteral("first")), 1);
    const ConsentText after = must(study->consents().text());
    QCOMPARE(after.revision, 1);
    QCOMPARE(after.sha256, before.sha256);
    QVERIFY(!must(study->consents().isDue(study.person(2)))); // to the same words
    QCOMPARE(must(home->consents().text()).revision, 1);
    QCOMPARE(must(home->consents().text()).text, before.text);
    handOut(study, 2, QStringLiteral("second"));
    QCOMPARE(must(study->consents().text()).revision, 1);
    VERIFY_HOLDS(study->verifyAudit());
}

void HandOutTest::file_isOneFileWithoutFreeRoom()
{
    TellingStudy telling;
    const QString path = handOut(telling.study, 1, QStringLiteral("first"));
    QCOMPARE(namesIn(telling.study.folder()).filter(QStringLiteral("first")),
             QStringList{QStringLiteral("first.subtext")});
    // What free pages hold was empty tables when they were freed: no text of a cell.
    RawSql sql(path);
    QCOMPARE(sql.value(QStringLiteral("PRAGMA integrity_check")), QStringLiteral("ok"));
    QCOMPARE(sql.value(QStringLiteral("SELECT count(*) FROM audit")), QStringLiteral("1"));
}

void HandOutTest::owner_findsTheSameItemsInTheSameOrder()
{
    TestStudy study;
    const QString path = handOut(study, 2, QStringLiteral("second"));
    AtHome home(path, 1);
    QCOMPARE(must(home->info()).uuid, must(study->info()).uuid);
    QVERIFY(home.owner().isValid());
    QVERIFY(!must(study->handouts().owner()));
    const auto there = must(home->labelling().items(home.owner()));
    const auto here = must(study.labelling().items(study.person(2)));
    QCOMPARE(there.size(), here.size());
    for (std::size_t i = 0; i < here.size(); ++i) {
        QCOMPARE(there[i].name, here[i].name);
        QCOMPARE(there[i].position, here[i].position);
        const auto a = must(home->scenario(there[i].scenario));
        const auto b = must(study->scenario(here[i].scenario));
        QCOMPARE(a->uuid, b->uuid);
        QCOMPARE(a->text(ScenePart::Context), b->text(ScenePart::Context));
    }
    VERIFY_HOLDS(home.label(1, Emotion::Joy));
    VERIFY_HOLDS(home->verifyAudit());
}

void HandOutTest::owner_findsTheirWorkSoFar()
{
    TellingStudy telling;
    AtHome home(handOut(telling.study, 1, QStringLiteral("first")), 1);
    const auto answers = must(home->annotationsAfter({}));
    QCOMPARE(answers.size(), std::size_t{1});
    QCOMPARE(answers.front().answer.explanation, QStringLiteral("reason-of-1"));
    const auto original = must(telling.study.labelling().history(
        telling.study.person(1),
        must(telling.study.labelling().items(telling.study.person(1))).front().scenario));
    QCOMPARE(answers.front().uuid, original.front().uuid);
    QCOMPARE(answers.front().submittedAt, original.front().submittedAt);
    const auto again = home.label(1, Emotion::Joy);
    VERIFY_HOLDS(again);
    QCOMPARE(again->revision, 2);
}

void HandOutTest::rules_comeAlong()
{
    TestStudy::Shape shape = TestStudy::single();
    shape.protocol.isExplanationRequired = false;
    shape.protocol.isPracticeAsked = true;
    shape.protocol.isConsentRequired = true;
    shape.protocol.repeats = 4;
    TestStudy study(shape);
    QualityProtocol quality;
    quality.isSelfCheckOn = false;
    VERIFY_HOLDS(study->quality().setProtocol(quality));
    study.close();
    forge(study.path(), 9, [](StudyContext& context) {
        context.course.setTaskText(TaskText::Guideline, QStringLiteral("Older"), 1);
        context.course.setTaskText(TaskText::Guideline, QStringLiteral("# Ours"), 2);
        context.course.setTaskText(TaskText::Consent, QStringLiteral("Please."), 3);
        context.course.setTaskText(TaskText::CheatSheet, QStringLiteral("Older"), 4);
        context.course.setTaskText(TaskText::Phrases, QStringLiteral("Seen twice."), 5);
        context.course.setTaskText(TaskText::CheatSheet, QStringLiteral("Short"), 6);
    });
    study.reopen();
    const QString path = handOut(study, 1, QStringLiteral("first"));
    AtHome home(path, 1);
    QVERIFY(must(home->protocol()) == must(study->protocol()));
    QVERIFY(must(home->quality().protocol()) == quality);
    RawSql sql(path);
    QCOMPARE(sql.value(QStringLiteral("SELECT group_concat(id || markdown) FROM guideline")),
             QStringLiteral("2# Ours"));
    QCOMPARE(sql.value(QStringLiteral("SELECT id || text FROM consent_text")),
             QStringLiteral("1Please."));
    // Of texts that share a table the one that counts of each.
    QCOMPARE(must(home->courseRules().ownText(TaskText::CheatSheet)), QStringLiteral("Short"));
    QCOMPARE(must(home->courseRules().ownText(TaskText::Phrases)), QStringLiteral("Seen twice."));
    QCOMPARE(sql.value(QStringLiteral("SELECT count(*) FROM task_text")), QStringLiteral("2"));
}

void HandOutTest::study_remembersWhatWasWritten()
{
    TestStudy study;
    handOut(study, 3, QStringLiteral("third"));
    const auto records = must(study->handouts().records());
    QCOMPARE(records.size(), std::size_t{1});
    QVERIFY(records.front().person == study.person(3));
    QCOMPARE(records.front().file, QStringLiteral("third.subtext"));
    QCOMPARE(records.front().items, qint64{10});
    QCOMPARE(records.front().at, FixedClock::Start);
    VERIFY_HOLDS(study->verifyAudit());
}

void HandOutTest::handOut_neverReplacesAFile()
{
    TestStudy study;
    const QString path = writeFile(study.filePath(QStringLiteral("there.subtext")), "mine");
    COMPARE_ERROR(study->handouts().write(study.person(1), path), ErrorCode::FileExists);
    QCOMPARE(readFile(path), QByteArray("mine"));
    COMPARE_ERROR(study->handouts().write(study.person(1), study.path()), ErrorCode::FileExists);
    COMPARE_ERROR(study->handouts().write(study.person(1), study.filePath(QStringLiteral("no/a"))),
                  ErrorCode::FolderMissing);
    QVERIFY(must(study->handouts().records()).empty());
}

void HandOutTest::handOut_needsAnAnnotatorWithItems()
{
    TestStudy study;
    const auto added =
        study.roster().add({{QStringLiteral("J01"), QStringLiteral("Judge"), Role::Adjudicator},
                            {QStringLiteral("L01"), QStringLiteral("Late"), Role::Annotator}});
    VERIFY_HOLDS(added);
    const QString path = study.filePath(QStringLiteral("x.subtext"));
    COMPARE_ERROR(study->handouts().write(added->front().id, path), ErrorCode::WrongRole);
    COMPARE_ERROR(study->handouts().write(added->back().id, path), ErrorCode::NothingToAssign);
    COMPARE_ERROR(study->handouts().write(PersonId{99}, path), ErrorCode::UnknownPerson);
    AtHome home(handOut(study, 1, QStringLiteral("first")), 1);
    COMPARE_ERROR(home->handouts().write(home.owner(), path), ErrorCode::WrongRole);
    QVERIFY(!QFile::exists(path));
}

void HandOutTest::lockedStudy_handsNothingOut()
{
    TestStudy study;
    VERIFY_HOLDS(study->dataLock().lock(QStringLiteral("Over."), {}));
    COMPARE_ERROR(
        study->handouts().write(study.person(1), study.filePath(QStringLiteral("x.subtext"))),
        ErrorCode::StudyLocked);
}

void HandOutTest::fileName_suitsEveryFileSystem_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("file");
    const auto row = [](const char* what, const char* name, const char* code, const char* file) {
        QTest::newRow(what) << QString::fromUtf8(name) << QString::fromUtf8(code)
                            << QString::fromUtf8(file);
    };
    row("plain", "Ada Lovell", "A01", "Ada-Lovell-A01.subtext");
    row("accents", "Zoë Müller", "A02", "Zoë-Müller-A02.subtext");
    row("path", "../../etc/passwd", "A/3", "etc-passwd-A-3.subtext");
    row("device", "CON", "A04", "CON-A04.subtext");
    row("punctuation only", "*?\"<>|", "A05", "A05.subtext");
    row("nothing", "…", "…", "annotator.subtext");
    row("controls", "a\nb\tc\x7f", "A06", "a-b-c-A06.subtext");
}

void HandOutTest::fileName_suitsEveryFileSystem()
{
    QFETCH(QString, name);
    QFETCH(QString, code);
    QFETCH(QString, file);
    QCOMPARE(HandOuts::fileName({{1}, {}, code, name, Role::Annotator}), file);
    const QString longName = HandOuts::fileName({{1}, {}, code, name.repeated(90), {}});
    QVERIFY(longName.toUtf8().size() < 255);
}

void HandOutTest::writeAll_writesOneForEachWithItems()
{
    TestStudy study;
    VERIFY_HOLDS(
        study.roster().add({{QStringLiteral("L01"), QStringLiteral("Late"), {}},
                            {QStringLiteral("J01"), QStringLiteral("J"), Role::Adjudicator}}));
    VERIFY_HOLDS(study.assigning().withdraw(study.person(2)));
    const QString folder = study.filePath(QStringLiteral("out"));
    COMPARE_ERROR(study->handouts().writeAll(folder), ErrorCode::FolderMissing);
    QVERIFY(QDir().mkpath(folder));
    double last = 0;
    const auto written =
        study->handouts().writeAll(folder, {}, [&](double share) { last = share; });
    VERIFY_HOLDS(written);
    QCOMPARE(namesIn(folder), (QStringList{QStringLiteral("Person-1-A01.subtext"),
                                           QStringLiteral("Person-3-A03.subtext")}));
    QCOMPARE(last, 1.0);
    CancelToken cancel;
    cancel.cancel();
    COMPARE_ERROR(study->handouts().writeAll(folder, cancel), ErrorCode::Cancelled);
}

void HandOutTest::writeAll_again_replacesWhatHoldsNoNewWork()
{
    TestStudy study;
    VERIFY_HOLDS(study->handouts().writeAll(study.folder()));
    const QString path = study.filePath(QStringLiteral("Person-1-A01.subtext"));
    {
        AtHome home(path, 1);
        VERIFY_HOLDS(home.label(1, Emotion::Joy));
    }
    QVERIFY(mergeOne(study.study(), path).isSound());
    VERIFY_HOLDS(study->handouts().writeAll(study.folder()));
    AtHome home(path, 2);
    QCOMPARE(must(home->counts()).annotations, qint64{1});
}

void HandOutTest::writeAll_overWorkOfTheOwner_writesNothing()
{
    TestStudy study;
    VERIFY_HOLDS(study->handouts().writeAll(study.folder()));
    const QString path = study.filePath(QStringLiteral("Person-3-A03.subtext"));
    {
        AtHome home(path, 1);
        COMPARE_ERROR(study->handouts().writeAll(study.folder()), ErrorCode::Locked);
        Draft draft;
        draft.answer.explanation = QStringLiteral("Begun.");
        VERIFY_HOLDS(home->labelling().saveDraft(home.owner(), home.item(1), draft));
    }
    const QByteArray worked = readFile(path);
    const std::size_t before = must(study->handouts().records()).size();
    const auto again = study->handouts().writeAll(study.folder());
    COMPARE_ERROR(again, ErrorCode::LabelledWork);
    QCOMPARE(again.error().file, path);
    QCOMPARE(again.error().value, QStringLiteral("Person 3"));
    QCOMPARE(again.error().detail, QStringLiteral("handout-begun"));
    QCOMPARE(readFile(path), worked);
    QCOMPARE(must(study->handouts().records()).size(), before);
}

// First there is an answer that nobody merged, then only a look at the item from after the merge.
void HandOutTest::writeAll_saysWhatTheStudyLacks()
{
    TestStudy study;
    VERIFY_HOLDS(study->handouts().writeAll(study.folder()));
    const QString path = study.filePath(QStringLiteral("Person-1-A01.subtext"));
    const auto lacks = [&] {
        const auto again = study->handouts().writeAll(study.folder());
        return again ? QString() : again.error().detail;
    };
    {
        AtHome home(path, 1);
        VERIFY_HOLDS(home.label(1, Emotion::Joy));
    }
    QCOMPARE(lacks(), QStringLiteral("handout"));
    QVERIFY(mergeOne(study.study(), path).isSound());
    {
        AtHome home(path, 2);
        const Visit visit{study.clock.now(), 5'000, 4'000, 0};
        VERIFY_HOLDS(home->labelling().leave(home.owner(), home.item(1), std::nullopt, visit));
    }
    QCOMPARE(lacks(), QStringLiteral("handout-times"));
    QVERIFY(mergeOne(study.study(), path).isSound());
    QCOMPARE(lacks(), QString());
}

void HandOutTest::writeAll_overSomethingElse_writesNothing()
{
    TestStudy study;
    const QString path = study.filePath(QStringLiteral("Person-2-A02.subtext"));
    writeFile(path, "a shopping list");
    COMPARE_ERROR(study->handouts().writeAll(study.folder()), ErrorCode::FileExists);
    QVERIFY(!QFile::exists(study.filePath(QStringLiteral("Person-1-A01.subtext"))));
    QFile::remove(path);
    QVERIFY(QFile::rename(handOut(study, 1, QStringLiteral("x")), path)); // somebody else's
    COMPARE_ERROR(study->handouts().writeAll(study.folder()), ErrorCode::FileExists);
    QVERIFY(must(study->handouts().records()).size() == 1);
}

void HandOutTest::folders_holdOneHandOutEach()
{
    TestStudy study;
    const QString folder = study.filePath(QStringLiteral("out"));
    QVERIFY(QDir().mkpath(folder));
    const auto written = study->handouts().writeAll(folder, {}, {}, HandOuts::Layout::FolderEach);
    VERIFY_HOLDS(written);
    QCOMPARE(written->front().file, QStringLiteral("Person-1-A01.subtext"));
    const QStringList people{QStringLiteral("Person-1-A01"), QStringLiteral("Person-2-A02"),
                             QStringLiteral("Person-3-A03")};
    QCOMPARE(QDir(folder).entryList(QDir::AllEntries | QDir::NoDotAndDotDot, QDir::Name), people);
    for (const QString& person : people)
        QCOMPARE(namesIn(QDir(folder).filePath(person)),
                 QStringList{person + QStringLiteral(".subtext")});
}

void HandOutTest::folders_thatAreThere_areUsed()
{
    TestStudy study;
    const QString notes = study.filePath(QStringLiteral("Person-2-A02/notes.txt"));
    QVERIFY(QDir().mkpath(QFileInfo(notes).path()));
    writeFile(notes, "n");
    for (int time = 0; time < 2; ++time) // the second time over the first
        VERIFY_HOLDS(
            study->handouts().writeAll(study.folder(), {}, {}, HandOuts::Layout::FolderEach));
    QCOMPARE(readFile(notes), QByteArray("n"));
    QCOMPARE(must(study->handouts().records()).size(), std::size_t{6});
    AtHome home(study.filePath(QStringLiteral("Person-2-A02/Person-2-A02.subtext")), 1);
    VERIFY_HOLDS(home->verifyAudit());
}

void HandOutTest::folders_whereSomethingElseIs_areLeftAlone()
{
    TestStudy study;
    const auto write = [&] {
        return study->handouts().writeAll(study.folder(), {}, {}, HandOuts::Layout::FolderEach);
    };
    const QString place = study.filePath(QStringLiteral("Person-2-A02"));
    writeFile(place, "no folder");
    const auto overFile = write();
    COMPARE_ERROR(overFile, ErrorCode::FileExists);
    QCOMPARE(overFile.error().file, place);
    QVERIFY(QFile::remove(place) && QDir().mkpath(place));
    writeFile(place + QStringLiteral("/Person-2-A02.subtext"), "a shopping list");
    COMPARE_ERROR(write(), ErrorCode::FileExists);
    QVERIFY(!QFileInfo::exists(study.filePath(QStringLiteral("Person-1-A01"))));
    QVERIFY(must(study->handouts().records()).empty());
}

void HandOutTest::fullDisk_leavesNeitherFileNorRecord()
{
    int failures = 0;
    for (qint64 space = 0;; space += 60'000) {
        TestStudy study;
        VERIFY_HOLDS(study->makeSelfContained());
        const QString path = study.filePath(QStringLiteral("first.subtext"));
        m_disk.leave(space);
        const auto written = study->handouts().write(study.person(1), path);
        m_disk.makeSpace();
        if (written) {
            QVERIFY(failures > 2);
            QCOMPARE(must(AtHome(path, 1)->scenarios()).size(), std::size_t{10});
            return;
        }
        ++failures;
        COMPARE_ERROR(written, ErrorCode::DiskFull);
        QCOMPARE(namesIn(study.folder()).filter(QStringLiteral("first")), QStringList());
        QVERIFY(must(study->handouts().records()).empty());
        VERIFY_HOLDS(study->handouts().write(study.person(1), path));
    }
}

SUBTEXT_TEST(HandOutTest)

#include "handouttest.moc"
