// SPDX-License-Identifier: MIT
#include "core/course/norming.h"
#include "core/operation/datalock.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

namespace {

Ballot voteFor(Choice option)
{
    Ballot ballot{};
    ballot.front() = option;
    return ballot;
}

/// Three people of a study vote on its first two scenes.
class TwoScenesForThree
{
public:
    TwoScenesForThree()
        : round(must(study->norming().begin(wanted())))
    {}

    NewNormingRound wanted() const
    {
        return {QStringLiteral(" Sarcasm "),
                {},
                {study.scenario(2), study.scenario(1)},
                {study.person(3), study.person(1), study.person(2)}};
    }
    Norming& norming() { return study->norming(); }
    NormingStanding standing() { return must(norming().rounds()).front(); }
    NormingBooth booth(int person) { return must(norming().booths(study.person(person))).front(); }
    /// The same option for both scenes.
    Result<ChangeSet> castBoth(int person, Choice option)
    {
        for (const int scenario : {1, 2})
            must(norming().vote(study.person(person), round, study.scenario(scenario),
                                voteFor(option)));
        return norming().cast(study.person(person), round);
    }
    void castAll()
    {
        must(castBoth(1, Emotion::Joy));
        must(castBoth(2, Emotion::Joy));
        must(castBoth(3, Emotion::Fear));
    }

    TestStudy study;
    Uuid round;
};

QString detailOf(const Error& error)
{
    return error.code == ErrorCode::InvalidValue ? error.detail : QStringLiteral("another error");
}

} // namespace

class NormingRoundsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void begun_hasItsPeopleAndItemsInOrder();
    void whatIsNoRound_isRefused();
    void sealed_tellsNobodyAnything();
    void unfinishedVotes_areKeptAndNotCast();
    void castVotes_stay();
    void opening_waitsForAll();
    void opening_canLeaveOutByName();
    void open_saysHowAllVoted();
    void secondVotes_countOnceWhole();
    void closed_takesNoMoreVotes();
    void votesThatNobodyCommittedTo_doNotCount();
    void votesOnAnythingElse_areRefused();
    void lockedStudy_takesNoVotes();
};

void NormingRoundsTest::begun_hasItsPeopleAndItemsInOrder()
{
    TwoScenesForThree at;
    const NormingStanding standing = at.standing();
    QCOMPARE(standing.round.uuid, at.round);
    QCOMPARE(standing.round.title, QStringLiteral("Sarcasm"));
    QCOMPARE(standing.round.questions, std::vector<QuestionIndex>{FirstQuestion});
    QCOMPARE(standing.scenarios,
             (std::vector<ScenarioId>{at.study.scenario(2), at.study.scenario(1)}));
    QCOMPARE(standing.members.size(), std::size_t{3});
    QCOMPARE(standing.members.front().code, QStringLiteral("A01")); // as on the roster
    QVERIFY(standing.phase == NormingPhase::Sealed);
    QVERIFY(at.booth(2).isDue());
}

void NormingRoundsTest::whatIsNoRound_isRefused()
{
    TwoScenesForThree at;
    const auto refusal = [&](const std::function<void(NewNormingRound&)>& change) {
        NewNormingRound wanted = at.wanted();
        change(wanted);
        return detailOf(errorOf(at.norming().begin(wanted)));
    };
    QCOMPARE(refusal([](NewNormingRound& of) { of.title = QStringLiteral(" "); }),
             QStringLiteral("norming_title"));
    QCOMPARE(refusal([](NewNormingRound& of) { of.title = QString(201, u'a'); }),
             QStringLiteral("norming_title"));
    QCOMPARE(refusal([](NewNormingRound& of) { of.items.clear(); }),
             QStringLiteral("norming_items"));
    QCOMPARE(refusal([](NewNormingRound& of) { of.people.resize(1); }),
             QStringLiteral("norming_people"));
    QCOMPARE(refusal([](NewNormingRound& of) { of.questions = {QuestionIndex{7}}; }),
             QStringLiteral("norming_questions"));
    QCOMPARE(must(at.norming().rounds()).size(), std::size_t{1});
}

void NormingRoundsTest::sealed_tellsNobodyAnything()
{
    TwoScenesForThree at;
    must(at.castBoth(1, Emotion::Joy));
    const NormingStanding standing = at.standing();
    QVERIFY(standing.members.front().isIn);
    QVERIFY(!standing.members.back().isIn);
    QVERIFY(standing.counts.empty());
    QVERIFY(standing.first.empty());
    QVERIFY(standing.second.empty());
    QVERIFY(at.booth(2).counts.empty());
    QVERIFY(at.booth(2).first.empty());
}

void NormingRoundsTest::unfinishedVotes_areKeptAndNotCast()
{
    TwoScenesForThree at;
    must(at.norming().vote(at.study.person(1), at.round, at.study.scenario(1),
                           voteFor(Emotion::Joy)));
    at.study.reopen();
    QCOMPARE(at.booth(1).first.size(), std::size_t{1});
    const Error refused = errorOf(at.norming().cast(at.study.person(1), at.round));
    QCOMPARE(detailOf(refused), QStringLiteral("norming_open_items"));
    QCOMPARE(refused.line, qint64{1});
    must(at.norming().vote(at.study.person(1), at.round, at.study.scenario(1), Ballot{}));
    QVERIFY(at.booth(1).first.empty());
}

void NormingRoundsTest::castVotes_stay()
{
    TwoScenesForThree at;
    must(at.castBoth(1, Emotion::Joy));
    QVERIFY(at.booth(1).isFirstCast);
    QVERIFY(!at.booth(1).isDue());
    QCOMPARE(at.booth(1).first.size(), std::size_t{2});
    const auto again = at.norming().vote(at.study.person(1), at.round, at.study.scenario(1),
                                         voteFor(Emotion::Fear));
    QCOMPARE(detailOf(errorOf(again)), QStringLiteral("norming_phase"));
}

void NormingRoundsTest::opening_waitsForAll()
{
    TwoScenesForThree at;
    must(at.castBoth(1, Emotion::Joy));
    must(at.castBoth(2, Emotion::Joy));
    const Error waiting = errorOf(at.norming().open(at.round));
    QCOMPARE(detailOf(waiting), QStringLiteral("norming_waiting"));
    QCOMPARE(waiting.value, QStringLiteral("A03"));
    QVERIFY(at.standing().phase == NormingPhase::Sealed);
    must(at.castBoth(3, Emotion::Fear));
    must(at.norming().open(at.round));
    QVERIFY(at.standing().phase == NormingPhase::Open);
    QCOMPARE(detailOf(errorOf(at.norming().open(at.round))), QStringLiteral("norming_phase"));
}

void NormingRoundsTest::opening_canLeaveOutByName()
{
    TwoScenesForThree at;
    must(at.castBoth(1, Emotion::Joy));
    must(at.castBoth(2, Emotion::Fear));
    QCOMPARE(
        detailOf(errorOf(at.norming().open(at.round, {at.study.person(1), at.study.person(3)}))),
        QStringLiteral("norming_few"));
    must(at.norming().open(at.round, {at.study.person(3)}));
    QVERIFY(at.standing().members.back().isLeftOut);
    QVERIFY(at.booth(3).isLeftOut);
    QVERIFY(!at.booth(3).isDue());
    QVERIFY(at.booth(1).isDue());
    // Whoever comes too late finds it open, and cannot vote for the first time any more.
    QCOMPARE(detailOf(errorOf(at.norming().vote(at.study.person(3), at.round, at.study.scenario(1),
                                                voteFor(Emotion::Joy)))),
             QStringLiteral("norming_phase"));
}

void NormingRoundsTest::open_saysHowAllVoted()
{
    TwoScenesForThree at;
    at.castAll();
    must(at.norming().open(at.round));
    const NormingBooth booth = at.booth(1);
    QCOMPARE(booth.counts.size(), std::size_t{2});
    const std::vector<int> counts = booth.counts.begin()->second.front();
    QCOMPARE(counts.at(slotOf(Emotion::Joy)), 2);
    QCOMPARE(counts.at(slotOf(Emotion::Fear)), 1);
    QCOMPARE(at.standing().counts, booth.counts);
    QCOMPARE(at.standing().first.at(2).begin()->second, voteFor(Emotion::Fear));
    QVERIFY(at.standing().second.at(2).empty());
}

void NormingRoundsTest::secondVotes_countOnceWhole()
{
    TwoScenesForThree at;
    at.castAll();
    must(at.norming().open(at.round));
    must(at.norming().vote(at.study.person(3), at.round, at.study.scenario(1),
                           voteFor(Emotion::Joy)));
    QCOMPARE(at.booth(3).second.size(), std::size_t{1});
    QVERIFY(!at.standing().members.back().hasVotedAgain);
    must(at.castBoth(3, Emotion::Joy));
    QVERIFY(at.standing().members.back().hasVotedAgain);
    QVERIFY(at.booth(3).isSecondCast);
    QCOMPARE(at.standing().second.at(2).begin()->second, voteFor(Emotion::Joy));
    QCOMPARE(at.standing().first.at(2).begin()->second, voteFor(Emotion::Fear));
}

void NormingRoundsTest::closed_takesNoMoreVotes()
{
    TwoScenesForThree at;
    at.castAll();
    QCOMPARE(detailOf(errorOf(at.norming().close(at.round))), QStringLiteral("norming_phase"));
    must(at.norming().open(at.round));
    must(at.castBoth(3, Emotion::Joy));
    must(at.norming().close(at.round));
    QVERIFY(at.standing().phase == NormingPhase::Closed);
    QVERIFY(at.standing().members.back().hasVotedAgain);
    QVERIFY(!at.standing().members.front().hasVotedAgain);
    QVERIFY(!at.booth(1).isDue());
    QCOMPARE(detailOf(errorOf(at.norming().vote(at.study.person(1), at.round, at.study.scenario(1),
                                                voteFor(Emotion::Joy)))),
             QStringLiteral("norming_phase"));
    VERIFY_HOLDS(at.study->verifyAudit());
}

void NormingRoundsTest::votesThatNobodyCommittedTo_doNotCount()
{
    TwoScenesForThree at;
    at.castAll();
    at.study.close();
    {
        RawSql sql(at.study.path());
        QCOMPARE(sql.runUnguarded(QStringLiteral(
                     "UPDATE norming_vote SET votes = replace(votes, 'fear', 'anger') "
                     "WHERE votes LIKE '%fear%'")),
                 QString());
    }
    at.study.reopen(Study::Access::Read);
    const NormingMember changed = at.standing().members.back();
    QVERIFY(!changed.isIn);
    QVERIFY(changed.fault == NormingFault::Changed);
    QVERIFY(at.standing().members.front().fault == NormingFault::None);
}

void NormingRoundsTest::votesOnAnythingElse_areRefused()
{
    TwoScenesForThree at;
    const auto refusal = [&](int scenario, const Ballot& ballot) {
        return detailOf(errorOf(
            at.norming().vote(at.study.person(1), at.round, at.study.scenario(scenario), ballot)));
    };
    QCOMPARE(refusal(3, voteFor(Emotion::Joy)), QStringLiteral("norming_vote"));
    QCOMPARE(refusal(1, voteFor(Choice{30})), QStringLiteral("norming_vote"));
    Ballot another{};
    another.at(1) = Choice{0};
    QCOMPARE(refusal(1, another), QStringLiteral("norming_vote"));
    QCOMPARE(detailOf(errorOf(at.norming().vote(at.study.person(1), Uuid(), at.study.scenario(1),
                                                voteFor(Emotion::Joy)))),
             QStringLiteral("norming_round"));
}

void NormingRoundsTest::lockedStudy_takesNoVotes()
{
    TwoScenesForThree at;
    must(at.study->dataLock().lock(QStringLiteral("Done."), {}));
    COMPARE_ERROR(at.norming().vote(at.study.person(1), at.round, at.study.scenario(1),
                                    voteFor(Emotion::Joy)),
                  ErrorCode::StudyLocked);
    COMPARE_ERROR(at.norming().begin(at.wanted()), ErrorCode::StudyLocked);
}

SUBTEXT_TEST(NormingRoundsTest)
#include "normingroundstest.moc"
