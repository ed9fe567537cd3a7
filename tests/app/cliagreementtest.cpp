// SPDX-License-Identifier: MIT
#include "core/travel/importing.h"
#include "tests/app/clirunner.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <cmath>

using namespace subtext;
using namespace subtext::test;

/// `subtext-cli agreement`: its JSON against the known answers of the published data, its words and
/// its exit status.
class CliAgreementTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void contract_hasItsKeys();
    void emptyStudy_hasNothingButUndefinedFigures();
    void people_readUndefinedFiguresAsSuch();
    void wrongUse_isRefused();
    void split_isThatOfTheFiles();
    void split_ofNoFileIsRefused();
    void anotherSeed_movesTheIntervalsOnly();
    void models_areAddedOnRequest();

    void published_kappaAndIntervals();
    void published_icc();
    void published_patterns();
    void published_scales();
    void published_meanValence();
    void published_confusionAndWheel();
    void published_gold();
    void published_counts();
    void published_correlationAndPower();
    void published_splits();

private:
    QJsonObject subtype(const QString& name) const;

    TestStudy m_small;
    QJsonObject m_reference;
    QJsonObject m_published;
    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

const QString Json = QStringLiteral("--json");

QString key(const char* text)
{
    return QString::fromLatin1(text);
}

/// Follows keys separated by slashes.
QJsonValue at(const QJsonValue& value, const char* path)
{
    QJsonValue found = value;
    for (const QString& part : key(path).split(u'/'))
        found = found.toObject().value(part);
    return found;
}

double rounded(const QJsonValue& value, int places)
{
    if (!value.isDouble())
        return std::nan("");
    // As Python prints: the nearest decimal of the binary value.
    return QString::number(value.toDouble(), 'f', places).toDouble();
}

QString tokenOfPower(QString name)
{
    return name.replace(u'_', u'-');
}

} // namespace

#define SKIP_WITHOUT_PUBLISHED()                                                                   \
    if (m_published.isEmpty())                                                                     \
    QSKIP("not there: the published data or its known answers")

void CliAgreementTest::initTestCase()
{
    const QString path = sharedFile(QStringLiteral("reference/cei.json"));
    if (path.isEmpty() || publishedData().isEmpty())
        return;
    m_reference = QJsonDocument::fromJson(readFile(path)).object();
    m_folder = std::make_unique<QTemporaryDir>();
    const QString study = m_folder->filePath(QStringLiteral("published.subtext"));
    VERIFY_STATUS(runCli({QStringLiteral("study"), QStringLiteral("create"), study,
                          QStringLiteral("--title"), QStringLiteral("Published")}),
                  0);
    VERIFY_STATUS(runCli(QStringList{QStringLiteral("import"), study} + publishedData()), 0);
    const CliRun run = runCli({QStringLiteral("agreement"), study, Json});
    VERIFY_STATUS(run, 0);
    m_published = run.json();
    QVERIFY(!m_reference.isEmpty() && !m_published.isEmpty());
}

QJsonObject CliAgreementTest::subtype(const QString& name) const
{
    for (const QJsonValue& value : m_published.value(key("subtypes")).toArray()) {
        if (value.toObject().value(key("subtype")) == name)
            return value.toObject();
    }
    return {};
}

void CliAgreementTest::split_isThatOfTheFiles()
{
    QTemporaryDir folder;
    const QString study = folder.filePath(QStringLiteral("parts.subtext"));
    VERIFY_STATUS(runCli({QStringLiteral("study"), QStringLiteral("create"), study,
                          QStringLiteral("--title"), QStringLiteral("Parts")}),
                  0);
    const QString scenes =
        writeFile(folder.filePath(QStringLiteral("scenes.csv")),
                  "id,subtype,speaker_role,listener_role,context,utterance,split\n"
                  "1,mixed-signals,clerk,customer,A shop.,Well.,train\n"
                  "2,mixed-signals,clerk,customer,A shop.,Oh well.,train\n"
                  "3,mixed-signals,clerk,customer,A shop.,As you like.,test\n");
    VERIFY_STATUS(runCli({QStringLiteral("import"), study, scenes}), 0);
    const auto itemsOf = [&](const char* part) {
        const CliRun run = runCli(
            {QStringLiteral("agreement"), study, Json, QStringLiteral("--split"), key(part)});
        const QJsonObject json = run.json();
        if (json.value(key("split")) != key(part))
            return -1;
        return json.value(key("overall")).toObject().value(key("items")).toInt(-1);
    };
    QCOMPARE(itemsOf("train"), 2);
    QCOMPARE(itemsOf("val"), 0);
    QCOMPARE(itemsOf("test"), 1);
    const QJsonObject all = runCli({QStringLiteral("agreement"), study, Json}).json();
    QVERIFY(!all.isEmpty() && !all.contains(key("split")));
    QVERIFY(!all.contains(key("without_ambiguous")));
    const CliRun decided =
        runCli({QStringLiteral("agreement"), study, Json, QStringLiteral("--without-ambiguous")});
    QCOMPARE(decided.json().value(key("without_ambiguous")), QJsonValue(true));
    QVERIFY(!decided.json().contains(key("split")));
}

void CliAgreementTest::split_ofNoFileIsRefused()
{
    const CliRun run = runCli({QStringLiteral("agreement"), m_small.path(),
                               QStringLiteral("--split"), QStringLiteral("train")});
    VERIFY_STATUS(run, 2);
    QVERIFY2(run.err.contains("no file says"), run.describe().constData());
}

void CliAgreementTest::contract_hasItsKeys()
{
    const CliRun run = runCli({QStringLiteral("agreement"), m_small.path(), Json});
    VERIFY_STATUS(run, 0);
    const QJsonObject json = run.json();
    QCOMPARE(json.value(key("schema")).toString(), key("subtext.agreement/1"));
    QCOMPARE(json.value(key("seed")).toInt(), 42);
    QCOMPARE(json.value(key("resamples")).toInt(), 2000);
    const QJsonArray subtypes = json.value(key("subtypes")).toArray();
    QVERIFY(!subtypes.isEmpty());
    const char* const ofGroups[] = {"items",
                                    "fleiss_kappa/estimate",
                                    "fleiss_kappa/low",
                                    "fleiss_kappa/high",
                                    "fleiss_kappa/strength",
                                    "fleiss_kappa/mode",
                                    "patterns/unanimous",
                                    "patterns/majority",
                                    "patterns/split",
                                    "icc_2_1/valence/estimate",
                                    "icc_2_1/arousal/low",
                                    "icc_2_1/dominance/high",
                                    "icc_2_1/confidence",
                                    "wheel/differing_pairs",
                                    "wheel/adjacent",
                                    "split_valence/all_negative",
                                    "split_valence/all_neutral",
                                    "split_valence/all_positive",
                                    "split_valence/mixed",
                                    "gold_counts",
                                    "confused_pairs"};
    for (const char* path : ofGroups) {
        QVERIFY2(!at(subtypes.first(), path).isUndefined(), path);
        QVERIFY2(!at(json.value(key("overall")), path).isUndefined(), path);
    }
    QVERIFY(subtypes.first().toObject().contains(key("raters")));
    QVERIFY(subtypes.first().toObject().contains(key("gold_agreement")));
    for (const char* path :
         {"confusion/order", "confusion/counts", "mean_valence/by_own_label",
          "mean_valence/by_gold", "spearman/context_words", "spearman/utterance_words",
          "detectable_effect/n", "detectable_effect/df", "detectable_effect/cohens_w"})
        QVERIFY2(!at(json, path).isUndefined(), path);
}

void CliAgreementTest::emptyStudy_hasNothingButUndefinedFigures()
{
    QTemporaryDir folder;
    const QString study = folder.filePath(QStringLiteral("empty.subtext"));
    VERIFY_STATUS(runCli({QStringLiteral("study"), QStringLiteral("create"), study,
                          QStringLiteral("--title"), QStringLiteral("Empty")}),
                  0);
    const CliRun run = runCli({QStringLiteral("agreement"), study, Json});
    VERIFY_STATUS(run, 0);
    const QJsonObject json = run.json();
    QVERIFY(json.value(key("subtypes")).toArray().isEmpty());
    QVERIFY(at(json, "overall/fleiss_kappa/estimate").isNull());
    QVERIFY(at(json, "overall/fleiss_kappa/low").isNull());
    QVERIFY(at(json, "overall/fleiss_kappa/strength").isNull());
    QVERIFY(at(json, "overall/icc_2_1/valence/estimate").isNull());
    QVERIFY(at(json, "spearman/context_words").isNull());
    QVERIFY(at(json, "detectable_effect/cohens_w").isNull());
    QCOMPARE(at(json, "mean_valence/by_own_label/joy/n").toInt(), 0);
}

void CliAgreementTest::people_readUndefinedFiguresAsSuch()
{
    const CliRun run = runCli({QStringLiteral("agreement"), m_small.path()});
    VERIFY_STATUS(run, 0);
    QVERIFY(run.out.contains("Fleiss' kappa"));
    QVERIFY(run.out.contains("undefined")); // nobody has labelled anything
    QVERIFY(run.out.contains("0 with all their raters"));
}

void CliAgreementTest::wrongUse_isRefused()
{
    VERIFY_STATUS(runCli({QStringLiteral("agreement")}), 2);
    VERIFY_STATUS(runCli({QStringLiteral("agreement"), m_small.path(),
                          QStringLiteral("--resamples"), QStringLiteral("0")}),
                  2);
    VERIFY_STATUS(runCli({QStringLiteral("agreement"), QStringLiteral("nowhere.subtext")}), 3);
}

void CliAgreementTest::anotherSeed_movesTheIntervalsOnly()
{
    SKIP_WITHOUT_PUBLISHED();
    const CliRun run = runCli({QStringLiteral("agreement"),
                               m_folder->filePath(QStringLiteral("published.subtext")), Json,
                               QStringLiteral("--seed"), QStringLiteral("7")});
    VERIFY_STATUS(run, 0);
    const QJsonObject other = run.json();
    QCOMPARE(at(other, "seed").toInt(), 7);
    QCOMPARE(at(other, "overall/fleiss_kappa/estimate"),
             at(m_published, "overall/fleiss_kappa/estimate"));
    QVERIFY(at(other, "overall/fleiss_kappa/low") != at(m_published, "overall/fleiss_kappa/low"));
}

void CliAgreementTest::models_areAddedOnRequest()
{
    SKIP_WITHOUT_PUBLISHED();
    QVERIFY(!m_published.contains(key("models")));
    const CliRun run = runCli({QStringLiteral("agreement"),
                               m_folder->filePath(QStringLiteral("published.subtext")), Json,
                               QStringLiteral("--models")});
    VERIFY_STATUS(run, 0);
    const QJsonArray models = run.json().value(key("models")).toArray();
    QCOMPARE(models.size(), 5);
    for (const QJsonValue& model : models) {
        QVERIFY(at(model, "log_likelihood/dawid_skene").toDouble() >
                at(model, "log_likelihood/one_coin").toDouble()); // it has more parameters
        const QJsonObject raters = at(model, "raters").toObject();
        QCOMPARE(raters.size(), 3);
        for (const QJsonValue& rater : raters) {
            for (const char* figure : {"dawid_skene", "one_coin", "mace"}) {
                const double value = at(rater, figure).toDouble(-1);
                QVERIFY2(value >= 0 && value <= 1, figure);
            }
        }
    }
}

void CliAgreementTest::published_kappaAndIntervals()
{
    SKIP_WITHOUT_PUBLISHED();
    const auto check = [](const QJsonValue& mine, const QJsonValue& theirs) {
        QCOMPARE(rounded(at(mine, "fleiss_kappa/estimate"), 4), at(theirs, "kappa").toDouble());
        const QJsonArray limits = at(theirs, "ci_95").toArray();
        QCOMPARE(rounded(at(mine, "fleiss_kappa/low"), 4), limits.at(0).toDouble());
        QCOMPARE(rounded(at(mine, "fleiss_kappa/high"), 4), limits.at(1).toDouble());
        QCOMPARE(at(mine, "items").toInt(), at(theirs, "n_scenarios").toInt());
        QCOMPARE(at(mine, "fleiss_kappa/mode").toString(), key("cpython"));
    };
    const QJsonObject theirs = at(m_reference, "agreement/per_subtype").toObject();
    QCOMPARE(theirs.size(), 5);
    for (const QString& name : theirs.keys()) {
        check(subtype(name), theirs.value(name));
        QCOMPARE(at(subtype(name), "raters"), at(theirs.value(name), "annotators"));
    }
    check(m_published.value(key("overall")), at(m_reference, "agreement/overall"));
    QCOMPARE(at(m_published, "overall/fleiss_kappa/strength").toString(), key("fair"));
}

void CliAgreementTest::published_icc()
{
    SKIP_WITHOUT_PUBLISHED();
    const auto check = [](const QJsonValue& mine, const QJsonValue& theirs) {
        QCOMPARE(rounded(at(mine, "icc_2_1/valence/estimate"), 4), at(theirs, "v").toDouble());
        QCOMPARE(rounded(at(mine, "icc_2_1/arousal/estimate"), 4), at(theirs, "a").toDouble());
        QCOMPARE(rounded(at(mine, "icc_2_1/dominance/estimate"), 4), at(theirs, "d").toDouble());
        QCOMPARE(rounded(at(mine, "icc_2_1/confidence/estimate"), 4),
                 at(theirs, "confidence").toDouble());
        for (const char* scale : {"valence", "arousal", "dominance", "confidence"}) {
            const QJsonValue icc = at(mine, "icc_2_1").toObject().value(key(scale));
            QVERIFY(at(icc, "low").toDouble() < at(icc, "estimate").toDouble());
            QVERIFY(at(icc, "estimate").toDouble() < at(icc, "high").toDouble());
        }
    };
    const QJsonObject theirs = at(m_reference, "vad/icc_per_subtype").toObject();
    QCOMPARE(theirs.size(), 5);
    for (const QString& name : theirs.keys())
        check(subtype(name), theirs.value(name));
    check(m_published.value(key("overall")), at(m_reference, "vad/icc_overall"));
}

void CliAgreementTest::published_patterns()
{
    SKIP_WITHOUT_PUBLISHED();
    const auto check = [](const QJsonValue& mine, const QJsonValue& theirs) {
        const double total = at(theirs, "total").toDouble();
        for (const QString& pattern : {key("unanimous"), key("majority"), key("split")}) {
            const QJsonValue count = at(mine, "patterns").toObject().value(pattern);
            QCOMPARE(count, theirs.toObject().value(pattern));
            QCOMPARE(QString::number(100 * count.toDouble() / total, 'f', 1).toDouble(),
                     theirs.toObject().value(key("pct_") + pattern).toDouble());
        }
    };
    const QJsonObject theirs = at(m_reference, "human_performance/per_subtype").toObject();
    QCOMPARE(theirs.size(), 5);
    for (const QString& name : theirs.keys())
        check(subtype(name), theirs.value(name));
    check(m_published.value(key("overall")), at(m_reference, "human_performance/overall"));
}

void CliAgreementTest::published_scales()
{
    SKIP_WITHOUT_PUBLISHED();
    const QJsonObject theirs = at(m_reference, "vad/distributions").toObject();
    QCOMPARE(theirs.size(), 5);
    for (const QString& name : theirs.keys()) {
        for (const auto& [short_, scale] :
             {std::pair{"v", "valence"}, std::pair{"a", "arousal"}, std::pair{"d", "dominance"},
              std::pair{"confidence", "confidence"}}) {
            const QJsonValue expected = theirs.value(name).toObject().value(key(short_));
            const QJsonValue mine = at(subtype(name), "scales").toObject().value(key(scale));
            QCOMPARE(rounded(at(mine, "mean"), 3), at(expected, "mean").toDouble());
            QCOMPARE(rounded(at(mine, "sd"), 3), at(expected, "sd").toDouble());
            QCOMPARE(at(mine, "n"), at(expected, "n"));
        }
    }
}

void CliAgreementTest::published_meanValence()
{
    SKIP_WITHOUT_PUBLISHED();
    const QJsonObject own = at(m_reference, "own_label_mean_valence").toObject();
    QCOMPARE(own.size(), 8);
    for (const QString& emotion : own.keys()) {
        const QJsonValue mine = at(m_published, "mean_valence/by_own_label").toObject()[emotion];
        const double expected = at(own.value(emotion), "mean").toDouble();
        QVERIFY(std::abs(at(mine, "mean").toDouble() - expected) < 1e-12);
        QCOMPARE(at(mine, "n"), at(own.value(emotion), "n"));
        QVERIFY(at(mine, "low").toDouble() < expected && expected < at(mine, "high").toDouble());
    }
    const QJsonObject gold = at(m_reference, "vad/consistency").toObject();
    QCOMPARE(gold.size(), 8);
    for (const QString& emotion : gold.keys()) {
        const QJsonValue mine = at(m_published, "mean_valence/by_gold").toObject()[emotion];
        QCOMPARE(rounded(at(mine, "mean"), 3), at(gold.value(emotion), "mean_valence").toDouble());
        QCOMPARE(at(mine, "n"), at(gold.value(emotion), "n"));
    }
}

void CliAgreementTest::published_confusionAndWheel()
{
    SKIP_WITHOUT_PUBLISHED();
    QCOMPARE(at(m_published, "confusion/order"), at(m_reference, "confusion_symmetric/order"));
    QCOMPARE(at(m_published, "confusion/counts"), at(m_reference, "confusion_symmetric/counts"));
    QCOMPARE(at(m_published, "overall/wheel/differing_pairs"),
             at(m_reference, "disagreement/pairs"));
    QCOMPARE(at(m_published, "overall/wheel/adjacent"),
             at(m_reference, "disagreement/wheel_adjacent"));
    QCOMPARE(at(m_published, "overall/split_valence"),
             at(m_reference, "split_valence_coherence/overall"));
}

void CliAgreementTest::published_gold()
{
    SKIP_WITHOUT_PUBLISHED();
    QCOMPARE(at(m_published, "overall/gold_counts"), at(m_reference, "gold_counts/overall"));
    const QJsonObject theirs = at(m_reference, "annotator_gold_agreement").toObject();
    QCOMPARE(theirs.size(), 5);
    for (const QString& name : theirs.keys()) {
        const QJsonObject expected = theirs.value(name).toObject();
        const QJsonObject mine = at(subtype(name), "gold_agreement").toObject();
        QCOMPARE(mine.keys(), expected.keys());
        for (const QString& rater : expected.keys())
            QVERIFY(std::abs(mine.value(rater).toDouble() - expected.value(rater).toDouble()) <
                    1e-12);
    }
}

void CliAgreementTest::published_counts()
{
    SKIP_WITHOUT_PUBLISHED();
    const QJsonObject notes = at(m_reference, "notes_per_subtype").toObject();
    for (const QJsonValue& mine : m_published.value(key("subtypes")).toArray())
        QCOMPARE(at(mine, "notes").toInt(), notes.value(at(mine, "subtype").toString()).toInt());
    QCOMPARE(at(m_published, "overall/self_contradictions/positive"),
             at(m_reference, "self_contradiction_counts/positive_emotion_negative_valence"));
    QCOMPARE(at(m_published, "overall/self_contradictions/negative"),
             at(m_reference, "self_contradiction_counts/negative_emotion_positive_valence"));
    const auto check = [](const QJsonValue& mine, const QJsonObject& theirs) {
        for (const QString& power : theirs.keys())
            QCOMPARE(at(mine, "power_relations").toObject().value(tokenOfPower(power)),
                     theirs.value(power));
    };
    const QJsonObject power = at(m_reference, "power/per_subtype").toObject();
    QCOMPARE(power.size(), 5);
    for (const QString& name : power.keys())
        check(subtype(name), power.value(name).toObject());
    check(m_published.value(key("overall")), at(m_reference, "power/overall").toObject());
}

void CliAgreementTest::published_correlationAndPower()
{
    SKIP_WITHOUT_PUBLISHED();
    const auto isNear = [&](const char* mine, const char* theirs) {
        return std::abs(at(m_published, mine).toDouble() - at(m_reference, theirs).toDouble()) <
               1e-12;
    };
    QVERIFY(isNear("spearman/context_words", "spearman/context_words_vs_agreement"));
    QVERIFY(isNear("spearman/utterance_words", "spearman/utterance_words_vs_agreement"));
    QVERIFY(isNear("detectable_effect/cohens_w", "power_analysis/cohens_w_noncentral"));
    QVERIFY(isNear("detectable_effect/critical_value_only",
                   "power_analysis/cohens_w_critical_value_only"));
    QCOMPARE(at(m_published, "detectable_effect/n"), at(m_reference, "power_analysis/n"));
    QCOMPARE(at(m_published, "detectable_effect/df"), at(m_reference, "power_analysis/df"));
}

void CliAgreementTest::published_splits()
{
    SKIP_WITHOUT_PUBLISHED();
    QCOMPARE(at(m_published, "splits/seed"), at(m_reference, "splits/seed"));
    QCOMPARE(at(m_published, "splits/proportions"), at(m_reference, "splits/proportions"));
    QCOMPARE(at(m_published, "splits/proportions/train/total").toInt(), 211);
    QCOMPARE(at(m_published, "splits/proportions/val/total").toInt(), 48);
    QCOMPARE(at(m_published, "splits/proportions/test/total").toInt(), 41);
}

SUBTEXT_TEST(CliAgreementTest)
#include "cliagreementtest.moc"
