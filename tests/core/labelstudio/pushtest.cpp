// SPDX-License-Identifier: MIT
#include "tests/core/labelstudio/bridging.h"

using namespace subtext;
using namespace subtext::test;

/// Sending a study to a running server, again and again.
class PushTest : public Bridging
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void newStudy_becomesAProject();
    void pushedAgain_sendsNothing();
    void scenesAlone_goWithoutAnswersAndGold();
    void answers_goWithTheirScenes();
    void newScene_isSentAlone();
    void laterAnswers_areAdded();
    void newRevision_replacesTheOldAnswer();
    void answerChangedThere_stays();
    void answerGivenThere_isNotSentBack();
    void foreignProject_isKnownAgainByItsTexts();
    void otherInterface_takesNoAnswers();
    void brokenPush_goesOnWhereItStopped();
    void largeStudy_goesInParts();
    void tasks_comePageByPage();
    void pagesThatLie_areNoPlan();
    void thereAndBack_isTheSame();
};

namespace {

TestStudy::Shape shapeOf(int items)
{
    TestStudy::Shape shape;
    shape.perSubtype = items;
    shape.subtypes = {Subtype::SarcasmIrony};
    shape.annotators = 2;
    shape.ratersPerItem = 2;
    return shape;
}

const PushWishes WithAnswers{true, false};

} // namespace

void PushTest::init()
{
    m_studio = std::make_unique<PlayedStudio>();
    m_studio->addPerson(1, QStringLiteral("boss@example.org"));
    m_studio->addPerson(2, QStringLiteral("ann@example.org"));
}

void PushTest::newStudy_becomesAProject()
{
    TestStudy study(shapeOf(3));
    PlayedTransport transport(*m_studio);
    const Pushed pushed = push(study.study(), transport);
    QVERIFY(!pushed.error);
    QVERIFY(pushed.done.isNewProject);
    QCOMPARE(pushed.done.scenarios, 3);
    const QJsonObject task = m_studio->task(1);
    QCOMPARE(
        task[QLatin1String("meta")][QLatin1String("subtext")][QLatin1String("study")].toString(),
        must(study->info()).uuid.text());
    const QJsonObject data = task[QLatin1String("data")].toObject();
    QCOMPARE(data[QLatin1String("scenario")].toString(), QStringLiteral("sarcasm-irony/1"));
}

void PushTest::pushedAgain_sendsNothing()
{
    TestStudy study(shapeOf(3));
    submit(study, 1, 1);
    PlayedTransport transport(*m_studio);
    QVERIFY(!push(study.study(), transport, WithAnswers).error);
    const auto before = transport.asked.size();
    const Pushed again = push(study.study(), transport, WithAnswers);
    QVERIFY(!again.error);
    QVERIFY(again.plan.isNothing());
    QCOMPARE(again.plan.scenariosThere, 3);
    QCOMPARE(again.plan.answersThere, 1);
    QCOMPARE(m_studio->projectCount(), 1);
    QCOMPARE(m_studio->taskCount(), 3);
    QCOMPARE(m_studio->annotationCount(), 1);
    for (auto request = transport.asked.begin() + static_cast<std::ptrdiff_t>(before);
         request != transport.asked.end(); ++request)
        QCOMPARE(request->method, "GET");
}

void PushTest::scenesAlone_goWithoutAnswersAndGold()
{
    TestStudy study(shapeOf(1));
    submit(study, 1, 1);
    submit(study, 2, 1);
    PlayedTransport transport(*m_studio);
    QVERIFY(!push(study.study(), transport).error);
    QCOMPARE(m_studio->annotationCount(), 0);
    for (const HttpRequest& request : transport.asked)
        QVERIFY(!request.body.contains("rater_code\"}") && !request.body.contains("\"gold\""));
    const Pushed gold = push(study.study(), transport, {false, true}, std::nullopt);
    QVERIFY(!gold.error);
}

void PushTest::answers_goWithTheirScenes()
{
    TestStudy study(shapeOf(2));
    submit(study, 1, 1);
    submit(study, 2, 1, Emotion::Fear);
    submit(study, 1, 2);
    PlayedTransport transport(*m_studio);
    const Pushed pushed = push(study.study(), transport, WithAnswers);
    QCOMPARE(pushed.done.answers, 3);
    QCOMPARE(m_studio->annotationCount(), 3);
}

void PushTest::newScene_isSentAlone()
{
    TestStudy study(shapeOf(2));
    PlayedTransport transport(*m_studio);
    QVERIFY(!push(study.study(), transport).error);
    const QString file = study.filePath(QStringLiteral("more.json"));
    QJsonObject scene = ceiData(QStringLiteral("77"), QStringLiteral("Splendid."));
    scene.remove(QStringLiteral("scenario"));
    writeFile(file, QJsonDocument(QJsonArray{scene}).toJson());
    must(study->importing().importFiles({file}, {}));
    const Pushed pushed = push(study.study(), transport);
    QCOMPARE(pushed.done.scenarios, 1);
    QCOMPARE(m_studio->taskCount(), 3);
}

void PushTest::laterAnswers_areAdded()
{
    TestStudy study(shapeOf(2));
    PlayedTransport transport(*m_studio);
    QVERIFY(!push(study.study(), transport).error);
    submit(study, 1, 1);
    const Pushed pushed = push(study.study(), transport, WithAnswers);
    QCOMPARE(pushed.done.answers, 1);
    QCOMPARE(m_studio->annotationCount(), 1);
    QVERIFY(push(study.study(), transport, WithAnswers).plan.isNothing());
}

void PushTest::newRevision_replacesTheOldAnswer()
{
    TestStudy study(shapeOf(1));
    submit(study, 1, 1, Emotion::Joy);
    PlayedTransport transport(*m_studio);
    QVERIFY(!push(study.study(), transport, WithAnswers).error);
    submit(study, 1, 1, Emotion::Anger);
    const Pushed pushed = push(study.study(), transport, WithAnswers);
    QCOMPARE(pushed.done.answers, 1);
    QCOMPARE(pushed.done.replaced, 1);
    QCOMPARE(m_studio->annotationCount(), 1);
    const QByteArray kept = QJsonDocument(m_studio->annotation(2)).toJson();
    QVERIFY(kept.contains("anger"));
    QVERIFY(push(study.study(), transport, WithAnswers).plan.isNothing());
}

void PushTest::answerChangedThere_stays()
{
    TestStudy study(shapeOf(1));
    submit(study, 1, 1, Emotion::Joy);
    PlayedTransport transport(*m_studio);
    QVERIFY(!push(study.study(), transport, WithAnswers).error);
    const QJsonArray results = m_studio->annotation(1)[QLatin1String("result")].toArray();
    m_studio->change(1, results, QStringLiteral("2026-03-02T10:00:00.000000Z"), 2);
    submit(study, 1, 1, Emotion::Anger);
    const Pushed pushed = push(study.study(), transport, WithAnswers);
    QVERIFY(pushed.plan.isNothing());
    QCOMPARE(pushed.plan.changedThere, 1);
    QCOMPARE(m_studio->annotationCount(), 1);
}

void PushTest::answerGivenThere_isNotSentBack()
{
    TestStudy study(shapeOf(2));
    PlayedTransport transport(*m_studio);
    const Pushed first = push(study.study(), transport);
    m_studio->annotate(1, 2, said("joy"));
    QCOMPARE(must(pull(study.study(), transport, first.done.project)).annotations, 1);
    const Pushed pushed = push(study.study(), transport, WithAnswers);
    QVERIFY(pushed.plan.isNothing());
    QCOMPARE(pushed.plan.givenThere, 1);
    QCOMPARE(m_studio->annotationCount(), 1);
}

void PushTest::foreignProject_isKnownAgainByItsTexts()
{
    const int project =
        m_studio->addProject(QStringLiteral("Theirs"), QString::fromUtf8(labelStudioConfig()));
    for (int i = 1; i <= 2; ++i) {
        QJsonObject data = ceiData({}, QStringLiteral("Great, number %1.").arg(i));
        data.remove(QStringLiteral("scenario"));
        data.remove(QStringLiteral("id"));
        m_studio->addTask(project, data);
    }
    TestStudy study(emptyShape());
    PlayedTransport transport(*m_studio);
    QCOMPARE(must(pull(study.study(), transport, project)).scenarios, 2);
    const Pushed pushed = push(study.study(), transport, {}, project);
    QVERIFY(pushed.plan.isNothing());
    QCOMPARE(m_studio->taskCount(), 2);
}

void PushTest::otherInterface_takesNoAnswers()
{
    const int project = m_studio->addProject(
        QStringLiteral("Theirs"),
        QStringLiteral("<View><Text name=\"t\" value=\"$utterance\"/><Choices name=\"mood\" "
                       "toName=\"t\"><Choice value=\"good\"/></Choices></View>"));
    TestStudy study(shapeOf(1));
    submit(study, 1, 1);
    PlayedTransport transport(*m_studio);
    const Pushed refused = push(study.study(), transport, WithAnswers, project);
    QVERIFY(refused.error);
    QCOMPARE(refused.error->value, QStringLiteral("interface"));
    QCOMPARE(m_studio->taskCount(), 0);
    QCOMPARE(push(study.study(), transport, {}, project).done.scenarios, 1);
}

void PushTest::brokenPush_goesOnWhereItStopped()
{
    TestStudy study(shapeOf(600));
    PlayedTransport transport(*m_studio);
    int imports = 0;
    transport.spoil = [&](const HttpRequest& request, HttpReply& reply) {
        // It was done, and nobody heard of it.
        if (request.url.path().endsWith(QLatin1String("/import")) && ++imports == 2)
            reply.fault = HttpFault::Cut;
    };
    const Pushed broken = push(study.study(), transport);
    QVERIFY(broken.error);
    QCOMPARE(broken.done.scenarios, 250);
    transport.spoil = {};
    const Pushed pushed = push(study.study(), transport);
    QVERIFY(!pushed.error);
    QCOMPARE(pushed.done.scenarios, 100);
    QCOMPARE(m_studio->taskCount(), 600);
    QCOMPARE(m_studio->projectCount(), 1);
}

void PushTest::largeStudy_goesInParts()
{
    TestStudy study(shapeOf(501));
    PlayedTransport transport(*m_studio);
    QCOMPARE(push(study.study(), transport).done.scenarios, 501);
    QCOMPARE(std::count_if(transport.asked.begin(), transport.asked.end(),
                           [](const HttpRequest& request) {
                               return request.url.path().endsWith(QLatin1String("/import"));
                           }),
             3);
}

void PushTest::tasks_comePageByPage()
{
    TestStudy study(shapeOf(20));
    PlayedTransport transport(*m_studio);
    QVERIFY(!push(study.study(), transport).error);
    m_studio->largestPage = 7;
    const Pushed again = push(study.study(), transport);
    QVERIFY(again.plan.isNothing());
    QCOMPARE(again.plan.scenariosThere, 20);
}

/// A page less than was told of would send everything on it again.
void PushTest::pagesThatLie_areNoPlan()
{
    TestStudy study(shapeOf(3));
    PlayedTransport transport(*m_studio);
    QVERIFY(!push(study.study(), transport).error);
    transport.spoil = [](const HttpRequest& request, HttpReply& reply) {
        if (request.url.path() == QLatin1String("/api/tasks/"))
            reply.body = R"({"total": 3, "tasks": []})";
    };
    const Pushed refused = push(study.study(), transport);
    QVERIFY(refused.error);
    QCOMPARE(refused.error->value, QStringLiteral("answer"));
    QCOMPARE(m_studio->taskCount(), 3);
}

void PushTest::thereAndBack_isTheSame()
{
    TestStudy study(shapeOf(4));
    for (int i = 1; i <= 4; ++i) {
        submit(study, 1, i, i % 2 == 0 ? Emotion::Joy : Emotion::Fear);
        study.clock.advance(61'000);
        submit(study, 2, i, Emotion::Joy);
    }
    PlayedTransport transport(*m_studio);
    const Pushed pushed = push(study.study(), transport, WithAnswers);
    TestStudy other(emptyShape());
    for (int i = 0; i < 1000; ++i) // whose UUIDs are its own
        other.ids.next();
    must(pull(other.study(), transport, pushed.done.project));
    compareToSent(study.study(), other.study());
    for (const Person& person : must(other->snapshot()).people)
        QCOMPARE(person.name, QStringLiteral("Person %1").arg(person.code.back()));
    // What came from there is not sent there again.
    const Pushed again = push(other.study(), transport, WithAnswers, pushed.done.project);
    QVERIFY(again.plan.isNothing());
    QCOMPARE(again.plan.givenThere, 8);
    QCOMPARE(m_studio->taskCount(), 4);
}

SUBTEXT_TEST(PushTest)
#include "pushtest.moc"
