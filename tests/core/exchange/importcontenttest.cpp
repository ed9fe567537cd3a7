// SPDX-License-Identifier: MIT
#include "core/domain/ceiscene.h"
#include "core/domain/emotion.h"
#include "core/exchange/importreader.h"
#include "tests/core/exchange/importsamples.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::test;

/// What a file that can be used says, to the character.
class ImportContentTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void texts_stayToTheCharacter();
    void power_isDerivedOnlyWhereTheFileHasNone();
    void power_isReadWhateverItsCase_byTokenAndByWord();
    void guessedEncoding_isReported();
    void unknownColumns_areReported();
    void idInASecondGroup_isReportedWithBothLines();
    void idsCountedByGroup_areNotReported();
    void columnsOfTheFieldsWords_areTaken();
    void nameOfAField_goesBeforeItsWord();
    void damage_isReportedWithItsPlace();
    void ceiRow_isReadWhole();
    void part_isReadWhereTheFileSaysIt();
    void tidyRows_ofOneScenarioAreOneRecord();
    void kind_decidesWhatIsTaken();
    void withoutGold_leavesGoldAndNotesOut();
    void unusedColumn_isNotRead_thoughItsNameIsKnown();

private:
    QString file(const QByteArray& bytes, const QString& name = QStringLiteral("input.txt")) const
    {
        return writeFile(m_folder.filePath(name), bytes);
    }

    QTemporaryDir m_folder;
};

namespace {

std::vector<ImportWarning> warningsOf(const ImportedFile& file, ImportNotice notice)
{
    std::vector<ImportWarning> found;
    for (const ImportWarning& warning : file.warnings) {
        if (warning.notice == notice)
            found.push_back(warning);
    }
    return found;
}

} // namespace

void ImportContentTest::texts_stayToTheCharacter()
{
    const auto read = readImportFile(
        file(Header +
             "\n007,Sarcasm_Irony, boss ,NA,\" a\n\"\"b\"\" \",caf\xC3\xA9 \xF0\x9F\x99\x82 \n"),
        {});
    VERIFY_HOLDS(read);
    const Scenario& scenario = read->records.front().scenario;
    QCOMPARE(scenario.sourceId, QStringLiteral("007"));
    QCOMPARE(scenario.name(), QStringLiteral("sarcasm-irony/007"));
    QCOMPARE(scenario.text(ScenePart::SpeakerRole), QStringLiteral(" boss "));
    QCOMPARE(scenario.text(ScenePart::ListenerRole), QStringLiteral("NA"));
    QCOMPARE(scenario.text(ScenePart::Context), QStringLiteral(" a\n\"b\" "));
    QCOMPARE(scenario.text(ScenePart::Utterance), QStringLiteral("café 🙂 "));
}

void ImportContentTest::power_isDerivedOnlyWhereTheFileHasNone()
{
    const auto read =
        readImportFile(file(Header + ",power_relation\n1,sarcasm-irony,boss,intern,c,u,\n"
                                     "2,sarcasm-irony,boss,intern,c,u,peer\n"
                                     "3,sarcasm-irony,friend,friend,c,u,  \n"),
                       {});
    VERIFY_HOLDS(read);
    QVERIFY(powerOf(read->records[0].scenario) == PowerRelation::HighToLow);
    QVERIFY(read->records[0].scenario.isGuessed(ScenePart::PowerRelation));
    QVERIFY(powerOf(read->records[1].scenario) == PowerRelation::Peer);
    QVERIFY(!read->records[1].scenario.isGuessed(ScenePart::PowerRelation));
    QVERIFY(read->records[2].scenario.isGuessed(ScenePart::PowerRelation));
    QVERIFY(powerSourceOf(read->records[0].scenario) == PowerSource::Derived);
    QVERIFY(powerSourceOf(read->records[1].scenario) == PowerSource::Given);
    QVERIFY(powerSourceOf(read->records[2].scenario) == PowerSource::Assumed); // no rule matched
    for (const ImportNotice notice : {ImportNotice::DerivedPower, ImportNotice::AssumedPower}) {
        const auto warnings = warningsOf(*read, notice);
        QCOMPARE(warnings.size(), std::size_t{1});
        QCOMPARE(warnings.front().count, 1);
    }
}

void ImportContentTest::power_isReadWhateverItsCase_byTokenAndByWord()
{
    const auto read = readImportFile(
        file(Header + ",power_relation\n1,sarcasm-irony,a,b,c,u, High-To-Low \n"
                      "2,sarcasm-irony,a,b,c,u,low  to High\n"
                      "3,sarcasm-irony,a,b,c,u,PEER\n4,sarcasm-irony,a,b,c,u,Between Equals\n"),
        {});
    VERIFY_HOLDS(read);
    QCOMPARE(read->refused.size(), std::size_t{0});
    const PowerRelation said[]{PowerRelation::HighToLow, PowerRelation::LowToHigh,
                               PowerRelation::Peer, PowerRelation::Peer};
    for (std::size_t i = 0; i < std::size(said); ++i) {
        QVERIFY2(powerOf(read->records[i].scenario) == said[i], qPrintable(QString::number(i)));
        QVERIFY(!read->records[i].scenario.isGuessed(ScenePart::PowerRelation));
    }
}

void ImportContentTest::guessedEncoding_isReported()
{
    const auto read =
        readImportFile(file(Header + "\n1,sarcasm-irony,a,b,it\x92s a caf\xE9,u\n"), {});
    VERIFY_HOLDS(read);
    const auto warnings = warningsOf(*read, ImportNotice::GuessedEncoding);
    QCOMPARE(warnings.size(), std::size_t{1});
    QCOMPARE(warnings.front().value, QStringLiteral("Windows-1252"));
    QCOMPARE(read->encoding, QStringLiteral("Windows-1252"));
    QCOMPARE(read->records.front().scenario.text(ScenePart::Context),
             QStringLiteral("it\u2019s a café"));
}

void ImportContentTest::unknownColumns_areReported()
{
    const auto read = readImportFile(file("mood," + Header + ",\nx," + Row + ",\n"), {});
    VERIFY_HOLDS(read);
    const auto warnings = warningsOf(*read, ImportNotice::IgnoredColumn);
    QCOMPARE(warnings.size(), std::size_t{1});
    QCOMPARE(warnings.front().column, QStringLiteral("mood"));
}

// The header is line 1. Of four ids, 2 stands in two groups.
void ImportContentTest::idInASecondGroup_isReportedWithBothLines()
{
    const auto read = readImportFile(file(Header + "\n1,sarcasm-irony,a,b,c,u\n"
                                                   "2,sarcasm-irony,a,b,d,v\n"
                                                   "3,mixed-signals,a,b,e,w\n"
                                                   "2,mixed-signals,a,b,f,x\n"
                                                   "4,mixed-signals,a,b,g,y\n"),
                                     {});
    VERIFY_HOLDS(read);
    QCOMPARE(read->records.size(), std::size_t{5}); // no refusal
    const auto warnings = warningsOf(*read, ImportNotice::SharedIds);
    QCOMPARE(warnings.size(), std::size_t{1});
    QCOMPARE(warnings.front().count, 1);
    QCOMPARE(warnings.front().value, QStringLiteral("2 (3, 5)"));
    QCOMPARE(warnings.front().detail, QString());
}

// As CEI's groups do.
void ImportContentTest::idsCountedByGroup_areNotReported()
{
    const auto read = readImportFile(file(Header + "\n1,sarcasm-irony,a,b,c,u\n"
                                                   "2,sarcasm-irony,a,b,d,v\n"
                                                   "1,mixed-signals,a,b,e,w\n"
                                                   "2,mixed-signals,a,b,f,x\n"
                                                   "3,mixed-signals,a,b,g,y\n"),
                                     {});
    VERIFY_HOLDS(read);
    QCOMPARE(read->records.size(), std::size_t{5});
    QVERIFY(warningsOf(*read, ImportNotice::SharedIds).empty());
}

void ImportContentTest::columnsOfTheFieldsWords_areTaken()
{
    const auto read =
        readImportFile(file("Id,Subtype,SPEAKER,listener,Power relation,Context,Utterance\n"
                            "1,Sarcasm and irony,boss,clerk,high-to-low,Late.,Fine.\n"),
                       {});
    VERIFY_HOLDS(read);
    QVERIFY(warningsOf(*read, ImportNotice::IgnoredColumn).empty());
    const Scenario& scene = read->records.front().scenario;
    QCOMPARE(scene.group, QStringLiteral("sarcasm-irony"));
    QCOMPARE(scene.text(ScenePart::SpeakerRole), QStringLiteral("boss"));
    QCOMPARE(scene.text(ScenePart::ListenerRole), QStringLiteral("clerk"));
    QCOMPARE(powerOf(scene), PowerRelation::HighToLow);
}

void ImportContentTest::nameOfAField_goesBeforeItsWord()
{
    const auto read = readImportFile(file("speaker," + Header + "\nPaula," + Row + '\n'), {});
    VERIFY_HOLDS(read);
    QVERIFY(read->records.front().scenario.text(ScenePart::SpeakerRole) != QStringLiteral("Paula"));
    const auto warnings = warningsOf(*read, ImportNotice::IgnoredColumn);
    QCOMPARE(warnings.size(), std::size_t{1});
    QCOMPARE(warnings.front().column, QStringLiteral("speaker"));
}

void ImportContentTest::damage_isReportedWithItsPlace()
{
    const auto read = readImportFile(
        file(Header + "\n" + Row + "\n2,sarcasm-irony,a,b,\"x\ny\",your updates\xC3\x89 exactly\n"),
        {});
    VERIFY_HOLDS(read);
    const auto warnings = warningsOf(*read, ImportNotice::DamagedCharacter);
    QCOMPARE(warnings.size(), std::size_t{1});
    QCOMPARE(warnings.front().line, 3);
    QCOMPARE(warnings.front().column, QStringLiteral("utterance"));
    QCOMPARE(warnings.front().value, QStringLiteral("É"));
    QCOMPARE(warnings.front().detail, QStringLiteral("…"));
    QCOMPARE(read->records[1].scenario.text(ScenePart::Utterance),
             QStringLiteral("your updatesÉ exactly")); // kept
}

void ImportContentTest::ceiRow_isReadWhole()
{
    const auto read =
        readImportFile(file(CeiHeader + '\n' + CeiRow, QStringLiteral("sarcasm-irony.csv")), {});
    VERIFY_HOLDS(read);
    const ImportedRecord& record = read->records.front();
    QCOMPARE(record.line, 2);
    QCOMPARE(record.scenario.text(ScenePart::ListenerRole), QStringLiteral("clerk "));
    QCOMPARE(record.answers.size(), std::size_t{2});
    QCOMPARE(record.answers[0].annotator, QStringLiteral("Ann"));
    Answer expected;
    expected.ballot[0] = Emotion::Joy;
    expected.scales = {{2, -2, 2, 2}};
    QVERIFY(record.answers[0].answer == expected);
    QVERIFY(record.answers[1].answer.ballot[0] == Emotion::Fear);
    QVERIFY(!record.answers[0].timings && !record.answers[0].submittedAt);
    QVERIFY(record.gold == Emotion::Joy);
    QVERIFY(!record.basis);
    QCOMPARE(record.note, QStringLiteral("a note,\nby Ann"));
    QCOMPARE(warningsOf(*read, ImportNotice::NoTimes).size(), std::size_t{1});
}

void ImportContentTest::part_isReadWhereTheFileSaysIt()
{
    const QString name = QStringLiteral("sarcasm-irony.csv");
    const auto wide =
        readImportFile(file(CeiHeader + ",split\n" + CeiRow + ", Validation \n", name), {});
    VERIFY_HOLDS(wide);
    QVERIFY(wide->records.front().part == Partition::Validation);
    QVERIFY(warningsOf(*wide, ImportNotice::IgnoredColumn).empty());
    const auto tidy = readImportFile(file(TidyHeader + ",split\n" + TidyAnn + ",test\n"),
                                     {ImportKind::Scenarios, true, {}, {}});
    VERIFY_HOLDS(tidy);
    QVERIFY(tidy->records.front().part == Partition::Test);
    const auto unsaid = readImportFile(file(TidyHeader + ",split\n" + TidyAnn + ",\n"), {});
    VERIFY_HOLDS(unsaid);
    QVERIFY(!unsaid->records.front().part);

    const auto unknown = readImportFile(
        file(CeiHeader + ",split\n" + CeiRow + ",dev\n8" + CeiRow.mid(1) + ",dev set\n", name), {});
    VERIFY_HOLDS(unknown);
    QCOMPARE(unknown->records.size(), std::size_t{1});
    QCOMPARE(unknown->refused.size(), std::size_t{1});
    const Refusal& refusal = unknown->refused.front();
    QVERIFY(refusal.reason == RefusalReason::UnknownWord);
    QCOMPARE(refusal.column, QStringLiteral("split"));
    QCOMPARE(refusal.value, QStringLiteral("dev set"));
    QCOMPARE(refusal.expected, QStringLiteral("train, val, test"));
}

void ImportContentTest::tidyRows_ofOneScenarioAreOneRecord()
{
    const auto read = readImportFile(file(TidyHeader + '\n' + TidyAnn + '\n' + TidyBob + '\n'), {});
    VERIFY_HOLDS(read);
    QCOMPARE(read->records.size(), std::size_t{1});
    QCOMPARE(read->records.front().answers.size(), std::size_t{2});
    QCOMPARE(read->records.front().answers[1].annotator, QStringLiteral("Bob"));
    QVERIFY(read->records.front().gold == Emotion::Joy);
}

void ImportContentTest::kind_decidesWhatIsTaken()
{
    const QString cei = file(CeiHeader + '\n' + CeiRow, QStringLiteral("sarcasm-irony.csv"));
    const auto scenarios = readImportFile(cei, {ImportKind::Scenarios, true, {}, {}});
    VERIFY_HOLDS(scenarios);
    QVERIFY(scenarios->records.front().answers.empty());
    QVERIFY(!scenarios->records.front().gold);
    QVERIFY(scenarios->records.front().note.isEmpty());
    const auto labels = readImportFile(cei, {ImportKind::Annotations, true, {}, {}});
    VERIFY_HOLDS(labels);
    QCOMPARE(labels->records.front().answers.size(), std::size_t{2});
    const auto none =
        readImportFile(file(Header + '\n' + Row), {ImportKind::Annotations, true, {}, {}});
    COMPARE_ERROR(none, ErrorCode::MissingColumn);
}

void ImportContentTest::unusedColumn_isNotRead_thoughItsNameIsKnown()
{
    const QString path = file(Header + '\n' + Row);
    ImportOptions options;
    options.unused = {QStringLiteral("utterance")};
    const auto none = readImportFile(path, options);
    COMPARE_ERROR(none, ErrorCode::MissingColumn);
    options.unused = {QStringLiteral("no such column")};
    VERIFY_HOLDS(readImportFile(path, options));
}

void ImportContentTest::withoutGold_leavesGoldAndNotesOut()
{
    const QString cei = file(CeiHeader + '\n' + CeiRow, QStringLiteral("sarcasm-irony.csv"));
    const auto read = readImportFile(cei, {ImportKind::Auto, false, {}, {}});
    VERIFY_HOLDS(read);
    QCOMPARE(read->records.front().answers.size(), std::size_t{2});
    QVERIFY(!read->records.front().gold);
    QVERIFY(read->records.front().note.isEmpty());
}

SUBTEXT_TEST(ImportContentTest)
#include "importcontenttest.moc"
