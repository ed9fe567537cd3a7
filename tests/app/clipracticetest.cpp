// SPDX-License-Identifier: MIT
#include "core/course/courserules.h"
#include "core/course/practice.h"
#include "tests/app/clirunner.h"
#include "tests/support/ceipractice.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QJsonArray>

using namespace subtext;
using namespace subtext::test;

/// `subtext-cli practice`.
class CliPracticeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void results_areSaidAndPrinted();
    void item_becomesAPracticeScene();
    void item_isRefusedInWords();
    void assign_countsItemsOfPractice();
};

// Two of the eight scenes teach fear, and both are answered with surprise.
void CliPracticeTest::results_areSaidAndPrinted()
{
    TestStudy study;
    for (const CalibrationItem& item : ceiPractice().items) {
        Answer answer = item.reference;
        answer.scale(Dimension::Confidence) = 1;
        if (answer.ballot[0] == Emotion::Fear)
            answer.ballot[0] = Emotion::Surprise;
        must(study->practice().record(study.person(1), item.id, answer, 1));
    }
    study.close();
    const CliRun run = runCli({QStringLiteral("practice"), study.path(), QStringLiteral("--json")});
    VERIFY_STATUS(run, 0);
    const QJsonObject json = run.json();
    QCOMPARE(json.value(QStringLiteral("schema")).toString(), QStringLiteral("subtext.practice/1"));
    QCOMPARE(json.value(QStringLiteral("scenes")).toInt(), 8);
    const QJsonObject person = json.value(QStringLiteral("people")).toArray().first().toObject();
    QCOMPARE(person.value(QStringLiteral("person")).toString(), QStringLiteral("A01"));
    QCOMPARE(person.value(QStringLiteral("first"))[QStringLiteral("accepted")].toInt(), 6);
    const QJsonArray pairs = json.value(QStringLiteral("mixed_up")).toArray();
    QCOMPARE(pairs.size(), 1);
    const QJsonObject pair = pairs.first().toObject();
    QCOMPARE(pair.value(QStringLiteral("question")).toString(), QStringLiteral("emotion"));
    QCOMPARE(pair.value(QStringLiteral("reference")).toString(), QStringLiteral("fear"));
    QCOMPARE(pair.value(QStringLiteral("chosen")).toString(), QStringLiteral("surprise"));
    QCOMPARE(pair.value(QStringLiteral("times")).toInt(), 2);
    QCOMPARE(pair.value(QStringLiteral("n")).toInt(), 2);
    QCOMPARE(person.value(QStringLiteral("mixed_up")).toArray(), pairs);
    const CliRun words = runCli({QStringLiteral("practice"), study.path()});
    VERIFY_STATUS(words, 0);
    QVERIFY2(words.out.contains("fear for surprise (2 of 2)"), words.out);
}

void CliPracticeTest::item_becomesAPracticeScene()
{
    TestStudy study;
    const QString name = must(study->scenario(study.scenario(1))).value().name();
    for (int person = 1; person <= 3; ++person)
        must(study.labelling().submit(study.person(person), study.scenario(1),
                                      submissionOf(completeAnswer(Emotion::Joy))));
    study.close();
    const CliRun run =
        runCli({QStringLiteral("practice"), study.path(), QStringLiteral("--add"), name,
                QStringLiteral("--note"), QStringLiteral("She laughs."), QStringLiteral("--json")});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.json().value(QStringLiteral("added")).toString(), name);
    study.reopen();
    const CalibrationItem added = must(study->practice().scenes()).items.back();
    QCOMPARE(added.id, name);
    QCOMPARE(added.why, QStringLiteral("She laughs."));
}

void CliPracticeTest::item_isRefusedInWords()
{
    TestStudy study;
    const QString name = must(study->scenario(study.scenario(1))).value().name();
    study.close();
    const QStringList added{QStringLiteral("practice"), study.path(),
                            QStringLiteral("--add"),    name,
                            QStringLiteral("--note"),   QStringLiteral("She laughs.")};
    const CliRun open = runCli(added);
    QVERIFY(open.status != 0);
    QVERIFY2(open.err.contains("still to submit"), open.err);
    QVERIFY2(open.err.contains(": 3."), open.err);
    VERIFY_STATUS(runCli(added.mid(0, 4)), 2); // without a note
    const CliRun unknown =
        runCli(added + QStringList{QStringLiteral("--by"), QStringLiteral("X9")});
    QVERIFY(unknown.status != 0);
    QVERIFY2(unknown.err.contains("X9"), unknown.err);
}

void CliPracticeTest::assign_countsItemsOfPractice()
{
    TestStudy study;
    const QStringList assign{QStringLiteral("assign"), study.path(), QStringLiteral("--seed"),
                             QStringLiteral("7")};
    PracticeScenes scenes = must(study->practice().scenes());
    const Scenario shown = must(study->scenario(study.scenario(1))).value();
    scenes.items.front().id = shown.name();
    scenes.items.front().scenario.sourceId = shown.name();
    scenes.items.front().scenario.group = shown.group;
    study.close();
    const CliRun none = runCli(assign);
    VERIFY_STATUS(none, 0);
    QVERIFY2(none.err.isEmpty(), none.err);
    study.reopen();
    must(study->courseRules().setText(TaskText::Practice,
                                      QString::fromUtf8(practiceDocument(scenes))));
    study.close();
    const CliRun one = runCli(assign);
    VERIFY_STATUS(one, 0); // they are assigned all the same
    QVERIFY2(one.out.contains("Made 30 assignments"), one.out);
    QVERIFY2(one.err.contains("practice shows with their answer: 1."), one.err);
}

SUBTEXT_TEST(CliPracticeTest)

#include "clipracticetest.moc"
