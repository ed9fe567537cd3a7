// SPDX-License-Identifier: MIT
#include "core/adjudication/positions.h"
#include "tests/core/desk/deskstudy.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

/// What the desk shows of one item, and what it keeps of unfinished work.
class DeskCaseTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void load_showsRatersInAnOrderOfTheirOwn();
    void load_leavesOutWhoHasNotAnswered();
    void load_saysWhatTheVotesGiveAndWhatIsFlagged();
    void load_refusesTheUnknown();
    void draft_isKeptAcrossReopening();
    void firstPick_isNeverReplaced();
    void emptyDraft_leavesNoRow();
};

void DeskCaseTest::load_showsRatersInAnOrderOfTheirOwn()
{
    DeskStudy study(12);
    for (int item = 1; item <= 12; ++item)
        study.label(item, QStringLiteral("jta"));
    using Orders = std::vector<std::vector<int>>;
    const auto ordersOf = [&](PersonId judge) {
        Orders orders;
        for (const Scenario& scenario : must(study->scenarios())) {
            const auto item = study.deskQueue().load(judge, scenario.id);
            if (!item)
                return Orders();
            const QString uuid = must(study.roster().person(judge))->uuid.text();
            if (item->shownOrder() !=
                presentationOrder(must(study->protocol()).seed, uuid, scenario.uuid.text(), 3))
                return Orders();
            const auto raters = must(study->raters(scenario.id));
            for (const DeskRater& rater : item->raters) {
                const bool isOwnAnswer =
                    rater.person == raters.at(static_cast<std::size_t>(rater.seat - 1)) &&
                    rater.annotation.person == rater.person;
                if (!isOwnAnswer)
                    return Orders();
            }
            orders.push_back(item->shownOrder());
        }
        return orders;
    };
    const Orders first = ordersOf(study.judge(1));
    const Orders second = ordersOf(study.judge(2));
    QCOMPARE(first.size(), std::size_t{12});
    QVERIFY(first != second);
    QVERIFY(std::any_of(first.begin(), first.end(), [&](const auto& o) { return o != first[0]; }));
    study.reopen();
    QVERIFY(ordersOf(study.judge(1)) == first);
    VERIFY_HOLDS(study.deciding().decide(study.judge(1), study.scenario(1), verdict(Emotion::Joy)));
    QVERIFY(ordersOf(study.judge(1)) == first); // nor does a decision move anybody
}

void DeskCaseTest::load_leavesOutWhoHasNotAnswered()
{
    DeskStudy study(1, 4);
    study.label(1, QStringLiteral("j-ta"));
    const auto item = study.deskQueue().load(study.judge(1), study.scenario(1));
    VERIFY_HOLDS(item);
    std::vector<int> seats = item->shownOrder();
    std::vector<int> expected;
    const std::vector<int> seatOf{1, 3, 4};
    for (int place : presentationOrder(must(study->protocol()).seed,
                                       must(study.roster().person(study.judge(1)))->uuid.text(),
                                       must(study->scenario(study.scenario(1)))->uuid.text(), 3))
        expected.push_back(seatOf.at(static_cast<std::size_t>(place - 1)));
    QVERIFY(seats == expected);
    QVERIFY(!item->questions.front().pattern);
    QVERIFY(item->rule() == GoldLabel());
}

void DeskCaseTest::load_saysWhatTheVotesGiveAndWhatIsFlagged()
{
    DeskStudy study(2);
    study.label(1, QStringLiteral("jja")); // all with valence −2
    study.label(2, QStringLiteral("jta"));
    VERIFY_HOLDS(
        study.deciding().decide(study.judge(1), study.scenario(1), verdict(Emotion::Anger)));
    const auto majority = study.deskQueue().load(study.judge(1), study.scenario(1));
    VERIFY_HOLDS(majority);
    QVERIFY(majority->questions.front().pattern == Pattern::Majority);
    QCOMPARE(goldName(majority->rule()),
             QStringLiteral("joy")); // by the votes, whatever was decided
    QVERIFY(majority->rule().source == GoldSource::Rule);
    QCOMPARE(majority->history.size(), std::size_t{1});
    for (const DeskRater& rater : majority->raters) {
        const bool isJoy = rater.annotation.answer.ballot[0] == Emotion::Joy;
        QCOMPARE(rater.flags.size(), isJoy ? std::size_t{1} : std::size_t{0});
        QVERIFY(!isJoy || rater.flags.front().code == QualityCode::ContradictionPositive);
        QVERIFY(!rater.annotation.answer.explanation.isEmpty());
    }
    const auto split = study.deskQueue().load(study.judge(1), study.scenario(2));
    VERIFY_HOLDS(split);
    QVERIFY(split->questions.front().pattern == Pattern::Split);
    QVERIFY(split->rule() == GoldLabel());
    QVERIFY(split->history.empty() && !split->draft);
}

void DeskCaseTest::load_refusesTheUnknown()
{
    DeskStudy study(1);
    COMPARE_ERROR(study.deskQueue().load(study.judge(1), {99}), ErrorCode::UnknownScenario);
    COMPARE_ERROR(study.deskQueue().load({99}, study.scenario(1)), ErrorCode::UnknownPerson);
    COMPARE_ERROR(study.deskQueue().load({}, study.scenario(1)), ErrorCode::UnknownPerson);
}

void DeskCaseTest::draft_isKeptAcrossReopening()
{
    DeskStudy study(3);
    DeskDraft draft;
    draft.firstPicks = picksOf(Pick{Emotion::Fear});
    draft.picks = picksOf(Pick{});
    draft.basis = Basis::ValencePolarity;
    draft.note = QStringLiteral("half a note: é … 🙂");
    draft.isHeld = true;
    draft.activeMs = 12'345;
    const int rows = study.auditRows();
    VERIFY_HOLDS(study.deciding().saveDraft(study.judge(1), study.scenario(2), draft));
    study.clock.advance(1);
    DeskDraft later;
    later.note = QStringLiteral("later");
    VERIFY_HOLDS(study.deciding().saveDraft(study.judge(1), study.scenario(1), later));
    QCOMPARE(study.auditRows(), rows); // nothing is stated yet
    study.reopen();
    const auto item = study.deskQueue().load(study.judge(1), study.scenario(2));
    VERIFY_HOLDS(item);
    QVERIFY(item->draft == draft);
    QVERIFY(must(study.deciding().lastDraft(study.judge(1))) == study.scenario(1));
    // Nobody else's.
    QVERIFY(!study.deskQueue().load(study.judge(2), study.scenario(2))->draft);
    QVERIFY(!must(study.deciding().lastDraft(study.judge(2))).isValid());
    QVERIFY(must(study.deskQueue().item(study.judge(2), study.scenario(2)))->state ==
            DeskState::Open);
    // A decision ends it.
    VERIFY_HOLDS(study.deciding().decide(study.judge(1), study.scenario(1), verdict(Emotion::Joy)));
    QVERIFY(must(study.deciding().lastDraft(study.judge(1))) == study.scenario(2));
    QVERIFY(!study.deskQueue().load(study.judge(1), study.scenario(1))->draft);
}

void DeskCaseTest::firstPick_isNeverReplaced()
{
    DeskStudy study(1);
    const auto save = [&](const std::optional<Pick>& firstPick, const std::optional<Pick>& pick) {
        DeskDraft draft;
        draft.firstPicks = picksOf(firstPick);
        draft.picks = picksOf(pick);
        VERIFY_HOLDS(study.deciding().saveDraft(study.judge(1), study.scenario(1), draft));
    };
    const auto kept = [&] {
        return study.deskQueue().load(study.judge(1), study.scenario(1))->draft;
    };
    save(Pick{Emotion::Joy}, Pick{Emotion::Joy});
    save(Pick{Emotion::Fear}, Pick{Emotion::Fear});
    QVERIFY(kept()->firstPicks.front() == Pick{Emotion::Joy});
    QVERIFY(kept()->picks.front() == Pick{Emotion::Fear});
    save({}, {}); // even where everything else is cleared
    QVERIFY(kept().has_value());
    QVERIFY(kept()->firstPicks.front() == Pick{Emotion::Joy});
    QVERIFY(!kept()->picks.front());
}

void DeskCaseTest::emptyDraft_leavesNoRow()
{
    DeskStudy study(1);
    const auto rows = [&] { return study.sql(QStringLiteral("SELECT count(*) FROM desk_draft")); };
    VERIFY_HOLDS(study.deciding().saveDraft(study.judge(1), study.scenario(1), {}));
    QCOMPARE(rows(), QStringLiteral("0"));
    DeskDraft draft;
    draft.note = QStringLiteral("x");
    VERIFY_HOLDS(study.deciding().saveDraft(study.judge(1), study.scenario(1), draft));
    QCOMPARE(rows(), QStringLiteral("1"));
    VERIFY_HOLDS(study.deciding().saveDraft(study.judge(1), study.scenario(1), {}));
    QCOMPARE(rows(), QStringLiteral("0"));
}

SUBTEXT_TEST(DeskCaseTest)

#include "deskcasetest.moc"
