// SPDX-License-Identifier: MIT
#include "core/models/generatedscenes.h"
#include "core/publishing/releasing.h"
#include "tests/support/checks.h"
#include "tests/support/emoscenestudy.h"
#include "tests/support/environments.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/releases.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::test;

/// What a release says of scenes that models wrote.
class ReleasedScenesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void takenScene_hasARowWithItsOrigin();
    void datasheet_saysWhichModelsWroteHowMany();
    void openAndRefusedScenes_areInNoFile();
    void textsOfTheEvent_areLookedAtByTheGates();

private:
    Uuid written(const QString& event);
    std::vector<ReleaseFile> files();

    FixedClock m_clock;
    CountingIds m_ids;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Study> m_study;
    Uuid m_run;
};

namespace {

const char* const OriginsPath = "generated_scenes.csv";

ReleaseOptions firstVersion()
{
    ReleaseOptions options;
    options.version = QStringLiteral("1.0.0");
    options.date = QStringLiteral("2026-03-01");
    return options;
}

} // namespace

void ReleasedScenesTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_study = makeEmoSceneStudy(m_folder->filePath(QStringLiteral("s.subtext")),
                                {m_clock, m_ids, {}}, agreedOn({1, 2}));
    m_run = must(m_study->generatedScenes().begin({{},
                                                   0,
                                                   QStringLiteral("writer"),
                                                   QStringLiteral("http://10.0.0.7"),
                                                   QStringLiteral("openai"),
                                                   QByteArray(64, 'b'),
                                                   QStringLiteral("{}")}))
                .uuid;
}

Uuid ReleasedScenesTest::written(const QString& event)
{
    SceneRequest request;
    request.event = event;
    request.source =
        generation::eventJson({event,
                               QStringLiteral("Mara misses the last bus"),
                               QStringLiteral("Mara"),
                               QStringLiteral("travel"),
                               {{generation::Relation::Feels, QStringLiteral("worried")}},
                               {QStringLiteral("ottilie")}});
    request.promptSha256 = QByteArray(64, 'c');
    request.headers = QStringLiteral("{}");
    request.status = 200;
    const QJsonObject message{{QStringLiteral("content"), QStringLiteral("Mara runs.")}};
    const QJsonObject choice{{QStringLiteral("message"), message},
                             {QStringLiteral("finish_reason"), QStringLiteral("stop")}};
    request.answer = QString::fromUtf8(
        QJsonDocument(QJsonObject{{QStringLiteral("choices"), QJsonArray{choice}}}).toJson());
    request.finish = QStringLiteral("stop");
    must(m_study->generatedScenes().record(m_run, request));
    return must(m_study->generatedScenes().scenes()).back().request;
}

std::vector<ReleaseFile> ReleasedScenesTest::files()
{
    return filesOf(must(m_study->releaseDrafting().draft(firstVersion(), {})));
}

void ReleasedScenesTest::takenScene_hasARowWithItsOrigin()
{
    GeneratedScenes& scenes = m_study->generatedScenes();
    must(scenes.accept(written(QStringLiteral("bus")), {{}, QStringLiteral("a try"), {}}));
    must(scenes.accept(written(QStringLiteral("tram")),
                       {QStringLiteral("Mara walks."), QStringLiteral("a try"), {}}));
    const std::vector<ReleaseFile> made = files();
    const QList<QByteArray> lines =
        contentOf(made, QLatin1String(OriginsPath)).trimmed().split('\n');
    QCOMPARE(lines.size(), qsizetype{3});
    QCOMPARE(lines.at(0).trimmed(),
             QByteArray("scenario,model,edited,event_id,event,subject,pairs,barred,"
                        "template_sha256,prompt_sha256"));
    QCOMPARE(lines.at(1).trimmed(),
             "travel/bus,writer,no,bus,Mara misses the last bus,Mara,feels: worried,"
             "\"ottilie, worried\"," +
                 QByteArray(64, 'b') + ',' + QByteArray(64, 'c'));
    QVERIFY(lines.at(2).startsWith("travel/tram,writer,yes,tram,"));
    QVERIFY(contentOf(made, QStringLiteral("README.md")).contains(OriginsPath));
    QVERIFY(contentOf(made, QStringLiteral("croissant.json")).contains(OriginsPath));
    QVERIFY(contentOf(made, QStringLiteral("SHA256SUMS")).contains(OriginsPath));
    for (const ReleaseFile& file : made)
        QVERIFY2(!file.bytes.contains("10.0.0.7"), qPrintable(file.path));
}

void ReleasedScenesTest::datasheet_saysWhichModelsWroteHowMany()
{
    const QByteArray question = "**Where do the scenarios come from?**\n\n";
    const auto datasheet = [&] { return contentOf(files(), QStringLiteral("DATASHEET.md")); };
    QVERIFY(datasheet().contains(question + "*Unanswered.*\n"));

    GeneratedScenes& scenes = m_study->generatedScenes();
    must(scenes.accept(written(QStringLiteral("bus")), {{}, QStringLiteral("a try"), {}}));
    must(scenes.accept(written(QStringLiteral("tram")),
                       {QStringLiteral("Mara walks."), QStringLiteral("a try"), {}}));
    const QByteArray fact = "2 of 4 scenarios were written by models, each from an event: 2 by "
                            "writer (1 edited by a person). ";
    QVERIFY2(datasheet().contains(question + fact), datasheet().constData());

    must(m_study->releasing().answer(QStringLiteral("scenario_source"),
                                     QStringLiteral("Two of them are from a novel."), {}));
    QVERIFY2(datasheet().contains(question + "Two of them are from a novel.\n\n" + fact),
             datasheet().constData());
}

void ReleasedScenesTest::openAndRefusedScenes_areInNoFile()
{
    must(m_study->generatedScenes().reject(written(QStringLiteral("bus")), {}));
    written(QStringLiteral("tram"));
    const std::vector<ReleaseFile> made = files();
    QVERIFY(!made.empty());
    for (const ReleaseFile& file : made)
        QVERIFY2(!file.path.contains(QLatin1String("generated")), qPrintable(file.path));
}

void ReleasedScenesTest::textsOfTheEvent_areLookedAtByTheGates()
{
    must(m_study->generatedScenes().accept(written(QStringLiteral("tram")),
                                           {{}, QStringLiteral("a try"), {}}));
    const ReleaseDraft draft = must(m_study->releaseDrafting().draft(firstVersion(), {}));
    const auto& texts = draft.input.models.texts;
    const auto isThere = [&](const QString& text) {
        return std::any_of(texts.begin(), texts.end(), [&](const ModelText& each) {
            return each.text.contains(text) && each.scenario == QLatin1String("travel/tram");
        });
    };
    for (const char* text : {"writer", "tram", "Mara misses the last bus", "worried", "ottilie"})
        QVERIFY2(isThere(QLatin1String(text)), text);
}

SUBTEXT_TEST(ReleasedScenesTest)
#include "releasedscenestest.moc"
