// SPDX-License-Identifier: MIT
#include "core/course/roster.h"
#include "core/exchange/importreader.h"
#include "core/exchange/rows/columns.h"
#include "core/task/builtintasks.h"
#include "tests/core/exchange/tidystudies.h"
#include "tests/support/refusalchecks.h"
#include "tests/support/registeredtest.h"
#include "tests/support/shownlabels.h"
#include "tests/support/thirdtask.h"

using namespace subtext;
using namespace subtext::test;

/// What an import of the tidy layout takes, and how it says what it does not.
class TidyImportTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void unusableRow_isRefusedWithItsPlace_data();
    void unusableRow_isRefusedWithItsPlace();
    void unusableFile_leavesTheStudyAsItWas_data();
    void unusableFile_leavesTheStudyAsItWas();
    void answersAlone_nameTheirScenes();
    void idOfSeveralGroups_isUnclear();
    void closedGroup_isReadByTokenOrWord();
    void taskWithoutGroups_hasNone();
    void fieldsWords_areKnownAsTheirTokens();
    void translatedWord_isReadWhereItMeansOneThing();
    void translatedColumn_isThatOfItsField();
    void foreignColumnsAndWords_areMapped();
    void foreignWordsOfCei_areMapped();
    void reasonAlone_isAFlag();
    void nestedValues_areNoTexts();
    void sceneOfMoreColumns_isStillTheSame();
    void anotherText_isRefused();
    void labelStudio_givesStarsNumbersAndWords();
    void labelStudioMinimal_isRead();
    void referenceData_isReadWhole();

private:
    static Refusal refusedOf(const Task& task, const QByteArray& table);
};

namespace {

const QByteArray Scene("channel,id,customer,message");
const QByteArray Answers("annotator,tone,refund,repair,apology,mood,effort");
const QByteArray Head = Scene + ',' + Answers;
const QByteArray Whole = Head + "\nmail,1,A,m,";

Task withGroups(std::vector<ListedWord> groups)
{
    Task task = thirdTask();
    task.group->options = std::move(groups);
    return task;
}

} // namespace

Refusal TidyImportTest::refusedOf(const Task& task, const QByteArray& table)
{
    StudyOf study(task);
    const auto report = must(study.take(table));
    return report.refused.size() == 1 ? report.refused.front() : Refusal();
}

void TidyImportTest::unusableRow_isRefusedWithItsPlace_data()
{
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QString>("column");
    QTest::addColumn<QString>("value");
    QTest::addColumn<RefusalReason>("reason");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const QByteArray& table, const char* column,
                        const char* value, RefusalReason reason, const char* expected) {
        QTest::newRow(name) << table << latin(column) << latin(value) << reason << latin(expected);
    };
    row("an option that is none", Whole + "Ann,glad,no,no,no,0,1", "tone", "glad",
        RefusalReason::UnknownWord, "calm, grateful, worried, hurried, cross");
    row("a point that is none", Whole + "Ann,calm,no,no,no,3,1", "mood", "3",
        RefusalReason::UnknownWord, "-2 bitter, -1 displeased, 0 even, 1 pleased, 2 delighted");
    row("an open question", Whole + "Ann,calm,,no,no,0,1", "refund", "",
        RefusalReason::MissingValue, "");
    row("an open scale", Whole + "Ann,calm,no,no,no,,1", "mood", "", RefusalReason::MissingValue,
        "");
    row("nobody's answer", Whole + " ,calm,no,no,no,0,1", "annotator", " ",
        RefusalReason::MissingValue, "");
    row("no group", Scene + "\n,1,A,m", "channel", "", RefusalReason::MissingValue, "");
    row("no text", Scene + "\nmail,1,A, ", "message", " ", RefusalReason::MissingValue, "");
    row("no id", Scene + "\nmail,,A,m", "id", "", RefusalReason::MissingValue, "");
    row("a choice that is none", Scene + ",product\nmail,1,A,m,mixer", "product", "mixer",
        RefusalReason::UnknownWord, "kettle, toaster, hand-blender");
    row("a swept question that is none",
        "swept," + Head + "\ntone,mail,1,A,m,Ann,calm,no,no,no,0,1", "swept", "tone",
        RefusalReason::UnknownWord, "");
    row("a swept yes", "swept," + Head + "\nrefund,mail,1,A,m,Ann,calm,yes,no,no,0,1", "swept",
        "refund", RefusalReason::UnknownWord, "");
    row("a flag without a reason",
        Head + ",flag,flag_reason\nmail,1,A,m,Ann,calm,no,no,no,0,1,yes,", "flag_reason", "",
        RefusalReason::MissingValue, "");
    row("a row of another task", "task," + Scene + "\ncei,mail,1,A,m", "task", "cei",
        RefusalReason::OtherTask, "helpdesk");
    row("a scene that is not there", "scenario," + Answers + "\nmail/9,Ann,calm,no,no,no,0,1",
        "scenario", "mail/9", RefusalReason::UnknownScenario, "");
    row("answers of nobody", "scenario," + Answers + "\nmail/9,,,,,,,", "annotator", "",
        RefusalReason::MissingValue, "");
}

void TidyImportTest::unusableRow_isRefusedWithItsPlace()
{
    QFETCH(QByteArray, table);
    QFETCH(QString, column);
    QFETCH(QString, value);
    QFETCH(RefusalReason, reason);
    QFETCH(QString, expected);
    const Refusal refusal = refusedOf(thirdTask(), table);
    QCOMPARE(refusal.line, 2);
    QCOMPARE(refusal.reason, reason);
    QCOMPARE(refusal.column, column);
    QCOMPARE(refusal.value, value);
    QCOMPARE(refusal.expected, expected);
}

void TidyImportTest::unusableFile_leavesTheStudyAsItWas_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("value");
    const auto row = [](const char* name, const QByteArray& file, ErrorCode code,
                        const char* value) { QTest::newRow(name) << file << code << latin(value); };
    row("CEI's", "id,sd_situation,sd_utterance\n1,a,b\n", ErrorCode::ForeignTask,
        "id, sd_situation, sd_utterance");
    row("EmoScene's", QByteArray(EmoSceneTable).replace("subject,text", "subject,story"),
        ErrorCode::ForeignTask,
        "topic, id, subject, story, annotator, joy, trust, fear, surprise, sadness, disgust, "
        "anger");
    row("figures", R"({"schema": "subtext.agreement/1", "raters": 3, "groups": [{}]})",
        ErrorCode::ForeignTask, "schema, raters, groups");
    row("scenes without a text", "channel,id,customer\nmail,1,A\n", ErrorCode::MissingColumn,
        "message");
    row("scenes of no group", "id,customer,message\n1,A,m\n", ErrorCode::MissingColumn, "channel");
    row("answers of nobody", "scenario,tone,refund\n1,calm,no\n", ErrorCode::MissingColumn,
        "annotator");
    row("half of the answers", "scenario,annotator,tone,mood\n1,Ann,calm,0\n",
        ErrorCode::MissingColumn, "refund, repair, apology, effort");
    row("annotations that are none", R"({"id": "1", "message": "m", "annotations": [1]})",
        ErrorCode::MalformedFile, "number");
    row("no JSON", "{\"id\": \"1\",\n\"message\": }", ErrorCode::MalformedFile, "");
    row("two columns of one name", Scene + ",id\n", ErrorCode::DuplicateColumn, "id");
}

void TidyImportTest::unusableFile_leavesTheStudyAsItWas()
{
    QFETCH(QByteArray, file);
    QFETCH(ErrorCode, code);
    QFETCH(QString, value);
    StudyOf study(thirdTask());
    must(study.take(ThirdTable));
    const QByteArray before = study.table();
    const auto taken = study.take(file, {}, latin("other"));
    QVERIFY(!taken);
    QCOMPARE(taken.error().code, code);
    QCOMPARE(taken.error().value, value);
    QCOMPARE(taken.error().file, study.filePath(latin("other")));
    if (code == ErrorCode::ForeignTask)
        QCOMPARE(
            taken.error().detail,
            latin("channel, id, customer, message, annotator, tone, refund, repair, apology, mood, "
                  "effort"));
    QCOMPARE(study.table(), before);
}

void TidyImportTest::answersAlone_nameTheirScenes()
{
    StudyOf study(thirdTask());
    must(study.take(Scene + "\nmail,1,A,m\nchat/2,7,B,n\n"));
    const auto taken = must(study.take("scenario," + Answers +
                                       "\nmail/1,Ann,calm,no,no,no,0,1"
                                       "\nchat/2/7,Ann,cross,no,no,no,0,1"
                                       "\n7,Bob,calm,no,no,no,0,1\n"));
    QVERIFY(taken.refused.empty());
    QCOMPARE(taken.annotations, 3);
    QCOMPARE(taken.scenarios, 0);
    const auto beside =
        must(study.take("channel,id," + Answers + "\nmail,1,Bob,calm,no,no,no,0,1\n"));
    QVERIFY(beside.refused.empty());
    QCOMPARE(beside.annotations, 1);
    // Another answer of the same person contradicts the study.
    const auto other = must(study.take("scenario," + Answers + "\n1,Ann,cross,no,no,no,0,1\n"));
    QCOMPARE(other.refused.size(), std::size_t{1});
    QCOMPARE(other.refused[0].reason, RefusalReason::DifferentAnnotation);
    QCOMPARE(other.refused[0].value, latin("cross no no no"));
}

void TidyImportTest::idOfSeveralGroups_isUnclear()
{
    StudyOf study(thirdTask());
    must(study.take(Scene + "\nmail,1,A,m\nchat,1,B,n\n"));
    const auto taken = must(study.take("scenario," + Answers + "\n1,Ann,calm,no,no,no,0,1\n"));
    QCOMPARE(taken.refused.size(), std::size_t{1});
    QCOMPARE(taken.refused[0].reason, RefusalReason::UnclearScenario);
}

void TidyImportTest::closedGroup_isReadByTokenOrWord()
{
    const Task task =
        withGroups({{latin("e-mail"), latin("Electronic mail")}, {latin("chat"), latin("C")}});
    StudyOf study(task);
    const auto taken =
        must(study.take(Scene + "\nElectronic  MAIL,1,A,m\ne_mail,2,A,m\nfax,3,A,m\n"));
    QCOMPARE(taken.scenarios, 2);
    QCOMPARE(must(study->groupCounts()).at(latin("e-mail")), 2);
    QCOMPARE(taken.refused.at(0).expected, latin("e-mail, chat"));
    ImportOptions options;
    options.group = latin("chat");
    QCOMPARE(must(study.take("id,customer,message\n9,A,m\n", options)).scenarios, 1);
    QCOMPARE(must(study->groupCounts()).at(latin("chat")), 1);
}

void TidyImportTest::taskWithoutGroups_hasNone()
{
    Task task = thirdTask();
    task.group.reset();
    StudyOf study(task);
    must(study.take("id,customer,message\na/1,A,m\n"));
    const auto taken = must(study.take("scenario," + Answers + "\na/1,Ann,calm,no,no,no,0,1\n"));
    QVERIFY(taken.refused.empty());
    QCOMPARE(taken.annotations, 1);
    QVERIFY(study.table().startsWith("id,product,"));
}

void TidyImportTest::fieldsWords_areKnownAsTheirTokens()
{
    Task task = thirdTask();
    task.scene[*indexOfToken(task.scene, latin("customer"))].word = latin("Who writes");
    StudyOf study(task);
    const auto report = must(study.take("channel,id,who WRITES,earlier mail,message\n"
                                        "mail,1,Mrs Q,Hello?,Broken.\n"));
    QCOMPARE(report.scenarios, 1);
    for (const ImportWarning& warning : report.warnings)
        QVERIFY2(warning.notice != ImportNotice::IgnoredColumn, qPrintable(warning.column));
    QVERIFY(study.table().contains("Mrs Q"));
    QVERIFY(study.table().contains("Hello?"));
}

void TidyImportTest::translatedWord_isReadWhereItMeansOneThing()
{
    Task task = thirdTask();
    task.language = latin("en");
    const QString word = latin("word");
    std::vector<Option>& tones = task.questions.front().options;
    tones[0].others[word][latin("de")] = latin("Ruhig");
    tones[1].others[word][latin("de")] = latin("dankbar");
    tones[2].others[word][latin("es")] = latin("dankbar"); // two things in two languages
    tones[4].others[word][latin("de")] = latin("Kreuz");
    Scale& mood = task.scales.front();
    QCOMPARE(mood.token, latin("mood"));
    mood.points.back().others[word][latin("de")] = latin("entz\xFC"
                                                         "ckt");

    StudyOf study(task);
    const auto report = must(study.take(Whole +
                                        "Ann,ruhig,no,no,no,entz\xC3\xBC"
                                        "ckt,1\nmail,2,A,m," +
                                        "Ann,dankbar,no,no,no,0,1\n" + "mail,3,A,m,Ann," +
                                        tones[4].word.toUtf8() + ",no,no,no,0,1"));
    QCOMPARE(report.refused.size(), std::size_t{1});
    QCOMPARE(report.refused.front().value, latin("dankbar"));
    QCOMPARE(report.refused.front().expected,
             latin("calm, grateful, worried, hurried, cross")); // what files have for certain
    QList<Choice> chosen;
    QList<int> moods;
    for (const Annotation& annotation : must(study->annotations())) {
        chosen << *annotation.answer.ballot.at(0);
        moods << *annotation.answer.scales.at(0);
    }
    QCOMPARE(chosen, (QList<Choice>{Choice{0}, Choice{4}}));
    QCOMPARE(moods, (QList<int>{2, 0}));
}

void TidyImportTest::translatedColumn_isThatOfItsField()
{
    Task task = thirdTask();
    task.language = latin("en");
    const QString word = latin("word");
    SceneField& customer = task.scene[*indexOfToken(task.scene, latin("customer"))];
    customer.others[word][latin("de")] = latin("Kundin oder Kunde");
    task.scales[0].others[word][latin("de")] = latin("Laune");
    task.scales[1].others[word][latin("es")] = latin("Laune"); // two fields in two languages
    const ColumnNames names(task);
    QVERIFY(names.worded(latin("kundin ODER kunde")) == names.named(latin("customer")));
    QVERIFY(!names.worded(latin("Laune")));
    StudyOf study(task);
    QCOMPARE(
        must(study.take("channel,id,Kundin oder Kunde,message\nmail,1,Mrs Q,Broken.\n")).scenarios,
        1);
    QVERIFY(study.table().contains("Mrs Q"));
}

void TidyImportTest::foreignColumnsAndWords_areMapped()
{
    StudyOf study(thirdTask());
    ImportOptions options;
    options.columns = {{latin("message"), latin("What was written")},
                       {latin("tone"), latin("mood_word")}};
    options.values = {
        {latin("tone"), {{latin("ruhig"), latin("calm")}}},
        {latin("refund"), {{latin("ja"), latin("yes")}, {latin("nein"), latin("no")}}},
        {latin("mood"), {{latin("schlecht"), latin("-2")}}}};
    const auto taken = must(study.take(
        "channel,id,customer,What was written,annotator,mood_word,refund,repair,apology,mood,"
        "effort\nmail,1,A,m,Ann,RUHIG,Ja,no,no,schlecht,1\n",
        options));
    QVERIFY(taken.refused.empty());
    QVERIFY(study.table().contains(",Ann,A01,calm,yes,no,no,-2,1,"));
    options.columns.insert(latin("nothing"), latin("channel"));
    COMPARE_ERROR(study.take(Scene + "\nmail,2,A,m\n", options), ErrorCode::InvalidValue);
}

void TidyImportTest::foreignWordsOfCei_areMapped()
{
    const QTemporaryDir folder;
    const QString path = writeFile(
        folder.filePath(latin("x.csv")),
        "id,subtype,domain,speaker_role,listener_role,context,utterance,annotator,emotion,valence,"
        "arousal,dominance,confidence,gold\n"
        "1,irony,office,a,b,c,u,Ann,Happy,good,calm,neutral,unsure,happy\n");
    ImportOptions options;
    options.values = {{latin("emotion"), {{latin("happy"), latin("joy")}}},
                      {latin("valence"), {{latin("good"), latin("2")}}},
                      {latin("subtype"), {{latin("irony"), latin("sarcasm-irony")}}},
                      {latin("domain"), {{latin("office"), latin("workplace")}}}};
    const ImportedFile file = must(readImportFile(path, options));
    QVERIFY(file.refused.empty());
    const ImportedRecord& record = file.records.at(0);
    QCOMPARE(record.scenario.name(), latin("sarcasm-irony/1"));
    QVERIFY(record.gold == Choice{0});
    QVERIFY(record.answers.at(0).answer.ballot[0] == Choice{0});
    QCOMPARE(record.answers.at(0).answer.scales[0], 2);
}

void TidyImportTest::reasonAlone_isAFlag()
{
    StudyOf study(thirdTask());
    must(study.take(Scene + ',' + Answers +
                    ",flag\nmail,1,A,m,Ann,calm,no,no,no,0,1,cut off\n"
                    "mail,2,A,m,Ann,calm,no,no,no,0,1,no\n"));
    const auto answers = must(study->annotations());
    QVERIFY(answers[0].answer.isFlagged);
    QCOMPARE(answers[0].answer.flagReason, latin("cut off"));
    QVERIFY(!answers[1].answer.isFlagged);
}

void TidyImportTest::nestedValues_areNoTexts()
{
    StudyOf study(*builtInTask(u"emoscene"));
    const auto taken = must(study.take(
        R"({"id": 1, "subject": "A", "text": "A b.", "topic": "t", "source": {"event": ["x"]}})"
        "\n"
        R"({"id": 2, "subject": "A", "text": ["A"], "topic": "t"})"
        "\n"));
    QCOMPARE(taken.scenarios, 1);
    QCOMPARE(taken.refused.at(0).column, latin("text"));
    QCOMPARE(taken.warnings.at(0).column, latin("source"));
}

void TidyImportTest::sceneOfMoreColumns_isStillTheSame()
{
    StudyOf study(thirdTask());
    must(study.take("channel,id,customer,agent,message\nmail,1,A,bot,m\n"));
    const auto taken = must(study.take(Scene + "\nmail,1,A,m\n"));
    QVERIFY(taken.refused.empty());
    QCOMPARE(taken.scenarios, 0);
}

void TidyImportTest::anotherText_isRefused()
{
    StudyOf study(thirdTask());
    must(study.take("channel,id,customer,agent,message\nmail,1,A,bot,m\n"));
    for (const char* row : {"mail,1,A,,m", "mail,1,A,bot,M"}) {
        const auto taken =
            must(study.take("channel,id,customer,agent,message\n" + QByteArray(row) + '\n'));
        QCOMPARE(taken.refused.at(0).reason, RefusalReason::DifferentScenario);
    }
}

// Stars and numbers count the points by the range that somebody said. Who answered is an account
// there, the second annotation of it counts, and one that was cancelled does not.
void TidyImportTest::labelStudio_givesStarsNumbersAndWords()
{
    const auto annotation = [](const QByteArray& tone, const char* mood, const char* end) {
        QByteArray results;
        const auto add = [&](const QByteArray& name, const QByteArray& value) {
            results += (results.isEmpty() ? "" : ",") + QByteArray("{\"from_name\":\"") + name +
                       R"(","to_name":"message","value":)" + value + '}';
        };
        add("tone", R"({"choices":[")" + tone + R"("]})");
        for (const char* row : {"refund", "repair", "apology"})
            add(row, R"({"choices":["no"]})");
        add("mood", mood);
        add("effort", R"({"choices":["a minute"]})");
        return R"({"completed_by":{"email":"ann@example.org"},"result":[)" + results + "]," + end +
               '}';
    };
    StudyOf study(thirdTask());
    ImportOptions options;
    options.scales.insert(latin("mood"), {1, 5});
    const auto taken = must(study.take(
        R"([{"id":7,"data":{"channel":"mail","customer":"A","message":"m"},"annotations":[)" +
            annotation("calm", R"({"number":2})", R"("id":1,"created_at":"2026-01-02T03:04:05Z")") +
            ',' +
            annotation("cross", R"({"rating":1})",
                       R"("id":2,"created_at":"2026-01-02T03:04:06Z")") +
            ',' + annotation("worried", R"({"rating":2})", R"("id":3,"was_cancelled":true)") +
            "]}]",
        options));
    QVERIFY(taken.refused.empty());
    const auto answers = must(study->annotations());
    QCOMPARE(answers.size(), std::size_t{1});
    QVERIFY(answers[0].answer.ballot[0] == static_cast<Choice>(4));
    QCOMPARE(answers[0].answer.scales[0], -2);
    QCOMPARE(answers[0].answer.scales[1], 2);
    QCOMPARE(must(study->scenarios()).front().name(), latin("mail/7"));
}

void TidyImportTest::labelStudioMinimal_isRead()
{
    const QTemporaryDir folder;
    ImportOptions options;
    options.task = std::make_shared<const Task>(*builtInTask(u"emoscene"));
    const auto file = must(readImportFile(
        writeFile(
            folder.filePath(latin("x")),
            R"([{"id":55,"scenario":"market/1","topic":"market","subject":"Samir","text":"He sat.",
                 "joy":"yes","trust":"no","fear":"no","surprise":"no","sadness":"no",
                 "disgust":"no","anger":"no","anticipation":{"choices":["Yes"]},
                 "swept":"trust fear","rater":"R1","annotation_id":9,"annotator":1,
                 "lead_time":2.5,"created_at":"2026-01-02T03:04:05Z"}])"),
        options));
    QVERIFY(file.refused.empty());
    QCOMPARE(file.records.size(), std::size_t{1});
    QCOMPARE(file.records[0].scenario.name(), latin("market/1"));
    const ImportedAnswer& answer = file.records[0].answers.at(0);
    QCOMPARE(answer.annotator, latin("R1"));
    QVERIFY(answer.answer.ballot[0] == Choice{1});
    QVERIFY(answer.answer.ballot[7] == Choice{1});
    QCOMPARE(answer.answer.swept, quint16{6});
    QCOMPARE(answer.timings->wallMs, 2500);
}

void TidyImportTest::referenceData_isReadWhole()
{
    const QString scenes = sharedFile(latin("reference/emoscene/scenarios.jsonl"));
    const QString answers = sharedFile(latin("reference/emoscene/annotations.csv"));
    if (scenes.isEmpty() || answers.isEmpty())
        QSKIP("the reference data of EmoScene are not there");
    StudyOf study(*builtInTask(u"emoscene"));
    const auto taken = must(study->importing().importFiles({scenes, answers}, {}));
    QVERIFY(taken.refused.empty());
    QCOMPARE(taken.scenarios, 400);
    QCOMPARE(taken.annotations, 1200);
    QCOMPARE(must(study->roster().people()).size(), std::size_t{3});
    const QByteArray table = study.table();
    QCOMPARE(table.count('\n'), 1201);
}

SUBTEXT_TEST(TidyImportTest)

#include "tidyimporttest.moc"
