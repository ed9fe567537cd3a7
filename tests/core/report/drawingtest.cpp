// SPDX-License-Identifier: MIT
#include "core/report/drawing.h"

#include "core/report/svgdrawing.h"
#include "tests/core/report/reports.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QXmlStreamReader>

using namespace subtext;
using namespace subtext::test;

/// Figures of a report: their pictures are sound, and their numbers those of the tables.
class DrawingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void picture_isWellFormed_data();
    void picture_isWellFormed();
    void picture_needsNothingElse();
    void undefined_isADashOrNothing();
    void numbers_areUnrounded();
    void figures_areWrittenBesideTheirNumbers();
    void figures_haveTheNumbersOfTheTables();
    void points_sayOfHowManyTheyAre();
    void lines_withoutAWordAreInNoLegend();
    void intervals_endWithTheScale();
    void valence_saysWhereIntervalsLeaveTheScale();
};

namespace {

const QString Awkward = QStringLiteral("a < b & \"c\" > d's");

DrawnName awkwardName()
{
    return {Awkward, Awkward};
}

Drawing barsDrawing()
{
    return {{},
            Awkward,
            Awkward,
            DrawnBars{Awkward,
                      {awkwardName(), awkwardName()},
                      {awkwardName()},
                      {{{0.25, stats::Interval{-0.5, 1.0 / 3}}, {}}}}};
}

Drawing matrixDrawing()
{
    return {{},
            Awkward,
            {},
            DrawnMatrix{Awkward,
                        Awkward,
                        {awkwardName()},
                        {awkwardName(), {QStringLiteral("Other"), QStringLiteral("other")}},
                        {{0.75, std::nullopt}}}};
}

Drawing planeDrawing()
{
    DrawnLine line{awkwardName(), {{awkwardName(), 0, 1}, {{}, 2, 1.0 / 3, true}}};
    line.isDashed = true;
    return {{}, Awkward, {}, DrawnPlane{Awkward, Awkward, {line}}};
}

/// The texts of a picture; nothing where it is no XML.
QStringList textsIn(const QByteArray& svg)
{
    QStringList texts;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::Characters)
            texts << reader.text().toString();
    }
    return reader.hasError() ? QStringList() : texts;
}

} // namespace

void DrawingTest::picture_isWellFormed_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("bars") << 0;
    QTest::newRow("matrix") << 1;
    QTest::newRow("lines") << 2;
}

void DrawingTest::picture_isWellFormed()
{
    QFETCH(int, kind);
    const Drawing drawing = kind == 0   ? barsDrawing()
                            : kind == 1 ? matrixDrawing()
                                        : planeDrawing();
    const QByteArray svg = svgOf(drawing, Awkward);
    const QStringList texts = textsIn(svg);
    QVERIFY(texts.count(Awkward) >= 3); // title, description, a name
    QVERIFY(!svg.contains("nan") && !svg.contains("inf"));
    QCOMPARE(svgOf(drawing, Awkward), svg);
}

void DrawingTest::picture_needsNothingElse()
{
    for (const Drawing& drawing : {barsDrawing(), matrixDrawing(), planeDrawing()}) {
        const QByteArray svg = svgOf(drawing, QStringLiteral("Title"));
        for (const char* other : {"<style", "<image", "href", "@font-face", "url("})
            QVERIFY2(!svg.contains(other), other);
        QVERIFY(svg.contains("fill=\"#ffffff\"")); // light, whatever it is shown on
    }
}

void DrawingTest::undefined_isADashOrNothing()
{
    QVERIFY(textsIn(svgOf(barsDrawing(), {})).contains(QStringLiteral("–")));
    QVERIFY(textsIn(svgOf(matrixDrawing(), {})).contains(QStringLiteral("–")));
    QVERIFY(csvOf(barsDrawing()).contains(",,,"));
    QVERIFY(csvOf(matrixDrawing()).contains(",other,\r\n") ||
            csvOf(matrixDrawing()).contains(",other,\n"));
}

void DrawingTest::numbers_areUnrounded()
{
    const QByteArray third =
        QString::number(1.0 / 3, 'g', QLocale::FloatingPointShortest).toLatin1();
    QVERIFY(third.size() > 10);
    QVERIFY(csvOf(barsDrawing()).contains(",0.25,-0.5," + third));
    QVERIFY(csvOf(planeDrawing()).contains(",2," + third + ",yes"));
}

void DrawingTest::figures_areWrittenBesideTheirNumbers()
{
    TestStudy study;
    for (int person = 1; person <= 3; ++person)
        must(study.labelling().submit(study.person(person), study.scenario(1),
                                      submissionOf(completeAnswer(Emotion::Joy))));
    const StudyReport report(study.study());
    const std::vector<ReleaseFile> files = reportFiles(report.part("label-bars"));
    QCOMPARE(files.size(), std::size_t(2));
    QCOMPARE(files[0].path, QStringLiteral("figures/label-bars.svg"));
    QCOMPARE(files[1].path, QStringLiteral("figures/label-bars.csv"));
    for (const ReportPart& part : report.parts()) {
        for (const ReleaseFile& file : reportFiles(part)) {
            if (file.path.endsWith(QLatin1String(".svg")))
                QVERIFY2(!textsIn(file.bytes).isEmpty(), qUtf8Printable(file.path));
        }
    }
    QVERIFY(reportFiles(report.part("vector-bars")).empty());
}

void DrawingTest::figures_haveTheNumbersOfTheTables()
{
    TestStudy study;
    for (int person = 1; person <= 3; ++person) {
        for (int item = 1; item <= 10; ++item)
            must(study.labelling().submit(
                study.person(person), study.scenario(item),
                submissionOf(completeAnswer(person == 1 ? Emotion::Joy : Emotion::Fear))));
    }
    const StudyReport report(study.study());
    const ReadTable labels = report.table("label-distribution");
    const ReadTable shares = report.figure("label-bars");
    const ReadTable means = report.table("mean-valence");
    const ReadTable valences = report.figure("valence-by-label");
    for (const char* label : {"joy", "fear", "anger"}) {
        for (const char* series : {"gold", "votes"})
            QCOMPARE(shares.cell({{"name", label}, {"series", series}}, "value"),
                     labels.cell({{"label", label}},
                                 QString::fromLatin1(series) + QStringLiteral("_share")));
        for (const char* series : {"own", "gold"})
            QCOMPARE(valences.cell({{"name", label}, {"series", series}}, "value"),
                     means.cell({{"group", "all"}, {"label", label}},
                                QString::fromLatin1(series) + QStringLiteral("_mean")));
    }
    const ReadTable agreement = report.table("agreement");
    const ReadTable kappas = report.figure("kappa-by-group");
    QCOMPARE(kappas.rows(), agreement.rows());
    for (const auto& [figure, column] :
         {std::pair{"value", "kappa"}, {"low", "kappa_low"}, {"high", "kappa_high"}})
        QCOMPARE(kappas.cell({{"name", "all"}}, figure),
                 agreement.cell({{"group", "all"}}, column));
    const ReadTable powers = report.table("agreement-by-power");
    const ReadTable byPower = report.figure("kappa-by-power");
    QCOMPARE(qsizetype(byPower.rows()), powers.rowsWith({{"group", "all"}}) + 1);
    // Every item has joy once and fear twice: of fear's three pairs two are with joy.
    const ReadTable people = report.figure("people-matrix");
    QCOMPARE(people.number({{"row", "fear"}, {"column", "joy"}}, "share"), 2.0 / 3);
    QCOMPARE(people.cell({{"row", "joy"}, {"column", "fear"}}, "share"), QStringLiteral("1"));
    QCOMPARE(people.cell({{"row", "anger"}, {"column", "joy"}}, "share"), QString());
}

void DrawingTest::points_sayOfHowManyTheyAre()
{
    QVERIFY(csvOf(planeDrawing()).startsWith("series,name,x,y,marked\r\n") ||
            csvOf(planeDrawing()).startsWith("series,name,x,y,marked\n"));
    Drawing drawing = planeDrawing();
    auto& plane = std::get<DrawnPlane>(drawing.content);
    plane.lines.front().points = {{{}, 0, 1, false, 100}, {{}, 2, 1, false, 25}, {{}, 3, 1}};
    const ReadTable counted(csvOf(drawing));
    QCOMPARE(counted.cell({{"x", "0"}}, "n"), QStringLiteral("100"));
    QCOMPARE(counted.cell({{"x", "2"}}, "n"), QStringLiteral("25"));
    QCOMPARE(counted.cell({{"x", "3"}}, "n"), QString());
    const QByteArray svg = svgOf(drawing, {});
    QVERIFY(svg.contains("r=\"8\"") && svg.contains("r=\"4\"") && svg.contains("r=\"2\""));
}

void DrawingTest::lines_withoutAWordAreInNoLegend()
{
    Drawing drawing = planeDrawing();
    auto& plane = std::get<DrawnPlane>(drawing.content);
    const QByteArray one = svgOf(drawing, {});
    plane.lines.push_back({{{}, QStringLiteral("other")}, {{{}, 0, 1}, {{}, 2, 1}}});
    const QByteArray two = svgOf(drawing, {});
    QCOMPARE(textsIn(two), textsIn(one));
    QCOMPARE(two.count("<polyline"), one.count("<polyline") + 1); // the line alone
}

void DrawingTest::intervals_endWithTheScale()
{
    const DrawnValue wide{-0.5, stats::Interval{-1.3, 0.3}};
    const DrawnValue cut{-0.5, stats::Interval{-1, 0.3}};
    const auto drawn = [](const DrawnValue& value, std::optional<stats::Interval> limits) {
        Drawing drawing = barsDrawing();
        auto& bars = std::get<DrawnBars>(drawing.content);
        for (std::vector<DrawnValue>& row : bars.values)
            std::fill(row.begin(), row.end(), value);
        bars.limits = limits;
        return drawing;
    };
    const stats::Interval scale{-1, 1};
    QCOMPARE(svgOf(drawn(wide, scale), Awkward), svgOf(drawn(cut, {}), Awkward));
    QVERIFY(svgOf(drawn(wide, {}), Awkward) != svgOf(drawn(cut, {}), Awkward));
    QVERIFY(csvOf(drawn(wide, scale)).contains("-1.3"));
}

// Two ratings at the ends of the scale: their interval leaves it on both sides.
void DrawingTest::valence_saysWhereIntervalsLeaveTheScale()
{
    TestStudy study;
    const auto captionOf = [&] {
        const StudyReport report(study.study());
        return report.part("valence-by-label").drawings->front().caption;
    };
    for (const int person : {1, 2}) {
        Answer answer = completeAnswer(Emotion::Joy);
        answer.scale(Dimension::Valence) = person == 1 ? -3 : 3;
        must(study.labelling().submit(study.person(person), study.scenario(1),
                                      submissionOf(answer)));
    }
    QVERIFY(captionOf().contains(QLatin1String("drawn as far as the scale goes")));
    for (const int person : {1, 2})
        must(study.labelling().submit(study.person(person), study.scenario(1),
                                      submissionOf(completeAnswer(Emotion::Joy))));
    QVERIFY(!captionOf().contains(QLatin1String("drawn as far as the scale goes")));
}

SUBTEXT_TEST(DrawingTest)
#include "drawingtest.moc"
