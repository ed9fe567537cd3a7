// SPDX-License-Identifier: MIT
#include "core/course/labelling.h"

#include "core/course/courserules.h"
#include "core/figures/figures.h"
#include "core/figures/guideversions.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

using namespace subtext;
using namespace subtext::test;

class LabellingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void submit_writesWhatWasSaid();
    void submit_again_addsARevision();
    void submitIncomplete_writesNothing_data();
    void submitIncomplete_writesNothing();
    void submit_ofSomebodyElsesItem_isRefused();
    void explanation_mayBeLeftOutWhereTheProtocolSays();
    void texts_areKeptToTheCharacter_data();
    void texts_areKeptToTheCharacter();
    void timings_areSummedOverVisits();
    void firstAnswers_areKept();
    void answers_nameTheGuideTheyWereGivenBy();
    void load_showsTheItemAsItStands();
    void items_comeInThePersonsOrder();
    void people_seeOnlyTheirOwn();

private:
    std::unique_ptr<TestStudy> m_study;
    PersonId m_person;
    ScenarioId m_item;
};

void LabellingTest::init()
{
    m_study = std::make_unique<TestStudy>();
    m_person = m_study->person(1);
    m_item = m_study->scenario(1);
}

void LabellingTest::cleanup()
{
    m_study.reset();
}

void LabellingTest::submit_writesWhatWasSaid()
{
    Answer answer = completeAnswer(Emotion::Anticipation);
    answer.isFlagged = true;
    answer.flagReason = QStringLiteral("Two speakers?");
    m_study->clock.advance(500);
    const auto submitted = m_study->labelling().submit(m_person, m_item, submissionOf(answer));
    VERIFY_HOLDS(submitted);
    QVERIFY(submitted->answer == answer);
    QCOMPARE(submitted->revision, 1);
    QCOMPARE(submitted->submittedAt.value(), FixedClock::Start + 500);
    QVERIFY(submitted->origin == Origin::Entered);
    QCOMPARE(submitted->uuid.text().size(), 36);
    m_study->reopen();
    QCOMPARE(must((*m_study)->annotations()).size(), std::size_t{1});
    QVERIFY(must((*m_study)->annotations()).front() == *submitted); // the file says the same
}

void LabellingTest::submit_again_addsARevision()
{
    QList<Uuid> uuids;
    for (Choice emotion : {Emotion::Joy, Emotion::Fear, Emotion::Joy}) {
        m_study->clock.advance(60'000);
        const auto submitted =
            m_study->labelling().submit(m_person, m_item, submissionOf(completeAnswer(emotion)));
        VERIFY_HOLDS(submitted);
        uuids << submitted->uuid;
    }
    QCOMPARE(QSet<Uuid>(uuids.begin(), uuids.end()).size(), 3);
    const auto history = must(m_study->labelling().history(m_person, m_item));
    QCOMPARE(history.size(), std::size_t{3});
    for (std::size_t i = 0; i < 3; ++i) {
        QCOMPARE(history[i].revision, static_cast<int>(i + 1));
        QCOMPARE(history[i].uuid, uuids.at(static_cast<qsizetype>(i)));
        QCOMPARE(history[i].submittedAt.value(),
                 FixedClock::Start + 60'000 * static_cast<qint64>(i + 1));
    }
    QVERIFY(history[1].answer.ballot[0] == Emotion::Fear);
    // The last one counts, once.
    QCOMPARE(must((*m_study)->counts()).annotations, 1);
    QCOMPARE(must((*m_study)->annotations()).size(), std::size_t{1});
    QVERIFY(must((*m_study)->annotations()).front() == history[2]);
    QCOMPARE(must(m_study->labelling().items(m_person)).size(), std::size_t{10});
}

void LabellingTest::submitIncomplete_writesNothing_data()
{
    QTest::addColumn<int>("part");
    constexpr int Parts = 7; // six steps and the reason of the flag
    for (int part = 0; part < Parts; ++part)
        QTest::addRow("part %d", part) << part;
}

void LabellingTest::submitIncomplete_writesNothing()
{
    QFETCH(int, part);
    Answer answer = completeAnswer();
    if (part == 0)
        answer.ballot[0].reset();
    else if (part < 5)
        answer.scales.at(static_cast<std::size_t>(part - 1)).reset();
    else if (part == 5)
        answer.explanation = QStringLiteral(" \n ");
    else
        answer.isFlagged = true;
    Draft draft;
    draft.answer = answer;
    VERIFY_HOLDS(m_study->labelling().saveDraft(m_person, m_item, draft));
    const qint64 ids = m_study->ids.count();
    COMPARE_ERROR(m_study->labelling().submit(m_person, m_item, submissionOf(answer)),
                  ErrorCode::IncompleteAnswer);
    QCOMPARE(m_study->ids.count(), ids);
    QVERIFY(must(m_study->labelling().history(m_person, m_item)).empty());
    const auto state = m_study->labelling().load(m_person, m_item);
    VERIFY_HOLDS(state);
    QCOMPARE(state->past.visits, 0);
    QVERIFY(state->draft && state->draft->answer == answer);
    QCOMPARE(RawSql(m_study->path()).value(QStringLiteral("SELECT count(*) FROM audit")),
             QStringLiteral("4"));
}

void LabellingTest::submit_ofSomebodyElsesItem_isRefused()
{
    TestStudy::Shape shape;
    shape.ratersPerItem = 1;
    TestStudy study(shape);
    const ScenarioId item = study.scenario(1);
    const PersonId rater = must(study->raters(item)).front();
    const PersonId other = rater == study.person(1) ? study.person(2) : study.person(1);
    const auto refused = study.labelling().submit(other, item, submissionOf(completeAnswer()));
    COMPARE_ERROR(refused, ErrorCode::NotAssigned);
    COMPARE_ERROR(study.labelling().load(other, item), ErrorCode::NotAssigned);
    COMPARE_ERROR(study.labelling().saveDraft(other, item, {}), ErrorCode::NotAssigned);
    COMPARE_ERROR(study.labelling().leave(other, item, {}, {}), ErrorCode::NotAssigned);
    COMPARE_ERROR(study.labelling().submit({99}, item, submissionOf(completeAnswer())),
                  ErrorCode::NotAssigned);
    COMPARE_ERROR(study.labelling().submit(rater, {99}, submissionOf(completeAnswer())),
                  ErrorCode::NotAssigned);
    QCOMPARE(must(study->counts()).annotations, 0);
    COMPARE_ERROR(study.labelling().handIn({99}), ErrorCode::UnknownPerson);
}

void LabellingTest::explanation_mayBeLeftOutWhereTheProtocolSays()
{
    TestStudy::Shape shape = TestStudy::single();
    shape.protocol.isExplanationRequired = false;
    TestStudy study(shape);
    const Answer answer = completeAnswer(Emotion::Joy, {});
    VERIFY_HOLDS(
        study.labelling().submit(study.person(1), study.scenario(1), submissionOf(answer)));
    study.reopen();
    const auto stored = must(study->annotations());
    QCOMPARE(stored.size(), std::size_t{1});
    QVERIFY(stored.front().answer == answer);
    QVERIFY(stored.front().answer.explanation.isEmpty());
}

void LabellingTest::texts_areKeptToTheCharacter_data()
{
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, const QString& text) { QTest::newRow(name) << text; };
    row("trailing line break", QStringLiteral("Because.\n"));
    row("spaces around", QStringLiteral("  a  b  "));
    row("CRLF and tabs", QStringLiteral("a\r\nb\tc"));
    row("emoji with a joiner", QStringLiteral("👩‍👧 🙂 🏳️‍🌈"));
    row("right to left", QStringLiteral("שלום، مرحبا \u202Eabc\u202C"));
    row("combining, not composed", QStringLiteral("e\u0301 \u00E9"));
    row("quotes and SQL", QStringLiteral("'); DROP TABLE annotation; --\"%_"));
    row("NUL inside", QStringLiteral("a") + QChar(u'\0') + QStringLiteral("b"));
    row("long", QStringLiteral("Schwer zu sagen… ").repeated(20'000));
}

void LabellingTest::texts_areKeptToTheCharacter()
{
    QFETCH(QString, text);
    Draft draft;
    draft.answer = completeAnswer(Emotion::Joy, text);
    draft.answer.isFlagged = true;
    draft.answer.flagReason = text;
    VERIFY_HOLDS(m_study->labelling().saveDraft(m_person, m_item, draft));
    m_study->reopen();
    const auto state = m_study->labelling().load(m_person, m_item);
    VERIFY_HOLDS(state);
    QVERIFY(state->draft && state->draft->answer == draft.answer);
    VERIFY_HOLDS(m_study->labelling().submit(m_person, m_item, submissionOf(draft.answer)));
    m_study->reopen();
    QVERIFY(must((*m_study)->annotations()).front().answer == draft.answer);
    VERIFY_HOLDS((*m_study)->verifyAudit());
}

void LabellingTest::timings_areSummedOverVisits()
{
    Labelling& labelling = m_study->labelling();
    VERIFY_HOLDS(labelling.leave(m_person, m_item, {}, {100, 9'000, 4'000, 2}));
    VERIFY_HOLDS(labelling.leave(m_person, m_item, {}, {50'000, 1'000, 500, 0}));
    VERIFY_HOLDS(labelling.leave(m_person, m_study->scenario(2), {}, {60'000, 7'777, 7'777, 7}));
    const auto submitted = labelling.submit(
        m_person, m_item, submissionOf(completeAnswer(), {70'000, 20'000, 15'000, 1}));
    VERIFY_HOLDS(submitted);
    const ItemTimings timings = submitted->timings.value();
    QCOMPARE(timings.visits, 3);
    QCOMPARE(timings.wallMs, 30'000);
    QCOMPARE(timings.activeMs, 19'500);
    QCOMPARE(timings.focusLosses, 3);
    const auto again = labelling.submit(m_person, m_item,
                                        submissionOf(completeAnswer(), {99'000, 1'000, 1'000, 0}));
    VERIFY_HOLDS(again);
    QCOMPARE(again->timings->visits, 4);
    QCOMPARE(again->timings->activeMs, 20'500);
    const auto state = labelling.load(m_person, m_item);
    VERIFY_HOLDS(state);
    QCOMPARE(state->past.visits, 4);
    QCOMPARE(state->past.wallMs, 31'000);
}

void LabellingTest::firstAnswers_areKept()
{
    Labelling::Submission submission = submissionOf(completeAnswer());
    submission.firstAnswerMs = {900, 2'000, std::nullopt, 1'500, 4'000, 30'000};
    VERIFY_HOLDS(m_study->labelling().submit(m_person, m_item, submission));
    m_study->reopen();
    const auto state = m_study->labelling().load(m_person, m_item);
    VERIFY_HOLDS(state);
    QVERIFY(state->past.firstAnswerMs == submission.firstAnswerMs);
    QVERIFY(state->submitted->timings->firstAnswerMs == submission.firstAnswerMs);
}

void LabellingTest::answers_nameTheGuideTheyWereGivenBy()
{
    const auto submit = [&](int item) {
        m_study->clock.advance(1'000);
        return must(m_study->labelling().submit(m_person, m_study->scenario(item),
                                                submissionOf(completeAnswer())));
    };
    CourseRules& rules = m_study->study().courseRules();
    const QByteArray before = submit(1).guideSha256;
    QCOMPARE(submit(2).guideSha256, before);
    must(rules.setGuideline(QStringLiteral("# Ours\n\nRead twice.")));
    const QByteArray after = submit(3).guideSha256;
    QCOMPARE(after.size(), 64);
    QVERIFY(after != before);
    submit(1); // a revision, by what is shown now
    const std::vector<GuideVersion> versions = must(m_study->study().figures().guideVersions());
    QCOMPARE(versions.size(), 2U);
    QCOMPARE(versions[0].sha256, before);
    QCOMPARE(versions[0].answers, 1);
    QVERIFY(!versions[0].isCurrent);
    QCOMPARE(versions[1].sha256, after);
    QCOMPARE(versions[1].answers, 2);
    QCOMPARE(versions[1].people, 1);
    QVERIFY(versions[1].isCurrent);
    QVERIFY(versions[0].lastAt < versions[1].firstAt);
    must(rules.setGuideline({}));
    QCOMPARE(submit(4).guideSha256, before); // the same texts again
}

void LabellingTest::load_showsTheItemAsItStands()
{
    const auto fresh = m_study->labelling().load(m_person, m_item);
    VERIFY_HOLDS(fresh);
    QVERIFY(fresh->scenario == must((*m_study)->scenario(m_item)).value());
    QVERIFY(!fresh->submitted && !fresh->draft);
    QVERIFY(fresh->past == ItemTimings());
    const auto items = must(m_study->labelling().items(m_person));
    QVERIFY(items.at(static_cast<std::size_t>(fresh->position - 1)).scenario == m_item);
}

void LabellingTest::items_comeInThePersonsOrder()
{
    int position = 0;
    for (const ItemSummary& item : must(m_study->labelling().items(m_person))) {
        QCOMPARE(item.position, ++position);
        QCOMPARE(item.name, must((*m_study)->scenario(item.scenario))->name());
        QVERIFY(!item.isSubmitted() && !item.isFlagged && !item.hasDraft);
    }
    QCOMPARE(position, 10);
}

void LabellingTest::people_seeOnlyTheirOwn()
{
    VERIFY_HOLDS(m_study->labelling().submit(m_person, m_item, submissionOf(completeAnswer())));
    const auto other = m_study->labelling().load(m_study->person(2), m_item);
    VERIFY_HOLDS(other);
    QVERIFY(!other->submitted);
    QCOMPARE(other->past.visits, 0);
    QVERIFY(must(m_study->labelling().history(m_study->person(2), m_item)).empty());
    QCOMPARE(m_study->labelling().summary(m_study->person(2))->submitted, 0);
}

SUBTEXT_TEST(LabellingTest)

#include "labellingtest.moc"
