// SPDX-License-Identifier: MIT
#include "tests/core/report/publishedmodels.h"
#include "tests/core/report/reports.h"
#include "tests/support/registeredtest.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

using namespace subtext;
using namespace subtext::test;

/// Every table of the published data against its known answers.
class PublishedReportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void all_areMade();
    void labels_areThoseOfGold();
    void composition_isByPower();
    void agreement_isThatOfThePaper();
    void agreementByPower_hasItsItems();
    void scales_areAsKnown();
    void splits_lieAsKnown();
    void neighbours_areAsKnown();
    void valence_isAsKnown();
    void tiers_arePatternsOfThree();
    void annotators_areAllThere();
    void subtypes_areHeldAgainstKappa();
    void modes_haveTheirFailures();
    void labelsOutside_arePooled();
    void confusion_isOfAllModels();
    void difficulty_isAsKnown();
    void impactOfAdjudication_isAsKnown();
    void impactOfAdjudication_isKnownByGroup();
    void figures_haveTheNumbersOfTheTables();
    void labelBars_areTheSharesOfThePaper();
    void kappaByPower_isThatOfTheTable();
    void valenceByLabel_isAsKnown();
    void peopleMatrix_hasTheKnownPairs();

private:
    std::unique_ptr<TestStudy> m_study;
    std::unique_ptr<StudyReport> m_report;
    QJsonObject m_people; // the known answers
    QJsonObject m_models;
};

namespace {

QJsonObject jsonIn(const QString& name)
{
    return QJsonDocument::fromJson(readFile(sharedFile(name))).object();
}

QJsonValue under(const QJsonObject& object, const char* path)
{
    QJsonValue found = object;
    for (const QString& part : QString::fromLatin1(path).split(u'/'))
        found = found.toObject().value(part);
    return found;
}

bool isEqual(double found, double expected)
{
    return std::abs(found - expected) <= 1e-12;
}

/// As the known answers are rounded.
double roundedTo(double value, int places)
{
    return QString::number(value, 'f', places).toDouble();
}

Where inGroup(const Word& group)
{
    return {{"group", group}};
}

} // namespace

void PublishedReportTest::initTestCase()
{
    if (sharedFile(QStringLiteral("reference/cei.json")).isEmpty())
        return;
    m_study = publishedModels();
    if (!m_study)
        return;
    m_people = jsonIn(QStringLiteral("reference/cei.json"));
    m_models =
        under(jsonIn(QStringLiteral("reference/evaluation/answers.json")), "published").toObject();
    m_report = std::make_unique<StudyReport>(m_study->study(), 2'000);
}

void PublishedReportTest::init()
{
    if (!m_report)
        QSKIP("not there: the published data or its known answers");
}

void PublishedReportTest::all_areMade()
{
    // What only a board of yes and no has, and what nobody did in the program.
    const QSet<QString> others{QStringLiteral("adjudicators"),
                               QStringLiteral("prior-gain"),
                               QStringLiteral("ablation"),
                               QStringLiteral("per-emotion"),
                               QStringLiteral("calibration"),
                               QStringLiteral("calibration-bins"),
                               QStringLiteral("quartile-gain"),
                               QStringLiteral("alpha"),
                               QStringLiteral("error-patterns"),
                               QStringLiteral("errors"),
                               QStringLiteral("flips"),
                               QStringLiteral("written-answers"),
                               QStringLiteral("prior-weights"),
                               QStringLiteral("prior-properties"),
                               QStringLiteral("collection"),
                               QStringLiteral("conditional"),
                               QStringLiteral("vectors"),
                               QStringLiteral("topics"),
                               QStringLiteral("alpha-lines"),
                               QStringLiteral("vector-bars"),
                               QStringLiteral("conditional-matrix"),
                               QStringLiteral("topic-map"),
                               QStringLiteral("precision-recall-points"),
                               QStringLiteral("reliability-lines"),
                               QStringLiteral("quartile-bars"),
                               QStringLiteral("cue-words"),
                               QStringLiteral("cue-overlap"),
                               QStringLiteral("second-readings"),
                               QStringLiteral("surprising-labels"),
                               QStringLiteral("disagreement"),
                               QStringLiteral("readers"),
                               QStringLiteral("further-annotators"),
                               QStringLiteral("agreement-by-part"),
                               QStringLiteral("model-by-part"),
                               QStringLiteral("agreement-by-topic")};
    for (const ReportPart& part : m_report->parts())
        QVERIFY2(part.lack().has_value() == others.contains(QLatin1String(part.kind->name)),
                 part.kind->name);
}

void PublishedReportTest::labels_areThoseOfGold()
{
    const ReadTable table = m_report->table("label-distribution");
    const QJsonObject gold = under(m_people, "gold_counts/overall").toObject();
    QCOMPARE(gold.size(), 8);
    for (auto it = gold.begin(); it != gold.end(); ++it)
        QCOMPARE(table.number({{"label", it.key()}}, "gold"), it->toDouble());
    const QJsonObject votes = under(m_people, "own_label_mean_valence").toObject();
    for (auto it = votes.begin(); it != votes.end(); ++it)
        QCOMPARE(table.number({{"label", it.key()}}, "votes"),
                 it->toObject().value(QStringLiteral("n")).toDouble());
    QCOMPARE(table.cell({{"label", "all"}}, "gold"), QStringLiteral("300"));
    QCOMPARE(table.cell({{"label", "all"}}, "votes"), QStringLiteral("900"));
}

void PublishedReportTest::composition_isByPower()
{
    const ReadTable table = m_report->table("composition");
    QJsonObject groups = under(m_people, "power/per_subtype").toObject();
    groups.insert(QStringLiteral("all"), under(m_people, "power/overall"));
    QCOMPARE(groups.size(), 6);
    for (auto group = groups.begin(); group != groups.end(); ++group) {
        const QJsonObject powers = group->toObject();
        for (auto it = powers.begin(); it != powers.end(); ++it)
            QCOMPARE(table.number(inGroup(group.key()), QString(it.key()).replace(u'_', u'-')),
                     it->toDouble());
    }
}

void PublishedReportTest::agreement_isThatOfThePaper()
{
    const ReadTable table = m_report->table("agreement");
    QJsonObject groups = under(m_people, "agreement/per_subtype").toObject();
    groups.insert(QStringLiteral("all"), under(m_people, "agreement/overall"));
    QJsonObject patterns = under(m_people, "human_performance/per_subtype").toObject();
    patterns.insert(QStringLiteral("all"), under(m_people, "human_performance/overall"));
    for (auto group = groups.begin(); group != groups.end(); ++group) {
        const QJsonObject of = group->toObject();
        const auto rounded = [&](const char* column) {
            return roundedTo(table.number(inGroup(group.key()), column), 4);
        };
        QCOMPARE(rounded("kappa"), of.value(QStringLiteral("kappa")).toDouble());
        const QJsonArray interval = of.value(QStringLiteral("ci_95")).toArray();
        QCOMPARE(rounded("kappa_low"), interval.at(0).toDouble());
        QCOMPARE(rounded("kappa_high"), interval.at(1).toDouble());
        for (const QString& pattern :
             {QStringLiteral("unanimous"), QStringLiteral("majority"), QStringLiteral("split")})
            QCOMPARE(table.number(inGroup(group.key()), pattern),
                     patterns.value(group.key()).toObject().value(pattern).toDouble());
    }
}

void PublishedReportTest::agreementByPower_hasItsItems()
{
    const ReadTable table = m_report->table("agreement-by-power");
    const QJsonObject powers = under(m_people, "power/overall").toObject();
    for (auto it = powers.begin(); it != powers.end(); ++it)
        QCOMPARE(table.number(
                     {{"power_relation", QString(it.key()).replace(u'_', u'-')}, {"group", "all"}},
                     "items"),
                 it->toDouble());
    QCOMPARE(table.cell({{"power_relation", "high-to-low"}, {"group", "mixed-signals"}}, "items"),
             QStringLiteral("18"));
}

void PublishedReportTest::scales_areAsKnown()
{
    const ReadTable table = m_report->table("scale-agreement");
    const QJsonObject groups = under(m_people, "vad/icc_per_subtype").toObject();
    QCOMPARE(groups.size(), 5);
    const std::vector<std::pair<QString, QString>> scales{
        {QStringLiteral("valence"), QStringLiteral("v")},
        {QStringLiteral("arousal"), QStringLiteral("a")},
        {QStringLiteral("dominance"), QStringLiteral("d")},
        {QStringLiteral("confidence"), QStringLiteral("confidence")}};
    for (const auto& [scale, key] : scales) {
        const Where all{{"group", "all"}, {"scale", scale}};
        QCOMPARE(roundedTo(table.number(all, "icc_2_1"), 4),
                 under(m_people, "vad/icc_overall").toObject().value(key).toDouble());
        QCOMPARE(table.cell(all, "icc_items"), QStringLiteral("300"));
        QCOMPARE(table.cell(all, "ratings"), QStringLiteral("900"));
        for (const QString& group : groups.keys()) {
            const Where row{{"group", group}, {"scale", scale}};
            QCOMPARE(roundedTo(table.number(row, "icc_2_1"), 4),
                     groups.value(group).toObject().value(key).toDouble());
            const QJsonObject use = under(m_people, "vad/distributions")
                                        .toObject()
                                        .value(group)
                                        .toObject()
                                        .value(key)
                                        .toObject();
            QCOMPARE(roundedTo(table.number(row, "mean"), 3), use.value(u"mean").toDouble());
            QCOMPARE(roundedTo(table.number(row, "sd"), 3), use.value(u"sd").toDouble());
            QCOMPARE(table.number(row, "ratings"), use.value(u"n").toDouble());
        }
    }
}

void PublishedReportTest::splits_lieAsKnown()
{
    const ReadTable table = m_report->table("split-valence");
    const QJsonObject known = under(m_people, "split_valence_coherence/overall").toObject();
    QCOMPARE(known.size(), 4);
    for (auto it = known.begin(); it != known.end(); ++it)
        QCOMPARE(table.number(inGroup("all"), it.key()), it->toDouble());
    QCOMPARE(table.cell(inGroup("all"), "splits"), QStringLiteral("94"));
    QCOMPARE(table.cell(inGroup("all"), "not_rated_by_all"), QStringLiteral("0"));
    QCOMPARE(table.cell(inGroup("sarcasm-irony"), "splits"), QStringLiteral("16"));
}

void PublishedReportTest::neighbours_areAsKnown()
{
    const ReadTable table = m_report->table("confused-pairs");
    const QJsonArray order = under(m_people, "confusion_symmetric/order").toArray();
    const QJsonArray counts = under(m_people, "confusion_symmetric/counts").toArray();
    int rows = 0;
    for (int a = 0; a < order.size(); ++a) {
        for (int b = a + 1; b < order.size(); ++b) {
            const Where pair{{"group", "all"},
                             {"first", order.at(a).toString()},
                             {"second", order.at(b).toString()}};
            if (table.rowsWith(pair) == 0)
                continue;
            ++rows;
            QCOMPARE(table.cell(pair, "count").toInt(), counts.at(a).toArray().at(b).toInt());
            const bool isNext = b - a == 1 || (a == 0 && b == order.size() - 1);
            QCOMPARE(table.cell(pair, "neighbours"),
                     isNext ? QStringLiteral("yes") : QStringLiteral("no"));
            QCOMPARE(table.number(pair, "differing_pairs"),
                     under(m_people, "disagreement/pairs").toDouble());
            QCOMPARE(table.number(pair, "adjacent"),
                     under(m_people, "disagreement/wheel_adjacent").toDouble());
        }
    }
    QVERIFY(rows >= 3);
}

void PublishedReportTest::valence_isAsKnown()
{
    const ReadTable table = m_report->table("mean-valence");
    const QJsonObject own = under(m_people, "own_label_mean_valence").toObject();
    for (auto it = own.begin(); it != own.end(); ++it) {
        const Where row{{"group", "all"}, {"label", it.key()}};
        QVERIFY(isEqual(table.number(row, "own_mean"),
                        it->toObject().value(QStringLiteral("mean")).toDouble()));
    }
    const QJsonObject gold = under(m_people, "vad/consistency").toObject();
    QCOMPARE(gold.size(), 8);
    for (auto it = gold.begin(); it != gold.end(); ++it) {
        const Where row{{"group", "all"}, {"label", it.key()}};
        const QJsonObject of = it->toObject();
        QCOMPARE(table.number(row, "gold_n"), of.value(QStringLiteral("n")).toDouble());
        QCOMPARE(roundedTo(table.number(row, "gold_mean"), 3),
                 of.value(QStringLiteral("mean_valence")).toDouble());
    }
    QCOMPARE(table.rows(), std::size_t(6 * 8));
}

void PublishedReportTest::tiers_arePatternsOfThree()
{
    const ReadTable tiers = m_report->table("tiers");
    const ReadTable patterns = m_report->table("agreement");
    for (const QString& group : {QStringLiteral("all"), QStringLiteral("mixed-signals")}) {
        QCOMPARE(tiers.cell(inGroup(group), "high"), patterns.cell(inGroup(group), "unanimous"));
        QCOMPARE(tiers.cell(inGroup(group), "middle"), patterns.cell(inGroup(group), "majority"));
        QCOMPARE(tiers.cell(inGroup(group), "low"), patterns.cell(inGroup(group), "split"));
    }
}

void PublishedReportTest::annotators_areAllThere()
{
    const ReadTable table = m_report->table("annotators");
    QCOMPARE(table.rows(), std::size_t(15));
    for (const QStringList& row : m_report->tablesOf("annotators")->front().printed.rows) {
        QCOMPARE(row.at(2), QStringLiteral("60"));
        QCOMPARE(row.at(5), QStringLiteral("not known"));
    }
}

void PublishedReportTest::subtypes_areHeldAgainstKappa()
{
    const ReadTable table = m_report->table("model-by-subtype");
    const QJsonObject means = under(m_models, "difficulty/subtype_mean_accuracy").toObject();
    QCOMPARE(means.size(), 5);
    for (auto it = means.begin(); it != means.end(); ++it) {
        QVERIFY(isEqual(table.number({{"row", "mean"}}, it.key()), it->toDouble()));
        QCOMPARE(table.cell({{"row", "items"}}, it.key()), QStringLiteral("60"));
        QCOMPARE(table.cell({{"row", "kappa"}}, it.key()),
                 m_report->table("agreement").cell(inGroup(it.key()), "kappa"));
    }
    QVERIFY(isEqual(table.number({{"row", "rho"}}, "all"),
                    under(m_models, "difficulty/subtype_spearman_kappa").toDouble()));
}

void PublishedReportTest::modes_haveTheirFailures()
{
    const ReadTable table = m_report->table("model-by-mode");
    double sum = 0;
    int failures = 0;
    const QJsonObject sets = under(m_models, "subtext").toObject();
    for (auto set = sets.begin(); set != sets.end(); ++set) {
        const QJsonObject of = set->toObject();
        sum += under(of, "overall/accuracy/estimate").toDouble();
        for (const char* status : {"coverage/unparsed", "coverage/truncated", "coverage/empty"})
            failures += under(of, status).toInt();
    }
    QVERIFY(isEqual(table.number({{"row", "mean"}}, "zero-shot"), sum / 5));
    QCOMPARE(table.number({{"row", "parse_failures"}}, "zero-shot"), double(failures));
    QCOMPARE(table.cell({{"row", "answers"}}, "zero-shot"), QStringLiteral("1500"));
}

void PublishedReportTest::labelsOutside_arePooled()
{
    const ReadTable table = m_report->table("outside-vocabulary");
    QMap<QString, int> counts;
    int all = 0;
    const QJsonObject sets = under(m_models, "subtext").toObject();
    for (auto set = sets.begin(); set != sets.end(); ++set) {
        for (const QJsonValue& label : set->toObject().value(QStringLiteral("oov")).toArray()) {
            counts[label.toArray().at(0).toString()] += label.toArray().at(2).toInt();
            all += label.toArray().at(2).toInt();
        }
    }
    for (auto it = counts.begin(); it != counts.end(); ++it)
        QCOMPARE(table.number({{"label", it.key()}}, "count"), double(it.value()));
    QCOMPARE(table.number({{"label", "all"}}, "count"), double(all));
    QCOMPARE(table.cell({{"label", "pride"}}, "counts_as"), QStringLiteral("joy"));
    QCOMPARE(table.cell({{"label", "none"}}, "counts_as"), QString());
}

void PublishedReportTest::confusion_isOfAllModels()
{
    const ReadTable table = m_report->table("confusion-models");
    const QJsonArray order = under(m_models, "aggregate_confusion/order").toArray();
    const QJsonArray counts = under(m_models, "aggregate_confusion/counts").toArray();
    for (int gold = 0; gold < 8; ++gold) {
        double all = 0;
        for (const QJsonValue& count : counts.at(gold).toArray())
            all += count.toDouble();
        const Where row{{"who", "models"}, {"gold", order.at(gold).toString()}};
        QCOMPARE(table.number(row, "answers"), all);
        for (int answer = 0; answer < 8; ++answer)
            QVERIFY(isEqual(table.number(row, order.at(answer).toString()),
                            counts.at(gold).toArray().at(answer).toDouble() / all));
        QVERIFY(isEqual(table.number(row, "no_label"),
                        counts.at(gold).toArray().at(8).toDouble() / all));
    }
    QCOMPARE(table.cell({{"who", "people"}, {"gold", "joy"}}, "answers"), QStringLiteral("63"));
}

void PublishedReportTest::difficulty_isAsKnown()
{
    const ReadTable table = m_report->table("difficulty");
    const QJsonArray known = under(m_models, "difficulty/models_correct_histogram").toArray();
    QCOMPARE(known.size(), 6);
    for (int right = 0; right < known.size(); ++right)
        QCOMPARE(table.number({{"row", "right"}, {"name", QString::number(right)}}, "n"),
                 known.at(right).toDouble());
    QVERIFY(isEqual(table.number({{"row", "rho_items"}}, "value"),
                    under(m_models, "difficulty/item_spearman").toDouble()));
}

// From a script that goes through the files by itself. Of one split two votes have no gold to be
// near to.
void PublishedReportTest::impactOfAdjudication_isAsKnown()
{
    const ReadTable table = m_report->table("adjudication-impact");
    const auto row = [&](const char* kind, const char* name) {
        QStringList cells;
        for (const char* rule : {"as_decided", "first_listed", "nearest", "at_random"})
            cells << QString::number(table.number({{"row", kind}, {"name", name}}, rule), 'f', 4);
        return cells.join(u' ');
    };
    QCOMPARE(row("gold", "joy"), QStringLiteral("21.0000 25.0000 29.0000 27.6667"));
    QCOMPARE(row("gold", "surprise"), QStringLiteral("69.0000 71.0000 63.0000 62.6667"));
    QCOMPARE(row("gold", "disgust"), QStringLiteral("12.0000 11.0000 8.0000 10.0000"));
    QCOMPARE(row("gold", "anger"), QStringLiteral("52.0000 49.0000 56.0000 52.6667"));
    QCOMPARE(row("items", "labelled"), QStringLiteral("300.0000 300.0000 299.0000 300.0000"));
    QCOMPARE(row("items", "open_splits"), QStringLiteral("0.0000 0.0000 1.0000 0.0000"));
    QCOMPARE(row("labels", "same"), QStringLiteral("300.0000 253.0000 245.0000 237.3333"));
    QCOMPARE(row("labels", "changed"), QStringLiteral("0.0000 47.0000 54.0000 62.6667"));
    QCOMPARE(row("accuracy", "llama-3.1-70b:zero-shot:1"),
             QStringLiteral("0.2500 0.2300 0.2709 0.2444"));
    QCOMPARE(row("accuracy_items", "llama-3.1-70b:zero-shot:1"),
             QStringLiteral("300.0000 300.0000 299.0000 300.0000"));
}

void PublishedReportTest::impactOfAdjudication_isKnownByGroup()
{
    const ReadTable table = m_report->table("adjudication-impact", 1);
    const auto row = [&](const char* group) {
        QStringList cells;
        for (const char* name : {"splits", "hanging", "settled", "changed_first_listed",
                                 "changed_nearest", "changed_at_random"})
            cells << QString::number(table.number(inGroup(group), name), 'f', 2);
        return cells.join(u' ');
    };
    QCOMPARE(table.rows(), std::size_t(6));
    QCOMPARE(row("deflection-misdirection"), QStringLiteral("31.00 31.00 60.00 16.00 10.00 20.67"));
    QCOMPARE(row("mixed-signals"), QStringLiteral("20.00 20.00 60.00 13.00 15.00 13.33"));
    QCOMPARE(row("passive-aggression"), QStringLiteral("8.00 8.00 60.00 2.00 6.00 5.33"));
    QCOMPARE(row("sarcasm-irony"), QStringLiteral("16.00 16.00 60.00 1.00 9.00 10.67"));
    QCOMPARE(row("strategic-politeness"), QStringLiteral("19.00 19.00 60.00 15.00 14.00 12.67"));
    QCOMPARE(row("all"), QStringLiteral("94.00 94.00 300.00 47.00 54.00 62.67"));
}

void PublishedReportTest::figures_haveTheNumbersOfTheTables()
{
    const ReadTable confusion = m_report->table("confusion-models");
    const ReadTable matrix = m_report->figure("models-matrix");
    QCOMPARE(matrix.rows(), std::size_t(8 * 9));
    const QJsonArray order = under(m_models, "aggregate_confusion/order").toArray();
    for (const QJsonValue& gold : order) {
        const Where row{{"who", "models"}, {"gold", gold.toString()}};
        for (const QString& answer : {QStringLiteral("joy"), QStringLiteral("no_label")})
            QCOMPARE(matrix.cell({{"row", gold.toString()}, {"column", answer}}, "share"),
                     confusion.cell(row, answer));
    }
    const ReadTable difficulty = m_report->table("difficulty");
    const ReadTable bars = m_report->figure("difficulty-bars");
    QCOMPARE(bars.rows(), std::size_t(6));
    for (const char* right : {"0", "3", "5"})
        QCOMPARE(bars.cell({{"name", right}}, "value"),
                 difficulty.cell({{"row", "right"}, {"name", right}}, "n"));
    const ReadTable subtypes = m_report->table("model-by-subtype");
    const ReadTable points = m_report->figure("difficulty-points");
    QCOMPARE(points.rows(), std::size_t(5));
    const QString group = QStringLiteral("sarcasm-irony");
    QCOMPARE(points.cell({{"name", group}}, "x"), subtypes.cell({{"row", "kappa"}}, group));
    QCOMPARE(points.cell({{"name", group}}, "y"), subtypes.cell({{"row", "mean"}}, group));
    const ReadTable board = m_report->table("leaderboard");
    const ReadTable accuracies = m_report->figure("leaderboard-bars");
    QCOMPARE(accuracies.rows(), std::size_t(5 + 3));
    const QString people = QStringLiteral("Annotators against gold");
    QCOMPARE(accuracies.cell({{"name", people}}, "value"),
             board.cell({{"name", people}}, "accuracy"));
    const ReadTable agreement = m_report->table("agreement");
    const ReadTable kappas = m_report->figure("kappa-by-group");
    QCOMPARE(kappas.rows(), std::size_t(6));
    for (const QString& of : {QStringLiteral("all"), group}) {
        QCOMPARE(kappas.cell({{"name", of}}, "value"), agreement.cell({{"group", of}}, "kappa"));
        QCOMPARE(kappas.cell({{"name", of}}, "low"), agreement.cell({{"group", of}}, "kappa_low"));
        QCOMPARE(kappas.cell({{"name", of}}, "high"),
                 agreement.cell({{"group", of}}, "kappa_high"));
    }
}

void PublishedReportTest::labelBars_areTheSharesOfThePaper()
{
    const ReadTable table = m_report->table("label-distribution");
    const ReadTable bars = m_report->figure("label-bars");
    QCOMPARE(bars.rows(), std::size_t(8 * 2));
    const QJsonObject gold = under(m_people, "gold_counts/overall").toObject();
    const QJsonObject votes = under(m_people, "own_label_mean_valence").toObject();
    QCOMPARE(gold.size(), 8);
    for (const QString& label : gold.keys()) {
        const Where ofGold{{"name", label}, {"series", "gold"}};
        const Where ofVotes{{"name", label}, {"series", "votes"}};
        QVERIFY(isEqual(bars.number(ofGold, "value"), gold.value(label).toDouble() / 300));
        QVERIFY(isEqual(bars.number(ofVotes, "value"),
                        votes.value(label)[QStringLiteral("n")].toDouble() / 900));
        QCOMPARE(bars.cell(ofGold, "value"), table.cell({{"label", label}}, "gold_share"));
        QCOMPARE(bars.cell(ofVotes, "value"), table.cell({{"label", label}}, "votes_share"));
    }
}

void PublishedReportTest::kappaByPower_isThatOfTheTable()
{
    const ReadTable table = m_report->table("agreement-by-power");
    const ReadTable bars = m_report->figure("kappa-by-power");
    QCOMPARE(bars.rows(), std::size_t(3 + 1));
    for (const char* power : {"peer", "high-to-low", "low-to-high"}) {
        const Where row{{"power_relation", power}, {"group", "all"}};
        for (const auto& [figure, column] :
             {std::pair{"value", "kappa"}, {"low", "kappa_low"}, {"high", "kappa_high"}})
            QCOMPARE(bars.cell({{"name", power}}, figure), table.cell(row, column));
    }
    const QJsonObject all = under(m_people, "agreement/overall").toObject();
    const QJsonArray interval = all.value(QStringLiteral("ci_95")).toArray();
    const auto rounded = [&](const char* column) {
        return roundedTo(bars.number({{"name", "all"}}, column), 4);
    };
    QCOMPARE(rounded("value"), all.value(QStringLiteral("kappa")).toDouble());
    QCOMPARE(rounded("low"), interval.at(0).toDouble());
    QCOMPARE(rounded("high"), interval.at(1).toDouble());
}

void PublishedReportTest::valenceByLabel_isAsKnown()
{
    const ReadTable table = m_report->table("mean-valence");
    const ReadTable bars = m_report->figure("valence-by-label");
    QCOMPARE(bars.rows(), std::size_t(8 * 2));
    const QJsonObject own = under(m_people, "own_label_mean_valence").toObject();
    const QJsonObject gold = under(m_people, "vad/consistency").toObject();
    QCOMPARE(own.size(), 8);
    for (const QString& label : own.keys()) {
        const Where row{{"group", "all"}, {"label", label}};
        for (const auto& [series, column] : {std::pair{"own", "own_mean"}, {"gold", "gold_mean"}}) {
            const Where bar{{"name", label}, {"series", series}};
            QCOMPARE(bars.cell(bar, "value"), table.cell(row, column));
            QVERIFY(bars.number(bar, "low") < bars.number(bar, "value"));
            QVERIFY(bars.number(bar, "high") > bars.number(bar, "value"));
        }
        QVERIFY(isEqual(bars.number({{"name", label}, {"series", "own"}}, "value"),
                        own.value(label)[QStringLiteral("mean")].toDouble()));
        QCOMPARE(roundedTo(bars.number({{"name", label}, {"series", "gold"}}, "value"), 3),
                 gold.value(label)[QStringLiteral("mean_valence")].toDouble());
    }
}

void PublishedReportTest::peopleMatrix_hasTheKnownPairs()
{
    const ReadTable matrix = m_report->figure("people-matrix");
    QCOMPARE(matrix.rows(), std::size_t(8 * 8));
    const QJsonArray order = under(m_people, "confusion_symmetric/order").toArray();
    const QJsonArray counts = under(m_people, "confusion_symmetric/counts").toArray();
    QCOMPARE(order.size(), 8);
    for (int row = 0; row < order.size(); ++row) {
        double all = 0;
        for (const QJsonValue& count : counts.at(row).toArray())
            all += count.toDouble();
        for (int column = 0; column < order.size(); ++column)
            QVERIFY(isEqual(matrix.number({{"row", order.at(row).toString()},
                                           {"column", order.at(column).toString()}},
                                          "share"),
                            counts.at(row).toArray().at(column).toDouble() / all));
    }
}

SUBTEXT_TEST(PublishedReportTest)
#include "publishedreporttest.moc"
