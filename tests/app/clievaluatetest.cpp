// SPDX-License-Identifier: MIT
#include "tests/app/clirunner.h"
#include "tests/support/checks.h"
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
    void wrongUse_isRefused_data();
    void wrongUse_isRefused();
    void badInput_endsWithThree_data();
    void badInput_endsWithThree();
    void problemsOfRows_endWithOne();
    void hostileLabel_reachesNoTerminal();
    void leastAccuracy_endsWithOne();
    void chosenSets_areScoredAlone();
    void splits_areThoseOfARelease();

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

QString latin(const char* text)
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
    for (const QJsonValue set : document.value(latin("sets")).toArray()) {
        if (set[latin("model")] == model)
            return set.toObject();
    }
    return {};
}

// Two raters an item in one subtype, one of them kept undecided by its split.
const QByteArray SmallStudy(
    "id,subtype,speaker_role,listener_role,context,utterance,annotator,emotion,valence,arousal,"
    "dominance,confidence,explanation\n"
    "1,sarcasm-irony,boss,clerk,c,u,Ann,joy,pleasant,calm,in control,confident,e\n"
    "1,sarcasm-irony,boss,clerk,c,u,Bob,joy,neutral,calm,in control,confident,e\n"
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
        const QString study = m_folder.filePath(latin(name));
        const CliRun made =
            runCli({latin("study"), latin("create"), study, latin("--title"), latin("A study")});
        const CliRun imported = runCli(QStringList{latin("import"), study} + files);
        return made.status == 0 && imported.status == 0 ? study : QString();
    };
    m_small = make("small.subtext", {write(latin("study.csv"), SmallStudy)});
    QVERIFY(!m_small.isEmpty());
    if (publishedData().isEmpty() || known(latin("answers.json")).isEmpty())
        return;
    m_published = make("published.subtext", publishedData());
    m_answers = jsonOf(known(latin("answers.json")));
    QVERIFY(!m_published.isEmpty() && !m_answers.isEmpty());
}

CliRun CliEvaluateTest::evaluate(const QString& file, const QStringList& options) const
{
    return runCli(QStringList{latin("evaluate"), m_published, file, Json} + options);
}

void CliEvaluateTest::smallStudy_isScored()
{
    const QString file = write(latin("answers.csv"), SmallPredictions);
    const CliRun run = runCli({latin("evaluate"), m_small, file, Json});
    VERIFY_STATUS(run, 0);
    const QJsonObject json = run.json();
    QStringList keys = json.keys();
    QStringList expected{latin("schema"),        latin("items"),      latin("excluded"),
                         latin("gold"),          latin("labels"),     latin("bootstrap"),
                         latin("harmonisation"), latin("sets"),       latin("comparisons"),
                         latin("baselines"),     latin("difficulty"), latin("aggregate_confusion"),
                         latin("gold_differs"),  latin("refused"),    latin("warnings")};
    expected.sort();
    QCOMPARE(keys, expected);
    QCOMPARE(json.value(latin("schema")).toString(), latin("subtext.evaluation/1"));
    QCOMPARE(json.value(latin("items")).toInt(), 3);
    QCOMPARE(json[latin("excluded")][latin("unresolved")].toInt(), 1);
    const QJsonObject m = setOf(json, latin("m"));
    QCOMPARE(m[latin("mode")].toString(), latin("zero-shot"));
    QCOMPARE(m[latin("run")].toInt(), 1);
    const QJsonValue overall = m[latin("overall")];
    QCOMPARE(overall[latin("n")].toInt(), 3);
    QCOMPARE(overall[latin("correct")].toInt(), 2);
    QCOMPARE(overall[latin("answered")].toInt(), 4);
    // q is 1, 0, ½ and 1.
    QCOMPARE(overall[latin("vote_share")].toDouble(), 2.5 / 4);
    QCOMPARE(m[latin("without_table")][latin("correct")].toInt(), 1);
    QCOMPARE(m[latin("vad")][latin("valence")][latin("n")].toInt(), 3);
    QCOMPARE(m[latin("power")].toArray().size(), 3);
    QCOMPARE(m[latin("power")][2][latin("n")].toInt(), 0);
    QVERIFY(m[latin("power")][2][latin("accuracy")][latin("estimate")].isNull());
    QVERIFY(m[latin("domain")].toArray().isEmpty());
    const QJsonObject n = setOf(json, latin("n"));
    QCOMPARE(n[latin("coverage")][latin("missing")].toInt(), 2);
    QCOMPARE(n[latin("oov")][0][0].toString(), latin("bliss"));
    QVERIFY(n[latin("overall")][latin("accuracy_answered")].isNull());
    QCOMPARE(json[latin("comparisons")][0][latin("a")].toString(), latin("m"));
    QCOMPARE(json[latin("baselines")][latin("human")][latin("vs_others_mean")].toDouble(),
             3.0 / 4); // of each, over both subtypes
}

void CliEvaluateTest::people_readATable()
{
    const CliRun run =
        runCli({latin("evaluate"), m_small, write(latin("answers.csv"), SmallPredictions)});
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
    const QString file = write(latin("one.csv"), "scenario,emotion\nsarcasm-irony/1,joy\n");
    const CliRun run = runCli({latin("evaluate"), study.path(), file, Json});
    VERIFY_STATUS(run, 0);
    const QJsonObject json = run.json();
    QCOMPARE(json[latin("items")].toInt(), 0);
    QCOMPARE(json[latin("excluded")][latin("unresolved")].toInt(), 10);
    const QJsonValue set = json[latin("sets")][0];
    for (const char* key : {"accuracy", "macro_f1", "weighted_f1"}) {
        QVERIFY(set[latin("overall")][latin(key)][latin("estimate")].isNull());
        QVERIFY(set[latin("overall")][latin(key)][latin("low")].isNull());
    }
    QVERIFY(set[latin("overall")][latin("vote_share")].isNull());
    QVERIFY(set[latin("alternative_annotator")][latin("winning_rate")].isNull());
    QVERIFY(json[latin("baselines")][latin("majority_class")][latin("label")].isNull());
    QVERIFY(json[latin("difficulty")][latin("item_spearman")].isNull());
    const CliRun words = runCli({latin("evaluate"), study.path(), file});
    VERIFY_STATUS(words, 0);
    QVERIFY(words.out.contains("majority class"));
}

void CliEvaluateTest::wrongUse_isRefused_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::newRow("no file") << QStringList{};
    const QString file = latin("FILE");
    QTest::newRow("no resamples") << QStringList{file, latin("--resamples"), latin("0")};
    QTest::newRow("a stream") << QStringList{file, latin("--stream"), latin("numpy")};
    QTest::newRow("gold") << QStringList{file, latin("--gold"), latin("mine")};
    QTest::newRow("labels") << QStringList{file, latin("--labels"), latin("mine")};
    QTest::newRow("split") << QStringList{file, latin("--split"), latin("dev")};
    QTest::newRow("least") << QStringList{file, latin("--min"), latin("1.5")};
    QTest::newRow("map") << QStringList{file, latin("--map"), latin("colour=x")};
    QTest::newRow("map to nothing") << QStringList{file, latin("--map"), latin("emotion=")};
    QTest::newRow("set") << QStringList{file, latin("--set"), latin("nobody")};
    QTest::newRow("large seed") << QStringList{file, latin("--seed"), latin("4294967296"),
                                               latin("--stream"), latin("numpy-published")};
}

void CliEvaluateTest::wrongUse_isRefused()
{
    QFETCH(QStringList, options);
    options.replaceInStrings(latin("FILE"), write(latin("answers.csv"), SmallPredictions));
    const CliRun run = runCli(QStringList{latin("evaluate"), m_small} + options);
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
    const CliRun run = runCli({latin("evaluate"), m_small, write(latin("bad"), bytes), Json});
    VERIFY_STATUS(run, 3);
    QVERIFY2(run.err.contains(words), run.describe().constData());
    QCOMPARE(run.err.count('\n'), 1);
    QVERIFY(run.out.isEmpty());
    const QString good = write(latin("answers.csv"), SmallPredictions);
    const CliRun table = runCli({latin("evaluate"), m_small, good, latin("--harmonise"),
                                 write(latin("table.csv"), "label,emotion\nbliss,glee\n")});
    VERIFY_STATUS(table, 3);
    QVERIFY(table.err.contains("table.csv:2:2"));
    const CliRun gold =
        runCli({latin("evaluate"), m_small, good, latin("--gold"), latin("file"), Json});
    VERIFY_STATUS(gold, 3);
    QVERIFY(gold.err.contains("gold label") && gold.out.isEmpty());
    VERIFY_STATUS(runCli({latin("evaluate"), m_small, latin("nowhere.csv")}), 3);
    VERIFY_STATUS(runCli({latin("evaluate"), good, good}), 3);
}

void CliEvaluateTest::problemsOfRows_endWithOne()
{
    const QString file = write(latin("rows.csv"), "scenario,emotion,valence\n"
                                                  "sarcasm-irony/1,joy,high\nriddle/1,joy,0\n"
                                                  "sarcasm-irony/1,joy,high\n");
    const CliRun run = runCli({latin("evaluate"), m_small, file, Json});
    VERIFY_STATUS(run, 1);
    const QJsonArray refused = run.json()[latin("refused")].toArray();
    QCOMPARE(refused.size(), 2); // what a repetition has wrong is not said again
    QCOMPARE(refused[0][latin("line")].toInt(), 2);
    QCOMPARE(refused[0][latin("column")].toString(), latin("valence"));
    QCOMPARE(refused[1][latin("value")].toString(), latin("riddle/1"));
    QCOMPARE(run.json()[latin("warnings")].toArray().size(), 1);
    QVERIFY(run.err.contains("rows.csv:3 scenario"));
    const CliRun repeated =
        runCli({latin("evaluate"), m_small,
                write(latin("twice.csv"), "scenario,emotion\nsarcasm-irony/1,joy\n"
                                          "sarcasm-irony_1,joy\n")});
    VERIFY_STATUS(repeated, 1);
    QVERIFY(repeated.err.contains("twice.csv:3 repeats"));
}

void CliEvaluateTest::hostileLabel_reachesNoTerminal()
{
    const QString file =
        write(latin("hostile.csv"),
              "scenario,model,emotion\nsarcasm-irony/1,\"m\x1B[2J\",\"a\x1B]0;x\x07\nb\"\n");
    const CliRun run = runCli({latin("evaluate"), m_small, file});
    VERIFY_STATUS(run, 0);
    QVERIFY(!run.out.contains('\x1B') && !run.out.contains('\x07'));
}

void CliEvaluateTest::leastAccuracy_endsWithOne()
{
    const QString file = write(latin("answers.csv"), SmallPredictions);
    const QStringList command{latin("evaluate"), m_small, file, latin("--set"), latin("m")};
    VERIFY_STATUS(runCli(command + QStringList{latin("--min"), latin("0.6")}), 0);
    const CliRun below = runCli(command + QStringList{latin("--min"), latin("0.7")});
    VERIFY_STATUS(below, 1);
    QVERIFY(below.err.contains("below 0.7"));
}

void CliEvaluateTest::chosenSets_areScoredAlone()
{
    const QString file = write(latin("answers.csv"), SmallPredictions);
    const CliRun run =
        runCli({latin("evaluate"), m_small, file, Json, latin("--set"), latin("n:zero-shot:1")});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.json()[latin("sets")].toArray().size(), 1);
    QVERIFY(run.json()[latin("comparisons")].toArray().isEmpty());
}

void CliEvaluateTest::splits_areThoseOfARelease()
{
    SKIP_WITHOUT_PUBLISHED();
    int items = 0;
    for (const auto& [part, expected] : {std::pair("train", 211), {"val", 48}, {"test", 41}}) {
        const CliRun run =
            evaluate(known(latin("synthetic_raw.json")),
                     {latin("--split"), latin(part), latin("--resamples"), latin("10")});
        VERIFY_STATUS(run, 0);
        QCOMPARE(run.json()[latin("items")].toInt(), expected);
        items += setOf(run.json(), latin("raw-model"))[latin("overall")][latin("n")].toInt();
    }
    QCOMPARE(items, 300);
}

void CliEvaluateTest::madeUpFile_hasTheKnownAnswers_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("status");
    QTest::newRow("hard labels") << latin("synthetic_hard.csv") << QStringList() << 1;
    QTest::newRow("soft labels") << latin("synthetic_soft.jsonl")
                                 << QStringList{latin("--model"), latin("soft-model")} << 1;
    QTest::newRow("raw answers") << latin("synthetic_raw.json") << QStringList() << 0;
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
    const QJsonValue answers = m_answers[latin("files")][file];
    const QJsonObject sets = answers[latin("sets")].toObject();
    QVERIFY(!sets.isEmpty());
    QCOMPARE(document[latin("sets")].toArray().size(), sets.size());
    for (const QString& model : sets.keys())
        QCOMPARE(difference(sets.value(model), setOf(document, model)), QString());
    if (answers.toObject().contains(latin("comparisons")))
        QCOMPARE(difference(answers[latin("comparisons")], document[latin("comparisons")]),
                 QString());
    for (const char* key : {"bootstrap", "harmonisation", "baselines"})
        QCOMPARE(difference(m_answers[latin(key)], document[latin(key)]), QString());
    QStringList unknown;
    for (const QJsonValue refused : document[latin("refused")].toArray()) {
        if (refused[latin("column")] == latin("scenario"))
            unknown << refused[latin("value")].toString();
    }
    unknown.sort();
    const QJsonValue import = answers[latin("import")];
    QCOMPARE(unknown, import[latin("refused_unknown_scenario")].toVariant().toStringList());
    QCOMPARE(document[latin("warnings")].toArray().size(),
             import[latin("identical_duplicates")].toInt());
}

void CliEvaluateTest::published_areReadAsKnown()
{
    SKIP_WITHOUT_PUBLISHED();
    const CliRun run = evaluate(known(latin("published_zero_shot.json")));
    VERIFY_STATUS(run, 0);
    const QJsonObject document = run.json();
    const QJsonObject answers = m_answers[latin("published")].toObject();
    const QJsonObject sets = answers[latin("subtext")].toObject();
    QCOMPARE(sets.size(), 5);
    QMap<QString, int> rules;
    for (const QString& model : sets.keys()) {
        const QJsonObject set = setOf(document, model);
        QCOMPARE(difference(sets.value(model), set), QString());
        const QJsonObject ofSet = set[latin("rules")].toObject();
        for (const QString& rule : ofSet.keys())
            rules[rule] += ofSet.value(rule).toInt();
    }
    for (const QString& rule : rules.keys())
        QCOMPARE(rules.value(rule), answers[latin("parser_rules")][rule].toInt());
    for (const char* key : {"comparisons", "difficulty", "aggregate_confusion", "gold_differs"})
        QCOMPARE(difference(answers[latin(key)], document[latin(key)]), QString());
}

void CliEvaluateTest::published_comeOutAsPublished()
{
    SKIP_WITHOUT_PUBLISHED();
    const CliRun run = evaluate(known(latin("published_zero_shot.json")),
                                {latin("--gold"), latin("file"), latin("--labels"), latin("file"),
                                 latin("--harmonise"), latin("none"), latin("--stream"),
                                 latin("numpy-published")});
    VERIFY_STATUS(run, 0);
    const QJsonObject models = m_answers[latin("published")][latin("as_published")].toObject();
    QCOMPARE(models.size(), 5);
    for (const QString& model : models.keys()) {
        QJsonObject expected = models.value(model).toObject();
        const QJsonObject set = setOf(run.json(), model);
        const QJsonObject subtypes = expected.take(latin("subtypes")).toObject();
        const QJsonArray limits = expected.take(latin("accuracy_ci_rounded")).toArray();
        const int unlabelled = expected.take(latin("no_label")).toInt();
        QCOMPARE(difference(expected, set[latin("overall")]), QString());
        for (const QJsonValue part : set[latin("subtypes")].toArray()) {
            QCOMPARE(part[latin("accuracy")][latin("estimate")],
                     subtypes.value(part[latin("subtype")].toString()));
            QVERIFY(part[latin("accuracy")][latin("low")].isNull());
        }
        const QJsonValue accuracy = set[latin("overall")][latin("accuracy")];
        const auto rounded = [&](const char* end) {
            return QString::number(accuracy[latin(end)].toDouble(), 'f', 3).toDouble();
        };
        QCOMPARE(rounded("low"), limits.at(0).toDouble());
        QCOMPARE(rounded("high"), limits.at(1).toDouble());
        const QJsonValue coverage = set[latin("coverage")];
        QCOMPARE(300 - coverage[latin("valid")].toInt() - coverage[latin("mapped")].toInt(),
                 unlabelled);
    }
}

void CliEvaluateTest::published_annotatorsAreAlternativesOrNot_data()
{
    QTest::addColumn<QString>("epsilon");
    QTest::newRow("a tenth") << latin("0.1");
    QTest::newRow("two tenths") << latin("0.2");
}

void CliEvaluateTest::published_annotatorsAreAlternativesOrNot()
{
    SKIP_WITHOUT_PUBLISHED();
    QFETCH(QString, epsilon);
    const CliRun run =
        evaluate(known(latin("published_zero_shot.json")),
                 {latin("--labels"), latin("file"), latin("--harmonise"), latin("none"),
                  latin("--epsilon"), epsilon, latin("--resamples"), latin("10")});
    VERIFY_STATUS(run, 0);
    const QJsonObject models =
        jsonOf(known(latin("alternative_annotator.json")))[latin("models")].toObject();
    QCOMPARE(models.size(), 5);
    for (const QString& model : models.keys())
        QCOMPARE(difference(models.value(model)[QStringLiteral("epsilon_") + epsilon],
                            setOf(run.json(), model)[latin("alternative_annotator")]),
                 QString());
}

SUBTEXT_TEST(CliEvaluateTest)
#include "clievaluatetest.moc"
