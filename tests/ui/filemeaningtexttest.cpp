// SPDX-License-Identifier: MIT
#include "ui/text/filemeaningtext.h"

#include "core/release/datadictionary.h"
#include "core/release/licences.h"
#include "core/task/builtintasks.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/releaseharness.h"
#include "ui/release/filesview.h"
#include "ui/text/language.h"
#include "ui/text/pseudolanguage.h"

using namespace subtext;
using namespace subtext::test;

/// What the files of a release are, on the screen: in its language, and in English as core has it.
class FileMeaningTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { setLanguage(*qApp, QStringLiteral("en")); }
    void everyFile_isSaidInTheLanguageOfTheWindow_data();
    void everyFile_isSaidInTheLanguageOfTheWindow();
    void licence_isNamedAfterIt();
    void filesOfARelease_areAllKnown();
};

namespace {

const QStringList CommonPaths{
    QStringLiteral("annotations.csv"),
    QStringLiteral("cues.csv"),
    QStringLiteral("second_readings.csv"),
    QStringLiteral("soft_readings.csv"),
    QStringLiteral("guesses.csv"),
    QStringLiteral("more_raters.csv"),
    QStringLiteral("norming.csv"),
    QStringLiteral("disagreement.csv"),
    QStringLiteral("languages.csv"),
    QStringLiteral("readers.csv"),
    QStringLiteral("forward_words.txt"),
    QStringLiteral("topics.csv"),
    QStringLiteral("README.md"),
    QStringLiteral("DATASHEET.md"),
    QStringLiteral("REPRODUCIBILITY.md"),
    QStringLiteral("croissant.json"),
    QStringLiteral("LICENSE-DATA"),
    QStringLiteral("CITATION.cff"),
    QStringLiteral("CITATION.bib"),
    QStringLiteral(".zenodo.json"),
    QStringLiteral("CHANGELOG.md"),
    QStringLiteral("ERRATA.md"),
    QStringLiteral("SHA256SUMS"),
    QStringLiteral("generated_scenes.csv"),
    QStringLiteral("found_topics.csv"),
    QStringLiteral("reports/agreement.json"),
    QStringLiteral("reports/check.json"),
    QStringLiteral("reports/entanglement.json"),
    QStringLiteral("reports/entanglement.csv"),
    QStringLiteral("predictions/m.jsonl"),
    QStringLiteral("reports/evaluation.json"),
    QStringLiteral("reports/leaderboard.csv"),
    QStringLiteral("reports/tables/leaderboard.tex"),
    QStringLiteral("reports/tables/prior_all.tex"),
    QStringLiteral("soft_labels.csv"),
    QStringLiteral("gold.csv"),
    QStringLiteral("splits.json"),
    QStringLiteral("reports/tables/agreement.tex"),
    QStringLiteral("reports/tables/patterns.tex"),
    QStringLiteral("reports/figures/a.csv"),
    QStringLiteral("reports/figures/a.svg"),
    QStringLiteral("reports/figures/a.pdf"),
    QStringLiteral("reports/tables/own.csv"),
    QStringLiteral("reports/tables/own.tex"),
};
const QStringList CeiPaths{
    QStringLiteral("scenarios.jsonl"),
    QStringLiteral("reports/tables/icc.tex"),
    QStringLiteral("reports/tables/confusion.tex"),
    QStringLiteral("data/human-gold/data_a.csv"),
};
const QStringList TidyPaths{
    QStringLiteral("scenarios.csv"),
    QStringLiteral("decisions.csv"),
    QStringLiteral("task.json"),
    QStringLiteral("reports/tables/groups.tex"),
    QStringLiteral("reports/tables/scales.tex"),
    QStringLiteral("reports/tables/confusion_q.tex"),
};

const Licence& anyLicence()
{
    return licences().front();
}

} // namespace

void FileMeaningTextTest::everyFile_isSaidInTheLanguageOfTheWindow_data()
{
    QTest::addColumn<QString>("task");
    QTest::addColumn<QStringList>("paths");
    QTest::newRow("cei") << QStringLiteral("cei") << CommonPaths + CeiPaths;
    QTest::newRow("emoscene") << QStringLiteral("emoscene") << CommonPaths + TidyPaths;
}

void FileMeaningTextTest::everyFile_isSaidInTheLanguageOfTheWindow()
{
    QFETCH(QString, task);
    QFETCH(QStringList, paths);
    const Task& asked = *builtInTask(task);
    PseudoLanguage pseudo; // says whatever goes through tr() in other letters
    QCoreApplication::installTranslator(&pseudo);
    QStringList unlisted;
    for (const QString& path : paths) {
        const QString english = QString::fromUtf8(describeFile(path, asked));
        QVERIFY2(!english.isEmpty(), qPrintable(path));
        if (!fileMeaningText(path, asked, anyLicence()).startsWith(PseudoLanguage::of(english)))
            unlisted << path;
    }
    QCoreApplication::removeTranslator(&pseudo);
    QCOMPARE(unlisted.join(u' '), QString());
    for (const QString& path : paths)
        QCOMPARE(fileMeaningText(path, asked, anyLicence()),
                 QString::fromUtf8(describeFile(path, asked, anyLicence())));
}

void FileMeaningTextTest::licence_isNamedAfterIt()
{
    const Task& task = *builtInTask(QStringLiteral("cei"));
    const QString said = fileMeaningText(QStringLiteral("LICENSE-DATA"), task, anyLicence());
    QVERIFY2(said.endsWith(QStringLiteral(" (%1)").arg(QLatin1String(anyLicence().token))),
             qPrintable(said));
    QVERIFY(fileMeaningText(QStringLiteral("unknown.bin"), task, anyLicence()).isEmpty());
}

void FileMeaningTextTest::filesOfARelease_areAllKnown()
{
    ReleaseDesk at;
    at.labelAll();
    at.open();
    QSignalSpy shown(&at.page(), &ReleasePage::filesShown);
    at.page().showView(ReleasePage::View::Files);
    QVERIFY(shown.wait(ReleaseDesk::LongestWait));
    const QStringList paths = at.page().files()->paths();
    QVERIFY(paths.contains(QStringLiteral("README.md")));
    const Task& task = *builtInTask(QStringLiteral("cei"));
    PseudoLanguage pseudo;
    QCoreApplication::installTranslator(&pseudo);
    QStringList unlisted;
    for (const QString& path : paths) {
        if (fileMeaningText(path, task, anyLicence()) ==
            QString::fromUtf8(describeFile(path, task, anyLicence())))
            unlisted << path;
    }
    QCoreApplication::removeTranslator(&pseudo);
    QCOMPARE(unlisted.join(u' '), QString());
}

SUBTEXT_TEST(FileMeaningTextTest)
#include "filemeaningtexttest.moc"
