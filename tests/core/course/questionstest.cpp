// SPDX-License-Identifier: MIT
#include "core/course/questions.h"

#include "core/course/courserules.h"
#include "core/operation/datalock.h"
#include "tests/core/desk/deskstudy.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QSignalSpy>

using namespace subtext;
using namespace subtext::test;

/// What annotators ask about items, and what they are answered.
class QuestionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void question_waitsForItsReply();
    void person_seesOnlyOwnOnes();
    void unansweredOnes_comeFirst();
    void adjudicator_isToldWhoAsksOnlyWhereNamesAreShown();
    void coordinator_isToldWhoAsks();
    void adjudicators_replyBlindBeforeTheLock();
    void adjudicators_replyBlindUntilBothHaveDecided();
    void replyFromElsewhere_isNobodysOwn();
    void questions_needTheRule();
    void questions_areOfAnnotatorsAboutTheirItems();
    void texts_haveSomethingToSayAndAnEnd();
    void replies_areNotForAnnotators();
    void lockedStudy_takesNeither();
    void chain_coversBoth();
};

namespace {

/// Five items of one group; three people, each item with two of them.
TestStudy::Shape asking(bool areNamesShown = false)
{
    TestStudy::Shape shape;
    shape.subtypes = {Subtype::SarcasmIrony};
    shape.perSubtype = 5;
    shape.annotators = 3;
    shape.ratersPerItem = 2;
    shape.protocol.areQuestionsAllowed = true;
    shape.protocol.areNamesShown = areNamesShown;
    return shape;
}

PersonId join(TestStudy& test, const char* code, Role role)
{
    return must(test.roster().add({{QString::fromLatin1(code), QStringLiteral("Somebody"), role}}))
        .front()
        .id;
}

ScenarioId firstItem(TestStudy& test, int person)
{
    return must(test.labelling().items(test.person(person))).front().scenario;
}

Uuid ask(TestStudy& test, int person, const char* text)
{
    test.clock.advance(1'000);
    return must(test->questions().ask(test.person(person), firstItem(test, person),
                                      QString::fromLatin1(text)))
        .uuid;
}

QString textsOf(const std::vector<AskedQuestion>& asked)
{
    QStringList texts;
    for (const AskedQuestion& one : asked)
        texts << one.question.text;
    return texts.join(u' ');
}

/// The replies to the only question, and how many are hidden: "Yes. No. +1".
QString repliesSeenBy(TestStudy& test, PersonId reader)
{
    const AskedQuestion asked = must(test->questions().all(reader)).front();
    QStringList texts;
    for (const ItemReply& reply : asked.replies)
        texts << reply.text;
    return QStringLiteral("%1 +%2").arg(texts.join(u' ')).arg(asked.hiddenReplies);
}

} // namespace

void QuestionsTest::question_waitsForItsReply()
{
    TestStudy test(asking());
    const PersonId expert = join(test, "J01", Role::Adjudicator);
    QSignalSpy changes(&test.study(), &Study::changed);
    const Uuid uuid = ask(test, 1, "Is this about the clerk?");
    QCOMPARE(changes.size(), 1);
    const auto change = changes.front().front().value<ChangeSet>();
    QVERIFY(change.kinds == ChangeSet::CourseChanged);
    QVERIFY(change.concerns(test.person(1)));
    QVERIFY(!change.concerns(test.person(2)));
    QCOMPARE(must(test->questions().unanswered()), 1);

    test.clock.advance(1'000);
    VERIFY_HOLDS(test->questions().reply(expert, uuid, QStringLiteral("Yes, about the clerk.")));
    VERIFY_HOLDS(test->questions().reply(expert, uuid, QStringLiteral("And nobody else.")));
    QCOMPARE(must(test->questions().unanswered()), 0);
    QVERIFY(must(test->questions().counts()) == (QuestionCounts{1, 1}));
    test.reopen();
    const auto own = must(test->questions().ofPerson(test.person(1)));
    QCOMPARE(own.size(), std::size_t{1});
    QCOMPARE(own.front().question.uuid, uuid);
    QCOMPARE(own.front().question.scenario, firstItem(test, 1));
    QCOMPARE(own.front().item, must(test->scenario(firstItem(test, 1)))->name());
    QCOMPARE(own.front().replies.size(), std::size_t{2});
    QCOMPARE(own.front().replies[0].text, QStringLiteral("Yes, about the clerk."));
    QCOMPARE(own.front().replies[1].text, QStringLiteral("And nobody else."));
    QVERIFY(own.front().replies[0].role == Role::Adjudicator);
}

void QuestionsTest::person_seesOnlyOwnOnes()
{
    TestStudy test(asking());
    ask(test, 1, "First?");
    ask(test, 2, "Second?");
    QCOMPARE(textsOf(must(test->questions().ofPerson(test.person(1)))), QStringLiteral("First?"));
    QCOMPARE(textsOf(must(test->questions().ofPerson(test.person(2)))), QStringLiteral("Second?"));
    QVERIFY(must(test->questions().ofPerson(test.person(3))).empty());
    COMPARE_ERROR(test->questions().ofPerson({}), ErrorCode::UnknownPerson);
    COMPARE_ERROR(test->questions().all(test.person(1)), ErrorCode::WrongRole);
}

void QuestionsTest::unansweredOnes_comeFirst()
{
    TestStudy test(asking());
    const PersonId lead = join(test, "L01", Role::Coordinator);
    const Uuid first = ask(test, 1, "First?");
    ask(test, 2, "Second?");
    ask(test, 3, "Third?");
    VERIFY_HOLDS(test->questions().reply(lead, first, QStringLiteral("Yes.")));
    QCOMPARE(textsOf(must(test->questions().all(lead))), QStringLiteral("Second? Third? First?"));
    QCOMPARE(must(test->questions().unanswered()), 2);
    QVERIFY(must(test->questions().counts()) == (QuestionCounts{3, 1}));
}

void QuestionsTest::adjudicator_isToldWhoAsksOnlyWhereNamesAreShown()
{
    TestStudy hidden(asking());
    const PersonId expert = join(hidden, "J01", Role::Adjudicator);
    const Uuid uuid = ask(hidden, 2, "Why?");
    VERIFY_HOLDS(hidden->questions().reply(expert, uuid, QStringLiteral("Because.")));
    auto seen = must(hidden->questions().all(expert)).front();
    QCOMPARE(seen.asker, QString());
    QVERIFY(!seen.question.person.isValid());
    QVERIFY(!seen.replies.front().person.isValid());
    VERIFY_HOLDS(hidden->dataLock().lock(QStringLiteral("Done."), {}));
    seen = must(hidden->questions().all(expert)).front();
    QCOMPARE(seen.asker, QStringLiteral("A02"));
    QCOMPARE(seen.question.person, hidden.person(2));

    TestStudy shown(asking(true));
    const PersonId knowing = join(shown, "J01", Role::Adjudicator);
    ask(shown, 2, "Why?");
    QCOMPARE(must(shown->questions().all(knowing)).front().asker, QStringLiteral("A02"));
}

void QuestionsTest::coordinator_isToldWhoAsks()
{
    TestStudy test(asking());
    const PersonId lead = join(test, "L01", Role::Coordinator);
    ask(test, 3, "Why?");
    QCOMPARE(must(test->questions().all(lead)).front().asker, QStringLiteral("A03"));
    QCOMPARE(must(test->questions().all({})).front().asker, QStringLiteral("A03")); // a command
}

void QuestionsTest::adjudicators_replyBlindBeforeTheLock()
{
    TestStudy test(asking());
    const PersonId lead = join(test, "L01", Role::Coordinator);
    const PersonId first = join(test, "J01", Role::Adjudicator);
    const Uuid uuid = ask(test, 1, "Why?");
    VERIFY_HOLDS(test->questions().reply(lead, uuid, QStringLiteral("Lead.")));
    VERIFY_HOLDS(test->questions().reply(first, uuid, QStringLiteral("One.")));
    const PersonId second = join(test, "J02", Role::Adjudicator);
    QCOMPARE(repliesSeenBy(test, second), QStringLiteral("Lead. +1"));
    QVERIFY(must(test->questions().all(second)).front().isAnswered());
    VERIFY_HOLDS(test->questions().reply(second, uuid, QStringLiteral("Two.")));
    QCOMPARE(repliesSeenBy(test, first), QStringLiteral("Lead. One. +1"));
    QCOMPARE(repliesSeenBy(test, second), QStringLiteral("Lead. Two. +1"));
    QCOMPARE(repliesSeenBy(test, lead), QStringLiteral("Lead. One. Two. +0"));
    QCOMPARE(repliesSeenBy(test, {}), QStringLiteral("Lead. One. Two. +0")); // a command
    QCOMPARE(must(test->questions().ofPerson(test.person(1))).front().replies.size(),
             std::size_t{3});
    test.reopen();
    QCOMPARE(repliesSeenBy(test, first), QStringLiteral("Lead. One. +1"));
    VERIFY_HOLDS(test->dataLock().lock(QStringLiteral("Done."), {}));
    QCOMPARE(repliesSeenBy(test, first), QStringLiteral("Lead. One. Two. +0"));
    QCOMPARE(repliesSeenBy(test, second), QStringLiteral("Lead. One. Two. +0"));
}

void QuestionsTest::adjudicators_replyBlindUntilBothHaveDecided()
{
    Protocol protocol;
    protocol.areQuestionsAllowed = true;
    DeskStudy test(1, 3, protocol);
    test.label(1, QStringLiteral("jta")); // a split
    const Uuid uuid = ask(test, 1, "Why?");
    VERIFY_HOLDS(test->questions().reply(test.judge(1), uuid, QStringLiteral("One.")));
    QCOMPARE(repliesSeenBy(test, test.judge(1)), QStringLiteral("One. +0"));
    VERIFY_HOLDS(test.deciding().decide(test.judge(1), test.scenario(1), verdict(Emotion::Joy)));
    QCOMPARE(repliesSeenBy(test, test.judge(2)), QStringLiteral(" +1"));
    VERIFY_HOLDS(test.deciding().decide(test.judge(2), test.scenario(1), verdict(Emotion::Anger)));
    QCOMPARE(repliesSeenBy(test, test.judge(2)), QStringLiteral("One. +0"));
    const PersonId third = join(test, "J03", Role::Adjudicator); // has yet to form a view
    QCOMPARE(repliesSeenBy(test, third), QStringLiteral(" +1"));
}

void QuestionsTest::replyFromElsewhere_isNobodysOwn()
{
    TestStudy test(asking());
    const PersonId first = join(test, "J01", Role::Adjudicator);
    const Uuid uuid = ask(test, 1, "Why?");
    VERIFY_HOLDS(test->questions().reply(first, uuid, QStringLiteral("Here.")));
    test.close();
    // A row that came with another copy has no entry of its own here.
    QCOMPARE(RawSql(test.path())
                 .runUnguarded(QStringLiteral(
                     "INSERT INTO item_reply (uuid, rank_at, at, person_id, scenario_id, "
                     "question_uuid, text, role) SELECT "
                     "'00000000-0000-4000-8000-00000000beef', rank_at + 1, at, person_id, "
                     "scenario_id, question_uuid, 'There.', role FROM item_reply")),
             QString());
    test.reopen();
    QCOMPARE(repliesSeenBy(test, first), QStringLiteral("Here. There. +0")); // the only one
    join(test, "J02", Role::Adjudicator);
    QCOMPARE(repliesSeenBy(test, first), QStringLiteral("Here. +1"));
}

void QuestionsTest::questions_needTheRule()
{
    TestStudy::Shape shape = asking();
    shape.protocol.areQuestionsAllowed = false;
    TestStudy test(shape);
    QVERIFY(!must(test->questions().areOpen()));
    const auto refused =
        test->questions().ask(test.person(1), firstItem(test, 1), QStringLiteral("Why?"));
    COMPARE_ERROR(refused, ErrorCode::InvalidValue);
    QCOMPARE(errorOf(refused).detail, QStringLiteral("questions"));
    VERIFY_HOLDS(test->courseRules().setProtocol(asking().protocol));
    QVERIFY(must(test->questions().areOpen()));
    ask(test, 1, "Why?");
}

void QuestionsTest::questions_areOfAnnotatorsAboutTheirItems()
{
    TestStudy test(asking());
    const PersonId lead = join(test, "L01", Role::Coordinator);
    const QString why = QStringLiteral("Why?");
    COMPARE_ERROR(test->questions().ask({}, test.scenario(1), why), ErrorCode::UnknownPerson);
    COMPARE_ERROR(test->questions().ask(lead, test.scenario(1), why), ErrorCode::WrongRole);
    int refused = 0;
    for (int item = 1; item <= 5; ++item) {
        const auto asked = test->questions().ask(test.person(1), test.scenario(item), why);
        const bool isTheirs =
            must(test.labelling().item(test.person(1), test.scenario(item))).has_value();
        QCOMPARE(asked.has_value(), isTheirs);
        if (isTheirs)
            continue;
        ++refused;
        COMPARE_ERROR(asked, ErrorCode::NotAssigned);
    }
    QVERIFY(refused > 0); // ten seats among three people
}

void QuestionsTest::texts_haveSomethingToSayAndAnEnd()
{
    TestStudy test(asking());
    const PersonId lead = join(test, "L01", Role::Coordinator);
    const PersonId person = test.person(1);
    const ScenarioId item = firstItem(test, 1);
    const QString longest(2'000, u'x');
    COMPARE_ERROR(test->questions().ask(person, item, QStringLiteral(" \n\t")),
                  ErrorCode::InvalidValue);
    COMPARE_ERROR(test->questions().ask(person, item, longest + u'x'), ErrorCode::InvalidValue);
    const Uuid uuid = must(test->questions().ask(person, item, longest)).uuid;
    COMPARE_ERROR(test->questions().reply(lead, uuid, QString()), ErrorCode::InvalidValue);
    COMPARE_ERROR(test->questions().reply(lead, uuid, longest + u'x'), ErrorCode::InvalidValue);
    VERIFY_HOLDS(test->questions().reply(lead, uuid, longest));
    QCOMPARE(must(test->questions().all(lead)).front().replies.size(), std::size_t{1});
}

void QuestionsTest::replies_areNotForAnnotators()
{
    TestStudy test(asking());
    const PersonId lead = join(test, "L01", Role::Coordinator);
    const Uuid uuid = ask(test, 1, "Why?");
    const QString text = QStringLiteral("Because.");
    COMPARE_ERROR(test->questions().reply(test.person(1), uuid, text), ErrorCode::WrongRole);
    COMPARE_ERROR(test->questions().reply({}, uuid, text), ErrorCode::UnknownPerson);
    const auto none = test->questions().reply(lead, test.ids.next(), text);
    COMPARE_ERROR(none, ErrorCode::InvalidValue);
    QCOMPARE(errorOf(none).detail, QStringLiteral("no-question"));
    QCOMPARE(must(test->questions().unanswered()), 1);
}

void QuestionsTest::lockedStudy_takesNeither()
{
    TestStudy test(asking());
    const PersonId lead = join(test, "L01", Role::Coordinator);
    const Uuid uuid = ask(test, 1, "Why?");
    VERIFY_HOLDS(test->dataLock().lock(QStringLiteral("Done."), {}));
    QVERIFY(!must(test->questions().areOpen()));
    COMPARE_ERROR(test->questions().ask(test.person(1), firstItem(test, 1), QStringLiteral("Why?")),
                  ErrorCode::StudyLocked);
    COMPARE_ERROR(test->questions().reply(lead, uuid, QStringLiteral("Yes.")),
                  ErrorCode::StudyLocked);
}

void QuestionsTest::chain_coversBoth()
{
    TestStudy test(asking());
    const PersonId lead = join(test, "L01", Role::Coordinator);
    const Uuid uuid = ask(test, 1, "Why?");
    VERIFY_HOLDS(test->questions().reply(lead, uuid, QStringLiteral("Because.")));
    VERIFY_HOLDS(test->verifyAudit());
    test.close();
    RawSql sql(test.path());
    QCOMPARE(sql.value(QStringLiteral("SELECT count(*) FROM audit WHERE action IN "
                                      "('question.ask', 'question.reply')")),
             QStringLiteral("2"));
    QVERIFY(!sql.run(QStringLiteral("UPDATE item_question SET text = 'Else?'")).isEmpty());
    QCOMPARE(sql.runUnguarded(QStringLiteral("UPDATE item_reply SET text = 'Else.'")), QString());
    test.reopen();
    COMPARE_ERROR(test->verifyAudit(), ErrorCode::AuditBroken);
}

SUBTEXT_TEST(QuestionsTest)
#include "questionstest.moc"
