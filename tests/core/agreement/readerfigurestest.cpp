// SPDX-License-Identifier: MIT
#include "core/agreement/readerfigures.h"

#include "core/agreement/readerfiguresjson.h"
#include "core/domain/emotion.h"
#include "core/task/builtintasks.h"
#include "tests/support/readerform.h"
#include "tests/support/registeredtest.h"

#include <cmath>

using namespace subtext;
using namespace subtext::test;

/// Agreement among groups of readers, against what is computed by hand.
class ReaderFiguresTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void groups_agreeAsCountedByHand();
    void furtherAnswers_areCountedAndInNoEstimate();
    void smallGroups_areLeftOutAndCounted();
    void groupThatWouldTellTheOthers_isLeftOutToo();
    void questionOfFewPeople_saysNothing();
    void questionThatWouldTellAnotherGroup_isLeftOutToo();
    void questionThatIsNotTold_isNullInJson();
    void withoutForm_thereAreNone();
};

namespace {

const QString Speech = QStringLiteral("first_language");

/// Four people, two items: 1 and 2 say Joy, Joy and Fear, Joy; 3 and 4 say Joy, Fear both times.
AgreementInput twoGroups()
{
    AgreementInput input;
    for (int person = 1; person <= 4; ++person)
        input.raters.push_back({{person}, QStringLiteral("A0%1").arg(person), {}});
    const std::vector<std::vector<Choice>> labels{
        {Emotion::Joy, Emotion::Joy, Emotion::Joy, Emotion::Fear},
        {Emotion::Fear, Emotion::Fear, Emotion::Joy, Emotion::Fear}};
    for (std::size_t item = 0; item < labels.size(); ++item) {
        AgreementItem row;
        row.scenario = {static_cast<qint64>(item) + 1};
        for (std::size_t rater = 0; rater < labels[item].size(); ++rater) {
            AgreementRating rating;
            rating.rater = static_cast<int>(rater);
            rating.ballot[0] = labels[item][rater];
            row.ratings.push_back(rating);
        }
        input.items.push_back(std::move(row));
    }
    return input;
}

ReaderAnswer saidBy(int person, const char* value)
{
    return {{}, {person}, Speech, QString::fromLatin1(value), 1};
}

bool isReaderFigure(const std::optional<double>& value, double expected)
{
    return value && std::abs(*value - expected) < 1e-12;
}

} // namespace

void ReaderFiguresTest::groups_agreeAsCountedByHand()
{
    const auto figures = readerFigures(
        twoGroups(), aReaderForm(),
        {saidBy(1, "german"), saidBy(2, "german"), saidBy(3, "spanish"), saidBy(4, "spanish")});
    QCOMPARE(figures.size(), std::size_t{3}); // a field each
    const ReaderFigures& of = figures.front();
    QCOMPARE(of.groups.size(), std::size_t{2});
    QCOMPARE(of.others, 0);
    // The first two agree on both items, one Joy and one Fear.
    const ReaderQuestion& german = of.groups[0].questions.front();
    QCOMPARE(german.people, 2);
    QCOMPARE(german.items, 2);
    QVERIFY(isReaderFigure(german.kappa, 1));
    QVERIFY(isReaderFigure(german.alpha, 1));
    QCOMPARE(german.counts.at(slotOf(Emotion::Joy)), 2);
    QCOMPARE(german.counts.at(slotOf(Emotion::Fear)), 2);
    // The others agree on none: P̄ = 0, P_e = 1/2, κ = −1; D_o = 1, D_e = 2·2·2/(4·3) = 2/3, α =
    // −1/2.
    const ReaderQuestion& spanish = of.groups[1].questions.front();
    QCOMPARE(spanish.labels, 4);
    QVERIFY(isReaderFigure(spanish.kappa, -1));
    QVERIFY(isReaderFigure(spanish.alpha, -0.5));
    QCOMPARE(figures.at(1).others, 4);
    QVERIFY(figures.at(1).groups.empty());
}

// The fourth was asked about the second item because of a split: what is left of the group is one
// item with two labels.
void ReaderFiguresTest::furtherAnswers_areCountedAndInNoEstimate()
{
    AgreementInput input = twoGroups();
    input.items[1].ratings[3].isFurther = true;
    const auto figures =
        readerFigures(input, aReaderForm(), {saidBy(3, "spanish"), saidBy(4, "spanish")});
    const ReaderQuestion& spanish = figures.front().groups.at(0).questions.front();
    QCOMPARE(spanish.labels, 4);
    QCOMPARE(spanish.counts.at(slotOf(Emotion::Fear)), 2);
    QCOMPARE(spanish.items, 1);
    QVERIFY(isReaderFigure(spanish.kappa, -1));
    QVERIFY(isReaderFigure(spanish.alpha, 0)); // D_o = 1, D_e = 2·1·1/(2·1) = 1
}

void ReaderFiguresTest::smallGroups_areLeftOutAndCounted()
{
    const auto figures =
        readerFigures(twoGroups(), aReaderForm(),
                      {saidBy(1, "german"), saidBy(2, "german"), saidBy(3, "spanish"),
                       saidBy(4, ""), saidBy(9, "spanish")}); // 9 labelled nothing
    const ReaderFigures& of = figures.front();
    QCOMPARE(of.groups.size(), std::size_t{1});
    QCOMPARE(of.groups.front().value, QStringLiteral("german"));
    QCOMPARE(of.others, 2);
}

// Two are told and one is not: of three people, which all know, that is somebody.
void ReaderFiguresTest::groupThatWouldTellTheOthers_isLeftOutToo()
{
    AgreementInput input = twoGroups();
    input.raters.pop_back();
    for (AgreementItem& item : input.items)
        item.ratings.pop_back();
    const auto figures = readerFigures(
        input, aReaderForm(), {saidBy(1, "german"), saidBy(2, "german"), saidBy(3, "spanish")});
    QVERIFY(figures.front().groups.empty());
    QCOMPARE(figures.front().others, 3);
}

void ReaderFiguresTest::questionOfFewPeople_saysNothing()
{
    AgreementInput input = twoGroups();
    for (AgreementItem& item : input.items)
        item.ratings[1].ballot[0].reset();
    const auto figures =
        readerFigures(input, aReaderForm(), {saidBy(1, "german"), saidBy(2, "german")});
    const ReaderQuestion& question = figures.front().groups.at(0).questions.front();
    QVERIFY(question.counts.empty());
    QCOMPARE(question.labels, 0);
    QVERIFY(!question.kappa);
}

// Both groups are told of the first question. One of the second group left the next one out: with
// what all answered to it, which the study says, the first group's labels would tell the other's.
void ReaderFiguresTest::questionThatWouldTellAnotherGroup_isLeftOutToo()
{
    AgreementInput input = twoGroups();
    input.task = std::shared_ptr<const Task>(std::shared_ptr<const Task>(),
                                             builtInTask(QString(BuiltInTaskTokens.back())));
    for (AgreementItem& item : input.items) {
        for (AgreementRating& rating : item.ratings) {
            rating.ballot[0] = Choice{1}; // yes
            rating.ballot[1] = Choice{1};
        }
        item.ratings[3].ballot[1].reset();
    }
    const auto figures = readerFigures(
        input, aReaderForm(),
        {saidBy(1, "german"), saidBy(2, "german"), saidBy(3, "spanish"), saidBy(4, "spanish")});
    const std::vector<ReaderGroup>& groups = figures.front().groups;
    QCOMPARE(groups.size(), std::size_t{2});
    QCOMPARE(figures.front().others, 0);
    QCOMPARE(groups[0].questions.size(), input.task->questions.size());
    for (const ReaderGroup& group : groups) {
        QCOMPARE(group.questions.at(0).labels, 4);
        QVERIFY2(group.questions.at(1).counts.empty(), qPrintable(group.value));
    }
}

void ReaderFiguresTest::questionThatIsNotTold_isNullInJson()
{
    AgreementInput input = twoGroups();
    for (AgreementItem& item : input.items)
        item.ratings[1].ballot[0].reset();
    const auto figures =
        readerFigures(input, aReaderForm(), {saidBy(1, "german"), saidBy(2, "german")});
    const auto json = figurejson::Json::parse(readerFiguresJson(figures.front(), *input.task));
    const figurejson::Json& question =
        json["groups"][0]["per_question"][input.task->questions.front().token.toStdString()];
    for (const char* key : {"people", "labels", "items", "fleiss_kappa"})
        QVERIFY2(question.contains(key) && question[key].is_null(), key);
    QVERIFY(!question.contains("options"));
}

void ReaderFiguresTest::withoutForm_thereAreNone()
{
    QVERIFY(readerFigures(twoGroups(), {}, {saidBy(1, "german")}).empty());
}

SUBTEXT_TEST(ReaderFiguresTest)
#include "readerfigurestest.moc"
