// SPDX-License-Identifier: MIT
#include "core/models/generatedscenes.h"

#include "core/base/sha256.h"
#include "core/models/topics.h"
#include "core/operation/corrections.h"
#include "tests/support/checks.h"
#include "tests/support/emoscenestudy.h"
#include "tests/support/environments.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::test;

/// Scenes that models wrote, from the answer to the scenario, and embeddings.
class GeneratedScenesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void soundScene_becomesAScenario();
    void editedScene_saysSo();
    void faultyScene_needsAReason();
    void scene_isTakenInOnce();
    void refusedScene_canStillBeTakenIn();
    void secondOfTwoAlike_isFaulty();
    void sameEvent_getsAnotherId();
    void sceneWithoutAnswer_isNoScene();
    void taskWithoutStory_writesNone();
    void embedding_isOfTheTextOfToday();
    void topics_areKeptAndRead();

private:
    Uuid written(const QString& text, const QString& event = QStringLiteral("bus"));

    FixedClock m_clock;
    CountingIds m_ids;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Study> m_study;
    Uuid m_run;
};

namespace {

const QString Sound = QStringLiteral(
    "Mara runs around the corner and sees the red lights of the last bus go down the hill. She "
    "stops, puts her hands on her knees and breathes. \"Is there another one?\" she asks a man "
    "with a dog. He shakes his head, and she opens her purse and counts the coins in it twice.");

SceneRun runOfWriter()
{
    return {{},
            0,
            QStringLiteral("writer"),
            QStringLiteral("https://a.org"),
            QStringLiteral("openai"),
            QByteArray(64, 'b'),
            QStringLiteral("{}")};
}

} // namespace

void GeneratedScenesTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_study = makeEmoSceneStudy(m_folder->filePath(QStringLiteral("s.subtext")),
                                {m_clock, m_ids, {}}, agreedOn({1, 2}));
    m_run = must(m_study->generatedScenes().begin(runOfWriter())).uuid;
}

Uuid GeneratedScenesTest::written(const QString& text, const QString& event)
{
    SceneRequest request;
    request.event = event;
    request.source =
        generation::eventJson({event,
                               QStringLiteral("Mara misses the last bus"),
                               QStringLiteral("Mara"),
                               QStringLiteral("travel"),
                               {{generation::Relation::Feels, QStringLiteral("worried")}},
                               {}});
    request.promptSha256 = QByteArray(64, 'c');
    request.headers = QStringLiteral("{}");
    request.status = 200;
    const QJsonObject message{{QStringLiteral("content"), text}};
    const QJsonObject choice{{QStringLiteral("message"), message},
                             {QStringLiteral("finish_reason"), QStringLiteral("stop")}};
    request.answer = QString::fromUtf8(
        QJsonDocument(QJsonObject{{QStringLiteral("choices"), QJsonArray{choice}}}).toJson());
    request.finish = QStringLiteral("stop");
    must(m_study->generatedScenes().record(m_run, request));
    return must(m_study->generatedScenes().scenes()).back().request;
}

void GeneratedScenesTest::soundScene_becomesAScenario()
{
    const Uuid scene = written(Sound);
    QVERIFY(must(m_study->generatedScenes().scenes()).at(0).faults.empty());
    const ScenarioId id = must(m_study->generatedScenes().accept(scene, {}));
    const Scenario made = must(m_study->scenario(id)).value();
    QCOMPARE(made.name(), QStringLiteral("travel/bus"));
    QCOMPARE(made.fields.at(0), QStringLiteral("Mara"));
    QCOMPARE(made.fields.at(1), Sound);
    const auto origins = must(m_study->generatedScenes().origins());
    QCOMPARE(origins.size(), std::size_t{1});
    QVERIFY(origins[0].scenario == id);
    QVERIFY(!origins[0].isEdited);
    QCOMPARE(origins[0].model, QStringLiteral("writer"));
    QCOMPARE(origins[0].event.id, QStringLiteral("bus"));
    QCOMPARE(origins[0].promptSha256, QByteArray(64, 'c'));
    VERIFY_HOLDS(m_study->verifyAudit());
}

void GeneratedScenesTest::editedScene_saysSo()
{
    const QString mended = QString(Sound).replace(QStringLiteral("twice"), QStringLiteral("again"));
    const ScenarioId id =
        must(m_study->generatedScenes().accept(written(Sound), {mended, QString()}));
    QCOMPARE(must(m_study->scenario(id)).value().fields.at(1), mended);
    QVERIFY(must(m_study->generatedScenes().origins()).at(0).isEdited);
    const WrittenScene scene = must(m_study->generatedScenes().scenes()).at(0);
    QCOMPARE(scene.text, Sound); // what came stays
    QVERIFY(scene.verdict->kind == SceneVerdictKind::Edited);
}

void GeneratedScenesTest::faultyScene_needsAReason()
{
    const Uuid scene = written(QStringLiteral("Mara is worried."));
    const auto count = must(m_study->scenarios()).size();
    const auto refused = m_study->generatedScenes().accept(scene, {});
    COMPARE_ERROR(refused, ErrorCode::InvalidValue);
    QCOMPARE(refused.error().detail, QStringLiteral("scene fault"));
    QCOMPARE(refused.error().value, QStringLiteral("barred worried"));
    QCOMPARE(must(m_study->scenarios()).size(), count);
    VERIFY_HOLDS(m_study->generatedScenes().accept(scene, {{}, QStringLiteral("A short one.")}));
    QCOMPARE(must(m_study->generatedScenes().scenes()).at(0).verdict->reason,
             QStringLiteral("A short one."));
    const Uuid empty = written(QStringLiteral("..."));
    COMPARE_ERROR(m_study->generatedScenes().accept(empty, {{}, QStringLiteral("Why not")}),
                  ErrorCode::InvalidValue);
}

void GeneratedScenesTest::scene_isTakenInOnce()
{
    const Uuid scene = written(Sound);
    VERIFY_HOLDS(m_study->generatedScenes().accept(scene, {}));
    COMPARE_ERROR(m_study->generatedScenes().accept(scene, {}), ErrorCode::InvalidValue);
    COMPARE_ERROR(m_study->generatedScenes().reject(scene, {}), ErrorCode::InvalidValue);
}

void GeneratedScenesTest::refusedScene_canStillBeTakenIn()
{
    const Uuid scene = written(Sound);
    VERIFY_HOLDS(m_study->generatedScenes().reject(scene, QStringLiteral("No.")));
    QVERIFY(must(m_study->generatedScenes().scenes()).at(0).verdict->kind ==
            SceneVerdictKind::Refused);
    QVERIFY(must(m_study->generatedScenes().origins()).empty());
    VERIFY_HOLDS(m_study->generatedScenes().accept(scene, {}));
    QCOMPARE(must(m_study->generatedScenes().origins()).size(), std::size_t{1});
}

void GeneratedScenesTest::secondOfTwoAlike_isFaulty()
{
    written(Sound);
    const Uuid second = written(Sound, QStringLiteral("later"));
    const auto scenes = must(m_study->generatedScenes().scenes());
    QVERIFY(scenes.at(0).faults.empty());
    QVERIFY(scenes.at(1).faults ==
            (std::vector<generation::SceneFault>{
                {generation::SceneFaultKind::NearDuplicate, QStringLiteral("bus")}}));
    QVERIFY(must(m_study->generatedScenes().faultsOf(second, Sound)) == scenes.at(1).faults);
    VERIFY_HOLDS(m_study->generatedScenes().reject(scenes.at(0).request, {}));
    QVERIFY(must(m_study->generatedScenes().faultsOf(second, Sound)).empty());
}

void GeneratedScenesTest::sameEvent_getsAnotherId()
{
    VERIFY_HOLDS(m_study->generatedScenes().accept(written(Sound), {}));
    const ScenarioId second = must(m_study->generatedScenes().accept(
        written(QStringLiteral("Mara waits.")), {{}, QStringLiteral("Two of one event.")}));
    QCOMPARE(must(m_study->scenario(second)).value().name(), QStringLiteral("travel/bus-2"));
}

void GeneratedScenesTest::sceneWithoutAnswer_isNoScene()
{
    SceneRequest request;
    request.event = QStringLiteral("bus");
    request.source = QStringLiteral("{}");
    request.promptSha256 = QByteArray(64, 'c');
    request.headers = QStringLiteral("{}");
    request.fault = QStringLiteral("unreachable");
    VERIFY_HOLDS(m_study->generatedScenes().record(m_run, request));
    QVERIFY(must(m_study->generatedScenes().scenes()).empty());
    QVERIFY(must(m_study->generatedScenes().answered(m_run)).isEmpty());
    QCOMPARE(must(m_study->generatedScenes().runs()).at(0).requests, qint64{1});
}

void GeneratedScenesTest::taskWithoutStory_writesNone()
{
    TestStudy cei;
    const auto begun = cei->generatedScenes().begin(runOfWriter());
    COMPARE_ERROR(begun, ErrorCode::InvalidValue);
    QCOMPARE(begun.error().detail, QStringLiteral("story"));
}

void GeneratedScenesTest::embedding_isOfTheTextOfToday()
{
    Topics& topics = m_study->topics();
    const QString model = QStringLiteral("places");
    const EmbeddedScene first = must(topics.scenes(model)).at(0);
    QVERIFY(first.vector.empty());
    QCOMPARE(first.text, first.scene.fields.at(1)); // of EmoScene the story, not the name
    VERIFY_HOLDS(topics.record({{first.scene.id,
                                 1,
                                 model,
                                 QStringLiteral("https://a.org"),
                                 sha256Of(first.text.toUtf8()),
                                 {0.5F, -2}}}));
    QVERIFY(must(topics.scenes(model)).at(0).vector == (std::vector<float>{0.5F, -2}));
    QVERIFY(must(topics.scenes(QStringLiteral("other"))).at(0).vector.empty());
    VERIFY_HOLDS(m_study->corrections().correct(first.scene.id,
                                                {{FieldIndex{1}, QStringLiteral("Mara mends it.")}},
                                                QStringLiteral("Damaged."), {}));
    QVERIFY(must(topics.scenes(model)).at(0).vector.empty());
}

void GeneratedScenesTest::topics_areKeptAndRead()
{
    Topics& topics = m_study->topics();
    QVERIFY(!must(topics.kept()));
    const ScenarioId scene = must(m_study->scenarios()).at(1).id;
    const NamedTopic one{QStringLiteral("bread"), {QStringLiteral("oven")}, {scene}};
    VERIFY_HOLDS(topics.keep(QStringLiteral("m"), {{QStringLiteral("k"), 1}}, {one}));
    COMPARE_ERROR(topics.keep(QStringLiteral("m"), {}, {one, one}), ErrorCode::InvalidValue);
    const KeptTopics kept = must(topics.kept()).value();
    QCOMPARE(kept.parameters[QLatin1String("k")].toInt(), 1);
    QCOMPARE(kept.topics.size(), std::size_t{1});
    QCOMPARE(kept.topics[0].name, one.name);
    QVERIFY(kept.topics[0].scenarios == one.scenarios);
    VERIFY_HOLDS(m_study->verifyAudit());
}

SUBTEXT_TEST(GeneratedScenesTest)
#include "generatedscenestest.moc"
