// SPDX-License-Identifier: MIT
#include "core/bridge/pulledpredictions.h"

#include "core/bridge/studiobridge.h"
#include "core/exchange/labelstudio/labelstudiowriter.h"
#include "core/models/modelanswers.h"
#include "core/operation/corrections.h"
#include "tests/core/labelstudio/bridging.h"
#include "tests/support/tasks.h"
#include "tests/support/thirdtask.h"

#include <QJsonArray>

using namespace subtext;
using namespace subtext::test;

/// What models said in a project: kept as the sets of their models, and nobody's answer.
class PulledPredictionsTest : public Bridging
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void predictions_becomeTheSetsOfTheirModels();
    void pulledAgain_areKnownAndChangeNoByte();
    void anotherAnswer_isLeftOutAndSaid();
    void whatSaysNothingKnown_isLeftOutAndSaid();
    void openQuestion_doesNotTakeTheOthersAlong();
    void latest_countsWhereverItStands();
    void longName_isLeftOutAlone();
    void predictionAlone_needsNoAnswerOfAnybody();
    void sceneOfANumber_isFoundByItsTexts();
    void textsOfSeveralScenes_nameNone();
    void sceneThatIsLeftOut_isNotAnswered();

private:
    void predict(int task, const QString& model, const QJsonArray& results);
    PulledPredictions pullAll(TestStudy& study);
};

namespace {

/// What a model chose of a question of a scene, in a file of its own.
ImportedFile predicted(const Scenario& scene, QuestionIndex question, Choice choice,
                       const QString& model = QStringLiteral("mini-1"))
{
    ImportedFile file;
    ImportedRecord& record = file.records.emplace_back();
    record.scenario = scene;
    ImportedAnswer& said = record.predictions.emplace_back();
    said.annotator = model;
    said.answer.choice(question) = choice;
    return file;
}

/// A study of mails from Ida.
std::unique_ptr<TestStudy> mailStudy(const std::vector<Scenario>& mails)
{
    TestStudy::Shape shape = emptyShape();
    shape.task = thirdTask();
    auto study = std::make_unique<TestStudy>(shape);
    ImportedFile file;
    file.path = QStringLiteral("mails.jsonl");
    for (const Scenario& mail : mails)
        file.records.emplace_back().scenario = mail;
    must((*study)->importing().apply({file}));
    return study;
}

} // namespace

void PulledPredictionsTest::init()
{
    m_studio = std::make_unique<PlayedStudio>();
    m_studio->addPerson(2, QStringLiteral("ann@example.org"));
    m_project =
        m_studio->addProject(QStringLiteral("Irony"), QString::fromUtf8(labelStudioConfig()));
    for (int i = 1; i <= 2; ++i)
        m_studio->addTask(m_project,
                          ceiData(QString::number(i), QStringLiteral("Great, number %1.").arg(i)));
    m_studio->annotate(1, 2, said("joy"));
}

void PulledPredictionsTest::predict(int task, const QString& model, const QJsonArray& results)
{
    QJsonObject with = m_studio->task(task);
    QJsonArray predictions = with.value(QLatin1String("predictions")).toArray();
    predictions.append(QJsonObject{{QStringLiteral("id"), 100 + task},
                                   {QStringLiteral("model_version"), model},
                                   {QStringLiteral("score"), 0.5},
                                   {QStringLiteral("result"), results}});
    with[QStringLiteral("predictions")] = predictions;
    m_studio->setTask(with);
}

PulledPredictions PulledPredictionsTest::pullAll(TestStudy& study)
{
    PlayedTransport transport(*m_studio);
    const QTemporaryDir folder;
    const FetchedProject fetched = must(fetch(transport, m_project, folder.path()));
    const ImportOptions options = must(study->studioBridge().pullOptionsFor(fetched, {}));
    const auto files = must(readImportFiles({fetched.file}, options));
    must(study->importing().apply(files, options));
    return must(study->studioBridge().keepPredictions(files));
}

void PulledPredictionsTest::predictions_becomeTheSetsOfTheirModels()
{
    predict(1, QStringLiteral("mini-1"), said("anger"));
    predict(2, QStringLiteral("mini-1"), {chosen("emotion", "joy")}); // nothing of the scales
    predict(2, QStringLiteral("大模型"), {chosen("emotion", "fear")});
    TestStudy study(emptyShape());
    const PulledPredictions pulled = pullAll(study);
    QCOMPARE(pulled.rows, 3);
    QCOMPARE(pulled.sets, 2);
    QCOMPARE(pulled.notTaken, 0);
    const StudyData data = must(study->snapshot());
    QCOMPARE(data.annotations.size(), std::size_t{1}); // ann's
    QCOMPARE(data.people.size(), std::size_t{1});
    const auto sets = must(study->modelAnswers().all());
    QCOMPARE(sets.size(), std::size_t{2});
    QCOMPARE(sets.front().name.model, QStringLiteral("mini-1"));
    QCOMPARE(sets.front().rows.size(), std::size_t{2});
    QCOMPARE(sets.back().name.model, QStringLiteral("大模型"));
    QVERIFY(QJsonDocument(sets.front().rows.front().answer).toJson().contains("anger"));
    VERIFY_HOLDS(study->verifyAudit());
}

void PulledPredictionsTest::pulledAgain_areKnownAndChangeNoByte()
{
    predict(1, QStringLiteral("mini-1"), said("anger"));
    TestStudy study(emptyShape());
    pullAll(study);
    const QByteArray before = bytesOf(study);
    const PulledPredictions again = pullAll(study);
    QCOMPARE(again.rows, 0);
    QCOMPARE(again.known, 1);
    QVERIFY(bytesOf(study) == before);
}

void PulledPredictionsTest::anotherAnswer_isLeftOutAndSaid()
{
    predict(1, QStringLiteral("mini-1"), said("anger"));
    TestStudy study(emptyShape());
    pullAll(study);
    predict(1, QStringLiteral("mini-1"), said("trust")); // the later counts
    predict(2, QStringLiteral("mini-1"), said("joy"));
    predict(2, QStringLiteral("mini-2"), said("joy"));
    const PulledPredictions again = pullAll(study);
    QCOMPARE(again.contradicted, 1);
    QCOMPARE(again.replaced, 1);
    QCOMPARE(again.rows, 2); // what else it says is taken
    QCOMPARE(again.sets, 2);
    const auto sets = must(study->modelAnswers().all());
    QVERIFY(QJsonDocument(sets.front().rows.front().answer).toJson().contains("anger"));
}

void PulledPredictionsTest::whatSaysNothingKnown_isLeftOutAndSaid()
{
    predict(1, QStringLiteral("mini-1"), {chosen("emotion", "blissful")});
    TestStudy study(emptyShape());
    const PulledPredictions pulled = pullAll(study);
    QCOMPARE(pulled.rows, 0);
    QCOMPARE(pulled.notTaken, 1);
    QVERIFY(must(study->modelAnswers().counts()).empty());
}

void PulledPredictionsTest::openQuestion_doesNotTakeTheOthersAlong()
{
    const std::vector<Scenario> mails{
        mailFromIda(1, QStringLiteral("kettle"), QStringLiteral("It leaks.")),
        mailFromIda(2, QStringLiteral("kettle"), QStringLiteral("It is cold."))};
    const auto study = mailStudy(mails);
    const ImportedFile second = predicted(mails[0], QuestionIndex{1}, Choice{1});
    const PulledPredictions pulled = must((*study)->studioBridge().keepPredictions({second}));
    QCOMPARE(pulled.rows, 1);
    QCOMPARE(pulled.notTaken, 0);
    // That another scene has the first question answered does not change what was said here.
    const ImportedFile first = predicted(mails[1], FirstQuestion, Choice{0});
    const PulledPredictions again = must((*study)->studioBridge().keepPredictions({second, first}));
    QCOMPARE(again.known, 1);
    QCOMPARE(again.rows, 1);
    const auto sets = must((*study)->modelAnswers().all());
    QCOMPARE(sets.size(), std::size_t{1});
    const std::vector<Question>& questions = thirdTask().questions;
    for (std::size_t i = 0; i < mails.size(); ++i) {
        const QJsonObject said =
            sets.front().rows.at(i).answer[QLatin1String("questions")].toObject();
        QCOMPARE(said.keys(), QStringList{questions[1 - i].token});
    }
}

void PulledPredictionsTest::latest_countsWhereverItStands()
{
    TestStudy study(emptyShape());
    pullAll(study);
    const Scenario scene = must(study->scenarios()).front();
    const auto givenAt = [&](std::optional<qint64> moment, Choice choice) {
        ImportedFile file = predicted(scene, FirstQuestion, choice);
        RowOrigin origin;
        origin.changedAt = moment;
        file.records.front().predictions.front().origin = std::make_shared<const RowOrigin>(origin);
        return file;
    };
    const PulledPredictions pulled = must(study->studioBridge().keepPredictions(
        {givenAt(1'000, Emotion::Joy), givenAt(3'000, Emotion::Fear),
         givenAt(2'000, Emotion::Anger), givenAt(std::nullopt, Emotion::Trust)}));
    QCOMPARE(pulled.rows, 1);
    QCOMPARE(pulled.replaced, 3);
    QCOMPARE(pulled.all(), 4);
    const auto sets = must(study->modelAnswers().all());
    QVERIFY(QJsonDocument(sets.front().rows.front().answer).toJson().contains("fear"));
}

void PulledPredictionsTest::longName_isLeftOutAlone()
{
    TestStudy study(emptyShape());
    pullAll(study);
    const Scenario scene = must(study->scenarios()).front();
    const PulledPredictions pulled = must(study->studioBridge().keepPredictions(
        {predicted(scene, FirstQuestion, Emotion::Joy),
         predicted(scene, FirstQuestion, Emotion::Joy, QString(LongestSetName + 1, u'x')),
         predicted(scene, FirstQuestion, Emotion::Joy, QString(LongestSetName, u'y'))}));
    QCOMPARE(pulled.rows, 2);
    QCOMPARE(pulled.unnameable, 1);
    QCOMPARE(pulled.all(), 3);
}

void PulledPredictionsTest::predictionAlone_needsNoAnswerOfAnybody()
{
    const int project =
        m_studio->addProject(QStringLiteral("Bare"), QString::fromUtf8(labelStudioConfig()));
    const int task =
        m_studio->addTask(project, ceiData(QStringLiteral("7"), QStringLiteral("So.")));
    m_project = project;
    predict(task, QString(), {chosen("emotion", "joy")});
    TestStudy study(emptyShape());
    QCOMPARE(pullAll(study).rows, 1);
    QCOMPARE(must(study->modelAnswers().counts()).front().name.model,
             QStringLiteral("label-studio"));
    QVERIFY(must(study->snapshot()).people.empty());
}

void PulledPredictionsTest::sceneOfANumber_isFoundByItsTexts()
{
    TestStudy study(emptyShape());
    pullAll(study); // scene 2 is there by its name
    QJsonObject bare = ceiData(QStringLiteral("2"), QStringLiteral("Great, number 2."));
    bare.remove(QStringLiteral("scenario"));
    bare.remove(QStringLiteral("id"));
    const int project =
        m_studio->addProject(QStringLiteral("Bare"), QString::fromUtf8(labelStudioConfig()));
    const int task = m_studio->addTask(project, bare);
    m_project = project;
    predict(task, QStringLiteral("mini-1"), {chosen("emotion", "joy")});
    QCOMPARE(pullAll(study).rows, 1);
    QCOMPARE(must(study->snapshot()).scenarios.size(), std::size_t{2});
}

void PulledPredictionsTest::textsOfSeveralScenes_nameNone()
{
    const auto leaking = [](int number) {
        return mailFromIda(number, QStringLiteral("kettle"), QStringLiteral("It leaks."));
    };
    const auto study = mailStudy({leaking(1), leaking(2)});
    ImportedFile file = predicted(leaking(7), FirstQuestion, Choice{0});
    file.records.front().isNumbered = true;
    const PulledPredictions unclear = must((*study)->studioBridge().keepPredictions({file}));
    QCOMPARE(unclear.rows, 0);
    QCOMPARE(unclear.notTaken, 1);
    file.records.front().scenario = leaking(2); // the number tells them apart
    QCOMPARE(must((*study)->studioBridge().keepPredictions({file})).rows, 1);
    const auto kept = must((*study)->modelAnswers().all()).front().rows.front();
    QCOMPARE(must((*study)->scenario(kept.scenario))->sourceId, QStringLiteral("2"));
}

void PulledPredictionsTest::sceneThatIsLeftOut_isNotAnswered()
{
    TestStudy study(emptyShape());
    pullAll(study);
    const Scenario scene = must(study->scenarios()).front();
    must(study->corrections().leaveOut(scene.id, QStringLiteral("It is cut."), {}));
    const PulledPredictions pulled = must(
        study->studioBridge().keepPredictions({predicted(scene, FirstQuestion, Emotion::Joy)}));
    QCOMPARE(pulled.rows, 0);
    QCOMPARE(pulled.notTaken, 1);
}

SUBTEXT_TEST(PulledPredictionsTest)
#include "pulledpredictionstest.moc"
