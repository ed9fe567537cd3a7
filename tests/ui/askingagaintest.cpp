// SPDX-License-Identifier: MIT
#include "core/course/courserules.h"
#include "core/course/labelagain.h"
#include "core/domain/ceiscene.h"
#include "core/operation/datalock.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/rosterharness.h"
#include "ui/roster/assignmentview.h"
#include "ui/roster/labelagaindialog.h"
#include "ui/widgets/announcing.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>

using namespace subtext;
using namespace subtext::test;

/// Asking for labels again, from the Roster place.
class AskingAgainTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void button_waitsForAnAnswer();
    void list_hasRoomForMoreThanTwoRows();
    void items_areThoseByAnOldGuide();
    void guideThatNeverChanged_listsAllItems();
    void ask_namesTheChosenItemsAndTheReason();
    void takeBack_endsTheRequest();
    void figures_comeWithTheNewAnswers();
    void search_findsItemsByTextAndRole();
    void emptyList_saysWhy();
    void chosenScene_isReadWholeWithItsReason();
    void studyForReading_isOnlyLookedAt();
    void onePerson_isAskedAlone();
    void lockedStudy_saysWhoHasNotGivenWhat();
    void longReason_isReadWhole();
    void reason_isInViewInALowWindow();

private:
    static QPushButton* button(RosterDesk& at) { return child<QPushButton>(&at.page(), "again"); }
    static void label(RosterDesk& at, int item, std::initializer_list<Choice> labels)
    {
        const ScenarioId scenario = at.study.scenario(item);
        const std::vector<PersonId> raters = must(at.open().raters(scenario));
        std::size_t place = 0;
        for (const Choice choice : labels) {
            at.study.clock.advance(1'000);
            must(at.open().labelling().submit(raters.at(place++), scenario,
                                              submissionOf(completeAnswer(choice))));
        }
    }
    static LabelAgainDialog* openedDialog(RosterDesk& at)
    {
        if (!QTest::qWaitFor([&] { return !button(at)->isHidden(); }, RosterDesk::LongestWait))
            qFatal("no button");
        button(at)->click();
        auto* dialog = at.page().findChild<LabelAgainDialog*>();
        if (!dialog)
            qFatal("no dialog");
        return dialog;
    }
    static QString cell(LabelAgainDialog* dialog, int row, LabelAgainDialog::Column column)
    {
        return dialog->table()->item(row, column)->text();
    }
    static void show(LabelAgainDialog* dialog, LabelAgainDialog::Shown shown)
    {
        dialog->filter()->setCurrentIndex(static_cast<int>(shown));
    }
};

void AskingAgainTest::button_waitsForAnAnswer()
{
    RosterDesk at;
    QVERIFY(button(at)->isHidden());
    label(at, 1, {Emotion::Joy});
    LabelAgainDialog* dialog = openedDialog(at);
    QVERIFY(!dialog->askButton()->isEnabled());
    QVERIFY(!child<QPushButton>(dialog, "takeBack")->isEnabled());
    QVERIFY(dialog->figures().isEmpty());
}

void AskingAgainTest::list_hasRoomForMoreThanTwoRows()
{
    RosterDesk at;
    label(at, 1, {Emotion::Joy});
    const QTableWidget& table = *openedDialog(at)->table();
    QCoreApplication::processEvents();
    QVERIFY2(table.viewport()->height() >= 5 * table.verticalHeader()->defaultSectionSize(),
             qPrintable(QString::number(table.viewport()->height())));
}

void AskingAgainTest::items_areThoseByAnOldGuide()
{
    RosterDesk at;
    label(at, 1, {Emotion::Joy, Emotion::Fear});
    must(at.open().courseRules().setGuideline(QStringLiteral("# Ours\n\nRead twice.")));
    label(at, 2, {Emotion::Joy});
    LabelAgainDialog* dialog = openedDialog(at);
    QCOMPARE(dialog->table()->rowCount(), 1);
    QCOMPARE(cell(dialog, 0, LabelAgainDialog::ItemColumn),
             must(at.open().scenario(at.study.scenario(1)))->name());
    QCOMPARE(cell(dialog, 0, LabelAgainDialog::AnswersColumn), QStringLiteral("2"));
    QCOMPARE(cell(dialog, 0, LabelAgainDialog::OldColumn), QStringLiteral("2"));
    QVERIFY(cell(dialog, 0, LabelAgainDialog::OwingColumn).isEmpty());
    QCOMPARE(shownText(dialog, "sameGuide"), QString());
    show(dialog, LabelAgainDialog::Shown::All);
    QCOMPARE(dialog->table()->rowCount(), 2);
    show(dialog, LabelAgainDialog::Shown::Asked);
    QCOMPARE(dialog->table()->rowCount(), 0);
}

void AskingAgainTest::guideThatNeverChanged_listsAllItems()
{
    RosterDesk at;
    label(at, 1, {Emotion::Joy});
    label(at, 2, {Emotion::Joy});
    LabelAgainDialog* dialog = openedDialog(at);
    QCOMPARE(dialog->filter()->currentIndex(), static_cast<int>(LabelAgainDialog::Shown::All));
    QCOMPARE(dialog->table()->rowCount(), 2);
    QVERIFY2(shownText(dialog, "sameGuide").startsWith(QStringLiteral("No guide has changed")),
             qPrintable(shownText(dialog, "sameGuide")));
    // While it is open: what is listed stays as it was chosen.
    must(at.open().courseRules().setGuideline(QStringLiteral("# Ours\n\nRead twice.")));
    QCOMPARE(shownText(dialog, "sameGuide"), QString());
    QCOMPARE(dialog->table()->rowCount(), 2);
}

void AskingAgainTest::ask_namesTheChosenItemsAndTheReason()
{
    RosterDesk at;
    label(at, 1, {Emotion::Joy});
    label(at, 2, {Emotion::Joy});
    LabelAgainDialog* dialog = openedDialog(at);
    show(dialog, LabelAgainDialog::Shown::All);
    dialog->table()->selectRow(1);
    QVERIFY(!dialog->askButton()->isEnabled()); // why?
    dialog->reasonEdit()->setText(QStringLiteral("§2: by what is meant"));
    QVERIFY(dialog->askButton()->isEnabled());
    dialog->askButton()->click();
    QCoreApplication::processEvents();
    QVERIFY(Announcer::of(*dialog).said().startsWith(QStringLiteral("New labels are asked for.")));
    QVERIFY2(dialog->report().isEmpty(), qPrintable(dialog->report()));
    const auto requests = must(at.open().labelAgain().requests());
    QCOMPARE(requests.size(), 1U);
    QCOMPARE(requests.front().scenario, at.study.scenario(2));
    QCOMPARE(requests.front().request->reason, QStringLiteral("§2: by what is meant"));
    QVERIFY(requests.front().request->by.isValid());
    // What the study says is on the screen.
    const PersonId owing = requests.front().owing.front();
    QCOMPARE(cell(dialog, 1, LabelAgainDialog::OwingColumn), must(at.roster().person(owing))->code);
    QCOMPARE(cell(dialog, 1, LabelAgainDialog::ReasonColumn),
             QStringLiteral("§2: by what is meant"));
    QVERIFY(dialog->reasonEdit()->text().isEmpty());
    show(dialog, LabelAgainDialog::Shown::Asked);
    QCOMPARE(dialog->table()->rowCount(), 1);
}

void AskingAgainTest::takeBack_endsTheRequest()
{
    RosterDesk at;
    label(at, 1, {Emotion::Joy});
    label(at, 2, {Emotion::Joy});
    must(at.open().labelAgain().ask({at.study.scenario(1)}, QStringLiteral("§2"), {}));
    LabelAgainDialog* dialog = openedDialog(at);
    show(dialog, LabelAgainDialog::Shown::All);
    dialog->table()->selectRow(1);
    QVERIFY(!child<QPushButton>(dialog, "takeBack")->isEnabled());
    dialog->table()->selectAll();
    QVERIFY(child<QPushButton>(dialog, "takeBack")->isEnabled());
    child<QPushButton>(dialog, "takeBack")->click(); // of those that are asked for
    QVERIFY2(dialog->report().isEmpty(), qPrintable(dialog->report()));
    QVERIFY(must(at.open().labelAgain().requests()).empty());
    QVERIFY(cell(dialog, 0, LabelAgainDialog::OwingColumn).isEmpty());
}

void AskingAgainTest::figures_comeWithTheNewAnswers()
{
    RosterDesk at;
    label(at, 1, {Emotion::Joy, Emotion::Joy});
    label(at, 2, {Emotion::Joy, Emotion::Fear});
    at.study.clock.advance(1'000);
    must(at.open().labelAgain().ask({at.study.scenario(1), at.study.scenario(2)},
                                    QStringLiteral("§2"), {}));
    LabelAgainDialog* dialog = openedDialog(at);
    QTRY_COMPARE_WITH_TIMEOUT(dialog->figures(),
                              QStringLiteral("Items asked for: 2. Labelled again by all who were "
                                             "asked: 0."),
                              RosterDesk::LongestWait);
    label(at, 1, {Emotion::Joy, Emotion::Joy});
    label(at, 2, {Emotion::Fear, Emotion::Fear});
    QVERIFY(dialog->isWorking()); // beside the window
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->isWorking(), RosterDesk::LongestWait);
    // P̄ = (1 + 0) / 2, Pₑ = (3/4)² + (1/4)² = 5/8: κ was −1/3.
    QVERIFY2(dialog->figures().contains(QStringLiteral("(n = 2): before −0.333 (")),
             qPrintable(dialog->figures()));
    QVERIFY2(dialog->figures().contains(QStringLiteral("after 1.000 (1.000 to 1.000).")),
             qPrintable(dialog->figures()));
}

void AskingAgainTest::search_findsItemsByTextAndRole()
{
    RosterDesk at;
    label(at, 1, {Emotion::Joy});
    label(at, 2, {Emotion::Joy});
    LabelAgainDialog* dialog = openedDialog(at);
    show(dialog, LabelAgainDialog::Shown::All);
    const Scenario second = *must(at.open().scenario(at.study.scenario(2)));
    const auto found = [&](const QString& words) {
        dialog->search()->setText(words);
        QStringList items;
        for (int row = 0; row < dialog->table()->rowCount(); ++row)
            items << cell(dialog, row, LabelAgainDialog::ItemColumn);
        return items;
    };
    QCOMPARE(found(second.name()), QStringList{second.name()});
    QVERIFY(found(second.text(ScenePart::Utterance)).contains(second.name()));
    QVERIFY(found(second.text(ScenePart::SpeakerRole).toUpper()).contains(second.name()));
    dialog->table()->selectRow(0);
    dialog->reasonEdit()->setText(QStringLiteral("§2"));
    QTest::keyClick(dialog->search(), Qt::Key_Return); // asks for nothing
    QVERIFY(must(at.open().labelAgain().requests()).empty());
    QVERIFY(found(QStringLiteral("nowhere in it")).isEmpty());
    QVERIFY(dialog->emptyText().contains(QStringLiteral("finds no item")));
    QCOMPARE(found({}).size(), 2);
    QCOMPARE(dialog->emptyText(), QString());
}

void AskingAgainTest::emptyList_saysWhy()
{
    RosterDesk at;
    label(at, 1, {Emotion::Joy});
    LabelAgainDialog* dialog = openedDialog(at);
    show(dialog, LabelAgainDialog::Shown::OldGuide);
    QCOMPARE(dialog->table()->rowCount(), 0);
    QVERIFY(dialog->emptyText().contains(QStringLiteral("another guide")));
    show(dialog, LabelAgainDialog::Shown::Asked);
    QCOMPARE(dialog->emptyText(), QStringLiteral("No item is to be labelled again."));
    show(dialog, LabelAgainDialog::Shown::All);
    QCOMPARE(dialog->emptyText(), QString());
}

void AskingAgainTest::chosenScene_isReadWholeWithItsReason()
{
    RosterDesk at;
    label(at, 1, {Emotion::Joy});
    const QString reason = QStringLiteral("§2: ") + QStringLiteral("what is meant ").repeated(12);
    must(at.open().labelAgain().ask({at.study.scenario(1)}, reason, {}));
    LabelAgainDialog* dialog = openedDialog(at);
    show(dialog, LabelAgainDialog::Shown::Asked);
    const Scenario scene = *must(at.open().scenario(at.study.scenario(1)));
    QVERIFY(cell(dialog, 0, LabelAgainDialog::SceneColumn)
                .contains(scene.text(ScenePart::Utterance).simplified()));
    dialog->table()->setCurrentCell(0, LabelAgainDialog::ItemColumn);
    for (const QString& part : {scene.text(ScenePart::Context), scene.text(ScenePart::Utterance),
                                scene.text(ScenePart::SpeakerRole), reason.trimmed()})
        QVERIFY2(dialog->sceneText().contains(part), qPrintable(part));
    QVERIFY2(dialog->sceneText().indexOf(scene.text(ScenePart::Utterance)) <
                 dialog->sceneText().indexOf(QStringLiteral("Power relation: ")),
             qPrintable(dialog->sceneText()));
    QVERIFY(dialog->table()
                ->item(0, LabelAgainDialog::ReasonColumn)
                ->toolTip()
                .contains(reason.trimmed()));
}

void AskingAgainTest::studyForReading_isOnlyLookedAt()
{
    RosterDesk at;
    label(at, 1, {Emotion::Joy});
    const auto study =
        must(Study::open(at.study.path(), Study::Access::Read, at.study.environment()));
    LabelAgainDialog dialog(*study, at.study.environment(), {}, nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    show(&dialog, LabelAgainDialog::Shown::All);
    QCOMPARE(dialog.table()->rowCount(), 1);
    dialog.table()->selectRow(0);
    dialog.reasonEdit()->setText(QStringLiteral("§2"));
    QVERIFY(!dialog.askButton()->isEnabled());
}

void AskingAgainTest::onePerson_isAskedAlone()
{
    RosterDesk at;
    label(at, 1, {Emotion::Joy, Emotion::Fear});
    label(at, 2, {Emotion::Joy});
    LabelAgainDialog* dialog = openedDialog(at);
    show(dialog, LabelAgainDialog::Shown::All);
    dialog->table()->clearSelection();
    QCOMPARE(dialog->who()->count(), 1);
    QCOMPARE(dialog->who()->currentText(), QStringLiteral("Everybody who labelled them"));
    const ScenarioId item = at.study.scenario(1);
    const PersonId second = must(at.open().raters(item)).at(1);
    QVERIFY(dialog->lead().contains(QStringLiteral("for everyone who labelled them")));
    dialog->choose({item}, second);
    QCOMPARE(dialog->who()->count(), 3);
    const Person asked = *must(at.roster().person(second));
    QCOMPARE(dialog->who()->currentText(), QStringLiteral("%1 (%2)").arg(asked.name, asked.code));
    QVERIFY2(
        dialog->lead().contains(QStringLiteral("for %1 (%2) only").arg(asked.name, asked.code)),
        qPrintable(dialog->lead()));
    QVERIFY(!child<QPushButton>(dialog, "takeBack")->isEnabled());
    dialog->reasonEdit()->setText(QStringLiteral("§2"));
    dialog->askButton()->click();
    QVERIFY2(dialog->report().isEmpty(), qPrintable(dialog->report()));
    QCOMPARE(must(at.open().labelAgain().requests()).front().owing, std::vector{second});
    QCOMPARE(cell(dialog, 0, LabelAgainDialog::OwingColumn), asked.code);
    // It stays the choice, and what is theirs is taken back.
    QCOMPARE(dialog->who()->currentData().toLongLong(), second.value);
    QVERIFY(child<QPushButton>(dialog, "takeBack")->isEnabled());
    const int other = 3 - dialog->who()->currentIndex();
    dialog->who()->setCurrentIndex(other);
    QVERIFY(!child<QPushButton>(dialog, "takeBack")->isEnabled());
    dialog->who()->setCurrentIndex(3 - other);
    child<QPushButton>(dialog, "takeBack")->click();
    QVERIFY2(dialog->report().isEmpty(), qPrintable(dialog->report()));
    QVERIFY(must(at.open().labelAgain().requests()).empty());
    // Of two items whoever labelled both is offered.
    dialog->choose({item, at.study.scenario(2)});
    QCOMPARE(dialog->who()->currentIndex(), 0);
    for (const PersonId person : must(at.open().raters(item))) {
        const bool isOfBoth = person == must(at.open().raters(at.study.scenario(2))).front() &&
                              must(at.open().labelling().item(person, item))->revisions > 0;
        QCOMPARE(dialog->who()->findData(person.value) > 0, isOfBoth);
    }
}

void AskingAgainTest::lockedStudy_saysWhoHasNotGivenWhat()
{
    RosterDesk at;
    label(at, 1, {Emotion::Joy});
    DataLock& lock = at.open().dataLock();
    must(lock.lock(QStringLiteral("Over."), {}));
    at.settle();
    QVERIFY(!button(at)->isEnabled()); // nothing was asked for, and nothing can be
    QVERIFY2(button(at)->toolTip().startsWith(QStringLiteral("The study is locked.")),
             qPrintable(button(at)->toolTip()));
    must(lock.unlock(QStringLiteral("Once more."), {}));
    must(at.open().labelAgain().ask({at.study.scenario(1)}, QStringLiteral("§2"), {}));
    at.settle();
    LabelAgainDialog* dialog = openedDialog(at);
    show(dialog, LabelAgainDialog::Shown::Asked);
    const auto header = [&] {
        return dialog->table()->horizontalHeaderItem(LabelAgainDialog::OwingColumn)->text();
    };
    const std::vector<PersonId> raters = must(at.open().raters(at.study.scenario(1)));
    const QString first = must(at.roster().person(raters.front()))->code;
    QCOMPARE(header(), QStringLiteral("Still owed by"));
    QCOMPARE(cell(dialog, 0, LabelAgainDialog::OwingColumn), first);
    QVERIFY(dialog->fixedText().isEmpty());
    must(lock.lock(QStringLiteral("Over."), {}));
    at.settle();
    QVERIFY(button(at)->isEnabled()); // to look at it
    QCOMPARE(header(), QStringLiteral("Not given by"));
    QCOMPARE(cell(dialog, 0, LabelAgainDialog::OwingColumn), first);
    QVERIFY2(dialog->fixedText().startsWith(QStringLiteral("The study is locked.")),
             qPrintable(dialog->fixedText()));
    dialog->table()->selectRow(0);
    dialog->reasonEdit()->setText(QStringLiteral("§2"));
    for (const QWidget* fixed :
         {static_cast<QWidget*>(dialog->reasonEdit()), static_cast<QWidget*>(dialog->askButton()),
          static_cast<QWidget*>(child<QPushButton>(dialog, "takeBack"))}) {
        QVERIFY2(!fixed->isEnabled(), fixed->metaObject()->className());
        QCOMPARE(fixed->toolTip(), dialog->fixedText());
    }
}

void AskingAgainTest::longReason_isReadWhole()
{
    RosterDesk at;
    label(at, 1, {Emotion::Joy});
    LabelAgainDialog* dialog = openedDialog(at);
    dialog->reasonEdit()->setText(QStringLiteral("§2"));
    QVERIFY(dialog->reasonEdit()->toolTip().isEmpty());
    const QString reason = QStringLiteral("§2: what is meant ").repeated(20).trimmed();
    dialog->reasonEdit()->setText(reason);
    QVERIFY2(dialog->reasonEdit()->toolTip().contains(reason),
             qPrintable(dialog->reasonEdit()->toolTip()));
}

void AskingAgainTest::reason_isInViewInALowWindow()
{
    RosterDesk at;
    label(at, 1, {Emotion::Joy, Emotion::Fear});
    LabelAgainDialog* dialog = openedDialog(at);
    dialog->resize(900, 480); // what a screen of 960 by 540 leaves
    QCoreApplication::processEvents();
    QVERIFY(dialog->height() <= 480);
    const QLineEdit& reason = *dialog->reasonEdit();
    QCOMPARE(reason.visibleRegion().boundingRect(), reason.rect());
    dialog->who()->setFocus();
    QTest::keyClick(dialog->who(), Qt::Key_Tab);
    QVERIFY(reason.hasFocus());
}

SUBTEXT_TEST(AskingAgainTest)
#include "askingagaintest.moc"
