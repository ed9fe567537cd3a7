// SPDX-License-Identifier: MIT
#include "core/quality/explanationchecks.h"

#include "core/base/pythonrandom.h"
#include "core/domain/ceiscene.h"
#include "core/task/builtintasks.h"
#include "tests/core/quality/observations.h"
#include "tests/support/registeredtest.h"
#include "tests/support/thirdtask.h"

#include <map>
#include <set>

using namespace subtext;
using namespace subtext::test;

/// What is found in what people write about items, with texts as people write them.
class ExplanationChecksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void length_isCountedInSentences_data();
    void length_isCountedInSentences();
    void tasks_areAllAlike();
    void sameText_isFoundForManyItems();
    void copyOfAnother_isFoundOnBoth();
    void likeTexts_areNoCopies_data();
    void likeTexts_areNoCopies();
    void copyOfTheScene_isFound();
    void quoteOfTheScene_isNoCopy();
    void switchedOff_findsNothing();
    void randomWork_equalsAllAtOnce();
};

namespace {

const char* const Hurt = "She says that all is fine while her hands are shaking. I think that she "
                         "hides how much this hurt her.";

GivenExplanation given(int person, int item, const QString& text)
{
    return {PersonId{person}, ScenarioId{item}, text};
}
GivenExplanation given(int person, int item, const char* text)
{
    return given(person, item, QString::fromUtf8(text));
}

Scenario scene(int item, const char* context, const char* utterance)
{
    Scenario scene;
    scene.id = ScenarioId{item};
    scene.text(ScenePart::Context) = QString::fromUtf8(context);
    scene.text(ScenePart::Utterance) = QString::fromUtf8(utterance);
    return scene;
}

std::vector<QualityFlag> found(const std::vector<GivenExplanation>& texts,
                               const std::vector<Scenario>& scenes = {},
                               const QualityThresholds& limits = {})
{
    return checkExplanations(texts, scenes, defaultTask(), limits);
}

} // namespace

void ExplanationChecksTest::length_isCountedInSentences_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<int>("sentences");
    QTest::newRow("none") << QString() << QString() << 0; // as imported answers have
    QTest::newRow("spaces") << QStringLiteral(" \n ") << QString() << 0;
    QTest::newRow("a letter") << QStringLiteral("x") << QStringLiteral("explanation_short 1 1")
                              << 1;
    QTest::newRow("dots") << QStringLiteral("…") << QStringLiteral("explanation_short 1 1") << 0;
    QTest::newRow("one") << QStringLiteral("He is angry at her for being late again.")
                         << QStringLiteral("explanation_short 1 1") << 1;
    QTest::newRow("two") << QStringLiteral("He is angry. She was late again!") << QString() << 2;
    QTest::newRow("four") << QStringLiteral("He is angry. She was late. He waited. It rained.")
                          << QString() << 4;
    QTest::newRow("five") << QStringLiteral(
                                 "He is angry. She was late. He waited. It rained. He was wet.")
                          << QStringLiteral("explanation_long 1 1") << 5;
}

void ExplanationChecksTest::length_isCountedInSentences()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    QFETCH(int, sentences);
    const std::vector<QualityFlag> flags = found({given(1, 1, text)});
    QCOMPARE(namesOf(flags).join(u','), expected);
    if (!flags.empty()) {
        QCOMPARE(flags.front().value, static_cast<double>(sentences));
        QCOMPARE(flags.front().limit, sentences > 2 ? 4.0 : 2.0);
        QCOMPARE(qualityLevel(flags.front().code), 2);
    }
}

void ExplanationChecksTest::tasks_areAllAlike()
{
    Task task = thirdTask();
    task.explanation = Explanation();
    task.explanation->fromSentences = task.explanation->toSentences = 1;
    const std::vector<GivenExplanation> two{
        given(1, 1, "He is angry. She was late again."),
    };
    QCOMPARE(namesOf(checkExplanations(two, {}, task, {})), listed("explanation_long 1 1"));
    task.explanation->fromSentences = task.explanation->toSentences = 0; // nothing is said of it
    QVERIFY(checkExplanations(two, {}, task, {}).empty());
    task.explanation.reset();
    QVERIFY(checkExplanations(std::vector{given(1, 1, "x")}, {}, task, {}).empty());
    QVERIFY(checkExplanations(std::vector{given(1, 1, "x")}, {}, *builtInTask(u"emoscene"), {})
                .empty());
}

void ExplanationChecksTest::sameText_isFoundForManyItems()
{
    std::vector<GivenExplanation> texts;
    for (int item = 1; item <= 9; ++item)
        texts.push_back(given(1, item, "It is in the tone. I hear it."));
    QVERIFY(found(texts).empty());
    texts.push_back(given(1, 10, "It is in the tone. I hear it well."));
    QVERIFY(found(texts).empty());
    texts.push_back(given(1, 11, " It is in the TONE! I hear it")); // the same in other dress
    const std::vector<QualityFlag> flags = found(texts);
    QCOMPARE(namesOf(flags), listed("same_explanation 1 -"));
    QCOMPARE(flags.front().value, 10.0);
    QCOMPARE(flags.front().limit, 10.0);
    texts.back().person = PersonId{2}; // two people with a stock phrase in common
    QVERIFY(found(texts).empty());
    QualityThresholds limits;
    limits.sameExplanationFrom = 9;
    QCOMPARE(namesOf(found(texts, {}, limits)), listed("same_explanation 1 -"));
}

void ExplanationChecksTest::copyOfAnother_isFoundOnBoth()
{
    // Nearly as it stands.
    const QString copy = QStringLiteral("Well. ") + QString::fromUtf8(Hurt);
    std::vector<GivenExplanation> texts{given(1, 1, Hurt), given(2, 1, copy)};
    const std::vector<QualityFlag> flags = found(texts);
    QCOMPARE(namesOf(flags), listed("explanation_of_another 1 1, explanation_of_another 2 1"));
    QCOMPARE(flags.front().value, 1.0); // all of it stands in the other's …
    QVERIFY(flags.back().value < 1.0);  // … which has a word more
    QCOMPARE(flags.front().limit, 0.8);
    texts[1].scenario = ScenarioId{2}; // of another item it is none
    QVERIFY(found(texts).empty());
    texts[1].person = PersonId{1}; // one's own text again is not somebody else's
    QVERIFY(found(texts).empty());
}

void ExplanationChecksTest::likeTexts_areNoCopies_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::newRow("stock phrase") << QStringLiteral("He means the opposite. It is sarcasm.")
                                  << QStringLiteral("He means the opposite. It is sarcasm.");
    QTest::newRow("same thought, other words")
        << QString::fromUtf8(Hurt)
        << QStringLiteral("Her hands are shaking though she claims to be fine. To me she is hurt "
                          "and will not let it show.");
    QTest::newRow("half the same")
        << QString::fromUtf8(Hurt)
        << QStringLiteral("She says that all is fine while her hands are shaking. That is how "
                          "people talk once they have given up on a friend.");
}

void ExplanationChecksTest::likeTexts_areNoCopies()
{
    QFETCH(QString, first);
    QFETCH(QString, second);
    QVERIFY(found({given(1, 1, first), given(2, 1, second)}).empty());
}

void ExplanationChecksTest::copyOfTheScene_isFound()
{
    const std::vector<Scenario> scenes{
        scene(1, "Ann came home late and found the table laid for two and the candles burnt down.",
              "Oh, how nice of you to come.")};
    std::vector<GivenExplanation> texts{
        given(1, 1, "Ann came home late. And found the table laid for two and the candles burnt.")};
    const std::vector<QualityFlag> flags = found(texts, scenes);
    QCOMPARE(namesOf(flags), listed("explanation_of_scene 1 1"));
    QCOMPARE(flags.front().value, 1.0);
    texts.push_back(texts.front());
    texts.back().person = PersonId{2}; // two who copied the scene copied nobody else
    QCOMPARE(namesOf(found(texts, scenes)),
             listed("explanation_of_scene 1 1, explanation_of_scene 2 1"));
    texts.front().scenario = texts.back().scenario = ScenarioId{2}; // the scene of another item
    for (const QualityFlag& flag : found(texts, scenes))
        QVERIFY(flag.code != QualityCode::ExplanationOfScene);
}

void ExplanationChecksTest::quoteOfTheScene_isNoCopy()
{
    const std::vector<Scenario> scenes{
        scene(1, "Ann came home late.", "Oh, how nice of you to come at all tonight, my dear.")};
    const std::vector<GivenExplanation> texts{
        given(1, 1,
              "“How nice of you to come at all tonight, my dear” is not meant. Ann is late, so "
              "this must be anger dressed up as a welcome."),
        given(2, 1,
              "The speaker waited. With “how nice of you to come at all tonight, my dear” they "
              "show that they are hurt by it.")};
    QVERIFY(found(texts, scenes).empty());
}

void ExplanationChecksTest::switchedOff_findsNothing()
{
    QualityThresholds limits;
    limits.checksExplanations = false;
    QVERIFY(found({given(1, 1, "x"), given(1, 2, Hurt), given(2, 2, Hurt)}, {}, limits).empty());
}

void ExplanationChecksTest::randomWork_equalsAllAtOnce()
{
    const std::vector<Scenario> scenes{scene(1, Hurt, "Fine."), scene(2, "Nothing.", "No.")};
    const QStringList texts{QString(), QStringLiteral("x"), QString::fromUtf8(Hurt),
                            QString::fromUtf8(Hurt) + QStringLiteral(" So it is. It is. It is."),
                            QStringLiteral("It is in the tone. I hear it.")};
    QualityThresholds limits;
    limits.sameExplanationFrom = 3;
    PythonRandom random(31);
    ExplanationMonitor monitor(defaultTask(), limits);
    monitor.reset({}, scenes);
    std::map<std::pair<PersonId, ScenarioId>, GivenExplanation> counting;
    std::vector<QualityFlag> held;
    std::ptrdiff_t mostFlags = 0;
    for (int step = 0; step < 400; ++step) {
        const GivenExplanation one =
            given(static_cast<int>(1 + random.below(4)), static_cast<int>(1 + random.below(5)),
                  texts.at(random.below(static_cast<std::uint32_t>(texts.size()))));
        counting[{one.person, one.scenario}] = one;
        const QualityMonitor::Change change = monitor.upsert(one);
        std::vector<GivenExplanation> all;
        for (const auto& [key, text] : counting)
            all.push_back(text);
        const std::vector<QualityFlag> expected = found(all, scenes, limits);
        QVERIFY2(monitor.flags() == expected, qPrintable(QStringLiteral("step %1").arg(step)));
        // What came and went leads from what was there to what is.
        std::set<FlagKey> keys;
        for (const QualityFlag& flag : held)
            keys.insert(keyOf(flag));
        for (const QualityFlag& flag : change.disappeared)
            QCOMPARE(keys.erase(keyOf(flag)), std::size_t{1});
        for (const QualityFlag& flag : change.appeared)
            QVERIFY(keys.insert(keyOf(flag)).second);
        std::set<FlagKey> now;
        for (const QualityFlag& flag : expected)
            now.insert(keyOf(flag));
        QVERIFY(keys == now);
        held = expected;
        mostFlags = std::max(mostFlags, std::ssize(expected));
    }
    QVERIFY(mostFlags > 5); // else nothing was tried
}

SUBTEXT_TEST(ExplanationChecksTest)

#include "explanationcheckstest.moc"
