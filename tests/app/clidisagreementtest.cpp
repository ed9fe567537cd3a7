// SPDX-License-Identifier: MIT
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
    QVERIFY2(named.out.contains("0.6667, not identifiable, not identifiable, not identifiable, 3"),
             named.out);
}

SUBTEXT_TEST(CliDisagreementTest)
#include "clidisagreementtest.moc"
