// SPDX-License-Identifier: MIT
#include "core/course/consents.h"
#include "core/course/courserules.h"
#include "core/operation/qualitydesk.h"
#include "core/travel/importing.h"
#include "tests/core/desk/deskstudy.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <QSignalSpy>

#include <functional>

using namespace subtext;
using namespace subtext::test;

namespace {

using DeskOperation = std::function<bool(DeskStudy&)>;
/// What the notice is to name, of the study after the operation.
using ExpectedNotice = std::function<ChangeSet(DeskStudy&)>;

// At the desk 1: two differ; 2: the first has taken theirs back; 3: open.
void prepareDesk(DeskStudy& study)
{
    for (int item = 1; item <= 3; ++item)
        study.label(item, QStringLiteral("jta"));
    const PersonId first = study.judge(1);
    VERIFY_HOLDS(study.deciding().decide(first, study.scenario(1), verdict(Emotion::Joy)));
    VERIFY_HOLDS(
        study.deciding().decide(study.judge(2), study.scenario(1), verdict(Emotion::Fear)));
    VERIFY_HOLDS(study.deciding().decide(first, study.scenario(2), verdict(Emotion::Joy)));
    VERIFY_HOLDS(study.deciding().undo(first));
}

/// Nobody and nothing by name: any may be concerned.
ExpectedNotice everybody(ChangeSet::Kinds kinds)
{
    return [kinds](DeskStudy&) { return ChangeSet::about(kinds, {}); };
}

ExpectedNotice ofPerson(ChangeSet::Kinds kinds, int number)
{
    return [=](DeskStudy& s) { return ChangeSet::about(kinds, s.person(number)); };
}

ExpectedNotice ofAnswer(ChangeSet::Kinds kinds, int number, int item)
{
    return
        [=](DeskStudy& s) { return ChangeSet::about(kinds, s.person(number), s.scenario(item)); };
}

/// A change to what the first adjudicator said of an item.
ExpectedNotice ofJudge(ChangeSet::Kinds kinds, int item)
{
    return [=](DeskStudy& s) { return ChangeSet::about(kinds, s.judge(1), s.scenario(item)); };
}

template <typename Row> void labellingRows(const Row& row)
{
    row(
        "submit",
        [](DeskStudy& s) {
            return s.labelling()
                .submit(s.person(2), s.scenario(3), submissionOf(completeAnswer()))
                .has_value();
        },
        ofAnswer(ChangeSet::AnnotationChanged | ChangeSet::DraftChanged, 2, 3));
    row(
        "saveDraft",
        [](DeskStudy& s) {
            return s.labelling().saveDraft(s.person(2), s.scenario(3), {}).has_value();
        },
        ofAnswer(ChangeSet::DraftChanged, 2, 3));
    row(
        "leave",
        [](DeskStudy& s) {
            return s.labelling().leave(s.person(2), s.scenario(3), {}, {0, 1, 1, 0}).has_value();
        },
        ofAnswer(ChangeSet::DraftChanged, 2, 3));
    row(
        "handIn", [](DeskStudy& s) { return s.labelling().handIn(s.person(2)).has_value(); },
        ofPerson(ChangeSet::HandedIn, 2));
}

template <typename Row> void rosterRows(const Row& row)
{
    row(
        "add",
        [](DeskStudy& s) {
            return s.roster()
                .add({{{}, QStringLiteral("One"), Role::Annotator},
                      {{}, QStringLiteral("Two"), Role::Annotator}})
                .has_value();
        },
        [](DeskStudy& s) {
            ChangeSet changes;
            changes.kinds = ChangeSet::PeopleChanged;
            for (const Person& person : must(s.roster().people())) {
                if (person.name == QLatin1String("One") || person.name == QLatin1String("Two"))
                    changes.add(person.id);
            }
            return changes;
        });
    row(
        "rename",
        [](DeskStudy& s) {
            return s.roster().rename(s.person(2), QStringLiteral("Other")).has_value();
        },
        ofPerson(ChangeSet::PeopleChanged, 2));
    row(
        "withdraw", [](DeskStudy& s) { return s.assigning().withdraw(s.person(3)).has_value(); },
        ofPerson(ChangeSet::PeopleChanged | ChangeSet::AssignmentsChanged, 3));
}

template <typename Row> void deskRows(const Row& row)
{
    const ChangeSet::Kinds decided = ChangeSet::DecisionsChanged | ChangeSet::DraftChanged;
    row(
        "desk saveDraft",
        [](DeskStudy& s) {
            DeskDraft draft;
            draft.isHeld = true;
            return s.deciding().saveDraft(s.judge(1), s.scenario(3), draft).has_value();
        },
        ofJudge(ChangeSet::DraftChanged, 3));
    row(
        "decide",
        [](DeskStudy& s) {
            return s.deciding()
                .decide(s.judge(1), s.scenario(3), verdict(Emotion::Joy))
                .has_value();
        },
        ofJudge(decided, 3));
    row(
        "undo", [](DeskStudy& s) { return s.deciding().undo(s.judge(1)).has_value(); },
        ofJudge(decided, 1));
    row(
        "redo", [](DeskStudy& s) { return s.deciding().redo(s.judge(1)).has_value(); },
        ofJudge(decided, 2));
    row(
        "settle",
        [](DeskStudy& s) {
            return s.deciding()
                .settle(s.coordinator(), s.scenario(1), verdict(Emotion::Joy))
                .has_value();
        },
        [decided](DeskStudy& s) {
            ChangeSet changes = ChangeSet::about(decided, s.coordinator(), s.scenario(1));
            changes.add(s.judge(1)); // in both their names
            changes.add(s.judge(2));
            return changes;
        });
    row(
        "decideAll",
        [](DeskStudy& s) {
            return s.deciding()
                .decideAll(
                    {{QStringLiteral("sarcasm-irony/3"), picksOf(Pick{Emotion::Joy}), {}, {}, 1},
                     {QStringLiteral("sarcasm-irony/2"), picksOf(Pick{Emotion::Joy}), {}, {}, 2},
                     {QStringLiteral("sarcasm-irony/3"), picksOf(Pick{Emotion::Fear}), {}, {}, 3}},
                    s.judge(1), {})
                .has_value();
        },
        [](DeskStudy& s) {
            ChangeSet changes = ChangeSet::about(ChangeSet::DecisionsChanged, s.judge(1));
            changes.add(s.scenario(2));
            changes.add(s.scenario(3));
            return changes;
        });
    row(
        "lock",
        [](DeskStudy& s) { return s.dataLock().lock(QStringLiteral("x"), s.judge(1)).has_value(); },
        everybody(ChangeSet::StudyChanged));
    row(
        "unlock",
        [](DeskStudy& s) {
            return s.dataLock().unlock(QStringLiteral("x"), s.judge(1)).has_value();
        },
        everybody(ChangeSet::StudyChanged));
}

} // namespace

Q_DECLARE_METATYPE(DeskOperation)
Q_DECLARE_METATYPE(ExpectedNotice)

/// Every operation gives one changed() notice, which names exactly what it changed, when it is on
/// the disk; one that fails gives none.
class NoticesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void operation_givesOneNotice_data();
    void operation_givesOneNotice();
    void assignment_namesWhoWasGivenItems();
    void caller_getsWhatEverybodyIsTold();
    void operationThatAddsNothing_changesNothing();
    void operation_saysWhoAskedForIt();
    void failedOperation_givesNone();
    void failedDeskOperation_givesNone();
    void notice_comesAfterTheChange();
};

void NoticesTest::operation_givesOneNotice_data()
{
    QTest::addColumn<DeskOperation>("operation");
    QTest::addColumn<ExpectedNotice>("expected");
    const auto row = [](const char* name, const DeskOperation& operation,
                        const ExpectedNotice& expected) {
        QTest::newRow(name) << operation << expected;
    };
    labellingRows(row);
    rosterRows(row);
    deskRows(row);
    row(
        "import",
        [](DeskStudy& s) {
            const QString csv = writeFile(s.filePath(QStringLiteral("more.csv")),
                                          "id,subtype,speaker_role,listener_role,context,"
                                          "utterance\nx,mixed-signals,a,b,c,u\n");
            return s->importing().importFiles({csv}, {}).has_value();
        },
        everybody(ChangeSet::ScenariosChanged | ChangeSet::PeopleChanged |
                  ChangeSet::AssignmentsChanged | ChangeSet::AnnotationChanged |
                  ChangeSet::DecisionsChanged));
}

void NoticesTest::operation_givesOneNotice()
{
    QFETCH(DeskOperation, operation);
    QFETCH(ExpectedNotice, expected);
    DeskStudy study(3);
    prepareDesk(study);
    QSignalSpy spy(&study.study(), &Study::changed);
    QVERIFY(spy.isValid());
    QVERIFY(operation(study));
    QCOMPARE(spy.count(), 1);
    QVERIFY(spy.first().first().value<ChangeSet>() == expected(study));
}

void NoticesTest::assignment_namesWhoWasGivenItems()
{
    TestStudy::Shape shape;
    shape.perSubtype = 4;
    shape.subtypes = {Subtype::SarcasmIrony};
    TestStudy study(shape);
    QSignalSpy spy(&study.study(), &Study::changed);
    VERIFY_HOLDS(study.assigning().assign(2, 1)); // everybody
    QVERIFY(spy.last().first().value<ChangeSet>() ==
            ChangeSet::about(ChangeSet::AssignmentsChanged | ChangeSet::StudyChanged, {}));
    VERIFY_HOLDS(study.assigning().withdraw(study.person(1)));
    VERIFY_HOLDS(study.assigning().fill(1));
    QCOMPARE(spy.count(), 3);
    const auto filled = spy.last().first().value<ChangeSet>();
    QVERIFY(filled.kinds == ChangeSet::AssignmentsChanged);
    QVERIFY(!filled.people.empty() && !filled.concerns(study.person(1)));
}

void NoticesTest::caller_getsWhatEverybodyIsTold()
{
    DeskStudy study(3);
    prepareDesk(study);
    QSignalSpy spy(&study.study(), &Study::changed);
    const auto isTold = [&spy](const ChangeSet& returned) {
        return spy.count() == 1 && spy.takeFirst().first().value<ChangeSet>() == returned;
    };
    const PersonId judge = study.judge(1);
    Deciding& deciding = study.deciding();
    DataLock& dataLock = study.dataLock();
    QVERIFY(isTold(must(study.labelling().saveDraft(study.person(2), study.scenario(3), {}))));
    QVERIFY(isTold(must(study.roster().rename(study.person(2), QStringLiteral("Other")))));
    QVERIFY(isTold(must(study->quality().setProtocol({}))));
    QVERIFY(isTold(must(study->consents().record(study.person(2), true))));
    QVERIFY(isTold(must(deciding.saveDraft(judge, study.scenario(3), {}))));
    QVERIFY(isTold(must(deciding.decide(judge, study.scenario(3), verdict(Emotion::Joy))).changes));
    QVERIFY(isTold(must(deciding.undo(judge)).changes));
    QVERIFY(isTold(must(deciding.redo(judge)).changes));
    QVERIFY(isTold(must(deciding.settle(judge, study.scenario(1), verdict(Emotion::Joy))).changes));
    QVERIFY(isTold(must(dataLock.lock(QStringLiteral("x"), judge))));
}

void NoticesTest::operationThatAddsNothing_changesNothing()
{
    TestStudy study;
    QSignalSpy spy(&study.study(), &Study::changed);
    QVERIFY(must(study->courseRules().setGuideline({})) == ChangeSet());
    QVERIFY(must(study->courseRules().setProtocol(must(study->protocol()))) == ChangeSet());
    QCOMPARE(spy.count(), 0);
}

void NoticesTest::operation_saysWhoAskedForIt()
{
    DeskStudy study(3);
    prepareDesk(study);
    QSignalSpy spy(&study.study(), &Study::changed);
    const auto askedBy = [&spy] { return spy.last().first().value<ChangeSet>().askedBy; };
    Deciding own = study.deciding().askedBy(this);
    const PersonId judge = study.judge(1);
    const auto decided = must(own.decide(judge, study.scenario(3), verdict(Emotion::Joy)));
    QVERIFY(decided.changes.askedBy == this && askedBy() == this);
    QVERIFY(must(own.undo(judge)).changes.askedBy == this && askedBy() == this);
    QVERIFY(must(own.saveDraft(judge, study.scenario(2), {})).askedBy == this);
    QVERIFY(askedBy() == this);
    VERIFY_HOLDS(study.deciding().redo(judge)); // the same desk in nobody's hands
    QVERIFY(askedBy() == nullptr);
}

void NoticesTest::failedDeskOperation_givesNone()
{
    DeskStudy study(3);
    prepareDesk(study);
    QSignalSpy spy(&study.study(), &Study::changed);
    const PersonId judge = study.judge(2);
    COMPARE_ERROR(
        study.deciding().saveDraft({99}, study.scenario(1), DeskDraft{{}, {}, {}, {}, true}),
        ErrorCode::IoFailure); // nobody's
    COMPARE_ERROR(study.deciding().decide(judge, {99}, verdict(Emotion::Joy)),
                  ErrorCode::UnknownScenario);
    COMPARE_ERROR(study.deciding().redo(judge), ErrorCode::NoDecision);
    COMPARE_ERROR(study.deciding().settle(judge, study.scenario(3), verdict(Emotion::Joy)),
                  ErrorCode::NoDecision);
    COMPARE_ERROR(
        study.deciding().decideAll({{QStringLiteral("x"), picksOf(Pick{}), {}, {}, 1}}, {}, {}),
        ErrorCode::UnknownScenario);
    COMPARE_ERROR(study.dataLock().lock({}, judge), ErrorCode::InvalidValue);
    QCOMPARE(spy.count(), 0);
}

void NoticesTest::failedOperation_givesNone()
{
    TestStudy study;
    QSignalSpy spy(&study.study(), &Study::changed);
    const PersonId person = study.person(1);
    const ScenarioId item = study.scenario(1);
    COMPARE_ERROR(study.labelling().submit(person, item, {}), ErrorCode::IncompleteAnswer);
    COMPARE_ERROR(study.labelling().saveDraft({99}, item, {}), ErrorCode::NotAssigned);
    COMPARE_ERROR(study.assigning().assign(9, 1), ErrorCode::TooFewAnnotators);
    COMPARE_ERROR(study.roster().add({{QStringLiteral("A01"), QStringLiteral("x"), {}}}),
                  ErrorCode::DuplicateCode);
    COMPARE_ERROR(study->importing().importFiles({QStringLiteral("/none")}, {}),
                  ErrorCode::FileMissing);
    QCOMPARE(spy.count(), 0);
}

void NoticesTest::notice_comesAfterTheChange()
{
    TestStudy study;
    const auto reader = Study::open(study.path(), Study::Access::Read, study.environment());
    VERIFY_HOLDS(reader);
    qint64 seen = -1;
    QObject::connect(&study.study(), &Study::changed, this,
                     [&] { seen = must((*reader)->counts()).annotations; });
    VERIFY_HOLDS(study.labelling().submit(study.person(1), study.scenario(1),
                                          submissionOf(completeAnswer())));
    QCOMPARE(seen, 1); // another connection sees it already
}

SUBTEXT_TEST(NoticesTest)

#include "noticestest.moc"
