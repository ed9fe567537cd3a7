// SPDX-License-Identifier: MIT
#include "core/report/releasedreport.h"

#include "core/base/sha256.h"
#include "core/figures/figures.h"
#include "core/models/modelanswers.h"
#include "core/models/predictionreading.h"
#include "core/operation/corrections.h"
#include "core/release/datadictionary.h"
#include "core/release/releasefiles.h"
#include "core/task/builtintasks.h"
#include "tests/core/exchange/tidystudies.h"
#include "tests/core/publishing/releasestudy.h"
#include "tests/core/report/reports.h"
#include "tests/support/answeredtable.h"
#include "tests/support/registeredtest.h"
#include "tests/support/thirdtask.h"

#include <QSet>

using namespace subtext;
using namespace subtext::test;

/// The tables and figures of a report in a release: the bytes that a report of the study has, and
/// nothing that a release leaves out.
class ReleasedReportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cei_hasTheBytesOfTheReport();
    void otherTask_hasTheBytesOfTheReport_data();
    void otherTask_hasTheBytesOfTheReport();
    void models_areThereWhereChosen();
    void topics_haveTheirMap();
    void topics_haveTheirMostFrequentLabel();
    void annotators_areThoseOfTheRelease();
    void findings_areThoseOfQuality();
    void randomCodes_areTheOnlyOnes();
    void files_areNewOnesAndListed();
    void formulas_areText();
    void cancelled_makesNoFurtherPart();
};

namespace {

/// What a report of the study writes, called as in a release.
std::map<QString, QByteArray> reportOfStudy(Study& study)
{
    ReportFigures figures(must(readReportInput(study)));
    std::map<QString, QByteArray> files;
    for (const ReportPart& part : makeReport(figures)) {
        const QString name = QString::fromLatin1(part.kind->name);
        for (const ReleaseFile& file : reportFiles(part)) {
            QString path = QStringLiteral("reports/") + file.path;
            const qsizetype at = path.lastIndexOf(u'/') + 1;
            path.replace(at, name.size(), releasedName(name));
            files[path] = file.bytes;
        }
    }
    return files;
}

std::map<QString, QByteArray> byPath(const std::vector<ReleaseFile>& files)
{
    std::map<QString, QByteArray> all;
    for (const ReleaseFile& file : files)
        all[file.path] = file.bytes;
    return all;
}

bool isOfPeople(const QString& path)
{
    return path.startsWith(QLatin1String("reports/tables/annotators.")) ||
           path.startsWith(QLatin1String("reports/tables/adjudicators."));
}

/// Of a report only.
bool isKeptBack(const QString& path)
{
    return path.startsWith(QLatin1String("reports/tables/adjudication-impact")) ||
           path.startsWith(QLatin1String("reports/tables/scale-agreement"));
}

/// The paths of which one side has no file or another one; those about single people are passed
/// over.
QStringList differing(const std::map<QString, QByteArray>& a,
                      const std::map<QString, QByteArray>& b)
{
    QStringList paths;
    for (const auto& [path, bytes] : a) {
        const auto other = b.find(path);
        if (!isOfPeople(path) && (other == b.end() || other->second != bytes))
            paths << path;
    }
    for (const auto& [path, bytes] : b) {
        if (!isOfPeople(path) && !isKeptBack(path) && !a.contains(path))
            paths << path;
    }
    return paths;
}

ReleaseOptions withPredictions()
{
    ReleaseOptions options;
    options.models.hasPredictions = true;
    return options;
}

void takePredictions(Study& study, const QByteArray& model = "one")
{
    QByteArray answers = R"({"scenario": "sarcasm-irony/9", "model": "one", "emotion": "joy"}
{"scenario": "mixed-signals/1", "model": "one", "emotion": "sarcasm"}
{"scenario": "mixed-signals/2", "model": "one", "emotion": "trust"}
{"scenario": "sarcasm-irony/1", "model": "one", "emotion": "surprise"}
{"scenario": "sarcasm-irony/2", "model": "one", "emotion": "fear"}
)";
    answers.replace("\"one\"", '"' + model + '"');
    QTemporaryDir folder;
    const QString path = writeFile(folder.filePath(QStringLiteral("answers.jsonl")), answers);
    const auto people = must(study.figures().agreementInput());
    must(study.modelAnswers().take(
        toKeep(must(study.predictions().readAllLabelFiles(people, {{path}, {}, {}})))));
}

} // namespace

void ReleasedReportTest::cei_hasTheBytesOfTheReport()
{
    ReleaseStudy study;
    const auto released = byPath(must(releasedReport(study.draft())));
    QCOMPARE(differing(released, reportOfStudy(study.study())), QStringList());
    QVERIFY(std::none_of(released.begin(), released.end(),
                         [](const auto& file) { return isKeptBack(file.first); }));
    QVERIFY(reportOfStudy(study.study())
                .contains(QStringLiteral("reports/tables/adjudication-impact.csv")));
    QVERIFY(released.contains(QStringLiteral("reports/tables/label-distribution.csv")));
    QVERIFY(released.contains(QStringLiteral("reports/tables/tiers.tex")));
    QVERIFY(released.contains(QStringLiteral("reports/figures/people-matrix.svg")));
    QVERIFY(released.contains(QStringLiteral("reports/figures/people-matrix.csv")));
}

void ReleasedReportTest::otherTask_hasTheBytesOfTheReport_data()
{
    QTest::addColumn<Task>("task");
    QTest::addColumn<QString>("path"); // of a file that only this task has
    QTest::newRow("several questions") << thirdTask() << QStringLiteral("reports/tables/tiers.csv");
    QTest::newRow("vectors") << *builtInTask(u"emoscene")
                             << QStringLiteral("reports/tables/collection.csv");
}

void ReleasedReportTest::otherTask_hasTheBytesOfTheReport()
{
    QFETCH(Task, task);
    QFETCH(QString, path);
    StudyOf study(task);
    must(study.take(answeredTable(task, 12), {}, QStringLiteral("data.csv")));
    const auto released =
        byPath(must(releasedReport(must(study->releaseDrafting().draft(ReleaseOptions(), {})))));
    QCOMPARE(differing(released, reportOfStudy(*study.operator->())), QStringList());
    QVERIFY2(released.contains(path), qUtf8Printable(path));
}

void ReleasedReportTest::models_areThereWhereChosen()
{
    ReleaseStudy study;
    takePredictions(study.study());
    const auto isOfModels = [](const auto& file) {
        return file.first.contains(QLatin1String("leaderboard")) ||
               file.first.contains(QLatin1String("outside-vocabulary"));
    };
    const auto without = byPath(must(releasedReport(study.draft())));
    QVERIFY(std::none_of(without.begin(), without.end(), isOfModels));
    const auto with = byPath(must(releasedReport(study.draft(withPredictions()))));
    QCOMPARE(differing(with, reportOfStudy(study.study())), QStringList());
    QCOMPARE(std::count_if(with.begin(), with.end(), isOfModels), 6);
}

void ReleasedReportTest::topics_haveTheirMap()
{
    ReleaseStudy study;
    const auto isOfTopics = [](const auto& file) {
        return file.first.contains(QLatin1String("topic"));
    };
    const auto without = byPath(must(releasedReport(study.draft())));
    QVERIFY(std::none_of(without.begin(), without.end(), isOfTopics));
    const QString model = QStringLiteral("embedder");
    const std::vector<Scenario> scenarios = must(study->scenarios());
    must(study->topics().keep(model, {},
                              {{QStringLiteral("mail"), {}, {scenarios[0].id, scenarios[2].id}},
                               {QStringLiteral("rain"), {}, {scenarios[1].id}},
                               {QStringLiteral("left"), {}, {scenarios[3].id}}}));
    std::vector<Embedding> embeddings;
    for (const EmbeddedScene& scene : must(study->topics().scenes(model)))
        embeddings.push_back({scene.scene.id, 0, model, QStringLiteral("http://localhost"),
                              sha256Of(scene.text.toUtf8()),
                              scene.scene.id == scenarios[1].id ? std::vector<float>{0, 1}
                                                                : std::vector<float>{1, 0}});
    must(study->topics().record(embeddings));
    must(study->corrections().leaveOut(scenarios[3].id, QStringLiteral("Malformed."), {}));
    const auto released = byPath(must(releasedReport(study.draft())));
    QCOMPARE(std::count_if(released.begin(), released.end(), isOfTopics), 6);
    const auto whole = reportOfStudy(study.study());
    for (const char* path : {"reports/figures/topic-map.svg", "reports/figures/topic-map.csv"})
        QCOMPARE(released.at(QLatin1String(path)), whole.at(QLatin1String(path)));
    const QByteArray picture = released.at(QStringLiteral("reports/figures/topic-map.svg"));
    QVERIFY(picture.contains(">mail<") && picture.contains(">rain<"));
    QVERIFY(!picture.contains(">left<")); // its only scenario does not leave
    QCOMPARE(ReadTable(released.at(QStringLiteral("reports/figures/topic-map.csv"))).rows(),
             std::size_t(3));
}

// As a report has them, but for a scenario that does not leave and a topic without any other.
void ReleasedReportTest::topics_haveTheirMostFrequentLabel()
{
    ReleaseStudy study;
    const std::vector<Scenario> scenarios = must(study->scenarios());
    must(study->topics().keep(QStringLiteral("embedder"), {},
                              {{QStringLiteral("mail"),
                                {QStringLiteral("letter"), QStringLiteral("stamp")},
                                {scenarios[0].id, scenarios[1].id, scenarios[3].id}},
                               {QStringLiteral("rain"), {}, {scenarios[4].id}},
                               {QStringLiteral("left"), {}, {scenarios[2].id}}}));
    const auto whole = reportOfStudy(study.study());
    const auto all = byPath(must(releasedReport(study.draft())));
    QCOMPARE(differing(all, whole), QStringList());
    const QString csv = QStringLiteral("reports/tables/topics.csv");
    QVERIFY(all.contains(csv) && all.contains(QStringLiteral("reports/tables/topics.tex")));
    const ReadTable table(all.at(csv));
    QCOMPARE(table.cell({{"topic", "mail"}}, "scenarios"), QStringLiteral("3"));
    QCOMPARE(table.cell({{"topic", "mail"}}, "keywords"), QStringLiteral("letter; stamp"));
    QCOMPARE(table.cell({{"topic", "rain"}}, "dominant"), QStringLiteral("sadness")); // decided
    QCOMPARE(table.cell({{"topic", "rain"}}, "dominant_share"), QStringLiteral("1"));
    must(study->corrections().leaveOut(scenarios[2].id, QStringLiteral("Malformed."), {}));
    must(study->corrections().leaveOut(scenarios[3].id, QStringLiteral("Malformed."), {}));
    const auto some = byPath(must(releasedReport(study.draft())));
    const ReadTable left(some.at(csv));
    QCOMPARE(left.rows(), std::size_t(2));
    QCOMPARE(left.cell({{"topic", "mail"}}, "scenarios"), QStringLiteral("2"));
    QCOMPARE(left.cell({{"topic", "mail"}}, "with_gold"), QStringLiteral("2"));
    QCOMPARE(left.rowsWith({{"topic", "left"}}), qsizetype(0));
    const ReadTable people(some.at(QStringLiteral("reports/tables/agreement-by-topic.csv")));
    QCOMPARE(people.cell({{"group", "all"}, {"topic", "mail"}}, "items"), QStringLiteral("2"));
    QCOMPARE(people.rowsWith({{"topic", "left"}}), qsizetype(0));
}

void ReleasedReportTest::annotators_areThoseOfTheRelease()
{
    ReleaseStudy study;
    const auto tableOf = [&](ReleaseNames names) {
        ReleaseOptions options;
        options.names = names;
        const auto files = byPath(must(releasedReport(study.draft(options))));
        return ReadTable(files.at(QStringLiteral("reports/tables/annotators.csv")));
    };
    const ReadTable codes = tableOf(ReleaseNames::Codes);
    QCOMPARE(codes.header().join(u' '),
             QStringLiteral("annotator labelled flagged flag_rate within_limit"));
    QCOMPARE(codes.rows(), std::size_t(3));
    QCOMPARE(codes.cell({{"annotator", "X01"}}, "labelled"), QStringLiteral("5"));
    QCOMPARE(tableOf(ReleaseNames::Names).rowsWith({{"annotator", "Ottilie Brandt"}}),
             qsizetype(1));
    const auto files = byPath(must(releasedReport(study.draft())));
    QVERIFY(!files.contains(QStringLiteral("reports/tables/adjudicators.csv")));
    QVERIFY(!files.at(QStringLiteral("reports/tables/annotators.tex")).contains("ours"));
}

// Explanations are too short, and one answer came within a second: nothing that leaves shows it.
void ReleasedReportTest::findings_areThoseOfQuality()
{
    ReleaseStudy study;
    VERIFY_HOLDS(study.labelling().submit(study.annotator(), must(study->scenarios()).front().id,
                                          submissionOf(ReleaseStudy::answerOf(*emotionAt(3)),
                                                       {FixedClock::Start - 900, 900, 900, 1})));
    const auto people = must(study->figures().check()).people;
    const auto first = std::find_if(people.begin(), people.end(), [&](const PersonQuality& of) {
        return of.person == study.annotator();
    });
    QVERIFY(first != people.end() && first->flaggedItems > 0);
    ReleaseOptions options;
    options.hasRandomCodes = true;
    options.codeSecret = QStringLiteral("nobody knows");
    for (const bool isRandom : {false, true}) {
        const ReleaseDraft draft = study.draft(isRandom ? options : ReleaseOptions());
        const auto files = byPath(must(releasedReport(draft)));
        const ReadTable table(files.at(QStringLiteral("reports/tables/annotators.csv")));
        const QString code =
            isRandom ? draft.input.randomCodes.at(study.annotator()) : QStringLiteral("X01");
        QCOMPARE(table.cell({{"annotator", code}}, "flagged"),
                 QString::number(first->flaggedItems));
        QCOMPARE(table.number({{"annotator", code}}, "flag_rate"), first->flagRate);
        QCOMPARE(table.cell({{"annotator", code}}, "within_limit"),
                 first->flagRate <= draft.flagRateCeiling ? QStringLiteral("yes")
                                                          : QStringLiteral("no"));
        QVERIFY(files.at(QStringLiteral("reports/tables/annotators.tex"))
                    .contains("which are not published"));
        const auto all = releaseFiles(draft.input, draft.publicData, draft.figures(),
                                      must(releasedReport(draft)), draft.last);
        const QByteArray counted =
            "In reports/check.json, `flagged` is of the published data alone and can be lower.";
        QVERIFY(contentOf(all, QStringLiteral("README.md")).contains(counted));
        QVERIFY(!contentOf(filesOf(draft), QStringLiteral("README.md")).contains(counted));
        QVERIFY(contentOf(all, QStringLiteral("DATASHEET.md"))
                    .contains("findings that rest on times and explanations are among them"));
    }
}

void ReleasedReportTest::randomCodes_areTheOnlyOnes()
{
    ReleaseStudy study;
    ReleaseOptions options;
    options.hasRandomCodes = true;
    options.codeSecret = QStringLiteral("nobody knows");
    bool hasCode = false;
    for (const ReleaseFile& file : must(releasedReport(study.draft(options)))) {
        for (const char* known : {"Ottilie", "Casimir", "Wanda", "Ignaz", "X01", "X02", "X03"})
            QVERIFY2(!file.bytes.contains(known), qUtf8Printable(file.path));
        hasCode = hasCode || file.bytes.contains("R0");
    }
    QVERIFY(hasCode);
}

void ReleasedReportTest::files_areNewOnesAndListed()
{
    ReleaseStudy study;
    takePredictions(study.study());
    const ReleaseDraft draft = study.draft(withPredictions());
    const std::vector<ReleaseFile> before = filesOf(draft);
    const std::vector<ReleaseFile> report = must(releasedReport(draft));
    const std::vector<ReleaseFile> all =
        releaseFiles(draft.input, draft.publicData, draft.figures(), report, draft.last);
    QCOMPARE(all.size(), before.size() + report.size());
    QSet<QString> paths;
    for (const ReleaseFile& file : all)
        paths.insert(file.path.toLower());
    QCOMPARE(static_cast<std::size_t>(paths.size()), all.size());
    const QByteArray readme = contentOf(all, QStringLiteral("README.md"));
    const QByteArray sums = contentOf(all, QStringLiteral("SHA256SUMS"));
    const QByteArray metadata = contentOf(all, QStringLiteral("croissant.json"));
    for (const ReleaseFile& file : report) {
        const QByteArray path = file.path.toUtf8();
        QVERIFY2(!describeFile(file.path, taskOf(draft.publicData)).isEmpty(), path);
        QVERIFY2(readme.contains('`' + path + '`'), path);
        QVERIFY2(sums.contains("  " + path + '\n'), path);
        QVERIFY2(metadata.contains(path), path);
    }
    QCOMPARE(contentOf(all, QStringLiteral("reports/tables/agreement.tex")),
             contentOf(before, QStringLiteral("reports/tables/agreement.tex")));
}

void ReleasedReportTest::formulas_areText()
{
    ReleaseStudy study;
    takePredictions(study.study(), "=one");
    ReleaseOptions options = withPredictions();
    const auto boardOf = [&] {
        return byPath(must(releasedReport(study.draft(options))))
            .at(QStringLiteral("reports/tables/report-leaderboard.csv"));
    };
    QVERIFY(boardOf().contains("=one") && !boardOf().contains("'=one"));
    options.areFormulasText = true;
    QVERIFY(boardOf().contains("'=one"));
}

/// Nothing comes of it then, and the part that was being made is the last.
void ReleasedReportTest::cancelled_makesNoFurtherPart()
{
    ReleaseStudy study;
    const ReleaseDraft draft = study.draft();
    const auto toldUntil = [&](std::size_t last) {
        CancelToken cancel;
        std::vector<double> told;
        auto report = releasedReport(draft, cancel, [&](double part) {
            told.push_back(part);
            if (told.size() == last)
                cancel.cancel();
        });
        return std::pair(std::move(report), told);
    };
    const auto [whole, all] = toldUntil(1000);
    QVERIFY(whole.has_value());
    QVERIFY(all.size() > 10 && std::is_sorted(all.begin(), all.end()));
    QCOMPARE(all.back(), 1.0);
    const auto [cut, some] = toldUntil(3);
    QVERIFY(!cut.has_value()); // errorOf calls a success cancelled
    COMPARE_ERROR(cut, ErrorCode::Cancelled);
    QCOMPARE(some.size(), std::size_t(3));
}

SUBTEXT_TEST(ReleasedReportTest)
#include "releasedreporttest.moc"
