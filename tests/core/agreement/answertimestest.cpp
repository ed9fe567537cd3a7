// SPDX-License-Identifier: MIT
#include "core/agreement/answertimes.h"

#include "core/agreement/disagreementsources.h"
#include "core/domain/emotion.h"
#include "tests/support/registeredtest.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace subtext;
using namespace subtext::test;

/// How long answers with a second reading take, and those without one.
class AnswerTimesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void medians_areOfEither();
    void whatIsNotTimed_isLeftOut();
    void nothing_hasNoMedian();
    void document_hasThemWhereSecondReadingsAreTimed();
    void furtherAnswers_areLeftOut();

private:
    static Annotation timed(int item, int person, qint64 activeMs, const SecondAnswer& second = {})
    {
        Annotation annotation;
        annotation.scenario = ScenarioId{item};
        annotation.person = PersonId{person};
        annotation.answer.ballot.at(0) = Emotion::Joy;
        annotation.answer.seconds.set(FirstQuestion, second);
        annotation.timings = ItemTimings();
        annotation.timings->activeMs = activeMs;
        annotation.timings->visits = 1;
        return annotation;
    }
    static AnswerTimes timesOf(const std::vector<Annotation>& answers)
    {
        std::vector<const Annotation*> all;
        for (const Annotation& annotation : answers)
            all.push_back(&annotation);
        return answerTimes(all, FirstQuestion);
    }
    static QJsonObject secondsIn(const DisagreementSources& sources)
    {
        return QJsonDocument::fromJson(disagreementJson(sources))
            .object()[QStringLiteral("per_question")][usualTask()->questions.front().token]
                     [QStringLiteral("seconds")]
            .toObject();
    }
    /// Without a second reading 4, 20 and 9 seconds; with one 12.5 and 30, once for none.
    static std::vector<Annotation> fiveAnswers()
    {
        return {timed(1, 1, 4'000), timed(1, 2, 20'000), timed(2, 1, 9'000),
                timed(2, 2, 12'500, SecondAnswer::nothing()),
                timed(3, 1, 30'000, SecondAnswer::of(Emotion::Fear))};
    }
};

void AnswerTimesTest::medians_areOfEither()
{
    const AnswerTimes times = timesOf(fiveAnswers());
    QVERIFY(times.without == (TimedAnswers{3, 9.0}));
    QVERIFY(times.withSecondReading == (TimedAnswers{2, 21.25}));
}

// Answers of files have no times, those of other programs wall time alone; a revision may have
// been asked for what the first answer was not.
void AnswerTimesTest::whatIsNotTimed_isLeftOut()
{
    std::vector<Annotation> answers = fiveAnswers();
    answers.push_back(timed(4, 1, 1));
    answers.back().timings.reset();
    answers.push_back(timed(4, 2, 0));
    answers.back().timings->visits = 0;
    answers.back().timings->wallMs = 1;
    answers.push_back(timed(5, 1, 1, SecondAnswer::nothing()));
    answers.back().revision = 2;
    answers.push_back(timed(5, 2, 1));
    answers.back().answer.ballot.at(0).reset();
    QVERIFY(timesOf(answers) == timesOf(fiveAnswers()));
}

void AnswerTimesTest::nothing_hasNoMedian()
{
    QVERIFY(timesOf({}) == AnswerTimes());
    QVERIFY(!timesOf({timed(1, 1, 4'000)}).withSecondReading.medianSeconds);
}

void AnswerTimesTest::document_hasThemWhereSecondReadingsAreTimed()
{
    const QJsonObject seconds = secondsIn(disagreementSources(usualTask(), fiveAnswers(), {}));
    const QJsonObject with = seconds[QStringLiteral("with_second_reading")].toObject();
    QCOMPARE(with[QStringLiteral("n")].toInt(), 2);
    QCOMPARE(with[QStringLiteral("median")].toDouble(), 21.25);
    const QJsonObject without = seconds[QStringLiteral("without")].toObject();
    QCOMPARE(without[QStringLiteral("n")].toInt(), 3);
    QCOMPARE(without[QStringLiteral("median")].toDouble(), 9.0);
    const auto unasked = disagreementSources(usualTask(), {timed(1, 1, 4'000)}, {});
    QVERIFY(!disagreementJson(unasked).contains("seconds\": {"));
}

// They are of items on which others differ, which may take longer.
void AnswerTimesTest::furtherAnswers_areLeftOut()
{
    std::vector<Annotation> answers = fiveAnswers();
    answers.push_back(timed(1, 3, 90'000));
    const auto sources = disagreementSources(usualTask(), answers, {},
                                             {{ScenarioId{1}, PersonId{3}, 0, 0, true, true}});
    QVERIFY(sources.times.front() == timesOf(fiveAnswers()));
}

SUBTEXT_TEST(AnswerTimesTest)
#include "answertimestest.moc"
