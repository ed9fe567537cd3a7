// SPDX-License-Identifier: MIT
#include "ui/widgets/noticebar.h"

#include "tests/support/registeredtest.h"
#include "tests/support/timers.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QTimer>
#include <QVBoxLayout>

using namespace subtext;
using namespace subtext::test;

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
    notice->showNotice(NoticeBar::Kind::Info, QStringLiteral("Written."));
    page.hide();
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

SUBTEXT_TEST(NoticeBarTest)
#include "noticebartest.moc"
