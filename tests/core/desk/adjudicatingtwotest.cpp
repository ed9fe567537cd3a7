// SPDX-License-Identifier: MIT
#include "core/agreement/agreementinput.h"
#include "core/base/pythonrandom.h"
#include "core/course/moreraters.h"
#include "core/desk/deskfigures.h"
#include "core/figures/figures.h"
#include "core/operation/corrections.h"
#include "tests/core/desk/deskstudy.h"
#include "tests/support/must.h"
#include "tests/support/picktokens.h"
#include "tests/support/registeredtest.h"

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

/// Two adjudicators: blind to each other, compared when both are through, then settled.
class AdjudicatingTwoTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void second_seesNothingOfTheFirst();
    void comparison_needsTwoWhoDecided();
    void comparison_waitsUntilBothAreThrough();
    void comparison_givesKappaAndDifferences();
    void lateSplit_hidesTheComparisonAndKappaIsOfTheVoicesOfToday();
    void itemLeftOut_isNotWaitedFor();
    void itemLeftOut_isNotCompared();
    void itemWithFurtherAnswersToCome_isNotWaitedFor();
    void comparison_isInTheOrderOfTheRoster();
    void disputed_isKnownToTheTwoAlone();
    void settling_namesBoth_data();
    void settling_namesBoth();
    void settling_refuses();
    void order_doesNotMatter();
    void decidedByBoth_followsEachDecision();
};

namespace {

void decide(DeskStudy& study, int judge, int item, const QString& pick)
{
    Verdict choice;
    choice.picks = picksOf(pickFromToken(pick).value());
    choice.basis = Basis::Misreading;
    choice.note = QStringLiteral("by %1").arg(judge);
    choice.activeMs = 1'000;
    VERIFY_HOLDS(study.deciding().decide(study.judge(judge), study.scenario(item), choice));
}

// One word an item; "-" is left out.
void decideAll(DeskStudy& study, int judge, const QString& picks)
{
    const QStringList words = picks.split(u' ');
    for (int item = 1; item <= words.size(); ++item) {
        if (words.at(item - 1) != QLatin1String("-"))
            decide(study, judge, item, words.at(item - 1));
    }
}

// Six splits, a majority of joy, all trust.
std::unique_ptr<DeskStudy> sixSplits()
{
    auto study = std::make_unique<DeskStudy>(8);
    for (int item = 1; item <= 6; ++item)
        study->label(item, QStringLiteral("jta"));
    study->label(7, QStringLiteral("jja"));
    study->label(8, QStringLiteral("ttt"));
    return study;
}

const QString Why = QStringLiteral("A character was damaged.");
const QString First = QStringLiteral("joy joy fear ambiguous sadness joy");
const QString Second = QStringLiteral("joy fear fear ambiguous joy joy");

QString differencesOf(DeskStudy& study)
{
    QStringList words;
    const auto both = must(study.comparing().comparison());
    if (!both)
        return QStringLiteral("no comparison");
    for (const AdjudicatorDifference& difference : both->differences)
        words << must(study->scenario(difference.scenario))->sourceId + u' ' +
                     pickToken(*difference.first.front()) + u' ' +
                     pickToken(*difference.second.front());
    return words.join(u'|');
}

} // namespace

void AdjudicatingTwoTest::second_seesNothingOfTheFirst()
{
    const auto study = sixSplits();
    Deciding& deciding = study->deciding();
    DeskQueue& queue = study->deskQueue();
    const PersonId second = study->judge(2);
    decide(*study, 2, 2, QStringLiteral("fear"));
    VERIFY_HOLDS(deciding.decideAll(
        {{QStringLiteral("sarcasm-irony/3"), picksOf(Pick{Emotion::Anger}), {}, {}, 1}}, {}, {}));
    struct Seen
    {
        std::vector<DeskItem> queue;
        AgreementInput figures;
        std::vector<std::vector<Decision>> ofItems;
        bool canUndo = false;
        bool canRedo = false;
        bool operator==(const Seen&) const = default;
    };
    const auto look = [&] {
        Seen seen{must(queue.items(second)),
                  must((*study)->figures().agreementInput(second)),
                  {},
                  must(deciding.canUndo(second)),
                  must(deciding.canRedo(second))};
        for (int item = 1; item <= 8; ++item)
            seen.ofItems.push_back(queue.load(second, study->scenario(item))->history);
        return seen;
    };
    const Seen before = look();
    DeskDraft draft;
    draft.isHeld = true;
    draft.note = QStringLiteral("mine");
    VERIFY_HOLDS(deciding.saveDraft(study->judge(1), study->scenario(6), draft));
    decideAll(*study, 1, QStringLiteral("joy joy fear ambiguous sadness - anger fear"));
    decide(*study, 1, 1, QStringLiteral("fear"));
    QVERIFY(look() == before);
    VERIFY_HOLDS(deciding.undo(study->judge(1)));
    QVERIFY(look() == before);
    const DeskFigures figures = deskFigures(must(queue.items(second)), std::nullopt);
    QCOMPARE(figures.settled, 2);
    QCOMPARE(figures.waiting, 4);
    // The first sees their own.
    QCOMPARE(study->goldSeenBy(1), QStringLiteral("joy joy fear ambiguous sadness - anger fear"));
    QCOMPARE(study->goldSeenBy(2), QStringLiteral("- fear anger - - - joy trust"));
    // The study knows both: they differ on 2, and 3 was decided anew over the bulk decision.
    QCOMPARE(study->gold(), QStringLiteral("joy - fear ambiguous sadness - anger fear"));
}

void AdjudicatingTwoTest::comparison_needsTwoWhoDecided()
{
    const auto study = sixSplits();
    QVERIFY(!must(study->comparing().comparison()));
    decideAll(*study, 1, First);
    QVERIFY(!must(study->comparing().comparison()));
    VERIFY_HOLDS(study->deciding().decideAll(
        {{QStringLiteral("sarcasm-irony/1"), picksOf(Pick{Emotion::Joy}), {}, {}, 1}}, {}, {}));
    QVERIFY(!must(study->comparing().comparison())); // a file is nobody
    decide(*study, 2, 1, QStringLiteral("joy"));
    QVERIFY(must(study->comparing().comparison()));
    VERIFY_HOLDS(study->deciding().undo(study->judge(2)));
    QVERIFY(!must(study->comparing().comparison())); // silent again
}

void AdjudicatingTwoTest::comparison_waitsUntilBothAreThrough()
{
    const auto study = sixSplits();
    const auto isHidden = [&] {
        const auto both = must(study->comparing().comparison());
        const auto queue = must(study->deskQueue().items(study->judge(2)));
        return both && !both->isReady && both->kappas.empty() && both->differences.empty() &&
               std::none_of(queue.begin(), queue.end(),
                            [](const DeskItem& i) { return i.state == DeskState::Disputed; });
    };
    decideAll(*study, 1, First);
    decideAll(*study, 2, QStringLiteral("joy fear fear ambiguous joy -"));
    QVERIFY(isHidden());
    QCOMPARE(must(study->comparing().comparison())->decidedByBoth, 5);
    decide(*study, 2, 7, QStringLiteral("anger")); // not a split: makes nobody ready
    QVERIFY(isHidden());
    decide(*study, 2, 6, QStringLiteral("joy"));
    QVERIFY(must(study->comparing().comparison())->isReady);
    VERIFY_HOLDS(study->deciding().undo(study->judge(2)));
    QVERIFY(isHidden());
    VERIFY_HOLDS(study->deciding().redo(study->judge(2)));
    QVERIFY(must(study->comparing().comparison())->isReady);
    // An item that becomes a split asks both again.
    study->label(7, QStringLiteral("jta"));
    QVERIFY(isHidden());
}

void AdjudicatingTwoTest::comparison_givesKappaAndDifferences()
{
    const auto study = sixSplits();
    decideAll(*study, 1, First + QStringLiteral(" anger")); // the seventh by one alone
    decideAll(*study, 2, Second);
    const auto both = must(study->comparing().comparison());
    QVERIFY(both && both->isReady);
    QVERIFY(both->first == study->judge(1) && both->second == study->judge(2));
    QCOMPARE(both->decidedByBoth, 6);
    QCOMPARE(both->kappas.front().items, 6);
    // By hand: equal on 4 of 6. Margins joy 3 and 3, fear 1 and 2, ambiguous 1 and 1, sadness 1 and
    // 0: by chance (9 + 2 + 1) / 36 = 1/3. (2/3 − 1/3) / (1 − 1/3) = 1/2.
    QCOMPARE(both->kappas.front().observed.value(), 4.0 / 6);
    QCOMPARE(both->kappas.front().kappa.value(), 0.5);
    QCOMPARE(differencesOf(*study), QStringLiteral("2 joy fear|5 sadness joy"));
    QCOMPARE(study->gold(), QStringLiteral("joy - fear ambiguous - joy anger trust"));
    QCOMPARE(must((*study)->counts()).goldLabels, 5); // decided: without 2 and 5, with 7
    study->reopen(Study::Access::Read);
    QCOMPARE(must(study->comparing().comparison())->kappas.front().kappa.value(), 0.5);
}

// The file does not know when the two were first shown to each other (decisions.md), so that a mind
// that was changed since counts.
void AdjudicatingTwoTest::lateSplit_hidesTheComparisonAndKappaIsOfTheVoicesOfToday()
{
    const auto study = sixSplits();
    decideAll(*study, 1, First);
    decideAll(*study, 2, Second);
    QCOMPARE(must(study->comparing().comparison())->kappas.front().kappa.value(), 0.5);
    QCOMPARE(differencesOf(*study), QStringLiteral("2 joy fear|5 sadness joy"));
    study->label(7, QStringLiteral("jta"));
    const auto late = must(study->comparing().comparison());
    QVERIFY(late && !late->isReady && late->kappas.empty() && late->differences.empty());
    QCOMPARE(late->decidedByBoth, 6);
    QVERIFY(!must(study->comparing().settling(study->judge(2), *late, study->scenario(2))));
    // Known to be another's label, and nobody settles as long as the late split waits.
    decide(*study, 2, 2, QStringLiteral("joy"));
    decide(*study, 1, 7, QStringLiteral("anger"));
    decide(*study, 2, 7, QStringLiteral("fear"));
    const auto both = must(study->comparing().comparison());
    QVERIFY(both && both->isReady);
    QCOMPARE(differencesOf(*study), QStringLiteral("5 sadness joy|7 anger fear"));
    QCOMPARE(both->kappas.front().items, 7);
    QCOMPARE(both->kappas.front().observed.value(), 5.0 / 7);
}

void AdjudicatingTwoTest::itemLeftOut_isNotWaitedFor()
{
    const auto study = sixSplits();
    decideAll(*study, 1, First);
    decideAll(*study, 2, QStringLiteral("joy fear fear ambiguous joy -"));
    QVERIFY(!must(study->comparing().comparison())->isReady);
    VERIFY_HOLDS((*study)->corrections().leaveOut(study->scenario(6), Why, study->judge(1)));
    QVERIFY(must(study->comparing().comparison())->isReady);
    VERIFY_HOLDS((*study)->corrections().takeBackIn(study->scenario(6), Why, study->judge(1)));
    QVERIFY(!must(study->comparing().comparison())->isReady);
}

void AdjudicatingTwoTest::itemLeftOut_isNotCompared()
{
    const auto study = sixSplits();
    decideAll(*study, 1, First);
    decideAll(*study, 2, Second);
    VERIFY_HOLDS((*study)->corrections().leaveOut(study->scenario(2), Why, study->judge(1)));
    const auto both = must(study->comparing().comparison());
    QCOMPARE(both->decidedByBoth, 5);
    QCOMPARE(both->kappas.front().items, 5);
    QCOMPARE(both->kappas.front().observed.value(), 4.0 / 5);
    QCOMPARE(differencesOf(*study), QStringLiteral("5 sadness joy"));
    QVERIFY(!must(study->deskQueue().item(study->judge(1), study->scenario(2))));
}

// As at the desk, which does not show it as a split either.
void AdjudicatingTwoTest::itemWithFurtherAnswersToCome_isNotWaitedFor()
{
    Protocol protocol;
    protocol.moreRaters = 1;
    DeskStudy study(2, 3, protocol);
    must(study.roster().add({{QStringLiteral("A04"), QStringLiteral("Fourth"), Role::Annotator}}));
    study.label(1, QStringLiteral("jta"));
    study.label(2, QStringLiteral("jta"));
    const auto isReady = [&] { return must(study.comparing().comparison())->isReady; };
    decide(study, 1, 1, QStringLiteral("joy"));
    decide(study, 2, 1, QStringLiteral("fear"));
    QVERIFY(!isReady());
    QCOMPARE(must(study->moreRaters().assign()), qint64{1}); // of the one that nobody decided
    QVERIFY(isReady());
    study.answer(2, 4, completeAnswer(Emotion::Fear));
    QVERIFY(!isReady());
    study.answer(2, 4, completeAnswer(Emotion::Joy));
    QVERIFY(isReady());
}

void AdjudicatingTwoTest::comparison_isInTheOrderOfTheRoster()
{
    const auto study = sixSplits();
    decideAll(*study, 3, Second); // the coordinator, first in time
    decideAll(*study, 2, First);
    const auto both = must(study->comparing().comparison());
    QVERIFY(both->first == study->judge(2) && both->second == study->coordinator());
    QCOMPARE(differencesOf(*study), QStringLiteral("2 joy fear|5 sadness joy"));
}

void AdjudicatingTwoTest::disputed_isKnownToTheTwoAlone()
{
    const auto study = sixSplits();
    decideAll(*study, 1, First);
    decideAll(*study, 2, Second);
    const auto disputed = [&](PersonId who) {
        QStringList names;
        for (int item = 1; item <= 8; ++item) {
            if (must(study->deskQueue().item(who, study->scenario(item)))->state ==
                DeskState::Disputed)
                names << QString::number(item);
        }
        return names.join(u' ');
    };
    QCOMPARE(disputed(study->judge(1)), QStringLiteral("2 5"));
    QCOMPARE(disputed(study->judge(2)), QStringLiteral("2 5"));
    QCOMPARE(disputed(study->coordinator()), QString());
    // Each still has their own label before them, and nobody else's history.
    QCOMPARE(study->goldSeenBy(1), First + QStringLiteral(" joy trust"));
    QCOMPARE(study->goldSeenBy(2), Second + QStringLiteral(" joy trust"));
    QCOMPARE(study->deskQueue().load(study->judge(2), study->scenario(2))->history.size(),
             std::size_t{1});
}

void AdjudicatingTwoTest::settling_namesBoth_data()
{
    QTest::addColumn<int>("by");
    QTest::newRow("the first") << 1;
    QTest::newRow("the second") << 2;
    QTest::newRow("the coordinator") << 3;
}

void AdjudicatingTwoTest::settling_namesBoth()
{
    QFETCH(int, by);
    const auto study = sixSplits();
    decideAll(*study, 1, First);
    decideAll(*study, 2, Second);
    const int rows = study->auditRows();
    Verdict talk = verdict(Emotion::Trust, Basis::VadFit);
    talk.note = QStringLiteral("talked it over");
    const PersonId who = study->judge(by);
    DeskDraft draft;
    draft.picks = talk.picks;
    VERIFY_HOLDS(study->deciding().saveDraft(who, study->scenario(2), draft));
    const auto settled = study->deciding().settle(who, study->scenario(2), talk);
    VERIFY_HOLDS(settled);
    QCOMPARE(study->auditRows(), rows + 1);
    QVERIFY(settled->value.isFinal);
    QCOMPARE(settled->value.revision, 3);
    // Who settles stands first, where they are one of the two.
    QVERIFY(settled->value.person == study->judge(by == 2 ? 2 : 1));
    QVERIFY(settled->value.secondPerson == study->judge(by == 2 ? 1 : 2));
    QVERIFY(!study->deskQueue().load(who, study->scenario(2))->draft);
    study->reopen();
    QVERIFY(must((*study)->decisionHistory()).at(4) == settled->value); // 1: two, 2: two and this
    QCOMPARE(study->gold(), QStringLiteral("joy trust fear ambiguous - joy joy trust"));
    QCOMPARE(must((*study)->counts()).goldLabels, 5);
    for (int judge : {1, 2, 3}) {
        const auto item = must(study->deskQueue().item(study->judge(judge), study->scenario(2)));
        QCOMPARE(goldName(item->gold()), QStringLiteral("trust"));
        QVERIFY(item->state != DeskState::Disputed && item->state != DeskState::Open);
        const auto history =
            study->deskQueue().load(study->judge(judge), study->scenario(2))->history;
        QVERIFY(history.back() == settled->value);
        QCOMPARE(history.size(), judge == 3 ? std::size_t{1} : std::size_t{2});
    }
    // What they had said on their own is what κ is about, and stays.
    const auto both = must(study->comparing().comparison());
    QVERIFY(both->isReady);
    QCOMPARE(both->kappas.front().kappa.value(), 0.5);
    QCOMPARE(differencesOf(*study), QStringLiteral("5 sadness joy"));
    COMPARE_ERROR(study->deciding().settle(who, study->scenario(2), talk), ErrorCode::NoDecision);
    VERIFY_HOLDS((*study)->verifyAudit());
}

void AdjudicatingTwoTest::settling_refuses()
{
    const auto study = sixSplits();
    decideAll(*study, 1, First);
    decideAll(*study, 2, Second);
    const int rows = study->auditRows();
    const auto settle = [&](PersonId who, ScenarioId item, const Verdict& choice) {
        return study->deciding().settle(who, item, choice);
    };
    const ScenarioId split = study->scenario(2);
    const Verdict joy = verdict(Emotion::Joy);
    COMPARE_ERROR(settle(study->judge(1), study->scenario(1), joy),
                  ErrorCode::NoDecision); // equal
    COMPARE_ERROR(settle(study->judge(1), study->scenario(8), joy), ErrorCode::NoDecision);
    COMPARE_ERROR(settle(study->judge(1), {99}, joy), ErrorCode::UnknownScenario);
    COMPARE_ERROR(settle(study->person(1), split, joy), ErrorCode::WrongRole);
    COMPARE_ERROR(settle({99}, split, joy), ErrorCode::UnknownPerson);
    COMPARE_ERROR(settle(study->judge(1), split, verdict(Emotion::Joy, Basis::Unstated)),
                  ErrorCode::MissingBasis);
    COMPARE_ERROR(settle(study->judge(1), split, verdict(Emotion::Joy, Basis::Majority)),
                  ErrorCode::InvalidValue);
    QCOMPARE(study->auditRows(), rows);
    VERIFY_HOLDS(settle(study->judge(1), split, ambiguousVerdict()));
    QCOMPARE(goldName(must((*study)->gold()).at(1).of()), QStringLiteral("ambiguous"));
}

// Each decides in an order of their own; the two are shuffled into each other.
void AdjudicatingTwoTest::order_doesNotMatter()
{
    PythonRandom random(3);
    for (int round = 0; round < 4; ++round) {
        const auto study = sixSplits();
        std::vector<std::pair<int, int>> work;
        for (int item = 1; item <= 6; ++item) {
            work.emplace_back(1, item);
            work.emplace_back(2, item);
        }
        random.shuffle(work);
        for (const auto& [judge, item] : work)
            decide(*study, judge, item,
                   (judge == 1 ? First : Second).section(u' ', item - 1, item - 1));
        QCOMPARE(study->gold(), QStringLiteral("joy - fear ambiguous - joy joy trust"));
        QCOMPARE(must(study->comparing().comparison())->kappas.front().kappa.value(), 0.5);
        QCOMPARE(differencesOf(*study), QStringLiteral("2 joy fear|5 sadness joy"));
        QCOMPARE(study->goldSeenBy(1), First + QStringLiteral(" joy trust"));
        QCOMPARE(study->goldSeenBy(2), Second + QStringLiteral(" joy trust"));
    }
}

void AdjudicatingTwoTest::decidedByBoth_followsEachDecision()
{
    const auto study = sixSplits();
    PythonRandom random(6);
    int compared = 0;
    for (int step = 0; step < 80; ++step) {
        const auto before = must(study->comparing().comparison());
        if (!before) {
            decide(*study, 1, 8, QStringLiteral("joy"));
            decide(*study, 2, 8, QStringLiteral("joy"));
            continue;
        }
        const int judge = 1 + static_cast<int>(random.below(3));
        const PersonId who = study->judge(judge);
        const ScenarioId item = study->scenario(1 + static_cast<int>(random.below(7)));
        Result<Changed<Decision>> done;
        const std::uint32_t action = random.below(6);
        if (action < 2)
            done = study->deciding().undo(who);
        else if (action == 2)
            done = study->deciding().redo(who);
        else if (action == 3)
            done = study->deciding().settle(who, item, verdict(Emotion::Joy));
        else
            done = study->deciding().decide(
                who, item, verdict(static_cast<Choice>(random.below(EmotionCount))));
        const auto after = must(study->comparing().comparison());
        if (!done || !after || after->first != before->first || after->second != before->second)
            continue; // other two are compared now
        QCOMPARE(must(study->comparing().decidedByBoth(*before, done->value.scenario)),
                 after->decidedByBoth);
        ++compared;
    }
    QVERIFY(compared > 20);
}

SUBTEXT_TEST(AdjudicatingTwoTest)

#include "adjudicatingtwotest.moc"
