// SPDX-License-Identifier: MIT
#include "ui/actions/keytable.h"

#include "core/course/courserules.h"
#include "core/course/questions.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/courseharness.h"
#include "tests/ui/deskharness.h"
#include "tests/ui/deskoftasks.h"
#include "ui/actions/actionregistry.h"
#include "ui/actions/kindsofstudy.h"
#include "ui/agreement/agreementpage.h"
#include "ui/help/keysdialog.h"
#include "ui/models/modelspage.h"
#include "ui/release/releasepage.h"
#include "ui/shell/navigationbar.h"

#include <QLabel>
#include <QScrollArea>
#include <QToolButton>

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

/// The one table of keys: F12 shows a role its part, and the manual is made from it.
class KeyTableTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void role_seesItsPlacesOnly_data();
    void role_seesItsPlacesOnly();
    void everywhere_standsFirstThenThePlacesOfTheBar();
    void keysOfSecondReadings_areThoseOfTheForm();
    void rowOfKeys_isOneLine();
    void keyOfOneKind_isListedWhereItIsOffered();
    void keysOfSomeRules_areListedWhereTheRulesAskForThem();
    void buttonOfAPlace_saysTheListedKey();
    void placesInTheirOrder_haveAltAndTheDigits();
    void markdown_hasEveryEntryOnce();
    void helpPage_isThatOfWhoeverIsSignedIn();
    void helpPage_opensAtThePlaceItIsAskedFrom();
    void helpPage_hasPlacesNotYetVisited();
    void withoutABoard_noKeysOfBoardsAreListed();
    void withoutAnExplanation_noKeysOfItAreListed();
    void ofABoard_itsKeysAreListed();
    void withoutAStudy_noPlaceIsListed();
    void inPractice_itsKeysAreListedAlone();
};

namespace {

QStringList placesOf(const ActionRegistry& actions, Role role)
{
    QStringList places;
    for (const ActionRegistry::Section& section : actions.sectionsFor(role))
        places << section.place;
    return places;
}

QStringList textsOfKeys(const std::vector<ActionRegistry::Section>& sections)
{
    QStringList texts;
    for (const ActionRegistry::Section& section : sections) {
        for (const ActionRegistry::Entry& entry : section.entries)
            texts << entry.writtenKeys() + u' ' + entry.text;
    }
    return texts;
}

} // namespace

Q_DECLARE_METATYPE(subtext::Role)

void KeyTableTest::role_seesItsPlacesOnly_data()
{
    QTest::addColumn<Role>("role");
    QTest::addColumn<bool>("hasDesk");
    QTest::addColumn<bool>("hasRoster");
    QTest::newRow("annotator") << Role::Annotator << false << false;
    QTest::newRow("adjudicator") << Role::Adjudicator << true << false;
    QTest::newRow("coordinator") << Role::Coordinator << true << true;
}

void KeyTableTest::role_seesItsPlacesOnly()
{
    QFETCH(Role, role);
    QFETCH(bool, hasDesk);
    QFETCH(bool, hasRoster);
    DeskWindow at;
    const QStringList places = placesOf(at.window().actions(), role);
    QVERIFY(places.contains(QStringLiteral("Label")));
    QCOMPARE(places.contains(QStringLiteral("Adjudicate")), hasDesk);
    QCOMPARE(places.contains(QStringLiteral("Agreement")), hasDesk);
    QCOMPARE(places.contains(QStringLiteral("Home")), hasRoster);
    QCOMPARE(places.contains(QStringLiteral("Roster")), hasRoster);
    QCOMPARE(places.contains(QStringLiteral("Release")), hasRoster);
    // Ways to places that are not theirs are not listed either.
    const auto sections = at.window().actions().sectionsFor(role);
    const auto& everywhere = sections.front().entries;
    const auto isWay = [&](const QString& place) {
        return std::any_of(everywhere.begin(), everywhere.end(),
                           [&](const auto& e) { return e.leadsTo == place; });
    };
    QCOMPARE(isWay(QStringLiteral("Roster")), hasRoster);
    QCOMPARE(isWay(QStringLiteral("Models")), hasDesk);
}

void KeyTableTest::everywhere_standsFirstThenThePlacesOfTheBar()
{
    DeskWindow at;
    const QStringList places = placesOf(at.window().actions(), Role::Coordinator);
    QCOMPARE(places.front(), ActionRegistry::everywhere());
    for (const QString& place : places)
        QCOMPARE(places.count(place), 1);
    const QStringList inOrder{
        QStringLiteral("Everywhere"), QStringLiteral("Home"),       QStringLiteral("Practice"),
        QStringLiteral("Label"),      QStringLiteral("Adjudicate"), QStringLiteral("Agreement"),
        QStringLiteral("Quality"),    QStringLiteral("Roster"),     QStringLiteral("Release"),
        QStringLiteral("Models"),     QStringLiteral("Seminar"),    QStringLiteral("Manual")};
    QStringList found;
    for (const QString& place : inOrder) {
        if (places.contains(place)) // once its page was made
            found << place;
    }
    QVERIFY(found.contains(QStringLiteral("Practice")));
    QVERIFY(found.contains(QStringLiteral("Seminar")));
    QStringList those = places;
    those.removeIf([&](const QString& place) { return !inOrder.contains(place); });
    QCOMPARE(those, found);
}

void KeyTableTest::keysOfSecondReadings_areThoseOfTheForm()
{
    DeskWindow at;
    const auto listed = [&] {
        QStringList keys;
        for (const QString& text :
             textsOfKeys(at.window().actions().sectionsFor(Role::Annotator))) {
            if (text.contains(QStringLiteral(" Second reading")))
                keys << text.section(u' ', 0, 0);
        }
        return keys.join(u'|');
    };
    QCOMPARE(listed(), QString());
    Protocol protocol = must(at.study().protocol());
    protocol.secondReading = SecondReading::Option;
    must(at.study().courseRules().setProtocol(protocol));
    QCOMPARE(listed(), QStringLiteral("0"));
    protocol.secondReading = SecondReading::Sharing;
    must(at.study().courseRules().setProtocol(protocol));
    QCOMPARE(listed(), QStringLiteral("Up,"));
}

void KeyTableTest::rowOfKeys_isOneLine()
{
    QWidget owner;
    ActionRegistry actions;
    int last = 0;
    actions.addRow(&owner, QStringLiteral("Here"), QStringLiteral("Choose"),
                   QStringLiteral("1 and 2"),
                   {{QKeySequence(Qt::Key_1), [&] { last = 1; }},
                    {QKeySequence(Qt::Key_2), [&] { last = 2; }}});
    QCOMPARE(actions.entries().size(), std::size_t{1});
    QCOMPARE(actions.entries().front().writtenKeys(), QStringLiteral("1 and 2"));
    QCOMPARE(actions.entries().front().keys.size(), 2); // duplicates are found by these
    owner.actions().at(1)->trigger();
    QCOMPARE(last, 2);
}

void KeyTableTest::keyOfOneKind_isListedWhereItIsOffered()
{
    QWidget owner;
    ActionRegistry actions;
    const QString place = QStringLiteral("Here");
    actions.add(&owner, place, QStringLiteral("Always"), {QKeySequence(Qt::Key_A)}, [] {});
    actions.add(
        &owner, place, QStringLiteral("Open"), {QKeySequence(Qt::Key_B)}, [] {}, Role::Annotator,
        QStringLiteral("round"));
    actions.note(place, QStringLiteral("Turn"), QStringLiteral("Arrow keys"),
                 QStringLiteral("square"));
    actions.setOffered(QStringLiteral("round"), true);
    actions.setOffered(QStringLiteral("square"), false);
    const auto texts = [](const std::vector<ActionRegistry::Section>& sections) {
        QStringList of;
        for (const ActionRegistry::Entry& entry : sections.front().entries)
            of << entry.text;
        return of.join(u',');
    };
    QCOMPARE(texts(actions.sectionsFor(Role::Annotator)), QStringLiteral("Always,Open"));
    QCOMPARE(texts(actions.allSectionsFor(Role::Annotator)), QStringLiteral("Always,Open,Turn"));
    const QString table = keysMarkdown(actions);
    QVERIFY(table.contains(QStringLiteral("| A | Always |\n| B | Open (round) |\n")));
    QVERIFY(table.contains(QStringLiteral("| Arrow keys | Turn (square) |\n")));
}

void KeyTableTest::keysOfSomeRules_areListedWhereTheRulesAskForThem()
{
    DeskWindow at;
    const auto listed = [&] {
        QStringList texts;
        for (const auto& section : at.window().actions().sectionsFor(Role::Coordinator)) {
            for (const ActionRegistry::Entry& entry : section.entries) {
                if (entry.only == cuesAskedKind() || entry.only == questionsTakenKind())
                    texts << entry.writtenKeys();
            }
        }
        texts.sort();
        return texts.join(u'|');
    };
    // In Practice and in Label.
    const QString marking = QStringLiteral(
        "Arrow keys, with Shift, Space, Enter|Arrow keys, with Shift, Space, Enter|Ctrl+K|Ctrl+K");
    QCOMPARE(listed(), QString());
    Protocol protocol = must(at.study().protocol());
    protocol.areCuesAsked = true;
    must(at.study().courseRules().setProtocol(protocol));
    QCOMPARE(listed(), marking);
    protocol.areQuestionsAllowed = true;
    must(at.study().courseRules().setProtocol(protocol));
    QCOMPARE(listed(), marking + QStringLiteral("|F7|F7")); // in Label and at the desk
    const ScenarioId item = at.page().session()->editing().item().scenario.id;
    must(at.study().questions().ask(must(at.study().raters(item)).front(), item,
                                    QStringLiteral("Who is meant?")));
    protocol.areCuesAsked = false;
    protocol.areQuestionsAllowed = false;
    must(at.study().courseRules().setProtocol(protocol));
    QCOMPARE(listed(), QStringLiteral("F7|F7")); // what was asked still waits for a reply
    const QString table = keysMarkdown(at.window().actions());
    QVERIFY(table.contains(
        QStringLiteral("| Ctrl+K | Mark words of the scene (where the study asks for cue words)")));
    QVERIFY(table.contains(
        QStringLiteral("| F7 | Ask about the item (where the study takes questions)")));
}

void KeyTableTest::buttonOfAPlace_saysTheListedKey()
{
    DeskWindow at;
    int found = 0;
    for (const auto* button :
         at.window().findChild<NavigationBar*>()->findChildren<QToolButton*>()) {
        for (const ActionRegistry::Entry& entry : at.window().actions().entries()) {
            if (!button->isCheckable() || entry.place != ActionRegistry::everywhere() ||
                entry.leadsTo != button->text())
                continue;
            QCOMPARE(button->toolTip(), entry.writtenKeys());
            ++found;
        }
    }
    QCOMPARE(found, 11);
}

// Hidden places keep their digits, so that a key leads to the same place in every study. There are
// ten; what is there for a while has a letter.
void KeyTableTest::placesInTheirOrder_haveAltAndTheDigits()
{
    DeskWindow at;
    QStringList keys;
    for (const auto* button :
         at.window().findChild<NavigationBar*>()->findChildren<QToolButton*>()) {
        if (button->isCheckable())
            keys << button->toolTip();
    }
    QStringList expected;
    for (int digit = 0; digit < 10; ++digit)
        expected << QStringLiteral("Alt+%1").arg(digit);
    expected << QStringLiteral("Alt+N");
    QCOMPARE(keys, expected);
}

void KeyTableTest::markdown_hasEveryEntryOnce()
{
    DeskWindow at;
    const QString table = keysMarkdown(at.window().actions());
    for (const ActionRegistry::Entry& entry : at.window().actions().entries()) {
        const QString meaning = entry.only.isEmpty()
                                    ? entry.text
                                    : QStringLiteral("%1 (%2)").arg(entry.text, entry.only);
        QVERIFY2(table.count(QStringLiteral("| %1 |\n").arg(meaning)) >= 1, qPrintable(meaning));
    }
    QCOMPARE(table.count(QStringLiteral("\n### Adjudicate\n")), 1);
    QVERIFY(table.contains(
        QStringLiteral("| 1 to 9 | On a board: yes to a row (where the task has a board) |")));
    for (const char* ofOneTask : {"VAD", "valence", "1 to 8", "1 to 7"})
        QVERIFY2(!table.contains(QLatin1String(ofOneTask)), ofOneTask);
    QVERIFY(table.startsWith(QStringLiteral("## Annotator\n")));
    QVERIFY(table.indexOf(QStringLiteral("### Label")) <
            table.indexOf(QStringLiteral("## Adjudicator")));
}

void KeyTableTest::helpPage_isThatOfWhoeverIsSignedIn()
{
    DeskWindow at; // an adjudicator
    at.press(Qt::Key_F12);
    QCoreApplication::processEvents();
    const auto* page = at.window().findChild<KeysDialog*>();
    QVERIFY(page);
    QStringList texts;
    for (const QLabel* label : page->findChildren<QLabel*>())
        texts << label->text();
    QVERIFY(texts.contains(QStringLiteral("Adjudicate")));
    QVERIFY(!texts.contains(QStringLiteral("Roster")));
}

void KeyTableTest::helpPage_opensAtThePlaceItIsAskedFrom()
{
    DeskWindow at; // in the place Adjudicate
    at.press(Qt::Key_F12);
    QCoreApplication::processEvents();
    const auto* page = at.window().findChild<KeysDialog*>();
    QVERIFY(page);
    const auto* area = page->findChild<QScrollArea*>();
    for (const QLabel* label : area->findChildren<QLabel*>()) {
        const int top = label->mapTo(area->viewport(), QPoint()).y();
        if (label->text() == QLatin1String("Adjudicate"))
            QVERIFY2(top >= 0 && top < area->viewport()->height() / 2,
                     qPrintable(QString::number(top)));
        if (label->text() == ActionRegistry::everywhere()) // above it still
            QVERIFY(top < 0);
    }
}

/// A place is made when it is first needed, and its keys are listed before that.
void KeyTableTest::helpPage_hasPlacesNotYetVisited()
{
    DeskWindow at;
    MainWindow& window = at.window();
    window.setAccess({}); // as the program does at its start
    QVERIFY(!window.findChild<ModelsPage*>());
    QVERIFY(!window.findChild<AgreementPage*>());
    QVERIFY(!window.findChild<ReleasePage*>());
    window.showKeys();
    const auto* dialog = window.findChild<KeysDialog*>();
    QVERIFY(dialog);
    QStringList texts;
    for (const QLabel* label : dialog->findChildren<QLabel*>())
        texts << label->text();
    QVERIFY(texts.contains(QStringLiteral("Agreement")));
    QVERIFY(!texts.contains(QStringLiteral("Release"))); // an adjudicator has no such place
    QVERIFY(!window.findChild<ReleasePage*>());
}

void KeyTableTest::withoutABoard_noKeysOfBoardsAreListed()
{
    DeskWindow at; // one question of eight options
    const QStringList texts = textsOfKeys(at.window().actions().sectionsFor(Role::Adjudicator));
    QVERIFY(texts.contains(QStringLiteral("1 to 8 Choose an option, as in Label")));
    for (const QString& text : texts) {
        QVERIFY2(!text.contains(QStringLiteral("On a board")), qPrintable(text));
        QVERIFY2(!text.contains(QStringLiteral("beyond the ninth")), qPrintable(text));
        QVERIFY2(!text.contains(QStringLiteral("Previous question")), qPrintable(text));
    }
    at.window().closeStudy(); // of any study again
    const QStringList ofAny = textsOfKeys(at.window().actions().sectionsFor(Role::Adjudicator));
    QVERIFY(ofAny.contains(QStringLiteral("0 On a board: no to all remaining rows")));
}

void KeyTableTest::withoutAnExplanation_noKeysOfItAreListed()
{
    const QString into = QStringLiteral("Ctrl+L Into the explanation");
    DeskWindow with;
    QVERIFY(textsOfKeys(with.window().actions().sectionsFor(Role::Adjudicator)).contains(into));
    DeskWindow without(DeskOfTasks::threeStories()); // of EmoScene
    const QStringList texts =
        textsOfKeys(without.window().actions().sectionsFor(Role::Adjudicator));
    QVERIFY(texts.contains(QStringLiteral("Esc Close the guide")));
    for (const QString& text : texts)
        QVERIFY2(!text.contains(QStringLiteral("the explanation")), qPrintable(text));
}

void KeyTableTest::ofABoard_itsKeysAreListed()
{
    DeskWindow at(DeskOfTasks::threeStories()); // a board of eight rows
    const QStringList texts = textsOfKeys(at.window().actions().sectionsFor(Role::Adjudicator));
    QVERIFY(texts.contains(QStringLiteral("Shift+1 to Shift+9 On a board: no to a row")));
    QVERIFY(texts.contains(QStringLiteral("0 On a board: no to all remaining rows")));
    for (const QString& text : texts)
        QVERIFY2(!text.contains(QStringLiteral("Shift+A")), qPrintable(text));
}

void KeyTableTest::withoutAStudy_noPlaceIsListed()
{
    DeskWindow at;
    at.window().closeStudy();
    at.window().showKeys();
    const auto* dialog = at.window().findChild<KeysDialog*>();
    QVERIFY(dialog);
    QStringList texts;
    for (const QLabel* label : dialog->findChildren<QLabel*>())
        texts << label->text();
    QVERIFY(texts.contains(ActionRegistry::everywhere()));
    QVERIFY(texts.contains(QStringLiteral("Quit")));
    QVERIFY(texts.contains(QStringLiteral("Manual")));
    for (const char* absent : {"Place: Label", "Label", "Practice", "Go to…", "Sign out"})
        QVERIFY2(!texts.contains(QString::fromUtf8(absent)), absent);
}

void KeyTableTest::inPractice_itsKeysAreListedAlone()
{
    Protocol protocol;
    protocol.isPracticeAsked = true;
    CourseDesk desk(2, protocol);
    desk.window().signIn(desk.robin.id);
    desk.window().showKeys();
    const auto* dialog = desk.window().findChild<KeysDialog*>();
    QVERIFY(dialog);
    QStringList texts;
    for (const QLabel* label : dialog->findChildren<QLabel*>())
        texts << label->text();
    QVERIFY(texts.contains(QStringLiteral("Practice")));
    QVERIFY(texts.contains(QStringLiteral("Sign out")));
    for (const char* absent : {"Place: Label", "Label", "Mark words of the scene"})
        QVERIFY2(!texts.contains(QLatin1String(absent)), absent);
    QVERIFY(!texts.contains(QStringLiteral("1 to 9, then a to w"))); // those of any task
}

SUBTEXT_TEST(KeyTableTest)
#include "keytabletest.moc"
