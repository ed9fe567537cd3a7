// SPDX-License-Identifier: MIT
#include "core/release/reproducibility.h"

#include "core/release/layout/releaselayout.h"
#include "tests/core/release/samplerelease.h"
#include "tests/support/registeredtest.h"

#include <QRegularExpression>

using namespace subtext;
using namespace subtext::test;

class ReproducibilityTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void checklist_hasItsItems();
    void study_fillsInWhatItKnows();
    void unknown_isSaidToBeSo();
    void models_areCounted();
    void parameters_areThoseOfTheRuns();
    void exclusions_areCounted();

private:
    static QByteArray text(const ReleaseInput& input);
    static QByteArray item(const ReleaseInput& input, int number);
};

QByteArray ReproducibilityTest::text(const ReleaseInput& input)
{
    return reproducibilityFile(input, input.data, agreementOf(input.data));
}

/// What stands below the heading of an item.
QByteArray ReproducibilityTest::item(const ReleaseInput& input, int number)
{
    const QByteArray all = text(input);
    const qsizetype head = all.indexOf("\n**" + QByteArray::number(number) + ". ");
    const qsizetype from = all.indexOf("**\n\n", head) + 4;
    qsizetype end = all.indexOf("\n\n**", from);
    if (const qsizetype section = all.indexOf("\n\n## ", from); section >= 0 && section < end)
        end = section;
    return all.mid(from, end < 0 ? -1 : end - from).trimmed();
}

void ReproducibilityTest::checklist_hasItsItems()
{
    const QByteArray all = text(sampleInput());
    QVERIFY(all.startsWith("# Reproducibility: Between the lines\n"));
    QCOMPARE(QString::fromUtf8(all).count(QRegularExpression(QStringLiteral("\n\\*\\*\\d+\\. "))),
             15);
    for (int number = 1; number <= 15; ++number)
        QVERIFY2(!item(sampleInput(), number).isEmpty(), QByteArray::number(number).constData());
}

void ReproducibilityTest::study_fillsInWhatItKnows()
{
    const ReleaseInput input = sampleInput();
    QVERIFY(item(input, 4).startsWith(
        "4 scenarios (2 mixed-signals, 2 sarcasm-irony) with 12 annotations by 3 people."));
    QVERIFY(item(input, 5).contains("seed 42"));
    QVERIFY(item(input, 5).contains("What was drawn is 3 train, 1 validation and 0 test"));
    QVERIFY(item(input, 9).contains("Release 1.0.0"));
    QVERIFY(item(input, 9).endsWith("the checksum of every file."));
    const QByteArray withPdfs =
        reproducibilityFile(input, input.data, agreementOf(input.data), /*hasPdfs=*/true);
    QVERIFY(withPdfs.contains("the checksum of every file but the PDF files"));
    QVERIFY(item(input, 13).contains("ICC(2,1)"));
    const QByteArray variation = item(input, 14);
    QVERIFY2(variation.startsWith("Fleiss' kappa: ") && variation.contains(" (n = 4), 95 % ") &&
                 variation.endsWith("100 resamples and seed 42."),
             variation.constData());
}

void ReproducibilityTest::unknown_isSaidToBeSo()
{
    ReleaseInput input = sampleInput();
    for (int number : {2, 3, 7, 11, 12, 15})
        QCOMPARE(item(input, number), QByteArray("*Not said.*"));
    input.answers[QStringLiteral("doi")] = QStringLiteral("10.5281/zenodo.1");
    QCOMPARE(item(input, 7), QByteArray("https://doi.org/10.5281/zenodo.1"));
}

void ReproducibilityTest::models_areCounted()
{
    ReleaseInput input = sampleInput();
    QVERIFY(item(input, 1).endsWith("no model's answers are part of this release."));
    input.models.sets = {QStringLiteral("gpt:cot:1"), QStringLiteral("gpt:cot:2")};
    QVERIFY(item(input, 12).startsWith("2 runs (model:mode:run): "));
    QVERIFY(item(input, 12).contains("gpt:cot:2"));
    QVERIFY(item(input, 10).contains("predictions/"));
}

// Runs that asked alike are one line, a set from a file says nothing.
void ReproducibilityTest::parameters_areThoseOfTheRuns()
{
    const auto nameOf = [](const char* mode, const char* run) {
        return SetName{QStringLiteral("gpt"), QString::fromLatin1(mode), QString::fromLatin1(run)};
    };
    ReleaseInput input = sampleInput();
    const QString limit = QStringLiteral("1024");
    input.models.asked = {{nameOf("zero-shot", "1"), QStringLiteral("0"), {}, limit},
                          {nameOf("cot", "1"), QStringLiteral("0.7"), QStringLiteral("0.9"), limit},
                          {nameOf("zero-shot", "2"), QStringLiteral("0"), {}, limit},
                          {nameOf("cot", "2"), QStringLiteral("provider's default"), {}, limit},
                          {nameOf("few-shot", "1")}};
    const QByteArray models =
        "The models' own parameters, as their runs kept them:\n\n"
        "- gpt, zero-shot: temperature 0, maximum tokens per answer 1024.\n"
        "- gpt, cot, run 1: temperature 0.7, top p 0.9, maximum tokens per answer 1024.\n"
        "- gpt, cot, run 2: temperature provider's default, maximum tokens per answer 1024.\n"
        "- gpt, few-shot: *Not said.*";
    QCOMPARE(item(input, 11), models);
    input.options.models.hasEntanglement = true;
    QCOMPARE(item(input, 11), "Smoothing of the priors over the emotions: 0.5. " + models);
    input.models.asked.clear();
    QVERIFY(item(input, 11).endsWith("The models' own parameters: *Not said.*"));
}

void ReproducibilityTest::exclusions_areCounted()
{
    ReleaseInput input = sampleInput();
    QVERIFY(item(input, 6).startsWith("Items left out: 0. Corrected texts: 0. "));
    Erratum leftOut;
    leftOut.scenario = QStringLiteral("sarcasm-irony/001");
    leftOut.isLeftOut = true;
    Erratum corrected;
    corrected.scenario = input.data.scenarios[0].name();
    input.data.errata = {leftOut, corrected, corrected};
    QVERIFY(item(input, 6).startsWith("Items left out: 1. Corrected texts: 2; see ERRATA.md. "));
}

SUBTEXT_TEST(ReproducibilityTest)
#include "reproducibilitytest.moc"
