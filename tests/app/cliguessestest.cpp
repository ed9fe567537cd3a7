// SPDX-License-Identifier: MIT
#include "core/course/courserules.h"
#include "core/domain/emotion.h"
#include "tests/app/clirunner.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

using namespace subtext;
using namespace subtext::test;

/// The guess of the others on the command line: the rule that asks for it, and its figures.
class CliGuessesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void newStudy_canAskForThem();
    void noPercentage_isWrongUsage();
    void taskOfYesAndNo_isWrongUsage();
    void rule_canBeSetAloneAndLater();
    void agreement_hasTheirFigures();
    void withoutTheRule_agreementHasNone();
};

namespace {

CliRun createGuessing(const QTemporaryDir& folder, const QStringList& more)
{
    return runCli(QStringList{QStringLiteral("study"), QStringLiteral("create"),
                              folder.filePath(QStringLiteral("new.subtext")),
                              QStringLiteral("--title"), QStringLiteral("Guesses"),
                              QStringLiteral("--guess-others")} +
                  more);
}

/// Three people answer an item and guess joy; one of them reads fear.
CliRun agreementOfGuesses(int share, const QStringList& more)
{
    TestStudy::Shape shape;
    shape.protocol.guessShare = share;
    TestStudy study(shape);
    for (int person = 1; person <= 3; ++person) {
        Answer answer = completeAnswer(person == 3 ? Emotion::Fear : Emotion::Joy);
        answer.guesses.set(FirstQuestion, Emotion::Joy);
        must(study.labelling().submit(study.person(person), study.scenario(1),
                                      submissionOf(answer)));
    }
    study.close();
    return runCli(QStringList{QStringLiteral("agreement"), study.path(),
                              QStringLiteral("--resamples"), QStringLiteral("10")} +
                  more);
}

} // namespace

void CliGuessesTest::newStudy_canAskForThem()
{
    const QTemporaryDir folder;
    VERIFY_STATUS(createGuessing(folder, {QStringLiteral("25")}), 0);
    SystemClock clock;
    RandomIds ids;
    const auto study = must(Study::open(folder.filePath(QStringLiteral("new.subtext")),
                                        Study::Access::Read, {clock, ids, {}}));
    QCOMPARE(must(study->protocol()).guessShare, 25);
}

void CliGuessesTest::noPercentage_isWrongUsage()
{
    const QTemporaryDir folder;
    for (const char* share : {"-1", "101", "half"})
        VERIFY_STATUS(createGuessing(folder, {QString::fromLatin1(share)}), 2);
    QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("new.subtext"))));
}

void CliGuessesTest::taskOfYesAndNo_isWrongUsage()
{
    const QTemporaryDir folder;
    const QStringList asked{QStringLiteral("10"), QStringLiteral("--task"),
                            QStringLiteral("emoscene")};
    VERIFY_STATUS(createGuessing(folder, asked), 2);
    QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("new.subtext"))));
}

void CliGuessesTest::rule_canBeSetAloneAndLater()
{
    TestStudy study;
    Protocol expected = must(study->protocol());
    expected.secondReading = SecondReading::Option;
    must(study->courseRules().setProtocol(expected));
    const QString path = study.path();
    study.close();
    const QStringList set{QStringLiteral("study"), QStringLiteral("set"), path};
    const CliRun run = runCli(set + QStringList{QStringLiteral("--guess-others"),
                                                QStringLiteral("40"), QStringLiteral("--json")});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.json().value(QStringLiteral("guess_others")).toInt(), 40);
    QVERIFY(!run.json().contains(QStringLiteral("second_reading")));
    VERIFY_STATUS(runCli(set), 2); // nothing to set
    study.reopen();
    expected.guessShare = 40;
    QVERIFY(must(study->protocol()) == expected); // the second reading stays
}

void CliGuessesTest::agreement_hasTheirFigures()
{
    const CliRun run = agreementOfGuesses(100, {QStringLiteral("--json")});
    VERIFY_STATUS(run, 0);
    const QJsonObject cell = run.json()
                                 .value(QStringLiteral("surprisingly_popular"))
                                 .toObject()
                                 .value(QStringLiteral("per_question"))
                                 .toObject()
                                 .value(QStringLiteral("emotion"))
                                 .toObject();
    QCOMPARE(cell.value(QStringLiteral("n")).toInt(), 1);
    QCOMPARE(cell.value(QStringLiteral("found")).toInt(), 1);
    QCOMPARE(cell.value(QStringLiteral("differs_from_most_votes")).toInt(), 1);
    const CliRun words = agreementOfGuesses(100, {});
    VERIFY_STATUS(words, 0);
    QVERIFY2(words.out.contains(
                 "found for 1 of 1 items; of 1 with a single most frequent label the same on 0"),
             words.out);
}

void CliGuessesTest::withoutTheRule_agreementHasNone()
{
    const CliRun run = agreementOfGuesses(0, {QStringLiteral("--json")});
    VERIFY_STATUS(run, 0);
    QVERIFY(!run.json().contains(QStringLiteral("surprisingly_popular")));
    QVERIFY(!agreementOfGuesses(0, {}).out.contains("Surprisingly"));
}

SUBTEXT_TEST(CliGuessesTest)
#include "cliguessestest.moc"
