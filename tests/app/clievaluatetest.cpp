// SPDX-License-Identifier: MIT
#include "core/models/topics.h"
#include "tests/app/clirunner.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>

#include <cmath>

using namespace subtext;
using namespace subtext::test;

/// `subtext-cli evaluate`: its document against the known answers of the published responses and of
/// made-up files, its words and its exit status.
class CliEvaluateTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();

    void smallStudy_isScored();
    void people_readATable();
    void emptyStudy_hasNothingButUndefinedScores();
    void keptTopics_areStrata();
    void wrongUse_isRefused_data();
    void wrongUse_isRefused();
    void badInput_endsWithThree_data();
    void badInput_endsWithThree();
    void problemsOfRows_endWithOne();
    void hostileLabel_reachesNoTerminal();
    void leastAccuracy_endsWithOne();
    void chosenSets_areScoredAlone();
    void splits_areThoseOfARelease();
    void partsOfFiles_areTheSplits();

    void madeUpFile_hasTheKnownAnswers_data();
    void madeUpFile_hasTheKnownAnswers();
    void published_areReadAsKnown();
    void published_comeOutAsPublished();
    void published_annotatorsAreAlternativesOrNot_data();
    void published_annotatorsAreAlternativesOrNot();

private:
    CliRun evaluate(const QString& file, const QStringList& options = {}) const;
    QString write(const QString& name, const QByteArray& bytes) const
    {
        return writeFile(m_folder.filePath(name), bytes);
    }

    QTemporaryDir m_folder;
    QString m_small;     ///< A study with six items, five of them with gold.
    QString m_published; ///< Empty where the data is not there.
    QJsonObject m_answers;
};

namespace {

const QString Json = QStringLiteral("--json");

QString wordOf(const char* text)
{
    return QString::fromLatin1(text);
}

QString known(const QString& name)
{
    return sharedFile(QStringLiteral("reference/evaluation/") + name);
}

QJsonObject jsonOf(const QString& path)
{
    return QJsonDocument::fromJson(readFile(path)).object();
}

/// Where a document lacks something of the answers, or has it otherwise; what it has more is fine.
QString difference(const QJsonValue& expected, const QJsonValue& found, const QString& place = {})
{
    if (expected.isObject()) {
        const QJsonObject object = expected.toObject();
        for (auto it = object.begin(); it != object.end(); ++it) {
            const QString inner = place + u'/' + it.key();
            if (!found.toObject().contains(it.key()))
                return inner + QStringLiteral(" is missing");
            const QString there = difference(it.value(), found.toObject().value(it.key()), inner);
            if (!there.isEmpty())
                return there;
        }
        return {};
    }
    if (expected.isArray()) {
        const QJsonArray list = expected.toArray();
        if (found.toArray().size() != list.size())
            return place + QStringLiteral(" has another length");
        for (int i = 0; i < list.size(); ++i) {
            const QString there =
                difference(list.at(i), found.toArray().at(i), place + u'/' + QString::number(i));
            if (!there.isEmpty())
                return there;
        }
        return {};
    }
    constexpr double Tolerance = 1e-12;
    const bool isSame = expected.isDouble() && found.isDouble()
                            ? std::abs(expected.toDouble() - found.toDouble()) <= Tolerance
                            : expected == found;
    return isSame ? QString()
                  : QStringLiteral("%1: %2, not %3")
                        .arg(place)
                        .arg(found.toVariant().toString(), expected.toVariant().toString());
}

QJsonObject setOf(const QJsonObject& document, const QString& model)
{
    for (const QJsonValue set : document.value(wordOf("sets")).toArray()) {
        if (set[wordOf("model")] == model)
            return set.toObject();
    }
    return {};
}

// Two raters an item in one subtype, one of them kept undecided by its split.
const QByteArray SmallStudy(
    "id,subtype,speaker_role,listener_role,context,utterance,annotator,emotion,valence,arousal,"
    "dominance,confidence,explanation\n"
    "1,sarcasm-irony,boss,intern,c,u,Ann,joy,pleasant,calm,in control,confident,e\n"
    "1,sarcasm-irony,boss,intern,c,u,Bob,joy,neutral,calm,in control,confident,e\n"
    "2,sarcasm-irony,a,b,c,u,Ann,fear,unpleasant,excited,controlled,confident,e\n"
    "2,sarcasm-irony,a,b,c,u,Bob,fear,unpleasant,neutral,controlled,confident,e\n"
    "3,sarcasm-irony,a,b,c,u,Ann,anger,unpleasant,excited,in control,confident,e\n"
    "3,sarcasm-irony,a,b,c,u,Bob,disgust,unpleasant,excited,neutral,confident,e\n"
    "1,mixed-signals,a,b,c,u,Ann,trust,pleasant,calm,neutral,confident,e\n"
    "1,mixed-signals,a,b,c,u,Bob,trust,neutral,calm,neutral,confident,e\n");

const QByteArray SmallPredictions("scenario,model,emotion,valence,status\n"
                                  "sarcasm-irony/1,m,Joy,0.33,\n"
                                  "sarcasm-irony/2,m,sadness,-0.67,\n"
                                  "sarcasm-irony/3,m,anger,-1,\n"
                                  "mixed-signals/1,m,concern,0.5,\n"
                                  "sarcasm-irony/1,n,bliss,,\n"
                                  "sarcasm-irony/2,n,,,missing\n"
                                  "sarcasm-irony/3,n,,,missing\n"
                                  "mixed-signals/1,n,,,missing\n");

} // namespace

#define SKIP_WITHOUT_PUBLISHED()                                                                   \
    if (m_published.isEmpty())                                                                     \
    QSKIP("not there: the published data or its known answers")

void CliEvaluateTest::initTestCase()
{
    const auto make = [&](const char* name, const QStringList& files) {
        const QString study = m_folder.filePath(wordOf(name));
        const CliRun made = runCli(
            {wordOf("study"), wordOf("create"), study, wordOf("--title"), wordOf("A study")});
        const CliRun imported = runCli(QStringList{wordOf("import"), study} + files);
        return made.status == 0 && imported.status == 0 ? study : QString();
    };
    m_small = make("small.subtext", {write(wordOf("study.csv"), SmallStudy)});
    QVERIFY(!m_small.isEmpty());
    if (publishedData().isEmpty() || known(wordOf("answers.json")).isEmpty())
        return;
    m_published = make("published.subtext", publishedData());
    m_answers = jsonOf(known(wordOf("answers.json")));
    QVERIFY(!m_published.isEmpty() && !m_answers.isEmpty());
}

CliRun CliEvaluateTest::evaluate(const QString& file, const QStringList& options) const
{
    return runCli(QStringList{wordOf("evaluate"), m_published, file, Json} + options);
}

void CliEvaluateTest::smallStudy_isScored()
{
    const QString file = write(wordOf("answers.csv"), SmallPredictions);
    const CliRun run = runCli({wordOf("evaluate"), m_small, file, Json});
    VERIFY_STATUS(run, 0);
    const QJsonObject json = run.json();
    QStringList keys = json.keys();
    QStringList expected{
        wordOf("schema"),        wordOf("items"),      wordOf("excluded"),
        wordOf("gold"),          wordOf("labels"),     wordOf("bootstrap"),
        wordOf("harmonisation"), wordOf("sets"),       wordOf("comparisons"),
        wordOf("baselines"),     wordOf("difficulty"), wordOf("aggregate_confusion"),
        wordOf("gold_differs"),  wordOf("refused"),    wordOf("warnings")};
    expected.sort();
    QCOMPARE(keys, expected);
    QCOMPARE(json.value(wordOf("schema")).toString(), wordOf("subtext.evaluation/1"));
    QCOMPARE(json.value(wordOf("items")).toInt(), 3);
    QCOMPARE(json[wordOf("excluded")][wordOf("unresolved")].toInt(), 1);
    const QJsonObject m = setOf(json, wordOf("m"));
    QCOMPARE(m[wordOf("mode")].toString(), wordOf("zero-shot"));
    QCOMPARE(m[wordOf("run")].toInt(), 1);
    const QJsonValue overall = m[wordOf("overall")];
    QCOMPARE(overall[wordOf("n")].toInt(), 3);
    QCOMPARE(overall[wordOf("correct")].toInt(), 2);
    QCOMPARE(overall[wordOf("answered")].toInt(), 4);
    // q is 1, 0, ½ and 1.
    QCOMPARE(overall[wordOf("vote_share")].toDouble(), 2.5 / 4);
    QCOMPARE(m[wordOf("without_table")][wordOf("correct")].toInt(), 1);
    QCOMPARE(m[wordOf("vad")][wordOf("valence")][wordOf("n")].toInt(), 3);
    QCOMPARE(m[wordOf("power")].toArray().size(), 3);
    QCOMPARE(m[wordOf("power")][2][wordOf("n")].toInt(), 0);
    QVERIFY(m[wordOf("power")][2][wordOf("accuracy")][wordOf("estimate")].isNull());
    QVERIFY(m[wordOf("domain")].toArray().isEmpty());
    QVERIFY(m[wordOf("split")].isUndefined()); // no file said any
    QVERIFY(m[wordOf("topic")].isUndefined()); // none were found
    const QJsonObject n = setOf(json, wordOf("n"));
    QCOMPARE(n[wordOf("coverage")][wordOf("missing")].toInt(), 2);
    QCOMPARE(n[wordOf("oov")][0][0].toString(), wordOf("bliss"));
    QVERIFY(n[wordOf("overall")][wordOf("accuracy_answered")].isNull());
    QCOMPARE(json[wordOf("comparisons")][0][wordOf("a")].toString(), wordOf("m"));
    QCOMPARE(json[wordOf("baselines")][wordOf("human")][wordOf("vs_others_mean")].toDouble(),
             3.0 / 4); // of each, over both subtypes
}

void CliEvaluateTest::people_readATable()
{
    const CliRun run =
        runCli({wordOf("evaluate"), m_small, write(wordOf("answers.csv"), SmallPredictions)});
    VERIFY_STATUS(run, 0);
    QVERIFY(run.out.startsWith("3 items with a gold label; 0 kept ambiguous and 1 unresolved"));
    for (const char* word : {"macro-F1", "annotator accuracy against others", "labels at random",
                             "1 \u201Cconcern\u201D \u2192 trust", "m \u2212 n", "does not pass",
                             "cei-2026", "seed 42"})
        QVERIFY2(run.out.contains(word), word);
    QVERIFY(run.err.isEmpty());
}

void CliEvaluateTest::emptyStudy_hasNothingButUndefinedScores()
{
    TestStudy study; // nobody has labelled anything
    const QString file = write(wordOf("one.csv"), "scenario,emotion\nsarcasm-irony/1,joy\n");
    const CliRun run = runCli({wordOf("evaluate"), study.path(), file, Json});
    VERIFY_STATUS(run, 0);
    const QJsonObject json = run.json();
    QCOMPARE(json[wordOf("items")].toInt(), 0);
    QCOMPARE(json[wordOf("excluded")][wordOf("unresolved")].toInt(), 10);
    const QJsonValue set = json[wordOf("sets")][0];
    for (const char* key : {"accuracy", "macro_f1", "weighted_f1"}) {
        QVERIFY(set[wordOf("overall")][wordOf(key)][wordOf("estimate")].isNull());
        QVERIFY(set[wordOf("overall")][wordOf(key)][wordOf("low")].isNull());
    }
    QVERIFY(set[wordOf("overall")][wordOf("vote_share")].isNull());
    QVERIFY(set[wordOf("alternative_annotator")][wordOf("winning_rate")].isNull());
    QVERIFY(json[wordOf("baselines")][wordOf("majority_class")][wordOf("label")].isNull());
    QVERIFY(json[wordOf("difficulty")][wordOf("item_spearman")].isNull());
    const CliRun words = runCli({wordOf("evaluate"), study.path(), file});
    VERIFY_STATUS(words, 0);
    QVERIFY(words.out.contains("majority class"));
}

// Of the three scenarios of mail one has no gold; the one of rain is in no other topic.
void CliEvaluateTest::keptTopics_areStrata()
{
    TestStudy study;
    for (int person = 1; person <= 3; ++person) {
        for (const int item : {1, 2, 4})
            must(study.labelling().submit(study.person(person), study.scenario(item),
                                          submissionOf(completeAnswer(Emotion::Fear))));
    }
    QByteArray answers = "scenario,model,emotion\n";
    for (const Scenario& scenario : must(study->scenarios())) {
        const bool isRight = scenario.id != study.scenario(2);
        answers += scenario.name().toUtf8() + ",m," + (isRight ? "fear" : "joy") + '\n';
    }
    must(study->topics().keep(
        QStringLiteral("embedder"), {},
        {{QStringLiteral("rain"), {}, {study.scenario(4)}},
         {QStringLiteral("mail"), {}, {study.scenario(1), study.scenario(2), study.scenario(3)}}}));
    const QString file = write(wordOf("topics.csv"), answers);
    const CliRun run = runCli({wordOf("evaluate"), study.path(), file, Json});
    VERIFY_STATUS(run, 0);
    const QJsonArray topics = run.json()[wordOf("sets")][0][wordOf("topic")].toArray();
    QCOMPARE(topics.size(), qsizetype{2});
    QCOMPARE(topics[0][wordOf("topic")].toString(), wordOf("mail"));
    QCOMPARE(topics[0][wordOf("n")].toInt(), 2);
    QCOMPARE(topics[0][wordOf("correct")].toInt(), 1);
    QCOMPARE(topics[1][wordOf("topic")].toString(), wordOf("rain"));
    QCOMPARE(topics[1][wordOf("accuracy")][wordOf("estimate")].toDouble(), 1.0);
    const CliRun words = runCli({wordOf("evaluate"), study.path(), file});
    VERIFY_STATUS(words, 0);
    QVERIFY2(words.out.contains("mail (2)") && words.out.contains("rain (1)"), words.out);
}

void CliEvaluateTest::wrongUse_isRefused_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::newRow("no file") << QStringList{};
    const QString file = wordOf("FILE");
    QTest::newRow("no resamples") << QStringList{file, wordOf("--resamples"), wordOf("0")};
    QTest::newRow("a stream") << QStringList{file, wordOf("--stream"), wordOf("numpy")};
    QTest::newRow("gold") << QStringList{file, wordOf("--gold"), wordOf("mine")};
    QTest::newRow("labels") << QStringList{file, wordOf("--labels"), wordOf("mine")};
    QTest::newRow("split") << QStringList{file, wordOf("--split"), wordOf("dev")};
    QTest::newRow("least") << QStringList{file, wordOf("--min"), wordOf("1.5")};
    QTest::newRow("map") << QStringList{file, wordOf("--map"), wordOf("colour=x")};
    QTest::newRow("map to nothing") << QStringList{file, wordOf("--map"), wordOf("emotion=")};
    QTest::newRow("set") << QStringList{file, wordOf("--set"), wordOf("nobody")};
    QTest::newRow("large seed") << QStringList{file, wordOf("--seed"), wordOf("4294967296"),
                                               wordOf("--stream"), wordOf("numpy-published")};
}

void CliEvaluateTest::wrongUse_isRefused()
{
    QFETCH(QStringList, options);
    options.replaceInStrings(wordOf("FILE"), write(wordOf("answers.csv"), SmallPredictions));
    const CliRun run = runCli(QStringList{wordOf("evaluate"), m_small} + options);
    VERIFY_STATUS(run, 2);
    QVERIFY(run.out.isEmpty() && !run.err.isEmpty());
}

void CliEvaluateTest::badInput_endsWithThree_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("words");
    const auto row = [](const char* name, const char* bytes, const char* words) {
        QTest::newRow(name) << QByteArray(bytes) << QByteArray(words);
    };
    row("empty", "", "is empty");
    row("prose", "hello\n", "not in a format for predictions");
    row("a column", "scenario,feeling\nsarcasm-irony/1,joy\n", "--map");
    row("another study", "scenario,emotion\nriddle/1,joy\n", "about an item of this study");
    row("JSON", "[{\"scenario\":\n", "not valid JSON at");
    row("no object", "[1]", "a JSON object");
    row("two answers",
        "scenario,emotion\nsarcasm-irony/1,joy\nsarcasm-irony/2,joy\nsarcasm-irony/1,fear\n",
        "bad:4 answers sarcasm-irony/1 differently from");
}

void CliEvaluateTest::badInput_endsWithThree()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, words);
    const CliRun run = runCli({wordOf("evaluate"), m_small, write(wordOf("bad"), bytes), Json});
    VERIFY_STATUS(run, 3);
    QVERIFY2(run.err.contains(words), run.describe().constData());
    QCOMPARE(run.err.count('\n'), 1);
    QVERIFY(run.out.isEmpty());
    const QString good = write(wordOf("answers.csv"), SmallPredictions);
    const CliRun table = runCli({wordOf("evaluate"), m_small, good, wordOf("--harmonise"),
                                 write(wordOf("table.csv"), "label,emotion\nbliss,glee\n")});
    VERIFY_STATUS(table, 3);
    QVERIFY(table.err.contains("table.csv:2:2"));
    const CliRun gold =
        runCli({wordOf("evaluate"), m_small, good, wordOf("--gold"), wordOf("file"), Json});
    VERIFY_STATUS(gold, 3);
    QVERIFY(gold.err.contains("gold label") && gold.out.isEmpty());
    VERIFY_STATUS(runCli({wordOf("evaluate"), m_small, wordOf("nowhere.csv")}), 3);
    VERIFY_STATUS(runCli({wordOf("evaluate"), good, good}), 3);
}

void CliEvaluateTest::problemsOfRows_endWithOne()
{
    const QString file = write(wordOf("rows.csv"), "scenario,emotion,valence\n"
                                                   "sarcasm-irony/1,joy,high\nriddle/1,joy,0\n"
                                                   "sarcasm-irony/1,joy,high\n");
    const CliRun run = runCli({wordOf("evaluate"), m_small, file, Json});
    VERIFY_STATUS(run, 1);
    const QJsonArray refused = run.json()[wordOf("refused")].toArray();
    QCOMPARE(refused.size(), 2); // what a repetition has wrong is not said again
    QCOMPARE(refused[0][wordOf("line")].toInt(), 2);
    QCOMPARE(refused[0][wordOf("column")].toString(), wordOf("valence"));
    QCOMPARE(refused[1][wordOf("value")].toString(), wordOf("riddle/1"));
    QCOMPARE(run.json()[wordOf("warnings")].toArray().size(), 1);
    QVERIFY(run.err.contains("rows.csv:3 scenario"));
    const CliRun repeated =
        runCli({wordOf("evaluate"), m_small,
                write(wordOf("twice.csv"), "scenario,emotion\nsarcasm-irony/1,joy\n"
                                           "sarcasm-irony_1,joy\n")});
    VERIFY_STATUS(repeated, 1);
    QVERIFY(repeated.err.contains("twice.csv:3 repeats"));
}

void CliEvaluateTest::hostileLabel_reachesNoTerminal()
{
    const QString file =
        write(wordOf("hostile.csv"),
              "scenario,model,emotion\nsarcasm-irony/1,\"m\x1B[2J\",\"a\x1B]0;x\x07\nb\"\n");
    const CliRun run = runCli({wordOf("evaluate"), m_small, file});
    VERIFY_STATUS(run, 0);
    QVERIFY(!run.out.contains('\x1B') && !run.out.contains('\x07'));
}

void CliEvaluateTest::leastAccuracy_endsWithOne()
{
    const QString file = write(wordOf("answers.csv"), SmallPredictions);
    const QStringList command{wordOf("evaluate"), m_small, file, wordOf("--set"), wordOf("m")};
    VERIFY_STATUS(runCli(command + QStringList{wordOf("--min"), wordOf("0.6")}), 0);
    const CliRun below = runCli(command + QStringList{wordOf("--min"), wordOf("0.7")});
    VERIFY_STATUS(below, 1);
    QVERIFY(below.err.contains("below 0.7"));
}

void CliEvaluateTest::chosenSets_areScoredAlone()
{
    const QString file = write(wordOf("answers.csv"), SmallPredictions);
    const CliRun run =
        runCli({wordOf("evaluate"), m_small, file, Json, wordOf("--set"), wordOf("n:zero-shot:1")});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.json()[wordOf("sets")].toArray().size(), 1);
    QVERIFY(run.json()[wordOf("comparisons")].toArray().isEmpty());
}

void CliEvaluateTest::splits_areThoseOfARelease()
{
    SKIP_WITHOUT_PUBLISHED();
    int items = 0;
    for (const auto& [part, expected] : {std::pair("train", 211), {"val", 48}, {"test", 41}}) {
        const CliRun run =
            evaluate(known(wordOf("synthetic_raw.json")),
                     {wordOf("--split"), wordOf(part), wordOf("--resamples"), wordOf("10")});
        VERIFY_STATUS(run, 0);
        QCOMPARE(run.json()[wordOf("items")].toInt(), expected);
        items += setOf(run.json(), wordOf("raw-model"))[wordOf("overall")][wordOf("n")].toInt();
    }
    QCOMPARE(items, 300);
}

// Drawn, both would be for training: a stratum of one always is.
void CliEvaluateTest::partsOfFiles_areTheSplits()
{
    const QString study = m_folder.filePath(wordOf("parts.subtext"));
    VERIFY_STATUS(
        runCli({wordOf("study"), wordOf("create"), study, wordOf("--title"), wordOf("P")}), 0);
    const QString scenes =
        write(wordOf("parts.csv"),
              "id,subtype,speaker_role,listener_role,context,utterance,annotator,emotion,valence,"
              "arousal,dominance,confidence,explanation,split\n"
              "1,sarcasm-irony,a,b,c,u,Ann,joy,pleasant,calm,neutral,confident,e,test\n"
              "1,sarcasm-irony,a,b,c,u,Ben,joy,pleasant,calm,neutral,confident,e,test\n"
              "1,sarcasm-irony,a,b,c,u,Cem,joy,pleasant,calm,neutral,confident,e,test\n"
              "2,mixed-signals,a,b,c,u,Ann,fear,pleasant,calm,neutral,confident,e,\n"
              "2,mixed-signals,a,b,c,u,Ben,fear,pleasant,calm,neutral,confident,e,\n"
              "2,mixed-signals,a,b,c,u,Cem,fear,pleasant,calm,neutral,confident,e,\n");
    VERIFY_STATUS(runCli({wordOf("import"), study, scenes}), 0);
    const QString file = write(wordOf("p.csv"), "scenario,emotion\nsarcasm-irony/1,joy\n");
    for (const auto& [part, items] : {std::pair("train", 0), {"val", 0}, {"test", 1}}) {
        const CliRun run =
            runCli({wordOf("evaluate"), study, file, wordOf("--split"), wordOf(part), Json});
        VERIFY_STATUS(run, 0);
        QCOMPARE(run.json()[wordOf("items")].toInt(), items);
        const CliRun agreement = runCli({wordOf("agreement"), study, Json});
        VERIFY_STATUS(agreement, 0);
        QCOMPARE(
            agreement.json()[wordOf("splits")][wordOf("proportions")][wordOf(part)][wordOf("total")]
                .toInt(),
            items);
    }
}

void CliEvaluateTest::madeUpFile_hasTheKnownAnswers_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("status");
    QTest::newRow("hard labels") << wordOf("synthetic_hard.csv") << QStringList() << 1;
    QTest::newRow("soft labels") << wordOf("synthetic_soft.jsonl")
                                 << QStringList{wordOf("--model"), wordOf("soft-model")} << 1;
    QTest::newRow("raw answers") << wordOf("synthetic_raw.json") << QStringList() << 0;
}

void CliEvaluateTest::madeUpFile_hasTheKnownAnswers()
{
    SKIP_WITHOUT_PUBLISHED();
    QFETCH(QString, file);
    QFETCH(QStringList, options);
    QFETCH(int, status);
    const CliRun run = evaluate(known(file), options);
    VERIFY_STATUS(run, status);
    const QJsonObject document = run.json();
    const QJsonValue answers = m_answers[wordOf("files")][file];
    const QJsonObject sets = answers[wordOf("sets")].toObject();
    QVERIFY(!sets.isEmpty());
    QCOMPARE(document[wordOf("sets")].toArray().size(), sets.size());
    for (const QString& model : sets.keys())
        QCOMPARE(difference(sets.value(model), setOf(document, model)), QString());
    if (answers.toObject().contains(wordOf("comparisons")))
        QCOMPARE(difference(answers[wordOf("comparisons")], document[wordOf("comparisons")]),
                 QString());
    for (const char* key : {"bootstrap", "harmonisation", "baselines"})
        QCOMPARE(difference(m_answers[wordOf(key)], document[wordOf(key)]), QString());
    QStringList unknown;
    for (const QJsonValue refused : document[wordOf("refused")].toArray()) {
        if (refused[wordOf("column")] == wordOf("scenario"))
            unknown << refused[wordOf("value")].toString();
    }
    unknown.sort();
    const QJsonValue import = answers[wordOf("import")];
    QCOMPARE(unknown, import[wordOf("refused_unknown_scenario")].toVariant().toStringList());
    QCOMPARE(document[wordOf("warnings")].toArray().size(),
             import[wordOf("identical_duplicates")].toInt());
}

void CliEvaluateTest::published_areReadAsKnown()
{
    SKIP_WITHOUT_PUBLISHED();
    const CliRun run = evaluate(known(wordOf("published_zero_shot.json")));
    VERIFY_STATUS(run, 0);
    const QJsonObject document = run.json();
    const QJsonObject answers = m_answers[wordOf("published")].toObject();
    const QJsonObject sets = answers[wordOf("subtext")].toObject();
    QCOMPARE(sets.size(), 5);
    QMap<QString, int> rules;
    for (const QString& model : sets.keys()) {
        const QJsonObject set = setOf(document, model);
        QCOMPARE(difference(sets.value(model), set), QString());
        const QJsonObject ofSet = set[wordOf("rules")].toObject();
        for (const QString& rule : ofSet.keys())
            rules[rule] += ofSet.value(rule).toInt();
    }
    for (const QString& rule : rules.keys())
        QCOMPARE(rules.value(rule), answers[wordOf("parser_rules")][rule].toInt());
    for (const char* key : {"comparisons", "difficulty", "aggregate_confusion", "gold_differs"})
        QCOMPARE(difference(answers[wordOf(key)], document[wordOf(key)]), QString());
}

void CliEvaluateTest::published_comeOutAsPublished()
{
    SKIP_WITHOUT_PUBLISHED();
    const CliRun run = evaluate(known(wordOf("published_zero_shot.json")),
                                {wordOf("--gold"), wordOf("file"), wordOf("--labels"),
                                 wordOf("file"), wordOf("--harmonise"), wordOf("none"),
                                 wordOf("--stream"), wordOf("numpy-published")});
    VERIFY_STATUS(run, 0);
    const QJsonObject models = m_answers[wordOf("published")][wordOf("as_published")].toObject();
    QCOMPARE(models.size(), 5);
    for (const QString& model : models.keys()) {
        QJsonObject expected = models.value(model).toObject();
        const QJsonObject set = setOf(run.json(), model);
        const QJsonObject subtypes = expected.take(wordOf("subtypes")).toObject();
        const QJsonArray limits = expected.take(wordOf("accuracy_ci_rounded")).toArray();
        const int unlabelled = expected.take(wordOf("no_label")).toInt();
        QCOMPARE(difference(expected, set[wordOf("overall")]), QString());
        for (const QJsonValue part : set[wordOf("subtypes")].toArray()) {
            QCOMPARE(part[wordOf("accuracy")][wordOf("estimate")],
                     subtypes.value(part[wordOf("subtype")].toString()));
            QVERIFY(part[wordOf("accuracy")][wordOf("low")].isNull());
        }
        const QJsonValue accuracy = set[wordOf("overall")][wordOf("accuracy")];
        const auto rounded = [&](const char* end) {
            return QString::number(accuracy[wordOf(end)].toDouble(), 'f', 3).toDouble();
        };
        QCOMPARE(rounded("low"), limits.at(0).toDouble());
        QCOMPARE(rounded("high"), limits.at(1).toDouble());
        const QJsonValue coverage = set[wordOf("coverage")];
        QCOMPARE(300 - coverage[wordOf("valid")].toInt() - coverage[wordOf("mapped")].toInt(),
                 unlabelled);
    }
}

void CliEvaluateTest::published_annotatorsAreAlternativesOrNot_data()
{
    QTest::addColumn<QString>("epsilon");
    QTest::newRow("a tenth") << wordOf("0.1");
    QTest::newRow("two tenths") << wordOf("0.2");
}

void CliEvaluateTest::published_annotatorsAreAlternativesOrNot()
{
    SKIP_WITHOUT_PUBLISHED();
    QFETCH(QString, epsilon);
    const CliRun run =
        evaluate(known(wordOf("published_zero_shot.json")),
                 {wordOf("--labels"), wordOf("file"), wordOf("--harmonise"), wordOf("none"),
                  wordOf("--epsilon"), epsilon, wordOf("--resamples"), wordOf("10")});
    VERIFY_STATUS(run, 0);
    const QJsonObject models =
        jsonOf(known(wordOf("alternative_annotator.json")))[wordOf("models")].toObject();
    QCOMPARE(models.size(), 5);
    for (const QString& model : models.keys())
        QCOMPARE(difference(models.value(model)[QStringLiteral("epsilon_") + epsilon],
                            setOf(run.json(), model)[wordOf("alternative_annotator")]),
                 QString());
}

SUBTEXT_TEST(CliEvaluateTest)
#include "clievaluatetest.moc"
