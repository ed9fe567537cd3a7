// SPDX-License-Identifier: MIT
#include "core/figures/labelagainfigures.h"

#include "core/course/labelagain.h"
#include "core/figures/figures.h"
#include "core/operation/corrections.h"
#include "core/task/builtintasks.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

using namespace subtext;
using namespace subtext::test;

class LabelAgainFiguresTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void kappa_isThatOfTheAnswersBeforeAndAfter();
    void itemsWithSomebodyMissing_areInNeither();
    void nobodyDone_isNotKnown();
    void answerOfWhoeverCameLater_isNoSecondOne();
    void leftOut_isNotCounted();
    void someItems_areThoseAlone();
    void oneItem_hasNoInterval();
    void onePersonAsked_changesTheirAnswersAlone();
    void furtherRater_isInNoKappa();
    void cancelled_isNoFigure();

private:
    void answer(int item, std::initializer_list<Choice> byPerson)
    {
        int person = 0;
        for (const Choice choice : byPerson) {
            m_study->clock.advance(1'000);
            must(m_study->labelling().submit(m_study->person(++person), m_study->scenario(item),
                                             submissionOf(completeAnswer(choice))));
        }
    }
    void ask(std::initializer_list<int> items)
    {
        std::vector<ScenarioId> scenarios;
        for (const int item : items)
            scenarios.push_back(m_study->scenario(item));
        m_study->clock.advance(1'000);
        must(m_study->study().labelAgain().ask(scenarios, QStringLiteral("§2"), {}));
    }
    LabelAgainFigures figures() { return must(m_study->study().figures().labelAgainFigures()); }
    /// Of three annotators: κ is 1/3. P̄ = (1/3 + 1/3 + 1 + 1) / 4 = 2/3, and each of the two
    /// labels has half of the votes, so that Pₑ is 1/2.
    void answerFour()
    {
        answer(1, {Emotion::Joy, Emotion::Joy, Emotion::Fear});
        answer(2, {Emotion::Joy, Emotion::Fear, Emotion::Fear});
        answer(3, {Emotion::Joy, Emotion::Joy, Emotion::Joy});
        answer(4, {Emotion::Fear, Emotion::Fear, Emotion::Fear});
    }

    std::unique_ptr<TestStudy> m_study;
};

void LabelAgainFiguresTest::init()
{
    m_study = std::make_unique<TestStudy>();
}

void LabelAgainFiguresTest::cleanup()
{
    m_study.reset();
}

void LabelAgainFiguresTest::kappa_isThatOfTheAnswersBeforeAndAfter()
{
    answerFour();
    answer(5, {Emotion::Joy, Emotion::Anger, Emotion::Fear}); // nobody asks for it
    ask({1, 2, 3, 4});
    answer(1, {Emotion::Joy, Emotion::Joy, Emotion::Joy});
    answer(2, {Emotion::Joy, Emotion::Joy, Emotion::Joy});
    answer(2, {Emotion::Fear, Emotion::Fear, Emotion::Fear}); // revised since: this counts
    answer(3, {Emotion::Joy, Emotion::Joy, Emotion::Joy});
    answer(4, {Emotion::Fear, Emotion::Fear, Emotion::Fear});
    const LabelAgainFigures found = figures();
    QCOMPARE(found.items, 4);
    QCOMPARE(found.answered, 4);
    QCOMPARE(found.questions.size(), 1U);
    const QuestionAgain& emotion = found.questions.front();
    QCOMPARE(emotion.items, 4);
    QCOMPARE(emotion.before.kappa.value(), 1.0 / 3);
    QCOMPARE(emotion.after.kappa.value(), 1.0);
    // Of 2,000 resamples by Python's random.Random(42), in fractions; two labels are needed for κ.
    QCOMPARE(emotion.before.interval->low, -13.0 / 35);
    QCOMPARE(emotion.before.interval->high, 1.0);
    QCOMPARE(emotion.after.interval->low, 1.0);
    QCOMPARE(emotion.after.interval->high, 1.0);
}

void LabelAgainFiguresTest::itemsWithSomebodyMissing_areInNeither()
{
    answerFour();
    answer(5, {Emotion::Joy, Emotion::Anger, Emotion::Fear});
    ask({1, 2, 3, 4, 5});
    answer(5, {Emotion::Joy, Emotion::Joy}); // the third has not
    answer(1, {Emotion::Joy, Emotion::Joy, Emotion::Joy});
    answer(4, {Emotion::Fear, Emotion::Fear, Emotion::Fear});
    const LabelAgainFigures found = figures();
    QCOMPARE(found.items, 5);
    QCOMPARE(found.answered, 2);
    // Of the first and the fourth: P̄ = (1/3 + 1) / 2 = 2/3, Pₑ = (1/3)² + (2/3)² = 5/9,
    // κ = (1/9) / (4/9).
    QCOMPARE(found.questions.front().items, 2);
    QCOMPARE(found.questions.front().before.kappa.value(), 0.25);
    QCOMPARE(found.questions.front().after.kappa.value(), 1.0);
}

void LabelAgainFiguresTest::nobodyDone_isNotKnown()
{
    QCOMPARE(figures().items, 0);
    answerFour();
    ask({1, 2});
    answer(1, {Emotion::Joy, Emotion::Joy});
    const LabelAgainFigures found = figures();
    QCOMPARE(found.items, 2);
    QCOMPARE(found.answered, 0);
    QCOMPARE(found.questions.size(), 1U);
    QVERIFY(found.questions.front() == QuestionAgain());
}

void LabelAgainFiguresTest::answerOfWhoeverCameLater_isNoSecondOne()
{
    answer(1, {Emotion::Joy, Emotion::Fear});
    answer(2, {Emotion::Fear, Emotion::Fear});
    ask({1, 2});
    answer(1, {Emotion::Joy, Emotion::Joy, Emotion::Anger}); // the third for the first time
    answer(2, {Emotion::Fear, Emotion::Fear});
    const LabelAgainFigures found = figures();
    QCOMPARE(found.answered, 2);
    QCOMPARE(found.questions.front().after.kappa.value(), 1.0);
    // P̄ = 1/2, Pₑ = (1/4)² + (3/4)² = 5/8, κ = (−1/8) / (3/8).
    QCOMPARE(found.questions.front().before.kappa.value(), -1.0 / 3);
}

void LabelAgainFiguresTest::leftOut_isNotCounted()
{
    answerFour();
    ask({1, 2});
    must(m_study->study().corrections().leaveOut(m_study->scenario(1), QStringLiteral("Broken."),
                                                 {}));
    QCOMPARE(figures().items, 1);
}

// The others' answers are the same on both sides.
void LabelAgainFiguresTest::someItems_areThoseAlone()
{
    answerFour();
    ask({1, 2, 3});
    for (const int item : {1, 2, 3})
        answer(item, {Emotion::Joy, Emotion::Joy, Emotion::Joy});
    const std::set<ScenarioId> some{m_study->scenario(1), m_study->scenario(3),
                                    m_study->scenario(4)}; // the last is not asked for
    const LabelAgainFigures found = must(m_study->study().figures().labelAgainFigures({}, some));
    QCOMPARE(found.items, 2);
    QCOMPARE(found.answered, 2);
    QCOMPARE(must(m_study->study().figures().labelAgainFigures({}, std::set<ScenarioId>())).items,
             0);
}

// Every resample of one item is that item, so that an interval would promise what nobody knows.
void LabelAgainFiguresTest::oneItem_hasNoInterval()
{
    answerFour();
    ask({1});
    answer(1, {Emotion::Joy, Emotion::Joy, Emotion::Fear});
    const QuestionAgain emotion = figures().questions.front();
    QCOMPARE(emotion.items, 1);
    QCOMPARE(emotion.before.kappa.value(), -0.5); // P̄ = 1/3, Pₑ = 5/9
    QVERIFY(!emotion.before.interval && !emotion.after.interval);
}

void LabelAgainFiguresTest::onePersonAsked_changesTheirAnswersAlone()
{
    answer(1, {Emotion::Joy, Emotion::Joy, Emotion::Fear});
    answer(2, {Emotion::Fear, Emotion::Fear, Emotion::Fear});
    m_study->clock.advance(1'000);
    const PersonId third = m_study->person(3);
    must(m_study->study().labelAgain().ask({m_study->scenario(1), m_study->scenario(2)},
                                           QStringLiteral("§2"), {}, {third}));
    QCOMPARE(figures().items, 2);
    QCOMPARE(figures().answered, 0);
    for (const auto& [item, choice] : {std::pair{1, Emotion::Joy}, std::pair{2, Emotion::Fear}}) {
        m_study->clock.advance(1'000);
        must(m_study->labelling().submit(third, m_study->scenario(item),
                                         submissionOf(completeAnswer(choice))));
        QCOMPARE(figures().answered, item);
    }
    const QuestionAgain found = figures().questions.front();
    QCOMPARE(found.items, 2);
    // P̄ = (1/3 + 1) / 2 = 2/3, Pₑ = (1/3)² + (2/3)² = 5/9, κ = (1/9) / (4/9).
    QCOMPARE(found.before.kappa.value(), 0.25);
    QCOMPARE(found.after.kappa.value(), 1.0);
}

// Two planned raters who differ on one of two items, and one who was asked because of that.
void LabelAgainFiguresTest::furtherRater_isInNoKappa()
{
    const auto said = [](Choice choice, bool isFurther = false) {
        Ballot ballot{};
        ballot.at(0) = choice;
        return LabelledTwice{ballot, ballot, isFurther};
    };
    const ItemLabelledTwice alike{said(Emotion::Fear), said(Emotion::Fear)};
    const ItemLabelledTwice split{said(Emotion::Joy), said(Emotion::Fear)};
    ItemLabelledTwice withFurther = split;
    withFurther.push_back(said(Emotion::Joy, true));
    const auto planned = labelAgainFigures({alike, split}, defaultTask(), {});
    const auto found = labelAgainFigures({alike, withFurther}, defaultTask(), {});
    QVERIFY(planned && found);
    QVERIFY(planned->questions.front().before.kappa);
    QVERIFY(*found == *planned);
    withFurther.back().isFurther = false;
    QVERIFY(*labelAgainFigures({alike, withFurther}, defaultTask(), {}) != *planned);
}

void LabelAgainFiguresTest::cancelled_isNoFigure()
{
    answerFour();
    ask({1, 2});
    answer(1, {Emotion::Joy, Emotion::Joy, Emotion::Joy});
    answer(2, {Emotion::Joy, Emotion::Joy, Emotion::Fear});
    CancelToken cancel;
    QCOMPARE(must(m_study->study().figures().labelAgainFigures(cancel)).answered, 2);
    cancel.cancel();
    COMPARE_ERROR(m_study->study().figures().labelAgainFigures(cancel), ErrorCode::Cancelled);
    const Task& task = defaultTask();
    const std::vector<ItemLabelledTwice> items(2, {{Ballot{}, Ballot{}}, {Ballot{}, Ballot{}}});
    QVERIFY(labelAgainFigures(items, task));
    QVERIFY(!labelAgainFigures(items, task, cancel));
}

SUBTEXT_TEST(LabelAgainFiguresTest)

#include "labelagainfigurestest.moc"
