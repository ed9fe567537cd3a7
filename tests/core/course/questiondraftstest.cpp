// SPDX-License-Identifier: MIT
#include "core/course/courserules.h"
#include "core/course/questions.h"
#include "core/operation/datalock.h"
#include "tests/core/travel/coursefiles.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <QSignalSpy>

using namespace subtext;
using namespace subtext::test;

/// Questions about items that are being written and were not asked yet.
class QuestionDraftsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_study.reset(); }
    void draft_outlastsTheProgram();
    void savedAgain_replacesTheFirst();
    void peopleAndItems_areApart();
    void asking_removesTheDraftOfThatItem();
    void refusedQuestion_keepsTheDraft();
    void blankText_leavesNoRow();
    void whatMayNotBeAsked_isNotKept();
    void readOnlyStudy_showsAndKeepsNothing();
    void draft_isNeitherWorkNorAudited();
    void draft_staysWhereItWasWritten();
    void handOutWithADraft_isNotReplaced();
    void whoeverDropsOut_leavesNone();
    void itemTakenMeanwhile_canBeLeft();

private:
    Questions& questions() { return (*m_study)->questions(); }
    PersonId robin() const { return m_study->person(1); }
    Result<ChangeSet> save(const QString& text = QStringLiteral("Who is m"))
    {
        return questions().saveDraft(robin(), m_study->scenario(1), text);
    }
    QString kept() { return must(questions().draft(robin(), m_study->scenario(1))); }
    QString rows() const
    {
        return RawSql(m_study->path()).value(QStringLiteral("SELECT count(*) FROM question_draft"));
    }

    std::unique_ptr<TestStudy> m_study;
};

/// Two people, each with both items.
void QuestionDraftsTest::init()
{
    TestStudy::Shape shape;
    shape.perSubtype = 2;
    shape.subtypes = {Subtype::SarcasmIrony};
    shape.annotators = 2;
    shape.ratersPerItem = 2;
    shape.protocol.areQuestionsAllowed = true;
    m_study = std::make_unique<TestStudy>(shape);
}

void QuestionDraftsTest::draft_outlastsTheProgram()
{
    m_study->clock.advance(9'000);
    VERIFY_HOLDS(save(QStringLiteral(" Who is m")));
    m_study->reopen();
    QCOMPARE(kept(), QStringLiteral(" Who is m")); // as it stood there
    QCOMPARE(RawSql(m_study->path())
                 .value(QStringLiteral("SELECT saved_at FROM question_draft"))
                 .toLongLong(),
             FixedClock::Start + 9'000);
}

void QuestionDraftsTest::savedAgain_replacesTheFirst()
{
    VERIFY_HOLDS(save());
    VERIFY_HOLDS(save(QStringLiteral("Why?")));
    QCOMPARE(kept(), QStringLiteral("Why?"));
    QCOMPARE(rows(), QStringLiteral("1"));
}

void QuestionDraftsTest::peopleAndItems_areApart()
{
    VERIFY_HOLDS(save());
    QCOMPARE(must(questions().draft(m_study->person(2), m_study->scenario(1))), QString());
    QCOMPARE(must(questions().draft(robin(), m_study->scenario(2))), QString());
    VERIFY_HOLDS(
        questions().saveDraft(m_study->person(2), m_study->scenario(1), QStringLiteral("Where?")));
    VERIFY_HOLDS(questions().saveDraft(robin(), m_study->scenario(2), QStringLiteral("When?")));
    QCOMPARE(kept(), QStringLiteral("Who is m"));
    QCOMPARE(rows(), QStringLiteral("3"));
}

void QuestionDraftsTest::asking_removesTheDraftOfThatItem()
{
    VERIFY_HOLDS(save());
    VERIFY_HOLDS(questions().saveDraft(robin(), m_study->scenario(2), QStringLiteral("When?")));
    VERIFY_HOLDS(questions().ask(robin(), m_study->scenario(1), QStringLiteral("Who is meant?")));
    QCOMPARE(kept(), QString());
    QCOMPARE(must(questions().draft(robin(), m_study->scenario(2))), QStringLiteral("When?"));
}

void QuestionDraftsTest::refusedQuestion_keepsTheDraft()
{
    VERIFY_HOLDS(save());
    const auto longer =
        questions().ask(robin(), m_study->scenario(1), QString(Questions::LongestText + 1, u'x'));
    QVERIFY(!longer);
    QCOMPARE(kept(), QStringLiteral("Who is m"));
}

// Also where nothing may be asked any more.
void QuestionDraftsTest::blankText_leavesNoRow()
{
    VERIFY_HOLDS(save());
    VERIFY_HOLDS(save(QStringLiteral(" \n")));
    QCOMPARE(rows(), QStringLiteral("0"));
    VERIFY_HOLDS(save());
    VERIFY_HOLDS((*m_study)->dataLock().lock(QStringLiteral("Over."), {}));
    VERIFY_HOLDS(save(QString()));
    QCOMPARE(rows(), QStringLiteral("0"));
    COMPARE_ERROR(questions().saveDraft({99}, m_study->scenario(1), QString()),
                  ErrorCode::UnknownPerson);
}

void QuestionDraftsTest::whatMayNotBeAsked_isNotKept()
{
    const QString text = QStringLiteral("Who?");
    COMPARE_ERROR(questions().saveDraft({99}, m_study->scenario(1), text),
                  ErrorCode::UnknownPerson);
    COMPARE_ERROR(questions().saveDraft(robin(), {99}, text), ErrorCode::NotAssigned);
    QVERIFY(!save(QString(Questions::LongestText + 1, u'x')));
    VERIFY_HOLDS(save(QString(Questions::LongestText, u'x')));
    Protocol protocol = must((*m_study)->protocol());
    protocol.areQuestionsAllowed = false;
    VERIFY_HOLDS((*m_study)->courseRules().setProtocol(protocol));
    COMPARE_ERROR(save(text), ErrorCode::InvalidValue);
    protocol.areQuestionsAllowed = true;
    VERIFY_HOLDS((*m_study)->courseRules().setProtocol(protocol));
    VERIFY_HOLDS((*m_study)->dataLock().lock(QStringLiteral("Over."), {}));
    COMPARE_ERROR(save(text), ErrorCode::StudyLocked);
    QCOMPARE(kept(), QString(Questions::LongestText, u'x'));
}

void QuestionDraftsTest::readOnlyStudy_showsAndKeepsNothing()
{
    VERIFY_HOLDS(save());
    m_study->reopen(Study::Access::Read);
    COMPARE_ERROR(save(QStringLiteral("Why?")), ErrorCode::ReadOnly);
    QCOMPARE(kept(), QStringLiteral("Who is m"));
}

void QuestionDraftsTest::draft_isNeitherWorkNorAudited()
{
    const QString audit = QStringLiteral("SELECT count(*) FROM audit");
    const QString before = RawSql(m_study->path()).value(audit);
    const QSignalSpy noticed(&m_study->study(), &Study::changed);
    VERIFY_HOLDS(save());
    QCOMPARE(RawSql(m_study->path()).value(audit), before);
    QVERIFY(noticed.isEmpty());
    QVERIFY(!must(m_study->assigning().isWorkedOn()));
    QVERIFY(must(questions().ofPerson(robin())).empty());
    QCOMPARE(must(questions().counts()).asked, 0);
    VERIFY_HOLDS((*m_study)->verifyAudit());
}

void QuestionDraftsTest::draft_staysWhereItWasWritten()
{
    VERIFY_HOLDS(save());
    const QString path = handOut(*m_study, 1, QStringLiteral("out"));
    QVERIFY(!readFile(path).contains("Who is m"));
    {
        AtHome home(path, 1);
        QCOMPARE(must(home->questions().draft(home.owner(), home.item(1))), QString());
        VERIFY_HOLDS(
            home->questions().saveDraft(home.owner(), home.item(1), QStringLiteral("At home")));
    }
    const MergedFile merged = mergeOne(m_study->study(), path);
    QVERIFY(merged.isSound());
    QCOMPARE(merged.taken, 0);
    QCOMPARE(rows(), QStringLiteral("1"));
    QCOMPARE(kept(), QStringLiteral("Who is m"));
}

void QuestionDraftsTest::handOutWithADraft_isNotReplaced()
{
    const auto written = (*m_study)->handouts().writeAll(m_study->folder());
    VERIFY_HOLDS(written);
    {
        AtHome home(m_study->filePath(written->front().file), 1);
        VERIFY_HOLDS(
            home->questions().saveDraft(home.owner(), home.item(1), QStringLiteral("Who?")));
    }
    COMPARE_ERROR((*m_study)->handouts().writeAll(m_study->folder()), ErrorCode::LabelledWork);
}

void QuestionDraftsTest::whoeverDropsOut_leavesNone()
{
    VERIFY_HOLDS(save());
    VERIFY_HOLDS(
        questions().saveDraft(m_study->person(2), m_study->scenario(1), QStringLiteral("Where?")));
    VERIFY_HOLDS(m_study->assigning().withdraw(robin()));
    QCOMPARE(kept(), QString());
    QCOMPARE(rows(), QStringLiteral("1"));
}

// It was on the screen then, with what was being asked.
void QuestionDraftsTest::itemTakenMeanwhile_canBeLeft()
{
    VERIFY_HOLDS(m_study->assigning().withdraw(robin()));
    VERIFY_HOLDS(save());
    QVERIFY(!kept().isEmpty());
    COMPARE_ERROR(questions().ask(robin(), m_study->scenario(1), QStringLiteral("Who?")),
                  ErrorCode::NotAssigned);
}

SUBTEXT_TEST(QuestionDraftsTest)
#include "questiondraftstest.moc"
