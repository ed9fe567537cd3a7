// SPDX-License-Identifier: MIT
#include "core/agreement/studyagreementjson.h"
#include "core/task/builtintasks.h"
#include "core/task/taskreader.h"
#include "tests/core/stats/vectors.h"
#include "tests/core/task/sampletask.h"
#include "tests/support/registeredtest.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace subtext;
using stats::test::isNear;

/// Agreement of tasks that ask more than one question, ask it of other people each time, or rate
/// nothing. The task with a question, a board and two scales is the example of the manual.
class StudyAgreementTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void questions_areCountedByTheirOwnRatings_data();
    void questions_areCountedByTheirOwnRatings();
    void intervals_areThoseOfCPython();
    void scales_areOfWhoRatedEverything();
    void furtherAnswers_areInCountsAndInNoEstimate();
    void groups_haveFiguresOfTheirOwn();
    void contradictions_goByTheTask();
    void unequalBoard_isCountedByItsOwnNumber();
    void unequalBoard_hasTheIntervalsOfCPython();
    void unequalBoard_isComparedAsAWhole();
    void oneRater_hasNoAgreement();
    void nothing_isUndefinedEverywhere();
    void cancelled_givesNothing();
    void report_hasTheFiguresOfItsQuestion();
    void cei_isResampledAsPublished();
    void json_namesEverythingByToken();
    void json_ofABoardHasItsKeys();
    void models_areFittedToOneQuestion();

private:
    AgreementInput deskInput() const;
    AgreementInput boardInput() const;
    static StudyAgreement compute(const AgreementInput& input, int resamples = 100);

    std::shared_ptr<const Task> m_desk;
};

namespace {

struct DeskItem
{
    const char* channel;
    std::array<const char*, 4> answers; ///< Tone, three wishes, mood, effort; "-": none.
};

// Invented. One item has one rater, one has none, and one answer lacks its tone and its effort.
constexpr DeskItem DeskItems[] = {
    {"mail", {"w nyy 1 1", "-", "c yyy 1 2", "w nyy 2 1"}},
    {"phone", {"x yyn -2 2", "-", "x yyn -1 1", "g yyn -1 1"}},
    {"mail", {"-", "w nyn -1 3", "w nyy -1 3", "w nyn 0 3"}},
    {"chat", {"h nyn 1 2", "h nyn 0 2", "h nyy 0 2", "-"}},
    {"phone", {"g yyn 2 3", "c yny 2 2", "g yyn 2 2", "-"}},
    {"mail", {"-", "-", "x yny -2 4", "-"}},
    {"mail", {"w yyn 2 4", "x ynn 2 3", "g ynn 1 3", "x yny 2 3"}},
    {"phone", {"c yyy -2 3", "g yyy -1 3", "h yyy -1 4", "c yyy 0 4"}},
    {"chat", {"g yyn -2 5", "-", "w nyy -2 5", "x nny -2 5"}},
    {"mail", {"-", "-", "-", "-"}},
    {"phone", {"c nny 2 3", "c nnn 2 1", "c nnn 2 2", "-"}},
    {"mail", {"-", "? nnn 2 ?", "g nyn 0 4", "g nyy 1 3"}},
    {"phone", {"w yyn 1 2", "-", "-", "c ynn 0 1"}},
    {"mail", {"x yyn 1 1", "x nnn 1 1", "w nyn 0 1", "x nyy 0 1"}},
};

std::optional<Choice> oneOf(const QString& letters, QChar letter)
{
    const qsizetype place = letters.indexOf(letter);
    return place < 0 ? std::nullopt : std::optional(static_cast<Choice>(place));
}

AgreementRating ratingOf(int rater, const char* answer)
{
    const QStringList parts = QString::fromLatin1(answer).split(u' ');
    AgreementRating rating;
    rating.rater = rater;
    rating.ballot[0] = oneOf(QStringLiteral("cgwhx"), parts[0][0]);
    for (qsizetype row = 0; row < 3; ++row)
        rating.ballot[static_cast<std::size_t>(row) + 1] =
            oneOf(QStringLiteral("ny"), parts[1][row]);
    for (std::size_t scale = 0; scale < 2; ++scale) {
        bool isNumber = false;
        const int value = parts[static_cast<qsizetype>(scale) + 2].toInt(&isNumber);
        if (isNumber)
            rating.points[scale] = value;
    }
    return rating;
}

AgreementRater raterCalled(int number)
{
    return {PersonId{number}, QStringLiteral("A0%1").arg(number),
            QStringLiteral("Rater %1").arg(number)};
}

QJsonObject objectOf(const QByteArray& json)
{
    return QJsonDocument::fromJson(json).object();
}

QString key(const char* name)
{
    return QString::fromLatin1(name);
}

} // namespace

void StudyAgreementTest::initTestCase()
{
    const auto task = readTask(subtext::test::sampleDocument());
    QVERIFY(task);
    m_desk = std::make_shared<const Task>(*task);
}

AgreementInput StudyAgreementTest::deskInput() const
{
    AgreementInput input;
    input.task = m_desk;
    for (int i = 1; i <= 4; ++i)
        input.raters.push_back(raterCalled(i));
    for (const DeskItem& of : DeskItems) {
        AgreementItem& item = input.items.emplace_back();
        item.scenario = ScenarioId{std::ssize(input.items)};
        item.group = QString::fromLatin1(of.channel);
        for (int rater = 0; rater < 4; ++rater) {
            const char* answer = of.answers.at(static_cast<std::size_t>(rater));
            if (*answer != '-')
                item.ratings.push_back(ratingOf(rater, answer));
        }
    }
    return input;
}

/// Seven scenarios and four annotators of EmoScene's task, some of whom did not answer; one is
/// answered by one person, one by nobody.
AgreementInput StudyAgreementTest::boardInput() const
{
    constexpr int None = -1;
    const std::vector<std::array<int, 4>> answers{
        {3, 1, 3, None},    {0, 0, None, None}, {128, 130, 128, 130},     {None, 5, None, None},
        {16, 16, 17, None}, {3, 3, None, 2},    {None, None, None, None},
    };
    AgreementInput input;
    input.task = std::make_shared<const Task>(*builtInTask(u"emoscene"));
    for (int i = 1; i <= 4; ++i)
        input.raters.push_back(raterCalled(i));
    for (const std::array<int, 4>& vectors : answers) {
        AgreementItem& item = input.items.emplace_back();
        item.scenario = ScenarioId{std::ssize(input.items)};
        item.group = QStringLiteral("all");
        for (std::size_t rater = 0; rater < vectors.size(); ++rater) {
            if (vectors.at(rater) == None)
                continue;
            AgreementRating& rating = item.ratings.emplace_back();
            rating.rater = static_cast<int>(rater);
            for (std::size_t row = 0; row < 8; ++row)
                rating.ballot.at(row) =
                    static_cast<Choice>(static_cast<unsigned>(vectors.at(rater)) >> row & 1U);
        }
    }
    return input;
}

StudyAgreement StudyAgreementTest::compute(const AgreementInput& input, int resamples)
{
    const auto study = computeStudyAgreement(input, {resamples, 42, 0});
    if (!study)
        qFatal("cancelled by nobody");
    return *study;
}

// By a script of a few lines, in fractions: κ with pooled shares, AC1 with the mean of the
// items' shares (irrCAC's gwet.ac1.raw), α from the coincidence matrix.
void StudyAgreementTest::questions_areCountedByTheirOwnRatings_data()
{
    QTest::addColumn<int>("question");
    QTest::addColumn<double>("kappa");
    QTest::addColumn<double>("observed");
    QTest::addColumn<double>("ac1");
    QTest::addColumn<double>("alpha");
    QTest::newRow("tone") << 0 << 27107.0 / 77760 << 0.4861111111111111 << 0.36055221781925095
                          << 0.34444444444444444;
    QTest::newRow("refund") << 1 << 25.0 / 36 << 0.8472222222222222 << 4250.0 / 6109
                            << 0.6925207756232687;
    QTest::newRow("repair") << 2 << 169.0 / 891 << 0.6666666666666666 << 217.0 / 555
                            << 0.25252525252525254;
    QTest::newRow("apology") << 3 << 307.0 / 2112 << 0.5833333333333334 << 539.0 / 3074
                             << 0.1590909090909091;
}

void StudyAgreementTest::questions_areCountedByTheirOwnRatings()
{
    QFETCH(int, question);
    const StudyAgreement study = compute(deskInput());
    const AgreementGroup& of = study.overall.questions.at(static_cast<std::size_t>(question));
    QFETCH(double, kappa);
    QFETCH(double, observed);
    QFETCH(double, ac1);
    QFETCH(double, alpha);
    COMPARE_NEAR(of.kappa.kappa, kappa, 1e-12);
    COMPARE_NEAR(of.kappa.observed, observed, 1e-12);
    COMPARE_NEAR(of.ac1.estimate, ac1, 1e-12);
    COMPARE_NEAR(of.alpha, alpha, 1e-12);
    QCOMPARE(of.kappa.items, std::size_t{12});
    QCOMPARE(of.kappa.leftOut, std::size_t{2});
    QCOMPARE(of.kappaByEmotion.size(),
             m_desk->questions.at(static_cast<std::size_t>(question)).options.size());
    QCOMPARE(of.wheel, stats::RingAdjacency()); // no ring
}

// By random.Random(42).randint(0, 11) over the twelve items that count, in fractions; one stream
// for the four κ and their mean.
void StudyAgreementTest::intervals_areThoseOfCPython()
{
    const StudyAgreement study = compute(deskInput(), 2'000);
    const std::vector<AgreementGroup>& questions = study.overall.questions;
    const auto interval = [&](std::size_t question) {
        return *questions.at(question).intervals.kappa.interval;
    };
    COMPARE_NEAR(interval(0).low, 0.026345933562428408, 1e-12);
    COMPARE_NEAR(interval(0).high, 0.604, 1e-12);
    COMPARE_NEAR(interval(1).low, 0.32792207792207795, 1e-12);
    COMPARE_NEAR(interval(1).high, 1.0, 1e-12);
    COMPARE_NEAR(interval(2).low, -0.37438423645320196, 1e-12);
    COMPARE_NEAR(interval(2).high, 0.5982142857142857, 1e-12);
    COMPARE_NEAR(interval(3).low, -0.3090909090909091, 1e-12);
    COMPARE_NEAR(interval(3).high, 0.49069940476190477, 1e-12);
    COMPARE_NEAR(study.overall.meanInterval.interval->low, 0.10159148886827458, 1e-12);
    COMPARE_NEAR(study.overall.meanInterval.interval->high, 0.5032300055901536, 1e-12);
    QCOMPARE(study.overall.meanOver, 4);
    COMPARE_NEAR(study.overall.meanKappa,
                 (27107.0 / 77760 + 25.0 / 36 + 169.0 / 891 + 307.0 / 2112) / 4, 1e-12);
}

void StudyAgreementTest::scales_areOfWhoRatedEverything()
{
    const StudyAgreement study = compute(deskInput());
    const AgreementGroup& of = study.overall.questions.front();
    QCOMPARE(of.icc.size(), std::size_t{2});
    QCOMPARE(of.icc[0].items, std::size_t{3}); // people work in several groups: four columns
    COMPARE_NEAR(of.icc[0].estimate, 0.810126582278481, 1e-12);
    COMPARE_NEAR(of.icc[1].estimate, 0.75, 1e-12);
    COMPARE_NEAR(of.ordinalAlpha[0], 0.8190017794025081, 1e-12);
    COMPARE_NEAR(of.ordinalAlpha[1], 0.7926733099146892, 1e-12);
    QCOMPARE(of.scales[0].points, (std::vector<qint64>{6, 6, 8, 8, 11}));
    QCOMPARE(of.scales[1].moments.n, 38);
    COMPARE_NEAR(of.scales[1].moments.mean, 91.5 / 38, 1e-12); // of numbers, not of values
}

// Three answers of the fourth rater, and all of a fifth, were asked for because of a split.
void StudyAgreementTest::furtherAnswers_areInCountsAndInNoEstimate()
{
    AgreementInput input = deskInput();
    input.raters.push_back(raterCalled(5));
    for (const std::size_t item : {std::size_t{0}, std::size_t{3}})
        input.items[item].ratings.push_back(ratingOf(4, "c nyn 1 2"));
    const StudyAgreement unmarked = compute(input);
    int marked = 0;
    for (std::size_t i = 0; i < input.items.size(); ++i) {
        for (AgreementRating& rating : input.items[i].ratings) {
            rating.isFurther =
                rating.rater == 4 || (rating.rater == 3 && (i == 0 || i == 6 || i == 8));
            marked += rating.isFurther ? 1 : 0;
        }
    }
    AgreementInput planned = input;
    for (AgreementItem& item : planned.items)
        std::erase_if(item.ratings, [](const AgreementRating& of) { return of.isFurther; });
    const StudyAgreement found = compute(input);
    const StudyAgreement expected = compute(planned);
    QCOMPARE(marked, 5);
    for (std::size_t i = 0; i < m_desk->questions.size(); ++i) {
        const AgreementGroup& of = found.overall.questions[i];
        const AgreementGroup& as = expected.overall.questions[i];
        QVERIFY(of.kappa.kappa && of.kappa.kappa == as.kappa.kappa);
        QVERIFY(of.kappa.observed == as.kappa.observed && of.kappa.leftOut == as.kappa.leftOut);
        QVERIFY(of.kappaByEmotion == as.kappaByEmotion && of.alpha == as.alpha);
        QVERIFY(of.ac1.estimate == as.ac1.estimate);
        QCOMPARE(of.intervals.kappa.interval->low, as.intervals.kappa.interval->low);
        QCOMPARE(of.intervals.alpha.interval->high, as.intervals.alpha.interval->high);
        QVERIFY(of.icc[0].items > 0 && of.icc[0].items == as.icc[0].items);
        QVERIFY(of.icc[0].estimate == as.icc[0].estimate && of.ordinalAlpha == as.ordinalAlpha);
        QCOMPARE(of.furtherLeftOut, marked);
        const AgreementGroup& all = unmarked.overall.questions[i];
        QVERIFY(of.votes == all.votes && of.patterns == all.patterns && of.tiers == all.tiers);
        QVERIFY(of.raters == all.raters && of.scales == all.scales);
        QCOMPARE(of.annotations, all.annotations);
    }
    QVERIFY(found.overall.meanKappa == expected.overall.meanKappa);
    QVERIFY(found.overall.meanKappa != unmarked.overall.meanKappa);
    QCOMPARE(found.overall.leftOut, expected.overall.leftOut);
    const QString left = key("further_annotations_left_out");
    QCOMPARE(objectOf(studyAgreementJson(found)).value(left).toInt(), marked);
    QVERIFY(!objectOf(studyAgreementJson(expected)).contains(left));
}

void StudyAgreementTest::groups_haveFiguresOfTheirOwn()
{
    const StudyAgreement study = compute(deskInput());
    QStringList names;
    for (const GroupSet& group : study.groups)
        names << group.group;
    QCOMPARE(names, (QStringList{key("chat"), key("mail"), key("phone")}));
    const SetAgreement& mail = study.groups[1].figures;
    QCOMPARE(mail.items, 7);
    QCOMPARE(mail.leftOut, 2);
    COMPARE_NEAR(mail.questions[0].kappa.kappa, 87.0 / 215, 1e-12);
    COMPARE_NEAR(mail.questions[2].kappa.kappa, 71.0 / 360, 1e-12);
    COMPARE_NEAR(mail.questions[0].ordinalAlpha[1], 0.8317920918367347, 1e-12);
    COMPARE_NEAR(study.groups[2].figures.questions[3].kappa.kappa, 4.0 / 9, 1e-12);
}

// Worried or cross in a good mood, grateful in a bad one: one point beside the middle is enough.
void StudyAgreementTest::contradictions_goByTheTask()
{
    const StudyAgreement study = compute(deskInput());
    QCOMPARE(study.overall.questions[0].contradictionsPositive, 3);
    QCOMPARE(study.overall.questions[0].contradictionsNegative, 8);
    QCOMPARE(study.overall.questions[1].contradictionsNegative, 0);
}

// Fractions, by hand: five scenarios count, with fifteen ratings.
void StudyAgreementTest::unequalBoard_isCountedByItsOwnNumber()
{
    const StudyAgreement study = compute(boardInput());
    QCOMPARE(study.overall.leftOut, 2);
    const AgreementGroup& joy = study.overall.questions[0];
    COMPARE_NEAR(joy.kappa.kappa, 4.0 / 9, 1e-12);
    COMPARE_NEAR(joy.kappa.observed, 11.0 / 15, 1e-12);
    COMPARE_NEAR(joy.kappa.shares[1], 2.0 / 5, 1e-12);
    COMPARE_NEAR(joy.ac1.estimate, 7.0 / 15, 1e-12);
    QVERIFY(joy.ac1.interval); // as of every other question
    COMPARE_NEAR(joy.alpha, 13.0 / 27, 1e-12);
    QCOMPARE(joy.unanimous, 4); // three, nobody, nobody, and the only one
    const AgreementGroup& trust = study.overall.questions[1];
    COMPARE_NEAR(trust.kappa.kappa, 13.0 / 28, 1e-12);
    COMPARE_NEAR(trust.ac1.estimate, 881.0 / 1745, 1e-12);
    COMPARE_NEAR(trust.alpha, 5.0 / 12, 1e-12);
    const AgreementGroup& surprise = study.overall.questions[3];
    QVERIFY(!surprise.kappa.kappa && !surprise.alpha);
    COMPARE_NEAR(surprise.ac1.estimate, 1.0, 1e-12);
    COMPARE_NEAR(study.overall.questions[4].kappa.kappa, 1.0, 1e-12);
    // Joy, trust, sadness, anticipation; the four others have none.
    QCOMPARE(study.overall.meanOver, 4);
    COMPARE_NEAR(study.overall.meanKappa, (4.0 / 9 + 13.0 / 28 + 1 + 1) / 4, 1e-12);
}

// By random.Random(42).randint(0, 4) over the five scenarios that count, in fractions; one stream
// for all eight κ and their mean.
void StudyAgreementTest::unequalBoard_hasTheIntervalsOfCPython()
{
    const StudyAgreement study = compute(boardInput(), 2'000);
    const auto kappa = [&](std::size_t question) {
        return study.overall.questions.at(question).intervals.kappa;
    };
    QCOMPARE(kappa(0).undefined, 20);
    COMPARE_NEAR(kappa(0).interval->low, -0.25, 1e-12);
    COMPARE_NEAR(kappa(0).interval->high, 1.0, 1e-12);
    QCOMPARE(kappa(1).undefined, 22);
    COMPARE_NEAR(kappa(1).interval->low, -0.15384615384615385, 1e-12);
    QCOMPARE(kappa(2).undefined, 2'000);
    QVERIFY(!kappa(2).interval);
    QCOMPARE(kappa(4).undefined, 2'000 - 1'358);
    QCOMPARE(kappa(7).undefined, 2'000 - 1'344);
    QCOMPARE(study.overall.meanInterval.undefined, 0);
    COMPARE_NEAR(study.overall.meanInterval.interval->low, 0.3466666666666667, 1e-12);
    COMPARE_NEAR(study.overall.meanInterval.interval->high, 0.755, 1e-12);
}

void StudyAgreementTest::unequalBoard_isComparedAsAWhole()
{
    AgreementInput input = boardInput();
    const auto decide = [&](std::size_t item, unsigned vector) {
        for (std::size_t row = 0; row < 8; ++row)
            input.items.at(item).gold.at(row) = static_cast<Choice>(vector >> row & 1U);
    };
    decide(0, 3);
    decide(1, 0);
    decide(3, 5);
    decide(4, 48); // nobody's vector
    decide(5, 3);
    const StudyAgreement study = compute(input);
    QCOMPARE(study.overall.boards.size(), std::size_t{1});
    const BoardFigures& board = study.overall.boards.front();
    QCOMPARE(board.allEqual, 2);
    QCOMPARE(board.withGold, 5);
    QCOMPARE(board.goldGiven, 4);
    QCOMPARE(study.overall.withoutGold, 2);
    // The first annotator: 8 + 8 + 7 + 8 of four scenarios with gold.
    COMPARE_NEAR(board.cellsEqualGold[0], 31.0 / 32, 1e-15);
    COMPARE_NEAR(board.cellsEqualGold[3], 7.0 / 8, 1e-15);
    const YesFigures& joy = study.overall.yes.front().value();
    QCOMPARE(joy.histogram, (std::vector<qint64>{2, 2, 1, 1, 0}));
    COMPARE_NEAR(joy.shareByRater[0], 2.0 / 5, 1e-15);
    COMPARE_NEAR(joy.shareByRater[3], 0.0, 0);
}

void StudyAgreementTest::oneRater_hasNoAgreement()
{
    AgreementInput input = deskInput();
    for (AgreementItem& item : input.items)
        std::erase_if(item.ratings, [](const AgreementRating& of) { return of.rater != 2; });
    const StudyAgreement study = compute(input);
    QVERIFY(!study.overall.meanKappa);
    QCOMPARE(study.overall.meanOver, 0);
    QCOMPARE(study.overall.leftOut, 14);
    QVERIFY(!study.overall.questions[0].ac1.estimate && !study.overall.questions[1].ac1.estimate);
    QCOMPARE(study.overall.questions[0].intervals.resamples, 0);
    QVERIFY(!study.overall.questions[0].icc[0].estimate);
}

void StudyAgreementTest::nothing_isUndefinedEverywhere()
{
    AgreementInput input;
    input.task = m_desk;
    const StudyAgreement study = compute(input);
    QVERIFY(study.groups.empty() && !study.overall.meanKappa);
    QVERIFY(!study.overall.questions.at(3).kappa.kappa);
    const QJsonObject json = objectOf(studyAgreementJson(study));
    QVERIFY(json[key("mean_kappa")].isNull());
    QVERIFY(json[key("per_question")][key("tone")][key("kappa")].isNull());
}

void StudyAgreementTest::cancelled_givesNothing()
{
    CancelToken cancel;
    cancel.cancel();
    QVERIFY(!computeStudyAgreement(deskInput(), {}, cancel));
}

void StudyAgreementTest::report_hasTheFiguresOfItsQuestion()
{
    const AgreementInput input = deskInput();
    const StudyAgreement study = compute(input);
    const auto report = computeAgreement(input, {100, 42, 2});
    QVERIFY(report);
    QCOMPARE(report->question().token, key("repair"));
    QCOMPARE(report->overall.kappa, study.overall.questions[2].kappa);
    QCOMPARE(report->overall.intervals.kappa, study.overall.questions[2].intervals.kappa);
    QCOMPARE(report->subtypes.size(), std::size_t{3});
    QCOMPARE(report->detectable.degreesOfFreedom, 1);
    QCOMPARE(itemsOfPattern(input, Pattern::Split, std::nullopt, 0).size(),
             static_cast<std::size_t>(study.overall.questions[0].patterns.split));
}

/// One question, closed groups: group by group and then everything from one stream.
void StudyAgreementTest::cei_isResampledAsPublished()
{
    AgreementInput input;
    for (int i = 1; i <= 3; ++i)
        input.raters.push_back(raterCalled(i));
    PythonRandom random(5);
    std::vector<stats::CountTable> tables(2, stats::CountTable(8));
    const std::array groups{key("mixed-signals"), key("sarcasm-irony")};
    for (std::size_t i = 0; i < 24; ++i) {
        AgreementItem& item = input.items.emplace_back();
        item.scenario = ScenarioId{static_cast<qint64>(i) + 1};
        item.group = groups[i % 2];
        std::array<int, 8> votes{};
        for (int rater = 0; rater < 3; ++rater) {
            const std::uint32_t choice = random.below(4);
            AgreementRating& rating = item.ratings.emplace_back();
            rating.rater = rater;
            rating.ballot[0] = static_cast<Choice>(choice);
            ++votes.at(choice);
        }
        tables[i % 2].append(votes);
    }
    const StudyAgreement study = compute(input);
    PythonRandom stream(42);
    const stats::BootstrapOptions options{100, 0.95, std::nullopt};
    for (std::size_t group = 0; group < 2; ++group)
        QCOMPARE(study.groups[group].figures.questions[0].intervals.kappa,
                 stats::bootstrapAgreement(tables[group], stream, options)->kappa);
    tables[0].append(tables[1]);
    QCOMPARE(study.overall.questions[0].intervals.kappa,
             stats::bootstrapAgreement(tables[0], stream, options)->kappa);
}

void StudyAgreementTest::json_namesEverythingByToken()
{
    const QJsonObject json = objectOf(studyAgreementJson(compute(deskInput())));
    QCOMPARE(json[key("schema")].toString(), key("subtext.agreement/1"));
    QCOMPARE(json[key("raters")].toInt(), 4);
    QCOMPARE(json[key("scenarios")].toInt(), 14);
    QCOMPARE(json[key("scenarios_left_out")].toInt(), 2);
    const QJsonObject tone = json[key("per_question")][key("tone")].toObject();
    QCOMPARE(tone[key("votes")][key("worried")].toInt(), 9);
    QCOMPARE(tone[key("interval")][key("resamples")].toInt(), 100);
    QVERIFY(!tone.contains(key("yes_share")) && !tone.contains(key("ring")));
    QVERIFY(tone[key("kappa_by_option")].toObject().contains(key("hurried")));
    const QJsonObject refund = json[key("per_question")][key("refund")].toObject();
    QCOMPARE(refund[key("votes_histogram")].toArray(), (QJsonArray{4, 4, 1, 2, 2}));
    QCOMPARE(json[key("scales")].toObject().keys(), (QStringList{key("effort"), key("mood")}));
    QVERIFY(isNear(json[key("scales")][key("mood")][key("icc_2_1")].toDouble(), 0.810126582278481,
                   1e-12));
    const QJsonArray groups = json[key("groups")].toArray();
    QCOMPARE(groups.size(), 3);
    QCOMPARE(groups[1][key("group")].toString(), key("mail"));
    QVERIFY(groups[1][key("per_question")].toObject().contains(key("apology")));
    QVERIFY(groups[1][key("scales")].toObject().contains(key("mood")));
}

void StudyAgreementTest::json_ofABoardHasItsKeys()
{
    AgreementInput input = boardInput();
    input.raters[1].name = input.raters[0].name; // namesakes
    const QJsonObject json = objectOf(studyAgreementJson(compute(input)));
    QCOMPARE(json[key("vectors")][key("all_annotators_equal")].toInt(), 2);
    QCOMPARE(json[key("vectors")][key("gold_given_by_an_annotator")].toInt(), 0);
    QCOMPARE(json[key("without_gold")].toInt(), 7);
    QVERIFY(json[key("scales")].toObject().isEmpty());
    const QJsonObject shares =
        json[key("per_question")][key("joy")][key("yes_share_by_annotator")].toObject();
    QVERIFY(shares.contains(key("Rater 1 (A01)")) && shares.contains(key("Rater 1 (A02)")));
    QVERIFY(shares.contains(key("Rater 3")));
}

void StudyAgreementTest::models_areFittedToOneQuestion()
{
    const AgreementInput input = deskInput();
    const auto tone = fitModels(input, 2, 42, {}, 0);
    const auto refund = fitModels(input, 2, 42, {}, 1);
    QVERIFY(tone && refund);
    // Open groups: one model over all items, of four people.
    QCOMPARE(tone->size(), std::size_t{1});
    QVERIFY(tone->front().group.isEmpty());
    QCOMPARE(tone->front().raters.size(), std::size_t{4});
    QCOMPARE(refund->front().question, std::size_t{1});
    const QJsonObject json = objectOf(studyAgreementJson(compute(input), *refund));
    QCOMPARE(json[key("models")][0][key("question")].toString(), key("refund"));
    QVERIFY(json[key("models")][0][key("group")].isNull());
}

SUBTEXT_TEST(StudyAgreementTest)
#include "studyagreementtest.moc"
