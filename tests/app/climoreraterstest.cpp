// SPDX-License-Identifier: MIT
#include "tests/app/clirunner.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QJsonArray>

#include <memory>

using namespace subtext;
using namespace subtext::test;

namespace {

/// One item, on which three people split; a fourth is free.
std::unique_ptr<TestStudy> splitWithOneFree()
{
    TestStudy::Shape shape;
    shape.subtypes = {QString(AllSubtypes.front())};
    shape.perSubtype = 1;
    shape.annotators = 4;
    auto study = std::make_unique<TestStudy>(shape);
    const auto raters = must(study->study().raters(study->scenario(1)));
    const std::vector<Choice> split{Emotion::Joy, Emotion::Fear, Emotion::Anger};
    for (std::size_t i = 0; i < split.size(); ++i)
        must(study->labelling().submit(raters.at(i), study->scenario(1),
                                       submissionOf(completeAnswer(split[i]))));
    study->close();
    return study;
}

} // namespace

/// `subtext-cli more-raters`, and its rule.
class CliMoreRatersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rule_isSetAndItemsAreGiven();
    void givenItems_areTakenBack();
    void withoutTheRule_nothingIsGiven();
    void setWithoutARule_isWrongUsage();
    void threeMore_isWrongUsage();
};

void CliMoreRatersTest::rule_isSetAndItemsAreGiven()
{
    const auto study = splitWithOneFree();
    const CliRun set =
        runCli({QStringLiteral("study"), QStringLiteral("set"), study->path(),
                QStringLiteral("--more-raters"), QStringLiteral("1"), QStringLiteral("--json")});
    VERIFY_STATUS(set, 0);
    QCOMPARE(set.json().value(QStringLiteral("more_raters")).toInt(), 1);
    QVERIFY(!set.json().contains(QStringLiteral("second_reading")));
    const CliRun before =
        runCli({QStringLiteral("more-raters"), study->path(), QStringLiteral("--json")});
    VERIFY_STATUS(before, 0);
    const QJsonArray items = before.json().value(QStringLiteral("items")).toArray();
    QCOMPARE(items.size(), 1);
    QCOMPARE(items[0][QStringLiteral("free")].toArray().size(), 1);
    // No other item: each of eight options counts once, and these three once more.
    QCOMPARE(items[0][QStringLiteral("gain")].toDouble(), 6.0 / 11);
    const CliRun given = runCli({QStringLiteral("more-raters"), study->path(),
                                 QStringLiteral("--assign"), QStringLiteral("--json")});
    VERIFY_STATUS(given, 0);
    QCOMPARE(given.json().value(QStringLiteral("assignments")).toInt(), 1);
    QCOMPARE(given.json().value(QStringLiteral("to_come")).toInt(), 1);
    QVERIFY(given.json().value(QStringLiteral("items")).toArray().isEmpty());
    const CliRun words = runCli({QStringLiteral("more-raters"), study->path()});
    VERIFY_STATUS(words, 0);
    QVERIFY2(words.out.contains("answers to come 1"), words.out);
}

void CliMoreRatersTest::givenItems_areTakenBack()
{
    const auto study = splitWithOneFree();
    VERIFY_STATUS(runCli({QStringLiteral("study"), QStringLiteral("set"), study->path(),
                          QStringLiteral("--more-raters"), QStringLiteral("1")}),
                  0);
    VERIFY_STATUS(
        runCli({QStringLiteral("more-raters"), study->path(), QStringLiteral("--assign")}), 0);
    const CliRun back = runCli({QStringLiteral("more-raters"), study->path(),
                                QStringLiteral("--take-back"), QStringLiteral("--json")});
    VERIFY_STATUS(back, 0);
    QCOMPARE(back.json().value(QStringLiteral("taken_back")).toInt(), 1);
    QCOMPARE(back.json().value(QStringLiteral("to_come")).toInt(), 0);
    QCOMPARE(back.json().value(QStringLiteral("items")).toArray().size(), 1);
    VERIFY_STATUS(runCli({QStringLiteral("more-raters"), study->path(),
                          QStringLiteral("--take-back"), QStringLiteral("--assign")}),
                  2);
}

void CliMoreRatersTest::withoutTheRule_nothingIsGiven()
{
    TestStudy study;
    study.close();
    const CliRun off = runCli({QStringLiteral("more-raters"), study.path()});
    VERIFY_STATUS(off, 0);
    QVERIFY2(off.out.contains("Off:"), off.out);
    const CliRun refused =
        runCli({QStringLiteral("more-raters"), study.path(), QStringLiteral("--assign")});
    QVERIFY(refused.status != 0);
}

void CliMoreRatersTest::setWithoutARule_isWrongUsage()
{
    TestStudy study;
    study.close();
    VERIFY_STATUS(runCli({QStringLiteral("study"), QStringLiteral("set"), study.path()}), 2);
}

void CliMoreRatersTest::threeMore_isWrongUsage()
{
    TestStudy study;
    study.close();
    VERIFY_STATUS(runCli({QStringLiteral("study"), QStringLiteral("set"), study.path(),
                          QStringLiteral("--more-raters"), QStringLiteral("3")}),
                  2);
}

SUBTEXT_TEST(CliMoreRatersTest)
#include "climoreraterstest.moc"
