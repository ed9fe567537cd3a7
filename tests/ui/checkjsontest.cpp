// SPDX-License-Identifier: MIT
#include "ui/text/checkjson.h"

#include "tests/support/registeredtest.h"

#include <nlohmann/json.hpp>

using namespace subtext;

/// The report is written member by member, and must be what a JSON library writes of the whole.
class CheckJsonTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void layout_isThatOfOneDocument_data();
    void layout_isThatOfOneDocument();
    void largeReport_comesInPieces();
    void refusedPiece_isTheLast();
};

namespace {

QualityReport reportOfEverything()
{
    QualityReport report;
    report.annotations = 7;
    report.hasTimes = true;
    report.level1 = {{{1},
                      {1},
                      QStringLiteral("emotion"),
                      SchemaCode::MissingEmotion,
                      QStringLiteral("two\nlines, \"quoted\", \\ and ü\t")},
                     {{2}, {9}, QStringLiteral("valence"), SchemaCode::MissingEmotion, {}}};
    QualityFlag flag;
    flag.person = {1};
    flag.value = 0.875;
    flag.limit = 0.8;
    report.level2 = {flag};
    flag.scenario = {2};
    flag.dimension = Dimension::Arousal;
    report.level3 = {flag, flag};
    report.needsDecision = {{1}, {2}};
    report.decided = 3;
    PersonQuality person;
    person.person = {1};
    report.people = {person, person};
    report.repeats[{1}] = {};
    return report;
}

} // namespace

void CheckJsonTest::layout_isThatOfOneDocument_data()
{
    QTest::addColumn<bool>("isEmpty");
    QTest::addColumn<int>("level");
    for (int level = 0; level <= 4; ++level) {
        QTest::addRow("empty, level %d", level) << true << level;
        QTest::addRow("full, level %d", level) << false << level;
    }
}

void CheckJsonTest::layout_isThatOfOneDocument()
{
    QFETCH(bool, isEmpty);
    QFETCH(int, level);
    std::vector<Scenario> scenarios(2);
    std::vector<Person> people(1);
    for (std::size_t i = 0; i < scenarios.size(); ++i) {
        scenarios[i].id = {static_cast<qint64>(i + 1)};
        scenarios[i].sourceId = QString::number(i);
    }
    people[0].id = {1};
    people[0].name = QStringLiteral("Zoë");
    const QByteArray text = checkJson(isEmpty ? QualityReport() : reportOfEverything(),
                                      CheckNames(scenarios, people), level);
    const auto whole = nlohmann::ordered_json::parse(text.toStdString());
    QCOMPARE(text, QByteArray::fromStdString(whole.dump(2) + '\n'));
    QCOMPARE(whole.at("annotations").get<qint64>(), isEmpty ? 0 : 7);
    QCOMPARE(whole.at("annotators").size(), isEmpty ? std::size_t{0} : std::size_t{2});
    for (int one = 1; one <= 4; ++one) {
        const bool isThere = whole.contains("level" + std::to_string(one));
        QCOMPARE(isThere, level == 0 || level == one);
    }
}

void CheckJsonTest::largeReport_comesInPieces()
{
    QualityReport report = reportOfEverything();
    report.level3.assign(3000, report.level3.front());
    const CheckNames names({}, {});
    QByteArray joined;
    int pieces = 0;
    const auto written = writeCheckJson(report, names, [&](const QByteArray& piece) {
        joined += piece;
        ++pieces;
        return Result<void>();
    });
    QVERIFY(written);
    QVERIFY(pieces > 1);
    const auto whole = nlohmann::ordered_json::parse(joined.toStdString());
    QCOMPARE(whole.at("level3").size(), std::size_t{3000});
    QCOMPARE(joined, QByteArray::fromStdString(whole.dump(2) + '\n'));
}

void CheckJsonTest::refusedPiece_isTheLast()
{
    QualityReport report = reportOfEverything();
    report.level3.assign(3000, report.level3.front());
    const CheckNames names({}, {});
    int pieces = 0;
    const auto written = writeCheckJson(report, names, [&](const QByteArray&) -> Result<void> {
        ++pieces;
        return fail(ErrorCode::DiskFull);
    });
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::DiskFull);
    QCOMPARE(pieces, 1);
}

SUBTEXT_TEST(CheckJsonTest)
#include "checkjsontest.moc"
