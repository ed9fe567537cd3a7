// SPDX-License-Identifier: MIT
#include "core/domain/outdateddecisions.h"

#include "tests/support/registeredtest.h"

#include <QUuid>

using namespace subtext;

/// Which decisions were made before an answer that counts now. Times are small numbers.
class OutdatedDecisionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void decision_isOutdatedByALaterAnswer_data();
    void decision_isOutdatedByALaterAnswer();
    void undo_isAsOldAsWhatItBringsBack();
    void redo_isAsOldAsWhatItBringsBack();
    void scenarios_areThoseOfTheHistory();
    void changeSince_isTheWeightiest_data();
    void changeSince_isTheWeightiest();
};

namespace {

constexpr PersonId Judge{1};
constexpr PersonId OtherJudge{2};

Uuid uuidOf(int number)
{
    const QString text =
        QStringLiteral("00000000-0000-4000-8000-%1").arg(number, 12, 10, QChar(u'0'));
    return Uuid(QUuid::fromString(text));
}

/// Of the only scenario; the pick is an option by its place.
Decision decisionOf(PersonId person, int option, std::optional<qint64> at)
{
    Decision decision;
    decision.scenario = {1};
    decision.person = person;
    decision.picks = picksOf(Pick{static_cast<Choice>(option)});
    decision.basis = Basis::Misreading;
    decision.decidedAt = at;
    return decision;
}

std::vector<Decision> numbered(std::vector<Decision> decisions)
{
    for (std::size_t i = 0; i < decisions.size(); ++i) {
        decisions[i].revision = static_cast<int>(i) + 1;
        decisions[i].id = {static_cast<qint64>(i) + 1};
        decisions[i].uuid = uuidOf(decisions[i].revision);
    }
    return decisions;
}

std::vector<Annotation> answersAt(const std::vector<std::optional<qint64>>& moments,
                                  ScenarioId scenario = {1})
{
    std::vector<Annotation> answers;
    for (const auto& moment : moments) {
        Annotation& answer = answers.emplace_back();
        answer.scenario = scenario;
        answer.submittedAt = moment;
    }
    return answers;
}

} // namespace

Q_DECLARE_METATYPE(subtext::AnswerChange)
Q_DECLARE_METATYPE(std::vector<subtext::Decision>)
Q_DECLARE_METATYPE(std::vector<subtext::Annotation>)
Q_DECLARE_METATYPE(std::optional<qint64>)

void OutdatedDecisionsTest::decision_isOutdatedByALaterAnswer_data()
{
    QTest::addColumn<std::vector<Decision>>("decisions");
    QTest::addColumn<std::vector<Annotation>>("answers");
    QTest::addColumn<std::optional<qint64>>("made");
    const std::optional<qint64> never;
    const auto early = answersAt({10, 20, 30});
    const auto late = answersAt({10, 60, 30});
    const Decision at50 = decisionOf(Judge, 0, 50);
    QTest::newRow("nothing decided") << std::vector<Decision>() << late << never;
    QTest::newRow("all before") << numbered({at50}) << early << never;
    QTest::newRow("at the same moment") << numbered({at50}) << answersAt({50}) << never;
    QTest::newRow("one after") << numbered({at50}) << late << std::optional<qint64>(50);
    QTest::newRow("decided the same again")
        << numbered({at50, decisionOf(Judge, 0, 70)}) << late << never;
    QTest::newRow("decided otherwise since")
        << numbered({at50, decisionOf(Judge, 3, 70)}) << late << never;
    QTest::newRow("another agreed since")
        << numbered({at50, decisionOf(OtherJudge, 0, 70)}) << late << never;
    QTest::newRow("two who differ")
        << numbered({at50, decisionOf(OtherJudge, 3, 55)}) << late << never;
    QTest::newRow("answers without a time")
        << numbered({at50}) << answersAt({std::nullopt, std::nullopt}) << never;
    QTest::newRow("a decision without a time")
        << numbered({decisionOf(Judge, 0, std::nullopt)}) << late << never;
    Decision imported = decisionOf({}, 0, 50);
    imported.origin = Origin::Imported;
    QTest::newRow("from a file") << numbered({imported}) << late << never;
    Decision final = at50;
    final.isFinal = true;
    final.secondPerson = OtherJudge;
    QTest::newRow("settled by two") << numbered({final}) << late << std::optional<qint64>(50);
    Decision note = at50;
    note.picks = {};
    QTest::newRow("a note alone") << numbered({note}) << late << never;
    Decision withdrawn = decisionOf(Judge, 0, 55);
    withdrawn.picks = {};
    withdrawn.isWithdrawn = true;
    QTest::newRow("taken back") << numbered({at50, withdrawn}) << late << never;
}

void OutdatedDecisionsTest::decision_isOutdatedByALaterAnswer()
{
    QFETCH(std::vector<Decision>, decisions);
    QFETCH(std::vector<Annotation>, answers);
    QFETCH(std::optional<qint64>, made);
    QVERIFY(outdatedDecision(decisions, answers) == made);
}

void OutdatedDecisionsTest::undo_isAsOldAsWhatItBringsBack()
{
    const auto late = answersAt({60});
    std::vector<Decision> decisions =
        numbered({decisionOf(Judge, 0, 50), decisionOf(Judge, 3, 70), decisionOf(Judge, 0, 80)});
    decisions[2].undoes = decisions[1].uuid;
    QVERIFY(outdatedDecision(decisions, late) == std::optional<qint64>(50));
    decisions.front().decidedAt = 65;
    QVERIFY(!outdatedDecision(decisions, late));
}

void OutdatedDecisionsTest::redo_isAsOldAsWhatItBringsBack()
{
    std::vector<Decision> decisions =
        numbered({decisionOf(Judge, 0, 50), decisionOf(Judge, 0, 55), decisionOf(Judge, 0, 80)});
    decisions[1].picks = {};
    decisions[1].isWithdrawn = true;
    decisions[1].undoes = decisions[0].uuid;
    decisions[2].redoes = decisions[0].uuid;
    QVERIFY(outdatedDecision(decisions, answersAt({60})) == std::optional<qint64>(50));
    QVERIFY(!outdatedDecision(decisions, answersAt({40})));
}

void OutdatedDecisionsTest::scenarios_areThoseOfTheHistory()
{
    std::vector<Decision> history;
    std::vector<Annotation> answers;
    for (qint64 scenario = 1; scenario <= 3; ++scenario) {
        history.push_back(decisionOf(Judge, 0, 50));
        history.back().scenario = {scenario};
        const qint64 last = scenario == 2 ? 40 : 60;
        for (const Annotation& answer : answersAt({last, 10}, {scenario}))
            answers.push_back(answer);
    }
    for (const Annotation& answer : answersAt({90}, {4})) // nobody decided it
        answers.push_back(answer);
    QVERIFY(outdatedScenarios(history, answers) == (std::vector<ScenarioId>{{1}, {3}}));
}

void OutdatedDecisionsTest::changeSince_isTheWeightiest_data()
{
    QTest::addColumn<std::vector<Annotation>>("revisions");
    QTest::addColumn<AnswerChange>("change");
    const auto of = [](qint64 person, qint64 at, int option, int point, const char* explanation) {
        Annotation revision;
        revision.person = {person};
        revision.submittedAt = at;
        revision.answer.ballot[0] = static_cast<Choice>(option);
        revision.answer.scales[0] = point;
        revision.answer.explanation = QLatin1String(explanation);
        return revision;
    };
    const Annotation first = of(1, 10, 2, 1, "As it was.");
    const Annotation reworded = of(1, 60, 2, 1, "Reworded.");
    const Annotation moved = of(1, 60, 2, 3, "Reworded.");
    const Annotation another = of(1, 60, 4, 3, "Reworded.");
    using Revisions = std::vector<Annotation>;
    QTest::newRow("as it was") << Revisions{first, of(1, 60, 2, 1, "As it was.")}
                               << AnswerChange::Other;
    QTest::newRow("explanation") << Revisions{first, reworded} << AnswerChange::Explanation;
    QTest::newRow("scale") << Revisions{first, moved} << AnswerChange::Scale;
    QTest::newRow("vote") << Revisions{first, another} << AnswerChange::Vote;
    QTest::newRow("vote there and back")
        << Revisions{first, another, of(1, 70, 2, 1, "Reworded.")} << AnswerChange::Explanation;
    QTest::newRow("against what stood then, not the first")
        << Revisions{first, of(1, 40, 4, 1, "As it was."), another} << AnswerChange::Scale;
    QTest::newRow("given since") << Revisions{reworded} << AnswerChange::Given;
    QTest::newRow("two people") << Revisions{first, reworded, of(2, 20, 5, 0, "B"),
                                             of(2, 55, 6, 0, "B")}
                                << AnswerChange::Vote;
    Annotation untimed = first;
    untimed.submittedAt.reset();
    QTest::newRow("without a time, from before")
        << Revisions{untimed, reworded} << AnswerChange::Explanation;
}

void OutdatedDecisionsTest::changeSince_isTheWeightiest()
{
    QFETCH(std::vector<Annotation>, revisions);
    QFETCH(AnswerChange, change);
    QCOMPARE(changeSince(50, revisions), change); // decided at 50
}

SUBTEXT_TEST(OutdatedDecisionsTest)

#include "outdateddecisionstest.moc"
