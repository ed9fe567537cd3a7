// SPDX-License-Identifier: MIT
#include "core/figures/qualityreport.h"

#include "core/figures/figures.h"
#include "core/operation/qualitydesk.h"
#include "core/travel/importing.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <map>
#include <set>

using namespace subtext;
using namespace subtext::test;

/// The four levels over one file: the published data, an empty study, and files that another
/// program spoiled.
class QualityReportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void publishedData_givesItsFlags();
    void publishedSplits_waitWithoutGold();
    void emptyStudy_hasNothingToSay();
    void peopleWithoutItems_areLeftOut();
    void limits_areThoseOfTheStudy();
    void illFormedRows_areNamed();
    void rowThatTheTaskDoesNotHave_isDamage();
};

namespace {

TestStudy::Shape empty()
{
    TestStudy::Shape shape;
    shape.perSubtype = 0;
    shape.annotators = 0;
    shape.ratersPerItem = 0;
    return shape;
}

std::map<QualityCode, int> countsOf(const std::vector<QualityFlag>& flags)
{
    std::map<QualityCode, int> counts;
    for (const QualityFlag& flag : flags)
        ++counts[flag.code];
    return counts;
}

std::set<ScenarioId> itemsOf(const std::vector<QualityFlag>& flags,
                             std::optional<QualityCode> code = std::nullopt)
{
    std::set<ScenarioId> items;
    for (const QualityFlag& flag : flags) {
        if (!code || flag.code == *code)
            items.insert(flag.scenario);
    }
    return items;
}

void submit(TestStudy& study, int person, int item)
{
    const auto written = study.labelling().submit(study.person(person), study.scenario(item),
                                                  submissionOf(completeAnswer(Emotion::Anger)));
    if (!written)
        qFatal("submit: %s", describe(written).constData());
}

} // namespace

void QualityReportTest::publishedData_givesItsFlags()
{
    if (publishedData().size() != 5)
        QSKIP("the published data is not there");
    TestStudy study(empty());
    VERIFY_HOLDS(study->importing().importFiles(publishedData(), {}));
    const QualityReport report = must(study->figures().check());
    QCOMPARE(report.annotations, 900);
    QVERIFY(!report.hasTimes);
    QVERIFY(report.level1.empty());
    const std::map<QualityCode, int> level2 = countsOf(report.level2);
    QCOMPARE(level2.size(), std::size_t{2});
    QCOMPARE(level2.at(QualityCode::ContradictionPositive), 21);
    QCOMPARE(level2.at(QualityCode::ContradictionNegative), 1);
    QCOMPARE(countsOf(report.level3).at(QualityCode::ThreeWaySplit), 94);
    QCOMPARE(itemsOf(report.level3, QualityCode::VadRange).size(), std::size_t{24});
    QCOMPARE(itemsOf(report.level3).size(), std::size_t{109});
    QVERIFY(report.needsDecision.empty());
    QCOMPARE(report.decided, 94);
    QCOMPARE(report.people.size(), std::size_t{15});
    qint64 contradictions = 0;
    for (const PersonQuality& person : report.people) {
        QCOMPARE(person.labelled, 60);
        QVERIFY(!person.medianMs);
        contradictions += person.contradictions;
    }
    QCOMPARE(contradictions, 22);
}

void QualityReportTest::publishedSplits_waitWithoutGold()
{
    if (publishedData().size() != 5)
        QSKIP("the published data is not there");
    TestStudy study(empty());
    ImportOptions options;
    options.withGold = false;
    VERIFY_HOLDS(study->importing().importFiles(publishedData(), options));
    const QualityReport report = must(study->figures().check());
    QCOMPARE(report.needsDecision.size(), std::size_t{94});
    QCOMPARE(report.decided, 0);
    QVERIFY(std::is_sorted(report.needsDecision.begin(), report.needsDecision.end()));
    const std::set<ScenarioId> splits = itemsOf(report.level3, QualityCode::ThreeWaySplit);
    QVERIFY(std::set<ScenarioId>(report.needsDecision.begin(), report.needsDecision.end()) ==
            splits);
    for (const Decision& decision : must(study->decisions()))
        QVERIFY(!splits.contains(decision.scenario) || !decision.label());
}

void QualityReportTest::emptyStudy_hasNothingToSay()
{
    TestStudy study(empty());
    const QualityReport report = must(study->figures().check());
    QCOMPARE(report.annotations, 0);
    QVERIFY(!report.hasTimes);
    QVERIFY(report.level1.empty() && report.level2.empty() && report.level3.empty());
    QVERIFY(report.needsDecision.empty() && report.people.empty());
}

void QualityReportTest::peopleWithoutItems_areLeftOut()
{
    TestStudy study;
    VERIFY_HOLDS(study.roster().add({{{}, QStringLiteral("Casey"), Role::Coordinator}}));
    submit(study, 2, 1);
    const QualityReport report = must(study->figures().check());
    QCOMPARE(report.people.size(), std::size_t{3});
    QVERIFY(report.hasTimes);
    QCOMPARE(report.people.at(0).labelled, 0);
    QVERIFY(report.people.at(1).person == study.person(2));
    QCOMPARE(report.people.at(1).labelled, 1);
    QCOMPARE(report.people.at(1).medianMs, std::optional<qint64>(15'000));
}

void QualityReportTest::limits_areThoseOfTheStudy()
{
    TestStudy study;
    submit(study, 1, 1);
    QVERIFY(must(study->figures().check()).level2.empty());
    QualityProtocol protocol;
    protocol.thresholds.tooFastMs = 15'001;
    VERIFY_HOLDS(study->quality().setProtocol(protocol));
    const QualityReport report = must(study->figures().check());
    QCOMPARE(report.level2.size(), std::size_t{1});
    QVERIFY(
        (report.level2.front() == QualityFlag{QualityCode::TooFast, study.person(1),
                                              study.scenario(1), std::nullopt, 15'000, 15'001}));
}

// A study opens only where its rows obey its schema, so they are spoiled after that.
void QualityReportTest::illFormedRows_areNamed()
{
    TestStudy study;
    for (const auto& [person, item] :
         {std::pair{1, 1}, {1, 2}, {2, 3}, {2, 4}, {3, 5}, {3, 6}, {1, 7}})
        submit(study, person, item);
    submit(study, 3, 5); // a second revision: one problem, not two
    const QString path = study.filePath(QStringLiteral("spoiled.subtext"));
    VERIFY_HOLDS(study->copyTo(path));
    const auto spoiled = Study::open(path, Study::Access::Read, study.environment());
    VERIFY_HOLDS(spoiled);
    QCOMPARE(RawSql(path).runUnguarded(QStringLiteral(
                 "UPDATE annotation SET ballot = '-' WHERE scenario_id = 2;"
                 "UPDATE annotation SET explanation = ' ' WHERE scenario_id = 3;"
                 "UPDATE annotation SET flagged = 1, flag_reason = '' WHERE scenario_id = 4;"
                 "DELETE FROM seat WHERE scenario_id = 5 AND person_id = 3;"
                 "UPDATE annotation SET points = '3-33', active_ms = -4 WHERE scenario_id = 7")),
             QString());
    const QualityReport report = must((*spoiled)->figures().check());
    QStringList problems;
    for (const SchemaProblem& p : report.level1)
        problems << QStringLiteral("%1 %2 %3 %4 %5")
                        .arg(p.scenario.value)
                        .arg(p.person.value)
                        .arg(p.field, schemaToken(p.code), p.value.trimmed());
    QCOMPARE(problems.join(u'|'),
             QStringLiteral("2 1 emotion missing_emotion |"
                            "3 2 explanation missing_explanation |"
                            "4 2 flag_reason flag_without_reason |5 3 annotator not_assigned 3|"
                            "7 1 arousal missing_scale |7 1 active_ms negative_time -4"));
    QCOMPARE(report.annotations, 7);
    QVERIFY(must(study->figures().check()).level1.empty());
}

void QualityReportTest::rowThatTheTaskDoesNotHave_isDamage()
{
    TestStudy study;
    submit(study, 1, 1);
    study.close();
    QCOMPARE(
        RawSql(study.path()).runUnguarded(QStringLiteral("UPDATE annotation SET points = '8333'")),
        QString());
    const auto opened = Study::open(study.path(), Study::Access::Read, study.environment());
    VERIFY_HOLDS(opened);
    COMPARE_ERROR((*opened)->figures().check(), ErrorCode::StudyDamaged);
}

SUBTEXT_TEST(QualityReportTest)

#include "qualityreporttest.moc"
