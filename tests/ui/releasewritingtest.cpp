// SPDX-License-Identifier: MIT
#include "core/course/labelagain.h"
#include "core/operation/datalock.h"
#include "core/publishing/releasing.h"
#include "core/release/verification.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/releaseharness.h"
#include "ui/release/changesview.h"
#include "ui/release/datasheetform.h"
#include "ui/release/figures.h"
#include "ui/release/filepreview.h"
#include "ui/release/filesview.h"
#include "ui/release/optionspanel.h"
#include "ui/release/placepanel.h"
#include "ui/release/releaseworker.h"
#include "ui/text/words.h"
#include "ui/widgets/itemcard.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/textreader.h"

#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QTableWidget>
#include <QUrl>

#include <algorithm>
#include <functional>

using namespace subtext;
using namespace subtext::test;

/// Releases written from the real window.
class ReleaseWritingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void written_isSoundAndRemembered();
    void writtenTwice_isTheSame();
    void overridden_isPrintedInTheReadme();
    void changedGoldLabel_asksForAMajorVersion();
    void revisedLabel_isSaidWithWhoAndWhen();
    void answersAskedForAgain_areTold_andBlockNothing();
    void nothingChanged_isSaidFirst();
    void overridesOfTheLastVersion_areNotMissedBeforeAChange();
    void foreignFolder_isLeftAlone();
    void earlierRelease_isReplacedOnlyWhenConfirmed();
    void folder_isAskedForWhereTheStudyIs();
    void cancelled_leavesNothing();
    void cancelledInTheReport_leavesNothing();
    void failingCheck_writesNothing();
    void figures_areThoseOfTheCommandLine();
    void window_hasItsTurnBetweenFigures();
    void wholeJob_byKeys();
    void smallWindow_saysWhatIsDone_data();
    void smallWindow_saysWhatIsDone();
    void cardAtWork_doesNotGrow();
    void filesInANarrowWindow_leaveThePreviewItsRoom_data();
    void filesInANarrowWindow_leaveThePreviewItsRoom();
};

namespace {

// Of a job that writes, when its figures are drawn; its report comes next.
constexpr double FiguresDone = 0.7 + 1e-9;

QStringList namesIn(const QString& folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
}

bool isSound(const QString& folder)
{
    const auto check = verifyReleaseFolder(folder);
    return check && check->isSound() && check->files.size() > 10;
}

} // namespace

void ReleaseWritingTest::written_isSoundAndRemembered()
{
    ReleaseDesk at;
    at.labelAll();
    at.open();
    const QString folder = at.write(QStringLiteral("out"));
    QVERIFY(!folder.isEmpty());
    QVERIFY(isSound(folder));
    QVERIFY(at.page().notice()->text().contains(QStringLiteral("1.0.0")));
    // Whoever wrote it by keys goes on by keys: the Cancel button is gone.
    QVERIFY(at.page().isAncestorOf(QApplication::focusWidget()));
    const std::vector<ReleaseRecord> records = must(at.openStudy().releasing().records());
    QCOMPARE(records.size(), std::size_t{1});
    QCOMPARE(records.front().version, QStringLiteral("1.0.0"));
    QCOMPARE(records.front().by, at.person());
    const QTableWidget& table = *at.page().changes()->records();
    QCOMPARE(table.rowCount(), 1);
    QCOMPARE(table.item(0, 0)->text(), QStringLiteral("1.0.0"));
    QCOMPARE(table.item(0, 1)->text(), QStringLiteral("2027-01-15"));
    QVERIFY(table.item(0, 4)->text().startsWith(records.front().checksum.left(12)));
    // Nothing has changed since: the next one would be a patch.
    QCOMPARE(at.page().options()->version()->text(), QStringLiteral("1.0.1"));
}

void ReleaseWritingTest::writtenTwice_isTheSame()
{
    ReleaseDesk at;
    at.labelAll();
    at.open();
    const QString first = at.write(QStringLiteral("one"));
    at.study.clock.advance(qint64{9} * 24 * 3'600'000); // another day
    at.desk.window().signOut();
    at.desk.window().signIn(at.person());
    at.desk.window().showPlace(MainWindow::Place::Release);
    at.settle();
    QLineEdit& version = *at.page().options()->version();
    version.setFocus();
    version.selectAll();
    at.desk.type(QStringLiteral("1.0.0"));
    QCOMPARE(child<QLineEdit>(at.page().options(), "date")->text(), QStringLiteral("2027-01-15"));
    QTRY_COMPARE_WITH_TIMEOUT(at.page().shown()->input.options.version, QStringLiteral("1.0.0"),
                              ReleaseDesk::LongestWait);
    at.settle();
    const QString second = at.write(QStringLiteral("two"));
    QVERIFY(!second.isEmpty());
    QCOMPARE(readFile(second + QStringLiteral("/SHA256SUMS")),
             readFile(first + QStringLiteral("/SHA256SUMS")));
    QCOMPARE(must(at.openStudy().releasing().records()).size(), std::size_t{1});
}

void ReleaseWritingTest::overridden_isPrintedInTheReadme()
{
    ReleaseDesk at;
    at.label(1, Emotion::Joy, Emotion::Joy, Emotion::Joy);
    at.open();
    at.page().overrideGate(GateKind::Labelled, QStringLiteral("A pilot with one item."));
    QTRY_VERIFY_WITH_TIMEOUT(at.canWrite(), ReleaseDesk::LongestWait);
    const QString folder = at.write(QStringLiteral("out"));
    QVERIFY(readFile(folder + QStringLiteral("/README.md")).contains("A pilot with one item."));
    const auto records = must(at.openStudy().releasing().records());
    QCOMPARE(records.size(), std::size_t{1});
    QCOMPARE(records.front().overridden.size(), std::size_t{1});
    QCOMPARE(records.front().overridden.front().gate, QStringLiteral("labelled"));
}

void ReleaseWritingTest::changedGoldLabel_asksForAMajorVersion()
{
    ReleaseDesk at;
    at.label(1, Emotion::Joy, Emotion::Anger, Emotion::Fear);
    at.label(2, Emotion::Joy, Emotion::Joy, Emotion::Joy);
    at.decide(1, Emotion::Anger);
    at.open();
    QVERIFY(!at.write(QStringLiteral("one")).isEmpty());
    at.study.clock.advance(60'000);
    at.decide(1, Emotion::Fear);
    QTRY_COMPARE_WITH_TIMEOUT(at.page().options()->version()->text(), QStringLiteral("2.0.0"),
                              ReleaseDesk::LongestWait);
    QCOMPARE(at.page().options()->reason(), QStringLiteral("Major: 1 gold label changed"));
    at.page().showView(ReleasePage::View::Changes);
    const QString text = at.page().changes()->text();
    for (const char* part : {"From 1.0.0 to 2.0.0", "mixed-signals/1", "anger", "fear"})
        QVERIFY2(text.contains(QString::fromLatin1(part)), qUtf8Printable(text));
    Q_EMIT at.page().changes()->differences()->anchorClicked(
        QUrl(QStringLiteral("mixed-signals%2F1")));
    QVERIFY(at.page().placePanel()->card()->text().contains(QStringLiteral("Context 1 of")));
    const QString second = at.write(QStringLiteral("two"));
    QVERIFY(isSound(second));
    QVERIFY(readFile(second + QStringLiteral("/CHANGELOG.md")).contains("## [1.0.0]"));
    QCOMPARE(must(at.openStudy().releasing().records()).back().version, QStringLiteral("2.0.0"));
}

void ReleaseWritingTest::revisedLabel_isSaidWithWhoAndWhen()
{
    ReleaseDesk at;
    at.labelAll();
    at.open();
    QVERIFY(!at.write(QStringLiteral("one")).isEmpty());
    at.study.clock.advance(60'000);
    VERIFY_HOLDS(at.openStudy().labelling().submit(at.study.person(1), at.study.scenario(2),
                                                   submissionOf(completeAnswer(Emotion::Fear))));
    QTRY_COMPARE_WITH_TIMEOUT(at.page().shown()->revisedAnswers.size(), std::size_t{1},
                              ReleaseDesk::LongestWait);
    at.page().showView(ReleasePage::View::Changes);
    const QString text = at.page().changes()->text();
    const RevisedAnswer revised = at.page().shown()->revisedAnswers.front(); // the draft goes
    const QString line = QStringLiteral("mixed-signals/2 · %1: Joy → Fear (%2)")
                             .arg(revised.person, shortMomentWords(at.study.clock.now()));
    QVERIFY2(text.contains(line), qUtf8Printable(text + u'|' + line));
    QVERIFY(!revised.person.isEmpty());
    const QString second = at.write(QStringLiteral("two"));
    const QByteArray published = readFile(second + QStringLiteral("/CHANGELOG.md"));
    QVERIFY(published.contains("mixed-signals/2"));
    QVERIFY(!published.contains(revised.person.toUtf8()));
}

void ReleaseWritingTest::answersAskedForAgain_areTold_andBlockNothing()
{
    ReleaseDesk at;
    at.labelAll();
    at.open();
    QVERIFY(at.row(GateKind::Again).isHidden());
    QVERIFY(at.canWrite());
    must(
        at.openStudy().labelAgain().ask({at.study.scenario(1)}, QStringLiteral("§2 changed."), {}));
    QTRY_VERIFY_WITH_TIMEOUT(!at.row(GateKind::Again).isHidden(), ReleaseDesk::LongestWait);
    must(at.openStudy().dataLock().lock(QStringLiteral("It is time."), {}));
    at.settle();
    QVERIFY(!at.row(GateKind::Again).isHidden()); // the old answers count, and it is said
    QVERIFY2(at.row(GateKind::Again)
                 .message()
                 .startsWith(QStringLiteral(
                     "3 answers were asked for again and not given; the earlier answers count.")),
             qUtf8Printable(at.row(GateKind::Again).message()));
    QCOMPARE(at.row(GateKind::Again).places()->count(), 3);
    QCOMPARE(at.state("labelled"), StateMark::State::Passed);
    QVERIFY(at.canWrite());
}

void ReleaseWritingTest::nothingChanged_isSaidFirst()
{
    ReleaseDesk at;
    at.labelAll();
    at.open();
    QVERIFY(!at.write(QStringLiteral("one")).isEmpty());
    QTRY_COMPARE_WITH_TIMEOUT(at.verdict(), QStringLiteral("No changes"), ReleaseDesk::LongestWait);
    QVERIFY(at.page().verdict()->explanation().startsWith(
        QStringLiteral("The data has not changed since 1.0.0")));
    QCOMPARE(at.page().verdict()->writeButton()->property("kind").toString(),
             QStringLiteral("normal"));
    QVERIFY(at.canWrite()); // a text may have changed
    QVERIFY2(
        at.page().changes()->text().startsWith(QStringLiteral("Nothing has changed since 1.0.0.")),
        qUtf8Printable(at.page().changes()->text()));
    at.study.clock.advance(60'000);
    at.label(1, Emotion::Joy, Emotion::Joy, Emotion::Fear);
    QTRY_COMPARE_WITH_TIMEOUT(at.verdict(), QStringLiteral("Ready"), ReleaseDesk::LongestWait);
    QCOMPARE(at.page().verdict()->writeButton()->property("kind").toString(),
             QStringLiteral("primary"));
}

void ReleaseWritingTest::overridesOfTheLastVersion_areNotMissedBeforeAChange()
{
    ReleaseDesk at; // nobody has labelled
    at.open();
    at.page().overrideGate(GateKind::Labelled, QStringLiteral("A pilot."));
    QTRY_COMPARE_WITH_TIMEOUT(at.verdict(), QStringLiteral("May be released"),
                              ReleaseDesk::LongestWait);
    at.settle();
    QVERIFY(at.page().verdict()->explanation().startsWith(QStringLiteral("1 check is overridden")));
    QVERIFY(!at.write(QStringLiteral("one")).isEmpty());
    QTRY_COMPARE_WITH_TIMEOUT(at.verdict(), QStringLiteral("No changes"), ReleaseDesk::LongestWait);
    at.settle();
    const QString said = at.page().verdict()->explanation();
    QVERIFY2(said.startsWith(QStringLiteral("The data has not changed since 1.0.0")),
             qUtf8Printable(said));
    QVERIFY2(said.contains(QStringLiteral("For 1.0.1: 1 of 8 checks failed.")),
             qUtf8Printable(said));
    QVERIFY(!at.canWrite());
    at.study.clock.advance(60'000);
    at.label(1, Emotion::Joy, Emotion::Joy, Emotion::Fear);
    QTRY_COMPARE_WITH_TIMEOUT(at.verdict(), QStringLiteral("Not yet"), ReleaseDesk::LongestWait);
    at.settle();
    const QString next = at.page().verdict()->explanation();
    QVERIFY2(next.startsWith(QStringLiteral("For 1.1.0: 1 of 8 checks failed.")),
             qUtf8Printable(next));
}

void ReleaseWritingTest::foreignFolder_isLeftAlone()
{
    ReleaseDesk at;
    at.labelAll();
    at.open();
    const QString folder = at.study.filePath(QStringLiteral("mine"));
    QVERIFY(QDir().mkpath(folder));
    writeFile(folder + QStringLiteral("/thesis.txt"), "ten years");
    QVERIFY(at.write(QStringLiteral("mine")).isEmpty());
    QCOMPARE(at.page().notice()->kind(), NoticeBar::Kind::Danger);
    QCOMPARE(namesIn(folder), QStringList{QStringLiteral("thesis.txt")});
    QVERIFY(must(at.openStudy().releasing().records()).empty());
}

void ReleaseWritingTest::earlierRelease_isReplacedOnlyWhenConfirmed()
{
    ReleaseDesk at;
    at.labelAll();
    at.open();
    const QString there = at.study.filePath(QStringLiteral("test-study-1.0.0"));
    QVERIFY(QDir().mkpath(there)); // empty
    at.desk.prompts.paths = {at.study.folder(), at.study.folder()};
    at.desk.prompts.choices = {-1, 0};
    at.page().askForFolder();
    QVERIFY(!at.page().isWorking());
    QVERIFY(at.desk.prompts.said.join(u'\n').contains(QStringLiteral("test-study-1.0.0")));
    QSignalSpy written(&at.page(), &ReleasePage::written);
    at.page().askForFolder();
    QVERIFY(written.wait(ReleaseDesk::LongestWait));
    QVERIFY(isSound(there));
}

void ReleaseWritingTest::folder_isAskedForWhereTheStudyIs()
{
    ReleaseDesk at;
    at.labelAll();
    at.open();
    at.page().askForFolder();
    QCOMPARE(
        at.desk.prompts.folders,
        QStringList{QStringLiteral("Choose a folder: “test-study-1.0.0” will be created in it | ") +
                    QFileInfo(at.study.path()).absolutePath()});
    // The next one goes where the last one went.
    const QString other = at.study.filePath(QStringLiteral("releases"));
    QVERIFY(QDir().mkpath(other));
    at.desk.prompts.paths = {other};
    QSignalSpy written(&at.page(), &ReleasePage::written);
    at.page().askForFolder();
    QVERIFY(written.wait(ReleaseDesk::LongestWait));
    at.settle();
    at.page().askForFolder();
    QVERIFY2(at.desk.prompts.folders.back().endsWith(other),
             qUtf8Printable(at.desk.prompts.folders.back()));
}

void ReleaseWritingTest::cancelled_leavesNothing()
{
    ReleaseDesk at;
    at.labelAll();
    at.open();
    const QStringList before = namesIn(at.study.folder());
    at.page().writeTo(at.study.filePath(QStringLiteral("out")));
    QVERIFY(at.page().isWorking());
    at.desk.press(Qt::Key_Escape);
    QTRY_VERIFY_WITH_TIMEOUT(!at.page().isWorking(), ReleaseDesk::LongestWait);
    QCOMPARE(namesIn(at.study.folder()), before);
    QVERIFY(at.page().notice()->text().contains(QStringLiteral("Nothing was written")));
    QVERIFY(must(at.openStudy().releasing().records()).empty());
    QVERIFY(!at.write(QStringLiteral("out")).isEmpty()); // and it can be done after all
}

void ReleaseWritingTest::cancelledInTheReport_leavesNothing()
{
    ReleaseDesk at;
    at.labelAll();
    at.open();
    const ReleaseDraft draft = *at.page().shown();
    ReleaseWorker worker(at.study.path(), at.study.environment());
    QSignalSpy prepared(&worker, &ReleaseWorker::prepared);
    QSignalSpy cancelled(&worker, &ReleaseWorker::cancelled);
    QSignalSpy ended(&worker, &ReleaseWorker::ended);
    bool isInReport = false;
    connect(&worker, &ReleaseWorker::progressed, &worker, [&](double part) {
        if (part <= FiguresDone)
            return;
        isInReport = true;
        worker.cancel();
    });
    const QStringList before = namesIn(at.study.folder());
    worker.write({draft.input.options, {}}, at.study.filePath(QStringLiteral("out")));
    QVERIFY(ended.wait(ReleaseDesk::LongestWait));
    QVERIFY(isInReport);
    QCOMPARE(cancelled.count(), 1);
    QCOMPARE(prepared.count(), 0);
    QCOMPARE(namesIn(at.study.folder()), before);
}

void ReleaseWritingTest::failingCheck_writesNothing()
{
    ReleaseDesk at;
    at.open();
    QVERIFY(at.write(QStringLiteral("out")).isEmpty());
    QVERIFY(!QDir(at.study.filePath(QStringLiteral("out"))).exists());
    QVERIFY(at.page().notice()->text().contains(QStringLiteral("Nothing was written")));
}

void ReleaseWritingTest::figures_areThoseOfTheCommandLine()
{
    ReleaseDesk at;
    at.label(1, Emotion::Joy, Emotion::Anger, Emotion::Joy);
    at.label(2, Emotion::Joy, Emotion::Joy, Emotion::Joy);
    at.open();
    const ReleaseDraft draft = *at.page().shown();
    // All at once, as the command line draws them; the window draws one after the other.
    const std::vector<ReleaseFile> figures =
        agreementFigures(draft.agreement, draft.models, draft.input.options.date);
    QVERIFY(figures.size() > 4);
    const QString folder = at.write(QStringLiteral("out"));
    for (const ReleaseFile& figure : figures) {
        if (figure.path.endsWith(QStringLiteral(".svg")))
            QVERIFY2(readFile(folder + u'/' + figure.path) == figure.bytes,
                     qUtf8Printable(figure.path));
    }
}

// Only the figures are made on its thread, and all of them at once take long.
void ReleaseWritingTest::window_hasItsTurnBetweenFigures()
{
    ReleaseDesk at;
    at.labelAll();
    at.open();
    const ReleaseDraft draft = *at.page().shown();
    ReleaseWorker worker(at.study.path(), at.study.environment());
    QObject window; // something that always waits for its next turn
    int turns = 0;
    const std::function<void()> takeTurn = [&] {
        ++turns;
        QMetaObject::invokeMethod(&window, takeTurn, Qt::QueuedConnection);
    };
    std::vector<int> turnsBefore; // of each figure
    connect(&worker, &ReleaseWorker::checked, &window, [&] {
        turnsBefore.clear();
        takeTurn();
    });
    connect(&worker, &ReleaseWorker::progressed, &window, [&](double part) {
        if (part <= FiguresDone)
            turnsBefore.push_back(turns);
    });
    QSignalSpy ended(&worker, &ReleaseWorker::ended);
    worker.prepare({draft.input.options, {}});
    QVERIFY(ended.wait(ReleaseDesk::LongestWait));
    const FigureRun all(draft.agreement, draft.models, draft.input.options.date);
    QCOMPARE(static_cast<int>(turnsBefore.size()), all.stepCount());
    QVERIFY(turnsBefore.size() > 4);
    QVERIFY(std::adjacent_find(turnsBefore.begin(), turnsBefore.end()) == turnsBefore.end());
}

void ReleaseWritingTest::wholeJob_byKeys()
{
    ReleaseDesk at;
    at.label(1, Emotion::Joy, Emotion::Joy, Emotion::Joy);
    at.open();
    at.desk.window().showPlace(MainWindow::Place::Quality);
    at.desk.press(Qt::Key_7, Qt::AltModifier);
    QVERIFY(at.page().isVisible());
    at.settle();
    at.desk.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(!at.page().isWorking()); // a check fails: nothing happens
    // To the override of the check that fails.
    const GateRow& row = at.row("labelled");
    at.page().setFocus();
    for (int i = 0; i < 40 && QApplication::focusWidget() != row.overrideButton(); ++i)
        at.desk.press(Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), row.overrideButton());
    at.desk.press(Qt::Key_Space);
    at.desk.type(QStringLiteral("A pilot."));
    at.desk.press(Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(at.canWrite(), ReleaseDesk::LongestWait);
    at.desk.press(Qt::Key_2, Qt::ControlModifier);
    at.page().datasheet()->focusFirstOpen();
    at.desk.type(QStringLiteral("To learn."));
    at.desk.prompts.paths = {at.study.folder()};
    QSignalSpy written(&at.page(), &ReleasePage::written);
    at.desk.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(written.wait(ReleaseDesk::LongestWait));
    const QString folder = written.front().front().toString();
    QCOMPARE(QFileInfo(folder).fileName(), QStringLiteral("test-study-1.0.0"));
    QVERIFY(isSound(folder));
    QVERIFY(readFile(folder + QStringLiteral("/DATASHEET.md")).contains("To learn."));
}

void ReleaseWritingTest::smallWindow_saysWhatIsDone_data()
{
    QTest::addColumn<QSize>("window");
    QTest::newRow("smallest") << QSize(800, 500);
    QTest::newRow("full HD at 200 %") << QSize(960, 540);
}

void ReleaseWritingTest::smallWindow_saysWhatIsDone()
{
    QFETCH(QSize, window);
    ReleaseDesk at;
    at.labelAll();
    at.open();
    at.desk.window().resize(window);
    QVERIFY(!at.write(QStringLiteral("out")).isEmpty());
    const NoticeBar& notice = *at.page().notice();
    QTRY_VERIFY(notice.isVisible() && notice.visibleRegion().boundingRect() == notice.rect());
    // No button under the pointer has moved for it.
    QVERIFY(notice.geometry().right() < at.page().verdict()->mapTo(&at.page(), QPoint()).x());
}

void ReleaseWritingTest::cardAtWork_doesNotGrow()
{
    ReleaseDesk at;
    at.labelAll();
    at.open();
    at.desk.window().resize(800, 500);
    QCoreApplication::processEvents();
    const VerdictCard& card = *at.page().verdict();
    const QString before = card.explanation();
    at.page().writeTo(at.study.filePath(QStringLiteral("out")));
    QCOMPARE(card.explanation(), before);
    const QString why = card.writeButton()->accessibleDescription();
    QVERIFY2(!card.writeButton()->isEnabled() && why.size() > before.size(), qPrintable(why));
    QCoreApplication::processEvents();
    for (const QLabel* label : card.findChildren<QLabel*>()) {
        if (label->wordWrap())
            QVERIFY2(label->height() >= label->heightForWidth(label->width()),
                     qPrintable(label->text()));
    }
    at.settle();
}

void ReleaseWritingTest::filesInANarrowWindow_leaveThePreviewItsRoom_data()
{
    QTest::addColumn<QSize>("window");
    QTest::newRow("smallest") << QSize(800, 500);
    QTest::newRow("full HD at 200 %") << QSize(960, 540);
    QTest::newRow("laptop") << QSize(1366, 768);
}

void ReleaseWritingTest::filesInANarrowWindow_leaveThePreviewItsRoom()
{
    QFETCH(QSize, window);
    ReleaseDesk at;
    at.labelAll();
    at.open();
    at.page().showView(ReleasePage::View::Files);
    at.desk.window().resize(window);
    QCoreApplication::processEvents();
    const FilesView& files = *at.page().files();
    const int room = files.preview()->width();
    QVERIFY2(room >= 350, qPrintable(QString::number(room)));
    QVERIFY(files.preview()->height() >= 120);
    QVERIFY(files.list()->height() >= 80);
    at.settle();
}

SUBTEXT_TEST(ReleaseWritingTest)

#include "releasewritingtest.moc"
