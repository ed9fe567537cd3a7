// SPDX-License-Identifier: MIT
#include "core/study/labelreading.h"

#include "core/study/agreementreading.h"
#include "core/study/inventedmodels.h"
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
    void severalQuestions_areReadOneByOne();
    void fileWithoutAnyQuestion_isRefused();
    void table_goesWithTheOptions();
    void inventedModels_areSeeded();

private:
    static Result<std::vector<LabelAnswers>> read(TestStudy& study, const QByteArray& bytes,
                                                  const evaluation::ReadOptions& options = {})
    {
        const QString path = writeFile(study.filePath(QStringLiteral("wren.csv")), bytes);
        return readAllLabelFiles(study.study(), must(readAgreementInput(study.study())),
                                 {{path}, options, {}});
    }
    static LabelAnswers kept(TestStudy& study, QuestionIndex question = FirstQuestion)
    {
        return must(
            readKeptLabels(study.study(), must(readAgreementInput(study.study())), question));
    }
};

void LabelReadingTest::files_areKeptAndComeBack()
{
    TestStudy study;
    const auto answers = must(read(study, "scenario,emotion,valence\nsarcasm-irony/1,joy,0.5\n"
                                          "sarcasm-irony/2,trust,\nsarcasm-irony/3,joy,\n"));
    QCOMPARE(answers.size(), std::size_t{1});
    QCOMPARE(answers.front().predictions.problems.size(), std::size_t{1});
    must(study->modelAnswers().take(toKeep(answers)));
    const LabelAnswers back = kept(study);
    QCOMPARE(back.predictions.sets.size(), std::size_t{1});
    const auto& was = answers.front().predictions.sets.front();
    const auto& is = back.predictions.sets.front();
    QCOMPARE(is.model, QStringLiteral("wren"));
    QCOMPARE(is.rows.size(), std::size_t{2});
    for (std::size_t i = 0; i < is.rows.size(); ++i)
        QVERIFY(is.rows[i].saysTheSameAs(was.rows[i]));
}

void LabelReadingTest::namesThatTheFileLacks_areThoseGiven()
{
    TestStudy study;
    const auto answers =
        must(read(study, "scenario,emotion\nsarcasm-irony/1,joy\n",
                  {{}, QStringLiteral("crake"), QStringLiteral("cot"), QStringLiteral("3")}));
    const auto& set = answers.front().predictions.sets.front();
    QCOMPARE(set.model + set.mode + set.run, QStringLiteral("crakecot3"));
}

void LabelReadingTest::severalQuestions_areReadOneByOne()
{
    TestStudy::Shape shape;
    shape.task = thirdTask();
    shape.perSubtype = 0;
    shape.ratersPerItem = 0;
    TestStudy study(shape);
    ImportedFile mails;
    mails.path = QStringLiteral("mails.jsonl");
    mails.records.emplace_back().scenario =
        mailFromIda(1, QStringLiteral("kettle"), QStringLiteral("It is Friday."));
    QCOMPARE(must(study->importing().apply({mails})).scenarios, 1);
    const std::vector<Question>& questions = thirdTask().questions;
    const QString name = must(study->scenarios()).front().name();
    const QByteArray file = QStringLiteral("scenario,%1,%2\n%3,%4,%5\n")
                                .arg(questions[0].token, questions[1].token, name,
                                     questions[0].options[2].token, questions[1].options[1].token)
                                .toUtf8();
    const auto answers = must(read(study, file));
    QCOMPARE(answers.size(), std::size_t{2}); // of the others it says nothing
    must(study->modelAnswers().take(toKeep(answers)));
    QCOMPARE(must(study->modelAnswers().sets()).size(), std::size_t{1});
    QCOMPARE(*kept(study).predictions.sets.front().rows.front().stated,
             questions[0].options[2].token);
    QCOMPARE(*kept(study, QuestionIndex{1}).predictions.sets.front().rows.front().stated,
             questions[1].options[1].token);
    QVERIFY(kept(study, QuestionIndex{2}).predictions.sets.empty());
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
    QCOMPARE(kept(study).predictions.sets.size(), std::size_t{3});
    for (const evaluation::PredictionSet& set : kept(study).predictions.sets)
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
