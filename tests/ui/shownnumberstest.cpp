// SPDX-License-Identifier: MIT
#include "core/task/builtintasks.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/agreementcharts.h"
#include "tests/ui/uiharness.h"
#include "ui/charts/chartlabels.h"
#include "ui/charts/chartpanel.h"
#include "ui/charts/kappachart.h"
#include "ui/charts/surprisechart.h"
#include "ui/plot/axes.h"
#include "ui/text/agreementtext.h"
#include "ui/text/desktext.h"
#include "ui/text/entanglementtext.h"
#include "ui/text/language.h"
#include "ui/text/scaletext.h"
#include "ui/text/words.h"
#include "ui/widgets/tabledelegate.h"

#include <QRegularExpression>
#include <QTableView>
#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::test;

/// Decimals on the screen: with the comma of the languages that have one, while what is saved or
/// copied has a point in all of them.
class ShownNumbersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { setLanguage(*qApp, QStringLiteral("en")); }
    void figure_hasTheDecimalPointOfTheLanguage_data();
    void figure_hasTheDecimalPointOfTheLanguage();
    void whatLeaves_hasAPoint();
    void cell_isShownAsAFigureWhereItIsOne_data();
    void cell_isShownAsAFigureWhereItIsOne();
    void axis_hasTheDecimalPointOfTheLanguage();
    void savedTable_hasTheSameBytes();
    void savedChart_hasTheSameFigures();
};

namespace {

class PlainPanel : public ChartPanel
{
public:
    explicit PlainPanel(Prompts& prompts)
        : ChartPanel(QStringLiteral("Scores"), QStringLiteral("Of two sets"), prompts, nullptr)
    {
        setTable({QStringLiteral("Set"), QStringLiteral("F1"), QStringLiteral("Range")},
                 {{QStringLiteral("4.1"), QStringLiteral("0.7215"), QStringLiteral("0.7 to 0.8")},
                  {QStringLiteral("b"), QStringLiteral("-0.3"), QStringLiteral("1.0.0")}});
    }
};

QString shownCellOf(const ChartPanel& panel, int row, int column)
{
    const auto* table = panel.findChild<QTableView*>();
    const auto* delegate = static_cast<const TableDelegate*>(table->itemDelegate());
    return delegate->shownText(table->model()->index(row, column));
}

} // namespace

void ShownNumbersTest::figure_hasTheDecimalPointOfTheLanguage_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("point");
    QTest::newRow("English") << QStringLiteral("en") << QStringLiteral(".");
    QTest::newRow("German") << QStringLiteral("de") << QStringLiteral(",");
    QTest::newRow("Spanish") << QStringLiteral("es") << QStringLiteral(",");
    QTest::newRow("Chinese") << QStringLiteral("zh_CN") << QStringLiteral(".");
}

void ShownNumbersTest::figure_hasTheDecimalPointOfTheLanguage()
{
    QFETCH(QString, code);
    QFETCH(QString, point);
    setLanguage(*qApp, code);
    const auto with = [&](const char* text) {
        return QString::fromUtf8(text).replace(u'.', point);
    };
    QCOMPARE(shownNumber(1234.5, 2), with("1234.50"));
    QCOMPARE(shownNumber(7, 0), QStringLiteral("7"));
    QCOMPARE(figureText(-0.721, 3), with("−0.721"));
    QVERIFY(intervalText(stats::Interval{0.5, 0.75}, 2).startsWith(with("0.50")));
    QVERIFY(percentText(0.778).startsWith(with("77.8")));
    QCOMPARE(signedNumber(0.5, 1), with("+0.5"));
    QCOMPARE(signedNumber(0.01, 1), with("0.0"));
    QCOMPARE(weightText(-0.001), with("0.00"));
    QCOMPARE(weightText(-1.25), with("−1.25"));
    QCOMPARE(pFigureText(0.00002), with("< 0.0001"));
}

void ShownNumbersTest::whatLeaves_hasAPoint()
{
    setLanguage(*qApp, QStringLiteral("de"));
    QCOMPARE(figureText(0.5, 1, DecimalPoint::OfFiles), QStringLiteral("0.5"));
    const InEnglish english;
    QCOMPARE(shownNumber(0.5, 1), QStringLiteral("0.5"));
    QCOMPARE(figureText(0.5, 1), QStringLiteral("0.5"));
    QCOMPARE(charts::figureFormat(2), QStringLiteral("%.2f"));
}

void ShownNumbersTest::cell_isShownAsAFigureWhereItIsOne_data()
{
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char* cell, const char* shown) {
        QTest::newRow(cell) << QString::fromUtf8(cell) << QString::fromUtf8(shown);
    };
    row("0.72", "0,72");
    row("-0.72", "-0,72");
    row("77.8 %", "77,8 %");
    row("12.3 bis 14.2", "12,3 bis 14,2");
    row("12", "12");
    row("", "");
    row("–", "–");
    row("1.0.0", "1.0.0");
    row("gpt-4.1", "gpt-4.1");
    row("4.1-mini", "4.1-mini");
    row("He paid 3.50 at the desk.", "He paid 3.50 at the desk.");
}

void ShownNumbersTest::cell_isShownAsAFigureWhereItIsOne()
{
    QFETCH(QString, cell);
    QCOMPARE(shownFigureCell(cell), cell);
    setLanguage(*qApp, QStringLiteral("de"));
    QTEST(shownFigureCell(cell), "shown");
}

void ShownNumbersTest::axis_hasTheDecimalPointOfTheLanguage()
{
    const auto labels = [] {
        ValueAxis axis;
        axis.setRange(-0.5, 0.5);
        axis.setTickCount(3);
        axis.setLabelFormat(charts::figureFormat(1));
        QStringList texts;
        for (const plot::AxisLabel& label : axis.labels())
            texts << label.html;
        return texts;
    };
    QCOMPARE(labels().join(u' '), QStringLiteral("−0.5 0.0 0.5"));
    setLanguage(*qApp, QStringLiteral("de"));
    QCOMPARE(labels().join(u' '), QStringLiteral("−0,5 0,0 0,5"));
}

void ShownNumbersTest::savedTable_hasTheSameBytes()
{
    const QTemporaryDir folder;
    ScriptedPrompts prompts;
    const auto saved = [&](const char* suffix) {
        PlainPanel panel(prompts);
        const QString path = folder.filePath(QStringLiteral("table.") + QLatin1String(suffix));
        return panel.saveAs(path) ? readFile(path) : QByteArray();
    };
    for (const char* suffix : {"csv", "xlsx", "tex"}) {
        setLanguage(*qApp, QStringLiteral("en"));
        const QByteArray english = saved(suffix);
        QVERIFY(!english.isEmpty());
        setLanguage(*qApp, QStringLiteral("de"));
        QCOMPARE(saved(suffix), english);
    }
    const PlainPanel german(prompts);
    QCOMPARE(shownCellOf(german, 0, 0), QStringLiteral("4.1")); // what the row is called
    QCOMPARE(shownCellOf(german, 0, 1), QStringLiteral("0,7215"));
    QCOMPARE(shownCellOf(german, 0, 2), QStringLiteral("0,7 to 0,8"));
    QCOMPARE(shownCellOf(german, 1, 1), QStringLiteral("−0,3"));
    QCOMPARE(shownCellOf(german, 1, 2), QStringLiteral("1.0.0"));
    setLanguage(*qApp, QStringLiteral("en"));
    QCOMPARE(shownCellOf(german, 0, 1), QStringLiteral("0.7215"));
}

void ShownNumbersTest::savedChart_hasTheSameFigures()
{
    const QTemporaryDir folder;
    ScriptedPrompts prompts;
    static const QRegularExpression figure(QStringLiteral("(?<![\\w.])-?\\d+(\\.\\d+)?(?![\\w.])"));
    const auto figuresOf = [&](ChartPanel& chart) {
        const QString path = folder.filePath(QStringLiteral("chart.csv"));
        QStringList found;
        if (!chart.saveAs(path))
            return found;
        const QString table = QString::fromUtf8(readFile(path)).section(u'\n', 1);
        for (auto match = figure.globalMatch(table); match.hasNext();)
            found << match.next().captured();
        return found;
    };
    const auto figures = [&] {
        KappaChart kappa(prompts);
        kappa.setData(sampleReport());
        SurpriseChart surprises(prompts);
        SurpriseFigures guesses;
        QuestionSurprises& of = guesses.questions.emplace_back();
        of.items.resize(3);
        of.found = 2;
        surprises.setData(guesses, defaultTask());
        const QStringList found = figuresOf(surprises);
        return found.contains(QStringLiteral("66.7")) ? found + figuresOf(kappa) : QStringList();
    };
    const QStringList english = figures();
    QVERIFY(english.filter(QStringLiteral("0.")).size() > 3);
    setLanguage(*qApp, QStringLiteral("de"));
    QCOMPARE(figures(), english);
}

SUBTEXT_TEST(ShownNumbersTest)
#include "shownnumberstest.moc"
