// SPDX-License-Identifier: MIT
#include "core/standing/studystanding.h"

#include "core/desk/deciding.h"
#include "core/figures/figures.h"
#include "core/figures/livequality.h"
#include "core/operation/datalock.h"
#include "core/operation/qualitydesk.h"
#include "core/publishing/releasing.h"
#include "core/travel/handouts.h"
#include "core/travel/merging.h"
#include "core/travel/syncing.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/releases.h"
#include "tests/support/teststudy.h"

#include <array>

using namespace subtext;
using namespace subtext::test;

/// Where a study stands and what is next, counted from what its services say.
class StudyStandingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void freshStudy_hasItsScenesAndPeople();
    void answers_areCountedByItemAndByPerson();
    void handOuts_areOutUntilTheyAreBack();
    void workInTheStudyItself_bringsNoHandOutBack();
    void splits_areOpenUntilDecided();
    void answerAfterADecision_isCounted();
    void splitThatIsDecided_isNoOpenFinding();
    void findings_areOpenUntilDismissed();
    void unlockAfterARelease_isTold();
    void release_isCounted();
    void goldDecidedAnewAfterARelease_isCounted();
    void leftOver_peopleAreTold();
    void late_isWhoeverIsSilent_data();
    void late_isWhoeverIsSilent();
    void next_followsTheCourse_data();
    void next_followsTheCourse();
    void sharedStudy_isInATeam();
    void team_invitesWhoHasItemsAndNoDevice();
    void team_waitsForTheFileOfWhoHasOne();
    void team_countsNobodyOfWhomNothingIsSaid();
};

Q_DECLARE_METATYPE(subtext::StudyStanding)
Q_DECLARE_METATYPE(subtext::NextStep)
Q_DECLARE_METATYPE(subtext::StudyStage)

namespace {

constexpr qint64 Day = 24LL * 60 * 60 * 1'000;

/// Four scenes of one subtype, three people who label all of them, an adjudicator and a
/// coordinator.
class StandingStudy : public TestStudy
{
public:
    StandingStudy()
        : TestStudy(shape())
    {
        const auto added = must(
            roster().add({{QStringLiteral("M01"), QStringLiteral("Ruth Adler"), Role::Adjudicator},
                          {QStringLiteral("C01"), QStringLiteral("Zora"), Role::Coordinator}}));
        judge = added.at(0).id;
        coordinator = added.at(1).id;
    }

    StudyStanding standing() { return must(studyStanding(study())); }
    void label(int number, int item, Choice emotion)
    {
        must(labelling().submit(person(number), scenario(item),
                                submissionOf(completeAnswer(emotion))));
    }
    /// Everything: the first `splits` items three ways, the others unanimously.
    void labelAll(int splits)
    {
        const std::array<Choice, 3> apart{Emotion::Joy, Emotion::Anger, Emotion::Fear};
        for (int item = 1; item <= 4; ++item) {
            for (std::size_t i = 0; i < apart.size(); ++i)
                label(static_cast<int>(i) + 1, item, apart.at(item <= splits ? i : 0));
        }
    }
    void decide(int item, Choice emotion = Emotion::Joy)
    {
        Verdict verdict;
        verdict.picks = picksOf(Pick{emotion});
        verdict.basis = Basis::Misreading;
        verdict.note = QStringLiteral("Read again.");
        must(study().deciding().decide(judge, scenario(item), verdict));
    }

    PersonId judge;
    PersonId coordinator;

private:
    static Shape shape()
    {
        Shape shape;
        shape.perSubtype = 4;
        shape.subtypes = {Subtype::SarcasmIrony};
        return shape;
    }
};

AnnotatorStanding worker(qint64 assigned, qint64 labelled)
{
    AnnotatorStanding annotator;
    annotator.assigned = assigned;
    annotator.labelled = labelled;
    return annotator;
}

/// Two people with four items each, of which they have labelled so many.
StudyStanding underWay(qint64 first, qint64 second)
{
    StudyStanding standing;
    standing.scenes = 4;
    standing.assigned = 4;
    standing.annotators = {worker(4, first), worker(4, second)};
    return standing;
}

} // namespace

void StudyStandingTest::freshStudy_hasItsScenesAndPeople()
{
    StandingStudy study;
    const StudyStanding standing = study.standing();
    QCOMPARE(standing.scenes, 4);
    QCOMPARE(standing.people.at(Role::Annotator), 3);
    QCOMPARE(standing.people.at(Role::Adjudicator), 1);
    QCOMPARE(standing.people.at(Role::Coordinator), 1);
    QCOMPARE(standing.assigned, 4);
    QCOMPARE(standing.unassigned, 0);
    QCOMPARE(standing.labelled, 0);
    QCOMPARE(standing.answersAssigned(), 12);
    QCOMPARE(standing.answersOpen(), 12);
    QCOMPARE(standing.handOuts(), 0);
    QCOMPARE(standing.openSplits + standing.decidedSplits + standing.openFindings, 0);
    QCOMPARE(standing.releases, 0);
    QCOMPARE(standing.annotators.size(), std::size_t{3});
    QCOMPARE(standing.annotators.at(0).person.code, QStringLiteral("A01"));
    QCOMPARE(nextStep(standing), NextStep::HandOut);

    TestStudy::Shape shape;
    shape.ratersPerItem = 0;
    TestStudy loose(shape);
    QCOMPARE(must(studyStanding(loose.study())).unassigned, 10);
    QCOMPARE(nextStep(must(studyStanding(loose.study()))), NextStep::Assign);
}

void StudyStandingTest::answers_areCountedByItemAndByPerson()
{
    StandingStudy study;
    for (int number = 1; number <= 3; ++number)
        study.label(number, 1, Emotion::Joy);
    study.clock.advance(5'000);
    study.label(2, 3, Emotion::Joy);
    study.label(2, 3, Emotion::Trust); // a revision is the same answer
    must(study.labelling().handIn(study.person(2)));
    const StudyStanding standing = study.standing();
    QCOMPARE(standing.labelled, 2);
    QCOMPARE(standing.complete, 1);
    QCOMPARE(standing.answersDone(), 4);
    const AnnotatorStanding& second = standing.annotators.at(1);
    QCOMPARE(second.labelled, 2);
    QCOMPARE(second.open(), 2);
    QCOMPARE(second.lastSubmission, study.clock.now());
    QVERIFY(second.handedIn);
    QCOMPARE(second.handedIn->open, 2);
    QVERIFY(!standing.annotators.at(0).handedIn);
    QCOMPARE(nextStep(standing), NextStep::Wait); // they label in this file
}

void StudyStandingTest::handOuts_areOutUntilTheyAreBack()
{
    StandingStudy study;
    const auto written = must(study->handouts().writeAll(study.folder()));
    QCOMPARE(written.size(), std::size_t{3});
    StudyStanding standing = study.standing();
    QCOMPARE(standing.handOuts(), 3);
    QCOMPARE(standing.out(), 3);
    QCOMPARE(standing.annotators.at(0).handedOutAt, study.clock.now());
    QCOMPARE(nextStep(standing), NextStep::Collect);

    study.clock.advance(Day);
    const QString path = study.filePath(written.at(0).file);
    {
        auto copy = must(Study::open(path, Study::Access::Write, study.environment()));
        const PersonId owner = must(copy->handouts().owner()).value();
        const auto items = must(copy->labelling().items(owner));
        must(copy->labelling().submit(owner, items.front().scenario,
                                      submissionOf(completeAnswer())));
    }
    study.clock.advance(Day);
    must(study->merging().merge({path}));
    standing = study.standing();
    QCOMPARE(standing.handOuts(), 3);
    QCOMPARE(standing.out(), 2);
    QCOMPARE(standing.returned(), 1);
    const AnnotatorStanding& back = standing.annotators.at(0);
    QVERIFY(!back.isOut());
    QCOMPARE(back.returnedAt, study.clock.now());
    QCOMPARE(back.labelled, 1);
}

void StudyStandingTest::workInTheStudyItself_bringsNoHandOutBack()
{
    StandingStudy study;
    must(study->handouts().writeAll(study.folder()));
    study.clock.advance(Day);
    for (const ItemSummary& item : must(study.labelling().items(study.person(1))))
        must(study.labelling().submit(study.person(1), item.scenario,
                                      submissionOf(completeAnswer())));
    const StudyStanding standing = study.standing();
    QCOMPARE(standing.annotators.at(0).open(), 0);
    QCOMPARE(standing.handOuts(), 3);
    QCOMPARE(standing.out(), 2); // of theirs nothing is to come any more
    QCOMPARE(standing.returned(), 0);
    QVERIFY(!standing.annotators.at(0).isBack());
}

void StudyStandingTest::splits_areOpenUntilDecided()
{
    StandingStudy study;
    study.labelAll(2);
    QCOMPARE(study.standing().openSplits, 2);
    QCOMPARE(study.standing().complete, 4);
    QCOMPARE(nextStep(study.standing()), NextStep::Adjudicate);
    study.decide(1);
    QCOMPARE(study.standing().openSplits, 1);
    QCOMPARE(study.standing().decidedSplits, 1);
    study.decide(2);
    QCOMPARE(study.standing().openSplits, 0);
    QCOMPARE(study.standing().decidedSplits, 2);
    QCOMPARE(nextStep(study.standing()), NextStep::Release);
    // What is locked is not waited for.
    must(study.roster().add({{QStringLiteral("A09"), QStringLiteral("Late"), Role::Annotator}}));
    must(study->dataLock().lock(QStringLiteral("All is decided."), study.coordinator));
    QVERIFY(study.standing().isLocked);
    QCOMPARE(nextStep(study.standing()), NextStep::Release);
}

void StudyStandingTest::answerAfterADecision_isCounted()
{
    StandingStudy study;
    study.labelAll(2); // joy, anger, fear
    study.decide(1);
    study.decide(2);
    QCOMPARE(study.standing().decidedBeside, 0);
    QCOMPARE(study.standing().outdatedDecisions, 0);
    study.clock.advance(1'000);
    study.label(3, 1, Emotion::Joy); // no split any more
    StudyStanding standing = study.standing();
    QCOMPARE(standing.decidedSplits, 1);
    QCOMPARE(standing.decidedBeside, 1); // what was decided is still all told
    QCOMPARE(standing.outdatedDecisions, 1);
    QCOMPARE(nextStep(standing), NextStep::Release); // it blocks nothing
    study.clock.advance(1'000);
    study.decide(1);
    standing = study.standing();
    QCOMPARE(standing.decidedBeside, 1);
    QCOMPARE(standing.outdatedDecisions, 0);
}

void StudyStandingTest::splitThatIsDecided_isNoOpenFinding()
{
    StandingStudy study;
    study.labelAll(1);
    const qint64 before = study.standing().openFindings;
    study.decide(1);
    QCOMPARE(study.standing().openFindings, before - 1);
}

void StudyStandingTest::findings_areOpenUntilDismissed()
{
    StandingStudy study;
    study.labelAll(1);
    const std::vector<QualityFlag> flags = study->figures().liveQuality()->flags();
    QVERIFY(!flags.empty());
    QCOMPARE(study.standing().openFindings, static_cast<qint64>(flags.size())); // as in Quality
    must(study->quality().dismiss(keyOf(flags.front()), QStringLiteral("Looked at."),
                                  study.coordinator));
    QCOMPARE(study.standing().openFindings, static_cast<qint64>(flags.size()) - 1);
    must(study->quality().restore(keyOf(flags.front()), study.coordinator));
    QCOMPARE(study.standing().openFindings, static_cast<qint64>(flags.size()));
}

void StudyStandingTest::unlockAfterARelease_isTold()
{
    StandingStudy study;
    study.labelAll(0);
    const auto release = [&] {
        const ReleaseDraft draft = must(study->releaseDrafting().draft({}, {}));
        must(study->releasing().record(draft, filesOf(draft), study.coordinator));
        study.clock.advance(60'000);
    };
    must(study->dataLock().lock(QStringLiteral("All is decided."), study.coordinator));
    study.clock.advance(60'000);
    release();
    QVERIFY(!study.standing().isOpenAgain);
    must(study->dataLock().unlock(QStringLiteral("One more."), study.coordinator));
    QVERIFY(study.standing().isOpenAgain);
    study.clock.advance(60'000);
    study.label(1, 1, Emotion::Disgust);
    release();
    QVERIFY(!study.standing().isOpenAgain); // that is in it
}

void StudyStandingTest::release_isCounted()
{
    StandingStudy study;
    study.labelAll(0);
    QCOMPARE(nextStep(study.standing()), NextStep::Release);
    const ReleaseDraft draft = must(study->releaseDrafting().draft({}, {}));
    must(study->releasing().record(draft, filesOf(draft), study.coordinator));
    const StudyStanding standing = study.standing();
    QCOMPARE(standing.releases, 1);
    QCOMPARE(standing.lastVersion, QStringLiteral("1.0.0"));
    QCOMPARE(nextStep(standing), NextStep::Done);
    QCOMPARE(standing.changedLabels, 0);
    QVERIFY(standing.changedBy.isEmpty());
    study.clock.advance(60'000);
    study.label(1, 1, Emotion::Disgust);
    const StudyStanding revised = study.standing();
    QCOMPARE(revised.changedLabels, 1);
    QCOMPARE(revised.changedBy, QStringList{must(study->roster().person(study.person(1)))->name});
    QCOMPARE(revised.annotators.front().revisions, 1);
    QCOMPARE(revised.annotators.back().revisions, 0);
}

void StudyStandingTest::goldDecidedAnewAfterARelease_isCounted()
{
    StandingStudy study;
    study.labelAll(2);
    study.decide(1);
    study.decide(2);
    const ReleaseDraft draft = must(study->releaseDrafting().draft({}, {}));
    must(study->releasing().record(draft, filesOf(draft), study.coordinator));
    QCOMPARE(study.standing().changedGold, 0);
    study.decide(2, Emotion::Anger);
    const StudyStanding standing = study.standing();
    QCOMPARE(standing.changedGold, 1);
    QCOMPARE(standing.changedLabels, 0); // nobody labelled anything
    study.decide(2, Emotion::Joy);
    QCOMPARE(study.standing().changedGold, 0); // as it was released
}

// Whoever dropped out stands there as long as they have items.
void StudyStandingTest::leftOver_peopleAreTold()
{
    StandingStudy study;
    study.label(1, 1, Emotion::Joy);
    must(study.assigning().withdraw(study.person(1)));
    must(study.assigning().withdraw(study.person(2)));
    const StudyStanding standing = study.standing();
    QCOMPARE(standing.annotators.size(), std::size_t{2});
    QCOMPARE(standing.annotators.at(0).person.id, study.person(1));
    QCOMPARE(standing.annotators.at(0).open(), 0);
    QCOMPARE(standing.people.at(Role::Annotator), 3);
}

void StudyStandingTest::late_isWhoeverIsSilent_data()
{
    QTest::addColumn<qint64>("labelled");        // of four
    QTest::addColumn<qint64>("daysSinceAnswer"); // -1: none
    QTest::addColumn<qint64>("daysSinceHandOut");
    QTest::addColumn<bool>("isLate");
    QTest::newRow("never anything") << qint64{0} << qint64{-1} << qint64{-1} << false;
    QTest::newRow("others have begun") << qint64{0} << qint64{-1} << qint64{-1} << true;
    QTest::newRow("just handed out") << qint64{0} << qint64{-1} << qint64{2} << false;
    QTest::newRow("handed out long ago") << qint64{0} << qint64{-1} << qint64{3} << true;
    QTest::newRow("answered lately") << qint64{1} << qint64{2} << qint64{9} << false;
    QTest::newRow("answered long ago") << qint64{1} << qint64{3} << qint64{9} << true;
    QTest::newRow("handed out again") << qint64{1} << qint64{9} << qint64{1} << false;
    QTest::newRow("through") << qint64{4} << qint64{9} << qint64{9} << false;
}

void StudyStandingTest::late_isWhoeverIsSilent()
{
    QFETCH(qint64, labelled);
    QFETCH(qint64, daysSinceAnswer);
    QFETCH(qint64, daysSinceHandOut);
    constexpr qint64 Now = FixedClock::Start;
    const auto ago = [](qint64 days) { return days < 0 ? 0 : Now - days * Day; };
    AnnotatorStanding annotator = worker(4, labelled);
    annotator.lastSubmission = ago(daysSinceAnswer);
    annotator.handedOutAt = ago(daysSinceHandOut);
    annotator.isStudyBegun = QTest::currentDataTag() != QByteArray("never anything");
    QTEST(subtext::isLate(annotator, Now), "isLate");
}

void StudyStandingTest::next_followsTheCourse_data()
{
    QTest::addColumn<StudyStanding>("standing");
    QTest::addColumn<NextStep>("step");
    QTest::addColumn<StudyStage>("stage");
    const auto row = [](const char* name, const StudyStanding& standing, NextStep step,
                        StudyStage stage) { QTest::newRow(name) << standing << step << stage; };
    StudyStanding standing;
    row("no scenes", standing, NextStep::Import, StudyStage::SetUp);
    standing.scenes = standing.unassigned = 4;
    row("nobody", standing, NextStep::AddPeople, StudyStage::SetUp);
    standing.annotators = {worker(0, 0), worker(0, 0)};
    row("nothing assigned", standing, NextStep::Assign, StudyStage::Assign);
    standing = underWay(0, 0);
    standing.unassigned = 1;
    row("one scene without anybody", standing, NextStep::Assign, StudyStage::Assign);
    row("nothing handed out", underWay(0, 0), NextStep::HandOut, StudyStage::Assign);
    row("somebody labels here", underWay(1, 0), NextStep::Wait, StudyStage::Label);
    standing = underWay(0, 0);
    standing.annotators[0].handedOutAt = 100;
    row("one without a hand-out", standing, NextStep::HandOut, StudyStage::Assign);
    standing.annotators[1].handedOutAt = 100;
    row("all out", standing, NextStep::Collect, StudyStage::Label);
    standing.annotators[0].returnedAt = 200;
    standing.annotators[0].labelled = 4;
    row("one back", standing, NextStep::Collect, StudyStage::Label);
    standing.annotators[1].returnedAt = 200;
    row("all back, one not through", standing, NextStep::Wait, StudyStage::Label);
    standing = underWay(4, 4);
    standing.annotators[0].handedOutAt = 100; // out, but they did it here
    standing.openSplits = 1;
    row("a split", standing, NextStep::Adjudicate, StudyStage::Adjudicate);
    standing.splitsForMore = 1;
    row("a split for more annotators", standing, NextStep::AskMore, StudyStage::Adjudicate);
    standing.openSplits = 0;
    standing.decidedSplits = 1;
    row("decided", standing, NextStep::Release, StudyStage::Release);
    standing.releases = 1;
    row("released", standing, NextStep::Done, StudyStage::Release);
    standing.annotators.push_back(worker(4, 0));
    row("more to do after a release", standing, NextStep::HandOut, StudyStage::Assign);
    standing.isLocked = true;
    row("locked and released", standing, NextStep::Done, StudyStage::Release);
    standing.releases = 0;
    row("locked", standing, NextStep::Release, StudyStage::Release);
    standing = underWay(4, 4);
    for (AnnotatorStanding& each : standing.annotators) {
        each.handedOutAt = 100;
        each.returnedAt = 200;
    }
    standing.annotators[0].again = 1;
    standing.annotators[0].askedAgainAt = 300;
    row("all back, one to label again", standing, NextStep::HandOut, StudyStage::Assign);
    standing.annotators[1].returnedAt = 0;
    standing.annotators[1].labelled = 3;
    row("one to label again, another out", standing, NextStep::Collect, StudyStage::Label);
    // In a team nobody needs a file; whoever has one is waited for, unless they joined since.
    standing = underWay(0, 0);
    standing.isInTeam = true;
    row("of a team, everybody there", standing, NextStep::Wait, StudyStage::Label);
    standing.notJoined = 1;
    row("of a team, an invitation not opened", standing, NextStep::Wait, StudyStage::Label);
    standing.notInvited = 1;
    row("of a team, one not invited", standing, NextStep::Invite, StudyStage::Assign);
    standing.annotators[0].handedOutAt = 100;
    row("of a team, handed out before", standing, NextStep::Invite, StudyStage::Assign);
    standing.notInvited = 0;
    row("of a team, out since before", standing, NextStep::Collect, StudyStage::Label);
    standing.annotators[0].isOnDevice = true;
    row("of a team, out and joined since", standing, NextStep::Wait, StudyStage::Label);
    standing.notInvited = 1;
    standing.unassigned = 1;
    row("of a team, a scene without anybody", standing, NextStep::Assign, StudyStage::Assign);
    standing = underWay(4, 4);
    standing.isInTeam = true;
    row("of a team, labelled", standing, NextStep::Release, StudyStage::Release);
}

void StudyStandingTest::next_followsTheCourse()
{
    QFETCH(StudyStanding, standing);
    QFETCH(NextStep, step);
    QFETCH(StudyStage, stage);
    QCOMPARE(nextStep(standing), step);
    QCOMPARE(stageOf(step), stage);
}

void StudyStandingTest::sharedStudy_isInATeam()
{
    StandingStudy study;
    QVERIFY(!study.standing().isInTeam);
    TeamMembership membership;
    membership.host = QStringLiteral("db.example.org");
    membership.database = QStringLiteral("subtext");
    membership.login = QStringLiteral("login");
    membership.person = must(study.roster().person(study.coordinator))->uuid;
    membership.device = study.ids.next();
    membership.role = QStringLiteral("coordinator");
    membership.incarnation = study.ids.next();
    must(study->syncing().join(membership));
    QVERIFY(study.standing().isInTeam);
    QCOMPARE(nextStep(study.standing()), NextStep::Wait); // nothing is said of the others yet
}

void StudyStandingTest::team_invitesWhoHasItemsAndNoDevice()
{
    constexpr qint64 Now = FixedClock::Start;
    CountingIds ids;
    StudyStanding standing;
    standing.isInTeam = true;
    std::vector<TeamMember> members;
    const auto add = [&](qint64 labelled, const std::vector<TeamDevice>& devices) {
        standing.annotators.push_back(worker(4, labelled));
        TeamMember member;
        member.person = standing.annotators.back().person.uuid = ids.next();
        member.devices = devices;
        members.push_back(member);
    };
    TeamDevice invited;
    invited.validUntil = Now + Day;
    TeamDevice expired;
    expired.validUntil = Now;
    TeamDevice joined = expired;
    joined.enrolledAt = Now - Day;
    TeamDevice lost = joined;
    lost.revokedAt = Now - 1;
    TeamDevice withdrawn = invited;
    withdrawn.revokedAt = Now - 1;
    add(0, {joined});
    add(1, {lost, joined});
    add(0, {invited});
    add(0, {expired, invited});
    standing.meet(members, Now);
    QCOMPARE(standing.notInvited, 0);
    QCOMPARE(standing.notJoined, 2);
    add(0, {});
    add(1, {lost}); // what is left of theirs is on no device
    add(0, {expired});
    add(0, {withdrawn});
    standing.meet(members, Now);
    QCOMPARE(standing.notInvited, 4);
    QCOMPARE(standing.notJoined, 2);
    add(4, {}); // through
    add(0, {lost});
    members.back().revokedAt = Now - 1; // for good
    add(0, {});
    standing.annotators.back().isWithdrawn = true;
    standing.meet(members, Now);
    QCOMPARE(standing.notInvited, 4);
    standing.annotators.push_back(worker(4, 0));
    standing.annotators.back().person.uuid = ids.next(); // of whom the server has not heard
    standing.meet(members, Now);
    QCOMPARE(standing.notInvited, 5);
    QCOMPARE(standing.notJoined, 2);
}

void StudyStandingTest::team_waitsForTheFileOfWhoHasOne()
{
    constexpr qint64 Now = FixedClock::Start;
    CountingIds ids;
    StudyStanding standing = underWay(0, 0);
    standing.isInTeam = true;
    std::vector<TeamMember> members(2);
    for (std::size_t i = 0; i < members.size(); ++i)
        standing.annotators.at(i).person.uuid = members.at(i).person = ids.next();
    TeamDevice joined;
    joined.enrolledAt = Now - Day;
    members.at(0).devices = {joined};
    standing.annotators.at(1).handedOutAt = Now - Day;
    standing.meet(members, Now);
    QCOMPARE(standing.notInvited, 0);
    QCOMPARE(nextStep(standing), NextStep::Collect);
    // Once it is back, what is left of theirs is nowhere.
    standing.annotators.at(1).returnedAt = Now;
    standing.meet(members, Now);
    QCOMPARE(standing.notInvited, 1);
    QCOMPARE(nextStep(standing), NextStep::Invite);
    // Whoever joins with a hand-out labels on the device.
    standing.annotators.at(1).returnedAt = 0;
    members.at(1).devices = {joined};
    standing.meet(members, Now);
    QCOMPARE(standing.notInvited, 0);
    QCOMPARE(nextStep(standing), NextStep::Wait);
}

void StudyStandingTest::team_countsNobodyOfWhomNothingIsSaid()
{
    StudyStanding standing = underWay(0, 0);
    standing.isInTeam = true;
    standing.notInvited = standing.notJoined = 1; // as it was
    standing.meet({}, FixedClock::Start);
    QCOMPARE(standing.notInvited, 0);
    QCOMPARE(standing.notJoined, 0);
    standing.isInTeam = false;
    standing.meet({TeamMember()}, FixedClock::Start);
    QCOMPARE(standing.notInvited, 0);
}

SUBTEXT_TEST(StudyStandingTest)

#include "studystandingtest.moc"
