// SPDX-License-Identifier: MIT
#include "core/course/moreraters.h"

#include "core/agreement/agreementreport.h"
#include "core/course/courserules.h"
#include "core/desk/deciding.h"
#include "core/desk/deskqueue.h"
#include "core/figures/figures.h"
#include "core/figures/qualityreport.h"
#include "core/operation/datalock.h"
#include "core/standing/studystanding.h"
#include "core/travel/handouts.h"
#include "core/travel/merging.h"
#include "tests/core/travel/coursefiles.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

using namespace subtext;
using namespace subtext::test;

namespace {

const std::vector<Choice> Split{Emotion::Joy, Emotion::Fear, Emotion::Anger};
const std::vector<Choice> Majority{Emotion::Joy, Emotion::Joy, Emotion::Anger};

TestStudy::Shape fiveOfWhomThreeLabel(int moreRaters)
{
    TestStudy::Shape shape;
    shape.subtypes = {QString(AllSubtypes.front())};
    shape.perSubtype = 4;
    shape.annotators = 5;
    shape.protocol.moreRaters = moreRaters;
    return shape;
}

TestStudy::Shape aTeamEachOfTwoSubtypes()
{
    TestStudy::Shape shape = fiveOfWhomThreeLabel(1);
    shape.subtypes = {QString(AllSubtypes[0]), QString(AllSubtypes[1])};
    shape.annotators = 6;
    return shape;
}

} // namespace

/// Items on which three people split are given to one or two of the two others.
class MoreRatersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void off_givesNothing();
    void splits_areGivenOnceAllHaveAnswered();
    void decidedSplit_isNotGiven();
    void people_areThoseWithTheFewestItems();
    void assigned_isOneOperationAndWaits();
    void answers_sayWhetherThePatternChanged();
    void twoMore_areOneAfterTheOtherNoMore();
    void dropOut_leavesTheItemToAnother();
    void notBegun_isTakenBack();
    void begunOrHandedOut_stays();
    void takenBack_hasTheSameVotesAsBefore();
    void handOut_doesNotSayWhy();
    void handOut_bringsTheAnswerBack();
    void mergedCopy_knowsWhoWasAskedBecauseOfASplit();
    void givenByOneAndDroppedOutByTheOther_isWaitedForByNobody();
    void desk_waitsForTheFurtherAnswer();
    void check_waitsToo();
    void home_countsItAsIncomplete();
    void furtherAnswers_areInNoEstimate();
    void furtherAnswers_areNoEvidenceOfOtherItems();
    void lockedStudy_givesNothing();
    void votes_lieAsTheStudyCountsThem();
    void otherGroups_areAskedWhereNobodyElseIsLeft();
    void otherGroups_areGivenTheItem();
    void nobodyFree_isTold();
    void impossibleRule_isRefused();

private:
    void begin(int moreRaters)
    {
        m_study = std::make_unique<TestStudy>(fiveOfWhomThreeLabel(moreRaters));
    }
    void answerBy(PersonId person, int item, Choice emotion)
    {
        m_study->clock.advance(1'000);
        must(m_study->labelling().submit(person, m_study->scenario(item),
                                         submissionOf(completeAnswer(emotion))));
    }
    void answer(int item, const std::vector<Choice>& votes)
    {
        const auto raters = must(m_study->study().raters(m_study->scenario(item)));
        for (std::size_t i = 0; i < votes.size(); ++i)
            answerBy(raters.at(i), item, votes[i]);
    }
    /// One split, 1, the rest a majority.
    void answerAll()
    {
        answer(1, Split);
        for (const int item : {2, 3, 4})
            answer(item, Majority);
    }
    MoreRatersState state() { return must(m_study->study().moreRaters().state()); }
    qint64 assign()
    {
        m_study->clock.advance(1'000);
        return must(m_study->study().moreRaters().assign());
    }
    qint64 takeBack()
    {
        m_study->clock.advance(1'000);
        return must(m_study->study().moreRaters().takeBack());
    }
    PersonId adjudicator()
    {
        return must(m_study->roster().add({{{}, QStringLiteral("Judge"), Role::Adjudicator}}))
            .front()
            .id;
    }

    std::unique_ptr<TestStudy> m_study;
};

void MoreRatersTest::off_givesNothing()
{
    begin(0);
    answerAll();
    QVERIFY(state() == MoreRatersState());
    COMPARE_ERROR(m_study->study().moreRaters().assign(), ErrorCode::InvalidValue);
}

void MoreRatersTest::splits_areGivenOnceAllHaveAnswered()
{
    begin(1);
    answer(1, {Emotion::Joy, Emotion::Fear});
    QVERIFY(state().items.empty());
    answerBy(must(m_study->study().raters(m_study->scenario(1))).at(2), 1, Emotion::Anger);
    answer(2, Majority);
    const MoreRatersState found = state();
    QCOMPARE(found.items.size(), std::size_t{1});
    QVERIFY(found.items[0].scenario == m_study->scenario(1));
    QCOMPARE(found.items[0].votes, 3);
    QCOMPARE(found.items[0].people, 1);
    QCOMPARE(found.items[0].free.size(), std::size_t{2});
    // Of 8 options, by hand from the one other item: m = (3, 2 for Anger, 1 × 6)/11, G = 102/121,
    // D = (2/3 + 8/9 · G)/2; of the three that were voted m is 6/11 together.
    const double apart = 102.0 / 121;
    const double total = (2.0 / 3 + 8.0 / 9 * apart) / 2;
    const double weight = total / (apart - total);
    const double expected = (weight * 6 / 11 + 3) / (weight + 3);
    QVERIFY(std::abs(found.items[0].gain - expected) < 1e-12);
    QCOMPARE(found.expected.items, std::size_t{1});
}

void MoreRatersTest::decidedSplit_isNotGiven()
{
    begin(1);
    answerAll();
    Verdict verdict;
    verdict.picks.front() = Pick{Emotion::Joy, false};
    verdict.basis = Basis::Misreading;
    verdict.note = QStringLiteral("The tone.");
    VERIFY_HOLDS(m_study->study().deciding().decide(adjudicator(), m_study->scenario(1), verdict));
    QVERIFY(state().items.empty());
    QCOMPARE(assign(), 0);
}

void MoreRatersTest::people_areThoseWithTheFewestItems()
{
    begin(1);
    answerAll();
    std::map<PersonId, qint64> items;
    for (const PersonProgress& progress : must(m_study->roster().progress()))
        items[progress.person] = progress.assigned;
    const std::vector<PersonId> free = state().items.at(0).free;
    QVERIFY(items[free.at(0)] <= items[free.at(1)]);
    assign();
    QVERIFY(state().given.at(0).asked == std::vector{free.at(0)});
}

void MoreRatersTest::assigned_isOneOperationAndWaits()
{
    begin(1);
    answerAll();
    QCOMPARE(assign(), 1);
    const MoreRatersState found = state();
    QVERIFY(found.items.empty());
    QCOMPARE(found.given.size(), std::size_t{1});
    QCOMPARE(found.given[0].toCome, 1);
    QVERIFY(!found.given[0].isAnswered());
    QCOMPARE(found.answered.items, std::size_t{0});
    QCOMPARE(must(m_study->study().raters(m_study->scenario(1))).size(), std::size_t{4});
    QCOMPARE(assign(), 0);
    VERIFY_HOLDS(m_study->study().verifyAudit());
    QCOMPARE(must(m_study->assigning().missing()), 0);
}

void MoreRatersTest::answers_sayWhetherThePatternChanged()
{
    begin(1);
    answer(1, Split);
    answer(2, Split);
    answer(3, Majority);
    answer(4, Majority);
    QCOMPARE(assign(), 2);
    const double expected = state().given.at(0).gain + state().given.at(1).gain;
    answerBy(state().given.at(0).asked.at(0), 1, Emotion::Joy);
    QCOMPARE(state().changed, 1);
    answerBy(state().given.at(1).asked.at(0), 2, Emotion::Trust); // 1-1-1-1
    const MoreRatersState found = state();
    QCOMPARE(found.answered.items, std::size_t{2});
    QCOMPARE(found.changed, 1);
    QVERIFY(std::abs(found.answered.expected - expected) < 1e-9);
    QVERIFY(found.given.at(0).isChanged && !found.given.at(1).isChanged);
    QVERIFY(found.items.empty()); // it had its one
}

void MoreRatersTest::twoMore_areOneAfterTheOtherNoMore()
{
    begin(2);
    answerAll();
    QCOMPARE(state().items.at(0).people, 2);
    QCOMPARE(assign(), 2);
    const auto asked = state().given.at(0).asked;
    QCOMPARE(asked.size(), std::size_t{2});
    answerBy(asked.at(0), 1, Emotion::Joy);
    QVERIFY(!state().given.at(0).isAnswered());
    answerBy(asked.at(1), 1, Emotion::Fear); // 2-2-1: a split again
    QVERIFY(state().given.at(0).isAnswered());
    QVERIFY(!state().given.at(0).isChanged);
    QCOMPARE(assign(), 0);
}

void MoreRatersTest::dropOut_leavesTheItemToAnother()
{
    begin(1);
    answerAll();
    assign();
    const PersonId first = state().given.at(0).asked.at(0);
    must(m_study->assigning().withdraw(first));
    QCOMPARE(state().toCome, 0);
    QCOMPARE(assign(), 1);
    QCOMPARE(state().given.at(0).asked.size(), std::size_t{1});
    QVERIFY(state().given.at(0).asked.at(0) != first);
}

void MoreRatersTest::notBegun_isTakenBack()
{
    begin(2);
    answerAll();
    QCOMPARE(takeBack(), 0); // nothing was given
    QCOMPARE(assign(), 2);
    const std::vector<PersonId> asked = state().given.at(0).asked;
    QCOMPARE(state().takeable, 2);
    answerBy(asked[0], 1, Emotion::Joy);
    QCOMPARE(state().takeable, 1);
    QCOMPARE(takeBack(), 1);
    const auto raters = must(m_study->study().raters(m_study->scenario(1)));
    QVERIFY(std::find(raters.begin(), raters.end(), asked[0]) != raters.end());
    QVERIFY(std::find(raters.begin(), raters.end(), asked[1]) == raters.end());
    QCOMPARE(state().toCome, 0);
    QCOMPARE(state().takeable, 0);
    QCOMPARE(state().given.at(0).asked, std::vector<PersonId>{asked[0]});
    QVERIFY(state().given.at(0).isAnswered());
    QCOMPARE(takeBack(), 0);
    VERIFY_HOLDS(m_study->study().verifyAudit());
}

void MoreRatersTest::begunOrHandedOut_stays()
{
    begin(2);
    answerAll();
    assign();
    const std::vector<PersonId> asked = state().given.at(0).asked;
    Draft draft;
    draft.answer = completeAnswer(Emotion::Joy);
    VERIFY_HOLDS(m_study->labelling().saveDraft(asked[0], m_study->scenario(1), draft));
    QCOMPARE(state().takeable, 1);
    m_study->clock.advance(1'000);
    VERIFY_HOLDS(m_study->study().handouts().write(
        asked[1], m_study->filePath(QStringLiteral("out.subtext"))));
    QCOMPARE(state().takeable, 0);
    QCOMPARE(takeBack(), 0);
    QCOMPARE(must(m_study->study().raters(m_study->scenario(1))).size(), std::size_t{5});
}

void MoreRatersTest::takenBack_hasTheSameVotesAsBefore()
{
    begin(1);
    answerAll();
    const MoreRatersState before = state();
    assign();
    QVERIFY(state().items.empty());
    QCOMPARE(takeBack(), 1);
    QVERIFY(state() == before); // to be given again, and nothing that was given
    QCOMPARE(assign(), 1);
    QCOMPARE(state().given.size(), std::size_t{1});
    must(m_study->study().dataLock().lock(QStringLiteral("Done."), {}));
    COMPARE_ERROR(m_study->study().moreRaters().takeBack(), ErrorCode::StudyLocked);
}

void MoreRatersTest::handOut_doesNotSayWhy()
{
    begin(1);
    answerAll();
    assign();
    const PersonId asked = state().given.at(0).asked.at(0);
    const QString path = m_study->filePath(QStringLiteral("handout.subtext"));
    VERIFY_HOLDS(m_study->study().handouts().write(asked, path));
    RawSql sql(path);
    QCOMPARE(sql.value(QStringLiteral("SELECT count(*) FROM further_rater")), QStringLiteral("0"));
    QCOMPARE(sql.value(QStringLiteral("SELECT count(*) FROM assignment a JOIN scenario s ON s.id = "
                                      "a.scenario_id WHERE NOT EXISTS (SELECT 1 FROM annotation n "
                                      "WHERE n.scenario_id = s.id)")),
             QStringLiteral("1"));
}

void MoreRatersTest::handOut_bringsTheAnswerBack()
{
    begin(1);
    answerAll();
    assign();
    const PersonId asked = state().given.at(0).asked.at(0);
    const QString path = m_study->filePath(QStringLiteral("handout.subtext"));
    VERIFY_HOLDS(m_study->study().handouts().write(asked, path));
    {
        AtHome home(path, 1);
        const auto items = must(home->labelling().items(home.owner()));
        const auto open = std::find_if(items.begin(), items.end(),
                                       [](const ItemSummary& item) { return !item.isSubmitted(); });
        QVERIFY(open != items.end() && open == std::prev(items.end())); // after all they had
        VERIFY_HOLDS(home.label(open->position, Emotion::Joy));
        VERIFY_HOLDS(home.handIn());
    }
    VERIFY_HOLDS(m_study->study().merging().merge({path}));
    QCOMPARE(state().changed, 1);
    QVERIFY(state().given.at(0).isAnswered());
}

void MoreRatersTest::mergedCopy_knowsWhoWasAskedBecauseOfASplit()
{
    begin(1);
    answerAll();
    const QString copy = m_study->filePath(QStringLiteral("copy.subtext"));
    VERIFY_HOLDS(m_study->study().copyTo(copy));
    {
        FixedClock clock;
        clock.advance(86'400'000);
        NumberedIds ids(7);
        const auto other = must(Study::open(copy, Study::Access::Write, {clock, ids, {}}));
        QCOMPARE(must(other->moreRaters().assign()), 1);
    }
    VERIFY_HOLDS(m_study->study().merging().merge({copy}));
    const MoreRatersState found = state();
    QCOMPARE(found.given.size(), std::size_t{1});
    QCOMPARE(found.toCome, 1);
    VERIFY_HOLDS(m_study->study().verifyAudit());
}

// Two coordinators: one gives the item, the other notes that its rater dropped out.
void MoreRatersTest::givenByOneAndDroppedOutByTheOther_isWaitedForByNobody()
{
    begin(1);
    answerAll();
    const PersonId judge = adjudicator();
    const QString copy = m_study->filePath(QStringLiteral("copy.subtext"));
    VERIFY_HOLDS(m_study->study().copyTo(copy));
    PersonId asked;
    {
        FixedClock clock;
        clock.advance(86'400'000);
        NumberedIds ids(7);
        const auto other = must(Study::open(copy, Study::Access::Write, {clock, ids, {}}));
        QCOMPARE(must(other->moreRaters().assign()), 1);
        asked = must(other->moreRaters().state()).given.at(0).asked.at(0); // the ids are the same
    }
    must(m_study->assigning().withdraw(asked));
    VERIFY_HOLDS(m_study->study().merging().merge({copy}));
    const auto hasIt = [&] {
        const auto raters = must(m_study->study().raters(m_study->scenario(1)));
        return std::find(raters.begin(), raters.end(), asked) != raters.end();
    };
    QVERIFY(hasIt());
    QVERIFY(must(m_study->study().deskQueue().item(judge, m_study->scenario(1)))->isWaiting());
    QCOMPARE(state().toCome, 0);
    QCOMPARE(state().items.size(), std::size_t{1});
    m_study->clock.advance(2 * 86'400'000);
    QCOMPARE(assign(), 1);
    QVERIFY(!hasIt());
    QCOMPARE(state().given.at(0).asked.size(), std::size_t{1});
    QVERIFY(state().given.at(0).asked.at(0) != asked);
    QCOMPARE(state().toCome, 1);
    VERIFY_HOLDS(m_study->study().verifyAudit());
}

void MoreRatersTest::check_waitsToo()
{
    begin(1);
    answerAll();
    QCOMPARE(must(m_study->study().figures().check()).needsDecision.size(), std::size_t{1});
    assign();
    const QualityReport report = must(m_study->study().figures().check());
    QVERIFY(report.needsDecision.empty());
    QVERIFY(report.waitsForMore == std::vector{m_study->scenario(1)});
    QCOMPARE(must(studyStanding(m_study->study())).decidedSplits, 0);
}

void MoreRatersTest::desk_waitsForTheFurtherAnswer()
{
    begin(2);
    answerAll();
    const PersonId judge = adjudicator();
    const auto item = [&] {
        return *must(m_study->study().deskQueue().item(judge, m_study->scenario(1)));
    };
    QVERIFY(item().isWaiting());
    assign();
    QVERIFY(!item().pattern());
    QVERIFY(!item().isWaiting());
    QCOMPARE(item().furtherToCome, 2);
    const auto asked = state().given.at(0).asked;
    answerBy(asked.at(0), 1, Emotion::Joy); // a majority of four, and one to come
    QVERIFY(!item().isSettled());
    QVERIFY(!must(m_study->study().gold()).front().isSettled());
    answerBy(asked.at(1), 1, Emotion::Fear);
    QVERIFY(item().isWaiting());
}

void MoreRatersTest::home_countsItAsIncomplete()
{
    begin(1);
    answerAll();
    QCOMPARE(must(studyStanding(m_study->study())).complete, 4);
    QCOMPARE(must(studyStanding(m_study->study())).openSplits, 1);
    assign();
    QCOMPARE(must(studyStanding(m_study->study())).complete, 3);
    QCOMPARE(must(studyStanding(m_study->study())).openSplits, 0);
    answerBy(state().given.at(0).asked.at(0), 1, Emotion::Joy);
    QCOMPARE(must(studyStanding(m_study->study())).complete, 4);
    QCOMPARE(must(studyStanding(m_study->study())).openSplits, 0);
}

// 5/4/3/3 raters, of whom three were planned: what is by hand of all pairs of these within items.
void MoreRatersTest::furtherAnswers_areInNoEstimate()
{
    begin(2);
    answer(1, Split);
    answer(2, Split);
    answer(3, Majority);
    answer(4, Majority);
    assign();
    for (const ItemWithMore& item : state().given) {
        const int number = item.scenario == m_study->scenario(1) ? 1 : 2;
        answerBy(item.asked.at(0), number, Emotion::Joy);
        if (number == 1)
            answerBy(item.asked.at(1), number, Emotion::Joy);
    }
    const AgreementInput input = must(m_study->study().figures().agreementInput());
    std::vector<std::size_t> ratings;
    for (const AgreementItem& item : input.items)
        ratings.push_back(item.ratings.size());
    QCOMPARE(ratings, (std::vector<std::size_t>{5, 4, 3, 3}));
    QCOMPARE(input.ratingsNeeded, 3);
    const AgreementReport report = *computeAgreement(input);
    const AgreementGroup& all = report.overall;
    QCOMPARE(all.furtherLeftOut, 3);
    QCOMPARE(all.annotations, 15);
    // P_i: 1-1-1 is 0 twice, 2-1 is 1/3 twice. P̄ = (2/3)/4.
    QVERIFY(std::abs(*all.kappa.observed - 1.0 / 6) < 1e-12);
    // Joy 6, Fear 2, Anger 4 of 12.
    const double chance = (36.0 + 4 + 16) / 144;
    QVERIFY(std::abs(*all.kappa.kappa - (1.0 / 6 - chance) / (1 - chance)) < 1e-12);
    // α: n = 12; D_o = Σ pairs that differ / (m − 1): (6/2 + 6/2 + 4/2 + 4/2)/12,
    // D_e = (144 − 56)/(12·11).
    const double observed = (3.0 + 3 + 2 + 2) / 12;
    const double expected = (144.0 - 56) / (12 * 11);
    QVERIFY(std::abs(*all.alpha - (1 - observed / expected)) < 1e-12);
    // How the labels lie is said of all answers: Joy 9 of them. Of the items only the one that
    // waits has no pattern; 3-1-1 is a majority now.
    QCOMPARE(all.votes.at(slotOf(Emotion::Joy)), 9);
    QCOMPARE(all.patterns.majority, 3);
    QCOMPARE(all.patterns.split, 0);
    QCOMPARE(all.completeItems, 3); // one answer is to come
}

void MoreRatersTest::furtherAnswers_areNoEvidenceOfOtherItems()
{
    begin(1);
    answerAll();
    assign();
    answer(2, Split); // revised
    const double before = state().items.at(0).gain;
    answerBy(state().given.at(0).asked.at(0), 1, Emotion::Joy);
    QCOMPARE(state().items.size(), std::size_t{1});
    QCOMPARE(state().items.at(0).gain, before);
}

void MoreRatersTest::lockedStudy_givesNothing()
{
    begin(1);
    answerAll();
    must(m_study->study().dataLock().lock(QStringLiteral("done"), {}));
    COMPARE_ERROR(m_study->study().moreRaters().assign(), ErrorCode::StudyLocked);
}

// All votes of up to five people for three options.
void MoreRatersTest::votes_lieAsTheStudyCountsThem()
{
    const std::array options{Emotion::Joy, Emotion::Fear, Emotion::Anger};
    int votings = 0;
    for (int people = 1, all = 3; people <= 5; ++people, all *= 3) {
        for (int code = 0; code < all; ++code, ++votings) {
            std::vector<Choice> votes;
            std::vector<int> numbers;
            for (int i = 0, rest = code; i < people; ++i, rest /= 3) {
                votes.push_back(options.at(static_cast<std::size_t>(rest % 3)));
                numbers.push_back(static_cast<int>(slotOf(votes.back())));
            }
            const VoteResult counted = countVotes(votes);
            const stats::VotesLie lie = stats::liesOf(numbers, 8);
            QCOMPARE(lie.winner.has_value(), counted.winner.has_value());
            if (lie.winner)
                QCOMPARE(*lie.winner, static_cast<int>(slotOf(*counted.winner)));
            QCOMPARE(lie.isUnanimous, counted.pattern == Pattern::Unanimous);
        }
    }
    QCOMPARE(votings, 3 + 9 + 27 + 81 + 243);
}

void MoreRatersTest::otherGroups_areAskedWhereNobodyElseIsLeft()
{
    m_study = std::make_unique<TestStudy>(aTeamEachOfTwoSubtypes());
    answerAll();
    // The three who label the other subtype: with a team each nobody else is left.
    QCOMPARE(state().items.at(0).free.size(), std::size_t{3});
    const std::vector<PersonId> team = must(m_study->study().raters(state().items.at(0).scenario));
    for (const PersonId person : state().items.at(0).free)
        QVERIFY(std::find(team.begin(), team.end(), person) == team.end());
    const auto added = must(m_study->roster().add({{{}, QStringLiteral("New"), Role::Annotator}}));
    QVERIFY(state().items.at(0).free == std::vector{added.front().id});
    QCOMPARE(assign(), 1);
    QVERIFY(state().given.at(0).asked == std::vector{added.front().id});
}

void MoreRatersTest::otherGroups_areGivenTheItem()
{
    m_study = std::make_unique<TestStudy>(aTeamEachOfTwoSubtypes());
    answerAll();
    const std::vector<ItemForMore> items = state().items;
    QCOMPARE(assign(), static_cast<qint64>(items.size()));
    for (const ItemForMore& item : items) {
        const auto given = state().given;
        const auto found = std::find_if(given.begin(), given.end(), [&](const ItemWithMore& of) {
            return of.scenario == item.scenario;
        });
        QVERIFY(found != given.end());
        QVERIFY(std::find(item.free.begin(), item.free.end(), found->asked.front()) !=
                item.free.end());
    }
}

void MoreRatersTest::nobodyFree_isTold()
{
    TestStudy::Shape shape = fiveOfWhomThreeLabel(1);
    shape.annotators = 3;
    m_study = std::make_unique<TestStudy>(shape);
    answerAll();
    QVERIFY(state().items.at(0).free.empty());
    COMPARE_ERROR(m_study->study().moreRaters().assign(), ErrorCode::TooFewAnnotators);
    QCOMPARE(must(m_study->study().raters(m_study->scenario(1))).size(), std::size_t{3});
}

void MoreRatersTest::impossibleRule_isRefused()
{
    begin(0);
    for (const int more : {-1, 3}) {
        Protocol protocol = must(m_study->study().protocol());
        protocol.moreRaters = more;
        COMPARE_ERROR(m_study->study().courseRules().setProtocol(protocol),
                      ErrorCode::InvalidValue);
    }
}

SUBTEXT_TEST(MoreRatersTest)
#include "moreraterstest.moc"
