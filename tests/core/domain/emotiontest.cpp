// SPDX-License-Identifier: MIT
#include "core/domain/emotion.h"

#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

using namespace subtext;

class EmotionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tokens_standInWheelOrder();
    void token_readsBackToItsEmotion();
    void fromToken_ignoresCaseAndSpace_data();
    void fromToken_ignoresCaseAndSpace();
    void fromToken_refusesOtherWords_data();
    void fromToken_refusesOtherWords();
    void emotionAt_coversTheWheelOnly();
};

void EmotionTest::tokens_standInWheelOrder()
{
    const QStringList wheel{QStringLiteral("joy"),     QStringLiteral("trust"),
                            QStringLiteral("fear"),    QStringLiteral("surprise"),
                            QStringLiteral("sadness"), QStringLiteral("disgust"),
                            QStringLiteral("anger"),   QStringLiteral("anticipation")};
    QStringList found;
    for (Choice emotion : AllEmotions)
        found << emotionToken(emotion);
    QCOMPARE(found, wheel);
}

void EmotionTest::token_readsBackToItsEmotion()
{
    for (Choice emotion : AllEmotions)
        QCOMPARE(emotionFromToken(QString(emotionToken(emotion))), std::optional(emotion));
}

void EmotionTest::fromToken_ignoresCaseAndSpace_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("index");
    QTest::newRow("capital") << QStringLiteral("Joy") << 0;
    QTest::newRow("capitals") << QStringLiteral("ANTICIPATION") << 7;
    QTest::newRow("space behind") << QStringLiteral("surprise ") << 3;
    QTest::newRow("space around") << QStringLiteral("\t anger\n") << 6;
    QTest::newRow("no-break space") << QStringLiteral("\u00A0fear") << 2;
}

void EmotionTest::fromToken_ignoresCaseAndSpace()
{
    QFETCH(QString, text);
    QFETCH(int, index);
    QCOMPARE(emotionFromToken(text), emotionAt(index));
}

void EmotionTest::fromToken_refusesOtherWords_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("empty") << QString();
    QTest::newRow("space") << QStringLiteral("  ");
    QTest::newRow("no emotion") << QStringLiteral("neutral");
    QTest::newRow("misspelt") << QStringLiteral("suprise");
    QTest::newRow("adjective") << QStringLiteral("joyful");
    QTest::newRow("two") << QStringLiteral("joy trust");
    QTest::newRow("space inside") << QStringLiteral("j oy");
    QTest::newRow("number") << QStringLiteral("1");
}

void EmotionTest::fromToken_refusesOtherWords()
{
    QFETCH(QString, text);
    QVERIFY(!emotionFromToken(text));
}

void EmotionTest::emotionAt_coversTheWheelOnly()
{
    for (int i = 0; i < EmotionCount; ++i)
        QCOMPARE(indexOf(emotionAt(i).value()), i);
    QVERIFY(!emotionAt(-1));
    QVERIFY(!emotionAt(EmotionCount));
}

SUBTEXT_TEST(EmotionTest)
#include "emotiontest.moc"
