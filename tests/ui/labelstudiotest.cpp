// SPDX-License-Identifier: MIT
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/studiodesk.h"
#include "ui/models/asking/secretfield.h"
#include "ui/widgets/noticebar.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDirIterator>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalSpy>

using namespace subtext;
using namespace subtext::test;
using At = StudioDialog::Step;

/// The way to and from a running Label Studio in the real window, over the wire to a server on this
/// machine, or to another that is played.
class LabelStudioTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void project_isShownBeforeItIsTaken();
    void takenAgain_changesNothing();
    void study_isSentAndTheSecondTimeNothing();
    void otherHost_isAskedNothingBeforeSomebodyAgrees();
    void textsAreAgreedToByThemselves();
    void returnInAField_sendsNothing();
    void returnOnAProject_looksAtIt();
    void returnOnTheReport_closes();
    void returnInTheNewKey_keepsIt();
    void withoutAKeychain_theKeyIsHeldInMemory();
    void badKey_isSaidAndTheDialogStays();
    void keyThatIsNotThere_isSaid();
    void key_isNowhere();
    void stopped_takesNothingAndGoesOn();
    void reading_canBeStopped();
    void refusedInTheMiddle_takesNothing();
    void studyClosedInTheMiddle_takesNothing();
    void stoppedPush_goesOnWithWhatIsMissing();
    void runningPush_isNotEndedByABox();
    void project_isNamedAsItWasFetched();
    void readOnly_offersNothing();
    void everyControl_hasAName();
};

void LabelStudioTest::project_isShownBeforeItIsTaken()
{
    StudioDesk at;
    at.addOwnProject();
    const auto before = at.data();
    StudioDialog& dialog = at.look();
    QCOMPARE(dialog.step(), At::Pull);
    QVERIFY(dialog.consentBox()->isHidden()); // this machine
    QVERIFY2(dialog.report().contains(QLatin1String("1 scenario, 1 answer")),
             qPrintable(dialog.report()));
    QVERIFY2(dialog.report().contains(QLatin1String("1 new person")), qPrintable(dialog.report()));
    QCOMPARE(at.data().scenarios.size(), before.scenarios.size());
    QSignalSpy imported(&dialog, &StudioDialog::imported);
    at.take(dialog);
    QCOMPARE(dialog.step(), At::Done);
    QCOMPARE(imported.count(), 1);
    QCOMPARE(at.data().scenarios.size(), before.scenarios.size() + 1);
    QCOMPARE(at.data().annotations.size(), std::size_t{1});
    QVERIFY(at.roster.page().notice()->isVisible());
    VERIFY_HOLDS(at.roster.open().verifyAudit());
    QCOMPARE(at.studio.exportCount(), 0); // nothing is left there
}

void LabelStudioTest::takenAgain_changesNothing()
{
    StudioDesk at;
    at.addOwnProject();
    StudioDialog& first = at.look();
    at.take(first);
    first.reject();
    const QString before =
        RawSql(at.roster.study.path()).value(QStringLiteral("SELECT count(*) FROM audit"));
    QTRY_VERIFY(!at.roster.page().findChild<StudioDialog*>());
    StudioDialog& again = at.look();
    QVERIFY2(again.report().contains(QLatin1String("It has no new scenarios and no new answers")),
             qPrintable(again.report()));
    QVERIFY(!again.actButton()->isEnabled());
    QCOMPARE(RawSql(at.roster.study.path()).value(QStringLiteral("SELECT count(*) FROM audit")),
             before);
}

void LabelStudioTest::study_isSentAndTheSecondTimeNothing()
{
    StudioDesk at;
    StudioDialog& dialog = at.open();
    at.connectTo(dialog);
    // One of its own, that there is not yet.
    const auto& projects = *child<QListWidget>(dialog, "projects");
    QCOMPARE(projects.count(), 1);
    QVERIFY(projects.sizeHintForRow(0) >= projects.fontMetrics().height() + 10);
    QVERIFY(!dialog.actButton()->isEnabled());
    dialog.pushButton()->click();
    at.settle(dialog);
    QVERIFY2(dialog.report().contains(QLatin1String("8 scenarios to send")),
             qPrintable(dialog.report()));
    QCOMPARE(at.studio.projectCount(), 0);
    at.take(dialog);
    QCOMPARE(dialog.step(), At::Done);
    QVERIFY2(dialog.report().contains(QLatin1String("8 scenarios and 0 answers")),
             qPrintable(dialog.report()));
    QCOMPARE(at.studio.taskCount(), 8);
    dialog.reject();
    QTRY_VERIFY(!at.roster.page().findChild<StudioDialog*>());
    StudioDialog& again = at.open();
    at.connectTo(again);
    child<QListWidget>(again, "projects")->setCurrentRow(0);
    again.pushButton()->click();
    at.settle(again);
    QVERIFY2(again.report().contains(QLatin1String("Everything is there already")),
             qPrintable(again.report()));
    QVERIFY(!again.actButton()->isEnabled());
}

void LabelStudioTest::otherHost_isAskedNothingBeforeSomebodyAgrees()
{
    StudioDesk at;
    at.beFar();
    at.addOwnProject();
    StudioDialog& dialog = at.open();
    dialog.server()->setAddress(QStringLiteral("https://label.example.org"));
    QVERIFY(dialog.consentBox()->isVisible());
    QVERIFY(dialog.consentBox()->text().contains(QLatin1String("https://label.example.org")));
    QVERIFY(!dialog.actButton()->isEnabled());
    dialog.consentBox()->setChecked(true);
    QVERIFY(dialog.actButton()->isEnabled());
    dialog.server()->setAddress(QStringLiteral("https://other.example.org"));
    QVERIFY(!dialog.consentBox()->isChecked()); // that was another host
    QVERIFY(!dialog.actButton()->isEnabled());
    QVERIFY(at.farAsked.empty());
    dialog.consentBox()->setChecked(true);
    dialog.actButton()->click();
    at.settle(dialog);
    QCOMPARE(dialog.step(), At::Projects);
    QCOMPARE(at.farAsked.size(), std::size_t{1});
    QVERIFY(at.farAsked.front().body.isEmpty());
    QCOMPARE(RawSql(at.roster.study.path())
                 .value(QStringLiteral("SELECT count(*) FROM audit WHERE action = 'llm.consent'")),
             QStringLiteral("1"));
    dialog.backButton()->click();
    QVERIFY(dialog.consentBox()->isHidden()); // agreed to once
}

void LabelStudioTest::textsAreAgreedToByThemselves()
{
    StudioDesk at;
    at.beFar();
    StudioDialog& dialog = at.open();
    at.connectTo(dialog, QStringLiteral("https://label.example.org"));
    dialog.pushButton()->click();
    at.settle(dialog);
    QVERIFY(dialog.consentBox()->isVisible());
    QVERIFY(!dialog.actButton()->isEnabled());
    dialog.consentBox()->setChecked(true);
    QVERIFY(dialog.actButton()->isEnabled());
    child<QCheckBox>(dialog, "answers")->click(); // something more than was agreed to
    at.settle(dialog);
    QVERIFY(!dialog.consentBox()->isChecked());
    QVERIFY(dialog.consentBox()->text().contains(QLatin1String("codes and names")));
    QVERIFY(!dialog.actButton()->isEnabled());
    for (const HttpRequest& request : at.farAsked)
        QCOMPARE(request.method, QByteArray("GET"));
    dialog.consentBox()->setChecked(true);
    at.take(dialog);
    QCOMPARE(dialog.step(), At::Done);
    QCOMPARE(at.studio.taskCount(), 8);
}

void LabelStudioTest::returnInAField_sendsNothing()
{
    StudioDesk at;
    StudioDialog& dialog = at.open();
    QLineEdit& field = *dialog.server()->addressField();
    field.setFocus();
    field.setText(at.server->address());
    QTest::keyClick(&field, Qt::Key_Return);
    QVERIFY(at.server->asked().empty());
    QVERIFY(dialog.isVisible()); // with all that was typed
    QVERIFY(!field.hasFocus());
}

void LabelStudioTest::returnOnAProject_looksAtIt()
{
    StudioDesk at;
    at.addOwnProject();
    StudioDialog& dialog = at.open();
    at.connectTo(dialog);
    QCOMPARE(dialog.step(), At::Projects);
    auto* projects = child<QListWidget>(dialog, "projects");
    projects->setFocus();
    QTest::keyClick(projects, Qt::Key_Return);
    at.settle(dialog);
    QCOMPARE(dialog.step(), At::Pull);
}

void LabelStudioTest::returnOnTheReport_closes()
{
    StudioDesk at;
    at.addOwnProject();
    StudioDialog& dialog = at.look();
    at.take(dialog);
    QCOMPARE(dialog.step(), At::Done);
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(!at.roster.page().findChild<StudioDialog*>());
}

void LabelStudioTest::returnInTheNewKey_keepsIt()
{
    StudioDesk at;
    StudioDialog& dialog = at.open();
    dialog.server()->addressField()->setText(at.server->address());
    auto* place = dialog.server()->findChild<QComboBox*>();
    place->setCurrentIndex(place->findData(static_cast<int>(llm::KeySource::Keychain)));
    auto& secret = *dialog.server()->findChild<SecretField*>();
    secret.field()->setFocus();
    QTest::keyClicks(secret.field(), QStringLiteral("a key"));
    QTest::keyClick(secret.field(), Qt::Key_Return);
    QTRY_VERIFY(!secret.report().isEmpty());
    QVERIFY(secret.field()->text().isEmpty());
    QVERIFY(dialog.isVisible());
    QVERIFY(at.server->asked().empty());
}

void LabelStudioTest::withoutAKeychain_theKeyIsHeldInMemory()
{
    StudioDesk at;
    at.keys.isKeychain = false;
    StudioDialog& dialog = at.open();
    dialog.server()->addressField()->setText(at.server->address());
    auto* place = dialog.server()->findChild<QComboBox*>();
    place->setCurrentIndex(place->findData(static_cast<int>(llm::KeySource::Keychain)));
    auto& secret = *dialog.server()->findChild<SecretField*>();
    QTest::keyClicks(secret.field(), QStringLiteral("a key"));
    secret.keepButton()->click();
    QTRY_VERIFY2(secret.report().contains(QStringLiteral("in memory until the program closes")),
                 qPrintable(secret.report()));
    QCOMPARE(at.keys.held.second, QByteArray("a key"));
    QVERIFY(at.keys.kept.second.isEmpty());
}

void LabelStudioTest::badKey_isSaidAndTheDialogStays()
{
    StudioDesk at;
    at.keys.key = "ffffffffffffffffffffffffffffffffffffffff";
    StudioDialog& dialog = at.open();
    dialog.server()->keyBox()->setCurrentIndex(1);
    at.connectTo(dialog);
    QCOMPARE(dialog.step(), At::Server);
    QVERIFY2(dialog.problem().contains(QLatin1String("does not accept the key")),
             qPrintable(dialog.problem()));
    QVERIFY2(dialog.problem().contains(QLatin1String("(Invalid token).")),
             qPrintable(dialog.problem()));
    QVERIFY(!dialog.problem().contains(QString::fromLatin1(at.keys.key)));
    QCOMPARE(dialog.focusWidget(), static_cast<QWidget*>(dialog.server()->secret()->field()));
    at.keys.key = StudioKey;
    at.connectTo(dialog);
    QCOMPARE(dialog.step(), At::Projects);
}

void LabelStudioTest::keyThatIsNotThere_isSaid()
{
    StudioDesk at;
    at.keys.key.clear();
    StudioDialog& dialog = at.open();
    dialog.server()->keyBox()->setCurrentIndex(1);
    at.connectTo(dialog);
    QVERIFY2(dialog.problem().contains(QStringLiteral("Type it under “New key”")),
             qPrintable(dialog.problem()));
    QCOMPARE(dialog.focusWidget(), static_cast<QWidget*>(dialog.server()->secret()->field()));
    for (const AskedOfServer& asked : at.server->asked()) // whether it is one at all
        QVERIFY(asked.header("Authorization").isEmpty());
}

void LabelStudioTest::key_isNowhere()
{
    StudioDesk at;
    at.addOwnProject();
    StudioDialog& dialog = at.open();
    dialog.server()->setAddress(at.server->address());
    dialog.server()->keyBox()->setCurrentIndex(1);
    dialog.server()->secret()->field()->setText(QString::fromLatin1(StudioKey));
    dialog.server()->secret()->keepButton()->click();
    QTRY_VERIFY(!dialog.server()->secret()->report().isEmpty());
    QCOMPARE(at.keys.kept.first, QStringLiteral("labelstudio ") + at.server->address());
    QCOMPARE(at.keys.kept.second, StudioKey);
    QVERIFY(dialog.server()->secret()->field()->text().isEmpty());
    at.connectTo(dialog);
    QCOMPARE(at.keys.asked.keySource, llm::KeySource::Keychain);
    QCOMPARE(at.keys.asked.keyName, at.keys.kept.first);
    dialog.actButton()->click();
    at.settle(dialog);
    at.take(dialog);
    for (const AskedOfServer& asked : at.server->asked())
        QVERIFY(!asked.path.contains(StudioKey) && !asked.body.contains(StudioKey));
    QDirIterator files(at.roster.study.folder(), QDir::Files, QDirIterator::Subdirectories);
    int count = 0;
    while (files.hasNext()) {
        QVERIFY2(!readFile(files.next()).contains(StudioKey), qPrintable(files.filePath()));
        ++count;
    }
    QVERIFY(count > 0);
}

void LabelStudioTest::stopped_takesNothingAndGoesOn()
{
    StudioDesk at;
    at.addOwnProject();
    StudioDialog& dialog = at.open();
    at.connectTo(dialog);
    at.spoil = [](const AskedOfServer& asked) {
        return asked.path.contains("download") ? std::optional(noAnswer()) : std::nullopt;
    };
    dialog.actButton()->click();
    QTRY_VERIFY(at.server->waiting() > 0);
    QVERIFY(dialog.isWorking());
    child<QPushButton>(dialog, "cancel")->click();
    at.settle(dialog);
    QVERIFY2(dialog.problem().contains(QLatin1String("Stopped")), qPrintable(dialog.problem()));
    QCOMPARE(dialog.step(), At::Projects);
    QCOMPARE(dialog.focusWidget(),
             static_cast<QWidget*>(dialog.actButton())); // and not what would close the dialog
    QCOMPARE(at.studio.exportCount(), 0);                // nothing is left there
    QCOMPARE(at.data().annotations.size(), std::size_t{0});
    at.spoil = nullptr;
    dialog.actButton()->click();
    at.settle(dialog);
    at.take(dialog);
    QCOMPARE(at.data().annotations.size(), std::size_t{1});
}

void LabelStudioTest::reading_canBeStopped()
{
    StudioDesk at;
    at.addOwnProject();
    StudioDialog& dialog = at.look();
    QVERIFY(dialog.actButton()->isEnabled());
    child<QCheckBox>(dialog.pullPage(), "scenes")->click(); // it is read anew
    QVERIFY(dialog.isWorking());
    QCOMPARE(child<QPushButton>(dialog, "cancel")->text(), QStringLiteral("Stop"));
    child<QPushButton>(dialog, "cancel")->click();
    QVERIFY(dialog.isVisible() && !dialog.isWorking());
    QCOMPARE(dialog.step(), At::Pull);
    QVERIFY2(dialog.problem().contains(QLatin1String("Stopped")), qPrintable(dialog.problem()));
    QVERIFY(dialog.report().isEmpty() && !dialog.actButton()->isEnabled());
    child<QCheckBox>(dialog.pullPage(), "scenes")->click();
    at.settle(dialog);
    QVERIFY(dialog.problem().isEmpty());
    at.take(dialog);
    QCOMPARE(at.data().annotations.size(), std::size_t{1});
}

void LabelStudioTest::refusedInTheMiddle_takesNothing()
{
    StudioDesk at;
    at.addOwnProject();
    StudioDialog& dialog = at.open();
    at.connectTo(dialog);
    at.spoil = [](const AskedOfServer& asked) {
        return asked.path.contains("download")
                   ? std::optional(answerWith(401, R"({"detail": "Token is blacklisted"})"))
                   : std::nullopt;
    };
    dialog.actButton()->click();
    at.settle(dialog);
    QVERIFY2(dialog.problem().contains(QLatin1String("blacklisted")), qPrintable(dialog.problem()));
    QCOMPARE(dialog.step(), At::Projects);
    QCOMPARE(at.data().annotations.size(), std::size_t{0});
}

void LabelStudioTest::studyClosedInTheMiddle_takesNothing()
{
    StudioDesk at;
    at.addOwnProject();
    StudioDialog& dialog = at.open();
    at.connectTo(dialog);
    at.spoil = [](const AskedOfServer& asked) {
        return asked.path.contains("download") ? std::optional(noAnswer()) : std::nullopt;
    };
    dialog.actButton()->click();
    QTRY_VERIFY(at.server->waiting() > 0);
    at.roster.page().stop();
    QVERIFY(!at.roster.page().findChild<StudioDialog*>());
    at.server->answerWaiting(answerWith(200, "[]"));
    QCOMPARE(at.data().annotations.size(), std::size_t{0});
}

void LabelStudioTest::stoppedPush_goesOnWithWhatIsMissing()
{
    StudioDesk at;
    StudioDialog& dialog = at.open();
    at.connectTo(dialog);
    dialog.pushButton()->click();
    at.settle(dialog);
    at.spoil = [](const AskedOfServer& asked) {
        return asked.path.contains("/import") ? std::optional(noAnswer()) : std::nullopt;
    };
    dialog.actButton()->click();
    QTRY_VERIFY(at.server->waiting() > 0);
    child<QPushButton>(dialog, "cancel")->click();
    at.settle(dialog);
    QCOMPARE(dialog.step(), At::Done);
    QVERIFY2(dialog.report().contains(QLatin1String("only what is missing")),
             qPrintable(dialog.report()));
    QCOMPARE(at.studio.projectCount(), 1);
    QCOMPARE(at.studio.taskCount(), 0);
    at.spoil = nullptr;
    dialog.reject();
    QTRY_VERIFY(!at.roster.page().findChild<StudioDialog*>());
    StudioDialog& again = at.open();
    at.connectTo(again);
    child<QListWidget>(again, "projects")->setCurrentRow(0); // the project that the first one made
    again.pushButton()->click();
    at.settle(again);
    at.take(again);
    QCOMPARE(at.studio.projectCount(), 1);
    QCOMPARE(at.studio.taskCount(), 8);
}

void LabelStudioTest::runningPush_isNotEndedByABox()
{
    StudioDesk at;
    StudioDialog& dialog = at.open();
    at.connectTo(dialog);
    dialog.pushButton()->click();
    at.settle(dialog);
    // Looked at anew, with what was read when the step was entered.
    child<QCheckBox>(dialog, "gold")->click();
    at.settle(dialog);
    QVERIFY(child<QCheckBox>(dialog, "answers")->isEnabled() &&
            child<QCheckBox>(dialog, "gold")->isEnabled());
    at.spoil = [](const AskedOfServer& asked) {
        return asked.path.contains("/import") ? std::optional(noAnswer()) : std::nullopt;
    };
    dialog.actButton()->click();
    QTRY_VERIFY(at.server->waiting() > 0);
    for (QCheckBox* box : {child<QCheckBox>(dialog, "answers"), child<QCheckBox>(dialog, "gold")}) {
        QVERIFY(!box->isEnabled());
        box->click();
    }
    QCOMPARE(child<QPushButton>(dialog, "cancel")->text(), QStringLiteral("Stop"));
    const AskedOfServer import = at.server->asked().back();
    const auto said = at.studio.answer(import.method, import.path, import.body);
    at.spoil = nullptr;
    at.server->answerWaiting(answerWith(said.status, said.body, {}, said.type));
    at.settle(dialog);
    QCOMPARE(dialog.step(), At::Done);
    QVERIFY2(dialog.report().contains(QLatin1String("8 scenarios and 0 answers")),
             qPrintable(dialog.report()));
    QCOMPARE(at.studio.taskCount(), 8);
}

void LabelStudioTest::project_isNamedAsItWasFetched()
{
    StudioDesk at;
    at.addOwnProject();
    at.addForeignProject();
    StudioDialog& dialog = at.open();
    at.connectTo(dialog);
    auto& projects = *child<QListWidget>(dialog, "projects");
    int own = 0;
    while (!projects.item(own)->text().contains(QLatin1String("Old one")))
        ++own;
    projects.setCurrentRow(own);
    at.spoil = [](const AskedOfServer& asked) {
        return asked.path.contains("download") ? std::optional(noAnswer()) : std::nullopt;
    };
    dialog.actButton()->click();
    QTRY_VERIFY(at.server->waiting() > 0);
    projects.setCurrentRow(own == 1 ? 2 : 1);
    const AskedOfServer download = at.server->asked().back();
    const auto said = at.studio.answer(download.method, download.path, download.body);
    at.spoil = nullptr;
    at.server->answerWaiting(answerWith(said.status, said.body, {}, said.type));
    at.settle(dialog);
    QCOMPARE(dialog.step(), At::Pull);
    QVERIFY2(dialog.heading().contains(QLatin1String("Old one")), qPrintable(dialog.heading()));
}

void LabelStudioTest::readOnly_offersNothing()
{
    StudioDesk at(Study::Access::Read);
    RosterPage& page = at.roster.page();
    page.setAccess(at.model);
    const Person boss = *must(at.roster.roster().byCode(QStringLiteral("C01")));
    page.start(at.roster.open(), boss, at.roster.study.environment());
    QTest::keyClick(&page, Qt::Key_L, Qt::ControlModifier);
    QVERIFY(!page.findChild<StudioDialog*>());
}

void LabelStudioTest::everyControl_hasAName()
{
    StudioDesk at;
    at.addForeignProject();
    StudioDialog& dialog = at.look();
    int count = 0;
    for (QComboBox* box : dialog.findChildren<QComboBox*>()) {
        QVERIFY(!box->accessibleName().isEmpty());
        ++count;
    }
    QVERIFY(count > 5);
    for (QWidget* widget : {static_cast<QWidget*>(child<QListWidget>(dialog, "projects")),
                            static_cast<QWidget*>(dialog.server()->addressField())})
        QVERIFY(!widget->accessibleName().isEmpty());
}

SUBTEXT_TEST(LabelStudioTest)
#include "labelstudiotest.moc"
