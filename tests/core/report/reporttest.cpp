// SPDX-License-Identifier: MIT
#include "core/report/report.h"

#include "core/base/filewriter.h"
#include "core/base/sha256.h"
#include "core/desk/deciding.h"
#include "core/models/modelanswers.h"
#include "core/operation/corrections.h"
#include "core/quality/worktime.h"
#include "core/travel/importing.h"
#include "tests/core/exchange/tidystudies.h"
#include "tests/core/report/reports.h"
#include "tests/core/report/tablereport.h"
#include "tests/support/answeredtable.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"
#include "tests/support/thirdtask.h"

#include <QDir>
#include <QSet>

using namespace subtext;
using namespace subtext::test;

/// Which tables a study has, what it lacks for the others, and how they are written.
class ReportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void names_areThoseThatScriptsKnow();
    void emptyStudy_saysWhatItLacks();
    void unlabelledStudy_hasItsComposition();
    void labelledStudy_hasItsTimes();
    void sessions_areOfAllRevisions();
    void sessions_leaveOutWhatDoesNotCount();
    void labelled_leavesOutWhatDoesNotCount();
    void adjudicators_haveTheirHours();
    void itemsWithoutGold_areSaidInTheCaption();
    void keptTopics_haveTheirKeywords();
    void keptTopics_haveTheirMap();
    void topics_nameQuestionsOnlyOfABoard_data();
    void topics_nameQuestionsOnlyOfABoard();
    void withdrawnSets_areWhatIsLacking();
    void otherTask_hasRowsForEachQuestion();
    void otherTask_saysWhatItLacks();
    void powersThatNobodyStated_areLeftOut();
    void powersThatSomeState_areToldFromTheOthers();
    void bothForms_haveTheSameRows();
    void undefinedFigure_isADashOrNothing();
    void only_givesWhatIsAskedFor();
    void folder_isNewOrEmpty();
    void twice_givesTheSameBytes();
    void cancelled_drawsNoMoreThanOneResample();
};

namespace {

TestStudy::Shape withoutAnything()
{
    TestStudy::Shape shape;
    shape.perSubtype = 0;
    shape.annotators = 0;
    shape.ratersPerItem = 0;
    return shape;
}

/// Everybody labels every item; A01 otherwise than the others.
void labelAll(TestStudy& study, int items)
{
    for (int person = 1; person <= 3; ++person) {
        for (int item = 1; item <= items; ++item)
            must(study.labelling().submit(
                study.person(person), study.scenario(item),
                submissionOf(completeAnswer(person == 1 ? Emotion::Joy : Emotion::Fear))));
    }
}

/// CEI's task as somebody who changed it has it, with eight answered scenes. `powers`: what the
/// first of them say of that; the others say nothing.
StudyReport reportOfPowers(const QList<QByteArray>& powers)
{
    Task task = *usualTask();
    task.token = QStringLiteral("ours");
    task.layout = TaskLayout::Tidy;
    QList<QByteArray> lines = answeredTable(task, 8).split('\n');
    for (qsizetype i = 1; i < lines.size() && !lines[i].isEmpty(); ++i) {
        const QByteArray said = powers.value((i - 1) / 3);
        lines[i].replace(",workplace,peer,", ",workplace," + said + ',');
        lines[i].replace("mail,", "mixed-signals,").replace("chat,", "sarcasm-irony,");
    }
    return reportOfTable(task, lines.join('\n'));
}

} // namespace

void ReportTest::names_areThoseThatScriptsKnow()
{
    QStringList names;
    for (const ReportKind& kind : reportKinds())
        names << QString::fromLatin1(kind.name);
    QCOMPARE(
        names.join(u' '),
        QStringLiteral(
            "label-distribution composition agreement agreement-by-power "
            "agreement-by-part agreement-by-topic scale-agreement split-valence confused-pairs "
            "mean-valence "
            "tiers cue-words cue-overlap "
            "second-readings surprising-labels disagreement readers further-annotators annotators "
            "adjudicators adjudication-impact leaderboard model-by-subtype model-by-part "
            "model-by-mode "
            "outside-vocabulary confusion-models difficulty prior-gain ablation "
            "per-emotion calibration calibration-bins quartile-gain alpha "
            "error-patterns errors flips written-answers prior-weights "
            "prior-properties collection conditional vectors topics label-bars "
            "kappa-by-group kappa-by-power valence-by-label people-matrix "
            "leaderboard-bars models-matrix difficulty-bars difficulty-points "
            "precision-recall-points reliability-lines quartile-bars "
            "alpha-lines conditional-matrix vector-bars topic-map"));
    QCOMPARE(reportKind(QStringLiteral("tiers"))->name, "tiers");
    QVERIFY(reportKind(QStringLiteral("Tiers")) == nullptr);
}

void ReportTest::emptyStudy_saysWhatItLacks()
{
    TestStudy study(withoutAnything());
    const StudyReport report(study.study());
    for (const char* name :
         {"label-distribution", "agreement", "agreement-by-power", "split-valence",
          "confused-pairs", "mean-valence", "scale-agreement", "agreement-by-topic", "tiers",
          "adjudication-impact", "label-bars", "kappa-by-group", "kappa-by-power",
          "valence-by-label", "people-matrix"})
        QVERIFY2(report.lack(name) == ReportLack::Votes, name);
    QVERIFY(report.lack("composition") == ReportLack::Scenarios);
    QVERIFY(report.lack("agreement-by-part") == ReportLack::Parts);
    QVERIFY(report.lack("model-by-part") == ReportLack::Parts);
    QVERIFY(report.lack("cue-words") == ReportLack::Marks);
    QVERIFY(report.lack("cue-overlap") == ReportLack::Marks);
    QVERIFY(report.lack("second-readings") == ReportLack::SecondReadings);
    QVERIFY(report.lack("surprising-labels") == ReportLack::Guesses);
    QVERIFY(report.lack("disagreement") == ReportLack::DisagreementSources);
    QVERIFY(report.lack("readers") == ReportLack::ReaderGroups);
    QVERIFY(report.lack("further-annotators") == ReportLack::FurtherAnnotators);
    QVERIFY(report.lack("annotators") == ReportLack::Annotators);
    QVERIFY(report.lack("adjudicators") == ReportLack::Decisions);
    QVERIFY(report.lack("topics") == ReportLack::Topics);
    QVERIFY(report.lack("topic-map") == ReportLack::Topics);
    for (const char* name :
         {"leaderboard", "model-by-subtype", "model-by-mode", "outside-vocabulary",
          "confusion-models", "difficulty", "leaderboard-bars", "models-matrix", "difficulty-bars",
          "difficulty-points"})
        QVERIFY2(report.lack(name) == ReportLack::Models, name);
    for (const char* name :
         {"prior-gain", "ablation", "calibration", "prior-weights", "error-patterns", "collection",
          "conditional", "vectors", "precision-recall-points", "reliability-lines", "quartile-bars",
          "alpha-lines", "conditional-matrix", "vector-bars"})
        QVERIFY2(report.lack(name) == ReportLack::Vectors, name);
}

void ReportTest::unlabelledStudy_hasItsComposition()
{
    TestStudy study;
    const StudyReport report(study.study());
    const ReadTable table = report.table("composition");
    QCOMPARE(table.rows(), std::size_t(6));
    QCOMPARE(table.cell({{"group", "all"}}, "items"), QStringLiteral("10"));
    const ReadTable people = report.table("annotators");
    QCOMPARE(people.cell({{"annotator", "A01"}}, "assigned"), QStringLiteral("10"));
    QCOMPARE(people.cell({{"annotator", "A01"}}, "labelled"), QStringLiteral("0"));
    QCOMPARE(people.cell({{"annotator", "A01"}}, "flag_rate"), QString());
}

void ReportTest::labelledStudy_hasItsTimes()
{
    TestStudy study;
    labelAll(study, 10);
    const StudyReport report(study.study());
    const ReadTable people = report.table("annotators");
    QCOMPARE(people.cell({{"annotator", "A02"}}, "completion"), QStringLiteral("1"));
    QCOMPARE(people.cell({{"annotator", "A02"}}, "timed_active"), QStringLiteral("10"));
    QCOMPARE(people.number({{"annotator", "A02"}}, "active_hours"), 150.0 / 3600);
    QCOMPARE(people.number({{"annotator", "A02"}}, "wall_hours"), 200.0 / 3600);
    QCOMPARE(people.cell({{"annotator", "A02"}}, "sessions"), QStringLiteral("1"));
    const ReadTable tiers = report.table("tiers");
    QCOMPARE(tiers.cell({{"group", "all"}}, "middle"), QStringLiteral("10"));
    const ReadTable pairs = report.table("confused-pairs");
    QCOMPARE(pairs.cell({{"group", "all"}}, "count"), QStringLiteral("20"));
    QCOMPARE(pairs.cell({{"group", "all"}}, "first"), QStringLiteral("joy"));
    QCOMPARE(pairs.cell({{"group", "all"}}, "second"), QStringLiteral("fear"));
    QCOMPARE(pairs.cell({{"group", "all"}}, "neighbours"), QStringLiteral("no"));
}

void ReportTest::sessions_areOfAllRevisions()
{
    TestStudy study;
    labelAll(study, 10);
    study.clock.advance(2 * SessionGapMs);
    must(study.labelling().submit(study.person(1), study.scenario(1),
                                  submissionOf(completeAnswer(Emotion::Fear))));
    const StudyReport report(study.study());
    const ReadTable people = report.table("annotators");
    QCOMPARE(people.cell({{"annotator", "A01"}}, "sessions"), QStringLiteral("2"));
    QCOMPARE(people.cell({{"annotator", "A01"}}, "labelled"), QStringLiteral("10"));
    QCOMPARE(people.cell({{"annotator", "A02"}}, "sessions"), QStringLiteral("1"));
}

void ReportTest::sessions_leaveOutWhatDoesNotCount()
{
    TestStudy study;
    labelAll(study, 10);
    study.clock.advance(2 * SessionGapMs);
    must(study.labelling().submit(study.person(1), study.scenario(1),
                                  submissionOf(completeAnswer(Emotion::Fear))));
    must(study->corrections().leaveOut(study.scenario(1), QStringLiteral("Malformed."), {}));
    const ReadTable people = StudyReport(study.study()).table("annotators");
    QCOMPARE(people.cell({{"annotator", "A01"}}, "timed_active"), QStringLiteral("9"));
    QCOMPARE(people.cell({{"annotator", "A01"}}, "sessions"), QStringLiteral("1"));
}

void ReportTest::labelled_leavesOutWhatDoesNotCount()
{
    TestStudy study;
    labelAll(study, 9);
    for (const int item : {1, 10}) // with labels, and without
        must(study->corrections().leaveOut(study.scenario(item), QStringLiteral("Malformed."), {}));
    const ReadTable people = StudyReport(study.study()).table("annotators");
    QCOMPARE(people.cell({{"annotator", "A01"}}, "assigned"), QStringLiteral("8"));
    QCOMPARE(people.cell({{"annotator", "A01"}}, "labelled"), QStringLiteral("8"));
    QCOMPARE(people.cell({{"annotator", "A01"}}, "completion"), QStringLiteral("1"));
}

void ReportTest::adjudicators_haveTheirHours()
{
    TestStudy study;
    labelAll(study, 10);
    const PersonId judge = must(study.roster().add({{QStringLiteral("J01"), QStringLiteral("Judge"),
                                                     Role::Adjudicator}}))
                               .front()
                               .id;
    Verdict verdict;
    verdict.picks = picksOf(Pick{Emotion::Joy});
    verdict.basis = Basis::Misreading;
    verdict.note = QStringLiteral("Joy is what the words say.");
    for (const int item : {1, 2}) {
        verdict.activeMs = 36'000 * item;
        must(study->deciding().decide(judge, study.scenario(item), verdict));
    }
    const StudyReport report(study.study());
    const ReadTable table = report.table("adjudicators");
    QCOMPARE(table.rows(), std::size_t(1));
    const Where row{{"adjudicator", "J01"}};
    QCOMPARE(table.cell(row, "items"), QStringLiteral("2"));
    QCOMPARE(table.cell(row, "timed_active"), QStringLiteral("2"));
    QCOMPARE(table.number(row, "active_hours"), 0.03);
    QCOMPARE(table.cell(row, "sessions"), QStringLiteral("1"));
}

void ReportTest::itemsWithoutGold_areSaidInTheCaption()
{
    TestStudy::Shape shape;
    shape.perSubtype = 3;
    shape.subtypes = {Subtype::MixedSignals};
    TestStudy study(shape);
    labelAll(study, 2);
    const std::vector split{Emotion::Joy, Emotion::Fear, Emotion::Anger};
    for (int person = 1; person <= 3; ++person)
        must(study.labelling().submit(
            study.person(person), study.scenario(3),
            submissionOf(completeAnswer(split.at(static_cast<std::size_t>(person - 1))))));
    const auto caption = [&] {
        const StudyReport report(study.study());
        return report.tablesOf("label-distribution")->front().printed.caption;
    };
    QCOMPARE(caption(), QStringLiteral("Gold labels and single votes by label, of 3 items, of "
                                       "which 2 have a gold label; the others are undecided or "
                                       "ambiguous."));
    const PersonId judge = must(study.roster().add({{QStringLiteral("J01"), QStringLiteral("Judge"),
                                                     Role::Adjudicator}}))
                               .front()
                               .id;
    Verdict verdict;
    verdict.picks = picksOf(Pick{Emotion::Joy});
    verdict.basis = Basis::Misreading;
    must(study->deciding().decide(judge, study.scenario(3), verdict));
    QCOMPARE(caption(), QStringLiteral("Gold labels and single votes by label, of 3 items."));
}

void ReportTest::keptTopics_haveTheirKeywords()
{
    TestStudy study;
    labelAll(study, 2);
    must(study->topics().keep(
        QStringLiteral("embedder"), {},
        {{QStringLiteral("mail"),
          {QStringLiteral("letter"), QStringLiteral("stamp")},
          {study.scenario(1), study.scenario(2), study.scenario(3)}},
         {QStringLiteral("rain"), {QStringLiteral("umbrella")}, {study.scenario(3)}}}));
    const StudyReport report(study.study());
    const ReadTable table = report.table("topics");
    QCOMPARE(table.cell({{"topic", "mail"}}, "scenarios"), QStringLiteral("3"));
    QCOMPARE(table.cell({{"topic", "mail"}}, "with_gold"), QStringLiteral("2"));
    QCOMPARE(table.cell({{"topic", "mail"}}, "keywords"), QStringLiteral("letter; stamp"));
    QCOMPARE(table.cell({{"topic", "mail"}}, "dominant"), QStringLiteral("fear"));
    QCOMPARE(table.cell({{"topic", "mail"}}, "dominant_scenarios"), QStringLiteral("2"));
    QCOMPARE(table.cell({{"topic", "mail"}}, "dominant_share"), QStringLiteral("1"));
    QCOMPARE(table.cell({{"topic", "rain"}}, "dominant"), QString()); // no gold yet
    QCOMPARE(table.cell({{"topic", "rain"}}, "with_gold"), QStringLiteral("0"));
    QCOMPARE(table.cell({{"topic", "rain"}}, "dominant_share"), QString());
}

void ReportTest::keptTopics_haveTheirMap()
{
    TestStudy study;
    const QString model = QStringLiteral("embedder");
    must(study->topics().keep(model, {},
                              {{QStringLiteral("mail"), {}, {study.scenario(1)}},
                               {QStringLiteral("rain"), {}, {study.scenario(2)}}}));
    QVERIFY(StudyReport(study.study()).lack("topic-map") == ReportLack::TopicPlaces);
    std::vector<Embedding> embeddings;
    for (const EmbeddedScene& scene : must(study->topics().scenes(model))) {
        const bool isFirst = scene.scene.id == study.scenario(1);
        embeddings.push_back({scene.scene.id, 0, model, QStringLiteral("http://localhost"),
                              sha256Of(scene.text.toUtf8()),
                              isFirst ? std::vector<float>{1, 0} : std::vector<float>{0, 1}});
    }
    must(study->topics().record(embeddings));
    const StudyReport report(study.study());
    const std::vector<ReleaseFile> files = reportFiles(report.part("topic-map"));
    QCOMPARE(files.size(), std::size_t(2));
    QVERIFY(files[0].bytes.contains(">mail<") && files[0].bytes.contains(">rain<"));
    QVERIFY(files[1].bytes.contains("mail") && files[1].bytes.contains("rain"));
    QCOMPARE(report.figure("topic-map").rows(), std::size_t(2)); // the others have no topic
}

void ReportTest::topics_nameQuestionsOnlyOfABoard_data()
{
    QTest::addColumn<QStringList>("questions");
    QTest::addColumn<QString>("dominant");
    const QString refund = QStringLiteral("refund");
    QTest::newRow("board") << QStringList{refund, QStringLiteral("repair")} << refund;
    QTest::newRow("beside options")
        << QStringList{refund, QStringLiteral("tone")} << QStringLiteral("no");
    QTest::newRow("single question") << QStringList{refund} << QStringLiteral("no");
}

// Of three items two want no refund.
void ReportTest::topics_nameQuestionsOnlyOfABoard()
{
    QFETCH(QStringList, questions);
    Task task = thirdTask();
    task.questions.clear();
    for (const QString& token : std::as_const(questions)) {
        Question question = *findToken(thirdTask().questions, token);
        question.board.clear();
        task.questions.push_back(question);
    }
    task.boards.clear();
    task.scales.clear();
    task.checks = {};
    task.hints = {};
    QByteArray table = "channel,id,customer,message,annotator";
    for (const QString& token : std::as_const(questions))
        table += ',' + token.toUtf8();
    table += '\n';
    const QList<QByteArray> wanted{"no", "no", "yes"};
    for (qsizetype item = 0; item < wanted.size(); ++item) {
        for (const char* person : {"Ann", "Bob", "Eve"}) {
            table += "web," + QByteArray::number(item + 1) + ",Ida,It broke.," + person + ',' +
                     wanted[item];
            for (qsizetype i = 1; i < questions.size(); ++i)
                table += questions[i] == QLatin1String("tone") ? ",calm" : ",no";
            table += '\n';
        }
    }
    StudyOf study(task);
    QVERIFY(must(study.take(table)).refused.empty());
    NamedTopic topic{QStringLiteral("mail"), {}, {}};
    for (const Scenario& scenario : must(study->scenarios()))
        topic.scenarios.push_back(scenario.id);
    QCOMPARE(topic.scenarios.size(), std::size_t(3));
    must(study->topics().keep(QStringLiteral("embedder"), {}, {topic}));
    const ReadTable topics = StudyReport(*study.operator->()).table("topics");
    QTEST(topics.cell({{"topic", "mail"}}, "dominant"), "dominant");
    QCOMPARE(topics.cell({{"topic", "mail"}}, "with_gold"), QStringLiteral("3"));
}

void ReportTest::withdrawnSets_areWhatIsLacking()
{
    TestStudy study;
    labelAll(study, 2);
    const SetName set{QStringLiteral("wren"), QStringLiteral("cot"), QStringLiteral("1")};
    const QJsonObject joy{{QStringLiteral("label"), QStringLiteral("joy")}};
    must(study->modelAnswers().take(
        {{set, QStringLiteral("wren.csv"), {{study.scenario(1), joy}, {study.scenario(2), joy}}}}));
    QVERIFY(StudyReport(study.study()).lack("model-by-mode") != ReportLack::WithdrawnSets);
    must(study->modelAnswers().withdraw(set, QStringLiteral("A wrong template.")));
    const StudyReport report(study.study());
    for (const char* name : {"leaderboard", "model-by-mode", "confusion-models", "difficulty"})
        QVERIFY2(report.lack(name) == ReportLack::WithdrawnSets, name);
}

void ReportTest::otherTask_hasRowsForEachQuestion()
{
    const StudyReport report = reportOfAnswers(thirdTask());
    const ReadTable agreement = report.table("agreement");
    QCOMPARE(agreement.header().first(), QStringLiteral("question"));
    for (const Question& question : thirdTask().questions) {
        QCOMPARE(agreement.cell({{"question", question.token}, {"group", "all"}}, "items"),
                 QStringLiteral("8"));
        QCOMPARE(agreement.cell({{"question", question.token}, {"group", "mail"}}, "items"),
                 QStringLiteral("4"));
    }
    QVERIFY(!report.lack("label-distribution"));
    QVERIFY(!report.lack("confused-pairs"));
    // No ring: that two are no neighbours is not said either.
    const ReadTable pairs = report.table("confused-pairs");
    QVERIFY(pairs.rows() > 0);
    QCOMPARE(pairs.rowsWith({{"neighbours", ""}}), qsizetype(pairs.rows()));
    QCOMPARE(report.table("composition").header(),
             (QStringList{QStringLiteral("group"), QStringLiteral("items")}));
}

void ReportTest::otherTask_saysWhatItLacks()
{
    const StudyReport report = reportOfAnswers(thirdTask());
    QVERIFY(report.lack("agreement-by-power") == ReportLack::PowerRelations);
    QVERIFY(report.lack("split-valence") == ReportLack::ValenceScale);
    QVERIFY(report.lack("mean-valence") == ReportLack::ValenceScale);
    QVERIFY(report.lack("valence-by-label") == ReportLack::ValenceScale);
    QVERIFY(report.lack("kappa-by-power") == ReportLack::PowerRelations);
    QVERIFY(report.lack("leaderboard") == ReportLack::Models);
}

void ReportTest::powersThatNobodyStated_areLeftOut()
{
    const StudyReport report = reportOfPowers({});
    QVERIFY(report.lack("agreement-by-power") == ReportLack::KnownPowers);
    QVERIFY(report.lack("kappa-by-power") == ReportLack::KnownPowers);
    QCOMPARE(report.table("composition").header().join(u' '), QStringLiteral("group items"));
    const ReportTable& printed = report.tablesOf("composition")->front();
    QVERIFY(printed.printed.caption.endsWith(QLatin1String("No item states a power relation.")));
    for (const ReportPart& part : report.parts()) {
        for (const ReleaseFile& file : reportFiles(part))
            QVERIFY2(!file.bytes.contains("peer"), qPrintable(file.path));
    }
}

void ReportTest::powersThatSomeState_areToldFromTheOthers()
{
    const StudyReport report = reportOfPowers({"low-to-high", "low-to-high", "peer"});
    const ReadTable composition = report.table("composition");
    const Where all{{"group", "all"}};
    QCOMPARE(composition.cell(all, "low-to-high"), QStringLiteral("2"));
    QCOMPARE(composition.cell(all, "peer"), QStringLiteral("1"));
    QCOMPARE(composition.cell(all, "not_stated"), QStringLiteral("5"));
    const ReadTable agreement = report.table("agreement-by-power");
    QCOMPARE(agreement.cell({{"group", "all"}, {"power_relation", "peer"}}, "items"),
             QStringLiteral("1"));
    QVERIFY(report.tablesOf("agreement-by-power")
                ->front()
                .printed.caption.endsWith(QLatin1String("5 items state none.")));
}

void ReportTest::bothForms_haveTheSameRows()
{
    TestStudy study;
    labelAll(study, 10);
    const StudyReport report(study.study());
    int tables = 0;
    for (const ReportPart& part : report.parts()) {
        if (!part.tables)
            continue;
        for (const ReportTable& table : *part.tables) {
            ++tables;
            const ReadTable csv(table.csv);
            QCOMPARE(csv.rows(), table.printed.rows.size());
            for (const QStringList& row : table.printed.rows)
                QCOMPARE(row.size(), table.printed.header.size());
            QVERIFY(!table.printed.caption.isEmpty());
            QCOMPARE(table.printed.label,
                     QStringLiteral("tab:") + QString::fromLatin1(part.kind->name) + table.suffix);
        }
    }
    QCOMPARE(tables, 12);
}

void ReportTest::undefinedFigure_isADashOrNothing()
{
    QCOMPARE(numberCell(std::nullopt).text, QStringLiteral("–"));
    QCOMPARE(numberCell(std::nullopt).exact, QStringList(QString()));
    QCOMPARE(rangeCell(std::nullopt).exact.size(), 2);
    QCOMPARE(percentCell(0, 0).text, QStringLiteral("–"));
    QCOMPARE(percentCell(1, 3).text, QStringLiteral("33.3"));
    QCOMPARE(percentCell(1, 3).exact.first().toDouble(), 1.0 / 3);
}

void ReportTest::only_givesWhatIsAskedFor()
{
    TestStudy study;
    ReportFigures figures(must(readReportInput(study.study())));
    const auto parts = makeReport(figures, {reportKind(QStringLiteral("difficulty")),
                                            reportKind(QStringLiteral("composition"))});
    QCOMPARE(parts.size(), std::size_t(2));
    QCOMPARE(parts.front().kind->name, "composition");
    const std::vector<ReleaseFile> files = reportFiles(parts.front());
    QCOMPARE(files.size(), std::size_t(2));
    QCOMPARE(files[0].path, QStringLiteral("tables/composition.csv"));
    QCOMPARE(files[1].path, QStringLiteral("tables/composition.tex"));
    QVERIFY(files[1].bytes.contains("\\begin{table}"));
    QVERIFY(reportFiles(parts.back()).empty());
}

void ReportTest::folder_isNewOrEmpty()
{
    QTemporaryDir folder;
    const std::vector<ReleaseFile> files{{QStringLiteral("tables/a.csv"), "a\n"}};
    const QString dir = folder.filePath(QStringLiteral("report"));
    VERIFY_HOLDS(writeReport(dir, files));
    QCOMPARE(readFile(dir + QStringLiteral("/tables/a.csv")), QByteArray("a\n"));
    // Also where a release of data would give way to another one.
    for (const char* name : {"SHA256SUMS", "croissant.json", "DATASHEET.md"})
        writeFile(dir + u'/' + QString::fromLatin1(name), "x");
    COMPARE_ERROR(writeReport(dir, {{QStringLiteral("tables/a.csv"), "b\n"}}),
                  ErrorCode::FileExists);
    QCOMPARE(readFile(dir + QStringLiteral("/tables/a.csv")), QByteArray("a\n"));
    const QString empty = folder.filePath(QStringLiteral("empty"));
    QVERIFY(QDir().mkpath(empty));
    VERIFY_HOLDS(writeReport(empty, files));
    COMPARE_ERROR(writeReport(folder.filePath(QStringLiteral("not/there")), files),
                  ErrorCode::FolderMissing);
}

void ReportTest::twice_givesTheSameBytes()
{
    TestStudy study;
    labelAll(study, 10);
    const StudyReport one(study.study());
    const StudyReport other(study.study());
    for (std::size_t i = 0; i < one.parts().size(); ++i)
        QVERIFY(reportFiles(one.parts()[i]) == reportFiles(other.parts()[i]));
    QCOMPARE(reportFiles(one.part("label-bars")).size(), std::size_t(2));
}

void ReportTest::cancelled_drawsNoMoreThanOneResample()
{
    TestStudy study;
    labelAll(study, 10);
    CancelToken cancel;
    ReportFigures running(must(readReportInput(study.study())), {20, 42});
    running.endWith(cancel);
    QCOMPARE(running.agreement().options.resamples, 20);
    cancel.cancel();
    ReportFigures ended(must(readReportInput(study.study())), {20, 42});
    ended.endWith(cancel);
    QCOMPARE(ended.agreement().options.resamples, 1);
}

SUBTEXT_TEST(ReportTest)
#include "reporttest.moc"
