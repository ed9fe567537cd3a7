// SPDX-License-Identifier: MIT
#include "core/exchange/rows/studyindex.h"

#include "tests/support/registeredtest.h"

using namespace subtext;

/// What is found of each scenario and person.
class StudyIndexTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void answers_keepTheOrderOfTheData();
    void votes_areOfAnswersWithAnEmotion();
    void whatIsNotThere_isNothing();
    void pattern_needsAllItsRatingsAndTwo_data();
    void pattern_needsAllItsRatingsAndTwo();

private:
    void answer(qint64 scenario, qint64 person, std::optional<Choice> emotion)
    {
        Annotation annotation;
        annotation.scenario = ScenarioId{scenario};
        annotation.person = PersonId{person};
        annotation.answer.ballot[0] = emotion;
        m_data.annotations.push_back(annotation);
    }

    StudyData m_data;
};

void StudyIndexTest::init()
{
    m_data = {};
    Person person;
    person.id = PersonId{7};
    person.code = QStringLiteral("A07");
    m_data.people.push_back(person);
    GoldLabel gold;
    gold.label = Emotion::Fear;
    m_data.gold.push_back({ScenarioId{2}, {gold}});
    answer(2, 9, Emotion::Joy);
    answer(1, 7, Emotion::Trust);
    answer(2, 7, std::nullopt); // a vector answer, or half a row of an old file
    answer(2, 8, Emotion::Anger);
}

void StudyIndexTest::answers_keepTheOrderOfTheData()
{
    const StudyIndex index(m_data);
    QCOMPARE(index.ratersOf(ScenarioId{2}),
             (std::vector<PersonId>{PersonId{9}, PersonId{7}, PersonId{8}}));
    QCOMPARE(index.ratersOf(ScenarioId{1}), std::vector<PersonId>{PersonId{7}});
    QVERIFY(index.answerOf(PersonId{8}, ScenarioId{2}) == &m_data.annotations[3]);
}

void StudyIndexTest::votes_areOfAnswersWithAnEmotion()
{
    const StudyIndex index(m_data);
    QCOMPARE(index.votesOf(ScenarioId{2}), (std::vector<Choice>{Emotion::Joy, Emotion::Anger}));
}

void StudyIndexTest::whatIsNotThere_isNothing()
{
    const StudyIndex index(m_data);
    QVERIFY(index.answersTo(ScenarioId{3}).empty());
    QVERIFY(!index.answerOf(PersonId{8}, ScenarioId{1}));
    QCOMPARE(index.goldOf(ScenarioId{1}).source, GoldSource::None);
    QCOMPARE(index.goldOf(ScenarioId{2}).label, std::optional(Emotion::Fear));
    QVERIFY(!index.person(PersonId{8}).id.isValid());
    QCOMPARE(index.person(PersonId{7}).code, QStringLiteral("A07"));
}

void StudyIndexTest::pattern_needsAllItsRatingsAndTwo_data()
{
    using namespace Emotion;
    QTest::addColumn<std::vector<Choice>>("votes");
    QTest::addColumn<int>("needed");
    QTest::addColumn<std::optional<Pattern>>("pattern");
    const auto row = [](const char* name, const std::vector<Choice>& votes, int needed,
                        std::optional<Pattern> pattern) {
        QTest::newRow(name) << votes << needed << pattern;
    };
    row("one of one", {Joy}, 1, std::nullopt); // agrees with nobody
    row("two of one", {Joy, Joy}, 1, Pattern::Unanimous);
    row("two of three", {Joy, Joy}, 3, std::nullopt);
    row("three of three", {Joy, Joy, Fear}, 3, Pattern::Majority);
    row("four of three, tied", {Joy, Joy, Fear, Fear}, 3, Pattern::Split);
    row("none", {}, 0, std::nullopt);
}

void StudyIndexTest::pattern_needsAllItsRatingsAndTwo()
{
    QFETCH(std::vector<Choice>, votes);
    QFETCH(int, needed);
    QFETCH(std::optional<Pattern>, pattern);
    QVERIFY(patternOf(votes, needed) == pattern);
}

SUBTEXT_TEST(StudyIndexTest)
#include "studyindextest.moc"
