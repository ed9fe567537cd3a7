// SPDX-License-Identifier: MIT
#include "ui/release/modelfigures.h"

#include "core/base/sha256.h"
#include "core/course/roster.h"
#include "core/desk/deciding.h"
#include "core/models/topics.h"
#include "core/publishing/releasedrafting.h"
#include "core/study/demonstration/demonstration.h"
#include "core/study/demonstration/inventedmodels.h"
#include "core/study/study.h"
#include "core/task/shippedwords.h"
#include "tests/support/checks.h"
#include "tests/support/emoscenestudy.h"
#include "tests/support/environments.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "ui/release/figures.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <limits>

using namespace subtext;
using namespace subtext::test;

/// What somebody chose of models is drawn beside the charts of agreement.
class ModelFiguresTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void boards_areDrawnWhereTheyWereChosen();
    void entanglement_isDrawnWhereItWasChosen();
    void germanWords_keepTheirCapitals();
    void undefinedPrior_isLeftOut();
    void topics_haveTheirMapAsAPage();

private:
    static ReleaseDraft draft(Study& study, const ModelChoice& choice);
    static QStringList stemsOf(const ModelDrawings& drawings);
    /// The paths, the same bytes each time, and no empty picture.
    static QStringList drawn(const ReleaseDraft& draft);

    QTemporaryDir m_folder;
    SystemClock m_clock;
    RandomIds m_ids;
    const Environment m_environment{m_clock, m_ids, {}};
};

ReleaseDraft ModelFiguresTest::draft(Study& study, const ModelChoice& choice)
{
    ReleaseOptions options;
    options.date = QStringLiteral("2031-05-17");
    options.models = choice;
    return must(study.releaseDrafting().draft(options, {}));
}

QStringList ModelFiguresTest::stemsOf(const ModelDrawings& drawings)
{
    QStringList stems;
    for (const ModelFigure& figure : modelFigures(drawings))
        stems << figure.stem;
    return stems;
}

QStringList ModelFiguresTest::drawn(const ReleaseDraft& draft)
{
    const auto make = [&] {
        return studyFigures(draft.reports(), {}, draft.drawings, draft.input.options.date);
    };
    const std::vector<ReleaseFile> files = make();
    const std::vector<ReleaseFile> again = make();
    QStringList paths;
    for (std::size_t i = 0; i < files.size(); ++i) {
        paths << files[i].path;
        if (files[i].bytes.size() < 2'000)
            qFatal("%s is empty", qPrintable(files[i].path));
        if (files[i].path.endsWith(QLatin1String(".svg")) && files[i].bytes != again[i].bytes)
            qFatal("%s differs", qPrintable(files[i].path));
    }
    return paths;
}

void ModelFiguresTest::boards_areDrawnWhereTheyWereChosen()
{
    const auto study =
        must(makeDemonstration(m_folder.filePath(QStringLiteral("cei.subtext")), m_environment));
    std::vector<PersonId> annotators;
    for (const Person& person : must(study->roster().people())) {
        if (person.role == Role::Annotator)
            annotators.push_back(person.id);
    }
    VERIFY_HOLDS(simulateLabelling(*study, annotators, std::numeric_limits<int>::max(), 42));
    VERIFY_HOLDS(simulateModels(*study, 42));
    const ReleaseDraft without = draft(*study, {});
    QVERIFY(modelFigures(without.drawings).empty());
    ModelChoice choice;
    choice.hasPredictions = true;
    const ReleaseDraft with = draft(*study, choice);
    QCOMPARE(stemsOf(with.drawings),
             (QStringList{QStringLiteral("leaderboard"), QStringLiteral("leaderboard_macro_f1")}));
    const QStringList before = drawn(without);
    QStringList paths = drawn(with);
    QCOMPARE(paths.mid(0, before.size()), before);
    paths.remove(0, before.size());
    QCOMPARE(paths, (QStringList{QStringLiteral("reports/figures/leaderboard.svg"),
                                 QStringLiteral("reports/figures/leaderboard.pdf"),
                                 QStringLiteral("reports/figures/leaderboard_macro_f1.svg"),
                                 QStringLiteral("reports/figures/leaderboard_macro_f1.pdf")}));
}

void ModelFiguresTest::entanglement_isDrawnWhereItWasChosen()
{
    // Each emotion and each pair is felt somewhere, and somewhere not: every prior is defined.
    std::vector<EmotionSet> vectors{0, 0, 0, 0};
    for (unsigned i = 0; i < 8; ++i) {
        for (unsigned j = i; j < 8; ++j)
            vectors.push_back(static_cast<EmotionSet>((1U << i) | (1U << j)));
    }
    const auto study = makeEmoSceneStudy(m_folder.filePath(QStringLiteral("scenes.subtext")),
                                         m_environment, agreedOn(vectors));
    ModelChoice choice;
    choice.hasEntanglement = true;
    const ReleaseDraft with = draft(*study, choice);
    const QStringList stems{QStringLiteral("theta_published"), QStringLiteral("theta_smoothed"),
                            QStringLiteral("theta_fitted"),    QStringLiteral("felt_together"),
                            QStringLiteral("conditional"),     QStringLiteral("mutual_information"),
                            QStringLiteral("marginals")};
    QCOMPARE(stemsOf(with.drawings), stems);
    const QStringList paths = drawn(with);
    for (const QString& stem : stems)
        QVERIFY2(paths.contains(QStringLiteral("reports/figures/%1.svg").arg(stem)),
                 qPrintable(stem));
}

void ModelFiguresTest::germanWords_keepTheirCapitals()
{
    const Task& shipped = *builtInTask(u"emoscene");
    Task german = withWords(shipped, shipped, shippedWords(shipped, QStringLiteral("de")));
    german.language = QStringLiteral("de");
    std::vector<EmotionSet> vectors{0, 0, 0, 0};
    for (unsigned i = 0; i < 8; ++i) {
        for (unsigned j = i; j < 8; ++j)
            vectors.push_back(static_cast<EmotionSet>((1U << i) | (1U << j)));
    }
    ModelChoice choice;
    choice.hasEntanglement = true;
    const auto picturesOf = [&](const Task& task, const QString& name) {
        const auto study =
            makeEmoSceneStudy(m_folder.filePath(name), m_environment, agreedOn(vectors), {}, task);
        const ReleaseDraft with = draft(*study, choice);
        QString pictures;
        for (const ReleaseFile& file :
             studyFigures(with.reports(), {}, with.drawings, with.input.options.date)) {
            if (file.path.endsWith(QLatin1String(".svg")))
                pictures += QString::fromUtf8(file.bytes);
        }
        return pictures;
    };
    const QString pictures = picturesOf(german, QStringLiteral("german.subtext"));
    QVERIFY(pictures.contains(QRegularExpression(QStringLiteral("Freude and \\p{Lu}"))));
    QVERIFY(pictures.contains(QStringLiteral("Trauer")));
    QVERIFY(!pictures.contains(QStringLiteral("trauer")));
    QVERIFY(!pictures.contains(QString::fromUtf8("überraschung")));
    const QString english = picturesOf(shipped, QStringLiteral("english.subtext"));
    const QRegularExpression pair(QStringLiteral("\\b[a-z]+ and (trust|fear|sadness|anger)\\b"));
    QVERIFY(english.contains(pair));
}

void ModelFiguresTest::undefinedPrior_isLeftOut()
{
    const auto study = makeEmoSceneStudy(m_folder.filePath(QStringLiteral("few.subtext")),
                                         m_environment, agreedOn({1, 2, 4, 0}));
    ModelChoice choice;
    choice.hasEntanglement = true;
    const QStringList stems = stemsOf(draft(*study, choice).drawings);
    QVERIFY(!stems.contains(QStringLiteral("theta_published")));
    QVERIFY(stems.contains(QStringLiteral("theta_smoothed")));
}

void ModelFiguresTest::topics_haveTheirMapAsAPage()
{
    const auto study = makeEmoSceneStudy(m_folder.filePath(QStringLiteral("topics.subtext")),
                                         m_environment, agreedOn({1, 3, 0}));
    const QString page = QStringLiteral("reports/figures/topic-map.pdf");
    const QStringList before = drawn(draft(*study, {}));
    QVERIFY(!before.contains(page));
    const QString model = QStringLiteral("embedder");
    std::vector<ScenarioId> scenarios;
    std::vector<Embedding> embeddings;
    for (const EmbeddedScene& scene : must(study->topics().scenes(model))) {
        embeddings.push_back(
            {scene.scene.id, 0, model, QStringLiteral("http://localhost"),
             sha256Of(scene.text.toUtf8()),
             scenarios.empty() ? std::vector<float>{1, 0} : std::vector<float>{0, 1}});
        scenarios.push_back(scene.scene.id);
    }
    must(study->topics().record(embeddings));
    must(study->topics().keep(model, {}, {{QStringLiteral("mail"), {}, scenarios}}));
    QCOMPARE(drawn(draft(*study, {})), before + QStringList(page)); // the rest is the report's
}

SUBTEXT_TEST(ModelFiguresTest)
#include "modelfigurestest.moc"
