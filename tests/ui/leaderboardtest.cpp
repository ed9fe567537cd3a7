// SPDX-License-Identifier: MIT
#include "ui/models/board/leaderboard.h"

#include "core/figures/figures.h"
#include "core/models/predictionreading.h"
#include "core/study/study.h"
#include "core/travel/importing.h"
#include "tests/core/evaluation/sampleinput.h"
#include "tests/support/checks.h"
#include "tests/support/environments.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "ui/models/board/labelfigures.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace subtext;
using namespace subtext::test;

/// What the leaderboard shows, from its worker to its rows; the published responses beside the
/// known answers.
class LeaderboardTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void published_haveTheKnownFigures();
    void people_standInEveryStratum();
    void comparison_isSeenFromEitherSide();
    void chosenAndUndecided_areMarked();
    void rowOfAnotherKind_isNotUndefined();
    void figureWithoutTheTable_doesNotCoverTheSets();
    void peopleWhoVotedForGold_haveAMarkOfTheirOwn();
    void marksOfAStratum_areOfItsItems();
    void unfinishedRun_standsApartUnranked();
    void setsOfDifferentItems_haveARangeOfNumbers();
    void nobodyToCompareWith_isSaid();
};

namespace {

using namespace evaluation;

QString latin(const char* text)
{
    return QString::fromLatin1(text);
}

bool isClose(const std::optional<double>& value, const QJsonValue& expected)
{
    return value && expected.isDouble() && std::abs(*value - expected.toDouble()) <= 1e-12;
}

bool isClose(const std::optional<stats::Interval>& interval, const QJsonValue& expected)
{
    return interval && isClose(interval->low, expected[latin("low")]) &&
           isClose(interval->high, expected[latin("high")]);
}

Column answering(const char* model, const std::vector<const char*>& labels)
{
    Column set;
    set.name.model = latin(model);
    for (std::size_t i = 0; i < labels.size(); ++i) {
        ColumnRow row;
        row.item = static_cast<int>(i);
        row.stated = latin(labels[i]);
        set.rows.push_back(row);
    }
    return set;
}

/// Four items of two groups; the first set has all of them right, the second three, the third none.
Evaluation threeSets()
{
    const Input input = sample::input(
        {sample::item(latin("a/1"), 0, {0, 0, 0}), sample::item(latin("a/2"), 1, {1, 1, 0}),
         sample::item(latin("b/1"), 2, {2, 2, 2}), sample::item(latin("b/2"), 3, {3, 3, 3})});
    EvaluationOptions how;
    how.resampling.resamples = 100;
    return *evaluate(input,
                     {answering("all", {"joy", "trust", "fear", "surprise"}),
                      answering("most", {"joy", "trust", "fear", "joy"}),
                      answering("none", {"anger", "anger", "anger", "anger"})},
                     how);
}

const BoardRow* rowCalled(const std::vector<BoardRow>& rows, const QString& name)
{
    const auto found = std::find_if(rows.begin(), rows.end(),
                                    [&](const BoardRow& row) { return row.name == name; });
    return found == rows.end() ? nullptr : &*found;
}

} // namespace

void LeaderboardTest::published_haveTheKnownFigures()
{
    const QString answers = sharedFile(latin("reference/evaluation/answers.json"));
    const QString responses = sharedFile(latin("reference/evaluation/published_zero_shot.json"));
    if (publishedData().isEmpty() || answers.isEmpty() || responses.isEmpty())
        QSKIP("the published data is not here");
    QTemporaryDir folder;
    FixedClock clock;
    CountingIds ids;
    Study::Setup setup;
    setup.title = latin("Published");
    auto study =
        must(Study::create(folder.filePath(latin("published.subtext")), setup, {clock, ids, {}}));
    must(study->importing().importFiles(publishedData(), {}));
    const auto people = must(study->figures().agreementInput());
    must(study->modelAnswers().take(
        toKeep(must(study->predictions().readAllLabelFiles(people, {{responses}, {}, {}})))));

    const auto result = must(labelFigures(*study, {}, {}));

    const QJsonObject known = QJsonDocument::fromJson(readFile(answers)).object();
    const QJsonValue published = known[latin("published")][latin("subtext")];
    const std::vector<BoardRow> rows = boardRows(result->evaluation, {});
    QCOMPARE(result->evaluation.sets.size(), std::size_t{5});
    for (const evaluation::SetEvaluation& set : result->evaluation.sets) {
        const BoardRow* row = rowCalled(rows, set.shortName);
        const QJsonValue of = published[set.name.model];
        const QJsonValue overall = of[latin("overall")];
        QVERIFY2(row && overall.isObject(), qPrintable(set.name.model));
        QVERIFY(isClose(row->figure(ModelMetric::Accuracy),
                        overall[latin("accuracy")][latin("estimate")]));
        QVERIFY(isClose(row->interval(ModelMetric::Accuracy), overall[latin("accuracy")]));
        QVERIFY(isClose(row->figure(ModelMetric::AccuracyAnswered),
                        overall[latin("accuracy_answered")]));
        QVERIFY(isClose(row->figure(ModelMetric::MacroF1),
                        overall[latin("macro_f1")][latin("estimate")]));
        QVERIFY(isClose(row->interval(ModelMetric::MacroF1), overall[latin("macro_f1")]));
        QVERIFY(isClose(row->figure(ModelMetric::WeightedF1),
                        overall[latin("weighted_f1")][latin("estimate")]));
        QVERIFY(isClose(row->figure(ModelMetric::VoteShare), overall[latin("vote_share")]));
        QCOMPARE(row->answered, overall[latin("answered")].toInteger());
        for (const QJsonValue stratum : of[latin("subtypes")].toArray()) {
            const auto part =
                boardRows(result->evaluation, {CutBy::Group, stratum[latin("subtype")].toString()});
            const BoardRow* cut = rowCalled(part, set.shortName);
            QVERIFY(isClose(cut->figure(ModelMetric::Accuracy),
                            stratum[latin("accuracy")][latin("estimate")]));
            QVERIFY(isClose(cut->interval(ModelMetric::Accuracy), stratum[latin("accuracy")]));
        }
    }
    const QJsonValue majority = known[latin("baselines")][latin("majority_class")];
    const BoardRow* constant = rowCalled(rows, QStringLiteral("Always “surprise”"));
    QVERIFY(constant);
    QVERIFY(isClose(constant->figure(ModelMetric::Accuracy),
                    majority[latin("accuracy")][latin("estimate")]));
    QVERIFY(isClose(constant->interval(ModelMetric::Accuracy), majority[latin("accuracy")]));
    // All people agree on 27 items of which no set has the label.
    QCOMPARE(
        itemsWith(evaluation::ItemFilter::OnlyPeopleAgree, result->input, result->evaluation.sets)
            .size(),
        static_cast<std::size_t>(
            known[latin("published")][latin("difficulty")][latin("unanimous_but_no_model")]
                .toArray()
                .size()));
}

void LeaderboardTest::people_standInEveryStratum()
{
    const Evaluation evaluation = threeSets();
    const auto all = boardRows(evaluation, {});
    QVERIFY(rowCalled(all, latin("Annotator accuracy against gold")));
    const BoardRow* best = rowCalled(all, latin("Best single label"));
    QVERIFY(best && best->figure(ModelMetric::VoteShare));
    QVERIFY(!best->figure(ModelMetric::Accuracy)); // it is no set’s accuracy against gold
    const auto group = boardRows(evaluation, {CutBy::Group, latin("a")});
    // Of the three votes on a/2 one is another.
    const auto isFigure = [](const BoardRow* row, ModelMetric metric, double expected) {
        return row && row->figure(metric) && std::abs(*row->figure(metric) - expected) < 1e-12;
    };
    QVERIFY(isFigure(rowCalled(group, latin("Annotator accuracy against gold")),
                     ModelMetric::Accuracy, 5.0 / 6));
    QVERIFY(
        isFigure(rowCalled(group, latin("Best single label")), ModelMetric::VoteShare, 5.0 / 6));
    QCOMPARE(rowCalled(group, latin("most"))->figure(ModelMetric::Accuracy), std::optional(1.0));
    QVERIFY(!rowCalled(group, latin("most"))->figure(ModelMetric::VoteShare));
    const auto peers = boardRows(evaluation, {CutBy::Power, latin("peer")});
    QVERIFY(isFigure(rowCalled(peers, latin("Annotator accuracy against gold")),
                     ModelMetric::Accuracy, 11.0 / 12));
    QCOMPARE(rowCalled(peers, latin("most"))->figure(ModelMetric::Accuracy), std::optional(0.75));
}

void LeaderboardTest::comparison_isSeenFromEitherSide()
{
    const Evaluation evaluation = threeSets();
    const auto there = comparisonOf(evaluation, {}, 0, 2);
    const auto back = comparisonOf(evaluation, {}, 2, 0);
    QCOMPARE(*there->difference, 1.0);
    QCOMPARE(*back->difference, -1.0);
    QCOMPARE(back->interval->low, -there->interval->high);
    QCOMPARE(back->interval->high, -there->interval->low);
    QCOMPARE(there->mcnemarP, 0.125); // 4 of 4, two-sided: 2 / 2⁴
    QCOMPARE(back->mcnemarP, there->mcnemarP);
    QVERIFY(!comparisonOf(evaluation, {}, 1, 1));
}

void LeaderboardTest::chosenAndUndecided_areMarked()
{
    const Evaluation evaluation = threeSets();
    const auto rows = boardRows(evaluation, {});
    const IntervalContent content = boardContent(evaluation, {}, rows, ModelMetric::Accuracy, 0);
    QCOMPARE(content.rows.at(0), QStringLiteral("▸ all"));
    QCOMPARE(content.rows.at(1), QStringLiteral("≈ most")); // one item of four
    QCOMPARE(content.rows.at(2), QStringLiteral("≈ none")); // Holm’s p of four items is 0.375
    QVERIFY(content.summary.contains(latin("highest is 1.000, of all")));
    // It is said of accuracies, and stands beside no other figure.
    QCOMPARE(boardContent(evaluation, {}, rows, ModelMetric::WeightedF1, 0).rows.mid(0, 3),
             (QStringList{QStringLiteral("▸ all"), latin("most"), latin("none")}));
    const IntervalContent free = boardContent(evaluation, {}, rows, ModelMetric::Accuracy, -1);
    QCOMPARE(free.rows.at(0), latin("all"));
}

void LeaderboardTest::rowOfAnotherKind_isNotUndefined()
{
    const Evaluation evaluation = threeSets();
    const IntervalContent content =
        boardContent(evaluation, {}, boardRows(evaluation, {}), ModelMetric::Accuracy, 0);
    for (int row = 0; row < content.rows.size(); ++row) {
        int filled = 0;
        for (const IntervalSeries& series : content.series) {
            const IntervalMark& mark = series.marks.at(static_cast<std::size_t>(row));
            QCOMPARE(mark.value.has_value(), !mark.isAbsent);
            filled += mark.value && !series.isSmall ? 1 : 0;
        }
        QCOMPARE(filled, 1); // a set, people or chance
    }
    IntervalContent undefined;
    undefined.series.emplace_back().marks = {{-0.5, {}, {}}, {{}, {}, {}, true}};
    const double without = axisRange(undefined).high;
    undefined.series.front().marks.back().isAbsent = false;
    QVERIFY(axisRange(undefined).high > without); // room for the word
}

void LeaderboardTest::figureWithoutTheTable_doesNotCoverTheSets()
{
    const Evaluation evaluation = threeSets();
    auto rows = boardRows(evaluation, {});
    // A set whose answers are all options comes to the same without the table.
    rows.front().plain = rows.front().figures;
    IntervalContent content = boardContent(evaluation, {}, rows, ModelMetric::Accuracy, 0);
    const auto find = [&](bool isHollow) {
        return std::find_if(content.series.begin(), content.series.end(),
                            [&](const IntervalSeries& of) {
                                return of.shape == MarkShape::Circle && of.isHollow == isHollow;
                            });
    };
    QVERIFY(find(true) != content.series.end());
    QVERIFY(find(true) > find(false)); // as a release has it
    const IntervalContent released = content;
    ringWithoutTable(content);
    QCOMPARE(content.series.size(), released.series.size());
    QCOMPARE(content.table, released.table);
    QCOMPARE(find(true)->marks.front().value, find(false)->marks.front().value);
    QVERIFY(find(true) < find(false)); // below the mark of the set
    QVERIFY(find(true)->isLarge && !find(true)->isSmall);
    QVERIFY(!find(false)->isLarge);
}

void LeaderboardTest::peopleWhoVotedForGold_haveAMarkOfTheirOwn()
{
    const Evaluation evaluation = threeSets();
    const IntervalContent content =
        boardContent(evaluation, {}, boardRows(evaluation, {}), ModelMetric::Accuracy, 0);
    const auto shownBy = [&](const QString& name) {
        QStringList names;
        for (const IntervalSeries& series : content.series) {
            const auto row = static_cast<std::size_t>(content.rows.indexOf(name));
            if (!series.marks.at(row).isAbsent)
                names << series.name + (series.isHollow ? latin(", hollow") : QString());
        }
        return names.join(u';');
    };
    QCOMPARE(shownBy(latin("Annotator accuracy against gold")),
             latin("People, against gold they voted for, hollow"));
    QCOMPARE(shownBy(latin("Annotator accuracy against others")), latin("People"));
}

namespace {

/// Of ten items in each of two groups the first set has those of "a" right, the other those of "b".
Evaluation oneGroupEach(std::optional<OpenRun> openRun = {})
{
    std::vector<Item> items;
    std::vector<const char*> first;
    std::vector<const char*> second;
    for (const char* group : {"a", "b"}) {
        for (int i = 0; i < 10; ++i) {
            items.push_back(
                sample::item(QStringLiteral("%1/%2").arg(latin(group)).arg(i), 0, {0, 0, 1}));
            first.push_back(*group == 'a' ? "joy" : "fear");
            second.push_back(*group == 'a' ? "fear" : "joy");
        }
    }
    EvaluationOptions how;
    how.resampling.resamples = 100;
    std::vector<Column> sets{answering("first", first), answering("second", second)};
    sets.back().openRun = openRun;
    return *evaluate(sample::input(items), sets, how);
}

} // namespace

void LeaderboardTest::marksOfAStratum_areOfItsItems()
{
    const Evaluation evaluation = oneGroupEach();
    const auto nameIn = [&](const ModelStratum& stratum) {
        return boardContent(evaluation, stratum, boardRows(evaluation, stratum),
                            ModelMetric::Accuracy, 0)
            .rows.at(1);
    };
    QCOMPARE(nameIn({}), QStringLiteral("≈ second")); // ten items each
    QCOMPARE(nameIn({CutBy::Group, latin("a")}), QStringLiteral("second"));
    const auto inB = comparisonOf(evaluation, {CutBy::Group, latin("b")}, 0, 1);
    QVERIFY(inB && inB->isToldApart);
    QCOMPARE(*inB->difference, -1.0);
    QCOMPARE(inB->holmP, 2.0 / 1024);
    QVERIFY(!comparisonOf(evaluation, {}, 0, 1)->isToldApart);
}

void LeaderboardTest::unfinishedRun_standsApartUnranked()
{
    const Evaluation evaluation = oneGroupEach(OpenRun{12, 20});
    const auto rows = boardRows(evaluation, {});
    const BoardRow* open = rowCalled(rows, latin("second"));
    QVERIFY(open);
    QCOMPARE(open->kind, BoardRow::Kind::Unfinished);
    QCOMPARE(boardName(*open), latin("second (unfinished: 12 of 20 answered)"));
    for (const auto& figure : open->figures)
        QVERIFY(!figure);
    const IntervalContent content = boardContent(evaluation, {}, rows, ModelMetric::Accuracy, 0);
    QVERIFY(content.rows.filter(latin("second")).isEmpty());
    QVERIFY(content.summary.contains(latin("1 set")));
    QCOMPARE(setsText(evaluation), latin("1 set, 1 run open"));
    QCOMPARE(setsText(oneGroupEach()), latin("2 sets"));
    QVERIFY(!comparisonOf(evaluation, {}, 0, 1));
}

void LeaderboardTest::setsOfDifferentItems_haveARangeOfNumbers()
{
    const Input input =
        sample::input({sample::item(latin("a/1"), 0, {0, 0, 0}), sample::item(latin("a/2"), 1, {1}),
                       sample::item(latin("b/1"), std::nullopt, {2, 3})});
    EvaluationOptions how;
    how.resampling.resamples = 10;
    const Column whole = answering("whole", {"joy", "trust", "fear"});
    const auto countsOf = [&](const std::vector<Column>& sets) {
        const Evaluation evaluation = *evaluate(input, sets, how);
        return itemCounts(evaluation, boardRows(evaluation, {}));
    };
    const ItemCounts one = countsOf({whole});
    QCOMPARE(one.ofGold, latin("2"));
    QCOMPARE(one.ofVotes, latin("3"));
    Column part = answering("part", {"joy"});
    part.isOfRun = true;
    const ItemCounts both = countsOf({whole, part});
    QCOMPARE(both.ofGold, QStringLiteral("1–2"));
    QCOMPARE(both.ofVotes, QStringLiteral("1–3"));
    QCOMPARE(countsOf({part}).ofGold, latin("1"));
    QCOMPARE(countsOf({}).ofGold, QString());
}

void LeaderboardTest::nobodyToCompareWith_isSaid()
{
    EvaluationOptions how;
    how.resampling.resamples = 10;
    const Evaluation alone = *evaluate(sample::input({sample::item(latin("a/1"), 0, {0})}),
                                       {answering("m", {"joy"})}, how);
    QVERIFY(standInText(alone.sets.front()).contains(latin("cannot be said")));
    QCOMPARE(notComparedText(alone, 0), latin("There is no other set to compare m with."));
    const Evaluation open = oneGroupEach(OpenRun{12, 20});
    QVERIFY(notComparedText(open, 0).contains(latin("each of them is unfinished")));
    QCOMPARE(notComparedText(open, 1),
             latin("second is compared with no other set, because it is unfinished."));
    const Evaluation evaluation = threeSets();
    QCOMPARE(notComparedText(evaluation, 0), QString());
    QVERIFY(standInText(evaluation.sets[2]).startsWith(latin("none could not stand in")));
}

SUBTEXT_TEST(LeaderboardTest)
#include "leaderboardtest.moc"
