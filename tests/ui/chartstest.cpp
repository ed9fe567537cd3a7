// SPDX-License-Identifier: MIT
#include "core/exchange/tables/workbook.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/uiharness.h"
#include "ui/charts/emotionchart.h"
#include "ui/charts/flagtimelinechart.h"
#include "ui/charts/responsetimechart.h"
#include "ui/theme/theme.h"

#include <QAbstractItemModel>
#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QGraphicsView>
#include <QImage>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <memory>
#include <set>

using namespace subtext;
using namespace subtext::test;

namespace {

constexpr qint64 March = 1'772'366'400'000; // 2026-03-01 12:00 UTC

DisplayNames namesOf(int people)
{
    DisplayNames names;
    for (int i = 1; i <= people; ++i)
        names.insert(PersonId{i}, QStringLiteral("Annotator with a long name %1").arg(i));
    return names;
}

/// Everybody labels 30 items in 8 to 45 s, the first in 1 s and the second in 700 s.
std::vector<QualityObservation> answersOf(int people)
{
    std::vector<QualityObservation> answers;
    for (int person = 1; person <= people; ++person) {
        for (int i = 1; i <= 30; ++i) {
            const qint64 ms = i == 1   ? 1'000
                              : i == 2 ? 700'000
                                       : 8'000 + (person * 7919 * i) % 37'000;
            answers.push_back({PersonId{person},
                               ScenarioId{i},
                               AllEmotions.at(static_cast<std::size_t>((i * i + person * i) % 8)),
                               {},
                               ms});
        }
    }
    return answers;
}

std::vector<FlagMoment> momentsOf(int people)
{
    std::vector<FlagMoment> moments;
    for (int i = 1; i <= people; ++i) {
        QualityFlag flag;
        flag.code = QualityCode::TooFast;
        flag.person = PersonId{i};
        flag.scenario = ScenarioId{i};
        moments.push_back({March + qint64{5'400'000} * i * i, flag});
    }
    return moments;
}

enum class Kind { Times, Emotions, Flags };

std::unique_ptr<ChartPanel> makeChart(Kind kind, int people, Prompts& prompts)
{
    const auto answers = answersOf(people);
    switch (kind) {
    case Kind::Times: {
        auto chart = std::make_unique<ResponseTimeChart>(prompts);
        chart->setData(responseTimes(answers), namesOf(people), {});
        return chart;
    }
    case Kind::Emotions: {
        auto chart = std::make_unique<EmotionChart>(prompts);
        chart->setData(emotionsByPerson(answers), namesOf(people));
        return chart;
    }
    case Kind::Flags: {
        auto chart = std::make_unique<FlagTimelineChart>(prompts);
        chart->setData(momentsOf(people), namesOf(people));
        return chart;
    }
    }
    Q_UNREACHABLE();
}

QAbstractItemModel& tableOf(ChartPanel& panel)
{
    return *panel.findChild<QTableView*>()->model();
}

QStringList cellsOfRow(ChartPanel& panel, int row)
{
    QStringList cells;
    for (int column = 0; column < tableOf(panel).columnCount(); ++column)
        cells << tableOf(panel).index(row, column).data().toString();
    return cells;
}

QAction* actionOf(const ChartPanel& panel, const QString& text)
{
    for (QAction* action : panel.findChild<QMenu*>()->actions()) {
        if (action->text() == text)
            return action;
    }
    return nullptr;
}

void show(QWidget& widget)
{
    widget.resize(900, std::max(420, widget.minimumSizeHint().height()));
    widget.show();
    QCoreApplication::processEvents();
}

} // namespace

Q_DECLARE_METATYPE(Kind)

class ChartsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { theme::apply(*qApp, theme::Mode::Light); }
    void table_equalsTheTimes();
    void table_equalsTheEmotions();
    void table_equalsTheFlags();
    void table_hasARowForEverybody_data() { kinds(); }
    void table_hasARowForEverybody();
    void nothing_saysWhy_andSavesNothing_data() { kinds(); }
    void nothing_saysWhy_andSavesNothing();
    void newData_replacesTheOld_data() { kinds(); }
    void newData_replacesTheOld();
    void saveAs_writesEveryFormat_data();
    void saveAs_writesEveryFormat();
    void saveAs_tellsFailures();
    void tex_isTheTableForLatex();
    void copyPicture_isThePictureThatIsSaved();
    void copyTable_isTextAndHtml();
    void copyNothing_leavesTheClipboard();
    void newData_keepsTheTableAndItsRow();
    void everyFocusableWidget_hasAName_data() { kinds(); }
    void everyFocusableWidget_hasAName();
    void button_showsTheTableAndTheChart();
    void bothThemes_showSomething_data();
    void bothThemes_showSomething();
    void enterInTheTable_activates();
    void oneMoment_ofSeveralPeople_activatesNobody();
    void click_activatesPointAndBox();

private:
    static void kinds();
};

void ChartsTest::kinds()
{
    QTest::addColumn<Kind>("kind");
    QTest::newRow("times") << Kind::Times;
    QTest::newRow("emotions") << Kind::Emotions;
    QTest::newRow("flags") << Kind::Flags;
}

void ChartsTest::table_equalsTheTimes()
{
    ScriptedPrompts prompts;
    ResponseTimeChart chart(prompts);
    std::vector<QualityObservation> answers;
    for (qint64 ms : {2'000, 10'000, 20'000, 30'000, 40'000})
        answers.push_back({PersonId{1}, ScenarioId{ms}, Emotion::Joy, {}, ms});
    answers.push_back({PersonId{2}, ScenarioId{1}, Emotion::Joy, {}, std::nullopt});
    chart.setData(responseTimes(answers), {{PersonId{1}, QStringLiteral("Ana")}}, {});
    QCOMPARE(tableOf(chart).rowCount(), 2);
    QCOMPARE(cellsOfRow(chart, 0).join(u'|'),
             QStringLiteral("Ana|5|2.00|10.00|20.00|30.00|40.00|1"));
    QCOMPARE(cellsOfRow(chart, 1).join(u'|'), QStringLiteral("Person 2|0||||||0"));
}

void ChartsTest::table_equalsTheEmotions()
{
    ScriptedPrompts prompts;
    EmotionChart chart(prompts);
    chart.setData({{PersonId{4}, {1, 2, 3, 4, 5, 6, 7, 8}}, {PersonId{5}, {}}},
                  {{PersonId{4}, QStringLiteral("Ana")}});
    QCOMPARE(cellsOfRow(chart, 0).join(u'|'), QStringLiteral("Ana|1|2|3|4|5|6|7|8|36"));
    QCOMPARE(cellsOfRow(chart, 1).join(u'|'), QStringLiteral("Person 5|0|0|0|0|0|0|0|0|0"));
}

void ChartsTest::table_equalsTheFlags()
{
    ScriptedPrompts prompts;
    FlagTimelineChart chart(prompts);
    std::vector<FlagMoment> moments = momentsOf(2);
    moments.push_back({moments[0].at, {}});
    chart.setData(moments, {{PersonId{1}, QStringLiteral("Ana")}});
    QCOMPARE(cellsOfRow(chart, 0).join(u'|'), QStringLiteral("2026-03-01 13:30:00|2|2|Ana"));
    QCOMPARE(cellsOfRow(chart, 1).join(u'|'), QStringLiteral("2026-03-01 18:00:00|1|3|Person 2"));
}

void ChartsTest::table_hasARowForEverybody()
{
    QFETCH(Kind, kind);
    ScriptedPrompts prompts;
    const auto chart = makeChart(kind, 40, prompts);
    QCOMPARE(tableOf(*chart).rowCount(), 40);
    QVERIFY(!chart->isEmpty());
}

void ChartsTest::nothing_saysWhy_andSavesNothing()
{
    QFETCH(Kind, kind);
    ScriptedPrompts prompts;
    const QTemporaryDir folder;
    const auto chart = makeChart(kind, 0, prompts);
    QVERIFY(chart->isEmpty());
    QCOMPARE(tableOf(*chart).rowCount(), 0);
    show(*chart);
    bool isSaid = false;
    for (const QLabel* label : chart->findChildren<QLabel*>())
        isSaid = isSaid || (label->isVisible() &&
                            label->text().startsWith(kind == Kind::Emotions
                                                         ? QStringLiteral("Nobody has labelled")
                                                         : QStringLiteral("There are no times")));
    QVERIFY(isSaid);
    QVERIFY(!chart->saveAs(folder.filePath(QStringLiteral("chart.csv"))));
    QCOMPARE(prompts.said.size(), 1);
    QVERIFY(!QFileInfo::exists(folder.filePath(QStringLiteral("chart.csv"))));
}

void ChartsTest::newData_replacesTheOld()
{
    QFETCH(Kind, kind);
    ScriptedPrompts prompts;
    const auto chart = makeChart(kind, 5, prompts);
    show(*chart);
    const auto refill = [&](int people) {
        if (auto* times = qobject_cast<ResponseTimeChart*>(chart.get()))
            times->setData(responseTimes(answersOf(people)), namesOf(people), {});
        if (auto* emotions = qobject_cast<EmotionChart*>(chart.get()))
            emotions->setData(emotionsByPerson(answersOf(people)), namesOf(people));
        if (auto* flags = qobject_cast<FlagTimelineChart*>(chart.get()))
            flags->setData(momentsOf(people), namesOf(people));
        QCoreApplication::processEvents();
    };
    for (int people : {1, 12, 0, 3}) {
        refill(people);
        QCOMPARE(chart->isEmpty(), people == 0);
        QCOMPARE(tableOf(*chart).rowCount(), people);
    }
}

void ChartsTest::saveAs_writesEveryFormat_data()
{
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<int>("people");
    for (int people : {1, 3, 40}) {
        QTest::addRow("times of %d", people) << Kind::Times << people;
        QTest::addRow("emotions of %d", people) << Kind::Emotions << people;
        QTest::addRow("flags of %d", people) << Kind::Flags << people;
    }
}

void ChartsTest::saveAs_writesEveryFormat()
{
    QFETCH(Kind, kind);
    QFETCH(int, people);
    ScriptedPrompts prompts;
    const QTemporaryDir folder;
    const auto chart = makeChart(kind, people, prompts); // never shown: saving needs no screen
    const auto saved = [&](const char* name) {
        const QString path = folder.filePath(QString::fromLatin1(name));
        return chart->saveAs(path) ? readFile(path) : QByteArray();
    };

    QXmlStreamReader svg(saved("chart.svg"));
    int texts = 0;
    while (!svg.atEnd()) {
        if (svg.readNext() == QXmlStreamReader::StartElement && svg.name() == u"text")
            ++texts;
    }
    QVERIFY2(!svg.hasError(), qPrintable(svg.errorString()));
    QVERIFY2(texts > (kind == Kind::Flags ? 4 : people), "the names at least");

    QVERIFY(saved("chart.pdf").startsWith("%PDF"));

    QImage png;
    QVERIFY(png.loadFromData(saved("chart.PNG")));
    QVERIFY(png.width() >= 1520);
    QCOMPARE(png.pixelColor(0, 0), QColor(Qt::white));

    const QList<QByteArray> lines = saved("chart.csv").trimmed().split('\n');
    QCOMPARE(lines.size(), people + 1);
    for (int row = 0; row < people; ++row)
        QCOMPARE(QString::fromUtf8(lines.at(row + 1)), cellsOfRow(*chart, row).join(u','));

    const auto workbook = readSheet(saved("chart.xlsx"));
    QVERIFY(workbook);
    QCOMPARE(workbook->csv.count('\n'), people + 1);
    QVERIFY(workbook->csv.startsWith(lines.front()));

    const QByteArray tex = saved("chart.tex");
    QCOMPARE(tex.count("\\\\\n"), people + 1);
    QVERIFY(tex.endsWith("\\end{table}\n"));
    QVERIFY(prompts.said.isEmpty());
}

void ChartsTest::saveAs_tellsFailures()
{
    ScriptedPrompts prompts;
    const QTemporaryDir folder;
    const auto chart = makeChart(Kind::Times, 2, prompts);
    QVERIFY(!chart->saveAs(folder.filePath(QStringLiteral("chart.gif"))));
    QVERIFY(!chart->saveAs(folder.filePath(QStringLiteral("missing/chart.svg"))));
    QCOMPARE(prompts.said.size(), 2);

    // From the menu; the dialog's suffix for studies gives way to the one that was chosen.
    prompts.paths << folder.filePath(QStringLiteral("mine.subtext"));
    const QMenu* menu = chart->findChild<QMenu*>();
    QVERIFY(menu);
    menu->actions().at(3)->trigger();
    QVERIFY(QFileInfo::exists(folder.filePath(QStringLiteral("mine.csv"))));
    prompts.paths << folder.filePath(QStringLiteral("mine.subtext"));
    menu->actions().at(3)->trigger();
    QCOMPARE(prompts.said.size(), 3); // nobody was asked whether to replace it
}

void ChartsTest::tex_isTheTableForLatex()
{
    ScriptedPrompts prompts;
    const QTemporaryDir folder;
    EmotionChart chart(prompts);
    chart.setData({{PersonId{4}, {1, 2, 3, 4, 5, 6, 7, 8}}},
                  {{PersonId{4}, QStringLiteral("Ana & 100 %")}});
    // From the menu.
    prompts.paths << folder.filePath(QStringLiteral("mine.tex"));
    chart.findChild<QMenu*>()->actions().at(5)->trigger();
    const QByteArray tex = readFile(folder.filePath(QStringLiteral("mine.tex")));
    QVERIFY(tex.contains("\\caption{Emotions chosen}\n"));
    QVERIFY(tex.contains("\\label{tab:emotions-chosen}\n"));
    QVERIFY(tex.contains("{tabular}{lrrrrrrrrr}\n"));
    QVERIFY(tex.contains("Annotator & Joy & Trust & Fear & "));
    QVERIFY(tex.contains("Ana \\& 100 \\% & 1 & 2 & 3 & 4 & 5 & 6 & 7 & 8 & 36 \\\\\n"));
    QVERIFY(prompts.said.isEmpty());
}

void ChartsTest::copyPicture_isThePictureThatIsSaved()
{
    theme::apply(*qApp, theme::Mode::Dark); // the copy is light all the same
    ScriptedPrompts prompts;
    const QTemporaryDir folder;
    const auto chart = makeChart(Kind::Times, 3, prompts);
    show(*chart);
    const QString path = folder.filePath(QStringLiteral("chart.png"));
    QVERIFY(chart->saveAs(path));
    const QImage before = chart->grab().toImage();
    actionOf(*chart, QStringLiteral("Copy picture"))->trigger();
    QImage copy = QApplication::clipboard()->image();
    QCOMPARE(copy.devicePixelRatio(), 2.0);
    copy.setDevicePixelRatio(1); // a file does not keep it
    QCOMPARE(copy.convertToFormat(QImage::Format_RGB32),
             QImage(path).convertToFormat(QImage::Format_RGB32));
    QCOMPARE(copy.pixelColor(0, 0), QColor(Qt::white));
    QCOMPARE(chart->grab().toImage(), before);
}

void ChartsTest::copyTable_isTextAndHtml()
{
    ScriptedPrompts prompts;
    EmotionChart chart(prompts);
    chart.setData({{PersonId{4}, {1, 2, 3, 4, 5, 6, 7, 8}}, {PersonId{5}, {}}},
                  {{PersonId{4}, QStringLiteral("A <b>\tAna")}});
    actionOf(chart, QStringLiteral("Copy table"))->trigger();
    const QMimeData* mime = QApplication::clipboard()->mimeData();
    const QStringList lines = mime->text().split(u'\n');
    QCOMPARE(lines.size(), 4); // the last one is empty
    QVERIFY(lines.at(0).startsWith(QStringLiteral("Annotator\tJoy\tTrust\t")));
    QCOMPARE(lines.at(1), QStringLiteral("A <b> Ana\t1\t2\t3\t4\t5\t6\t7\t8\t36"));
    QCOMPARE(lines.at(2), QStringLiteral("Person 5\t0\t0\t0\t0\t0\t0\t0\t0\t0"));
    QVERIFY(mime->html().startsWith(QStringLiteral("<table>\n<tr><th align=\"left\">Annotator")));
    QVERIFY(mime->html().contains(QStringLiteral("<td align=\"left\">A &lt;b&gt;\tAna</td>")));
    QVERIFY(mime->html().contains(QStringLiteral("<td align=\"right\">36</td></tr>")));
}

void ChartsTest::copyNothing_leavesTheClipboard()
{
    ScriptedPrompts prompts;
    const auto chart = makeChart(Kind::Times, 0, prompts);
    QApplication::clipboard()->setText(QStringLiteral("mine"));
    chart->copyPicture();
    chart->copyTable();
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("mine"));
}

void ChartsTest::newData_keepsTheTableAndItsRow()
{
    ScriptedPrompts prompts;
    EmotionChart chart(prompts);
    const auto refill = [&](qint64 joy, int people) {
        std::vector<PersonEmotions> data;
        for (int i = 1; i <= people; ++i)
            data.push_back({PersonId{i}, {joy}});
        chart.setData(data, namesOf(people));
    };
    refill(1, 3);
    show(chart);
    chart.setTableShown(true);
    auto* table = chart.findChild<QTableView*>();
    table->setCurrentIndex(table->model()->index(2, 0));
    refill(7, 3);
    QVERIFY(chart.isTableShown());
    QCOMPARE(table->currentIndex().row(), 2);
    QCOMPARE(cellsOfRow(chart, 2).at(1), QStringLiteral("7"));
    refill(7, 0);
    QVERIFY(!chart.isTableShown());
    refill(8, 4);
    QVERIFY(chart.isTableShown());
    QCOMPARE(cellsOfRow(chart, 3).at(1), QStringLiteral("8"));
}

void ChartsTest::everyFocusableWidget_hasAName()
{
    QFETCH(Kind, kind);
    ScriptedPrompts prompts;
    const auto chart = makeChart(kind, 3, prompts);
    show(*chart);
    for (bool isTable : {false, true}) {
        chart->setTableShown(isTable);
        int focusable = 0;
        for (const QWidget* widget : chart->findChildren<QWidget*>()) {
            if (!widget->isVisible() || (widget->focusPolicy() & Qt::TabFocus) == 0)
                continue;
            ++focusable;
            QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
            if (!qobject_cast<const QPushButton*>(widget))
                QVERIFY2(!widget->accessibleDescription().isEmpty(),
                         widget->metaObject()->className());
        }
        QCOMPARE(focusable, 3); // two buttons, and the chart or the table
    }
}

void ChartsTest::button_showsTheTableAndTheChart()
{
    ScriptedPrompts prompts;
    const auto chart = makeChart(Kind::Emotions, 3, prompts);
    show(*chart);
    auto* toggle = chart->findChild<QPushButton*>();
    QCOMPARE(toggle->text(), QStringLiteral("Table"));
    toggle->setFocus();
    QTest::keyClick(toggle, Qt::Key_Space);
    QVERIFY(chart->isTableShown());
    QCOMPARE(toggle->text(), QStringLiteral("Chart"));
    QTest::keyClick(toggle, Qt::Key_Space);
    QVERIFY(!chart->isTableShown());
}

void ChartsTest::bothThemes_showSomething_data()
{
    saveAs_writesEveryFormat_data();
}

void ChartsTest::bothThemes_showSomething()
{
    QFETCH(Kind, kind);
    QFETCH(int, people);
    ScriptedPrompts prompts;
    const auto chart = makeChart(kind, people, prompts);
    show(*chart);
    for (theme::Mode mode : {theme::Mode::Light, theme::Mode::Dark}) {
        theme::apply(*qApp, mode); // a chart that is open follows
        QCoreApplication::processEvents();
        const QImage image = chart->grab().toImage();
        std::set<QRgb> colors;
        for (int y = 0; y < image.height(); y += 2) {
            for (int x = 0; x < image.width(); x += 2)
                colors.insert(image.pixel(x, y));
        }
        QVERIFY(colors.size() > 20);
        const theme::Colors& c = theme::colors(chart->palette());
        QCOMPARE(c.isDark, mode == theme::Mode::Dark);
        QCOMPARE(image.pixelColor(image.width() / 2, 4), c.surface);
    }
}

void ChartsTest::enterInTheTable_activates()
{
    ScriptedPrompts prompts;
    const auto panel = makeChart(Kind::Times, 3, prompts);
    show(*panel);
    panel->setTableShown(true);
    auto* table = panel->findChild<QTableView*>();
    table->setCurrentIndex(table->model()->index(1, 0));
    QSignalSpy person(static_cast<ResponseTimeChart*>(panel.get()),
                      &ResponseTimeChart::personActivated);
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(person.size(), 1);
    QCOMPARE(person.at(0).at(0).value<PersonId>(), PersonId{2});
}

void ChartsTest::oneMoment_ofSeveralPeople_activatesNobody()
{
    ScriptedPrompts prompts;
    FlagTimelineChart chart(prompts);
    std::vector<FlagMoment> moments = momentsOf(3);
    moments[1].at = moments[0].at;
    chart.setData(moments, namesOf(3));
    show(chart);
    auto* table = chart.findChild<QTableView*>();
    QSignalSpy person(&chart, &FlagTimelineChart::personActivated);
    QSignalSpy item(&chart, &FlagTimelineChart::itemActivated);
    Q_EMIT table->activated(table->model()->index(0, 0));
    QCOMPARE(person.size() + item.size(), 0);
    Q_EMIT table->activated(table->model()->index(1, 0));
    QCOMPARE(person.size(), 0);
    QCOMPARE(item.at(0).at(1).value<ScenarioId>(), ScenarioId{3});
}

void ChartsTest::click_activatesPointAndBox()
{
    ScriptedPrompts prompts;
    const auto panel = makeChart(Kind::Times, 3, prompts);
    auto* chart = static_cast<ResponseTimeChart*>(panel.get());
    show(*chart);
    QWidget* canvas = chart->findChild<QGraphicsView*>()->viewport();
    const auto clickOn = [&](const QColor& color, int border) {
        const QImage image = canvas->grab().toImage();
        for (int y = border; y < image.height(); ++y) {
            for (int x = border; x < image.width(); ++x) {
                if (image.pixelColor(x, y) == color) {
                    QTest::mouseClick(canvas, Qt::LeftButton, {}, QPoint(x, y));
                    return true;
                }
            }
        }
        return false;
    };
    QSignalSpy person(chart, &ResponseTimeChart::personActivated);
    QSignalSpy item(chart, &ResponseTimeChart::itemActivated);
    // New data in answer to the click must not pull the point away from under the mouse.
    connect(chart, &ResponseTimeChart::itemActivated, chart,
            [chart] { chart->setData(responseTimes(answersOf(2)), namesOf(2), {}); });
    QVERIFY(clickOn(theme::lightColors().accentSoft, 8));
    QCOMPARE(person.size(), 1);
    QCOMPARE(person.at(0).at(0).value<PersonId>().isValid(), true);
    QVERIFY(clickOn(theme::lightColors().danger, 8));
    QCOMPARE(item.size(), 1);
    QCOMPARE(item.at(0).at(1).value<ScenarioId>(), ScenarioId{2}); // the topmost: 700 s
    QCoreApplication::processEvents();
    QCOMPARE(tableOf(*chart).rowCount(), 2);
}

SUBTEXT_TEST(ChartsTest)
#include "chartstest.moc"
