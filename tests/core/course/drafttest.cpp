// SPDX-License-Identifier: MIT
#include "core/course/labelling.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

using namespace subtext;
using namespace subtext::test;

class DraftTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void saveDraft_keepsTheAnswerAsItStands();
    void saveDraft_again_replacesTheFirst();
    void draftThatSaysNothingNew_leavesNoRow();
    void submit_removesTheDraft();
    void draftAfterSubmit_leavesTheSubmission();
    void leave_keepsADraftAndEndsItsVisit();
    void leaveWithoutDraft_removesIt();
    void leaveWithWhatWasSubmitted_keepsNoDraft();
    void lastDraft_isWhereWorkBrokeOff();
    void drafts_ofTwoPeopleAreApart();

private:
    std::unique_ptr<TestStudy> m_study;
    PersonId m_person;
    ScenarioId m_item;

    ItemState state() const
    {
        const auto loaded = m_study->labelling().load(m_person, m_item);
        if (!loaded)
            qFatal("load");
        return *loaded;
    }
    bool hasDraftInList() const
    {
        for (const ItemSummary& item : must(m_study->labelling().items(m_person))) {
            if (item.scenario == m_item)
                return item.hasDraft;
        }
        return false;
    }
};

void DraftTest::init()
{
    m_study = std::make_unique<TestStudy>();
    m_person = m_study->person(1);
    m_item = m_study->scenario(1);
}

void DraftTest::cleanup()
{
    m_study.reset();
}

void DraftTest::saveDraft_keepsTheAnswerAsItStands()
{
    Draft draft;
    draft.answer.ballot[0] = Emotion::Trust;
    draft.answer.scale(Dimension::Dominance) = -3;
    draft.answer.explanation = QStringLiteral("Half a sen");
    draft.answer.isFlagged = true; // and no reason yet
    draft.firstAnswerMs.set(Step::Dominance, 4'321);
    draft.visit = Visit{FixedClock::Start, 9'000, 8'000, 2};
    draft.savedAt = 1; // is set by the study
    m_study->clock.advance(9'000);
    VERIFY_HOLDS(m_study->labelling().saveDraft(m_person, m_item, draft));
    m_study->reopen();
    draft.savedAt = FixedClock::Start + 9'000;
    QVERIFY(state().draft == draft);
    QVERIFY(state().past.firstAnswerMs == draft.firstAnswerMs);
    QCOMPARE(state().past.visits, 0); // the visit has not ended
    QVERIFY(hasDraftInList());
    QCOMPARE(must((*m_study)->counts()).annotations, 0);
}

void DraftTest::saveDraft_again_replacesTheFirst()
{
    Draft draft;
    draft.answer = completeAnswer();
    draft.visit = Visit{1, 2, 2, 0};
    draft.firstAnswerMs.set(Step::Emotion, 5);
    VERIFY_HOLDS(m_study->labelling().saveDraft(m_person, m_item, draft));
    Draft second;
    second.answer.explanation = QStringLiteral("on second thoughts");
    VERIFY_HOLDS(m_study->labelling().saveDraft(m_person, m_item, second));
    second.savedAt = FixedClock::Start;
    QVERIFY(state().draft == second); // nothing of the first shows through
}

void DraftTest::draftThatSaysNothingNew_leavesNoRow()
{
    Draft draft;
    VERIFY_HOLDS(m_study->labelling().saveDraft(m_person, m_item, draft));
    QVERIFY(!state().draft);
    draft.answer.ballot[0] = Emotion::Joy;
    VERIFY_HOLDS(m_study->labelling().saveDraft(m_person, m_item, draft));
    QVERIFY(state().draft.has_value());
    VERIFY_HOLDS(m_study->labelling().saveDraft(m_person, m_item, {})); // all taken back
    QVERIFY(!state().draft);
    draft.answer = completeAnswer();
    VERIFY_HOLDS(m_study->labelling().submit(m_person, m_item, submissionOf(draft.answer)));
    VERIFY_HOLDS(m_study->labelling().saveDraft(m_person, m_item, draft));
    QVERIFY(!state().draft);
    VERIFY_HOLDS(m_study->labelling().saveDraft(m_person, m_item, {})); // emptied: that is new
    QVERIFY(state().draft.has_value());
}

void DraftTest::submit_removesTheDraft()
{
    Draft draft;
    draft.answer = completeAnswer();
    VERIFY_HOLDS(m_study->labelling().saveDraft(m_person, m_item, draft));
    VERIFY_HOLDS(m_study->labelling().submit(m_person, m_item, submissionOf(draft.answer)));
    QVERIFY(!state().draft);
    QVERIFY(state().submitted);
    QVERIFY(!hasDraftInList());
    QVERIFY(!must(m_study->labelling().lastDraft(m_person)).isValid());
}

void DraftTest::draftAfterSubmit_leavesTheSubmission()
{
    VERIFY_HOLDS(
        m_study->labelling().submit(m_person, m_item, submissionOf(completeAnswer(Emotion::Joy))));
    Draft draft;
    draft.answer = completeAnswer(Emotion::Fear);
    VERIFY_HOLDS(m_study->labelling().saveDraft(m_person, m_item, draft));
    QVERIFY(state().submitted->answer.ballot[0] == Emotion::Joy);
    QVERIFY(state().draft->answer.ballot[0] == Emotion::Fear);
    QVERIFY(must((*m_study)->annotations()).front().answer.ballot[0] ==
            Emotion::Joy); // what counts
    VERIFY_HOLDS(m_study->labelling().submit(m_person, m_item, submissionOf(draft.answer)));
    QCOMPARE(state().submitted->revision, 2);
}

void DraftTest::leave_keepsADraftAndEndsItsVisit()
{
    Draft draft;
    draft.answer.ballot[0] = Emotion::Anger;
    draft.visit = Visit{FixedClock::Start, 5'000, 4'000, 0};
    VERIFY_HOLDS(m_study->labelling().saveDraft(m_person, m_item, draft));
    VERIFY_HOLDS(
        m_study->labelling().leave(m_person, m_item, draft, {FixedClock::Start, 6'000, 5'000, 1}));
    QVERIFY(state().draft && state().draft->answer == draft.answer);
    QVERIFY(!state().draft->visit); // counted once, as a visit that ended
    QCOMPARE(state().past.visits, 1);
    QCOMPARE(state().past.activeMs, 5'000);
}

void DraftTest::leaveWithoutDraft_removesIt()
{
    Draft draft;
    draft.answer.ballot[0] = Emotion::Joy;
    VERIFY_HOLDS(m_study->labelling().saveDraft(m_person, m_item, draft));
    VERIFY_HOLDS(m_study->labelling().leave(m_person, m_item, std::nullopt, {0, 10, 10, 0}));
    QVERIFY(!state().draft);
    QCOMPARE(state().past.visits, 1);
}

void DraftTest::leaveWithWhatWasSubmitted_keepsNoDraft()
{
    const Answer answer = completeAnswer();
    VERIFY_HOLDS(m_study->labelling().submit(m_person, m_item, submissionOf(answer)));
    Draft same;
    same.answer = answer;
    VERIFY_HOLDS(m_study->labelling().saveDraft(m_person, m_item, same));
    VERIFY_HOLDS(m_study->labelling().leave(m_person, m_item, same, {0, 10, 10, 0}));
    QVERIFY(!state().draft);
    QVERIFY(m_study->labelling().summary(m_person)->changedSince.empty());
    Draft other = same;
    other.answer.explanation += u'\n';
    VERIFY_HOLDS(m_study->labelling().leave(m_person, m_item, other, {0, 10, 10, 0}));
    QVERIFY(state().draft.has_value());
}

void DraftTest::lastDraft_isWhereWorkBrokeOff()
{
    QVERIFY(!must(m_study->labelling().lastDraft(m_person)).isValid());
    Draft draft;
    draft.answer.ballot[0] = Emotion::Joy;
    for (int item : {3, 1, 2}) {
        m_study->clock.advance(1000);
        VERIFY_HOLDS(m_study->labelling().saveDraft(m_person, m_study->scenario(item), draft));
    }
    QVERIFY(must(m_study->labelling().lastDraft(m_person)) == m_study->scenario(2));
    m_study->clock.advance(1000);
    VERIFY_HOLDS(m_study->labelling().saveDraft(m_person, m_study->scenario(3), draft));
    QVERIFY(must(m_study->labelling().lastDraft(m_person)) == m_study->scenario(3));
    QVERIFY(!must(m_study->labelling().lastDraft(m_study->person(2))).isValid());
}

void DraftTest::drafts_ofTwoPeopleAreApart()
{
    Draft draft;
    draft.answer.explanation = QStringLiteral("mine");
    VERIFY_HOLDS(m_study->labelling().saveDraft(m_person, m_item, draft));
    draft.answer.explanation = QStringLiteral("theirs");
    VERIFY_HOLDS(m_study->labelling().saveDraft(m_study->person(2), m_item, draft));
    QCOMPARE(state().draft->answer.explanation, QStringLiteral("mine"));
    VERIFY_HOLDS(
        m_study->labelling().submit(m_study->person(2), m_item, submissionOf(completeAnswer())));
    QCOMPARE(state().draft->answer.explanation, QStringLiteral("mine"));
}

SUBTEXT_TEST(DraftTest)

#include "drafttest.moc"
