// SPDX-License-Identifier: MIT
#include "core/figures/seminar.h"

#include "core/figures/figures.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/deskharness.h"
#include "tests/ui/deskoftasks.h"
#include "ui/answer/rolesbadge.h"
#include "ui/seminar/openseminar.h"
#include "ui/seminar/seminardialog.h"
#include "ui/seminar/seminarrow.h"
#include "ui/seminar/seminarwindow.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/prose.h"
#include "ui/widgets/segmentbar.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QToolButton>

using namespace subtext;
using namespace subtext::test;

/// F5: settled items on the whole screen, by keys and by buttons.
class SeminarTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void key_opensSettledItems();
    void roles_standAboveWhatIsSaid();
    void story_hasNoRoles();
    void stages_showWhatIsTheirs();
    void votes_areCountedByKeysAndButtons();
    void items_keepTheirVotes();
    void openItems_areShownToNobody();
    void nothing_isWrittenUnlessSaved();
    void votes_areSavedWhereAsked();
    void escape_closes();
    void signOut_closes();
    void part_isAGroupOrTheSplits();
    void singleItems_areFoundAndTickedByKeys();
    void choice_isKeptUntilSignOut();
    void dialog_hasRoomOnASmallScreen();
};

namespace {

/// The dialog that asks which items are shown.
SeminarDialog* askedIn(DeskWindow& at)
{
    QApplication::setActiveWindow(&at.window());
    at.press(Qt::Key_F5);
    QCoreApplication::processEvents();
    auto* dialog = at.window().findChild<SeminarDialog*>();
    if (dialog)
        QApplication::setActiveWindow(dialog);
    return dialog;
}

/// What it begins with Return.
SeminarWindow* begunIn(DeskWindow& at, SeminarDialog& dialog)
{
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    return at.window().findChild<SeminarWindow*>();
}

/// All settled items, which is what the dialog starts with.
SeminarWindow* openedIn(DeskWindow& at)
{
    SeminarDialog* dialog = askedIn(at);
    return dialog ? begunIn(at, *dialog) : nullptr;
}

void pressIn(QWidget& window, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QTest::keyClick(&window, key, modifiers);
    QCoreApplication::processEvents();
}

std::vector<int> roomVotes(const SeminarWindow& window)
{
    std::vector<int> votes;
    for (const SeminarRow* row : window.rows())
        votes.push_back(row->content().room.value_or(-1));
    return votes;
}

} // namespace

// Of twelve items seven splits are open: five have labels by their votes.
void SeminarTest::key_opensSettledItems()
{
    DeskWindow at;
    at.lookOn();
    SeminarWindow* seminar = openedIn(at);
    QVERIFY(seminar);
    QVERIFY(seminar->isFullScreen());
    QVERIFY2(seminar->headText().startsWith(QStringLiteral("1 of 5 · ")),
             qUtf8Printable(seminar->headText()));
    QVERIFY(!seminar->hero()->text().isEmpty());
    QCOMPARE(seminar->stage(), SeminarWindow::Stage::Scene);
}

void SeminarTest::roles_standAboveWhatIsSaid()
{
    DeskWindow at;
    at.lookOn();
    SeminarWindow* seminar = openedIn(at);
    QVERIFY(seminar);
    QVERIFY(seminar->roles()->isVisible());
    const QString said = seminar->roles()->accessibleName();
    QVERIFY2(said.startsWith(QStringLiteral("clerk speaks to colleague; ")), qPrintable(said));
    QVERIFY(seminar->roles()->geometry().bottom() < seminar->hero()->geometry().top());
}

void SeminarTest::story_hasNoRoles()
{
    DeskWindow at(DeskOfTasks::threeStories());
    at.lookOn();
    SeminarWindow* seminar = openedIn(at);
    QVERIFY(seminar);
    QVERIFY(!seminar->hero()->text().isEmpty());
    QVERIFY(seminar->roles()->isHidden());
}

void SeminarTest::stages_showWhatIsTheirs()
{
    DeskWindow at;
    at.lookOn();
    SeminarWindow& seminar = *openedIn(at);
    QVERIFY(!seminar.rows().front()->isVisible());
    pressIn(seminar, Qt::Key_Space);
    QCOMPARE(seminar.stage(), SeminarWindow::Stage::Votes);
    QCOMPARE(Announcer::of(seminar).said(),
             QStringLiteral("What does the speaker most likely feel?"));
    QCOMPARE(seminar.rows().size(), 8U);
    for (const SeminarRow* row : seminar.rows()) {
        QVERIFY(row->isVisible());
        QVERIFY(!row->content().annotators);
        QVERIFY(!row->content().isFinal);
    }
    pressIn(seminar, Qt::Key_Space);
    int annotators = 0;
    for (const SeminarRow* row : seminar.rows())
        annotators += row->content().annotators.value_or(0);
    QCOMPARE(annotators, 3);
    pressIn(seminar, Qt::Key_Space);
    int finals = 0;
    for (const SeminarRow* row : seminar.rows())
        finals += row->content().isFinal ? 1 : 0;
    QCOMPARE(finals, 1);
    QVERIFY(seminar.noteText().startsWith(QStringLiteral("Final: ")));
    pressIn(seminar, Qt::Key_Backspace);
    QCOMPARE(seminar.stage(), SeminarWindow::Stage::Answers);
    pressIn(seminar, Qt::Key_Space);
    pressIn(seminar, Qt::Key_Space);
    QCOMPARE(seminar.place(), 1);
    QCOMPARE(seminar.stage(), SeminarWindow::Stage::Scene);
}

void SeminarTest::votes_areCountedByKeysAndButtons()
{
    DeskWindow at;
    at.lookOn();
    SeminarWindow& seminar = *openedIn(at);
    pressIn(seminar, Qt::Key_1); // before the votes a key says nothing
    pressIn(seminar, Qt::Key_Space);
    pressIn(seminar, Qt::Key_1);
    pressIn(seminar, Qt::Key_1);
    pressIn(seminar, Qt::Key_8);
    pressIn(seminar, Qt::Key_1, Qt::ShiftModifier);
    pressIn(seminar, Qt::Key_2, Qt::ShiftModifier); // never below none
    QCOMPARE(roomVotes(seminar), (std::vector<int>{1, 0, 0, 0, 0, 0, 0, 1}));
    QTest::mouseClick(child<QToolButton>(seminar.rows()[2], "more"), Qt::LeftButton);
    QTest::mouseClick(child<QToolButton>(seminar.rows()[7], "fewer"), Qt::LeftButton);
    QCOMPARE(roomVotes(seminar), (std::vector<int>{1, 0, 1, 0, 0, 0, 0, 0}));
    QCOMPARE(seminar.rows()[0]->content().roomOf, 2);
    QCOMPARE(seminar.rows()[2]->accessibleName(), QStringLiteral("Fear, room: 1 of 2"));
}

void SeminarTest::items_keepTheirVotes()
{
    DeskWindow at;
    at.lookOn();
    SeminarWindow& seminar = *openedIn(at);
    pressIn(seminar, Qt::Key_Space);
    pressIn(seminar, Qt::Key_3);
    pressIn(seminar, Qt::Key_Right);
    QCOMPARE(seminar.place(), 1);
    pressIn(seminar, Qt::Key_Space);
    QCOMPARE(roomVotes(seminar)[2], 0);
    pressIn(seminar, Qt::Key_Home);
    pressIn(seminar, Qt::Key_Space);
    QCOMPARE(roomVotes(seminar)[2], 1);
    pressIn(seminar, Qt::Key_End);
    QCOMPARE(seminar.place(), 4);
    pressIn(seminar, Qt::Key_Right); // there is no other
    QCOMPARE(seminar.place(), 4);
}

// An adjudicator's own decision is theirs to show; what the other decided alone is open to them.
void SeminarTest::openItems_areShownToNobody()
{
    DeskWindow at;
    const int before =
        static_cast<int>(must(at.study().figures().seminar(at.signedIn())).items.size());
    at.decide(1);
    const Seminar own = must(at.study().figures().seminar(at.signedIn()));
    QCOMPARE(static_cast<int>(own.items.size()), before + 1);
    QCOMPARE(own.leftOut, 6);
    const Seminar others = must(at.study().figures().seminar(at.adjudicator(2).id));
    QCOMPARE(static_cast<int>(others.items.size()), before);
    QCOMPARE(others.leftOut, 7);
    // Without the study's order: the split is harder than what the votes settle.
    QVERIFY(own.items.front().severity >= own.items.back().severity);
}

void SeminarTest::nothing_isWrittenUnlessSaved()
{
    DeskWindow at;
    at.lookOn();
    const QString path = at.study().path();
    const auto audit = [&] {
        return RawSql(path).value(QStringLiteral("SELECT count(*), max(at) FROM audit"));
    };
    const QString before = audit();
    const QByteArray bytes = readFile(path);
    SeminarWindow& seminar = *openedIn(at);
    pressIn(seminar, Qt::Key_Space);
    for (int i = 0; i < 20; ++i)
        pressIn(seminar, Qt::Key_4);
    pressIn(seminar, Qt::Key_Escape);
    QCOMPARE(audit(), before);
    QCOMPARE(readFile(path), bytes);
    QVERIFY(at.prompts.paths.isEmpty());
}

void SeminarTest::votes_areSavedWhereAsked()
{
    DeskWindow at;
    at.lookOn();
    SeminarWindow& seminar = *openedIn(at);
    pressIn(seminar, Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(at.prompts.said.size(), 1); // there are none yet
    pressIn(seminar, Qt::Key_Space);
    pressIn(seminar, Qt::Key_1);
    pressIn(seminar, Qt::Key_1);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("votes.csv"));
    at.prompts.paths << path;
    pressIn(seminar, Qt::Key_S, Qt::ControlModifier);
    const QList<QByteArray> lines = readFile(path).trimmed().split('\n');
    QCOMPARE(lines.size(), 9);
    QCOMPARE(lines[0].trimmed(), QByteArray("scenario,question,option,votes"));
    QVERIFY2(lines[1].trimmed().endsWith(",emotion,joy,2"), lines[1]);
    QVERIFY2(lines[2].trimmed().endsWith(",emotion,trust,0"), lines[2]);
}

void SeminarTest::escape_closes()
{
    DeskWindow at;
    at.lookOn();
    QPointer<SeminarWindow> seminar = openedIn(at);
    pressIn(*seminar, Qt::Key_Escape);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(!seminar);
}

void SeminarTest::signOut_closes()
{
    DeskWindow at;
    at.lookOn();
    QPointer<SeminarWindow> seminar = openedIn(at);
    at.window().closeStudy();
    QVERIFY(!seminar);
}

// Five items are settled by their votes, four of them mixed signals; a decision makes a split the
// sixth.
void SeminarTest::part_isAGroupOrTheSplits()
{
    DeskWindow at;
    const QString group = at.page().session()->editing().item().scenario.group;
    const bool isMixed = group == Subtype::MixedSignals;
    at.decide(1);
    SeminarDialog& dialog = *askedIn(at);
    QCOMPARE(dialog.which()->segmentText(0), QStringLiteral("All settled items (6)"));
    QCOMPARE(dialog.stateText(), QStringLiteral("Shown: 6 of 6"));
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Right);
    QCOMPARE(dialog.which()->current(), 1);
    QCOMPARE(dialog.groups()->count(), 3); // all, and the two that there are
    const auto choose = [&](const QString& token) {
        dialog.groups()->setCurrentIndex(dialog.groups()->findData(token));
    };
    choose(Subtype::MixedSignals);
    QCOMPARE(dialog.stateText(), QStringLiteral("Shown: %1 of 6").arg(isMixed ? 5 : 4));
    child<QCheckBox>(dialog, "splitsOnly")->setChecked(true);
    choose(group);
    QCOMPARE(dialog.stateText(), QStringLiteral("Shown: 1 of 6"));
    choose(isMixed ? Subtype::PassiveAggression : Subtype::MixedSignals);
    QCOMPARE(dialog.stateText(), QStringLiteral("No settled item matches."));
    QVERIFY(!child<QPushButton>(dialog, "begin")->isEnabled());
    choose(QString());
    SeminarWindow* seminar = begunIn(at, dialog);
    QVERIFY(seminar);
    QVERIFY(seminar->headText().startsWith(QStringLiteral("1 of 1 · ")));
}

void SeminarTest::singleItems_areFoundAndTickedByKeys()
{
    DeskWindow at;
    at.lookOn();
    SeminarDialog& dialog = *askedIn(at);
    dialog.which()->button(2)->click();
    QCOMPARE(dialog.stateText(), QStringLiteral("Tick the items to show."));
    QVERIFY(!child<QPushButton>(dialog, "begin")->isEnabled());
    QListWidget& list = *dialog.list();
    QCOMPARE(list.count(), 5);
    const QString name = list.item(3)->text().section(QStringLiteral(" · "), 0, 0);
    dialog.search()->setFocus();
    QTest::keyClicks(dialog.search(), name);
    for (int i = 0; i < list.count(); ++i)
        QCOMPARE(list.item(i)->isHidden(), !list.item(i)->text().contains(name));
    list.setCurrentRow(3);
    list.setFocus();
    QTest::keyClick(&list, Qt::Key_Space);
    QCOMPARE(dialog.stateText(), QStringLiteral("Shown: 1 of 5"));
    dialog.search()->setText(QStringLiteral("no such words"));
    QVERIFY(dialog.stateText().startsWith(QStringLiteral("No settled item has these words.")));
    dialog.search()->clear();
    list.item(1)->setCheckState(Qt::Checked);
    const QString first = list.item(1)->text().section(QStringLiteral(" · "), 0, 0);
    dialog.search()->setFocus();
    SeminarWindow* seminar = begunIn(at, dialog);
    QVERIFY(seminar);
    QCOMPARE(seminar->headText(), QStringLiteral("1 of 2 · %1").arg(first)); // in the list's order
    seminar->showAt(1, SeminarWindow::Stage::Scene);
    QCOMPARE(seminar->headText(), QStringLiteral("2 of 2 · %1").arg(name));
}

void SeminarTest::choice_isKeptUntilSignOut()
{
    DeskWindow at;
    at.lookOn();
    SeminarDialog* dialog = askedIn(at);
    dialog->which()->button(2)->click();
    dialog->list()->item(4)->setCheckState(Qt::Checked);
    child<QPushButton>(dialog, "begin")->click();
    QPointer<SeminarWindow> seminar = at.window().findChild<SeminarWindow*>();
    QVERIFY(seminar);
    pressIn(*seminar, Qt::Key_Escape);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    dialog = askedIn(at);
    QVERIFY(dialog);
    QCOMPARE(dialog->which()->current(), 2);
    QCOMPARE(dialog->list()->item(4)->checkState(), Qt::Checked);
    dialog->reject();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    at.window().signOut();
    at.signIn(1);
    dialog = askedIn(at);
    QVERIFY(dialog);
    QCOMPARE(dialog->which()->current(), 0);
}

void SeminarTest::dialog_hasRoomOnASmallScreen()
{
    DeskWindow at;
    at.lookOn();
    const SeminarDialog& dialog = *askedIn(at);
    QVERIFY2(dialog.minimumSizeHint().width() <= 960 && dialog.minimumSizeHint().height() <= 540,
             qPrintable(QStringLiteral("%1 by %2")
                            .arg(dialog.minimumSizeHint().width())
                            .arg(dialog.minimumSizeHint().height())));
}

SUBTEXT_TEST(SeminarTest)
#include "seminartest.moc"
