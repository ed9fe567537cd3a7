// SPDX-License-Identifier: MIT
#include "tests/app/clirunner.h"
#include "tests/support/registeredtest.h"

#include <QDir>
#include <QJsonArray>
#include <QTemporaryDir>

#include <cmath>

using namespace subtext;
using namespace subtext::test;

/// What the command line says of the demonstration of disagreement. The numbers are those of a
/// script in Python that has the exported answers and the definitions in the manual.
class CliDisagreementDemoTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void agreement_goesWithoutFurtherAnnotators();
    void agreement_hasSecondReadings();
    void agreement_hasSurprisinglyPopularLabels();
    void agreementByReader_hasTheGroupsThatAreLargeEnough();
    void moreRaters_hasChancesAndWhatCame();

private:
    static double figureAt(const QJsonObject& json, const QStringList& path)
    {
        QJsonValue value = json;
        for (const QString& name : path)
            value = value[name];
        return value.toDouble(std::nan(""));
    }
    QJsonObject said(const QStringList& command) const
    {
        const CliRun run = runCli(command + QStringList{m_study, QStringLiteral("--json")});
        if (run.status != 0)
            qFatal("%s: %s", qPrintable(command.join(u' ')), run.err.constData());
        return run.json();
    }

    QTemporaryDir m_folder;
    QString m_study;
    QJsonObject m_agreement;
};

namespace {

QJsonObject ofTheQuestion(const QJsonObject& json, const char* part)
{
    return json[QLatin1String(part)][QStringLiteral("per_question")][QStringLiteral("emotion")]
        .toObject();
}

} // namespace

#define COMPARE_FIGURE(json, path, expected)                                                       \
    QVERIFY2(std::abs(figureAt(json, QStringLiteral(path).split(u'/')) - (expected)) < 1e-6, path)

void CliDisagreementDemoTest::initTestCase()
{
    const QDir folder(m_folder.filePath(QStringLiteral("demo")));
    VERIFY_STATUS(runCli({QStringLiteral("demo"), folder.path(), QStringLiteral("--disagreement")}),
                  0);
    m_study = folder.filePath(QStringLiteral("disagreement.subtext"));
    m_agreement = said({QStringLiteral("agreement")});
}

void CliDisagreementDemoTest::agreement_goesWithoutFurtherAnnotators()
{
    const QJsonObject overall = m_agreement[QStringLiteral("overall")].toObject();
    COMPARE_FIGURE(overall, "annotations", 75);
    COMPARE_FIGURE(overall, "further_annotations_left_out", 3);
    COMPARE_FIGURE(overall, "items", 24);
    COMPARE_FIGURE(overall, "complete_items", 21); // three answers are to come
    COMPARE_FIGURE(overall, "fleiss_kappa/estimate", 0.2556390977443609);
    COMPARE_FIGURE(overall, "percent_agreement/estimate", 0.3888888888888889);
    COMPARE_FIGURE(overall, "krippendorff_alpha/estimate", 0.26597744360902253);
}

void CliDisagreementDemoTest::agreement_hasSecondReadings()
{
    const QJsonObject of = ofTheQuestion(m_agreement, "second_readings");
    COMPARE_FIGURE(of, "n", 75);
    COMPARE_FIGURE(of, "with_another_option", 27);
    COMPARE_FIGURE(of, "items", 24);
    COMPARE_FIGURE(of, "mean_entropy_bits", 0.9638759170338119);
}

void CliDisagreementDemoTest::agreement_hasSurprisinglyPopularLabels()
{
    const QJsonObject of = ofTheQuestion(m_agreement, "surprisingly_popular");
    COMPARE_FIGURE(of, "n", 15);
    COMPARE_FIGURE(of, "found", 4);
    QStringList found;
    for (const QJsonValue item : of[QStringLiteral("items")].toArray()) {
        if (const QString label = item[QStringLiteral("label")].toString(); !label.isEmpty())
            found << QStringLiteral("%1 %2 %3")
                         .arg(item[QStringLiteral("scenario")].toString(), label,
                              QString::number(item[QStringLiteral("margin")].toDouble(), 'f', 3));
    }
    QCOMPARE(found, (QStringList{QStringLiteral("mixed-signals/8 trust 0.333"),
                                 QStringLiteral("deflection-misdirection/22 joy 0.667"),
                                 QStringLiteral("deflection-misdirection/23 sadness 0.667"),
                                 QStringLiteral("deflection-misdirection/24 joy 0.333")}));
}

void CliDisagreementDemoTest::agreementByReader_hasTheGroupsThatAreLargeEnough()
{
    // One person said no and one nothing: the four who said yes would give them away.
    const QJsonObject few = said(
        {QStringLiteral("agreement"), QStringLiteral("--by-reader"), QStringLiteral("english")});
    COMPARE_FIGURE(few, "others", 6);
    QVERIFY(few[QStringLiteral("groups")].toArray().isEmpty());
    const QJsonObject json = said(
        {QStringLiteral("agreement"), QStringLiteral("--by-reader"), QStringLiteral("stories")});
    COMPARE_FIGURE(json, "others", 0);
    const QJsonArray groups = json[QStringLiteral("groups")].toArray();
    QCOMPARE(groups.size(), 2);
    QCOMPARE(groups[1][QStringLiteral("value")].toString(), QStringLiteral("most_weeks"));
    const QJsonObject of =
        groups[1][QStringLiteral("per_question")][QStringLiteral("emotion")].toObject();
    COMPARE_FIGURE(of, "people", 3);
    COMPARE_FIGURE(of, "labels", 39);
    COMPARE_FIGURE(of, "items", 12);
    COMPARE_FIGURE(of, "fleiss_kappa", 0.22935779816513757);
    COMPARE_FIGURE(of, "krippendorff_alpha", 0.26146788990825687);
    COMPARE_FIGURE(of, "options/anger", 13);
    COMPARE_FIGURE(of, "options/sadness", 9);
    COMPARE_FIGURE(of, "options/surprise", 1);
}

void CliDisagreementDemoTest::moreRaters_hasChancesAndWhatCame()
{
    const QJsonObject json = said({QStringLiteral("more-raters")});
    QVERIFY(json[QStringLiteral("items")].toArray().isEmpty());
    QStringList given;
    for (const QJsonValue item : json[QStringLiteral("given")].toArray()) {
        const QJsonValue changed = item[QStringLiteral("changed")];
        given << QStringLiteral("%1 %2 %3")
                     .arg(item[QStringLiteral("scenario")].toString(),
                          QString::number(item[QStringLiteral("gain")].toDouble(), 'f', 6),
                          changed.isNull()   ? QStringLiteral("to come")
                          : changed.toBool() ? QStringLiteral("changed")
                                             : QStringLiteral("the same"));
    }
    QCOMPARE(given, (QStringList{QStringLiteral("sarcasm-irony/2 0.740001 changed"),
                                 QStringLiteral("sarcasm-irony/3 0.746237 to come"),
                                 QStringLiteral("sarcasm-irony/4 0.752463 changed"),
                                 QStringLiteral("sarcasm-irony/5 0.826461 to come"),
                                 QStringLiteral("mixed-signals/9 0.740001 changed"),
                                 QStringLiteral("strategic-politeness/11 0.708684 to come")}));
    COMPARE_FIGURE(json, "answered/items", 3);
    COMPARE_FIGURE(json, "answered/changed", 3);
    COMPARE_FIGURE(json, "answered/expected", 2.232465);
    COMPARE_FIGURE(json, "to_come", 3);
    COMPARE_FIGURE(json, "takeable", 3); // whoever was asked has not begun
}

SUBTEXT_TEST(CliDisagreementDemoTest)
#include "clidisagreementdemotest.moc"
