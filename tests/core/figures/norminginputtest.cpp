// SPDX-License-Identifier: MIT
#include "core/figures/norminginput.h"

#include "core/agreement/agreementinput.h"
#include "core/domain/emotion.h"
#include "tests/support/registeredtest.h"

#include <QUuid>

using namespace subtext;

/// What of a norming round its figures are computed from.
class NormingInputTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void peopleWithBothVotes_areInItAlone();
    void items_haveNameAndGold();
    void shown_isOfAllFirstVotes();
    void sealedRound_hasNobody();
};

namespace {

Ballot sayingOf(Choice choice)
{
    Ballot ballot{};
    ballot[0] = choice;
    return ballot;
}

Scenario sceneCalled(qint64 id, const Uuid& uuid, const QString& name)
{
    Scenario scene;
    scene.id = {id};
    scene.uuid = uuid;
    scene.group = QStringLiteral("mixed-signals");
    scene.sourceId = name;
    return scene;
}

/// A and D voted twice, B once, C was left out, E changed the first vote.
struct RoundOfFive
{
    Uuid one{QUuid::createUuidV5(QUuid(), QStringLiteral("one"))};
    Uuid two{QUuid::createUuidV5(QUuid(), QStringLiteral("two"))};
    std::vector<Scenario> scenes{sceneCalled(7, two, QStringLiteral("2")),
                                 sceneCalled(8, one, QStringLiteral("1"))};
    NormingStanding standing;

    RoundOfFive()
    {
        standing.phase = NormingPhase::Open;
        standing.round.questions = {FirstQuestion};
        standing.round.items = {one, two};
        for (const char* code : {"A", "B", "C", "D", "E"}) {
            NormingMember& member = standing.members.emplace_back();
            member.code = QLatin1String(code);
            member.isIn = true;
        }
        standing.members[2].isLeftOut = true;
        standing.members[4].fault = NormingFault::Changed;
        const NormingVotes joys{{one, sayingOf(Emotion::Joy)}, {two, sayingOf(Emotion::Joy)}};
        const NormingVotes fears{{one, sayingOf(Emotion::Fear)}, {two, sayingOf(Emotion::Joy)}};
        standing.first = {joys, joys, joys, fears, joys};
        standing.second = {fears, {}, joys, joys, joys};
        standing.counts = countNormingVotes({joys, joys, fears}, *usualTask()); // A, B, D
    }

    NormingInput input(const std::vector<ItemGold>& gold = {}) const
    {
        return normingInput(standing, scenes, gold, usualTask());
    }
};

} // namespace

void NormingInputTest::peopleWithBothVotes_areInItAlone()
{
    const NormingInput input = RoundOfFive().input();
    QCOMPARE(input.people, (std::vector<QString>{QStringLiteral("A"), QStringLiteral("D")}));
    QCOMPARE(input.items.size(), std::size_t(2));
    const NormingInput::Item& item = input.items.front();
    QCOMPARE(item.first.size(), std::size_t(2));
    QVERIFY(item.first[0][0] == Emotion::Joy);
    QVERIFY(item.first[1][0] == Emotion::Fear);
    QVERIFY(item.second[0][0] == Emotion::Fear);
    QVERIFY(item.second[1][0] == Emotion::Joy);
}

void NormingInputTest::items_haveNameAndGold()
{
    ItemGold gold;
    gold.scenario = {8};
    gold.labels.resize(1);
    gold.labels[0].label = Emotion::Fear;
    const NormingInput input = RoundOfFive().input({gold});
    QCOMPARE(input.items[0].name, QStringLiteral("mixed-signals/1"));
    QVERIFY(input.items[0].gold[0] == Emotion::Fear);
    QCOMPARE(input.items[1].name, QStringLiteral("mixed-signals/2"));
    QVERIFY(!input.items[1].gold[0]);
    QCOMPARE(input.questions, std::vector<QuestionIndex>{FirstQuestion});
    QVERIFY(input.task != nullptr);
}

void NormingInputTest::shown_isOfAllFirstVotes()
{
    const NormingInput input = RoundOfFive().input();
    const std::vector<int>& shown = input.items.front().shown.at(0);
    QCOMPARE(shown.at(slotOf(Emotion::Joy)), 2); // B did not vote again
    QCOMPARE(shown.at(slotOf(Emotion::Fear)), 1);
    QCOMPARE(input.items.back().shown.at(0).at(slotOf(Emotion::Joy)), 3);
}

void NormingInputTest::sealedRound_hasNobody()
{
    RoundOfFive round;
    round.standing.phase = NormingPhase::Sealed;
    const NormingInput input = round.input();
    QVERIFY(input.people.empty());
    QVERIFY(input.items.front().first.empty());
    QVERIFY(input.items.front().second.empty());
}

SUBTEXT_TEST(NormingInputTest)
#include "norminginputtest.moc"
