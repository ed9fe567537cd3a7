// SPDX-License-Identifier: MIT
#include "core/domain/emotion.h"
#include "core/domain/steps.h"
#include "core/task/builtintasks.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"
#include "tests/support/thirdtask.h"

using namespace subtext;
using namespace subtext::test;

class MissingPartsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void completeAnswer_lacksNothing();
    void emptyAnswer_lacksEverythingInStepOrder();
    void eachPart_isNamedAlone_data();
    void eachPart_isNamedAlone();
    void blankExplanation_isMissingOnlyWhereRequired_data();
    void blankExplanation_isMissingOnlyWhereRequired();
    void explanation_isAskedForByTheTaskFirst();
    void flag_needsAReason();
    void board_lacksEachRowThatIsOpen();
    void shortAnswer_needsNoExplanation();
    void steps_areCountedOverQuestionsScalesAndExplanation();
    void emptyBoard_isOneOfNoAndYesWithoutAYes();
    void isEmpty_tellsAnUntouchedAnswer();
};

namespace {

const Task& cei()
{
    return *builtInTask(u"cei");
}

const Task& emoScene()
{
    return *builtInTask(u"emoscene");
}

MissingParts ofCei(const Answer& answer, const Protocol& protocol = {})
{
    return missingParts(answer, cei(), protocol);
}

MissingParts lacking(const std::vector<StepIndex>& steps)
{
    return {steps, false};
}

const MissingParts OnlyReason{{}, true};

Answer allOf(Choice choice, std::size_t questions)
{
    Answer answer;
    for (std::size_t i = 0; i < questions; ++i)
        answer.ballot.at(i) = choice;
    return answer;
}

} // namespace

void MissingPartsTest::completeAnswer_lacksNothing()
{
    QVERIFY(ofCei(completeAnswer()).empty());
}

void MissingPartsTest::emptyAnswer_lacksEverythingInStepOrder()
{
    QVERIFY(ofCei(Answer()) == lacking({Step::Emotion, Step::Valence, Step::Arousal,
                                        Step::Dominance, Step::Confidence, Step::Explanation}));
}

void MissingPartsTest::eachPart_isNamedAlone_data()
{
    QTest::addColumn<int>("part");
    QTest::newRow("emotion") << static_cast<int>(Step::Emotion);
    QTest::newRow("valence") << static_cast<int>(Step::Valence);
    QTest::newRow("arousal") << static_cast<int>(Step::Arousal);
    QTest::newRow("dominance") << static_cast<int>(Step::Dominance);
    QTest::newRow("confidence") << static_cast<int>(Step::Confidence);
}

void MissingPartsTest::eachPart_isNamedAlone()
{
    QFETCH(int, part);
    Answer answer = completeAnswer();
    if (part == 0)
        answer.ballot[0].reset();
    else
        answer.scales.at(static_cast<std::size_t>(part - 1)).reset();
    QVERIFY(ofCei(answer) == lacking({static_cast<StepIndex>(part)}));
}

void MissingPartsTest::blankExplanation_isMissingOnlyWhereRequired_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isRequired");
    QTest::addColumn<bool>("isMissing");
    QTest::newRow("empty, required") << QString() << true << true;
    QTest::newRow("white space, required") << QStringLiteral(" \n\t\u00A0") << true << true;
    QTest::newRow("empty, optional") << QString() << false << false;
    QTest::newRow("a word, required") << QStringLiteral(" x ") << true << false;
}

void MissingPartsTest::blankExplanation_isMissingOnlyWhereRequired()
{
    QFETCH(QString, text);
    QFETCH(bool, isRequired);
    QFETCH(bool, isMissing);
    Protocol protocol;
    protocol.isExplanationRequired = isRequired;
    const MissingParts expected = isMissing ? lacking({Step::Explanation}) : MissingParts{};
    QVERIFY(ofCei(completeAnswer(Emotion::Joy, text), protocol) == expected);
}

void MissingPartsTest::explanation_isAskedForByTheTaskFirst()
{
    // The protocol of a new study requires one; here the task leaves it open, or has none.
    Answer answer = allOf(Choice{0}, 4);
    answer.scales[0] = 0;
    answer.scales[1] = 1;
    QVERIFY(missingParts(answer, thirdTask(), Protocol()).empty());
    QVERIFY(missingParts(allOf(Choice{0}, 8), emoScene(), Protocol()).empty());
}

void MissingPartsTest::flag_needsAReason()
{
    Answer answer = completeAnswer();
    answer.isFlagged = true;
    QVERIFY(ofCei(answer) == OnlyReason);
    answer.flagReason = QStringLiteral("\n ");
    QVERIFY(ofCei(answer) == OnlyReason);
    answer.flagReason = QStringLiteral("Two speakers.");
    QVERIFY(ofCei(answer).empty());
}

void MissingPartsTest::board_lacksEachRowThatIsOpen()
{
    Answer answer = allOf(Choice{1}, 8);
    answer.ballot[2].reset();
    answer.ballot[7].reset();
    QVERIFY(missingParts(answer, emoScene(), Protocol()) == lacking({StepIndex{2}, StepIndex{7}}));
    answer.ballot[2] = Choice{0}; // a no is an answer
    answer.ballot[7] = Choice{0};
    QVERIFY(missingParts(answer, emoScene(), Protocol()).empty());
}

void MissingPartsTest::shortAnswer_needsNoExplanation()
{
    QVERIFY(missingChoices(completeAnswer(Emotion::Joy, {}), cei()).empty());
    QVERIFY(missingChoices(Answer(), cei()) == lacking({Step::Emotion, Step::Valence, Step::Arousal,
                                                        Step::Dominance, Step::Confidence}));
}

void MissingPartsTest::steps_areCountedOverQuestionsScalesAndExplanation()
{
    const Steps steps(thirdTask()); // four questions, two scales
    QCOMPARE(steps.count(), std::size_t{7});
    QVERIFY(steps.ofQuestion(3) == StepIndex{3});
    QVERIFY(steps.ofScale(ScaleIndex{1}) == StepIndex{5});
    QVERIFY(steps.explanation() == StepIndex{6});
    QVERIFY(steps.question(StepIndex{3}) == std::size_t{3});
    QVERIFY(!steps.question(StepIndex{4}));
    QVERIFY(steps.scale(StepIndex{4}) == ScaleIndex{0});
    QVERIFY(!steps.scale(StepIndex{3}));
    QVERIFY(!steps.scale(StepIndex{6}));
    QVERIFY(!Steps(emoScene()).explanation());
    QCOMPARE(Steps(emoScene()).count(), std::size_t{8});
}

void MissingPartsTest::emptyBoard_isOneOfNoAndYesWithoutAYes()
{
    QVERIFY(!hasEmptyBoard(Answer(), emoScene())); // nothing is said yet
    Answer answer = allOf(Choice{0}, 8);
    QVERIFY(hasEmptyBoard(answer, emoScene()));
    answer.ballot[7] = Choice{1};
    QVERIFY(!hasEmptyBoard(answer, emoScene()));
    answer.ballot[7].reset();
    QVERIFY(!hasEmptyBoard(answer, emoScene()));
    QVERIFY(hasEmptyBoard(allOf(Choice{0}, 4), thirdTask()));
    QVERIFY(!hasEmptyBoard(completeAnswer(), cei())); // no board
}

void MissingPartsTest::isEmpty_tellsAnUntouchedAnswer()
{
    QVERIFY(Answer().isEmpty());
    Answer answer;
    answer.scale(Dimension::Arousal) = 0;
    QVERIFY(!answer.isEmpty());
    QVERIFY(!completeAnswer().isEmpty());
}

SUBTEXT_TEST(MissingPartsTest)

#include "missingpartstest.moc"
