// SPDX-License-Identifier: MIT
#include "core/course/norming.h"
#include "tests/core/travel/coursefiles.h"
#include "tests/support/registeredtest.h"

#include <QDir>

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

namespace {

Ballot ballotOf(Choice option)
{
    Ballot ballot{};
    ballot.front() = option;
    return ballot;
}

/// A round about three scenes for three people.
class RoundByFiles
{
public:
    RoundByFiles()
    {
        const NewNormingRound wanted{QStringLiteral("By mail"),
                                     {},
                                     {study.scenario(1), study.scenario(2), study.scenario(3)},
                                     {study.person(1), study.person(2), study.person(3)}};
        round = must(study->norming().begin(wanted));
    }

    NormingStanding standing() { return must(study->norming().rounds()).front(); }

    TestStudy study;
    Uuid round;
};

void castAt(AtHome& home, Choice option)
{
    const NormingBooth booth = must(home->norming().booths(home.owner())).front();
    for (const ScenarioId scenario : booth.scenarios)
        must(home->norming().vote(home.owner(), booth.round.uuid, scenario, ballotOf(option)));
    must(home->norming().cast(home.owner(), booth.round.uuid));
}

QString castFile(RoundByFiles& at, int person, const QString& name, Choice option, int source)
{
    const QString path = handOut(at.study, person, name);
    AtHome home(path, source);
    castAt(home, option);
    return path;
}

/// What the study makes of the files in this order, the first of them twice.
NormingStanding mergedInOrder(RoundByFiles& at, std::vector<QString> files, int number)
{
    files.push_back(files.front());
    const QString path = at.study.filePath(QStringLiteral("order-%1.subtext").arg(number));
    must(at.study->copyTo(path));
    const auto copy = must(Study::open(path, Study::Access::Write, at.study.environment()));
    for (const QString& file : files)
        must(copy->merging().merge({file}));
    must(copy->norming().open(at.round));
    NormingStanding standing = must(copy->norming().rounds()).front();
    if (!copy->verifyAudit())
        qFatal("the chain does not hold");
    return standing;
}

} // namespace

/// Rounds of norming go out and come back with hand-outs.
class NormingTravelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void handOut_hasTheRoundsOfItsOwnerAlone();
    void sealedVotes_goToNobodyElse();
    void files_comeBackInAnyOrder();
    void wholeRound_goesByFiles();
    void whoeverLabelsNothing_hasAHandOutForTheRound();
    void unfinishedVotes_keepAHandOutFromBeingReplaced();
};

void NormingTravelTest::handOut_hasTheRoundsOfItsOwnerAlone()
{
    RoundByFiles at;
    const NewNormingRound others{QStringLiteral("Others"),
                                 {},
                                 {at.study.scenario(9)},
                                 {at.study.person(2), at.study.person(3)}};
    must(at.study->norming().begin(others));
    const QString path = handOut(at.study, 1, QStringLiteral("first"));
    AtHome home(path, 1);
    const auto booths = must(home->norming().booths(home.owner()));
    QCOMPARE(booths.size(), std::size_t{1});
    QCOMPARE(booths.front().round.title, QStringLiteral("By mail"));
    QVERIFY(std::all_of(booths.front().scenarios.begin(), booths.front().scenarios.end(),
                        [](ScenarioId scenario) { return scenario.isValid(); }));
    COMPARE_ERROR(home->norming().open(at.round), ErrorCode::InHandOut);
}

void NormingTravelTest::sealedVotes_goToNobodyElse()
{
    RoundByFiles at;
    VERIFY_HOLDS(
        at.study->merging().merge({castFile(at, 1, QStringLiteral("one"), Emotion::Joy, 1)}));
    QVERIFY(at.standing().members.front().isIn);
    RawSql sql(handOut(at.study, 2, QStringLiteral("two")));
    QCOMPARE(sql.value(QStringLiteral("SELECT count(*) FROM norming_vote")), QStringLiteral("0"));
    QCOMPARE(sql.value(QStringLiteral("SELECT count(*) FROM norming_commitment")),
             QStringLiteral("0"));
}

/// All 24 orders of four files: of two that one person sent, the same counts in each.
void NormingTravelTest::files_comeBackInAnyOrder()
{
    RoundByFiles at;
    std::vector<QString> files{castFile(at, 1, QStringLiteral("one"), Emotion::Joy, 1),
                               castFile(at, 2, QStringLiteral("two"), Emotion::Fear, 2),
                               castFile(at, 3, QStringLiteral("three"), Emotion::Joy, 3),
                               castFile(at, 3, QStringLiteral("again"), Emotion::Anger, 4)};
    std::sort(files.begin(), files.end());
    std::optional<NormingStanding> first;
    int number = 0;
    do {
        const NormingStanding standing = mergedInOrder(at, files, ++number);
        QVERIFY(standing.members.back().isIn);
        QVERIFY(standing.members.back().fault == NormingFault::None);
        if (!first)
            first = standing;
        QVERIFY2(standing == *first, qPrintable(files.front()));
    } while (std::next_permutation(files.begin(), files.end()));
    QCOMPARE(number, 24);
    const std::vector<int> counts = first->counts.begin()->second.front();
    QCOMPARE(counts.at(slotOf(Emotion::Joy)), 2);
    QCOMPARE(counts.at(slotOf(Emotion::Anger)), 0);
}

void NormingTravelTest::wholeRound_goesByFiles()
{
    RoundByFiles at;
    for (int person = 1; person <= 3; ++person)
        QVERIFY(
            mergeOne(at.study.study(), castFile(at, person, QStringLiteral("first-%1").arg(person),
                                                person == 3 ? Emotion::Fear : Emotion::Joy, person))
                .isSound());
    at.study.clock.advance(1'000);
    must(at.study->norming().open(at.round));
    for (int person = 1; person <= 3; ++person) {
        const QString path = handOut(at.study, person, QStringLiteral("second-%1").arg(person));
        {
            AtHome home(path, 10 + person);
            const NormingBooth booth = must(home->norming().booths(home.owner())).front();
            QVERIFY(booth.phase == NormingPhase::Open);
            QVERIFY(booth.isDue());
            QCOMPARE(booth.first.size(), std::size_t{3}); // their own go out again
            QCOMPARE(booth.counts.begin()->second.front().at(slotOf(Emotion::Joy)), 2);
            castAt(home, Emotion::Joy);
        }
        QVERIFY(mergeOne(at.study.study(), path).isSound());
    }
    must(at.study->norming().close(at.round));
    const NormingStanding standing = at.standing();
    QVERIFY(std::all_of(standing.members.begin(), standing.members.end(),
                        [](const NormingMember& member) { return member.hasVotedAgain; }));
    QCOMPARE(standing.first.back().begin()->second, ballotOf(Emotion::Fear));
    QCOMPARE(standing.second.back().begin()->second, ballotOf(Emotion::Joy));
    QVERIFY(must(at.study->labelling().items(at.study.person(1))).front().isSubmitted() == false);
    VERIFY_HOLDS(at.study->verifyAudit());
}

void NormingTravelTest::whoeverLabelsNothing_hasAHandOutForTheRound()
{
    TestStudy::Shape shape;
    shape.ratersPerItem = 0;
    TestStudy study(shape);
    COMPARE_ERROR(study->handouts().write(study.person(1), study.filePath(QStringLiteral("x"))),
                  ErrorCode::NothingToAssign);
    must(study->norming().begin(
        {QStringLiteral("Alone"), {}, {study.scenario(1)}, {study.person(1), study.person(2)}}));
    const QString folder = study.filePath(QStringLiteral("out"));
    QVERIFY(QDir().mkpath(folder));
    QCOMPARE(must(study->handouts().writeAll(folder)).size(), std::size_t{2});
    AtHome home(handOut(study, 1, QStringLiteral("one")), 1);
    castAt(home, Emotion::Joy);
    QVERIFY(must(home->labelling().items(home.owner())).empty());
}

void NormingTravelTest::unfinishedVotes_keepAHandOutFromBeingReplaced()
{
    RoundByFiles at;
    const QString folder = at.study.filePath(QStringLiteral("out"));
    QVERIFY(QDir().mkpath(folder));
    must(at.study->handouts().writeAll(folder));
    const QString path =
        QDir(folder).filePath(HandOuts::fileName(must(at.study->roster().people()).front()));
    {
        AtHome home(path, 1);
        const NormingBooth booth = must(home->norming().booths(home.owner())).front();
        must(home->norming().vote(home.owner(), booth.round.uuid, booth.scenarios.front(),
                                  ballotOf(Emotion::Joy)));
    }
    const Error refused = errorOf(at.study->handouts().writeAll(folder));
    QCOMPARE(refused.code, ErrorCode::LabelledWork);
    QCOMPARE(refused.detail, QStringLiteral("handout-begun"));
}

SUBTEXT_TEST(NormingTravelTest)
#include "normingtraveltest.moc"
