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

/// The published answers of models, with every figure of the leaderboard and of the table by
/// subtype, against their known answers.
class PublishedBoardTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void sets_haveAllTheirFigures();
    void people_areAsKnown();
    void baselines_areAsKnown();
    void subtypes_haveAllTheirCells();

private:
    std::unique_ptr<TestStudy> m_study;
    std::vector<ReportPart> m_parts;
    QJsonObject m_sets;      // the known answers
    QJsonObject m_baselines; // of the same file
};

namespace {

/// Of one figure of a row: its name in the file, and that of the known answer.
struct KnownFigure
{
    const char* column;
    const char* key;
};

constexpr KnownFigure Resampled[] = {
    {"accuracy", "accuracy"}, {"macro_f1", "macro_f1"}, {"weighted_f1", "weighted_f1"}};

bool isTheKnown(double found, const QJsonValue& known)
{
    return known.isDouble() && std::abs(found - known.toDouble()) <= 1e-12;
}

/// Empty where every estimate and interval of the row is that of the known answer.
QStringList differingFigures(const ReadTable& board, const Where& row, const QJsonObject& known)
{
    QStringList wrong;
    for (const KnownFigure& of : Resampled) {
        const QJsonObject value = known.value(QLatin1String(of.key)).toObject();
        for (const auto& [ending, key] :
             {std::pair{"", "estimate"}, {"_low", "low"}, {"_high", "high"}}) {
            const QString column = QLatin1String(of.column) + QLatin1String(ending);
            if (!isTheKnown(board.number(row, column), value.value(QLatin1String(key))))
                wrong << column + QStringLiteral(": ") + board.cell(row, column);
        }
    }
    return wrong;
}

ReadTable tableIn(const std::vector<ReportPart>& parts, std::size_t place)
{
    return ReadTable(parts.at(place).tables->front().csv);
}

} // namespace

void PublishedBoardTest::initTestCase()
{
    m_study = publishedModels();
    if (!m_study)
        return;
    const QString file = sharedFile(QStringLiteral("reference/evaluation/answers.json"));
    QVERIFY(!file.isEmpty());
    const QJsonObject known = QJsonDocument::fromJson(readFile(file)).object();
    m_sets = known.value(QStringLiteral("published"))[QStringLiteral("subtext")].toObject();
    m_baselines = known.value(QStringLiteral("baselines")).toObject();
    // As many resamples as the known answers have, which is as many as a report draws.
    ReportFigures figures(must(readReportInput(m_study->study())));
    m_parts = makeReport(figures, {reportKind(QStringLiteral("leaderboard")),
                                   reportKind(QStringLiteral("model-by-subtype"))});
    QCOMPARE(m_parts.size(), std::size_t(2));
    for (const ReportPart& part : m_parts)
        QVERIFY2(!part.lack(), part.kind->name);
}

void PublishedBoardTest::init()
{
    if (!m_study)
        QSKIP("not there: the published data or its known answers");
}

void PublishedBoardTest::sets_haveAllTheirFigures()
{
    const ReadTable board = tableIn(m_parts, 0);
    QCOMPARE(m_sets.size(), 5);
    QCOMPARE(board.rowsWith({{"kind", "set"}}), qsizetype(5));
    for (auto set = m_sets.begin(); set != m_sets.end(); ++set) {
        const Where row{{"kind", "set"}, {"name", set.key()}};
        const QJsonObject overall = set->toObject().value(QStringLiteral("overall")).toObject();
        QCOMPARE(differingFigures(board, row, overall), QStringList());
        QVERIFY(isTheKnown(board.number(row, "vote_share"), overall[QStringLiteral("vote_share")]));
        QVERIFY(isTheKnown(board.number(row, "answered"), overall[QStringLiteral("answered")]));
    }
}

void PublishedBoardTest::people_areAsKnown()
{
    const ReadTable board = tableIn(m_parts, 0);
    const QJsonObject human = m_baselines.value(QStringLiteral("human")).toObject();
    QCOMPARE(board.rowsWith({{"kind", "people"}}), qsizetype(2));
    QVERIFY(isTheKnown(board.number({{"name", "Annotators against gold"}}, "accuracy"),
                       human[QStringLiteral("vs_gold_mean")]));
    QVERIFY(isTheKnown(board.number({{"name", "Annotators against the others"}}, "accuracy"),
                       human[QStringLiteral("vs_others_mean")]));
}

void PublishedBoardTest::baselines_areAsKnown()
{
    const ReadTable board = tableIn(m_parts, 0);
    QCOMPARE(board.rowsWith({{"kind", "baseline"}}), qsizetype(3));
    const QJsonObject majority = m_baselines.value(QStringLiteral("majority_class")).toObject();
    QCOMPARE(differingFigures(board, {{"name", "Majority class (surprise)"}}, majority),
             QStringList());
    const Where uniform{{"name", "Uniform random"}};
    const QJsonObject chance = m_baselines.value(QStringLiteral("uniform_random")).toObject();
    QVERIFY(isTheKnown(board.number(uniform, "accuracy"), chance[QStringLiteral("accuracy")]));
    QVERIFY(isTheKnown(board.number(uniform, "macro_f1"),
                       chance[QStringLiteral("macro_f1_large_sample")]));
    const QJsonObject prior = m_baselines.value(QStringLiteral("prior_random")).toObject();
    QVERIFY(isTheKnown(board.number({{"name", "Random by frequency"}}, "accuracy"),
                       prior[QStringLiteral("accuracy")]));
}

void PublishedBoardTest::subtypes_haveAllTheirCells()
{
    const ReadTable table = tableIn(m_parts, 1);
    int cells = 0;
    for (auto set = m_sets.begin(); set != m_sets.end(); ++set) {
        const Where row{{"row", "set"}, {"name", set.key()}};
        const QJsonObject of = set->toObject();
        for (const QJsonValue& part : of.value(QStringLiteral("subtypes")).toArray()) {
            const QString subtype = part[QStringLiteral("subtype")].toString();
            const QJsonValue accuracy = part[QStringLiteral("accuracy")];
            QVERIFY2(isTheKnown(table.number(row, subtype), accuracy[QStringLiteral("estimate")]),
                     qUtf8Printable(set.key() + u' ' + subtype));
            ++cells;
        }
        QVERIFY(isTheKnown(
            table.number(row, "all"),
            of[QStringLiteral("overall")][QStringLiteral("accuracy")][QStringLiteral("estimate")]));
    }
    QCOMPARE(cells, 5 * 5);
}

SUBTEXT_TEST(PublishedBoardTest)
#include "publishedboardtest.moc"
