// SPDX-License-Identifier: MIT
#include "core/course/consents.h"
#include "core/course/courserules.h"
#include "core/desk/deciding.h"
#include "core/operation/datalock.h"
#include "core/storage/peoplestore.h"
#include "tests/core/travel/coursefiles.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <set>

using namespace subtext;
using namespace subtext::test;

/// A roster while a course runs: drop-outs, newcomers, names, roles, passphrases.
class RosterChangesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rename_changesTheNameOnly();
    void rename_toNothing_isRefused();
    void role_canChange_beforeAnythingDependsOnIt();
    void role_withItemsOrDecisions_stays();
    void withdraw_givesBackWhatIsNotLabelled();
    void withdraw_keepsDraftsOfLabelledItemsOnly();
    void withdraw_letsTheItemOnScreenBeLeft();
    void withdrawnPerson_isGivenNothing();
    void readmittedPerson_isGivenItemsAgain();
    void fill_takesWhatAWithdrawnPersonWasGivenMeanwhile();
    void fill_bringsANewcomerToTheEmptySeats();
    void fill_staysWithinTheSubtype();
    void fill_goesToTheEndOfTheOrder();
    void fill_keepsANewcomerInOneSubtype();
    void takeableFrom_saysWhatOthersCouldTake();
    void assignAnew_withHandOutsOut_mustBeMeant();
    void handOut_keepsItsRosterAndRules();
    void fill_withNobodyLeft_says();
    void fill_ofAWholeStudy_doesNothing();
    void fill_isTheSameForTheSameSeed();
    void matrix_countsByPersonAndSubtype();
    void lockedStudy_keepsItsAssignment();
    void passphrase_opensOnlyItself();
    void passphrase_isKeptAsAHashOnly();
};

namespace {

/// Six people, two subtypes with four items each, three people a subtype.
TestStudy::Shape teams()
{
    TestStudy::Shape shape;
    shape.perSubtype = 4;
    shape.subtypes = {Subtype::SarcasmIrony, Subtype::MixedSignals};
    shape.annotators = 6;
    shape.ratersPerItem = 3;
    return shape;
}

PersonId addLate(TestStudy& study, const char* code = "L01")
{
    const auto added =
        study.roster().add({{QLatin1String(code), QStringLiteral("Late"), Role::Annotator}});
    if (!added)
        qFatal("late");
    return added->front().id;
}

ScenarioId itemAt(TestStudy& study, PersonId person, int position)
{
    return must(study.labelling().items(person))
        .at(static_cast<std::size_t>(position - 1))
        .scenario;
}

void label(TestStudy& study, PersonId person, int position)
{
    const auto done = study.labelling().submit(person, itemAt(study, person, position),
                                               submissionOf(completeAnswer()));
    if (!done)
        qFatal("label");
}

} // namespace

void RosterChangesTest::rename_changesTheNameOnly()
{
    TestStudy study;
    const Person before = *must(study.roster().person(study.person(1)));
    VERIFY_HOLDS(study.roster().rename(before.id, QStringLiteral("  Ada\n")));
    Person expected = before;
    expected.name = QStringLiteral("Ada");
    QVERIFY(must(study.roster().person(before.id)) == expected);
    VERIFY_HOLDS(study->verifyAudit());
}

void RosterChangesTest::rename_toNothing_isRefused()
{
    TestStudy study;
    COMPARE_ERROR(study.roster().rename(study.person(1), QStringLiteral(" ")),
                  ErrorCode::InvalidValue);
    COMPARE_ERROR(study.roster().rename(PersonId{99}, QStringLiteral("x")),
                  ErrorCode::UnknownPerson);
}

void RosterChangesTest::role_canChange_beforeAnythingDependsOnIt()
{
    TestStudy study;
    const PersonId late = addLate(study);
    VERIFY_HOLDS(study.roster().setRole(late, Role::Adjudicator));
    QVERIFY(must(study.roster().person(late))->role == Role::Adjudicator);
    VERIFY_HOLDS(study.roster().setRole(late, Role::Coordinator));
}

void RosterChangesTest::role_withItemsOrDecisions_stays()
{
    TestStudy study;
    COMPARE_ERROR(study.roster().setRole(study.person(1), Role::Adjudicator),
                  ErrorCode::LabelledWork);
    VERIFY_HOLDS(study.roster().setRole(study.person(1), Role::Annotator)); // the same
    const PersonId judge = addLate(study, "J01");
    VERIFY_HOLDS(study.roster().setRole(judge, Role::Adjudicator));
    Verdict verdict;
    verdict.note = QStringLiteral("Heard so.");
    verdict.picks = picksOf(Pick{Emotion::Joy});
    verdict.basis = Basis::Override;
    VERIFY_HOLDS(study->deciding().decide(judge, study.scenario(1), verdict));
    COMPARE_ERROR(study.roster().setRole(judge, Role::Annotator), ErrorCode::LabelledWork);
}

void RosterChangesTest::withdraw_givesBackWhatIsNotLabelled()
{
    TestStudy study;
    const PersonId person = study.person(1);
    label(study, person, 2);
    label(study, person, 5);
    VERIFY_HOLDS(
        study.labelling().leave(person, itemAt(study, person, 1), {}, {1, 2, 3, 0})); // a visit
    VERIFY_HOLDS(study.labelling().noteSelfCheck(person, itemAt(study, person, 1),
                                                 QualityCode::ContradictionPositive,
                                                 SelfCheckAction::Shown));
    const QByteArray before = exportsOf(study.study());
    const auto givenBack = study.assigning().withdraw(person);
    VERIFY_HOLDS(givenBack);
    QCOMPARE(*givenBack, qint64{8});
    const auto left = must(study.labelling().items(person));
    QCOMPARE(left.size(), std::size_t{2});
    QVERIFY(left.front().isSubmitted() && left.back().isSubmitted());
    QCOMPARE(left.front().position, 2);
    QVERIFY(must(study.assigning().isWithdrawn(person)));
    QVERIFY(!must(study.assigning().isWithdrawn(study.person(2))));
    QCOMPARE(exportsOf(study.study()), before); // no label was touched
    QCOMPARE(must(study.assigning().missing()), qint64{8});
    VERIFY_HOLDS(study->verifyAudit());
}

void RosterChangesTest::withdraw_keepsDraftsOfLabelledItemsOnly()
{
    TestStudy study;
    const PersonId person = study.person(1);
    label(study, person, 1);
    Draft draft;
    draft.answer.explanation = QStringLiteral("On second thoughts");
    for (int position : {1, 2})
        VERIFY_HOLDS(study.labelling().saveDraft(person, itemAt(study, person, position), draft));
    VERIFY_HOLDS(study.assigning().withdraw(person));
    const auto left = must(study.labelling().items(person));
    QCOMPARE(left.size(), std::size_t{1});
    QVERIFY(left.front().hasDraft);
}

void RosterChangesTest::withdraw_letsTheItemOnScreenBeLeft()
{
    TestStudy::Shape shape = TestStudy::single(2);
    shape.annotators = 3;
    shape.ratersPerItem = 3; // so that the item can go back to nobody else
    TestStudy study(shape);
    const PersonId person = study.person(1);
    label(study, person, 1);
    const ScenarioId item = itemAt(study, person, 2);
    VERIFY_HOLDS(study.assigning().withdraw(person));
    Draft draft;
    draft.answer.explanation = QStringLiteral("Not finished");
    VERIFY_HOLDS(study.labelling().saveDraft(person, item, draft));
    VERIFY_HOLDS(study.labelling().leave(person, item, draft, {1, 2, 3, 0}));
    COMPARE_ERROR(study.labelling().submit(person, item, submissionOf(completeAnswer())),
                  ErrorCode::NotAssigned);
    // It waits for the item, and is not where work goes on.
    QVERIFY(!must(study.labelling().lastDraft(person)).isValid());
    VERIFY_HOLDS(study.assigning().readmit(person));
    VERIFY_HOLDS(study.assigning().fill(1));
    QCOMPARE(must(study.labelling().lastDraft(person)), item);
    QCOMPARE(must(study.labelling().load(person, item)).draft->answer.explanation,
             draft.answer.explanation);
}

void RosterChangesTest::withdrawnPerson_isGivenNothing()
{
    TestStudy study(teams());
    const PersonId person = study.person(1);
    VERIFY_HOLDS(study.assigning().withdraw(person));
    const PersonId late = addLate(study);
    VERIFY_HOLDS(study.assigning().fill(1));
    QVERIFY(must(study.labelling().items(person)).empty());
    QCOMPARE(must(study.labelling().items(late)).size(), std::size_t{4});
    // Before any work everything can be assigned anew, to those who are there.
    VERIFY_HOLDS(study.assigning().assign(3, 7));
    QVERIFY(must(study.labelling().items(person)).empty());
}

void RosterChangesTest::readmittedPerson_isGivenItemsAgain()
{
    TestStudy study(teams());
    const PersonId person = study.person(1);
    VERIFY_HOLDS(study.assigning().withdraw(person));
    VERIFY_HOLDS(study.assigning().readmit(person));
    QVERIFY(!must(study.assigning().isWithdrawn(person)));
    const auto made = study.assigning().fill(1);
    VERIFY_HOLDS(made);
    QCOMPARE(*made, qint64{4});
    QCOMPARE(must(study.labelling().items(person)).size(), std::size_t{4});
}

// A team's server gives items to whoever asks, until it hears of the withdrawal.
void RosterChangesTest::fill_takesWhatAWithdrawnPersonWasGivenMeanwhile()
{
    TestStudy study(teams());
    const PersonId gone = study.person(1);
    label(study, gone, 1);
    std::vector<PlannedAssignment> open;
    for (const ItemSummary& item : must(study.labelling().items(gone))) {
        if (!item.isSubmitted())
            open.push_back({gone, item.scenario, item.position, 1});
    }
    VERIFY_HOLDS(study.assigning().withdraw(gone));
    addLate(study);
    const qint64 missing = must(study.assigning().missing());
    const qint64 fillable = must(study.assigning().fillable());
    QCOMPARE(fillable, static_cast<qint64>(open.size()));
    study.close();
    forge(study.path(), 9, [&](StudyContext& context) {
        for (const PlannedAssignment& given : open)
            context.people.assign(given.person, given.scenario, given.position, given.seat);
    });
    study.reopen();
    QCOMPARE(must(study.labelling().items(gone)).size(), open.size() + 1);
    // What somebody who is gone has open is had by nobody.
    QCOMPARE(must(study.assigning().missing()), missing);
    QCOMPARE(must(study.assigning().fillable()), fillable);
    const auto made = study.assigning().fill(7);
    VERIFY_HOLDS(made);
    QCOMPARE(*made, fillable);
    const auto left = must(study.labelling().items(gone));
    QCOMPARE(left.size(), std::size_t{1});
    QVERIFY(left.front().isSubmitted());
    VERIFY_HOLDS(study->verifyAudit());
}

void RosterChangesTest::fill_bringsANewcomerToTheEmptySeats()
{
    TestStudy study(teams());
    const PersonId gone = study.person(2);
    label(study, gone, 1);
    const ScenarioId labelled = itemAt(study, gone, 1);
    const ScenarioId open = itemAt(study, gone, 2);
    const auto before = must(study->raters(open));
    const auto seat = std::find(before.begin(), before.end(), gone) - before.begin();
    VERIFY_HOLDS(study.assigning().withdraw(gone));
    const PersonId late = addLate(study);
    const auto made = study.assigning().fill(1);
    VERIFY_HOLDS(made);
    QCOMPARE(*made, qint64{3});
    const auto after = must(study->raters(open));
    QCOMPARE(after.size(), std::size_t{3});
    QVERIFY(after.at(static_cast<std::size_t>(seat)) == late); // on the seat that was left
    const auto ratersOfLabelled = must(study->raters(labelled));
    QVERIFY(std::find(ratersOfLabelled.begin(), ratersOfLabelled.end(), gone) !=
            ratersOfLabelled.end());
    QCOMPARE(must(study.assigning().missing()), qint64{0});
    VERIFY_HOLDS(study->verifyAudit());
}

void RosterChangesTest::fill_staysWithinTheSubtype()
{
    TestStudy::Shape shape = teams();
    shape.ratersPerItem = 2; // so that a team has three for two seats
    TestStudy study(shape);
    const auto subtypeOf = [&](PersonId person) {
        return must(study->scenario(itemAt(study, person, 1)))->group;
    };
    const PersonId gone = study.person(1);
    const QString subtype = subtypeOf(gone);
    std::map<PersonId, std::size_t> before;
    for (int number = 2; number <= 6; ++number)
        before[study.person(number)] = must(study.labelling().items(study.person(number))).size();
    VERIFY_HOLDS(study.assigning().withdraw(gone));
    VERIFY_HOLDS(study.assigning().fill(3));
    for (const auto& [person, count] : before) {
        if (subtypeOf(person) == subtype)
            QCOMPARE(must(study.labelling().items(person)).size(), std::size_t{4});
        else
            QCOMPARE(must(study.labelling().items(person)).size(), count);
    }
}

void RosterChangesTest::fill_goesToTheEndOfTheOrder()
{
    TestStudy::Shape shape = teams();
    shape.ratersPerItem = 2;
    TestStudy study(shape);
    std::map<PersonId, std::vector<ItemSummary>> before;
    for (int number = 1; number <= 6; ++number)
        before[study.person(number)] = must(study.labelling().items(study.person(number)));
    VERIFY_HOLDS(study.assigning().withdraw(study.person(1)));
    VERIFY_HOLDS(study.assigning().fill(3));
    for (int number = 2; number <= 6; ++number) {
        const auto& old = before.at(study.person(number));
        const auto now = must(study.labelling().items(study.person(number)));
        QVERIFY(now.size() >= old.size());
        QVERIFY(std::equal(old.begin(), old.end(), now.begin()));
        for (std::size_t i = 0; i < now.size(); ++i)
            QCOMPARE(now[i].position, static_cast<int>(i + 1));
    }
}

void RosterChangesTest::fill_keepsANewcomerInOneSubtype()
{
    TestStudy study(teams());
    // One of each team drops out.
    std::map<PersonId, QString> subtypes;
    for (const GroupProgress& cell : must(study.assigning().matrix()))
        subtypes[cell.person] = cell.group;
    std::set<QString> left;
    for (const auto& [person, subtype] : subtypes) {
        if (left.insert(subtype).second)
            VERIFY_HOLDS(study.assigning().withdraw(person));
    }
    const PersonId late = addLate(study);
    const auto made = study.assigning().fill(7);
    VERIFY_HOLDS(made);
    QCOMPARE(*made, qint64{4});
    std::set<QString> given;
    for (const GroupProgress& cell : must(study.assigning().matrix())) {
        if (cell.person == late)
            given.insert(cell.group);
    }
    QCOMPARE(given.size(), std::size_t{1});
    QCOMPARE(must(study.assigning().missing()), qint64{4});
}

void RosterChangesTest::takeableFrom_saysWhatOthersCouldTake()
{
    TestStudy study(teams());
    // Everybody of the team has every item of its subtype.
    QCOMPARE(must(study.assigning().takeableFrom(study.person(1))), qint64{0});
    VERIFY_HOLDS(study.labelling().submit(study.person(1), itemAt(study, study.person(1), 1),
                                          submissionOf(completeAnswer())));
    addLate(study);
    QCOMPARE(must(study.assigning().takeableFrom(study.person(1))), qint64{3});
    VERIFY_HOLDS(study.assigning().withdraw(study.person(1)));
    const auto made = study.assigning().fill(7);
    VERIFY_HOLDS(made);
    QCOMPARE(*made, qint64{3});
}

void RosterChangesTest::assignAnew_withHandOutsOut_mustBeMeant()
{
    TestStudy study;
    handOut(study, 1, QStringLiteral("first"));
    const auto kept = study.assigning().assign(3, 7);
    COMPARE_ERROR(kept, ErrorCode::LabelledWork);
    QCOMPARE(kept.error().detail, QStringLiteral("handed-out"));
    QCOMPARE(must(study->protocol()).seed, quint32{42});
    VERIFY_HOLDS(study.assigning().assign(3, 7, Assigning::HandedOut::Replace));
    QCOMPARE(must(study->protocol()).seed, quint32{7});
}

void RosterChangesTest::handOut_keepsItsRosterAndRules()
{
    TestStudy study;
    AtHome home(handOut(study, 1, QStringLiteral("first")), 1);
    COMPARE_ERROR(home->assigning().assign(1, 7), ErrorCode::InHandOut);
    COMPARE_ERROR(home->assigning().fill(7), ErrorCode::InHandOut);
    COMPARE_ERROR(home->assigning().withdraw(home.owner()), ErrorCode::InHandOut);
    COMPARE_ERROR(home->roster().add({{{}, QStringLiteral("Somebody"), Role::Annotator}}),
                  ErrorCode::InHandOut);
    Protocol protocol = must(home->protocol());
    protocol.order = ItemOrder::File;
    COMPARE_ERROR(home->courseRules().setProtocol(protocol), ErrorCode::InHandOut);
    COMPARE_ERROR(home->consents().setText(QStringLiteral("Other.")), ErrorCode::InHandOut);
    COMPARE_ERROR(home->courseRules().setGuideline(QStringLiteral("Other.")), ErrorCode::InHandOut);
}

void RosterChangesTest::fill_withNobodyLeft_says()
{
    TestStudy study(teams()); // three people for three seats
    VERIFY_HOLDS(study.assigning().withdraw(study.person(1)));
    const auto made = study.assigning().fill(1);
    COMPARE_ERROR(made, ErrorCode::TooFewAnnotators);
    QCOMPARE(made.error().detail, QStringLiteral("4"));
}

void RosterChangesTest::fill_ofAWholeStudy_doesNothing()
{
    TestStudy study(teams());
    const auto made = study.assigning().fill(1);
    VERIFY_HOLDS(made);
    QCOMPARE(*made, qint64{0});
}

void RosterChangesTest::fill_isTheSameForTheSameSeed()
{
    const auto itemsAfter = [](quint32 seed) {
        TestStudy study(teams());
        static_cast<void>(study.assigning().withdraw(study.person(1)));
        static_cast<void>(study.assigning().withdraw(study.person(4)));
        addLate(study, "L01");
        addLate(study, "L02");
        static_cast<void>(study.assigning().fill(seed));
        QStringList names;
        for (const Person& person : must(study.roster().people())) {
            for (const ItemSummary& item : must(study.labelling().items(person.id)))
                names << person.code + item.name + QString::number(item.position);
        }
        return names;
    };
    QCOMPARE(itemsAfter(5), itemsAfter(5));
    bool differs = false;
    for (quint32 seed = 1; seed < 10; ++seed)
        differs = differs || itemsAfter(seed) != itemsAfter(5);
    QVERIFY(differs);
}

void RosterChangesTest::matrix_countsByPersonAndSubtype()
{
    TestStudy study(teams());
    label(study, study.person(1), 1);
    label(study, study.person(1), 2);
    const auto cells = must(study.assigning().matrix());
    QCOMPARE(cells.size(), std::size_t{6});
    for (const GroupProgress& cell : cells) {
        QCOMPARE(cell.assigned, qint64{4});
        QCOMPARE(cell.labelled, qint64{cell.person == study.person(1) ? 2 : 0});
        QVERIFY(must(study->scenario(itemAt(study, cell.person, 1)))->group == cell.group);
    }
}

void RosterChangesTest::lockedStudy_keepsItsAssignment()
{
    TestStudy study(teams());
    VERIFY_HOLDS(study->dataLock().lock(QStringLiteral("Over."), {}));
    COMPARE_ERROR(study.assigning().withdraw(study.person(1)), ErrorCode::StudyLocked);
    COMPARE_ERROR(study.assigning().fill(1), ErrorCode::StudyLocked);
    QCOMPARE(must(study.labelling().items(study.person(1))).size(), std::size_t{4});
}

void RosterChangesTest::passphrase_opensOnlyItself()
{
    TestStudy study;
    const PersonId person = study.person(1);
    QVERIFY(!must(study.signingIn().hasPassphrase(person)));
    QVERIFY(must(study.signingIn().opens(person, {}))); // none is asked for
    VERIFY_HOLDS(study.signingIn().setPassphrase(person, QStringLiteral("thé à la menthe")));
    QVERIFY(must(study.signingIn().hasPassphrase(person)));
    QVERIFY(must(study.signingIn().opens(person, QStringLiteral("thé à la menthe"))));
    // Typed on a keyboard that sets its accents apart.
    QVERIFY(must(study.signingIn().opens(
        person, QStringLiteral("thé à la menthe").normalized(QString::NormalizationForm_D))));
    QVERIFY(!must(study.signingIn().opens(person, QStringLiteral("the a la menthe"))));
    QVERIFY(!must(study.signingIn().opens(person, {})));
    QVERIFY(!must(study.signingIn().hasPassphrase(study.person(2))));
    VERIFY_HOLDS(study.signingIn().setPassphrase(person, {}));
    QVERIFY(must(study.signingIn().opens(person, QStringLiteral("anything"))));
    COMPARE_ERROR(study.signingIn().setPassphrase(PersonId{99}, QStringLiteral("x")),
                  ErrorCode::UnknownPerson);
    VERIFY_HOLDS(study->verifyAudit());
}

void RosterChangesTest::passphrase_isKeptAsAHashOnly()
{
    TestStudy study;
    VERIFY_HOLDS(study.signingIn().setPassphrase(study.person(1), QStringLiteral("open sesame")));
    VERIFY_HOLDS(study.signingIn().setPassphrase(study.person(2), QStringLiteral("open sesame")));
    const QByteArray bytes = bytesOf(study);
    QVERIFY(!bytes.contains("sesame"));
    study.close();
    RawSql sql(study.path());
    QCOMPARE(sql.value(QStringLiteral("SELECT count(DISTINCT hash) FROM passphrase "
                                      "WHERE hash GLOB '$argon2id$v=19$m=*'")),
             QStringLiteral("2"));
}

SUBTEXT_TEST(RosterChangesTest)

#include "rosterchangestest.moc"
