// SPDX-License-Identifier: MIT
#include "core/course/courserules.h"
#include "core/course/labelagain.h"
#include "core/course/questions.h"
#include "core/course/roster.h"
#include "core/operation/datalock.h"
#include "core/standing/unsentreplies.h"
#include "core/sync/devicekey.h"
#include "core/travel/handouts.h"
#include "core/travel/syncing.h"
#include "tests/support/checks.h"
#include "tests/support/fulldisk.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/timers.h"
#include "tests/ui/child.h"
#include "tests/ui/deskharness.h"
#include "ui/adjudicate/basisbox.h"
#include "ui/adjudicate/decisionpanel.h"
#include "ui/adjudicate/hintsview.h"
#include "ui/adjudicate/lockdialog.h"
#include "ui/adjudicate/pickbutton.h"
#include "ui/adjudicate/ratercolumn.h"
#include "ui/adjudicate/ratercolumns.h"
#include "ui/widgets/noticebar.h"

#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

/// The desk that may not write: locked, opened for reading, or on a full disk.
class DeskLockTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lockDialog_asksForAReason();
    void whatNobodyAnswered_standsInTheLockDialog();
    void replyThatWasNotHandedOut_standsInTheLockDialog();
    void lockDialogEscaped_locksNothing();
    void lockedStudy_isReadOnlyAndSaysSo();
    void lockedStudy_promisesNoDecision();
    void lockedStudy_saysSoWhenItIsOpenedAgain();
    void lockedStudy_showsTheDecisionToWhoLooksOn();
    void whoWatches_seesTheDecisionAndDecidesNothing();
    void lock_keepsWhatIsHalfFinished();
    void unlockedStudy_goesOn();
    void studyOpenForReading_changesNothingAndSaysSo();
    void sharedStudy_offersAnAdjudicatorNoLock();

    void firstPickOnFullDisk_isKeptAndShowsNoHints();
    void noteOnFullDisk_staysAndIsSavedLater();
    void decisionOnFullDisk_isNotLostAndTriedAgain();
    void undoOnFullDisk_takesNothingBack();
    void goingOnOnFullDisk_leavesNothingBehind();
    void closingOnFullDisk_asksFirst();
};

namespace {

QPushButton* buttonOf(QWidget& within, const QString& text)
{
    for (QPushButton* button : within.findChildren<QPushButton*>()) {
        if (button->isVisible() && button->text() == text)
            return button;
    }
    return nullptr;
}

LockDialog* openDialog(DeskWindow& at, const QString& button)
{
    QPushButton* lock = buttonOf(at.page(), button);
    if (!lock)
        return nullptr;
    lock->setFocus();
    at.press(Qt::Key_Space);
    QCoreApplication::processEvents();
    return at.window().findChild<LockDialog*>();
}

/// Through the dialog, by keys.
bool giveReason(DeskWindow& at, const QString& button, const QString& reason)
{
    LockDialog* dialog = openDialog(at, button);
    if (!dialog)
        return false;
    if (child<QCheckBox>(dialog, "accept")->isVisible())
        child<QCheckBox>(dialog, "accept")->setChecked(true); // what is still open
    QTest::keyClicks(dialog->findChild<QLineEdit*>(), reason);
    QTest::keyClick(dialog->findChild<QLineEdit*>(), Qt::Key_Return);
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QApplication::setActiveWindow(&at.window());
    at.list()->setFocus();
    return true;
}

bool lock(DeskWindow& at)
{
    return giveReason(at, QStringLiteral("Lock the study…"), QStringLiteral("Release 1"));
}

/// Everything that a writable desk would take; nothing of it is to be written later either.
void pressEverything(DeskWindow& at)
{
    at.take(1);
    at.press(Qt::Key_3, Qt::ShiftModifier);
    at.press(Qt::Key_B, Qt::ControlModifier);
    at.press(Qt::Key_1, Qt::ControlModifier);
    at.press(Qt::Key_H, Qt::ControlModifier);
    at.undo();
    at.redo();
    at.press(Qt::Key_L, Qt::ControlModifier);
    at.type(QStringLiteral("a note"));
    at.press(Qt::Key_L, Qt::ControlModifier);
    at.save();
    QVERIFY(!timerOf(*at.page().session(), "draft").isActive());
}

void verifyNothingCanBeEntered(DeskWindow& at)
{
    DecisionPanel& panel = *at.page().decision();
    QVERIFY(panel.noteEdit()->isReadOnly());
    QVERIFY(!panel.basisBox()->isEnabled());
    QVERIFY(!panel.saveButton()->isEnabled());
    for (const PickButton* button : panel.findChildren<PickButton*>())
        QVERIFY(!button->isEnabled());
    for (int place = 1; place <= at.page().columns()->count(); ++place)
        QVERIFY(!at.page().columns()->column(place)->head()->isEnabled());
}

bool promisesHints(DeskWindow& at)
{
    const auto labels = at.page().decision()->findChild<HintsView*>()->findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->isVisible() && label->text().startsWith(QStringLiteral("Hints appear"));
    });
}

bool tryAgain(DeskWindow& at)
{
    QPushButton* button = buttonOf(*at.page().notice(), QStringLiteral("Try again"));
    if (button)
        button->click();
    return button != nullptr;
}

bool saysNotSaved(DeskWindow& at)
{
    return at.saved() == QStringLiteral("Not saved") &&
           at.page().notice()->text().contains(QStringLiteral("disk is full"));
}

} // namespace

void DeskLockTest::lockDialog_asksForAReason()
{
    DeskWindow at;
    LockDialog* dialog = openDialog(at, QStringLiteral("Lock the study…"));
    QVERIFY(dialog);
    QPushButton* confirm = buttonOf(*dialog, QStringLiteral("Lock"));
    QVERIFY(confirm && !confirm->isEnabled());
    auto* reason = dialog->findChild<QLineEdit*>();
    QVERIFY(reason->hasFocus());
    QTest::keyClicks(reason, QStringLiteral("   "));
    QVERIFY(!confirm->isEnabled());
    QTest::keyClick(reason, Qt::Key_Return);
    QVERIFY(!must(at.study().dataLock().isLocked()));
    QTest::keyClicks(reason, QStringLiteral("Release 1 "));
    QVERIFY(!confirm->isEnabled()); // seven splits have no label
    const auto labels = dialog->findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->text() == QStringLiteral("Still open:\n– 7 splits that you have not decided");
    }));
    child<QCheckBox>(dialog, "accept")->setChecked(true);
    QVERIFY(confirm->isEnabled());
    QTest::keyClick(reason, Qt::Key_Return);
    QVERIFY(must(at.study().dataLock().isLocked()));
    const auto changes = must(at.study().dataLock().changes());
    QCOMPARE(changes.size(), std::size_t{1});
    QCOMPARE(changes.front().reason, QStringLiteral("Release 1"));
    QVERIFY(changes.front().by == at.signedIn());
    VERIFY_HOLDS(at.study().verifyAudit());
}

/// After the lock nobody can label again or reply, so that whoever locks is told before.
void DeskLockTest::whatNobodyAnswered_standsInTheLockDialog()
{
    DeskWindow at;
    Protocol protocol = must(at.study().protocol());
    protocol.areQuestionsAllowed = true;
    must(at.study().courseRules().setProtocol(protocol));
    const ScenarioId item = at.page().session()->editing().item().scenario.id;
    const std::vector<PersonId> raters = must(at.study().raters(item));
    must(at.study().questions().ask(raters.front(), item, QStringLiteral("Who is meant?")));
    must(at.study().labelAgain().ask({item}, QStringLiteral("Thanks that nobody earned"), {}));
    LockDialog* dialog = openDialog(at, QStringLiteral("Lock the study…"));
    QVERIFY(dialog);
    const auto labels = dialog->findChildren<QLabel*>();
    const auto says = [&](const QString& line) {
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
            return label->text().split(u'\n').contains(line);
        });
    };
    QVERIFY(says(QStringLiteral("– %1 answers that were asked for again and have not come")
                     .arg(raters.size())));
    QVERIFY(says(QStringLiteral("– 1 question about an item without a reply")));
}

/// A hand-out that was written before the reply does not have it, and no other can be written.
void DeskLockTest::replyThatWasNotHandedOut_standsInTheLockDialog()
{
    DeskWindow at;
    Protocol protocol = must(at.study().protocol());
    protocol.areQuestionsAllowed = true;
    must(at.study().courseRules().setProtocol(protocol));
    const ScenarioId item = at.page().session()->editing().item().scenario.id;
    const PersonId asker = must(at.study().raters(item)).front();
    const Uuid asked =
        must(at.study().questions().ask(asker, item, QStringLiteral("Who is meant?"))).uuid;
    const QTemporaryDir folder;
    must(at.study().handouts().write(asker, folder.filePath(QStringLiteral("asker.subtext"))));
    QCOMPARE(must(peopleWithUnsentReplies(at.study())), qint64{0}); // there is none
    at.clock().advance(1'000);
    must(at.study().questions().reply(at.signedIn(), asked, QStringLiteral("The mother.")));
    QCOMPARE(must(peopleWithUnsentReplies(at.study())), qint64{1});
    LockDialog* dialog = openDialog(at, QStringLiteral("Lock the study…"));
    QVERIFY(dialog);
    const auto labels = dialog->findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->text().contains(
            QStringLiteral("not have the replies to their questions yet"));
    }));
}

void DeskLockTest::lockDialogEscaped_locksNothing()
{
    DeskWindow at;
    LockDialog* dialog = openDialog(at, QStringLiteral("Lock the study…"));
    QVERIFY(dialog);
    QTest::keyClicks(dialog->findChild<QLineEdit*>(), QStringLiteral("Release 1"));
    QTest::keyClick(dialog->findChild<QLineEdit*>(), Qt::Key_Escape);
    QVERIFY(!must(at.study().dataLock().isLocked()));
    QVERIFY(must(at.study().dataLock().changes()).empty());
}

void DeskLockTest::lockedStudy_isReadOnlyAndSaysSo()
{
    DeskWindow at;
    at.goTo(Split);
    at.decide(1);
    at.goTo(Split);
    QVERIFY(lock(at));
    QVERIFY2(at.page().notice()->text().contains(QStringLiteral("“Release 1”")),
             qPrintable(at.page().notice()->text()));
    QVERIFY(at.saved() != QStringLiteral("Not saved"));
    QCOMPARE(at.itemName(), Split);
    verifyNothingCanBeEntered(at);
    const auto pick = at.chosen();
    QVERIFY(pick.has_value());
    const auto before = at.decisionsOnDisk();
    pressEverything(at);
    QVERIFY(at.decisionsOnDisk() == before);
    at.goTo(QStringLiteral("mixed-signals/1"));
    pressEverything(at);
    QVERIFY(!at.chosen());
    QVERIFY(at.hintLines().isEmpty());
    QVERIFY(at.note().isEmpty());
    QVERIFY(at.decisionsOnDisk() == before);
    QVERIFY(!at.onDisk(QStringLiteral("mixed-signals/1")).draft);
    QVERIFY(at.page().notice()->text().contains(QStringLiteral("locked")));
}

void DeskLockTest::lockedStudy_promisesNoDecision()
{
    DeskWindow at;
    at.goTo(Split);
    QCOMPARE(child<QLabel>(at.page().decision(), "verdict")->text(),
             QStringLiteral("A split. Nothing is decided until you do."));
    QVERIFY(lock(at));
    at.goTo(Split);
    QCOMPARE(child<QLabel>(at.page().decision(), "verdict")->text(),
             QStringLiteral("A split that nobody decided."));
}

void DeskLockTest::lockedStudy_saysSoWhenItIsOpenedAgain()
{
    DeskWindow at;
    QVERIFY(lock(at));
    at.restart();
    QVERIFY(at.page().notice()->text().contains(QStringLiteral("“Release 1”")));
    verifyNothingCanBeEntered(at);
    QVERIFY(buttonOf(at.page(), QStringLiteral("Unlock…")));
}

void DeskLockTest::lockedStudy_showsTheDecisionToWhoLooksOn()
{
    DeskWindow at;
    at.goTo(Split);
    at.decide(1);
    at.goTo(Split);
    at.write(QStringLiteral("Her tone decides it."));
    at.save();
    const auto decided = at.onDisk(Split).history.back().picks.front();
    QVERIFY(decided.has_value());
    at.lookOn();
    at.goTo(Split);
    QVERIFY(!at.chosen()); // whoever looks on today may decide tomorrow
    QCOMPARE(at.note(), QString());
    QVERIFY(promisesHints(at));

    QVERIFY(lock(at));
    at.goTo(Split);
    QVERIFY(at.chosen() == decided);
    QCOMPARE(at.note(), QStringLiteral("Her tone decides it."));
    QVERIFY2(child<QLabel>(at.page().decision(), "verdict")
                 ->text()
                 .startsWith(QStringLiteral("Decided: ")),
             qPrintable(child<QLabel>(at.page().decision(), "verdict")->text()));
    QCOMPARE(at.page().decision()->noteEdit()->placeholderText(), QString());
    QVERIFY(!promisesHints(at));

    QVERIFY(giveReason(at, QStringLiteral("Unlock…"), QStringLiteral("One more")));
    at.goTo(Split);
    QVERIFY(!at.chosen());
    QCOMPARE(at.note(), QString());
    QVERIFY(at.page().session()->editing().draft() == DeskDraft());
}

void DeskLockTest::whoWatches_seesTheDecisionAndDecidesNothing()
{
    DeskWindow at;
    at.goTo(Split);
    at.decide(1);
    at.lookOn();
    at.goTo(Split);
    QVERIFY(at.page().session()->isWritable());
    QVERIFY(at.page().session()->history().empty());
    const Uuid lead = must(at.study().roster().byCode(QStringLiteral("C9")))->uuid;
    VERIFY_HOLDS(at.study().syncing().receive({keptWatcher(must(at.study().info()).uuid, lead)}));
    QCoreApplication::processEvents();
    at.goTo(Split);
    QVERIFY(!at.page().session()->isWritable());
    QVERIFY(at.page().session()->isChangeable());
    QCOMPARE(at.page().session()->history().size(), std::size_t{1});
    QVERIFY2(at.page().notice()->text().startsWith(QLatin1String("You watch the desks")),
             qPrintable(at.page().notice()->text()));
    verifyNothingCanBeEntered(at);
    pressEverything(at);
    QCOMPARE(at.decisionsOnDisk().size(), std::size_t{1});
}

void DeskLockTest::lock_keepsWhatIsHalfFinished()
{
    DeskWindow at;
    at.goTo(Split);
    at.take(2);
    at.press(Qt::Key_L, Qt::ControlModifier);
    at.type(QStringLiteral("Half a thought")); // and the lock at once
    const auto pick = at.chosen();
    QVERIFY(lock(at));
    QCOMPARE(at.note(), QStringLiteral("Half a thought"));
    QCOMPARE(at.onDisk(Split).draft.value_or(DeskDraft()).note, QStringLiteral("Half a thought"));
    QVERIFY(giveReason(at, QStringLiteral("Unlock…"), QStringLiteral("One more")));
    QCOMPARE(at.itemName(), Split);
    QCOMPARE(at.note(), QStringLiteral("Half a thought"));
    QVERIFY(at.chosen() == pick);
}

void DeskLockTest::unlockedStudy_goesOn()
{
    DeskWindow at;
    at.goTo(Split);
    QVERIFY(lock(at));
    QVERIFY(giveReason(at, QStringLiteral("Unlock…"), QStringLiteral("One more")));
    QVERIFY(!must(at.study().dataLock().isLocked()));
    QVERIFY(!at.page().notice()->text().contains(QStringLiteral("locked")));
    at.decide(1);
    QCOMPARE(at.decisionsOnDisk().size(), std::size_t{1});
    QCOMPARE(must(at.study().dataLock().changes()).back().reason, QStringLiteral("One more"));
}

void DeskLockTest::studyOpenForReading_changesNothingAndSaysSo()
{
    DeskWindow at;
    const QString path = at.study().path();
    at.restart(Study::Access::Read);
    const QByteArray before = readFile(path);
    QVERIFY2(at.page().notice()->text().contains(QStringLiteral("reading only")),
             qPrintable(at.page().notice()->text()));
    verifyNothingCanBeEntered(at);
    QVERIFY(!buttonOf(at.page(), QStringLiteral("Lock the study…")));
    pressEverything(at);
    QVERIFY(!at.chosen());
    at.press(Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(at.itemName(), at.listed().at(1)); // looking goes on
    at.window().closeStudy();
    QCOMPARE(readFile(path), before);
}

void DeskLockTest::sharedStudy_offersAnAdjudicatorNoLock()
{
    DeskWindow at;
    QVERIFY(buttonOf(at.page(), QStringLiteral("Lock the study…"))->isEnabled());
    TeamMembership membership;
    membership.host = QStringLiteral("db.example.org");
    membership.database = QStringLiteral("subtext");
    membership.login = QStringLiteral("login");
    membership.person = at.adjudicator(1).uuid;
    membership.device = *Uuid::fromText(QStringLiteral("0190a6b2-0000-7000-8000-000000000001"));
    membership.role = QStringLiteral("adjudicator");
    membership.incarnation = membership.device;
    VERIFY_HOLDS(at.study().syncing().join(membership));
    at.restart();
    const QPushButton* lock = buttonOf(at.page(), QStringLiteral("Lock the study…"));
    QVERIFY(lock && !lock->isEnabled());
    for (const QString& said : {lock->toolTip(), lock->accessibleDescription()})
        QVERIFY2(said.contains(QStringLiteral("Ask a coordinator")), qPrintable(said));
}

void DeskLockTest::firstPickOnFullDisk_isKeptAndShowsNoHints()
{
    FullDisk disk;
    DeskWindow at;
    at.goTo(Split);
    const auto labels = at.columnLabels();
    disk.leave(0);
    at.take(2);
    QVERIFY(saysNotSaved(at));
    QVERIFY(at.chosen() == Pick{labels[1]});
    QVERIFY(at.hintLines().isEmpty()); // before the pick is on the disk
    QVERIFY(tryAgain(at));
    QVERIFY(saysNotSaved(at));
    disk.makeSpace();
    QVERIFY(tryAgain(at));
    QCOMPARE(at.saved(), QStringLiteral("Draft saved"));
    QCOMPARE(at.page().notice()->text(), QString());
    QCOMPARE(at.hintLines().size(), 3);
    QVERIFY(at.onDisk(Split).draft.value_or(DeskDraft()).firstPicks == picksOf(Pick{labels[1]}));
}

void DeskLockTest::noteOnFullDisk_staysAndIsSavedLater()
{
    FullDisk disk;
    DeskWindow at;
    at.goTo(Split);
    disk.leave(0);
    at.press(Qt::Key_L, Qt::ControlModifier);
    at.type(QStringLiteral("It is"));
    QTRY_VERIFY(saysNotSaved(at));
    disk.makeSpace();
    at.type(QStringLiteral(" so"));
    QTRY_COMPARE(at.saved(), QStringLiteral("Draft saved"));
    QCOMPARE(at.page().notice()->text(), QString()); // its cause is gone
    QCOMPARE(at.onDisk(Split).draft.value_or(DeskDraft()).note, QStringLiteral("It is so"));
}

void DeskLockTest::decisionOnFullDisk_isNotLostAndTriedAgain()
{
    FullDisk disk;
    DeskWindow at;
    at.goTo(Split);
    at.take(1);
    at.press(Qt::Key_1, Qt::ControlModifier);
    QTRY_COMPARE(at.saved(), QStringLiteral("Draft saved"));
    const auto pick = at.chosen();
    disk.leave(0);
    at.save();
    QVERIFY(saysNotSaved(at));
    QCOMPARE(at.itemName(), Split);
    QVERIFY(at.chosen() == pick);
    QCOMPARE(at.basis(), QStringLiteral("Valence polarity"));
    QCOMPARE(at.waiting(), 7);
    QVERIFY(at.decisionsOnDisk().empty());
    disk.makeSpace();
    QVERIFY(tryAgain(at)); // what was asked for: the decision
    QCOMPARE(at.decisionsOnDisk().size(), std::size_t{1});
    QCOMPARE(at.waiting(), 6);
    QVERIFY(at.itemName() != Split);
    QCOMPARE(at.page().notice()->text(), QString());
    VERIFY_HOLDS(at.study().verifyAudit());
}

void DeskLockTest::undoOnFullDisk_takesNothingBack()
{
    FullDisk disk;
    DeskWindow at;
    at.goTo(Split);
    at.decide(1);
    disk.leave(0);
    at.undo();
    QVERIFY(saysNotSaved(at));
    QCOMPARE(at.waiting(), 6);
    disk.makeSpace();
    at.undo();
    QCOMPARE(at.waiting(), 7);
    QCOMPARE(at.itemName(), Split);
    QVERIFY(!at.page().notice()->text().contains(QStringLiteral("Not saved")));
}

void DeskLockTest::goingOnOnFullDisk_leavesNothingBehind()
{
    FullDisk disk;
    DeskWindow at;
    at.goTo(Split);
    disk.leave(0);
    at.press(Qt::Key_L, Qt::ControlModifier);
    at.type(QStringLiteral("Half"));
    at.press(Qt::Key_J, Qt::ControlModifier);
    QVERIFY(saysNotSaved(at));
    QCOMPARE(at.itemName(), Split);
    QCOMPARE(at.note(), QStringLiteral("Half"));
    disk.makeSpace();
    at.press(Qt::Key_J, Qt::ControlModifier);
    QVERIFY(at.itemName() != Split);
    QCOMPARE(at.page().notice()->text(), QString());
    QCOMPARE(at.onDisk(Split).draft.value_or(DeskDraft()).note, QStringLiteral("Half"));
}

void DeskLockTest::closingOnFullDisk_asksFirst()
{
    FullDisk disk;
    DeskWindow at;
    at.goTo(Split);
    at.press(Qt::Key_L, Qt::ControlModifier);
    disk.leave(0);
    at.type(QStringLiteral("Half"));
    at.window().close();
    QVERIFY(at.window().isVisible());
    QVERIFY(at.prompts.said.value(0).contains(QStringLiteral("could not be saved")));
    QCOMPARE(at.note(), QStringLiteral("Half"));
    disk.makeSpace();
    at.restart(); // closes, and this time it works
    QCOMPARE(at.itemName(), Split);
    QCOMPARE(at.note(), QStringLiteral("Half"));
}

SUBTEXT_TEST(DeskLockTest)

#include "desklocktest.moc"
