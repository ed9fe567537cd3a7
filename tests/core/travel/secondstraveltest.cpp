// SPDX-License-Identifier: MIT
#include "core/course/assignmentplan.h"
#include "core/course/courserules.h"
#include "core/storage/answerstore.h"
#include "core/storage/peoplestore.h"
#include "tests/core/travel/coursefiles.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

/// What else an answer could be is part of it: it is asked by the rules, kept, and goes where the
/// answer goes, with the language that it was given in.
class SecondsTravelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answerWithoutIt_isRefusedWhereItIsAsked();
    void answerOfBefore_isRevisedOnlyWithIt();
    void whatIsNotAsked_isNotKept();
    void secondAndLanguage_comeHomeAsTheyWere();
    void draft_keepsHalfSharedPoints();
    void secondOfAnotherChoice_isRefused_data();
    void secondOfAnotherChoice_isRefused();
    void languageThatIsNone_isRefused();
};

namespace {

TestStudy::Shape askingFor(SecondReading reading)
{
    TestStudy::Shape shape;
    shape.protocol.secondReading = reading;
    return shape;
}

Labelling::Submission saying(const SecondAnswer& second, const QString& language = {})
{
    Answer answer = completeAnswer(Emotion::Joy);
    answer.seconds.set(FirstQuestion, second);
    Labelling::Submission submission = submissionOf(answer, {FixedClock::Start, 20'000, 15'000, 1});
    submission.language = language;
    return submission;
}

void askForSecond(TestStudy& study, SecondReading reading)
{
    Protocol rules = must(study->protocol());
    rules.secondReading = reading;
    must(study->courseRules().setProtocol(rules));
}

} // namespace

void SecondsTravelTest::answerWithoutIt_isRefusedWhereItIsAsked()
{
    TestStudy study(askingFor(SecondReading::Option));
    const auto submit = [&](const SecondAnswer& second) {
        return study.labelling().submit(study.person(1), study.scenario(1), saying(second));
    };
    const auto refused = submit({});
    QVERIFY(!refused && refused.error().code == ErrorCode::IncompleteAnswer);
    QVERIFY(!submit(SecondAnswer::of(Emotion::Joy)));
    VERIFY_HOLDS(submit(SecondAnswer::nothing()));
    study.reopen();
    QVERIFY(must(study->protocol()).secondReading == SecondReading::Option);
    const Annotation kept = must(study->annotations()).front();
    QVERIFY(kept.answer.seconds.at(FirstQuestion) == SecondAnswer::nothing());
    QVERIFY(kept.language.isEmpty());
}

void SecondsTravelTest::answerOfBefore_isRevisedOnlyWithIt()
{
    TestStudy study;
    must(study.labelling().submit(study.person(1), study.scenario(1), saying({})));
    askForSecond(study, SecondReading::Sharing);
    std::vector<int> points(must(study->task())->questions.front().options.size());
    points.at(slotOf(Emotion::Joy)) = 70;
    points.at(slotOf(Emotion::Fear)) = 30;
    const auto revise = [&](const SecondAnswer& second) {
        return study.labelling().submit(study.person(1), study.scenario(1), saying(second));
    };
    QVERIFY(!revise({}));
    VERIFY_HOLDS(revise(SecondAnswer::of(points)));
    const auto history = must(study.labelling().history(study.person(1), study.scenario(1)));
    QCOMPARE(history.size(), std::size_t{2});
    QVERIFY(history.front().answer.seconds.isEmpty());
    QVERIFY(history.back().answer.seconds.at(FirstQuestion) == SecondAnswer::of(points));
}

void SecondsTravelTest::whatIsNotAsked_isNotKept()
{
    TestStudy study;
    must(study.labelling().submit(study.person(1), study.scenario(1),
                                  saying(SecondAnswer::of(Emotion::Fear))));
    QVERIFY(must(study->annotations()).front().answer.seconds.isEmpty());
}

void SecondsTravelTest::secondAndLanguage_comeHomeAsTheyWere()
{
    TestStudy study(askingFor(SecondReading::Option));
    const QString path = handOut(study, 1, QStringLiteral("A01"));
    {
        AtHome home(path, 1);
        QVERIFY(must(home->protocol()).secondReading == SecondReading::Option);
        must(home->labelling().submit(
            home.owner(), home.item(1),
            saying(SecondAnswer::of(Emotion::Trust), QStringLiteral("zh_CN"))));
        must(home.handIn());
    }
    QVERIFY(mergeOne(study.study(), path).isSound());
    const Annotation came = must(study->annotations()).front();
    QVERIFY(came.answer.seconds.at(FirstQuestion) == SecondAnswer::of(Emotion::Trust));
    QCOMPARE(came.language, QStringLiteral("zh_CN"));
    VERIFY_HOLDS(study->verifyAudit());
}

void SecondsTravelTest::draft_keepsHalfSharedPoints()
{
    TestStudy study(askingFor(SecondReading::Sharing));
    std::vector<int> points(must(study->task())->questions.front().options.size());
    points.front() = 40;
    Draft draft;
    draft.answer.ballot[0] = Emotion::Joy;
    draft.answer.seconds.set(FirstQuestion, SecondAnswer::of(points));
    must(study.labelling().saveDraft(study.person(1), study.scenario(1), draft));
    study.reopen();
    const auto kept = must(study.labelling().load(study.person(1), study.scenario(1))).draft;
    QVERIFY(kept && kept->answer.seconds == draft.answer.seconds);
}

void SecondsTravelTest::secondOfAnotherChoice_isRefused_data()
{
    QTest::addColumn<int>("kind"); // 0: an option, 1: points
    QTest::addColumn<int>("onFirst");
    QTest::addColumn<int>("onSecond");
    QTest::addColumn<int>("taken");
    QTest::newRow("another option") << 0 << 1 << 0 << 1;
    QTest::newRow("the chosen option") << 0 << 0 << 0 << 0;
    QTest::newRow("shared") << 1 << 60 << 40 << 1;
    QTest::newRow("too few points") << 1 << 99 << 0 << 0;
    QTest::newRow("more on another") << 1 << 40 << 60 << 0;
}

// Written past the program, with a chain that holds; the first option is chosen.
void SecondsTravelTest::secondOfAnotherChoice_isRefused()
{
    QFETCH(int, kind);
    QFETCH(int, onFirst);
    QFETCH(int, onSecond);
    QFETCH(int, taken);
    TestStudy study(askingFor(SecondReading::Option));
    const QString path = handOut(study, 1, QStringLiteral("A01"));
    forge(path, 9, [&](StudyContext& context) {
        const PersonId owner = context.people.all().front().id;
        const PlannedAssignment first = context.people.assignmentsOf(owner).front();
        Annotation row;
        row.uuid = context.env.ids.next();
        row.person = owner;
        row.scenario = first.scenario;
        row.position = first.position;
        row.answer = completeAnswer(Choice{0});
        if (kind == 0)
            row.answer.seconds.set(FirstQuestion, SecondAnswer::of(static_cast<Choice>(onFirst)));
        else
            row.answer.seconds.set(FirstQuestion,
                                   SecondAnswer::of({onFirst, onSecond, 0, 0, 0, 0, 0, 0}));
        row.timings = ItemTimings{15'000, 20'000, 1, 0, {}};
        row.submittedAt = FixedClock::Start;
        context.answers.insert(row);
    });
    const MergedFile merged = mergeOne(study.study(), path);
    QVERIFY(!merged.error);
    QCOMPARE(merged.taken, qint64{taken});
    QCOMPARE(merged.refused.size(), std::size_t(1 - taken));
}

void SecondsTravelTest::languageThatIsNone_isRefused()
{
    TestStudy study;
    const auto refused = study.labelling().submit(study.person(1), study.scenario(1),
                                                  saying({}, QStringLiteral("d e")));
    QVERIFY(!refused && refused.error().code == ErrorCode::InvalidValue);
    QVERIFY(must(study->annotations()).empty());
}

SUBTEXT_TEST(SecondsTravelTest)
#include "secondstraveltest.moc"
