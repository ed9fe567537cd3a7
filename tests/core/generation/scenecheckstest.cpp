// SPDX-License-Identifier: MIT
#include "core/generation/scenechecks.h"

#include "core/generation/sceneprompt.h"
#include "core/generation/wordforms.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::generation;
using namespace subtext::test;

/// What is wrong with scenes that models wrote, and what they are asked for.
class SceneChecksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void forms_ofAWord_data();
    void forms_ofAWord();
    void sentences_areCounted_data();
    void sentences_areCounted();
    void soundScene_hasNoFault();
    void faults_areAllNamed();
    void nearDuplicate_isNamed();
    void resemblance_isThatOfRuns();
    void answer_losesWhatIsAroundIt();
    void answer_hasNothingThatNoStudyHolds_data();
    void answer_hasNothingThatNoStudyHolds();
    void answerThatMeansHarm_isFaulty_data();
    void answerThatMeansHarm_isFaulty();
    void prompt_fillsEachPlaceOnce();
    void prompt_hasAPlaceForEachRelation();
};

namespace {

SceneEvent bus()
{
    return {QStringLiteral("bus"),
            QStringLiteral("Mara misses the last bus"),
            QStringLiteral("Mara"),
            {},
            {{Relation::Feels, QStringLiteral("very worried")},
             {Relation::Does, QStringLiteral("counts her coins")}},
            {QStringLiteral("sad")}};
}

const QString Sound = QStringLiteral(
    "Mara runs around the corner and sees the red lights of the last bus go down the hill. She "
    "stops, puts her hands on her knees and breathes. \"Is there another one?\" she asks a man "
    "with a dog. He shakes his head, and she opens her purse and counts the coins in it twice.");

std::vector<SceneFault> faultsIn(const QString& text)
{
    return sceneFaults(text, bus(), {});
}

} // namespace

void SceneChecksTest::forms_ofAWord_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("of");
    QTest::addColumn<bool>("is");
    const auto row = [](const char* word, const char* of, bool is) {
        QTest::addRow("%s of %s", word, of)
            << QString::fromLatin1(word) << QString::fromLatin1(of) << is;
    };
    row("happy", "happy", true);
    row("happier", "happy", true);
    row("happily", "happy", true);
    row("happiness", "happy", true);
    row("happy", "happiness", true);
    row("happily", "happiness", true);
    row("happen", "happy", false);
    row("sadder", "sad", true);
    row("saddened", "sad", true);
    row("saddle", "sad", false);
    row("sadness", "sad", true);
    row("worry", "worried", true);
    row("worrying", "worried", true);
    row("excitement", "excited", true);
    row("exciting", "excited", true);
    row("fearful", "fear", true);
    row("fearlessly", "fear", true);
    row("tear", "fear", false);
    row("angrily", "angry", true);
    row("joyful", "joy", true);
    row("joint", "joy", false);
    row("hopelessness", "hope", true);
    row("proudly", "proud", true);
    row("trusted", "trust", true);
}

void SceneChecksTest::forms_ofAWord()
{
    QFETCH(QString, word);
    QFETCH(QString, of);
    QFETCH(bool, is);
    QCOMPARE(isFormOf(word, of), is);
}

void SceneChecksTest::sentences_areCounted_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("count");
    QTest::newRow("none") << QStringLiteral("No end") << 0;
    QTest::newRow("two") << QStringLiteral("One. Two!") << 2;
    QTest::newRow("a run of marks is one") << QStringLiteral("What?! So...") << 2;
    QTest::newRow("said aloud") << QStringLiteral("\"Go.\" He went.") << 2;
    QTest::newRow("a number is none") << QStringLiteral("It took 3.5 hours.") << 1;
}

void SceneChecksTest::sentences_areCounted()
{
    QFETCH(QString, text);
    QFETCH(int, count);
    QCOMPARE(sentencesIn(text), count);
}

void SceneChecksTest::soundScene_hasNoFault()
{
    QVERIFY(faultsIn(Sound).empty());
}

void SceneChecksTest::faults_areAllNamed()
{
    QVERIFY(faultsIn(QStringLiteral(" \n")) ==
            (std::vector<SceneFault>{{SceneFaultKind::Empty, {}}}));
    const auto faults = faultsIn(QStringLiteral("She worries. She is sadder, and worries on."));
    QVERIFY(faults ==
            (std::vector<SceneFault>{{SceneFaultKind::BarredWord, QStringLiteral("sadder")},
                                     {SceneFaultKind::BarredWord, QStringLiteral("worries")},
                                     {SceneFaultKind::TooFewWords, QStringLiteral("8")},
                                     {SceneFaultKind::Sentences, QStringLiteral("2")},
                                     {SceneFaultKind::NoSubject, QStringLiteral("Mara")}}));
    const QString lengthy = Sound + QStringLiteral(" and on").repeated(60) + u'.';
    QCOMPARE(faultsIn(lengthy).at(0).kind, SceneFaultKind::TooManyWords);
}

void SceneChecksTest::nearDuplicate_isNamed()
{
    ShingleIndex others;
    others.add(QStringLiteral("other"), QStringLiteral("Nothing of the kind is said here."));
    others.add(QStringLiteral("travel/7"),
               QString(Sound).replace(QStringLiteral("twice"), QStringLiteral("again")));
    const auto faults = sceneFaults(Sound, bus(), others);
    QCOMPARE(faults.size(), std::size_t{1});
    QVERIFY(faults[0] == (SceneFault{SceneFaultKind::NearDuplicate, QStringLiteral("travel/7")}));
}

void SceneChecksTest::resemblance_isThatOfRuns()
{
    const auto of = [](const char* a, const char* b) {
        return resemblance(shinglesOf(QString::fromLatin1(a)), shinglesOf(QString::fromLatin1(b)));
    };
    QCOMPARE(of("a b c d", "A, b: c d!"), 1.0);
    QCOMPARE(of("a b c d", "a b c e"), 1.0 / 3); // abc of abc, bcd, bce
    QCOMPARE(of("a b", "a b"), 1.0);
    QCOMPARE(of("a b c", "d e f"), 0.0);
    QCOMPARE(of("", ""), 0.0);
    const auto in = [](const char* a, const char* b) {
        return containment(shinglesOf(QString::fromLatin1(a)), shinglesOf(QString::fromLatin1(b)));
    };
    QCOMPARE(in("a b c d", "x a b c d y"), 1.0);
    QCOMPARE(in("x a b c d y", "a b c d"), 0.5); // abc and bcd of four
    QCOMPARE(in("", "a b c"), 0.0);
}

void SceneChecksTest::answer_losesWhatIsAroundIt()
{
    QCOMPARE(sceneTextOf(QStringLiteral("\n \"Ann came.\n\nShe sat.\" ")),
             QStringLiteral("Ann came. She sat."));
    const QString spoken = QStringLiteral("\"Go,\" said Ann. He said: \"No.\"");
    QCOMPARE(sceneTextOf(spoken), spoken);
}

void SceneChecksTest::answer_hasNothingThatNoStudyHolds_data()
{
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QString>("text");
    const QChar zero(u'\0');
    const QChar high(0xD83D);
    const QChar low(0xDE42);
    const QString damaged{QChar(QChar::ReplacementCharacter)};
    const QString ann = QStringLiteral("Ann");
    QTest::newRow("NUL") << ann + zero + ann << ann + damaged + ann;
    QTest::newRow("NUL alone") << QString(zero) << damaged;
    QTest::newRow("escape") << ann + QChar(0x1B) + QStringLiteral("[2J")
                            << ann + damaged + QStringLiteral("[2J");
    QTest::newRow("half a pair") << ann + high + ann << ann + damaged + ann;
    QTest::newRow("half a pair at the end") << ann + high << ann + damaged;
    QTest::newRow("the other half") << low + ann << damaged + ann;
    QTest::newRow("the wrong way round") << QString(low) + high << damaged + damaged;
    QTest::newRow("a pair") << ann + high + low << ann + high + low;
    QTest::newRow("lines") << ann + u'\n' + ann + u'\t' + ann << ann + u' ' + ann + u' ' + ann;
}

void SceneChecksTest::answer_hasNothingThatNoStudyHolds()
{
    QFETCH(QString, answer);
    QFETCH(QString, text);
    QCOMPARE(sceneTextOf(answer), text);
    QCOMPARE(QString::fromUtf8(sceneTextOf(answer).toUtf8()), text); // as a file has it
}

void SceneChecksTest::answerThatMeansHarm_isFaulty_data()
{
    QTest::addColumn<QString>("answer");
    QTest::addColumn<int>("fault");
    const auto row = [](const char* name, const QString& answer, SceneFaultKind fault) {
        QTest::newRow(name) << answer << static_cast<int>(fault);
    };
    row("a thousand scenes in one", QStringLiteral("Mara waits for the bus. ").repeated(1000),
        SceneFaultKind::TooManyWords);
    row("10 MB of one word", QString(10 * 1024 * 1024, u'x'), SceneFaultKind::TooFewWords);
    row("nothing", QString(), SceneFaultKind::Empty);
    row("signs alone", QStringLiteral("{}[]\"\""), SceneFaultKind::Empty);
    row("zeros", QString(100, QChar(u'\0')), SceneFaultKind::Empty);
}

void SceneChecksTest::answerThatMeansHarm_isFaulty()
{
    QFETCH(QString, answer);
    QFETCH(int, fault);
    const auto faults = faultsIn(sceneTextOf(answer));
    const bool isNamed = std::any_of(faults.begin(), faults.end(), [&](const SceneFault& of) {
        return static_cast<int>(of.kind) == fault;
    });
    QVERIFY(isNamed);
}

void SceneChecksTest::prompt_fillsEachPlaceOnce()
{
    SceneEvent event = bus();
    event.event = QStringLiteral("Mara reads {barred}");
    const QString prompt = scenePrompt(sceneTemplate(), event);
    QVERIFY(prompt.contains(QStringLiteral("What happens: Mara reads {barred}\n")));
    QVERIFY(
        prompt.contains(QStringLiteral("- may feel: very worried\n- may do: counts her coins")));
    QVERIFY(prompt.contains(QStringLiteral("must not occur: sad, worried.")));
    QCOMPARE(sceneTemplate().sha256().size(), qsizetype{64});
}

void SceneChecksTest::prompt_hasAPlaceForEachRelation()
{
    SceneEvent event = bus();
    event.group = QStringLiteral("travel");
    event.pairs.push_back({Relation::Does, QStringLiteral("{event}")});
    const SceneTemplate own{
        {}, QStringLiteral("{group}: {subject}. {feels}|{does}|{says}|{tone} {\"scene\": 1}")};
    QCOMPARE(scenePrompt(own, event),
             QStringLiteral("travel: Mara. very worried|counts her coins, {event}||{tone} "
                            "{\"scene\": 1}"));
    for (const Relation relation : AllRelations)
        QVERIFY(scenePlaces().contains(relationToken(relation)));
}

SUBTEXT_TEST(SceneChecksTest)
#include "scenecheckstest.moc"
