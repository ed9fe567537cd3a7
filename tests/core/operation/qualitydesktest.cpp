// SPDX-License-Identifier: MIT
#include "core/operation/qualitydesk.h"

#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QSignalSpy>

using namespace subtext;
using namespace subtext::test;

/// What a study keeps about its quality: limits, self-checks and dismissals, all append-only.
class QualityDeskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void newStudy_hasTheDefaults();
    void otherLimits_areANewRevisionAndStay();
    void storedLimits_lackingOrUnknownKeys_keepTheDefaults_data();
    void storedLimits_lackingOrUnknownKeys_keepTheDefaults();
    void dismissal_needsAReason_data();
    void dismissal_needsAReason();
    void dismissals_addRowsAndTheLatestCounts();
    void flagOfAnItem_isKeptWithItsDimension();
    void closedFlag_isNoFindingAndNoOpenFlag();
    void closedFlag_canBeOpenedAgain();
    void selfChecks_areKeptInOrder();
    void rows_cannotBeChangedOrDeleted_data();
    void rows_cannotBeChangedOrDeleted();
    void operation_givesOneNotice();
    void audit_holdsAndNamesTheReason();
    void severalFlags_areOneOperation();
    void readOnlyStudy_refuses();
    void ratingsNeeded_areOfPeopleWhoeverDropsOut_data();
    void ratingsNeeded_areOfPeopleWhoeverDropsOut();
};

namespace {

const QString Reason = QStringLiteral("Reads aloud, and quickly");

FlagKey tooFast(const TestStudy& study)
{
    return {QualityCode::TooFast, study.person(1), study.scenario(2), std::nullopt};
}

int rowsOf(const TestStudy& study, const char* table)
{
    RawSql sql(study.path());
    return sql.value(QStringLiteral("SELECT count(*) FROM %1").arg(QLatin1String(table))).toInt();
}

/// One row in each of the three tables.
void fill(TestStudy& study)
{
    VERIFY_HOLDS(study->quality().setProtocol({}));
    VERIFY_HOLDS(study->quality().dismiss(tooFast(study), Reason, study.person(2)));
    VERIFY_HOLDS(study.labelling().noteSelfCheck(study.person(1), study.scenario(1),
                                                 QualityCode::TooFast, SelfCheckAction::Shown));
}

} // namespace

void QualityDeskTest::newStudy_hasTheDefaults()
{
    TestStudy study;
    QVERIFY(must(study->quality().protocol()) == QualityProtocol());
    QVERIFY(must(study->quality().protocol()).isSelfCheckOn);
    QVERIFY(must(study->quality().dismissals()).empty());
    QVERIFY(must(study->quality().selfChecks()).empty());
    QCOMPARE(rowsOf(study, "quality_protocol"), 0);
}

void QualityDeskTest::otherLimits_areANewRevisionAndStay()
{
    TestStudy study;
    QualityProtocol protocol;
    protocol.isSelfCheckOn = false;
    protocol.thresholds.straightLiningShare = 0.7;
    protocol.thresholds.straightLiningFrom = 12;
    protocol.thresholds.tooFastMs = 4'500;
    protocol.thresholds.disengagedMs = 90'000'000'000;
    protocol.thresholds.outlierZ = 3.5;
    protocol.thresholds.outlierFrom = 8;
    protocol.thresholds.checksContradictions = false;
    protocol.thresholds.contradictionPoints = 3;
    protocol.thresholds.positiveEmotions = emotionSet({Emotion::Joy});
    protocol.thresholds.negativeEmotions = emotionSet({Emotion::Anger, Emotion::Anticipation});
    protocol.thresholds.vadRange = 1.25;
    protocol.thresholds.splitFrom = 3;
    protocol.thresholds.flagRateCeiling = 0.1;
    protocol.thresholds.checksExplanations = false;
    protocol.thresholds.sameExplanationFrom = 4;
    protocol.thresholds.copiedShare = 0.6;
    protocol.thresholds.copiedFromWords = 8;
    VERIFY_HOLDS(study->quality().setProtocol({}));
    VERIFY_HOLDS(study->quality().setProtocol(protocol));
    QVERIFY(must(study->quality().protocol()) == protocol);
    study.reopen();
    QVERIFY(must(study->quality().protocol()) == protocol);
    QCOMPARE(rowsOf(study, "quality_protocol"), 2);
}

void QualityDeskTest::storedLimits_lackingOrUnknownKeys_keepTheDefaults_data()
{
    QTest::addColumn<QString>("json");
    QTest::addColumn<int>("tooFastMs");
    QTest::newRow("one key") << QStringLiteral("{\"too_fast_ms\": 1234}") << 1'234;
    QTest::newRow("later version's key")
        << QStringLiteral("{\"too_fast_ms\": 1234, \"mood\": [1, {}]}") << 1'234;
    QTest::newRow("another type") << QStringLiteral("{\"too_fast_ms\": \"quick\"}") << 3'000;
    QTest::newRow("no keys") << QStringLiteral("{}") << 3'000;
    QTest::newRow("no object") << QStringLiteral("[1]") << 3'000;
    QTest::newRow("no JSON") << QStringLiteral("nonsense") << 3'000;
}

void QualityDeskTest::storedLimits_lackingOrUnknownKeys_keepTheDefaults()
{
    QFETCH(QString, json);
    QFETCH(int, tooFastMs);
    TestStudy study;
    RawSql sql(study.path());
    QCOMPARE(sql.run(QStringLiteral("INSERT INTO quality_protocol (uuid, rank_at, at, "
                                    "self_check, thresholds) VALUES ('u', 1, 1, 0, '%1')")
                         .arg(json)),
             QString());
    QualityProtocol expected;
    expected.isSelfCheckOn = false;
    expected.thresholds.tooFastMs = tooFastMs;
    QVERIFY(must(study->quality().protocol()) == expected);
}

void QualityDeskTest::dismissal_needsAReason_data()
{
    QTest::addColumn<QString>("reason");
    QTest::newRow("none") << QString();
    QTest::newRow("spaces") << QStringLiteral(" \t\n");
    QTest::newRow("a no-break space") << QString(QChar(0xA0));
}

void QualityDeskTest::dismissal_needsAReason()
{
    QFETCH(QString, reason);
    TestStudy study;
    QSignalSpy spy(&study.study(), &Study::changed);
    COMPARE_ERROR(study->quality().dismiss(tooFast(study), reason, study.person(2)),
                  ErrorCode::InvalidValue);
    QCOMPARE(rowsOf(study, "flag_dismissal"), 0);
    QCOMPARE(spy.count(), 0);
}

void QualityDeskTest::dismissals_addRowsAndTheLatestCounts()
{
    TestStudy study;
    QualityDesk& desk = study->quality();
    const FlagKey flag = tooFast(study);
    const FlagKey line{QualityCode::StraightLining, study.person(3), {}, std::nullopt};
    VERIFY_HOLDS(desk.dismiss(flag, QStringLiteral("  ") + Reason, study.person(2)));
    VERIFY_HOLDS(desk.dismiss(line, QStringLiteral("All angry scenes"), study.person(2)));
    const qint64 first = study.clock.now();
    QVERIFY((must(desk.dismissals()).at(flag) ==
             Dismissal{flag, true, Reason, study.person(2), study.clock.now()}));
    study.clock.advance(5'000);
    VERIFY_HOLDS(desk.restore(flag, study.person(3)));
    QVERIFY((must(desk.dismissals()).at(flag) ==
             Dismissal{flag, false, QString(), study.person(3), study.clock.now()}));
    QCOMPARE(must(desk.dismissals()).at(line).at, first);
    VERIFY_HOLDS(desk.dismiss(flag, QStringLiteral("Again"), study.person(1)));
    study.reopen();
    const auto dismissals = must(study->quality().dismissals());
    QCOMPARE(dismissals.size(), std::size_t{2});
    QVERIFY(dismissals.at(flag).isDismissed);
    QCOMPARE(dismissals.at(flag).reason, QStringLiteral("Again"));
    QCOMPARE(rowsOf(study, "flag_dismissal"), 4);
}

void QualityDeskTest::flagOfAnItem_isKeptWithItsDimension()
{
    TestStudy study;
    const FlagKey arousal{QualityCode::VadRange, {}, study.scenario(4), Dimension::Arousal};
    FlagKey valence = arousal;
    valence.dimension = Dimension::Valence;
    VERIFY_HOLDS(study->quality().dismiss(arousal, Reason, study.person(1)));
    const auto dismissals = must(study->quality().dismissals());
    QCOMPARE(dismissals.count(arousal), std::size_t{1});
    QCOMPARE(dismissals.count(valence), std::size_t{0});
}

void QualityDeskTest::closedFlag_isNoFindingAndNoOpenFlag()
{
    TestStudy study;
    QualityDesk& desk = study->quality();
    Annotation flagged;
    flagged.person = study.person(1);
    flagged.scenario = study.scenario(2);
    QVERIFY(!isFlagOpen(flagged, {}));
    flagged.answer.isFlagged = true;
    flagged.submittedAt = study.clock.now();
    QVERIFY(isFlagOpen(flagged, must(desk.closedFlags())));
    COMPARE_ERROR(desk.closeFlags({flagged.person}, flagged.scenario, QStringLiteral(" "), {}),
                  ErrorCode::InvalidValue);
    VERIFY_HOLDS(desk.closeFlags({flagged.person}, flagged.scenario, Reason, study.person(3)));
    study.reopen();
    const ClosedFlags closed = must(study->quality().closedFlags());
    QCOMPARE(closed.size(), std::size_t{1});
    QCOMPARE(closed.begin()->second.reason, Reason);
    QVERIFY(!isFlagOpen(flagged, closed));
    QVERIFY(must(study->quality().dismissals()).empty());
    flagged.submittedAt = study.clock.now() + 1; // flagged again
    QVERIFY(isFlagOpen(flagged, closed));
    flagged.person = study.person(2);
    QVERIFY(isFlagOpen(flagged, closed));
}

void QualityDeskTest::closedFlag_canBeOpenedAgain()
{
    TestStudy study;
    QualityDesk& desk = study->quality();
    Annotation flagged;
    flagged.person = study.person(1);
    flagged.scenario = study.scenario(2);
    flagged.answer.isFlagged = true;
    flagged.submittedAt = study.clock.now();
    VERIFY_HOLDS(desk.closeFlags({flagged.person}, flagged.scenario, Reason, study.person(3)));
    VERIFY_HOLDS(desk.closeFlags({study.person(2)}, flagged.scenario, Reason, study.person(3)));
    study.clock.advance(1'000);
    const ChangeSet changes =
        must(desk.reopenFlags({flagged.person}, flagged.scenario, study.person(3)));
    QVERIFY(changes.kinds == ChangeSet::QualityChanged);
    study.reopen();
    QVERIFY(isFlagOpen(flagged, must(study->quality().closedFlags())));
    QCOMPARE(must(study->quality().closedFlags()).size(), std::size_t{1}); // the other one's
    QCOMPARE(rowsOf(study, "flag_dismissal"), 3);
    VERIFY_HOLDS(
        study->quality().closeFlags({flagged.person}, flagged.scenario, Reason, study.person(3)));
    QVERIFY(!isFlagOpen(flagged, must(study->quality().closedFlags())));
}

void QualityDeskTest::selfChecks_areKeptInOrder()
{
    TestStudy study;
    const auto actions = {SelfCheckAction::Shown, SelfCheckAction::Kept, SelfCheckAction::Changed,
                          SelfCheckAction::Submitted};
    std::vector<SelfCheck> expected;
    for (SelfCheckAction action : actions) {
        study.clock.advance(1'000);
        expected.push_back({study.person(2), study.scenario(3), QualityCode::ContradictionNegative,
                            action, study.clock.now()});
        VERIFY_HOLDS(study.labelling().noteSelfCheck(study.person(2), study.scenario(3),
                                                     QualityCode::ContradictionNegative, action));
    }
    study.reopen();
    QVERIFY(must(study->quality().selfChecks()) == expected);
}

void QualityDeskTest::rows_cannotBeChangedOrDeleted_data()
{
    QTest::addColumn<QString>("table");
    for (const char* table : {"quality_protocol", "self_check", "flag_dismissal"})
        QTest::newRow(table) << QString::fromLatin1(table);
}

void QualityDeskTest::rows_cannotBeChangedOrDeleted()
{
    QFETCH(QString, table);
    TestStudy study;
    fill(study);
    RawSql sql(study.path());
    QCOMPARE(sql.run(QStringLiteral("UPDATE %1 SET at = at + 1").arg(table)),
             QStringLiteral("append-only"));
    QCOMPARE(sql.run(QStringLiteral("DELETE FROM %1").arg(table)), QStringLiteral("append-only"));
    QCOMPARE(rowsOf(study, table.toLatin1().constData()), 1);
}

void QualityDeskTest::operation_givesOneNotice()
{
    TestStudy study;
    QSignalSpy spy(&study.study(), &Study::changed);
    const auto notice = [&spy](PersonId person, ScenarioId scenario) {
        if (spy.count() != 1)
            return false;
        return spy.takeFirst().first().value<ChangeSet>() ==
               ChangeSet::about(ChangeSet::QualityChanged, person, scenario);
    };
    const FlagKey flag = tooFast(study);
    VERIFY_HOLDS(study->quality().setProtocol({}));
    QVERIFY(notice({}, {}));
    VERIFY_HOLDS(study->quality().dismiss(flag, Reason, study.person(2)));
    QVERIFY(notice(flag.person, flag.scenario));
    VERIFY_HOLDS(study->quality().restore(flag, study.person(2)));
    QVERIFY(notice(flag.person, flag.scenario));
    VERIFY_HOLDS(study.labelling().noteSelfCheck(flag.person, flag.scenario, QualityCode::TooFast,
                                                 SelfCheckAction::Shown));
    QVERIFY(notice(flag.person, flag.scenario));
}

void QualityDeskTest::audit_holdsAndNamesTheReason()
{
    TestStudy study;
    const int before = rowsOf(study, "audit");
    fill(study);
    VERIFY_HOLDS(study->quality().restore(tooFast(study), study.person(2)));
    QCOMPARE(rowsOf(study, "audit"), before + 3); // a self-check is work in progress
    VERIFY_HOLDS(study->verifyAudit());
    RawSql sql(study.path());
    QVERIFY(sql.value(QStringLiteral("SELECT detail FROM audit WHERE action = "
                                     "'quality.dismissal' ORDER BY id"))
                .contains(Reason));
}

void QualityDeskTest::severalFlags_areOneOperation()
{
    TestStudy study;
    QualityDesk& desk = study->quality();
    const std::vector<FlagKey> flags{
        tooFast(study), {QualityCode::StraightLining, study.person(3), {}, std::nullopt}};
    const int before = rowsOf(study, "audit");
    QSignalSpy spy(&study.study(), &Study::changed);
    VERIFY_HOLDS(desk.dismissAll(flags, Reason, study.person(2)));
    QCOMPARE(spy.count(), 1);
    const auto changes = spy.takeFirst().first().value<ChangeSet>();
    QVERIFY(changes.concerns(flags.front().person) && changes.concerns(study.person(3)));
    QCOMPARE(rowsOf(study, "audit"), before + 1);
    for (const auto& [flag, dismissal] : must(desk.dismissals()))
        QVERIFY(dismissal.isDismissed && dismissal.reason == Reason);
    COMPARE_ERROR(desk.dismissAll(flags, QStringLiteral(" "), study.person(2)),
                  ErrorCode::InvalidValue);
    VERIFY_HOLDS(desk.restoreAll(flags, study.person(2)));
    QCOMPARE(must(desk.dismissals()).size(), flags.size());
    for (const auto& [flag, dismissal] : must(desk.dismissals()))
        QVERIFY(!dismissal.isDismissed);
    VERIFY_HOLDS(desk.dismissAll({}, Reason, study.person(2)));
    QCOMPARE(rowsOf(study, "audit"), before + 2); // of none nothing is written
    VERIFY_HOLDS(study->verifyAudit());
}

void QualityDeskTest::readOnlyStudy_refuses()
{
    TestStudy study;
    fill(study);
    study.reopen(Study::Access::Read);
    const FlagKey flag = tooFast(study);
    QSignalSpy spy(&study.study(), &Study::changed);
    COMPARE_ERROR(study->quality().setProtocol({}), ErrorCode::ReadOnly);
    COMPARE_ERROR(study->quality().dismiss(flag, Reason, study.person(2)), ErrorCode::ReadOnly);
    COMPARE_ERROR(study->quality().restore(flag, study.person(2)), ErrorCode::ReadOnly);
    COMPARE_ERROR(study.labelling().noteSelfCheck(flag.person, flag.scenario, QualityCode::TooFast,
                                                  SelfCheckAction::Shown),
                  ErrorCode::ReadOnly);
    QCOMPARE(spy.count(), 0);
    QVERIFY(must(study->quality().dismissals()).at(flag).isDismissed);
    QCOMPARE(must(study->quality().selfChecks()).size(), std::size_t{1});
}

void QualityDeskTest::ratingsNeeded_areOfPeopleWhoeverDropsOut_data()
{
    QTest::addColumn<int>("whoDropsOut");
    for (int person = 1; person <= 3; ++person)
        QTest::addRow("A0%d", person) << person;
}

// Seats are numbered, and those of whoever drops out stay empty: with 1 and 3 left there are two
// people, as there are with 1 and 2.
void QualityDeskTest::ratingsNeeded_areOfPeopleWhoeverDropsOut()
{
    QFETCH(const int, whoDropsOut);
    TestStudy::Shape shape;
    shape.subtypes = {QString(AllSubtypes.front())};
    TestStudy study(shape);
    const PersonId person = study.person(whoDropsOut);
    QCOMPARE(must(study->quality().ratingsNeeded()), 3);
    // With what they have labelled one item has three.
    VERIFY_HOLDS(
        study.labelling().submit(person, study.scenario(1), submissionOf(completeAnswer())));
    QCOMPARE(must(study.assigning().withdraw(person)), qint64{1});
    QCOMPARE(must(study->quality().ratingsNeeded()), 3);

    TestStudy other(shape);
    QCOMPARE(must(other.assigning().withdraw(other.person(whoDropsOut))), qint64{2});
    QCOMPARE(must(other->quality().ratingsNeeded()), 2);
    VERIFY_HOLDS(other.assigning().readmit(other.person(whoDropsOut)));
    QCOMPARE(must(other.assigning().fill(1)), qint64{2});
    QCOMPARE(must(other->quality().ratingsNeeded()), 3);
}

SUBTEXT_TEST(QualityDeskTest)

#include "qualitydesktest.moc"
