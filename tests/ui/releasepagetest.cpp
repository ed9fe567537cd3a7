// SPDX-License-Identifier: MIT
#include "core/course/courserules.h"
#include "core/publishing/releasing.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/releaseharness.h"
#include "ui/adjudicate/deskpage.h"
#include "ui/quality/qualitypage.h"
#include "ui/release/answeredit.h"
#include "ui/release/datasheetform.h"
#include "ui/release/filepreview.h"
#include "ui/release/filesview.h"
#include "ui/release/optionspanel.h"
#include "ui/release/placepanel.h"
#include "ui/widgets/itemcard.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/segmentbar.h"

#include <QAccessible>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QTableWidget>

#include <algorithm>

using namespace subtext;
using namespace subtext::test;
using State = StateMark::State;

/// The Release place in the real window, on real studies: its checks, answers and files.
class ReleasePageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void openItems_keepTheButtonShutAndSayWhy();
    void lastLabel_opensTheButton();
    void decision_passesItsGate();
    void labelOfAnotherProgram_isFollowed();
    void override_needsAReason();
    void withdrawnOverride_failsAgain();
    void overrideOfWhatPassesByNow_isForgotten();
    void overrideOfOtherPlaces_isAskedForAnew();
    void overrideOfAnotherVersion_isAskedForAnew();
    void reasonThatNamesSomebody_isRefused();
    void licence_isSeenAndChosenBesideTheVersion();
    void creators_areAskedForBesideTheVersion();
    void openQuestions_areSaidBeforeItGoesOut();
    void openFindings_areSaidAndLeadToQuality();
    void noteWithAName_isShownBeforeAndAfter();
    void place_showsItsItemAndLeadsToTheDesk();
    void openLabel_leadsToQuality();
    void hiddenPlace_checksWhenItIsShown();
    void answer_isSavedAndPrinted();
    void knownAnswer_canBeSaidOtherwise();
    void answer_isSavedOnTheWayOut();
    void files_areShownAsWhatTheyAre();
    void wrongVersionOrDate_shutsTheButton();
    void studysPolicy_saysHowPeopleAreCalled();
    void readOnlyStudy_canBeLookedAtOnly();
    void others_haveNoSuchPlace();
    void everyWidget_hasAName();
    void tab_reachesEverythingAndReturns();
};

void ReleasePageTest::openItems_keepTheButtonShutAndSayWhy()
{
    ReleaseDesk at;
    at.open();
    QCOMPARE(at.state("labelled"), State::Failed);
    QCOMPARE(at.state("damage"), State::Passed);
    QVERIFY(at.row("labelled").message().startsWith(QStringLiteral("6 assigned labels")));
    QCOMPARE(at.row("labelled").places()->count(), 6);
    QCOMPARE(at.verdict(), QStringLiteral("Not yet"));
    QVERIFY(!at.canWrite());
    QVERIFY(at.page().verdict()->explanation().contains(QStringLiteral("1 of 8 checks failed.")));
}

void ReleasePageTest::lastLabel_opensTheButton()
{
    ReleaseDesk at;
    at.open();
    at.row("labelled").setPlacesShown(true);
    at.label(1, Emotion::Joy, Emotion::Joy, Emotion::Joy);
    QTRY_COMPARE_WITH_TIMEOUT(at.row("labelled").places()->count(), 3, ReleaseDesk::LongestWait);
    QVERIFY(at.row("labelled").places()->isVisible()); // what is open stays open
    at.label(2, Emotion::Joy, Emotion::Joy, Emotion::Trust);
    QTRY_COMPARE_WITH_TIMEOUT(at.state("labelled"), State::Passed, ReleaseDesk::LongestWait);
    QTRY_COMPARE(at.verdict(), QStringLiteral("Ready"));
    QVERIFY(at.canWrite());
}

void ReleasePageTest::decision_passesItsGate()
{
    ReleaseDesk at;
    at.label(1, Emotion::Joy, Emotion::Anger, Emotion::Fear);
    at.label(2, Emotion::Joy, Emotion::Joy, Emotion::Fear);
    at.open();
    QCOMPARE(at.state("decided"), State::Failed);
    at.decide(1, Emotion::Anger);
    QTRY_COMPARE_WITH_TIMEOUT(at.state("decided"), State::Passed, ReleaseDesk::LongestWait);
}

void ReleasePageTest::labelOfAnotherProgram_isFollowed()
{
    ReleaseDesk at;
    at.open(Study::Access::Read);
    auto writer = Study::open(at.study.path(), Study::Access::Write, at.study.environment());
    VERIFY_HOLDS(writer);
    VERIFY_HOLDS((*writer)->labelling().submit(at.study.person(1), at.study.scenario(1),
                                               submissionOf(completeAnswer(Emotion::Joy))));
    QTRY_COMPARE_WITH_TIMEOUT(at.row("labelled").places()->count(), 5, ReleaseDesk::LongestWait);
}

void ReleasePageTest::override_needsAReason()
{
    ReleaseDesk at;
    at.open();
    GateRow& row = at.row("labelled");
    QTest::mouseClick(row.overrideButton(), Qt::LeftButton);
    QVERIFY(row.reasonEdit()->isVisible());
    QTest::keyClicks(row.reasonEdit(), QStringLiteral("   "));
    QTest::keyClick(row.reasonEdit(), Qt::Key_Return);
    QCOMPARE(at.state("labelled"), State::Failed);
    QTest::keyClicks(row.reasonEdit(), QStringLiteral("A pilot, with two items."));
    QTest::keyClick(row.reasonEdit(), Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(at.state("labelled"), State::Overridden, ReleaseDesk::LongestWait);
    QVERIFY(row.message().contains(QStringLiteral("A pilot, with two items.")));
    QCOMPARE(at.verdict(), QStringLiteral("May be released"));
    QVERIFY(at.canWrite());
    QSignalSpy shown(&at.page(), &ReleasePage::filesShown);
    at.page().showView(ReleasePage::View::Files);
    QVERIFY(shown.wait(ReleaseDesk::LongestWait));
    at.page().files()->chooseFile(QStringLiteral("README.md"));
    QVERIFY(
        at.page().files()->preview()->text().contains(QStringLiteral("A pilot, with two items.")));
}

void ReleasePageTest::withdrawnOverride_failsAgain()
{
    ReleaseDesk at;
    at.open();
    at.page().overrideGate(GateKind::Labelled, QStringLiteral("A pilot."));
    QTRY_COMPARE_WITH_TIMEOUT(at.state("labelled"), State::Overridden, ReleaseDesk::LongestWait);
    QTest::mouseClick(at.row("labelled").overrideButton(), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(at.state("labelled"), State::Failed, ReleaseDesk::LongestWait);
    QVERIFY(!at.canWrite());
}

void ReleasePageTest::overrideOfWhatPassesByNow_isForgotten()
{
    ReleaseDesk at;
    at.open();
    at.page().overrideGate(GateKind::Labelled, QStringLiteral("A pilot."));
    QTRY_COMPARE_WITH_TIMEOUT(at.state("labelled"), State::Overridden, ReleaseDesk::LongestWait);
    at.labelAll();
    QTRY_COMPARE_WITH_TIMEOUT(at.state("labelled"), State::Passed, ReleaseDesk::LongestWait);
    at.settle();
    QTRY_VERIFY_WITH_TIMEOUT(at.page().shown()->input.overridden.empty(), ReleaseDesk::LongestWait);
    QCOMPARE(at.verdict(), QStringLiteral("Ready"));
}

void ReleasePageTest::overrideOfOtherPlaces_isAskedForAnew()
{
    ReleaseDesk at(3);
    at.label(1, Emotion::Joy, Emotion::Anger, Emotion::Fear);
    at.label(2, Emotion::Joy, Emotion::Joy, Emotion::Joy);
    at.label(3, Emotion::Joy, Emotion::Joy, Emotion::Joy);
    at.open();
    QCOMPARE(at.row("decided").places()->count(), 1);
    at.page().overrideGate(GateKind::Decided, QStringLiteral("It stays open."));
    QTRY_COMPARE_WITH_TIMEOUT(at.state("decided"), State::Overridden, ReleaseDesk::LongestWait);
    QVERIFY(at.canWrite());
    at.label(2, Emotion::Joy, Emotion::Anger, Emotion::Fear);
    QTRY_COMPARE_WITH_TIMEOUT(at.row("decided").places()->count(), 2, ReleaseDesk::LongestWait);
    at.settle();
    QCOMPARE(at.state("decided"), State::Failed);
    QVERIFY(!at.row("decided").message().contains(QStringLiteral("It stays open.")));
    QVERIFY(at.row("decided").overrideButton()->isVisible());
    QVERIFY(!at.canWrite());
}

void ReleasePageTest::overrideOfAnotherVersion_isAskedForAnew()
{
    ReleaseDesk at;
    at.open();
    at.page().overrideGate(GateKind::Labelled, QStringLiteral("A pilot."));
    QTRY_COMPARE_WITH_TIMEOUT(at.state("labelled"), State::Overridden, ReleaseDesk::LongestWait);
    QVERIFY(!at.write(QStringLiteral("out")).isEmpty());
    // The next version is on the screen by now.
    QTRY_COMPARE_WITH_TIMEOUT(at.page().shown()->input.options.version, QStringLiteral("1.0.1"),
                              ReleaseDesk::LongestWait);
    at.settle();
    QCOMPARE(at.state("labelled"), State::Failed);
    QVERIFY(!at.canWrite());
}

void ReleasePageTest::reasonThatNamesSomebody_isRefused()
{
    ReleaseDesk at;
    at.open();
    at.page().overrideGate(GateKind::Labelled, QStringLiteral("Zora was ill."));
    QTRY_COMPARE_WITH_TIMEOUT(at.state("names"), State::Failed, ReleaseDesk::LongestWait);
    QVERIFY2(at.row("names").message().contains(QStringLiteral("give another reason")),
             qUtf8Printable(at.row("names").message()));
    at.page().overrideGate(GateKind::Names, QStringLiteral("It is fine."));
    at.settle();
    QCOMPARE(at.state("names"), State::Failed);
    QVERIFY(!at.canWrite());
    at.page().overrideGate(GateKind::Labelled, QStringLiteral("One was ill."));
    QTRY_VERIFY_WITH_TIMEOUT(at.canWrite(), ReleaseDesk::LongestWait);
    QCOMPARE(at.state("names"), State::Passed);
}

void ReleasePageTest::licence_isSeenAndChosenBesideTheVersion()
{
    ReleaseDesk at;
    at.labelAll();
    at.open();
    QComboBox& licence = *child<QComboBox>(at.page().options(), "licence");
    QVERIFY(licence.isVisible() && licence.isEnabled());
    QCOMPARE(licence.currentText(), QStringLiteral("CC-BY-4.0"));
    licence.setFocus();
    QTest::keyClicks(&licence, QStringLiteral("CC0"));
    QCOMPARE(licence.currentText(), QStringLiteral("CC0-1.0"));
    const QString token = QStringLiteral("licence");
    QTRY_VERIFY_WITH_TIMEOUT(at.page().shown()->input.answers.count(token) == 1 &&
                                 !at.page().isWorking(),
                             ReleaseDesk::LongestWait);
    const QString folder = at.write(QStringLiteral("out"));
    QVERIFY(readFile(folder + QStringLiteral("/LICENSE-DATA")).contains("(CC0-1.0)"));
    // It is the study's, also for whoever comes next.
    at.desk.window().signIn(at.person());
    at.desk.window().showPlace(MainWindow::Place::Release);
    at.settle();
    QCOMPARE(licence.currentText(), QStringLiteral("CC0-1.0"));
}

void ReleasePageTest::creators_areAskedForBesideTheVersion()
{
    ReleaseDesk at;
    at.labelAll();
    at.open();
    OptionsPanel& options = *at.page().options();
    QCOMPARE(options.creators(), QStringLiteral("Nobody is named yet."));
    QTest::mouseClick(child<QPushButton>(options, "creators"), Qt::LeftButton);
    QVERIFY(at.page().datasheet()->isVisible());
    at.desk.type(QStringLiteral("The seminar"));
    QVERIFY(at.page().flush());
    QTRY_COMPARE_WITH_TIMEOUT(options.creators(), QStringLiteral("The seminar"),
                              ReleaseDesk::LongestWait);
}

void ReleasePageTest::openQuestions_areSaidBeforeItGoesOut()
{
    ReleaseDesk at;
    at.labelAll();
    at.open();
    QVERIFY(at.canWrite()); // it does not block the release
    const int open = at.page().datasheet()->unansweredCount();
    const QString said = QStringLiteral("%1 questions of the datasheet are unanswered, and no "
                                        "creator is named.")
                             .arg(open);
    GateRow& row = at.row("datasheet");
    QVERIFY(row.isVisible() && !row.overrideButton()->isVisible());
    QVERIFY2(row.message().startsWith(said), qUtf8Printable(row.message()));
    QVERIFY(at.page().verdict()->explanation().contains(said));
    row.setPlacesShown(true);
    QTest::keyClick(row.places(), Qt::Key_Return);
    QTest::mouseClick(child<QPushButton>(at.page().placePanel(), "way"), Qt::LeftButton);
    QVERIFY(at.page().datasheet()->isVisible());
    at.desk.type(QStringLiteral("To learn."));
    QVERIFY(at.page().flush());
    QTRY_VERIFY_WITH_TIMEOUT(row.message().startsWith(QString::number(open - 1)),
                             ReleaseDesk::LongestWait);
}

void ReleasePageTest::noteWithAName_isShownBeforeAndAfter()
{
    ReleaseDesk at;
    at.label(1, Emotion::Joy, Emotion::Anger, Emotion::Fear);
    at.label(2, Emotion::Joy, Emotion::Joy, Emotion::Joy);
    at.decide(1, Emotion::Anger, QStringLiteral("ZORA’s reading fits the tone."));
    at.open();
    const QString notes = shownText(at.page().checklist(), "changedNotes");
    QVERIFY2(notes.contains(QStringLiteral("ZORA’s reading")), qUtf8Printable(notes));
    const QString code = must(at.openStudy().roster().person(at.person()))->code;
    QVERIFY2(notes.contains(code + QStringLiteral("’s reading")), qUtf8Printable(notes));
    QCOMPARE(at.state("names"), State::Passed);
    at.page().options()->names()->button(1)->click(); // under names
    QTRY_VERIFY_WITH_TIMEOUT(shownText(at.page().checklist(), "changedNotes").isEmpty(),
                             ReleaseDesk::LongestWait);
}

void ReleasePageTest::place_showsItsItemAndLeadsToTheDesk()
{
    ReleaseDesk at;
    at.label(1, Emotion::Joy, Emotion::Joy, Emotion::Joy);
    at.label(2, Emotion::Joy, Emotion::Anger, Emotion::Fear);
    at.open();
    GateRow& row = at.row("decided");
    row.setPlacesShown(true);
    row.places()->setFocus();
    QTest::keyClick(row.places(), Qt::Key_Return);
    PlacePanel& place = *at.page().placePanel();
    QVERIFY(place.isVisible());
    QCOMPARE(place.problem(), QStringLiteral("mixed-signals/2: a split without a decision"));
    QVERIFY(place.card()->text().contains(QStringLiteral("Context 2 of mixed-signals")));
    QTest::mouseClick(child<QPushButton>(place, "way"), Qt::LeftButton);
    QVERIFY(at.desk.window().deskPage()->isVisible());
    QCOMPARE(at.desk.window().deskPage()->session()->editing().item().scenario.id,
             at.study.scenario(2));
    at.desk.window().showPlace(MainWindow::Place::Release);
    at.desk.press(Qt::Key_Escape);
    QVERIFY(!place.isVisible());
}

void ReleasePageTest::openFindings_areSaidAndLeadToQuality()
{
    ReleaseDesk at;
    at.labelAll(); // joy with a negative valence: a contradiction each
    at.open();
    const qint64 open = at.page().shown()->openFindings;
    QVERIFY(open > 1);
    const QString said = QStringLiteral("%1 findings of the checks are open.").arg(open);
    GateRow& row = at.row("findings");
    QVERIFY(row.isVisible() && !row.overrideButton()->isVisible());
    QCOMPARE(row.state(), State::Overridden);
    QVERIFY2(row.message().startsWith(said), qUtf8Printable(row.message()));
    // A line each.
    const QStringList lines = at.page().verdict()->explanation().split(u'\n');
    QVERIFY2(lines.constFirst().endsWith(QStringLiteral("checks that can block the release pass.")),
             qUtf8Printable(lines.constFirst()));
    QVERIFY2(std::any_of(lines.begin() + 1, lines.end(),
                         [&](const QString& line) { return line.startsWith(said); }),
             qUtf8Printable(lines.join(u'|')));
    QVERIFY(!at.page().verdict()->accessibleName().contains(u'\n')); // it is read in one go
    QCOMPARE(at.verdict(), QStringLiteral("Ready"));
    QVERIFY(at.canWrite()); // it does not block the release
    QVERIFY(!child<QPushButton>(row, "places")->isVisible());
    QTest::mouseClick(child<QPushButton>(row, "quality"), Qt::LeftButton);
    QVERIFY(!at.page().isVisible());
    QVERIFY(at.desk.window().qualityPage()->isVisible());
}

void ReleasePageTest::openLabel_leadsToQuality()
{
    ReleaseDesk at;
    at.open();
    GateRow& row = at.row("labelled");
    row.setPlacesShown(true);
    QTest::keyClick(row.places(), Qt::Key_Return);
    QSignalSpy asked(&at.page(), &ReleasePage::qualityRequested);
    QTest::mouseClick(child<QPushButton>(at.page().placePanel(), "way"), Qt::LeftButton);
    QCOMPARE(asked.count(), 1);
    QVERIFY(!at.page().isVisible());
}

void ReleasePageTest::hiddenPlace_checksWhenItIsShown()
{
    ReleaseDesk at;
    at.open();
    at.desk.window().showPlace(MainWindow::Place::Guidelines);
    at.labelAll();
    QVERIFY(!at.page().isWorking()); // nor is it about to
    QCOMPARE(at.state("labelled"), State::Failed);
    at.desk.window().showPlace(MainWindow::Place::Release);
    QTRY_COMPARE_WITH_TIMEOUT(at.state("labelled"), State::Passed, ReleaseDesk::LongestWait);
}

void ReleasePageTest::answer_isSavedAndPrinted()
{
    ReleaseDesk at;
    at.labelAll();
    at.open();
    at.desk.press(Qt::Key_2, Qt::ControlModifier);
    DatasheetForm& form = *at.page().datasheet();
    QVERIFY(form.isVisible());
    const int open = form.unansweredCount();
    // What the study knows is there, and is no answer that somebody gave.
    const QString known = form.field(QStringLiteral("timeframe"))->toPlainText();
    QVERIFY2(known.endsWith(QStringLiteral("by the time of 6 of 6 annotations.")),
             qUtf8Printable(known));
    QVERIFY(open > 0 && open < form.questionCount());
    QVERIFY(must(at.openStudy().releasing().answers()).empty());
    AnswerEdit* field = form.field(QStringLiteral("purpose"));
    field->setFocus();
    at.desk.type(QStringLiteral("To see 1 thing."));
    QCOMPARE(form.stateText(), QStringLiteral("Saving…"));
    QTRY_COMPARE(form.stateText(), QStringLiteral("Saved"));
    QCOMPARE(form.unansweredCount(), open - 1);
    QCOMPARE(must(at.openStudy().releasing().answers()).at(QStringLiteral("purpose")),
             QStringLiteral("To see 1 thing."));
    QVERIFY(at.page().views()->segmentText(1).contains(QString::number(open - 1)));
    QSignalSpy shown(&at.page(), &ReleasePage::filesShown);
    at.desk.press(Qt::Key_3, Qt::ControlModifier);
    QVERIFY(shown.wait(ReleaseDesk::LongestWait));
    at.page().files()->chooseFile(QStringLiteral("DATASHEET.md"));
    QVERIFY(at.page().files()->preview()->text().contains(QStringLiteral("To see 1 thing.")));
    QVERIFY(at.page().files()->preview()->text().contains(known));
}

void ReleasePageTest::knownAnswer_canBeSaidOtherwise()
{
    ReleaseDesk at;
    at.labelAll();
    at.open();
    at.page().showView(ReleasePage::View::Datasheet);
    AnswerEdit* field = at.page().datasheet()->field(QStringLiteral("timeframe"));
    QVERIFY(!field->toPlainText().isEmpty());
    field->setFocus();
    field->selectAll();
    at.desk.type(QStringLiteral("In spring."));
    QVERIFY(at.page().flush());
    QCOMPARE(must(at.openStudy().releasing().answers()).at(QStringLiteral("timeframe")),
             QStringLiteral("In spring."));
    at.desk.window().showPlace(MainWindow::Place::Release);
    QTRY_VERIFY_WITH_TIMEOUT(at.canWrite(), ReleaseDesk::LongestWait);
    QCOMPARE(field->toPlainText(), QStringLiteral("In spring."));
}

void ReleasePageTest::answer_isSavedOnTheWayOut()
{
    ReleaseDesk at;
    at.open();
    at.page().showView(ReleasePage::View::Datasheet);
    at.page().datasheet()->field(QStringLiteral("contact"))->setFocus();
    at.desk.type(QStringLiteral("By post."));
    at.desk.window().signOut(); // before the pause is over
    QCOMPARE(must(at.openStudy().releasing().answers()).at(QStringLiteral("contact")),
             QStringLiteral("By post."));
    at.desk.window().signIn(at.person());
    QCOMPARE(at.page().datasheet()->field(QStringLiteral("contact"))->toPlainText(),
             QStringLiteral("By post."));
}

void ReleasePageTest::files_areShownAsWhatTheyAre()
{
    ReleaseDesk at;
    at.labelAll();
    at.open();
    QSignalSpy shown(&at.page(), &ReleasePage::filesShown);
    at.page().showView(ReleasePage::View::Files);
    QVERIFY(shown.wait(ReleaseDesk::LongestWait));
    FilesView& files = *at.page().files();
    for (const char* path : {"gold.csv", "README.md", "SHA256SUMS", "croissant.json",
                             "reports/check.json", "reports/figures/vote-patterns.svg",
                             "reports/tables/tiers.tex", "reports/figures/people-matrix.csv"})
        QVERIFY2(files.paths().contains(QString::fromLatin1(path)), path);
    const auto lookOf = [&](const char* path) {
        files.chooseFile(QString::fromLatin1(path));
        return files.preview()->look();
    };
    QCOMPARE(lookOf("README.md"), FilePreview::Look::Prose);
    QCOMPARE(lookOf("croissant.json"), FilePreview::Look::Plain);
    QCOMPARE(lookOf("reports/figures/vote-patterns.svg"), FilePreview::Look::Picture);
    QCOMPARE(lookOf("reports/figures/vote-patterns.pdf"), FilePreview::Look::Picture);
    QCOMPARE(lookOf("reports/figures/people-matrix.svg"), FilePreview::Look::Picture);
    QCOMPARE(lookOf("reports/tables/tiers.csv"), FilePreview::Look::Table);
    QCOMPARE(lookOf("gold.csv"), FilePreview::Look::Table);
    QCOMPARE(files.preview()->table()->rowCount(), 2);
    QCOMPARE(files.preview()->table()->item(1, 0)->text(), QStringLiteral("mixed-signals/2"));
}

void ReleasePageTest::wrongVersionOrDate_shutsTheButton()
{
    ReleaseDesk at;
    at.labelAll();
    at.open();
    OptionsPanel& options = *at.page().options();
    QCOMPARE(options.version()->text(), QStringLiteral("1.0.0"));
    QCOMPARE(child<QLineEdit>(options, "date")->text(), QStringLiteral("2027-01-15"));
    QVERIFY(at.canWrite());
    options.version()->setFocus();
    options.version()->selectAll();
    at.desk.type(QStringLiteral("two"));
    QVERIFY(!at.canWrite());
    QVERIFY(at.page().verdict()->explanation().contains(QStringLiteral("1.0.0")));
    options.version()->selectAll();
    at.desk.type(QStringLiteral("2.0.0"));
    QVERIFY(at.canWrite());
    child<QLineEdit>(options, "date")->setFocus();
    child<QLineEdit>(options, "date")->selectAll();
    at.desk.type(QStringLiteral("2027-02-30"));
    QVERIFY(!at.canWrite());
    child<QLineEdit>(options, "date")->selectAll();
    at.desk.type(QStringLiteral("2027-02-28"));
    QTRY_VERIFY_WITH_TIMEOUT(at.canWrite(), ReleaseDesk::LongestWait);
    at.settle();
    QCOMPARE(at.page().shown()->input.options.version, QStringLiteral("2.0.0"));
    QCOMPARE(at.page().shown()->input.options.date, QStringLiteral("2027-02-28"));
}

void ReleasePageTest::studysPolicy_saysHowPeopleAreCalled()
{
    ReleaseDesk codes;
    codes.open();
    QCOMPARE(codes.page().options()->options().names, ReleaseNames::Codes);
    ReleaseDesk names;
    Protocol protocol = must(names.openStudy().protocol());
    protocol.releaseNames = NamePolicy::Names;
    VERIFY_HOLDS(names.openStudy().courseRules().setProtocol(protocol));
    names.open();
    QCOMPARE(names.page().options()->options().names, ReleaseNames::Names);
}

void ReleasePageTest::readOnlyStudy_canBeLookedAtOnly()
{
    ReleaseDesk at;
    at.labelAll();
    at.open(Study::Access::Read);
    QCOMPARE(at.verdict(), QStringLiteral("Ready"));
    QVERIFY(!at.canWrite());
    QVERIFY(at.page().verdict()->explanation().contains(QStringLiteral("reading only")));
    at.page().showView(ReleasePage::View::Datasheet);
    QVERIFY(at.page().datasheet()->field(QStringLiteral("purpose"))->isReadOnly());
}

void ReleasePageTest::others_haveNoSuchPlace()
{
    ReleaseDesk at(1, Role::Adjudicator);
    at.study.close();
    auto opened = Study::open(at.study.path(), Study::Access::Write, at.study.environment());
    VERIFY_HOLDS(opened);
    at.desk.window().adopt(std::move(*opened));
    for (PersonId person : {at.person(), at.study.person(1)}) {
        at.desk.window().signIn(person);
        QVERIFY(!at.page().isStarted());
        at.desk.press(Qt::Key_7, Qt::AltModifier);
        QVERIFY(!at.page().isVisible());
    }
}

void ReleasePageTest::everyWidget_hasAName()
{
    ReleaseDesk at;
    at.label(1, Emotion::Joy, Emotion::Anger, Emotion::Fear);
    at.open();
    at.row("decided").setPlacesShown(true);
    QTest::mouseClick(at.row("labelled").overrideButton(), Qt::LeftButton);
    QTest::keyClick(at.row("decided").places(), Qt::Key_Return);
    QStringList nameless;
    for (auto view :
         {ReleasePage::View::Checklist, ReleasePage::View::Datasheet, ReleasePage::View::Files,
          ReleasePage::View::Changes, ReleasePage::View::Report}) {
        at.page().showView(view);
        at.settle();
        for (QWidget* widget : at.page().findChildren<QWidget*>()) {
            const bool takesTab = widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus);
            if (takesTab &&
                QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Name).isEmpty())
                nameless << QString::fromLatin1(widget->metaObject()->className());
        }
    }
    QCOMPARE(nameless.join(u','), QString());
}

void ReleasePageTest::tab_reachesEverythingAndReturns()
{
    ReleaseDesk at;
    at.label(1, Emotion::Joy, Emotion::Anger, Emotion::Fear);
    at.open();
    QWidget* first = at.page().views()->button(0);
    first->setFocus();
    QList<QWidget*> met;
    do {
        met << QApplication::focusWidget();
        at.desk.press(Qt::Key_Tab);
    } while (QApplication::focusWidget() != first && met.size() < 60);
    QCOMPARE(QApplication::focusWidget(), first);
    // From top to bottom at the left, then the options at the right.
    const QList<QWidget*> inOrder{first,
                                  child<QPushButton>(at.row("labelled"), "places"),
                                  at.row("labelled").overrideButton(),
                                  child<QPushButton>(at.row("decided"), "places"),
                                  at.page().options()->version(),
                                  child<QLineEdit>(at.page().options(), "date")};
    qsizetype last = -1;
    for (QWidget* widget : inOrder) {
        QVERIFY2(met.indexOf(widget) > last, qUtf8Printable(widget->accessibleName()));
        last = met.indexOf(widget);
    }
}

SUBTEXT_TEST(ReleasePageTest)

#include "releasepagetest.moc"
