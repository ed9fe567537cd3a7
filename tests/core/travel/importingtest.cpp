// SPDX-License-Identifier: MIT
#include "core/travel/importing.h"

#include "core/exchange/exporter.h"
#include "core/operation/datalock.h"
#include "core/task/builtintasks.h"
#include "tests/core/travel/importfixture.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/refusalchecks.h"
#include "tests/support/registeredtest.h"
#include "tests/support/rowwatch.h"
#include "tests/support/tasks.h"

using namespace subtext;
using namespace subtext::test;

class ImportingTest : public QObject, private ImportFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }
    void sameFileAgain_changesNothing();
    void contradiction_isRefusedAlone_data();
    void contradiction_isRefusedAlone();
    void oneBadFile_leavesTheStudyUntouched();
    void brokenByteFarIntoAFile_takesNothingAndIsNamed();
    void sameScenarioInTwoFiles_takesTheAnswersOfBoth_data();
    void sameScenarioInTwoFiles_takesTheAnswersOfBoth();
    void draft_isOverWhenAnotherFileOfTheImportHasTheAnswer();
    void otherTextInTheSecondFile_isRefused();
    void position_isReadOrNotKnown();
    void importedAnswers_comeInTheOrderOfTheirItems();
    void newAnswersToKnownScenarios_areTaken();
    void manyRefusals_areCountedByFileAndReason();
    void growth_isThatOfTheFile();
    void gold_getsTheBasisItsVotesGive();
    void goldOfTheFileItself_keepsItsBasis();
    void changedGold_isRefused();
    void answersBesideChangedGold_areTaken();
    void timesAndMoments_comeWithTheAnswers();
    void emptyStudy_takesNothingFromNothing();
    void whatColumnsMeant_isKeptForTheNextFile();
    void scenesWithoutGroups_areKnownTheSecondTime();
};

void ImportingTest::sameFileAgain_changesNothing()
{
    const ImportReport first = imported(TwoScenes);
    QCOMPARE(first.scenarios, 2);
    QCOMPARE(first.annotations, 3);
    QCOMPARE(first.adjudications, 1);
    QCOMPARE(first.notes, 1);
    QVERIFY(first.refused.empty());
    const StudyData before = must((*m_study)->snapshot());
    const ImportReport second = imported(TwoScenes);
    QCOMPARE(second.scenarios + second.annotations + second.adjudications + second.notes, 0);
    QVERIFY(second.refused.empty());
    const StudyData after = must((*m_study)->snapshot());
    QVERIFY(after.scenarios == before.scenarios && after.people == before.people);
    QVERIFY(after.annotations == before.annotations && after.decisions == before.decisions);
    qint64 keptScenarios = 0;
    qint64 keptAnswers = 0;
    for (const ImportWarning& warning : second.warnings) {
        keptScenarios += warning.notice == ImportNotice::KeptScenarios ? warning.count : 0;
        keptAnswers += warning.notice == ImportNotice::KeptAnnotations ? warning.count : 0;
    }
    QCOMPARE(keptScenarios, 2);
    QCOMPARE(keptAnswers, 3);
    QCOMPARE(second.sameAnswers, qint64{3});
    QCOMPARE(second.differentAnswers, qint64{0});
}

void ImportingTest::contradiction_isRefusedAlone_data()
{
    QTest::addColumn<QByteArray>("bad");
    QTest::addColumn<RefusalReason>("reason");
    QTest::newRow("another utterance")
        << tidyRow("1", "Ann", "joy").replace(",u,", ",U,") << RefusalReason::DifferentScenario;
    QTest::newRow("another context, by a space")
        << tidyRow("1", "Ann", "joy").replace(",c,", ",c ,") << RefusalReason::DifferentScenario;
    QTest::newRow("another role") << tidyRow("1", "Ann", "joy").replace(",a,", ",z,")
                                  << RefusalReason::DifferentScenario;
    QTest::newRow("another emotion")
        << tidyRow("1", "Ann", "fear") << RefusalReason::DifferentAnnotation;
    QTest::newRow("another scale") << tidyRow("1", "Ann", "joy").replace("neutral", "pleasant")
                                   << RefusalReason::DifferentAnnotation;
    QTest::newRow("another explanation")
        << tidyRow("1", "Ann", "joy").replace("why", "Why") << RefusalReason::DifferentAnnotation;
}

void ImportingTest::contradiction_isRefusedAlone()
{
    QFETCH(QByteArray, bad);
    QFETCH(RefusalReason, reason);
    imported(TwoScenes);
    const StudyData before = must((*m_study)->snapshot());
    const ImportReport report = imported(bad + tidyRow("3", "Ann", "trust"));
    QCOMPARE(report.refused.size(), std::size_t{1});
    QCOMPARE(report.refused.front().reason, reason);
    QCOMPARE(report.refused.front().line, 2);
    QCOMPARE(report.scenarios, 1);
    QCOMPARE(report.annotations, 1);
    QCOMPARE(report.sameAnswers, qint64{0});
    QCOMPARE(report.differentAnswers, qint64{reason == RefusalReason::DifferentAnnotation ? 1 : 0});
    const StudyData after = must((*m_study)->snapshot());
    QVERIFY(after.scenarios[0] == before.scenarios[0]);
    QVERIFY(after.annotations[0] == before.annotations[0]);
    QVERIFY(after.decisions == before.decisions);
}

void ImportingTest::oneBadFile_leavesTheStudyUntouched()
{
    const QString good = file(TwoScenes, QStringLiteral("good.csv"));
    const QString bad =
        writeFile(m_study->filePath(QStringLiteral("bad.csv")), TidyHeader + "1,\"open");
    const auto report = (*m_study)->importing().importFiles({good, bad}, {});
    COMPARE_ERROR(report, ErrorCode::MalformedFile);
    QCOMPARE(report.error().file, bad);
    QCOMPARE(must((*m_study)->counts()).scenarios, 0);
    QVERIFY(must(m_study->roster().people()).empty());
    QCOMPARE(RawSql(m_study->path()).value(QStringLiteral("SELECT count(*) FROM audit")),
             QStringLiteral("1"));
}

// Far behind what is read at a time, and when the file before has been written already.
void ImportingTest::brokenByteFarIntoAFile_takesNothingAndIsNamed()
{
    constexpr int Objects = 6000;
    constexpr int Broken = 4321;
    QByteArray json("[\n");
    for (int i = 1; i <= Objects; ++i) {
        json += R"({"id":")" + QByteArray::number(i) +
                R"(","subtype":"sarcasm-irony","speaker_role":"a","listener_role":"b",)"
                R"("context":"a context of some length, that the file is large","utterance":")" +
                (i == Broken ? "u\x01" : "u") + (i == Objects ? "\"}\n]\n" : "\"},\n");
    }
    const QString good = file(TwoScenes);
    const QString broken = writeFile(m_study->filePath(QStringLiteral("broken.json")), json);
    const auto report = (*m_study)->importing().importFiles({good, broken}, {});
    COMPARE_ERROR(report, ErrorCode::MalformedFile);
    QCOMPARE(report.error().file, broken);
    QCOMPARE(report.error().line, qint64{Broken + 1});
    QVERIFY(report.error().column > 0);
    QVERIFY((*m_study)->scenarios()->empty());
    QVERIFY(codes().isEmpty());
    VERIFY_HOLDS((*m_study)->verifyAudit());
}

// One file an annotator is the usual case.
void ImportingTest::sameScenarioInTwoFiles_takesTheAnswersOfBoth_data()
{
    QTest::addColumn<bool>("isKnown");
    QTest::newRow("new scenes") << false;
    QTest::newRow("scenes of the study") << true;
}

void ImportingTest::sameScenarioInTwoFiles_takesTheAnswersOfBoth()
{
    QFETCH(bool, isKnown);
    if (isKnown)
        imported(tidyRow("1", "Cy", "anger") + tidyRow("2", "Cy", "anger"));
    const QString one = file(tidyRow("1", "Ann", "joy"), QStringLiteral("one.csv"));
    const QString two =
        file(tidyRow("1", "Bob", "fear") + tidyRow("2", "Bob", "fear"), QStringLiteral("two.csv"));
    const auto report = (*m_study)->importing().importFiles({one, two}, {});
    VERIFY_HOLDS(report);
    QCOMPARE(report->scenarios, isKnown ? 0 : 2);
    QCOMPARE(report->annotations, 3);
    QVERIFY(report->refused.empty());
    const ScenarioId first = must((*m_study)->scenarios()).front().id;
    QCOMPARE(must((*m_study)->raters(first)).size(), std::size_t(isKnown ? 3 : 2));
    VERIFY_HOLDS((*m_study)->verifyAudit());
}

// Also where the study had no scenes before.
void ImportingTest::draft_isOverWhenAnotherFileOfTheImportHasTheAnswer()
{
    auto files =
        must(readImportFiles({file(tidyRow("1", "Ann", "joy"), QStringLiteral("begun.csv")),
                              file(tidyRow("1", "Ann", "fear"), QStringLiteral("submitted.csv"))},
                             {}));
    RowOrigin origin;
    origin.changedAt = 1'000;
    ImportedRecord& begun = files[0].records.front();
    begun.answers.front().origin = std::make_shared<const RowOrigin>(origin);
    begun.drafts.swap(begun.answers);
    files[1].records.front().answers.front().submittedAt = 2'000;
    const ImportReport report = must((*m_study)->importing().apply(files));
    QVERIFY(report.refused.empty());
    QCOMPARE(report.annotations, 1);
    QCOMPARE(report.drafts, 1);
    QCOMPARE(report.draftsEnded, 1);
    QCOMPARE(RawSql(m_study->path()).value(QStringLiteral("SELECT count(*) FROM draft")),
             QStringLiteral("0"));
}

// Two texts under one name are two scenes, whichever file comes first.
void ImportingTest::otherTextInTheSecondFile_isRefused()
{
    const QString one = file(tidyRow("1", "Ann", "joy"), QStringLiteral("one.csv"));
    const QString two =
        file(tidyRow("1", "Bob", "fear").replace(",c,u,", ",c,other,"), QStringLiteral("two.csv"));
    const auto report = (*m_study)->importing().importFiles({one, two}, {});
    VERIFY_HOLDS(report);
    QCOMPARE(report->annotations, 1);
    QCOMPARE(report->refused.size(), std::size_t{1});
    QCOMPARE(report->refused.front().reason, RefusalReason::DifferentScenario);
    QCOMPARE(report->refused.front().file, two);
}

// The order of rows says nothing of the order in which somebody met the items.
void ImportingTest::position_isReadOrNotKnown()
{
    QByteArray rows =
        tidyRow("1", "Ann", "joy") + tidyRow("2", "Ann", "fear") + tidyRow("3", "Ann", "joy");
    QByteArray header = TidyHeader.trimmed() + ",position\n";
    QList<QByteArray> lines = rows.trimmed().split('\n');
    const QString path =
        writeFile(m_study->filePath(QStringLiteral("positions.csv")),
                  header + lines[0] + ",400\n" + lines[1] + ",\n" + lines[2] + ",2\n");
    const auto report = (*m_study)->importing().importFiles({path}, {});
    VERIFY_HOLDS(report);
    QVERIFY(report->refused.empty());
    const auto annotations = must((*m_study)->annotations());
    QCOMPARE(annotations.size(), std::size_t{3});
    QCOMPARE(annotations[0].position, std::optional(400));
    QVERIFY(!annotations[1].position);
    QCOMPARE(annotations[2].position, std::optional(2));
    for (const char* wrong : {"0", "-1", "x", "4294967297"}) {
        const QString bad =
            writeFile(m_study->filePath(QStringLiteral("bad.csv")),
                      header + tidyRow("9", "Ann", "joy").trimmed() + ',' + wrong + '\n');
        const auto refused = must((*m_study)->importing().importFiles({bad}, {})).refused;
        QCOMPARE(refused.size(), std::size_t{1});
        QCOMPARE(refused.front().column, QStringLiteral("position"));
    }
}

// Files seldom say when somebody met an item; the place among their items is known all the same.
void ImportingTest::importedAnswers_comeInTheOrderOfTheirItems()
{
    imported(tidyRow("1", "Bob", "joy") + tidyRow("2", "Bob", "joy") + tidyRow("3", "Bob", "joy"));
    imported(tidyRow("3", "Ann", "fear") + tidyRow("1", "Ann", "fear") +
             tidyRow("2", "Ann", "fear"));
    const Person leader =
        must(m_study->roster().add(
                 {{QStringLiteral("C01"), QStringLiteral("Course"), Role::Coordinator}}))
            .front();
    VERIFY_HOLDS((*m_study)->dataLock().lock(QStringLiteral("Done."), leader.id));
    QStringList names;
    for (const Person& person : must(m_study->roster().people())) {
        if (person.name != QStringLiteral("Ann"))
            continue;
        for (const FinalLabel& label : must(m_study->labelling().finalLabels(person.id)))
            names << label.name;
    }
    QCOMPARE(names,
             (QStringList{QStringLiteral("mixed-signals/3"), QStringLiteral("mixed-signals/1"),
                          QStringLiteral("mixed-signals/2")}));
}

void ImportingTest::newAnswersToKnownScenarios_areTaken()
{
    imported(TwoScenes);
    const ImportReport report = imported(tidyRow("1", "Cy", "anger") + tidyRow("2", "Bob", "joy"));
    QCOMPARE(report.scenarios, 0);
    QCOMPARE(report.annotations, 2);
    QVERIFY(report.refused.empty());
    const ScenarioId first = must((*m_study)->scenarios()).front().id;
    const auto raters = must((*m_study)->raters(first));
    QCOMPARE(raters.size(), std::size_t{3});
    QCOMPARE(must(m_study->roster().person(raters.back()))->name, QStringLiteral("Cy"));
    int position = 0; // Bob's second item follows his first
    for (const ItemSummary& item : must(m_study->labelling().items(raters.at(1))))
        QCOMPARE(item.position, ++position);
    QCOMPARE(position, 2);
}

void ImportingTest::manyRefusals_areCountedByFileAndReason()
{
    constexpr int Rows = 1700;
    QByteArray taken;
    QByteArray other;
    for (int i = 0; i < Rows; ++i) {
        const QByteArray scene = tidyRow(QByteArray::number(i), "Ann", "joy");
        taken += scene;
        other += QByteArray(scene).replace(",u,", ",U,");
    }
    imported(taken);
    const ImportReport report = imported(other + QByteArray("x\n").repeated(Rows));
    QCOMPARE(report.refused.size(), static_cast<std::size_t>(2 * MostRefusals));
    QCOMPARE(report.furtherRefused.size(), std::size_t{2});
    QCOMPARE(report.furtherRefused[0].reason, RefusalReason::WrongCellCount);
    QCOMPARE(report.furtherRefused[0].count, Rows - MostRefusals);
    QCOMPARE(report.furtherRefused[1].reason, RefusalReason::DifferentScenario);
    QCOMPARE(report.furtherRefused[1].count, Rows - MostRefusals);
}

// Gold that the votes give anyway, read into the study that has the votes: an export read back.
// Four times the rows may take four times as long, with room for what is measured; when each row
// looked at all seats it was eleven times and more.
void ImportingTest::growth_isThatOfTheFile()
{
    const auto rowsReadFor = [](int scenes) {
        QByteArray rows;
        for (int i = 0; i < scenes; ++i) {
            for (const char* who : {"Ann", "Bob", "Cid"})
                rows += tidyRow(QByteArray::number(i), who, "joy", "joy");
        }
        TestStudy::Shape empty;
        empty.perSubtype = 0;
        empty.annotators = 0;
        empty.ratersPerItem = 0;
        const RowWatch watch;
        TestStudy study(empty);
        const QString path = writeFile(study.filePath(QStringLiteral("x.csv")), TidyHeader + rows);
        ImportOptions withoutGold;
        withoutGold.withGold = false;
        if (!study->importing().importFiles({path}, withoutGold))
            qFatal("the scenes cannot be imported");
        const auto report = study->importing().importFiles({path}, {});
        if (!report || report->adjudications != 0 || !report->refused.empty())
            qFatal("the same again was not known");
        return watch.rows();
    };
    const qint64 few = rowsReadFor(150);
    const qint64 many = rowsReadFor(600);
    QVERIFY2(many < 5 * few, qPrintable(QStringLiteral("%1 and %2 rows").arg(few).arg(many)));
}

void ImportingTest::gold_getsTheBasisItsVotesGive()
{
    imported(tidyRow("all", "Ann", "joy", "joy") + tidyRow("all", "Bob", "joy") +
             tidyRow("most", "Ann", "joy", "joy") + tidyRow("most", "Bob", "joy") +
             tidyRow("most", "Cy", "fear") + tidyRow("other", "Ann", "joy", "anger") +
             tidyRow("other", "Bob", "joy") + tidyRow("split", "Ann", "joy", "joy") +
             tidyRow("split", "Bob", "fear") +
             tidyRow("none", "Ann", "joy", {}, {}, "only a note"));
    QStringList bases;
    for (const Decision& decision : must((*m_study)->decisions()))
        bases << basisToken(decision.basis);
    QCOMPARE(bases.join(u' '), QStringLiteral("unanimous majority override unstated unstated"));
    QVERIFY(!must((*m_study)->decisions()).back().label());
    QCOMPARE(must((*m_study)->counts()).goldLabels, 4);
    QCOMPARE(must((*m_study)->counts()).notes, 1);
}

void ImportingTest::goldOfTheFileItself_keepsItsBasis()
{
    imported(tidyRow("1", "Ann", "joy", "fear", "vad-fit") + tidyRow("1", "Bob", "fear") +
             tidyRow("2", "Ann", "joy", {}, {}, "n").replace(",,n\n", ",yes,n\n") +
             tidyRow("3", "Ann", "joy", "fear", "vad-fit", "m").replace(",,m\n", ",yes,m\n"));
    const auto decisions = must((*m_study)->decisions());
    QVERIFY(decisions.at(0).basis == Basis::VadFit);
    QVERIFY(decisions.at(1).isAmbiguous() && !decisions.at(1).label());
    QVERIFY(decisions.at(2).isAmbiguous() && decisions.at(2).label() == Emotion::Fear);
    QVERIFY(decisions.at(0).origin == Origin::Imported && !decisions.at(0).person.isValid());
}

void ImportingTest::changedGold_isRefused()
{
    imported(TwoScenes);
    const ImportReport report = imported(tidyRow("1", "Ann", "joy", "fear"));
    QCOMPARE(report.adjudications, 0);
    QCOMPARE(report.refused.size(), std::size_t{1});
    QCOMPARE(report.refused.front().reason, RefusalReason::DifferentDecision);
    QCOMPARE(report.refused.front().value, QStringLiteral("fear"));
    const auto decisions = must((*m_study)->decisions());
    QCOMPARE(decisions.size(), std::size_t{1});
    QVERIFY(decisions.front().label() != Emotion::Fear);
}

void ImportingTest::answersBesideChangedGold_areTaken()
{
    imported(TwoScenes);
    const auto before = must((*m_study)->counts()).annotations;
    const ImportReport report = imported(tidyRow("1", "Zoe", "joy", "fear"));
    QCOMPARE(report.annotations, 1);
    QCOMPARE(report.refused.size(), std::size_t{1});
    QVERIFY(!report.refused.front().scenario.isEmpty());
    QCOMPARE(must((*m_study)->counts()).annotations, before + 1);
    QCOMPARE(must((*m_study)->decisions()).size(), std::size_t{1});
}

void ImportingTest::timesAndMoments_comeWithTheAnswers()
{
    imported(tidyRow("1", "Ann", "joy")
                 .replace(",why,,,,,,", ",why,1500,2500,3,1,2026-01-02T03:04:05.678Z,") +
             tidyRow("1", "Bob", "joy"));
    const auto annotations = must((*m_study)->annotations());
    QVERIFY((annotations.at(0).timings == ItemTimings{1500, 2500, 3, 1, {}}));
    QCOMPARE(annotations.at(0).submittedAt.value(), 1'767'323'045'678);
    QVERIFY(annotations.at(0).origin == Origin::Imported);
    QVERIFY(!annotations.at(1).timings && !annotations.at(1).submittedAt);
    const auto summary = m_study->labelling().summary(annotations.at(0).person);
    VERIFY_HOLDS(summary);
    QCOMPARE(summary->medianActiveMs.value(), 1500);
}

void ImportingTest::emptyStudy_takesNothingFromNothing()
{
    const ImportReport report = imported({});
    QCOMPARE(report.scenarios + report.annotations + report.adjudications, 0);
    QVERIFY(report.refused.empty());
}

void ImportingTest::whatColumnsMeant_isKeptForTheNextFile()
{
    TestStudy& study = *m_study;
    ImportOptions said;
    said.columns = {{QStringLiteral("id"), QStringLiteral("nr")},
                    {QStringLiteral("speaker_role"), QStringLiteral("wer")},
                    {QStringLiteral("listener_role"), QStringLiteral("wem")},
                    {QStringLiteral("context"), QStringLiteral("lage")},
                    {QStringLiteral("utterance"), QStringLiteral("satz")}};
    said.group = QStringLiteral("mixed-signals");
    const QByteArray columns = "nr,wer,wem,lage,satz\n";
    const QString first = writeFile(study.filePath(QStringLiteral("first.csv")),
                                    columns + "901,cook,guest,He waits.,Fine.\n");
    const QString second = writeFile(study.filePath(QStringLiteral("second.csv")),
                                     columns + "902,cook,guest,She waits.,Good.\n");
    COMPARE_ERROR(study->importing().importFiles({second}, {}), ErrorCode::MissingColumn);
    QCOMPARE(must(study->importing().importFiles({first}, said)).scenarios, 1);
    study.reopen();
    const ImportReport report = must(study->importing().importFiles({second}, {}));
    QCOMPARE(report.scenarios, 1);
    QCOMPARE(report.warnings.size(), std::size_t{2}); // with that of the power relation
    const auto notice =
        std::find_if(report.warnings.begin(), report.warnings.end(), [](const ImportWarning& of) {
            return of.notice == ImportNotice::KeptMapping;
        });
    QVERIFY(notice != report.warnings.end());
    QVERIFY2(notice->value.contains(QStringLiteral("utterance = satz")), qPrintable(notice->value));
    QStringList names;
    for (const Scenario& scenario : must(study->scenarios()))
        names << scenario.name();
    QVERIFY(names.contains(QStringLiteral("mixed-signals/902")));
    // A file that names its group is not of the one that was said of another.
    const QString named = writeFile(study.filePath(QStringLiteral("x_sarcasm-irony.csv")),
                                    columns + "903,cook,guest,They wait.,Well.\n");
    QCOMPARE(must(study->importing().importFiles({named}, {})).scenarios, 1);
    names.clear();
    for (const Scenario& scenario : must(study->scenarios()))
        names << scenario.name();
    QVERIFY2(names.contains(QStringLiteral("sarcasm-irony/903")), qPrintable(names.join(u' ')));
    // Said once, it is kept once; a file that lacks one of the columns is none of these.
    QCOMPARE(must(study->importing().importFiles({first}, said)).scenarios, 0);
    QVERIFY(must(study->importing().mappings()) == std::vector<ImportMapping>{said.mapping()});
    const QString other =
        writeFile(study.filePath(QStringLiteral("other.csv")), "nr,wer,lage,satz\n1,a,b,c\n");
    COMPARE_ERROR(study->importing().importFiles({other}, {}), ErrorCode::MissingColumn);
    VERIFY_HOLDS(study->verifyAudit());
}

void ImportingTest::scenesWithoutGroups_areKnownTheSecondTime()
{
    TestStudy::Shape shape;
    shape.perSubtype = 0;
    shape.annotators = 0;
    shape.ratersPerItem = 0;
    shape.task = *builtInTask(u"emoscene");
    shape.task->group.reset();
    TestStudy study(shape);
    ImportedFile stories;
    for (Scenario story : storiesAboutMara(2)) {
        story.group.clear();
        ImportedRecord& record = stories.records.emplace_back();
        record.line = std::ssize(stories.records);
        record.scenario = story;
    }
    QCOMPARE(must(study->importing().apply({stories})).scenarios, 2);

    const ImportReport again = must(study->importing().apply({stories}));
    QCOMPARE(again.scenarios, 0);
    QVERIFY(again.refused.empty());
    QCOMPARE(again.warnings.size(), std::size_t{1});
    QCOMPARE(again.warnings.front().notice, ImportNotice::KeptScenarios);
    QCOMPARE(must(study->scenarios()).size(), std::size_t{2});
}

SUBTEXT_TEST(ImportingTest)

#include "importingtest.moc"
