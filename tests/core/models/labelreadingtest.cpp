// SPDX-License-Identifier: MIT
#include "core/models/labelreading.h"

#include "core/figures/figures.h"
#include "core/models/modelruns.h"
#include "core/models/predictionreading.h"
#include "core/study/demonstration/inventedmodels.h"
#include "core/travel/importing.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/tasks.h"
#include "tests/support/teststudy.h"
#include "tests/support/thirdtask.h"

using namespace subtext;
using namespace subtext::test;

/// Files of predictions and the sets that a study keeps, as they meet the answers of people.
class LabelReadingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void files_areKeptAndComeBack();
    void namesThatTheFileLacks_areThoseGiven();
    void severalQuestions_areReadAtOnce();
    void questionThatOneFileLacks_isAnsweredByNone();
    void contradictionToOneOfSeveralQuestions_refusesTheFile();
    void failedQuestion_isAWrongAnswerOfAFinishedRun();
    void fileWithoutAnyQuestion_isRefused();
    void table_goesWithTheOptions();
    void inventedModels_areSeeded();

private:
    static Result<FileAnswers> read(TestStudy& study, const QByteArray& bytes,
                                    const evaluation::ReadOptions& options = {})
    {
        const QString path = writeFile(study.filePath(QStringLiteral("wren.csv")), bytes);
        return study->predictions().readAllLabelFiles(must(study->figures().agreementInput()),
                                                      {{path}, options, {}});
    }
    static LabelAnswers kept(TestStudy& study, QuestionIndex question = FirstQuestion)
    {
        return must(
            study->predictions().keptLabels(must(study->figures().agreementInput()), question));
    }
};

void LabelReadingTest::files_areKeptAndComeBack()
{
    TestStudy study;
    const auto answers = must(read(study, "scenario,emotion,valence\nsarcasm-irony/1,joy,0.5\n"
                                          "sarcasm-irony/2,trust,\nsarcasm-irony/3,joy,\n"));
    QCOMPARE(answers.byQuestion().size(), std::size_t{1});
    QCOMPARE(answers.predictions.problems.size(), std::size_t{1});
    must(study->modelAnswers().take(toKeep(answers)));
    const LabelAnswers back = kept(study);
    QCOMPARE(back.sets.size(), std::size_t{1});
    const auto was = answers.byQuestion().front().sets.front();
    const auto& is = back.sets.front();
    QCOMPARE(is.name.model, QStringLiteral("wren"));
    QCOMPARE(is.rows.size(), std::size_t{2});
    for (std::size_t i = 0; i < is.rows.size(); ++i)
        QVERIFY(is.rows[i] == was.rows[i]);
}

void LabelReadingTest::namesThatTheFileLacks_areThoseGiven()
{
    TestStudy study;
    const auto answers =
        must(read(study, "scenario,emotion\nsarcasm-irony/1,joy\n",
                  {{}, QStringLiteral("crake"), QStringLiteral("cot"), QStringLiteral("3")}));
    const auto& set = answers.predictions.sets.front();
    QCOMPARE(set.name.model + set.name.mode + set.name.run, QStringLiteral("crakecot3"));
}

namespace {

/// A study of several questions and one mail.
class OneMail : public TestStudy
{
public:
    OneMail()
        : TestStudy(shape())
    {
        ImportedFile mails;
        mails.path = QStringLiteral("mails.jsonl");
        mails.records.emplace_back().scenario =
            mailFromIda(1, QStringLiteral("kettle"), QStringLiteral("It is Friday."));
        must(study().importing().apply({mails}));
    }

    QString mail() { return must(study().scenarios()).front().name(); }

private:
    static Shape shape()
    {
        Shape shape;
        shape.task = thirdTask();
        shape.perSubtype = 0;
        shape.ratersPerItem = 0;
        return shape;
    }
};

} // namespace

void LabelReadingTest::severalQuestions_areReadAtOnce()
{
    OneMail study;
    const std::vector<Question>& questions = thirdTask().questions;
    const QString name = must(study->scenarios()).front().name();
    const QByteArray file = QStringLiteral("scenario,%1,%2\n%3,%4,%5\n")
                                .arg(questions[0].token, questions[1].token, name,
                                     questions[0].options[2].token, questions[1].options[1].token)
                                .toUtf8();
    const auto answers = must(read(study, file));
    QCOMPARE(answers.byQuestion().size(), std::size_t{2}); // of the others it says nothing
    must(study->modelAnswers().take(toKeep(answers)));
    QCOMPARE(must(study->modelAnswers().counts()).size(), std::size_t{1});
    QCOMPARE(*kept(study).sets.front().rows.front().stated, questions[0].options[2].token);
    QCOMPARE(*kept(study, QuestionIndex{1}).sets.front().rows.front().stated,
             questions[1].options[1].token);
    QVERIFY(kept(study, QuestionIndex{2}).sets.empty());
}

void LabelReadingTest::questionThatOneFileLacks_isAnsweredByNone()
{
    OneMail study;
    const std::vector<Question>& questions = thirdTask().questions;
    const auto write = [&](const char* name, std::size_t answered) {
        QString header = QStringLiteral("scenario,run");
        QString row = study.mail() + u',' + QLatin1String(name);
        for (std::size_t i = 0; i < answered; ++i) {
            header += u',' + questions[i].token;
            row += u',' + questions[i].options[0].token;
        }
        return writeFile(study.filePath(QLatin1String(name)), (header + u'\n' + row).toUtf8());
    };
    const auto read = [&](const QStringList& paths) {
        return study->predictions().readAllLabelFiles(must(study->figures().agreementInput()),
                                                      {paths, {}, {}});
    };
    const QString both = write("both", 2);
    const QString one = write("one", 1);
    const FileAnswers answers = must(read({both, one}));
    const auto byQuestion = answers.byQuestion();
    QCOMPARE(byQuestion.size(), std::size_t{1});
    QCOMPARE(byQuestion.front().input.options.question(), questions[0].token);
    QCOMPARE(byQuestion.front().sets.size(), std::size_t{2});
    const auto none = read({both, write("none", 0)});
    COMPARE_ERROR(none, ErrorCode::MissingColumn);
    QCOMPARE(none.error().value, questions.back().token);
}

void LabelReadingTest::contradictionToOneOfSeveralQuestions_refusesTheFile()
{
    OneMail study;
    const std::vector<Question>& questions = thirdTask().questions;
    const QString header =
        QStringLiteral("scenario,%1,%2\n").arg(questions[0].token, questions[1].token);
    const auto row = [&](std::size_t first, std::size_t second) {
        return QStringLiteral("%1,%2,%3\n")
            .arg(study.mail(), questions[0].options[first].token,
                 questions[1].options[second].token);
    };
    const auto again = must(read(study, (header + row(0, 0) + row(0, 0)).toUtf8()));
    QCOMPARE(again.predictions.repeatedCount, qint64{1}); // once, however many questions
    const auto second = read(study, (header + row(0, 0) + row(0, 1)).toUtf8());
    COMPARE_ERROR(second, ErrorCode::InvalidValue);
    QCOMPARE(second.error().line, qint64{3});
}

void LabelReadingTest::failedQuestion_isAWrongAnswerOfAFinishedRun()
{
    TestStudy::Shape shape;
    shape.task = thirdTask();
    shape.perSubtype = 0;
    shape.ratersPerItem = 0;
    TestStudy study(shape);
    ImportedFile mails;
    mails.path = QStringLiteral("mails.jsonl");
    for (int i = 1; i <= 3; ++i)
        mails.records.emplace_back().scenario =
            mailFromIda(i, QStringLiteral("kettle"), QStringLiteral("It is Friday, %1.").arg(i));
    QCOMPARE(must(study->importing().apply({mails})).scenarios, 3);
    ModelRuns::NewRun about;
    about.model = QStringLiteral("asked");
    about.host = QStringLiteral("https://models.example.org");
    const Uuid run = must(study->modelRuns().begin(about)).uuid;
    const std::vector<Scenario> scenes = must(study->scenarios());
    const std::vector<Question>& questions = thirdTask().questions;
    for (std::size_t scene = 0; scene < scenes.size(); ++scene) {
        for (std::size_t i = 0; i < questions.size(); ++i) {
            ModelRequest request;
            request.scenario = scenes[scene].id;
            request.question = questions[i].token;
            request.headers = QStringLiteral("{}");
            // Of the second item a question fails, of the third every one.
            if (scene == 0 || (scene == 1 && i != 1)) {
                request.status = 200;
                request.finish = QStringLiteral("stop");
                request.answer = QStringLiteral(
                    R"({"choices":[{"message":{"content":"calm"},"finish_reason":"stop"}]})");
            } else {
                request.status = 500;
            }
            must(study->modelRuns().record(run, request));
        }
    }
    must(study->modelRuns().end(run));
    for (std::size_t i = 0; i < questions.size(); ++i) {
        const LabelAnswers answers = kept(study, static_cast<QuestionIndex>(i));
        const evaluation::Column& set = answers.sets.at(0);
        QVERIFY(!set.openRun);
        QCOMPARE(set.rows.size(), scenes.size());
        QVERIFY(set.rows[0].signal == evaluation::Signal::None);
        QCOMPARE(set.rows[1].signal == evaluation::Signal::Error, i == 1);
        QVERIFY(set.rows[2].signal == evaluation::Signal::Error);
        QVERIFY(!askedPart(std::ssize(set.rows), std::ssize(answers.input.items), set.isOfRun));
    }
    QCOMPARE(must(study->modelAnswers().counts()).at(0).count, (AnswerCount{2, 1}));
}

void LabelReadingTest::fileWithoutAnyQuestion_isRefused()
{
    TestStudy study;
    COMPARE_ERROR(read(study, "scenario,colour\nsarcasm-irony/1,red\n"), ErrorCode::MissingColumn);
    COMPARE_ERROR(read(study, "scenario,emotion\nsarcasm-irony/99,joy\n"),
                  ErrorCode::UnknownScenario);
}

void LabelReadingTest::table_goesWithTheOptions()
{
    QVERIFY(!evaluation::usualTable(evaluation::Options::emotions()).entries.empty());
    QVERIFY(evaluation::usualTable(
                evaluation::Options({QStringLiteral("joy"), QStringLiteral("anger")}))
                .entries.empty());
}

void LabelReadingTest::inventedModels_areSeeded()
{
    TestStudy study;
    VERIFY_HOLDS(simulateModels(study.study(), 42));
    QCOMPARE(kept(study).sets.size(), std::size_t{3});
    for (const evaluation::Column& set : kept(study).sets)
        QCOMPARE(set.rows.size(), std::size_t{10});
    const auto first = must(study->modelAnswers().all());
    VERIFY_HOLDS(simulateModels(study.study(), 42)); // says the same
    const auto again = must(study->modelAnswers().all());
    for (std::size_t i = 0; i < first.size(); ++i)
        QCOMPARE(again[i].rows, first[i].rows);
    TestStudy other;
    VERIFY_HOLDS(simulateModels(other.study(), 42));
    const auto same = must(other->modelAnswers().all());
    for (std::size_t i = 0; i < first.size(); ++i)
        QCOMPARE(same[i].rows, first[i].rows);
}

SUBTEXT_TEST(LabelReadingTest)
#include "labelreadingtest.moc"
