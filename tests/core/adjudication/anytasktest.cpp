// SPDX-License-Identifier: MIT
#include "core/adjudication/hints.h"
#include "core/adjudication/precedents.h"
#include "core/adjudication/severity.h"
#include "core/desk/deskchecks.h"
#include "core/task/builtintasks.h"
#include "tests/core/stats/vectors.h"
#include "tests/support/registeredtest.h"
#include "tests/support/thirdtask.h"

#include <cmath>

using namespace subtext;
using namespace subtext::test;

/// Severity, ranges, hints and precedents of tasks that are not CEI's.
class AnyTaskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void severity_ofABoardIsTheShareOfItsRows();
    void severity_ofScalesCountsHalf();
    void severity_passesOverOpenRows();
    void ranges_areThoseOfTheTask();
    void limitsOfTheStudy_goBeforeTheTasks();
    void flags_sayQuestionAndScale();
    void hints_goByTheScalesThatTheTaskNames();
    void hints_areNoneWhereTheTaskHasNone();
    void precedents_compareEveryQuestion();
};

namespace {

constexpr Choice No{0};
constexpr Choice Yes{1};

std::shared_ptr<const Task> shared(const Task& task)
{
    return std::make_shared<const Task>(task);
}

Annotation rowsOf(std::initializer_list<std::optional<Choice>> rows)
{
    Annotation annotation;
    std::size_t at = 0;
    for (const auto& row : rows)
        annotation.answer.ballot.at(at++) = row;
    return annotation;
}

Annotation mailOf(Choice tone, int mood, int effort)
{
    Annotation annotation = rowsOf({tone, No, No, No});
    annotation.answer.scales[0] = mood;
    annotation.answer.scales[1] = effort;
    return annotation;
}

double severityOf(const Task& task, const std::vector<Annotation>& answers)
{
    return DeskChecks(task, {}).severityOf(answers);
}

AgreementItem itemOf(qint64 id, std::optional<Choice> gold, const std::vector<Annotation>& answers)
{
    AgreementItem item;
    item.scenario = {id};
    item.group = QStringLiteral("web");
    item.gold[0] = gold;
    for (const Annotation& each : answers)
        item.ratings.push_back({0, each.answer.ballot, each.answer.scales});
    return item;
}

} // namespace

void AnyTaskTest::severity_ofABoardIsTheShareOfItsRows()
{
    const Task& task = *builtInTask(u"emoscene");
    const Annotation none = rowsOf({No, No, No, No, No, No, No, No});
    const Annotation two = rowsOf({Yes, No, No, Yes, No, No, No, No});
    const Annotation all = rowsOf({Yes, Yes, Yes, Yes, Yes, Yes, Yes, Yes});
    QCOMPARE(severityOf(task, {none, none}), 0.0);
    QCOMPARE(severityOf(task, {none, two}), 0.25);
    QCOMPARE(severityOf(task, {none, all}), 1.0);
    COMPARE_NEAR(severityOf(task, {none, two, all}), (0.25 + 1 + 0.75) / 3, 1e-15);
    QCOMPARE(severityOf(task, {two}), 0.0);
}

void AnyTaskTest::severity_ofScalesCountsHalf()
{
    const Task& task = thirdTask();
    // One of four questions differs; the scales are at opposite ends, whatever their numbers.
    COMPARE_NEAR(severityOf(task, {mailOf(Choice{0}, -2, 1), mailOf(Choice{4}, 2, 5)}),
                 (0.25 + 1) / 2, 1e-15);
    // Half of the first scale, none of the second: 1 of 2√2.
    COMPARE_NEAR(severityOf(task, {mailOf(Choice{0}, -2, 1), mailOf(Choice{0}, 0, 1)}),
                 1 / (2 * std::sqrt(2.0)) / 2, 1e-15);
    // A minute is a tenth of a day.
    COMPARE_NEAR(severityOf(task, {mailOf(Choice{0}, 0, 1), mailOf(Choice{0}, 0, 2)}),
                 0.2 / (2 * std::sqrt(2.0)) / 2, 1e-15);
}

void AnyTaskTest::severity_passesOverOpenRows()
{
    const Task& task = *builtInTask(u"emoscene");
    const Annotation open = rowsOf({Yes, std::nullopt, No, No});
    const Annotation other = rowsOf({No, Yes, No, std::nullopt});
    QCOMPARE(severityOf(task, {open, other}), 0.5); // of the first and the third row
    QCOMPARE(severityOf(task, {open, rowsOf({})}), 0.0);
}

void AnyTaskTest::ranges_areThoseOfTheTask()
{
    const DeskChecks checks(thirdTask(), {});
    const auto isWide = [&](int a, int b, int effort) {
        return checks.isWide(
            std::vector<Annotation>{mailOf(Choice{0}, a, 1), mailOf(Choice{0}, b, effort)});
    };
    QVERIFY(!isWide(-1, 1, 5)); // 2 of mood, and nothing is said of effort
    QVERIFY(isWide(-1, 2, 1));  // 3 of mood, over 2.5
    QVERIFY(!DeskChecks(*builtInTask(u"emoscene"), {})
                 .isWide(std::vector<Annotation>{rowsOf({Yes}), rowsOf({No})}));
}

void AnyTaskTest::limitsOfTheStudy_goBeforeTheTasks()
{
    QualityThresholds changed;
    changed.vadRange = 1.9;
    const DeskChecks checks(thirdTask(), changed);
    QVERIFY(
        checks.isWide(std::vector<Annotation>{mailOf(Choice{0}, -1, 1), mailOf(Choice{0}, 1, 1)}));
    Annotation quick = mailOf(Choice{0}, 0, 1);
    quick.timings.emplace();
    quick.timings->activeMs = 2'500;
    QVERIFY(checks.flagsOf(quick).empty()); // the task asks for 2 s
    changed.tooFastMs = 2'600;
    const auto flags = DeskChecks(thirdTask(), changed).flagsOf(quick);
    QCOMPARE(flags.size(), std::size_t{1});
    QCOMPARE(flags.front().limit, 2'600.0);
}

void AnyTaskTest::flags_sayQuestionAndScale()
{
    const DeskChecks checks(thirdTask(), {});
    const auto flags = checks.flagsOf(mailOf(Choice{4}, 1, 1)); // cross, and pleased
    QCOMPARE(flags.size(), std::size_t{1});
    QVERIFY(flags.front().code == QualityCode::ContradictionNegative);
    QCOMPARE(flags.front().question, std::optional<std::size_t>(0));
    QVERIFY(flags.front().dimension == ScaleIndex{0});
    QCOMPARE(flags.front().value, 1.0);
}

void AnyTaskTest::hints_goByTheScalesThatTheTaskNames()
{
    AgreementInput input;
    input.task = shared(thirdTask());
    input.items = {itemOf(1, Choice{4}, {mailOf(Choice{4}, -2, 5), mailOf(Choice{4}, -1, 1)}),
                   itemOf(2, Choice{1}, {mailOf(Choice{1}, 2, 5)}),
                   itemOf(3, std::nullopt, {mailOf(Choice{4}, -1, 1), mailOf(Choice{1}, -2, 5)})};
    const HintModel model(input, QStringLiteral("web"));
    const auto hints = model.hintsFor({3});
    QVERIFY(hints.has_value());
    QVERIFY(hints->polarity == Polarity::Negative);
    QCOMPARE(hints->mean, RatingPoint{-0.75}); // of mood alone, laid out from −1 to +1
    QVERIFY(hints->nearest == Choice{4});
    QCOMPARE(hints->distances.front().distance, std::optional(0.0));
    QCOMPARE(hints->distances.back().distance, std::optional(1.75));
    QVERIFY(model.hintsFor({1})->polarity == Polarity::Negative);
    QVERIFY(model.hintsFor({2})->polarity == Polarity::Positive);
}

void AnyTaskTest::hints_areNoneWhereTheTaskHasNone()
{
    AgreementInput input;
    input.task = shared(*builtInTask(u"emoscene"));
    input.items = {itemOf(1, Yes, {rowsOf({Yes, No}), rowsOf({Yes, No})})};
    const HintModel model(input, QStringLiteral("web"));
    QVERIFY(!model.hintsFor({1}));
}

void AnyTaskTest::precedents_compareEveryQuestion()
{
    const Task& task = *builtInTask(u"emoscene");
    Scenario scene;
    scene.group = QStringLiteral("office");
    const std::vector<Annotation> alike{rowsOf({Yes, No, No, No, No, No, No, No}),
                                        rowsOf({Yes, No, No, No, No, No, No, No})};
    std::vector<Annotation> last = alike;
    last[0].answer.ballot[7] = Yes;
    const ItemProfile a = profileOf(task, scene, alike);
    const ItemProfile b = profileOf(task, scene, last);
    QVERIFY(!a.mean);
    QCOMPARE(a.votes.size(), std::size_t{8});
    QCOMPARE(profileDistance(a, a), 0.0);
    COMPARE_NEAR(profileDistance(a, b), 0.5 / 8 / 3, 1e-15); // half the votes of one row in eight
}

SUBTEXT_TEST(AnyTaskTest)
#include "anytasktest.moc"
