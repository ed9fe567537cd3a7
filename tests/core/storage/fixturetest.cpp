// SPDX-License-Identifier: MIT
#include "core/course/consents.h"
#include "core/course/courserules.h"
#include "core/course/practice.h"
#include "core/course/repeats.h"
#include "core/course/shortdrafts.h"
#include "core/desk/deciding.h"
#include "core/desk/deskqueue.h"
#include "core/models/generatedscenes.h"
#include "core/models/modelanswers.h"
#include "core/models/modelruns.h"
#include "core/models/topics.h"
#include "core/operation/datalock.h"
#include "core/operation/qualitydesk.h"
#include "core/storage/migrator.h"
#include "core/study/releasing.h"
#include "core/travel/handouts.h"
#include "core/travel/importing.h"
#include "core/travel/merging.h"
#include "tests/support/ceipractice.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QDir>

using namespace subtext;
using namespace subtext::test;

/// Study files of every schema that was ever released must open. Each is made once by
/// subtext-make-fixture (tests/support/makefixture.cpp) and never changed.
class FixtureTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fixture_isWhatItWasMadeAs_data();
    void fixture_isWhatItWasMadeAs();
    void fixture_opensAfterABackup_data();
    void fixture_opensAfterABackup();
    void schema1_saysWhatItHolds();
    void schema2_saysWhatItHolds();
    void schema3_saysWhatItHolds();
    void schema3_remembersReleasesFromNowOn();
    void schema4_saysWhatItHolds();
    void schema4_isACourseFromNowOn();
    void schema5_saysWhatItHolds();
    void schema5_keepsHalfAnsweredScenesFromNowOn();
    void schema9_saysWhatItHolds();
    void schema9_keepsPredictionsFromNowOn();
    void schema10_saysWhatItHolds();
    void schema10_asksModelsFromNowOn();
    void schema11_saysWhatItHolds();
    void schema12_saysWhatItHolds();
    void fixture_takesInAHandOutOfThen_data();
    void fixture_takesInAHandOutOfThen();
    void migratedSchema_isThatOfANewStudy_data();
    void migratedSchema_isThatOfANewStudy();
    void fixture_canBeWorkedOn_data();
    void fixture_canBeWorkedOn();
    void fixture_canBeDecidedOn_data();
    void fixture_canBeDecidedOn();

private:
    static void everySchema();
    // A copy in `folder`: the fixture itself must never change.
    static QString copyInto(const QTemporaryDir& folder, int schema)
    {
        return copyInto(folder, QStringLiteral("schema-%1.subtext").arg(schema));
    }
    static QString copyInto(const QTemporaryDir& folder, const QString& name)
    {
        return writeFile(folder.filePath(name),
                         readFile(QStringLiteral(SUBTEXT_SOURCE_DIR "/tests/fixtures/") + name));
    }
    Result<std::unique_ptr<Study>> open(const QTemporaryDir& folder, int schema)
    {
        // Ids of its own: the fixture's were counted from 1 as well.
        while (m_ids.count() < 1000)
            m_ids.next();
        return Study::open(copyInto(folder, schema), Study::Access::Write, {m_clock, m_ids, {}});
    }

    FixedClock m_clock;
    CountingIds m_ids;
};

void FixtureTest::everySchema()
{
    QTest::addColumn<int>("schema");
    QTest::newRow("schema 1") << 1;
    QTest::newRow("schema 2") << 2;
    QTest::newRow("schema 3") << 3;
    QTest::newRow("schema 4") << 4;
    QTest::newRow("schema 5") << 5;
    QTest::newRow("schema 6") << 6;
    QTest::newRow("schema 7") << 7;
    QTest::newRow("schema 8") << 8;
    QTest::newRow("schema 9") << 9;
    QTest::newRow("schema 10") << 10;
    QTest::newRow("schema 11") << 11;
    QTest::newRow("schema 12") << 12;
}

void FixtureTest::fixture_isWhatItWasMadeAs_data()
{
    everySchema();
}

void FixtureTest::fixture_isWhatItWasMadeAs()
{
    QFETCH(int, schema);
    const QTemporaryDir folder;
    RawSql sql(copyInto(folder, schema));
    QCOMPARE(sql.value(QStringLiteral("PRAGMA user_version")), QString::number(schema));
    QCOMPARE(sql.value(QStringLiteral("PRAGMA application_id")), QString::number(0x53554254));
}

void FixtureTest::fixture_opensAfterABackup_data()
{
    everySchema();
}

void FixtureTest::fixture_opensAfterABackup()
{
    QFETCH(int, schema);
    const QTemporaryDir folder;
    const QString path = copyInto(folder, schema);
    COMPARE_ERROR(Study::open(path, Study::Access::Read, {m_clock, m_ids, {}}),
                  ErrorCode::SchemaTooOld);
    const QString backups = folder.filePath(QStringLiteral("backups"));
    QDir().mkpath(backups);
    const auto study = Study::open(path, Study::Access::Write, {m_clock, m_ids, backups});
    VERIFY_HOLDS(study);
    QCOMPARE(RawSql(path).value(QStringLiteral("PRAGMA user_version")), QStringLiteral("13"));
    // The old file was copied first, and the copy is still of the old schema.
    const QStringList copies = QDir(backups).entryList(QDir::Files);
    QCOMPARE(copies.size(), 1);
    RawSql copy(QDir(backups).filePath(copies.front()));
    QCOMPARE(copy.value(QStringLiteral("PRAGMA user_version")), QString::number(schema));
    const int annotations = schema < 5 ? 1 : 2; // a repeat is due after the last item only
    QCOMPARE(copy.value(QStringLiteral("SELECT count(*) FROM annotation")),
             QString::number(annotations));
    QCOMPARE(must((*study)->info()).title, QStringLiteral("Test study"));
    QCOMPARE(must((*study)->scenarios()).front().name(), QStringLiteral("passive-aggression/1"));
    QCOMPARE(must((*study)->roster().people()).size(), std::size_t(schema < 3   ? 2
                                                                   : schema < 5 ? 3
                                                                                : 4));
    QCOMPARE(must((*study)->annotations()).size(), std::size_t(annotations));
    const Annotation annotation = must((*study)->annotations()).front();
    QVERIFY(annotation.answer.ballot[0] == Emotion::Anger);
    QCOMPARE(annotation.answer.explanation, QStringLiteral("Kept since schema 1: é … 🙂"));
    QCOMPARE(annotation.submittedAt.value(), FixedClock::Start);
    QCOMPARE(annotation.timings.value().activeMs, 15'000);
    QCOMPARE(must((*study)->protocol()).ratersPerItem, 2);
    QVERIFY(!must((*study)->protocol()).areNamesShown);
    QVERIFY(!must((*study)->dataLock().isLocked()));
    // Rows keep the digest that the program of then gave them.
    VERIFY_HOLDS((*study)->verifyAudit());
}

void FixtureTest::schema1_saysWhatItHolds()
{
    const QTemporaryDir folder;
    const auto study = open(folder, 1);
    VERIFY_HOLDS(study);
    QCOMPARE(must((*study)->scenarios()).size(), std::size_t{2});
    QVERIFY(must((*study)->decisionHistory()).empty());
    QVERIFY(must((*study)->quality().dismissals()).empty());
    QVERIFY(must((*study)->quality().protocol()) == QualityProtocol());
}

void FixtureTest::schema2_saysWhatItHolds()
{
    const QTemporaryDir folder;
    const auto study = open(folder, 2);
    VERIFY_HOLDS(study);
    QCOMPARE(must((*study)->scenarios()).size(), std::size_t{3});
    const std::vector<Decision> decisions = must((*study)->decisionHistory());
    QCOMPARE(decisions.size(), std::size_t{1});
    Decision expected; // with nothing that the desk of later would have kept
    expected.id = {1};
    expected.uuid = *Uuid::fromText(QStringLiteral("00000000-0000-4000-8000-000000000009"));
    expected.scenario = must((*study)->scenarios()).back().id;
    expected.picks = picksOf(Pick{Emotion::Fear});
    expected.note = QStringLiteral("Kept too.");
    expected.origin = Origin::Imported;
    QVERIFY(decisions.front() == expected);
    const GoldLabel gold = must((*study)->gold()).back().of();
    QVERIFY(gold.source == GoldSource::Decision && gold.label == Emotion::Fear);
    QCOMPARE(gold.note, QStringLiteral("Kept too."));
    QCOMPARE(must((*study)->quality().protocol()).thresholds.outlierZ, 3.25);
    const auto dismissals = must((*study)->quality().dismissals());
    QCOMPARE(dismissals.size(), std::size_t{1});
    const Dismissal dismissal = dismissals.begin()->second;
    QVERIFY(dismissal.isDismissed && dismissal.flag.code == QualityCode::TooFast);
    QCOMPARE(dismissal.reason, QStringLiteral("Looked into."));
    QVERIFY(dismissal.by == must((*study)->roster().people()).back().id);
}

void FixtureTest::schema3_saysWhatItHolds()
{
    const QTemporaryDir folder;
    const auto study = open(folder, 3);
    VERIFY_HOLDS(study);
    const std::vector<Person> people = must((*study)->roster().people());
    const PersonId keeper = people.back().id;
    const std::vector<Scenario> scenarios = must((*study)->scenarios());
    QVERIFY(people.back().role == Role::Adjudicator);
    const Decision decided = must((*study)->decisions()).back();
    QVERIFY(decided.scenario == scenarios.back().id && decided.person == keeper);
    QVERIFY(decided.label() == Emotion::Sadness && decided.basis == Basis::VadFit);
    QCOMPARE(decided.note, QStringLiteral("Kept since schema 3: “ü”"));
    QVERIFY(decided.firstPick() == Pick{Emotion::Anger});
    const ShownHints hints{QStringLiteral("negative"), Emotion::Sadness, Emotion::Fear};
    QVERIFY(decided.hints == hints);
    QCOMPARE(decided.activeMs, std::optional<qint64>(4'200));
    QCOMPARE(must((*study)->decisionHistory()).size(), std::size_t{4});
    Deciding& deciding = (*study)->deciding();
    DeskQueue& queue = (*study)->deskQueue();
    DataLock& dataLock = (*study)->dataLock();
    QVERIFY(must(deciding.canRedo(keeper))); // the decision taken back
    const auto shown = queue.load(keeper, scenarios.front().id);
    VERIFY_HOLDS(shown);
    DeskDraft draft;
    draft.firstPicks = picksOf(Pick{Emotion::Disgust});
    draft.picks = picksOf(Pick{});
    draft.note = QStringLiteral("Later");
    draft.isHeld = true;
    draft.activeMs = 700;
    QVERIFY(shown->draft == draft);
    const std::vector<LockChange> locks = must(dataLock.changes());
    QCOMPARE(locks.size(), std::size_t{2});
    QVERIFY(locks.front().isLocked && locks.front().by == keeper && !locks.back().isLocked);
    const auto labelled = (*study)->labelling().load(people.at(1).id, scenarios.front().id);
    VERIFY_HOLDS(labelled);
    QVERIFY(labelled->draft && labelled->draft->answer.ballot[0] == Emotion::Trust);
    QCOMPARE(must((*study)->quality().selfChecks()).size(), std::size_t{1});
    const auto summary = (*study)->labelling().summary(people.front().id);
    VERIFY_HOLDS(summary);
    QVERIFY(summary->handedIn.has_value());
}

void FixtureTest::schema3_remembersReleasesFromNowOn()
{
    const QTemporaryDir folder;
    const auto study = open(folder, 3);
    VERIFY_HOLDS(study);
    Releasing& releasing = (*study)->releasing();
    QVERIFY(must(releasing.answers()).empty() && must(releasing.records()).empty());
    VERIFY_HOLDS(releasing.answer(QStringLiteral("creators"), QStringLiteral("A lab"), {}));
    QCOMPARE(must(releasing.answers()).size(), std::size_t{1});
    VERIFY_HOLDS((*study)->verifyAudit());
}

void FixtureTest::schema4_saysWhatItHolds()
{
    const QTemporaryDir folder;
    const auto study = open(folder, 4);
    VERIFY_HOLDS(study);
    Releasing& releasing = (*study)->releasing();
    QCOMPARE(must(releasing.answers()).at(QStringLiteral("creators")),
             QStringLiteral("Kept since schema 4: “å”"));
    const auto records = must(releasing.records());
    QCOMPARE(records.size(), std::size_t{1});
    QCOMPARE(records.front().version, QStringLiteral("1.2.3"));
    QCOMPARE(records.front().date, QStringLiteral("2026-03-01"));
    // The rebuilt tables kept their rows.
    const PersonId first = must((*study)->roster().people()).front().id;
    const auto history =
        must((*study)->labelling().history(first, must((*study)->scenarios()).front().id));
    QCOMPARE(history.size(), std::size_t{1});
    QCOMPARE(history.front().id.value, 1);
    QCOMPARE(must((*study)->quality().selfChecks()).size(), std::size_t{1});
}

void FixtureTest::schema4_isACourseFromNowOn()
{
    const QTemporaryDir folder;
    const auto study = open(folder, 4);
    VERIFY_HOLDS(study);
    Protocol plain;
    plain.ratersPerItem = 2;
    QVERIFY(must((*study)->protocol()) == plain);
    QVERIFY(!must((*study)->handouts().owner()));
    QVERIFY(must((*study)->handouts().records()).empty() &&
            must((*study)->merging().records()).empty());
    const PersonId second = must((*study)->roster().people()).at(1).id;
    QVERIFY(!must((*study)->signingIn().hasPassphrase(second)));
    VERIFY_HOLDS(
        (*study)->handouts().write(second, folder.filePath(QStringLiteral("theirs.subtext"))));
    VERIFY_HOLDS((*study)->verifyAudit());
}

void FixtureTest::schema5_saysWhatItHolds()
{
    const QTemporaryDir folder;
    const auto study = open(folder, 5);
    VERIFY_HOLDS(study);
    const PersonId first = must((*study)->roster().people()).front().id;
    const ScenarioId item = must((*study)->scenarios()).front().id;
    const Protocol rules = must((*study)->protocol());
    QVERIFY(rules.isPracticeAsked && rules.isConsentRequired);
    QCOMPARE(rules.repeats, 1);
    CourseRules& courseRules = (*study)->courseRules();
    Consents& consents = (*study)->consents();
    Repeats& repeats = (*study)->repeats();
    QCOMPARE(must(courseRules.guideline()), QStringLiteral("# Kept since schema 5: “ø”"));
    QCOMPARE(must(consents.text()).text, QStringLiteral("Do you agree?"));
    QVERIFY(!must(consents.isDue(first)));
    const PracticeState practice = must((*study)->practice().state(first));
    QCOMPARE(practice.answers.size(), std::size_t{1});
    QCOMPARE(practice.answers.front().answer.ballot[0], Emotion::Surprise);
    QCOMPARE(practice.answers.front().activeMs, qint64{9'000});
    QCOMPARE(must(repeats.answered(first)), 1);
    QVERIFY(must(repeats.due(first)).empty());
    SigningIn& signingIn = (*study)->signingIn();
    Assigning& assigning = (*study)->assigning();
    Roster& roster = (*study)->roster();
    QVERIFY(must(signingIn.hasPassphrase(first)) &&
            must(signingIn.opens(first, QStringLiteral("sesame"))));
    QVERIFY(must(assigning.isWithdrawn(must(roster.byCode(QStringLiteral("A09"))).value().id)));
    QCOMPARE(must((*study)->handouts().records()).size(), std::size_t{1});
    const auto merged = must((*study)->merging().records());
    QCOMPARE(merged.size(), std::size_t{1});
    QCOMPARE(merged.front().taken, qint64{2}); // a consent and a hand-in
    QCOMPARE(must((*study)->labelling().history(first, item)).size(), std::size_t{1});
}

void FixtureTest::schema5_keepsHalfAnsweredScenesFromNowOn()
{
    const QTemporaryDir folder;
    const auto study = open(folder, 5);
    VERIFY_HOLDS(study);
    const PersonId first = must((*study)->roster().people()).front().id;
    const ShortItem scene = ShortItem::practice(ceiPractice().items.at(1).id);
    ShortDrafts& shortDrafts = (*study)->shortDrafts();
    QVERIFY(!must(shortDrafts.of(first, scene)));
    ShortDraft draft;
    draft.item = scene;
    draft.answer.ballot[0] = Emotion::Fear;
    VERIFY_HOLDS(shortDrafts.save(first, draft));
    QCOMPARE(must(shortDrafts.of(first, scene)).value().answer.ballot[0], Emotion::Fear);
    VERIFY_HOLDS((*study)->verifyAudit());
}

void FixtureTest::schema9_saysWhatItHolds()
{
    const QTemporaryDir folder;
    const auto study = open(folder, 9);
    VERIFY_HOLDS(study);
    QCOMPARE(must((*study)->courseRules().shownText(TaskText::CheatSheet)),
             QStringLiteral("Kept since schema 9: “ñ”"));
    const auto mappings = must((*study)->importing().mappings());
    QCOMPARE(mappings.size(), std::size_t{1});
    QCOMPARE(mappings[0].columns.value(QStringLiteral("utterance")), QStringLiteral("said"));
}

void FixtureTest::schema9_keepsPredictionsFromNowOn()
{
    const QTemporaryDir folder;
    const auto study = open(folder, 9);
    VERIFY_HOLDS(study);
    QCOMPARE(must((*study)->modelAnswers().sets()).size(), std::size_t{0});
    const QJsonObject answer{{QStringLiteral("label"), QStringLiteral("joy")}};
    VERIFY_HOLDS(
        (*study)->modelAnswers().take({{QStringLiteral("m"),
                                        QStringLiteral("cot"),
                                        QStringLiteral("1"),
                                        QStringLiteral("a.csv"),
                                        {{must((*study)->scenarios()).front().id, answer}}}}));
    QCOMPARE(must((*study)->modelAnswers().sets()).size(), std::size_t{1});
    VERIFY_HOLDS((*study)->verifyAudit());
}

void FixtureTest::schema10_saysWhatItHolds()
{
    const QTemporaryDir folder;
    const auto study = open(folder, 10);
    VERIFY_HOLDS(study);
    const auto kept = must((*study)->modelAnswers().all());
    QCOMPARE(kept.size(), std::size_t{1});
    QCOMPARE(kept[0].rows.at(0).answer[QLatin1String("raw_response")].toString(),
             QStringLiteral("Kept since schema 10: “õ”"));
}

void FixtureTest::schema10_asksModelsFromNowOn()
{
    const QTemporaryDir folder;
    const auto study = open(folder, 10);
    VERIFY_HOLDS(study);
    QCOMPARE(must((*study)->modelRuns().runs()).size(), std::size_t{0});
    ModelRuns::NewRun about;
    about.model = QStringLiteral("model"); // of which a file brought an answer in run 1
    about.mode = llm::Mode::ChainOfThought;
    about.host = QStringLiteral("http://127.0.0.1");
    const auto run = (*study)->modelRuns().begin(about);
    VERIFY_HOLDS(run);
    QCOMPARE(run->run, QStringLiteral("2"));
    VERIFY_HOLDS((*study)->verifyAudit());
}

void FixtureTest::schema11_saysWhatItHolds()
{
    const QTemporaryDir folder;
    const auto study = open(folder, 11);
    VERIFY_HOLDS(study);
    const auto runs = must((*study)->modelRuns().runs());
    QCOMPARE(runs.size(), std::size_t{1});
    QCOMPARE(runs[0].counts.requests, qint64{2});
    QCOMPARE(runs[0].counts.answered, qint64{1});
    QVERIFY(must((*study)->modelRuns().hasConsent(QStringLiteral("https://models.example.org"),
                                                  QByteArray(64, 'a'))));
    QVERIFY(must((*study)->modelRuns().requests(runs[0].run.uuid))
                .back()
                .answer.contains(QStringLiteral("Kept since schema 11")));
}

void FixtureTest::schema12_saysWhatItHolds()
{
    const QTemporaryDir folder;
    const auto study = open(folder, 12);
    VERIFY_HOLDS(study);
    const auto scenes = must((*study)->generatedScenes().scenes());
    QCOMPARE(scenes.size(), std::size_t{1});
    QCOMPARE(scenes[0].event.id, QStringLiteral("e1"));
    QVERIFY(scenes[0].verdict);
    QCOMPARE(scenes[0].verdict->reason, QStringLiteral("Kept since schema 12."));
    const auto topics = must((*study)->topics().kept());
    QVERIFY(topics);
    QCOMPARE(topics->topics.size(), std::size_t{1});
    QCOMPARE(topics->topics[0].name, QStringLiteral("Kept since schema 12: “ą”"));
}

void FixtureTest::fixture_takesInAHandOutOfThen_data()
{
    QTest::addColumn<int>("schema");
    QTest::newRow("schema 5") << 5;
    QTest::newRow("schema 6") << 6;
    QTest::newRow("schema 7") << 7;
    QTest::newRow("schema 8") << 8;
    QTest::newRow("schema 9") << 9;
    QTest::newRow("schema 10") << 10;
    QTest::newRow("schema 11") << 11;
    QTest::newRow("schema 12") << 12;
}

// Written and filled in by the program of then, and returned to the one of today.
void FixtureTest::fixture_takesInAHandOutOfThen()
{
    QFETCH(int, schema);
    const QTemporaryDir folder;
    const auto study = open(folder, schema);
    VERIFY_HOLDS(study);
    const QString path = copyInto(folder, QStringLiteral("schema-%1-handout.subtext").arg(schema));
    const QByteArray returned = readFile(path);
    const auto merged = (*study)->merging().merge({path});
    VERIFY_HOLDS(merged);
    QVERIFY2(merged->front().isSound(), merged->front().error
                                            ? qPrintable(merged->front().error->detail)
                                            : "rows were refused");
    QCOMPARE(merged->front().taken, qint64{3}); // an answer with its visit, and a practice answer
    QCOMPARE(merged->front().known, qint64{2});
    const PersonId second = must((*study)->roster().people()).at(1).id;
    QVERIFY(merged->front().person == second);
    QCOMPARE(must((*study)->practice().state(second)).answers.size(), std::size_t{1});
    QCOMPARE(must((*study)->counts()).annotations, 3);
    QCOMPARE(readFile(path), returned);
    VERIFY_HOLDS((*study)->verifyAudit());
    // It can be worked on at home as well.
    FixedClock clock;
    const auto home = Study::open(path, Study::Access::Write, {clock, m_ids, {}});
    VERIFY_HOLDS(home);
    const PersonId owner = must((*home)->handouts().owner()).value_or(PersonId{});
    QCOMPARE(must((*home)->roster().person(owner)).value().code, QStringLiteral("A02"));
    const auto items = must((*home)->labelling().items(owner));
    QCOMPARE(items.size(), std::size_t{2});
    QVERIFY(items.at(0).isSubmitted() && items.at(1).hasDraft);
    VERIFY_HOLDS((*home)->verifyAudit());
}

void FixtureTest::migratedSchema_isThatOfANewStudy_data()
{
    everySchema();
}

// What comes back is checked against it.
void FixtureTest::migratedSchema_isThatOfANewStudy()
{
    QFETCH(int, schema);
    const QTemporaryDir folder;
    VERIFY_HOLDS(open(folder, schema));
    const auto database = Database::open(
        folder.filePath(QStringLiteral("schema-%1.subtext").arg(schema)), Database::Mode::ReadOnly);
    VERIFY_HOLDS(database);
    VERIFY_HOLDS(checkSchema(**database));
}

void FixtureTest::fixture_canBeWorkedOn_data()
{
    everySchema();
}

void FixtureTest::fixture_canBeWorkedOn()
{
    QFETCH(int, schema);
    const QTemporaryDir folder;
    const auto study = open(folder, schema);
    VERIFY_HOLDS(study);
    const std::vector<Person> people = must((*study)->roster().people());
    const ScenarioId item = must((*study)->scenarios()).at(1).id;
    VERIFY_HOLDS(
        (*study)->labelling().submit(people.at(1).id, item, submissionOf(completeAnswer())));
    QCOMPARE(must((*study)->counts()).annotations, schema < 5 ? 2 : 3);
    VERIFY_HOLDS((*study)->verifyAudit());
}

void FixtureTest::fixture_canBeDecidedOn_data()
{
    everySchema();
}

// The third item, if there is one, has an imported label; the first has an answer.
void FixtureTest::fixture_canBeDecidedOn()
{
    QFETCH(int, schema);
    const QTemporaryDir folder;
    const auto study = open(folder, schema);
    VERIFY_HOLDS(study);
    const auto added = (*study)->roster().add(
        {{QStringLiteral("J01"), QStringLiteral("Judge"), Role::Adjudicator}});
    VERIFY_HOLDS(added);
    const PersonId judge = added->front().id;
    Deciding& deciding = (*study)->deciding();
    DataLock& dataLock = (*study)->dataLock();
    Verdict verdict;
    verdict.note = QStringLiteral("Heard so.");
    verdict.picks = picksOf(Pick{Emotion::Sadness});
    verdict.basis = Basis::Override;
    verdict.firstPicks = picksOf(Pick{});
    verdict.activeMs = 5;
    const std::size_t last = schema == 1 ? 1 : 2;
    const auto gold = [&] { return must((*study)->gold()).at(last).of(); };
    const GoldLabel before = gold();
    for (const Scenario& scenario :
         {must((*study)->scenarios()).front(), must((*study)->scenarios()).at(last)})
        VERIFY_HOLDS(deciding.decide(judge, scenario.id, verdict));
    const std::vector<Decision> history = must((*study)->decisionHistory());
    QVERIFY(history.front().shownOrder == std::vector<int>{2}); // who has answered sits there
    QCOMPARE(history.back().revision, std::min(schema, 3)); // two of the fixture from schema 3 on
    QVERIFY(gold().label == Emotion::Sadness);
    VERIFY_HOLDS((*study)->verifyAudit());
    VERIFY_HOLDS(deciding.undo(judge));
    QVERIFY(gold() == before);
    VERIFY_HOLDS(dataLock.lock(QStringLiteral("done"), judge));
    COMPARE_ERROR(deciding.decide(judge, must((*study)->scenarios()).back().id, verdict),
                  ErrorCode::StudyLocked);
    VERIFY_HOLDS((*study)->verifyAudit());
}

SUBTEXT_TEST(FixtureTest)

#include "fixturetest.moc"
