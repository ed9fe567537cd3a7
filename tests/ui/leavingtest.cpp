// SPDX-License-Identifier: MIT
#include "tests/support/fulldisk.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/deskharness.h"
#include "tests/ui/rosterharness.h"
#include "ui/forms/courseform.h"
#include "ui/quality/qualitypage.h"
#include "ui/release/releasepage.h"
#include "ui/roster/settingsview.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/segmentbar.h"

#include <QSpinBox>

using namespace subtext;
using namespace subtext::test;

/// Nothing that is not saved is lost without a question, whichever way the window is left.
class LeavingTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void editedSettings_areAskedAbout_data();
    void editedSettings_areAskedAbout();
    void editedSettings_areKeptWhilePlacesAreSwitched();
    void placeByKey_takesTheKeysAlong();
    void question_standsOverTheSettings();
    void savedSettings_areNotAskedAbout();
    void settingsThatCannotBeSaved_stay();
    void discardedSettings_areGoneAtTheNextSignIn();
    void goingAnyway_letsGoOfTheDesk();

private:
    static SettingsView& edit(RosterDesk& at)
    {
        SettingsView& settings = *at.page().settings();
        settings.course()->repeats()->setValue(5);
        at.desk.prompts.said.clear();
        return settings;
    }
    static void leave(RosterDesk& at, const QString& way)
    {
        if (way == QLatin1String("sign out"))
            at.desk.press(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
        else if (way == QLatin1String("close the study"))
            at.desk.window().closeStudy();
        else if (way == QLatin1String("quit"))
            at.desk.press(Qt::Key_Q, Qt::ControlModifier);
        else
            at.desk.window().close();
        QCoreApplication::processEvents();
    }
    /// Whether the coordinator is gone from the places.
    static bool hasLeft(RosterDesk& at) { return !at.page().isStarted(); }
};

void LeavingTest::editedSettings_areAskedAbout_data()
{
    QTest::addColumn<QString>("way");
    QTest::addColumn<int>("choice");
    for (const char* way : {"sign out", "close the study", "quit", "close the window"}) {
        const QString name = QString::fromLatin1(way);
        QTest::addRow("%s, save", way) << name << 0;
        QTest::addRow("%s, discard", way) << name << 1;
        QTest::addRow("%s, stay", way) << name << -1;
    }
}

void LeavingTest::editedSettings_areAskedAbout()
{
    QFETCH(QString, way);
    QFETCH(int, choice);
    RosterDesk at;
    const QString path = at.open().path();
    SettingsView& settings = edit(at);
    at.desk.prompts.choices = {choice};
    leave(at, way);
    QCOMPARE(at.desk.prompts.said.size(), 1);
    const QString said = at.desk.prompts.said.front();
    QVERIFY2(said.startsWith(QStringLiteral("The settings were changed and are not saved.")),
             qPrintable(said));
    QVERIFY2(said.endsWith(QStringLiteral("| Save/Discard")), qPrintable(said));
    if (choice < 0) {
        QVERIFY(!hasLeft(at));
        QVERIFY(at.desk.window().isVisible());
        QCOMPARE(settings.course()->repeats()->value(), 5);
        QVERIFY(settings.isEdited());
        QCOMPARE(must(at.open().protocol()).repeats, 0);
        return;
    }
    QVERIFY(hasLeft(at));
    if (way == QLatin1String("quit") || way == QLatin1String("close the window"))
        QTRY_VERIFY(!at.desk.window().isVisible());
    at.desk.window().closeStudy();
    const auto study = Study::open(path, Study::Access::Read, at.study.environment());
    VERIFY_HOLDS(study);
    QCOMPARE(must((*study)->protocol()).repeats, choice == 0 ? 5 : 0);
}

void LeavingTest::editedSettings_areKeptWhilePlacesAreSwitched()
{
    RosterDesk at;
    SettingsView& settings = edit(at);
    at.desk.press(Qt::Key_5, Qt::AltModifier);
    QVERIFY(!at.page().isVisible());
    VERIFY_HOLDS(at.open().labelling().submit(
        at.study.person(1), must(at.open().labelling().items(at.study.person(1))).front().scenario,
        submissionOf(completeAnswer()))); // the place is read again when it comes back
    at.desk.press(Qt::Key_6, Qt::AltModifier);
    QVERIFY(at.page().isVisible());
    at.settle();
    QVERIFY(at.desk.prompts.said.isEmpty());
    QCOMPARE(settings.course()->repeats()->value(), 5);
    QVERIFY(settings.isEdited());
}

void LeavingTest::placeByKey_takesTheKeysAlong()
{
    RosterDesk at;
    const auto hasKeys = [&](const QWidget& page) {
        const QWidget* focus = QApplication::focusWidget();
        return focus && page.isAncestorOf(focus);
    };
    at.page().settings()->course()->repeats()->setFocus();
    at.desk.press(Qt::Key_5, Qt::AltModifier);
    QVERIFY(hasKeys(*at.desk.window().qualityPage()));
    at.desk.press(Qt::Key_7, Qt::AltModifier);
    QVERIFY(hasKeys(*at.desk.window().releasePage()));
    at.desk.press(Qt::Key_6, Qt::AltModifier);
    QVERIFY(hasKeys(at.page()));
}

void LeavingTest::question_standsOverTheSettings()
{
    RosterDesk at;
    edit(at);
    at.desk.window().showPlace(MainWindow::Place::Quality);
    leave(at, QStringLiteral("sign out"));
    QVERIFY(at.page().isVisible());
    QCOMPARE(at.page().views()->current(), static_cast<int>(RosterPage::View::Settings));
}

void LeavingTest::savedSettings_areNotAskedAbout()
{
    RosterDesk at;
    edit(at).save();
    leave(at, QStringLiteral("sign out"));
    QCOMPARE(at.desk.prompts.said, QStringList());
    QVERIFY(hasLeft(at));
}

void LeavingTest::settingsThatCannotBeSaved_stay()
{
    FullDisk disk;
    RosterDesk at;
    SettingsView& settings = edit(at);
    disk.leave(0);
    at.desk.prompts.choices = {0};
    leave(at, QStringLiteral("sign out"));
    QVERIFY(!hasLeft(at));
    QCOMPARE(settings.course()->repeats()->value(), 5);
    QVERIFY(at.page().notice()->kind() == NoticeBar::Kind::Danger);
    QVERIFY2(at.page().notice()->text().contains(QStringLiteral("disk is full")),
             qPrintable(at.page().notice()->text()));
    disk.makeSpace();
    at.desk.prompts.choices = {0};
    leave(at, QStringLiteral("sign out"));
    QVERIFY(hasLeft(at));
    QCOMPARE(must(at.open().protocol()).repeats, 5);
}

void LeavingTest::discardedSettings_areGoneAtTheNextSignIn()
{
    RosterDesk at;
    SettingsView& settings = edit(at);
    at.desk.prompts.choices = {1};
    leave(at, QStringLiteral("sign out"));
    at.desk.window().signIn(must(at.roster().byCode(QStringLiteral("C01")))->id);
    at.desk.window().showPlace(MainWindow::Place::Roster);
    at.settle();
    QCOMPARE(settings.course()->repeats()->value(), 0);
    QVERIFY(!settings.isEdited());
}

void LeavingTest::goingAnyway_letsGoOfTheDesk()
{
    FullDisk disk;
    DeskWindow at;
    at.press(Qt::Key_L, Qt::ControlModifier);
    disk.leave(0);
    at.type(QStringLiteral("Half"));
    at.prompts.choices = {0};
    at.window().closeStudy();
    QVERIFY(at.prompts.said.value(0).contains(QStringLiteral("could not be saved")));
    QVERIFY(!at.window().study());
    QVERIFY(!at.page().session()); // it would write into a study that is gone
    disk.makeSpace();
}

SUBTEXT_TEST(LeavingTest)

#include "leavingtest.moc"
