// SPDX-License-Identifier: MIT
#include "core/agreement/disagreementsources.h"

#include "core/base/pythonrandom.h"
#include "core/domain/emotion.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <set>

using namespace subtext;
using namespace subtext::test;

namespace {

/// A study of which three people, of 24 in turns, label each item; where all of them differ, the
/// rule of more raters asks further ones.
struct RuledStudy
{
    std::vector<Annotation> answers;
    std::vector<FurtherRating> further;
};

/// Of four options an item's own has seven of ten votes, each other one: two people differ with
/// probability 1 - 0.49 - 3 * 0.01.
constexpr double RuledTruth = 0.48;

RuledStudy ruledStudy(std::uint64_t seed, int more)
{
    constexpr int Items = 6'000;
    constexpr int People = 24;
    constexpr int Planned = 3;
    PythonRandom stream(seed);
    RuledStudy study;
    for (int item = 0; item < Items; ++item) {
        std::set<int> said;
        for (int seat = 0; seat < Planned + more; ++seat) {
            if (seat == Planned && said.size() < Planned)
                break;
            const double x = stream.next32() / 4294967296.0;
            const int option = (item + (x < 0.7 ? 0 : x < 0.8 ? 1 : x < 0.9 ? 2 : 3)) % 4;
            said.insert(option);
            Annotation& answer = study.answers.emplace_back();
            answer.scenario = ScenarioId{item + 1};
            answer.person = PersonId{(item + seat) % People + 1};
            answer.answer.ballot.at(0) = static_cast<Choice>(option);
            if (seat >= Planned)
                study.further.push_back({answer.scenario, answer.person, 0, 0, true, true});
        }
    }
    return study;
}

bool holds(const std::optional<stats::Interval>& interval, double value)
{
    return interval && interval->low <= value && value <= interval->high;
}

} // namespace

/// What of the answers of a study goes into the shares of its disagreement. The shares themselves
/// are the business of core-stats-disagreement.
class DisagreementSourcesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answers_areReadByQuestion();
    void revisedSince_isNoRepeat();
    void repeatsOfFewer_areNotTaken();
    void pointsAndSeconds_areTaken();
    void pointsGivenAgain_areComparedByTheChoice();
    void furtherAnswers_areLeftOutAndCounted();
    void moreRatersAfterSplits_leaveTheTruthInTheBounds_data();
    void moreRatersAfterSplits_leaveTheTruthInTheBounds();
    void nothing_saysWhatLacks();
    void items_areNamedByTheirScenes();
    void itemsOfAStudy_areNamedInItsOrder();
    void sharesAlone_areTheSameWithoutItems();
    void cancelledShares_areNone();
    void byDisagreement_hasTheMostFirst();
    void document_hasEveryN();

private:
    static Annotation answer(int item, int person, Choice choice)
    {
        Annotation annotation;
        annotation.scenario = ScenarioId{item};
        annotation.person = PersonId{person};
        annotation.answer.ballot.at(0) = choice;
        return annotation;
    }
    static RepeatedAnswer repeat(int item, int person, Choice first, Choice again)
    {
        RepeatedAnswer repeated{PersonId{person}, ScenarioId{item}, {}, {}};
        repeated.first.at(0) = first;
        repeated.again.at(0) = again;
        return repeated;
    }
    /// Two people and four items: they differ about the last.
    static std::vector<Annotation> fourItems()
    {
        return {answer(11, 5, Emotion::Joy),     answer(11, 9, Emotion::Joy),
                answer(12, 5, Emotion::Fear),    answer(12, 9, Emotion::Fear),
                answer(13, 5, Emotion::Sadness), answer(13, 9, Emotion::Sadness),
                answer(14, 5, Emotion::Joy),     answer(14, 9, Emotion::Anger)};
    }
};

void DisagreementSourcesTest::answers_areReadByQuestion()
{
    const auto sources = disagreementSources(usualTask(), fourItems(),
                                             {repeat(11, 5, Emotion::Joy, Emotion::Joy),
                                              repeat(12, 5, Emotion::Fear, Emotion::Sadness)});
    QCOMPARE(sources.questions.size(), usualTask()->questions.size());
    const stats::DisagreementShares& of = sources.questions.front();
    QCOMPARE(of.items, std::size_t{4});
    QCOMPARE(of.persons, std::size_t{2});
    QCOMPARE(of.repeats, std::size_t{2});
    QCOMPARE(of.secondsAsked, std::size_t{0});
    QCOMPARE(of.total, std::optional(0.25)); // one pair of four
    QVERIFY(of.unsteadiness && !of.ambiguity);
    QCOMPARE(of.lacking, std::vector{stats::NotIdentifiable::SecondReadings});
}

void DisagreementSourcesTest::revisedSince_isNoRepeat()
{
    const auto sources = disagreementSources(
        usualTask(), fourItems(),
        {repeat(11, 5, Emotion::Fear, Emotion::Fear), repeat(99, 5, Emotion::Joy, Emotion::Joy)});
    QCOMPARE(sources.questions.front().repeats, std::size_t{0});
}

void DisagreementSourcesTest::repeatsOfFewer_areNotTaken()
{
    std::vector<Annotation> answers = fourItems();
    answers[0].answer.seconds.set(static_cast<QuestionIndex>(0), SecondAnswer::of(Emotion::Fear));
    DisagreementInput input{usualTask(), answers, {}, {}, {}};
    for (const int item : {11, 12, 13, 14})
        input.items.emplace_back(ScenarioId{item}, QString::number(item));
    input.repeats = {repeat(11, 5, Emotion::Joy, Emotion::Joy),
                     repeat(12, 5, Emotion::Fear, Emotion::Sadness)};
    input.fewestRepeating = 2;
    using Lacks = stats::NotIdentifiable;
    const auto lacksRepeats = [](const stats::DisagreementShares& of) {
        return std::find(of.lacking.begin(), of.lacking.end(), Lacks::Repeats) != of.lacking.end();
    };
    const stats::DisagreementShares one = disagreementSources(input).questions.front();
    QCOMPARE(one.repeats, std::size_t{0});
    QVERIFY(lacksRepeats(one) && !one.unsteadiness && !one.byScene && !one.ambiguity);
    QCOMPARE(one.total, std::optional(0.25));
    // One of theirs that is none, since the answer was revised, makes nobody the second.
    input.repeats.push_back(repeat(11, 9, Emotion::Fear, Emotion::Fear));
    QCOMPARE(disagreementSources(input).questions.front(), one);
    input.repeats.back() = repeat(11, 9, Emotion::Joy, Emotion::Joy);
    const stats::DisagreementShares two = disagreementSources(input).questions.front();
    QCOMPARE(two.repeats, std::size_t{3});
    QVERIFY(!lacksRepeats(two) && two.unsteadiness);
}

void DisagreementSourcesTest::pointsAndSeconds_areTaken()
{
    std::vector<Annotation> answers = fourItems();
    const auto place = static_cast<QuestionIndex>(0);
    answers[0].answer.seconds.set(place, SecondAnswer::nothing());
    answers[6].answer.seconds.set(place, SecondAnswer::of(Emotion::Anger));
    answers[7].answer.seconds.set(place, SecondAnswer::of(Emotion::Anger)); // of no use: chosen
    const auto sources = disagreementSources(usualTask(), answers, {});
    QCOMPARE(sources.questions.front().secondsAsked, std::size_t{2});

    std::vector<int> points(usualTask()->questions.front().options.size(), 0);
    points[0] = 60;
    points[1] = 40;
    std::vector<Annotation> shared{answer(11, 5, static_cast<Choice>(0)),
                                   answer(11, 9, static_cast<Choice>(0))};
    shared[0].answer.seconds.set(place, SecondAnswer::of(points));
    const auto half = disagreementSources(usualTask(), shared, {});
    // 1 - (0.6 * 1 + 0.4 * 0): what the first gives to the second option.
    QVERIFY(qFuzzyCompare(half.questions.front().total.value_or(0), 0.4));
}

// A repeat asks for no points: 60/40 with the same choice again is no unsteadiness.
void DisagreementSourcesTest::pointsGivenAgain_areComparedByTheChoice()
{
    const auto place = static_cast<QuestionIndex>(0);
    std::vector<int> points(usualTask()->questions.front().options.size(), 0);
    points[slotOf(Emotion::Joy)] = 60;
    points[slotOf(Emotion::Anger)] = 40;
    std::vector<Annotation> answers = fourItems();
    answers[0].answer.seconds.set(place, SecondAnswer::of(points));
    const auto unsteadinessBy = [&](Choice again) {
        const auto sources =
            disagreementSources(usualTask(), answers, {repeat(11, 5, Emotion::Joy, again)});
        const stats::DisagreementShares& of = sources.questions.front();
        return of.unsteadiness ? of.unsteadiness->value : -1;
    };
    QCOMPARE(unsteadinessBy(Emotion::Joy), 0.0);
    // 40 points were its, and yet another choice is another choice.
    QVERIFY(unsteadinessBy(Emotion::Anger) > 0.5);
}

// The last item is a split, and a third person was asked because of it.
void DisagreementSourcesTest::furtherAnswers_areLeftOutAndCounted()
{
    const DisagreementSources planned = disagreementSources(usualTask(), fourItems(), {});
    QVERIFY(!disagreementJson(planned).contains("further_annotations_left_out"));
    std::vector<Annotation> answers = fourItems();
    answers.push_back(answer(14, 7, Emotion::Joy));
    const std::vector<FurtherRating> further{{ScenarioId{14}, PersonId{7}, 0, 0, true, true},
                                             {ScenarioId{13}, PersonId{7}, 0, 0, true, false}};
    const auto found = disagreementSources(usualTask(), answers, {}, further);
    QCOMPARE(found.furtherLeftOut, 1);
    QVERIFY(found.questions == planned.questions);
    QVERIFY(disagreementJson(found).contains("\"further_annotations_left_out\": 1"));
    // With it two pairs of three differ there: (2/3) / 4.
    const auto all = disagreementSources(usualTask(), answers, {});
    QVERIFY(qFuzzyCompare(all.questions.front().total.value_or(0), 1.0 / 6));
}

void DisagreementSourcesTest::moreRatersAfterSplits_leaveTheTruthInTheBounds_data()
{
    QTest::addColumn<int>("more");
    QTest::addColumn<int>("seed");
    QTest::newRow("one more") << 1 << 49;
    QTest::newRow("two more") << 2 << 42;
}

// Whether there is a further answer depends on the votes, so that it is not missing by chance:
// items on which all differ would weigh less than they should.
void DisagreementSourcesTest::moreRatersAfterSplits_leaveTheTruthInTheBounds()
{
    QFETCH(int, more);
    QFETCH(int, seed);
    const RuledStudy study = ruledStudy(static_cast<std::uint64_t>(seed), more);
    QVERIFY(study.further.size() > 700);
    const auto planned =
        disagreementSources(usualTask(), study.answers, {}, study.further).questions.front();
    QVERIFY(holds(planned.totalInterval, RuledTruth));
    const auto all = disagreementSources(usualTask(), study.answers, {}).questions.front();
    QVERIFY(all.totalInterval);
    QVERIFY2(all.totalInterval->high < RuledTruth,
             qPrintable(QString::number(all.totalInterval->high)));
}

void DisagreementSourcesTest::nothing_saysWhatLacks()
{
    const auto sources = disagreementSources(usualTask(), {}, {});
    QVERIFY(!sources.questions.front().total);
    QCOMPARE(lackingToken(sources.questions.front().lacking.front()), QLatin1String("raters"));
}

void DisagreementSourcesTest::items_areNamedByTheirScenes()
{
    std::vector<Annotation> answers = fourItems();
    answers.push_back(answer(15, 5, Emotion::Joy)); // nobody else
    const auto sources = disagreementSources(
        usualTask(), answers,
        {repeat(14, 5, Emotion::Joy, Emotion::Fear), repeat(12, 5, Emotion::Fear, Emotion::Fear)});
    QCOMPARE(sources.items.size(), sources.questions.size());
    const std::vector<ItemSources>& items = sources.items.front();
    QCOMPARE(items.size(), std::size_t{4});
    double expected = 0;
    for (std::size_t i = 0; i < items.size(); ++i) {
        QCOMPARE(items[i].scenario, ScenarioId{11 + static_cast<qint64>(i)});
        QCOMPARE(items[i].of.observed, i == 3 ? 1.0 : 0.0);
        QVERIFY(items[i].of.unsteadiness && !items[i].of.ambiguity);
        expected += items[i].of.expected / 4;
    }
    QVERIFY(qFuzzyCompare(expected, *sources.questions.front().total));
    QVERIFY(items[3].of.expected > items[0].of.expected);
}

void DisagreementSourcesTest::itemsOfAStudy_areNamedInItsOrder()
{
    DisagreementInput input;
    input.answers = fourItems();
    for (const qint64 id : {14, 12, 11, 13})
        input.items.emplace_back(ScenarioId{id}, QStringLiteral("scene %1").arg(id));
    const DisagreementSources without = disagreementSources(input);
    const std::vector<ItemSources>& items = without.items.front();
    QCOMPARE(items.size(), std::size_t{4});
    QCOMPARE(items.front().name, QStringLiteral("scene 14"));
    QCOMPARE(items.front().of.observed, 1.0);
    QCOMPARE(items.back().name, QStringLiteral("scene 13"));
    QVERIFY(!isAnythingTold(without));
    input.repeats = {repeat(14, 5, Emotion::Joy, Emotion::Fear)};
    QVERIFY(isAnythingTold(disagreementSources(input)));
    input.answers.clear();
    QVERIFY(!isAnythingTold(disagreementSources(input)));
}

void DisagreementSourcesTest::sharesAlone_areTheSameWithoutItems()
{
    DisagreementInput input;
    input.answers = fourItems();
    for (const qint64 id : {11, 12, 13, 14})
        input.items.emplace_back(ScenarioId{id}, QString::number(id));
    QVERIFY(!disagreementSharesToldBy(input)); // nobody was asked again
    input.repeats = {repeat(14, 5, Emotion::Joy, Emotion::Fear)};
    input.further = {{ScenarioId{11}, PersonId{9}, 0, 0, true, true}};
    const auto shares = disagreementSharesToldBy(input);
    const auto all = disagreementToldBy(input);
    QVERIFY(shares && all);
    QVERIFY(shares->questions == all->questions);
    QCOMPARE(shares->furtherLeftOut, 1);
    QVERIFY(shares->items.empty());
}

void DisagreementSourcesTest::cancelledShares_areNone()
{
    DisagreementInput input;
    input.answers = fourItems();
    input.repeats = {repeat(14, 5, Emotion::Joy, Emotion::Fear)};
    CancelToken cancel;
    QVERIFY(disagreementSharesToldBy(input, cancel));
    cancel.cancel();
    QVERIFY(!disagreementSharesToldBy(input, cancel));
}

void DisagreementSourcesTest::byDisagreement_hasTheMostFirst()
{
    const auto of = [](int scenario, double expected) {
        ItemSources item{ScenarioId{scenario}, {}, {}};
        item.of.expected = expected;
        return item;
    };
    const auto sorted = byDisagreement({of(1, 0.2), of(2, 0.5), of(3, 0.2), of(4, 0.7)});
    const std::vector<ItemSources> wanted{of(4, 0.7), of(2, 0.5), of(1, 0.2), of(3, 0.2)};
    QVERIFY(sorted == wanted);
    QVERIFY(byDisagreement({}).empty());
}

void DisagreementSourcesTest::document_hasEveryN()
{
    const auto sources = disagreementSources(usualTask(), fourItems(), {});
    const QJsonObject json = QJsonDocument::fromJson(disagreementJson(sources)).object();
    QCOMPARE(json.value(QStringLiteral("schema")).toString(),
             QStringLiteral("subtext.disagreement/1"));
    const QJsonObject of = json.value(QStringLiteral("per_question"))
                               .toObject()
                               .value(usualTask()->questions.front().token)
                               .toObject();
    QCOMPARE(of.value(QStringLiteral("n")).toObject().value(QStringLiteral("items")).toInt(), 4);
    QCOMPARE(of.value(QStringLiteral("disagreement"))
                 .toObject()
                 .value(QStringLiteral("estimate"))
                 .toDouble(),
             0.25);
    QVERIFY(
        of.value(QStringLiteral("ambiguity")).toObject().value(QStringLiteral("share")).isNull());
    const QJsonArray items = of.value(QStringLiteral("per_item")).toArray();
    QCOMPARE(items.size(), 4);
    const QJsonObject last = items.last().toObject();
    QCOMPARE(last.value(QStringLiteral("n")).toInt(), 2);
    QCOMPARE(last.value(QStringLiteral("observed")).toDouble(), 1.0);
    QVERIFY(last.value(QStringLiteral("expected")).toObject().contains(QStringLiteral("low")));
    QVERIFY(last.value(QStringLiteral("unsteadiness")).isNull()); // nobody was asked again
}

SUBTEXT_TEST(DisagreementSourcesTest)
#include "disagreementsourcestest.moc"
