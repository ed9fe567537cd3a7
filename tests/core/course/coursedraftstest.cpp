// SPDX-License-Identifier: MIT
// Practice scenes and repeats that are half answered.
#include "core/course/practice.h"
#include "core/course/repeats.h"
#include "core/course/shortdrafts.h"
#include "core/domain/ceiscene.h"
#include "core/operation/datalock.h"
#include "tests/core/travel/coursefiles.h"
#include "tests/support/ceipractice.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/shownlabels.h"

#include <QSignalSpy>

using namespace subtext;
using namespace subtext::test;

namespace {

Answer half()
{
    Answer answer;
    answer.ballot[0] = Emotion::Trust;
    answer.scale(Dimension::Valence) = -3;
    answer.scale(Dimension::Arousal) = 3;
    return answer;
}

ShortDraft draftOf(const ShortItem& item, const Answer& answer = half())
{
    ShortDraft draft;
    draft.item = item;
    draft.savedAt = 1; // is set by the study
    draft.answer = answer;
    draft.activeMs = 4'321;
    return draft;
}

ShortItem scene(std::size_t index)
{
    return ShortItem::practice(ceiPractice().items.at(index).id);
}

TestStudy::Shape sixItems()
{
    TestStudy::Shape shape;
    shape.perSubtype = 6;
    shape.subtypes = {Subtype::SarcasmIrony};
    shape.annotators = 2;
    shape.ratersPerItem = 2;
    shape.protocol.repeats = 2;
    return shape;
}

} // namespace

class CourseDraftsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { m_study = std::make_unique<TestStudy>(sixItems()); }
    void cleanup() { m_study.reset(); }
    void practiceDraft_outlastsTheProgram();
    void repeatDraft_outlastsTheProgram();
    void marks_areKeptOfPracticeOnly();
    void savedAgain_replacesTheFirst();
    void emptyAnswer_leavesNoRow();
    void answer_removesTheDraft();
    void refusedAnswer_keepsTheDraft();
    void draftOfAnotherItem_isPassedOver();
    void draftOfAnItemNoLongerDue_isPassedOver();
    void repeatThatIsNotDueForNow_isKeptForLater();
    void whatIsNotDue_isRefused();
    void twoKindsAndTwoPeople_areApart();
    void readOnlyStudy_showsAndKeepsNothing();
    void lockedStudy_refusesRepeats();
    void draft_isNeitherWorkNorAudited();
    void draft_staysWhereItWasWritten();
    void handOutWithADraft_isNotReplaced();

private:
    Practice& practice() { return (*m_study)->practice(); }
    Repeats& repeats() { return (*m_study)->repeats(); }
    ShortDrafts& shortDrafts() { return (*m_study)->shortDrafts(); }
    PersonId robin() const { return m_study->person(1); }
    /// Everything submitted: the item that is to be seen again first.
    ShortItem firstRepeat()
    {
        for (const ItemSummary& item : must(m_study->labelling().items(robin()))) {
            const auto written =
                m_study->labelling().submit(robin(), item.scenario, submissionOf(completeAnswer()));
            if (!written)
                qFatal("submit");
        }
        return ShortItem::repeat(must(repeats().due(robin())).front());
    }
    QString rows() const
    {
        return RawSql(m_study->path()).value(QStringLiteral("SELECT count(*) FROM short_draft"));
    }

    std::unique_ptr<TestStudy> m_study;
};

void CourseDraftsTest::practiceDraft_outlastsTheProgram()
{
    m_study->clock.advance(9'000);
    ShortDraft draft = draftOf(scene(2));
    VERIFY_HOLDS(shortDrafts().save(robin(), draft));
    m_study->reopen();
    draft.savedAt = FixedClock::Start + 9'000;
    QVERIFY(must(shortDrafts().of(robin(), scene(2))) == draft);
}

void CourseDraftsTest::repeatDraft_outlastsTheProgram()
{
    ShortDraft draft = draftOf(firstRepeat());
    VERIFY_HOLDS(shortDrafts().save(robin(), draft));
    m_study->reopen();
    draft.savedAt = m_study->clock.now();
    QVERIFY(must(shortDrafts().of(robin(), draft.item)) == draft);
}

// A repeat is asked again without marks, so its draft has none either.
void CourseDraftsTest::marks_areKeptOfPracticeOnly()
{
    const Scenario& scenario = ceiPractice().items.at(2).scenario;
    Answer answer;
    answer.cues =
        withWordsToggled({}, ScenePart::Utterance, scenario.text(ScenePart::Utterance), 0, 0);
    VERIFY_HOLDS(shortDrafts().save(robin(), draftOf(scene(2), answer)));
    m_study->reopen();
    QVERIFY(must(shortDrafts().of(robin(), scene(2))).value().answer == answer);
    const ShortItem repeat = firstRepeat();
    VERIFY_HOLDS(shortDrafts().save(robin(), draftOf(repeat, answer)));
    QVERIFY(!must(shortDrafts().of(robin(), repeat)));
    Answer more = half();
    more.cues = answer.cues;
    VERIFY_HOLDS(shortDrafts().save(robin(), draftOf(repeat, more)));
    QVERIFY(must(shortDrafts().of(robin(), repeat)).value().answer == half());
}

void CourseDraftsTest::savedAgain_replacesTheFirst()
{
    VERIFY_HOLDS(shortDrafts().save(robin(), draftOf(scene(0))));
    ShortDraft other = draftOf(scene(1), completeAnswer(Emotion::Fear));
    other.answer.explanation.clear(); // is not kept
    other.activeMs = 0;
    VERIFY_HOLDS(shortDrafts().save(robin(), other));
    other.savedAt = m_study->clock.now();
    QVERIFY(must(shortDrafts().of(robin(), scene(1))) == other);
    QCOMPARE(rows(), QStringLiteral("1"));
}

void CourseDraftsTest::emptyAnswer_leavesNoRow()
{
    VERIFY_HOLDS(shortDrafts().save(robin(), draftOf(scene(0))));
    VERIFY_HOLDS(shortDrafts().save(robin(), draftOf(scene(0), Answer())));
    QCOMPARE(rows(), QStringLiteral("0"));
}

void CourseDraftsTest::answer_removesTheDraft()
{
    VERIFY_HOLDS(shortDrafts().save(robin(), draftOf(scene(0))));
    VERIFY_HOLDS(practice().record(robin(), scene(0).id, completeAnswer(), 5'000));
    QCOMPARE(rows(), QStringLiteral("0"));
    const ShortItem item = firstRepeat();
    VERIFY_HOLDS(shortDrafts().save(robin(), draftOf(item)));
    VERIFY_HOLDS(repeats().record(robin(), {item.id.toLongLong()}, completeAnswer(), 5'000));
    QCOMPARE(rows(), QStringLiteral("0"));
}

void CourseDraftsTest::refusedAnswer_keepsTheDraft()
{
    VERIFY_HOLDS(shortDrafts().save(robin(), draftOf(scene(0))));
    COMPARE_ERROR(practice().record(robin(), scene(0).id, half(), 5'000),
                  ErrorCode::IncompleteAnswer);
    QVERIFY(must(shortDrafts().of(robin(), scene(0))));
}

void CourseDraftsTest::draftOfAnotherItem_isPassedOver()
{
    VERIFY_HOLDS(shortDrafts().save(robin(), draftOf(scene(1))));
    QVERIFY(!must(shortDrafts().of(robin(), scene(0))));
    QVERIFY(must(shortDrafts().of(robin(), scene(1))));
}

// As where a returned hand-out brought the answer.
void CourseDraftsTest::draftOfAnItemNoLongerDue_isPassedOver()
{
    VERIFY_HOLDS(shortDrafts().save(robin(), draftOf(scene(0))));
    const ShortItem repeat = firstRepeat();
    VERIFY_HOLDS(shortDrafts().save(robin(), draftOf(repeat)));
    RawSql(m_study->path()).run(QStringLiteral("CREATE TABLE kept AS SELECT * FROM short_draft"));
    VERIFY_HOLDS(practice().record(robin(), scene(0).id, completeAnswer(), 5'000));
    VERIFY_HOLDS(repeats().record(robin(), {repeat.id.toLongLong()}, completeAnswer(), 5'000));
    RawSql(m_study->path()).run(QStringLiteral("INSERT INTO short_draft SELECT * FROM kept"));
    QCOMPARE(rows(), QStringLiteral("2"));
    QVERIFY(!must(shortDrafts().of(robin(), scene(0))));
    QVERIFY(!must(shortDrafts().of(robin(), repeat)));
}

void CourseDraftsTest::repeatThatIsNotDueForNow_isKeptForLater()
{
    const ShortItem repeat = firstRepeat();
    VERIFY_HOLDS(m_study->assigning().withdraw(robin()));
    VERIFY_HOLDS(shortDrafts().save(robin(), draftOf(repeat)));
    QVERIFY(!must(shortDrafts().of(robin(), repeat)));
    VERIFY_HOLDS(m_study->assigning().readmit(robin()));
    QVERIFY(must(shortDrafts().of(robin(), repeat)));
}

void CourseDraftsTest::whatIsNotDue_isRefused()
{
    VERIFY_HOLDS(practice().record(robin(), scene(0).id, completeAnswer(), 5'000));
    for (const ShortItem& item : {scene(0), ShortItem::practice(QStringLiteral("none")),
                                  ShortItem::repeat(m_study->scenario(1)), ShortItem::repeat({99})})
        COMPARE_ERROR(shortDrafts().save(robin(), draftOf(item)), ErrorCode::InvalidValue);
    COMPARE_ERROR(shortDrafts().save({99}, draftOf(scene(1))), ErrorCode::UnknownPerson);
    QCOMPARE(rows(), QStringLiteral("0"));
}

void CourseDraftsTest::twoKindsAndTwoPeople_areApart()
{
    const ShortItem repeat = firstRepeat();
    VERIFY_HOLDS(shortDrafts().save(robin(), draftOf(scene(0))));
    VERIFY_HOLDS(shortDrafts().save(robin(), draftOf(repeat)));
    QVERIFY(!must(shortDrafts().of(m_study->person(2), scene(0))));
    VERIFY_HOLDS(shortDrafts().save(m_study->person(2), draftOf(scene(0))));
    VERIFY_HOLDS(practice().record(robin(), scene(0).id, completeAnswer(), 5'000));
    QVERIFY(must(shortDrafts().of(robin(), repeat)));
    QVERIFY(must(shortDrafts().of(m_study->person(2), scene(0))));
}

void CourseDraftsTest::readOnlyStudy_showsAndKeepsNothing()
{
    VERIFY_HOLDS(shortDrafts().save(robin(), draftOf(scene(0))));
    m_study->reopen(Study::Access::Read);
    COMPARE_ERROR(shortDrafts().save(robin(), draftOf(scene(1))), ErrorCode::ReadOnly);
    QVERIFY(must(shortDrafts().of(robin(), scene(0))));
    QVERIFY(!must(shortDrafts().of(robin(), scene(1))));
}

void CourseDraftsTest::lockedStudy_refusesRepeats()
{
    const ShortItem repeat = firstRepeat();
    VERIFY_HOLDS(shortDrafts().save(robin(), draftOf(repeat)));
    VERIFY_HOLDS((*m_study)->dataLock().lock(QStringLiteral("Over."), {}));
    COMPARE_ERROR(shortDrafts().save(robin(), draftOf(repeat)), ErrorCode::StudyLocked);
    QVERIFY(!must(shortDrafts().of(robin(), repeat)));
    VERIFY_HOLDS((*m_study)->dataLock().unlock(QStringLiteral("Not yet."), {}));
    QVERIFY(must(shortDrafts().of(robin(), repeat)));
}

void CourseDraftsTest::draft_isNeitherWorkNorAudited()
{
    const QString audit = QStringLiteral("SELECT count(*) FROM audit");
    const QString before = RawSql(m_study->path()).value(audit);
    const QSignalSpy noticed(&m_study->study(), &Study::changed);
    VERIFY_HOLDS(shortDrafts().save(robin(), draftOf(scene(0))));
    QCOMPARE(RawSql(m_study->path()).value(audit), before);
    QVERIFY(noticed.isEmpty());
    QVERIFY(!must(m_study->assigning().isWorkedOn()));
    QVERIFY(must(practice().state(robin())).answers.empty());
    VERIFY_HOLDS((*m_study)->verifyAudit());
}

void CourseDraftsTest::draft_staysWhereItWasWritten()
{
    VERIFY_HOLDS(shortDrafts().save(robin(), draftOf(scene(0))));
    const QString path = handOut(*m_study, 1, QStringLiteral("out"));
    {
        AtHome home(path, 1);
        QVERIFY(!must(home->shortDrafts().of(home.owner(), scene(0))));
        VERIFY_HOLDS(home->shortDrafts().save(home.owner(),
                                              draftOf(scene(0), completeAnswer(Emotion::Anger))));
    }
    const MergedFile merged = mergeOne(m_study->study(), path);
    QVERIFY(merged.isSound());
    QCOMPARE(merged.taken, 0);
    QCOMPARE(must(shortDrafts().of(robin(), scene(0))).value().answer.ballot[0], Emotion::Trust);
}

void CourseDraftsTest::handOutWithADraft_isNotReplaced()
{
    const auto written = (*m_study)->handouts().writeAll(m_study->folder());
    VERIFY_HOLDS(written);
    {
        AtHome home(m_study->filePath(written->front().file), 1);
        VERIFY_HOLDS(home->shortDrafts().save(home.owner(), draftOf(scene(0))));
    }
    COMPARE_ERROR((*m_study)->handouts().writeAll(m_study->folder()), ErrorCode::LabelledWork);
}

SUBTEXT_TEST(CourseDraftsTest)

#include "coursedraftstest.moc"
