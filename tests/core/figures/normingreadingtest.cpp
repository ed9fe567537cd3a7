// SPDX-License-Identifier: MIT
#include "core/figures/normingreading.h"

#include "core/course/norming.h"
#include "core/domain/emotion.h"
#include "tests/support/registeredtest.h"

#include <QUuid>

using namespace subtext;

/// Which votes of norming rounds leave a study.
class NormingReadingTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void closedRound_hasVotesThatCount();
    void otherRounds_areLeftOutAndCounted();
};

namespace {

NormingStanding roundIn(NormingPhase phase)
{
    const Uuid item(QUuid::createUuidV5(QUuid(), QStringLiteral("item")));
    NormingStanding standing;
    standing.phase = phase;
    standing.round.title = QStringLiteral("Week");
    standing.round.questions = {FirstQuestion};
    standing.round.items = {item};
    standing.scenarios = {ScenarioId{7}};
    for (qint64 person = 1; person <= 4; ++person) {
        standing.members.emplace_back().person = {person};
        Ballot ballot{};
        ballot[0] = Emotion::Joy;
        standing.first.push_back({{item, ballot}});
        standing.second.push_back({{item, ballot}});
    }
    standing.second[1].clear(); // did not vote again
    standing.members[2].isLeftOut = true;
    standing.members[3].fault = NormingFault::NoCommitment;
    return standing;
}

} // namespace

void NormingReadingTest::closedRound_hasVotesThatCount()
{
    const std::vector<ClosedNorming> closed = closedNorming({roundIn(NormingPhase::Closed)});
    QCOMPARE(closed.size(), std::size_t(1));
    const std::vector<ClosedNorming::Vote>& votes = closed[0].votes;
    QCOMPARE(votes.size(), std::size_t(3));
    QVERIFY(votes[0].scenario == ScenarioId{7});
    QVERIFY(votes[0].person == PersonId{1} && votes[0].pass == NormingPass::First);
    QVERIFY(votes[1].person == PersonId{1} && votes[1].pass == NormingPass::Second);
    QVERIFY(votes[2].person == PersonId{2} && votes[2].pass == NormingPass::First);
    QVERIFY(votes[2].ballot[0] == Emotion::Joy);
}

void NormingReadingTest::otherRounds_areLeftOutAndCounted()
{
    const std::vector<ClosedNorming> closed =
        closedNorming({roundIn(NormingPhase::Sealed), roundIn(NormingPhase::Open),
                       roundIn(NormingPhase::Closed)});
    QCOMPARE(closed.size(), std::size_t(1));
    QCOMPARE(closed[0].number, 3);
    QVERIFY(closedNorming({}).empty());
}

SUBTEXT_TEST(NormingReadingTest)
#include "normingreadingtest.moc"
