// SPDX-License-Identifier: MIT
#include "core/domain/annotation.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

using namespace subtext;
using test::completeAnswer;

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
    void flag_needsAReason();
    void isEmpty_tellsAnUntouchedAnswer();
};

using Parts = std::vector<MissingPart>;

void MissingPartsTest::completeAnswer_lacksNothing()
{
    QVERIFY(missingParts(completeAnswer(), Protocol()).empty());
}

void MissingPartsTest::emptyAnswer_lacksEverythingInStepOrder()
{
    const Parts expected{MissingPart::Emotion,   MissingPart::Valence,    MissingPart::Arousal,
                         MissingPart::Dominance, MissingPart::Confidence, MissingPart::Explanation};
    QVERIFY(missingParts(Answer(), Protocol()) == expected);
}

void MissingPartsTest::eachPart_isNamedAlone_data()
{
    QTest::addColumn<int>("part");
    QTest::newRow("emotion") << static_cast<int>(MissingPart::Emotion);
    QTest::newRow("valence") << static_cast<int>(MissingPart::Valence);
    QTest::newRow("arousal") << static_cast<int>(MissingPart::Arousal);
    QTest::newRow("dominance") << static_cast<int>(MissingPart::Dominance);
    QTest::newRow("confidence") << static_cast<int>(MissingPart::Confidence);
}

void MissingPartsTest::eachPart_isNamedAlone()
{
    QFETCH(int, part);
    Answer answer = completeAnswer();
    if (part == 0)
        answer.ballot[0].reset();
    else
        answer.scales.at(static_cast<std::size_t>(part - 1)).reset();
    QVERIFY(missingParts(answer, Protocol()) == Parts{static_cast<MissingPart>(part)});
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
    const Parts expected = isMissing ? Parts{MissingPart::Explanation} : Parts{};
    QVERIFY(missingParts(completeAnswer(Emotion::Joy, text), protocol) == expected);
}

void MissingPartsTest::flag_needsAReason()
{
    Answer answer = completeAnswer();
    answer.isFlagged = true;
    QVERIFY(missingParts(answer, Protocol()) == Parts{MissingPart::FlagReason});
    answer.flagReason = QStringLiteral("\n ");
    QVERIFY(missingParts(answer, Protocol()) == Parts{MissingPart::FlagReason});
    answer.flagReason = QStringLiteral("Two speakers.");
    QVERIFY(missingParts(answer, Protocol()).empty());
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
