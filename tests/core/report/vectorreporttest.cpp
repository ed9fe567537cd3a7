// SPDX-License-Identifier: MIT
#include "core/entanglement/evaluationprotocol.h"
#include "core/models/modelanswers.h"
#include "core/task/builtintasks.h"
#include "core/travel/importing.h"
#include "tests/core/entanglement/reference.h"
#include "tests/core/report/reports.h"
#include "tests/support/checks.h"
#include "tests/support/emoscenestudy.h"
#include "tests/support/environments.h"
#include "tests/support/registeredtest.h"
#include "tests/support/takenvectors.h"

#include <QTemporaryDir>

#include <cmath>

using namespace subtext;
using namespace subtext::test;

/// Tables of a board of yes and no, its models and its prior, against answers that were computed
/// elsewhere from the same data.
class VectorReportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void withoutModels_saysWhatItLacks();
    void withdrawnSets_areWhatIsLacking();
    void withoutAnswers_saysWhatItLacks();
    void everyTable_hasItsRowsInBothForms();
    void gains_areTheKnownOnes();
    void ablation_isTheKnownOne();
    void emotions_areTheKnownOnes();
    void quartiles_areTheKnownOnes();
    void sweep_isTheKnownOne();
    void namedErrors_areTheKnownOnes();
    void errors_areRankedAsKnown();
    void flips_areTheKnownOnes();
    void calibration_isTheKnownOne();
    void writtenAnswers_areTheKnownOnes();
    void prior_isTheKnownOne();
    void collection_isTheKnownOne();
    void topics_areTheKnownOnes();
    void togetherness_isCounted();
    void sweep_isDrawnAsInTheTable();

private:
    std::unique_ptr<Study> emptyStudy(const char* file);
    /// Calls `check` for each set and protocol with the known answer and the suffix of its table.
    template <typename Check> void forEachRun(const Check& check) const;

    QTemporaryDir m_folder;
    FixedClock m_clock;
    CountingIds m_ids;
    std::unique_ptr<Study> m_study;
    std::unique_ptr<StudyReport> m_report;
    QJsonObject m_known;
};

namespace {

QJsonValue inKnown(const QJsonValue& of, const QString& path)
{
    QJsonValue found = of;
    for (const QString& part : path.split(u'/')) {
        const QJsonValue next = found[part];
        found = next;
    }
    return found;
}

/// Undefined stands as an empty cell, and as null.
bool holds(const QString& cell, const QJsonValue& known)
{
    bool isNumber = false;
    const double value = cell.toDouble(&isNumber);
    if (!known.isDouble())
        return known.isNull() && cell.isEmpty();
    // A ratio without a denominator counts as 0 there, and is nothing here.
    if (cell.isEmpty())
        return known.toDouble() == 0;
    return isNumber && std::abs(value - known.toDouble()) <= 1e-9;
}

Where setOf(const QString& run)
{
    return {{"row", "set"}, {"model", run.section(u':', 0, 0)}, {"mode", run.section(u':', 1)}};
}

Where setAnd(const QString& run, const Word& column, const Word& value)
{
    Where where = setOf(run);
    where.emplace_back(column, value);
    return where;
}

QStringList printedSuffixes(const ReportTables& tables)
{
    QStringList suffixes;
    for (const ReportTable& table : *tables)
        suffixes << table.suffix;
    return suffixes;
}

} // namespace

#define HOLDS(table, where, column, known)                                                         \
    QVERIFY2(holds((table).cell(where, column), known),                                            \
             qPrintable(                                                                           \
                 QStringLiteral("%1: %2").arg(Word(column).text(), (table).cell(where, column))))

std::unique_ptr<Study> VectorReportTest::emptyStudy(const char* file)
{
    Study::Setup setup;
    setup.title = QStringLiteral("Stories");
    setup.task = *builtInTask(u"emoscene");
    return must(Study::create(m_folder.filePath(QLatin1String(file)), setup, {m_clock, m_ids, {}}));
}

void VectorReportTest::initTestCase()
{
    const auto shared = [](const char* file) {
        return sharedFile(entanglement::test::sharedName(file));
    };
    if (shared("answers.json").isEmpty())
        return; // what needs it skips
    m_known = stats::test::readJson(entanglement::test::sharedName("answers.json"));
    m_study = emptyStudy("reference.subtext");
    VERIFY_HOLDS(m_study->importing().importFiles(
        {shared("scenarios.jsonl"), shared("annotations.csv")}, {}));
    takeVectors(*m_study, shared("predictions.csv"));
    m_report = std::make_unique<StudyReport>(*m_study, 10'000);
}

template <typename Check> void VectorReportTest::forEachRun(const Check& check) const
{
    int checked = 0;
    const QJsonObject runs = m_known[QStringLiteral("runs")].toObject();
    for (auto run = runs.begin(); run != runs.end(); ++run) {
        const QJsonObject protocols = run.value()[QStringLiteral("protocols")].toObject();
        for (auto of = protocols.begin(); of != protocols.end(); ++of) {
            ++checked;
            check(run.key(), u'_' + of.key(), of.value());
        }
    }
    QCOMPARE(checked, 6 * 4);
}

void VectorReportTest::withoutModels_saysWhatItLacks()
{
    const auto study = makeEmoSceneStudy(m_folder.filePath(QStringLiteral("two.subtext")),
                                         {m_clock, m_ids, {}}, agreedOn({1, 3, 0}));
    const StudyReport report(*study);
    for (const char* name :
         {"leaderboard", "prior-gain", "ablation", "per-emotion", "calibration", "calibration-bins",
          "quartile-gain", "alpha", "error-patterns", "errors", "flips", "written-answers"})
        QVERIFY2(report.lack(name) == ReportLack::Models, name);
    QVERIFY(report.lack("alpha-lines") == ReportLack::Models);
    for (const char* name : {"prior-weights", "prior-properties", "collection", "conditional",
                             "vectors", "conditional-matrix", "vector-bars"})
        QVERIFY2(!report.lack(name), name);
    QCOMPARE(report.table("collection").cell({{"figure", "single_emotion"}}, "value"),
             QStringLiteral("1"));
    QCOMPARE(report.table("collection").cell({{"figure", "zero_emotion"}}, "value"),
             QStringLiteral("1"));
}

void VectorReportTest::withdrawnSets_areWhatIsLacking()
{
    const auto study = makeEmoSceneStudy(m_folder.filePath(QStringLiteral("withdrawn.subtext")),
                                         {m_clock, m_ids, {}}, agreedOn({1, 3, 0}));
    const SetName set{QStringLiteral("m"), QStringLiteral("cot"), QStringLiteral("1")};
    const QJsonObject failed{{QStringLiteral("ended"), QStringLiteral("refusal")}};
    const ScenarioId first = must(study->scenarios()).front().id;
    must(study->modelAnswers().take({{set, QStringLiteral("m.csv"), {{first, failed}}}}));
    must(study->modelAnswers().withdraw(set, QStringLiteral("A wrong template.")));
    const StudyReport report(*study);
    for (const char* name : {"leaderboard", "prior-gain", "calibration", "written-answers"})
        QVERIFY2(report.lack(name) == ReportLack::WithdrawnSets, name);
}

void VectorReportTest::withoutAnswers_saysWhatItLacks()
{
    const auto study = emptyStudy("empty.subtext");
    const StudyReport report(*study);
    QVERIFY(report.lack("collection") == ReportLack::Scenarios);
    for (const char* name :
         {"prior-weights", "conditional", "vectors", "conditional-matrix", "vector-bars"})
        QVERIFY2(report.lack(name) == ReportLack::Gold, name);
    QVERIFY(report.lack("topics") == ReportLack::Topics);
}

void VectorReportTest::everyTable_hasItsRowsInBothForms()
{
    SKIP_WITHOUT_SHARED("reference/emoscene/answers.json");
    for (const char* name :
         {"prior-gain", "ablation", "per-emotion", "calibration", "calibration-bins",
          "quartile-gain", "alpha", "error-patterns", "errors", "flips", "written-answers",
          "prior-weights", "prior-properties", "collection", "conditional", "vectors", "topics"}) {
        QVERIFY2(!m_report->lack(name), name);
        for (const ReportTable& table : *m_report->tablesOf(name)) {
            const ReadTable csv(table.csv);
            QVERIFY2(csv.rows() > 0, name);
            QCOMPARE(csv.rows(), table.printed.rows.size());
            for (const QStringList& row : table.printed.rows)
                QCOMPARE(row.size(), table.printed.header.size());
            QCOMPARE(table.printed.label,
                     QStringLiteral("tab:") + QString::fromLatin1(name) + table.suffix);
        }
    }
    QCOMPARE(printedSuffixes(m_report->tablesOf("ablation")),
             (QStringList{QStringLiteral("_published"), QStringLiteral("_in_sample"),
                          QStringLiteral("_held_out"), QStringLiteral("_held_out_fitted")}));
    QVERIFY(!m_report->lack("leaderboard"));
    // What it says of single labels has no place here.
    QVERIFY(m_report->lack("confusion-models") == ReportLack::SingleLabels);
}

void VectorReportTest::gains_areTheKnownOnes()
{
    SKIP_WITHOUT_SHARED("reference/emoscene/answers.json");
    forEachRun([&](const QString& run, const QString& protocol, const QJsonValue& known) {
        const ReadTable table = m_report->table("prior-gain", protocol);
        HOLDS(table, setOf(run), "scenarios", known[QStringLiteral("scenarios")]);
        HOLDS(table, setOf(run), "alpha", known[QStringLiteral("alpha")]);
        for (const QString& arm : {QStringLiteral("baseline"), QStringLiteral("full")}) {
            for (const QString& figure :
                 {QStringLiteral("lexical_accuracy"), QStringLiteral("hamming_loss"),
                  QStringLiteral("vector_accuracy"), QStringLiteral("macro_f1"),
                  QStringLiteral("macro_f1_present"), QStringLiteral("micro_f1")})
                HOLDS(table, setOf(run), figure + u'_' + arm, known[arm][figure]);
        }
        const QJsonValue gain = known[QStringLiteral("bootstrap_gain")];
        for (const QString& figure :
             {QStringLiteral("macro_f1"), QStringLiteral("lexical_accuracy")}) {
            for (const QString& end : {QStringLiteral("low"), QStringLiteral("high")}) {
                const QString column = figure + QStringLiteral("_gain_") + end;
                if (gain.isUndefined())
                    QCOMPARE(table.cell(setOf(run), column), QString());
                else
                    HOLDS(table, setOf(run), column, gain[figure][end]);
            }
        }
    });
    const QJsonObject means = m_known[QStringLiteral("overall")].toObject();
    QCOMPARE(means.size(), 6);
    for (auto mean = means.begin(); mean != means.end(); ++mean) {
        const ReadTable table =
            m_report->table("prior-gain", u'_' + mean.key().section(u':', 0, 0));
        const Where row{{"row", "all"}, {"mode", mean.key().section(u':', 1)}};
        for (const QString& figure :
             {QStringLiteral("lexical_accuracy"), QStringLiteral("vector_accuracy"),
              QStringLiteral("hamming_loss"), QStringLiteral("macro_f1")}) {
            for (const QString& arm : {QStringLiteral("baseline"), QStringLiteral("full")})
                HOLDS(table, row, figure + u'_' + arm, mean.value()[figure][arm]);
        }
    }
}

void VectorReportTest::ablation_isTheKnownOne()
{
    SKIP_WITHOUT_SHARED("reference/emoscene/answers.json");
    forEachRun([&](const QString& run, const QString& protocol, const QJsonValue& known) {
        const ReadTable table = m_report->table("ablation", protocol);
        const QJsonObject figures = known[QStringLiteral("ablation")].toObject();
        QCOMPARE(figures.size(), 10);
        for (auto figure = figures.begin(); figure != figures.end(); ++figure)
            HOLDS(table, setOf(run), figure.key(), figure.value());
    });
}

void VectorReportTest::emotions_areTheKnownOnes()
{
    SKIP_WITHOUT_SHARED("reference/emoscene/answers.json");
    std::map<QString, std::pair<double, double>> pooled; // true positives and gold, of joy
    forEachRun([&](const QString& run, const QString& protocol, const QJsonValue& known) {
        const ReadTable table = m_report->table("per-emotion", protocol);
        for (const std::string& emotion : entanglement::test::wheelNames()) {
            const QString name = QString::fromStdString(emotion);
            const Where row = setAnd(run, "emotion", name);
            for (const QString& arm : {QStringLiteral("baseline"), QStringLiteral("full")}) {
                const QJsonValue of = inKnown(known, arm + QStringLiteral("/per_emotion/") + name);
                for (const QString& figure :
                     {QStringLiteral("tp"), QStringLiteral("fp"), QStringLiteral("fn"),
                      QStringLiteral("precision"), QStringLiteral("recall"), QStringLiteral("f1")})
                    HOLDS(table, row, figure + u'_' + arm, of[figure]);
            }
        }
        const QJsonValue joy = inKnown(known, QStringLiteral("full/per_emotion/joy"));
        auto& sum = pooled[protocol + u' ' + run.section(u':', 1)];
        sum.first += joy[QStringLiteral("tp")].toDouble();
        sum.second += joy[QStringLiteral("tp")].toDouble() + joy[QStringLiteral("fn")].toDouble();
    });
    for (const auto& [where, sum] : pooled) {
        const ReadTable table = m_report->table("per-emotion", where.section(u' ', 0, 0));
        const Where row{{"row", "all"}, {"mode", where.section(u' ', 1)}, {"emotion", "joy"}};
        HOLDS(table, row, "recall_full", QJsonValue(sum.first / sum.second));
    }
}

void VectorReportTest::quartiles_areTheKnownOnes()
{
    SKIP_WITHOUT_SHARED("reference/emoscene/answers.json");
    forEachRun([&](const QString& run, const QString& protocol, const QJsonValue& known) {
        const ReadTable table = m_report->table("quartile-gain", protocol);
        for (int quartile = 0; quartile < 4; ++quartile) {
            const QJsonValue of = known[QStringLiteral("quartiles")][quartile];
            const Where row = setAnd(run, "quartile", QString::number(quartile + 1));
            HOLDS(table, row, "scenarios", of[QStringLiteral("n")]);
            HOLDS(table, row, "mean_gain", of[QStringLiteral("mean_gain")]);
        }
    });
}

void VectorReportTest::sweep_isTheKnownOne()
{
    SKIP_WITHOUT_SHARED("reference/emoscene/answers.json");
    forEachRun([&](const QString& run, const QString& protocol, const QJsonValue& known) {
        const ReadTable table = m_report->table("alpha", protocol);
        const QJsonArray sweep = known[QStringLiteral("sweep")].toArray();
        QCOMPARE(sweep.size(), 8);
        for (int i = 0; i < sweep.size(); ++i) {
            const double alpha = sweep[i][QStringLiteral("alpha")].toDouble();
            const Where row = setAnd(run, "alpha", QString::number(alpha));
            for (const QString& arm : {QStringLiteral("full"), QStringLiteral("linear")}) {
                for (const QString& figure :
                     {QStringLiteral("macro_f1"), QStringLiteral("lexical_accuracy"),
                      QStringLiteral("vector_accuracy")})
                    HOLDS(table, row, figure + u'_' + arm, sweep[i][arm][figure]);
                HOLDS(table, row, QStringLiteral("selection_macro_f1_") + arm,
                      known[QStringLiteral("selection_macro_f1")][arm][i]);
            }
            for (const QString& figure :
                 {QStringLiteral("changed_scenarios"), QStringLiteral("changed_cells")})
                HOLDS(table, row, figure, sweep[i][QStringLiteral("full")][figure]);
            QCOMPARE(table.cell(row, "chosen"), alpha == known[QStringLiteral("alpha")].toDouble()
                                                    ? QStringLiteral("yes")
                                                    : QStringLiteral("no"));
        }
    });
}

void VectorReportTest::namedErrors_areTheKnownOnes()
{
    SKIP_WITHOUT_SHARED("reference/emoscene/answers.json");
    forEachRun([&](const QString& run, const QString& protocol, const QJsonValue& known) {
        const ReadTable table = m_report->table("error-patterns", protocol);
        for (const QString& arm : {QStringLiteral("baseline"), QStringLiteral("full")}) {
            for (const QString& name : {QStringLiteral("P1"), QStringLiteral("P2"),
                                        QStringLiteral("P3"), QStringLiteral("P4")})
                HOLDS(table, setOf(run), name.toLower() + u'_' + arm,
                      known[QStringLiteral("patterns_") + arm][name]);
        }
    });
}

void VectorReportTest::errors_areRankedAsKnown()
{
    SKIP_WITHOUT_SHARED("reference/emoscene/answers.json");
    const QJsonObject known = m_known[QStringLiteral("dominant_errors")].toObject();
    QCOMPARE(known.size(), 4);
    for (auto of = known.begin(); of != known.end(); ++of) {
        const ReadTable table = m_report->table("errors", u'_' + of.key().section(u':', 0, 0));
        const QString mode = of.key().section(u':', 1);
        QCOMPARE(table.rowsWith({{"mode", mode}}), qsizetype(16 + 28));
        for (const QJsonValue error : of.value()[QStringLiteral("single")].toArray()) {
            const QString name = error[0].toString();
            HOLDS(table,
                  (Where{{"mode", mode},
                         {"error", name.section(u':', 1)},
                         {"what", name.section(u':', 0, 0)}}),
                  "scenarios_baseline", error[1]);
        }
        for (const QJsonValue error : of.value()[QStringLiteral("pairs")].toArray())
            HOLDS(table, (Where{{"mode", mode}, {"error", "half"}, {"what", error[0].toString()}}),
                  "scenarios_baseline", error[1]);
    }
}

void VectorReportTest::flips_areTheKnownOnes()
{
    SKIP_WITHOUT_SHARED("reference/emoscene/answers.json");
    forEachRun([&](const QString& run, const QString& protocol, const QJsonValue& known) {
        const ReadTable table = m_report->table("flips", protocol);
        const QJsonObject flips = known[QStringLiteral("flips")].toObject();
        QCOMPARE(flips.size(), 8);
        for (auto emotion = flips.begin(); emotion != flips.end(); ++emotion) {
            const QJsonObject counts = emotion->toObject();
            for (auto count = counts.begin(); count != counts.end(); ++count)
                HOLDS(table, setAnd(run, "emotion", emotion.key()), count.key(), count.value());
        }
    });
}

void VectorReportTest::calibration_isTheKnownOne()
{
    SKIP_WITHOUT_SHARED("reference/emoscene/answers.json");
    const ReadTable table = m_report->table("calibration");
    const QJsonObject runs = m_known[QStringLiteral("runs")].toObject();
    QCOMPARE(runs.size(), 7);
    for (auto run = runs.begin(); run != runs.end(); ++run) {
        for (const QString& part : {QStringLiteral("all"), QStringLiteral("test")}) {
            const ReadTable bins = m_report->table("calibration-bins", u'_' + part);
            const QJsonObject reported =
                inKnown(run.value(), QStringLiteral("calibration/") + part).toObject();
            QVERIFY(!reported.isEmpty());
            for (auto signal = reported.begin(); signal != reported.end(); ++signal) {
                Where row = setAnd(run.key(), "signal", signal.key());
                double cells = 0;
                for (const QJsonValue bin : signal.value()[QStringLiteral("bins")].toArray()) {
                    if (bin[QStringLiteral("cells")].toInt() == 0)
                        continue;
                    Where place = row;
                    place.emplace_back("to", QString::number(bin[QStringLiteral("to")].toDouble()));
                    for (const char* figure : {"cells", "confidence", "accuracy"})
                        HOLDS(bins, place, figure, bin[QLatin1String(figure)]);
                    cells += bins.number(place, "cells");
                }
                row.emplace_back("part", part);
                for (const char* figure : {"cells", "mean_confidence", "accuracy", "ece"})
                    HOLDS(table, row, figure, signal.value()[QLatin1String(figure)]);
                QCOMPARE(cells, table.number(row, "cells"));
            }
        }
    }
}

void VectorReportTest::writtenAnswers_areTheKnownOnes()
{
    SKIP_WITHOUT_SHARED("reference/emoscene/answers.json");
    const ReadTable table = m_report->table("written-answers");
    const QJsonObject runs = m_known[QStringLiteral("runs")].toObject();
    for (auto run = runs.begin(); run != runs.end(); ++run) {
        const QJsonObject parts = run.value()[QStringLiteral("text_answers")].toObject();
        QCOMPARE(parts.size(), 2);
        for (auto part = parts.begin(); part != parts.end(); ++part) {
            const Where row = setAnd(run.key(), "part", part.key());
            const QJsonObject figures = part->toObject();
            for (auto figure = figures.begin(); figure != figures.end(); ++figure)
                HOLDS(table, row, figure.key(), figure.value());
            HOLDS(table, row, "answer_differs_from_probability",
                  run.value()[QStringLiteral("answer_differs_from_probability")]);
        }
    }
}

void VectorReportTest::prior_isTheKnownOne()
{
    SKIP_WITHOUT_SHARED("reference/emoscene/answers.json");
    for (const QString& part : {QStringLiteral("all"), QStringLiteral("train")}) {
        const ReadTable weights = m_report->table("prior-weights", u'_' + part);
        const ReadTable properties = m_report->table("prior-properties", u'_' + part);
        const QJsonValue known = inKnown(m_known, QStringLiteral("entanglement/") + part);
        QCOMPARE(weights.rows(), std::size_t(8 + 28));
        const QJsonObject shared = known[QStringLiteral("mutual_information")].toObject();
        for (auto pair = shared.begin(); pair != shared.end(); ++pair)
            HOLDS(weights, (Where{{"term", pair.key()}}), "mutual_information", pair.value());
        for (const QString& prior : {QStringLiteral("published"), QStringLiteral("smoothed")}) {
            const QJsonValue of = known[prior];
            for (const char* terms : {"theta", "theta_pairs"}) {
                const QJsonObject all = of[QLatin1String(terms)].toObject();
                for (auto term = all.begin(); term != all.end(); ++term)
                    HOLDS(weights, (Where{{"term", term.key()}}), QStringLiteral("theta_") + prior,
                          term.value());
            }
            const QJsonObject marginals = of[QStringLiteral("model_marginals")].toObject();
            for (auto term = marginals.begin(); term != marginals.end(); ++term)
                HOLDS(weights, (Where{{"term", term.key()}}), QStringLiteral("marginal_") + prior,
                      term.value());
            const Where row{{"prior", prior}};
            for (const char* figure : {"log_z", "dyads_positive", "opposites_negative"})
                HOLDS(properties, row, figure, of[QLatin1String(figure)]);
            const QJsonValue gap = of[QStringLiteral("largest_gap_to_data")];
            HOLDS(properties, row, "largest_gap_of_emotions", gap[QStringLiteral("marginals")]);
            HOLDS(properties, row, "largest_gap_of_pairs", gap[QStringLiteral("pairs")]);
            QCOMPARE(properties.cell(row, "most_probable"), QStringLiteral("none"));
        }
    }
    QCOMPARE(m_report->table("prior-weights", QStringLiteral("_all"))
                 .cell({{"term", "joy+trust"}}, "count"),
             QStringLiteral("60"));
}

void VectorReportTest::collection_isTheKnownOne()
{
    SKIP_WITHOUT_SHARED("reference/emoscene/answers.json");
    const ReadTable table = m_report->table("collection");
    const QJsonValue known = m_known[QStringLiteral("statistics")];
    const auto figure = [](const QString& name) { return Where{{"figure", name}}; };
    for (const char* name :
         {"scenarios", "sentences_mean", "vocabulary", "zero_emotion", "single_emotion",
          "multi_label", "cardinality_mean", "distinct_vectors"})
        HOLDS(table, figure(QLatin1String(name)), "value", known[QLatin1String(name)]);
    for (const char* name : {"mean", "median", "min", "max"})
        HOLDS(table, figure(QStringLiteral("words_") + QLatin1String(name)), "value",
              known[QStringLiteral("words")][QLatin1String(name)]);
    for (int i = 0; i <= 8; ++i)
        HOLDS(table, figure(QStringLiteral("cardinality_%1").arg(i)), "value",
              known[QStringLiteral("cardinality_histogram")][i]);
    const QJsonValue forward = known[QStringLiteral("forward_markers")];
    HOLDS(table, figure(QStringLiteral("forward_rate_with")), "value",
          forward[QStringLiteral("rate_with_anticipation")]);
    HOLDS(table, figure(QStringLiteral("forward_rate_without")), "value",
          forward[QStringLiteral("rate_without")]);
    HOLDS(table, figure(QStringLiteral("forward_ratio")), "value",
          forward[QStringLiteral("ratio")]);
}

void VectorReportTest::topics_areTheKnownOnes()
{
    SKIP_WITHOUT_SHARED("reference/emoscene/answers.json");
    const ReadTable table = m_report->table("topics");
    const QJsonArray known = inKnown(m_known, QStringLiteral("statistics/topics")).toArray();
    QCOMPARE(table.rows(), std::size_t(known.size()));
    double withGold = 0;
    for (const QJsonValue topic : known) {
        const Where row{{"topic", topic[QStringLiteral("topic")].toString()}};
        HOLDS(table, row, "scenarios", topic[QStringLiteral("scenarios")]);
        QCOMPARE(table.cell(row, "dominant"), topic[QStringLiteral("dominant_emotion")].toString());
        withGold += table.number(row, "with_gold");
        HOLDS(table, row, "dominant_share",
              QJsonValue(table.number(row, "dominant_scenarios") / table.number(row, "with_gold")));
    }
    const ReadTable all = m_report->table("collection");
    QCOMPARE(withGold, all.number({{"figure", "scenarios"}}, "value") -
                           all.number({{"figure", "without_gold"}}, "value"));
}

// Masks: joy, joy and trust, nothing, joy again.
void VectorReportTest::togetherness_isCounted()
{
    const auto study = makeEmoSceneStudy(m_folder.filePath(QStringLiteral("four.subtext")),
                                         {m_clock, m_ids, {}}, agreedOn({1, 3, 0, 1}));
    const StudyReport report(*study);
    const ReadTable given = report.table("conditional");
    const Where joy{{"given", "joy"}};
    QCOMPARE(given.cell(joy, "scenarios"), QStringLiteral("3"));
    QCOMPARE(given.number(joy, "trust"), 1.0 / 3);
    QCOMPARE(given.cell({{"given", "trust"}}, "joy"), QStringLiteral("1"));
    QCOMPARE(given.cell({{"given", "fear"}}, "joy"), QString()); // nobody feels it
    QCOMPARE(report.figure("conditional-matrix", QStringLiteral("_all"))
                 .cell({{"row", "joy"}, {"column", "trust"}}, "share"),
             given.cell(joy, "trust"));
    const ReadTable vectors = report.table("vectors");
    const ReadTable bars = report.figure("vector-bars");
    QCOMPARE(vectors.rows(), std::size_t(3));
    QCOMPARE(bars.rows(), std::size_t(3));
    const std::vector<std::pair<const char*, const char*>> counted{
        {"joy", "2"}, {"joy+trust", "1"}, {"none", "1"}};
    for (const auto& [vector, times] : counted) {
        QCOMPARE(vectors.cell({{"vector", vector}}, "count"), QString::fromLatin1(times));
        QCOMPARE(bars.cell({{"name", vector}}, "value"), QString::fromLatin1(times));
    }
    QCOMPARE(vectors.cell({{"vector", "joy"}}, "share"), QStringLiteral("0.5"));
    // Nothing but yes or no is asked: the shares of yes in one figure.
    const ReadTable labels = report.figure("label-bars");
    QCOMPARE(labels.cell({{"name", "joy"}, {"series", "gold"}}, "value"), QStringLiteral("0.75"));
}

void VectorReportTest::sweep_isDrawnAsInTheTable()
{
    SKIP_WITHOUT_SHARED("reference/emoscene/answers.json");
    forEachRun([&](const QString& run, const QString& protocol, const QJsonValue& known) {
        const ReadTable table = m_report->table("alpha", protocol);
        const ReadTable drawn = m_report->figure("alpha-lines", protocol);
        const QString chosen = QString::number(known[QStringLiteral("alpha")].toDouble());
        for (const QString& arm : {QStringLiteral("full"), QStringLiteral("linear")}) {
            const QString series = run + u':' + arm;
            const QString column = QStringLiteral("macro_f1_") + arm;
            QCOMPARE(drawn.rowsWith({{"series", series}}), qsizetype(8));
            for (const QString& alpha : {QStringLiteral("0"), chosen})
                QCOMPARE(drawn.cell({{"series", series}, {"x", alpha}}, "y"),
                         table.cell(setAnd(run, "alpha", alpha), column));
        }
        QCOMPARE(drawn.cell({{"series", run + QStringLiteral(":full")}, {"marked", "yes"}}, "x"),
                 chosen);
    });
}

SUBTEXT_TEST(VectorReportTest)
#include "vectorreporttest.moc"
