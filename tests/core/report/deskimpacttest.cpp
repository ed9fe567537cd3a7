// SPDX-License-Identifier: MIT
#include "core/report/deskimpact.h"

#include "tests/core/exchange/tidystudies.h"
#include "tests/core/report/impactstudy.h"
#include "tests/core/report/reports.h"
#include "tests/core/report/tablereport.h"
#include "tests/support/answeredtable.h"
#include "tests/support/registeredtest.h"
#include "tests/support/thirdtask.h"

using namespace subtext;
using namespace subtext::test;
using evaluation::ExpectedHits;

/// What adjudication did to gold labels and to the scores of models.
class DeskImpactTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sets_areScoredUnderEachRule();
    void asDecided_isTheLeaderboard();
    void groups_addUpToTheStudy();
    void withoutModels_thereAreNoSets();
    void otherTask_hasEveryQuestion();
    void json_hasGroupsAndModels();
    void table_hasEveryFigureUnderEachRule();
    void tableByGroup_endsWithTheStudy();
    void tableWithoutScales_hasNoNearest();
};

namespace {

ReportFigures figuresOf(Study& study)
{
    return ReportFigures(must(readReportInput(study)), {1, 42});
}

const ExpectedHits& hitsOf(const SetUnderRules& set, DeskRule rule)
{
    return set.rules.at(static_cast<std::size_t>(rule)).value();
}

const SetUnderRules& setOf(const DeskImpact& impact, const char* model)
{
    for (const SetUnderRules& set : impact.sets) {
        if (set.name.model == QLatin1String(model))
            return set;
    }
    qFatal("there is no set %s", model);
}

bool isClose(double found, double expected)
{
    return std::abs(found - expected) < 1e-12;
}

} // namespace

void DeskImpactTest::sets_areScoredUnderEachRule()
{
    ImpactStudy study;
    ReportFigures figures = figuresOf(study.study());
    const DeskImpact impact = deskImpact(figures).front();
    QCOMPARE(impact.sets.size(), std::size_t(4));
    double firstListed = 0;
    for (const char* model : {"joyful", "trusting", "fearful"}) {
        const SetUnderRules& set = setOf(impact, model);
        QCOMPARE(hitsOf(set, DeskRule::AsDecided), (ExpectedHits{3, 5}));
        // No label that was voted for is anybody's gold: there is nothing to be near to.
        QCOMPARE(hitsOf(set, DeskRule::Nearest), (ExpectedHits{3, 4}));
        QCOMPARE(hitsOf(set, DeskRule::AtRandom).items, std::int64_t(5));
        QVERIFY(isClose(hitsOf(set, DeskRule::AtRandom).correct, 3 + 1.0 / 3));
        QCOMPARE(hitsOf(set, DeskRule::FirstListed).items, std::int64_t(5));
        firstListed += hitsOf(set, DeskRule::FirstListed).correct;
    }
    QCOMPARE(firstListed, 10.0); // one of the three has the first vote
    const SetUnderRules& brief = setOf(impact, "short");
    QCOMPARE(hitsOf(brief, DeskRule::AsDecided).correct, 1.0);
    QCOMPARE(hitsOf(brief, DeskRule::AtRandom).correct, 0.0);
}

void DeskImpactTest::asDecided_isTheLeaderboard()
{
    ImpactStudy study;
    ReportFigures figures = figuresOf(study.study());
    const DeskImpact impact = deskImpact(figures).front();
    const auto& sets = figures.scores().front().evaluation.sets;
    QCOMPARE(impact.sets.size(), sets.size());
    for (std::size_t i = 0; i < sets.size(); ++i) {
        const ExpectedHits& hits = hitsOf(impact.sets[i], DeskRule::AsDecided);
        QCOMPARE(impact.sets[i].shortName, sets[i].shortName);
        QCOMPARE(hits.items, sets[i].overall.scores.items);
        QVERIFY(hits.accuracy());
        QCOMPARE(hits.accuracy(), sets[i].overall.scores.accuracy);
    }
}

void DeskImpactTest::groups_addUpToTheStudy()
{
    ImpactStudy study;
    ReportFigures figures = figuresOf(study.study());
    const DeskImpact impact = deskImpact(figures).front();
    QCOMPARE(impact.weight.hanging, 1);
    QCOMPARE(impact.weight.settled, 5);
    QCOMPARE(impact.groups.size(), std::size_t(2));
    QCOMPARE(impact.groups[0].group, QString(Subtype::MixedSignals));
    QCOMPARE(impact.groups[0].weight.hangingShare(), std::optional(0.0));
    QCOMPARE(impact.groups[1].weight.hangingShare(), std::optional(1.0 / 3));
    for (const DeskRule rule : AllDeskRules) {
        qint64 labelled = 0;
        for (const GroupWeight& group : impact.groups)
            labelled += group.weight.under(rule)->labelled;
        QCOMPARE(labelled, impact.weight.under(rule)->labelled);
    }
}

void DeskImpactTest::withoutModels_thereAreNoSets()
{
    ReleaseStudy study;
    ReportFigures figures = figuresOf(study.study());
    const DeskImpact impact = deskImpact(figures).front();
    QVERIFY(impact.sets.empty());
    QCOMPARE(impact.weight.splits, 1);
}

// Scales are about the first question: of the others there is no nearest vote.
void DeskImpactTest::otherTask_hasEveryQuestion()
{
    StudyOf study(thirdTask());
    must(study.take(answeredTable(thirdTask(), 8)));
    ReportFigures figures = figuresOf(*study.operator->());
    const std::vector<DeskImpact> impacts = deskImpact(figures);
    QCOMPARE(impacts.size(), thirdTask().questions.size());
    for (std::size_t i = 0; i < impacts.size(); ++i) {
        QCOMPARE(impacts[i].question, i);
        QCOMPARE(impacts[i].weight.items, 8);
        const bool isDefined = i == 0 && !thirdTask().hints.nearest.empty();
        QCOMPARE(impacts[i].weight.under(DeskRule::Nearest).has_value(), isDefined);
        QVERIFY(impacts[i].weight.under(DeskRule::AtRandom));
    }
}

void DeskImpactTest::json_hasGroupsAndModels()
{
    ImpactStudy study;
    ReportFigures figures = figuresOf(study.study());
    DeskImpact impact = deskImpact(figures).front();
    impact.sets.front().rules.at(static_cast<std::size_t>(DeskRule::Nearest)).reset();
    const auto json = deskImpactJson(impact, figures.input().people);
    QCOMPARE(json["question"].get<std::string>(), std::string("emotion"));
    QCOMPARE(json["groups"]["sarcasm-irony"]["hanging"].get<int>(), 1);
    QVERIFY(!json["groups"]["sarcasm-irony"].contains("question"));
    QCOMPARE(json["models"][0]["set"].get<std::string>(),
             impact.sets.front().name.text().toStdString());
    QCOMPARE(json["models"][0]["rules"]["as_decided"]["accuracy"].get<double>(), 0.6);
    QCOMPARE(json["models"][0]["rules"]["as_decided"]["items"].get<int>(), 5);
    QVERIFY(json["models"][0]["rules"]["nearest"].is_null());
}

void DeskImpactTest::table_hasEveryFigureUnderEachRule()
{
    ImpactStudy study;
    const StudyReport report(study.study());
    const ReadTable table = report.table("adjudication-impact");
    QCOMPARE(table.header().join(u' '),
             QStringLiteral("row name as_decided first_listed nearest at_random"));
    const Where surprise{{"row", "gold"}, {"name", "surprise"}};
    QCOMPARE(table.cell(surprise, "as_decided"), QStringLiteral("4"));
    QVERIFY(isClose(table.number({{"row", "gold"}, {"name", "joy"}}, "at_random"), 1.0 / 3));
    QCOMPARE(table.cell({{"name", "labelled"}}, "nearest"), QStringLiteral("4"));
    QCOMPARE(table.cell({{"name", "open_splits"}}, "nearest"), QStringLiteral("1"));
    QCOMPARE(table.cell({{"name", "same"}}, "at_random"), QStringLiteral("4"));
    QCOMPARE(table.cell({{"name", "changed"}}, "first_listed"), QStringLiteral("1"));
    const Where joyful{{"row", "accuracy"}, {"name", "joyful:zero-shot:1"}};
    QCOMPARE(table.number(joyful, "as_decided"), 0.6);
    QCOMPARE(table.number(joyful, "nearest"), 0.75);
    const Where asked{{"row", "accuracy_items"}, {"name", "short:zero-shot:1"}};
    QCOMPARE(table.cell(asked, "as_decided"), QStringLiteral("1"));
    QCOMPARE(table.cell(asked, "nearest"), QStringLiteral("0"));
    const QString caption = report.tablesOf("adjudication-impact")->front().printed.caption;
    QVERIFY2(caption.contains(QLatin1String("1 of 5 labels")), qUtf8Printable(caption));
    QVERIFY2(!caption.contains(QLatin1String("no nearest")), qUtf8Printable(caption));
}

void DeskImpactTest::tableByGroup_endsWithTheStudy()
{
    ImpactStudy study;
    const StudyReport report(study.study());
    const ReadTable table = report.table("adjudication-impact", 1);
    QCOMPARE(table.rows(), std::size_t(3));
    QCOMPARE(table.header().last(), QStringLiteral("changed_at_random"));
    QCOMPARE(table.cell({{"group", "mixed-signals"}}, "hanging"), QStringLiteral("0"));
    QCOMPARE(table.cell({{"group", "sarcasm-irony"}}, "splits"), QStringLiteral("1"));
    QCOMPARE(table.number({{"group", "sarcasm-irony"}}, "hanging_share"), 1.0 / 3);
    QCOMPARE(table.cell({{"group", "all"}}, "settled"), QStringLiteral("5"));
    QCOMPARE(table.cell({{"group", "all"}}, "changed_at_random"), QStringLiteral("1"));
}

void DeskImpactTest::tableWithoutScales_hasNoNearest()
{
    Task task = thirdTask();
    task.hints.nearest.clear();
    const StudyReport report = reportOfAnswers(task);
    const ReadTable table = report.table("adjudication-impact");
    QCOMPARE(table.header().join(u' '),
             QStringLiteral("question row name as_decided first_listed at_random"));
    const ReportTables& tables = report.tablesOf("adjudication-impact");
    for (const ReportTable& of : *tables)
        QVERIFY(of.printed.caption.contains(QLatin1String("There is no nearest vote")));
    const ReadTable withScales = reportOfAnswers(thirdTask()).table("adjudication-impact");
    // Of the other questions there is none: the cell stays empty.
    const QString last = thirdTask().questions.back().token;
    QCOMPARE(withScales.cell({{"question", last}, {"name", "labelled"}}, "nearest"), QString());
    QVERIFY(withScales
                .cell({{"question", thirdTask().questions.front().token}, {"name", "labelled"}},
                      "nearest")
                .toInt() > 0);
}

SUBTEXT_TEST(DeskImpactTest)
#include "deskimpacttest.moc"
