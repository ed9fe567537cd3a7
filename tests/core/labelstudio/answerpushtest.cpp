// SPDX-License-Identifier: MIT
#include "core/labelstudio/answerpush.h"

#include "core/bridge/studiobridge.h"
#include "core/exchange/labelstudio/labelstudiorows.h"
#include "tests/core/labelstudio/bridging.h"

#include <QSet>

using namespace subtext;
using namespace subtext::test;

/// Answers to scenes that are there: many at once, and nothing that anybody did there is lost.
class AnswerPushTest : public Bridging
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void many_goInAFewRequests();
    void few_goOneByOne();
    void estimate_countsWhatGoesOneByOne();
    void twoOfATask_goInTwoParts();
    void longRounds_areCut();
    void manyThereAndBack_areTheSame();
    void workOfOthers_stays();
    void stoppedAnywhere_isMendedByTheNext_data();
    void stoppedAnywhere_isMendedByTheNext();
    void refusedWay_leavesTheSlowOne_data();
    void refusedWay_leavesTheSlowOne();
    void leftoversThatMayNotGo_stopNothing();
    void projectOfAModel_getsThemOneByOne();
    void halfSent_isRemovedAlsoBesideAModel();
    void halfSent_staysWhereAModelWouldBeForgotten_data();
    void halfSent_staysWhereAModelWouldBeForgotten();
    void fewerThanSent_isAnError();
    void halfSent_isNoPredictionForAPull();
    void halfSent_isRemovedWhereNothingElseIsLeft();
    void sentTwice_isThereOnceAfterTheNext();
    void workOnACopy_stays_data();
    void workOnACopy_stays();
    void copyCorrectedInTheMeantime_stays();
    void copyOfAnEarlierRevision_stays();
    void changedInTheMeantime_stays();
    void revisionsOfMany_replaceTheOldOnes();

private:
    /// A study whose scenes are there, then answered by two people.
    std::unique_ptr<TestStudy> answeredLater(PlayedTransport& transport);
    /// The answers on the server, each once.
    QSet<QString> answersThere() const;
    /// A new annotation of the same task with the same results, or with another emotion.
    int copyOf(int annotation, int person, bool isCorrected, bool namesParent = false);
    Pushed pushAnswers(TestStudy& study, HttpTransport& transport)
    {
        return push(study.study(), transport, {true, false});
    }
};

namespace {

constexpr int Scenes = 20;
constexpr int Answers = 2 * Scenes;

bool isTo(const HttpRequest& request, const char* method, const char* end)
{
    return request.method == method && request.url.path().endsWith(QLatin1String(end));
}

auto countOf(const PlayedTransport& transport, const char* method, const char* end)
{
    return std::count_if(transport.asked.begin(), transport.asked.end(),
                         [&](const HttpRequest& request) { return isTo(request, method, end); });
}

HttpReply refusal(int status, const QByteArray& body = R"({"detail":"No."})",
                  const QByteArray& type = "application/json")
{
    HttpReply reply;
    reply.status = status;
    reply.body = body;
    reply.headers = {{"Content-Type", type}};
    return reply;
}

/// The first result is the emotion.
QJsonArray corrected(QJsonArray results)
{
    QJsonObject emotion = results.first().toObject();
    emotion[QStringLiteral("value")] =
        QJsonObject{{QStringLiteral("choices"), QJsonArray{QStringLiteral("trust")}}};
    results[0] = emotion;
    return results;
}

} // namespace

void AnswerPushTest::init()
{
    m_studio = std::make_unique<PlayedStudio>();
    m_studio->addPerson(1, QStringLiteral("boss@example.org"));
    m_studio->addPerson(2, QStringLiteral("ann@example.org"));
}

std::unique_ptr<TestStudy> AnswerPushTest::answeredLater(PlayedTransport& transport)
{
    TestStudy::Shape shape;
    shape.perSubtype = Scenes;
    shape.subtypes = {Subtype::SarcasmIrony};
    shape.annotators = 2;
    shape.ratersPerItem = 2;
    auto study = std::make_unique<TestStudy>(shape);
    if (push(study->study(), transport).error)
        qFatal("the scenes did not arrive");
    for (int scene = 1; scene <= Scenes; ++scene) {
        submit(*study, 1, scene, scene % 2 == 0 ? Emotion::Joy : Emotion::Fear);
        study->clock.advance(61'000);
        submit(*study, 2, scene);
    }
    transport.asked.clear();
    return study;
}

QSet<QString> AnswerPushTest::answersThere() const
{
    QSet<QString> answers;
    for (const QJsonValue& task : m_studio->tasksOf(1)) {
        for (const AnnotationThere& one :
             annotationsThereFrom(task[QLatin1String("annotations")].toArray()))
            answers.insert(one.own);
    }
    return answers;
}

int AnswerPushTest::copyOf(int annotation, int person, bool isCorrected, bool namesParent)
{
    const QJsonObject first = m_studio->annotation(annotation);
    const QJsonArray results = first[QStringLiteral("result")].toArray();
    QJsonObject copy = m_studio->annotation(m_studio->annotate(
        first[QStringLiteral("task")].toInt(), person, isCorrected ? corrected(results) : results));
    copy[QStringLiteral("parent_annotation")] = namesParent ? annotation : QJsonValue();
    m_studio->setAnnotation(copy);
    return copy[QStringLiteral("id")].toInt();
}

void AnswerPushTest::many_goInAFewRequests()
{
    PlayedTransport transport(*m_studio);
    const auto study = answeredLater(transport);
    const Pushed pushed = pushAnswers(*study, transport);
    QVERIFY(!pushed.error);
    QCOMPARE(pushed.done.answers, Answers);
    QCOMPARE(m_studio->annotationCount(), Answers);
    QCOMPARE(answersThere().size(), Answers);
    QCOMPARE(m_studio->predictionCount(), 0);
    QCOMPARE(m_studio->taskCount(), Scenes);
    QCOMPARE(countOf(transport, "POST", "/annotations/"), 0);
    QVERIFY(transport.asked.size() < std::size_t{13});
    const Pushed again = pushAnswers(*study, transport);
    QVERIFY(again.plan.isNothing());
    QCOMPARE(again.plan.answersThere, Answers);
}

void AnswerPushTest::few_goOneByOne()
{
    PlayedTransport transport(*m_studio);
    const auto study = answeredLater(transport);
    QVERIFY(!pushAnswers(*study, transport).error);
    transport.asked.clear();
    submit(*study, 1, 1, Emotion::Anger);
    QCOMPARE(pushAnswers(*study, transport).done.answers, 1);
    QCOMPARE(countOf(transport, "POST", "/annotations/"), 1);
    QCOMPARE(countOf(transport, "POST", "/import/predictions"), 0);
}

void AnswerPushTest::estimate_countsWhatGoesOneByOne()
{
    PushPlan plan;
    plan.answers.resize(1000);
    plan.obsolete.resize(3);
    QCOMPARE(plan.oneByOne(), 1006);
    plan.takesMany = true;
    QCOMPARE(plan.oneByOne(), 6);
    plan.answers.resize(2);
    QCOMPARE(plan.oneByOne(), 8);
}

void AnswerPushTest::twoOfATask_goInTwoParts()
{
    const std::vector<PushPlan::NewAnswer> answers{{1, nullptr}, {1, nullptr}, {2, nullptr},
                                                   {3, nullptr}, {2, nullptr}, {1, nullptr}};
    const auto parts = partsOf(answers);
    QCOMPARE(parts.size(), std::size_t{3});
    QCOMPARE(parts[0].size(), std::size_t{3});
    QCOMPARE(parts[1].size(), std::size_t{2});
    QCOMPARE(parts[2].size(), std::size_t{1});
    for (const auto& part : parts) {
        QSet<qint64> tasks;
        for (const PushPlan::NewAnswer& answer : part)
            tasks.insert(answer.task);
        QCOMPARE(static_cast<std::size_t>(tasks.size()), part.size());
    }
}

void AnswerPushTest::longRounds_areCut()
{
    std::vector<PushPlan::NewAnswer> answers;
    for (qint64 task = 1; task <= 2001; ++task)
        answers.push_back({task, nullptr});
    const auto parts = partsOf(answers);
    QCOMPARE(parts.size(), std::size_t{3});
    QCOMPARE(parts.back().size(), std::size_t{1});
    QCOMPARE(parts.back().front().task, 2001);
    QVERIFY(partsOf({}).empty());
}

void AnswerPushTest::manyThereAndBack_areTheSame()
{
    PlayedTransport transport(*m_studio);
    const auto study = answeredLater(transport);
    const Pushed pushed = pushAnswers(*study, transport);
    TestStudy other(emptyShape());
    for (int i = 0; i < 1000; ++i) // whose UUIDs are its own
        other.ids.next();
    must(pull(other.study(), transport, pushed.done.project));
    compareToSent(study->study(), other.study());
}

void AnswerPushTest::workOfOthers_stays()
{
    PlayedTransport transport(*m_studio);
    const auto study = answeredLater(transport);
    const QString now = QStringLiteral("2026-03-02T10:00:00.000000Z");
    m_studio->annotate(1, 2, said("anger"));
    m_studio->draft(2, 2, said("fear"), now);
    m_studio->predict(1, QStringLiteral("mini-1"), said("joy"));
    const QByteArray before = QJsonDocument(m_studio->annotation(1)).toJson();
    QVERIFY(!pushAnswers(*study, transport).error);
    QCOMPARE(QJsonDocument(m_studio->annotation(1)).toJson(), before);
    QCOMPARE(m_studio->annotationCount(), Answers + 1);
    QCOMPARE(m_studio->predictionCount(), 1);
    const QJsonArray tasks = m_studio->tasksOf(1);
    QCOMPARE(tasks.at(1)[QLatin1String("drafts")].toArray().size(), 1);
    QCOMPARE(tasks.size(), Scenes);
}

void AnswerPushTest::stoppedAnywhere_isMendedByTheNext_data()
{
    QTest::addColumn<int>("request"); // that writes, the first is 0
    QTest::addColumn<bool>("isDone"); // and nobody heard of it
    for (int request = 0; request < 7; ++request) {
        for (const bool isDone : {false, true})
            QTest::addRow("request %d, %s", request, isDone ? "done" : "lost") << request << isDone;
    }
}

void AnswerPushTest::stoppedAnywhere_isMendedByTheNext()
{
    QFETCH(int, request);
    QFETCH(bool, isDone);
    PlayedTransport transport(*m_studio);
    const auto study = answeredLater(transport);
    int writing = 0;
    HttpReply cut;
    cut.fault = HttpFault::Cut;
    if (isDone)
        transport.spoil = [&](const HttpRequest& asked, HttpReply& reply) {
            if (asked.method != "GET" && writing++ == request)
                reply = cut;
        };
    else
        transport.instead = [&](const HttpRequest& asked) {
            const bool isHere = asked.method != "GET" && writing++ == request;
            return isHere ? std::optional(cut) : std::nullopt;
        };
    const Pushed broken = pushAnswers(*study, transport);
    QVERIFY(broken.error);
    QCOMPARE(broken.error->code, ErrorCode::ServerUnreachable);
    QVERIFY(broken.done.answers <= m_studio->annotationCount());
    transport.spoil = {};
    transport.instead = {};
    QVERIFY(!pushAnswers(*study, transport).error);
    QCOMPARE(m_studio->annotationCount(), Answers);
    QCOMPARE(answersThere().size(), Answers);
    QCOMPARE(m_studio->predictionCount(), 0);
    QVERIFY(pushAnswers(*study, transport).plan.isNothing());
}

void AnswerPushTest::refusedWay_leavesTheSlowOne_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("end");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    const QByteArray detail = R"({"detail":"No."})";
    const QByteArray page = "<!doctype html><html></html>";
    const auto row = [](const char* name, const char* method, const char* end, int status,
                        const QByteArray& body) {
        QTest::newRow(name) << QByteArray(method) << QByteArray(end) << status << body;
    };
    row("no model versions", "GET", "/model-versions/", 404, page);
    row("model versions as a list", "GET", "/model-versions/", 200, "[]");
    row("no predictions", "POST", "/import/predictions", 404, page);
    row("predictions are refused", "POST", "/import/predictions", 400, detail);
    row("some predictions", "POST", "/import/predictions", 201, R"({"created":1})");
    row("no such action", "GET", "/api/dm/actions", 200, R"([{"id":"delete_tasks"}])");
    row("no actions", "GET", "/api/dm/actions", 404, page);
    row("model versions stay", "DELETE", "/model-versions/", 405, detail);
    row("model versions are not ours to remove", "DELETE", "/model-versions/", 403, detail);
    row("the action is not allowed", "POST", "/api/dm/actions", 403, detail);
}

void AnswerPushTest::refusedWay_leavesTheSlowOne()
{
    QFETCH(QByteArray, method);
    QFETCH(QByteArray, end);
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    PlayedTransport transport(*m_studio);
    const auto study = answeredLater(transport);
    transport.instead = [&](const HttpRequest& asked) {
        return isTo(asked, method, end)
                   ? std::optional(refusal(status, body,
                                           body.startsWith('<') ? "text/html" : "application/json"))
                   : std::nullopt;
    };
    const Pushed pushed = pushAnswers(*study, transport);
    QVERIFY(!pushed.error);
    QCOMPARE(pushed.done.answers, Answers);
    QCOMPARE(countOf(transport, "POST", "/annotations/"), Answers);
    QCOMPARE(answersThere().size(), Answers);
    QCOMPARE(m_studio->predictionCount(), 0);
}

void AnswerPushTest::leftoversThatMayNotGo_stopNothing()
{
    PlayedTransport transport(*m_studio);
    const auto study = answeredLater(transport);
    m_studio->predict(1, QString(LabelStudioSending) + QStringLiteral("x"), said("joy"));
    m_studio->predict(2, QString(LabelStudioSending) + QStringLiteral("y"), said("joy"));
    transport.instead = [](const HttpRequest& asked) {
        return isTo(asked, "DELETE", "/model-versions/") ? std::optional(refusal(403))
                                                         : std::nullopt;
    };
    const Pushed pushed = pushAnswers(*study, transport);
    QVERIFY(!pushed.error);
    QCOMPARE(pushed.done.answers, Answers);
    QCOMPARE(countOf(transport, "POST", "/annotations/"), Answers);
    QCOMPARE(m_studio->predictionCount(), 2);
    QVERIFY(!pushAnswers(*study, transport).error);
}

void AnswerPushTest::projectOfAModel_getsThemOneByOne()
{
    PlayedTransport transport(*m_studio);
    const auto study = answeredLater(transport);
    m_studio->showModel(1, QStringLiteral("mini"));
    QCOMPARE(pushAnswers(*study, transport).done.answers, Answers);
    QCOMPARE(countOf(transport, "POST", "/annotations/"), Answers);
    QCOMPARE(countOf(transport, "DELETE", "/model-versions/"), 0);
}

void AnswerPushTest::halfSent_isRemovedAlsoBesideAModel()
{
    PlayedTransport transport(*m_studio);
    const auto study = answeredLater(transport);
    m_studio->predict(1, QStringLiteral("mini-1"), said("joy"));
    m_studio->predict(1, QString(LabelStudioSending) + QStringLiteral("x"), said("joy"));
    m_studio->showModel(1, QStringLiteral("mini-1"));
    m_studio->connectModel(QStringLiteral("another"));
    const Pushed pushed = pushAnswers(*study, transport);
    QVERIFY(!pushed.error);
    QCOMPARE(pushed.plan.unfinished.size(), 1);
    QCOMPARE(countOf(transport, "POST", "/annotations/"), Answers);
    QCOMPARE(countOf(transport, "DELETE", "/model-versions/"), 1);
    QCOMPARE(m_studio->predictionCount(), 1);
    QCOMPARE(m_studio->modelShownBy(1), QStringLiteral("mini-1"));
    QVERIFY(pushAnswers(*study, transport).plan.isNothing());
}

void AnswerPushTest::halfSent_staysWhereAModelWouldBeForgotten_data()
{
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QString>("connected");
    QTest::addColumn<bool>("isRefused"); // what models there are
    const QString left = QString(LabelStudioSending) + QStringLiteral("x");
    const QString mini = QStringLiteral("mini");
    QTest::newRow("the project shows it") << left << mini << false;
    QTest::newRow("a connected model is shown") << mini << mini << false;
    QTest::newRow("nobody knows whether it is connected") << mini << QString() << true;
}

void AnswerPushTest::halfSent_staysWhereAModelWouldBeForgotten()
{
    QFETCH(QString, shown);
    QFETCH(QString, connected);
    QFETCH(bool, isRefused);
    PlayedTransport transport(*m_studio);
    const auto study = answeredLater(transport);
    m_studio->predict(1, QString(LabelStudioSending) + QStringLiteral("x"), said("joy"));
    m_studio->showModel(1, shown);
    m_studio->connectModel(connected);
    transport.instead = [&](const HttpRequest& asked) {
        return isRefused && asked.url.query().contains(QLatin1String("include_live_models"))
                   ? std::optional(refusal(404))
                   : std::nullopt;
    };
    const Pushed pushed = pushAnswers(*study, transport);
    QVERIFY(!pushed.error);
    QCOMPARE(pushed.done.answers, Answers);
    QCOMPARE(countOf(transport, "DELETE", "/model-versions/"), 0);
    QCOMPARE(m_studio->predictionCount(), 1);
    QCOMPARE(m_studio->modelShownBy(1), shown);
}

/// Somebody else may have removed the predictions in between.
void AnswerPushTest::fewerThanSent_isAnError()
{
    PlayedTransport transport(*m_studio);
    const auto study = answeredLater(transport);
    transport.spoil = [](const HttpRequest& asked, HttpReply& reply) {
        if (isTo(asked, "POST", "/api/dm/actions"))
            reply.body = R"({"detail":"Created 3 annotations"})";
    };
    const Pushed pushed = pushAnswers(*study, transport);
    QVERIFY(pushed.error);
    QCOMPARE(pushed.error->value, QStringLiteral("answer"));
    QCOMPARE(pushed.done.answers, 0);
    transport.spoil = {};
    QVERIFY(!pushAnswers(*study, transport).error);
    QCOMPARE(m_studio->annotationCount(), Answers);
}

void AnswerPushTest::halfSent_isNoPredictionForAPull()
{
    PlayedTransport transport(*m_studio);
    const auto study = answeredLater(transport);
    m_studio->predict(1, QStringLiteral("mini-1"), said("joy"));
    transport.instead = [](const HttpRequest& asked) {
        return isTo(asked, "POST", "/api/dm/actions") ? std::optional(refusal(503)) : std::nullopt;
    };
    QVERIFY(pushAnswers(*study, transport).error);
    QCOMPARE(m_studio->predictionCount(), Scenes + 1);
    TestStudy other(emptyShape());
    const QTemporaryDir folder;
    const FetchedProject fetched = must(fetch(transport, 1, folder.path()));
    const ImportOptions options = must(other->studioBridge().pullOptionsFor(fetched, {}));
    const auto files = must(readImportFiles({fetched.file}, options));
    must(other->importing().apply(files, options));
    QCOMPARE(must(other->studioBridge().keepPredictions(files)).rows, 1);
    QVERIFY(must(other->annotations()).empty());
}

void AnswerPushTest::halfSent_isRemovedWhereNothingElseIsLeft()
{
    PlayedTransport transport(*m_studio);
    const auto study = answeredLater(transport);
    QVERIFY(!pushAnswers(*study, transport).error);
    m_studio->predict(1, QString(LabelStudioSending) + QStringLiteral("x"), said("joy"));
    m_studio->predict(1, QStringLiteral("mini-1"), said("joy"));
    const Pushed again = pushAnswers(*study, transport);
    QVERIFY(!again.error);
    QVERIFY(!again.plan.isNothing());
    QCOMPARE(again.done.answers, 0);
    QCOMPARE(again.done.unfinished, 1);
    QCOMPARE(m_studio->predictionCount(), 1);
}

/// By two copies of the study at the same time.
void AnswerPushTest::sentTwice_isThereOnceAfterTheNext()
{
    PlayedTransport transport(*m_studio);
    const auto study = answeredLater(transport);
    QVERIFY(!pushAnswers(*study, transport).error);
    const int twin = copyOf(1, 1, false);
    const Pushed again = pushAnswers(*study, transport);
    QVERIFY(!again.error);
    QCOMPARE(again.done.replaced, 1);
    QCOMPARE(m_studio->annotationCount(), Answers);
    QVERIFY(m_studio->annotation(twin).isEmpty());
    QCOMPARE(answersThere().size(), Answers);
    QVERIFY(pushAnswers(*study, transport).plan.isNothing());
}

/// Label Studio copies the results with our UUID in them, and what it makes is new, not changed.
void AnswerPushTest::workOnACopy_stays_data()
{
    QTest::addColumn<bool>("isCorrected");
    QTest::addColumn<int>("person");
    QTest::addColumn<bool>("namesParent");
    QTest::newRow("other results") << true << 1 << false;
    QTest::newRow("of person 2") << false << 2 << false;
    QTest::newRow("says that it is a copy") << false << 1 << true;
}

void AnswerPushTest::workOnACopy_stays()
{
    QFETCH(bool, isCorrected);
    QFETCH(int, person);
    QFETCH(bool, namesParent);
    PlayedTransport transport(*m_studio);
    const auto study = answeredLater(transport);
    QVERIFY(!pushAnswers(*study, transport).error);
    const int copy = copyOf(1, person, isCorrected, namesParent);
    const Pushed again = pushAnswers(*study, transport);
    QVERIFY(!again.error);
    QVERIFY(again.plan.isNothing());
    QCOMPARE(m_studio->annotationCount(), Answers + 1);
    QVERIFY(!m_studio->annotation(copy).isEmpty());
    QVERIFY(!m_studio->annotation(1).isEmpty());
}

/// Between the look and the removal, and in a way that leaves no trace but what it says.
void AnswerPushTest::copyCorrectedInTheMeantime_stays()
{
    PlayedTransport transport(*m_studio);
    const auto study = answeredLater(transport);
    QVERIFY(!pushAnswers(*study, transport).error);
    const int copy = copyOf(1, 1, false);
    transport.spoil = [&](const HttpRequest& asked, HttpReply&) {
        if (!isTo(asked, "GET", "/api/tasks/"))
            return;
        QJsonObject changed = m_studio->annotation(copy);
        changed[QStringLiteral("result")] = corrected(changed[QStringLiteral("result")].toArray());
        m_studio->setAnnotation(changed);
    };
    const Pushed again = pushAnswers(*study, transport);
    QVERIFY(!again.error);
    QCOMPARE(again.plan.obsolete.size(), std::size_t{1});
    QCOMPARE(again.done.replaced, 0);
    QVERIFY(!m_studio->annotation(copy).isEmpty());
}

void AnswerPushTest::copyOfAnEarlierRevision_stays()
{
    PlayedTransport transport(*m_studio);
    const auto study = answeredLater(transport);
    QVERIFY(!pushAnswers(*study, transport).error);
    for (int number = 1; number <= Answers; ++number)
        copyOf(number, 2, true, true);
    submit(*study, 1, 1, Emotion::Anger);
    const Pushed again = pushAnswers(*study, transport);
    QVERIFY(!again.error);
    QCOMPARE(again.done.answers, 1);
    QCOMPARE(again.done.replaced, 1);
    QCOMPARE(m_studio->annotationCount(), 2 * Answers);
}

/// Between the look and the removal somebody corrects the answer that was to go.
void AnswerPushTest::changedInTheMeantime_stays()
{
    PlayedTransport transport(*m_studio);
    const auto study = answeredLater(transport);
    QVERIFY(!pushAnswers(*study, transport).error);
    submit(*study, 1, 1, Emotion::Anger);
    transport.spoil = [&](const HttpRequest& asked, HttpReply&) {
        if (!isTo(asked, "POST", "/annotations/"))
            return;
        for (int number = 1; number <= Answers; ++number)
            m_studio->change(number,
                             m_studio->annotation(number)[QLatin1String("result")].toArray(),
                             QStringLiteral("2026-03-09T10:00:00.000000Z"), 2);
    };
    const Pushed pushed = pushAnswers(*study, transport);
    QVERIFY(!pushed.error);
    QCOMPARE(pushed.plan.obsolete.size(), std::size_t{1});
    QCOMPARE(pushed.done.replaced, 0);
    QCOMPARE(m_studio->annotationCount(), Answers + 1);
}

void AnswerPushTest::revisionsOfMany_replaceTheOldOnes()
{
    PlayedTransport transport(*m_studio);
    const auto study = answeredLater(transport);
    QVERIFY(!pushAnswers(*study, transport).error);
    for (int scene = 1; scene <= Scenes; ++scene) {
        submit(*study, 1, scene, Emotion::Anger);
        submit(*study, 2, scene, Emotion::Sadness);
    }
    const Pushed pushed = pushAnswers(*study, transport);
    QVERIFY(!pushed.error);
    QCOMPARE(pushed.done.answers, Answers);
    QCOMPARE(pushed.done.replaced, Answers);
    QCOMPARE(m_studio->annotationCount(), Answers);
    QVERIFY(pushAnswers(*study, transport).plan.isNothing());
}

SUBTEXT_TEST(AnswerPushTest)
#include "answerpushtest.moc"
