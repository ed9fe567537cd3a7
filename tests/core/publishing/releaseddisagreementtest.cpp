// SPDX-License-Identifier: MIT
#include "core/course/courserules.h"
#include "core/course/repeats.h"
#include "core/course/roster.h"
#include "core/exchange/tables/recordtable.h"
#include "core/figures/figures.h"
#include "core/release/disagreementtable.h"
#include "core/release/layout/figurecells.h"
#include "core/release/releasefolder.h"
#include "core/release/verification.h"
#include "core/study/demonstration/demonstration.h"
#include "tests/core/publishing/releasestudy.h"
#include "tests/support/environments.h"
#include "tests/support/registeredtest.h"

#include <QTemporaryDir>

#include <map>

using namespace subtext;
using namespace subtext::test;

namespace {

const QString DisagreementFile = QStringLiteral("disagreement.csv");

/// The rows of the table by their part, of one question; each cell by its column.
std::map<QString, std::map<QString, QString>> sharesByPart(const std::vector<ReleaseFile>& files)
{
    const RecordTable table = must(readCsv(contentOf(files, DisagreementFile)));
    std::map<QString, std::map<QString, QString>> parts;
    for (const RecordTable::Row& row : table.rows) {
        std::map<QString, QString>& cells =
            parts[row.cells.value(table.columns.indexOf(QStringLiteral("part")))];
        for (qsizetype i = 0; i < table.columns.size(); ++i)
            cells[table.columns.at(i)] = row.cells.value(i);
    }
    return parts;
}

bool areSharesMentioned(const std::vector<ReleaseFile>& files)
{
    return std::any_of(files.begin(), files.end(), [](const ReleaseFile& file) {
        return file.path == DisagreementFile || file.bytes.contains(DisagreementFile.toUtf8());
    });
}

/// So many annotators see their early items again, and say joy.
void repeatWithJoy(ReleaseStudy& study, std::size_t people = 3)
{
    Protocol rules = must(study->protocol());
    rules.repeats = 2;
    must(study->courseRules().setProtocol(rules));
    study.clock.advance(1'000);
    std::vector<Person> annotators = must(study->roster().people());
    std::erase_if(annotators, [](const Person& who) { return who.role != Role::Annotator; });
    QVERIFY(annotators.size() >= people);
    annotators.resize(people);
    for (const Person& who : annotators) {
        const std::vector<ScenarioId> due = must(study->repeats().due(who.id));
        QCOMPARE(due.size(), std::size_t{2});
        for (const ScenarioId scenario : due)
            must(study->repeats().record(who.id, scenario, ReleaseStudy::answerOf(Emotion::Joy),
                                         1'000));
    }
}

} // namespace

/// What a release has of how much of the disagreement is whose.
class ReleasedDisagreementTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void shares_areThoseOfTheStudy();
    void randomCodes_changeNoShare();
    void otherFiles_sayIt();
    void folder_isVerified();
    void withoutSecondReadings_saysWhatLacks();
    void repeatsOfTwo_areNotTold();
    void repeats_areSpokenOfWhereThereAreAny();
    void repeats_areInNoFile();
    void ruleAlone_changesNoByte();
    void withoutEither_thereIsNoFile();

private:
    std::vector<ReleaseFile> demonstrationFiles(const ReleaseOptions& options = {})
    {
        return filesOf(must(m_study->releaseDrafting().draft(options, {})));
    }

    QTemporaryDir m_folder;
    FixedClock m_clock;
    CountingIds m_ids;
    std::unique_ptr<Study> m_study;
};

void ReleasedDisagreementTest::initTestCase()
{
    m_study = must(makeDemonstration(m_folder.filePath(QStringLiteral("d.subtext")),
                                     {m_clock, m_ids, {}}, demonstrations().at(2)));
    VERIFY_HOLDS(simulateDisagreement(*m_study, 42));
}

void ReleasedDisagreementTest::shares_areThoseOfTheStudy()
{
    const std::vector<ReleaseFile> files = demonstrationFiles();
    QCOMPARE(contentOf(files, DisagreementFile).split('\n').front().trimmed(),
             QByteArray("question,part,share,low,high,items,annotators,repeats,second_readings,"
                        "not_identifiable_without"));
    const stats::DisagreementShares of = must(m_study->figures().disagreement()).questions.front();
    auto parts = sharesByPart(files);
    QCOMPARE(parts.size(), std::size_t{7});
    for (auto& [part, cells] : parts) {
        QCOMPARE(cells[QStringLiteral("question")], QStringLiteral("emotion"));
        QCOMPARE(cells[QStringLiteral("items")], QStringLiteral("24"));
        QCOMPARE(cells[QStringLiteral("annotators")], QStringLiteral("6"));
        QCOMPARE(cells[QStringLiteral("repeats")], QStringLiteral("24"));
        QCOMPARE(cells[QStringLiteral("second_readings")], QString::number(of.secondsAsked));
        QCOMPARE(cells[QStringLiteral("not_identifiable_without")], QString());
    }
    QCOMPARE(parts[QStringLiteral("all")][QStringLiteral("share")], exactCell(of.total));
    QCOMPARE(parts[QStringLiteral("all")][QStringLiteral("low")], exactCell(of.totalInterval->low));
    for (const auto& [part, share] :
         {std::pair("ambiguity", of.ambiguity), std::pair("perspective", of.perspective),
          std::pair("unsteadiness", of.unsteadiness), std::pair("leaning", of.leaning),
          std::pair("by_scene", of.byScene), std::pair("stated", of.stated)}) {
        auto& cells = parts[QString::fromLatin1(part)];
        QVERIFY2(share, part);
        QCOMPARE(cells[QStringLiteral("share")], exactCell(share->value));
        const auto& interval = share->interval;
        QCOMPARE(cells[QStringLiteral("low")], interval ? exactCell(interval->low) : QString());
        QCOMPARE(cells[QStringLiteral("high")], interval ? exactCell(interval->high) : QString());
    }
}

// Under several secrets, so that no chance leaves everybody's as it was.
void ReleasedDisagreementTest::randomCodes_changeNoShare()
{
    const QByteArray shares = contentOf(demonstrationFiles(), DisagreementFile);
    QVERIFY(!shares.isEmpty());
    for (const char* secret : {"one", "two", "three"}) {
        ReleaseOptions options;
        options.hasRandomCodes = true;
        options.codeSecret = QLatin1String(secret);
        QCOMPARE(contentOf(demonstrationFiles(options), DisagreementFile), shares);
    }
}

void ReleasedDisagreementTest::otherFiles_sayIt()
{
    const std::vector<ReleaseFile> files = demonstrationFiles();
    for (const char* path : {"README.md", "croissant.json", "SHA256SUMS", "DATASHEET.md"})
        QVERIFY2(contentOf(files, QLatin1String(path)).contains("disagreement.csv"), path);
    for (const char* column : {"not_identifiable_without", "by_scene"})
        QVERIFY2(contentOf(files, QStringLiteral("README.md")).contains(column), column);
    const QByteArray sheet = contentOf(files, QStringLiteral("DATASHEET.md"));
    const stats::DisagreementShares of = must(m_study->figures().disagreement()).questions.front();
    const QByteArray said = sheet.mid(sheet.indexOf("Disagreement divides"), 900);
    for (const auto& [before, value] :
         {std::pair("two annotators differ on a scenario with probability ", *of.total),
          std::pair("shares of that: ambiguity ", of.ambiguity->value),
          std::pair("perspective ", of.perspective->value),
          std::pair("unsteadiness ", of.unsteadiness->value)})
        QVERIFY2(said.contains(before + figureCell(value).toUtf8() + " (95 % interval "), said);
    QVERIFY2(said.contains("n: scenarios 24, annotators 6, answers given once more 24, "), said);
    QVERIFY(!sheet.contains("not identifiable"));
}

void ReleasedDisagreementTest::folder_isVerified()
{
    const QString folder = m_folder.filePath(QStringLiteral("out"));
    must(writeReleaseFolder(folder, demonstrationFiles()));
    QVERIFY(must(verifyReleaseFolder(folder)).isSound());
    QFile file(folder + u'/' + DisagreementFile);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("part\n") > 0);
    file.close();
    QVERIFY(!must(verifyReleaseFolder(folder)).isSound());
}

void ReleasedDisagreementTest::withoutSecondReadings_saysWhatLacks()
{
    ReleaseStudy study;
    repeatWithJoy(study);
    if (QTest::currentTestFailed())
        return;
    const std::vector<ReleaseFile> files = filesOf(study.draft());
    auto parts = sharesByPart(files);
    const auto isEmpty = [&](const char* part) {
        return parts[QString::fromLatin1(part)][QStringLiteral("share")].isEmpty();
    };
    QVERIFY(!isEmpty("all") && !isEmpty("unsteadiness") && !isEmpty("leaning"));
    QVERIFY(isEmpty("ambiguity") && isEmpty("perspective"));
    for (auto& [part, cells] : parts) {
        QCOMPARE(cells[QStringLiteral("repeats")], QStringLiteral("6"));
        QCOMPARE(cells[QStringLiteral("not_identifiable_without")],
                 QStringLiteral("second_readings"));
    }
    const QByteArray sheet = contentOf(files, QStringLiteral("DATASHEET.md"));
    QVERIFY2(sheet.contains("not identifiable without second readings: ambiguity and perspective"),
             sheet.mid(sheet.indexOf("Disagreement divides"), 900));
}

// The window and the command line tell them all the same.
void ReleasedDisagreementTest::repeatsOfTwo_areNotTold()
{
    for (const std::size_t people : {std::size_t{1}, std::size_t{2}}) {
        ReleaseStudy study;
        repeatWithJoy(study, people);
        if (QTest::currentTestFailed())
            return;
        const stats::DisagreementShares told =
            must(study->figures().disagreement()).questions.front();
        QCOMPARE(told.repeats, 2 * people);
        QVERIFY(told.unsteadiness);
        QVERIFY(!areSharesMentioned(filesOf(study.draft()))); // nothing else is to be told
    }
}

void ReleasedDisagreementTest::repeats_areSpokenOfWhereThereAreAny()
{
    ReleaseInput input;
    input.disagreement.emplace();
    input.disagreement->questions.resize(input.disagreement->task->questions.size());
    const QByteArray notReleased = "gave once more, to tell these apart, are not released";
    QVERIFY(!disagreementWords(input).contains(notReleased));
    input.disagreement->questions.back().repeats = 6;
    QVERIFY(disagreementWords(input).contains(notReleased));
}

// With them or without, nothing differs but what is said of the shares.
void ReleasedDisagreementTest::repeats_areInNoFile()
{
    ReleaseStudy study;
    const std::vector<ReleaseFile> before = filesOf(study.draft());
    repeatWithJoy(study);
    if (QTest::currentTestFailed())
        return;
    const std::vector<ReleaseFile> after = filesOf(study.draft());
    QCOMPARE(after.size(), before.size() + 1);
    for (const ReleaseFile& file : before) {
        if (!contentOf(after, file.path).contains(DisagreementFile.toUtf8()))
            QCOMPARE(contentOf(after, file.path), file.bytes);
    }
}

void ReleasedDisagreementTest::ruleAlone_changesNoByte()
{
    ReleaseStudy study;
    const std::vector<ReleaseFile> before = filesOf(study.draft());
    Protocol rules = must(study->protocol());
    rules.repeats = 2;
    rules.secondReading = SecondReading::Option;
    must(study->courseRules().setProtocol(rules));
    QVERIFY(filesOf(study.draft()) == before);
}

void ReleasedDisagreementTest::withoutEither_thereIsNoFile()
{
    ReleaseStudy study;
    QVERIFY(!areSharesMentioned(filesOf(study.draft())));
}

SUBTEXT_TEST(ReleasedDisagreementTest)
#include "releaseddisagreementtest.moc"
