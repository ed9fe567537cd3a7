// SPDX-License-Identifier: MIT
#include "core/models/topicfigures.h"

#include "core/base/sha256.h"
#include "core/figures/figures.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <cmath>

using namespace subtext;
using namespace subtext::test;

/// The topics that a study keeps, with what gold says of them and where their scenarios lie.
class TopicFiguresTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutTopics_thereAreNoFigures();
    void dominantLabel_isOfTheScenariosWithGold();
    void places_areThoseOfScenariosWithTopicAndEmbedding();
    void oneEmbedding_makesNoMap();
    void otherLengths_makeNoMap();
    void correctedText_hasNoPlace();
    void items_areNamedByTheFirstTopicThatHasThem();
};

namespace {

/// Two topics of five scenarios: the first two are agreed to be fear by two of three, the others
/// nobody has answered. The third is of both.
class StudyWithTopics
{
public:
    StudyWithTopics()
    {
        for (int person = 1; person <= 3; ++person) {
            for (int item = 1; item <= 2; ++item)
                must(study.labelling().submit(
                    study.person(person), study.scenario(item),
                    submissionOf(completeAnswer(person == 1 ? Emotion::Joy : Emotion::Fear))));
        }
        must(study->topics().keep(
            QStringLiteral("m"), {},
            {{QStringLiteral("mail"),
              {QStringLiteral("letter"), QStringLiteral("stamp")},
              {study.scenario(1), study.scenario(2), study.scenario(3)}},
             {QStringLiteral("rain"), {}, {study.scenario(3), study.scenario(4)}}}));
    }

    void embed(int scenario, const std::vector<float>& vector)
    {
        for (const EmbeddedScene& scene : must(study->topics().scenes(QStringLiteral("m")))) {
            if (scene.scene.id == study.scenario(scenario))
                must(study->topics().record(
                    {{scene.scene.id, 0, QStringLiteral("m"), QStringLiteral("http://localhost"),
                      sha256Of(scene.text.toUtf8()), vector}}));
        }
    }
    KeptTopicFigures figures()
    {
        return *must(keptTopicFigures(study->topics(), must(study->figures().agreementInput())));
    }

    TestStudy study;
};

bool isNear(double a, double b)
{
    return std::abs(a - b) < 1e-7; // vectors are kept in single precision
}

} // namespace

void TopicFiguresTest::withoutTopics_thereAreNoFigures()
{
    TestStudy study;
    QVERIFY(!must(keptTopicFigures(study->topics(), must(study->figures().agreementInput()))));
}

void TopicFiguresTest::dominantLabel_isOfTheScenariosWithGold()
{
    StudyWithTopics at;
    const KeptTopicFigures figures = at.figures();
    QCOMPARE(figures.model, QStringLiteral("m"));
    QCOMPARE(figures.topics.size(), std::size_t{2});
    QCOMPARE(figures.topics[0].keywords.size(), qsizetype{2});
    const DominantLabel& mail = figures.dominant.at(0);
    QCOMPARE(mail.withGold, qint64{2});
    QCOMPARE(mail.scenarios, qint64{2});
    QVERIFY(mail.label.has_value());
    QCOMPARE(mail.label->question, std::size_t{0});
    QCOMPARE(figures.task->questions[0].options.at(mail.label->option).token,
             QStringLiteral("fear"));
    QVERIFY(figures.dominant.at(1) == DominantLabel());
    QCOMPARE(figures.without, std::size_t{6}); // of ten
    QCOMPARE(figures.names.size(), qsizetype{10});
    QVERIFY(figures.places.empty());
}

// (1, 0) and (0.6, 0.8) are √0.8 apart, along (−1, 2): their middle is the origin.
void TopicFiguresTest::places_areThoseOfScenariosWithTopicAndEmbedding()
{
    StudyWithTopics at;
    at.embed(2, {3, 4});
    at.embed(4, {2, 0});
    at.embed(9, {0, 7}); // of no topic
    const KeptTopicFigures figures = at.figures();
    QCOMPARE(figures.places.size(), std::size_t{2});
    const TopicPlace& left = figures.places[0];
    const TopicPlace& right = figures.places[1];
    QCOMPARE(left.scenario, at.study.scenario(4));
    QCOMPARE(left.topic, std::size_t{1});
    QCOMPARE(right.scenario, at.study.scenario(2));
    QCOMPARE(right.topic, std::size_t{0});
    QCOMPARE(right.name, figures.names.value(right.scenario));
    QVERIFY(isNear(left.at[0], -std::sqrt(0.2)) && isNear(right.at[0], std::sqrt(0.2)));
    QVERIFY(isNear(left.at[1], 0) && isNear(right.at[1], 0));
    QVERIFY(isNear(figures.shares[0], 1) && isNear(figures.shares[1], 0));
}

void TopicFiguresTest::oneEmbedding_makesNoMap()
{
    StudyWithTopics at;
    at.embed(1, {1, 0});
    QVERIFY(at.figures().places.empty());
}

void TopicFiguresTest::otherLengths_makeNoMap()
{
    StudyWithTopics at;
    at.embed(1, {1, 0});
    at.embed(2, {0, 1});
    at.embed(3, {0, 1, 0});
    QVERIFY(at.figures().places.empty());
}

void TopicFiguresTest::correctedText_hasNoPlace()
{
    StudyWithTopics at;
    at.embed(1, {1, 0});
    at.embed(2, {0, 1});
    must(at.study->topics().record({{at.study.scenario(3),
                                     0,
                                     QStringLiteral("m"),
                                     QStringLiteral("http://localhost"),
                                     sha256Of("what it was"),
                                     {1, 1}}}));
    QCOMPARE(at.figures().places.size(), std::size_t{2});
}

void TopicFiguresTest::items_areNamedByTheFirstTopicThatHasThem()
{
    StudyWithTopics at;
    evaluation::Input input =
        evaluation::evaluationInput(must(at.study->figures().agreementInput()));
    must(nameTopics(at.study->topics(), input));
    const auto topicOf = [&](int scenario) {
        for (const evaluation::Item& item : input.items) {
            if (item.scenario == at.study.scenario(scenario))
                return item.topic;
        }
        return QStringLiteral("no such item");
    };
    QCOMPARE(topicOf(1), QStringLiteral("mail"));
    QCOMPARE(topicOf(3), QStringLiteral("mail"));
    QCOMPARE(topicOf(4), QStringLiteral("rain"));
    QCOMPARE(topicOf(5), QString());
}

SUBTEXT_TEST(TopicFiguresTest)
#include "topicfigurestest.moc"
