// SPDX-License-Identifier: MIT
#include "core/operation/changeset.h"

#include "tests/support/registeredtest.h"

#include <QtTest>

using namespace subtext;

/// Who and what a change is said to be about.
class ChangeSetTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namedOnes_areConcernedAndNoOthers();
    void nobodyNamed_anybodyMayBeConcerned();
    void invalidId_namesNobody();
    void sameIdAgain_isNamedOnce();
};

void ChangeSetTest::namedOnes_areConcernedAndNoOthers()
{
    ChangeSet changes = ChangeSet::about(ChangeSet::DecisionsChanged, {1}, {7});
    changes.add(ScenarioId{8});
    QVERIFY(changes.concerns(PersonId{1}) && !changes.concerns(PersonId{7}));
    QVERIFY(changes.concerns(ScenarioId{7}) && changes.concerns(ScenarioId{8}));
    QVERIFY(!changes.concerns(ScenarioId{1}));
}

void ChangeSetTest::nobodyNamed_anybodyMayBeConcerned()
{
    const ChangeSet ofPerson = ChangeSet::about(ChangeSet::HandedIn, {1});
    QVERIFY(ofPerson.concerns(ScenarioId{7}));
    QVERIFY(!ofPerson.concerns(PersonId{2}));
    const ChangeSet ofStudy = ChangeSet::about(ChangeSet::StudyChanged, {});
    QVERIFY(ofStudy.concerns(PersonId{2}) && ofStudy.concerns(ScenarioId{7}));
}

void ChangeSetTest::invalidId_namesNobody()
{
    const ChangeSet changes = ChangeSet::about(ChangeSet::QualityChanged, {}, {7});
    QVERIFY(changes.people.empty());
    QVERIFY(changes.scenarios == std::vector{ScenarioId{7}});
}

void ChangeSetTest::sameIdAgain_isNamedOnce()
{
    ChangeSet changes = ChangeSet::about(ChangeSet::DecisionsChanged, {1}, {7});
    changes.add(PersonId{1});
    changes.add(ScenarioId{7});
    QVERIFY(changes == ChangeSet::about(ChangeSet::DecisionsChanged, {1}, {7}));
}

SUBTEXT_TEST(ChangeSetTest)

#include "changesettest.moc"
