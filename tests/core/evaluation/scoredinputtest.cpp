// SPDX-License-Identifier: MIT
#include "core/evaluation/scoredinput.h"

#include "core/domain/emotion.h"
#include "core/evaluation/annotators.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using evaluation::evaluationInput;
using evaluation::Input;

/// A study as models are scored against it.
class ScoredInputTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void items_standBySubtypeInTheOrderOfImport();
    void votes_haveTheNumbersOfTheScale();
    void softLabels_areWhereTheStudyAsksForThem();
    void furtherVotes_areNobodysOthers();
    void pattern_waitsForAllVotes();
    void namesakes_haveTheirCodes();
};

namespace {

AgreementItem ofStudy(const QString& subtype, const char* id)
{
    AgreementItem item;
    item.group = subtype;
    item.name = subtype + u'/' + QString::fromLatin1(id);
    return item;
}

AgreementRating rating(int rater, std::optional<Choice> emotion)
{
    AgreementRating made;
    made.rater = rater;
    made.ballot[0] = emotion;
    return made;
}

AgreementInput agreement()
{
    AgreementInput made;
    made.raters = {{{1}, QStringLiteral("A01"), QStringLiteral("Ann")},
                   {{2}, QStringLiteral("A02"), QStringLiteral("Bob")},
                   {{3}, QStringLiteral("A03"), QStringLiteral("Ann")}};
    return made;
}

} // namespace

void ScoredInputTest::items_standBySubtypeInTheOrderOfImport()
{
    AgreementInput made = agreement();
    made.items = {ofStudy(Subtype::SarcasmIrony, "9"), ofStudy(Subtype::MixedSignals, "a/b"),
                  ofStudy(Subtype::SarcasmIrony, "1")};
    made.items[0].gold[0] = Emotion::Anger;
    made.items[0].power = PowerRelation::HighToLow;
    made.items[1].ambiguous.set(0);
    made.items[1].domain = Domain::Family;
    made.items[1].part = Partition::Validation;
    const Input input = evaluationInput(made);
    QStringList names;
    for (const evaluation::Item& item : input.items)
        names << item.name + u' ' + item.id;
    QCOMPARE(names, (QStringList{QStringLiteral("mixed-signals/a/b a/b"),
                                 QStringLiteral("sarcasm-irony/9 9"),
                                 QStringLiteral("sarcasm-irony/1 1")}));
    QVERIFY(input.items[0].isAmbiguous && !input.items[0].gold);
    QCOMPARE(input.items[0].domain, QStringLiteral("family"));
    QCOMPARE(input.items[1].gold, std::optional(6));
    QCOMPARE(input.items[1].power, QStringLiteral("high-to-low"));
    QVERIFY(input.items[1].domain.isEmpty());
    QCOMPARE(input.items[0].split, QStringLiteral("val"));
    QVERIFY(input.items[1].split.isEmpty());
    QVERIFY(evaluationInput({}).items.empty());
}

void ScoredInputTest::votes_haveTheNumbersOfTheScale()
{
    AgreementInput made = agreement();
    made.items = {ofStudy(Subtype::SarcasmIrony, "1")};
    made.items[0].ratings = {rating(0, Emotion::Joy), rating(1, std::nullopt)};
    made.items[0].ratings[0].points[0] = -2;
    made.items[0].ratings[1].points[0] = 3;
    made.items[0].ratings[1].points[2] = 1;
    const evaluation::Item item = evaluationInput(made).items.front();
    QCOMPARE(item.votes[0].label, std::optional(0));
    QVERIFY(!item.votes[1].label);
    QCOMPARE(item.votes[0].vad, (evaluation::Vad{-0.67, std::nullopt, std::nullopt}));
    QCOMPARE(votesOn(item), 1);
    QCOMPARE(labelCounts(item, 8), (std::vector<int>{1, 0, 0, 0, 0, 0, 0, 0}));
    QCOMPARE(meanRating(item, 0), std::optional((-0.67 + 1.0) / 2));
    QVERIFY(!meanRating(item, 1));
    QCOMPARE(meanRating(item, 2), std::optional(0.33));
}

void ScoredInputTest::softLabels_areWhereTheStudyAsksForThem()
{
    AgreementInput made = agreement();
    made.items = {ofStudy(Subtype::SarcasmIrony, "1"), ofStudy(Subtype::SarcasmIrony, "2")};
    made.items[0].scenario = {1};
    made.items[1].scenario = {2};
    std::vector<Annotation> answers(3);
    for (Annotation& answer : answers) {
        answer.scenario = {1};
        answer.answer.choice(FirstQuestion) = Emotion::Joy;
    }
    answers[1].answer.seconds.set(FirstQuestion, SecondAnswer::of(Emotion::Trust));
    answers[2].scenario = {2}; // without a second reading
    setSoftLabels(made, answers, SecondReading::Off);
    QVERIFY(evaluationInput(made).items.front().softLabel.empty());
    setSoftLabels(made, answers, SecondReading::Option);
    const Input input = evaluationInput(made);
    const std::vector<double>& label = input.items.front().softLabel;
    QCOMPARE(label.size(), std::size_t{8});
    QCOMPARE(label[0], 5.0 / 6);
    QCOMPARE(label[1], 1.0 / 6);
    QVERIFY(input.items.back().softLabel.empty());
}

// They are there only because the others differ; gold and counts have them.
void ScoredInputTest::furtherVotes_areNobodysOthers()
{
    AgreementInput made = agreement();
    made.items = {ofStudy(Subtype::SarcasmIrony, "1")};
    made.items[0].ratings = {rating(0, Emotion::Joy), rating(1, Emotion::Fear),
                             rating(2, Emotion::Joy)};
    made.items[0].ratings[2].isFurther = true;
    const Input input = evaluationInput(made);
    QCOMPARE(votesOn(input.items.front()), 3);
    std::size_t votes = 0;
    for (const evaluation::Annotator& annotator : evaluation::annotatorsOf(input)) {
        for (const evaluation::OwnVote& vote : annotator.votes) {
            ++votes;
            QCOMPARE(vote.others.size(), vote.own->isFurther ? std::size_t{0} : std::size_t{1});
            QVERIFY(vote.others.empty() || !vote.others.front()->isFurther);
        }
    }
    QCOMPARE(votes, std::size_t{3});
}

void ScoredInputTest::pattern_waitsForAllVotes()
{
    AgreementInput made = agreement();
    made.items = {ofStudy(Subtype::SarcasmIrony, "1")};
    made.items[0].ratings = {rating(0, Emotion::Joy), rating(1, Emotion::Joy)};
    QVERIFY(!evaluationInput(made).items.front().pattern);
    made.ratingsNeeded = 2;
    QCOMPARE(evaluationInput(made).items.front().pattern, std::optional(Pattern::Unanimous));
}

void ScoredInputTest::namesakes_haveTheirCodes()
{
    const Input input = evaluationInput(agreement());
    QCOMPARE(input.raters, (std::vector<QString>{QStringLiteral("Ann (A01)"), QStringLiteral("Bob"),
                                                 QStringLiteral("Ann (A03)")}));
}

SUBTEXT_TEST(ScoredInputTest)
#include "scoredinputtest.moc"
