// SPDX-License-Identifier: MIT
#include "core/release/gates.h"

#include "core/domain/ceiscene.h"
#include "tests/core/release/gateinput.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <functional>

using namespace subtext;
using namespace subtext::test;

using Plant = std::function<void(ReleaseInput&)>;
Q_DECLARE_METATYPE(Plant)

namespace {

/// "scenario|field|value|problem|person"
QStringList placesOf(const std::vector<Gate>& gates)
{
    QStringList lines;
    for (const Gate& gate : gates) {
        for (const GatePlace& p : gate.places)
            lines << QStringList{p.scenario, p.field, p.value, problemToken(p.problem), p.person}
                         .join(u'|');
    }
    return lines;
}

} // namespace

class GatesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanStudy_passesEveryGate();
    void tokens_areThoseOfDocuments();
    void emptyStudy_isNothingToRelease();
    void plantedLeak_failsItsGateAlone_data();
    void plantedLeak_failsItsGateAlone();
    void formulasAsText_passTheirGate();
    void underNames_namesPass();
    void openItem_isNotCalledUndecided();
    void openFlags_areAWarningThatBlocksNothing();
    void correctedOrLeftOut_isNoOpenFlag();
    void openFindings_areAWarningThatBlocksNothing();
    void answersAskedForAgain_areAWarningThatBlocksNothing();
    void outdatedDecisions_areAWarningThatBlocksNothing();
    void whatTheTeamHas_isAWarningWhereItIsNotHere();
    void emptyParts_areAWarningThatBlocksNothing();
    void consentThatNobodyAskedFor_isNotCalledUnanswered();
    void closedFlag_isNoOpenFlag();
};

void GatesTest::cleanStudy_passesEveryGate()
{
    const auto gates = releaseGates(cleanInput());
    QCOMPARE(placesOf(gates), QStringList{});
    QStringList tokens;
    for (const Gate& gate : gates)
        tokens << gate.token();
    QCOMPARE(tokens.join(u' '),
             QStringLiteral("labelled decided consent schema private names damage formulas"));
}

void GatesTest::tokens_areThoseOfDocuments()
{
    QStringList tokens;
    for (int i = 0; i <= static_cast<int>(GateKind::Parts); ++i) {
        const auto kind = static_cast<GateKind>(i);
        tokens << gateToken(kind);
        QVERIFY(gateFromToken(gateToken(kind)) == kind);
    }
    QCOMPARE(tokens.join(u' '),
             QStringLiteral("labelled decided consent schema private names damage formulas flags "
                            "places datasheet findings again outdated team parts"));
    QVERIFY(!gateFromToken(QStringLiteral("label")));
    QVERIFY(!gateFromToken(QString()));
}

void GatesTest::emptyStudy_isNothingToRelease()
{
    const auto gates = releaseGates({});
    QCOMPARE(failed(gates), QStringList{QStringLiteral("labelled")});
    QCOMPARE(gates.front().places.front().problem, GateProblem(GateFinding::Empty));
    QVERIFY(changedNotes({}).empty());
}

void GatesTest::plantedLeak_failsItsGateAlone_data()
{
    QTest::addColumn<Plant>("plant");
    QTest::addColumn<QString>("gate");
    QTest::addColumn<QString>("place");
    const auto row = [](const char* name, const Plant& plant, const char* gate, const char* place) {
        QTest::newRow(name) << plant << QString::fromLatin1(gate) << QString::fromUtf8(place);
    };
    row(
        "unlabelled item",
        [](ReleaseInput& in) {
            std::erase_if(in.data.annotations, [](const Annotation& a) {
                return a.scenario.value == 1 && a.person.value == 2;
            });
            settle(in);
        },
        "labelled", "sarcasm-irony/1|emotion||open|X02");
    row(
        "unassigned item",
        [](ReleaseInput& in) {
            Scenario s = in.data.scenarios[0];
            s.id = {3};
            s.sourceId = QStringLiteral("3");
            in.data.scenarios.push_back(s);
            settle(in);
        },
        "labelled", "sarcasm-irony/3|||unassigned|");
    row(
        "undecided split",
        [](ReleaseInput& in) {
            in.data.decisions.clear();
            in.data.decisionHistory.clear();
            settle(in);
        },
        "decided", "sarcasm-irony/2|gold||split|");
    row(
        "disputed item",
        [](ReleaseInput& in) {
            Decision other = in.data.decisions[0];
            other.revision = 2;
            other.person = {5};
            other.picks = picksOf(Pick{Emotion::Joy});
            in.data.decisionHistory.push_back(other);
            settle(in);
        },
        "decided", "sarcasm-irony/2|gold||disputed|");
    row(
        "too few raters",
        [](ReleaseInput& in) {
            const auto isThird = [](PersonId p, ScenarioId s) {
                return p.value == 1 && s.value == 1;
            };
            std::erase_if(in.data.annotations,
                          [&](const Annotation& a) { return isThird(a.person, a.scenario); });
            std::erase_if(in.assigned,
                          [&](const auto& pair) { return isThird(pair.second, pair.first); });
            settle(in);
        },
        "decided", "sarcasm-irony/1|gold||too_few_votes|");
    row(
        "scale out of range", [](ReleaseInput& in) { in.data.annotations[0].answer.scales[0] = 4; },
        "schema", "sarcasm-irony/1|valence|4|scale_out_of_range|X01");
    row(
        "answer to somebody else's item",
        [](ReleaseInput& in) {
            in.data.annotations.push_back(annotationBy({4}, {1}, Emotion::Anger));
            settle(in);
        },
        "schema", "sarcasm-irony/1|annotator|4|not_assigned|X04");
    row(
        "address in a note",
        [](ReleaseInput& in) { setNote(in, QStringLiteral("ask me@example.org")); }, "private",
        "sarcasm-irony/2|note|me@example.org|email|");
    row(
        "address in a context",
        [](ReleaseInput& in) {
            in.data.scenarios[0].text(ScenePart::Context) = QStringLiteral("Write to x@y.org.");
        },
        "private", "sarcasm-irony/1|context|x@y.org|email|");
    row(
        "time stamp in a note",
        [](ReleaseInput& in) { setNote(in, QStringLiteral("14.03.2025 09:26: ok")); }, "private",
        "sarcasm-irony/2|note|14.03.2025 09:26|time_stamp|");
    row(
        "time stamp in a role",
        [](ReleaseInput& in) {
            in.data.scenarios[0].text(ScenePart::ListenerRole) =
                QStringLiteral("peer 2025-03-14T09:26Z");
        },
        "private", "sarcasm-irony/1|listener_role|2025-03-14T09:26Z|time_stamp|");
    row(
        "explanation in a note",
        [](ReleaseInput& in) {
            for (Annotation& a : in.data.annotations)
                a.answer.explanation.clear();
            in.protocol.isExplanationRequired = false;
            in.data.annotations[4].answer.explanation = QString::fromLatin1(test::Explanation);
            setNote(in, QStringLiteral("He says: nobody has  listened to her all WEEK!"));
        },
        "private", "sarcasm-irony/2|note|nobody has  listened to her all WEEK|explanation|X02");
    row(
        "name in an utterance",
        [](ReleaseInput& in) {
            in.data.scenarios[1].text(ScenePart::Utterance) =
                QStringLiteral("Thanks, KIRILL's right.");
        },
        "names", "sarcasm-irony/2|utterance|KIRILL|name|X03");
    row(
        "first name in a role",
        [](ReleaseInput& in) {
            in.data.scenarios[1].text(ScenePart::SpeakerRole) = QStringLiteral("ann");
        },
        "names", "sarcasm-irony/2|speaker_role|ann|name|X01");
    row(
        "name in the title",
        [](ReleaseInput& in) { in.data.info.title = QStringLiteral("Edda's study"); }, "names",
        "|title|Edda|name|X04");
    row(
        "name in an answer",
        [](ReleaseInput& in) {
            in.answers[QStringLiteral("contact")] = QStringLiteral("Corinna or Mous");
        },
        "names", "|answer:contact|Mous|name|X02");
    row(
        "name in a reason",
        [](ReleaseInput& in) {
            in.overridden.push_back({QStringLiteral("damage"), QStringLiteral("Lee said so")});
        },
        "names", "|override:damage|Lee|name|X01");
    row(
        "name in a reason for refusing scenes",
        [](ReleaseInput& in) { in.data.refused[QStringLiteral("Lee said so")] = 2; }, "names",
        "|refusal|Lee|name|X01");
    row(
        "name in the changelog", [](ReleaseInput& in) { in.earlierChangelog = "1.0.0 by Mous"; },
        "names", "|changelog|Mous|name|X02");
    row(
        "name for a code",
        [](ReleaseInput& in) { in.data.people[1].code = QStringLiteral("MOUS"); }, "names",
        "|annotator_code|MOUS|name|MOUS");
    row(
        "damage in an utterance",
        [](ReleaseInput& in) {
            in.data.scenarios[0].text(ScenePart::Utterance) =
                QStringLiteral("thanks for the updatesÉ really");
        },
        "damage", "sarcasm-irony/1|utterance|É|…|");
    row(
        "damage in a note", [](ReleaseInput& in) { setNote(in, QStringLiteral("itÕs")); }, "damage",
        "sarcasm-irony/2|note|Õ|’|");
    row(
        "formula in an utterance",
        [](ReleaseInput& in) {
            in.data.scenarios[0].text(ScenePart::Utterance) = QStringLiteral("=HYPERLINK(\"x\")");
        },
        "formulas", "sarcasm-irony/1|utterance|=HYPERLINK(\"x\")|=|");
    row(
        "nobody asked", [](ReleaseInput& in) { in.withoutConsent[in.data.people[1].id] = false; },
        "consent", "|||none|X02");
    row(
        "consent declined",
        [](ReleaseInput& in) { in.withoutConsent[in.data.people[1].id] = true; }, "consent",
        "|||declined|X02");
    row(
        "formula in a note", [](ReleaseInput& in) { setNote(in, QStringLiteral("- both")); },
        "formulas", "sarcasm-irony/2|note|- both|-|");
    row(
        "formula for a code",
        [](ReleaseInput& in) { in.data.people[2].code = QStringLiteral("@3"); }, "formulas",
        "|annotator_code|@3|@|@3");
}

void GatesTest::formulasAsText_passTheirGate()
{
    ReleaseInput input = cleanInput();
    setNote(input, QStringLiteral("- both"));
    input.options.areFormulasText = true;
    for (const Gate& gate : releaseGates(input))
        QVERIFY2(gate.isPassed, qPrintable(gate.token()));
}

void GatesTest::plantedLeak_failsItsGateAlone()
{
    QFETCH(Plant, plant);
    QFETCH(QString, gate);
    ReleaseInput input = cleanInput();
    plant(input);
    const auto gates = releaseGates(input);
    QCOMPARE(failed(gates), QStringList{gate});
    QTEST(placesOf(gates).join(u'\n'), "place");

    // Reasons that come and go are looked at alone, and nothing else changes.
    ReleaseInput reasoned = input;
    reasoned.overridden = {{QStringLiteral("names"), QStringLiteral("Kirill is a word here")},
                           {QStringLiteral("damage"), QStringLiteral("itÕs by Lee, who knows")}};
    const auto withReasons = releaseGates(reasoned);
    QVERIFY(withReasons != gates);
    QCOMPARE(gatesWithReasons(gates, reasoned), withReasons);
    QCOMPARE(gatesWithReasons(withReasons, input), gates);
}

void GatesTest::openFlags_areAWarningThatBlocksNothing()
{
    ReleaseInput input = cleanInput();
    for (const std::size_t answer :
         {1U, 3U, 4U}) { // of X02 to the first item, of X01 and X02 to the second
        input.data.annotations[answer].answer.isFlagged = true;
        input.data.annotations[answer].answer.flagReason = QStringLiteral("cut off");
    }
    const auto gates = releaseGates(input);
    QCOMPARE(gates.size(), std::size_t{9});
    QCOMPARE(failed(gates), QStringList{QStringLiteral("flags")});
    QCOMPARE(placesOf(gates), (QStringList{QStringLiteral("sarcasm-irony/1|||flagged|X02"),
                                           QStringLiteral("sarcasm-irony/2|||flagged|X01"),
                                           QStringLiteral("sarcasm-irony/2|||flagged|X02")}));
    for (const Gate& gate : gates) {
        QVERIFY2(!gate.blocks(), qPrintable(gate.token()));
        QCOMPARE(gate.isWarning, gate.kind == GateKind::OpenFlags);
    }
}

void GatesTest::closedFlag_isNoOpenFlag()
{
    ReleaseInput input = cleanInput();
    for (const std::size_t answer : {1U, 3U}) {
        input.data.annotations[answer].answer.isFlagged = true;
        input.data.annotations[answer].answer.flagReason = QStringLiteral("cut off");
    }
    const Annotation& first = input.data.annotations[1];
    input.closedFlags[{first.person, first.scenario}].at = first.submittedAt.value_or(0);
    QCOMPARE(placesOf(releaseGates(input)),
             QStringList{QStringLiteral("sarcasm-irony/2|||flagged|X01")});
}

void GatesTest::correctedOrLeftOut_isNoOpenFlag()
{
    ReleaseInput input = cleanInput();
    for (const std::size_t answer : {1U, 3U}) {
        input.data.annotations[answer].answer.isFlagged = true;
        input.data.annotations[answer].answer.flagReason = QStringLiteral("cut off");
    }
    Erratum corrected;
    corrected.scenario = input.data.scenarios[0].name();
    corrected.part = ScenePart::Utterance;
    Erratum leftOut;
    leftOut.scenario = input.data.scenarios[1].name();
    leftOut.isLeftOut = true;
    input.data.errata = {corrected, leftOut};
    const auto isOfSecond = [](const auto& row) { return row.scenario.value == 2; };
    std::erase_if(input.data.annotations, isOfSecond); // as a study leaves it out
    input.data.scenarios.pop_back();
    input.data.decisions.clear();
    input.data.decisionHistory.clear();
    std::erase_if(input.assigned, [](const auto& pair) { return pair.first.value == 2; });
    settle(input);
    QCOMPARE(failed(releaseGates(input)), QStringList{});
}

void GatesTest::openFindings_areAWarningThatBlocksNothing()
{
    QVERIFY(findingsNotice(0).isPassed);
    const Gate some = findingsNotice(81);
    QCOMPARE(placesOf({some}), QStringList{QStringLiteral("||81|open_findings|")});
    QVERIFY(!some.isPassed && some.isWarning && !some.blocks());
}

void GatesTest::answersAskedForAgain_areAWarningThatBlocksNothing()
{
    QVERIFY(againNotice({}).isPassed);
    const Gate one = againNotice({{QStringLiteral("sarcasm-irony/1"), QStringLiteral("A02")}});
    QCOMPARE(placesOf({one}), QStringList{QStringLiteral("sarcasm-irony/1|||again|A02")});
    QVERIFY(!one.isPassed && one.isWarning && !one.blocks());
}

void GatesTest::outdatedDecisions_areAWarningThatBlocksNothing()
{
    QVERIFY(outdatedNotice({}).isPassed);
    const Gate one = outdatedNotice({QStringLiteral("sarcasm-irony/1")});
    QCOMPARE(placesOf({one}), QStringList{QStringLiteral("sarcasm-irony/1|||outdated|")});
    QVERIFY(!one.isPassed && one.isWarning && !one.blocks());
}

void GatesTest::whatTheTeamHas_isAWarningWhereItIsNotHere()
{
    QVERIFY(teamNotice(std::nullopt).isPassed); // nobody shares the study
    TeamReading team;
    QCOMPARE(placesOf({teamNotice(team)}), QStringList{QStringLiteral("|||unread|")});
    team.asOf = 1;
    QVERIFY(teamNotice(team).isPassed);
    team.parked = 2;
    team.setAside = 3;
    team.elsewhere = {{Uuid(), QStringLiteral("A02"), 7}};
    const Gate some = teamNotice(team);
    QCOMPARE(placesOf({some}),
             (QStringList{QStringLiteral("||2|parked|"), QStringLiteral("||3|refused|"),
                          QStringLiteral("||7|elsewhere|A02")}));
    QVERIFY(!some.isPassed && some.isWarning && !some.blocks());
}

void GatesTest::emptyParts_areAWarningThatBlocksNothing()
{
    using Part = Partition;
    StudyData data;
    QVERIFY(partsNotice(data, {}).isPassed);
    QVERIFY(partsNotice(data, {Part::Train, Part::Validation, Part::Test}).isPassed);
    const Gate some = partsNotice(data, {Part::Train, Part::Train});
    QCOMPARE(placesOf({some}), QStringList{QStringLiteral("|splits.json|val, test|empty_part|")});
    QVERIFY(!some.isPassed && some.isWarning && !some.blocks());
    data.parts.insert(ScenarioId{1}, Partition::Train); // nothing is drawn then
    QVERIFY(partsNotice(data, {Part::Train, Part::Train}).isPassed);
}

void GatesTest::consentThatNobodyAskedFor_isNotCalledUnanswered()
{
    const auto said = [](bool isRequired) {
        ReleaseInput input = cleanInput();
        input.protocol.isConsentRequired = isRequired;
        for (const GatePlace& place : datasheetNotice(input).places) {
            if (place.field == QLatin1String("answer:consent"))
                return problemToken(place.problem);
        }
        return QString();
    };
    QCOMPARE(said(false), QStringLiteral("not_asked"));
    QCOMPARE(said(true), QStringLiteral("unanswered"));
}

void GatesTest::underNames_namesPass()
{
    ReleaseInput input = cleanInput();
    input.options.names = ReleaseNames::Names;
    input.data.scenarios[1].text(ScenePart::Utterance) = QStringLiteral("Thanks, Kirill.");
    QCOMPARE(failed(releaseGates(input)), QStringList{});
    QVERIFY(changedNotes(input).empty());
    const StudyData data = publicData(input);
    QCOMPARE(data.gold, input.data.gold);
    QCOMPARE(data.people[0].name, QStringLiteral("Ann Lee"));
    input.data.people[0].name = QStringLiteral("=Ann");
    QCOMPARE(placesOf(releaseGates(input)), QStringList{QStringLiteral("|annotator|=Ann|=|X01")});
}

// A split of the first two votes may still become a majority.
void GatesTest::openItem_isNotCalledUndecided()
{
    ReleaseInput input = cleanInput();
    input.data.annotations.pop_back();
    input.data.decisions.clear();
    input.data.decisionHistory.clear();
    settle(input);
    const std::vector<Gate> gates = releaseGates(input);
    QCOMPARE(failed(gates), QStringList{QStringLiteral("labelled")});
    const auto decided = std::find_if(gates.begin(), gates.end(), [](const Gate& gate) {
        return gate.kind == GateKind::Decided;
    });
    QCOMPARE(decided->waiting, 1); // nor decided
    QCOMPARE(releaseGates(cleanInput())[1].waiting, 0);
}

SUBTEXT_TEST(GatesTest)
#include "gatestest.moc"
