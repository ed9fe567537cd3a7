// SPDX-License-Identifier: MIT
#include "core/entanglement/entanglementjson.h"
#include "core/entanglement/evaluationjson.h"
#include "core/models/predictionreading.h"
#include "core/publishing/releasing.h"
#include "core/release/releasefolder.h"
#include "tests/core/exchange/tidystudies.h"
#include "tests/support/emoscenestudy.h"
#include "tests/support/registeredtest.h"
#include "tests/support/releases.h"
#include "tests/support/takenvectors.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::test;
using entanglement::Emotions;

/// Parts that came with the data (train, val, test) leave with a release and come back, so that
/// figures of held-out data can be made again from what was released.
class OwnPartsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void release_carriesTheParts();
    void withoutParts_theReleaseDrawsThem();
    void release_readBack_hasTheSameHeldOutFigures_data();
    void release_readBack_hasTheSameHeldOutFigures();
    void export_carriesTheParts_data();
    void export_carriesTheParts();
    void itemWithoutAPart_isInNone();
    void smoothing_isChosenAndRecorded();
};

namespace {

constexpr int Stories = 40;

/// No pattern of the drawn ones.
std::vector<Partition> someParts()
{
    std::vector<Partition> parts;
    for (int i = 0; i < Stories; ++i)
        parts.push_back(i % 5 == 1   ? Partition::Test
                        : i % 7 == 2 ? Partition::Validation
                                     : Partition::Train);
    return parts;
}

EmotionSet goldOfStory(int i)
{
    return static_cast<EmotionSet>((i * 37 + 11) % 256);
}

/// A study of two agreeing raters, and what a model says of it.
class VectorsOf
{
public:
    explicit VectorsOf(const std::vector<Partition>& parts)
    {
        std::vector<EmotionSet> gold;
        for (int i = 0; i < Stories; ++i)
            gold.push_back(goldOfStory(i));
        m_study = makeEmoSceneStudy(file("s.subtext"), environment(), agreedOn(gold), parts);
        takePredictions(predictions());
    }
    /// An empty one.
    VectorsOf()
    {
        Study::Setup setup;
        setup.title = QStringLiteral("Again");
        setup.task = *builtInTask(u"emoscene");
        m_study = must(Study::create(file("s.subtext"), setup, environment()));
    }

    Study& study() { return *m_study; }
    QString file(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    Environment environment() { return {m_clock, m_ids, {}}; }

    void take(const QByteArray& bytes, const char* name)
    {
        must(m_study->importing().importFiles({writeFile(file(name), bytes)}, {}));
    }
    void takePredictions(const QByteArray& lines)
    {
        takeVectors(*m_study, writeFile(file("p.jsonl"), lines));
    }

    std::vector<ReleaseFile> release(double smoothing = entanglement::UsualSmoothing)
    {
        return filesOf(must(m_study->releaseDrafting().draft(chosen(smoothing), {})));
    }
    static ReleaseOptions chosen(double smoothing)
    {
        ReleaseOptions options;
        options.version = QStringLiteral("1.0.0");
        options.models.hasPredictions = true;
        options.models.hasEntanglement = true;
        options.models.smoothing = smoothing;
        return options;
    }

    /// Those of `entanglement --from train` and of `evaluate`.
    QByteArray figuresOfTraining()
    {
        const VectorStudy vectors = must(m_study->predictions().vectorStudy());
        return entanglement::entanglementJson(
            entanglement::entanglementFigures(
                entanglement::goldOf(vectors.scenarios, entanglement::SplitPart::Train)),
            vectors.emotions);
    }
    QByteArray evaluation(double smoothing = entanglement::UsualSmoothing)
    {
        const VectorStudy vectors = must(m_study->predictions().vectorStudy());
        return entanglement::evaluationJson(
            *evaluateVectors(vectors, must(m_study->predictions().keptVectors(vectors)),
                             {smoothing, entanglement::UsualRidge}, {}),
            vectors.emotions);
    }

private:
    QByteArray predictions()
    {
        const VectorStudy vectors = must(m_study->predictions().vectorStudy());
        QByteArray lines;
        for (int i = 0; i < Stories; ++i) {
            QJsonObject yes;
            for (std::size_t e = 0; e < Emotions; ++e) {
                const int noise = (i * 31 + static_cast<int>(e) * 17) % 60;
                yes[QString::fromStdString(vectors.emotions[e])] =
                    (entanglement::has(goldOfStory(i), e) ? 95 - noise : 5 + noise) / 100.0;
            }
            const QJsonObject row{{QStringLiteral("model"), QStringLiteral("m")},
                                  {QStringLiteral("mode"), QStringLiteral("cot")},
                                  {QStringLiteral("scenario"),
                                   vectors.input.items.at(static_cast<std::size_t>(i)).name},
                                  {QStringLiteral("probabilities"), yes}};
            lines += QJsonDocument(row).toJson(QJsonDocument::Compact) + '\n';
        }
        return lines;
    }

    QTemporaryDir m_folder;
    FixedClock m_clock;
    CountingIds m_ids;
    std::unique_ptr<Study> m_study;
};

QByteArray textOf(const std::vector<ReleaseFile>& files, const char* path)
{
    return contentOf(files, QLatin1String(path));
}

/// "group/id part" of each assignment.
QStringList assignmentsOf(const std::vector<ReleaseFile>& files)
{
    QStringList found;
    const auto splits = QJsonDocument::fromJson(textOf(files, "splits.json")).object();
    for (const QJsonValue& entry : splits[QStringLiteral("assignments")].toArray())
        found << entry[QStringLiteral("scenario")].toString() + u' ' +
                     entry[QStringLiteral("split")].toString();
    return found;
}

QStringList assignmentsOf(const std::vector<Partition>& parts)
{
    QStringList found;
    for (std::size_t i = 0; i < parts.size(); ++i)
        found << QStringLiteral("office/%1 %2").arg(i + 1).arg(partToken(parts[i]));
    return found;
}

QStringList headerOf(const QByteArray& csv)
{
    return QString::fromUtf8(csv.left(csv.indexOf('\n'))).split(u',');
}

} // namespace

void OwnPartsTest::release_carriesTheParts()
{
    const std::vector<Partition> parts = someParts();
    VectorsOf of(parts);
    const auto files = of.release();
    QCOMPARE(assignmentsOf(files), assignmentsOf(parts));
    const auto splits = QJsonDocument::fromJson(textOf(files, "splits.json")).object();
    QCOMPARE(splits[QStringLiteral("origin")].toString(), QStringLiteral("imported"));
    QVERIFY(!splits.contains(QStringLiteral("seed"))); // nothing was drawn
    QVERIFY(!splits.contains(QStringLiteral("fractions")));
    const auto count = [&](Partition part) {
        return static_cast<int>(std::count(parts.begin(), parts.end(), part));
    };
    for (const Partition part : {Partition::Train, Partition::Validation, Partition::Test})
        QCOMPARE(
            splits[QStringLiteral("proportions")][partToken(part)][QStringLiteral("total")].toInt(),
            count(part));
    // Whatever describes the tables knows of the column.
    QCOMPARE(headerOf(textOf(files, "scenarios.csv")).last(), QStringLiteral("split"));
    const QByteArray readme = textOf(files, "README.md");
    QVERIFY(readme.contains("| `split` | text | train, val, test; empty: none |"));
    QVERIFY(readme.contains("use the parts that came with the data"));
    QVERIFY(textOf(files, "croissant.json").contains("\"scenarios/split\""));
    const QByteArray datasheet = textOf(files, "DATASHEET.md");
    const QByteArray said = QByteArray::number(count(Partition::Train)) + " train, " +
                            QByteArray::number(count(Partition::Validation)) + " validation and " +
                            QByteArray::number(count(Partition::Test)) + " test.";
    QVERIFY2(datasheet.contains(said), datasheet.constData());
    QVERIFY(!datasheet.contains("70 % train"));
}

void OwnPartsTest::withoutParts_theReleaseDrawsThem()
{
    VectorsOf of(std::vector<Partition>{});
    const auto files = of.release();
    const auto splits = QJsonDocument::fromJson(textOf(files, "splits.json")).object();
    QCOMPARE(splits[QStringLiteral("seed")].toInt(), 42);
    QVERIFY(!splits.contains(QStringLiteral("origin")));
    QVERIFY(!headerOf(textOf(files, "scenarios.csv")).contains(QStringLiteral("split")));
    QVERIFY(!textOf(files, "croissant.json").contains("\"scenarios/split\""));
    QVERIFY(textOf(files, "DATASHEET.md").contains("70 % train"));
    // What figures of held-out data are made with is another draw, and the README says which.
    QVERIFY(textOf(files, "README.md").contains("These are not the parts of splits.json."));
}

void OwnPartsTest::release_readBack_hasTheSameHeldOutFigures_data()
{
    QTest::addColumn<bool>("hasParts");
    QTest::newRow("parts of its own") << true;
    QTest::newRow("none") << false;
}

void OwnPartsTest::release_readBack_hasTheSameHeldOutFigures()
{
    QFETCH(bool, hasParts);
    VectorsOf of(hasParts ? someParts() : std::vector<Partition>());
    const auto files = of.release();
    VectorsOf again;
    again.take(textOf(files, "scenarios.csv"), "scenarios.csv");
    again.take(textOf(files, "annotations.csv"), "annotations.csv");
    again.takePredictions(textOf(files, "predictions/m-cot-1.jsonl"));
    QCOMPARE(must(again.study().modelAnswers().parts()).size(), hasParts ? Stories : 0);
    QCOMPARE(again.figuresOfTraining(), of.figuresOfTraining());
    QCOMPARE(again.evaluation(), of.evaluation());
    QCOMPARE(again.evaluation(), textOf(files, "reports/evaluation.json"));
    // The parts matter: those of the other case give other figures.
    VectorsOf other(hasParts ? std::vector<Partition>() : someParts());
    QVERIFY(other.figuresOfTraining() != of.figuresOfTraining());
    QVERIFY(other.evaluation() != of.evaluation());
}

void OwnPartsTest::export_carriesTheParts_data()
{
    QTest::addColumn<int>("format");
    QTest::newRow("table") << static_cast<int>(ExportFormat::TidyCsv);
    QTest::newRow("lines") << static_cast<int>(ExportFormat::JsonLines);
}

void OwnPartsTest::export_carriesTheParts()
{
    QFETCH(int, format);
    VectorsOf of(someParts());
    const QString out =
        of.file(format == static_cast<int>(ExportFormat::TidyCsv) ? "e.csv" : "e.jsonl");
    must(exportStudy(must(of.study().snapshot()), static_cast<ExportFormat>(format), out));
    VectorsOf again;
    must(again.study().importing().importFiles({out}, {}));
    QCOMPARE(must(again.study().snapshot()).parts.values().count(Partition::Test), 8);
    QCOMPARE(again.figuresOfTraining(), of.figuresOfTraining());
}

void OwnPartsTest::itemWithoutAPart_isInNone()
{
    VectorsOf of(std::vector<Partition>{});
    // A file says it of the first three.
    const QList<QByteArray> said{",split", ",train", ",test", ",train"};
    QByteArray table;
    const QList<QByteArray> rows = textOf(of.release(), "scenarios.csv").trimmed().split('\n');
    for (qsizetype i = 0; i < rows.size(); ++i)
        table += rows[i] + (i < said.size() ? said[i] : QByteArray(",")) + '\n';
    of.take(table, "parts.csv");
    const auto files = of.release();
    QCOMPARE(assignmentsOf(files),
             (QStringList{QStringLiteral("office/1 train"), QStringLiteral("office/2 test"),
                          QStringLiteral("office/3 train")}));
    QVERIFY(textOf(files, "DATASHEET.md").contains("37 scenarios belong to no part."));
    VectorsOf again;
    again.take(textOf(files, "scenarios.csv"), "scenarios.csv");
    again.take(textOf(files, "annotations.csv"), "annotations.csv");
    QCOMPARE(must(again.study().modelAnswers().parts()).size(), qsizetype{3});
    QCOMPARE(again.figuresOfTraining(), of.figuresOfTraining());
}

void OwnPartsTest::smoothing_isChosenAndRecorded()
{
    VectorsOf of(someParts());
    const auto usual = of.release();
    const auto other = of.release(2);
    const auto smoothed = [](const std::vector<ReleaseFile>& files) {
        return QJsonDocument::fromJson(textOf(files, "reports/entanglement.json"))
            .object()[QStringLiteral("smoothed")]
            .toObject();
    };
    QCOMPARE(smoothed(usual)[QStringLiteral("smoothing")].toDouble(), 0.5);
    QCOMPARE(smoothed(other)[QStringLiteral("smoothing")].toDouble(), 2.0);
    QVERIFY(smoothed(usual)[QStringLiteral("theta")] != smoothed(other)[QStringLiteral("theta")]);
    QCOMPARE(textOf(other, "reports/evaluation.json"), of.evaluation(2));
    QVERIFY(textOf(other, "reports/evaluation.json") != textOf(usual, "reports/evaluation.json"));
    QVERIFY(textOf(usual, "README.md").contains("smoothed by s = 0.5."));
    QVERIFY(textOf(other, "README.md").contains("smoothed by s = 2."));
    // The next release begins with it.
    const ReleaseDraft draft = must(of.study().releaseDrafting().draft(VectorsOf::chosen(2), {}));
    must(of.study().releasing().record(draft, other, {}));
    QCOMPARE(must(of.study().releasing().records()).back().models.smoothing, 2.0);
}

SUBTEXT_TEST(OwnPartsTest)
#include "ownpartstest.moc"
