// SPDX-License-Identifier: MIT
#include "core/study/importing.h"
#include "tests/core/study/deskstudy.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <QSignalSpy>

#include <functional>

using namespace subtext;
using namespace subtext::test;

namespace {

using DeskOperation = std::function<bool(DeskStudy&)>;

// 1: two differ; 2: the first has taken theirs back; 3: open.
void prepareDesk(DeskStudy& study)
{
    for (int item = 1; item <= 3; ++item)
        study.label(item, QStringLiteral("jta"));
    const PersonId first = study.judge(1);
    VERIFY_HOLDS(study.desk().decide(first, study.scenario(1), verdict(Emotion::Joy)));
    VERIFY_HOLDS(study.desk().decide(study.judge(2), study.scenario(1), verdict(Emotion::Fear)));
    VERIFY_HOLDS(study.desk().decide(first, study.scenario(2), verdict(Emotion::Joy)));
    VERIFY_HOLDS(study.desk().undo(first));
}

} // namespace

Q_DECLARE_METATYPE(DeskOperation)

/// Every operation gives one changed() notice, with its ids, when it is on the disk; one that
/// fails gives none.
class NoticesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void operation_givesOneNotice_data();
    void operation_givesOneNotice();
    void deskOperation_givesOneNotice_data();
    void deskOperation_givesOneNotice();
    void failedOperation_givesNone();
    void failedDeskOperation_givesNone();
    void notice_comesAfterTheChange();
};

void NoticesTest::operation_givesOneNotice_data()
{
    QTest::addColumn<QString>("operation");
    QTest::addColumn<int>("kinds");
    QTest::addColumn<bool>("namesPerson");
    QTest::addColumn<bool>("namesScenario");
    const auto row = [](const char* name, ChangeSet::Kinds kinds, bool namesPerson,
                        bool namesScenario) {
        QTest::newRow(name) << QString::fromLatin1(name) << static_cast<int>(kinds.toInt())
                            << namesPerson << namesScenario;
    };
    row("submit", ChangeSet::AnnotationChanged | ChangeSet::DraftChanged, true, true);
    row("saveDraft", ChangeSet::DraftChanged, true, true);
    row("leave", ChangeSet::DraftChanged, true, true);
    row("handIn", ChangeSet::HandedIn, true, false);
    row("add", ChangeSet::PeopleChanged, false, false);
    row("assign", ChangeSet::AssignmentsChanged | ChangeSet::StudyChanged, false, false);
    row("import",
        ChangeSet::ScenariosChanged | ChangeSet::PeopleChanged | ChangeSet::AssignmentsChanged |
            ChangeSet::AnnotationChanged | ChangeSet::DecisionsChanged,
        false, false);
}

void NoticesTest::operation_givesOneNotice()
{
    QFETCH(QString, operation);
    QFETCH(int, kinds);
    QFETCH(bool, namesPerson);
    QFETCH(bool, namesScenario);
    TestStudy study;
    const PersonId person = study.person(2);
    const ScenarioId item = study.scenario(3);
    const QString csv = writeFile(
        study.filePath(QStringLiteral("more.csv")),
        "id,subtype,speaker_role,listener_role,context,utterance\nx,mixed-signals,a,b,c,u\n");
    QSignalSpy spy(&study.study(), &Study::changed);
    QVERIFY(spy.isValid());
    if (operation == QLatin1String("submit"))
        VERIFY_HOLDS(study.labelling().submit(person, item, submissionOf(completeAnswer())));
    else if (operation == QLatin1String("saveDraft"))
        VERIFY_HOLDS(study.labelling().saveDraft(person, item, {}));
    else if (operation == QLatin1String("leave"))
        VERIFY_HOLDS(study.labelling().leave(person, item, {}, {0, 1, 1, 0}));
    else if (operation == QLatin1String("handIn"))
        VERIFY_HOLDS(study.labelling().handIn(person));
    else if (operation == QLatin1String("add"))
        VERIFY_HOLDS(study.roster().add({{{}, QStringLiteral("One"), Role::Annotator},
                                         {{}, QStringLiteral("Two"), Role::Annotator}}));
    else if (operation == QLatin1String("assign"))
        VERIFY_HOLDS(study.roster().assign(2, 1));
    else
        VERIFY_HOLDS(study->importing().importFiles({csv}, {}));
    QCOMPARE(spy.count(), 1);
    const auto changes = spy.first().first().value<ChangeSet>();
    QCOMPARE(static_cast<int>(changes.kinds.toInt()), kinds);
    QVERIFY(changes.person == (namesPerson ? person : PersonId()));
    QVERIFY(changes.scenario == (namesScenario ? item : ScenarioId()));
}

void NoticesTest::deskOperation_givesOneNotice_data()
{
    QTest::addColumn<DeskOperation>("operation");
    QTest::addColumn<int>("kinds");
    QTest::addColumn<int>("item"); // 0: the notice names neither item nor person
    const auto row = [](const char* name, const DeskOperation& operation, ChangeSet::Kinds kinds,
                        int item) {
        QTest::newRow(name) << operation << static_cast<int>(kinds.toInt()) << item;
    };
    const ChangeSet::Kinds decided = ChangeSet::DecisionsChanged | ChangeSet::DraftChanged;
    row(
        "saveDraft",
        [](DeskStudy& s) {
            DeskDraft draft;
            draft.isHeld = true;
            return s.desk().saveDraft(s.judge(1), s.scenario(3), draft).has_value();
        },
        ChangeSet::DraftChanged, 3);
    row(
        "decide",
        [](DeskStudy& s) {
            return s.desk().decide(s.judge(1), s.scenario(3), verdict(Emotion::Joy)).has_value();
        },
        decided, 3);
    row(
        "undo", [](DeskStudy& s) { return s.desk().undo(s.judge(1)).has_value(); },
        ChangeSet::DecisionsChanged, 1);
    row(
        "redo", [](DeskStudy& s) { return s.desk().redo(s.judge(1)).has_value(); },
        ChangeSet::DecisionsChanged, 2);
    row(
        "settle",
        [](DeskStudy& s) {
            return s.desk().settle(s.judge(1), s.scenario(1), verdict(Emotion::Joy)).has_value();
        },
        decided, 1);
    row(
        "decideAll",
        [](DeskStudy& s) {
            return s.desk()
                .decideAll({{QStringLiteral("sarcasm-irony/3"), {Emotion::Joy}, {}, {}, 1},
                            {QStringLiteral("sarcasm-irony/2"), {Emotion::Joy}, {}, {}, 2}},
                           s.judge(1), {})
                .has_value();
        },
        ChangeSet::DecisionsChanged, 0);
    row(
        "lock",
        [](DeskStudy& s) { return s.desk().lock(QStringLiteral("x"), s.judge(1)).has_value(); },
        ChangeSet::StudyChanged, 0);
    row(
        "unlock",
        [](DeskStudy& s) { return s.desk().unlock(QStringLiteral("x"), s.judge(1)).has_value(); },
        ChangeSet::StudyChanged, 0);
}

void NoticesTest::deskOperation_givesOneNotice()
{
    QFETCH(DeskOperation, operation);
    QFETCH(int, kinds);
    QFETCH(int, item);
    DeskStudy study(3);
    prepareDesk(study);
    QSignalSpy spy(&study.study(), &Study::changed);
    QVERIFY(operation(study));
    QCOMPARE(spy.count(), 1);
    const auto changes = spy.first().first().value<ChangeSet>();
    QCOMPARE(static_cast<int>(changes.kinds.toInt()), kinds);
    QVERIFY(changes.person == (item > 0 ? study.judge(1) : PersonId()));
    QVERIFY(changes.scenario == (item > 0 ? study.scenario(item) : ScenarioId()));
}

void NoticesTest::failedDeskOperation_givesNone()
{
    DeskStudy study(3);
    prepareDesk(study);
    QSignalSpy spy(&study.study(), &Study::changed);
    const PersonId judge = study.judge(2);
    COMPARE_ERROR(study.desk().saveDraft({99}, study.scenario(1), DeskDraft{{}, {}, {}, {}, true}),
                  ErrorCode::IoFailure); // nobody's
    COMPARE_ERROR(study.desk().decide(judge, {99}, verdict(Emotion::Joy)),
                  ErrorCode::UnknownScenario);
    COMPARE_ERROR(study.desk().redo(judge), ErrorCode::NoDecision);
    COMPARE_ERROR(study.desk().settle(judge, study.scenario(3), verdict(Emotion::Joy)),
                  ErrorCode::NoDecision);
    COMPARE_ERROR(study.desk().decideAll({{QStringLiteral("x"), {}, {}, {}, 1}}, {}, {}),
                  ErrorCode::UnknownScenario);
    COMPARE_ERROR(study.desk().lock({}, judge), ErrorCode::InvalidValue);
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
    COMPARE_ERROR(study.roster().assign(9, 1), ErrorCode::TooFewAnnotators);
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
