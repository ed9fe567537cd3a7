// SPDX-License-Identifier: MIT
#include "core/release/namesgate.h"

#include "core/domain/ceiscene.h"
#include "core/release/changelog.h"
#include "core/release/publiccodes.h"
#include "tests/core/release/gateinput.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <functional>

using namespace subtext;
using namespace subtext::test;

using Plant = std::function<void(ReleaseInput&)>;
Q_DECLARE_METATYPE(Plant)

/// Words near names wait for a person; what was said about them is not asked again.
class NamesGateTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordNearAName_waits_data();
    void wordNearAName_waits();
    void judgedWord_waitsNoMore();
    void wordJudgedAName_isReplacedOrFails();
    void otherText_isAskedAboutAgain();
    void smallWordOfManyScenes_isTheLanguage();
    void studysOwnCode_isANameUnderRandomCodes();
    void sentencesOfTheChangelog_areNobodysName();
};

namespace {

/// "scenario|field|value|problem|person|context" of every place of the gate.
QStringList placesOf(const ReleaseInput& input)
{
    QStringList lines;
    for (const GatePlace& p : namesGate(OutgoingTexts(input)).places)
        lines << QStringList{p.scenario, p.field,  p.value, problemToken(p.problem),
                             p.person,   p.context}
                     .join(u'|');
    return lines;
}

/// What a reader says of every place that waits.
void judgeAll(ReleaseInput& input, bool isName)
{
    for (const GatePlace& p : namesGate(OutgoingTexts(input)).places) {
        if (!p.textDigest.isEmpty())
            input.judgements.push_back({p.textDigest, p.value, p.person, isName});
    }
}

/// As many scenarios like the first.
void addScenes(ReleaseInput& input, int count)
{
    for (int i = 0; i < count; ++i) {
        Scenario scenario = input.data.scenarios.front();
        scenario.id = {100 + i};
        scenario.sourceId = QString::number(100 + i);
        input.data.scenarios.push_back(scenario);
        for (qint64 person = 1; person <= 3; ++person) {
            input.data.annotations.push_back(annotationBy({person}, scenario.id, Emotion::Anger));
            input.assigned.emplace_back(scenario.id, PersonId{person});
        }
    }
    settle(input);
}

} // namespace

void NamesGateTest::wordNearAName_waits_data()
{
    QTest::addColumn<Plant>("plant");
    QTest::addColumn<QString>("place");
    const auto row = [](const char* name, const Plant& plant, const char* place) {
        QTest::newRow(name) << plant << QString::fromUtf8(place);
    };
    row(
        "note", [](ReleaseInput& in) { setNote(in, QStringLiteral("As Kiril has\nit")); },
        "sarcasm-irony/2|note|Kiril|near_spelling|X03|As Kiril has it");
    row(
        "utterance",
        [](ReleaseInput& in) {
            in.data.scenarios[0].text(ScenePart::Utterance) =
                QStringLiteral("Thank you so much, Corinn.");
        },
        "sarcasm-irony/1|utterance|Corinn|near_spelling|X05|Thank you so much, Corinn.");
    row(
        "title", [](ReleaseInput& in) { in.data.info.title = QStringLiteral("A study by A.L."); },
        "|title|A.L.|near_initials|X01|A study by A.L.");
    row(
        "reason",
        [](ReleaseInput& in) {
            in.overridden.push_back({QStringLiteral("damage"), QStringLiteral("Kiri saw it.")});
        },
        "|override:damage|Kiri|near_beginning|X03|Kiri saw it.");
    row(
        "answer",
        [](ReleaseInput& in) {
            in.answers[QStringLiteral("purpose")] = QStringLiteral("For kirils and others.");
        },
        "|answer:purpose|kirils|near_spelling|X03|For kirils and others.");
    row(
        "code",
        [](ReleaseInput& in) {
            in.data.people[2].code = QStringLiteral("KIRI-3");
            setNote(in, QStringLiteral("Nobody's."));
        },
        "|annotator_code|KIRI|near_beginning|KIRI-3|KIRI-3");
    row(
        "code with a number",
        [](ReleaseInput& in) { in.data.people[2].code = QStringLiteral("Kirill3"); },
        "|annotator_code|Kirill3|name|Kirill3|");
}

void NamesGateTest::wordNearAName_waits()
{
    QFETCH(Plant, plant);
    ReleaseInput input = cleanInput();
    plant(input);
    QTEST(placesOf(input).join(u'\n'), "place");
    QCOMPARE(failed(releaseGates(input)).join(u' '), QStringLiteral("names"));
    input.options.names = ReleaseNames::Names;
    QVERIFY(placesOf(input).isEmpty());
}

void NamesGateTest::judgedWord_waitsNoMore()
{
    ReleaseInput input = cleanInput();
    setNote(input, QStringLiteral("Kiril, and kiril, and Eddah"));
    QCOMPARE(placesOf(input).size(), 3);
    judgeAll(input, false);
    QCOMPARE(failed(releaseGates(input)), QStringList{});
    QCOMPARE(publicData(input).gold[1].of().note, input.data.gold[1].of().note);
    QVERIFY(changedNotes(input).empty());
}

void NamesGateTest::wordJudgedAName_isReplacedOrFails()
{
    ReleaseInput input = cleanInput();
    setNote(input, QStringLiteral("Kiril is right"));
    judgeAll(input, true);
    QCOMPARE(failed(releaseGates(input)), QStringList{});
    QCOMPARE(publicData(input).gold[1].of().note, QStringLiteral("X03 is right"));
    QCOMPARE(changedNotes(input).size(), std::size_t{1});

    input = cleanInput();
    input.data.info.title = QStringLiteral("Kiril's study");
    judgeAll(input, true);
    QCOMPARE(placesOf(input), QStringList{QStringLiteral("|title|Kiril|name|X03|Kiril's study")});
}

void NamesGateTest::otherText_isAskedAboutAgain()
{
    ReleaseInput input = cleanInput();
    setNote(input, QStringLiteral("Kiril is right"));
    judgeAll(input, false);
    QVERIFY(placesOf(input).isEmpty());
    setNote(input, QStringLiteral("Kiril was right"));
    QCOMPARE(placesOf(input).size(), 1);
}

// A list of words knows one language; the scenes know theirs.
void NamesGateTest::smallWordOfManyScenes_isTheLanguage()
{
    ReleaseInput input = cleanInput();
    for (Scenario& scenario : input.data.scenarios)
        scenario.text(ScenePart::Context) =
            QStringLiteral("Wo der kirill der Felder liegt, und wo die kirile.");
    // Exact names stay names.
    QCOMPARE(placesOf(input).filter(QStringLiteral("|name|")).size(), 2);
    QCOMPARE(placesOf(input).filter(QStringLiteral("kirile")).size(), 2);
    addScenes(input, 1);
    QCOMPARE(placesOf(input).filter(QStringLiteral("|name|")).size(), 3);
    QCOMPARE(placesOf(input).filter(QStringLiteral("kirile")).size(), 0);
}

void NamesGateTest::studysOwnCode_isANameUnderRandomCodes()
{
    ReleaseInput input = cleanInput();
    setNote(input, QStringLiteral("x03 and Kirill, not R02"));
    const auto codes = randomCodes(input.data.people, {}, QStringLiteral("secret"));
    QCOMPARE(codes.size(), std::size_t{5});
    for (const Person& person : input.data.people)
        input.randomCodes[person.id] = codes.at(person.uuid);
    QVERIFY(placesOf(input).isEmpty());
    const QString own = input.randomCodes.at({3});
    QVERIFY(own.startsWith(u'R'));
    QCOMPARE(publicData(input).decisions[0].note, QStringLiteral("%1 and %1, not R02").arg(own));
    input.data.scenarios[0].text(ScenePart::Utterance) = QStringLiteral("Ask X02.");
    QCOMPARE(placesOf(input),
             QStringList{QStringLiteral("sarcasm-irony/1|utterance|X02|name|X02|Ask X02.")});
}

// "…, new scenarios, labels or fields a minor one": the program says so of every data set.
void NamesGateTest::sentencesOfTheChangelog_areNobodysName()
{
    ReleaseInput input = cleanInput();
    input.data.people[1].name = QStringLiteral("one");
    ReleaseOptions options;
    options.version = QStringLiteral("1.0.0");
    const QByteArray written = changelog(options, {}, {}, std::nullopt);
    QVERIFY(written.contains(" one,"));
    const auto found = [&] { return placesOf(input).filter(QStringLiteral("|changelog|")); };
    input.earlierChangelog = written;
    QCOMPARE(found(), QStringList());
    input.earlierChangelog = written + "- By one of us.\n";
    QCOMPARE(found(), QStringList{QStringLiteral("|changelog|one|name|X02|")});
}

SUBTEXT_TEST(NamesGateTest)
#include "namesgatetest.moc"
