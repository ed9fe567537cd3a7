// SPDX-License-Identifier: MIT
#include "core/study/importing.h"
#include "tests/support/checks.h"
#include "tests/support/teststudy.h"

#include <QSignalSpy>

using namespace subtext;
using namespace subtext::test;

/// Every operation gives one changed() notice, with its ids, when it is on the disk; one that
/// fails gives none.
class NoticesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void operation_givesOneNotice_data();
    void operation_givesOneNotice();
    void failedOperation_givesNone();
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
                     [&] { seen = (*reader)->counts().annotations; });
    VERIFY_HOLDS(study.labelling().submit(study.person(1), study.scenario(1),
                                          submissionOf(completeAnswer())));
    QCOMPARE(seen, 1); // another connection sees it already
}

QTEST_GUILESS_MAIN(NoticesTest)
#include "noticestest.moc"
