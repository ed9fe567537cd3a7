// SPDX-License-Identifier: MIT
#include "core/stats/rankcorrelation.h"

#include "core/domain/ceiscene.h"
#include "core/domain/texts.h"
#include "core/travel/importing.h"
#include "tests/core/stats/vectors.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <map>

using namespace subtext;
using stats::averageRanks;
using stats::spearman;
using Numbers = std::vector<double>;

class RankCorrelationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void averageRanks_sharesTies();
    void spearman_hasKnownAnswers_data();
    void spearman_hasKnownAnswers();
    void spearman_withoutVariation_isNone_data();
    void spearman_withoutVariation_isNone();
    void spearman_onlyLooksAtTheOrder();
    void publishedData_hasTheKnownCorrelations();
};

void RankCorrelationTest::averageRanks_sharesTies()
{
    QCOMPARE(averageRanks(Numbers{}), Numbers{});
    QCOMPARE(averageRanks(Numbers{7}), Numbers{1});
    QCOMPARE(averageRanks(Numbers{2, 2, 2}), (Numbers{2, 2, 2}));
    // scipy.stats.rankdata
    QCOMPARE(averageRanks(Numbers{3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5}),
             (Numbers{4.5, 1.5, 6, 1.5, 8, 11, 3, 10, 8, 4.5, 8}));
}

void RankCorrelationTest::spearman_hasKnownAnswers_data()
{
    QTest::addColumn<Numbers>("x");
    QTest::addColumn<Numbers>("y");
    QTest::addColumn<double>("rho");
    QTest::newRow("rising") << Numbers{1, 2, 3, 4} << Numbers{10, 20, 30, 31} << 1.0;
    QTest::newRow("falling") << Numbers{1, 2, 3, 4} << Numbers{9, 7, 5, 1} << -1.0;
    QTest::newRow("two pairs") << Numbers{1, 2} << Numbers{5, 3} << -1.0;
    // scipy 1.17, stats.spearmanr; the second is Wikipedia's worked example, −29/165.
    QTest::newRow("ties on both sides")
        << Numbers{1, 2, 2, 4, 5, 5, 5} << Numbers{3, 1, 4, 4, 2, 9, 9} << 0.48591265790377514;
    QTest::newRow("no ties") << Numbers{106, 100, 86, 101, 99, 103, 97, 113, 112, 110}
                             << Numbers{7, 27, 2, 50, 28, 29, 20, 12, 6, 17} << -29.0 / 165;
}

void RankCorrelationTest::spearman_hasKnownAnswers()
{
    QFETCH(Numbers, x);
    QFETCH(Numbers, y);
    QFETCH(double, rho);
    COMPARE_NEAR(spearman(x, y), rho, 1e-14);
    COMPARE_NEAR(spearman(y, x), rho, 1e-14);
}

void RankCorrelationTest::spearman_withoutVariation_isNone_data()
{
    QTest::addColumn<Numbers>("x");
    QTest::addColumn<Numbers>("y");
    QTest::newRow("nothing") << Numbers{} << Numbers{};
    QTest::newRow("one pair") << Numbers{1} << Numbers{2};
    QTest::newRow("x constant") << Numbers{4, 4, 4} << Numbers{1, 2, 3};
    QTest::newRow("y constant") << Numbers{1, 2, 3} << Numbers{0.5, 0.5, 0.5};
    QTest::newRow("both constant") << Numbers{1, 1} << Numbers{2, 2};
}

void RankCorrelationTest::spearman_withoutVariation_isNone()
{
    QFETCH(Numbers, x);
    QFETCH(Numbers, y);
    QVERIFY(!spearman(x, y));
}

void RankCorrelationTest::spearman_onlyLooksAtTheOrder()
{
    Numbers x;
    Numbers y;
    Numbers curved;
    for (int i = 0; i < 200; ++i) {
        x.push_back((i * 37) % 101);
        y.push_back((i * 53) % 89);
        curved.push_back(std::exp(x.back() / 10));
    }
    COMPARE_NEAR(spearman(curved, y), spearman(x, y).value(), 0);
}

void RankCorrelationTest::publishedData_hasTheKnownCorrelations()
{
    SKIP_WITHOUT_SHARED("reference/cei.json");
    if (test::publishedData().size() != 5)
        QSKIP("not there: the published data");
    test::TestStudy::Shape shape;
    shape.perSubtype = 0;
    shape.annotators = 0;
    shape.ratersPerItem = 0;
    test::TestStudy study(shape);
    VERIFY_HOLDS(study->importing().importFiles(test::publishedData(), {}));
    std::map<ScenarioId, std::map<Choice, int>> votes;
    for (const Annotation& annotation : must(study->annotations()))
        ++votes[annotation.scenario][annotation.answer.ballot[0].value()];
    Numbers agreement;
    Numbers contextWords;
    Numbers utteranceWords;
    for (const Scenario& scenario : must(study->scenarios())) {
        int most = 0;
        for (const auto& [emotion, count] : votes.at(scenario.id))
            most = std::max(most, count);
        agreement.push_back(most / 3.0); // of three raters
        contextWords.push_back(countWords(scenario.text(ScenePart::Context)));
        utteranceWords.push_back(countWords(scenario.text(ScenePart::Utterance)));
    }
    QCOMPARE(agreement.size(), std::size_t{300});
    const QJsonObject known = stats::test::ceiReference()[QStringLiteral("spearman")].toObject();
    COMPARE_NEAR(spearman(contextWords, agreement),
                 known[QStringLiteral("context_words_vs_agreement")].toDouble(), 1e-12);
    COMPARE_NEAR(spearman(utteranceWords, agreement),
                 known[QStringLiteral("utterance_words_vs_agreement")].toDouble(), 1e-12);
}

SUBTEXT_TEST(RankCorrelationTest)

#include "rankcorrelationtest.moc"
