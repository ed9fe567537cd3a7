// SPDX-License-Identifier: MIT
#include "core/agreement/studyagreementjson.h"
#include "core/base/sha256.h"
#include "core/course/roster.h"
#include "core/desk/deciding.h"
#include "core/exchange/decisioncsv.h"
#include "core/figures/figures.h"
#include "core/publishing/releasing.h"
#include "core/release/datadictionary.h"
#include "core/release/releasefolder.h"
#include "core/release/taskfile.h"
#include "core/release/verification.h"
#include "core/task/builtintasks.h"
#include "core/task/taskwriter.h"
#include "core/travel/importing.h"
#include "tests/core/exchange/tidystudies.h"
#include "tests/support/answeredtable.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/releases.h"
#include "tests/support/thirdtask.h"

#include <QTemporaryDir>

#include <nlohmann/json.hpp>

using namespace subtext;
using namespace subtext::test;

/// Releases of tasks that are not laid out as CEI is: what is in them, what stays in the study, and
/// that whoever takes one in again has the same figures.
class TidyReleaseTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void release_readBack_hasTheSameFigures_data();
    void release_readBack_hasTheSameFigures();
    void tables_areReadInAnyOrder();
    void files_areThoseOfTheTask();
    void wordsOfTheTask_areNoMarkup();
    void explanationsAndFlags_stay();
    void gold_saysHowItCameAbout();
    void softLabels_areByOption();
    void gates_countByQuestion();
    void names_areFoundInEveryFieldAndInTheTask();
    void taskDocument_isWhatWasAsked();
    void laterRelease_isComparedByQuestion();
    void folder_isVerifiedAndReplaced();
    void scarceStudies_areReleasedToo_data();
    void scarceStudies_areReleasedToo();
};

namespace {

Task oneQuestionWithoutGroups()
{
    Task task = thirdTask();
    task.token = QStringLiteral("tone-only");
    task.group.reset();
    task.questions.resize(1);
    task.boards.clear();
    task.checks.straightLining.clear();
    task.scales.back().isConfidence = true;
    task.hints = {};
    task.checks.contradictions.clear();
    return task;
}

Task withoutScales()
{
    Task task = oneQuestionWithoutGroups();
    task.token = QStringLiteral("no-scales");
    task.scales.clear();
    task.checks.ranges.clear();
    task.explanation.reset();
    return task;
}

/// A study of a task with everything answered, and what is open decided but for one item.
class TidyStudy : public StudyOf
{
public:
    explicit TidyStudy(const Task& task, int scenes = 12)
        : StudyOf(task)
        , m_task(task)
    {
        must(take(answeredTable(task, scenes), {}, QStringLiteral("data.csv")));
    }

    /// Decides every split: its first question ambiguous, the others for their first option.
    void decideSplits(const QString& note = QStringLiteral("Ottilie's reading fits."))
    {
        const StudyData data = must((*this)->snapshot());
        std::vector<BulkDecision> decisions;
        for (std::size_t i = 0; i < data.gold.size(); ++i) {
            BulkDecision decision;
            decision.scenario = data.scenarios[i].name();
            decision.note = note;
            for (std::size_t q = 0; q < m_task.questions.size(); ++q) {
                if (!data.gold[i].of(static_cast<QuestionIndex>(q)).isSettled())
                    decision.picks.at(q) = q == 0 ? Pick{} : Pick{Choice{0}};
            }
            if (!isEmpty(decision.picks))
                decisions.push_back(decision);
        }
        must((*this)->deciding().decideAll(decisions, {}, QStringLiteral("decisions.csv")));
    }

    ReleaseDraft draft(ReleaseOptions options = {})
    {
        return must((*this)->releaseDrafting().draft(options, {}));
    }
    std::vector<ReleaseFile> files(const ReleaseOptions& options = {})
    {
        return filesOf(draft(options));
    }
    QByteArray agreement()
    {
        const auto study = computeStudyAgreement(must(operator->()->figures().agreementInput()));
        return studyAgreementJson(*study);
    }

private:
    Task m_task;
};

QByteArray bytesOf(const std::vector<ReleaseFile>& files, const char* path)
{
    for (const ReleaseFile& file : files) {
        if (file.path == QLatin1String(path))
            return file.bytes;
    }
    return {};
}

QStringList pathsOf(const std::vector<ReleaseFile>& files)
{
    QStringList paths;
    for (const ReleaseFile& file : files)
        paths << file.path;
    paths.sort();
    return paths;
}

const Gate& gateOf(const std::vector<Gate>& gates, const char* token)
{
    for (const Gate& gate : gates) {
        if (gate.token() == QLatin1String(token))
            return gate;
    }
    qFatal("no gate %s", token);
    return gates.front();
}

ReleaseOptions under(ReleaseNames names)
{
    ReleaseOptions options;
    options.names = names;
    return options;
}

} // namespace

void TidyReleaseTest::release_readBack_hasTheSameFigures_data()
{
    QTest::addColumn<Task>("task");
    QTest::addColumn<bool>("isUnderNames");
    const std::pair<const char*, Task> tasks[] = {{"third task", thirdTask()},
                                                  {"EmoScene", *builtInTask(u"emoscene")},
                                                  {"one question", oneQuestionWithoutGroups()},
                                                  {"no scales", withoutScales()}};
    for (const auto& [name, task] : tasks) {
        QTest::addRow("%s, codes", name) << task << false;
        QTest::addRow("%s, names", name) << task << true;
    }
}

void TidyReleaseTest::release_readBack_hasTheSameFigures()
{
    QFETCH(Task, task);
    QFETCH(bool, isUnderNames);
    TidyStudy study(task);
    study.decideSplits();
    const auto options = under(isUnderNames ? ReleaseNames::Names : ReleaseNames::Codes);
    const std::vector<ReleaseFile> files = study.files(options);

    auto read = readTask(bytesOf(files, "task.json"));
    QVERIFY(read);
    StudyOf again(*read);
    for (const char* table : {"scenarios.csv", "annotations.csv"})
        must(again.take(bytesOf(files, table), {}, QString::fromLatin1(table)));
    const QString decisions =
        writeFile(again.filePath(QStringLiteral("decided.csv")), bytesOf(files, "decisions.csv"));
    must(again->deciding().decideAll(must(readDecisions(decisions, &*read)), {}, decisions));

    const auto figures = computeStudyAgreement(must(again->figures().agreementInput()));
    QCOMPARE(studyAgreementJson(*figures), bytesOf(files, "reports/agreement.json"));
    if (isUnderNames) // and they are those of the study
        QCOMPARE(study.agreement(), bytesOf(files, "reports/agreement.json"));
    QCOMPARE(must(again->counts()).goldLabels, must(study->counts()).goldLabels);
}

/// A file dialog gives them by name: annotations before scenarios.
void TidyReleaseTest::tables_areReadInAnyOrder()
{
    TidyStudy study(thirdTask());
    const std::vector<ReleaseFile> files = study.files();
    QStringList paths;
    for (const char* table : {"annotations.csv", "scenarios.csv"})
        paths << writeFile(study.filePath(QString::fromLatin1(table)), bytesOf(files, table));
    StudyOf oneByOne(thirdTask());
    const ImportReport report = must(oneByOne->importing().importFiles(paths, {}));
    QVERIFY(report.refused.empty());
    QCOMPARE(report.annotations, 36);
    StudyOf together(thirdTask());
    ImportOptions options;
    options.task = must(together->task());
    const auto read = must(readImportFiles(paths, options));
    QCOMPARE(must(together->importing().apply(read)).annotations, 36);
}

void TidyReleaseTest::files_areThoseOfTheTask()
{
    TidyStudy study(thirdTask());
    study.decideSplits();
    const std::vector<ReleaseFile> files = study.files();
    const QStringList expected =
        QStringLiteral(".zenodo.json CHANGELOG.md CITATION.bib CITATION.cff DATASHEET.md "
                       "LICENSE-DATA README.md REPRODUCIBILITY.md SHA256SUMS "
                       "annotations.csv croissant.json decisions.csv gold.csv "
                       "reports/agreement.json reports/tables/agreement.tex "
                       "reports/tables/confusion_tone.tex "
                       "reports/tables/groups.tex reports/tables/patterns.tex "
                       "reports/tables/scales.tex scenarios.csv soft_labels.csv "
                       "splits.json task.json")
            .split(u' ');
    QCOMPARE(pathsOf(files), expected);
    // No word of another task is in what people read.
    for (const char* file : {"README.md", "DATASHEET.md", "croissant.json", "CITATION.cff"}) {
        const QByteArray text = bytesOf(files, file).toLower();
        for (const char* foreign : {"plutchik", "valence,", "subtype", "arousal", "speaker"})
            QVERIFY2(!text.contains(foreign), foreign);
        QVERIFY2(!text.contains("not described"), file);
    }
    const QByteArray readme = bytesOf(files, "README.md");
    QVERIFY(readme.contains("### `tone`"));
    QVERIFY(readme.contains("| `apology` |"));
    QVERIFY(!readme.contains("apostrophe") && !readme.contains("\n.\n"));
    QVERIFY(bytesOf(files, "DATASHEET.md")
                .contains("12 scenarios (Channel: 6 chat, 6 mail) with "
                          "36 annotations by 3 people."));
    for (const QString& path : pathsOf(files))
        QVERIFY2(!describeFile(path, thirdTask()).isEmpty(), qPrintable(path));

    const auto croissant = nlohmann::json::parse(bytesOf(files, "croissant.json").toStdString());
    QCOMPARE(croissant.at("task").at("sha256").get<std::string>(),
             sha256Of(bytesOf(files, "task.json")).toStdString());
    const auto splits = nlohmann::json::parse(bytesOf(files, "splits.json").toStdString());
    QCOMPARE(splits.at("assignments").size(), 12U);
    for (const char* part : {"train", "val", "test"}) // of both groups alike
        QVERIFY(splits.at("proportions").at(part).at("by_group").at("mail") ==
                splits.at("proportions").at(part).at("by_group").at("chat"));
}

void TidyReleaseTest::wordsOfTheTask_areNoMarkup()
{
    Task task = thirdTask();
    task.group->word = QStringLiteral("Channel | way");
    task.scene.back().word = QStringLiteral("<img src=\"x\">");
    task.questions.front().ask = QStringLiteral("Is it *loud*?");
    task.scales.front().points.front().word = QStringLiteral("[bitter](x)");
    TidyStudy study(task, 4);
    const QByteArray readme = bytesOf(study.files(), "README.md");
    for (const char* text :
         {"Channel \\| way", "\\<img src=\"x\"\\>", "\\*loud\\*", "\\[bitter\\]"})
        QVERIFY2(readme.contains(text), text);
    for (const char* markup : {"Channel | way", " <img", "*loud*?", " [bitter]", "([bitter]"})
        QVERIFY2(!readme.contains(markup), markup);
}

void TidyReleaseTest::explanationsAndFlags_stay()
{
    TidyStudy study(thirdTask());
    study.decideSplits();
    for (const ReleaseNames names : {ReleaseNames::Codes, ReleaseNames::Names}) {
        for (const ReleaseFile& file : study.files(under(names))) {
            QVERIFY2(!file.bytes.contains("nobody listened"), qPrintable(file.path));
            QVERIFY2(!file.bytes.contains("odd as it stands"), qPrintable(file.path));
            if (names == ReleaseNames::Codes)
                QVERIFY2(!file.bytes.contains("Ottilie"), qPrintable(file.path));
        }
    }
    QVERIFY(study.files(under(ReleaseNames::Names)).front().path == QLatin1String("scenarios.csv"));
    const QString code = must(study->roster().people()).front().code;
    const QByteArray decided = bytesOf(study.files(), "decisions.csv");
    QVERIFY2(decided.contains(code.toUtf8() + "'s reading fits."), decided.constData());
}

void TidyReleaseTest::gold_saysHowItCameAbout()
{
    TidyStudy study(thirdTask());
    study.decideSplits();
    const ReleaseDraft draft = study.draft();
    const QByteArray gold = bytesOf(filesOf(draft), "gold.csv");
    QCOMPARE(gold.left(gold.indexOf('\n')),
             QByteArray("scenario,question,label,outcome,basis,votes,pattern,entropy_bits,top,"
                        "note"));
    QCOMPARE(gold.count('\n'), 1 + 12 * 4);
    for (const char* outcome : {",unanimous,unanimous,3,unanimous,0.000000,",
                                ",majority,majority,3,majority,0.918296,", ",,ambiguous,"})
        QVERIFY2(gold.contains(outcome), outcome);
    TidyStudy open(thirdTask());
    QVERIFY(bytesOf(open.files(), "gold.csv").contains("mail/3,tone,,open,,3,split,1.584963,"));
    QCOMPARE(bytesOf(open.files(), "decisions.csv"),
             QByteArray("scenario,gold_tone,gold_refund,gold_repair,gold_apology,basis,note\n"));
}

void TidyReleaseTest::softLabels_areByOption()
{
    TidyStudy study(oneQuestionWithoutGroups());
    const QByteArray table = bytesOf(study.files(), "soft_labels.csv");
    QVERIFY(table.startsWith("scenario,question,option,votes,share,weighted_share\n"));
    QVERIFY2(table.contains("\n1,tone,calm,3,1.000000,1.000000\n1,tone,grateful,0,0.000000,"
                            "0.000000\n"),
             table.constData());
    // Of the points 4, 5 and 1 of five.
    QVERIFY2(table.contains("3,tone,worried,1,0.333333,0.400000\n"), table.constData());
    QVERIFY2(table.contains("3,tone,hurried,1,0.333333,0.500000\n"), table.constData());
    QVERIFY2(table.contains("3,tone,cross,1,0.333333,0.100000\n"), table.constData());
}

void TidyReleaseTest::gates_countByQuestion()
{
    TidyStudy study(thirdTask());
    const ReleaseDraft draft = study.draft();
    const Gate& decided = gateOf(draft.gates, "decided");
    QVERIFY(!decided.isPassed);
    QStringList places;
    for (const GatePlace& place : decided.places)
        places << place.scenario + u' ' + place.field + u' ' + problemToken(place.problem);
    // Of two options and three votes none can split; of five those do that are all different.
    QCOMPARE(
        places,
        QStringList({QStringLiteral("mail/3 tone split"), QStringLiteral("chat/4 tone split"),
                     QStringLiteral("mail/7 tone split"), QStringLiteral("chat/8 tone split"),
                     QStringLiteral("mail/11 tone split"), QStringLiteral("chat/12 tone split")}));
    study.decideSplits();
    QVERIFY(gateOf(study.draft().gates, "decided").isPassed);
}

void TidyReleaseTest::names_areFoundInEveryFieldAndInTheTask()
{
    Task task = thirdTask();
    task.questions.front().options.front().definition = QStringLiteral("As Casimir would say it.");
    TidyStudy study(task);
    must(study.take("channel,id,customer,message\n"
                    "the list of Wanda Lind,1,Wanda Lind,Write to wanda@example.org.\n",
                    {}, QStringLiteral("more.csv")));
    const std::vector<Gate> gates = study.draft().gates;
    QStringList fields;
    for (const GatePlace& place : gateOf(gates, "names").places)
        fields << place.field;
    for (const char* field : {"channel", "customer", "message", "task"})
        QVERIFY2(fields.contains(QLatin1String(field)), field);
    QCOMPARE(gateOf(gates, "private").places.size(), 1U);
    QCOMPARE(gateOf(gates, "private").places.front().field, QStringLiteral("message"));
    QCOMPARE(gateOf(gates, "labelled").places.front().problem,
             GateProblem(GateFinding::Unassigned));
}

void TidyReleaseTest::taskDocument_isWhatWasAsked()
{
    TidyStudy emoScene(*builtInTask(u"emoscene"), 4);
    QCOMPARE(bytesOf(emoScene.files(), "task.json"), writeTask(*builtInTask(u"emoscene")));
    // A guideline beside the document is not part of a release, so that it is not named either.
    TidyStudy third(thirdTask(), 4);
    Task alone = thirdTask();
    alone.texts = {};
    QCOMPARE(bytesOf(third.files(), "task.json"), writeTask(alone));
    QVERIFY(bytesOf(third.files(), "README.md").contains(taskDocumentHash(thirdTask())));
}

void TidyReleaseTest::laterRelease_isComparedByQuestion()
{
    TidyStudy study(thirdTask());
    const ReleaseDraft first = study.draft();
    QCOMPARE(first.proposedVersion, QStringLiteral("1.0.0"));
    const auto files = filesOf(first);
    QVERIFY(contentsOf(files));
    ReleaseContents said = first.now;
    QVERIFY(said.answers.has_value());
    said.answers.reset(); // files do not say it
    QCOMPARE(*contentsOf(files), said);
    QVERIFY(
        bytesOf(files, "CHANGELOG.md")
            .contains(
                "12 scenarios, 6 of them with a gold label or judged ambiguous on every question"));
    must(study->releasing().record(first, files, {}));
    study.decideSplits();
    const ReleaseDraft second = study.draft();
    QCOMPARE(second.proposedVersion, QStringLiteral("1.1.0"));
    QCOMPARE(second.change.newlyDecided.size(), 6);
    QCOMPARE(second.change.newlyDecided.front(), QStringLiteral("chat/12: tone"));
    must(study->releasing().record(second, filesOf(second), {}));

    BulkDecision other;
    other.scenario = QStringLiteral("mail/1");
    other.picks.at(2) = Pick{Choice{1}};
    must(study->deciding().decideAll({other}, {}, QStringLiteral("more.csv")));
    const ReleaseDraft third = study.draft();
    QCOMPARE(third.proposedVersion, QStringLiteral("2.0.0"));
    QCOMPARE(third.change.changedGold,
             (std::vector<GoldChange>{
                 {QStringLiteral("mail/1: repair"), QStringLiteral("no"), QStringLiteral("yes")}}));
    QVERIFY(bytesOf(filesOf(third), "CHANGELOG.md").contains("mail/1: repair from no to yes"));
}

void TidyReleaseTest::folder_isVerifiedAndReplaced()
{
    TidyStudy study(*builtInTask(u"emoscene"));
    const QString folder = study.filePath(QStringLiteral("out"));
    const std::vector<ReleaseFile> files = study.files();
    must(writeReleaseFolder(folder, files));
    QVERIFY(must(verifyReleaseFolder(folder)).isSound());
    QCOMPARE(study.files(), files); // the same study, the same bytes
    must(writeReleaseFolder(folder, files));
    writeFile(folder + QStringLiteral("/gold.csv"), "scenario\n");
    QVERIFY(!must(verifyReleaseFolder(folder)).isSound());
}

void TidyReleaseTest::scarceStudies_areReleasedToo_data()
{
    QTest::addColumn<int>("scenes");
    QTest::newRow("nothing") << 0;
    QTest::newRow("one item") << 1;
}

void TidyReleaseTest::scarceStudies_areReleasedToo()
{
    QFETCH(int, scenes);
    for (const Task& task : {thirdTask(), *builtInTask(u"emoscene"), withoutScales()}) {
        TidyStudy study(task, scenes);
        const std::vector<ReleaseFile> files = study.files();
        QCOMPARE(bytesOf(files, "gold.csv").count('\n'),
                 1 + scenes * static_cast<int>(task.questions.size()));
        QVERIFY(!bytesOf(files, "SHA256SUMS").isEmpty());
    }
}

SUBTEXT_TEST(TidyReleaseTest)
#include "tidyreleasetest.moc"
