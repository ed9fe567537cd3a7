// SPDX-License-Identifier: MIT
#include "core/course/courserules.h"
#include "core/course/repeats.h"
#include "tests/app/clirunner.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QJsonArray>

using namespace subtext;
using namespace subtext::test;

/// `subtext-cli disagreement`.
class CliDisagreementTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void studyWithoutRepeats_saysWhatItLacks();
    void secondReadingsSwitchedOnLater_haveTheirTime();
};

void CliDisagreementTest::studyWithoutRepeats_saysWhatItLacks()
{
    TestStudy study;
    const std::vector<Choice> said{Emotion::Joy, Emotion::Joy, Emotion::Fear};
    for (int item = 1; item <= 2; ++item) {
        for (int person = 1; person <= 3; ++person)
            must(study.labelling().submit(
                study.person(person), study.scenario(item),
                submissionOf(completeAnswer(said[static_cast<std::size_t>(person - 1)]))));
    }
    study.close();
    const CliRun run =
        runCli({QStringLiteral("disagreement"), study.path(), QStringLiteral("--json")});
    VERIFY_STATUS(run, 0);
    const QJsonObject of =
        run.json().value(QStringLiteral("per_question")).toObject().begin()->toObject();
    const QJsonObject total = of.value(QStringLiteral("disagreement")).toObject();
    QCOMPARE(total.value(QStringLiteral("estimate")).toDouble(), 2.0 / 3); // two pairs of three
    const CliRun words = runCli({QStringLiteral("disagreement"), study.path()});
    VERIFY_STATUS(words, 0);
    QVERIFY2(words.out.contains("two annotators differ    0.6667"), words.out);
    QVERIFY2(words.out.contains("ambiguity                not identifiable"), words.out);
    QVERIFY2(words.out.contains("the study lacks repeats"), words.out);
    QVERIFY2(words.out.contains("n: items with two answers 2, annotators 3, repeats 0"), words.out);
    QVERIFY2(!words.out.contains("by item"), words.out);

    const QJsonArray items = of.value(QStringLiteral("per_item")).toArray();
    QCOMPARE(items.size(), 2);
    const QJsonObject item = items.first().toObject();
    QVERIFY(!item.value(QStringLiteral("item")).toString().isEmpty());
    QCOMPARE(item.value(QStringLiteral("n")).toInt(), 3);
    QCOMPARE(item.value(QStringLiteral("observed")).toDouble(), 2.0 / 3);
    QVERIFY(item.value(QStringLiteral("ambiguity")).isNull());
    const CliRun named =
        runCli({QStringLiteral("disagreement"), study.path(), QStringLiteral("--items")});
    VERIFY_STATUS(named, 0);
    // Both items were answered alike.
    QVERIFY2(named.out.contains("n 3, observed 0.6667; 0.6667, not identifiable, not identifiable, "
                                "not identifiable"),
             named.out);
}

// Two items without a second reading (10 and 20 seconds, by each of three people), and one with it.
void CliDisagreementTest::secondReadingsSwitchedOnLater_haveTheirTime()
{
    TestStudy study;
    const auto label = [&study](int item, const SecondAnswer& second, qint64 activeMs) {
        Answer answer = completeAnswer(Emotion::Joy);
        answer.seconds.set(FirstQuestion, second);
        Visit visit;
        visit.wallMs = activeMs;
        visit.activeMs = activeMs;
        for (int person = 1; person <= 3; ++person)
            must(study.labelling().submit(study.person(person), study.scenario(item),
                                          submissionOf(answer, visit)));
    };
    label(1, {}, 10'000);
    label(2, {}, 20'000);
    Protocol rules = must(study->protocol());
    rules.secondReading = SecondReading::Option;
    must(study->courseRules().setProtocol(rules));
    label(3, SecondAnswer::of(Emotion::Fear), 22'500);
    study.close();
    const CliRun words = runCli({QStringLiteral("disagreement"), study.path()});
    VERIFY_STATUS(words, 0);
    QVERIFY2(words.out.contains("median seconds an item: with a second reading 22.5 (n 3), "
                                "without one 15.0 (n 6)"),
             words.out);
}

SUBTEXT_TEST(CliDisagreementTest)
#include "clidisagreementtest.moc"
