// SPDX-License-Identifier: MIT
#include "core/desk/deskfigures.h"
#include "core/operation/datalock.h"
#include "tests/core/desk/deskstudy.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

/// What the desk says to somebody who looks on while others decide: who has what, never what they
/// said.
class DeskOthersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoIsAsked_data();
    void whoIsAsked();
    void onlooker_seesWhoDecidedAndNotWhat();
    void onlooker_seesWhatCountsOnceTheStudyIsLocked();
    void onlooker_isToldOfDifferencesWhenBothAreThrough();
    void onlooker_whoDecidesFirst_isAsked();
    void asked_areToldNothingOfOthers();
    void left_countsAgain();
};

namespace {

// Three splits and a majority.
std::unique_ptr<DeskStudy> threeSplits()
{
    auto study = std::make_unique<DeskStudy>(4);
    for (int item = 1; item <= 3; ++item)
        study->label(item, QStringLiteral("jta"));
    study->label(4, QStringLiteral("jja"));
    return study;
}

void say(DeskStudy& study, int judge, int item, Choice emotion)
{
    VERIFY_HOLDS(
        study.deciding().decide(study.judge(judge), study.scenario(item), verdict(emotion)));
}

DeskFigures figuresFor(DeskStudy& study, PersonId reader)
{
    return deskFigures(must(study.deskQueue().items(reader)), std::nullopt);
}

DeskItem lineFor(DeskStudy& study, PersonId reader, int item)
{
    return must(study.deskQueue().item(reader, study.scenario(item))).value();
}

} // namespace

void DeskOthersTest::whoIsAsked_data()
{
    QTest::addColumn<Role>("role");
    QTest::addColumn<int>("id");
    QTest::addColumn<bool>("areTwo");
    QTest::addColumn<bool>("isAsked");
    QTest::newRow("adjudicator, before there are two") << Role::Adjudicator << 1 << false << true;
    QTest::newRow("coordinator, before there are two") << Role::Coordinator << 1 << false << false;
    QTest::newRow("the first of the two") << Role::Adjudicator << 1 << true << true;
    QTest::newRow("the second of the two") << Role::Coordinator << 2 << true << true;
    QTest::newRow("a third") << Role::Adjudicator << 3 << true << false;
}

void DeskOthersTest::whoIsAsked()
{
    QFETCH(Role, role);
    QFETCH(int, id);
    QFETCH(bool, areTwo);
    std::optional<AdjudicatorComparison> both;
    if (areTwo) {
        both.emplace();
        both->first = {1};
        both->second = {2};
    }
    Person person;
    person.id = {id};
    person.role = role;
    QTEST(isAskedToDecide(person, both), "isAsked");
}

void DeskOthersTest::onlooker_seesWhoDecidedAndNotWhat()
{
    const auto study = threeSplits();
    const PersonId coordinator = study->coordinator();
    QCOMPARE(figuresFor(*study, coordinator).waiting, 3);
    say(*study, 1, 1, Emotion::Joy);
    say(*study, 1, 2, Emotion::Trust);
    say(*study, 1, 4, Emotion::Anger); // against a majority
    const DeskFigures figures = figuresFor(*study, coordinator);
    QCOMPARE(figures.waiting, 1);
    QCOMPARE(figures.settled, 2);
    QCOMPARE(figures.flagged, 3);
    QCOMPARE(figures.toReview, 1);
    const DeskItem item = lineFor(*study, coordinator, 1);
    QCOMPARE(item.state, DeskState::WithOthers);
    QVERIFY(item.decidedBy == std::vector{study->judge(1)});
    QVERIFY(!item.gold().isSettled() && !item.record);
    QVERIFY(!item.isWaiting() && item.isWithOthers());
    QCOMPARE(lineFor(*study, coordinator, 4).state, DeskState::WithOthers);
    QCOMPARE(lineFor(*study, coordinator, 3).state, DeskState::Open);
    DeskTally tally;
    for (const DeskItem& line : must(study->deskQueue().items(coordinator)))
        tally.add(line);
    QCOMPARE(tally.splits(), 3);
    QVERIFY(tally.splitsByDecider() == (std::map<PersonId, qint64>{{study->judge(1), 2}}));
    QCOMPARE(study->deskQueue().load(coordinator, study->scenario(1))->history.size(),
             std::size_t{0});
}

void DeskOthersTest::onlooker_seesWhatCountsOnceTheStudyIsLocked()
{
    const auto study = threeSplits();
    const PersonId coordinator = study->coordinator();
    say(*study, 1, 1, Emotion::Joy);
    say(*study, 1, 2, Emotion::Joy);
    say(*study, 2, 2, Emotion::Anger);
    const auto seenBy = [&](PersonId reader, int item) {
        return must(study->deskQueue().load(reader, study->scenario(item))).history.size();
    };
    QCOMPARE(seenBy(coordinator, 1), std::size_t{0});
    VERIFY_HOLDS(study->dataLock().lock(QStringLiteral("All is decided."), coordinator));
    QCOMPARE(seenBy(coordinator, 1), std::size_t{1});
    QCOMPARE(seenBy(coordinator, 2), std::size_t{0}); // what they differ about is between the two
    QCOMPARE(seenBy(study->judge(2), 1), std::size_t{0}); // who may still decide it
    VERIFY_HOLDS(study->dataLock().unlock(QStringLiteral("One more."), coordinator));
    QCOMPARE(seenBy(coordinator, 1), std::size_t{0});
}

void DeskOthersTest::onlooker_isToldOfDifferencesWhenBothAreThrough()
{
    const auto study = threeSplits();
    const PersonId coordinator = study->coordinator();
    for (int item = 1; item <= 3; ++item)
        say(*study, 1, item, Emotion::Joy);
    say(*study, 2, 1, Emotion::Anger);
    say(*study, 2, 2, Emotion::Joy);
    QCOMPARE(figuresFor(*study, coordinator).waiting, 0);
    QCOMPARE(figuresFor(*study, coordinator).disputed, 0); // the second is not through
    say(*study, 2, 3, Emotion::Joy);
    const DeskFigures figures = figuresFor(*study, coordinator);
    QCOMPARE(figures.waiting, 0);
    QCOMPARE(figures.disputed, 1);
    QCOMPARE(figures.settled, 2);
    QCOMPARE(lineFor(*study, coordinator, 1).state, DeskState::OthersDiffer);
    Verdict proposal = verdict(Emotion::Trust);
    proposal.note = QStringLiteral("the pause gives it away");
    VERIFY_HOLDS(study->deciding().propose(study->judge(1), study->scenario(1), proposal));
    QVERIFY(lineFor(*study, coordinator, 1).proposedBy == study->judge(1));
    const auto seenBy = [&](PersonId reader) {
        return must(study->deskQueue().load(reader, study->scenario(1)));
    };
    QVERIFY(seenBy(coordinator).history.empty()); // nor what it would be settled as
    QVERIFY(!seenBy(coordinator).proposal);
    QVERIFY(must(study->deskQueue().search(coordinator, QStringLiteral("pause"))).isEmpty());
    QCOMPARE(seenBy(study->judge(2)).history.size(), std::size_t{2}); // hers, and the proposal
    QVERIFY(seenBy(study->judge(2)).proposal);
    VERIFY_HOLDS(study->deciding().confirm(study->judge(2), study->scenario(1)));
    QCOMPARE(lineFor(*study, coordinator, 1).state, DeskState::Decided); // final: for all to see
    QCOMPARE(figuresFor(*study, coordinator).disputed, 0);
    QCOMPARE(figuresFor(*study, coordinator).settled, 3);
}

void DeskOthersTest::onlooker_whoDecidesFirst_isAsked()
{
    const auto study = threeSplits();
    const PersonId coordinator = study->coordinator();
    say(*study, 3, 1, Emotion::Joy); // the coordinator, alone
    QCOMPARE(figuresFor(*study, coordinator).waiting, 2);
    say(*study, 1, 2, Emotion::Joy); // now there are two, who are compared
    QCOMPARE(figuresFor(*study, coordinator).waiting, 2);
    QCOMPARE(lineFor(*study, coordinator, 2).state, DeskState::Open);
    QCOMPARE(figuresFor(*study, study->judge(2)).waiting, 1); // a third is not asked
}

void DeskOthersTest::asked_areToldNothingOfOthers()
{
    const auto study = threeSplits();
    const auto before = must(study->deskQueue().items(study->judge(2)));
    for (int item = 1; item <= 4; ++item)
        say(*study, 1, item, Emotion::Anger);
    QVERIFY(must(study->deskQueue().items(study->judge(2))) == before);
    QCOMPARE(figuresFor(*study, study->judge(2)).waiting, 3);
}

// What one takes back is nobody's any more.
void DeskOthersTest::left_countsAgain()
{
    const auto study = threeSplits();
    say(*study, 1, 1, Emotion::Joy);
    QCOMPARE(figuresFor(*study, study->coordinator()).waiting, 2);
    VERIFY_HOLDS(study->deciding().undo(study->judge(1)));
    QCOMPARE(figuresFor(*study, study->coordinator()).waiting, 3);
    QVERIFY(lineFor(*study, study->coordinator(), 1).decidedBy.empty());
}

SUBTEXT_TEST(DeskOthersTest)
#include "deskotherstest.moc"
