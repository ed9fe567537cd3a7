// SPDX-License-Identifier: MIT
#include "core/course/assigning.h"
#include "core/course/courserules.h"
#include "core/course/labelling.h"
#include "core/course/moreraters.h"
#include "core/course/roster.h"
#include "core/task/taskreader.h"
#include "tests/core/exchange/tidystudies.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/releases.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace subtext;
using namespace subtext::test;

namespace {

constexpr Choice Calm{0};
constexpr Choice Glad{1};
constexpr Choice Cross{2};
constexpr Choice Nothing{0};
constexpr Choice Help{1};
constexpr Choice Refund{2};
constexpr Choice Reply{3};
constexpr auto SecondQuestion = static_cast<QuestionIndex>(1);

Task toneAndWish()
{
    const auto task = readTask(R"({"schema": "subtext.task/1", "token": "tone-and-wish",
        "title": "Tone and wish", "version": "1", "scene": [{"token": "note", "word": "Note",
        "kind": "text", "place": "hero", "required": true}],
        "questions": [{"token": "tone", "word": "Tone", "ask": "Which tone?", "options": [
            {"token": "calm", "word": "Calm"}, {"token": "glad", "word": "Glad"},
            {"token": "cross", "word": "Cross"}]},
          {"token": "wish", "word": "Wish", "ask": "What is asked for?", "options": [
            {"token": "nothing", "word": "Nothing"}, {"token": "help", "word": "Help"},
            {"token": "refund", "word": "A refund"}, {"token": "reply", "word": "A reply"}]}]})");
    if (!task)
        qFatal("task: %s", qPrintable(task.error().front().place));
    return *task;
}

/// Nothing else comes into question, and most others are expected to choose the same.
Answer answerOfBoth(Choice tone, Choice wish)
{
    Answer answer;
    answer.ballot[0] = tone;
    answer.ballot[1] = wish;
    answer.seconds.set(FirstQuestion, SecondAnswer::nothing());
    answer.seconds.set(SecondQuestion, SecondAnswer::nothing());
    answer.guesses.set(FirstQuestion, tone);
    answer.guesses.set(SecondQuestion, wish);
    return answer;
}

/// Two items and two questions, with second readings, guesses and more raters. Three people split
/// on the tone of the first item alone, and a fourth was asked because of it.
class ToneAndWishStudy : public StudyOf
{
public:
    ToneAndWishStudy()
        : StudyOf(toneAndWish())
    {
        Study& study = *operator->();
        must(take("id,note\n11,Thank you so much.\n12,No.\n", {}, QStringLiteral("notes.csv")));
        Protocol rules = must(study.protocol());
        rules.secondReading = SecondReading::Option;
        rules.guessShare = 100;
        rules.moreRaters = 1;
        must(study.courseRules().setProtocol(rules));
        for (const char* code : {"X01", "X02", "X03"})
            add(code);
        must(study.assigning().assign(3, 42));
        Answer first = answerOfBoth(Calm, Nothing);
        first.seconds.set(FirstQuestion, SecondAnswer::of(Glad));
        first.seconds.set(SecondQuestion, SecondAnswer::of(Reply));
        first.guesses.set(SecondQuestion, Refund);
        const std::vector<Answer> toTheFirst{first, answerOfBoth(Glad, Nothing),
                                             answerOfBoth(Cross, Help)};
        for (std::size_t i = 0; i < toTheFirst.size(); ++i) {
            submit(m_people[i], 0, toTheFirst[i]);
            submit(m_people[i], 1, answerOfBoth(Calm, Refund));
        }
        add("X04");
        if (must(study.moreRaters().assign()) != 1)
            qFatal("nobody was asked");
        submit(m_people[3], 0, answerOfBoth(Calm, Nothing));
    }

    std::vector<ReleaseFile> files(const ReleaseOptions& options = {})
    {
        return filesOf(must(operator->()->releaseDrafting().draft(options, {})));
    }

private:
    void add(const char* code)
    {
        const QString name = QStringLiteral("Person %1").arg(latin(code));
        const auto added = must(operator->()->roster().add({{latin(code), name, Role::Annotator}}));
        m_people.push_back(added.front().id);
    }
    void submit(PersonId person, std::size_t item, const Answer& answer)
    {
        const ScenarioId scenario = must(operator->()->scenarios()).at(item).id;
        Labelling::Submission submission;
        submission.answer = answer;
        must(operator->()->labelling().submit(person, scenario, submission));
    }

    std::vector<PersonId> m_people;
};

QList<QByteArray> rowsOf(const std::vector<ReleaseFile>& files, const char* path)
{
    QList<QByteArray> rows = contentOf(files, latin(path)).trimmed().split('\n');
    for (QByteArray& row : rows)
        row = row.trimmed();
    return rows.mid(1);
}

} // namespace

/// Second readings, guesses and further annotators of a task with several questions.
class ReleasedTwoQuestionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void secondReadings_areByQuestion();
    void guesses_areByQuestion();
    void furtherAnnotator_isNamedOnceForAllQuestions();
    void figures_areByQuestion();
};

void ReleasedTwoQuestionsTest::secondReadings_areByQuestion()
{
    ToneAndWishStudy study;
    QCOMPARE(rowsOf(study.files(), "second_readings.csv"),
             (QList<QByteArray>{"11,X01,tone,calm,first,", "11,X01,tone,glad,second,",
                                "11,X01,wish,nothing,first,", "11,X01,wish,reply,second,",
                                "11,X02,tone,glad,first,", "11,X02,wish,nothing,first,",
                                "11,X03,tone,cross,first,", "11,X03,wish,help,first,",
                                "11,X04,tone,calm,first,", "11,X04,wish,nothing,first,",
                                "12,X01,tone,calm,first,", "12,X01,wish,refund,first,",
                                "12,X02,tone,calm,first,", "12,X02,wish,refund,first,",
                                "12,X03,tone,calm,first,", "12,X03,wish,refund,first,"}));
}

void ReleasedTwoQuestionsTest::guesses_areByQuestion()
{
    ToneAndWishStudy study;
    QCOMPARE(rowsOf(study.files(), "guesses.csv"),
             (QList<QByteArray>{
                 "11,X01,tone,calm,calm", "11,X01,wish,nothing,refund", "11,X02,tone,glad,glad",
                 "11,X02,wish,nothing,nothing", "11,X03,tone,cross,cross", "11,X03,wish,help,help",
                 "11,X04,tone,calm,calm", "11,X04,wish,nothing,nothing", "12,X01,tone,calm,calm",
                 "12,X01,wish,refund,refund", "12,X02,tone,calm,calm", "12,X02,wish,refund,refund",
                 "12,X03,tone,calm,calm", "12,X03,wish,refund,refund"}));
}

void ReleasedTwoQuestionsTest::furtherAnnotator_isNamedOnceForAllQuestions()
{
    ToneAndWishStudy study;
    const QList<QByteArray> rows = rowsOf(study.files(), "more_raters.csv");
    QCOMPARE(rows.size(), 1);
    QVERIFY2(rows[0].startsWith("11,X04,0.") || rows[0].startsWith("11,X04,1."), rows[0]);
}

// Observed agreement of the three planned answers: of the tone 0 and 1, of the wish 1/3 and 1.
void ReleasedTwoQuestionsTest::figures_areByQuestion()
{
    ToneAndWishStudy study;
    ReleaseOptions randomly;
    randomly.hasRandomCodes = true;
    randomly.codeSecret = QStringLiteral("one");
    for (const ReleaseOptions& options : {ReleaseOptions(), randomly}) {
        const QJsonObject json = QJsonDocument::fromJson(contentOf(study.files(options),
                                                                   latin("reports/agreement.json")))
                                     .object();
        const auto of = [&](const QJsonObject& parent, const char* token) {
            return parent.value(latin("per_question")).toObject().value(latin(token)).toObject();
        };
        QCOMPARE(json.value(latin("further_annotations_left_out")).toInt(), 1);
        const QString observed = latin("observed_agreement");
        QCOMPARE(of(json, "tone").value(observed).toDouble(), 0.5);
        QCOMPARE(of(json, "wish").value(observed).toDouble(), 2.0 / 3);
        QCOMPARE(of(json, "tone").value(latin("votes")).toObject().value(latin("calm")).toInt(), 5);
        for (const char* token : {"tone", "wish"}) {
            const QJsonObject second = of(json.value(latin("second_readings")).toObject(), token);
            QCOMPARE(second.value(latin("n")).toInt(), 7);
            QCOMPARE(second.value(latin("with_another_option")).toInt(), 1);
            const QJsonObject surprise =
                of(json.value(latin("surprisingly_popular")).toObject(), token);
            QCOMPARE(surprise.value(latin("n")).toInt(), 2);
        }
    }
}

SUBTEXT_TEST(ReleasedTwoQuestionsTest)
#include "releasedtwoquestionstest.moc"
