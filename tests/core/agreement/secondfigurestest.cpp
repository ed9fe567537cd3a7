// SPDX-License-Identifier: MIT
#include "core/agreement/secondfigures.h"

#include "core/agreement/agreementjson.h"
#include "core/domain/emotion.h"
#include "tests/support/registeredtest.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

using namespace subtext;

/// Soft labels and the figures of second readings, against what is counted by hand.
class SecondFiguresTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void noAnswer_hasNoSoftLabel();
    void oneOption_hasNoEntropy();
    void secondOption_countsOneThird();
    void points_countAsShared();
    void optionAndPoints_areOneMean();
    void orderOfAnswers_makesNoDifference();
    void unfittingSecond_countsForNothing();
    void figures_areOfWhatWasSaid();
    void softLabels_areOfItemsWithSeconds();
    void nothingSaid_isEmpty();
    void document_hasThemOnlyWhereThereAreAny();
};

namespace {

Answer chosen(Choice label, const SecondAnswer& second = {})
{
    Answer answer;
    answer.choice(FirstQuestion) = label;
    answer.seconds.set(FirstQuestion, second);
    return answer;
}

SoftLabel labelOf(const std::vector<Answer>& answers)
{
    std::vector<const Answer*> given;
    for (const Answer& answer : answers)
        given.push_back(&answer);
    return softLabel(given, *usualTask(), FirstQuestion);
}

std::vector<int> pointsOf(int joy, int fear)
{
    std::vector<int> points(usualTask()->questions.front().options.size());
    points.at(slotOf(Emotion::Joy)) = joy;
    points.at(slotOf(Emotion::Fear)) = fear;
    return points;
}

bool isAbout(double value, double expected)
{
    return std::abs(value - expected) < 1e-12;
}

double shareOf(const SoftLabel& label, Choice option)
{
    return label.shares.at(slotOf(option));
}

Annotation given(qint64 scenario, const Answer& answer)
{
    Annotation annotation;
    annotation.scenario = {scenario};
    annotation.answer = answer;
    return annotation;
}

AgreementInput itemsUpTo(qint64 last)
{
    AgreementInput input;
    for (qint64 id = 1; id <= last; ++id)
        input.items.emplace_back().scenario = {id};
    return input;
}

} // namespace

void SecondFiguresTest::noAnswer_hasNoSoftLabel()
{
    QCOMPARE(labelOf({}), SoftLabel());
    QCOMPARE(labelOf({Answer()}), SoftLabel());
}

void SecondFiguresTest::oneOption_hasNoEntropy()
{
    const SoftLabel label = labelOf({chosen(Emotion::Joy), chosen(Emotion::Joy)});
    QCOMPARE(label.answers, 2);
    QCOMPARE(shareOf(label, Emotion::Joy), 1.0);
    QCOMPARE(label.entropy, std::optional(0.0));
}

void SecondFiguresTest::secondOption_countsOneThird()
{
    const SoftLabel one = labelOf({chosen(Emotion::Joy, SecondAnswer::of(Emotion::Fear))});
    QVERIFY(isAbout(shareOf(one, Emotion::Joy), 2.0 / 3));
    QVERIFY(isAbout(shareOf(one, Emotion::Fear), 1.0 / 3));
    QVERIFY(isAbout(*one.entropy, std::log2(3.0) - 2.0 / 3)); // 0.918 bits
    // joy 2/3 + 1, fear 1/3 + 1 of three: 5/9 and 4/9
    const SoftLabel three =
        labelOf({chosen(Emotion::Joy, SecondAnswer::of(Emotion::Fear)),
                 chosen(Emotion::Joy, SecondAnswer::nothing()), chosen(Emotion::Fear)});
    QCOMPARE(three.answers, 3);
    QVERIFY(isAbout(shareOf(three, Emotion::Joy), 5.0 / 9));
    QVERIFY(isAbout(shareOf(three, Emotion::Fear), 4.0 / 9));
    QVERIFY(std::abs(*three.entropy - 0.991076059838222) < 1e-12);
}

void SecondFiguresTest::points_countAsShared()
{
    // joy (70 + 30) / 200, fear (30 + 70) / 200
    const SoftLabel label = labelOf({chosen(Emotion::Joy, SecondAnswer::of(pointsOf(70, 30))),
                                     chosen(Emotion::Fear, SecondAnswer::of(pointsOf(30, 70)))});
    QVERIFY(isAbout(shareOf(label, Emotion::Joy), 0.5));
    QVERIFY(isAbout(shareOf(label, Emotion::Fear), 0.5));
    QVERIFY(isAbout(*label.entropy, 1));
}

// (2/3 + 60/100) / 2 and (1/3 + 40/100) / 2
void SecondFiguresTest::optionAndPoints_areOneMean()
{
    const SoftLabel label = labelOf({chosen(Emotion::Joy, SecondAnswer::of(Emotion::Fear)),
                                     chosen(Emotion::Joy, SecondAnswer::of(pointsOf(60, 40)))});
    QCOMPARE(label.answers, 2);
    QVERIFY(isAbout(shareOf(label, Emotion::Joy), 19.0 / 30));
    QVERIFY(isAbout(shareOf(label, Emotion::Fear), 11.0 / 30));
    QVERIFY(isAbout(*label.entropy, 0.9480782435939054));
}

void SecondFiguresTest::orderOfAnswers_makesNoDifference()
{
    std::vector<Answer> answers{chosen(Emotion::Joy, SecondAnswer::of(Emotion::Fear)),
                                chosen(Emotion::Joy, SecondAnswer::of(pointsOf(61, 39))),
                                chosen(Emotion::Trust, SecondAnswer::of(Emotion::Joy)),
                                chosen(Emotion::Fear)};
    const SoftLabel label = labelOf(answers);
    for (std::size_t turn = 1; turn < answers.size(); ++turn) {
        std::rotate(answers.begin(), answers.begin() + 1, answers.end());
        QCOMPARE(labelOf(answers), label); // to the last bit
    }
}

void SecondFiguresTest::unfittingSecond_countsForNothing()
{
    const SoftLabel plain = labelOf({chosen(Emotion::Joy)});
    for (const SecondAnswer& second :
         {SecondAnswer::of(Emotion::Joy), SecondAnswer::of(pointsOf(40, 60)),
          SecondAnswer::of(pointsOf(60, 30)), SecondAnswer::of({100})})
        QCOMPARE(labelOf({chosen(Emotion::Joy, second)}), plain);
}

void SecondFiguresTest::figures_areOfWhatWasSaid()
{
    const std::vector<Annotation> answers{
        given(1, chosen(Emotion::Joy, SecondAnswer::of(Emotion::Fear))),    // 0.918 bits
        given(2, chosen(Emotion::Joy, SecondAnswer::nothing())),            // 0 bits
        given(3, chosen(Emotion::Joy)),                                     // says none
        given(4, chosen(Emotion::Joy, SecondAnswer::of(pointsOf(50, 50)))), // 1 bit
        given(5, chosen(Emotion::Joy, SecondAnswer::of(Emotion::Fear)))};   // no item
    const QuestionSeconds of = secondFigures(itemsUpTo(4), answers).questions.front();
    QCOMPARE(of.answers, 3);
    QCOMPARE(of.others, 2);
    QVERIFY(isAbout(*of.share, 2.0 / 3));
    QCOMPARE(of.items, 3);
    QVERIFY(isAbout(*of.meanEntropy, (std::log2(3.0) - 2.0 / 3 + 1) / 3));
}

void SecondFiguresTest::softLabels_areOfItemsWithSeconds()
{
    AgreementInput input = itemsUpTo(3);
    for (AgreementItem& item : input.items)
        item.name = QStringLiteral("a/%1").arg(item.scenario.value);
    const std::vector<Answer> third{chosen(Emotion::Joy, SecondAnswer::of(Emotion::Fear)),
                                    chosen(Emotion::Trust)}; // who counts all the same
    const std::vector<Annotation> answers{given(1, chosen(Emotion::Joy, SecondAnswer::nothing())),
                                          given(2, chosen(Emotion::Joy)), given(3, third.front()),
                                          given(3, third.back())};
    const std::vector<ItemSoftLabel> labels =
        secondFigures(input, answers).questions.front().labels;
    QCOMPARE(labels.size(), std::size_t{2});
    QCOMPARE(labels.front().name, QStringLiteral("a/1"));
    QCOMPARE(labels.front().label.entropy, std::optional(0.0));
    QCOMPARE(labels.back().name, QStringLiteral("a/3"));
    QCOMPARE(labels.back().label, labelOf(third));
    QCOMPARE(labels.back().label.answers, 2);
    QVERIFY(isAbout(shareOf(labels.back().label, Emotion::Joy), 1.0 / 3));
}

void SecondFiguresTest::nothingSaid_isEmpty()
{
    const SecondFigures figures = secondFigures(itemsUpTo(1), {given(1, chosen(Emotion::Joy))});
    QVERIFY(figures.isEmpty());
    QCOMPARE(figures.questions.front(), QuestionSeconds());
    QVERIFY(secondFigures(AgreementInput(), {}).isEmpty());
}

void SecondFiguresTest::document_hasThemOnlyWhereThereAreAny()
{
    const AgreementReport report = *computeAgreement(AgreementInput(), {10, 42, 0});
    const QByteArray without = agreementJson(report);
    QVERIFY(!without.contains("second_readings"));
    QCOMPARE(agreementJson(report, {}, {}, secondFigures(itemsUpTo(1), {})), without);
    const SecondFigures figures = secondFigures(
        itemsUpTo(1), {given(1, chosen(Emotion::Joy, SecondAnswer::of(pointsOf(50, 50))))});
    const QJsonObject cell =
        QJsonDocument::fromJson(agreementJson(report, {}, {}, figures))[u"second_readings"]
            .toObject()[u"per_question"]
            .toObject()[usualTask()->questions.front().token]
            .toObject();
    QCOMPARE(cell[u"n"].toInt(), 1);
    QCOMPARE(cell[u"share_with_another_option"].toDouble(), 1.0);
    QCOMPARE(cell[u"items"].toInt(), 1);
    QCOMPARE(cell[u"mean_entropy_bits"].toDouble(), 1.0);
    const QJsonArray labels = cell[u"soft_labels"].toArray();
    QCOMPARE(labels.size(), 1);
    const QJsonObject label = labels.first().toObject();
    QCOMPARE(label[u"n"].toInt(), 1);
    QCOMPARE(label[u"probabilities"][u"joy"].toDouble(), 0.5);
    QCOMPARE(label[u"probabilities"][u"fear"].toDouble(), 0.5);
    QCOMPARE(label[u"probabilities"][u"trust"].toDouble(-1), 0.0);
    QCOMPARE(label[u"entropy_bits"].toDouble(), 1.0);
}

SUBTEXT_TEST(SecondFiguresTest)
#include "secondfigurestest.moc"
