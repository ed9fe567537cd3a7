// SPDX-License-Identifier: MIT
#include "core/course/courserules.h"
#include "core/travel/importing.h"
#include "tests/app/clirunner.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QJsonArray>

using namespace subtext;
using namespace subtext::test;

/// `subtext-cli check`: its JSON, its words and its exit status.
class CliCheckTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void json_hasTheKeysOfTheContract();
    void json_isAllThereIsOnStandardOutput();
    void level_leavesTheOthersOut_data();
    void level_leavesTheOthersOut();
    void illFormedData_endsWithOne();
    void people_readTheSameFindings();
    void shortExplanations_areFoundAndBlockNothing();
    void people_areToldThatThereAreNoTimes();
    void publishedData_givesItsFigures();
    void emptyStudy_isSound();
    void wrongUse_isRefused();
};

namespace {

const QString Check = QStringLiteral("check");
const QString Json = QStringLiteral("--json");

/// Twelve items: person 1 labels all with anger, one of them too fast; the second contradicts
/// once; the three split over the first item.
class Labelled : public TestStudy
{
public:
    Labelled()
        : TestStudy(shape())
    {
        for (int item = 1; item <= 12; ++item)
            submit(1, item, completeAnswer(Emotion::Anger), item == 1 ? 1'000 : 9'000 + 100 * item);
        submit(2, 1, completeAnswer(Emotion::Joy), 9'000);
        submit(3, 1, completeAnswer(Emotion::Fear), 9'000);
        Answer far = completeAnswer(Emotion::Anger);
        far.scale(Dimension::Arousal) = 3;
        submit(2, 2, far, 9'000);
        far.scale(Dimension::Arousal) = -3;
        submit(3, 2, far, 9'000);
        close();
    }

private:
    static Shape shape()
    {
        Shape shape;
        shape.perSubtype = 12;
        shape.subtypes = {Subtype::MixedSignals};
        return shape;
    }

    void submit(int who, int item, Answer answer, qint64 ms)
    {
        answer.explanation += QStringLiteral(" Item %1.").arg(item);
        const auto written = labelling().submit(person(who), scenario(item),
                                                submissionOf(answer, {clock.now(), ms, ms, 0}));
        if (!written)
            qFatal("submit: %s", describe(written).constData());
    }
};

QStringList keysOf(const QJsonValue& value)
{
    QStringList keys = value.toObject().keys();
    keys.sort();
    return keys;
}

QStringList missingKeys(const QJsonValue& value, const QStringList& wanted)
{
    QStringList missing;
    for (const QString& key : wanted) {
        if (!value.toObject().contains(key))
            missing << key;
    }
    return missing;
}

QStringList words(const char* text)
{
    return QString::fromLatin1(text).split(u' ');
}

QStringList codesOf(const QJsonObject& json, const char* level)
{
    QStringList codes;
    for (const QJsonValue& flag : json.value(QLatin1String(level)).toArray())
        codes << flag.toObject().value(QLatin1String("code")).toString();
    return codes;
}

} // namespace

void CliCheckTest::json_hasTheKeysOfTheContract()
{
    const Labelled study;
    const CliRun run = runCli({Check, study.path(), Json});
    VERIFY_STATUS(run, 0);
    const QJsonObject json = run.json();
    QCOMPARE(missingKeys(json, words("schema annotations level1 level2 level3 level4 annotators")),
             QStringList());
    QCOMPARE(json.value(QLatin1String("schema")).toString(), QStringLiteral("subtext.check/1"));
    QCOMPARE(json.value(QLatin1String("annotations")).toInt(), 16);
    QVERIFY(json.value(QLatin1String("level1")).toArray().isEmpty());
    QCOMPARE(codesOf(json, "level2"),
             words("straight_lining too_fast timing_outlier contradiction_positive"));
    QCOMPARE(codesOf(json, "level3"), words("three_way_split vad_range"));
    const QJsonArray level2 = json.value(QLatin1String("level2")).toArray();
    for (const QJsonValue& flag : level2)
        QCOMPARE(missingKeys(flag, words("scenario annotator code message")), QStringList());
    QVERIFY(level2.at(0).toObject().value(QLatin1String("scenario")).isNull());
    QCOMPARE(level2.at(1).toObject().value(QLatin1String("scenario")).toString(),
             QStringLiteral("mixed-signals/1"));
    QCOMPARE(level2.at(1).toObject().value(QLatin1String("annotator")).toString(),
             QStringLiteral("Person 1"));
    const QJsonArray level3 = json.value(QLatin1String("level3")).toArray();
    QCOMPARE(missingKeys(level3.at(0), words("scenario code message")), QStringList());
    QCOMPARE(missingKeys(level3.at(1), words("scenario code dimension range message")),
             QStringList());
    QCOMPARE(level3.at(1).toObject().value(QLatin1String("dimension")).toString(),
             QStringLiteral("arousal"));
    QCOMPARE(level3.at(1).toObject().value(QLatin1String("range")).toDouble(), 2.0);
    const QJsonObject level4 = json.value(QLatin1String("level4")).toObject();
    QCOMPARE(keysOf(level4), words("decided needs_decision"));
    QCOMPARE(level4.value(QLatin1String("needs_decision")).toArray(),
             QJsonArray({QStringLiteral("mixed-signals/1")}));
    QCOMPARE(level4.value(QLatin1String("decided")).toInt(-1), 0);
    const QJsonArray people = json.value(QLatin1String("annotators")).toArray();
    QCOMPARE(people.size(), 3);
    QCOMPARE(
        missingKeys(people.at(0), words("annotator labelled flagged flag_rate dominant_emotion "
                                        "dominant_share median_seconds")),
        QStringList());
    const QJsonObject first = people.at(0).toObject();
    QCOMPARE(first.value(QLatin1String("labelled")).toInt(), 12);
    QCOMPARE(first.value(QLatin1String("flagged")).toInt(), 1);
    QCOMPARE(first.value(QLatin1String("dominant_emotion")).toString(), QStringLiteral("anger"));
    QCOMPARE(first.value(QLatin1String("median_seconds")).toDouble(), 9.65);
}

void CliCheckTest::json_isAllThereIsOnStandardOutput()
{
    const Labelled study;
    for (const QStringList& arguments :
         {QStringList{Check, study.path(), Json}, QStringList{Json, Check, study.path()}}) {
        const CliRun run = runCli(arguments);
        VERIFY_STATUS(run, 0);
        QVERIFY2(!run.json().isEmpty(), run.describe().constData()); // one document, no more
        QCOMPARE(run.err, QByteArray());
    }
}

void CliCheckTest::level_leavesTheOthersOut_data()
{
    QTest::addColumn<int>("level");
    for (int level = 1; level <= 4; ++level)
        QTest::addRow("level %d", level) << level;
}

void CliCheckTest::level_leavesTheOthersOut()
{
    QFETCH(int, level);
    const Labelled study;
    const QString number = QString::number(level);
    const CliRun run = runCli({Check, study.path(), Json, QStringLiteral("--level"), number});
    VERIFY_STATUS(run, 0);
    const CliRun said = runCli({Check, study.path(), QStringLiteral("--level"), number});
    VERIFY_STATUS(said, 0);
    for (int other = 1; other <= 4; ++other) {
        QCOMPARE(run.json().contains(QStringLiteral("level%1").arg(other)), other == level);
        QCOMPARE(said.out.contains("Level " + QByteArray::number(other)), other == level);
    }
}

void CliCheckTest::illFormedData_endsWithOne()
{
    Labelled study;
    study.reopen();
    Protocol rules = must(study->protocol());
    rules.isExplanationRequired = false;
    VERIFY_HOLDS(study->courseRules().setProtocol(rules));
    VERIFY_HOLDS(study.labelling().submit(study.person(3), study.scenario(2),
                                          submissionOf(completeAnswer(Emotion::Anger, {}))));
    rules.isExplanationRequired = true;
    VERIFY_HOLDS(study->courseRules().setProtocol(rules));
    study.close();
    const CliRun run = runCli({Check, study.path(), Json});
    VERIFY_STATUS(run, 1);
    const QJsonArray level1 = run.json().value(QLatin1String("level1")).toArray();
    QCOMPARE(level1.size(), 1);
    QCOMPARE(missingKeys(level1.at(0), words("scenario annotator field code message")),
             QStringList());
    const QJsonObject problem = level1.at(0).toObject();
    QCOMPARE(problem.value(QLatin1String("scenario")).toString(),
             QStringLiteral("mixed-signals/2"));
    QCOMPARE(problem.value(QLatin1String("annotator")).toString(), QStringLiteral("Person 3"));
    QCOMPARE(problem.value(QLatin1String("field")).toString(), QStringLiteral("explanation"));
    QCOMPARE(problem.value(QLatin1String("code")).toString(),
             QStringLiteral("missing_explanation"));
    VERIFY_STATUS(runCli({Check, study.path()}), 1);
    // The status is that of the data, whatever is printed of it.
    VERIFY_STATUS(runCli({Check, study.path(), QStringLiteral("--level"), QStringLiteral("3")}), 1);
}

void CliCheckTest::people_readTheSameFindings()
{
    const Labelled study;
    const CliRun run = runCli({Check, study.path()});
    VERIFY_STATUS(run, 0);
    for (const char* line :
         {"0 problems in 16 annotations", "Level 2, people: 4 findings",
          "Level 3, items: 2 findings", "0 splits decided, 1 wait", "mixed-signals/1", "Person 1"})
        QVERIFY2(run.out.contains(line), run.describe().constData());
    QVERIFY(!run.out.contains("no response times"));
}

void CliCheckTest::shortExplanations_areFoundAndBlockNothing()
{
    TestStudy study;
    must(study.labelling().submit(
        study.person(1), study.scenario(1),
        submissionOf(completeAnswer(Emotion::Anger, QStringLiteral("x")))));
    study.close();
    const CliRun inJson = runCli({Check, study.path(), Json});
    VERIFY_STATUS(inJson, 0); // a finding, not a problem of form
    QCOMPARE(codesOf(inJson.json(), "level2"), words("explanation_short"));
    const QJsonObject flag =
        inJson.json().value(QLatin1String("level2")).toArray().at(0).toObject();
    QCOMPARE(flag.value(QLatin1String("value")).toDouble(), 1.0);
    QCOMPARE(flag.value(QLatin1String("limit")).toDouble(), 2.0);
    const CliRun said = runCli({Check, study.path()});
    VERIFY_STATUS(said, 0);
    QVERIFY2(said.out.contains("short explanation: 1 sentence, at least 2 asked for"),
             said.describe().constData());
}

void CliCheckTest::people_areToldThatThereAreNoTimes()
{
    TestStudy::Shape empty;
    empty.perSubtype = empty.annotators = empty.ratersPerItem = 0;
    TestStudy study(empty);
    const QString csv =
        writeFile(study.filePath(QStringLiteral("a.csv")),
                  "id,subtype,speaker_role,listener_role,context,utterance,annotator,emotion,"
                  "valence,arousal,dominance,confidence\n"
                  "1,mixed-signals,a,b,c,u,Ann,joy,pleasant,calm,in control,unsure\n");
    VERIFY_HOLDS(study->importing().importFiles({csv}, {}));
    study.close();
    const CliRun run = runCli({Check, study.path()});
    VERIFY_STATUS(run, 0);
    QVERIFY2(run.out.contains("no response times"), run.describe().constData());
    const QJsonObject json = runCli({Check, study.path(), Json}).json();
    QCOMPARE(json.value(QLatin1String("has_times")).toBool(true), false);
    QVERIFY(json.value(QLatin1String("annotators"))
                .toArray()
                .at(0)
                .toObject()
                .value(QLatin1String("median_seconds"))
                .isNull());
}

void CliCheckTest::publishedData_givesItsFigures()
{
    if (publishedData().size() != 5)
        QSKIP("the published data is not there");
    TestStudy::Shape empty;
    empty.perSubtype = empty.annotators = empty.ratersPerItem = 0;
    TestStudy study(empty);
    VERIFY_HOLDS(study->importing().importFiles(publishedData(), {}));
    study.close();
    const CliRun run = runCli({Check, study.path(), Json});
    VERIFY_STATUS(run, 0);
    const QJsonObject json = run.json();
    QCOMPARE(json.value(QLatin1String("annotations")).toInt(), 900);
    QCOMPARE(codesOf(json, "level2").count(QStringLiteral("contradiction_positive")), 21);
    QCOMPARE(codesOf(json, "level2").size(), 22);
    QCOMPARE(codesOf(json, "level3").count(QStringLiteral("three_way_split")), 94);
    QCOMPARE(json.value(QLatin1String("level4")).toObject().value(QLatin1String("decided")).toInt(),
             94);
}

void CliCheckTest::emptyStudy_isSound()
{
    TestStudy::Shape empty;
    empty.perSubtype = empty.annotators = empty.ratersPerItem = 0;
    TestStudy study(empty);
    study.close();
    const CliRun run = runCli({Check, study.path(), Json});
    VERIFY_STATUS(run, 0);
    QVERIFY(run.json().value(QLatin1String("annotators")).isArray());
    VERIFY_STATUS(runCli({Check, study.path()}), 0);
}

void CliCheckTest::wrongUse_isRefused()
{
    const Labelled study;
    for (const char* level : {"0", "5", "two"})
        VERIFY_STATUS(
            runCli({Check, study.path(), QStringLiteral("--level"), QString::fromLatin1(level)}),
            2);
    VERIFY_STATUS(runCli({Check}), 2);
    const CliRun missing = runCli({Check, study.filePath(QStringLiteral("none.subtext")), Json});
    VERIFY_STATUS(missing, 3);
    QCOMPARE(missing.out, QByteArray());
}

SUBTEXT_TEST(CliCheckTest)
#include "clichecktest.moc"
