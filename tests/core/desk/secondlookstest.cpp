// SPDX-License-Identifier: MIT
#include "core/desk/secondlooks.h"

#include "core/base/pythonrandom.h"
#include "core/figures/figures.h"
#include "core/operation/corrections.h"
#include "core/travel/merging.h"
#include "tests/core/desk/looksstudy.h"
#include "tests/support/registeredtest.h"

#include <algorithm>
#include <cmath>
#include <tuple>

using namespace subtext;
using namespace subtext::test;

/// Splits that come back to whoever decided them: which ones, when, and what is made of it.
class SecondLooksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void split_isDueFromTwoDaysOn();
    void share_isRoundedUp_data();
    void share_isRoundedUp();
    void seed_drawsThem();
    void whatWasLookedAt_counts();
    void looks_stayOnceTheDecisionIsSettled();
    void onlyOwnStandingSplits_comeBack();
    void lockedStudy_asksNothing();
    void record_refuses();
    void raters_standInAnotherOrder();
    void theCase_hasNothingOfTheDecision();
    void decision_stands();
    void twoCopies_theEarlierLookCounts();
    void figures_areKnown();
    void itemLeftOut_isNotInTheFigures();
    void others_seeNothingOfThem();
};

namespace {

const QString TakenOut = QStringLiteral("A character was damaged.");

void decideSplits(DeskStudy& study, int from, int to, int judge = 1)
{
    for (int item = from; item <= to; ++item)
        decideSplit(study, item, QStringLiteral("joy"), judge);
}

// Numbers of the items.
QString dueItems(DeskStudy& study, int judge = 1)
{
    QStringList numbers;
    for (const ScenarioId due : must(study->secondLooks().due(study.judge(judge))))
        numbers << must(study->scenario(due))->sourceId;
    return numbers.join(u' ');
}

struct Drawn
{
    std::uint64_t draw = 0;
    QString number;
};

// As the header says they are drawn, lowest first.
std::vector<Drawn> drawnOf(DeskStudy& study, quint32 seed, int to)
{
    std::vector<Drawn> all;
    for (int item = 1; item <= to; ++item) {
        const Scenario scene = must(study->scenario(study.scenario(item))).value();
        const QByteArray name = "J01/second-looks/" + scene.uuid.text().toUtf8();
        all.push_back({namedSeed(seed, name), scene.sourceId});
    }
    std::sort(all.begin(), all.end(),
              [](const Drawn& a, const Drawn& b) { return a.draw < b.draw; });
    return all;
}

QString numbersOf(const std::vector<Drawn>& drawn, std::size_t count, const QString& without = {})
{
    QStringList numbers;
    for (const Drawn& each : drawn) {
        if (each.number != without && numbers.size() < static_cast<qsizetype>(count))
            numbers << each.number;
    }
    return numbers.join(u' ');
}

} // namespace

void SecondLooksTest::split_isDueFromTwoDaysOn()
{
    const auto study = studyOfSplits(2, 100);
    decideSplit(*study, 1, QStringLiteral("joy"));
    QCOMPARE(dueItems(*study), QString());
    study->clock.advance(TwoDays - 1);
    QCOMPARE(dueItems(*study), QString());
    QVERIFY(must((*study)->secondLooks().selfAgreement()).empty());
    study->clock.advance(1);
    QCOMPARE(dueItems(*study), QStringLiteral("1"));
    QCOMPARE(must((*study)->secondLooks().selfAgreement()).front().chosen, 1);
    decideSplit(*study, 1, QStringLiteral("trust")); // said again: two days from now
    QCOMPARE(dueItems(*study), QString());
    study->clock.advance(TwoDays);
    QCOMPARE(dueItems(*study), QStringLiteral("1"));
}

void SecondLooksTest::share_isRoundedUp_data()
{
    QTest::addColumn<int>("splits");
    QTest::addColumn<int>("share");
    QTest::addColumn<int>("due");
    QTest::newRow("none is asked for") << 5 << 0 << 0;
    QTest::newRow("nothing decided") << 0 << 50 << 0;
    QTest::newRow("one percent of one") << 1 << 1 << 1;
    QTest::newRow("0.7") << 7 << 10 << 1;
    QTest::newRow("exactly 2") << 10 << 20 << 2;
    QTest::newRow("2.1") << 10 << 21 << 3;
    QTest::newRow("all") << 3 << 100 << 3;
}

void SecondLooksTest::share_isRoundedUp()
{
    QFETCH(int, splits);
    QFETCH(int, share);
    QFETCH(int, due);
    const auto study = studyOfSplits(10, share);
    decideSplits(*study, 1, splits);
    study->clock.advance(TwoDays);
    QCOMPARE(must((*study)->secondLooks().due(study->judge(1))).size(),
             static_cast<std::size_t>(due));
}

void SecondLooksTest::seed_drawsThem()
{
    for (const quint32 seed : {42U, 7U}) {
        const auto study = studyOfSplits(20, 30, seed);
        decideSplits(*study, 1, 10);
        study->clock.advance(TwoDays);
        const std::vector<Drawn> ten = drawnOf(*study, seed, 10);
        QCOMPARE(dueItems(*study), numbersOf(ten, 3));
        study->reopen();
        QCOMPARE(dueItems(*study), numbersOf(ten, 3));
        VERIFY_HOLDS(lookAt(*study, ten.front().number.toInt(), QStringLiteral("joy")));
        QCOMPARE(dueItems(*study), numbersOf(ten, 2, ten.front().number));
        decideSplits(*study, 11, 20); // too young to change anything
        QCOMPARE(dueItems(*study), numbersOf(ten, 2, ten.front().number));
        study->clock.advance(TwoDays);
        QCOMPARE(dueItems(*study), numbersOf(drawnOf(*study, seed, 20), 5, ten.front().number));
    }
}

void SecondLooksTest::whatWasLookedAt_counts()
{
    const auto study = studyOfSplits(6, 50);
    decideSplits(*study, 1, 4);
    study->clock.advance(TwoDays);
    const QStringList due = dueItems(*study).split(u' ');
    QCOMPARE(due.size(), 2);
    VERIFY_HOLDS(lookAt(*study, due.at(1).toInt(), QStringLiteral("trust")));
    QCOMPARE(dueItems(*study), due.at(0));
    VERIFY_HOLDS(lookAt(*study, due.at(0).toInt(), QStringLiteral("joy")));
    QCOMPARE(dueItems(*study), QString());
    decideSplits(*study, 5, 6);
    study->clock.advance(TwoDays);
    QCOMPARE(must((*study)->secondLooks().due(study->judge(1))).size(), std::size_t{1}); // of 3
    const SelfAgreement own = must((*study)->secondLooks().selfAgreement()).front();
    QCOMPARE(own.chosen, 3);
    QCOMPARE(own.looks, 2);
    // Left out, it is neither of the six nor of those that were looked at.
    VERIFY_HOLDS((*study)->corrections().leaveOut(study->scenario(due.at(0).toInt()), TakenOut,
                                                  study->coordinator()));
    QCOMPARE(must((*study)->secondLooks().due(study->judge(1))).size(), std::size_t{2}); // 3 of 5
}

// Two adjudicators differ on what the first has looked at: settling it asks for no other look.
void SecondLooksTest::looks_stayOnceTheDecisionIsSettled()
{
    const auto study = studyOfSplits(2, 50);
    decideSplits(*study, 1, 2);
    decideSplit(*study, 1, QStringLiteral("fear"), 2);
    decideSplit(*study, 2, QStringLiteral("fear"), 2);
    study->clock.advance(TwoDays);
    const int looked = dueItems(*study).toInt();
    VERIFY_HOLDS(lookAt(*study, looked, QStringLiteral("fear")));
    QCOMPARE(dueItems(*study), QString());
    VERIFY_HOLDS(study->deciding().settle(study->judge(1), study->scenario(looked),
                                          verdict(Emotion::Trust)));
    QCOMPARE(dueItems(*study), QString());
    const SelfAgreement own = must((*study)->secondLooks().selfAgreement()).front();
    QCOMPARE(own.looks, 1);
    QCOMPARE(own.kappas.front().observed.value(), 0.0); // joy of then, not trust of the two
}

void SecondLooksTest::onlyOwnStandingSplits_comeBack()
{
    const auto study = studyOfSplits(9, 100);
    study->label(9, QStringLiteral("jja"));
    for (int item : {1, 2, 4, 5, 6, 7, 8, 9})
        decideSplit(*study, item, QStringLiteral("joy"));
    for (int item : {1, 2, 3, 4, 5, 6, 7, 8})
        decideSplit(*study, item, item == 6 ? QStringLiteral("fear") : QStringLiteral("joy"), 2);
    // 2: in bulk over it. 3: the other's alone. 4: an answer is later. 5: left out. 6: settled. 7:
    // taken back. 8: not a split any more. 9: never one.
    VERIFY_HOLDS(study->deciding().decideAll(
        {{QStringLiteral("sarcasm-irony/2"), picksOf(Pick{Emotion::Anger}), {}, {}, 1}}, {}, {}));
    study->clock.advance(1'000);
    study->answer(4, 3, completeAnswer(Emotion::Fear));
    VERIFY_HOLDS(
        (*study)->corrections().leaveOut(study->scenario(5), TakenOut, study->coordinator()));
    VERIFY_HOLDS(study->deciding().settle(study->coordinator(), study->scenario(6),
                                          verdict(Emotion::Trust)));
    study->answer(8, 3, completeAnswer(Emotion::Joy));
    study->clock.advance(TwoDays);
    QCOMPARE(dueItems(*study).contains(u'7'), true);
    VERIFY_HOLDS(
        study->deciding().decide(study->judge(1), study->scenario(7), verdict(Emotion::Trust)));
    VERIFY_HOLDS(study->deciding().undo(study->judge(1))); // brought back today
    QCOMPARE(dueItems(*study), QStringLiteral("1"));
    VERIFY_HOLDS(
        (*study)->corrections().takeBackIn(study->scenario(5), TakenOut, study->coordinator()));
    QStringList due = dueItems(*study).split(u' ');
    due.sort();
    QCOMPARE(due.join(u' '), QStringLiteral("1 5"));
    QCOMPARE(must((*study)->secondLooks().due(study->person(1))).size(), std::size_t{0});
    QCOMPARE(must((*study)->secondLooks().due(study->coordinator())).size(), std::size_t{0});
    // Deciding the revised one again brings it back two days later.
    decideSplit(*study, 4, QStringLiteral("joy"));
    study->clock.advance(TwoDays);
    QVERIFY(dueItems(*study).split(u' ').contains(QStringLiteral("4")));
}

void SecondLooksTest::lockedStudy_asksNothing()
{
    const auto study = studyOfSplits(3, 100);
    decideSplits(*study, 1, 2);
    study->clock.advance(TwoDays);
    VERIFY_HOLDS(lookAt(*study, 2, QStringLiteral("joy")));
    decideSplit(*study, 3, QStringLiteral("joy"));
    VERIFY_HOLDS(study->dataLock().lock(QStringLiteral("Done."), study->coordinator()));
    QCOMPARE(dueItems(*study), QString());
    COMPARE_ERROR((*study)->secondLooks().load(study->judge(1), study->scenario(1)),
                  ErrorCode::InvalidValue);
    COMPARE_ERROR(lookAt(*study, 1, QStringLiteral("joy")), ErrorCode::StudyLocked);
    study->clock.advance(TwoDays); // what had come back did, and nothing else does
    const SelfAgreement own = must((*study)->secondLooks().selfAgreement()).front();
    QCOMPARE(own.chosen, 2);
    QCOMPARE(own.looks, 1);
    VERIFY_HOLDS(study->dataLock().unlock(QStringLiteral("Not yet."), study->coordinator()));
    QStringList due = dueItems(*study).split(u' ');
    due.sort();
    QCOMPARE(due.join(u' '), QStringLiteral("1 3"));
}

void SecondLooksTest::record_refuses()
{
    const auto study = studyOfSplits(2, 100);
    decideSplit(*study, 1, QStringLiteral("joy"));
    study->clock.advance(TwoDays);
    const int rows = study->auditRows();
    SecondLooks& looks = (*study)->secondLooks();
    const ScenarioId split = study->scenario(1);
    const Picks joy = picksOf(Pick{Emotion::Joy});
    COMPARE_ERROR(looks.record(study->person(1), split, joy, 0), ErrorCode::WrongRole);
    COMPARE_ERROR(looks.load(study->person(1), split), ErrorCode::WrongRole);
    COMPARE_ERROR(looks.record({99}, split, joy, 0), ErrorCode::UnknownPerson);
    COMPARE_ERROR(looks.load({99}, split), ErrorCode::UnknownPerson);
    COMPARE_ERROR(looks.load(study->judge(1), {99}), ErrorCode::UnknownScenario);
    COMPARE_ERROR(looks.record(study->judge(2), split, joy, 0), ErrorCode::InvalidValue);
    COMPARE_ERROR(looks.load(study->judge(2), split), ErrorCode::InvalidValue);
    COMPARE_ERROR(looks.record(study->judge(1), study->scenario(2), joy, 0),
                  ErrorCode::InvalidValue);
    COMPARE_ERROR(looks.record(study->judge(1), split, {}, 0), ErrorCode::InvalidValue);
    QCOMPARE(study->auditRows(), rows);
    VERIFY_HOLDS(looks.record(study->judge(1), split, joy, 0));
    COMPARE_ERROR(looks.record(study->judge(1), split, joy, 0), ErrorCode::InvalidValue);
    COMPARE_ERROR(looks.load(study->judge(1), split), ErrorCode::InvalidValue);
}

void SecondLooksTest::raters_standInAnotherOrder()
{
    const auto study = studyOfSplits(12, 100);
    decideSplits(*study, 1, 12);
    study->clock.advance(TwoDays);
    for (int item = 1; item <= 12; ++item) {
        const SecondLookCase again =
            must((*study)->secondLooks().load(study->judge(1), study->scenario(item)));
        const std::vector<int> order = again.item.shownOrder();
        const std::vector<int> then =
            must(study->deskQueue().load(study->judge(1), study->scenario(item)))
                .history.front()
                .shownOrder;
        QVERIFY(order != then);
        QVERIFY(std::is_permutation(order.begin(), order.end(), then.begin(), then.end()));
        VERIFY_HOLDS(lookAt(*study, item, QStringLiteral("joy")));
        QStringList seats;
        for (int seat : order)
            seats << QString::number(seat);
        QCOMPARE(study->sql(QStringLiteral("SELECT shown_order FROM second_look ORDER BY id DESC")),
                 seats.join(u',')); // as it was shown
    }
}

void SecondLooksTest::theCase_hasNothingOfTheDecision()
{
    const auto study = studyOfSplits(1, 100);
    decideSplit(*study, 1, QStringLiteral("trust"));
    study->clock.advance(TwoDays);
    DeskDraft draft;
    draft.picks = picksOf(Pick{Emotion::Trust});
    draft.note = QStringLiteral("trust, as before");
    VERIFY_HOLDS(study->deciding().saveDraft(study->judge(1), study->scenario(1), draft));
    const SecondLookCase again =
        must((*study)->secondLooks().load(study->judge(1), study->scenario(1)));
    QVERIFY(again.item.scenario.id == study->scenario(1));
    QCOMPARE(again.item.raters.size(), std::size_t{3});
    QVERIFY(again.item.history.empty());
    QVERIFY(!again.item.proposal && !again.item.draft && !again.item.outdated);
    QCOMPARE(again.item.questions.size(), std::size_t{1});
    QVERIFY(again.item.questions.front().isSplit());
    QVERIFY(!again.item.rule().isSettled());
    QVERIFY(again.asks == std::vector<bool>{true});
}

void SecondLooksTest::decision_stands()
{
    const auto study = studyOfSplits(2, 100);
    decideSplits(*study, 1, 2);
    study->clock.advance(TwoDays);
    const auto history = must((*study)->decisionHistory());
    const auto input = must((*study)->figures().agreementInput());
    const auto queue = must(study->deskQueue().items(study->judge(1)));
    const int rows = study->auditRows();
    const auto changed = lookAt(*study, 1, QStringLiteral("fear"));
    VERIFY_HOLDS(changed);
    QCOMPARE(study->gold(), QStringLiteral("joy joy"));
    QVERIFY(must((*study)->decisionHistory()) == history);
    QVERIFY(must((*study)->figures().agreementInput()) == input);
    QVERIFY(must(study->deskQueue().items(study->judge(1))) == queue);
    QVERIFY(!must(study->comparing().comparison()));
    QCOMPARE(study->auditRows(), rows + 1);
    const QString detail = study->sql(QStringLiteral("SELECT detail FROM audit ORDER BY id DESC"));
    QVERIFY2(detail.contains(QStringLiteral("J01")) && !detail.contains(QStringLiteral("fear")),
             qPrintable(detail));
    study->reopen();
    QCOMPARE(study->gold(), QStringLiteral("joy joy"));
    QCOMPARE(must((*study)->secondLooks().selfAgreement()).front().looks, 1);
    VERIFY_HOLDS((*study)->verifyAudit());
}

void SecondLooksTest::twoCopies_theEarlierLookCounts()
{
    const auto study = studyOfSplits(2, 100);
    decideSplits(*study, 1, 2);
    study->clock.advance(TwoDays);
    const QString path = study->filePath(QStringLiteral("copy.subtext"));
    VERIFY_HOLDS((*study)->copyTo(path));
    {
        FixedClock clock;
        clock.set(study->clock.now() + 1'000);
        CountingIds ids(0x5000'0000);
        const auto copy = must(Study::open(path, Study::Access::Write, {clock, ids, {}}));
        VERIFY_HOLDS(lookAt(*copy, study->judge(1), study->scenario(1), QStringLiteral("fear")));
        VERIFY_HOLDS(lookAt(*copy, study->judge(1), study->scenario(2), QStringLiteral("joy")));
    }
    study->clock.advance(60'000);
    VERIFY_HOLDS(lookAt(*study, 1, QStringLiteral("joy"))); // the same, a minute later
    QCOMPARE(must((*study)->secondLooks().selfAgreement()).front().kappas.front().observed.value(),
             1.0);
    for (int round = 0; round < 2; ++round) {
        const auto merged = must((*study)->merging().merge({path}));
        QVERIFY(merged.front().isSound());
        const SelfAgreement own = must((*study)->secondLooks().selfAgreement()).front();
        QCOMPARE(own.looks, 2);
        QCOMPARE(own.chosen, 2);
        QCOMPARE(own.kappas.front().items, 2);
        QCOMPARE(own.kappas.front().observed.value(), 0.5); // fear on the first counts
        QCOMPARE(dueItems(*study), QString());
    }
    VERIFY_HOLDS((*study)->verifyAudit());
}

void SecondLooksTest::figures_areKnown()
{
    const auto study = tenLooks();
    const auto all = must((*study)->secondLooks().selfAgreement());
    QCOMPARE(all.size(), std::size_t{1});
    const SelfAgreement& own = all.front();
    QVERIFY(own.person == study->judge(1));
    QCOMPARE(own.code, QStringLiteral("J01"));
    QCOMPARE(own.chosen, 10);
    QCOMPARE(own.looks, 10);
    QCOMPARE(own.kappas.size(), std::size_t{1});
    const stats::CohenKappa& kappa = own.kappas.front();
    // By hand: 5 and 3 the same of 10, margins 6 and 4 both times: by chance 0.36 + 0.16.
    // (0.8 − 0.52) / 0.48. The error by equation 13 of Fleiss, Cohen & Everitt, in Python: with
    // 1.959964 of it the upper end would lie at 1.0976.
    QCOMPARE(kappa.items, 10);
    QCOMPARE(kappa.observed.value(), 0.8);
    QCOMPARE(kappa.kappa.value(), 7.0 / 12);
    QCOMPARE(kappa.standardError.value(), 0.26237688176823);
    QVERIFY(std::abs(kappa.interval->low - 0.06908409469167875) < 1e-12);
    QCOMPARE(kappa.interval->high, 1.0);
}

void SecondLooksTest::itemLeftOut_isNotInTheFigures()
{
    const auto study = studyOfSplits(2, 100);
    decideSplits(*study, 1, 2);
    study->clock.advance(TwoDays);
    VERIFY_HOLDS(lookAt(*study, 1, QStringLiteral("fear")));
    VERIFY_HOLDS(
        (*study)->corrections().leaveOut(study->scenario(1), TakenOut, study->coordinator()));
    const SelfAgreement own = must((*study)->secondLooks().selfAgreement()).front();
    QCOMPARE(own.looks, 0);
    QCOMPARE(own.chosen, 1); // the other one waits
    QVERIFY(!own.kappas.front().kappa && !own.kappas.front().observed);
}

void SecondLooksTest::others_seeNothingOfThem()
{
    const auto study = studyOfSplits(2, 100);
    decideSplits(*study, 1, 2);
    decideSplits(*study, 1, 2, 2);
    study->clock.advance(TwoDays);
    const PersonId other = study->judge(2);
    const auto seen = [&] {
        return std::make_tuple(must(study->deskQueue().items(other)),
                               must((*study)->figures().agreementInput(other)),
                               must((*study)->decisionHistory()), dueItems(*study, 2),
                               must((*study)->secondLooks().selfAgreement(other)));
    };
    const auto before = seen();
    QVERIFY(std::get<4>(before).front().person == other);
    VERIFY_HOLDS(lookAt(*study, 1, QStringLiteral("fear")));
    QVERIFY(seen() == before);
    const auto countFor = [&](PersonId reader) {
        return must((*study)->secondLooks().selfAgreement(reader)).size();
    };
    QCOMPARE(countFor(other), std::size_t{1});
    QCOMPARE(countFor(study->judge(1)), std::size_t{1});
    QCOMPARE(countFor(study->coordinator()), std::size_t{2});
    QCOMPARE(countFor({}), std::size_t{2});
    COMPARE_ERROR((*study)->secondLooks().selfAgreement({99}), ErrorCode::UnknownPerson);
    VERIFY_HOLDS(lookAt(*study, 1, QStringLiteral("joy"), 2));
    VERIFY_HOLDS(study->dataLock().lock(QStringLiteral("Done."), study->coordinator()));
    QCOMPARE(countFor(other), std::size_t{2});
}

SUBTEXT_TEST(SecondLooksTest)
#include "secondlookstest.moc"
