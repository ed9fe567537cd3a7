// SPDX-License-Identifier: MIT
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/uiharness.h"
#include "ui/forms/rosteredit.h"
#include "ui/forms/textchoice.h"
#include "ui/help/keysdialog.h"
#include "ui/setup/assignmentpage.h"
#include "ui/setup/filespage.h"
#include "ui/setup/peoplepage.h"
#include "ui/setup/setupwizard.h"
#include "ui/setup/steplist.h"
#include "ui/setup/taskpage.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSet>
#include <QSpinBox>
#include <QStackedWidget>

using namespace subtext;
using namespace subtext::test;

/// Keys in the wizard of a new study; Tab goes page by page, in the order in which it is read.
class SetupTabsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tab_goesDownEachPage_data();
    void tab_goesDownEachPage();
    void assignment_beginsWithItsFirstNumberMarked();
    void listOfKeys_isThatOfTheWizard();
};

namespace {

void fillInForTabs(SetupWizard& wizard, const Desk& desk)
{
    wizard.files()->addFiles({writeScenes(desk.filePath(QString()), 5)});
    wizard.files()->finishReading();
    wizard.task()->title()->setText(QStringLiteral("Spring term"));
    wizard.people()->coordinator()->setText(QStringLiteral("Ada Coleman"));
    wizard.people()->roster()->setText(QStringLiteral("Ann\nB7, Bo\nM1, Mo, adjudicator"));
    child<QSpinBox>(wizard.assignment(), "raters")->setValue(2);
}

const QScrollArea& pageInView(const SetupWizard& wizard)
{
    const auto* stack = wizard.findChild<QStackedWidget*>(QString(), Qt::FindDirectChildrenOnly);
    const auto* page = stack ? qobject_cast<QScrollArea*>(stack->currentWidget()) : nullptr;
    if (!page)
        qFatal("no page");
    return *page;
}

QRect placeOn(const QScrollArea& page, const QWidget& field)
{
    return {field.mapTo(page.widget(), QPoint()), field.size()};
}

/// Below, or to the right of it: in the same line, or in the next column.
bool isReadAfter(const QRect& next, const QRect& before)
{
    return next.center().y() > before.bottom() || next.left() > before.right();
}

QByteArray nameOf(const QWidget& widget)
{
    return QByteArray(widget.metaObject()->className()) + " \"" + widget.accessibleName().toUtf8() +
           '"';
}

/// What has the keys on the page in turn, until they are at its foot.
QList<QWidget*> walkThrough(Desk& desk, SetupWizard& wizard)
{
    constexpr int Most = 60;
    const QScrollArea& page = pageInView(wizard);
    const auto* next = child<QPushButton>(wizard, "next");
    QList<QWidget*> met;
    wizard.steps()->setFocus();
    for (int i = 0; i < Most && QApplication::focusWidget() != next; ++i) {
        desk.press(Qt::Key_Tab);
        QWidget* focus = QApplication::focusWidget();
        if (focus && page.isAncestorOf(focus))
            met << focus;
    }
    return QApplication::focusWidget() == next ? met : QList<QWidget*>();
}

} // namespace

void SetupTabsTest::tab_goesDownEachPage_data()
{
    QTest::addColumn<SetupStep>("step");
    QTest::addColumn<int>("least");
    QTest::newRow("task") << SetupStep::Task << 5;
    QTest::newRow("files") << SetupStep::Files << 3;
    QTest::newRow("people") << SetupStep::People << 4;
    QTest::newRow("assignment") << SetupStep::Assignment << 3;
    QTest::newRow("rules") << SetupStep::Rules << 6;
    QTest::newRow("consent") << SetupStep::Consent << 4;
    QTest::newRow("summary") << SetupStep::Summary << 1;
}

void SetupTabsTest::tab_goesDownEachPage()
{
    QFETCH(SetupStep, step);
    QFETCH(int, least);
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    fillInForTabs(wizard, desk);
    wizard.show();
    QApplication::setActiveWindow(&wizard);
    wizard.showStep(step);
    QCOMPARE(wizard.step(), step);
    QCoreApplication::processEvents();
    const QScrollArea& page = pageInView(wizard);
    const QList<QWidget*> met = walkThrough(desk, wizard);
    QVERIFY2(met.size() >= least, QByteArray::number(met.size()).constData());
    QCOMPARE(QSet<QWidget*>(met.begin(), met.end()).size(), met.size()); // each once
    for (qsizetype i = 1; i < met.size(); ++i) {
        QVERIFY2(isReadAfter(placeOn(page, *met[i]), placeOn(page, *met[i - 1])),
                 (nameOf(*met[i]) + " after " + nameOf(*met[i - 1])).constData());
    }
}

void SetupTabsTest::assignment_beginsWithItsFirstNumberMarked()
{
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    fillInForTabs(wizard, desk);
    wizard.show();
    QApplication::setActiveWindow(&wizard);
    wizard.showStep(SetupStep::Assignment);
    auto* raters = child<QSpinBox>(wizard.assignment(), "raters");
    QVERIFY(raters->hasFocus());
    desk.press(Qt::Key_1);
    QCOMPARE(raters->value(), 1);
}

void SetupTabsTest::listOfKeys_isThatOfTheWizard()
{
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    wizard.show();
    QApplication::setActiveWindow(&wizard);
    desk.press(Qt::Key_F12);
    const auto* keys = wizard.findChild<KeysDialog*>();
    QVERIFY(keys);
    QStringList texts;
    for (const QLabel* label : keys->findChildren<QLabel*>())
        texts << label->text();
    QVERIFY(texts.contains(QStringLiteral("Previous page")));
    QVERIFY(texts.contains(QStringLiteral("Alt+Left")));
}

SUBTEXT_TEST(SetupTabsTest)

#include "setuptabstest.moc"
