// SPDX-License-Identifier: MIT
#include "tests/support/registeredtest.h"
#include "tests/ui/deskharness.h"
#include "tests/ui/rosterharness.h"
#include "ui/help/keysdialog.h"
#include "ui/home/homepage.h"
#include "ui/palette/palettedialog.h"
#include "ui/release/releasepage.h"
#include "ui/roster/collectview.h"
#include "ui/roster/peopleview.h"
#include "ui/roster/settingsview.h"
#include "ui/roster/watchedfolder.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/segmentbar.h"

#include <QApplication>
#include <QLineEdit>
#include <QListView>
#include <QTableView>
#include <QTranslator>

using namespace subtext;
using namespace subtext::test;

/// Ctrl+Shift+P in the real window, by keys.
class PaletteTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void annotator_goesToAnItem();
    void annotator_findsNoPeopleAndNoPlacesOfOthers();
    void answerBegun_isKept();
    void adjudicator_goesToAnItemOfTheQueue();
    void adjudicator_findsNoTexts();
    void coordinator_goesToAPerson();
    void coordinator_goesToAnItem();
    void place_isShown();
    void finalLabelsAndHistory_areFoundByTheirNames();
    void looks_areFoundByTheWordsThatPeopleHaveForThem_data();
    void looks_areFoundByTheWordsThatPeopleHaveForThem();
    void subjects_areFoundByTheWordsThatPeopleHaveForThem_data();
    void subjects_areFoundByTheWordsThatPeopleHaveForThem();
    void labellingAgain_isFoundByWhoeverMayAskForIt();
    void views_areFoundFromAnywhere();
    void views_areThoseOfTheStudyAndTheRole();
    void command_isGiven();
    void commands_areThoseOfThePlace();
    void commandsOfTheCourse_areFoundAnywhere();
    void commandOfAnotherPlace_isGivenWhateverItsPageCallsThePlace();
    void nothingFound_isSaidAndGoesNowhere();
    void escape_closesAndGoesNowhere();
    void tenThousandItems_areBoundedAndMovedThrough();
    void startPage_hasNone();
};

namespace {

/// The palette of a window, opened by its keys; null where none opens.
template <typename At> PaletteDialog* openPalette(At& at, MainWindow& window)
{
    at.press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QCoreApplication::processEvents();
    return window.findChild<PaletteDialog*>();
}

PaletteDialog* openPalette(Desk& at)
{
    return openPalette(at, at.window());
}

PaletteDialog* openPalette(DeskWindow& at)
{
    return openPalette(at, at.window());
}

PaletteDialog* openPalette(RosterDesk& at)
{
    return openPalette(at.desk, at.desk.window());
}

/// A key in the field, and what follows from it in the window.
void pressIn(PaletteDialog& palette, Qt::Key key)
{
    QWidget* window = palette.parentWidget();
    QTest::keyClick(palette.field(), key);
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QApplication::setActiveWindow(window);
    QCoreApplication::processEvents();
}

void goByPalette(PaletteDialog& palette, const QString& words)
{
    QTest::keyClicks(palette.field(), words);
    pressIn(palette, Qt::Key_Return);
}

/// "Place Label" of every row that a search gives.
QStringList foundBy(PaletteDialog& palette, const QString& words)
{
    palette.field()->setText(words);
    QStringList found;
    for (int row = 0; row < palette.model().rowCount(); ++row) {
        const QModelIndex index = palette.model().index(row);
        found << index.data(PaletteModel::KindRole).toString() + u' ' + index.data().toString();
    }
    return found;
}

/// A language in which the page of the roster has another word for it than the navigation.
class AnotherWord : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* text, const char* /*comment*/,
                      int /*number*/) const override
    {
        const bool isIt = qstrcmp(context, "subtext::RosterPage") == 0 && !qstrcmp(text, "Roster");
        return isIt ? QStringLiteral("The course") : QString();
    }
};

} // namespace

void PaletteTest::annotator_goesToAnItem()
{
    Desk desk;
    desk.startLabelling(4);
    PaletteDialog* palette = openPalette(desk);
    QVERIFY(palette);
    QCOMPARE(palette->field()->accessibleName(), QStringLiteral("Go to"));
    QVERIFY(!palette->list()->accessibleName().isEmpty());
    goByPalette(*palette, QStringLiteral("item 3"));
    QVERIFY(!desk.window().findChild<PaletteDialog*>());
    QCOMPARE(desk.session().item().position, 3);
    QVERIFY(desk.step(Step::Emotion)->hasFocus());
    // From another place, too.
    desk.window().showPlace(MainWindow::Place::Guidelines);
    palette = openPalette(desk);
    QVERIFY(palette);
    goByPalette(*palette, QStringLiteral("sarcasm-irony/2"));
    QCOMPARE(desk.session().item().position, 2);
    QVERIFY(desk.page().isVisible());
}

void PaletteTest::annotator_findsNoPeopleAndNoPlacesOfOthers()
{
    Desk desk;
    desk.startLabelling(2);
    PaletteDialog* palette = openPalette(desk);
    QVERIFY(palette);
    QStringList places;
    int items = 0;
    for (const QString& row : foundBy(*palette, {})) {
        if (row.startsWith(QStringLiteral("Place ")))
            places << row.mid(6);
        items += row.startsWith(QStringLiteral("Item ")) ? 1 : 0;
        QVERIFY2(!row.startsWith(QStringLiteral("Person ")), qPrintable(row));
        QVERIFY2(!row.contains(QStringLiteral("cosy")), qPrintable(row)); // names, not texts
    }
    QVERIFY(places.contains(QStringLiteral("Label")));
    QVERIFY(places.contains(QStringLiteral("Guidelines")));
    QVERIFY(!places.contains(QStringLiteral("Roster")));
    QVERIFY(!places.contains(QStringLiteral("Adjudicate")));
    QCOMPARE(items, 2);
}

void PaletteTest::answerBegun_isKept()
{
    Desk desk;
    desk.startLabelling(3);
    desk.press(Qt::Key_5);
    const Answer begun = desk.session().answer();
    PaletteDialog* palette = openPalette(desk);
    QVERIFY(palette);
    QCOMPARE(desk.session().saveState(), SaveState::Draft); // on the disk by now
    goByPalette(*palette, QStringLiteral("item 2"));
    QCOMPARE(desk.session().item().position, 2);
    palette = openPalette(desk);
    QVERIFY(palette);
    goByPalette(*palette, QStringLiteral("item 1"));
    QCOMPARE(desk.session().item().position, 1);
    QVERIFY(desk.session().answer() == begun);
}

void PaletteTest::adjudicator_goesToAnItemOfTheQueue()
{
    DeskWindow at;
    const QString unanimous = QStringLiteral("mixed-signals/6"); // not in the usual filter
    QVERIFY(!at.listed().contains(unanimous));
    PaletteDialog* palette = openPalette(at);
    QVERIFY(palette);
    goByPalette(*palette, unanimous);
    QCOMPARE(at.itemName(), unanimous);
    QVERIFY(at.listed().contains(unanimous));
    at.window().showPlace(MainWindow::Place::Guidelines);
    palette = openPalette(at);
    QVERIFY(palette);
    goByPalette(*palette, QStringLiteral("mixed-signals/2"));
    QVERIFY(at.page().isVisible());
    QCOMPARE(at.itemName(), QStringLiteral("mixed-signals/2"));
}

void PaletteTest::adjudicator_findsNoTexts()
{
    DeskWindow at;
    QStringList texts;
    for (const DeskItem& item : at.page().session()->queue().items())
        texts << item.utterance;
    PaletteDialog* palette = openPalette(at);
    QVERIFY(palette);
    for (const QString& row : foundBy(*palette, {})) {
        QVERIFY2(!row.startsWith(QStringLiteral("Person ")), qPrintable(row));
        for (const QString& text : texts)
            QVERIFY2(!row.contains(text), qPrintable(row));
    }
    const QStringList items = foundBy(*palette, QStringLiteral("item mixed-signals"));
    QCOMPARE(items.filter(QStringLiteral("Item mixed-signals/")).size(), 8);
}

void PaletteTest::coordinator_goesToAPerson()
{
    RosterDesk at;
    at.page().showView(RosterPage::View::Settings);
    at.desk.window().showPlace(MainWindow::Place::Guidelines);
    const Person wanted = at.person(4);
    PaletteDialog* palette = openPalette(at);
    QVERIFY(palette);
    goByPalette(*palette, QStringLiteral("person ") + wanted.code);
    QVERIFY(at.page().people()->isVisible());
    const auto chosen = at.page().people()->chosen();
    QVERIFY(chosen);
    QCOMPARE(chosen->person, wanted);
    QVERIFY(at.page().people()->table()->hasFocus());
}

void PaletteTest::coordinator_goesToAnItem()
{
    RosterDesk at;
    PaletteDialog* palette = openPalette(at);
    QVERIFY(palette);
    const QStringList items = foundBy(*palette, QStringLiteral("item mixed-signals"));
    QCOMPARE(items.size(), RosterDesk::PerSubtype);
    const QString name = items.back().section(u' ', 1);
    palette->field()->clear();
    goByPalette(*palette, name);
    DeskPage& page = *at.desk.window().deskPage();
    QVERIFY(page.isVisible());
    QCOMPARE(page.session()->editing().item().scenario.name(), name);
}

void PaletteTest::place_isShown()
{
    DeskWindow at;
    PaletteDialog* palette = openPalette(at);
    QVERIFY(palette);
    const QModelIndex first = palette->model().index(0);
    QCOMPARE(first.data(PaletteModel::KindRole).toString(), QStringLiteral("Place"));
    QVERIFY(first.data(PaletteModel::KeysRole).toString().startsWith(QStringLiteral("Alt+")));
    goByPalette(*palette, QStringLiteral("guidel"));
    QVERIFY(!at.page().isVisible());
}

void PaletteTest::finalLabelsAndHistory_areFoundByTheirNames()
{
    RosterDesk at;
    PaletteDialog* palette = openPalette(at);
    QVERIFY(palette);
    const QString history = QStringLiteral("Place History of a decision: Adjudicate");
    QVERIFY(foundBy(*palette, QStringLiteral("history")).contains(history));
    const QString lock = QStringLiteral("Place Lock, unlock the study: Adjudicate");
    for (const char* words : {"lock", "unlock"})
        QVERIFY2(foundBy(*palette, QString::fromLatin1(words)).contains(lock), words);
    const QString labels = QStringLiteral("Place Final labels, gold labels: Release > Files");
    for (const char* words : {"gold", "final"})
        QVERIFY2(foundBy(*palette, QString::fromLatin1(words)).contains(labels), words);
    palette->field()->clear();
    goByPalette(*palette, QStringLiteral("gold labels"));
    ReleasePage& release = *at.desk.window().releasePage();
    QVERIFY(release.isVisible());
    QCOMPARE(release.views()->current(), static_cast<int>(ReleasePage::View::Files));
    palette = openPalette(at);
    QVERIFY(palette);
    goByPalette(*palette, QStringLiteral("tables and figures of a paper"));
    QCOMPARE(release.views()->current(), static_cast<int>(ReleasePage::View::Report));
}

void PaletteTest::looks_areFoundByTheWordsThatPeopleHaveForThem_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("command");
    const QString look = QStringLiteral("Command Light, dark or high contrast");
    for (const char* words :
         {"theme", "dark", "contrast", "light", "colours", "appearance", "settings", "preferences"})
        QTest::newRow(words) << QString::fromLatin1(words) << look;
    for (const char* words : {"text size", "font", "zoom", "settings"}) {
        for (const char* command : {"Larger text", "Smaller text", "Text size as on the desktop"})
            QTest::addRow("%s: %s", words, command)
                << QString::fromLatin1(words)
                << QStringLiteral("Command ") + QLatin1String(command);
    }
    for (const char* words : {"keyboard", "shortcuts", "settings", "preferences"})
        QTest::addRow("keys: %s", words)
            << QString::fromLatin1(words) << QStringLiteral("Command This list of keys");
}

void PaletteTest::looks_areFoundByTheWordsThatPeopleHaveForThem()
{
    QFETCH(QString, words);
    QFETCH(QString, command);
    Desk desk;
    desk.startLabelling(1);
    PaletteDialog* palette = openPalette(desk);
    QVERIFY(palette);
    const QStringList found = foundBy(*palette, words);
    QVERIFY2(found.contains(command), qPrintable(found.join(u'|')));
}

void PaletteTest::subjects_areFoundByTheWordsThatPeopleHaveForThem_data()
{
    QTest::addColumn<QString>("found");
    const QString scenes = QStringLiteral("Command Choose scenes");
    for (const char* words : {"typo", "correct", "edit", "leave out", "include again"})
        QTest::newRow(words) << scenes;
    for (const char* words : {"correct a scene", "typing error", "spelling"})
        QTest::newRow(words) << QStringLiteral("Place Correct a scene: Roster > Choose scenes");
    for (const char* words : {"curation", "generate", "generated scenes", "scenes before labelling",
                              "balance", "choose scenes", "targets"})
        QTest::newRow(words) << QStringLiteral(
            "Place Scenes before labelling: Roster > Choose scenes");
    QTest::newRow("submission") << QStringLiteral("Place Submission of a prediction set: Models");
    QTest::newRow("doi") << QStringLiteral("Place DOI of the data: Release");
    for (const char* words : {"password", "passphrase"})
        QTest::newRow(words) << QStringLiteral("Place Passphrase of somebody: Roster > People");
    QTest::newRow("undo") << QStringLiteral("Place Undo a decision: Adjudicate");
    QTest::newRow("undo a dismissal") << QStringLiteral("Place Undo a dismissal: Quality");
}

void PaletteTest::subjects_areFoundByTheWordsThatPeopleHaveForThem()
{
    QFETCH(QString, found);
    const QString words = QString::fromLatin1(QTest::currentDataTag());
    RosterDesk at;
    at.desk.window().showPlace(MainWindow::Place::Guidelines);
    PaletteDialog* palette = openPalette(at);
    QVERIFY(palette);
    const QStringList rows = foundBy(*palette, words);
    QVERIFY2(rows.contains(found), qPrintable(rows.join(u'|')));
}

void PaletteTest::labellingAgain_isFoundByWhoeverMayAskForIt()
{
    const QString words = QStringLiteral("label again");
    const QString again = QStringLiteral("Place Label again: Roster > Assignment");
    {
        RosterDesk at;
        PaletteDialog* palette = openPalette(at);
        QVERIFY(palette);
        QCOMPARE(foundBy(*palette, words).value(0), again);
        palette->field()->clear();
        goByPalette(*palette, words);
        QVERIFY(at.page().isVisible());
        QCOMPARE(at.page().views()->current(), static_cast<int>(RosterPage::View::Assignment));
    }
    Desk annotator;
    annotator.startLabelling(1);
    PaletteDialog* palette = openPalette(annotator);
    QVERIFY(palette);
    QVERIFY(!foundBy(*palette, words).contains(again));
}

void PaletteTest::views_areFoundFromAnywhere()
{
    RosterDesk at;
    at.desk.window().showPlace(MainWindow::Place::Guidelines);
    PaletteDialog* palette = openPalette(at);
    QVERIFY(palette);
    for (const char* view :
         {"Roster > People", "Roster > Assignment", "Roster > Files", "Roster > Settings",
          "Quality > Charts", "Models > Leaderboard", "Release > Datasheet"}) {
        const QString name = QLatin1String(view);
        QVERIFY2(foundBy(*palette, name).contains(QStringLiteral("Place ") + name), view);
    }
    const QString settings = QStringLiteral("Place Roster > Settings");
    QCOMPARE(foundBy(*palette, QStringLiteral("settings")).value(0), settings); // before looks
    for (const char* word : {"rules", "protocol"})
        QVERIFY2(!foundBy(*palette, QString::fromLatin1(word)).isEmpty(), word);
    palette->field()->clear();
    goByPalette(*palette, QStringLiteral("settings"));
    QVERIFY(at.page().settings()->isVisible());
    QVERIFY(at.page().isAncestorOf(QApplication::focusWidget()));
    palette = openPalette(at);
    QVERIFY(palette);
    goByPalette(*palette, QStringLiteral("datasheet"));
    ReleasePage& release = *at.desk.window().releasePage();
    QVERIFY(release.isVisible());
    QCOMPARE(release.view(), ReleasePage::View::Datasheet);
    QVERIFY(release.isAncestorOf(QApplication::focusWidget()));
}

void PaletteTest::views_areThoseOfTheStudyAndTheRole()
{
    DeskWindow at; // an adjudicator, in a study of labels; nobody has been to Models
    PaletteDialog* palette = openPalette(at);
    QVERIFY(palette);
    const QStringList views = foundBy(*palette, QStringLiteral("models"));
    QVERIFY(views.contains(QStringLiteral("Place Models > Leaderboard")));
    QVERIFY(!views.contains(QStringLiteral("Place Models > Gain")));
    for (const QString& row : foundBy(*palette, QStringLiteral("settings")))
        QVERIFY2(row.startsWith(QStringLiteral("Command ")), qPrintable(row)); // no place
    QVERIFY(foundBy(*palette, QStringLiteral("datasheet")).isEmpty());
}

void PaletteTest::command_isGiven()
{
    Desk desk;
    desk.startLabelling(2);
    QVERIFY(!desk.session().answer().isFlagged);
    PaletteDialog* palette = openPalette(desk);
    QVERIFY(palette);
    goByPalette(*palette, QStringLiteral("flag as"));
    QVERIFY(desk.session().answer().isFlagged);
    palette = openPalette(desk);
    QVERIFY(palette);
    goByPalette(*palette, QStringLiteral("list of keys"));
    QVERIFY(desk.window().findChild<KeysDialog*>());
}

void PaletteTest::commands_areThoseOfThePlace()
{
    DeskWindow at;
    PaletteDialog* palette = openPalette(at);
    QVERIFY(palette);
    const QString tallies = QStringLiteral("Command Show or hide the tallies");
    QVERIFY(foundBy(*palette, QStringLiteral("tallies")).contains(tallies));
    // That is where one is.
    QVERIFY(!foundBy(*palette, QStringLiteral("go to")).contains(QStringLiteral("Command Go to…")));
    pressIn(*palette, Qt::Key_Escape);
    at.window().showPlace(MainWindow::Place::Guidelines);
    palette = openPalette(at);
    QVERIFY(palette);
    QVERIFY(!foundBy(*palette, QStringLiteral("tallies")).contains(tallies));
    const QStringList found = foundBy(*palette, QStringLiteral("sign out"));
    QVERIFY(found.contains(QStringLiteral("Command Sign out")));
}

void PaletteTest::commandsOfTheCourse_areFoundAnywhere()
{
    TestStudy study;
    const Roster::NewPerson zora{{}, QStringLiteral("Zora Quill"), Role::Coordinator};
    const PersonId person = must(study.roster().add({zora})).front().id;
    study.close();
    Desk desk;
    desk.window().adopt(must(Study::open(study.path(), Study::Access::Write, study.environment())));
    desk.window().signIn(person); // at Home: nobody has been to the Roster
    QTRY_VERIFY_WITH_TIMEOUT(!desk.window().homePage()->isWorking(), RosterDesk::LongestWait);
    PaletteDialog* palette = openPalette(desk);
    QVERIFY(palette);
    for (const char* command :
         {"Write hand-outs", "Merge returned files", "Watch a folder for returned files",
          "Add people", "Choose scenes", "Copy a reminder to those chosen who are late"}) {
        const QString name = QLatin1String(command);
        QVERIFY2(foundBy(*palette, name).contains(QStringLiteral("Command ") + name), command);
    }
    QVERIFY(foundBy(*palette, QStringLiteral("save the settings")).isEmpty()); // asks nothing
    const QString folder = study.filePath(QStringLiteral("in"));
    QVERIFY(QDir().mkpath(folder));
    desk.prompts.paths = {folder};
    palette->field()->clear();
    goByPalette(*palette, QStringLiteral("watch a folder"));
    RosterPage& roster = *desk.window().rosterPage();
    QVERIFY(roster.files()->isVisible());
    QCOMPARE(roster.watchedFolder()->folderWatch().folder(), folder);
}

void PaletteTest::commandOfAnotherPlace_isGivenWhateverItsPageCallsThePlace()
{
    AnotherWord language;
    QVERIFY(QCoreApplication::installTranslator(&language));
    RosterDesk at;
    at.desk.window().showPlace(MainWindow::Place::Guidelines);
    const QString folder = at.study.filePath(QStringLiteral("in"));
    QVERIFY(QDir().mkpath(folder));
    at.desk.prompts.paths = {folder};
    PaletteDialog* palette = openPalette(at);
    QVERIFY(palette);
    goByPalette(*palette, QStringLiteral("watch a folder"));
    QVERIFY(at.page().files()->isVisible());
    QCOMPARE(at.page().watchedFolder()->folderWatch().folder(), folder);
}

void PaletteTest::nothingFound_isSaidAndGoesNowhere()
{
    Desk desk;
    desk.startLabelling(2);
    PaletteDialog* palette = openPalette(desk);
    QVERIFY(palette);
    QTest::keyClicks(palette->field(), QStringLiteral("qqq"));
    QCoreApplication::processEvents();
    QCOMPARE(palette->note(), QStringLiteral("Nothing is called that."));
    QVERIFY(Announcer::of(*palette).said().contains(QStringLiteral("Nothing is called that.")));
    QVERIFY(!palette->list()->isVisible()); // no empty box
    QTest::keyClick(palette->field(), Qt::Key_Down);
    QTest::keyClick(palette->field(), Qt::Key_Return);
    QVERIFY(palette->isVisible());
    palette->field()->clear();
    QVERIFY(palette->list()->isVisible());
    QTest::keyClicks(palette->field(), QStringLiteral("item 2"));
    QCoreApplication::processEvents();
    QVERIFY(palette->note().isEmpty());
    QVERIFY(Announcer::of(*palette).said().contains(QStringLiteral("Item, 2 ·")));
    QCOMPARE(desk.session().item().position, 1);
}

void PaletteTest::escape_closesAndGoesNowhere()
{
    Desk desk;
    desk.startLabelling(2);
    PaletteDialog* palette = openPalette(desk);
    QVERIFY(palette);
    QTest::keyClicks(palette->field(), QStringLiteral("item 2"));
    pressIn(*palette, Qt::Key_Escape);
    QVERIFY(!desk.window().findChild<PaletteDialog*>());
    QCOMPARE(desk.session().item().position, 1);
    QVERIFY(desk.step(Step::Emotion)->hasFocus());
}

void PaletteTest::tenThousandItems_areBoundedAndMovedThrough()
{
    constexpr int Count = 10'000;
    QWidget window;
    window.show();
    int gone = 0;
    std::vector<PaletteEntry> entries;
    for (int i = 1; i <= Count; ++i)
        entries.push_back(
            {PaletteEntry::Kind::Item, QStringLiteral("%1 · irony/x").arg(i), {}, [&gone, i] {
                 gone = i;
             }});
    auto* palette = new PaletteDialog(std::move(entries), window);
    palette->open();
    QCoreApplication::processEvents();
    const auto row = [&] { return palette->list()->currentIndex().row(); };
    QCOMPARE(palette->note(), QStringLiteral("9950 more"));
    QCOMPARE(row(), 0);
    QTest::keyClick(palette->field(), Qt::Key_Up);
    QCOMPARE(row(), 0);
    QTest::keyClick(palette->field(), Qt::Key_PageDown);
    const int page = row();
    QVERIFY(page > 1);
    for (int i = 0; i < PaletteModel::MostRows; ++i)
        QTest::keyClick(palette->field(), Qt::Key_PageDown);
    QCOMPARE(row(), PaletteModel::MostRows - 1);
    QTest::keyClick(palette->field(), Qt::Key_PageUp);
    QCOMPARE(row(), PaletteModel::MostRows - 1 - page);
    QTest::keyClicks(palette->field(), QStringLiteral("99"));
    QCOMPARE(row(), 0);
    QCOMPARE(palette->note(), QStringLiteral("230 more"));
    QTest::keyClick(palette->field(), Qt::Key_Down);
    pressIn(*palette, Qt::Key_Return);
    QCOMPARE(gone, 990);
}

void PaletteTest::startPage_hasNone()
{
    Desk desk;
    QVERIFY(!openPalette(desk));
    desk.startLabelling(1);
    desk.window().signOut();
    QVERIFY(!openPalette(desk));
}

SUBTEXT_TEST(PaletteTest)
#include "palettetest.moc"
