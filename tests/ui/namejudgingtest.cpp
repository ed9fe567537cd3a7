// SPDX-License-Identifier: MIT
#include "core/publishing/releasing.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/releaseharness.h"
#include "ui/release/optionspanel.h"
#include "ui/release/placepanel.h"
#include "ui/widgets/segmentbar.h"

#include <QCheckBox>
#include <QListWidget>

using namespace subtext;
using namespace subtext::test;

/// A reader of the checklist says whether a word is a name; the coordinator is Zora Quill.
class NameJudgingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void notAName_passesTheCheck();
    void findings_areAskedAboutOneAfterTheOther();
    void aName_isReplaced();
    void otherPlaces_areNotJudged();
    void nameThatIsAWord_isJudgedInItsText();
    void wordInSmallLetters_isJudgedForEveryText();
    void readOnlyStudy_cannotBeJudged();
    void randomCodes_areOfferedUnderCodes();
    void randomCodes_stayWithTheNextRelease();
};

namespace {

/// A study in which one note has a word near a name.
std::unique_ptr<ReleaseDesk> deskWithNearName(Study::Access access = Study::Access::Write)
{
    auto at = std::make_unique<ReleaseDesk>();
    at->labelAll();
    at->label(2, Emotion::Joy, Emotion::Anger, Emotion::Fear);
    at->decide(2, Emotion::Anger, QStringLiteral("The reading of Quil fits."));
    at->open(access);
    return at;
}

/// A study with Grace Hope on its roster, whose datasheet says what it is for.
std::unique_ptr<ReleaseDesk> deskWithPurpose(const QString& purpose)
{
    auto at = std::make_unique<ReleaseDesk>();
    must(at->study.roster().add({{{}, QStringLiteral("Grace Hope"), Role::Annotator}}));
    must(at->openStudy().releasing().answer(QStringLiteral("purpose"), purpose, at->person()));
    at->labelAll();
    at->open();
    return at;
}

void choosePlace(ReleaseDesk& at)
{
    GateRow& row = at.row("names");
    row.setPlacesShown(true);
    row.places()->setCurrentRow(0);
    QTest::keyClick(row.places(), Qt::Key_Return);
}

} // namespace

void NameJudgingTest::notAName_passesTheCheck()
{
    const auto desk = deskWithNearName();
    ReleaseDesk& at = *desk;
    QCOMPARE(at.state("names"), StateMark::State::Failed);
    QVERIFY(!at.canWrite());
    GateRow& row = at.row("names");
    // First whether it is one at all; what to do about it stands beside the words.
    QVERIFY(!row.overrideButton()->isVisible());
    QVERIFY2(child<QPushButton>(row, "places")->text().startsWith(QStringLiteral("Is it a name?")),
             qUtf8Printable(child<QPushButton>(row, "places")->text()));
    row.setPlacesShown(true);
    QVERIFY(row.overrideButton()->isVisible());
    row.setPlacesShown(false);
    choosePlace(at);
    PlacePanel& place = *at.page().placePanel();
    QVERIFY2(place.problem().contains(QStringLiteral("“Quil” is spelt like a name")),
             qUtf8Printable(place.problem()));
    QVERIFY(child<QPushButton>(place, "notName")->isVisible() &&
            child<QPushButton>(place, "notName")->isEnabled());
    QTest::mouseClick(child<QPushButton>(place, "notName"), Qt::LeftButton);
    QVERIFY(!place.isVisible());
    QTRY_COMPARE_WITH_TIMEOUT(at.state("names"), StateMark::State::Passed,
                              ReleaseDesk::LongestWait);
    at.settle();
    QVERIFY(at.page().shown()->changedNotes.empty());
    QVERIFY(at.canWrite());
}

void NameJudgingTest::findings_areAskedAboutOneAfterTheOther()
{
    ReleaseDesk at;
    at.labelAll();
    at.label(1, Emotion::Joy, Emotion::Anger, Emotion::Fear);
    at.decide(1, Emotion::Anger, QStringLiteral("The reading of Quil fits."));
    at.label(2, Emotion::Joy, Emotion::Anger, Emotion::Fear);
    at.decide(2, Emotion::Anger, QStringLiteral("As Quilo has it."));
    at.open();
    GateRow& row = at.row("names");
    const PlacePanel& place = *at.page().placePanel();
    QTest::mouseClick(child<QPushButton>(row, "places"), Qt::LeftButton);
    QCOMPARE(row.places()->count(), 2);
    // With nothing more to click on, what can be said of the first stands there.
    const QString first = place.problem();
    QVERIFY2(first.startsWith(row.places()->item(0)->text()), qUtf8Printable(first));
    QVERIFY(child<QPushButton>(place, "notName")->isVisible());
    row.places()->setFocus();
    QTest::keyClick(row.places(), Qt::Key_Down);
    QCOMPARE(place.problem(), row.places()->item(1)->text());
    QTest::keyClick(row.places(), Qt::Key_Up);
    QCOMPARE(place.problem(), first);
    QTest::mouseClick(child<QPushButton>(place, "notName"), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(row.places()->count(), 1, ReleaseDesk::LongestWait);
    QTRY_VERIFY(child<QPushButton>(place, "notName")->isVisible()); // the next by itself
    QVERIFY(place.problem() != first);
    QTest::mouseClick(child<QPushButton>(place, "notName"), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(at.state("names"), StateMark::State::Passed,
                              ReleaseDesk::LongestWait);
    QVERIFY(!place.isVisible());
}

void NameJudgingTest::aName_isReplaced()
{
    const auto desk = deskWithNearName();
    ReleaseDesk& at = *desk;
    choosePlace(at);
    QTest::mouseClick(child<QPushButton>(at.page().placePanel(), "name"), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(at.state("names"), StateMark::State::Passed,
                              ReleaseDesk::LongestWait);
    at.settle();
    QCOMPARE(at.page().shown()->changedNotes.size(), std::size_t{1});
    QVERIFY(!at.page().shown()->changedNotes[0].after.contains(QStringLiteral("Quil")));
    QVERIFY(shownText(at.page().checklist(), "changedNotes").contains(QStringLiteral("Quil")));
}

void NameJudgingTest::otherPlaces_areNotJudged()
{
    ReleaseDesk at;
    at.open();
    GateRow& row = at.row("labelled");
    row.setPlacesShown(true);
    QTest::keyClick(row.places(), Qt::Key_Return);
    PlacePanel& place = *at.page().placePanel();
    QVERIFY(place.isVisible());
    QVERIFY(!child<QPushButton>(place, "notName")->isVisible() &&
            !child<QPushButton>(place, "name")->isVisible());
}

void NameJudgingTest::nameThatIsAWord_isJudgedInItsText()
{
    const auto desk = deskWithPurpose(QStringLiteral("Hope in dialogue."));
    ReleaseDesk& at = *desk;
    QCOMPARE(at.state("names"), StateMark::State::Failed);
    choosePlace(at);
    PlacePanel& place = *at.page().placePanel();
    QVERIFY2(place.problem().contains(QStringLiteral("“Hope” is a name")),
             qUtf8Printable(place.problem()));
    QVERIFY(child<QPushButton>(place, "notName")->isVisible());
    QVERIFY(!child<QPushButton>(place, "name")->isVisible() &&
            !child<QPushButton>(place, "word")->isVisible());
    QTest::mouseClick(child<QPushButton>(place, "notName"), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(at.state("names"), StateMark::State::Passed,
                              ReleaseDesk::LongestWait);
    at.settle();
    QVERIFY(at.canWrite());
    QVERIFY(at.page().shown()->input.overridden.empty());
    QVERIFY(!at.page().shown()->input.judgements.front().text.isEmpty());
}

void NameJudgingTest::wordInSmallLetters_isJudgedForEveryText()
{
    const auto desk = deskWithPurpose(QStringLiteral("To learn about signs of hope."));
    ReleaseDesk& at = *desk;
    choosePlace(at);
    PlacePanel& place = *at.page().placePanel();
    QVERIFY(child<QPushButton>(place, "notName")->isVisible() &&
            child<QPushButton>(place, "word")->isVisible());
    QTest::mouseClick(child<QPushButton>(place, "word"), Qt::LeftButton);
    QVERIFY(!place.isVisible());
    QTRY_COMPARE_WITH_TIMEOUT(at.state("names"), StateMark::State::Passed,
                              ReleaseDesk::LongestWait);
    at.settle();
    const auto& judgements = at.page().shown()->input.judgements;
    QCOMPARE(judgements.size(), std::size_t{1});
    QVERIFY(judgements.front().text.isEmpty());
    QCOMPARE(judgements.front().word, QStringLiteral("hope"));
}

void NameJudgingTest::readOnlyStudy_cannotBeJudged()
{
    const auto desk = deskWithNearName(Study::Access::Read);
    choosePlace(*desk);
    QVERIFY(!child<QPushButton>(desk->page().placePanel(), "notName")->isEnabled());
}

void NameJudgingTest::randomCodes_areOfferedUnderCodes()
{
    ReleaseDesk at;
    at.labelAll();
    at.open();
    QCheckBox& tick = *child<QCheckBox>(at.page().options(), "randomCodes");
    QVERIFY(tick.isEnabled() && !tick.isChecked());
    tick.setChecked(true);
    QTRY_VERIFY_WITH_TIMEOUT(!at.page().shown()->input.randomCodes.empty(),
                             ReleaseDesk::LongestWait);
    at.settle();
    for (const Person& person : at.page().shown()->publicData.people)
        QVERIFY2(person.name.startsWith(u'R'), qUtf8Printable(person.name));
    QTest::mouseClick(at.page().options()->names()->button(1), Qt::LeftButton);
    QVERIFY(!tick.isEnabled());
    QVERIFY(!at.page().options()->options().hasRandomCodes);
}

void NameJudgingTest::randomCodes_stayWithTheNextRelease()
{
    ReleaseDesk at;
    at.labelAll();
    at.open();
    child<QCheckBox>(at.page().options(), "randomCodes")->setChecked(true);
    QTRY_VERIFY_WITH_TIMEOUT(!at.page().shown()->input.randomCodes.empty(),
                             ReleaseDesk::LongestWait);
    at.settle();
    const auto codes = at.page().shown()->input.randomCodes;
    QVERIFY(!at.write(QStringLiteral("one")).isEmpty());
    at.desk.window().signIn(at.person());
    at.desk.window().showPlace(MainWindow::Place::Release);
    at.settle();
    QVERIFY(child<QCheckBox>(at.page().options(), "randomCodes")->isChecked());
    QVERIFY(at.page().shown()->input.randomCodes == codes);
}

SUBTEXT_TEST(NameJudgingTest)
#include "namejudgingtest.moc"
