// SPDX-License-Identifier: MIT
#include "core/domain/ceiscene.h"
#include "core/exchange/cei/assumedpowers.h"
#include "tests/core/travel/importfixture.h"
#include "tests/support/registeredtest.h"
#include "tests/support/writtentables.h"

using namespace subtext;
using namespace subtext::test;

/// What a person says of scenes whose roles match no rule.
class ImportedPowerTest : public QObject, private ImportFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }
    void powerThatAPersonSays_isGiven();
    void powerThatAPersonSays_changesNoSceneOfTheStudy();
};

namespace {

/// How many scenes have a power relation that is merely assumed.
qint64 assumedIn(const std::vector<ImportWarning>& warnings)
{
    qint64 count = 0;
    for (const ImportWarning& warning : warnings)
        count += warning.notice == ImportNotice::AssumedPower ? warning.count : 0;
    return count;
}

} // namespace

void ImportedPowerTest::powerThatAPersonSays_isGiven()
{
    const QByteArray rows = tidyRow("1", "Ann", "joy") + tidyRow("2", "Ann", "fear") +
                            tidyRow("3", "Ann", "joy").replace(",a,b,", ",boss,intern,");
    const auto files = must(readImportFiles({file(rows)}, {}));
    QCOMPARE(scenesOfAssumedPower(files).size(), std::size_t{2});
    ImportOptions options;
    options.powers = {{QStringLiteral("mixed-signals/1"), PowerRelation::HighToLow},
                      {QStringLiteral("mixed-signals/3"), PowerRelation::LowToHigh}};
    QCOMPARE(assumedIn(files.front().warnings), 2);
    QCOMPARE(assumedIn(warningsOf(files.front(), options.powers)), 1); // as the preview has it
    const ImportReport report = must((*m_study)->importing().apply(files, options));
    QCOMPARE(assumedIn(report.warnings), 1);

    const StudyData data = must((*m_study)->snapshot());
    QCOMPARE(data.scenarios.size(), std::size_t{3});
    QCOMPARE(powerOf(data.scenarios[0]), PowerRelation::HighToLow);
    QCOMPARE(powerSourceOf(data.scenarios[0]), PowerSource::Given);
    QCOMPARE(powerSourceOf(data.scenarios[1]), PowerSource::Assumed);
    QCOMPARE(powerSourceOf(data.scenarios[2]), PowerSource::Derived); // a rule had matched
    const QByteArray table = tidyCsv(data);
    QVERIFY2(table.contains("mixed-signals,1,,high-to-low,given,a,b,"), table.constData());
    QVERIFY2(table.contains("mixed-signals,2,,peer,assumed,a,b,"), table.constData());
    QVERIFY2(table.contains("mixed-signals,3,,high-to-low,derived,boss,intern,"),
             table.constData());
    VERIFY_HOLDS((*m_study)->verifyAudit());
}

/// A file that does not say it is about the same scene, whatever a person said the first time or
/// says now.
void ImportedPowerTest::powerThatAPersonSays_changesNoSceneOfTheStudy()
{
    const QString path = file(tidyRow("1", "Ann", "joy"));
    ImportOptions options;
    options.powers = {{QStringLiteral("mixed-signals/1"), PowerRelation::LowToHigh}};
    QCOMPARE(must((*m_study)->importing().importFiles({path}, options)).scenarios, 1);
    const std::vector<Scenario> before = must((*m_study)->snapshot()).scenarios;
    QCOMPARE(powerSourceOf(before.front()), PowerSource::Given);

    options.powers = {{QStringLiteral("mixed-signals/1"), PowerRelation::HighToLow}};
    const QString later =
        file(tidyRow("1", "Ann", "joy") + tidyRow("1", "Bob", "joy"), QStringLiteral("later.csv"));
    const ImportReport again = must((*m_study)->importing().importFiles({later}, options));
    QVERIFY(again.refused.empty());
    QCOMPARE(again.annotations, 1);
    QVERIFY(must((*m_study)->snapshot()).scenarios == before);
}

SUBTEXT_TEST(ImportedPowerTest)
#include "importedpowertest.moc"
