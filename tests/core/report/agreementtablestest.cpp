// SPDX-License-Identifier: MIT
#include "core/report/agreementtables.h"

#include "core/models/topics.h"
#include "tests/core/report/reports.h"
#include "tests/core/report/tablereport.h"
#include "tests/support/answeredtable.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/support/thirdtask.h"

using namespace subtext;
using namespace subtext::test;

/// Tables of agreement by part and by scale.
class AgreementTablesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void partsOfFiles_areStrata();
    void part_hasTheFiguresOfItsItemsAlone();
    void noParts_areWhatIsLacking();
    void topic_hasTheFiguresOfItsItemsAlone();
    void noTopics_areWhatIsLacking();
    void scales_haveTheirOwnRows();
    void noScales_areWhatIsLacking();
};

void AgreementTablesTest::partsOfFiles_areStrata()
{
    const Task task = thirdTask();
    const StudyReport report = reportOfTable(
        task, withParts(answeredTable(task, 8), {"train", "train", "train", "val", "val", "test"}));
    QVERIFY(!report.lack("agreement-by-part"));
    const ReadTable table = report.table("agreement-by-part");
    const QString question = task.questions.front().token;
    const auto itemsOf = [&](const char* part, const char* group) {
        return table.cell({{"question", question}, {"group", group}, {"part", part}}, "items");
    };
    QCOMPARE(itemsOf("train", "all"), QStringLiteral("3"));
    QCOMPARE(itemsOf("train", "mail"), QStringLiteral("2"));
    QCOMPARE(itemsOf("val", "all"), QStringLiteral("2"));
    QCOMPARE(itemsOf("test", "all"), QStringLiteral("1"));
    QCOMPARE(itemsOf("test", "mail"), QStringLiteral("0 such rows")); // its item is of the other
    const QString& caption = report.tablesOf("agreement-by-part")->front().printed.caption;
    QVERIFY2(caption.endsWith(QLatin1String(" 2 items are of none.")), qPrintable(caption));
}

void AgreementTablesTest::part_hasTheFiguresOfItsItemsAlone()
{
    const Task task = thirdTask();
    const QByteArray csv = answeredTable(task, 4);
    const ReadTable alone = reportOfTable(task, csv).table("agreement");
    const ReadTable parts =
        reportOfTable(task, withParts(answeredTable(task, 8), {"train", "train", "train", "train"}))
            .table("agreement-by-part");
    for (const Question& question : task.questions) {
        const Where whole{{"question", question.token}, {"group", "all"}};
        Where train = whole;
        train.emplace_back("part", "train");
        for (const char* figure : {"kappa", "kappa_low", "unanimous", "majority", "split"})
            QCOMPARE(parts.cell(train, figure), alone.cell(whole, figure));
    }
}

void AgreementTablesTest::noParts_areWhatIsLacking()
{
    const Task task = thirdTask();
    const StudyReport report = reportOfAnswers(task);
    QVERIFY(report.lack("agreement-by-part") == ReportLack::Parts);
}

void AgreementTablesTest::topic_hasTheFiguresOfItsItemsAlone()
{
    const Task task = thirdTask();
    const ReadTable alone = reportOfTable(task, answeredTable(task, 4)).table("agreement");
    StudyOf study(task);
    must(study.take(answeredTable(task, 8)));
    const std::vector<Scenario> scenes = must(study->scenarios());
    // By id: scenes are listed by group.
    NamedTopic first{QStringLiteral("first half"), {}, {}};
    NamedTopic later{QStringLiteral("the sixth"), {}, {}};
    for (const Scenario& scene : scenes) {
        if (scene.sourceId.toInt() <= 4)
            first.scenarios.push_back(scene.id);
        if (scene.sourceId == QLatin1String("6"))
            later.scenarios.push_back(scene.id);
    }
    must(study->topics().keep(QStringLiteral("embedder"), {}, {first, later}));
    const StudyReport report(*study.operator->());
    const ReadTable topics = report.table("agreement-by-topic");
    for (const Question& question : task.questions) {
        const Where whole{{"question", question.token}, {"group", "all"}};
        Where half = whole;
        half.emplace_back("topic", "first half");
        for (const char* figure : {"items", "kappa", "kappa_low", "unanimous", "majority", "split"})
            QCOMPARE(topics.cell(half, figure), alone.cell(whole, figure));
        Where one = whole;
        one.emplace_back("topic", "the sixth");
        QCOMPARE(topics.cell(one, "items"), QStringLiteral("1"));
    }
    const QString& caption = report.tablesOf("agreement-by-topic")->front().printed.caption;
    QVERIFY2(caption.endsWith(QLatin1String(" 3 items are of none.")), qPrintable(caption));
}

void AgreementTablesTest::noTopics_areWhatIsLacking()
{
    const StudyReport report = reportOfAnswers(thirdTask());
    QVERIFY(report.lack("agreement-by-topic") == ReportLack::Topics);
}

void AgreementTablesTest::scales_haveTheirOwnRows()
{
    const Task task = thirdTask();
    const StudyReport report = reportOfAnswers(task);
    const ReadTable table = report.table("scale-agreement");
    QCOMPARE(table.header().first(), QStringLiteral("group")); // scales are of no question
    QCOMPARE(table.rows(), 3 * task.scales.size());
    for (const Scale& scale : task.scales) {
        const Where all{{"group", "all"}, {"scale", scale.token}};
        QCOMPARE(table.cell(all, "ratings"), QStringLiteral("24"));
        QCOMPARE(table.cell(all, "icc_items"), QStringLiteral("8"));
        QCOMPARE(table.cell(all, "icc_items_left_out"), QStringLiteral("0"));
        QCOMPARE(table.cell({{"group", "mail"}, {"scale", scale.token}}, "ratings"),
                 QStringLiteral("12"));
    }
}

void AgreementTablesTest::noScales_areWhatIsLacking()
{
    Task task = thirdTask();
    task.scales.clear();
    task.checks = {}; // which name scales, as hints do
    task.hints = {};
    const StudyReport report = reportOfAnswers(task);
    QVERIFY(report.lack("scale-agreement") == ReportLack::Scales);
}

SUBTEXT_TEST(AgreementTablesTest)
#include "agreementtablestest.moc"
