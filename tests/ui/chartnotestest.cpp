// SPDX-License-Identifier: MIT
#include "core/quality/chartdata.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/themerows.h"
#include "tests/ui/uiharness.h"
#include "ui/charts/chartlabels.h"
#include "ui/charts/emotionchart.h"
#include "ui/charts/responsetimechart.h"

#include <QApplication>
#include <QGraphicsScene>
#include <QGraphicsSimpleTextItem>
#include <QGraphicsView>
#include <QImage>

using namespace subtext;
using namespace subtext::test;

/// Texts over charts can be read whatever is drawn behind them.
class ChartNotesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void cleanup() { theme::apply(*qApp, theme::Mode::Light); }
    void screen_textsCoverTheGrid_data() { addThemeRows(); }
    void screen_textsCoverTheGrid();
    void paper_textsCoverNothing();
    void bar_isTheGroundOfItsText();
};

namespace {

/// Stands for all that may be behind a text.
const QColor Behind(255, 0, 255);

std::vector<QualityObservation> answers()
{
    std::vector<QualityObservation> all;
    for (int i = 1; i <= 12; ++i)
        all.push_back({PersonId{1},
                       ScenarioId{i},
                       AllEmotions.at(static_cast<std::size_t>(i % 2)),
                       {},
                       i == 1 ? 1'000 : 9'000 + 2'000 * i});
    return all;
}

DisplayNames names()
{
    return {{PersonId{1}, QStringLiteral("Ada")}};
}

/// What is painted beside the letters of each text, near its upper left corner.
QList<QColor> groundsOf(ChartPanel& chart)
{
    chart.resize(900, 460);
    chart.show();
    QCoreApplication::processEvents();
    auto* view = chart.findChild<QGraphicsView*>();
    view->setBackgroundBrush(Behind);
    const QImage image = view->viewport()->grab().toImage();
    QList<QColor> grounds;
    for (const QGraphicsItem* item : view->scene()->items()) {
        const auto* note = dynamic_cast<const QGraphicsSimpleTextItem*>(item);
        if (note && note->isVisible())
            grounds << image.pixelColor(
                view->mapFromScene(note->sceneBoundingRect().topLeft() + QPointF(1, 1)));
    }
    return grounds;
}

} // namespace

void ChartNotesTest::screen_textsCoverTheGrid()
{
    QFETCH(const theme::Colors*, colors);
    theme::apply(*qApp, *colors);
    ScriptedPrompts prompts;
    ResponseTimeChart chart(prompts);
    chart.setData(responseTimes(answers()), names(), {});
    const QList<QColor> grounds = groundsOf(chart);
    QCOMPARE(grounds.size(), 2); // too fast, disengaged
    for (const QColor& ground : grounds)
        QCOMPARE(ground, colors->surface);
}

void ChartNotesTest::paper_textsCoverNothing()
{
    const charts::PaperFonts fonts;
    ScriptedPrompts prompts;
    ResponseTimeChart chart(prompts);
    chart.setData(responseTimes(answers()), names(), {});
    const QList<QColor> grounds = groundsOf(chart);
    QCOMPARE(grounds.size(), 2);
    QVERIFY(!grounds.contains(theme::colors(chart.palette()).surface));
}

void ChartNotesTest::bar_isTheGroundOfItsText()
{
    ScriptedPrompts prompts;
    EmotionChart chart(prompts);
    chart.setData(emotionsByPerson(answers()), names());
    const QList<QColor> grounds = groundsOf(chart);
    QCOMPARE(grounds.size(), 2); // the digits of the two emotions
    for (const QColor& ground : grounds)
        QVERIFY(ground != theme::colors(chart.palette()).surface && ground != Behind);
}

SUBTEXT_TEST(ChartNotesTest)
#include "chartnotestest.moc"
