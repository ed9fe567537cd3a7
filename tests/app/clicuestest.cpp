// SPDX-License-Identifier: MIT
#include "core/course/courserules.h"
#include "core/domain/ceiscene.h"
#include "tests/app/clirunner.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QJsonArray>

using namespace subtext;
using namespace subtext::test;

/// `subtext-cli cues`, and the rule that asks for them.
class CliCuesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void figures_haveTheirN();
    void newStudy_canAskForThem();
    void guide_listsTheStatesOfTheTexts();
};

void CliCuesTest::figures_haveTheirN()
{
    TestStudy study;
    const Scenario scene = must(study->scenarios()).front();
    const QString& text = scene.text(ScenePart::Utterance);
    for (int person = 1; person <= 2; ++person) {
        Answer answer = completeAnswer();
        answer.cues = withWordsToggled({}, ScenePart::Utterance, text, 0, person - 1);
        must(study.labelling().submit(study.person(person), scene.id, submissionOf(answer)));
    }
    study.close();
    const CliRun run = runCli({QStringLiteral("cues"), study.path(), QStringLiteral("--json")});
    VERIFY_STATUS(run, 0);
    const QJsonObject json = run.json();
    QCOMPARE(json.value(QStringLiteral("schema")).toString(), QStringLiteral("subtext.cues/1"));
    QCOMPARE(json.value(QStringLiteral("marking")).toInt(), 2);
    QCOMPARE(json.value(QStringLiteral("overlap")).toDouble(), 2.0 / 3); // one word and two
    QCOMPARE(json.value(QStringLiteral("overlap_items")).toInt(), 1);
    QCOMPARE(json.value(QStringLiteral("labels")).toArray().size(), 1);
    const CliRun words = runCli({QStringLiteral("cues"), study.path()});
    VERIFY_STATUS(words, 0);
    QVERIFY2(words.out.contains("mean F1 0.6667 (items 1)"), words.out);
}

void CliCuesTest::newStudy_canAskForThem()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("new.subtext"));
    VERIFY_STATUS(
        runCli({QStringLiteral("study"), QStringLiteral("create"), path, QStringLiteral("--title"),
                QStringLiteral("Cues"), QStringLiteral("--cues")}),
        0);
    SystemClock clock;
    RandomIds ids;
    const auto study = must(Study::open(path, Study::Access::Read, {clock, ids, {}}));
    QVERIFY(must(study->protocol()).areCuesAsked);
}

void CliCuesTest::guide_listsTheStatesOfTheTexts()
{
    TestStudy study;
    const auto label = [&](int item) {
        study.clock.advance(1'000);
        must(study.labelling().submit(study.person(1), study.scenario(item),
                                      submissionOf(completeAnswer())));
    };
    label(1);
    label(2);
    must(study->courseRules().setGuideline(QStringLiteral("# Ours")));
    label(3);
    study.close();
    const CliRun run = runCli({QStringLiteral("guide"), study.path(), QStringLiteral("--json")});
    VERIFY_STATUS(run, 0);
    const QJsonArray versions = run.json().value(QStringLiteral("versions")).toArray();
    QCOMPARE(versions.size(), 2);
    QCOMPARE(versions[0].toObject().value(QStringLiteral("answers")).toInt(), 2);
    QCOMPARE(versions[0].toObject().value(QStringLiteral("current")).toBool(), false);
    QCOMPARE(versions[1].toObject().value(QStringLiteral("answers")).toInt(), 1);
    QCOMPARE(versions[1].toObject().value(QStringLiteral("current")).toBool(), true);
    const CliRun words = runCli({QStringLiteral("guide"), study.path()});
    VERIFY_STATUS(words, 0);
    QVERIFY2(words.out.contains("answers 2, people 1"), words.out);
}

SUBTEXT_TEST(CliCuesTest)
#include "clicuestest.moc"
