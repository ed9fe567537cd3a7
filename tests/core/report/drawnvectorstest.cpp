// SPDX-License-Identifier: MIT
#include "core/models/predictionreading.h"
#include "tests/core/report/reports.h"
#include "tests/support/checks.h"
#include "tests/support/emoscenestudy.h"
#include "tests/support/environments.h"
#include "tests/support/registeredtest.h"
#include "tests/support/takenvectors.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::test;

/// Figures about models that answer in vectors, against counts made by hand and against the tables.
class DrawnVectorsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void emotions_areThoseOfAllSets();
    void bins_haveTheirCells();
    void quartiles_areThoseOfTheTable();
    void withoutModels_saysWhatItLacks();

private:
    QTemporaryDir m_folder;
    FixedClock m_clock;
    CountingIds m_ids;
    std::unique_ptr<Study> m_study;
    std::unique_ptr<StudyReport> m_report;
};

namespace {

/// Probabilities of joy and trust in each of four scenarios; of everything else it is .05.
using TwoEmotions = std::array<std::pair<double, double>, 4>;

QByteArray linesOfModel(const VectorStudy& vectors, const char* model, const TwoEmotions& of)
{
    QByteArray lines;
    for (std::size_t i = 0; i < of.size(); ++i) {
        QJsonObject yes;
        for (const std::string& emotion : vectors.emotions)
            yes[QString::fromStdString(emotion)] = 0.05;
        yes[QStringLiteral("joy")] = of[i].first;
        yes[QStringLiteral("trust")] = of[i].second;
        lines +=
            QJsonDocument(QJsonObject{{QStringLiteral("model"), QString::fromLatin1(model)},
                                      {QStringLiteral("mode"), QStringLiteral("cot")},
                                      {QStringLiteral("scenario"), vectors.input.items.at(i).name},
                                      {QStringLiteral("probabilities"), yes}})
                .toJson(QJsonDocument::Compact) +
            '\n';
    }
    return lines;
}

const QString InSample = QStringLiteral("_in_sample");

} // namespace

// Gold is joy, joy and trust, nothing, joy.
void DrawnVectorsTest::initTestCase()
{
    m_study = makeEmoSceneStudy(m_folder.filePath(QStringLiteral("s.subtext")),
                                {m_clock, m_ids, {}}, agreedOn({1, 3, 0, 1}));
    const VectorStudy vectors = must(m_study->predictions().vectorStudy());
    const QByteArray lines =
        linesOfModel(vectors, "m", {{{.95, .25}, {.95, .65}, {.95, .25}, {.45, .25}}}) +
        linesOfModel(vectors, "n", {{{.05, .05}, {.05, .05}, {.05, .05}, {.05, .05}}});
    takeVectors(*m_study, writeFile(m_folder.filePath(QStringLiteral("p.jsonl")), lines));
    m_report = std::make_unique<StudyReport>(*m_study);
}

// Joy: m has two right, one too many and one missed, n has three missed. Trust: one right, one
// missed. Nobody says anything else, and gold neither.
void DrawnVectorsTest::emotions_areThoseOfAllSets()
{
    const ReadTable drawn = m_report->figure("precision-recall-points", InSample);
    const Where joy{{"series", "cot:joy"}, {"name", "baseline"}};
    QCOMPARE(drawn.number(joy, "x"), 2.0 / 6);
    QCOMPARE(drawn.number(joy, "y"), 2.0 / 3);
    QCOMPARE(drawn.cell(joy, "marked"), QStringLiteral("no"));
    const Where trust{{"series", "cot:trust"}, {"name", "baseline"}};
    QCOMPARE(drawn.cell(trust, "x"), QStringLiteral("0.5"));
    QCOMPARE(drawn.cell(trust, "y"), QStringLiteral("1"));
    QCOMPARE(drawn.rowsWith({{"series", "cot:fear"}}), qsizetype(0));
    const ReadTable table = m_report->table("per-emotion", InSample);
    const Where full{{"series", "cot:joy"}, {"name", "full"}, {"marked", "yes"}};
    const Where row{{"row", "all"}, {"mode", "cot"}, {"emotion", "joy"}};
    QCOMPARE(drawn.cell(full, "x"), table.cell(row, "recall_full"));
    QCOMPARE(drawn.cell(full, "y"), table.cell(row, "precision_full"));
}

// Of m's cells 27 are surer than .9, of which one is wrong (joy where nothing is felt); three have
// .75, one .65, and one .55, which is wrong. All of n's have .95; it misses what gold has.
void DrawnVectorsTest::bins_haveTheirCells()
{
    const ReadTable drawn =
        m_report->figure("reliability-lines", QStringLiteral("_all_probability"));
    QCOMPARE(drawn.rows(), std::size_t(4 + 1));
    struct Bin
    {
        const char* set;
        const char* to;
        double confidence;
        double accuracy;
        const char* cells;
    };
    for (const Bin& bin :
         {Bin{"m:cot", "0.6", .55, 0, "1"}, Bin{"m:cot", "0.7", .65, 1, "1"},
          Bin{"m:cot", "0.8", .75, 1, "3"}, Bin{"m:cot", "1", .95, 26.0 / 27, "27"},
          Bin{"n:cot", "1", .95, 28.0 / 32, "32"}}) {
        const Where point{{"series", bin.set}, {"name", bin.to}};
        QCOMPARE(drawn.number(point, "x") + 1, bin.confidence + 1);
        QCOMPARE(drawn.number(point, "y") + 1, bin.accuracy + 1);
        QCOMPARE(drawn.cell(point, "n"), QString::fromLatin1(bin.cells));
    }
    const ReadTable table = m_report->table("calibration-bins");
    const Where row{{"model", "m"}, {"signal", "probability"}, {"to", "1"}};
    const Where point{{"series", "m:cot"}, {"name", "1"}};
    QCOMPARE(drawn.cell(point, "x"), table.cell(row, "confidence"));
    QCOMPARE(drawn.cell(point, "y"), table.cell(row, "accuracy"));
    // Nobody was asked how sure they are.
    for (const Drawing& drawing : *m_report->part("reliability-lines").drawings)
        QVERIFY2(drawing.suffix.endsWith(QLatin1String("_probability")),
                 qPrintable(drawing.suffix));
}

void DrawnVectorsTest::quartiles_areThoseOfTheTable()
{
    const ReadTable drawn = m_report->figure("quartile-bars", InSample);
    const ReadTable table = m_report->table("quartile-gain", InSample);
    QCOMPARE(drawn.rows(), std::size_t(2 * 4));
    for (const char* model : {"m", "n"}) {
        for (int quartile = 1; quartile <= 4; ++quartile) {
            const QString number = QString::number(quartile);
            const QString gain = drawn.cell(
                {{"name", QLatin1String(model) + QStringLiteral(":cot")}, {"series", number}},
                "value");
            QVERIFY(!gain.isEmpty());
            QCOMPARE(gain, table.cell({{"model", model}, {"quartile", number}}, "mean_gain"));
        }
    }
}

void DrawnVectorsTest::withoutModels_saysWhatItLacks()
{
    const auto study = makeEmoSceneStudy(m_folder.filePath(QStringLiteral("none.subtext")),
                                         {m_clock, m_ids, {}}, agreedOn({1, 3}));
    const StudyReport report(*study);
    for (const char* name : {"precision-recall-points", "reliability-lines", "quartile-bars"})
        QVERIFY2(report.lack(name) == ReportLack::Models, name);
}

SUBTEXT_TEST(DrawnVectorsTest)
#include "drawnvectorstest.moc"
