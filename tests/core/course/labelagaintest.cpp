// SPDX-License-Identifier: MIT
#include "core/course/labelagain.h"

#include "core/base/pythonrandom.h"
#include "core/course/assigning.h"
#include "core/course/courserules.h"
#include "core/figures/figures.h"
#include "core/figures/labelagainfigures.h"
#include "core/operation/corrections.h"
#include "core/operation/datalock.h"
#include "core/standing/personstanding.h"
#include "core/standing/studystanding.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/releases.h"
#include "tests/support/teststudy.h"

using namespace subtext;
using namespace subtext::test;

namespace {

const QString Clause = QStringLiteral("§2: sarcasm is read by what is meant.");

} // namespace

class LabelAgainTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void ask_opensWhatWasSubmitted();
    void answeredAnew_isDone_andTheOldAnswerStays();
    void blank_saysNothingNew_theOldAnswerDoes();
    void draftFromBefore_isSetAside();
    void draftSince_isGoneOnWith();
    void takeBack_leavesTheAnswerStanding();
    void slowClock_owesNothingForEver();
    void requests_sayWhoStillOwesWhich();
    void items_countAnswersByAnOldGuide();
    void givenAnew_isNoRevision();
    void summaryAndHandIn_countItAsOpen();
    void home_countsItAsOpen();
    void matrix_countsItInItsGroup();
    void lockedStudy_owesNothing();
    void notGiven_isToldBeforeAndAfterTheLock();
    void notGiven_changesNoByteOfARelease();
    void wrongOnes_areRefused();
    void oneOfThem_isAskedAlone();
    void everybodyButOne_isAsked();
    void whatEndsForAll_endsForEachOfThem();
    void theLatestWordToAPerson_counts();
    void peopleWhoAreNotConcerned_areRefused();

private:
    Annotation answer(int person, int item, Choice emotion = Emotion::Joy)
    {
        m_study->clock.advance(1'000);
        return must(m_study->labelling().submit(m_study->person(person), m_study->scenario(item),
                                                submissionOf(completeAnswer(emotion))));
    }
    void ask(std::initializer_list<int> items)
    {
        std::vector<ScenarioId> scenarios;
        for (const int item : items)
            scenarios.push_back(m_study->scenario(item));
        m_study->clock.advance(1'000);
        must(again().ask(scenarios, Clause, {}));
    }
    void askOf(int person, int item)
    {
        m_study->clock.advance(1'000);
        must(again().ask({m_study->scenario(item)}, Clause, {}, {m_study->person(person)}));
    }
    void takeBackFrom(int person, int item)
    {
        m_study->clock.advance(1'000);
        must(again().takeBack({m_study->scenario(item)}, {}, {m_study->person(person)}));
    }
    /// The numbers of those who owe the first item, as each who asks has it.
    std::set<int> owing()
    {
        std::set<int> numbers;
        const auto requests = must(again().requests());
        for (int number = 1; number <= 3; ++number) {
            const PersonId person = m_study->person(number);
            const bool isOwed = !load(number, 1).labelAgain.isEmpty();
            const bool isListed =
                !requests.empty() && std::count(requests.front().owing.begin(),
                                                requests.front().owing.end(), person) > 0;
            if (isOwed != isListed)
                qFatal("person %d", number);
            if (isOwed)
                numbers.insert(number);
        }
        return numbers;
    }
    LabelAgain& again() { return m_study->study().labelAgain(); }
    ItemState load(int person, int item)
    {
        return must(m_study->labelling().load(m_study->person(person), m_study->scenario(item)));
    }

    std::unique_ptr<TestStudy> m_study;
};

void LabelAgainTest::init()
{
    m_study = std::make_unique<TestStudy>();
}

void LabelAgainTest::cleanup()
{
    m_study.reset();
}

void LabelAgainTest::ask_opensWhatWasSubmitted()
{
    answer(1, 1);
    answer(1, 2);
    ask({1, 3});
    m_study->reopen();
    const ItemState asked = load(1, 1);
    QVERIFY(!asked.submitted);
    QCOMPARE(asked.labelAgain, Clause);
    QVERIFY(asked.past.firstAnswerMs.isEmpty());
    QVERIFY(load(1, 2).submitted);
    // Whoever had not labelled it has it to label as before.
    QVERIFY(load(1, 3).labelAgain.isEmpty());
    QVERIFY(load(2, 1).labelAgain.isEmpty());
    for (const ItemSummary& item : must(m_study->labelling().items(m_study->person(1)))) {
        QCOMPARE(item.isSubmitted(), item.scenario == m_study->scenario(2));
        QCOMPARE(item.labelAgain.isEmpty(), item.scenario != m_study->scenario(1));
    }
    // Until there is a new one, the old answer counts.
    QCOMPARE(must(m_study->study().annotations()).size(), 2U);
}

void LabelAgainTest::answeredAnew_isDone_andTheOldAnswerStays()
{
    answer(1, 1, Emotion::Joy);
    ask({1});
    const Annotation anew = answer(1, 1, Emotion::Fear);
    QCOMPARE(anew.revision, 2);
    const ItemState state = load(1, 1);
    QVERIFY(state.labelAgain.isEmpty());
    QVERIFY(state.submitted && *state.submitted == anew);
    const auto history = must(m_study->labelling().history(m_study->person(1), anew.scenario));
    QCOMPARE(history.size(), 2U);
    QVERIFY(history.front().answer.ballot[0] == Emotion::Joy);
    // Asked once more, it is open once more.
    ask({1});
    QVERIFY(!load(1, 1).submitted);
}

void LabelAgainTest::blank_saysNothingNew_theOldAnswerDoes()
{
    const PersonId person = m_study->person(1);
    const ScenarioId item = m_study->scenario(1);
    const Annotation old = answer(1, 1);
    ask({1});
    must(m_study->labelling().saveDraft(person, item, Draft()));
    QVERIFY(!load(1, 1).draft);
    Draft same;
    same.answer = old.answer;
    must(m_study->labelling().saveDraft(person, item, same));
    QVERIFY(load(1, 1).draft);
    // The same answer again is an answer: by the guide of today.
    QCOMPARE(answer(1, 1).revision, 2);
    QVERIFY(!load(1, 1).draft);
}

void LabelAgainTest::draftFromBefore_isSetAside()
{
    const Annotation old = answer(1, 1);
    Draft changed;
    changed.answer = old.answer;
    changed.answer.explanation = QStringLiteral("On second thought. It is meant.");
    must(m_study->labelling().saveDraft(m_study->person(1), m_study->scenario(1), changed));
    ask({1});
    const ItemState state = load(1, 1);
    QVERIFY(!state.submitted);
    QVERIFY(!state.draft);
    QVERIFY(state.setAside && state.setAside->answer == changed.answer);
    const qint64 begun = state.setAside->savedAt;
    // Nor does a visit make an answer of it.
    m_study->clock.advance(1'000);
    must(m_study->labelling().setAside(m_study->person(1), m_study->scenario(1), *state.setAside,
                                       Visit{m_study->clock.now(), 500, 400, 0}));
    QVERIFY(load(1, 1).setAside && load(1, 1).setAside->savedAt == begun);
    must(again().takeBack({m_study->scenario(1)}, {}));
    QVERIFY(load(1, 1).draft && load(1, 1).draft->answer == changed.answer);
}

void LabelAgainTest::draftSince_isGoneOnWith()
{
    const Annotation old = answer(1, 1);
    ask({1});
    m_study->clock.advance(-600'000); // their clock is behind that of whoever asked
    Draft anew;
    anew.answer = old.answer;
    anew.answer.explanation = QStringLiteral("By the new clause. It is meant.");
    must(m_study->labelling().saveDraft(m_study->person(1), m_study->scenario(1), anew));
    const ItemState state = load(1, 1);
    QVERIFY(!state.setAside);
    QVERIFY(state.draft && state.draft->answer == anew.answer);
}

void LabelAgainTest::takeBack_leavesTheAnswerStanding()
{
    const Annotation old = answer(1, 1);
    ask({1, 2});
    must(again().takeBack({m_study->scenario(1)}, {}));
    const ItemState state = load(1, 1);
    QVERIFY(state.submitted && *state.submitted == old);
    const auto requests = must(again().requests());
    QCOMPARE(requests.size(), 1U);
    QCOMPARE(requests.front().scenario, m_study->scenario(2));
    const auto twice = again().takeBack({m_study->scenario(1)}, {});
    QVERIFY(!twice);
    QCOMPARE(twice.error().code, ErrorCode::InvalidValue);
    QCOMPARE(twice.error().detail, QStringLiteral("not-asked-again"));
    VERIFY_HOLDS(m_study->study().verifyAudit());
}

// The machine of whoever asks is an hour ahead, or the annotator's behind.
void LabelAgainTest::slowClock_owesNothingForEver()
{
    answer(1, 1, Emotion::Joy);
    const qint64 before = m_study->clock.now();
    m_study->clock.advance(3'600'000);
    ask({1});
    m_study->clock.set(before);
    const Annotation anew = answer(1, 1, Emotion::Fear);
    QVERIFY(load(1, 1).labelAgain.isEmpty());
    QVERIFY(load(1, 1).submitted && *load(1, 1).submitted == anew);
    const AgainItem asked = must(again().requests()).front();
    QVERIFY(asked.owing.empty());
    // And one that was given on a machine that is ahead is older than the request.
    m_study->clock.advance(24 * 3'600'000);
    answer(2, 2, Emotion::Joy);
    m_study->clock.set(before);
    ask({2});
    QVERIFY(!load(2, 2).submitted);
}

void LabelAgainTest::requests_sayWhoStillOwesWhich()
{
    for (const int person : {1, 2})
        answer(person, 1);
    const qint64 before = m_study->clock.now();
    ask({1});
    const auto both = must(again().requests());
    QCOMPARE(both.size(), 1U);
    QCOMPARE(both.front().request->reason, Clause);
    QCOMPARE(both.front().request->at, before + 1'000);
    QCOMPARE(both.front().request->guideSha256.size(), 64);
    QCOMPARE(both.front().answers, 2);
    QCOMPARE(both.front().owing, (std::vector{m_study->person(1), m_study->person(2)}));
    answer(2, 1);
    QCOMPARE(must(again().requests()).front().owing, std::vector{m_study->person(1)});
    must(m_study->assigning().withdraw(m_study->person(1)));
    QVERIFY(must(again().requests()).front().owing.empty());
}

void LabelAgainTest::items_countAnswersByAnOldGuide()
{
    answer(1, 1);
    answer(2, 1);
    must(m_study->study().courseRules().setGuideline(QStringLiteral("# Ours\n\nRead twice.")));
    answer(2, 1);
    answer(1, 2);
    const auto items = must(again().items());
    QCOMPARE(items.size(), 2U);
    for (const AgainItem& item : items) {
        const bool isFirst = item.scenario == m_study->scenario(1);
        QCOMPARE(item.answers, isFirst ? 2 : 1);
        QCOMPARE(item.byOldGuide, isFirst ? 1 : 0);
        QVERIFY(!item.request);
    }
    must(m_study->study().corrections().leaveOut(m_study->scenario(1), Clause, {}));
    QCOMPARE(must(again().items()).size(), 1U);
}

void LabelAgainTest::givenAnew_isNoRevision()
{
    for (int item = 1; item <= 4; ++item)
        answer(1, item);
    ask({1, 3, 4});
    answer(1, 1, Emotion::Fear);
    answer(1, 2, Emotion::Fear); // nobody had asked
    answer(1, 3, Emotion::Fear);
    answer(1, 3, Emotion::Trust); // nor for this one
    must(again().takeBack({m_study->scenario(4)}, {}));
    answer(1, 4, Emotion::Fear); // nor any more
    const PersonId person = m_study->person(1);
    const auto check = [&](qint64 times, qint64 items) {
        const WorkSummary summary = must(m_study->labelling().summary(person));
        QCOMPARE(summary.labelledAgain, items);
        QCOMPARE(summary.revised, qint64{3}); // 2, 3 and 4
        for (const AnnotatorStanding& each : must(studyStanding(m_study->study())).annotators) {
            const bool isTheirs = each.person.id == person;
            QCOMPARE(each.givenAgain, isTheirs ? times : 0);
            QCOMPARE(each.revisions, qint64{isTheirs ? 3 : 0});
        }
    };
    check(2, 2);
    // What was given stays given, also where it is asked for once more.
    ask({1});
    check(2, 2);
    answer(1, 1, Emotion::Joy);
    check(3, 2);
    QCOMPARE(must(again().given()), (std::vector<GivenAgain>{{person, m_study->scenario(1), 2},
                                                             {person, m_study->scenario(3), 1}}));
    // Somebody else was asked alone.
    answer(2, 1);
    answer(2, 1, Emotion::Fear);
    must(again().ask({m_study->scenario(1)}, Clause, {}, {m_study->person(2)}));
    answer(1, 1, Emotion::Trust);
    QCOMPARE(must(m_study->labelling().summary(person)).revised, qint64{4}); // 1 as well
    QCOMPARE(must(again().given()).size(), 2U);
}

void LabelAgainTest::summaryAndHandIn_countItAsOpen()
{
    answer(1, 1);
    answer(1, 2);
    ask({1});
    const PersonId person = m_study->person(1);
    const WorkSummary summary = must(m_study->labelling().summary(person));
    QCOMPARE(summary.assigned, 10);
    QCOMPARE(summary.submitted, 1);
    QCOMPARE(summary.open.size(), 9U);
    QVERIFY(std::any_of(summary.open.begin(), summary.open.end(), [&](const ItemSummary& item) {
        return item.scenario == m_study->scenario(1);
    }));
    const HandIn handIn = must(m_study->labelling().handIn(person));
    QCOMPARE(handIn.submitted, 1);
    QCOMPARE(handIn.open, 9);
    for (const PersonStanding& standing : must(personStandings(m_study->study()))) {
        if (standing.person.id != person)
            continue;
        QCOMPARE(standing.labelled, 2);
        QCOMPARE(standing.open(), 9);
    }
}

void LabelAgainTest::home_countsItAsOpen()
{
    answer(1, 1);
    answer(2, 1);
    const qint64 done = must(studyStanding(m_study->study())).answersDone();
    ask({1});
    const StudyStanding asked = must(studyStanding(m_study->study()));
    QCOMPARE(asked.answersDone(), done - 2);
    QCOMPARE(asked.answersOwed(), 2);
    must(m_study->assigning().withdraw(m_study->person(2)));
    const StudyStanding left = must(studyStanding(m_study->study()));
    QCOMPARE(left.answersDone(), done - 1); // nobody waits for who dropped out
    QCOMPARE(left.answersOwed(), 1);
    answer(1, 1);
    answer(3, 1);
    QCOMPARE(must(m_study->study().figures().labelAgainFigures()).answered, 1);
}

void LabelAgainTest::matrix_countsItInItsGroup()
{
    answer(1, 1);
    answer(1, 2);
    answer(2, 1);
    ask({1});
    const QString group = must(m_study->study().scenario(m_study->scenario(1)))->group;
    const auto check = [&](bool isLocked) {
        qint64 found = 0;
        for (const GroupProgress& cell : must(m_study->assigning().matrix())) {
            const bool isAsked = cell.group == group && (cell.person == m_study->person(1) ||
                                                         cell.person == m_study->person(2));
            QCOMPARE(cell.notGivenAgain, qint64{isAsked});
            QCOMPARE(cell.again, qint64{isAsked && !isLocked});
            QCOMPARE(cell.done(), cell.labelled - cell.again);
            found += isAsked ? 1 : 0;
        }
        QCOMPARE(found, qint64{2});
    };
    check(false);
    must(m_study->study().dataLock().lock(QStringLiteral("Over."), {}));
    check(true);
}

void LabelAgainTest::lockedStudy_owesNothing()
{
    const Annotation old = answer(1, 1);
    ask({1});
    must(m_study->study().dataLock().lock(QStringLiteral("Released."), {}));
    const ItemState state = load(1, 1);
    QVERIFY(state.submitted && *state.submitted == old);
    QVERIFY(must(again().requests()).front().owing.empty());
    QCOMPARE(must(again().requests()).front().notGiven, std::vector{m_study->person(1)});
    const auto refused = again().ask({m_study->scenario(1)}, Clause, {});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::StudyLocked);
}

void LabelAgainTest::notGiven_isToldBeforeAndAfterTheLock()
{
    answer(1, 1);
    answer(2, 1);
    answer(1, 2);
    answer(1, 3);
    QVERIFY(must(again().notGiven()).empty());
    ask({1, 2, 3});
    answer(2, 1); // which leaves the three of the first person
    must(m_study->study().corrections().leaveOut(m_study->scenario(3), Clause, {}));
    const auto nameOf = [this](int item) {
        return must(m_study->study().scenario(m_study->scenario(item)))->name();
    };
    const std::vector<std::pair<QString, QString>> counted{{nameOf(1), QStringLiteral("A01")},
                                                           {nameOf(2), QStringLiteral("A01")}};
    for (const bool isLocked : {false, true}) {
        if (isLocked)
            must(m_study->study().dataLock().lock(QStringLiteral("It is time."), {}));
        const auto owed = must(again().notGiven());
        QCOMPARE(owed.size(), 3U);
        QCOMPARE(owed.front().person, m_study->person(1));
        QCOMPARE(owed.front().scenario, m_study->scenario(1));
        const StudyStanding standing = must(studyStanding(m_study->study()));
        QCOMPARE(standing.notGivenAgain, 2); // without the item that is left out
        QCOMPARE(standing.answersOwed(), isLocked ? 0 : 3);
        const ReleaseDraft draft = must(m_study->study().releaseDrafting().draft({}, {}));
        QCOMPARE(draft.notGivenAgain, counted);
        const std::vector<Gate> notices = draft.notices();
        QVERIFY(std::any_of(notices.begin(), notices.end(), [](const Gate& notice) {
            return notice.kind == GateKind::Again && !notice.blocks() && notice.places.size() == 2;
        }));
    }
}

void LabelAgainTest::notGiven_changesNoByteOfARelease()
{
    answer(1, 1);
    const auto written = [this] {
        const ReleaseDraft draft = must(m_study->study().releaseDrafting().draft({}, {}));
        std::map<QString, QByteArray> bytes;
        for (const ReleaseFile& file : filesOf(draft))
            bytes[file.path] = file.bytes;
        return bytes;
    };
    const auto before = written();
    QVERIFY(!before.empty());
    ask({1});
    QCOMPARE(must(again().notGiven()).size(), 1U);
    QVERIFY(written() == before);
}

void LabelAgainTest::wrongOnes_areRefused()
{
    const ScenarioId item = m_study->scenario(1);
    const auto codeOf = [](const Result<ChangeSet>& done) {
        return done ? std::optional<ErrorCode>() : done.error().code;
    };
    const PersonId adjudicator =
        must(m_study->roster().add({{{}, QStringLiteral("Ada"), Role::Adjudicator}})).front().id;
    QCOMPARE(codeOf(again().ask({item}, Clause, m_study->person(1))), ErrorCode::WrongRole);
    QCOMPARE(codeOf(again().ask({item}, Clause, adjudicator)), ErrorCode::WrongRole);
    QCOMPARE(codeOf(again().ask({item}, QStringLiteral("  "), {})), ErrorCode::InvalidValue);
    QCOMPARE(codeOf(again().ask({}, Clause, {})), ErrorCode::InvalidValue);
    QCOMPARE(codeOf(again().ask({item, ScenarioId{999}}, Clause, {})), ErrorCode::UnknownScenario);
    QVERIFY(must(again().requests()).empty()); // all of them or none
    VERIFY_HOLDS(m_study->study().verifyAudit());
}

void LabelAgainTest::oneOfThem_isAskedAlone()
{
    for (const int person : {1, 2, 3})
        answer(person, 1);
    const qint64 done = must(studyStanding(m_study->study())).answersDone();
    askOf(2, 1);
    QCOMPARE(owing(), std::set{2});
    QCOMPARE(load(2, 1).labelAgain, Clause);
    QVERIFY(load(1, 1).submitted && load(3, 1).submitted);
    const AgainItem item = must(again().requests()).front();
    QCOMPARE(item.askedOf, std::vector{m_study->person(2)});
    QCOMPARE(item.labelledBy,
             (std::vector{m_study->person(1), m_study->person(2), m_study->person(3)}));
    QCOMPARE(must(again().notGiven()).size(), 1U);
    QCOMPARE(must(studyStanding(m_study->study())).answersDone(), done - 1);
    for (const PersonProgress& progress : must(m_study->roster().progress()))
        QCOMPARE(progress.again, qint64{progress.person == m_study->person(2)});
    for (const GroupProgress& cell : must(m_study->assigning().matrix()))
        QVERIFY(cell.again == 0 || cell.person == m_study->person(2));
    answer(1, 1); // a revision of somebody who was not asked
    QCOMPARE(owing(), std::set{2});
    answer(2, 1);
    QCOMPARE(owing(), std::set<int>());
    VERIFY_HOLDS(m_study->study().verifyAudit());
}

void LabelAgainTest::everybodyButOne_isAsked()
{
    for (const int person : {1, 2, 3})
        answer(person, 1);
    ask({1});
    takeBackFrom(2, 1);
    QCOMPARE(owing(), (std::set{1, 3}));
    QVERIFY(must(again().requests()).front().askedOf.empty());
    askOf(2, 1);
    QCOMPARE(owing(), (std::set{1, 2, 3}));
    takeBackFrom(2, 1);
    m_study->reopen();
    QCOMPARE(owing(), (std::set{1, 3}));
    ask({1}); // all anew
    QCOMPARE(owing(), (std::set{1, 2, 3}));
}

void LabelAgainTest::whatEndsForAll_endsForEachOfThem()
{
    answer(1, 1);
    answer(2, 1);
    askOf(1, 1);
    must(again().takeBack({m_study->scenario(1)}, {}));
    QVERIFY(must(again().requests()).empty());
    QCOMPARE(owing(), std::set<int>());
    askOf(1, 1);
    takeBackFrom(1, 1); // of the only one
    QVERIFY(must(again().requests()).empty());
}

// Whatever is said in whatever order.
void LabelAgainTest::theLatestWordToAPerson_counts()
{
    for (const int person : {1, 2, 3})
        answer(person, 1);
    PythonRandom random(7);
    std::set<int> expected;
    for (int step = 0; step < 80; ++step) {
        const int person = 1 + static_cast<int>(random.below(3));
        switch (random.below(5)) {
        case 0:
            ask({1});
            expected = {1, 2, 3};
            break;
        case 1:
            askOf(person, 1);
            expected.insert(person);
            break;
        case 2:
            if (expected.empty())
                break; // it may be that nothing is to be taken back
            must(again().takeBack({m_study->scenario(1)}, {}));
            expected.clear();
            break;
        case 3:
            if (expected.erase(person) > 0)
                takeBackFrom(person, 1);
            break;
        default:
            answer(person, 1);
            expected.erase(person);
        }
        QVERIFY2(owing() == expected, qPrintable(QStringLiteral("step %1").arg(step)));
    }
    VERIFY_HOLDS(m_study->study().verifyAudit());
}

void LabelAgainTest::peopleWhoAreNotConcerned_areRefused()
{
    answer(1, 1);
    answer(1, 2);
    answer(2, 2);
    const std::vector<ScenarioId> both{m_study->scenario(1), m_study->scenario(2)};
    const std::vector<PersonId> second{m_study->person(2)};
    const auto unlabelled = again().ask(both, Clause, {}, second);
    COMPARE_ERROR(unlabelled, ErrorCode::InvalidValue);
    QCOMPARE(unlabelled.error().detail, QStringLiteral("not-labelled:A02"));
    QCOMPARE(unlabelled.error().value, must(m_study->study().scenario(both.front()))->name());
    COMPARE_ERROR(again().ask(both, Clause, {}, {PersonId{999}}), ErrorCode::UnknownPerson);
    QVERIFY(must(again().requests()).empty()); // all of them or none
    askOf(1, 2);
    const auto unowed = again().takeBack({both.back()}, {}, second);
    COMPARE_ERROR(unowed, ErrorCode::InvalidValue);
    QCOMPARE(unowed.error().detail, QStringLiteral("not-owed:A02"));
    QCOMPARE(must(again().requests()).front().owing, std::vector{m_study->person(1)});
}

SUBTEXT_TEST(LabelAgainTest)

#include "labelagaintest.moc"
