// SPDX-License-Identifier: MIT
#include "core/course/questions.h"
#include "core/storage/coursestore.h"
#include "core/storage/peoplestore.h"
#include "tests/core/travel/coursefiles.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

/// A question goes home to the study, and its reply out again to whoever had asked.
class QuestionsTravelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void handOut_holdsQuestionsAndRepliesOfItsOwnerAlone();
    void question_comesHomeOnce();
    void merge_countsWhatCameIn();
    void reply_reachesWhoAsked();
    void returnedFile_bringsNoReply();
    void endlessQuestion_isRefused();
    void handOut_answersNothing();
};

namespace {

TestStudy::Shape asking()
{
    TestStudy::Shape shape;
    shape.protocol.areQuestionsAllowed = true;
    return shape;
}

PersonId coordinatorOf(TestStudy& study)
{
    return must(study.roster().add(
                    {{QStringLiteral("L01"), QStringLiteral("Lee"), Role::Coordinator}}))
        .front()
        .id;
}

ItemQuestion askFrom(Study& study, PersonId person, ScenarioId item, const QString& text)
{
    return must(study.questions().ask(person, item, text));
}

std::vector<AskedQuestion> everyQuestion(Study& study)
{
    return must(study.questions().all({}));
}

} // namespace

void QuestionsTravelTest::handOut_holdsQuestionsAndRepliesOfItsOwnerAlone()
{
    TestStudy study(asking());
    const PersonId lead = coordinatorOf(study);
    for (int person = 1; person <= 3; ++person) {
        const ItemQuestion asked =
            askFrom(study.study(), study.person(person), study.scenario(person),
                    QStringLiteral("question-of-%1").arg(person));
        VERIFY_HOLDS(
            study->questions().reply(lead, asked.uuid, QStringLiteral("reply-to-%1").arg(person)));
    }
    const QString path = handOut(study, 2, QStringLiteral("second"));
    const QByteArray bytes = readFile(path);
    for (const char* foreign : {"question-of-1", "question-of-3", "reply-to-1", "reply-to-3"})
        QVERIFY2(!bytes.contains(foreign), foreign);
    AtHome home(path, 1);
    const auto own = must(home->questions().ofPerson(home.owner()));
    QCOMPARE(own.size(), std::size_t{1});
    QCOMPARE(own.front().question.text, QStringLiteral("question-of-2"));
    QCOMPARE(own.front().item, must(study->scenario(study.scenario(2)))->name());
    QCOMPARE(own.front().replies.size(), std::size_t{1});
    QCOMPARE(own.front().replies.front().text, QStringLiteral("reply-to-2"));
    QVERIFY(must(home->questions().areOpen()));
}

void QuestionsTravelTest::question_comesHomeOnce()
{
    TestStudy study(asking());
    const QString path = handOut(study, 1, QStringLiteral("first"));
    Uuid asked;
    {
        AtHome home(path, 1);
        asked = askFrom(home.study(), home.owner(), home.item(2), QStringLiteral("Who?")).uuid;
        VERIFY_HOLDS(home.handIn());
    }
    QCOMPARE(must(study->questions().unanswered()), 0);
    QVERIFY(mergeOne(study.study(), path).isSound());
    const auto came = everyQuestion(study.study());
    QCOMPARE(came.size(), std::size_t{1});
    QCOMPARE(came.front().question.uuid, asked);
    QCOMPARE(came.front().question.person, study.person(1));
    QCOMPARE(came.front().question.text, QStringLiteral("Who?"));
    QCOMPARE(came.front().asker, QStringLiteral("A01"));
    QCOMPARE(must(study->questions().unanswered()), 1);

    const MergedFile again = mergeOne(study.study(), path);
    QVERIFY(again.isSound());
    QCOMPARE(again.taken, 0);
    QVERIFY(everyQuestion(study.study()) == came);
    VERIFY_HOLDS(study->verifyAudit());
}

// Two from a laptop, one of them asked before; a reply from a copy of the study.
void QuestionsTravelTest::merge_countsWhatCameIn()
{
    TestStudy study(asking());
    const PersonId lead = coordinatorOf(study);
    const QString path = handOut(study, 1, QStringLiteral("first"));
    const auto ask = [&path](int item, int source) {
        AtHome home(path, source);
        askFrom(home.study(), home.owner(), home.item(item), QStringLiteral("Who?"));
    };
    ask(1, 1);
    const MergedFile one = mergeOne(study.study(), path);
    QCOMPARE(one.questions, 1);
    QCOMPARE(one.replies, 0);
    QVERIFY(one.taken > 0);
    ask(2, 2);
    ask(3, 3);
    QCOMPARE(mergeOne(study.study(), path).questions, 2);
    QCOMPARE(mergeOne(study.study(), path).questions, 0); // they are known

    study.close();
    const QString copy = study.filePath(QStringLiteral("copy.subtext"));
    QVERIFY(QFile::copy(study.path(), copy));
    {
        FixedClock clock;
        NumberedIds ids(9);
        const auto elsewhere = must(Study::open(copy, Study::Access::Write, {clock, ids, {}}));
        const Uuid asked = everyQuestion(*elsewhere).front().question.uuid;
        VERIFY_HOLDS(elsewhere->questions().reply(lead, asked, QStringLiteral("The clerk.")));
    }
    study.reopen();
    const MergedFile back = mergeOne(study.study(), copy);
    QVERIFY(back.isSound());
    QCOMPARE(back.questions, 0);
    QCOMPARE(back.replies, 1);
    VERIFY_HOLDS(study->verifyAudit());
}

void QuestionsTravelTest::reply_reachesWhoAsked()
{
    TestStudy study(asking());
    const PersonId lead = coordinatorOf(study);
    const QString first = handOut(study, 1, QStringLiteral("first"));
    {
        AtHome home(first, 1);
        askFrom(home.study(), home.owner(), home.item(1), QStringLiteral("Who?"));
    }
    QVERIFY(mergeOne(study.study(), first).isSound());
    VERIFY_HOLDS(study->questions().reply(lead, everyQuestion(study.study()).front().question.uuid,
                                          QStringLiteral("The clerk.")));
    AtHome home(handOut(study, 1, QStringLiteral("again")), 2);
    const auto own = must(home->questions().ofPerson(home.owner()));
    QCOMPARE(own.size(), std::size_t{1});
    QCOMPARE(own.front().question.scenario, home.item(1));
    QCOMPARE(own.front().replies.front().text, QStringLiteral("The clerk."));
    QVERIFY(own.front().replies.front().role == Role::Coordinator);
    AtHome other(handOut(study, 2, QStringLiteral("other")), 3);
    QVERIFY(must(other->questions().ofPerson(other.owner())).empty());
}

// What a laptop says that somebody else answered is no answer.
void QuestionsTravelTest::returnedFile_bringsNoReply()
{
    TestStudy study(asking());
    const QString path = handOut(study, 1, QStringLiteral("first"));
    {
        AtHome home(path, 1);
        askFrom(home.study(), home.owner(), home.item(1), QStringLiteral("Who?"));
    }
    forge(path, 40, [](StudyContext& context) {
        const ItemQuestion asked = context.course.questions().front();
        context.course.insertReply({context.env.ids.next(), asked.person, asked.scenario,
                                    asked.uuid, context.env.clock.now(),
                                    QStringLiteral("Whoever you like."), Role::Coordinator});
    });
    mergeOne(study.study(), path);
    const auto came = everyQuestion(study.study());
    QCOMPARE(came.size(), std::size_t{1});
    QVERIFY(!came.front().isAnswered());
    QCOMPARE(must(study->questions().unanswered()), 1);
}

void QuestionsTravelTest::endlessQuestion_isRefused()
{
    TestStudy study(asking());
    const QString path = handOut(study, 1, QStringLiteral("first"));
    ScenarioId item;
    {
        AtHome home(path, 1);
        item = home.item(1);
    }
    forge(path, 40, [&](StudyContext& context) {
        const PersonId owner = context.people.all().front().id;
        for (const QString& text :
             {QString(2'000, u'x'), QString(2'001, u'x'), QStringLiteral("\n\t")})
            context.course.insertQuestion(
                {context.env.ids.next(), owner, item, context.env.clock.now(), text});
    });
    const MergedFile merged = mergeOne(study.study(), path);
    QCOMPARE(merged.refused.size(), std::size_t{2});
    QCOMPARE(merged.refused.front().reason, QStringLiteral("malformed"));
    QCOMPARE(everyQuestion(study.study()).size(), std::size_t{1});
}

void QuestionsTravelTest::handOut_answersNothing()
{
    TestStudy study(asking());
    const ItemQuestion asked =
        askFrom(study.study(), study.person(1), study.scenario(1), QStringLiteral("Who?"));
    AtHome home(handOut(study, 1, QStringLiteral("first")), 1);
    COMPARE_ERROR(home->questions().reply(home.owner(), asked.uuid, QStringLiteral("Me.")),
                  ErrorCode::InHandOut);
}

SUBTEXT_TEST(QuestionsTravelTest)
#include "questionstraveltest.moc"
