// SPDX-License-Identifier: MIT
#include "core/models/modelanswers.h"
#include "core/models/predictionreading.h"
#include "core/study/demonstration/demonstration.h"
#include "core/study/demonstration/inventedmodels.h"
#include "core/study/demonstration/inventedvectors.h"
#include "tests/support/checks.h"
#include "tests/support/environments.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/uiharness.h"
#include "ui/release/exportdialog.h"
#include "ui/release/releaseworker.h"
#include "ui/text/language.h"
#include "ui/text/pseudolanguage.h"

#include <QDir>
#include <QDirIterator>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <algorithm>
#include <map>

using namespace subtext;
using namespace subtext::test;

/// Whatever language the window speaks, what leaves it is letter by letter the same: every file of
/// a release and every export, of studies that have all there is to say.
class LanguageFilesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { setLanguage(*qApp, QStringLiteral("en")); }
    void release_hasTheSameFiles_data();
    void release_hasTheSameFiles();
    void exports_haveTheSameFiles_data();
    void exports_haveTheSameFiles();
};

namespace {

using Files = std::map<QString, QByteArray>;

const Demonstration& demonstrationOf(bool isOfDisagreement)
{
    const auto& all = demonstrations();
    return *std::find_if(all.begin(), all.end(), [&](const Demonstration& one) {
        return isOfDisagreement ? one.isOfDisagreement : one.task == QLatin1String("emoscene");
    });
}

/// A study that is made once, and what leaves it in English.
class Finished
{
public:
    explicit Finished(bool isOfDisagreement)
        : m_hasVectors(!isOfDisagreement)
        , m_path(m_folder.filePath(QStringLiteral("finished.subtext")))
    {
        const auto study =
            must(makeDemonstration(m_path, environment(), demonstrationOf(isOfDisagreement)));
        std::vector<PersonId> annotators;
        PersonId adjudicator;
        for (const Person& person : must(study->roster().people())) {
            if (person.role == Role::Annotator)
                annotators.push_back(person.id);
            else if (person.role == Role::Adjudicator)
                adjudicator = person.id;
        }
        if (isOfDisagreement)
            must(simulateDisagreement(*study, 42));
        else
            must(simulateLabelling(*study, annotators, 100, 42));
        must(simulateAdjudication(*study, adjudicator, 8, 42));
        if (isOfDisagreement)
            must(simulateModels(*study, 42));
        else
            must(simulateVectorModels(*study, 42));
    }

    /// Every file of its release, though no gate asks whether it may go out.
    Files released()
    {
        ReleaseWorker worker(m_path, environment());
        Files files;
        connectFiles(worker, files);
        QSignalSpy ended(&worker, &ReleaseWorker::ended);
        ReleaseRequest request;
        request.options.version = QStringLiteral("1.0.0");
        request.options.date = QStringLiteral("2027-01-15");
        request.options.models.hasPredictions = true;
        request.options.models.hasRawAnswers = true;
        request.options.models.hasEntanglement = m_hasVectors;
        worker.prepare(request);
        if (ended.isEmpty() && !ended.wait(LongestWait))
            qFatal("the release is not made");
        return files;
    }

    /// What the dialog writes in every format that this task has.
    Files exported()
    {
        const auto study = must(Study::open(m_path, Study::Access::Write, environment()));
        const QTemporaryDir folder;
        QDir(folder.path()).mkdir(QStringLiteral("tables"));
        ScriptedPrompts prompts;
        for (const auto& [format, name] : {std::pair(ExportFormat::TidyCsv, "tidy.csv"),
                                           {ExportFormat::CeiCsv, "tables"},
                                           {ExportFormat::JsonLines, "lines.jsonl"},
                                           {ExportFormat::Decisions, "decisions.csv"},
                                           {ExportFormat::LabelStudio, "studio.json"},
                                           {ExportFormat::LabelStudioConfig, "studio.xml"}}) {
            ExportDialog dialog(prompts, *study, nullptr);
            dialog.choose(format);
            dialog.writeTo(folder.filePath(QString::fromLatin1(name)));
        }
        Files files;
        QDirIterator all(folder.path(), QDir::Files, QDirIterator::Subdirectories);
        while (all.hasNext()) {
            const QString path = all.next();
            files[path.mid(folder.path().size())] = readFile(path);
        }
        return files;
    }

private:
    static constexpr int LongestWait = 120'000;

    static void connectFiles(const ReleaseWorker& worker, Files& files)
    {
        QObject::connect(&worker, &ReleaseWorker::prepared, &worker,
                         [&files](const std::shared_ptr<const PreparedRelease>& release) {
                             for (const ReleaseFile& file : release->files)
                                 files[file.path] = file.bytes;
                         });
    }
    Environment environment() { return {m_clock, m_ids, {}}; }

    bool m_hasVectors;
    FixedClock m_clock;
    CountingIds m_ids;
    QTemporaryDir m_folder;
    QString m_path;
};

Finished& finished(bool isOfDisagreement)
{
    static Finished disagreement(true);
    static Finished emoScene(false);
    return isOfDisagreement ? disagreement : emoScene;
}

/// Speaks it for as long as this lives. "pseudo": numbers as in German, words of nobody.
class Speaking
{
public:
    explicit Speaking(const QString& code)
    {
        const bool isNobodys = code == QLatin1String("pseudo");
        setLanguage(*qApp, isNobodys ? QStringLiteral("de") : code);
        if (isNobodys)
            QCoreApplication::installTranslator(&m_pseudo); // asked before the other
    }

private:
    PseudoLanguage m_pseudo;
};

// A full release takes seconds: the second language speaks for the study with more in it.
void addStudiesAndLanguages()
{
    QTest::addColumn<bool>("isOfDisagreement");
    QTest::addColumn<QString>("code");
    for (const auto& [isOfDisagreement, code] :
         {std::pair(true, "pseudo"), {true, "zh_CN"}, {false, "pseudo"}})
        QTest::addRow("%s, %s", isOfDisagreement ? "disagreement" : "emoscene", code)
            << isOfDisagreement << QString::fromLatin1(code);
}

void compare(const Files& spoken, const Files& english)
{
    QCOMPARE(spoken.size(), english.size());
    for (const auto& [path, bytes] : english) {
        const auto found = spoken.find(path);
        QVERIFY2(found != spoken.end(), qUtf8Printable(path));
        QVERIFY2(found->second == bytes, qUtf8Printable(path));
    }
}

} // namespace

void LanguageFilesTest::release_hasTheSameFiles_data()
{
    addStudiesAndLanguages();
}

void LanguageFilesTest::release_hasTheSameFiles()
{
    QFETCH(bool, isOfDisagreement);
    QFETCH(QString, code);
    Finished& study = finished(isOfDisagreement);
    static std::map<bool, Files> english;
    if (!english.contains(isOfDisagreement))
        english[isOfDisagreement] = study.released();
    const Files& wanted = english[isOfDisagreement];
    QVERIFY(wanted.size() > 20);
    const auto has = [&](const char* part) {
        return std::any_of(wanted.begin(), wanted.end(), [&](const auto& file) {
            return file.first.contains(QLatin1String(part));
        });
    };
    QVERIFY(has(".svg") && has("README") && has("predictions"));
    const Speaking speaking(code);
    compare(study.released(), wanted);
}

void LanguageFilesTest::exports_haveTheSameFiles_data()
{
    addStudiesAndLanguages();
}

void LanguageFilesTest::exports_haveTheSameFiles()
{
    QFETCH(bool, isOfDisagreement);
    QFETCH(QString, code);
    Finished& study = finished(isOfDisagreement);
    const Files english = study.exported();
    QVERIFY(english.size() >= 5);
    const Speaking speaking(code);
    compare(study.exported(), english);
}

SUBTEXT_TEST(LanguageFilesTest)
#include "languagefilestest.moc"
