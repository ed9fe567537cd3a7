// SPDX-License-Identifier: MIT
#include "core/travel/importing.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

using namespace subtext;
using namespace subtext::test;

class AssignTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void assign_recordsItsNumbersInTheProtocol();
    void teams_areThoseOfTheLastAssignment();
    void assign_takesAnnotatorsOnly();
    void untouchedAssignment_isReplaced();
    void touchedAssignment_stays_data();
    void touchedAssignment_stays();
    void failedAssign_leavesTheOldOne();
    void importedLabels_areAssignmentsOfTheirOwn();
    void manyItems_areNamedOneByOne();
};

namespace {

QStringList itemNames(TestStudy& study, int person)
{
    QStringList names;
    for (const ItemSummary& item : must(study.labelling().items(study.person(person))))
        names << item.name;
    return names;
}

} // namespace

void AssignTest::assign_recordsItsNumbersInTheProtocol()
{
    TestStudy study;
    const auto made = study.assigning().assign(2, 4'000'000'000U);
    VERIFY_HOLDS(made);
    QCOMPARE(*made, 20);
    QCOMPARE(must(study->protocol()).ratersPerItem, 2);
    QCOMPARE(must(study->protocol()).seed, 4'000'000'000U);
    QVERIFY(must(study->protocol()).isExplanationRequired);
    for (int i = 1; i <= 10; ++i)
        QCOMPARE(must(study->raters(study.scenario(i))).size(), std::size_t{2});
}

void AssignTest::teams_areThoseOfTheLastAssignment()
{
    TestStudy::Shape shape;
    shape.ratersPerItem = 0;
    TestStudy study(shape);
    QVERIFY(must(study.assigning().teams()) == Assigning::Teams::ByGroup);
    const auto assign = [&](Assigning::Teams teams) {
        must(study.assigning().assign(3, 42, Assigning::HandedOut::Keep, teams));
    };
    assign(Assigning::Teams::Shared);
    QVERIFY(must(study.assigning().teams()) == Assigning::Teams::Shared);
    study.reopen();
    QVERIFY(must(study.assigning().teams()) == Assigning::Teams::Shared);
    assign(Assigning::Teams::ByGroup);
    QVERIFY(must(study.assigning().teams()) == Assigning::Teams::ByGroup);
}

void AssignTest::assign_takesAnnotatorsOnly()
{
    TestStudy::Shape shape;
    shape.annotators = 2;
    shape.ratersPerItem = 0;
    TestStudy study(shape);
    VERIFY_HOLDS(study.roster().add({{{}, QStringLiteral("Mo"), Role::Adjudicator},
                                     {{}, QStringLiteral("Cy"), Role::Coordinator}}));
    const auto tooMany = study.assigning().assign(3, 42);
    COMPARE_ERROR(tooMany, ErrorCode::TooFewAnnotators);
    QCOMPARE(tooMany.error().value, QStringLiteral("3"));
    QCOMPARE(tooMany.error().detail, QStringLiteral("2"));
    VERIFY_HOLDS(study.assigning().assign(2, 42));
    for (const PersonProgress& progress : must(study.roster().progress()))
        QCOMPARE(progress.assigned, progress.person.value <= 2 ? 10 : 0);
}

void AssignTest::untouchedAssignment_isReplaced()
{
    TestStudy study;
    const QStringList before = itemNames(study, 1);
    VERIFY_HOLDS(study.assigning().assign(3, 43));
    const QStringList after = itemNames(study, 1);
    QCOMPARE(after.size(), 10);
    QVERIFY(after != before); // another order
    VERIFY_HOLDS(study.assigning().assign(3, 42));
    QCOMPARE(itemNames(study, 1), before);
    VERIFY_HOLDS(study->verifyAudit());
}

void AssignTest::touchedAssignment_stays_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("a draft") << 0;
    QTest::newRow("a visit") << 1;
    QTest::newRow("a submission") << 2;
}

void AssignTest::touchedAssignment_stays()
{
    QFETCH(int, kind);
    TestStudy study;
    const PersonId person = study.person(2);
    const ScenarioId item = study.scenario(4);
    Draft draft;
    draft.answer.ballot[0] = Emotion::Joy;
    if (kind == 0)
        VERIFY_HOLDS(study.labelling().saveDraft(person, item, draft));
    else if (kind == 1)
        VERIFY_HOLDS(study.labelling().leave(person, item, {}, {0, 10, 10, 0}));
    else
        VERIFY_HOLDS(study.labelling().submit(person, item, submissionOf(completeAnswer())));
    const QStringList before = itemNames(study, 1);
    COMPARE_ERROR(study.assigning().assign(3, 43), ErrorCode::LabelledWork);
    QCOMPARE(itemNames(study, 1), before);
    QCOMPARE(must(study->protocol()).seed, 42U);
}

void AssignTest::failedAssign_leavesTheOldOne()
{
    TestStudy study;
    const QStringList before = itemNames(study, 1);
    COMPARE_ERROR(study.assigning().assign(4, 42), ErrorCode::TooFewAnnotators);
    COMPARE_ERROR(study.assigning().assign(0, 42), ErrorCode::InvalidValue);
    QCOMPARE(itemNames(study, 1), before);
    QCOMPARE(must(study->protocol()).ratersPerItem, 3);
}

void AssignTest::importedLabels_areAssignmentsOfTheirOwn()
{
    TestStudy::Shape shape;
    shape.ratersPerItem = 0;
    TestStudy study(shape);
    const QString path = writeFile(
        study.filePath(QStringLiteral("labels.csv")),
        "id,subtype,speaker_role,listener_role,context,utterance,annotator,emotion,valence,arousal,"
        "dominance,confidence\n"
        "x,mixed-signals,a,b,c,u,Person 2,joy,neutral,calm,in control,unsure\n"
        "x,mixed-signals,a,b,c,u,Newcomer,fear,neutral,calm,in control,unsure\n"
        "y,mixed-signals,a,b,c,u,Person 2,joy,neutral,calm,in control,unsure\n");
    VERIFY_HOLDS(study->importing().importFiles({path}, {}));
    QCOMPARE(itemNames(study, 2),
             (QStringList{QStringLiteral("mixed-signals/x"), QStringLiteral("mixed-signals/y")}));
    const auto newcomer = must(study.roster().byCode(QStringLiteral("A04")));
    QVERIFY(newcomer && newcomer->name == QStringLiteral("Newcomer"));
    COMPARE_ERROR(study.assigning().assign(3, 42), ErrorCode::LabelledWork);
}

// Where there are many, their UUIDs are read at once.
void AssignTest::manyItems_areNamedOneByOne()
{
    TestStudy::Shape shape;
    shape.perSubtype = 80;
    TestStudy study(shape);
    VERIFY_HOLDS(study.assigning().assign(3, 43)); // another order: all are taken and given again
    VERIFY_HOLDS(study->verifyAudit());
    study.close();
    RawSql sql(study.path());
    const QString items = QString::number(std::size(AllSubtypes) * 80 * 3);
    QVERIFY(items.toInt() > 1'000);
    QCOMPARE(sql.value(QStringLiteral("SELECT count(*) FROM seat")), items);
    QCOMPARE(sql.value(QStringLiteral("SELECT sum(json_array_length(items)) FROM assignment_change "
                                      "WHERE given = 0")),
             items);
    QCOMPARE(
        sql.value(QStringLiteral("SELECT count(*) FROM assignment_change c, json_each(c.items) i "
                                 "JOIN scenario s ON s.uuid = i.value WHERE c.given = 0")),
        items);
    const QString given = QStringLiteral(
        "SELECT count(*) FROM assignment_change c, json_each(c.items) i "
        "JOIN scenario s ON s.uuid = json_extract(i.value, '$[0]') "
        "JOIN seat n ON n.person_id = c.person_id AND n.scenario_id = s.id "
        "AND n.position = json_extract(i.value, '$[1]') AND n.seat = json_extract(i.value, '$[2]') "
        "WHERE c.given = 1 AND c.id > (SELECT max(id) FROM assignment_change WHERE given = 0)");
    QCOMPARE(sql.value(given), items);
}

SUBTEXT_TEST(AssignTest)

#include "assigntest.moc"
