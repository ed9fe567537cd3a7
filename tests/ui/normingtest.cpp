// SPDX-License-Identifier: MIT
#include "core/course/norming.h"

#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/courseharness.h"
#include "ui/norming/normingcountsview.h"
#include "ui/norming/normingitemview.h"
#include "ui/norming/normingpage.h"
#include "ui/shell/places.h"
#include "ui/widgets/announcement.h"

#include <QProgressBar>
#include <QPushButton>

using namespace subtext;
using namespace subtext::test;

/// What annotators see of norming rounds, in the window.
class NormingTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void noRound_isNoPlace();
    void votes_areGivenByKeysAndKeptAtOnce();
    void restart_resumesAtTheFirstOpenItem();
    void cast_staysAndWaits();
    void open_showsCountsAndTakesASecondVote();
    void keepMine_votesAsTheFirstTime();
    void keepMine_saysWhatItDid();
    void keepMineWithoutAFirstVote_saysWhy();
    void keepMineAfterTheSecondVotes_saysWhy();
    void leftOut_isSaid();
    void closed_changesNothing();
};

namespace {

Places& placesOf(Desk& desk)
{
    return *desk.window().findChild<Places*>();
}

/// A round of two people on the first items of a study.
class RoundDesk : public CourseDesk
{
public:
    RoundDesk()
        : CourseDesk(3, Protocol())
    {
        NewNormingRound wanted;
        wanted.title = QStringLiteral("First norming");
        for (const Scenario& head : must(study().heads()))
            wanted.items.push_back(head.id);
        items = wanted.items;
        wanted.people = {robin.id, kim.id};
        round = must(study().norming().begin(wanted));
    }

    /// The page of Robin, on screen.
    NormingPage& robins()
    {
        window().signIn(robin.id);
        press(Qt::Key_N, Qt::AltModifier);
        return *placesOf(*this).norming();
    }

    void castFor(const Person& person, Choice choice)
    {
        Ballot ballot{};
        ballot[0] = choice;
        for (const ScenarioId item : items)
            VERIFY_HOLDS(study().norming().vote(person.id, round, item, ballot));
        VERIFY_HOLDS(study().norming().cast(person.id, round));
    }

    NormingBooth booth() { return must(study().norming().booths(robin.id)).front(); }

    Uuid round;
    std::vector<ScenarioId> items;
};

} // namespace

void NormingTest::noRound_isNoPlace()
{
    CourseDesk desk(2, Protocol());
    desk.window().signIn(desk.robin.id);
    desk.press(Qt::Key_N, Qt::AltModifier);
    QCOMPARE(placesOf(desk).place(), Place::Label);
}

void NormingTest::votes_areGivenByKeysAndKeptAtOnce()
{
    RoundDesk desk;
    NormingPage& page = desk.robins();
    QCOMPARE(placesOf(desk).place(), Place::Norming);
    QCOMPARE(page.stage(), NormingPage::Stage::Vote);
    QCOMPARE(page.positionText(), QStringLiteral("1 of 3"));
    QVERIFY(page.item()->counts().front()->isHidden()); // sealed
    QVERIFY(!child<QPushButton>(page, "cast")->isEnabled());
    desk.press(Qt::Key_2);
    QCOMPARE(desk.booth().first.size(), std::size_t{1});
    QCOMPARE(desk.booth().first.begin()->second.front(), std::optional(static_cast<Choice>(1)));
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(page.positionText(), QStringLiteral("2 of 3"));
    desk.press(Qt::Key_Return, Qt::ControlModifier); // there is no vote yet
    QCOMPARE(page.positionText(), QStringLiteral("2 of 3"));
    QVERIFY(!page.message().isEmpty());
    desk.press(Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(page.positionText(), QStringLiteral("1 of 3"));
    QCOMPARE(page.item()->ballot().front(), std::optional(static_cast<Choice>(1)));
}

void NormingTest::restart_resumesAtTheFirstOpenItem()
{
    RoundDesk desk;
    desk.robins();
    desk.press(Qt::Key_2);
    desk.window().signOut();
    QCOMPARE(desk.robins().positionText(), QStringLiteral("2 of 3"));
}

void NormingTest::cast_staysAndWaits()
{
    RoundDesk desk;
    NormingPage& page = desk.robins();
    for (int item = 0; item < 2; ++item) {
        desk.press(Qt::Key_1);
        desk.press(Qt::Key_Return, Qt::ControlModifier);
    }
    desk.press(Qt::Key_1);
    QVERIFY(child<QPushButton>(page, "cast")->isEnabled());
    desk.prompts.choices = {-1};
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(!desk.booth().isFirstCast); // thought better of
    desk.prompts.choices = {0};
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(desk.booth().isFirstCast);
    QCOMPARE(page.stage(), NormingPage::Stage::Told);
    QCOMPARE(page.told()->lead(), QStringLiteral("Your votes are in. You will see how all voted "
                                                 "when the round is open."));
    QVERIFY(page.told()->note().isEmpty());
}

void NormingTest::open_showsCountsAndTakesASecondVote()
{
    RoundDesk desk;
    desk.castFor(desk.robin, static_cast<Choice>(0));
    desk.castFor(desk.kim, static_cast<Choice>(1));
    VERIFY_HOLDS(desk.study().norming().open(desk.round));
    NormingPage& page = desk.robins();
    const NormingCountsView& counts = *page.item()->counts().front();
    QVERIFY(counts.isVisible());
    QCOMPARE(counts.bar(0)->value(), 1);
    QCOMPARE(counts.bar(2)->value(), 0);
    QVERIFY(counts.rowText(0).contains(QStringLiteral("your first vote")));
    QVERIFY(!counts.rowText(1).contains(QStringLiteral("your")));
    QVERIFY(counts.bar(0)->accessibleName().contains(QStringLiteral("1 of 2")));
    QVERIFY(counts.bar(0)->accessibleName().contains(QStringLiteral("your first vote")));
    QVERIFY(!page.item()->isAnswered()); // it starts from nothing
    desk.press(Qt::Key_2);
    QVERIFY(!counts.rowText(1).contains(QStringLiteral("your"))); // the counts are of first votes
    QCOMPARE(desk.booth().second.size(), std::size_t{1});
    QCOMPARE(desk.booth().first.size(), std::size_t{3});
}

void NormingTest::keepMine_votesAsTheFirstTime()
{
    RoundDesk desk;
    desk.castFor(desk.robin, static_cast<Choice>(0));
    desk.castFor(desk.kim, static_cast<Choice>(1));
    VERIFY_HOLDS(desk.study().norming().open(desk.round));
    NormingPage& page = desk.robins();
    for (int item = 0; item < 3; ++item)
        desk.press(Qt::Key_K, Qt::ControlModifier);
    QCOMPARE(desk.booth().second, desk.booth().first);
    desk.prompts.choices = {0};
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(desk.booth().isSecondCast);
    QVERIFY(child<QPushButton>(page, "cast")->isHidden());
    QVERIFY(page.lead().startsWith(QStringLiteral("Your second votes are in.")));
}

void NormingTest::keepMine_saysWhatItDid()
{
    RoundDesk desk;
    desk.castFor(desk.robin, static_cast<Choice>(0));
    desk.castFor(desk.kim, static_cast<Choice>(1));
    VERIFY_HOLDS(desk.study().norming().open(desk.round));
    NormingPage& page = desk.robins();
    desk.press(Qt::Key_K, Qt::ControlModifier);
    QCOMPARE(page.positionText(), QStringLiteral("2 of 3"));
    QCOMPARE(page.message(), QStringLiteral("Item 1: first vote kept."));
    desk.press(Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(page.message(), QString()); // it was of another moment
    desk.press(Qt::Key_K, Qt::ControlModifier);
    QCOMPARE(page.positionText(), QStringLiteral("2 of 3"));
    QCOMPARE(page.message(), QStringLiteral("Item 3: first vote kept."));
    desk.press(Qt::Key_K, Qt::ControlModifier);
    QCOMPARE(page.positionText(), QStringLiteral("2 of 3"));
    QCOMPARE(page.message(), QStringLiteral("Item 2: first vote kept. Ctrl+Enter hands in all."));
}

void NormingTest::keepMineWithoutAFirstVote_saysWhy()
{
    RoundDesk desk;
    NormingPage& page = desk.robins();
    QCOMPARE(page.message(), QString());
    desk.press(Qt::Key_K, Qt::ControlModifier);
    QCOMPARE(page.positionText(), QStringLiteral("1 of 3"));
    QVERIFY(page.message().startsWith(QStringLiteral("This is the first vote")));
    QVERIFY(desk.booth().first.empty());
}

void NormingTest::keepMineAfterTheSecondVotes_saysWhy()
{
    RoundDesk desk;
    desk.castFor(desk.robin, static_cast<Choice>(0));
    desk.castFor(desk.kim, static_cast<Choice>(1));
    VERIFY_HOLDS(desk.study().norming().open(desk.round));
    desk.castFor(desk.robin, static_cast<Choice>(2));
    NormingPage& page = desk.robins();
    const NormingVotes before = desk.booth().second;
    desk.press(Qt::Key_K, Qt::ControlModifier);
    QCOMPARE(page.message(), QStringLiteral("Your second votes are in."));
    QCOMPARE(desk.booth().second, before);
    VERIFY_HOLDS(desk.study().norming().close(desk.round));
    page.start(desk.study(), desk.robin.id);
    desk.press(Qt::Key_K, Qt::ControlModifier);
    QVERIFY(page.message().startsWith(QStringLiteral("The round is closed")));
    QCOMPARE(desk.booth().second, before);
}

void NormingTest::leftOut_isSaid()
{
    RoundDesk desk;
    const Person lee =
        must(desk.study().roster().add({{{}, QStringLiteral("Lee"), Role::Annotator}})).front();
    NewNormingRound wanted;
    wanted.title = QStringLiteral("Second norming");
    wanted.items = desk.items;
    wanted.people = {desk.robin.id, desk.kim.id, lee.id};
    desk.round = must(desk.study().norming().begin(wanted));
    desk.castFor(desk.robin, static_cast<Choice>(0));
    desk.castFor(desk.kim, static_cast<Choice>(0));
    VERIFY_HOLDS(desk.study().norming().open(desk.round, {lee.id}));
    desk.window().signIn(lee.id);
    desk.press(Qt::Key_N, Qt::AltModifier);
    NormingPage& page = *placesOf(desk).norming();
    QCOMPARE(page.stage(), NormingPage::Stage::Told);
    QVERIFY(page.told()->lead().contains(QStringLiteral("without your votes")));
}

void NormingTest::closed_changesNothing()
{
    RoundDesk desk;
    desk.castFor(desk.robin, static_cast<Choice>(0));
    desk.castFor(desk.kim, static_cast<Choice>(1));
    VERIFY_HOLDS(desk.study().norming().open(desk.round));
    NormingPage& page = desk.robins();
    VERIFY_HOLDS(desk.study().norming().close(desk.round));
    page.start(desk.study(), desk.robin.id);
    QVERIFY(desk.booth().second.empty());
    QVERIFY(child<QPushButton>(page, "cast")->isHidden());
    QVERIFY(page.lead().startsWith(QStringLiteral("The round is closed.")));
    desk.press(Qt::Key_2);
    QVERIFY(desk.booth().second.empty());
}

SUBTEXT_TEST(NormingTest)
#include "normingtest.moc"
