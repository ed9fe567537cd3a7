// SPDX-License-Identifier: MIT
#include "core/task/tasktokens.h"

#include "core/task/tasklimits.h"
#include "core/task/tasktextrules.h"
#include "tests/support/registeredtest.h"

#include <QtTest>

using namespace subtext;

/// Tokens that are made from words.
class TaskTokensTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void word_becomesAToken_data();
    void word_becomesAToken();
    void takenToken_getsANumber();
    void longWord_isCut();
};

void TaskTokensTest::word_becomesAToken_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("token");
    const auto row = [](const char* name, const QString& word, const char* token) {
        QTest::newRow(name) << word << QString::fromLatin1(token);
    };
    row("one word", QStringLiteral("Joy"), "joy");
    row("two words", QStringLiteral("Mixed signals"), "mixed-signals");
    row("punctuation", QStringLiteral("  Yes — really?! "), "yes-really");
    row("apostrophe", QStringLiteral("Don’t know"), "dont-know");
    row("marks", QStringLiteral("Überraschung, à côté"), "uberraschung-a-cote");
    row("ligatures", QStringLiteral("Œuvre Straße Łódź Ægir"), "oeuvre-strasse-lodz-aegir");
    row("digits behind", QStringLiteral("Point 3"), "point-3");
    row("digits first", QStringLiteral("3 points"), "points");
    row("another script", QStringLiteral("Радость"), "");
    row("another script with a word", QStringLiteral("喜び joy"), "joy");
    row("nothing", QString(), "");
    row("wide letters", QStringLiteral("Ｊｏｙ"), "joy");
}

void TaskTokensTest::word_becomesAToken()
{
    QFETCH(QString, word);
    QFETCH(QString, token);
    QCOMPARE(tokenOfWord(word), token);
    QVERIFY(!faultOfToken(token));
}

void TaskTokensTest::takenToken_getsANumber()
{
    const QString instead = QStringLiteral("option");
    QCOMPARE(freeToken(QStringLiteral("Joy"), {}, instead), QStringLiteral("joy"));
    QCOMPARE(freeToken(QStringLiteral("Joy"), {QStringLiteral("joy")}, instead),
             QStringLiteral("joy-2"));
    QCOMPARE(
        freeToken(QStringLiteral("A b"), {QStringLiteral("a_b"), QStringLiteral("a-b-2")}, instead),
        QStringLiteral("a-b-3"));
    QCOMPARE(freeToken(QStringLiteral("喜び"), {QStringLiteral("option")}, instead),
             QStringLiteral("option-2"));
}

void TaskTokensTest::longWord_isCut()
{
    const QString word = QString(31, u'a') + QStringLiteral(" b");
    QCOMPARE(tokenOfWord(word), QString(31, u'a')); // no hyphen at the end
    const QString most(40, u'x');
    QStringList taken;
    for (int i = 0; i < 12; ++i) {
        taken << freeToken(most, taken, QStringLiteral("t"));
        QVERIFY(taken.back().size() <= TaskLimits::LongestToken);
        QVERIFY(!faultOfToken(taken.back()));
    }
    QCOMPARE(QSet<QString>(taken.begin(), taken.end()).size(), 12);
}

SUBTEXT_TEST(TaskTokensTest)
#include "tasktokenstest.moc"
