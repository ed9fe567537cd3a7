// SPDX-License-Identifier: MIT
#include "core/release/samplerecords.h"

#include "core/release/datatables.h"
#include "tests/core/release/samplerelease.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

class SampleRecordsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readme_hasOneOfEachPattern();
    void records_haveSceneAnswersAndGold();
    void firstByName_isTaken();
    void patternsThatDoNotOccur_areLeftOut();
    void explanationsAndNotes_stayOut();
    void powerThatIsAssumedOfAll_isCalledSo();
    void texts_areNoMarkup();

private:
    static QByteArrayList headings(const StudyData& data);
};

QByteArrayList SampleRecordsTest::headings(const StudyData& data)
{
    QByteArrayList found;
    for (const QByteArray& line : sampleRecords(sampleInput(data), data).split('\n')) {
        if (line.startsWith("### "))
            found << line.mid(4);
    }
    return found;
}

void SampleRecordsTest::readme_hasOneOfEachPattern()
{
    const QByteArray text = bytesOf(sampleFiles(), QStringLiteral("README.md"));
    QVERIFY(text.contains("\n## Sample records\n\nThe first scenario, by name, for each pattern of "
                          "the votes.\n\n### mixed-signals/007: unanimous\n"));
    QVERIFY(text.indexOf("## Sample records") < text.indexOf("## Data dictionary"));
    QCOMPARE(headings(sampleData()).join(", "),
             QByteArray("mixed-signals/007: unanimous, sarcasm-irony/008: majority, "
                        "mixed-signals/0010: split"));
}

void SampleRecordsTest::records_haveSceneAnswersAndGold()
{
    const QByteArray text = sampleRecords(sampleInput(), sampleData());
    QCOMPARE(text.count("` | Dinner is cold, again. |\n"), 3);
    QVERIFY(text.contains("\n| A02 | disgust | "));
    QVERIFY(text.contains("\n| *gold label* | joy |"));
    QVERIFY(text.contains("\n| *gold label* | ambiguous |"));
    QCOMPARE(text.count("\n| A0"), 9);
    StudyData marked = sampleData();
    marked.gold[1].of().isAmbiguous = true;
    marked.gold[3] = {marked.scenarios[3].id, {GoldLabel()}};
    const QByteArray changed = sampleRecords(sampleInput(marked), marked);
    QVERIFY(changed.contains("\n| *gold label* | anger (ambiguous) |"));
    QVERIFY(changed.contains("\n| *gold label* | none |"));
}

void SampleRecordsTest::firstByName_isTaken()
{
    StudyData data = sampleData();
    std::swap(data.scenarios[2], data.scenarios[3]);
    QCOMPARE(headings(data), headings(sampleData()));
    data.scenarios[2].sourceId = QStringLiteral("0099");
    data.scenarios[3].group = Subtype::MixedSignals;
    data.scenarios[3].sourceId = QStringLiteral("0098");
    QCOMPARE(headings(data).last(), QByteArray("mixed-signals/0098: split"));
}

void SampleRecordsTest::patternsThatDoNotOccur_areLeftOut()
{
    StudyData data = sampleData();
    std::erase_if(data.annotations, [](const Annotation& of) { return of.scenario.value > 2; });
    QCOMPARE(headings(data).size(), 2);
    data.annotations.clear();
    QCOMPARE(sampleRecords(sampleInput(data), data), QByteArray());
}

void SampleRecordsTest::explanationsAndNotes_stayOut()
{
    StudyData data = sampleData();
    for (Annotation& annotation : data.annotations)
        annotation.answer.explanation = QStringLiteral("because of the soup");
    data.gold[0].of().note = QStringLiteral("said at the desk");
    const QByteArray text = sampleRecords(sampleInput(data), data);
    QVERIFY(!text.contains("soup") && !text.contains("desk"));
}

void SampleRecordsTest::powerThatIsAssumedOfAll_isCalledSo()
{
    StudyData data = sampleData();
    QVERIFY(!bytesOf(sampleFiles(), QStringLiteral("README.md")).contains("(assumed)"));
    for (Scenario& scenario : data.scenarios) {
        scenario.text(ScenePart::SpeakerRole) = QStringLiteral("friend");
        scenario.text(ScenePart::ListenerRole) = QStringLiteral("friend");
        scenario.text(ScenePart::PowerRelation) = powerToken(PowerRelation::Peer);
        scenario.setGuessed(ScenePart::PowerRelation);
    }
    const QByteArray text = sampleRecords(sampleInput(data), data);
    QCOMPARE(text.count("| `power_relation` | peer (assumed) |\n"), 3);
    const auto ofSplits = [](const StudyData& of) {
        return describeTables({}, of).back().columns.at(2);
    };
    QCOMPARE(ofSplits(data).name, QStringLiteral("power"));
    QCOMPARE(ofSplits(data).values, QByteArray("empty"));
    QCOMPARE(ofSplits(sampleData()).values, QByteArray("peer, high-to-low, low-to-high"));
    data.scenarios.front().setSaid(ScenePart::PowerRelation);
    QVERIFY(!sampleRecords(sampleInput(data), data).contains("(assumed)"));
}

void SampleRecordsTest::texts_areNoMarkup()
{
    StudyData data = sampleData();
    data.scenarios[0].text(ScenePart::Context) = QStringLiteral("![x](file:///m)\n| <b>");
    const QByteArray text = sampleRecords(sampleInput(data), data);
    QVERIFY2(text.contains("| !\\[x\\](file:///m) \\| \\<b\\> |\n"), text.constData());
}

SUBTEXT_TEST(SampleRecordsTest)
#include "samplerecordstest.moc"
