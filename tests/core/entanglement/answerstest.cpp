// SPDX-License-Identifier: MIT
#include "core/entanglement/entanglementjson.h"
#include "core/entanglement/evaluationjson.h"
#include "core/entanglement/maprows.h"
#include "tests/core/entanglement/reference.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::entanglement;
using namespace subtext::entanglement::test;

// The whole documents, key by key and number by number, against answers that were computed
// elsewhere from the same files.
class AnswersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void statistics_areTheKnownOnes();
    void entanglement_isTheKnownOne_data();
    void entanglement_isTheKnownOne();
    void everyRun_isTheKnownOne();
    void everyMappedVector_isTheKnownOne();

private:
    QJsonObject known(const char* part) const { return m_answers[QLatin1String(part)].toObject(); }
    void evaluateAll();

    Reference m_reference;
    QJsonObject m_answers;
    std::vector<NamedEvaluation> m_sets;
};

#define SKIP_WITHOUT_ANSWERS SKIP_WITHOUT_SHARED("reference/emoscene/answers.json")

void AnswersTest::initTestCase()
{
    if (subtext::test::sharedFile(sharedName("answers.json")).isEmpty())
        return; // each test skips
    m_answers = stats::test::readJson(sharedName("answers.json"));
    m_reference = readReference();
}

void AnswersTest::evaluateAll()
{
    if (!m_sets.empty())
        return;
    const ByProtocol<Prior> priors = priorsOf(m_reference.scenarios);
    for (const Reference::Set& set : m_reference.sets) {
        const auto evaluation = evaluateSet(m_reference.scenarios, set.predictions, priors);
        QVERIFY(evaluation);
        m_sets.push_back({{set.model, set.mode, QStringLiteral("1")}, *evaluation});
    }
}

void AnswersTest::statistics_areTheKnownOnes()
{
    SKIP_WITHOUT_ANSWERS;
    COMPARE_JSON(statisticsJson(scenarioStatistics(m_reference.texts), wheelNames()),
                 known("statistics"));
}

void AnswersTest::entanglement_isTheKnownOne_data()
{
    QTest::addColumn<bool>("isTrainOnly");
    QTest::newRow("all") << false;
    QTest::newRow("train") << true;
}

void AnswersTest::entanglement_isTheKnownOne()
{
    SKIP_WITHOUT_ANSWERS;
    QFETCH(bool, isTrainOnly);
    const CoOccurrence data = isTrainOnly ? goldOf(m_reference.scenarios, SplitPart::Train)
                                          : goldOf(m_reference.scenarios);
    const QByteArray document = entanglementJson(entanglementFigures(data), wheelNames());
    QJsonObject found = QJsonDocument::fromJson(document).object();
    QJsonObject expected = known("entanglement")[QLatin1String(QTest::currentDataTag())].toObject();
    const QString fitted = QStringLiteral("fitted");
    QStringList differences;
    compareJson(fitted, found.take(fitted), expected.take(fitted), 1e-6, differences);
    compareJson(QString(), found, expected, 1e-9, differences);
    QVERIFY2(differences.isEmpty(), qPrintable(differences.join(u'\n')));
}

void AnswersTest::everyRun_isTheKnownOne()
{
    SKIP_WITHOUT_ANSWERS;
    evaluateAll();
    const QJsonObject expected{{QStringLiteral("runs"), known("runs")},
                               {QStringLiteral("overall"), known("overall")},
                               {QStringLiteral("dominant_errors"), known("dominant_errors")}};
    COMPARE_JSON(evaluationJson(m_sets, wheelNames()), expected);
}

void AnswersTest::everyMappedVector_isTheKnownOne()
{
    SKIP_WITHOUT_ANSWERS;
    evaluateAll();
    const auto table =
        readCsv(subtext::test::readFile(subtext::test::sharedFile(sharedName("map.csv"))));
    VERIFY_HOLDS(table);
    QCOMPARE(mapColumns(), table->columns);
    const qsizetype alpha = table->columns.indexOf(QStringLiteral("alpha"));
    std::vector<QStringList> rows;
    for (const NamedEvaluation& set : m_sets) {
        for (const QStringList& row : mapRows(set, m_reference.ids))
            rows.push_back(row);
    }
    QCOMPARE(rows.size(), table->rows.size());
    for (std::size_t at = 0; at < rows.size(); ++at) {
        QStringList expected = table->rows[at].cells;
        QCOMPARE(rows[at].at(alpha).toDouble(), expected.at(alpha).toDouble());
        expected[alpha] = rows[at].at(alpha); // "1" or "1.0"
        QCOMPARE(rows[at], expected);
    }
}

SUBTEXT_TEST(AnswersTest)
#include "answerstest.moc"
