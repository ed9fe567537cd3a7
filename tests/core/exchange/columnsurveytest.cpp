// SPDX-License-Identifier: MIT
#include "core/exchange/columnsurvey.h"

#include "core/domain/ceiscene.h"
#include "core/domain/emotion.h"
#include "core/exchange/importreader.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::test;

/// What the columns of somebody else's file could be.
class ColumnSurveyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void surveyToken_endsWithThatOfTheImport();
    void firstRows_areShown_data();
    void firstRows_areShown();
    void words_areGuessed();
    void germanWords_areGuessed();
    void wordsOfPlainLanguage_areGuessed_data();
    void wordsOfPlainLanguage_areGuessed();
    void subtype_isGuessedByItsCells();
    void exportOfLabelStudio_isATableOfItsControls_data();
    void exportOfLabelStudio_isATableOfItsControls();
    void fileName_canSayTheSubtype();
    void missingFields_areNamedAllAtOnce();
    void soleSynonyms_areThoseOfMissingFields_data();
    void soleSynonyms_areThoseOfMissingFields();
    void groupThatIsSaid_takesNoColumn();
    void mappedFile_isReadAsMapped();
    void unusableFile_isNamed();
    void importContents_countsPeopleByName();

private:
    QString file(const QByteArray& bytes, const QString& name = QStringLiteral("data.csv")) const
    {
        return writeFile(m_folder.filePath(name), bytes);
    }

    QTemporaryDir m_folder;
};

namespace {

const QByteArray Foreign("no,who,to,situation,text\n1,boss,clerk,Late again.,Take your time.\n");

} // namespace

void ColumnSurveyTest::firstRows_areShown_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("rows");
    QTest::newRow("one row") << Foreign << 1;
    QTest::newRow("many rows") << Foreign + QByteArray("2,a,b,c,d\n").repeated(5000) << 5;
    QTest::newRow("header alone") << Foreign.left(Foreign.indexOf('\n') + 1) << 0;
    QTest::newRow("JSON") << QByteArray(R"([{"no": 1, "who": "a"}, {"no": 2, "who": "b"}])") << 2;
    QTest::newRow("JSON Lines") << QByteArray("{\"no\": 1}\n{\"no\": 2}\n") << 2;
}

void ColumnSurveyTest::firstRows_areShown()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, rows);
    const ColumnSurvey survey = must(surveyColumns(file(bytes)));
    QCOMPARE(survey.columns.front(), QStringLiteral("no"));
    QCOMPARE(static_cast<int>(survey.rows.size()), rows);
}

void ColumnSurveyTest::words_areGuessed()
{
    const ColumnSurvey survey = must(surveyColumns(file(Foreign)));
    const QMap<QString, QString> expected{{QStringLiteral("id"), QStringLiteral("no")},
                                          {QStringLiteral("speaker_role"), QStringLiteral("who")},
                                          {QStringLiteral("listener_role"), QStringLiteral("to")},
                                          {QStringLiteral("context"), QStringLiteral("situation")},
                                          {QStringLiteral("utterance"), QStringLiteral("text")}};
    QCOMPARE(survey.guess, expected);
    QVERIFY(!survey.hasGroup);
}

void ColumnSurveyTest::wordsOfPlainLanguage_areGuessed_data()
{
    QTest::addColumn<QString>("column");
    QTest::addColumn<QString>("field");
    for (const char* id : {"No.", "Nr.", "Item no.", "Item Nr.", "Lfd. Nr."})
        QTest::newRow(id) << QString::fromLatin1(id) << QStringLiteral("id");
    for (const char* said : {"What is said", "What was said", "What they say", "Utterance said",
                             "Was gesagt wird", "Gesagtes", "Wortlaut"})
        QTest::newRow(said) << QString::fromLatin1(said) << QStringLiteral("utterance");
}

void ColumnSurveyTest::wordsOfPlainLanguage_areGuessed()
{
    QFETCH(QString, column);
    QFETCH(QString, field);
    const ColumnSurvey survey =
        must(surveyColumns(file(column.toUtf8() + ",Situation\nu,Late again.\n")));
    QCOMPARE(survey.guess.value(field), column);
}

void ColumnSurveyTest::germanWords_areGuessed()
{
    const ColumnSurvey survey = must(surveyColumns(
        file("Nr,Art,Sprecher,Hörer,Situation,Äußerung,Person\n1,Spott,a,b,c,u,Ann\n")));
    const QMap<QString, QString> expected{
        {QStringLiteral("id"), QStringLiteral("Nr")},
        {QStringLiteral("subtype"), QStringLiteral("Art")},
        {QStringLiteral("speaker_role"), QStringLiteral("Sprecher")},
        {QStringLiteral("listener_role"), QStringLiteral("Hörer")},
        {QStringLiteral("context"), QStringLiteral("Situation")},
        {QStringLiteral("utterance"), QStringLiteral("Äußerung")},
        {QStringLiteral("annotator"), QStringLiteral("Person")}};
    QCOMPARE(survey.guess, expected);
    const auto other =
        must(surveyColumns(file("Nr,Zuhörer,Kontext,Aussage\n1,b,c,u\n", QStringLiteral("o.csv"))));
    QCOMPARE(other.guess.value(QStringLiteral("listener_role")), QStringLiteral("Zuhörer"));
    QCOMPARE(other.guess.value(QStringLiteral("context")), QStringLiteral("Kontext"));
    QCOMPARE(other.guess.value(QStringLiteral("utterance")), QStringLiteral("Aussage"));
    // Answers too.
    const QStringList columns =
        QStringLiteral("Szene,Kategorie,Von,An,Hintergrund,Satz,Annotatorin,"
                       "Emotion,Valenz,Erregung,Dominanz,Sicherheit,"
                       "Begründung")
            .split(u',');
    const QStringList fields =
        QStringLiteral("id,subtype,speaker_role,listener_role,context,utterance,annotator,emotion,"
                       "valence,arousal,dominance,confidence,explanation")
            .split(u',');
    const auto labels =
        must(surveyColumns(file(columns.join(u',').toUtf8() + '\n', QStringLiteral("labels.csv"))));
    for (qsizetype i = 0; i < fields.size(); ++i)
        QCOMPARE(labels.guess.value(fields[i]), columns[i]);
    QVERIFY(missingFields(labels.columns, labels.guess).isEmpty());
}

void ColumnSurveyTest::subtype_isGuessedByItsCells()
{
    // What stands in a column says more than that another is called "type".
    const ColumnSurvey survey =
        must(surveyColumns(file("no,type,Rubrik,text\n1,mail,passive-aggression,Fine.\n"
                                "2,chat,Sarcasm and irony,Great.\n")));
    QCOMPARE(survey.guess.value(QStringLiteral("subtype")), QStringLiteral("Rubrik"));
    QVERIFY(survey.hasGroup);
    // Of two that could be it neither is, and rows that say something else are none.
    const auto twice = must(surveyColumns(
        file("no,x,y\n1,mixed-signals,mixed-signals\n", QStringLiteral("twice.csv"))));
    QVERIFY(!twice.guess.contains(QStringLiteral("subtype")));
    const auto partly = must(surveyColumns(
        file("no,x\n1,mixed-signals\n2,something else\n", QStringLiteral("partly.csv"))));
    QVERIFY(!partly.guess.contains(QStringLiteral("subtype")));
}

void ColumnSurveyTest::exportOfLabelStudio_isATableOfItsControls_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("JSON") << QByteArray(
        R"([{"id": 7, "data": {"situation": "Late again.", "text": "Take your time."},)"
        R"( "annotations": [{"id": 1, "completed_by": {"id": 3, "email": "ann@example.org"},)"
        R"( "result": [{"from_name": "mood", "value": {"choices": ["joy"]}}]}]}])");
    QTest::newRow("JSON-MIN") << QByteArray(
        R"([{"id": 7, "situation": "Late again.", "text": "Take your time.", "mood": "joy",)"
        R"( "annotator": "ann@example.org", "annotation_id": 1, "lead_time": 2.5}])");
}

/// It cannot be read without somebody saying which control is the emotion; that is all there is
/// to it.
void ColumnSurveyTest::exportOfLabelStudio_isATableOfItsControls()
{
    QFETCH(QByteArray, bytes);
    const QString path = file(bytes, QStringLiteral("project.json"));
    ImportOptions options;
    options.group = QStringLiteral("sarcasm-irony");
    options.kind = ImportKind::Annotations;
    const auto unread = readImportFile(path, options);
    QVERIFY(!unread && isAboutColumns(unread.error()));
    const ColumnSurvey survey = must(surveyColumns(path));
    for (const char* column : {"situation", "text", "mood", "annotator"})
        QVERIFY2(survey.columns.contains(QString::fromLatin1(column)), column);
    QCOMPARE(survey.rows.size(), std::size_t{1});
    const auto cell = [&](const char* column) {
        return survey.rows[0].at(survey.columns.indexOf(QString::fromLatin1(column)));
    };
    QCOMPARE(cell("mood"), QStringLiteral("joy"));
    QCOMPARE(cell("annotator"), QStringLiteral("ann@example.org"));
    QCOMPARE(survey.guess.value(QStringLiteral("utterance")), QStringLiteral("text"));
    QVERIFY(missingFields(survey.columns, survey.guess).contains(QStringLiteral("speaker_role")));
}

void ColumnSurveyTest::fileName_canSayTheSubtype()
{
    QVERIFY(must(surveyColumns(file(Foreign, QStringLiteral("my_mixed-signals.csv")))).hasGroup);
}

void ColumnSurveyTest::missingFields_areNamedAllAtOnce()
{
    const QStringList columns{QStringLiteral("id"), QStringLiteral("said"), QStringLiteral("who")};
    QCOMPARE(missingFields(columns, {}).join(u' '),
             QStringLiteral("speaker_role listener_role context utterance"));
    QCOMPARE(missingFields(columns, {{QStringLiteral("utterance"), QStringLiteral("said")},
                                     {QStringLiteral("speaker_role"), QStringLiteral("who")}})
                 .join(u' '),
             QStringLiteral("listener_role context"));
}

void ColumnSurveyTest::soleSynonyms_areThoseOfMissingFields_data()
{
    QTest::addColumn<QString>("columns");
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("found");
    const auto row = [](const char* name, const char* columns, const char* said,
                        const char* found) {
        QTest::newRow(name) << QString::fromLatin1(columns) << QString::fromLatin1(said)
                            << QString::fromLatin1(found);
    };
    row("own names", "id,speaker_role,listener_role,context,utterance,situation", "", "");
    row("other names", "scenario_id,speaker_role,listener_role,Situation,text", "",
        "context=Situation id=scenario_id utterance=text");
    row("two of one", "id,speaker_role,listener_role,situation,setting,utterance", "", "");
    row("one of two is said", "id,speaker_role,who,sentence,text,context", "text", "");
    row("a column of its own stays", "id,who,listener_role,gold,context,utterance", "",
        "speaker_role=who");
    row("a group of another name", "id,Art,speaker_role,listener_role,context,utterance", "",
        "subtype=Art");
    row("a group is there", "id,type,subtype,speaker_role,listener_role,context,utterance", "", "");
    row("two groups", "id,Art,category,speaker_role,listener_role,context,utterance", "", "");
    row("nothing", "", "", "");
}

void ColumnSurveyTest::groupThatIsSaid_takesNoColumn()
{
    ImportOptions options;
    options.group = Subtype::MixedSignals;
    QVERIFY(soleSynonyms({QStringLiteral("id"), QStringLiteral("Art"),
                          QStringLiteral("speaker_role"), QStringLiteral("listener_role"),
                          QStringLiteral("context"), QStringLiteral("utterance")},
                         options)
                .isEmpty());
}

void ColumnSurveyTest::soleSynonyms_areThoseOfMissingFields()
{
    QFETCH(QString, columns);
    QFETCH(QString, said);
    QFETCH(QString, found);
    ImportOptions options;
    if (!said.isEmpty())
        options.columns.insert(QStringLiteral("utterance"), said);
    const auto synonyms = soleSynonyms(columns.split(u',', Qt::SkipEmptyParts), options);
    QStringList pairs;
    for (auto of = synonyms.begin(); of != synonyms.end(); ++of)
        pairs << of.key() + u'=' + of.value();
    QCOMPARE(pairs.join(u' '), found);
}

void ColumnSurveyTest::mappedFile_isReadAsMapped()
{
    const QString path = file(Foreign);
    COMPARE_ERROR(readImportFile(path, {}), ErrorCode::MissingColumn);
    ImportOptions options;
    options.columns = must(surveyColumns(path)).guess;
    options.group = Subtype::MixedSignals;
    const ImportedFile read = must(readImportFile(path, options));
    QCOMPARE(read.records.size(), std::size_t{1});
    QCOMPARE(read.records.front().scenario.text(ScenePart::Utterance),
             QStringLiteral("Take your time."));
}

void ColumnSurveyTest::unusableFile_isNamed()
{
    const auto none = surveyColumns(m_folder.filePath(QStringLiteral("none.csv")));
    COMPARE_ERROR(none, ErrorCode::FileMissing);
    COMPARE_ERROR(surveyColumns(file({})), ErrorCode::EmptyFile);
}

void ColumnSurveyTest::importContents_countsPeopleByName()
{
    ImportedRecord record;
    record.answers = {{QStringLiteral("Ann"), {}, {}, {}, {}, {}},
                      {QStringLiteral("Bo"), {}, {}, {}, {}, {}}};
    record.gold = Emotion::Joy;
    record.scenario.sourceId = QStringLiteral("1");
    ImportedRecord other = record;
    other.scenario.sourceId = QStringLiteral("2");
    other.answers.pop_back();
    other.gold.reset();
    other.note = QStringLiteral("Why");
    ImportedFile file;
    file.records = {record, other};
    const ImportContents contents = importContents({file, file});
    QVERIFY((contents == ImportContents{2, 6, 2, 2, 2})); // a scene of two files counts once
    QVERIFY(importContents({}) == ImportContents());
}

// The survey ends by itself after a few rows, and when the import is stopped.
void ColumnSurveyTest::surveyToken_endsWithThatOfTheImport()
{
    CancelToken import;
    CancelToken survey = CancelToken::under(import);
    QVERIFY(!survey.isCancelled());
    import.cancel();
    QVERIFY(survey.isCancelled());
    CancelToken other;
    survey = CancelToken::under(other);
    survey.cancel();
    QVERIFY(!other.isCancelled());
    COMPARE_ERROR(surveyColumns(file(Foreign), import), ErrorCode::Cancelled);
}

SUBTEXT_TEST(ColumnSurveyTest)

#include "columnsurveytest.moc"
