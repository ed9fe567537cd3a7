// SPDX-License-Identifier: MIT
#include "tests/core/report/publishedmodels.h"
#include "tests/core/report/reports.h"
#include "tests/support/registeredtest.h"

#include <algorithm>
#include <array>

using namespace subtext;
using namespace subtext::test;

/// The tables of the published data by group, power and person. What is expected comes from a
/// script that goes through the files by itself; it has the totals of the known answers, too.
class PublishedGroupsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void coefficients_areKnownByGroup();
    void kappa_isKnownByPower();
    void splits_areKnownByGroup();
    void valence_isKnownWithinGroups();
    void pairs_areKnownByGroup();
    void flags_areTwentyTwoOfNineHundred();
    void tiers_areThoseOfTheData();
    void people_areConfusedAsKnown();

private:
    /// Cells of the row of a table in which these columns have these values, rounded.
    QString row(const char* table, const Where& where, const QStringList& columns,
                int decimals = 0) const;

    std::unique_ptr<TestStudy> m_study;
    std::unique_ptr<StudyReport> m_report;
};

namespace {

constexpr std::array PublishedGroups{"deflection-misdirection", "mixed-signals",
                                     "passive-aggression",      "sarcasm-irony",
                                     "strategic-politeness",    "all"};
using ByGroup = std::array<const char*, PublishedGroups.size()>;

QStringList publishedWords(const char* names)
{
    return QString::fromLatin1(names).split(u' ');
}

} // namespace

void PublishedGroupsTest::initTestCase()
{
    m_study = publishedModels();
    if (m_study)
        m_report = std::make_unique<StudyReport>(m_study->study());
}

void PublishedGroupsTest::init()
{
    if (!m_report)
        QSKIP("not there: the published data");
}

QString PublishedGroupsTest::row(const char* table, const Where& where, const QStringList& columns,
                                 int decimals) const
{
    const ReadTable read = m_report->table(table);
    QStringList cells;
    for (const QString& column : columns)
        cells << QString::number(read.number(where, column), 'f', decimals);
    return cells.join(u' ');
}

void PublishedGroupsTest::coefficients_areKnownByGroup()
{
    constexpr ByGroup Known{"0.062500 0.067708 0.110490", "0.162099 0.166754 0.219432",
                            "0.215056 0.219417 0.284155", "0.251726 0.255883 0.293899",
                            "0.199057 0.203507 0.264760", "0.205999 0.206881 0.230972"};
    for (std::size_t i = 0; i < Known.size(); ++i)
        QCOMPARE(row("agreement", {{"group", PublishedGroups.at(i)}},
                     publishedWords("kappa alpha ac1"), 6),
                 QString::fromLatin1(Known.at(i)));
}

void PublishedGroupsTest::kappa_isKnownByPower()
{
    const std::array<std::pair<const char*, ByGroup>, 3> known{{
        {"peer", {"41 0.057", "40 0.122", "40 0.201", "51 0.209", "45 0.201", "217 0.193"}},
        {"high-to-low", {"11 -0.038", "18 0.216", "14 0.232", "5 0.531", "13 0.237", "61 0.250"}},
        {"low-to-high", {"8 0.111", "2 -0.250", "6 0.175", "4 0.143", "2 -0.385", "22 0.149"}},
    }};
    for (const auto& [power, groups] : known) {
        for (std::size_t i = 0; i < groups.size(); ++i) {
            const Where where{{"group", PublishedGroups.at(i)}, {"power_relation", power}};
            const QString found = row("agreement-by-power", where, publishedWords("items")) + u' ' +
                                  row("agreement-by-power", where, publishedWords("kappa"), 3);
            QCOMPARE(found, QString::fromLatin1(groups.at(i)));
        }
    }
}

void PublishedGroupsTest::splits_areKnownByGroup()
{
    constexpr ByGroup Known{"31 16 0 1 14", "20 8 0 1 11", "8 1 0 0 7",
                            "16 5 0 1 10",  "19 4 1 0 14", "94 34 1 3 56"};
    for (std::size_t i = 0; i < Known.size(); ++i)
        QCOMPARE(row("split-valence", {{"group", PublishedGroups.at(i)}},
                     publishedWords("splits all_negative all_neutral all_positive mixed")),
                 QString::fromLatin1(Known.at(i)));
}

// In the order of joy, trust, fear, surprise, sadness, disgust, anger, anticipation.
void PublishedGroupsTest::valence_isKnownWithinGroups()
{
    constexpr std::array<const char*, 5> Own{
        "0.751 0.209 -0.390 -0.390 -0.613 -0.603 -0.563 -0.083",
        "0.538 0.221 -0.608 -0.357 -0.698 -0.665 -0.596 0.388",
        "0.698 0.333 -0.524 -0.333 -0.616 -0.266 -0.559 -0.333",
        "0.429 0.266 -0.569 0.032 -0.414 -0.466 -0.422 -0.077",
        "0.344 0.019 -0.220 -0.299 -0.444 -0.330 -0.333 -0.241"};
    constexpr std::array<const char*, 5> Gold{
        "nan 0.187 -0.557 -0.366 -0.516 -0.318 -0.608 0.028",
        "0.167 0.177 -0.469 -0.267 -0.649 -0.890 -0.454 0.266",
        "0.584 0.111 -0.483 -0.313 -0.557 -0.557 -0.445 -0.332",
        "0.423 0.332 -0.622 0.013 -0.381 -0.555 -0.373 -0.110",
        "0.277 -0.047 nan -0.317 -0.394 nan -0.371 -0.142"};
    const QStringList labels =
        publishedWords("joy trust fear surprise sadness disgust anger anticipation");
    for (std::size_t i = 0; i < Own.size(); ++i) {
        QStringList own;
        QStringList gold;
        for (const QString& label : labels) {
            const Where where{{"group", PublishedGroups.at(i)}, {"label", label}};
            own << row("mean-valence", where, publishedWords("own_mean"), 3);
            gold << row("mean-valence", where, publishedWords("gold_mean"), 3);
        }
        QCOMPARE(own.join(u' '), QString::fromLatin1(Own.at(i)));
        QCOMPARE(gold.join(u' '), QString::fromLatin1(Gold.at(i)));
    }
}

void PublishedGroupsTest::pairs_areKnownByGroup()
{
    struct Pairs
    {
        const char* differing; ///< And how many of them are neighbours.
        const char* first;
        const char* second;
        const char* count; ///< Of the most frequent pair, or of one of two.
        const char* areNeighbours;
    };
    constexpr std::array<Pairs, PublishedGroups.size()> Known{{
        {"141 56", "surprise", "sadness", "26", "yes"},
        {"124 47", "trust", "fear", "16", "yes"},
        {"114 20", "surprise", "anger", "25", "no"},
        {"112 36", "sadness", "anger", "11", "no"},
        {"117 32", "trust", "sadness", "16", "no"},
        {"608 191", "surprise", "anger", "64", "no"},
    }};
    const ReadTable table = m_report->table("confused-pairs");
    for (std::size_t i = 0; i < Known.size(); ++i) {
        const Pairs& of = Known.at(i);
        const Where where{
            {"group", PublishedGroups.at(i)}, {"first", of.first}, {"second", of.second}};
        QCOMPARE(row("confused-pairs", where, publishedWords("differing_pairs adjacent")),
                 QString::fromLatin1(of.differing));
        QCOMPARE(table.cell(where, "count"), QString::fromLatin1(of.count));
        QCOMPARE(table.cell(where, "neighbours"), QString::fromLatin1(of.areNeighbours));
    }
}

// 21 and 1 by the two rules; seven people have none, and two are above 5 % (3 of 60).
void PublishedGroupsTest::flags_areTwentyTwoOfNineHundred()
{
    const QStringList header = m_report->table("annotators").header();
    const qsizetype flaggedAt = header.indexOf(QStringLiteral("flagged"));
    const qsizetype limitAt = header.indexOf(QStringLiteral("within_limit"));
    QVERIFY(flaggedAt >= 0 && limitAt >= 0);
    std::vector<int> flags;
    QStringList within;
    const QByteArray csv = m_report->tablesOf("annotators")->front().csv;
    for (const QString& line : QString::fromUtf8(csv).split(u'\n', Qt::SkipEmptyParts).mid(1)) {
        const QStringList cells = line.trimmed().split(u',');
        flags.push_back(cells.at(flaggedAt).toInt());
        within << cells.at(limitAt);
    }
    std::sort(flags.begin(), flags.end());
    QCOMPARE(flags, (std::vector<int>{0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 7, 8}));
    QCOMPARE(within.count(QStringLiteral("no")), 2);
    QCOMPARE(within.count(QStringLiteral("yes")), 13);
}

void PublishedGroupsTest::tiers_areThoseOfTheData()
{
    constexpr ByGroup Known{"5 24 31", "8 32 20", "7 45 8", "12 32 16", "11 30 19", "43 163 94"};
    for (std::size_t i = 0; i < Known.size(); ++i)
        QCOMPARE(
            row("tiers", {{"group", PublishedGroups.at(i)}}, publishedWords("high middle low")),
            QString::fromLatin1(Known.at(i)));
    QCOMPARE(
        row("tiers", {{"group", "all"}}, publishedWords("high_share middle_share low_share"), 2),
        QStringLiteral("0.14 0.54 0.31"));
}

void PublishedGroupsTest::people_areConfusedAsKnown()
{
    const QStringList labels =
        publishedWords("joy trust fear surprise sadness disgust anger anticipation");
    constexpr std::array<std::array<int, 8>, 8> Known{{{49, 5, 0, 2, 2, 1, 1, 3},
                                                       {8, 44, 1, 8, 7, 1, 7, 5},
                                                       {2, 9, 55, 6, 5, 0, 6, 1},
                                                       {10, 10, 8, 120, 19, 6, 21, 13},
                                                       {4, 5, 12, 15, 127, 2, 17, 10},
                                                       {3, 1, 2, 4, 4, 15, 6, 1},
                                                       {2, 7, 9, 15, 10, 7, 98, 8},
                                                       {5, 13, 4, 5, 6, 2, 5, 41}}};
    const ReadTable table = m_report->table("confusion-models");
    for (std::size_t gold = 0; gold < Known.size(); ++gold) {
        const Where where{{"who", "people"}, {"gold", labels.at(qsizetype(gold))}};
        const double answers = table.number(where, "answers");
        for (std::size_t answer = 0; answer < Known.size(); ++answer)
            QCOMPARE(table.number(where, labels.at(qsizetype(answer))) * answers,
                     double(Known.at(gold).at(answer)));
        QCOMPARE(table.cell(where, "no_label"), QStringLiteral("0"));
    }
}

SUBTEXT_TEST(PublishedGroupsTest)
#include "publishedgroupstest.moc"
