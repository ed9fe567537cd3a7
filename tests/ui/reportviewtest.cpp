// SPDX-License-Identifier: MIT
#include "ui/release/reportview.h"

#include "core/report/report.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/releaseharness.h"
#include "ui/help/manual.h"
#include "ui/help/manualreader.h"
#include "ui/help/manualwindow.h"
#include "ui/release/reportcard.h"
#include "ui/text/reporttext.h"
#include "ui/widgets/noticebar.h"

#include <QAccessible>
#include <QLabel>
#include <QTableView>
#include <QTableWidget>
#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

namespace {

/// The Release place on the view of tables and figures, in a study with two labelled items.
class ReportDesk : public ReleaseDesk
{
public:
    ReportDesk()
    {
        label(1, Emotion::Joy, Emotion::Joy, Emotion::Trust);
        label(2, Emotion::Anger, Emotion::Fear, Emotion::Anger);
        open();
        show();
    }

    void show()
    {
        page().showView(ReleasePage::View::Report);
        settleReport();
    }
    void settleReport()
    {
        QTRY_VERIFY_WITH_TIMEOUT(view().shown() && !view().isWorking(), LongestWait);
    }
    ReportView& view() { return *page().report(); }
    ReportCard& card() { return *view().card(); }

    /// What the command line makes of the study as it is, the file of that name.
    ReportPart part(const char* name)
    {
        ReportFigures figures(must(readReportInput(openStudy())));
        return makeReport(figures, {reportKind(QString::fromLatin1(name))}).front();
    }

    QStringList header()
    {
        QStringList header;
        const QAbstractItemModel& model = *card().table()->model();
        for (int column = 0; column < model.columnCount(); ++column)
            header << model.headerData(column, Qt::Horizontal).toString();
        return header;
    }
    std::vector<QStringList> rows()
    {
        const QAbstractItemModel& model = *card().table()->model();
        std::vector<QStringList> rows(static_cast<std::size_t>(model.rowCount()));
        for (int row = 0; row < model.rowCount(); ++row) {
            for (int column = 0; column < model.columnCount(); ++column)
                rows[static_cast<std::size_t>(row)] << model.index(row, column).data().toString();
        }
        return rows;
    }
    QString lineOf(const char* name)
    {
        for (int row = 0; row < view().list()->rowCount(); ++row) {
            if (view().list()->item(row, 0)->text() == QLatin1String(name))
                return view().list()->item(row, 1)->text();
        }
        return QStringLiteral("there is no row");
    }
};

} // namespace

/// The tables and figures of a paper in the window.
class ReportViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void list_hasEveryKindInItsOrder();
    void lackingKind_saysWhy();
    void table_isThePrintedOne();
    void figure_hasTheNumbersOfItsFile();
    void numbers_standAtTheRight();
    void view_followsTheStudy();
    void hiddenView_waitsUntilItIsShown();
    void chosenOne_staysAsTheStudyChanges();
    void key_opensTheViewWithoutTheOptions();
    void help_isAboutThem();
    void arrowKeys_goThroughTheList();
};

void ReportViewTest::list_hasEveryKindInItsOrder()
{
    ReportDesk at;
    QStringList names;
    for (int row = 0; row < at.view().list()->rowCount(); ++row)
        names << at.view().list()->item(row, 0)->text();
    QStringList expected;
    for (const ReportKind& kind : reportKinds())
        expected << QString::fromLatin1(kind.name);
    QCOMPARE(names, expected);
    QCOMPARE(at.lineOf("tiers"), QStringLiteral("Items by their share of agreement"));
    QCOMPARE(at.lineOf("label-bars"), QStringLiteral("Figure: Shares of gold labels and votes"));
    const auto made =
        std::count_if(at.view().shown()->entries.begin(), at.view().shown()->entries.end(),
                      [](const ReportEntry& entry) { return !entry.lack; });
    QVERIFY(made > 5);
    QVERIFY2(at.view().summary().startsWith(QStringLiteral("%1 of the").arg(made)),
             qPrintable(at.view().summary()));
}

void ReportViewTest::lackingKind_saysWhy()
{
    ReportDesk at;
    const QString why = reportLackText(ReportLack::Models);
    QCOMPARE(at.lineOf("leaderboard"), QStringLiteral("– ") + why);
    at.view().choose(QStringLiteral("leaderboard"));
    QVERIFY(!at.card().document());
    QVERIFY(at.card().title().contains(QStringLiteral("Models against gold")));
    QVERIFY2(at.card().words().contains(why), qPrintable(at.card().words()));
    const QTableWidgetItem* item = at.view().list()->item(at.view().list()->currentRow(), 1);
    QVERIFY(item->toolTip().contains(why.toHtmlEscaped()));
}

void ReportViewTest::table_isThePrintedOne()
{
    ReportDesk at;
    for (const char* name : {"label-distribution", "tiers", "annotators"}) {
        at.view().choose(QString::fromLatin1(name));
        const ReportPart part = at.part(name);
        QVERIFY2(part.tables && !part.tables->empty(), name);
        const LatexTable& printed = part.tables->front().printed;
        QCOMPARE(at.header(), printed.header);
        QCOMPARE(at.rows(), printed.rows);
        QVERIFY(!at.rows().empty());
        QCOMPARE(at.card().caption(), printed.caption);
    }
}

void ReportViewTest::figure_hasTheNumbersOfItsFile()
{
    ReportDesk at;
    at.view().choose(QStringLiteral("label-bars"));
    const ReportPart part = at.part("label-bars");
    QVERIFY(part.drawings && !part.drawings->empty());
    const QStringList lines =
        QString::fromUtf8(csvOf(part.drawings->front())).split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(at.header().join(u','), lines.front().trimmed());
    QCOMPARE(std::ssize(at.rows()), lines.size() - 1);
    QCOMPARE(at.rows().front().join(u','), lines.at(1).trimmed());
    QVERIFY2(at.card().caption().startsWith(part.drawings->front().caption),
             qPrintable(at.card().caption()));
}

void ReportViewTest::numbers_standAtTheRight()
{
    ReportDesk at;
    at.view().choose(QStringLiteral("label-distribution"));
    const QAbstractItemModel& model = *at.card().table()->model();
    const auto alignment = [&](int column) {
        return Qt::Alignment(model.index(0, column).data(Qt::TextAlignmentRole).toInt());
    };
    QVERIFY(alignment(0) & Qt::AlignLeft);
    QVERIFY(alignment(model.columnCount() - 1) & Qt::AlignRight);
}

void ReportViewTest::view_followsTheStudy()
{
    ReportDesk at;
    at.view().choose(QStringLiteral("label-distribution"));
    const std::vector<QStringList> before = at.rows();
    at.label(1, Emotion::Fear, Emotion::Fear, Emotion::Fear);
    QTRY_VERIFY_WITH_TIMEOUT(at.rows() != before, ReleaseDesk::LongestWait);
    at.settleReport();
    QCOMPARE(at.rows(), at.part("label-distribution").tables->front().printed.rows);
}

void ReportViewTest::hiddenView_waitsUntilItIsShown()
{
    ReportDesk at;
    at.view().choose(QStringLiteral("label-distribution"));
    const std::vector<QStringList> before = at.rows();
    at.page().showView(ReleasePage::View::Checklist);
    at.label(1, Emotion::Fear, Emotion::Fear, Emotion::Fear);
    at.settle(); // the checks have followed
    QVERIFY(!at.view().isWorking());
    QCOMPARE(at.rows(), before);
    at.page().showView(ReleasePage::View::Report);
    QTRY_VERIFY_WITH_TIMEOUT(at.rows() != before, ReleaseDesk::LongestWait);
}

void ReportViewTest::chosenOne_staysAsTheStudyChanges()
{
    ReportDesk at;
    at.view().choose(QStringLiteral("tiers"));
    const QString title = at.card().title();
    const ReportResult* before = at.view().shown();
    at.label(2, Emotion::Fear, Emotion::Joy, Emotion::Trust);
    QTRY_VERIFY_WITH_TIMEOUT(at.view().shown() != before, ReleaseDesk::LongestWait);
    at.settleReport();
    QCOMPARE(at.card().title(), title);
    QCOMPARE(at.rows(), at.part("tiers").tables->front().printed.rows);
}

void ReportViewTest::key_opensTheViewWithoutTheOptions()
{
    ReleaseDesk at;
    at.open();
    QVERIFY(at.page().verdict()->isVisible());
    at.desk.press(Qt::Key_5, Qt::ControlModifier);
    QVERIFY(at.page().report()->isVisible());
    QVERIFY(!at.page().verdict()->isVisible());
    at.desk.press(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(!at.page().report()->isVisible());
    QVERIFY(at.page().verdict()->isVisible());
}

void ReportViewTest::help_isAboutThem()
{
    ReportDesk at;
    at.desk.press(Qt::Key_F1);
    ManualWindow* manual = nullptr;
    for (QWidget* window : QApplication::topLevelWidgets()) {
        if (auto* found = qobject_cast<ManualWindow*>(window))
            manual = found;
    }
    QVERIFY(manual);
    const auto heading = [&] {
        return manual->reader()->document()->findBlock(manual->reader()->topPosition()).text();
    };
    QTRY_COMPARE(heading(), QStringLiteral("Tables and figures for a paper"));
    closeManual();
}

void ReportViewTest::arrowKeys_goThroughTheList()
{
    ReportDesk at;
    QTableWidget& list = *at.view().list();
    list.setFocus();
    QTest::keyClick(&list, Qt::Key_Home);
    QCOMPARE(list.currentRow(), 0);
    QTest::keyClick(&list, Qt::Key_Down);
    QCOMPARE(list.currentRow(), 1);
    QVERIFY(at.card().title().contains(QStringLiteral("Items by group and power relation")));
    QTest::keyClick(&list, Qt::Key_End);
    QCOMPARE(list.item(list.currentRow(), 0)->text(), QStringLiteral("vector-bars"));
}

SUBTEXT_TEST(ReportViewTest)

#include "reportviewtest.moc"
