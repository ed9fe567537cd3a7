// SPDX-License-Identifier: MIT
#include "core/course/courserules.h"
#include "core/course/practice.h"
#include "core/course/repeats.h"
#include "core/domain/ceiscene.h"
#include "tests/core/desk/deskstudy.h"
#include "tests/support/ceipractice.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

/// An item with its final label becomes a scene to practise with.
class PracticeAddingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void item_becomesTheLastSceneOfTheRound();
    void ambiguousLabel_acceptsWhatElseWasRead();
    void whatStandsAgainstIt_isSaid();
    void itemThatComesUpAgain_waitsForTheRepeats();
    void itemAssignedLater_isCounted();
    void wholeRound_isNotWholeWithOneSceneMore();
    void canAdd_saysTheSameBeforehand();
    void blindAdjudicator_addsNone();
};

namespace {

const QString Note = QStringLiteral("She asks, and does not wait for an answer.");

Answer rated(Choice emotion, int valence, int arousal, int dominance)
{
    Answer answer = completeAnswer(emotion);
    answer.scale(Dimension::Valence) = valence;
    answer.scale(Dimension::Arousal) = arousal;
    answer.scale(Dimension::Dominance) = dominance;
    return answer;
}

QString refusalOf(const Result<ChangeSet>& added)
{
    const Error error = errorOf(added);
    return error.code == ErrorCode::InvalidValue ? error.detail : QStringLiteral("another error");
}

} // namespace

// Medians by hand: valence of −2, 0, 1; arousal of 3, 1, 1; dominance of −1, 2, −1.
void PracticeAddingTest::item_becomesTheLastSceneOfTheRound()
{
    DeskStudy study(2);
    study.answer(1, 1, rated(Emotion::Fear, -2, 3, -1));
    study.answer(1, 2, rated(Emotion::Surprise, 0, 1, 2));
    study.answer(1, 3, rated(Emotion::Fear, 1, 1, -1));
    VERIFY_HOLDS(study->practice().add(study.scenario(1), Note, study.coordinator()));
    study.reopen();
    const PracticeScenes scenes = must(study->practice().scenes());
    const auto& shipped = ceiPractice();
    QCOMPARE(scenes.items.size(), shipped.items.size() + 1);
    QCOMPARE(scenes.items.front().id, shipped.items.front().id);
    QCOMPARE(scenes.items.front().careful, shipped.items.front().careful);
    QVERIFY(scenes.cards == shipped.cards);
    const CalibrationItem& added = scenes.items.back();
    const Scenario scene = must(study->scenario(study.scenario(1))).value();
    QCOMPARE(added.id, QStringLiteral("sarcasm-irony/1"));
    QCOMPARE(added.why, Note);
    QCOMPARE(added.boundary, QStringLiteral("Fear / Surprise"));
    QCOMPARE(added.scenario.text(ScenePart::Utterance), scene.text(ScenePart::Utterance));
    QCOMPARE(added.scenario.group, scene.group);
    QVERIFY(added.reference.ballot[0] == Emotion::Fear);
    QVERIFY(!added.isSplit());
    QVERIFY(added.reference.scale(Dimension::Valence) == 0);
    QVERIFY(added.reference.scale(Dimension::Arousal) == 1);
    QVERIFY(added.reference.scale(Dimension::Dominance) == -1);
    QVERIFY(!added.reference.scale(Dimension::Confidence));
    VERIFY_HOLDS(study->verifyAudit());
}

void PracticeAddingTest::ambiguousLabel_acceptsWhatElseWasRead()
{
    DeskStudy study(1);
    study.label(1, QStringLiteral("fsj"));
    Verdict marked = verdict(Emotion::Fear);
    marked.picks = picksOf(Pick{Emotion::Fear, true});
    VERIFY_HOLDS(study.deciding().decide(study.judge(1), study.scenario(1), marked));
    VERIFY_HOLDS(study->practice().add(study.scenario(1), Note, study.coordinator()));
    const CalibrationItem added = must(study->practice().scenes()).items.back();
    QVERIFY(added.reference.ballot[0] == Emotion::Fear);
    QVERIFY((added.also[0] == std::vector<Choice>{Emotion::Joy, Emotion::Surprise}));
    QCOMPARE(added.boundary, QStringLiteral("Fear / Joy / Surprise"));
}

void PracticeAddingTest::whatStandsAgainstIt_isSaid()
{
    DeskStudy study(3);
    Practice& practice = study->practice();
    study.label(1, QStringLiteral("fff"));
    study.label(2, QStringLiteral("fsj"));
    study.label(3, QStringLiteral("f--"));
    const int rows = study.auditRows();
    QCOMPARE(refusalOf(practice.add(study.scenario(1), QStringLiteral(" \n"), study.coordinator())),
             QStringLiteral("practice-note"));
    QCOMPARE(refusalOf(practice.add(study.scenario(2), Note, study.coordinator())),
             QStringLiteral("practice-unsettled"));
    const Error open = errorOf(practice.add(study.scenario(3), Note, study.coordinator()));
    QCOMPARE(open.detail, QStringLiteral("practice-open"));
    QCOMPARE(open.value, QStringLiteral("sarcasm-irony/3"));
    QCOMPARE(open.line, 2);
    COMPARE_ERROR(practice.add(study.scenario(1), Note, study.person(1)), ErrorCode::WrongRole);
    COMPARE_ERROR(practice.add(ScenarioId{999}, Note, study.coordinator()),
                  ErrorCode::UnknownScenario);
    QCOMPARE(study.auditRows(), rows);
    VERIFY_HOLDS(study.deciding().decide(study.judge(1), study.scenario(2), ambiguousVerdict()));
    QCOMPARE(refusalOf(practice.add(study.scenario(2), Note, study.coordinator())),
             QStringLiteral("practice-unsettled")); // ambiguous, without a label
    VERIFY_HOLDS(practice.add(study.scenario(1), Note, study.coordinator()));
    QCOMPARE(refusalOf(practice.add(study.scenario(1), Note, study.coordinator())),
             QStringLiteral("practice-known"));
    QCOMPARE(must(practice.scenes()).items.size(), ceiPractice().items.size() + 1);
}

// A03 leaves before any label, so that both items lack somebody when A04 comes.
void PracticeAddingTest::itemAssignedLater_isCounted()
{
    DeskStudy study(2);
    VERIFY_HOLDS(study.assigning().withdraw(study.person(3)));
    study.label(1, QStringLiteral("ff"));
    VERIFY_HOLDS(study->practice().add(study.scenario(1), Note, study.coordinator()));
    QCOMPARE(must(study.assigning().inPractice()), 0);
    const PersonId late =
        must(study.roster().add({{QStringLiteral("A04"), QStringLiteral("Late"), Role::Annotator}}))
            .front()
            .id;
    QCOMPARE(must(study.assigning().fill(1)), 2);
    QCOMPARE(must(study.assigning().inPractice()), 1); // the other item is in no practice
    VERIFY_HOLDS(study.labelling().submit(late, study.scenario(1),
                                          submissionOf(completeAnswer(Emotion::Fear))));
    QCOMPARE(must(study.assigning().inPractice()), 0);
}

// The only item of a person is their first third, and so the one that is repeated.
void PracticeAddingTest::itemThatComesUpAgain_waitsForTheRepeats()
{
    Protocol protocol;
    protocol.repeats = 1;
    DeskStudy study(1, 3, protocol);
    study.label(1, QStringLiteral("fff"));
    Practice& practice = study->practice();
    for (int left = 3; left > 0; --left) {
        const Error again = errorOf(practice.add(study.scenario(1), Note, study.coordinator()));
        QCOMPARE(again.detail, QStringLiteral("practice-repeats"));
        QCOMPARE(again.line, left);
        VERIFY_HOLDS(study->repeats().record(study.person(left), study.scenario(1),
                                             completeAnswer(Emotion::Fear), 1));
    }
    VERIFY_HOLDS(practice.add(study.scenario(1), Note, study.coordinator()));
}

// As add() says it, and nothing is written.
void PracticeAddingTest::canAdd_saysTheSameBeforehand()
{
    DeskStudy study(2);
    study.label(1, QStringLiteral("fff"));
    study.label(2, QStringLiteral("fsj"));
    Practice& practice = study->practice();
    VERIFY_HOLDS(practice.canAdd(study.scenario(1), study.coordinator()));
    QCOMPARE(must(practice.scenes()).items.size(), ceiPractice().items.size());
    const auto refusal = [&](int item, PersonId by) {
        return errorOf(practice.canAdd(study.scenario(item), by)).detail;
    };
    QCOMPARE(refusal(2, study.coordinator()), QStringLiteral("practice-unsettled"));
    QCOMPARE(refusal(1, study.judge(1)), QStringLiteral("practice-blind"));
    QVERIFY(errorOf(practice.canAdd(study.scenario(1), study.person(1))).code ==
            ErrorCode::WrongRole);
    VERIFY_HOLDS(practice.add(study.scenario(1), Note, study.coordinator()));
    QCOMPARE(refusal(1, study.coordinator()), QStringLiteral("practice-known"));
}

void PracticeAddingTest::wholeRound_isNotWholeWithOneSceneMore()
{
    DeskStudy study(1);
    study.label(1, QStringLiteral("fff"));
    Practice& practice = study->practice();
    for (const CalibrationItem& item : ceiPractice().items) {
        Answer answer = item.reference;
        answer.scale(Dimension::Confidence) = 1;
        VERIFY_HOLDS(practice.record(study.person(1), item.id, answer, 1));
    }
    QCOMPARE(must(practice.state(study.person(1))).completedRounds, 1);
    VERIFY_HOLDS(practice.add(study.scenario(1), Note, study.coordinator()));
    const PracticeState state = must(practice.state(study.person(1)));
    QCOMPARE(state.completedRounds, 0);
    QCOMPARE(state.round, 1); // one scene of it is left
    QCOMPARE(state.answers.size(), ceiPractice().items.size());
    // What is told of it stays: it was whole when it was given.
    const PracticeResult result = must(practice.results()).front();
    QCOMPARE(result.wholeRounds, 1);
    QVERIFY(result.isBarReached);
    QCOMPARE(result.first.labels, static_cast<int>(ceiPractice().items.size()));
}

// What another adjudicator decided would stand in the scene, or in the refusal.
void PracticeAddingTest::blindAdjudicator_addsNone()
{
    DeskStudy study(2);
    study.label(1, QStringLiteral("fff"));
    study.label(2, QStringLiteral("jfs"));
    Practice& practice = study->practice();
    for (int item = 1; item <= 2; ++item)
        QCOMPARE(refusalOf(practice.add(study.scenario(item), Note, study.judge(1))),
                 QStringLiteral("practice-blind"));
    VERIFY_HOLDS(practice.add(study.scenario(1), Note, study.coordinator()));
}

SUBTEXT_TEST(PracticeAddingTest)

#include "practiceaddingtest.moc"
