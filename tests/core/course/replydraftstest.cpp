// SPDX-License-Identifier: MIT
#include "core/course/questions.h"
#include "core/operation/datalock.h"
#include "tests/core/travel/coursefiles.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <QSignalSpy>

using namespace subtext;
using namespace subtext::test;

/// Replies to questions about items that are being written and were not sent yet.
class ReplyDraftsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_study.reset(); }
    void draft_outlastsTheProgram();
    void savedAgain_replacesTheFirst();
    void peopleAndQuestions_areApart();
    void begunReply_isToldToWhoeverWritesIt();
    void replying_removesTheDraftOfThatQuestion();
    void refusedReply_keepsTheDraft();
    void blankText_leavesNoRow();
    void whatMayNotBeReplied_isNotKept();
    void readOnlyStudy_showsAndKeepsNothing();
    void draft_isNeitherWorkNorAudited();
    void draft_staysWhereItWasWritten();

private:
    Questions& questions() { return (*m_study)->questions(); }
    Uuid ask(int item, const char* text)
    {
        return must(questions().ask(m_study->person(1), m_study->scenario(item),
                                    QString::fromLatin1(text)))
            .uuid;
    }
    PersonId join(const char* code, Role role)
    {
        return must(m_study->roster().add(
                        {{QString::fromLatin1(code), QStringLiteral("Somebody"), role}}))
            .front()
            .id;
    }
    Result<ChangeSet> save(const QString& text = QStringLiteral("The cl"))
    {
        return questions().saveReplyDraft(m_lead, m_first, text);
    }
    QString kept() { return must(questions().replyDraft(m_lead, m_first)); }
    QString rows() const
    {
        return RawSql(m_study->path()).value(QStringLiteral("SELECT count(*) FROM reply_draft"));
    }
    /// The questions that this reader began a reply to.
    QString begunOf(PersonId reader)
    {
        QStringList texts;
        for (const AskedQuestion& one : must(questions().all(reader))) {
            if (one.isReplyBegun)
                texts << one.question.text;
        }
        return texts.join(u' ');
    }

    std::unique_ptr<TestStudy> m_study;
    PersonId m_lead;
    PersonId m_expert;
    Uuid m_first;
    Uuid m_second;
};

/// One annotator asked about both items; a coordinator and an adjudicator reply.
void ReplyDraftsTest::init()
{
    TestStudy::Shape shape;
    shape.perSubtype = 2;
    shape.subtypes = {Subtype::SarcasmIrony};
    shape.annotators = 2;
    shape.ratersPerItem = 2;
    shape.protocol.areQuestionsAllowed = true;
    m_study = std::make_unique<TestStudy>(shape);
    m_lead = join("L9", Role::Coordinator);
    m_expert = join("J9", Role::Adjudicator);
    m_first = ask(1, "Who?");
    m_second = ask(2, "When?");
}

void ReplyDraftsTest::draft_outlastsTheProgram()
{
    m_study->clock.advance(9'000);
    VERIFY_HOLDS(save(QStringLiteral(" The cl")));
    m_study->reopen();
    QCOMPARE(kept(), QStringLiteral(" The cl")); // as it stood there
    QCOMPARE(RawSql(m_study->path())
                 .value(QStringLiteral("SELECT saved_at FROM reply_draft"))
                 .toLongLong(),
             FixedClock::Start + 9'000);
}

void ReplyDraftsTest::savedAgain_replacesTheFirst()
{
    VERIFY_HOLDS(save());
    VERIFY_HOLDS(save(QStringLiteral("She.")));
    QCOMPARE(kept(), QStringLiteral("She."));
    QCOMPARE(rows(), QStringLiteral("1"));
}

void ReplyDraftsTest::peopleAndQuestions_areApart()
{
    VERIFY_HOLDS(save());
    QCOMPARE(must(questions().replyDraft(m_expert, m_first)), QString());
    QCOMPARE(must(questions().replyDraft(m_lead, m_second)), QString());
    VERIFY_HOLDS(questions().saveReplyDraft(m_expert, m_first, QStringLiteral("He.")));
    VERIFY_HOLDS(questions().saveReplyDraft(m_lead, m_second, QStringLiteral("At noon.")));
    QCOMPARE(kept(), QStringLiteral("The cl"));
    QCOMPARE(rows(), QStringLiteral("3"));
}

// Nobody else reads that one is being written.
void ReplyDraftsTest::begunReply_isToldToWhoeverWritesIt()
{
    QCOMPARE(begunOf(m_expert), QString());
    VERIFY_HOLDS(questions().saveReplyDraft(m_expert, m_second, QStringLiteral("At n")));
    QCOMPARE(begunOf(m_expert), QStringLiteral("When?"));
    QCOMPARE(begunOf(m_lead), QString());
    QCOMPARE(begunOf({}), QString()); // a command
    for (const AskedQuestion& one : must(questions().ofPerson(m_study->person(1))))
        QVERIFY(!one.isReplyBegun && !one.isAnswered());
    VERIFY_HOLDS(questions().reply(m_expert, m_second, QStringLiteral("At noon.")));
    QCOMPARE(begunOf(m_expert), QString());
}

void ReplyDraftsTest::replying_removesTheDraftOfThatQuestion()
{
    VERIFY_HOLDS(save());
    VERIFY_HOLDS(questions().saveReplyDraft(m_expert, m_first, QStringLiteral("He.")));
    VERIFY_HOLDS(questions().saveReplyDraft(m_lead, m_second, QStringLiteral("At noon.")));
    VERIFY_HOLDS(questions().reply(m_lead, m_first, QStringLiteral("The clerk.")));
    QCOMPARE(kept(), QString());
    QCOMPARE(must(questions().replyDraft(m_expert, m_first)), QStringLiteral("He."));
    QCOMPARE(must(questions().replyDraft(m_lead, m_second)), QStringLiteral("At noon."));
}

void ReplyDraftsTest::refusedReply_keepsTheDraft()
{
    VERIFY_HOLDS(save());
    QVERIFY(!questions().reply(m_lead, m_first, QString(Questions::LongestText + 1, u'x')));
    QCOMPARE(kept(), QStringLiteral("The cl"));
}

// Also where nobody may reply any more.
void ReplyDraftsTest::blankText_leavesNoRow()
{
    VERIFY_HOLDS(save());
    VERIFY_HOLDS(save(QStringLiteral(" \n")));
    QCOMPARE(rows(), QStringLiteral("0"));
    VERIFY_HOLDS(save());
    VERIFY_HOLDS((*m_study)->dataLock().lock(QStringLiteral("Over."), {}));
    VERIFY_HOLDS(save(QString()));
    QCOMPARE(rows(), QStringLiteral("0"));
    COMPARE_ERROR(questions().saveReplyDraft({99}, m_first, QString()), ErrorCode::UnknownPerson);
}

void ReplyDraftsTest::whatMayNotBeReplied_isNotKept()
{
    const QString text = QStringLiteral("She.");
    COMPARE_ERROR(questions().saveReplyDraft({99}, m_first, text), ErrorCode::UnknownPerson);
    COMPARE_ERROR(questions().saveReplyDraft({}, m_first, text), ErrorCode::UnknownPerson);
    COMPARE_ERROR(questions().saveReplyDraft(m_study->person(1), m_first, text),
                  ErrorCode::WrongRole);
    COMPARE_ERROR(questions().saveReplyDraft(m_lead, m_study->ids.next(), text),
                  ErrorCode::InvalidValue);
    COMPARE_ERROR(save(QString(Questions::LongestText + 1, u'x')), ErrorCode::InvalidValue);
    VERIFY_HOLDS(save(QString(Questions::LongestText, u'x')));
    VERIFY_HOLDS((*m_study)->dataLock().lock(QStringLiteral("Over."), {}));
    COMPARE_ERROR(save(text), ErrorCode::StudyLocked);
    QCOMPARE(kept(), QString(Questions::LongestText, u'x'));
}

void ReplyDraftsTest::readOnlyStudy_showsAndKeepsNothing()
{
    VERIFY_HOLDS(save());
    m_study->reopen(Study::Access::Read);
    COMPARE_ERROR(save(QStringLiteral("She.")), ErrorCode::ReadOnly);
    QCOMPARE(kept(), QStringLiteral("The cl"));
}

void ReplyDraftsTest::draft_isNeitherWorkNorAudited()
{
    const QString audit = QStringLiteral("SELECT count(*) FROM audit");
    const QString before = RawSql(m_study->path()).value(audit);
    const QSignalSpy noticed(&m_study->study(), &Study::changed);
    VERIFY_HOLDS(save());
    QCOMPARE(RawSql(m_study->path()).value(audit), before);
    QVERIFY(noticed.isEmpty());
    QCOMPARE(must(questions().unanswered()), 2);
    VERIFY_HOLDS((*m_study)->verifyAudit());
}

// Neither in a hand-out nor in what is merged; and a hand-out takes none.
void ReplyDraftsTest::draft_staysWhereItWasWritten()
{
    VERIFY_HOLDS(save());
    const QString path = handOut(*m_study, 1, QStringLiteral("out"));
    QVERIFY(!readFile(path).contains("The cl"));
    {
        AtHome home(path, 1);
        COMPARE_ERROR(home->questions().saveReplyDraft(home.owner(), m_first, QStringLiteral("I.")),
                      ErrorCode::InHandOut);
    }
    QVERIFY(mergeOne(m_study->study(), path).isSound());
    QCOMPARE(rows(), QStringLiteral("1"));
    QCOMPARE(kept(), QStringLiteral("The cl"));
}

SUBTEXT_TEST(ReplyDraftsTest)
#include "replydraftstest.moc"
