// SPDX-License-Identifier: MIT
#include "core/agreement/agreementjson.h"
#include "core/agreement/agreementreport.h"
#include "core/evaluation/scoredinput.h"
#include "core/figures/figures.h"
#include "tests/core/publishing/releasestudy.h"
#include "tests/support/registeredtest.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace subtext;
using namespace subtext::test;

/// Wherever somebody asks which part an item is of, the answer is the same.
class ReleasedPartsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void partsOfFiles_areThoseOfEvery();
    void partOfTheStudy_keepsItsParts();
    void withoutParts_allAreDrawn();
};

namespace {

/// "name part", of those that are of one.
using SaidParts = QStringList;

/// A file says it of the first item and of the last.
void sayParts(ReleaseStudy& study)
{
    QByteArray table(
        "id,subtype,speaker_role,listener_role,context,utterance,power_relation,domain,split\n");
    const std::vector<Scenario> scenarios = must(study->scenarios());
    for (std::size_t i = 0; i < scenarios.size(); ++i) {
        const Scenario& scene = scenarios[i];
        QStringList cells{scene.sourceId, scene.group};
        for (const FieldIndex field :
             {ScenePart::SpeakerRole, ScenePart::ListenerRole, ScenePart::Context,
              ScenePart::Utterance, ScenePart::PowerRelation, ScenePart::Domain})
            cells << scene.text(field);
        cells << (i == 0                      ? QStringLiteral("val")
                  : i + 1 == scenarios.size() ? QStringLiteral("test")
                                              : QString());
        table += '"' + cells.join(QStringLiteral("\",\"")).toUtf8() + "\"\n";
    }
    must(study->importing().importFiles(
        {writeFile(study.filePath(QStringLiteral("parts.csv")), table)}, {}));
}

SaidParts partsIn(const std::vector<ReleaseFile>& files)
{
    SaidParts parts;
    const auto splits = QJsonDocument::fromJson(contentOf(files, QStringLiteral("splits.json")));
    for (const QJsonValue& entry : splits.object()[QStringLiteral("assignments")].toArray())
        parts << entry[QStringLiteral("subtype")].toString() + u'/' +
                     entry[QStringLiteral("id")].toString() + u' ' +
                     entry[QStringLiteral("split")].toString();
    parts.sort();
    return parts;
}

SaidParts partsIn(const evaluation::Input& input)
{
    SaidParts parts;
    for (const evaluation::Item& item : input.items) {
        if (item.part)
            parts << item.name + u' ' + partToken(*item.part);
    }
    parts.sort();
    return parts;
}

SaidParts partsIn(const AgreementReport& report)
{
    SaidParts parts;
    for (std::size_t i = 0; i < report.splits.size(); ++i) {
        if (report.splits[i])
            parts << report.input.items[i].name + u' ' + partToken(*report.splits[i]);
    }
    parts.sort();
    return parts;
}

QJsonObject splitsIn(const QByteArray& agreement)
{
    return QJsonDocument::fromJson(agreement).object()[QStringLiteral("splits")].toObject();
}

AgreementOptions quick()
{
    AgreementOptions options;
    options.resamples = 10;
    return options;
}

} // namespace

void ReleasedPartsTest::partsOfFiles_areThoseOfEvery()
{
    ReleaseStudy study;
    sayParts(study);
    const SaidParts expected{QStringLiteral("mixed-signals/1 val"),
                             QStringLiteral("sarcasm-irony/9 test")};
    const AgreementInput input = must(study->figures().agreementInput());
    const AgreementReport report = *computeAgreement(input, quick());
    QCOMPARE(partsIn(report), expected);
    QCOMPARE(partsIn(evaluation::evaluationInput(input)), expected);
    const std::vector<ReleaseFile> files = filesOf(study.draft());
    QCOMPARE(partsIn(files), expected);

    const QJsonObject splits = splitsIn(agreementJson(report));
    QCOMPARE(splits[QStringLiteral("origin")].toString(), QStringLiteral("imported"));
    QVERIFY(!splits.contains(QStringLiteral("seed")));
    QVERIFY(!splits.contains(QStringLiteral("fractions")));
    QCOMPARE(splits[QStringLiteral("proportions")][QStringLiteral("test")][QStringLiteral("total")]
                 .toInt(),
             1);
    QCOMPARE(splits[QStringLiteral("proportions")][QStringLiteral("train")][QStringLiteral("total")]
                 .toInt(),
             0);
    QCOMPARE(splitsIn(contentOf(files, QStringLiteral("reports/agreement.json"))), splits);
}

// Also where nothing of what is left is of any: then no part is drawn for it.
void ReleasedPartsTest::partOfTheStudy_keepsItsParts()
{
    ReleaseStudy study;
    sayParts(study);
    const AgreementInput input =
        filtered(must(study->figures().agreementInput()),
                 {QStringLiteral("mixed-signals"), std::nullopt, std::nullopt});
    QCOMPARE(splitItems(input, 42), (PartsOfItems{Partition::Validation, std::nullopt}));
    AgreementInput none = input;
    none.items.erase(none.items.begin());
    QCOMPARE(splitItems(none, 42), PartsOfItems(1));
}

void ReleasedPartsTest::withoutParts_allAreDrawn()
{
    ReleaseStudy study;
    const AgreementInput input = must(study->figures().agreementInput());
    const AgreementReport report = *computeAgreement(input, quick());
    const SaidParts drawn = partsIn(report);
    QCOMPARE(drawn.size(), qsizetype{5});
    QCOMPARE(partsIn(evaluation::evaluationInput(input)), drawn);
    QCOMPARE(partsIn(filesOf(study.draft())), drawn);
    QCOMPARE(splitsIn(agreementJson(report))[QStringLiteral("seed")].toInt(), 42);
}

SUBTEXT_TEST(ReleasedPartsTest)
#include "releasedpartstest.moc"
