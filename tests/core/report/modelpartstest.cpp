// SPDX-License-Identifier: MIT
#include "core/domain/vocabulary.h"
#include "core/figures/figures.h"
#include "core/models/modelanswers.h"
#include "core/models/predictionreading.h"
#include "tests/core/report/tablereport.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

using namespace subtext;
using namespace subtext::test;

/// The table of models by the part that files said an item is of.
class ModelPartsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void parts_haveTheScoresOfTheirItems();
    void parts_standBesideTheAgreementThere();
    void noModels_areWhatIsLacking();
    void noParts_areWhatIsLacking();
};

namespace {

/// CEI's task as somebody who changed it has it. Of eight answered scenes the first, second, fifth
/// and sixth have gold: joy, trust, sadness and disgust.
Task changedCei()
{
    Task task = *usualTask();
    task.token = QStringLiteral("ours");
    task.layout = TaskLayout::Tidy;
    return task;
}

StudyReport reportOfModels(const QList<QByteArray>& parts, const QByteArray& answers)
{
    const Task task = changedCei();
    QByteArray csv = answeredTable(task, 8);
    if (!parts.isEmpty())
        csv = withParts(csv, parts);
    csv.replace("\nmail,", "\nmixed-signals,").replace("\nchat,", "\nsarcasm-irony,");
    StudyOf study(task);
    if (!must(study.take(csv)).refused.empty())
        qFatal("the table cannot be imported");
    if (!answers.isEmpty()) {
        const QString path = writeFile(study.filePath(QStringLiteral("answers.jsonl")), answers);
        const auto people = must(study->figures().agreementInput());
        must(study->modelAnswers().take(
            toKeep(must(study->predictions().readAllLabelFiles(people, {{path}, {}, {}})))));
    }
    return StudyReport(*study.operator->());
}

const QList<QByteArray> SomeParts{"train", "val", "train", "val", "train", "test", "test"};

/// Of all eight scenes: "one" is right about the first, fifth and sixth, "two" about the sixth.
QByteArray answersOfTwo()
{
    const QList<QByteArray> one{"joy",     "fear",    "fear", "fear",
                                "sadness", "disgust", "fear", "fear"};
    QByteArray lines;
    for (int scene = 0; scene < 8; ++scene) {
        const QByteArray name =
            (scene % 2 == 0 ? "mixed-signals/" : "sarcasm-irony/") + QByteArray::number(scene + 1);
        const QByteArray two = scene == 5 ? "disgust" : "anger";
        lines += R"({"scenario": ")" + name + R"(", "model": "one", "emotion": ")" + one[scene] +
                 "\"}\n";
        lines += R"({"scenario": ")" + name + R"(", "model": "two", "emotion": ")" + two + "\"}\n";
    }
    return lines;
}

} // namespace

void ModelPartsTest::parts_haveTheScoresOfTheirItems()
{
    const StudyReport report = reportOfModels(SomeParts, answersOfTwo());
    QVERIFY(!report.lack("model-by-part"));
    const ReadTable table = report.table("model-by-part");
    QCOMPARE(table.header().join(u' '), QStringLiteral("row name train val test all"));
    const auto rowOf = [&](const Where& row) {
        QStringList cells;
        for (const char* part : {"train", "val", "test", "all"})
            cells << table.cell(row, part);
        return cells.join(u'|');
    };
    QCOMPARE(rowOf({{"name", "one"}}), QStringLiteral("1|0|1|0.75"));
    QCOMPARE(rowOf({{"name", "two"}}), QStringLiteral("0|0|1|0.25"));
    QCOMPARE(rowOf({{"row", "mean"}}), QStringLiteral("0.5|0|1|0.5"));
    QCOMPARE(rowOf({{"row", "items"}}), QStringLiteral("2|1|1|4")); // with gold
    QVERIFY(report.tablesOf("model-by-part")
                ->front()
                .printed.caption.contains(QLatin1String("of 4 items with a gold label")));
}

void ModelPartsTest::parts_standBesideTheAgreementThere()
{
    const StudyReport report = reportOfModels(SomeParts, answersOfTwo());
    const ReadTable table = report.table("model-by-part");
    const ReadTable people = report.table("agreement-by-part");
    for (const char* part : {"train", "val", "test"}) {
        const QString kappa = people.cell({{"group", "all"}, {"part", part}}, "kappa");
        QVERIFY(!kappa.isEmpty());
        QCOMPARE(table.cell({{"row", "kappa"}}, part), kappa);
    }
    QCOMPARE(table.cell({{"row", "kappa"}}, "all"),
             report.table("agreement").cell({{"group", "all"}}, "kappa"));
}

void ModelPartsTest::noModels_areWhatIsLacking()
{
    const StudyReport report = reportOfModels(SomeParts, {});
    QVERIFY(report.lack("model-by-part") == ReportLack::Models);
}

void ModelPartsTest::noParts_areWhatIsLacking()
{
    const StudyReport report = reportOfModels({}, answersOfTwo());
    QVERIFY(report.lack("model-by-part") == ReportLack::Parts);
    QVERIFY(!report.lack("model-by-subtype"));
}

SUBTEXT_TEST(ModelPartsTest)
#include "modelpartstest.moc"
