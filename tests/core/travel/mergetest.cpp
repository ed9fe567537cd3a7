// SPDX-License-Identifier: MIT
#include "core/course/consents.h"
#include "core/figures/figures.h"
#include "core/figures/livequality.h"
#include "core/figures/qualityreport.h"
#include "core/operation/datalock.h"
#include "core/operation/qualitydesk.h"
#include "core/storage/answerstore.h"
#include "core/storage/coursestore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/scenariostore.h"
#include "tests/core/travel/coursefiles.h"
#include "tests/core/travel/travellingrows.h"
#include "tests/support/fulldisk.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/uuids.h"

#include <QCryptographicHash>

#include <set>

using namespace subtext;
using namespace subtext::test;

/// Work that comes back: what is taken, what is known, and which rows are refused.
class MergeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void returnedWork_isTaken();
    void everyKindOfRow_isTaken();
    void sameFileAgain_changesNothing();
    void file_isNotWrittenTo();
    void readOnlyFile_isTaken();
    void workInTheLog_isTaken();
    void twoCopies_bothStay_andOneCounts();
    void earlierRevision_comingLater_doesNotCount();
    void oneNotice_isSentForAFile();
    void handOut_takesNothingIn();
    void rowOfSomebodyElse_isRefused();
    void rowOfAStranger_isRefused();
    void changedScenario_isRefused();
    void unknownScenario_isRefused();
    void itemTakenMeanwhile_isKept_andCountsOnceGivenBack();
    void itemThatNeverWasTheirs_isRefused();
    void changedRow_isRefused();
    void malformedRows_areRefused();
    void consentToAnotherText_isRefused();
    void lockedStudy_takesNothing();
    void merging_isRemembered();
    void cancelled_keepsWhatWasMerged();
    void fullDisk_takesAllOrNothing();
    void studyOpenForReading_takesNothing();

private:
    FullDisk m_disk; // before every study, so that all go through it
};

namespace {

/// Why the one refused row was refused.
QString reasonOf(const MergedFile& file)
{
    return file.refused.size() == 1 ? file.refused.front().reason
                                    : QStringLiteral("%1 refused").arg(file.refused.size());
}

VisitRow visitOf(const QString& uuid, PersonId person, ScenarioId scenario, qint64 wallMs = 10)
{
    return {uuid, person, scenario, {FixedClock::Start, wallMs, 5, 0}};
}

const Uuid SomeUuid = uuidFor(QStringLiteral("some"));

} // namespace

void MergeTest::returnedWork_isTaken()
{
    TestStudy study;
    const QString path = handOut(study, 1, QStringLiteral("first"));
    Annotation stated;
    {
        AtHome home(path, 1);
        const auto labelled = home.label(3, Emotion::Anger, QStringLiteral("That tone."));
        VERIFY_HOLDS(labelled);
        stated = *labelled;
        VERIFY_HOLDS(home.handIn());
    }
    const MergedFile merged = mergeOne(study.study(), path);
    QVERIFY(merged.isSound());
    QVERIFY(merged.person == study.person(1));
    QCOMPARE(merged.taken, qint64{3}); // an answer, its visit, a hand-in
    QCOMPARE(merged.known, qint64{0});
    const auto answers = must(study->annotations());
    QCOMPARE(answers.size(), std::size_t{1});
    QCOMPARE(answers.front().uuid, stated.uuid);
    QVERIFY(answers.front().answer == stated.answer);
    QVERIFY(answers.front().timings == stated.timings);
    QCOMPARE(answers.front().submittedAt, stated.submittedAt);
    const auto summary = study.labelling().summary(study.person(1));
    VERIFY_HOLDS(summary);
    QCOMPARE(summary->submitted, qint64{1});
    QCOMPARE(summary->activeMs, qint64{15'000});
    QVERIFY(summary->handedIn && summary->handedIn->submitted == 1);
    VERIFY_HOLDS(study->verifyAudit());
}

void MergeTest::everyKindOfRow_isTaken()
{
    TestStudy study;
    const QString path = handOut(study, 1, QStringLiteral("first"));
    forge(path, 7, [](StudyContext& context) {
        const PersonId owner = context.people.all().front().id;
        const ScenarioId item = context.scenarios.all(Items::All).front().id;
        const auto uuid = [&] { return context.env.ids.next(); };
        const QString builtIn = must(Consents(context).text()).sha256;
        const qint64 at = FixedClock::Start;
        insertRow(context, visitOf(uuid().text(), owner, item));
        insertRow(context,
                  SelfCheckRow{uuid(), owner, item, QStringLiteral("contradiction_positive"),
                               QStringLiteral("kept"), at});
        context.course.insertConsent({uuid(), owner, at, builtIn, 0, true});
        context.course.insertPractice(
            {uuid(), owner, QStringLiteral("first"), 1, at, completeAnswer(), 5});
        context.course.insertRepeat({uuid(), owner, item, at, completeAnswer(), 5});
        insertRow(context, HandInRow{uuid(), owner, at, 1, 9});
    });
    const MergedFile merged = mergeOne(study.study(), path);
    QVERIFY(merged.isSound());
    QCOMPARE(merged.taken, qint64{6});
    study.close();
    QCOMPARE(statedRows(study.path()), statedRows(path));
}

void MergeTest::sameFileAgain_changesNothing()
{
    TestStudy study;
    const QString path = handOut(study, 1, QStringLiteral("first"));
    VERIFY_HOLDS(AtHome(path, 1).label(1, Emotion::Joy));
    QCOMPARE(mergeOne(study.study(), path).taken, qint64{2});
    const QString before = statedRows(study.path());
    const MergedFile again = mergeOne(study.study(), path);
    QVERIFY(again.isSound());
    QCOMPARE(again.taken, qint64{0});
    QCOMPARE(again.known, qint64{2});
    QCOMPARE(statedRows(study.path()), before);
}

void MergeTest::file_isNotWrittenTo()
{
    TestStudy study;
    const QString path = handOut(study, 1, QStringLiteral("first"));
    VERIFY_HOLDS(AtHome(path, 1).label(1, Emotion::Joy));
    const QByteArray bytes = readFile(path);
    const QDateTime changed = QFileInfo(path).lastModified();
    QVERIFY(mergeOne(study.study(), path).isSound());
    QCOMPARE(readFile(path), bytes);
    QCOMPARE(QFileInfo(path).lastModified(), changed);
    for (const char* suffix : {"-wal", "-shm", ".lock"})
        QVERIFY(!QFile::exists(path + QLatin1String(suffix)));
}

void MergeTest::readOnlyFile_isTaken()
{
    TestStudy study;
    const QString path = handOut(study, 1, QStringLiteral("first"));
    VERIFY_HOLDS(AtHome(path, 1).label(1, Emotion::Joy));
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner));
    QVERIFY(mergeOne(study.study(), path).isSound());
    QCOMPARE(must(study->counts()).annotations, qint64{1});
}

// A laptop that lost its power leaves the last answers in the log beside the file.
void MergeTest::workInTheLog_isTaken()
{
    TestStudy study;
    const QString path = handOut(study, 1, QStringLiteral("first"));
    const QString left = study.filePath(QStringLiteral("left.subtext"));
    {
        AtHome home(path, 1);
        VERIFY_HOLDS(home.label(1, Emotion::Joy));
        QVERIFY(QFile::copy(path, left));
        QVERIFY(QFile::copy(path + QStringLiteral("-wal"), left + QStringLiteral("-wal")));
    }
    QVERIFY(QFileInfo(left + QStringLiteral("-wal")).size() > 0);
    const QByteArray bytes = readFile(left);
    const MergedFile merged = mergeOne(study.study(), left);
    QVERIFY(merged.isSound());
    QCOMPARE(merged.taken, qint64{2});
    QCOMPARE(readFile(left), bytes);
}

void MergeTest::twoCopies_bothStay_andOneCounts()
{
    TestStudy study;
    const QString first = handOut(study, 1, QStringLiteral("first"));
    const QString copy = study.filePath(QStringLiteral("copy.subtext"));
    QVERIFY(QFile::copy(first, copy));
    VERIFY_HOLDS(AtHome(first, 1).label(1, Emotion::Joy));
    VERIFY_HOLDS(AtHome(copy, 2).label(1, Emotion::Fear)); // an hour later
    const PersonId person = study.person(1);
    const ScenarioId item = must(study.labelling().items(person)).front().scenario;
    for (const QString& path : {copy, first})
        QVERIFY(mergeOne(study.study(), path).isSound());
    const auto history = must(study.labelling().history(person, item));
    QCOMPARE(history.size(), std::size_t{2});
    QCOMPARE(history.front().revision, 1);
    QCOMPARE(history.back().revision, 1);
    const auto counting = must(study->annotations());
    QCOMPARE(counting.size(), std::size_t{1});
    QVERIFY(counting.front().answer.ballot[0] == Emotion::Fear);
    QCOMPARE(must(study->counts()).annotations, qint64{1});
    const auto next =
        study.labelling().submit(person, item, submissionOf(completeAnswer(Emotion::Trust)));
    VERIFY_HOLDS(next);
    QCOMPARE(next->revision, 2);
    QVERIFY(must(study->annotations()).front().answer.ballot[0] == Emotion::Trust);
    VERIFY_HOLDS(study->verifyAudit());
}

void MergeTest::earlierRevision_comingLater_doesNotCount()
{
    TestStudy study;
    const QString path = handOut(study, 1, QStringLiteral("first"));
    const QString early = study.filePath(QStringLiteral("early.subtext"));
    VERIFY_HOLDS(AtHome(path, 1).label(1, Emotion::Joy));
    QVERIFY(QFile::copy(path, early));
    VERIFY_HOLDS(AtHome(early, 3).label(2, Emotion::Trust));
    VERIFY_HOLDS(AtHome(path, 2).label(1, Emotion::Anger));
    // As a program that is restored from a backup would see it: revision 2 first, then the rest.
    const auto live = study->figures().liveQuality();
    forge(early, 8, [&](StudyContext& context) {
        Annotation late = context.answers.after({}).front();
        late.uuid = context.env.ids.next();
        *late.submittedAt -= 1;
        context.answers.insert(late);
    });
    QVERIFY(mergeOne(study.study(), path).isSound());
    QVERIFY(mergeOne(study.study(), early).isSound());
    const auto counting = must(study->annotations());
    QCOMPARE(counting.size(), std::size_t{2});
    const PersonId person = study.person(1);
    const ScenarioId item = must(study.labelling().items(person)).front().scenario;
    const auto state = study.labelling().load(person, item);
    VERIFY_HOLDS(state);
    QVERIFY(state->submitted->answer.ballot[0] == Emotion::Anger);
    QCOMPARE(must(study.labelling().history(person, item)).size(), std::size_t{3});
    // The live figures hold the same answers as those that are counted once.
    const auto afresh = study->figures().liveQuality();
    QCOMPARE(live->observations(person).size(), std::size_t{2});
    QVERIFY(live->observations(person).front().emotion == Emotion::Anger);
    QVERIFY(afresh->observations(person).front().emotion == Emotion::Anger);
    QCOMPARE(live->submittedAt(person, item), state->submitted->submittedAt);
    const auto report = must(study->figures().check());
    QVERIFY(report.level1.empty());
}

void MergeTest::oneNotice_isSentForAFile()
{
    TestStudy study;
    const QString path = handOut(study, 1, QStringLiteral("first"));
    {
        AtHome home(path, 1);
        VERIFY_HOLDS(home.label(1, Emotion::Joy));
        VERIFY_HOLDS(home.label(2, Emotion::Joy));
    }
    std::vector<ChangeSet> notices;
    connect(&study.study(), &Study::changed, this,
            [&](const ChangeSet& changes) { notices.push_back(changes); });
    QVERIFY(mergeOne(study.study(), path).isSound());
    QCOMPARE(notices.size(), std::size_t{1});
    QVERIFY(notices.front().kinds.testFlag(ChangeSet::AnnotationChanged));
    QVERIFY(notices.front().kinds.testFlag(ChangeSet::CourseChanged));
    QVERIFY(notices.front().people == std::vector{study.person(1)});
    QVERIFY(notices.front().scenarios.empty());
    mergeOne(study.study(), path);
    QVERIFY(!notices.back().kinds.testFlag(ChangeSet::AnnotationChanged));
}

void MergeTest::handOut_takesNothingIn()
{
    TestStudy study;
    const QString one = handOut(study, 1, QStringLiteral("one"));
    AtHome other(handOut(study, 1, QStringLiteral("other")), 2);
    const MergedFile merged = mergeOne(other.study(), one);
    QVERIFY(merged.error);
    QCOMPARE(merged.error->code, ErrorCode::InHandOut);
    QCOMPARE(must(other->merging().records()).size(), std::size_t{0});
}

void MergeTest::rowOfSomebodyElse_isRefused()
{
    TestStudy study;
    const QString path = handOut(study, 1, QStringLiteral("first"));
    VERIFY_HOLDS(AtHome(path, 1).label(1, Emotion::Joy));
    const Person other = *must(study.roster().person(study.person(2)));
    forge(path, 7, [&](StudyContext& context) {
        Annotation forged = context.answers.after({}).front();
        forged.uuid = context.env.ids.next();
        forged.person = context.people.insert(other);
        context.people.assign(forged.person, forged.scenario, 1, 2);
        context.answers.insert(forged);
    });
    const MergedFile merged = mergeOne(study.study(), path);
    QCOMPARE(reasonOf(merged), QStringLiteral("other_person"));
    QCOMPARE(merged.refused.front().kind, QStringLiteral("annotation"));
    QCOMPARE(merged.refused.front().person, other.code);
    QCOMPARE(merged.taken, qint64{2}); // what is sound
    QCOMPARE(must(study->annotations()).size(), std::size_t{1});
    QVERIFY(must(study->annotations()).front().person == study.person(1));
}

void MergeTest::rowOfAStranger_isRefused()
{
    TestStudy study;
    const QString path = handOut(study, 1, QStringLiteral("first"));
    forge(path, 7, [&](StudyContext& context) {
        Person stranger;
        stranger.uuid = context.env.ids.next();
        stranger.code = QStringLiteral("Z99");
        stranger.name = QStringLiteral("Nobody");
        const PersonId id = context.people.insert(stranger);
        const ScenarioId item = context.scenarios.all(Items::All).front().id;
        insertRow(context, visitOf(context.env.ids.next().text(), id, item));
    });
    QCOMPARE(reasonOf(mergeOne(study.study(), path)), QStringLiteral("unknown_person"));
    QCOMPARE(must(study.roster().people()).size(), std::size_t{3});
}

void MergeTest::changedScenario_isRefused()
{
    TestStudy study;
    const QString path = handOut(study, 1, QStringLiteral("first"));
    {
        AtHome home(path, 1);
        VERIFY_HOLDS(home.label(1, Emotion::Joy));
        VERIFY_HOLDS(home.label(2, Emotion::Joy));
    }
    const QString name = must(study.labelling().items(study.person(1))).front().name;
    QCOMPARE(RawSql(path).run(QStringLiteral("UPDATE scenario SET f6 = 'Other.' "
                                             "WHERE group_token || '/' || source_id = '%1'")
                                  .arg(name)),
             QString());
    const MergedFile merged = mergeOne(study.study(), path);
    QCOMPARE(merged.refused.size(), std::size_t{2}); // the answer and its visit
    for (const RefusedRow& row : merged.refused) {
        QCOMPARE(row.reason, QStringLiteral("changed_scenario"));
        QCOMPARE(row.scenario, name);
    }
    QCOMPARE(merged.taken, qint64{2});
    QCOMPARE(must(study->annotations()).size(), std::size_t{1});
}

void MergeTest::unknownScenario_isRefused()
{
    TestStudy study;
    const QString path = handOut(study, 1, QStringLiteral("first"));
    forge(path, 7, [&](StudyContext& context) {
        Scenario scenario = context.scenarios.all(Items::All).front();
        scenario.uuid = context.env.ids.next();
        scenario.sourceId = QStringLiteral("new");
        const PersonId owner = context.people.all().front().id;
        insertRow(context, visitOf(context.env.ids.next().text(), owner,
                                   context.scenarios.insert(scenario)));
    });
    QCOMPARE(reasonOf(mergeOne(study.study(), path)), QStringLiteral("unknown_scenario"));
    QCOMPARE(must(study->counts()).scenarios, qint64{10});
}

void MergeTest::itemTakenMeanwhile_isKept_andCountsOnceGivenBack()
{
    TestStudy study;
    const QString path = handOut(study, 1, QStringLiteral("first"));
    VERIFY_HOLDS(AtHome(path, 1).label(1, Emotion::Joy));
    VERIFY_HOLDS(study.assigning().withdraw(study.person(1)));
    const MergedFile merged = mergeOne(study.study(), path);
    QVERIFY(merged.refused.empty() && merged.uncounted == 1);
    QCOMPARE(merged.taken, qint64{2}); // an answer and its visit
    QVERIFY(must(study->annotations()).empty());
    VERIFY_HOLDS(study.assigning().readmit(study.person(1)));
    VERIFY_HOLDS(study.assigning().fill(1));
    const auto answers = must(study->annotations());
    QCOMPARE(answers.size(), std::size_t{1});
    QVERIFY(answers.front().person == study.person(1));
    VERIFY_HOLDS(study->verifyAudit());
}

void MergeTest::itemThatNeverWasTheirs_isRefused()
{
    TestStudy::Shape shape;
    shape.ratersPerItem = 2;
    TestStudy study(shape);
    std::set<ScenarioId> others;
    for (int item = 1; item <= 10; ++item)
        others.insert(study.scenario(item));
    for (const ItemSummary& item : must(study.labelling().items(study.person(1))))
        others.erase(item.scenario);
    QVERIFY(!others.empty());
    const Scenario other = must(study->scenario(*others.begin())).value();
    const QString path = handOut(study, 1, QStringLiteral("first"));
    forge(path, 7, [&](StudyContext& context) {
        const PersonId owner = context.people.all().front().id;
        insertRow(context,
                  visitOf(context.env.ids.next().text(), owner, context.scenarios.insert(other)));
    });
    QCOMPARE(reasonOf(mergeOne(study.study(), path)), QStringLiteral("unassigned"));
}

void MergeTest::changedRow_isRefused()
{
    TestStudy study;
    const QString first = handOut(study, 1, QStringLiteral("first"));
    const QString copy = study.filePath(QStringLiteral("copy.subtext"));
    QVERIFY(QFile::copy(first, copy));
    const QString others = handOut(study, 2, QStringLiteral("second"));
    qint64 wallMs = 10;
    for (const QString& path : {first, copy, others}) {
        forge(path, 7, [&](StudyContext& context) {
            insertRow(context, visitOf(SomeUuid.text(), context.people.all().front().id,
                                       context.scenarios.all(Items::All).front().id, wallMs));
        });
        wallMs += 10;
    }
    QVERIFY(mergeOne(study.study(), first).isSound());
    QCOMPARE(reasonOf(mergeOne(study.study(), copy)), QStringLiteral("changed_row"));
    QCOMPARE(reasonOf(mergeOne(study.study(), others)), QStringLiteral("changed_row"));
    study.close();
    QCOMPARE(RawSql(study.path()).value(QStringLiteral("SELECT group_concat(wall_ms) FROM visit")),
             QStringLiteral("10"));
}

void MergeTest::malformedRows_areRefused()
{
    TestStudy study;
    const QString path = handOut(study, 1, QStringLiteral("first"));
    forge(path, 7, [&](StudyContext& context) {
        const PersonId owner = context.people.all().front().id;
        const ScenarioId item = context.scenarios.all(Items::All).front().id;
        insertRow(context, visitOf(QStringLiteral("'); DROP TABLE visit; --"), owner, item));
        Annotation endless;
        endless.uuid = context.env.ids.next();
        endless.person = owner;
        endless.scenario = item;
        endless.position = 1;
        endless.revision = std::numeric_limits<int>::max();
        endless.answer = completeAnswer();
        context.answers.insert(endless);
    });
    // A constraint can be switched off, and the row brought in.
    QCOMPARE(RawSql(path).run(
                 QStringLiteral(
                     "PRAGMA ignore_check_constraints = ON;"
                     "INSERT INTO visit SELECT null, '%1', person_id, scenario_id, 0, -5, 0, 0 "
                     "FROM visit LIMIT 1")
                     .arg(SomeUuid.text())),
             QString());
    const MergedFile merged = mergeOne(study.study(), path);
    // The reader's own check may refuse such a file as a whole; nothing comes in either way.
    if (!merged.error) {
        for (const RefusedRow& row : merged.refused)
            QCOMPARE(row.reason, QStringLiteral("malformed"));
        QCOMPARE(merged.refused.size(), std::size_t{3});
    }
    study.close();
    QCOMPARE(RawSql(study.path())
                 .value(QStringLiteral(
                     "SELECT (SELECT count(*) FROM visit) + (SELECT count(*) FROM annotation)")),
             QStringLiteral("0"));
}

void MergeTest::consentToAnotherText_isRefused()
{
    TestStudy study;
    study.close();
    forge(study.path(), 9, [](StudyContext& context) {
        context.course.setTaskText(TaskText::Consent, QStringLiteral("Please."), 1);
    });
    study.reopen();
    const QString path = handOut(study, 1, QStringLiteral("first"));
    const auto digestOf = [](const char* text) {
        return QString::fromLatin1(
            QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex());
    };
    forge(path, 7, [&](StudyContext& context) {
        const PersonId owner = context.people.all().front().id;
        const auto consent = [&](const char* text, int revision) {
            context.course.insertConsent(
                {context.env.ids.next(), owner, FixedClock::Start, digestOf(text), revision, true});
        };
        consent("Please.", 1);
        consent("Something else.", 1);
        consent("Please.", 2); // in which file it was the second says nothing
    });
    const MergedFile merged = mergeOne(study.study(), path);
    QCOMPARE(merged.taken, qint64{2});
    QCOMPARE(merged.refused.size(), std::size_t{1});
    for (const RefusedRow& row : merged.refused)
        QCOMPARE(row.reason, QStringLiteral("unknown_text"));
}

void MergeTest::lockedStudy_takesNothing()
{
    TestStudy study;
    const QString path = handOut(study, 1, QStringLiteral("first"));
    VERIFY_HOLDS(AtHome(path, 1).label(1, Emotion::Joy));
    VERIFY_HOLDS(study->dataLock().lock(QStringLiteral("Over."), {}));
    const MergedFile merged = mergeOne(study.study(), path);
    QVERIFY(merged.error && merged.error->code == ErrorCode::StudyLocked);
    QVERIFY(must(study->annotations()).empty() && must(study->merging().records()).empty());
}

void MergeTest::merging_isRemembered()
{
    TestStudy study;
    const QString path = handOut(study, 1, QStringLiteral("first"));
    VERIFY_HOLDS(AtHome(path, 1).label(1, Emotion::Joy));
    forge(path, 7, [&](StudyContext& context) {
        insertRow(context, visitOf(QStringLiteral("x"), context.people.all().front().id,
                                   context.scenarios.all(Items::All).front().id));
    });
    const QString digest = QString::fromLatin1(
        QCryptographicHash::hash(readFile(path), QCryptographicHash::Sha256).toHex());
    study.clock.set(FixedClock::Start + 5);
    mergeOne(study.study(), path);
    const auto records = must(study->merging().records());
    QCOMPARE(records.size(), std::size_t{1});
    const MergedFileRecord& record = records.front();
    QCOMPARE(record.file, QStringLiteral("first.subtext"));
    QCOMPARE(record.sha256, digest);
    QCOMPARE(record.at, FixedClock::Start + 5);
    QVERIFY(record.person == study.person(1));
    QCOMPARE(record.taken, qint64{2});
    QCOMPARE(record.refused, qint64{1});
    QVERIFY(record.report.contains(QLatin1String("\"reason\":\"malformed\"")));
    study.close();
    QCOMPARE(
        RawSql(study.path())
            .value(QStringLiteral("SELECT action || json_extract(detail, '$.sha256') FROM audit "
                                  "ORDER BY id DESC LIMIT 1")),
        QStringLiteral("handout.merge") + digest);
}

void MergeTest::cancelled_keepsWhatWasMerged()
{
    TestStudy study;
    const QString first = handOut(study, 1, QStringLiteral("first"));
    const QString second = handOut(study, 2, QStringLiteral("second"));
    VERIFY_HOLDS(AtHome(first, 1).label(1, Emotion::Joy));
    VERIFY_HOLDS(AtHome(second, 2).label(1, Emotion::Joy));
    CancelToken cancel;
    const auto merged =
        study->merging().merge({first, second}, cancel, [&](double) { cancel.cancel(); });
    COMPARE_ERROR(merged, ErrorCode::Cancelled);
    QCOMPARE(must(study->annotations()).size(), std::size_t{1});
    QCOMPARE(must(study->merging().records()).size(), std::size_t{1});
}

void MergeTest::fullDisk_takesAllOrNothing()
{
    const QString big = QStringLiteral("A long reason. ").repeated(2000);
    int failures = 0;
    for (qint64 space = 0;; space += 250'000) {
        TestStudy study;
        const QString path = handOut(study, 1, QStringLiteral("first"));
        {
            AtHome home(path, 1);
            VERIFY_HOLDS(home.label(1, Emotion::Joy, big));
            VERIFY_HOLDS(home.label(2, Emotion::Joy, big));
        }
        VERIFY_HOLDS(study->makeSelfContained());
        const QString before = statedRows(study.path());
        m_disk.leave(space);
        const MergedFile merged = mergeOne(study.study(), path);
        m_disk.makeSpace();
        if (!merged.error) {
            QVERIFY(failures > 0);
            QCOMPARE(must(study->annotations()).size(), std::size_t{2});
            return;
        }
        ++failures;
        QCOMPARE(merged.error->code, ErrorCode::DiskFull);
        QCOMPARE(statedRows(study.path()), before);
        QVERIFY(must(study->merging().records()).empty());
        QVERIFY(mergeOne(study.study(), path).isSound());
    }
}

void MergeTest::studyOpenForReading_takesNothing()
{
    TestStudy study;
    const QString path = handOut(study, 1, QStringLiteral("first"));
    study.reopen(Study::Access::Read);
    COMPARE_ERROR(study->merging().merge({path}), ErrorCode::ReadOnly);
}

SUBTEXT_TEST(MergeTest)

#include "mergetest.moc"
