// SPDX-License-Identifier: MIT
#include "core/domain/ceiscene.h"
#include "core/exchange/importreader.h"
#include "tests/core/exchange/importsamples.h"
#include "tests/support/checks.h"
#include "tests/support/refusalchecks.h"
#include "tests/support/registeredtest.h"

#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::test;

class ImportFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void format_isRecognisedByContent_data();
    void format_isRecognisedByContent();
    void unusableFile_isNamed_data();
    void unusableFile_isNamed();
    void missingFileAndFolder_areNamed();
    void subtype_comesFromRowOptionOrName();
    void columns_areMappedByOption();
    void mappingToNothing_isAMissingColumn();
    void mapping_goesBelowWhatTheOptionsSay();
    void sparseGiant_isRefused();

private:
    QString file(const QByteArray& bytes, const QString& name = QStringLiteral("input.txt")) const
    {
        return writeFile(m_folder.filePath(name), bytes);
    }

    QTemporaryDir m_folder;
};

namespace {

const QByteArray Object(R"({"id":"1","subtype":"sarcasm-irony","speaker_role":"a",)"
                        R"("listener_role":"b","context":"c","utterance":"u"})");
const QByteArray Second = QByteArray(Object).replace("\"1\"", "\"2\"");

} // namespace

void ImportFileTest::format_isRecognisedByContent_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("format");
    QTest::addColumn<int>("records");
    const auto row = [](const char* name, const QByteArray& bytes, FileFormat format, int records) {
        QTest::newRow(name) << bytes << static_cast<int>(format) << records;
    };
    row("scenarios", Header + '\n' + Row + '\n', FileFormat::ScenarioCsv, 1);
    row("header alone", Header + '\n', FileFormat::ScenarioCsv, 0);
    row("CEI", "subtype," + CeiHeader + "\nsarcasm-irony," + CeiRow + '\n', FileFormat::CeiCsv, 1);
    row("tidy", TidyHeader + '\n' + TidyAnn + '\n' + TidyBob + '\n', FileFormat::TidyCsv, 1);
    row("JSON", "[" + Object + ",\n" + Second + "]", FileFormat::Json, 2);
    row("JSON behind white space", "\n  [" + Object + "]", FileFormat::Json, 1);
    row("JSON wrapper", "{\n\"scenarios\": [" + Object + "]\n}", FileFormat::Json, 1);
    row("JSON wrapper in one line", "{\"scenarios\": [" + Object + "," + Second + "]}\n",
        FileFormat::Json, 2);
    row("JSON, one object", Object + '\n', FileFormat::Json, 1);
    row("JSON, one object over lines", QByteArray(Object).replace(",\"", ",\n\""), FileFormat::Json,
        1);
    row("JSON Lines", Object + '\n' + Second + '\n', FileFormat::JsonLines, 2);
    row("JSON Lines with a blank line", Object + "\n\n" + Second, FileFormat::JsonLines, 2);
    row("JSON Lines with CRLF", Object + "\r\n" + Second + "\r\n", FileFormat::JsonLines, 2);
}

void ImportFileTest::format_isRecognisedByContent()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, format);
    QFETCH(int, records);
    const auto read = readImportFile(file(bytes), {});
    VERIFY_HOLDS(read);
    QCOMPARE(static_cast<int>(read->format), format);
    QCOMPARE(static_cast<int>(read->records.size()), records);
    QVERIFY(read->refused.empty());
}

void ImportFileTest::unusableFile_isNamed_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("value");
    const auto row = [](const char* name, const QByteArray& bytes, ErrorCode code,
                        const char* value) {
        QTest::newRow(name) << bytes << code << QString::fromLatin1(value);
    };
    row("empty", "", ErrorCode::EmptyFile, "");
    row("white space", " \n\t\n", ErrorCode::EmptyFile, "");
    row("binary", QByteArray("\0\1\2\3", 4), ErrorCode::UnknownEncoding, "00 01 02 03");
    row("prose", "This is a letter.\nIt has lines.\n", ErrorCode::UnknownFormat,
        "id, speaker_role, listener_role, context, utterance");
    row("table of something else", "name,age\nAnn,5\n", ErrorCode::MissingColumn,
        "id, speaker_role, listener_role, context, utterance");
    row("without utterance", "id,subtype,speaker_role,listener_role,context\n",
        ErrorCode::MissingColumn, "utterance");
    row("without roles", "id,subtype,context,utterance\n", ErrorCode::MissingColumn,
        "speaker_role, listener_role");
    row("annotator without arousal", "subtype," + QByteArray(CeiHeader).replace("sl_a_Bob,", ""),
        ErrorCode::MissingColumn, "sl_a_Bob");
    row("tidy without confidence", QByteArray(TidyHeader).replace(",confidence", ""),
        ErrorCode::MissingColumn, "confidence");
    row("column twice", Header + ",Context\n", ErrorCode::DuplicateColumn, "Context");
    row("no subtype anywhere", "id,speaker_role,listener_role,context,utterance\n1,a,b,c,d\n",
        ErrorCode::UnknownSubtype, "input.txt");
    row("open quote", Header + "\n1,\"2", ErrorCode::MalformedFile, "");
    row("open list", "[" + Object, ErrorCode::MalformedFile, "");
    row("JSON without a key", "[{\"id\": 1, \"subtype\": \"sarcasm-irony\"}]",
        ErrorCode::MissingColumn, "speaker_role, listener_role, context, utterance");
}

void ImportFileTest::unusableFile_isNamed()
{
    QFETCH(QByteArray, bytes);
    QFETCH(ErrorCode, code);
    QFETCH(QString, value);
    const QString path = file(bytes);
    const auto read = readImportFile(path, {});
    COMPARE_ERROR(read, code);
    QCOMPARE(read.error().file, path);
    QCOMPARE(read.error().value, value);
}

void ImportFileTest::missingFileAndFolder_areNamed()
{
    const auto missing = readImportFile(m_folder.filePath(QStringLiteral("none.csv")), {});
    COMPARE_ERROR(missing, ErrorCode::FileMissing);
    QCOMPARE(missing.error().file, m_folder.filePath(QStringLiteral("none.csv")));
    COMPARE_ERROR(readImportFile(m_folder.path(), {}), ErrorCode::FileUnreadable);
    COMPARE_ERROR(readImportFile(QStringLiteral("/dev/zero"), {}), ErrorCode::FileUnreadable);
}

void ImportFileTest::subtype_comesFromRowOptionOrName()
{
    const QByteArray bytes("id,subtype,speaker_role,listener_role,context,utterance\n1,,a,b,c,d\n"
                           "2,mixed-signals,a,b,c,d\n");
    const auto named = readImportFile(file(bytes, QStringLiteral("data_sarcasm-irony.csv")), {});
    VERIFY_HOLDS(named);
    QVERIFY(named->records[0].scenario.group == Subtype::SarcasmIrony);
    QVERIFY(named->records[1].scenario.group == Subtype::MixedSignals);
    ImportOptions options;
    options.group = Subtype::PassiveAggression;
    const auto optional =
        readImportFile(file(bytes, QStringLiteral("data_sarcasm-irony.csv")), options);
    VERIFY_HOLDS(optional);
    QVERIFY(optional->records[0].scenario.group == Subtype::PassiveAggression);
    const auto silent = readImportFile(file(bytes), {});
    VERIFY_HOLDS(silent);
    QCOMPARE(silent->refused.size(), std::size_t{1});
    QCOMPARE(silent->refused.front().reason, RefusalReason::UnknownSubtype);
}

void ImportFileTest::columns_areMappedByOption()
{
    ImportOptions options;
    options.columns = {{QStringLiteral("utterance"), QStringLiteral("What was said")},
                       {QStringLiteral("Speaker_Role"), QStringLiteral("who")}};
    const auto read =
        readImportFile(file("id,subtype,who,listener_role,context,utterance,What was said\n"
                            "1,sarcasm-irony,a,b,c,not this,this\n"),
                       options);
    VERIFY_HOLDS(read);
    QCOMPARE(read->records.front().scenario.text(ScenePart::Utterance), QStringLiteral("this"));
    QCOMPARE(read->records.front().scenario.text(ScenePart::SpeakerRole), QStringLiteral("a"));
}

void ImportFileTest::mappingToNothing_isAMissingColumn()
{
    ImportOptions options;
    options.columns = {{QStringLiteral("utterance"), QStringLiteral("said")}};
    const auto unknownColumn = readImportFile(file(Header + '\n' + Row), options);
    COMPARE_ERROR(unknownColumn, ErrorCode::MissingColumn);
    QCOMPARE(unknownColumn.error().value, QStringLiteral("said"));
    options.columns = {{QStringLiteral("mood"), QStringLiteral("context")}};
    const auto unknownField = readImportFile(file(Header + '\n' + Row), options);
    COMPARE_ERROR(unknownField, ErrorCode::InvalidValue);
    QCOMPARE(unknownField.error().value, QStringLiteral("mood"));
}

void ImportFileTest::mapping_goesBelowWhatTheOptionsSay()
{
    const auto u = [](const char* text) { return QString::fromLatin1(text); };
    ImportOptions options;
    options.columns = {{u("utterance"), u("said")}};
    options.unused = {u("noise")};
    options.values = {{u("emotion"), {{u("froh"), u("joy")}}}};
    options.firstOf = {u("emotion")};
    ImportMapping mapping;
    mapping.columns = {{u("utterance"), u("text")},
                       {u("context"), u("said")},        // another field's already
                       {u("listener_role"), u("noise")}, // left out already
                       {u("speaker_role"), u("who")}};
    mapping.unused = {u("noise"), u("said"), u("number")};
    mapping.values = {{u("emotion"), {{u("froh"), u("trust")}, {u("bang"), u("fear")}}}};
    mapping.people = {{u("7"), u("A01")}};
    mapping.firstOf = {u("emotion"), u("valence")};
    mapping.group = u("sarcasm-irony");
    options.complete(mapping);
    QCOMPARE(options.columns,
             (QMap<QString, QString>{{u("speaker_role"), u("who")}, {u("utterance"), u("said")}}));
    QCOMPARE(options.unused, (QStringList{u("noise"), u("number")}));
    QCOMPARE(options.values.value(u("emotion")),
             (QMap<QString, QString>{{u("bang"), u("fear")}, {u("froh"), u("joy")}}));
    QCOMPARE(options.people.value(u("7")), u("A01"));
    QCOMPARE(options.firstOf, (QStringList{u("emotion"), u("valence")}));
    QCOMPARE(options.group, std::optional(u("sarcasm-irony")));
    const ImportMapping once = options.mapping();
    options.complete(mapping);
    QVERIFY(options.mapping() == once);
}

void ImportFileTest::sparseGiant_isRefused()
{
    const QString path = m_folder.filePath(QStringLiteral("giant.csv"));
    QFile giant(path);
    QVERIFY(giant.open(QIODevice::WriteOnly));
    if (!giant.resize(10LL * 1024 * 1024 * 1024))
        QSKIP("the file system has no sparse files");
    giant.close();
    const auto read = readImportFile(path, {});
    QVERIFY(QFile::remove(path));
    COMPARE_ERROR(read, ErrorCode::UnknownFormat);
    QCOMPARE(read.error().detail, QStringLiteral("size"));
}

SUBTEXT_TEST(ImportFileTest)
#include "importfiletest.moc"
