// SPDX-License-Identifier: MIT
#include "core/course/labelagain.h"
#include "core/operation/datalock.h"
#include "tests/app/clirunner.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QJsonArray>

using namespace subtext;
using namespace subtext::test;

/// `subtext-cli label-again`.
class CliLabelAgainTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ask_listAndTakeBack();
    void figures_areThoseOfTheStudy();
    void wrongUsage_isToldFromWrongItems();
    void annotators_areAskedAlone();

private:
    static void answer(TestStudy& study, int item, std::initializer_list<Choice> byPerson)
    {
        int person = 0;
        for (const Choice choice : byPerson) {
            study.clock.advance(1'000);
            must(study.labelling().submit(study.person(++person), study.scenario(item),
                                          submissionOf(completeAnswer(choice))));
        }
    }
    static CliRun runAgain(const TestStudy& study, const QStringList& more)
    {
        return runCli(QStringList{QStringLiteral("label-again"), study.path()} + more);
    }
};

void CliLabelAgainTest::ask_listAndTakeBack()
{
    TestStudy study;
    answer(study, 1, {Emotion::Joy, Emotion::Fear});
    const QString item = must(study->scenario(study.scenario(1)))->name();
    study.close();
    const CliRun nothing = runAgain(study, {});
    VERIFY_STATUS(nothing, 0);
    QVERIFY2(nothing.out.contains("No item is to be labelled again."), nothing.out);
    const CliRun asked =
        runAgain(study, {QStringLiteral("--ask"), item, QStringLiteral("--reason"),
                         QStringLiteral("§2: by what is meant"), QStringLiteral("--json")});
    VERIFY_STATUS(asked, 0);
    const QJsonObject json = asked.json();
    QCOMPARE(json.value(QStringLiteral("schema")).toString(),
             QStringLiteral("subtext.label-again/1"));
    const QJsonArray items = json.value(QStringLiteral("items")).toArray();
    QCOMPARE(items.size(), 1);
    QCOMPARE(items[0][QStringLiteral("scenario")].toString(), item);
    QCOMPARE(items[0][QStringLiteral("reason")].toString(), QStringLiteral("§2: by what is meant"));
    QCOMPARE(items[0][QStringLiteral("answers")].toInt(), 2);
    QCOMPARE(items[0][QStringLiteral("owing")].toArray(),
             (QJsonArray{QStringLiteral("A01"), QStringLiteral("A02")}));
    QCOMPARE(json.value(QStringLiteral("asked")).toInt(), 1);
    QCOMPARE(json.value(QStringLiteral("answered")).toInt(), 0);
    const CliRun words = runAgain(study, {});
    VERIFY_STATUS(words, 0);
    QVERIFY2(words.out.contains("still owed by: A01, A02"), words.out);
    {
        const auto open =
            must(Study::open(study.path(), Study::Access::Write, study.environment()));
        must(open->dataLock().lock(QStringLiteral("Over."), {}));
    }
    const CliRun locked = runAgain(study, {}); // where nobody owes it any more
    VERIFY_STATUS(locked, 0);
    QVERIFY2(locked.out.contains("not given by: A01, A02"), locked.out);
    {
        const auto open =
            must(Study::open(study.path(), Study::Access::Write, study.environment()));
        must(open->dataLock().unlock(QStringLiteral("Once more."), {}));
    }
    const CliRun back =
        runAgain(study, {QStringLiteral("--take-back"), item, QStringLiteral("--json")});
    VERIFY_STATUS(back, 0);
    QVERIFY(back.json().value(QStringLiteral("items")).toArray().isEmpty());
}

void CliLabelAgainTest::figures_areThoseOfTheStudy()
{
    TestStudy study;
    // P̄ = (1 + 0) / 2, Pₑ = (3/4)² + (1/4)² = 5/8: κ is −1/3 before, and 1 after.
    answer(study, 1, {Emotion::Joy, Emotion::Joy});
    answer(study, 2, {Emotion::Joy, Emotion::Fear});
    study.clock.advance(1'000);
    must(study->labelAgain().ask({study.scenario(1), study.scenario(2)}, QStringLiteral("§2"), {}));
    answer(study, 1, {Emotion::Joy, Emotion::Joy});
    answer(study, 2, {Emotion::Fear, Emotion::Fear});
    study.close();
    const CliRun run = runAgain(study, {QStringLiteral("--json")});
    VERIFY_STATUS(run, 0);
    const QJsonObject json = run.json();
    QCOMPARE(json.value(QStringLiteral("answered")).toInt(), 2);
    const QJsonValue question = json.value(QStringLiteral("questions")).toArray().at(0);
    QCOMPARE(question[QStringLiteral("items")].toInt(), 2);
    QCOMPARE(question[QStringLiteral("before")][QStringLiteral("kappa")].toDouble(), -1.0 / 3);
    QCOMPARE(question[QStringLiteral("after")][QStringLiteral("kappa")].toDouble(), 1.0);
    const CliRun words = runAgain(study, {});
    VERIFY_STATUS(words, 0);
    QVERIFY2(words.out.contains("before -0.3333"), words.out);
    QVERIFY2(words.out.contains("after 1.0000 [1.0000, 1.0000]"), words.out);
}

void CliLabelAgainTest::wrongUsage_isToldFromWrongItems()
{
    TestStudy study;
    study.close();
    const QString nowhere = QStringLiteral("nowhere");
    VERIFY_STATUS(runAgain(study, {QStringLiteral("--ask"), nowhere}), 2); // and why?
    VERIFY_STATUS(runAgain(study, {QStringLiteral("--annotator"), QStringLiteral("A01")}), 2);
    const CliRun unknown = runAgain(study, {QStringLiteral("--ask"), nowhere,
                                            QStringLiteral("--reason"), QStringLiteral("§2")});
    VERIFY_STATUS(unknown, 3);
    QVERIFY2(unknown.err.contains("There is no scenario “nowhere”."), unknown.err);
}

void CliLabelAgainTest::annotators_areAskedAlone()
{
    TestStudy study;
    answer(study, 1, {Emotion::Joy, Emotion::Fear});
    const QString item = must(study->scenario(study.scenario(1)))->name();
    study.close();
    const auto ask = [&](const QString& code) {
        return runAgain(study, {QStringLiteral("--ask"), item, QStringLiteral("--reason"),
                                QStringLiteral("§2"), QStringLiteral("--annotator"), code,
                                QStringLiteral("--json")});
    };
    const auto first = [](const CliRun& run) {
        return run.json().value(QStringLiteral("items")).toArray().at(0);
    };
    const CliRun unlabelled = ask(QStringLiteral("A03"));
    VERIFY_STATUS(unlabelled, 3);
    QVERIFY2(unlabelled.err.contains("A03 has not labelled"), unlabelled.err);
    VERIFY_STATUS(ask(QStringLiteral("A77")), 3);
    const CliRun asked = ask(QStringLiteral("A02"));
    VERIFY_STATUS(asked, 0);
    const QJsonArray second{QStringLiteral("A02")};
    QCOMPARE(first(asked)[QStringLiteral("asked_of")].toArray(), second);
    QCOMPARE(first(asked)[QStringLiteral("owing")].toArray(), second);
    const CliRun words = runAgain(study, {});
    QVERIFY2(words.out.contains(" of A02, answers 2, still owed by: A02"), words.out);
    const QStringList takeBack{QStringLiteral("--take-back"), item, QStringLiteral("--annotator")};
    const CliRun unowed = runAgain(study, takeBack + QStringList{QStringLiteral("A01")});
    VERIFY_STATUS(unowed, 3);
    QVERIFY2(unowed.err.contains("A01 does not have to label"), unowed.err);
    VERIFY_STATUS(runAgain(study, takeBack + QStringList{QStringLiteral("A02")}), 0);
    const CliRun nothing = runAgain(study, {});
    QVERIFY2(nothing.out.contains("No item is to be labelled again."), nothing.out);
}

SUBTEXT_TEST(CliLabelAgainTest)
#include "clilabelagaintest.moc"
