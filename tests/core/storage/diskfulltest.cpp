// SPDX-License-Identifier: MIT
#include "core/travel/importing.h"
#include "tests/support/checks.h"
#include "tests/support/fulldisk.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QDir>

using namespace subtext;
using namespace subtext::test;

/// A disk that is full, or runs full in the middle: every operation is done whole or not at all,
/// says DiskFull, loses nothing, and works again when there is space.
class DiskFullTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void operation_isDoneWholeOrNotAtAll_data();
    void operation_isDoneWholeOrNotAtAll();
    void create_leavesNothingBehind();
    void copy_leavesNothingBehind();
    void closingWithoutSpace_keepsWhatWasSubmitted();
    void draft_survivesAFailedSubmission();

private:
    // What the file says about labels, drafts, people and scenarios.
    static QString contentOf(TestStudy& study);
    FullDisk m_disk; // before every study, so that all go through it
};

QString DiskFullTest::contentOf(TestStudy& study)
{
    const StudyCounts counts = must(study->counts());
    QStringList words{QString::number(counts.scenarios), QString::number(counts.annotations)};
    for (const Person& person : must(study.roster().people()))
        words << person.code + person.name;
    for (const Annotation& annotation : must(study->annotations()))
        words << annotation.uuid.text() << annotation.answer.explanation;
    for (const ItemSummary& item : must(study.labelling().items(study.person(1))))
        words << item.name + QString::number(item.revisions) + (item.hasDraft ? u'd' : u'-');
    const auto state = study.labelling().load(study.person(1), study.scenario(2));
    if (state && state->draft)
        words << state->draft->answer.explanation;
    return words.join(u' ');
}

void DiskFullTest::operation_isDoneWholeOrNotAtAll_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name :
         {"submit", "saveDraft", "leave", "import", "roster", "assign", "handIn"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void DiskFullTest::operation_isDoneWholeOrNotAtAll()
{
    QFETCH(QString, name);
    const QString big = QStringLiteral("A long text. ").repeated(3000); // several pages
    int failures = 0;
    for (qint64 space = 0;; space += 2500) {
        TestStudy study;
        Draft first;
        first.answer.explanation = QStringLiteral("first");
        if (name != QLatin1String("assign"))
            VERIFY_HOLDS(study.labelling().saveDraft(study.person(1), study.scenario(2), first));
        VERIFY_HOLDS(study->makeSelfContained());
        const QString csv = writeFile(study.filePath(QStringLiteral("more.csv")),
                                      "id,subtype,speaker_role,listener_role,context,utterance\n"
                                      "x,mixed-signals,a,b," +
                                          big.toUtf8() + ",u\n");
        const auto operate = [&]() -> Result<void> {
            const auto plain = [](const auto& result) -> Result<void> {
                if (result)
                    return {};
                return fail(result.error());
            };
            Draft draft;
            draft.answer = completeAnswer(Emotion::Joy, big);
            const PersonId person = study.person(1);
            const ScenarioId item = study.scenario(2);
            if (name == QLatin1String("submit"))
                return plain(study.labelling().submit(person, item, submissionOf(draft.answer)));
            if (name == QLatin1String("saveDraft"))
                return plain(study.labelling().saveDraft(person, item, draft));
            if (name == QLatin1String("leave"))
                return plain(study.labelling().leave(person, item, draft, {1, 2, 3, 4}));
            if (name == QLatin1String("import"))
                return plain(study->importing().importFiles({csv}, {}));
            if (name == QLatin1String("roster"))
                return plain(study.roster().add({{{}, big, Role::Annotator}}));
            if (name == QLatin1String("assign"))
                return plain(study.assigning().assign(2, 7));
            return plain(study.labelling().handIn(person));
        };
        const QString before = contentOf(study);
        m_disk.leave(space);
        const auto done = operate();
        m_disk.makeSpace();
        if (done) {
            QVERIFY2(failures > 0, "it never ran out of space");
            VERIFY_HOLDS(study->verifyAudit());
            return;
        }
        ++failures;
        QCOMPARE(done.error().code, ErrorCode::DiskFull);
        QVERIFY(m_disk.refusals() > 0);
        QCOMPARE(contentOf(study), before);
        VERIFY_HOLDS(study->verifyAudit());
        VERIFY_HOLDS(operate()); // there is space again
        if (name != QLatin1String("handIn"))
            QVERIFY(name == QLatin1String("assign") || contentOf(study) != before);
        const QString after = contentOf(study);
        study.reopen();
        QCOMPARE(contentOf(study), after);
        VERIFY_HOLDS(study->verifyAudit());
    }
}

void DiskFullTest::create_leavesNothingBehind()
{
    const QTemporaryDir folder;
    FixedClock clock;
    CountingIds ids;
    const QString path = folder.filePath(QStringLiteral("a.subtext"));
    int failures = 0;
    for (qint64 space = 0;; space += 3000) {
        m_disk.leave(space);
        auto made = Study::create(path, {}, {clock, ids, {}});
        if (made) {
            m_disk.makeSpace();
            break;
        }
        m_disk.makeSpace();
        ++failures;
        QCOMPARE(made.error().code, ErrorCode::DiskFull);
        const QStringList left =
            QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden);
        QVERIFY2(left.isEmpty(), QByteArray::number(space) + ": " + left.join(u' ').toUtf8());
    }
    QVERIFY(failures > 5);
    VERIFY_HOLDS(Study::open(path, Study::Access::Write, {clock, ids, {}}));
}

void DiskFullTest::copy_leavesNothingBehind()
{
    TestStudy study;
    const QString path = study.filePath(QStringLiteral("copy.subtext"));
    VERIFY_HOLDS(study->copyTo(path));
    const QByteArray good = readFile(path);
    VERIFY_HOLDS(study.roster().add({{{}, QStringLiteral("New"), Role::Annotator}}));
    for (qint64 space : {0, 5000, 20'000, 50'000}) {
        m_disk.leave(space);
        const auto copied = study->copyTo(path);
        m_disk.makeSpace();
        COMPARE_ERROR(copied, ErrorCode::DiskFull);
        QVERIFY(readFile(path) == good); // the older copy still stands
        QVERIFY(!QFile::exists(path + QStringLiteral(".part")));
    }
    VERIFY_HOLDS(study->copyTo(path));
    QVERIFY(readFile(path) != good);
}

void DiskFullTest::closingWithoutSpace_keepsWhatWasSubmitted()
{
    TestStudy study;
    VERIFY_HOLDS(study->makeSelfContained());
    VERIFY_HOLDS(study.labelling().submit(study.person(1), study.scenario(1),
                                          submissionOf(completeAnswer())));
    m_disk.leave(0); // the log cannot be folded into the file
    study.close();
    QVERIFY(m_disk.refusals() > 0);
    m_disk.makeSpace();
    study.reopen();
    QCOMPARE(must(study->counts()).annotations, 1);
    VERIFY_HOLDS(study->verifyAudit());
}

void DiskFullTest::draft_survivesAFailedSubmission()
{
    TestStudy study;
    Draft draft;
    draft.answer = completeAnswer(Emotion::Fear, QStringLiteral("typed with care\n"));
    VERIFY_HOLDS(study.labelling().saveDraft(study.person(1), study.scenario(1), draft));
    m_disk.leave(0);
    const auto submitted =
        study.labelling().submit(study.person(1), study.scenario(1), submissionOf(draft.answer));
    m_disk.makeSpace();
    COMPARE_ERROR(submitted, ErrorCode::DiskFull);
    study.reopen();
    const auto state = study.labelling().load(study.person(1), study.scenario(1));
    VERIFY_HOLDS(state);
    QVERIFY(!state->submitted);
    QVERIFY(state->draft && state->draft->answer == draft.answer);
    QCOMPARE(state->past.visits, 0);
}

SUBTEXT_TEST(DiskFullTest)

#include "diskfulltest.moc"
