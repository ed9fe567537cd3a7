// SPDX-License-Identifier: MIT
#include "tests/app/clirunner.h"
#include "tests/core/entanglement/reference.h"
#include "tests/core/exchange/madeworkbook.h"
#include "tests/support/checks.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"

#include <QJsonArray>
#include <QTemporaryDir>

using namespace subtext::test;
using namespace subtext::entanglement::test;

/// Predictions in a study: taken in once, told of, written out, scored, and nobody's answers.
class CliPredictionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void import_isTakenOnce();
    void workbooks_areReadByTheirSheets();
    void otherAnswer_isRefusedInWords();
    void export_comesBack_data();
    void export_comesBack();
    void confidence_comesBack_data() { export_comesBack_data(); }
    void confidence_comesBack();
    void unusableValue_comesBackWithoutAProblem_data() { export_comesBack_data(); }
    void unusableValue_comesBackWithoutAProblem();
    void withdrawnSet_isLeftOutAndNamed();
    void withdrawnSet_saysNothingOfFiles();
    void withdrawal_isRefusedInWords();
    void evaluate_scoresWhatIsKept();
    void evaluate_saysWhereNothingIsKept();
    void optionsOfAnotherTask_areWrongUsage();
    void questionsOfAnyTask_areScoredEach();
    void questionWithoutAnswers_isNotSaidToBeWithdrawn();
    void vectors_areTheKnownOnes_data();
    void vectors_areTheKnownOnes();
    void map_hasTheKnownVectors();

private:
    QString study() const { return m_folder->filePath(QStringLiteral("s.subtext")); }
    QString file(const char* name, const QByteArray& bytes)
    {
        return writeFile(m_folder->filePath(QLatin1String(name)), bytes);
    }
    /// Two sets, gpt:cot:1 and gpt:cot:2, that say the same.
    void importTwoRuns();
    /// "predictions withdraw", or restore, of a set.
    CliRun saying(const char* command, const char* set, const char* reason) const
    {
        return runCli({QStringLiteral("predictions"), QLatin1String(command), study(),
                       QStringLiteral("--set"), QLatin1String(set), QStringLiteral("--reason"),
                       QLatin1String(reason)});
    }
    QString notesPath() const { return m_folder->filePath(QStringLiteral("notes.subtext")); }
    /// A study of a task with two questions, tone and thanks, about two items.
    void makeNotes();
    void makeReference();

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

/// Without what the fitted prior is in.
QJsonValue withoutFitted(const QJsonValue& value)
{
    if (!value.isObject())
        return value;
    QJsonObject kept;
    const QJsonObject object = value.toObject();
    for (auto part = object.begin(); part != object.end(); ++part) {
        if (!part.key().contains(QLatin1String("fitted")))
            kept[part.key()] = withoutFitted(part.value());
    }
    return kept;
}

const QByteArray Answers = "scenario,model,mode,emotion,raw_response,valence\n"
                           "sarcasm-irony/1,gpt,cot,joy,\"{\"\"emotion\"\": \"\"joy\"\"}\",0.5\n"
                           "sarcasm-irony/2,gpt,cot,glee,,\n";

} // namespace

void CliPredictionsTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    const QString scenes = file("data_sarcasm-irony.csv",
                                "id,speaker_role,listener_role,context,utterance,power_relation,"
                                "gold\n1,a,b,Context one.,Utterance one.,peer,joy\n"
                                "2,a,b,Context two.,Utterance two.,peer,fear\n");
    VERIFY_STATUS(runCli({QStringLiteral("study"), QStringLiteral("create"), study(),
                          QStringLiteral("--title"), QStringLiteral("Kept")}),
                  0);
    VERIFY_STATUS(runCli({QStringLiteral("import"), study(), scenes}), 0);
}

void CliPredictionsTest::import_isTakenOnce()
{
    const QString answers = file("answers.csv", Answers);
    const CliRun first = runCli({QStringLiteral("predictions"), QStringLiteral("import"), study(),
                                 answers, QStringLiteral("--json")});
    VERIFY_STATUS(first, 0);
    QCOMPARE(first.json()[QStringLiteral("predictions")].toInt(), 2);
    QCOMPARE(first.json()[QStringLiteral("coverage")][QStringLiteral("gpt")][QStringLiteral("oov")]
                 .toInt(),
             1);
    const CliRun again = runCli({QStringLiteral("predictions"), QStringLiteral("import"), study(),
                                 answers, QStringLiteral("--json")});
    VERIFY_STATUS(again, 0);
    QCOMPARE(again.json()[QStringLiteral("predictions")].toInt(), 0);
    QCOMPARE(again.json()[QStringLiteral("known")].toInt(), 2);
    const CliRun list = runCli(
        {QStringLiteral("predictions"), QStringLiteral("list"), study(), QStringLiteral("--json")});
    VERIFY_STATUS(list, 0);
    const QJsonArray sets = list.json()[QStringLiteral("sets")].toArray();
    QCOMPARE(sets.size(), 1);
    QCOMPARE(sets[0][QStringLiteral("model")].toString(), QStringLiteral("gpt"));
    QCOMPARE(sets[0][QStringLiteral("predictions")].toInt(), 2);
    QCOMPARE(sets[0][QStringLiteral("files")].toArray().at(0).toString(),
             QStringLiteral("answers.csv"));
    VERIFY_STATUS(runCli({QStringLiteral("verify"), study()}), 0);
}

void CliPredictionsTest::workbooks_areReadByTheirSheets()
{
    const auto sheet = [](const char* header, const char* row) {
        return MadeWorkbook::row(QString::fromLatin1(header).split(u',')) +
               MadeWorkbook::row(QString::fromLatin1(row).split(u','));
    };
    MadeWorkbook answers;
    answers.sheets = {
        {"Notes", sheet("what", "ever")},
        {"Answers", sheet("scenario,model,mode,emotion", "sarcasm-irony/1,gpt,cot,bliss")}};
    MadeWorkbook tables;
    tables.sheets = {{"Old", sheet("label,emotion", "bliss,fear")},
                     {"New", sheet("label,emotion", "bliss,joy")}};
    const QString answerFile = file("answers.xlsx", answers.bytes());
    const QString tableFile = file("table.xlsx", tables.bytes());
    const QString sheetOption = QStringLiteral("--sheet");
    const CliRun absent = runCli({QStringLiteral("predictions"), QStringLiteral("import"), study(),
                                  answerFile, sheetOption, QStringLiteral("Elsewhere")});
    VERIFY_STATUS(absent, 3);
    QVERIFY2(absent.err.contains("Notes, Answers"), absent.err.constData());
    const auto evaluated = [&](const QStringList& more, CliRun& run) {
        run = runCli(QStringList{QStringLiteral("evaluate"), study(), answerFile, sheetOption,
                                 QStringLiteral("Answers"), QStringLiteral("--harmonise"),
                                 tableFile} +
                     more);
        return run.status;
    };
    CliRun first;
    QCOMPARE(evaluated({}, first), 0);
    QVERIFY2(first.err.contains("“Old”") && first.err.contains("--harmonise-sheet"),
             first.err.constData());
    CliRun chosen;
    QCOMPARE(evaluated({QStringLiteral("--harmonise-sheet"), QStringLiteral("New")}, chosen), 0);
    QVERIFY2(!chosen.err.contains("only the sheet"), chosen.err.constData());
    QVERIFY(first.out != chosen.out); // by the one table it is fear, by the other joy
    CliRun none;
    QCOMPARE(evaluated({QStringLiteral("--harmonise-sheet"), QStringLiteral("Lost")}, none), 3);
    QVERIFY2(none.err.contains("Old, New"), none.err.constData());
}

void CliPredictionsTest::otherAnswer_isRefusedInWords()
{
    VERIFY_STATUS(runCli({QStringLiteral("predictions"), QStringLiteral("import"), study(),
                          file("answers.csv", Answers)}),
                  0);
    const QString other = file("other.csv", QByteArray(Answers).replace("0.5", "0.6"));
    const CliRun refused =
        runCli({QStringLiteral("predictions"), QStringLiteral("import"), study(), other});
    VERIFY_STATUS(refused, 3);
    QVERIFY2(refused.err.contains("other.csv answers sarcasm-irony/1 differently from gpt:cot:1 "
                                  "in the study."),
             refused.describe());
    const CliRun run = runCli({QStringLiteral("predictions"), QStringLiteral("import"), study(),
                               other, QStringLiteral("--run"), QStringLiteral("2")});
    VERIFY_STATUS(run, 0);
}

void CliPredictionsTest::export_comesBack_data()
{
    QTest::addColumn<QString>("format");
    QTest::newRow("csv") << QStringLiteral("csv");
    QTest::newRow("jsonl") << QStringLiteral("jsonl");
}

void CliPredictionsTest::export_comesBack()
{
    QFETCH(QString, format);
    VERIFY_STATUS(runCli({QStringLiteral("predictions"), QStringLiteral("import"), study(),
                          file("answers.csv", Answers)}),
                  0);
    const QString out = m_folder->filePath(QStringLiteral("out"));
    VERIFY_STATUS(runCli({QStringLiteral("predictions"), QStringLiteral("export"), study(),
                          QStringLiteral("--format"), format, QStringLiteral("--set"),
                          QStringLiteral("gpt:cot"), QStringLiteral("--out"), out}),
                  0);
    const CliRun again = runCli({QStringLiteral("predictions"), QStringLiteral("import"), study(),
                                 out, QStringLiteral("--json")});
    VERIFY_STATUS(again, 0);
    QCOMPARE(again.json()[QStringLiteral("known")].toInt(), 2);
    QCOMPARE(again.json()[QStringLiteral("predictions")].toInt(), 0);
    VERIFY_STATUS(runCli({QStringLiteral("predictions"), QStringLiteral("export"), study(),
                          QStringLiteral("--format"), format, QStringLiteral("--set"),
                          QStringLiteral("nobody"), QStringLiteral("--out"), out}),
                  2);
}

void CliPredictionsTest::confidence_comesBack()
{
    QFETCH(QString, format);
    VERIFY_STATUS(runCli({QStringLiteral("predictions"), QStringLiteral("import"), study(),
                          file("answers.csv", "scenario,emotion,confidence\n"
                                              "sarcasm-irony/1,joy,4\n"
                                              "sarcasm-irony/2,fear,\n")}),
                  0);
    const QString out = m_folder->filePath(QStringLiteral("out"));
    VERIFY_STATUS(runCli({QStringLiteral("predictions"), QStringLiteral("export"), study(),
                          QStringLiteral("--format"), format, QStringLiteral("--out"), out}),
                  0);
    const QByteArray written = readFile(out);
    QVERIFY2(
        written.contains(format == QLatin1String("csv") ? ",confidence\n" : "\"confidence\":4}"),
        written.constData());
    const CliRun again =
        runCli({QStringLiteral("predictions"), QStringLiteral("import"), study(), out});
    VERIFY_STATUS(again, 0);
    QVERIFY2(again.out.contains("0 sets, 0 predictions imported; 2 were known."), again.describe());
}

void CliPredictionsTest::unusableValue_comesBackWithoutAProblem()
{
    QFETCH(QString, format);
    const QString answers = file("answers.csv", "scenario,emotion,dominance\n"
                                                "sarcasm-irony/1,joy,much\n"
                                                "sarcasm-irony/2,fear,0.5\n");
    const CliRun first =
        runCli({QStringLiteral("predictions"), QStringLiteral("import"), study(), answers});
    VERIFY_STATUS(first, 1); // the program was told “much”
    QVERIFY2(first.out.contains("1 set, 2 predictions imported; 0 were known."), first.describe());
    const QString out = m_folder->filePath(QStringLiteral("out"));
    VERIFY_STATUS(runCli({QStringLiteral("predictions"), QStringLiteral("export"), study(),
                          QStringLiteral("--format"), format, QStringLiteral("--out"), out}),
                  0);
    const CliRun again =
        runCli({QStringLiteral("predictions"), QStringLiteral("import"), study(), out});
    VERIFY_STATUS(again, 0); // what it said itself is no news
    QVERIFY2(again.out.contains("0 sets, 0 predictions imported; 2 were known."), again.describe());
    const CliRun scored = runCli({QStringLiteral("evaluate"), study(), QStringLiteral("--json")});
    VERIFY_STATUS(scored, 0);
    const QJsonValue dominance =
        scored
            .json()[QStringLiteral("sets")][0][QStringLiteral("vad")][QStringLiteral("dominance")];
    QCOMPARE(dominance[QStringLiteral("invalid")].toInt(), 1);
}

void CliPredictionsTest::importTwoRuns()
{
    const QString answers = file("answers.csv", Answers);
    for (const char* run : {"1", "2"})
        VERIFY_STATUS(runCli({QStringLiteral("predictions"), QStringLiteral("import"), study(),
                              answers, QStringLiteral("--run"), QLatin1String(run)}),
                      0);
}

void CliPredictionsTest::withdrawnSet_isLeftOutAndNamed()
{
    importTwoRuns();
    const QStringList evaluate{QStringLiteral("evaluate"), study(), QStringLiteral("--json")};
    const QStringList list{QStringLiteral("predictions"), QStringLiteral("list"), study()};
    const CliRun before = runCli(evaluate);
    const CliRun listed = runCli(list);
    const CliRun withdrawn = saying("withdraw", "gpt:cot:1", "wrong template");
    VERIFY_STATUS(withdrawn, 0);
    QCOMPARE(withdrawn.out, QByteArray("gpt:cot:1 is withdrawn.\n"));
    const QJsonArray scored = runCli(evaluate).json()[QStringLiteral("sets")].toArray();
    QCOMPARE(scored.size(), 1);
    QVERIFY2(runCli(list).out.contains("from answers.csv; withdrawn: wrong template\n"),
             runCli(list).describe());
    const CliRun told = runCli(list + QStringList{QStringLiteral("--json")});
    const QJsonArray sets = told.json()[QStringLiteral("sets")].toArray();
    QCOMPARE(sets.size(), 2);
    QCOMPARE(sets[0][QStringLiteral("withdrawn")][QStringLiteral("reason")].toString(),
             QStringLiteral("wrong template"));
    QVERIFY(sets[1][QStringLiteral("withdrawn")].isUndefined());
    // Whoever names it is told why.
    const CliRun named =
        runCli(evaluate + QStringList{QStringLiteral("--set"), QStringLiteral("gpt:cot:1")});
    VERIFY_STATUS(named, 2);
    QVERIFY2(named.err.contains("gpt:cot:1 is withdrawn (wrong template)."), named.describe());
    const QString out = m_folder->filePath(QStringLiteral("out.jsonl"));
    VERIFY_STATUS(
        runCli({QStringLiteral("predictions"), QStringLiteral("export"), study(),
                QStringLiteral("--format"), QStringLiteral("jsonl"), QStringLiteral("--out"), out}),
        0);
    QCOMPARE(readFile(out).count('\n'), 2); // of the other set

    VERIFY_STATUS(saying("withdraw", "gpt", "wrong too"), 0); // only one is left
    const CliRun none = runCli(evaluate);
    VERIFY_STATUS(none, 2);
    QVERIFY2(none.err.contains("are withdrawn"), none.describe());
    VERIFY_STATUS(saying("restore", "gpt:cot:1", "it was right"), 0);
    const CliRun restored = saying("restore", "gpt:cot:2", "so was this");
    QCOMPARE(restored.out, QByteArray("gpt:cot:2 is restored.\n"));
    QCOMPARE(runCli(evaluate).out, before.out);
    QCOMPARE(runCli(list).out, listed.out);
    VERIFY_STATUS(runCli({QStringLiteral("verify"), study()}), 0);
}

void CliPredictionsTest::withdrawnSet_saysNothingOfFiles()
{
    importTwoRuns();
    VERIFY_STATUS(saying("withdraw", "gpt:cot:1", "wrong template"), 0);
    const auto evaluated = [&](const QString& run) {
        return runCli({QStringLiteral("evaluate"), study(), file("answers.csv", Answers),
                       QStringLiteral("--run"), run, QStringLiteral("--set"),
                       QStringLiteral("gpt:cot:1")});
    };
    VERIFY_STATUS(evaluated(QStringLiteral("1")), 0);
    const CliRun other = evaluated(QStringLiteral("3"));
    VERIFY_STATUS(other, 2);
    QVERIFY2(other.err.contains("No prediction set is called"), other.describe());
    QVERIFY2(!other.err.contains("withdrawn"), other.describe());
}

void CliPredictionsTest::withdrawal_isRefusedInWords()
{
    importTwoRuns();
    const auto refuses = [](const CliRun& run, int status, const char* words) {
        VERIFY_STATUS(run, status);
        QVERIFY2(run.err.contains(words), run.err.constData());
    };
    refuses(saying("withdraw", "gpt", "why"), 2, "This is for one set.");
    refuses(saying("withdraw", "nobody", "why"), 2, "No prediction set");
    refuses(saying("restore", "gpt:cot:1", "why"), 2, "No set is withdrawn.");
    refuses(saying("withdraw", "gpt:cot:1", " "), 3, "no reason");
    VERIFY_STATUS(saying("withdraw", "gpt:cot:1", "why"), 0);
    refuses(saying("withdraw", "gpt:cot:1", "why"), 2, "is withdrawn (why)");
    refuses(saying("restore", "gpt:cot:2", "why"), 2, "No withdrawn set");
}

void CliPredictionsTest::evaluate_scoresWhatIsKept()
{
    const QString answers = file("answers.csv", Answers);
    const CliRun ofFile =
        runCli({QStringLiteral("evaluate"), study(), answers, QStringLiteral("--json")});
    VERIFY_STATUS(ofFile, 0);
    VERIFY_STATUS(
        runCli({QStringLiteral("predictions"), QStringLiteral("import"), study(), answers}), 0);
    const CliRun kept = runCli({QStringLiteral("evaluate"), study(), QStringLiteral("--json")});
    VERIFY_STATUS(kept, 0);
    QCOMPARE(kept.out, ofFile.out);
    QCOMPARE(kept.json()[QStringLiteral("sets")][0][QStringLiteral("overall")][QStringLiteral("n")]
                 .toInt(),
             2);
}

void CliPredictionsTest::evaluate_saysWhereNothingIsKept()
{
    const CliRun run = runCli({QStringLiteral("evaluate"), study()});
    VERIFY_STATUS(run, 2);
    QVERIFY2(run.err.contains("predictions import"), run.describe());
}

void CliPredictionsTest::optionsOfAnotherTask_areWrongUsage()
{
    const QString answers = file("answers.csv", Answers);
    VERIFY_STATUS(runCli({QStringLiteral("evaluate"), study(), answers,
                          QStringLiteral("--protocol"), QStringLiteral("held_out")}),
                  2);
    VERIFY_STATUS(runCli({QStringLiteral("map"), study(), QStringLiteral("--out"),
                          m_folder->filePath(QStringLiteral("m"))}),
                  3);
}

void CliPredictionsTest::makeNotes()
{
    const QString task = file("task.json", R"({"schema": "subtext.task/1", "token": "notes",
        "title": "Notes", "version": "1", "scene": [{"token": "note", "word": "Note",
        "kind": "text", "place": "hero", "required": true}],
        "questions": [{"token": "tone", "word": "Tone", "ask": "Which tone?", "options": [
            {"token": "warm", "word": "Rather warm", "definition": "Kind."},
            {"token": "cold", "word": "Rather cold", "definition": "Not kind."}]},
          {"token": "thanks", "word": "Thanks", "ask": "Does it thank?", "options": [
            {"token": "no", "word": "No"}, {"token": "yes", "word": "Yes"}]}]})");
    const QString notes = notesPath();
    VERIFY_STATUS(
        runCli({QStringLiteral("study"), QStringLiteral("create"), notes, QStringLiteral("--task"),
                task, QStringLiteral("--title"), QStringLiteral("Notes")}),
        0);
    VERIFY_STATUS(runCli({QStringLiteral("import"), notes,
                          file("scenes.csv", "id,note\n11,Thank you so much.\n12,No.\n"),
                          file("said.csv", "scenario,annotator,tone,thanks\n11,Ann,warm,yes\n"
                                           "11,Bob,warm,yes\n11,Cleo,warm,yes\n12,Ann,cold,no\n"
                                           "12,Bob,cold,no\n12,Cleo,cold,yes\n")}),
                  0);
}

// Two questions, answered by one file: each has its own options, gold and score.
void CliPredictionsTest::questionsOfAnyTask_areScoredEach()
{
    makeNotes();
    const QString notes = notesPath();
    const QString answers =
        file("answers.csv", "scenario,model,tone,thanks,p_tone_warm,p_tone_cold\n"
                            "11,gpt,Rather warm,no,0.75,0.25\n"
                            "12,gpt,warm,no,0.5,0.5\n");
    const CliRun taken = runCli({QStringLiteral("predictions"), QStringLiteral("import"), notes,
                                 answers, QStringLiteral("--json")});
    VERIFY_STATUS(taken, 0);
    QCOMPARE(taken.json()[QStringLiteral("predictions")].toInt(), 2);
    const auto evaluated = [&](const QString& question) {
        const CliRun run = runCli({QStringLiteral("evaluate"), notes, QStringLiteral("--question"),
                                   question, QStringLiteral("--json")});
        return run.json()[QStringLiteral("sets")][0][QStringLiteral("overall")]
                         [QStringLiteral("accuracy")][QStringLiteral("estimate")];
    };
    QCOMPARE(evaluated(QStringLiteral("tone")).toDouble(-1), 0.5);
    QCOMPARE(evaluated(QStringLiteral("thanks")).toDouble(-1), 0.5);
    const CliRun tone = runCli({QStringLiteral("evaluate"), notes, QStringLiteral("--json")});
    VERIFY_STATUS(tone, 0);
    QCOMPARE(tone.json()[QStringLiteral("harmonisation")][QStringLiteral("table")].toString(),
             QStringLiteral("none"));
    VERIFY_STATUS(runCli({QStringLiteral("evaluate"), notes, QStringLiteral("--question"),
                          QStringLiteral("mood")}),
                  2);
    VERIFY_STATUS(runCli({QStringLiteral("evaluate"), notes, QStringLiteral("--harmonise"),
                          QStringLiteral("cei-2026")}),
                  3);
    for (const char* question : {"tone", "thanks"}) {
        const QString out = m_folder->filePath(QStringLiteral("out.csv"));
        VERIFY_STATUS(
            runCli({QStringLiteral("predictions"), QStringLiteral("export"), notes,
                    QStringLiteral("--format"), QStringLiteral("csv"), QStringLiteral("--question"),
                    QLatin1String(question), QStringLiteral("--out"), out}),
            0);
        const CliRun again =
            runCli({QStringLiteral("evaluate"), notes, out, QStringLiteral("--question"),
                    QLatin1String(question), QStringLiteral("--json")});
        VERIFY_STATUS(again, 0);
        QCOMPARE(again
                     .json()[QStringLiteral("sets")][0][QStringLiteral("overall")]
                            [QStringLiteral("accuracy")][QStringLiteral("estimate")]
                     .toDouble(-1),
                 0.5);
    }
}

void CliPredictionsTest::questionWithoutAnswers_isNotSaidToBeWithdrawn()
{
    makeNotes();
    const QString notes = notesPath();
    const QString answers = file("answers.csv", "scenario,model,tone\n11,gpt,warm\n"
                                                "12,gpt,cold\n");
    for (const char* run : {"1", "2"})
        VERIFY_STATUS(runCli({QStringLiteral("predictions"), QStringLiteral("import"), notes,
                              answers, QStringLiteral("--run"), QLatin1String(run)}),
                      0);
    const auto withdraw = [&](const char* set) {
        VERIFY_STATUS(runCli({QStringLiteral("predictions"), QStringLiteral("withdraw"), notes,
                              QStringLiteral("--set"), QLatin1String(set),
                              QStringLiteral("--reason"), QStringLiteral("wrong template")}),
                      0);
    };
    const QStringList evaluate{QStringLiteral("evaluate"), notes, QStringLiteral("--question"),
                               QStringLiteral("thanks")};
    withdraw("gpt:zero-shot:1");
    const CliRun one = runCli(evaluate);
    VERIFY_STATUS(one, 2);
    QVERIFY2(!one.err.contains("withdrawn"), one.describe());
    withdraw("gpt:zero-shot:2");
    const CliRun both = runCli(evaluate);
    VERIFY_STATUS(both, 2);
    QVERIFY2(both.err.contains("All prediction sets of the study are withdrawn."), both.describe());
}

void CliPredictionsTest::makeReference()
{
    VERIFY_STATUS(
        runCli({QStringLiteral("study"), QStringLiteral("create"),
                m_folder->filePath(QStringLiteral("e.subtext")), QStringLiteral("--task"),
                QStringLiteral("emoscene"), QStringLiteral("--title"), QStringLiteral("Known")}),
        0);
    VERIFY_STATUS(runCli({QStringLiteral("import"), m_folder->filePath(QStringLiteral("e.subtext")),
                          sharedFile(sharedName("scenarios.jsonl")),
                          sharedFile(sharedName("annotations.csv"))}),
                  0);
    VERIFY_STATUS(runCli({QStringLiteral("predictions"), QStringLiteral("import"),
                          m_folder->filePath(QStringLiteral("e.subtext")),
                          sharedFile(sharedName("predictions.csv"))}),
                  0);
}

void CliPredictionsTest::vectors_areTheKnownOnes_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<QStringList>("part"); // of answers.json
    QTest::newRow("all") << QStringList{QStringLiteral("entanglement")}
                         << QStringList{QStringLiteral("entanglement"), QStringLiteral("all")};
    QTest::newRow("train") << QStringList{QStringLiteral("entanglement"), QStringLiteral("--from"),
                                          QStringLiteral("train")}
                           << QStringList{QStringLiteral("entanglement"), QStringLiteral("train")};
    QTest::newRow("evaluate") << QStringList{QStringLiteral("evaluate")} << QStringList();
}

void CliPredictionsTest::vectors_areTheKnownOnes()
{
    SKIP_WITHOUT_SHARED("reference/emoscene/answers.json");
    QFETCH(QStringList, command);
    QFETCH(QStringList, part);
    makeReference();
    command.insert(1, m_folder->filePath(QStringLiteral("e.subtext")));
    const CliRun run = runCli(command + QStringList{QStringLiteral("--json")});
    VERIFY_STATUS(run, 0);
    QJsonValue expected = subtext::stats::test::readJson(sharedName("answers.json"));
    for (const QString& key : part)
        expected = expected[key];
    QJsonObject wanted = expected.toObject();
    if (part.isEmpty()) {
        QJsonObject scores;
        for (const char* key : {"runs", "overall", "dominant_errors"})
            scores[QLatin1String(key)] = wanted[QLatin1String(key)];
        wanted = scores;
    }
    QVERIFY(!wanted.isEmpty());
    // (The fitted prior is iterated: its tolerance is 1e-6.)
    QStringList differences;
    compareJson(QString(), withKeysOf(run.json(), wanted), wanted, 1e-6, differences);
    const QJsonObject exact = withoutFitted(wanted).toObject();
    compareJson(QString(), withKeysOf(withoutFitted(run.json()), exact), exact, 1e-9, differences);
    QVERIFY2(differences.isEmpty(), qPrintable(differences.mid(0, 10).join(u'\n')));
}

void CliPredictionsTest::map_hasTheKnownVectors()
{
    SKIP_WITHOUT_SHARED("reference/emoscene/map.csv");
    makeReference();
    const QString out = m_folder->filePath(QStringLiteral("map.csv"));
    VERIFY_STATUS(runCli({QStringLiteral("map"), m_folder->filePath(QStringLiteral("e.subtext")),
                          QStringLiteral("--out"), out}),
                  0);
    const QByteArrayList rows = readFile(out).split('\n');
    const QByteArrayList expected = readFile(sharedFile(sharedName("map.csv"))).split('\n');
    QCOMPARE(rows.size(), expected.size());
    QVERIFY(rows.size() > 6'000);
    constexpr qsizetype Alpha = 4;
    for (qsizetype i = 0; i + 1 < rows.size(); ++i) {
        QByteArrayList cells = rows[i].trimmed().split(',');
        QByteArrayList known = expected[i].trimmed().split(',');
        QCOMPARE(cells.size(), known.size());
        if (i > 0)
            QCOMPARE(cells.takeAt(Alpha).toDouble(), known.takeAt(Alpha).toDouble());
        QCOMPARE(cells, known);
    }
}

SUBTEXT_TEST(CliPredictionsTest)
#include "clipredictionstest.moc"
