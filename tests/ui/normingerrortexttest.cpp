// SPDX-License-Identifier: MIT
#include "ui/text/normingerrortext.h"

#include "tests/support/registeredtest.h"

#include <QtTest>

using namespace subtext;

/// What the service of norming rounds refuses, in words.
class NormingErrorTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRefusal_isSaid_data();
    void everyRefusal_isSaid();
    void badFile_isSaidWithItsPlace();
    void otherErrors_areNotTaken();
};

void NormingErrorTextTest::everyRefusal_isSaid_data()
{
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("said");
    const auto add = [](const char* detail, const char* value, const QString& said) {
        QTest::addRow("%s %s", detail, value) << QString::fromLatin1(value) << said;
    };
    add("norming_title", "", QStringLiteral("The round has no title."));
    add("norming_title", "aaa", QStringLiteral("The title is too long."));
    add("norming_items", "0", QStringLiteral("A round has between 1 and 2,000 items."));
    add("norming_splits", "", QStringLiteral("There is no split that is undecided."));
    add("norming_people", "1", QStringLiteral("A round has between 2 and 2,000 people."));
    add("norming_people", "M01", QStringLiteral("“M01” is not an annotator."));
    add("norming_questions", "", QStringLiteral("A round asks at least one question."));
    add("norming_questions", "mood", QStringLiteral("The study has no question “mood”."));
    add("norming_round", "", QStringLiteral("The study has no norming round yet."));
    add("norming_round", "7", QStringLiteral("There is no norming round “7”."));
    add("norming_phase", "T", QStringLiteral("The round “T” is at another step."));
    add("norming_sealed", "T",
        QStringLiteral("The round “T” is sealed, so nobody sees its votes."));
    add("norming_waiting", "A01, A02",
        QStringLiteral("First votes are not in yet from: A01, A02."));
    add("norming_few", "1", QStringLiteral("The votes of fewer than two people would count."));
    add("norming_member", "A03", QStringLiteral("“A03” is not in this round."));
    add("norming_vote", "", QStringLiteral("This vote does not fit the round."));
    add("norming_open_items", "", QStringLiteral("3 items have no vote yet."));
}

void NormingErrorTextTest::everyRefusal_isSaid()
{
    QFETCH(QString, value);
    QFETCH(QString, said);
    const QString detail = QString::fromLatin1(QTest::currentDataTag()).section(u' ', 0, 0);
    const Error error{ErrorCode::InvalidValue, {}, 3, 0, value, detail};
    QCOMPARE(errorText(error).what, said);
    QVERIFY(!errorText(error).remedy.isEmpty());
}

void NormingErrorTextTest::badFile_isSaidWithItsPlace()
{
    const Error error{ErrorCode::InvalidValue, QStringLiteral("votes.csv"),     3, 2,
                      QStringLiteral("glee"),  QStringLiteral("norming_option")};
    QCOMPARE(errorText(error).what,
             QStringLiteral("votes.csv:3:2: “glee” is not an option of this question."));
    QCOMPARE(errorText(error).remedy,
             QStringLiteral("Correct the file and try again; none of it was taken."));
}

void NormingErrorTextTest::otherErrors_areNotTaken()
{
    QVERIFY(!normingErrorText({ErrorCode::InvalidValue, {}, 0, 0, {}, QStringLiteral("basis")}));
    QVERIFY(!normingErrorText({ErrorCode::InvalidValue, {}, 0, 0, {}, {}}));
}

SUBTEXT_TEST(NormingErrorTextTest)
#include "normingerrortexttest.moc"
