// SPDX-License-Identifier: MIT
#include "core/domain/ceiscene.h"
#include "core/operation/corrections.h"
#include "core/operation/curation.h"
#include "core/task/builtintasks.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/rosterharness.h"
#include "ui/forms/scenecorrection.h"
#include "ui/roster/assignmentview.h"
#include "ui/roster/choosescenesdialog.h"
#include "ui/roster/scenetargetsdialog.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QSpinBox>
#include <QTableWidget>

using namespace subtext;
using namespace subtext::test;

/// Choosing what is labelled, in a window of the Roster place.
class ChooseScenesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void window_takesTheRoomOfTheScreen();
    void scenes_areCountedByKind();
    void scene_isRefusedAndIncludedAgain();
    void labelledScene_isNotRefused();
    void scene_isEdited();
    void readOnlyStudy_canBeLookedAtOnly();
    void target_isWrittenIntoTheTable();
    void targetBeingWritten_staysWithItsKind();
    void shortScene_isMarked();

private:
    static constexpr int LengthColumn = 3;
    static constexpr int StateColumn = 4;
    static ChooseScenesDialog* openedWindow(RosterDesk& at);
    static QString cell(const ChooseScenesDialog& dialog, int row, int column)
    {
        return dialog.table()->item(row, column)->text();
    }
    static ScenarioId sceneInRow(RosterDesk& at, int row)
    {
        return must(at.open().curation().scenes()).scenes.at(static_cast<std::size_t>(row)).id;
    }
};

ChooseScenesDialog* ChooseScenesTest::openedWindow(RosterDesk& at)
{
    at.page().showView(RosterPage::View::Assignment);
    child<QPushButton>(at.page().assignment(), "scenes")->click();
    auto* dialog = at.page().findChild<ChooseScenesDialog*>();
    if (!dialog || !QTest::qWaitFor([&] { return !dialog->isWorking(); }, RosterDesk::LongestWait))
        qFatal("no scenes");
    return dialog;
}

void ChooseScenesTest::window_takesTheRoomOfTheScreen()
{
    RosterDesk at;
    const ChooseScenesDialog* dialog = openedWindow(at);
    constexpr int Wanted = 900;
    constexpr int Frame = 48;
    QCOMPARE(dialog->height(),
             std::min(Wanted, dialog->screen()->availableSize().height() - Frame));
}

void ChooseScenesTest::scenes_areCountedByKind()
{
    RosterDesk at;
    ChooseScenesDialog* dialog = openedWindow(at);
    QCOMPARE(dialog->table()->rowCount(), 8);
    QVERIFY(dialog->table()->isColumnHidden(LengthColumn)); // CEI says nothing of it
    QVERIFY2(dialog->lead().startsWith(QStringLiteral("8 written, 8 kept, 0 refused.")),
             qPrintable(dialog->lead()));
    auto* kind = child<QComboBox>(dialog, "kind");
    QCOMPARE(kind->count(), 3);
    QVERIFY(kind->itemText(1).endsWith(QStringLiteral("4 of 4 kept")));
    kind->setCurrentIndex(1);
    QCOMPARE(dialog->table()->rowCount(), 4);
    child<QComboBox>(dialog, "filter")->setCurrentIndex(3); // refused or left out
    QCOMPARE(dialog->table()->rowCount(), 0);
    QVERIFY(!child<QPushButton>(dialog, "edit")->isEnabled());
}

void ChooseScenesTest::scene_isRefusedAndIncludedAgain()
{
    RosterDesk at;
    ChooseScenesDialog* dialog = openedWindow(at);
    const ScenarioId first = sceneInRow(at, 0);
    auto* decide = child<QPushButton>(dialog, "decide");
    auto* reason = child<QLineEdit>(dialog, "reason");
    QVERIFY(!decide->isEnabled()); // without a reason
    QTest::keyClicks(reason, QStringLiteral("Too long"));
    decide->click();
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->isWorking(), RosterDesk::LongestWait);
    QVERIFY(dialog->lead().startsWith(QStringLiteral("8 written, 7 kept, 1 refused.")));
    QCOMPARE(cell(*dialog, 0, StateColumn), QStringLiteral("refused"));
    QCOMPARE(dialog->table()->currentRow(), 1); // on to the next
    QCOMPARE(reason->text(), QString());        // whose reason is its own
    QVERIFY(!decide->isEnabled());
    QVERIFY(must(at.open().raters(first)).empty());
    dialog->table()->setCurrentCell(0, 0);
    QCOMPARE(decide->text(), QStringLiteral("Include it again"));
    QTest::keyClicks(reason, QStringLiteral("It is not"));
    decide->click();
    QCOMPARE(reason->text(), QString());
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->isWorking(), RosterDesk::LongestWait);
    QCOMPARE(cell(*dialog, 0, StateColumn), QStringLiteral("open"));
    QCOMPARE(must(at.open().counts()).scenarios, 8);
}

void ChooseScenesTest::labelledScene_isNotRefused()
{
    RosterDesk at;
    const ScenarioId first = sceneInRow(at, 0);
    VERIFY_HOLDS(at.open().labelling().submit(must(at.open().raters(first)).front(), first,
                                              submissionOf(completeAnswer())));
    ChooseScenesDialog* dialog = openedWindow(at);
    QCOMPARE(cell(*dialog, 0, StateColumn), QStringLiteral("labelled"));
    QVERIFY(!child<QLineEdit>(dialog, "reason")->isEnabled());
    QVERIFY(!child<QPushButton>(dialog, "decide")->isEnabled());
    QVERIFY(child<QPushButton>(dialog, "edit")->isEnabled());
    QVERIFY2(dialog->state().contains(QStringLiteral("“Edit…” can leave it out")),
             qPrintable(dialog->state()));
}

void ChooseScenesTest::scene_isEdited()
{
    RosterDesk at;
    ChooseScenesDialog* dialog = openedWindow(at);
    QCoreApplication::processEvents();
    const auto topOfTable = [&] { return dialog->table()->mapTo(dialog, QPoint(0, 0)).y(); };
    const int before = topOfTable();
    QVERIFY(dialog->report().isEmpty());
    child<QPushButton>(dialog, "edit")->click();
    auto* correction = dialog->findChild<SceneCorrection*>();
    QVERIFY(correction);
    QTest::keyClicks(correction->field(ScenePart::Utterance), QStringLiteral("Well. "));
    QTest::keyClicks(correction->reason(), QStringLiteral("It lacked a word"));
    child<QPushButton>(correction, "save")->click();
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->isWorking(), RosterDesk::LongestWait);
    QVERIFY(!dialog->report().isEmpty());
    QCoreApplication::processEvents();
    QCOMPARE(topOfTable(), before); // a click meets the row that stood there
    QVERIFY(must(at.open().utterance(sceneInRow(at, 0))).startsWith(QStringLiteral("Well. ")));
}

void ChooseScenesTest::readOnlyStudy_canBeLookedAtOnly()
{
    RosterDesk at(Study::Access::Read);
    ChooseScenesDialog* dialog = openedWindow(at);
    QCOMPARE(dialog->table()->rowCount(), 8);
    QVERIFY(!child<QPushButton>(dialog, "edit")->isEnabled());
    QVERIFY(!child<QLineEdit>(dialog, "reason")->isEnabled());
    child<QPushButton>(dialog, "targets")->click();
    const auto* targets = dialog->findChild<SceneTargetsDialog*>();
    QVERIFY(targets && targets->table()->rowCount() > 0);
    const QTableWidgetItem* target = targets->table()->item(0, SceneTargetsDialog::TargetColumn);
    QVERIFY(!(target->flags() & Qt::ItemIsEditable));
}

void ChooseScenesTest::target_isWrittenIntoTheTable()
{
    RosterDesk at;
    ChooseScenesDialog* dialog = openedWindow(at);
    child<QPushButton>(dialog, "targets")->click();
    auto* targets = dialog->findChild<SceneTargetsDialog*>();
    QVERIFY(targets);
    QTableWidget* table = targets->table();
    const auto at0 = [&](int column) { return table->item(0, column)->text(); };
    QCOMPARE(at0(SceneTargetsDialog::KindColumn), QStringLiteral("All kinds"));
    // Kinds of one field say which it is.
    QVERIFY2(table->item(1, SceneTargetsDialog::KindColumn)
                 ->text()
                 .startsWith(QLatin1String("Subtype: ")),
             qPrintable(table->item(1, SceneTargetsDialog::KindColumn)->text()));
    QCOMPARE(at0(SceneTargetsDialog::KeptColumn), QStringLiteral("8"));
    QCOMPARE(at0(SceneTargetsDialog::TargetColumn), QString());
    QVERIFY(!(table->item(0, SceneTargetsDialog::KeptColumn)->flags() & Qt::ItemIsEditable));
    table->setCurrentCell(0, SceneTargetsDialog::TargetColumn);
    table->editItem(table->item(0, SceneTargetsDialog::TargetColumn));
    auto* number = table->findChild<QSpinBox*>();
    QVERIFY(number);
    number->selectAll();
    QTest::keyClicks(number, QStringLiteral("1"));
    QCOMPARE(targets->report(), QString());
    QTest::keyClicks(number, QStringLiteral("x")); // is not taken
    QVERIFY2(targets->report().startsWith(QLatin1String("A target is a whole number")),
             qPrintable(targets->report()));
    number->selectAll();
    QTest::keyClicks(number, QStringLiteral("12"));
    QTest::keyClick(number, Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(at0(SceneTargetsDialog::MissingColumn), QStringLiteral("4"),
                              RosterDesk::LongestWait);
    QCOMPARE(targets->report(), QString());
    QCOMPARE(at0(SceneTargetsDialog::TargetColumn), QStringLiteral("12"));
    QCOMPARE(must(at.open().curation().scenes()).targets, (std::vector<SceneTarget>{{{}, 12}}));
    QVERIFY2(child<QComboBox>(dialog, "kind")->itemText(0).endsWith(QStringLiteral("target 12")),
             qPrintable(child<QComboBox>(dialog, "kind")->itemText(0)));
    table->item(0, SceneTargetsDialog::TargetColumn)->setData(Qt::EditRole, 0); // no target
    QTRY_COMPARE_WITH_TIMEOUT(at0(SceneTargetsDialog::MissingColumn), QString(),
                              RosterDesk::LongestWait);
    QVERIFY(must(at.open().curation().scenes()).targets.empty());
}

/// A merge may bring kinds or take some away while a number is typed.
void ChooseScenesTest::targetBeingWritten_staysWithItsKind()
{
    RosterDesk at;
    ChooseScenesDialog* dialog = openedWindow(at);
    child<QPushButton>(dialog, "targets")->click();
    auto* targets = dialog->findChild<SceneTargetsDialog*>();
    QTableWidget* table = targets->table();
    const CuratedScenes scenes = must(at.open().curation().scenes());
    const std::vector<CuratedKind> kinds = scenes.countedKinds();
    QVERIFY(kinds.size() > 2); // all, and those by group
    CuratedScenes newer = scenes;
    const auto [field, group] = *kinds[1].of.begin();
    std::erase_if(newer.scenes, [&, &of = field, &in = group](const CuratedScene& scene) {
        return scenes.wholeKind(scene.kind).at(of) == in;
    });
    QVERIFY(newer.countedKinds()[1].of == kinds[2].of);
    table->setCurrentCell(1, SceneTargetsDialog::TargetColumn);
    table->editItem(table->item(1, SceneTargetsDialog::TargetColumn));
    auto* number = table->findChild<QSpinBox*>();
    QVERIFY(number);
    number->selectAll();
    QTest::keyClicks(number, QStringLiteral("7"));
    targets->setScenes(newer);
    QCOMPARE(number->value(), 7);
    QTest::keyClick(number, Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(!must(at.open().curation().scenes()).targets.empty(),
                             RosterDesk::LongestWait);
    QCOMPARE(must(at.open().curation().scenes()).targets,
             (std::vector<SceneTarget>{{kinds[1].of, 7}}));
    // The counts come anew once the field is gone.
    QTRY_COMPARE_WITH_TIMEOUT(table->item(1, SceneTargetsDialog::MissingColumn)->text(),
                              QStringLiteral("3"), RosterDesk::LongestWait);
    QCOMPARE(table->rowCount(), static_cast<int>(kinds.size()));
}

void ChooseScenesTest::shortScene_isMarked()
{
    Task task = *builtInTask(u"cei");
    task.scene.at(*indexOfToken(task.scene, QStringLiteral("context"))).words = {3, 60};
    RosterDesk at(Study::Access::Write, task);
    must(at.open().corrections().correct(sceneInRow(at, 0),
                                         {{ScenePart::Context, QStringLiteral("They meet.")}},
                                         QStringLiteral("Shorter"), {}));
    ChooseScenesDialog* dialog = openedWindow(at);
    QVERIFY(!dialog->table()->isColumnHidden(LengthColumn));
    QCOMPARE(cell(*dialog, 0, LengthColumn), QStringLiteral("too short"));
    QCOMPARE(cell(*dialog, 1, LengthColumn), QString());
    QVERIFY2(dialog->lead().contains(QStringLiteral("1 are shorter and 0 longer")),
             qPrintable(dialog->lead()));
    auto* filter = child<QComboBox>(dialog, "filter");
    filter->setCurrentIndex(filter->findText(QStringLiteral("Too short or too long")));
    QCOMPARE(dialog->table()->rowCount(), 1);
    child<QPushButton>(dialog, "targets")->click();
    const auto* targets = dialog->findChild<SceneTargetsDialog*>();
    QVERIFY(targets);
    QCOMPARE(targets->table()->item(0, SceneTargetsDialog::ShorterColumn)->text(),
             QStringLiteral("1"));
}

SUBTEXT_TEST(ChooseScenesTest)
#include "choosescenestest.moc"
