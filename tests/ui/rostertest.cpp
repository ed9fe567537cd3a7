// SPDX-License-Identifier: MIT
#include "core/course/labelagain.h"
#include "core/operation/datalock.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/rosterharness.h"
#include "ui/actions/actionregistry.h"
#include "ui/forms/rosteredit.h"
#include "ui/forms/rulesform.h"
#include "ui/roster/assignmentview.h"
#include "ui/roster/peopleview.h"
#include "ui/roster/persondialogs.h"
#include "ui/roster/rosteractions.h"
#include "ui/roster/settingsview.h"
#include "ui/widgets/matrixview.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/segmentbar.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDir>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <map>

using namespace subtext;
using namespace subtext::test;

/// The people and the assignment of a study, in the Roster place.
class RosterTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void place_isTheCoordinatorsAlone();
    void models_holdUnderTheTester();
    void addedPeople_areOnTheRoster();
    void addedCodes_mayNotBeTaken();
    void lateAnnotator_getsWhatIsMissing();
    void whatNobodyCanTake_isSaidBeforeAndAfter();
    void handOutsThatWereWritten_areToBeWrittenAgain();
    void handOutsInTheWay_areSaidAndAnotherFolderOffered();
    void dropOut_saysExactlyWhatChanges();
    void dropOut_keepsLabelledWorkAndGivesTheRestToOthers();
    void dropOut_canBeTakenBack();
    void nameAndRole_canChange();
    void roleWithWork_stays();
    void passphrase_isSetAndRemoved();
    void shortOrDifferentPassphrases_cannotBeSet();
    void handOutOfOnePerson_isWrittenAlone();
    void mailText_goesToTheClipboard();
    void assignment_canBeDrawnAnewUntilLabellingBegins();
    void sharedTeams_stayShared();
    void readOnlyStudy_canBeLookedAtOnly();
    void lockedStudy_offersOnlyWhatItTakes();
    void everyFocusableWidget_hasAName();
};

void RosterTest::place_isTheCoordinatorsAlone()
{
    RosterDesk at;
    QVERIFY(at.page().isVisible());
    at.desk.window().signOut();
    at.desk.window().signIn(at.study.person(1));
    QVERIFY(!at.page().isStarted());
    at.desk.press(Qt::Key_6, Qt::AltModifier);
    QVERIFY(!at.page().isVisible());
    at.desk.window().signOut();
    at.desk.window().signIn(must(at.roster().byCode(QStringLiteral("C01")))->id);
    QVERIFY(!at.page().isVisible()); // a coordinator starts at home
    at.desk.press(Qt::Key_6, Qt::AltModifier);
    QVERIFY(at.page().isVisible());
}

void RosterTest::models_holdUnderTheTester()
{
    RosterDesk at;
    PeopleModel people;
    const QAbstractItemModelTester peopleTester(
        &people, QAbstractItemModelTester::FailureReportingMode::QtTest);
    people.read(at.open());
    QCOMPARE(people.rowCount(), 7);
    at.label(1, 2);
    people.read(at.open());
    QCOMPARE(people.index(0, PeopleModel::LabelledColumn).data().toString(),
             QStringLiteral("2 of 4"));
    const PersonId first = at.study.person(1);
    const ScenarioId again = must(at.open().labelling().items(first)).front().scenario;
    must(at.open().labelAgain().ask({again}, QStringLiteral("§2 changed."), {}));
    people.read(at.open());
    QCOMPARE(people.index(0, PeopleModel::LabelledColumn).data().toString(),
             QStringLiteral("1 of 4, 1 asked for again"));
    MatrixModel& matrix = at.page().assignment()->matrix()->matrix();
    const QAbstractItemModelTester matrixTester(
        &matrix, QAbstractItemModelTester::FailureReportingMode::QtTest);
    at.page().assignment()->read(at.open());
    QCOMPARE(matrix.rowCount(), 7); // six annotators and everybody
    QCOMPARE(matrix.columnCount(), 4);
    QCOMPARE(matrix.cellAt(6, 3).assigned, 24);
    QCOMPARE(matrix.cellAt(6, 3).labelled, 1);
    const QModelIndex all = matrix.index(0, 3);
    QCOMPARE(all.data().toString(), QStringLiteral("1 of 4, 1 asked for again"));
    const QString asked = QStringLiteral("1 of 4 labelled, 1 asked for again");
    QVERIFY(all.data(Qt::AccessibleTextRole).toString().endsWith(asked));
    QVERIFY(all.data(Qt::ToolTipRole).toString().contains(asked));
    must(at.open().dataLock().lock(QStringLiteral("Over."), {})); // the earlier answers count
    at.page().assignment()->read(at.open());
    QVERIFY(all.data(Qt::AccessibleTextRole)
                .toString()
                .endsWith(QStringLiteral("2 of 4 labelled, 1 asked for again")));
}

void RosterTest::addedPeople_areOnTheRoster()
{
    RosterDesk at;
    at.desk.press(Qt::Key_N, Qt::ControlModifier);
    auto* dialog = at.page().findChild<AddPeopleDialog*>();
    QVERIFY(dialog);
    QVERIFY(!child<QPushButton>(dialog, "add")->isEnabled());
    dialog->roster()->setText(QStringLiteral("Ivy Low\n, Ruth Adler, adjudicator"));
    QCOMPARE(child<QPushButton>(dialog, "add")->text(), QStringLiteral("Add 2 people"));
    child<QPushButton>(dialog, "add")->click();
    QVERIFY(!dialog->isVisible());
    const auto ivy = must(at.roster().byCode(QStringLiteral("A07")));
    QVERIFY(ivy);
    QCOMPARE(ivy->name, QStringLiteral("Ivy Low"));
    const auto ruth = must(at.roster().byCode(QStringLiteral("M01")));
    QVERIFY(ruth);
    QCOMPARE(ruth->role, Role::Adjudicator);
    QCOMPARE(at.page().people()->chosen()->person.id, ivy->id);
}

void RosterTest::addedCodes_mayNotBeTaken()
{
    RosterDesk at;
    at.page().actions()->addPeople();
    auto* dialog = at.page().findChild<AddPeopleDialog*>();
    QVERIFY(dialog);
    dialog->roster()->setText(QStringLiteral("a01, Ivy Low"));
    QVERIFY(!child<QPushButton>(dialog, "add")->isEnabled());
    QVERIFY2(dialog->roster()->shownText().contains(QStringLiteral("is taken")),
             qPrintable(dialog->roster()->shownText()));
    dialog->reject();
    QCOMPARE(must(at.roster().people()).size(), std::size_t{7});
}

void RosterTest::lateAnnotator_getsWhatIsMissing()
{
    RosterDesk at;
    at.label(1, 1);
    VERIFY_HOLDS(at.assigning().withdraw(at.study.person(1)));
    at.settle();
    QCOMPARE(must(at.assigning().missing()), 3);
    QVERIFY2(
        at.page().assignment()->stateText().contains(QStringLiteral("3 assignments are missing")),
        qPrintable(at.page().assignment()->stateText()));
    VERIFY_HOLDS(
        at.roster().add({{QStringLiteral("A09"), QStringLiteral("Ivy"), Role::Annotator}}));
    at.page().showView(RosterPage::View::Assignment);
    at.settle();
    at.desk.prompts.choices = {-1, 0};
    child<QPushButton>(at.page().assignment(), "fill")->click();
    QCOMPARE(must(at.assigning().missing()), 3); // asked, and thought better of
    QVERIFY2(at.desk.prompts.said.value(0).contains(QStringLiteral("3 assignments are missing")),
             qPrintable(at.desk.prompts.said.value(0)));
    child<QPushButton>(at.page().assignment(), "fill")->click();
    QCOMPARE(must(at.assigning().missing()), 0);
    QVERIFY2(at.page().notice()->text().contains(QStringLiteral("Ivy +3")),
             qPrintable(at.page().notice()->text()));
    QCOMPARE(at.page().assignment()->stateText(),
             QStringLiteral("Every item has its 3 annotators."));
    QVERIFY(!child<QPushButton>(at.page().assignment(), "fill")->isVisible());
}

void RosterTest::whatNobodyCanTake_isSaidBeforeAndAfter()
{
    RosterDesk at;
    std::map<QString, PersonId> oneOfEach;
    for (const GroupProgress& cell : must(at.assigning().matrix()))
        oneOfEach[cell.group] = cell.person;
    QCOMPARE(oneOfEach.size(), std::size_t{2});
    for (const auto& [group, person] : oneOfEach)
        VERIFY_HOLDS(at.assigning().withdraw(person));
    at.page().actions()->fill();
    QVERIFY(at.desk.prompts.said.isEmpty()); // there is nothing to choose
    QVERIFY2(at.page().notice()->text().contains(QStringLiteral("8 stay unassigned: nobody is ")),
             qPrintable(at.page().notice()->text()));
    // A newcomer labels one group, as everybody does here.
    VERIFY_HOLDS(
        at.roster().add({{QStringLiteral("A09"), QStringLiteral("Ivy"), Role::Annotator}}));
    QCOMPARE(must(at.assigning().fillable()), 4);
    at.desk.prompts.choices = {0};
    at.page().actions()->fill();
    const QString asked = at.desk.prompts.said.value(0);
    QVERIFY2(asked.contains(QStringLiteral("8 assignments are missing.")), qPrintable(asked));
    QVERIFY2(asked.contains(QStringLiteral("4 of them can be assigned now. 4 stay unassigned: ")),
             qPrintable(asked));
    QCOMPARE(must(at.assigning().missing()), 4);
    const QString said = at.page().notice()->text();
    QVERIFY2(said.startsWith(QStringLiteral("Assigned: Ivy +4. 4 stay unassigned: nobody is left")),
             qPrintable(said)); // and nothing of hand-outs, which nobody wrote
}

void RosterTest::handOutsThatWereWritten_areToBeWrittenAgain()
{
    RosterDesk at;
    at.handOut();
    at.settle();
    const PersonId first = at.study.person(1);
    VERIFY_HOLDS(at.assigning().withdraw(first));
    VERIFY_HOLDS(at.assigning().readmit(first));
    at.desk.prompts.choices = {0};
    at.page().actions()->fill();
    QVERIFY2(at.desk.prompts.said.value(0).contains(QStringLiteral("All 4 can be assigned now.")),
             qPrintable(at.desk.prompts.said.value(0)));
    QCOMPARE(at.page().notice()->text(),
             QStringLiteral("Assigned: Person 1 +4. Write these hand-outs again: Person 1."));
}

void RosterTest::handOutsInTheWay_areSaidAndAnotherFolderOffered()
{
    RosterDesk at;
    const QString folder = at.handOut();
    const QString worked = at.pathOf(1, folder);
    at.workOn(worked); // and nobody merged it
    at.page().writeHandOuts(folder);
    const NoticeBar& notice = *at.page().notice();
    QVERIFY2(notice.text().startsWith(
                 QStringLiteral("The earlier hand-out of Person 1 (%1) has answers").arg(worked)),
             qPrintable(notice.text()));
    const QString elsewhere = at.study.filePath(QStringLiteral("elsewhere"));
    QVERIFY(QDir().mkpath(elsewhere));
    at.desk.prompts.paths = {elsewhere};
    QTest::mouseClick(notice.actionButton(), Qt::LeftButton);
    QCOMPARE(QDir(elsewhere).entryList({QStringLiteral("*.subtext")}).size(), 6);
}

void RosterTest::dropOut_saysExactlyWhatChanges()
{
    RosterDesk at;
    at.label(1, 1);
    at.page().people()->choose(at.study.person(1));
    at.desk.prompts.choices = {-1};
    child<QPushButton>(at.page().people(), "dropOut")->click();
    const QString asked = at.desk.prompts.said.value(0);
    QVERIFY2(asked.contains(QStringLiteral("Of Person 1, 1 labelled item stays as it is.")),
             qPrintable(asked));
    QVERIFY2(asked.contains(QStringLiteral("3 open items are taken back")), qPrintable(asked));
    QVERIFY2(asked.contains(QStringLiteral("fewer than 3 annotators")), qPrintable(asked));
    QVERIFY(!must(at.assigning().isWithdrawn(at.study.person(1)))); // they thought better of it
    QCOMPARE(must(at.roster().progress()).front().assigned, 4);
}

void RosterTest::dropOut_keepsLabelledWorkAndGivesTheRestToOthers()
{
    RosterDesk at;
    at.label(1, 1);
    VERIFY_HOLDS(
        at.roster().add({{QStringLiteral("A09"), QStringLiteral("Ivy"), Role::Annotator}}));
    const auto before = at.open().annotations();
    at.desk.prompts.choices = {0}; // and give the items to others
    at.page().actions()->dropOut(at.study.person(1));
    QVERIFY(must(at.assigning().isWithdrawn(at.study.person(1))));
    QCOMPARE(must(at.roster().progress()).front().assigned, 1);
    QCOMPARE(must(at.assigning().missing()), 0);
    QVERIFY(at.open().annotations() == before);
    const QString said = at.page().notice()->text();
    QVERIFY2(said.contains(QStringLiteral("3 open items were taken back")), qPrintable(said));
    QVERIFY2(said.contains(QStringLiteral("Ivy +3")), qPrintable(said));
    const PeopleModel& people = at.page().people()->model();
    QCOMPARE(people.index(0, PeopleModel::RoleColumn).data().toString(),
             QStringLiteral("Dropped out"));
}

void RosterTest::dropOut_canBeTakenBack()
{
    RosterDesk at;
    VERIFY_HOLDS(at.assigning().withdraw(at.study.person(2)));
    at.settle();
    at.page().people()->choose(at.study.person(2));
    QCOMPARE(child<QPushButton>(at.page().people(), "dropOut")->text(),
             QStringLiteral("Back again"));
    child<QPushButton>(at.page().people(), "dropOut")->click();
    QVERIFY(!must(at.assigning().isWithdrawn(at.study.person(2))));
    QCOMPARE(child<QPushButton>(at.page().people(), "dropOut")->text(),
             QStringLiteral("Dropped out…"));
}

void RosterTest::nameAndRole_canChange()
{
    RosterDesk at;
    const auto added =
        at.roster().add({{QStringLiteral("A09"), QStringLiteral("Ivi"), Role::Annotator}});
    VERIFY_HOLDS(added);
    at.settle();
    at.page().people()->choose(added->front().id);
    child<QPushButton>(at.page().people(), "edit")->click();
    auto* dialog = at.page().findChild<PersonDialog*>();
    QVERIFY(dialog);
    dialog->name()->clear();
    QVERIFY(!child<QPushButton>(dialog, "save")->isEnabled());
    dialog->name()->setText(QStringLiteral("Ivy Low"));
    dialog->role()->button(static_cast<int>(Role::Adjudicator))->click();
    child<QPushButton>(dialog, "save")->click();
    const Person ivy = *must(at.roster().person(added->front().id));
    QCOMPARE(ivy.name, QStringLiteral("Ivy Low"));
    QCOMPARE(ivy.role, Role::Adjudicator);
    QCOMPARE(ivy.code, QStringLiteral("A09"));
}

void RosterTest::roleWithWork_stays()
{
    RosterDesk at;
    at.label(1, 1);
    at.page().actions()->editPerson(at.study.person(1));
    auto* dialog = at.page().findChild<PersonDialog*>();
    QVERIFY(dialog);
    dialog->role()->button(static_cast<int>(Role::Coordinator))->click();
    child<QPushButton>(dialog, "save")->click();
    QCOMPARE(at.person(1).role, Role::Annotator);
    QVERIFY(at.page().notice()->kind() == NoticeBar::Kind::Danger);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    at.page().actions()->editPerson(must(at.roster().byCode(QStringLiteral("C01")))->id); // oneself
    dialog = at.page().findChild<PersonDialog*>();
    QVERIFY(dialog);
    QVERIFY(!dialog->role()->isEnabled());
}

void RosterTest::passphrase_isSetAndRemoved()
{
    RosterDesk at;
    const PersonId person = at.study.person(1);
    at.page().people()->choose(person);
    child<QPushButton>(at.page().people(), "passphrase")->click();
    auto* dialog = at.page().findChild<PassphraseDialog*>();
    QVERIFY(dialog);
    QVERIFY(!child<QPushButton>(dialog, "remove")->isVisibleTo(dialog));
    dialog->passphrase()->setText(QStringLiteral("green tea at four"));
    child<QLineEdit>(dialog, "again")->setText(QStringLiteral("green tea at four"));
    child<QPushButton>(dialog, "set")->click();
    QVERIFY(must(at.signingIn().hasPassphrase(person)));
    QVERIFY(must(at.signingIn().opens(person, QStringLiteral("green tea at four"))));
    QVERIFY(!must(at.signingIn().opens(person, QStringLiteral("green tea at five"))));
    QVERIFY(at.page().people()->details().contains(QStringLiteral("passphrase")));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    at.page().actions()->askForPassphrase(person);
    dialog = at.page().findChild<PassphraseDialog*>();
    QVERIFY(dialog);
    child<QPushButton>(dialog, "remove")->click();
    QVERIFY(!must(at.signingIn().hasPassphrase(person)));
}

void RosterTest::shortOrDifferentPassphrases_cannotBeSet()
{
    const Person person{PersonId{1}, {}, QStringLiteral("A01"), QStringLiteral("Ann"), {}};
    PassphraseDialog dialog(person, false, nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.passphrase()->setText(QStringLiteral("short"));
    child<QLineEdit>(dialog, "again")->setText(QStringLiteral("short"));
    QVERIFY(!child<QPushButton>(dialog, "set")->isEnabled());
    dialog.passphrase()->setText(QStringLiteral("long enough"));
    QVERIFY(!child<QPushButton>(dialog, "set")->isEnabled());
    child<QLineEdit>(dialog, "again")->setText(QStringLiteral("long enough"));
    QVERIFY(child<QPushButton>(dialog, "set")->isEnabled());
}

void RosterTest::handOutOfOnePerson_isWrittenAlone()
{
    RosterDesk at;
    const QString folder = at.desk.filePath(QStringLiteral("one"));
    QVERIFY(QDir().mkpath(folder));
    at.page().people()->choose(at.study.person(3));
    at.desk.prompts.paths = {folder};
    child<QPushButton>(at.page().people(), "handOut")->click();
    QCOMPARE(QDir(folder).entryList(QDir::Files), QStringList{HandOuts::fileName(at.person(3))});
    QCOMPARE(must(at.open().handouts().records()).size(), std::size_t{1});
}

void RosterTest::mailText_goesToTheClipboard()
{
    RosterDesk at;
    at.page().people()->choose(at.study.person(3));
    child<QPushButton>(at.page().people(), "mail")->click();
    const QString mail = QGuiApplication::clipboard()->text();
    QVERIFY2(mail.contains(QStringLiteral("Dear Person 3,")), qPrintable(mail));
    QVERIFY(mail.contains(HandOuts::fileName(at.person(3))));
    // Nothing keeps how the hand-outs were written, so neither way is claimed.
    QVERIFY(!mail.contains(QStringLiteral("attached")));
    QVERIFY2(mail.contains(QStringLiteral("by mail or in a folder that I share with you")),
             qPrintable(mail));
    for (int other : {1, 2, 4, 5, 6})
        QVERIFY(!mail.contains(at.person(other).name)); // nobody learns of anybody else
}

void RosterTest::assignment_canBeDrawnAnewUntilLabellingBegins()
{
    RosterDesk at;
    at.page().showView(RosterPage::View::Assignment);
    QVERIFY(child<QPushButton>(at.page().assignment(), "assign")->isVisible());
    at.desk.prompts.choices = {-1};
    at.page().actions()->assign(2, 7, Assigning::Teams::ByGroup);
    QCOMPARE(must(at.open().protocol()).ratersPerItem, 3); // asked, and thought better of
    QVERIFY(at.desk.prompts.said.value(0).contains(
        QStringLiteral("The 24 present assignments are discarded.")));
    at.desk.prompts.choices = {0};
    at.page().actions()->assign(2, 7, Assigning::Teams::ByGroup);
    QCOMPARE(must(at.open().protocol()).ratersPerItem, 2);
    QCOMPARE(at.page().assignment()->matrix()->matrix().cellAt(6, 3).assigned, 16);
    for (int person = 1; person <= 6; ++person)
        at.label(person, 1);
    QVERIFY(!child<QPushButton>(at.page().assignment(), "assign")->isVisible());
    at.desk.prompts.choices = {0};
    at.page().actions()->assign(3, 7,
                                Assigning::Teams::ByGroup); // whoever asks all the same is told
    QVERIFY(at.page().notice()->kind() == NoticeBar::Kind::Danger);
    QCOMPARE(must(at.open().protocol()).ratersPerItem, 2);
}

void RosterTest::sharedTeams_stayShared()
{
    RosterDesk at;
    must(at.assigning().assign(3, 7, Assigning::HandedOut::Keep, Assigning::Teams::Shared));
    at.settle();
    at.page().showView(RosterPage::View::Assignment);
    AssignmentView& view = *at.page().assignment();
    QVERIFY(child<QCheckBox>(view, "shared")->isVisible() &&
            child<QCheckBox>(view, "shared")->isChecked());
    at.desk.prompts.choices = {0};
    child<QPushButton>(view, "assign")->setFocus();
    at.desk.press(Qt::Key_Space);
    QVERIFY(must(at.assigning().teams()) == Assigning::Teams::Shared);
    // Back to a team for each group, by keys.
    at.desk.prompts.choices = {0};
    child<QCheckBox>(view, "shared")->setFocus();
    at.desk.press(Qt::Key_Space);
    child<QPushButton>(view, "assign")->setFocus();
    at.desk.press(Qt::Key_Space);
    QVERIFY(must(at.assigning().teams()) == Assigning::Teams::ByGroup);
}

void RosterTest::readOnlyStudy_canBeLookedAtOnly()
{
    RosterDesk at(Study::Access::Read);
    QCOMPARE(at.page().people()->model().rowCount(), 7);
    QVERIFY(!child<QPushButton>(at.page().people(), "add")->isEnabled());
    QVERIFY(!child<QPushButton>(at.page().people(), "dropOut")->isEnabled());
    QVERIFY(!child<QPushButton>(at.page().people(), "passphrase")->isEnabled());
    at.page().actions()->addPeople();
    QVERIFY(!at.page().findChild<AddPeopleDialog*>());
    at.page().showView(RosterPage::View::Settings);
    QVERIFY(!at.page().settings()->rules()->explanation()->isEnabled());
    QVERIFY(!child<QPushButton>(at.page().settings(), "save")->isEnabled());
}

void RosterTest::lockedStudy_offersOnlyWhatItTakes()
{
    RosterDesk at;
    const QStringList errands{QStringLiteral("Import…"), QStringLiteral("Merge returned files…"),
                              QStringLiteral("Write hand-outs…"), QStringLiteral("Assign anew…"),
                              QStringLiteral("Dropped out…")};
    const auto offered = [&](bool isOffered) {
        int found = 0;
        for (const QPushButton* button : at.page().findChildren<QPushButton*>()) {
            if (errands.contains(button->text()) && button->isEnabled() == isOffered) {
                const bool isSaidWhy =
                    button->toolTip().startsWith(QStringLiteral("The study is locked."));
                found += isSaidWhy == isOffered ? 0 : 1;
            }
        }
        return found;
    };
    QCOMPARE(offered(true), errands.size());
    must(at.open().dataLock().lock(QStringLiteral("Over."), {}));
    at.settle();
    QCOMPARE(offered(false), errands.size());
    QVERIFY(child<QPushButton>(at.page().people(), "add")->isEnabled()); // it takes that
    QVERIFY(child<QPushButton>(at.page().people(), "edit")->isEnabled());
    for (const auto& key :
         {std::pair{Qt::Key_O, Qt::ControlModifier}, std::pair{Qt::Key_Return, Qt::ControlModifier},
          std::pair{Qt::Key_I, Qt::ControlModifier}}) {
        at.page().notice()->dismiss();
        at.desk.press(key.first, key.second);
        QVERIFY2(at.page().notice()->text().startsWith(QStringLiteral("The study is locked.")),
                 qPrintable(at.page().notice()->text()));
    }
    must(at.open().dataLock().unlock(QStringLiteral("Once more."), {}));
    at.settle();
    QCOMPARE(offered(true), errands.size());
}

void RosterTest::everyFocusableWidget_hasAName()
{
    RosterDesk at;
    for (int view = 0; view < 5; ++view) {
        at.page().showView(static_cast<RosterPage::View>(view));
        for (QWidget* widget : at.page().findChildren<QWidget*>()) {
            if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus ||
                widget->focusProxy())
                continue;
            const auto* button = qobject_cast<QAbstractButton*>(widget);
            const bool isNamed =
                !widget->accessibleName().isEmpty() || (button && !button->text().isEmpty());
            const bool isInner = qobject_cast<QSpinBox*>(widget->parentWidget()) != nullptr;
            QVERIFY2(isNamed || isInner, widget->metaObject()->className());
        }
    }
}

SUBTEXT_TEST(RosterTest)

#include "rostertest.moc"
