// SPDX-License-Identifier: MIT
#include "ui/widgets/noticebar.h"

#include "tests/support/registeredtest.h"
#include "tests/support/timers.h"
#include "tests/ui/deskharness.h"
#include "tests/ui/qualityoffice.h"
#include "ui/adjudicate/deskhead.h"
#include "ui/adjudicate/ratercolumns.h"
#include "ui/quality/findingsview.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QTest>
#include <QTextBrowser>
#include <QTimer>
#include <QVBoxLayout>

using namespace subtext;
using namespace subtext::test;

namespace {

/// What the keys go to first and last in the order of the tabs, and a notice between that asks.
struct PageWithNotice
{
    PageWithNotice()
    {
        auto* layout = new QVBoxLayout(&window);
        notice = new NoticeBar(&window);
        layout->addWidget(first = new QPushButton(QStringLiteral("First"), &window));
        layout->addWidget(answer = new QPushButton(QStringLiteral("Answer"), &window));
        layout->addWidget(notice);
        ask();
        window.show();
    }

    void ask()
    {
        notice->showNotice(NoticeBar::Kind::Open, QStringLiteral("Keep it?"),
                           QStringLiteral("Look again"), [this] { notice->dismiss(); });
    }
    QPushButton* close() const { return notice->findChild<QPushButton*>(QStringLiteral("close")); }

    QWidget window;
    NoticeBar* notice;
    QPushButton* first;
    QPushButton* answer;
};

} // namespace

/// What just happened can be read from the first moment on.
class NoticeBarTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { theme::apply(*qApp, theme::Mode::Light); }
    void firstNotice_isLaidOut_data();
    void firstNotice_isLaidOut();
    void inLine_isNoHigherThanItsButtons();
    void notice_leavesByItselfUnlessItAsks();
    void whatWasTold_leavesWithItsPlace_data();
    void whatWasTold_leavesWithItsPlace();
    void click_leavesTheKeysWhereTheyAre();
    void keysInIt_goBackWhenItGoes();
    void keysInIt_goToTheHomeOfThePage();
    void buttonThatGoes_givesTheKeysBack();
    void cutText_isOpenedByAClickAndByKeys();
    void whatJustHappenedAtTheDesk_movesNothing();
    void whatStaysAtTheDesk_hasARowOfItsOwn();
    void whatJustHappenedInQuality_takesNothingFromTheCharts();
};

void NoticeBarTest::firstNotice_isLaidOut_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("action");
    QTest::addColumn<bool>("isPageHidden");
    const QString shortText = QStringLiteral("3 hand-outs are written.");
    const QString longText = QStringLiteral("One file after the other was read. ").repeated(12);
    const QString action = QStringLiteral("Show the folder");
    for (const bool isHidden : {false, true}) {
        const QByteArray where = isHidden ? " on a hidden page" : "";
        QTest::newRow(("short" + where).constData()) << shortText << QString() << isHidden;
        QTest::newRow(("short, with a button" + where).constData())
            << shortText << action << isHidden;
        QTest::newRow(("long" + where).constData()) << longText << QString() << isHidden;
        QTest::newRow(("long, with a button" + where).constData())
            << longText << action << isHidden;
    }
}

void NoticeBarTest::firstNotice_isLaidOut()
{
    QFETCH(QString, text);
    QFETCH(QString, action);
    QFETCH(bool, isPageHidden);
    QWidget window;
    window.resize(900, 600);
    QWidget page(&window);
    page.setGeometry(0, 0, 900, 600);
    auto* layout = new QVBoxLayout(&page);
    layout->addStretch(1);
    auto* notice = new NoticeBar(&page);
    layout->addWidget(notice);
    page.setVisible(!isPageHidden);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    notice->showNotice(NoticeBar::Kind::Info, text, action);
    page.show();
    QVERIFY(page.rect().contains(notice->geometry()));
    const QLabel& label = *notice->findChild<QLabel*>();
    QVERIFY2(label.height() >= label.heightForWidth(label.width()),
             qPrintable(QStringLiteral("%1 x %2").arg(label.width()).arg(label.height())));
    QVERIFY(label.width() > notice->width() / 2);
    for (const QPushButton* button : notice->findChildren<QPushButton*>()) {
        if (button->isHidden())
            continue;
        QVERIFY(button->width() >= button->sizeHint().width());
        QVERIFY(button->height() >= button->sizeHint().height());
        QVERIFY(notice->rect().contains(button->geometry()));
    }
}

void NoticeBarTest::inLine_isNoHigherThanItsButtons()
{
    QWidget window;
    auto* rows = new QVBoxLayout(&window);
    auto* line = new QHBoxLayout;
    rows->addLayout(line);
    rows->addStretch(1);
    auto* button = new QPushButton(QStringLiteral("Submit"), &window);
    auto* notice = new NoticeBar(&window);
    notice->setInLine(true);
    line->addStretch(1);
    line->addWidget(notice, 100);
    line->addWidget(button);
    window.resize(500, 300);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const QRect before = button->geometry();
    const QString text = QStringLiteral("One file after the other was read. ").repeated(12);
    notice->showNotice(NoticeBar::Kind::Open, text, QStringLiteral("Look again"));
    QCoreApplication::processEvents();
    QCOMPARE(button->geometry(), before);
    QVERIFY(notice->rect().contains(notice->actionButton()->geometry()));
    QCOMPARE(notice->text(), text);
    QVERIFY(!notice->findChild<QLabel*>()->toolTip().isEmpty());
}

void NoticeBarTest::notice_leavesByItselfUnlessItAsks()
{
    QWidget page;
    auto* layout = new QVBoxLayout(&page);
    auto* notice = new NoticeBar(&page);
    layout->addWidget(notice);
    page.show();
    auto& leaving = *notice->findChild<QTimer*>(QStringLiteral("leaving"));
    notice->showNotice(NoticeBar::Kind::Info, QStringLiteral("Done."));
    QVERIFY(leaving.isActive());
    QVERIFY(runOut(leaving));
    QVERIFY(notice->isHidden());
    // A hand on it: it waits.
    notice->showNotice(NoticeBar::Kind::Info, QStringLiteral("Done."), QStringLiteral("Undo"));
    QVERIFY(QTest::qWaitForWindowActive(&page));
    notice->actionButton()->setFocus();
    QVERIFY(runOut(leaving));
    QVERIFY(!notice->isHidden() && leaving.isActive());
    notice->dismiss();
    QVERIFY(!leaving.isActive());
    // Another place is on screen: nobody has read it.
    page.hide();
    notice->showNotice(NoticeBar::Kind::Info, QStringLiteral("Written."));
    QVERIFY(runOut(leaving));
    QVERIFY(!notice->isHidden() && leaving.isActive());
    page.show();
    for (const auto kind : {NoticeBar::Kind::Lasting, NoticeBar::Kind::Danger}) {
        notice->showNotice(kind, QStringLiteral("Locked."));
        QVERIFY(!leaving.isActive());
    }
    notice->showNotice(NoticeBar::Kind::Open, QStringLiteral("Quick. Keep it?"),
                       QStringLiteral("Look"), {}, QStringLiteral("Keep it"));
    QVERIFY(!leaving.isActive());
}

void NoticeBarTest::whatWasTold_leavesWithItsPlace_data()
{
    QTest::addColumn<NoticeBar::Kind>("kind");
    QTest::addColumn<QString>("offer");
    QTest::addColumn<bool>("leaves");
    const QString offer = QStringLiteral("Try again");
    QTest::newRow("told") << NoticeBar::Kind::Info << QString() << true;
    QTest::newRow("told, with an offer") << NoticeBar::Kind::Info << offer << true;
    QTest::newRow("asked") << NoticeBar::Kind::Open << QString() << false;
    QTest::newRow("lasting") << NoticeBar::Kind::Lasting << QString() << false;
    QTest::newRow("failed") << NoticeBar::Kind::Danger << QString() << true;
    QTest::newRow("failed, can be tried again") << NoticeBar::Kind::Danger << offer << false;
}

void NoticeBarTest::whatWasTold_leavesWithItsPlace()
{
    QFETCH(NoticeBar::Kind, kind);
    QFETCH(QString, offer);
    QFETCH(bool, leaves);
    QWidget window;
    auto* rows = new QVBoxLayout(&window);
    auto* place = new QWidget(&window);
    rows->addWidget(place);
    auto* layout = new QVBoxLayout(place);
    auto* other = new QVBoxLayout;
    layout->addLayout(other);
    auto* notice = new NoticeBar(place);
    layout->addWidget(notice);
    window.show();
    notice->showNotice(kind, QStringLiteral("It was not written."), offer);
    notice->moveTo(*other);
    QCoreApplication::processEvents();
    QVERIFY(notice->isVisible()); // in another row of the same place
    place->hide();
    QCoreApplication::processEvents();
    place->show();
    QCOMPARE(notice->isVisible(), !leaves);
    // What is worded as the place is left has not been seen.
    notice->showNotice(kind, QStringLiteral("It was not written."), offer);
    place->hide();
    notice->showNotice(kind, QStringLiteral("Stopped."), offer);
    QCoreApplication::processEvents();
    place->show();
    QCOMPARE(notice->text(), QStringLiteral("Stopped."));
}

void NoticeBarTest::click_leavesTheKeysWhereTheyAre()
{
    PageWithNotice page;
    QVERIFY(QTest::qWaitForWindowActive(&page.window));
    page.answer->setFocus();
    QTest::mouseClick(page.notice->actionButton(), Qt::LeftButton);
    QVERIFY(page.notice->isHidden());
    QCOMPARE(QApplication::focusWidget(), page.answer);
    page.ask();
    QTest::mouseClick(page.close(), Qt::LeftButton);
    QVERIFY(page.notice->isHidden());
    QCOMPARE(QApplication::focusWidget(), page.answer);
}

void NoticeBarTest::keysInIt_goBackWhenItGoes()
{
    PageWithNotice page;
    QVERIFY(QTest::qWaitForWindowActive(&page.window));
    page.answer->setFocus();
    page.notice->actionButton()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(page.notice->actionButton(), Qt::Key_Tab); // within the bar
    QCOMPARE(QApplication::focusWidget(), page.close());
    QTest::keyClick(page.close(), Qt::Key_Space);
    QVERIFY(page.notice->isHidden());
    QCOMPARE(QApplication::focusWidget(), page.answer);
}

void NoticeBarTest::keysInIt_goToTheHomeOfThePage()
{
    PageWithNotice page;
    QVERIFY(QTest::qWaitForWindowActive(&page.window));
    page.notice->setHome([&] { page.first->setFocus(); });
    page.answer->setFocus();
    page.notice->actionButton()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(page.notice->actionButton(), Qt::Key_Space);
    QVERIFY(page.notice->isHidden());
    QCOMPARE(QApplication::focusWidget(), page.first);
    // Without a key in it, it takes none.
    page.ask();
    page.answer->setFocus();
    page.notice->dismiss();
    QCOMPARE(QApplication::focusWidget(), page.answer);
}

void NoticeBarTest::buttonThatGoes_givesTheKeysBack()
{
    PageWithNotice page;
    QVERIFY(QTest::qWaitForWindowActive(&page.window));
    page.answer->setFocus();
    page.notice->actionButton()->setFocus(Qt::TabFocusReason);
    page.notice->showNotice(NoticeBar::Kind::Info, QStringLiteral("Done."));
    QVERIFY(!page.notice->isHidden());
    QCOMPARE(QApplication::focusWidget(), page.answer);
}

void NoticeBarTest::cutText_isOpenedByAClickAndByKeys()
{
    PageWithNotice page;
    page.window.resize(360, 200);
    QVERIFY(QTest::qWaitForWindowExposed(&page.window));
    auto* text = page.notice->findChild<QLabel*>();
    QCOMPARE(text->focusPolicy(), Qt::NoFocus); // it stands there whole
    page.notice->setInLine(true);
    page.notice->setMaximumHeight(30);
    const QString words = QStringLiteral("One file after the other was read. ").repeated(12);
    page.notice->showNotice(NoticeBar::Kind::Open, words);
    QTRY_COMPARE(text->focusPolicy(), Qt::TabFocus);
    QVERIFY(!text->accessibleName().isEmpty());
    page.answer->setFocus();
    const auto opened = [&] {
        auto* dialog = page.window.findChild<QDialog*>(QStringLiteral("wholeText"));
        return dialog && dialog->isVisible() ? dialog : nullptr;
    };
    const auto isWhole = [&](QDialog* dialog) {
        return dialog->findChild<QTextBrowser*>()->toPlainText() == words;
    };
    QTest::mouseClick(text, Qt::LeftButton);
    QVERIFY(opened() && isWhole(opened()));
    delete opened();
    text->setFocus(Qt::TabFocusReason);
    QTest::keyClick(text, Qt::Key_Return);
    QVERIFY(opened() && isWhole(opened()));
    delete opened();
    page.notice->showNotice(NoticeBar::Kind::Open, QStringLiteral("Done."));
    QTRY_COMPARE(text->focusPolicy(), Qt::NoFocus);
    QVERIFY(text->accessibleName().isEmpty());
}

void NoticeBarTest::whatJustHappenedAtTheDesk_movesNothing()
{
    DeskWindow at;
    at.window().resize(1600, 900);
    at.decide(1);
    at.undo();
    QCoreApplication::processEvents();
    NoticeBar& notice = *at.page().notice();
    QVERIFY(notice.isVisible());
    QVERIFY(notice.text().startsWith(QStringLiteral("Taken back")));
    const auto& head = *at.page().findChild<DeskHead*>();
    QVERIFY(head.isAncestorOf(&notice));
    const QRect columns = at.page().columns()->geometry();
    const int headHeight = head.height();
    const auto& name = *head.findChild<QWidget*>(QStringLiteral("item"));
    QVERIFY(name.width() >= name.sizeHint().width());
    QVERIFY(!notice.geometry().intersects(name.geometry()));
    notice.dismiss();
    QCoreApplication::processEvents();
    QCOMPARE(at.page().columns()->geometry(), columns);
    QCOMPARE(head.height(), headHeight);
}

void NoticeBarTest::whatStaysAtTheDesk_hasARowOfItsOwn()
{
    DeskWindow at;
    at.window().resize(1600, 900);
    NoticeBar& notice = *at.page().notice();
    const auto& head = *at.page().findChild<DeskHead*>();
    notice.showNotice(NoticeBar::Kind::Open, QStringLiteral("Everything is decided."));
    QCoreApplication::processEvents();
    QVERIFY(notice.isVisible() && !head.isAncestorOf(&notice));
    notice.showNotice(NoticeBar::Kind::Info, QStringLiteral("Taken back."));
    QCoreApplication::processEvents();
    QVERIFY(notice.isVisible() && head.isAncestorOf(&notice));
    at.window().resize(820, 900); // no room for it beside the name
    QCoreApplication::processEvents();
    QVERIFY(notice.isVisible() &&
            at.page().rect().contains(QRect(notice.mapTo(&at.page(), QPoint()), notice.size())));
}

void NoticeBarTest::whatJustHappenedInQuality_takesNothingFromTheCharts()
{
    Office office(2, 2, 1);
    office.desk.window().resize(1280, 720);
    QTabWidget& tabs = *office.page().tabs();
    const QList<NoticeBar*> notices = office.page().findChildren<NoticeBar*>();
    QCOMPARE(notices.size(), 1);
    NoticeBar& notice = *notices.front();
    const auto placeOf = [&](const QWidget& widget) {
        return QRect(widget.mapTo(&office.page(), QPoint()), widget.size());
    };
    for (int tab : {1, 2}) {
        tabs.setCurrentIndex(tab);
        QCoreApplication::processEvents();
        const QRect before = placeOf(tabs);
        notice.showNotice(NoticeBar::Kind::Info, QStringLiteral("The chart is saved."));
        QCoreApplication::processEvents();
        QVERIFY(notice.isVisible());
        QCOMPARE(placeOf(tabs), before);
        QVERIFY(placeOf(notice).bottom() < before.top());
        notice.dismiss();
        QCoreApplication::processEvents();
        QCOMPARE(placeOf(tabs), before);
    }
    tabs.setCurrentIndex(0); // where it stands under the list
    notice.showNotice(NoticeBar::Kind::Info, QStringLiteral("A finding is dismissed."));
    QCoreApplication::processEvents();
    QVERIFY(office.findings().isAncestorOf(&notice));
}

SUBTEXT_TEST(NoticeBarTest)
#include "noticebartest.moc"
