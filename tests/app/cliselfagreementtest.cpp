// SPDX-License-Identifier: MIT
#include "tests/app/clirunner.h"
#include "tests/core/desk/looksstudy.h"
#include "tests/support/registeredtest.h"

#include <QJsonArray>
#include <QJsonObject>

#include <cmath>

using namespace subtext;
using namespace subtext::test;

/// What `subtext-cli agreement` says of adjudicators who looked at splits of theirs again.
class CliSelfAgreementTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void json_hasEachAdjudicator();
    void people_readIt();
    void withoutSecondLooks_nothingIsSaid();
};

namespace {

CliRun agreementOf(DeskStudy& study, const QStringList& options)
{
    study.close();
    return runCli(QStringList{QStringLiteral("agreement"), study.path(),
                              QStringLiteral("--resamples"), QStringLiteral("10")} +
                  options);
}

} // namespace

void CliSelfAgreementTest::json_hasEachAdjudicator()
{
    const auto study = tenLooks();
    const CliRun run = agreementOf(*study, {QStringLiteral("--json")});
    VERIFY_STATUS(run, 0);
    const QJsonArray all = run.json().value(QStringLiteral("self_agreement")).toArray();
    QCOMPARE(all.size(), 1);
    const QJsonObject own = all.first().toObject();
    QCOMPARE(own.value(QStringLiteral("adjudicator")).toString(), QStringLiteral("J01"));
    QCOMPARE(own.value(QStringLiteral("chosen")).toInt(), 10);
    QCOMPARE(own.value(QStringLiteral("looks")).toInt(), 10);
    const QJsonObject questions = own.value(QStringLiteral("per_question")).toObject();
    QCOMPARE(questions.size(), 1);
    const QJsonObject emotion = questions.constBegin().value().toObject();
    QCOMPARE(emotion.value(QStringLiteral("n")).toInt(), 10);
    QCOMPARE(emotion.value(QStringLiteral("observed_agreement")).toDouble(), 0.8);
    QCOMPARE(emotion.value(QStringLiteral("cohen_kappa")).toDouble(), 7.0 / 12);
    const QJsonObject interval = emotion.value(QStringLiteral("interval")).toObject();
    QVERIFY(std::abs(interval.value(QStringLiteral("low")).toDouble() - 0.0690840947) < 1e-9);
    QCOMPARE(interval.value(QStringLiteral("high")).toDouble(), 1.0);
}

void CliSelfAgreementTest::people_readIt()
{
    const auto study = tenLooks();
    const CliRun run = agreementOf(*study, {});
    VERIFY_STATUS(run, 0);
    const QString said = QString::fromUtf8(run.out).simplified();
    QVERIFY2(said.contains(QStringLiteral("J01 10 of 10 looked at again")), qPrintable(said));
    QVERIFY2(said.contains(QStringLiteral("Cohen's kappa 0.5833 [0.0691, 1.0000] agreement 0.8000 "
                                          "n = 10")),
             qPrintable(said));
}

void CliSelfAgreementTest::withoutSecondLooks_nothingIsSaid()
{
    const auto study = studyOfSplits(2, 0);
    decideSplit(*study, 1, QStringLiteral("joy"));
    study->clock.advance(TwoDays);
    const CliRun json = agreementOf(*study, {QStringLiteral("--json")});
    VERIFY_STATUS(json, 0);
    QVERIFY(!json.json().contains(QStringLiteral("self_agreement")));
    QVERIFY(!agreementOf(*study, {}).out.contains("looked at again"));
}

SUBTEXT_TEST(CliSelfAgreementTest)
#include "cliselfagreementtest.moc"
