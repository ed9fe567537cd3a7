// SPDX-License-Identifier: MIT
#include "core/release/layout/splitsjson.h"

#include "core/agreement/agreementreport.h"
#include "core/release/layoutchoice.h"
#include "tests/core/release/publishedstudy.h"
#include "tests/core/release/samplerelease.h"
#include "tests/support/registeredtest.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

using namespace subtext;
using namespace subtext::test;

namespace {

/// With the parts that a report of these scenarios draws.
QByteArray drawnJson(const StudyData& data, std::uint64_t seed)
{
    AgreementOptions options;
    options.resamples = 1;
    options.seed = seed;
    const auto report = computeAgreement(
        agreementInput(data.scenarios, data.people, data.annotations, data.gold, 3), options);
    return report ? releaseLayoutOf(taskOf(data)).splits(data, report->splits, report->options.seed)
                  : QByteArray();
}

} // namespace

class SplitsJsonTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void assignments_areInTheOrderOfImport();
    void anotherSeed_givesOtherParts();
    void noScenarios_giveEmptyParts();
    void powersThatAreAllAssumed_areNotSaid();
    void drawnParts_areSaidWhereTheAimIsMissed();
    void publishedData_hasThePartsOfTheReference();
};

void SplitsJsonTest::assignments_areInTheOrderOfImport()
{
    const QByteArray json = drawnJson(sampleData(), 42);
    QVERIFY(json.startsWith("{\n  \"seed\": 42,\n  \"fractions\": {\n    \"train\": 0.7,\n"));
    QVERIFY(json.endsWith("}\n"));
    const QJsonArray assignments =
        QJsonDocument::fromJson(json).object().value(QStringLiteral("assignments")).toArray();
    QCOMPARE(assignments.size(), 4);
    const QJsonObject first = assignments.first().toObject();
    QCOMPARE(first.value(QStringLiteral("id")).toString(), QStringLiteral("007"));
    QCOMPARE(first.value(QStringLiteral("subtype")).toString(), QStringLiteral("mixed-signals"));
    QCOMPARE(first.value(QStringLiteral("power")).toString(), QStringLiteral("high-to-low"));
    QCOMPARE(first.value(QStringLiteral("split")).toString(), QStringLiteral("train"));
    QCOMPARE(assignments.last().toObject().value(QStringLiteral("id")).toString(),
             QStringLiteral("0010"));
}

void SplitsJsonTest::anotherSeed_givesOtherParts()
{
    StudyData data = sampleData();
    const Scenario one = data.scenarios.front();
    data.scenarios.assign(40, one);
    QCOMPARE(drawnJson(data, 7), drawnJson(data, 7));
    QVERIFY(drawnJson(data, 7) != drawnJson(data, 8).replace("\"seed\": 8", "\"seed\": 7"));
}

void SplitsJsonTest::noScenarios_giveEmptyParts()
{
    const QJsonObject json = QJsonDocument::fromJson(drawnJson({}, 42)).object();
    QVERIFY(json.value(QStringLiteral("assignments")).isArray());
    QCOMPARE(json.value(QStringLiteral("proportions"))
                 .toObject()
                 .value(QStringLiteral("train"))
                 .toObject()
                 .value(QStringLiteral("total"))
                 .toInt(-1),
             0);
}

void SplitsJsonTest::powersThatAreAllAssumed_areNotSaid()
{
    StudyData data = sampleData();
    for (Scenario& scenario : data.scenarios) {
        scenario.text(ScenePart::SpeakerRole) = QStringLiteral("friend");
        scenario.text(ScenePart::ListenerRole) = QStringLiteral("friend");
        scenario.text(ScenePart::PowerRelation) = powerToken(PowerRelation::Peer);
        scenario.setGuessed(ScenePart::PowerRelation);
    }
    QVERIFY(!drawnJson(data, 42).contains("peer"));
    data.scenarios.front().setSaid(ScenePart::PowerRelation);
    QCOMPARE(drawnJson(data, 42).count("\"peer\""), std::ssize(data.scenarios));
}

void SplitsJsonTest::drawnParts_areSaidWhereTheAimIsMissed()
{
    const auto words = [](std::ptrdiff_t train, std::ptrdiff_t validation, std::ptrdiff_t test) {
        PartsOfItems drawn;
        drawn.insert(drawn.end(), static_cast<std::size_t>(train), Partition::Train);
        drawn.insert(drawn.end(), static_cast<std::size_t>(validation), Partition::Validation);
        drawn.insert(drawn.end(), static_cast<std::size_t>(test), Partition::Test);
        return drawnPartsWords(drawn);
    };
    QVERIFY(words(6, 3, 0).contains(" 6 train, 3 validation and 0 test"));
    QVERIFY(words(50, 30, 20).contains(" 50 train, 30 validation and 20 test"));
    QCOMPARE(words(14, 3, 3), QByteArray());
    QCOMPARE(words(67, 17, 16), QByteArray());
    QCOMPARE(words(0, 0, 0), QByteArray());
}

void SplitsJsonTest::publishedData_hasThePartsOfTheReference()
{
    SKIP_WITHOUT_SHARED("reference/cei.json");
    if (publishedData().size() != 5)
        QSKIP("not there: the published data");
    PublishedStudy study;
    const StudyData data = study.data();
    const QJsonObject found = QJsonDocument::fromJson(drawnJson(data, 42)).object();
    const QJsonObject known =
        QJsonDocument::fromJson(readFile(sharedFile(QStringLiteral("reference/cei.json"))))
            .object()
            .value(QStringLiteral("splits"))
            .toObject();
    QCOMPARE(found.value(QStringLiteral("seed")), known.value(QStringLiteral("seed")));
    QCOMPARE(found.value(QStringLiteral("proportions")),
             known.value(QStringLiteral("proportions")));
    const QJsonObject fractions = known.value(QStringLiteral("fractions")).toObject();
    for (const QString& part : fractions.keys()) {
        const double ours =
            found.value(QStringLiteral("fractions")).toObject().value(part).toDouble();
        QVERIFY(std::abs(ours - fractions.value(part).toDouble()) < 1e-12);
    }
    std::map<QString, int> counts;
    for (const QJsonValue value : found.value(QStringLiteral("assignments")).toArray())
        ++counts[value.toObject().value(QStringLiteral("split")).toString()];
    QCOMPARE(counts[QStringLiteral("train")], 211);
    QCOMPARE(counts[QStringLiteral("val")], 48);
    QCOMPARE(counts[QStringLiteral("test")], 41);
}

SUBTEXT_TEST(SplitsJsonTest)
#include "splitsjsontest.moc"
