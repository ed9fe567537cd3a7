// SPDX-License-Identifier: MIT
#include "core/agreement/disagreementsources.h"
#include "core/figures/figures.h"
#include "core/study/demonstration/demonstration.h"
#include "tests/core/report/reports.h"
#include "tests/support/checks.h"
#include "tests/support/environments.h"
#include "tests/support/registeredtest.h"

#include <QTemporaryDir>

#include <cmath>

using namespace subtext;
using namespace subtext::test;

/// The tables about how people disagree, of the demonstration of that. The numbers are those of a
/// script in Python that has the exported answers and the definitions in the manual.
class DisagreementReportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void secondReadings_areCounted();
    void surprisingLabels_areThereInAllAndByItem();
    void disagreement_isThatOfTheStudyAndOfItsItems();
    void readers_areGroupsThatAreLargeEnough();
    void furtherAnnotators_haveWhatWasExpectedAndCame();

private:
    QTemporaryDir m_folder;
    FixedClock m_clock;
    CountingIds m_ids;
    std::unique_ptr<Study> m_study;
    std::unique_ptr<StudyReport> m_report;
};

namespace {

bool liesNear(double value, double expected)
{
    return std::abs(value - expected) < 1e-6;
}

} // namespace

void DisagreementReportTest::initTestCase()
{
    m_study = must(makeDemonstration(m_folder.filePath(QStringLiteral("d.subtext")),
                                     {m_clock, m_ids, {}}, demonstrations().at(2)));
    VERIFY_HOLDS(simulateDisagreement(*m_study, 42));
    m_report = std::make_unique<StudyReport>(*m_study);
}

void DisagreementReportTest::secondReadings_areCounted()
{
    const ReadTable table = m_report->table("second-readings");
    QCOMPARE(table.rows(), std::size_t{1});
    QCOMPARE(table.cell({}, "answers"), QStringLiteral("75"));
    QCOMPARE(table.cell({}, "with_another_option"), QStringLiteral("27"));
    QVERIFY(liesNear(table.number({}, "share_with_another_option"), 0.36));
    QCOMPARE(table.cell({}, "items"), QStringLiteral("24"));
    QVERIFY(liesNear(table.number({}, "mean_entropy_bits"), 0.9638759170338119));
    QCOMPARE(m_report->tablesOf("second-readings")->front().printed.rows.front(),
             (QStringList{QStringLiteral("75"), QStringLiteral("27"), QStringLiteral("36.0"),
                          QStringLiteral("24"), QStringLiteral("0.964")}));
}

void DisagreementReportTest::surprisingLabels_areThereInAllAndByItem()
{
    const ReadTable table = m_report->table("surprising-labels");
    QCOMPARE(table.rows(), std::size_t{1});
    for (const auto& [column, count] : {std::pair{"items", 15},
                                        {"found", 4},
                                        {"compared_with_most_votes", 4},
                                        {"is_most_votes", 2},
                                        {"differs_from_most_votes", 2},
                                        {"compared_with_gold", 4},
                                        {"agrees_with_gold", 2},
                                        {"most_votes_agrees_with_gold", 4}})
        QVERIFY2(table.cell({}, column) == QString::number(count), column);
    const ReadTable items = m_report->table("surprising-labels", 1);
    QCOMPARE(items.rows(), std::size_t{15});
    QCOMPARE(items.rowsWith({{"label", ""}}), 11);
    const Where fooled{{"item", "deflection-misdirection/24"}};
    QCOMPARE(items.cell(fooled, "label"), QStringLiteral("joy"));
    QCOMPARE(items.cell(fooled, "most_votes"), QStringLiteral("sadness"));
    QVERIFY(liesNear(items.number(fooled, "margin"), 1.0 / 3));
}

void DisagreementReportTest::disagreement_isThatOfTheStudyAndOfItsItems()
{
    const ReadTable table = m_report->table("disagreement");
    QCOMPARE(table.rows(), std::size_t{4});
    QCOMPARE(table.cell({{"part", "disagreement"}}, "items"), QStringLiteral("24"));
    QCOMPARE(table.cell({{"part", "ambiguity"}}, "repeats"), QStringLiteral("24"));
    const double total = table.number({{"part", "disagreement"}}, "value");
    QVERIFY(table.number({{"part", "disagreement"}}, "value_low") < total);
    const ReadTable items = m_report->table("disagreement", 1);
    QCOMPARE(items.rows(), std::size_t{24});
    double expected = 0;
    double unsteady = 0;
    const DisagreementSources sources = must(m_study->figures().disagreement());
    for (const ItemSources& item : sources.items.front()) {
        const Where at{{"item", item.name}};
        QVERIFY(liesNear(items.number(at, "expected"), item.of.expected));
        expected += items.number(at, "expected");
        unsteady += items.number(at, "expected") * items.number(at, "unsteadiness");
    }
    QVERIFY(liesNear(expected / 24, total));
    QVERIFY(liesNear(unsteady / expected, table.number({{"part", "unsteadiness"}}, "value")));
}

void DisagreementReportTest::readers_areGroupsThatAreLargeEnough()
{
    const ReadTable table = m_report->table("readers");
    QCOMPARE(table.rows(), std::size_t{4});
    QCOMPARE(table.rowsWith({{"field", "english"}}), 0); // one person said no, and one nothing
    const Where weekly{{"field", "stories"}, {"value", "most_weeks"}};
    QCOMPARE(table.cell(weekly, "people"), QStringLiteral("3"));
    QCOMPARE(table.cell(weekly, "labels"), QStringLiteral("39"));
    QCOMPARE(table.cell(weekly, "items"), QStringLiteral("12"));
    QVERIFY(liesNear(table.number(weekly, "kappa"), 0.22935779816513757));
    QVERIFY(liesNear(table.number(weekly, "alpha"), 0.26146788990825687));
    QCOMPARE(table.rowsWith({{"field", "stories"}, {"people", "3"}}), 2);
    const ReadTable labels = m_report->table("readers", 1);
    const Where angry{{"field", "stories"}, {"value", "most_weeks"}, {"option", "anger"}};
    QCOMPARE(labels.cell(angry, "labels"), QStringLiteral("13"));
    QVERIFY(liesNear(labels.number(angry, "share"), 1.0 / 3));
    QCOMPARE(labels.rowsWith({{"field", "stories"}}), 16);
    QCOMPARE(labels.rowsWith({{"field", "english"}}), 0);
    const QString caption = m_report->tablesOf("readers")->front().printed.caption;
    QVERIFY2(caption.contains(QStringLiteral("fewer than 3 people")), qPrintable(caption));
}

void DisagreementReportTest::furtherAnnotators_haveWhatWasExpectedAndCame()
{
    const ReadTable table = m_report->table("further-annotators");
    QCOMPARE(table.rows(), std::size_t{1});
    for (const auto& [column, count] :
         {std::pair{"items", 6}, {"to_come", 3}, {"answered", 3}, {"changed", 3}})
        QVERIFY2(table.cell({}, column) == QString::number(count), column);
    QVERIFY(liesNear(table.number({}, "expected"), 2.232465));
    const ReadTable items = m_report->table("further-annotators", 1);
    QCOMPARE(items.rows(), std::size_t{6});
    QVERIFY(liesNear(items.number({{"item", "sarcasm-irony/5"}}, "chance"), 0.826461));
    QCOMPARE(items.cell({{"item", "sarcasm-irony/5"}}, "changed"), QString());
    QCOMPARE(items.cell({{"item", "sarcasm-irony/4"}}, "changed"), QStringLiteral("yes"));
}

SUBTEXT_TEST(DisagreementReportTest)
#include "disagreementreporttest.moc"
