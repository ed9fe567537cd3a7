// SPDX-License-Identifier: MIT
#include "core/evaluation/itemchoice.h"

#include "core/domain/emotion.h"
#include "tests/core/evaluation/sampleinput.h"
#include "tests/support/registeredtest.h"

#include <QTest>

using namespace subtext;
using namespace subtext::evaluation;

/// Which items stand behind the figures of an evaluation. Six items; two sets.
class ItemChoiceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void filters_data();
    void filters();
    void unfinishedSets_areNoModelsThatDisagree();
    void withoutSets_onlyAllHasItems();
    void cellsOfTheTable_haveTheirItems();
    void votes_areATableOfTheirOwn();
    void statusesAndLabels_haveTheirItems();
    void strata_haveTheirItems();
    void majority_isCutLikeTheSets();

private:
    static Input sixItems();
    static Evaluation scored();
};

Q_DECLARE_METATYPE(subtext::evaluation::ItemFilter)

namespace {

constexpr int Joy = 0;
constexpr int Trust = 1;
constexpr int Fear = 2;

QString name(const char* text)
{
    return QString::fromLatin1(text);
}

/// Texts by item, in this order; null: the file says that the answer is missing.
Column saying(const char* model, const std::vector<const char*>& texts)
{
    Column set;
    set.name.model = name(model);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        ColumnRow row;
        row.item = static_cast<int>(i);
        if (texts[i])
            row.raw = name(texts[i]);
        else
            row.signal = Signal::Missing;
        set.rows.push_back(row);
    }
    return set;
}

} // namespace

Input ItemChoiceTest::sixItems()
{
    return sample::input({sample::item(name("a/1"), Joy, {Joy, Joy, Joy}),
                          sample::item(name("a/2"), Joy, {Joy, Joy, Joy}),
                          sample::item(name("a/3"), Trust, {Trust, Trust, Joy}),
                          sample::item(name("b/1"), Fear, {Joy, Trust, Fear}),
                          sample::item(name("b/2"), std::nullopt, {Joy, Trust, Fear}),
                          sample::item(name("b/3"), std::nullopt, {Joy, Joy, Joy})});
}

Evaluation ItemChoiceTest::scored()
{
    EvaluationOptions how;
    how.table = cei2026Table();
    how.resampling.resamples = 10;
    return *evaluate(sixItems(),
                     {saying("m", {"joy", "trust", "trust", "I am sure that it is joy, really",
                                   "fear", "trust"}),
                      saying("n", {"fear", "relief x", nullptr, "joy", "fear", "concern"})},
                     how);
}

void ItemChoiceTest::filters_data()
{
    QTest::addColumn<ItemFilter>("filter");
    QTest::addColumn<Places>("expected");
    QTest::newRow("all") << ItemFilter::All << Places{0, 1, 2, 3, 4, 5};
    // b/3 is unanimous too, but nothing is gold there.
    QTest::newRow("people agree") << ItemFilter::OnlyPeopleAgree << Places{1};
    QTest::newRow("models agree") << ItemFilter::OnlyModelsAgree << Places{3, 4};
    // "relief x" is outside the table as well, "concern" is in it.
    QTest::newRow("outside") << ItemFilter::OutsideLabel << Places{5};
    QTest::newRow("keyword") << ItemFilter::Keyword << Places{3};
}

void ItemChoiceTest::filters()
{
    QFETCH(ItemFilter, filter);
    QFETCH(Places, expected);
    QCOMPARE(itemsWith(filter, sixItems(), scored().sets), expected);
}

void ItemChoiceTest::unfinishedSets_areNoModelsThatDisagree()
{
    auto sets = scored().sets;
    sets[1].openRun = OpenRun{5, 6};
    // Of the one that has all answers alone: it missed a/2, and gave a label to both splits.
    QCOMPARE(itemsWith(ItemFilter::OnlyPeopleAgree, sixItems(), sets), Places{1});
    QCOMPARE(itemsWith(ItemFilter::OnlyModelsAgree, sixItems(), sets), (Places{3, 4}));
    std::swap(sets[0].openRun, sets[1].openRun);
    // The other missed both items on which people agree.
    QCOMPARE(itemsWith(ItemFilter::OnlyPeopleAgree, sixItems(), sets), (Places{0, 1}));
    // What was said is there to be looked at all the same.
    QCOMPARE(itemsWith(ItemFilter::Keyword, sixItems(), sets), Places{3});
    sets[1].openRun = OpenRun{0, 6};
    QVERIFY(itemsWith(ItemFilter::OnlyPeopleAgree, sixItems(), sets).empty());
    QVERIFY(itemsWith(ItemFilter::OnlyModelsAgree, sixItems(), sets).empty());
}

void ItemChoiceTest::withoutSets_onlyAllHasItems()
{
    const Input input = sixItems();
    QCOMPARE(itemsWith(ItemFilter::All, input, {}).size(), input.items.size());
    for (const ItemFilter filter : {ItemFilter::OnlyPeopleAgree, ItemFilter::OnlyModelsAgree,
                                    ItemFilter::OutsideLabel, ItemFilter::Keyword})
        QVERIFY(itemsWith(filter, input, {}).empty());
}

void ItemChoiceTest::cellsOfTheTable_haveTheirItems()
{
    const Evaluation evaluation = scored();
    const Input input = sixItems();
    for (const SetEvaluation& set : evaluation.sets) {
        for (int gold = 0; gold < 8; ++gold) {
            for (int answer = 0; answer <= 8; ++answer) {
                const auto places = itemsAnswered(
                    input, set, gold, answer < 8 ? std::optional(answer) : std::nullopt);
                QCOMPARE(std::ssize(places), set.table.at(gold, answer));
            }
        }
    }
    for (const SetEvaluation& set : evaluation.sets) {
        for (int label = 0; label < 8; ++label)
            QCOMPARE(std::ssize(itemsLabelled(input, set, label)),
                     set.overall.scores.classes.at(static_cast<std::size_t>(label)).predicted);
    }
    QCOMPARE(itemsAnswered(input, evaluation.sets[0], Joy, Trust), (Places{1}));
    QCOMPARE(itemsAnswered(input, evaluation.sets[1], Trust, std::nullopt), (Places{2}));
}

void ItemChoiceTest::votes_areATableOfTheirOwn()
{
    const Evaluation evaluation = scored();
    QCOMPARE(evaluation.people.at(Joy, Joy), 6);
    QCOMPARE(evaluation.people.at(Trust, Trust), 2);
    QCOMPARE(evaluation.people.at(Trust, Joy), 1);
    QCOMPARE(evaluation.people.at(Fear, Joy), 1);
    std::int64_t all = 0;
    for (const std::int64_t count : evaluation.people.counts)
        all += count;
    QCOMPARE(all, 12); // of the four scored items
    SetEvaluation set;
    QCOMPARE(itemsVoted(sixItems(), set, Trust, Joy), (Places{2}));
    QCOMPARE(itemsVoted(sixItems(), set, Joy, Joy), (Places{0, 1}));
    set.isAsked = {false, true, true, true, true, true};
    QCOMPARE(itemsVoted(sixItems(), set, Joy, Joy), (Places{1}));
}

void ItemChoiceTest::statusesAndLabels_haveTheirItems()
{
    const Evaluation evaluation = scored();
    QCOMPARE(itemsOfStatus(sixItems(), evaluation.sets[1], AnswerStatus::Missing), (Places{2}));
    for (const AnswerStatus status : AllStatuses)
        QCOMPARE(std::ssize(itemsOfStatus(sixItems(), evaluation.sets[1], status)),
                 evaluation.sets[1].coverage.at(static_cast<std::size_t>(status)));
    // b/3 has no gold: it is no scored item.
    QVERIFY(itemsOutside(sixItems(), evaluation.sets[1], name("concern")).empty());
}

void ItemChoiceTest::strata_haveTheirItems()
{
    QCOMPARE(itemsOfStratum(sixItems(), CutBy::Group, name("a")), (Places{0, 1, 2}));
    QCOMPARE(itemsOfStratum(sixItems(), CutBy::Group, name("b")), (Places{3}));
    QCOMPARE(itemsOfStratum(sixItems(), CutBy::Pattern, name("unanimous")), (Places{0, 1}));
    QCOMPARE(itemsOfStratum(sixItems(), CutBy::Power, name("peer")), (Places{0, 1, 2, 3}));
    QVERIFY(itemsOfStratum(sixItems(), CutBy::Domain, name("family")).empty());
}

void ItemChoiceTest::majority_isCutLikeTheSets()
{
    const Evaluation evaluation = scored();
    const Strata& strata = evaluation.majority.strata;
    QCOMPARE(strata.groups.size(), std::size_t{2});
    QCOMPARE(strata.groups[0].scores.accuracy, std::optional(2.0 / 3));
    QCOMPARE(strata.groups[1].scores.accuracy, std::optional(0.0));
    QCOMPARE(strata.patterns[0].scores.accuracy, std::optional(1.0));
}

SUBTEXT_TEST(ItemChoiceTest)
#include "itemchoicetest.moc"
