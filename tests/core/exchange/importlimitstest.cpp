// SPDX-License-Identifier: MIT
#include "core/exchange/importreader.h"
#include "core/travel/importing.h"
#include "tests/core/exchange/importsamples.h"
#include "tests/support/checks.h"
#include "tests/support/refusalchecks.h"
#include "tests/support/registeredtest.h"

#include <QTemporaryDir>

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

/// What is kept of files that are larger or worse than anybody's: enough to mend them.
class ImportLimitsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void manyRefusals_areKeptByTheThousandAndCounted_data();
    void manyRefusals_areKeptByTheThousandAndCounted();
    void refusals_areCountedByReason();
    void damage_isKeptByTheThousandAndCounted();
    void manyAnswersToOneScenario_areRead();
    void numbersOfLabelStudio_stayAsWritten();
    void cancelledReading_isNoFile();

private:
    QString file(const QByteArray& bytes)
    {
        return writeFile(m_folder.filePath(QStringLiteral("x.csv")), bytes);
    }
    QTemporaryDir m_folder;
};

namespace {

constexpr int More = 2500; // refusals than are kept

QByteArray repeated(const QByteArray& line)
{
    return line.repeated(static_cast<int>(MostRefusals) + More);
}

} // namespace

void ImportLimitsTest::manyRefusals_areKeptByTheThousandAndCounted_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<RefusalReason>("reason");
    QTest::addColumn<std::size_t>("records");
    QTest::newRow("short rows") << Header + '\n' + repeated("x\n") + Row + '\n'
                                << RefusalReason::WrongCellCount << std::size_t{1};
    QTest::newRow("empty cells") << Header + '\n' + repeated(",,,,,\n") + Row + '\n'
                                 << RefusalReason::MissingValue << std::size_t{1};
    QTest::newRow("the same scenario") << Header + '\n' + Row + '\n' + repeated(Row + '\n')
                                       << RefusalReason::DuplicateScenario << std::size_t{1};
    QTest::newRow("the same answer")
        << TidyHeader + '\n' + TidyAnn + '\n' + repeated(TidyAnn + '\n')
        << RefusalReason::DuplicateAnswer << std::size_t{1};
    QTest::newRow("JSON") << QByteArray(R"({"id":"1","subtype":"sarcasm-irony","speaker_role":"a",)"
                                        R"("listener_role":"b","context":"c","utterance":"u"})") +
                                 '\n' + repeated("{\"id\": 7}\n")
                          << RefusalReason::MissingValue << std::size_t{1};
    QTest::newRow("tasks of Label Studio")
        << QByteArray(R"([{"id":1,"data":{"subtype":"sarcasm-irony","speaker_role":"a",)"
                      R"("listener_role":"b","context":"c","utterance":"u"}})") +
               repeated(",\n3") + ']'
        << RefusalReason::MissingValue << std::size_t{1};
}

void ImportLimitsTest::manyRefusals_areKeptByTheThousandAndCounted()
{
    QFETCH(QByteArray, bytes);
    QFETCH(RefusalReason, reason);
    QFETCH(std::size_t, records);
    const QString path = file(bytes);
    const auto read = readImportFile(path, {});
    VERIFY_HOLDS(read);
    QCOMPARE(read->records.size(), records);
    QCOMPARE(read->refused.size(), static_cast<std::size_t>(MostRefusals));
    QVERIFY(std::is_sorted(read->refused.begin(), read->refused.end(),
                           [](const Refusal& a, const Refusal& b) { return a.line < b.line; }));
    QCOMPARE(read->furtherRefused.size(), std::size_t{1});
    QCOMPARE(read->furtherRefused.front().file, path);
    QCOMPARE(read->furtherRefused.front().reason, reason);
    QCOMPARE(read->furtherRefused.front().count, qint64{More});
    QCOMPARE(read->refusedCount(), MostRefusals + More);
}

void ImportLimitsTest::refusals_areCountedByReason()
{
    const auto read = readImportFile(
        file(Header + '\n' + repeated("x\n") + repeated(",,,,,\n") + "2,x,a,b,c,u\n"), {});
    VERIFY_HOLDS(read);
    QCOMPARE(read->refused.size(), static_cast<std::size_t>(2 * MostRefusals + 1));
    QCOMPARE(read->refused.back().reason, RefusalReason::UnknownSubtype);
    QCOMPARE(read->furtherRefused.size(), std::size_t{2});
    QCOMPARE(read->furtherRefused[0].reason, RefusalReason::WrongCellCount);
    QCOMPARE(read->furtherRefused[1].reason, RefusalReason::MissingValue);
    QCOMPARE(read->refusedCount(), 2 * (MostRefusals + More) + 1);
}

void ImportLimitsTest::damage_isKeptByTheThousandAndCounted()
{
    const QByteArray damaged = QByteArray("\xEF\xBF\xBD").repeated(MostDamage + More);
    const auto read =
        readImportFile(file(Header + "\n1,sarcasm-irony,a,b," + damaged + ",u\n"), {});
    VERIFY_HOLDS(read);
    const auto isDamage = [](const ImportWarning& w) {
        return w.notice == ImportNotice::DamagedCharacter;
    };
    QCOMPARE(std::count_if(read->warnings.begin(), read->warnings.end(), isDamage), MostDamage);
    const auto further =
        std::find_if(read->warnings.begin(), read->warnings.end(), [](const ImportWarning& w) {
            return w.notice == ImportNotice::FurtherDamage;
        });
    QVERIFY(further != read->warnings.end());
    QCOMPARE(further->count, qint64{More});
}

void ImportLimitsTest::manyAnswersToOneScenario_areRead()
{
    QByteArray rows = TidyHeader + '\n';
    for (int i = 0; i < 300; ++i)
        rows += QByteArray(TidyAnn).replace(",Ann,", ",Ann " + QByteArray::number(i % 299) + ',') +
                '\n';
    const auto read = readImportFile(file(rows), {});
    VERIFY_HOLDS(read);
    QCOMPARE(read->records.front().answers.size(), std::size_t{299});
    QCOMPARE(read->refused.size(), std::size_t{1});
    QCOMPARE(read->refused.front().value, QStringLiteral("Ann 0"));
    QCOMPARE(read->refused.front().line, 301);
}

void ImportLimitsTest::numbersOfLabelStudio_stayAsWritten()
{
    const QByteArray texts(R"("subtype":"sarcasm-irony","speaker_role":"a","listener_role":"b",)"
                           R"("context":"c","utterance":"u")");
    const auto tasks =
        readImportFile(file("[{\"id\": 12345678901234567890123, \"data\": {" + texts +
                            "}},\n {\"id\": 2, \"data\": {\"id\": 1.10, " + texts + "}}]"),
                       {});
    VERIFY_HOLDS(tasks);
    QVERIFY(tasks->format == FileFormat::LabelStudioJson);
    QCOMPARE(tasks->records.at(0).scenario.sourceId, QStringLiteral("12345678901234567890123"));
    QCOMPARE(tasks->records.at(1).scenario.sourceId, QStringLiteral("1.10"));

    const auto minimal =
        readImportFile(file("[{\"id\": 007.0}]"), {}); // no number of JSON: zeros in front are none
    COMPARE_ERROR(minimal, ErrorCode::MalformedFile);
    const auto flat = readImportFile(
        file("[{\"id\": 1.10, \"annotation_id\": 3, \"lead_time\": 4.50, \"annotator\": 1e2, "
             "\"emotion\": \"joy\", \"valence\": \"neutral\", \"arousal\": \"calm\", "
             "\"dominance\": \"in control\", \"confidence\": \"unsure\", " +
             texts + "}]"),
        {});
    VERIFY_HOLDS(flat);
    QVERIFY(flat->format == FileFormat::LabelStudioMinimal);
    QCOMPARE(flat->records.at(0).scenario.sourceId, QStringLiteral("1.10"));
    QCOMPARE(flat->records.at(0).answers.at(0).annotator, QStringLiteral("1e2"));
    QCOMPARE(flat->records.at(0).answers.at(0).timings->wallMs, 4500);
}

void ImportLimitsTest::cancelledReading_isNoFile()
{
    CancelToken cancel;
    const QString path = file(Header + '\n' + Row + '\n');
    VERIFY_HOLDS(readImportFiles({path}, {}, cancel));
    cancel.cancel();
    const auto read = readImportFiles({path}, {}, cancel);
    COMPARE_ERROR(read, ErrorCode::Cancelled);
    QCOMPARE(read.error().file, path);
}

SUBTEXT_TEST(ImportLimitsTest)

#include "importlimitstest.moc"
