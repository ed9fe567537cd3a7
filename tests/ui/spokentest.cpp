// SPDX-License-Identifier: MIT
#include "tests/support/registeredtest.h"
#include "tests/ui/courseharness.h"
#include "tests/ui/deskharness.h"
#include "ui/answer/sceneview.h"
#include "ui/practice/feedbackcard.h"
#include "ui/practice/practicepage.h"
#include "ui/release/gaterow.h"
#include "ui/text/desktext.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/followinglist.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/prose.h"
#include "ui/widgets/segmentbar.h"
#include "ui/widgets/spokenrole.h"

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

namespace {

QAccessibleInterface* spoken(QWidget* widget)
{
    return QAccessible::queryAccessibleInterface(widget);
}

QList<QAccessible::Event> told;

void listen(QAccessibleEvent* event)
{
    told << event->type();
}

} // namespace

/// What a screen reader is told, beside names: roles, choices and changes.
class SpokenTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void window_isAWindow();
    void step_isAGroupOfRadioButtons();
    void choice_isPressedLikeAClick();
    void choice_isAnnounced();
    void choice_isAnnouncedBeforeWhatIsSaidOfIt();
    void choice_isSaidBeforeTheNextQuestion();
    void scene_comesBeforeTheAnswersAndTakesKeys();
    void nextItem_isReadByItself();
    void questionAboutASubmission_isSaidOnce();
    void sceneIsSaidAgain_withTheStepWhereTheKeysAre();
    void sceneOfPractice_isSaidAgain();
    void sceneAtTheDesk_isSaidAgainWithTheQuestion();
    void deskOutOfSight_saysNothingUntilItIsShown();
    void menuOfChoices_tellsWhatItIsFor();
    void guide_isReadWhenItOpens();
    void feedbackOfPractice_isReadByItself();
    void summary_isReadByItself();
    void views_areTabs_values_areRadioButtons();
    void buttonThatCanBeTicked_isPressedLikeAClick();
    void rowOfAHiddenList_doesNotClaimTheKeys();
};

void SpokenTest::window_isAWindow()
{
    Desk desk;
    QCOMPARE(spoken(&desk.window())->role(), QAccessible::Window);
}

void SpokenTest::step_isAGroupOfRadioButtons()
{
    Desk desk;
    desk.startLabelling(1);
    desk.press(Qt::Key_5);
    QAccessibleInterface* step = spoken(desk.step(Step::Emotion));
    QCOMPARE(step->role(), QAccessible::Grouping);
    QCOMPARE(step->childCount(), 8);
    QAccessibleInterface* sadness = step->child(4);
    QCOMPARE(sadness->role(), QAccessible::RadioButton);
    QCOMPARE(sadness->text(QAccessible::Name), QStringLiteral("Sadness"));
    QVERIFY(sadness->state().checked);
    QVERIFY(!step->child(0)->state().checked);
    QCOMPARE(step->indexOfChild(sadness), 4);
    QCOMPARE(sadness->parent()->object(), desk.step(Step::Emotion));
    QVERIFY(step->rect().contains(sadness->rect()));
    QCOMPARE(step->child(8), nullptr);
}

void SpokenTest::choice_isPressedLikeAClick()
{
    Desk desk;
    desk.startLabelling(1);
    QAccessibleInterface* joy = spoken(desk.step(Step::Emotion))->child(0);
    joy->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(desk.session().answer().ballot[0], std::optional(Emotion::Joy));
    QVERIFY(desk.step(Step::Valence)->hasFocus());
}

void SpokenTest::choice_isAnnounced()
{
    Desk desk;
    desk.startLabelling(1);
    const QAccessible::UpdateHandler before = QAccessible::installUpdateHandler(listen);
    told.clear();
    desk.press(Qt::Key_5);
    QAccessible::installUpdateHandler(before);
    if (!QAccessible::isActive())
        QSKIP("nobody listens on this platform");
    QVERIFY(told.contains(QAccessible::StateChanged));
}

void SpokenTest::choice_isAnnouncedBeforeWhatIsSaidOfIt()
{
    Desk desk;
    desk.startLabelling(1);
    desk.session().submit(); // a notice says what is missing
    const QAccessible::UpdateHandler before = QAccessible::installUpdateHandler(listen);
    told.clear();
    desk.press(Qt::Key_5);
    QAccessible::installUpdateHandler(before);
    if (!QAccessible::isActive())
        QSKIP("nobody listens on this platform");
    QVERIFY(told.contains(QAccessible::StateChanged));
    QVERIFY(told.indexOf(QAccessible::StateChanged) < told.indexOf(QAccessible::Alert));
}

// The highlight moves on with a digit: what was chosen is heard with the question that comes next.
void SpokenTest::choice_isSaidBeforeTheNextQuestion()
{
    Desk desk;
    desk.startLabelling(1);
    const auto said = [&](StepIndex step) { return desk.step(step)->accessibleDescription(); };
    const QString alone = said(Step::Valence);
    desk.press(Qt::Key_5);
    QCOMPARE(said(Step::Valence), QStringLiteral("Emotion: Sadness, 5 of 8. ") + alone);
    desk.press(Qt::Key_2);
    QCOMPARE(said(Step::Valence), alone); // over, once the keys are elsewhere
    desk.press(Qt::Key_3);
    desk.press(Qt::Key_3);
    const QString explanation = said(Step::Explanation);
    desk.press(Qt::Key_6);
    QCOMPARE(said(Step::Explanation),
             QStringLiteral("Confidence: confident, 6 of 7. ") + explanation);
    desk.step(Step::Confidence)->setFocus();
    desk.press(Qt::Key_Left);
    QCOMPARE(said(Step::Explanation), explanation); // and never what is no longer so
}

void SpokenTest::scene_comesBeforeTheAnswersAndTakesKeys()
{
    Desk desk;
    desk.startLabelling(1);
    desk.step(Step::Emotion)->setFocus();
    desk.press(Qt::Key_Tab, Qt::ShiftModifier);
    auto* utterance = qobject_cast<Prose*>(QApplication::focusWidget());
    QVERIFY(utterance);
    QVERIFY(utterance->accessibleName().contains(QStringLiteral("How cosy it is in here.")));
    QCOMPARE(spoken(utterance)->role(), QAccessible::Paragraph);
    desk.press(Qt::Key_Tab);
    QVERIFY(desk.step(Step::Emotion)->hasFocus());
}

// Linux's screen reader speaks of its own accord only of a notification that appears.
void SpokenTest::nextItem_isReadByItself()
{
    Desk desk;
    desk.startLabelling(2);
    QCoreApplication::processEvents();
    const Announcer& announcer = Announcer::of(desk.window());
    QVERIFY2(announcer.said().contains(QStringLiteral("Item 1 of 2.")),
             qPrintable(announcer.said()));
    QVERIFY(announcer.said().contains(QStringLiteral("How cosy it is in here.")));
    QCOMPARE(QAccessible::queryAccessibleInterface(&Announcer::of(desk.window()))->role(),
             QAccessible::Notification);

    for (const Qt::Key key : {Qt::Key_5, Qt::Key_2, Qt::Key_3, Qt::Key_3, Qt::Key_6})
        desk.press(key);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("It is cold."));
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QCoreApplication::processEvents();
    const QString said = announcer.said();
    QVERIFY2(said.startsWith(QStringLiteral("Item 1 saved.\n")), qPrintable(said));
    QVERIFY2(said.contains(QStringLiteral("\nItem 2 of 2.\nThe heating has been off")),
             qPrintable(said));
}

void SpokenTest::questionAboutASubmission_isSaidOnce()
{
    Desk desk;
    desk.startLabelling(3);
    desk.labelItem(QStringLiteral("16444"), QStringLiteral("A. B."));
    QCoreApplication::processEvents();
    const Announcer& announcer = Announcer::of(desk.window());
    QVERIFY2(announcer.said().contains(QStringLiteral("very quick")), qPrintable(announcer.said()));
    desk.clock.advance(10'000); // no question about this one
    desk.labelItem(QStringLiteral("16444"), QStringLiteral("A. B."));
    QCoreApplication::processEvents();
    QVERIFY(!desk.page().notice()->isVisible()); // it went with the item that it stood beside
    QVERIFY2(announcer.said().startsWith(QStringLiteral("Item 2 saved.")),
             qPrintable(announcer.said()));
    QVERIFY2(!announcer.said().contains(QStringLiteral("very quick")),
             qPrintable(announcer.said()));
}

void SpokenTest::sceneIsSaidAgain_withTheStepWhereTheKeysAre()
{
    Desk desk;
    desk.startLabelling(2);
    desk.press(Qt::Key_5);
    QCoreApplication::processEvents();
    const Announcer& announcer = Announcer::of(desk.window());
    sayAloud(desk.page(), QStringLiteral("Something else."));
    QCoreApplication::processEvents();
    desk.press(Qt::Key_F8);
    QCoreApplication::processEvents();
    const QString said = announcer.said();
    QVERIFY2(said.startsWith(QStringLiteral("Item 1 of 2.\n")), qPrintable(said));
    QVERIFY2(said.contains(QStringLiteral("How cosy it is in here.")), qPrintable(said));
    QVERIFY2(said.contains(QStringLiteral("\nValence: not answered\n")), qPrintable(said));
    QVERIFY(desk.step(Step::Valence)->hasFocus());
    // In a text as well, and with what is asked there.
    desk.press(Qt::Key_L, Qt::ControlModifier);
    desk.press(Qt::Key_F8);
    QCoreApplication::processEvents();
    QVERIFY2(announcer.said().contains(QStringLiteral("\nExplanation\n")),
             qPrintable(announcer.said()));
    QVERIFY(desk.step(Step::Explanation)->hasFocus());
}

void SpokenTest::sceneOfPractice_isSaidAgain()
{
    Protocol protocol;
    protocol.isPracticeAsked = true;
    CourseDesk desk(2, protocol);
    desk.window().signIn(desk.robin.id);
    const Announcer& announcer = Announcer::of(desk.window());
    const auto sayAgain = [&] {
        QCoreApplication::processEvents();
        sayAloud(desk.window(), QStringLiteral("Something else."));
        QCoreApplication::processEvents();
        desk.press(Qt::Key_F8);
        QCoreApplication::processEvents();
        return announcer.said();
    };
    QCOMPARE(sayAgain(), QStringLiteral("Something else.")); // on the cards there is no scene
    desk.press(Qt::Key_Space);
    const QString said = sayAgain();
    const auto* scene = desk.before().practice()->scenes()->findChild<SceneView*>();
    QVERIFY(scene && !scene->spokenText().isEmpty());
    QVERIFY2(said.startsWith(scene->spokenText()), qPrintable(said));
    QVERIFY2(said.contains(QStringLiteral("\nEmotion: not answered\n")), qPrintable(said));
}

void SpokenTest::sceneAtTheDesk_isSaidAgainWithTheQuestion()
{
    DeskWindow at;
    QCoreApplication::processEvents();
    const Announcer& announcer = Announcer::of(at.window());
    const DeskCase& item = at.page().session()->editing().item();
    sayAloud(at.window(), QStringLiteral("Something else."));
    QCoreApplication::processEvents();
    at.press(Qt::Key_F8);
    QCoreApplication::processEvents();
    const QString said = announcer.said();
    QVERIFY2(said.startsWith(item.scenario.name() + u'\n'), qPrintable(said));
    const Task& task = at.page().session()->task();
    const QString asked = questionText(task, FirstQuestion, item.scenario);
    QVERIFY2(said.endsWith(u'\n' + asked), qPrintable(said));
}

void SpokenTest::deskOutOfSight_saysNothingUntilItIsShown()
{
    DeskWindow at;
    const Announcer& announcer = Announcer::of(at.window());
    const ScenarioId other = at.page().session()->queue().items().back().scenario;
    at.window().showPlace(Place::Guidelines);
    QCoreApplication::processEvents();
    sayAloud(at.window(), QStringLiteral("Something else."));
    QCoreApplication::processEvents();
    at.page().session()->show(other);
    QCoreApplication::processEvents();
    QCOMPARE(announcer.said(), QStringLiteral("Something else."));
    at.window().showPlace(Place::Adjudicate);
    QCoreApplication::processEvents();
    const QString name = at.page().session()->editing().item().scenario.name();
    QVERIFY2(announcer.said().startsWith(name + u'\n'), qPrintable(announcer.said()));
}

void SpokenTest::menuOfChoices_tellsWhatItIsFor()
{
    DeskWindow at;
    const auto boxes = at.page().findChildren<QComboBox*>();
    const auto filter = std::find_if(boxes.begin(), boxes.end(), [](const QComboBox* box) {
        return box->accessibleName() == QStringLiteral("Which items");
    });
    QVERIFY(filter != boxes.end());
    const QString said =
        spoken(*filter)->text(QAccessible::Name) + spoken(*filter)->text(QAccessible::Description);
    QVERIFY2(said.contains(QStringLiteral("Which items")), qPrintable(said));
    QCOMPARE(spoken(*filter)->text(QAccessible::Value), (*filter)->currentText());
}

void SpokenTest::guide_isReadWhenItOpens()
{
    Desk desk;
    desk.startLabelling(1);
    desk.press(Qt::Key_F1);
    QCoreApplication::processEvents();
    const Announcer& announcer = Announcer::of(desk.window());
    QVERIFY2(announcer.said().contains(QStringLiteral("What does the speaker most likely feel?")),
             qPrintable(announcer.said()));
    desk.press(Qt::Key_F1);
    QCoreApplication::processEvents();
    QCOMPARE(announcer.said(), QStringLiteral("Guide closed"));
    sayAloud(desk.page(), QStringLiteral("Something else."));
    QCoreApplication::processEvents();
    desk.press(Qt::Key_F2); // the list takes the guide's room, which is free
    QCoreApplication::processEvents();
    QCOMPARE(announcer.said(), QStringLiteral("Something else."));
}

void SpokenTest::feedbackOfPractice_isReadByItself()
{
    Protocol protocol;
    protocol.isPracticeAsked = true;
    CourseDesk desk(2, protocol);
    desk.window().signIn(desk.robin.id);
    desk.press(Qt::Key_Space);
    desk.press(Qt::Key_F1);
    QCoreApplication::processEvents();
    const Announcer& announcer = Announcer::of(desk.window());
    QVERIFY2(announcer.said().contains(QStringLiteral("Guide: ")), qPrintable(announcer.said()));
    desk.press(Qt::Key_F1);
    desk.answerShortly(QStringLiteral("12345"));
    QCoreApplication::processEvents();
    const QString feedback = desk.before().practice()->feedback()->text();
    QVERIFY(!feedback.isEmpty());
    QVERIFY2(announcer.said().contains(feedback), qPrintable(announcer.said()));
}

void SpokenTest::summary_isReadByItself()
{
    CourseDesk desk(1, {});
    desk.window().signIn(desk.robin.id);
    desk.labelItem(QStringLiteral("71234"), QStringLiteral("One. Two."));
    QCoreApplication::processEvents();
    const Announcer& announcer = Announcer::of(desk.window());
    QVERIFY2(announcer.said().contains(QStringLiteral("\nAll done. Thank you.\n")),
             qPrintable(announcer.said()));
    desk.press(Qt::Key_Space); // the hand-in button has the focus
    QCoreApplication::processEvents();
    QVERIFY2(announcer.said().contains(QStringLiteral("\nHanded in on ")),
             qPrintable(announcer.said()));
}

void SpokenTest::views_areTabs_values_areRadioButtons()
{
    SegmentBar values(QStringLiteral("Order"), nullptr);
    values.addSegment(QStringLiteral("Random"));
    QCOMPARE(spoken(values.button(0))->role(), QAccessible::RadioButton);
    QCOMPARE(spoken(values.button(0))->text(QAccessible::Name), QStringLiteral("Random"));
    QVERIFY(spoken(values.button(0))->state().checked);
    SegmentBar views(QStringLiteral("Views"), nullptr);
    views.beTabs();
    views.addSegment(QStringLiteral("People"));
    QCOMPARE(spoken(views.button(0))->role(), QAccessible::PageTab);
    QCOMPARE(spoken(&views)->role(), QAccessible::PageTabList);
}

void SpokenTest::buttonThatCanBeTicked_isPressedLikeAClick()
{
    const Desk desk; // the window has set up what is spoken
    QCheckBox box(QStringLiteral("&Again"));
    int clicks = 0;
    connect(&box, &QCheckBox::clicked, &box, [&clicks] { ++clicks; });
    QAccessibleInterface* again = spoken(&box);
    QCOMPARE(again->role(), QAccessible::CheckBox);
    QCOMPARE(again->text(QAccessible::Name), QStringLiteral("Again"));
    QVERIFY(!again->state().checked);
    again->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(clicks, 1);
    QVERIFY(again->state().checked);
    box.setCheckState(Qt::PartiallyChecked);
    QVERIFY(again->state().checkStateMixed);
    QRadioButton radio(QStringLiteral("Codes"));
    QCOMPARE(spoken(&radio)->role(), QAccessible::RadioButton);
    QPushButton plain(QStringLiteral("Go"));
    QCOMPARE(spoken(&plain)->role(), QAccessible::Button);
}

void SpokenTest::rowOfAHiddenList_doesNotClaimTheKeys()
{
    Following<QListWidget> list;
    list.addItems({QStringLiteral("One"), QStringLiteral("Two")});
    const QAccessible::UpdateHandler before = QAccessible::installUpdateHandler(listen);
    told.clear();
    list.setCurrentRow(1);
    QAccessible::installUpdateHandler(before);
    QCOMPARE(list.currentRow(), 1);
    QVERIFY(!told.contains(QAccessible::Focus));
}

SUBTEXT_TEST(SpokenTest)
#include "spokentest.moc"
