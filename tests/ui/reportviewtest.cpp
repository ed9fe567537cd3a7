// SPDX-License-Identifier: MIT
#include "ui/release/reportview.h"

#include "core/exchange/tables/recordtable.h"
#include "core/report/report.h"
#include "tests/support/filesin.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/releaseharness.h"
#include "ui/charts/chartsaving.h"
#include "ui/help/manual.h"
#include "ui/help/manualreader.h"
#include "ui/help/manualwindow.h"
#include "ui/plot/svgpicture.h"
#include "ui/release/reportcard.h"
#include "ui/release/svgview.h"
#include "ui/text/language.h"
#include "ui/text/reporttext.h"
#include "ui/text/words.h"
#include "ui/theme/theme.h"
#include "ui/widgets/fittedpage.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/tabledelegate.h"

#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QTableView>
#include <QTableWidget>
#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>
#include <cmath>
#include <map>

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
    /// Chooses this in the menu of what is shown, and this path in the dialog.
    void save(const QString& choice, const QString& path)
    {
        desk.prompts.paths << path;
        for (QAction* action : card().saveButton()->menu()->actions()) {
            if (action->text() == choice)
                return action->trigger();
        }
        qFatal("the menu has no \"%s\"", qPrintable(choice));
    }
    QString notice() { return view().notice()->text(); }

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

namespace {

QByteArray bytesIn(const std::vector<ReleaseFile>& files, const QString& path)
{
    for (const ReleaseFile& file : files) {
        if (file.path == path)
            return file.bytes;
    }
    qFatal("there is no %s", qPrintable(path));
}

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
    void savedTable_hasTheBytesOfTheReport();
    void savedFigure_hasTheBytesOfTheReport();
    void savedWorkbook_hasTheCellsOfTheFile();
    void copiedTable_hasWhatIsShown();
    void figures_haveTheDecimalPointOfTheLanguage();
    void otherEndings_areRefusedInWords();
    void folderThatIsMissing_isSaid();
    void lackingKind_cannotBeSaved();
    void everything_isSavedAsTheCommandWritesIt();
    void earlierFolder_isLeftAlone();
    void folderThatTakesNothing_isSaid();
    void cancelledReport_isNone();
    void figure_isAPictureOrATable();
    void savedPage_isAsLargeAsThePicture();
    void captionWithoutRoom_liesOverNothing();
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
    QCOMPARE(list.item(list.currentRow(), 0)->text(), QStringLiteral("topic-map"));
}

void ReportViewTest::savedTable_hasTheBytesOfTheReport()
{
    ReportDesk at;
    at.view().choose(QStringLiteral("tiers"));
    const std::vector<ReleaseFile> files = reportFiles(at.part("tiers"));
    const QString csv = at.study.filePath(QStringLiteral("tiers.csv"));
    at.save(QStringLiteral("Table (CSV)…"), csv);
    QCOMPARE(readFile(csv), bytesIn(files, QStringLiteral("tables/tiers.csv")));
    QVERIFY2(at.notice().contains(QStringLiteral("is saved as")), qPrintable(at.notice()));
    const QString tex = at.study.filePath(QStringLiteral("tiers.tex"));
    at.save(QStringLiteral("Table (LaTeX)…"), tex);
    QCOMPARE(readFile(tex), bytesIn(files, QStringLiteral("tables/tiers.tex")));
    const QStringList suggested{QStringLiteral("tiers.csv"), QStringLiteral("tiers.tex")};
    QCOMPARE(at.desk.prompts.suggestions, suggested);
}

void ReportViewTest::savedFigure_hasTheBytesOfTheReport()
{
    ReportDesk at;
    at.view().choose(QStringLiteral("label-bars"));
    const std::vector<ReleaseFile> files = reportFiles(at.part("label-bars"));
    const QString svg = at.study.filePath(QStringLiteral("bars.svg"));
    at.save(QStringLiteral("Picture for print (SVG)…"), svg);
    QCOMPARE(readFile(svg), bytesIn(files, QStringLiteral("figures/label-bars.svg")));
    const QString csv = at.study.filePath(QStringLiteral("bars.csv"));
    at.save(QStringLiteral("Table (CSV)…"), csv);
    QCOMPARE(readFile(csv), bytesIn(files, QStringLiteral("figures/label-bars.csv")));
}

void ReportViewTest::savedWorkbook_hasTheCellsOfTheFile()
{
    ReportDesk at;
    at.view().choose(QStringLiteral("label-distribution"));
    const QString path = at.study.filePath(QStringLiteral("labels.xlsx"));
    at.save(QStringLiteral("Table (Excel)…"), path);
    const RecordTable saved = must(readTable(readFile(path)));
    const RecordTable expected =
        must(readTable(bytesIn(reportFiles(at.part("label-distribution")),
                               QStringLiteral("tables/label-distribution.csv"))));
    QCOMPARE(saved.columns, expected.columns);
    QVERIFY(!expected.rows.empty());
    QCOMPARE(saved.rows.size(), expected.rows.size());
    for (std::size_t row = 0; row < expected.rows.size(); ++row)
        QCOMPARE(saved.rows[row].cells, expected.rows[row].cells);
}

void ReportViewTest::copiedTable_hasWhatIsShown()
{
    ReportDesk at;
    at.view().choose(QStringLiteral("tiers"));
    QTest::mouseClick(child<QPushButton>(at.card(), "copy"), Qt::LeftButton);
    const QMimeData& copied = *QApplication::clipboard()->mimeData();
    const QStringList lines = copied.text().split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.front(), at.header().join(u'\t'));
    QCOMPARE(std::ssize(lines), std::ssize(at.rows()) + 1);
    QVERIFY(copied.hasHtml());
    QVERIFY2(at.notice().contains(QStringLiteral("copied")), qPrintable(at.notice()));
}

void ReportViewTest::figures_haveTheDecimalPointOfTheLanguage()
{
    const auto english = qScopeGuard([] { setLanguage(*qApp, QStringLiteral("en")); });
    setLanguage(*qApp, QStringLiteral("de"));
    ReportDesk at;
    at.view().choose(QStringLiteral("label-distribution"));
    const QAbstractItemView& table = *at.card().table();
    const auto* delegate = static_cast<const TableDelegate*>(table.itemDelegate());
    int decimals = 0;
    const std::vector<QStringList> rows = at.rows();
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (int column = 1; column < rows[row].size(); ++column) {
            const QString cell = rows[row].at(column);
            if (shownFigureCell(cell) == cell)
                continue;
            ++decimals;
            const QString shown =
                delegate->shownText(table.model()->index(static_cast<int>(row), column));
            QVERIFY2(shown.contains(u',') && !shown.contains(u'.'), qPrintable(shown));
        }
    }
    QVERIFY(decimals > 0);
    const QString path = at.study.filePath(QStringLiteral("decimals.csv"));
    at.save(charts::formatWords(charts::FileFormat::Csv), path);
    QCOMPARE(readFile(path), bytesIn(reportFiles(at.part("label-distribution")),
                                     QStringLiteral("tables/label-distribution.csv")));
}

void ReportViewTest::otherEndings_areRefusedInWords()
{
    ReportDesk at;
    at.view().choose(QStringLiteral("tiers"));
    const QString path = at.study.filePath(QStringLiteral("tiers.svg"));
    at.save(QStringLiteral("Table (CSV)…"), path);
    QVERIFY(!QFileInfo::exists(path));
    QVERIFY2(at.notice().contains(QStringLiteral(".csv, .xlsx, .tex")), qPrintable(at.notice()));
    // The dialog adds the ending of studies where none was typed.
    at.save(QStringLiteral("Table (CSV)…"), at.study.filePath(QStringLiteral("mine.subtext")));
    QVERIFY(QFileInfo::exists(at.study.filePath(QStringLiteral("mine.csv"))));
    QVERIFY(!QFileInfo::exists(at.study.filePath(QStringLiteral("mine.subtext"))));
}

void ReportViewTest::folderThatIsMissing_isSaid()
{
    ReportDesk at;
    at.view().choose(QStringLiteral("tiers"));
    const QString path = at.study.filePath(QStringLiteral("nowhere/tiers.csv"));
    at.save(QStringLiteral("Table (CSV)…"), path);
    QVERIFY(!QFileInfo::exists(path));
    QVERIFY(!at.notice().isEmpty());
    QCOMPARE(at.view().notice()->kind(), NoticeBar::Kind::Danger);
}

void ReportViewTest::lackingKind_cannotBeSaved()
{
    ReportDesk at;
    at.view().choose(QStringLiteral("tiers"));
    QVERIFY(at.card().saveButton()->isEnabled());
    at.view().choose(QStringLiteral("leaderboard"));
    QVERIFY(!at.card().saveButton()->isEnabled());
    QVERIFY(!child<QPushButton>(at.card(), "copy")->isEnabled());
}

void ReportViewTest::everything_isSavedAsTheCommandWritesIt()
{
    ReportDesk at;
    const QString parent = at.study.filePath(QStringLiteral("out"));
    QVERIFY(QDir().mkpath(parent));
    at.desk.prompts.paths << parent;
    QTest::mouseClick(child<QPushButton>(at.view(), "save-all"), Qt::LeftButton);
    at.settleReport();
    const QStringList made = QDir(parent).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
    QCOMPARE(made.size(), 1);
    ReportFigures figures(must(readReportInput(at.openStudy())));
    std::map<QString, QByteArray> expected;
    for (const ReportPart& part : makeReport(figures)) {
        for (const ReleaseFile& file : reportFiles(part))
            expected[file.path] = file.bytes;
    }
    QVERIFY(expected.size() > 10);
    QVERIFY(filesIn(QDir(parent).filePath(made.front())) == expected);
    QVERIFY2(at.notice().startsWith(QStringLiteral("%1 files are written").arg(expected.size())),
             qPrintable(at.notice()));
}

void ReportViewTest::earlierFolder_isLeftAlone()
{
    ReportDesk at;
    const QString parent = at.study.filePath(QStringLiteral("out"));
    QVERIFY(QDir().mkpath(parent));
    at.desk.prompts.paths << parent;
    at.view().saveAll();
    at.settleReport();
    const auto folders = [&] {
        return QDir(parent).entryList(QDir::AllEntries | QDir::NoDotAndDotDot, QDir::Name);
    };
    QCOMPARE(folders().size(), 1);
    const QString first = QDir(parent).filePath(folders().front());
    const std::map<QString, QByteArray> before = filesIn(first);
    at.label(1, Emotion::Fear, Emotion::Fear, Emotion::Fear);
    at.settleReport();
    at.desk.prompts.paths << parent;
    at.view().saveAll();
    at.settleReport();
    QCOMPARE(folders().size(), 2);
    QVERIFY(filesIn(first) == before);
    const std::map<QString, QByteArray> second = filesIn(first + QStringLiteral("-2"));
    QVERIFY(second.size() > 10);
    QVERIFY(second != before);
}

void ReportViewTest::folderThatTakesNothing_isSaid()
{
    ReportDesk at;
    at.desk.prompts.paths << at.study.filePath(QStringLiteral("nowhere"));
    at.view().saveAll();
    at.settleReport();
    QCOMPARE(at.view().notice()->kind(), NoticeBar::Kind::Danger);
    QVERIFY2(at.notice().contains(QStringLiteral("nowhere")), qPrintable(at.notice()));
    QVERIFY(child<QPushButton>(at.view(), "save-all")->isEnabled()); // to be tried again
}

void ReportViewTest::cancelledReport_isNone()
{
    ReportDesk at;
    CancelToken cancel;
    std::vector<double> told;
    const auto whole =
        reportResult(at.openStudy(), {}, cancel, [&](double part) { told.push_back(part); });
    VERIFY_HOLDS(whole);
    QCOMPARE(told.size(), reportKinds().size());
    QCOMPARE(told.back(), 1.0);
    cancel.cancel();
    COMPARE_ERROR(reportResult(at.openStudy(), {}, cancel, {}), ErrorCode::Cancelled);
}

void ReportViewTest::figure_isAPictureOrATable()
{
    ReportDesk at;
    at.view().choose(QStringLiteral("tiers"));
    QVERIFY(at.card().isTableShown());
    QVERIFY(!at.card().toggle()->isVisible());
    at.view().choose(QStringLiteral("label-bars"));
    QVERIFY(at.card().findChild<SvgView*>()->isVisible());
    // The colours of the figure, and not an empty sheet.
    const QImage seen = at.card().findChild<SvgView*>()->grab().toImage();
    bool hasBlue = false;
    for (int y = 0; y < seen.height() && !hasBlue; ++y) {
        for (int x = 0; x < seen.width() && !hasBlue; ++x)
            hasBlue = seen.pixelColor(x, y) == QColor(0x0072b2);
    }
    QVERIFY(hasBlue);
    QCOMPARE(at.card().toggle()->text(), QStringLiteral("Table"));
    at.card().toggle()->setFocus();
    QTest::keyClick(at.card().toggle(), Qt::Key_Return);
    QVERIFY(at.card().isTableShown());
    QCOMPARE(at.card().toggle()->text(), QStringLiteral("Picture"));
    at.view().choose(QStringLiteral("people-matrix")); // as the last one was looked at
    QVERIFY(at.card().isTableShown());
    QTest::keyClick(at.card().toggle(), Qt::Key_Return);
    QVERIFY(at.card().findChild<SvgView*>()->isVisible());
    at.view().choose(QStringLiteral("leaderboard-bars"));
    QVERIFY(!at.card().findChild<SvgView*>()->isVisible() && !at.card().toggle()->isVisible());
}

void ReportViewTest::savedPage_isAsLargeAsThePicture()
{
    ReportDesk at;
    at.view().choose(QStringLiteral("label-bars"));
    const QString path = at.study.filePath(QStringLiteral("bars.pdf"));
    at.save(QStringLiteral("Page (PDF)…"), path);
    const QByteArray pdf = readFile(path);
    QVERIFY(pdf.startsWith("%PDF-"));
    const QSize size = SvgPicture(*at.card().document()->file(QStringLiteral("svg"))).defaultSize();
    const QRegularExpression box(
        QStringLiteral("/MediaBox\\s*\\[\\s*0\\s+0\\s+([0-9.]+)\\s+([0-9.]+)\\s*\\]"));
    const QRegularExpressionMatch found = box.match(QString::fromLatin1(pdf));
    QVERIFY(found.hasMatch());
    QVERIFY(std::abs(found.captured(1).toDouble() - size.width() * 0.75) <= 1);
    QVERIFY(std::abs(found.captured(2).toDouble() - size.height() * 0.75) <= 1);
}

void ReportViewTest::captionWithoutRoom_liesOverNothing()
{
    const auto usualSize = qScopeGuard([] { theme::setTextSize(*qApp, 100); });
    ReportDesk at;
    at.view().choose(QStringLiteral("agreement"));
    at.desk.window().resize(960, 540);
    theme::setTextSize(*qApp, 150);
    ReportCard& card = at.card();
    const QLabel* caption = nullptr;
    for (const QLabel* label : card.findChildren<QLabel*>()) {
        if (label->isVisible() && label->text() == card.caption())
            caption = label;
    }
    QVERIFY(caption);
    QTRY_VERIFY(caption->height() >= caption->heightForWidth(caption->width()));
    const auto top = [&](const QWidget& part) { return part.mapTo(&card, QPoint()).y(); };
    QTRY_VERIFY(top(*caption) >= top(*card.table()) + card.table()->height());
    const FittedPage& area = *FittedPage::frameOf(*caption->parentWidget());
    QVERIFY(top(area) + area.height() <= card.height());
}

SUBTEXT_TEST(ReportViewTest)

#include "reportviewtest.moc"
