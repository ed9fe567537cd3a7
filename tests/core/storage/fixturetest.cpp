// SPDX-License-Identifier: MIT
#include "core/course/consents.h"
#include "core/course/courserules.h"
#include "core/course/practice.h"
#include "core/course/questions.h"
#include "core/course/repeats.h"
#include "core/course/shortdrafts.h"
#include "core/desk/deciding.h"
#include "core/desk/deskqueue.h"
#include "core/domain/ceiscene.h"
#include "core/models/generatedscenes.h"
#include "core/models/modelanswers.h"
#include "core/models/modelruns.h"
#include "core/models/topics.h"
#include "core/operation/datalock.h"
#include "core/operation/qualitydesk.h"
#include "core/publishing/releasing.h"
#include "core/storage/sqlcatalog.h"
#include "core/travel/handouts.h"
#include "core/travel/importing.h"
#include "core/travel/merging.h"
#include "tests/support/ceipractice.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/support/shownlabels.h"
#include "tests/support/teststudy.h"

#include <QDir>

using namespace subtext;
using namespace subtext::test;

/// Study files of every schema that was ever released must open. Each is made by
/// subtext-make-fixture (tests/support/makefixture.cpp), and never again once its schema was
/// released. What is asked of every one of them stands in the tests with a row for each.
class FixtureTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fixture_isWhatItWasMadeAs_data();
    void fixture_isWhatItWasMadeAs();
    void fixture_opens_data();
    void fixture_opens();
    void schema1_hasTheAnswersAndTheCourse();
    void schema1_hasTheDeskAndTheRelease();
    void schema1_hasWhatModelsSaid();
    void fixture_takesInAHandOutOfThen_data();
    void fixture_takesInAHandOutOfThen();
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
    for (int schema = 1; schema <= SqlCatalog::instance().latestVersion(); ++schema)
        QTest::addRow("schema %d", schema) << schema;
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
    QCOMPARE(sql.value(QStringLiteral("PRAGMA application_id")), QString::number(0x53545854));
}

void FixtureTest::fixture_opens_data()
{
    everySchema();
}

void FixtureTest::fixture_opens()
{
    QFETCH(int, schema);
    const QTemporaryDir folder;
    const auto study = open(folder, schema);
    VERIFY_HOLDS(study);
    QCOMPARE(must((*study)->info()).title, QStringLiteral("Test study"));
    QCOMPARE(must((*study)->scenarios()).front().name(), QStringLiteral("passive-aggression/1"));
    QCOMPARE(must((*study)->roster().people()).size(), std::size_t{4});
    QCOMPARE(must((*study)->annotations()).size(), std::size_t{2});
    QVERIFY(!must((*study)->dataLock().isLocked()));
    // Rows keep the digest that the program of then gave them.
    VERIFY_HOLDS((*study)->verifyAudit());
}

void FixtureTest::schema1_hasTheAnswersAndTheCourse()
{
    const QTemporaryDir folder;
    const auto study = open(folder, 1);
    VERIFY_HOLDS(study);
    const std::vector<Person> people = must((*study)->roster().people());
    const PersonId first = people.front().id;
    const ScenarioId item = must((*study)->scenarios()).front().id;
    const Annotation annotation = must((*study)->annotations()).front();
    QVERIFY(annotation.answer.ballot[0] == Emotion::Anger);
    QCOMPARE(annotation.answer.explanation, QStringLiteral("Kept: é … 🙂"));
    QCOMPARE(annotation.submittedAt.value(), FixedClock::Start);
    QCOMPARE(annotation.timings.value().activeMs, 15'000);
    const auto history = must((*study)->labelling().history(first, item));
    QCOMPARE(history.size(), std::size_t{1});
    QCOMPARE(history.front().id.value, 1);
    const auto labelled = (*study)->labelling().load(people.at(1).id, item);
    VERIFY_HOLDS(labelled);
    QVERIFY(labelled->draft && labelled->draft->answer.ballot[0] == Emotion::Trust);
    QVERIFY(labelled->draft->answer.seconds.at(FirstQuestion) == SecondAnswer::nothing());
    QVERIFY(labelled->draft->answer.guesses.at(FirstQuestion) == Emotion::Joy);
    QVERIFY(annotation.answer.seconds.isEmpty() && annotation.language.isEmpty());
    const Annotation other = must((*study)->annotations()).back();
    QVERIFY(other.answer.seconds.at(FirstQuestion) == SecondAnswer::of(Emotion::Sadness));
    QVERIFY(other.answer.guesses.at(FirstQuestion) == Emotion::Anger);
    QCOMPARE(other.language, QStringLiteral("de"));
    QVERIFY(must((*study)->labelling().summary(first)).handedIn.has_value());

    QCOMPARE(must((*study)->quality().protocol()).thresholds.outlierZ, 3.25);
    QCOMPARE(must((*study)->quality().selfChecks()).size(), std::size_t{1});
    const auto dismissals = must((*study)->quality().dismissals());
    QCOMPARE(dismissals.size(), std::size_t{1});
    const Dismissal dismissal = dismissals.begin()->second;
    QVERIFY(dismissal.isDismissed && dismissal.flag.code == QualityCode::TooFast);
    QCOMPARE(dismissal.reason, QStringLiteral("Looked into."));
    QVERIFY(dismissal.by == people.at(1).id);

    const Protocol rules = must((*study)->protocol());
    QVERIFY(rules.isPracticeAsked && rules.isConsentRequired && !rules.areNamesShown);
    QCOMPARE(rules.ratersPerItem, 2);
    QCOMPARE(rules.repeats, 1);
    QVERIFY(rules.secondReading == SecondReading::Off); // after it was asked for a while
    QCOMPARE(rules.guessShare, 0);                      // the same
    CourseRules& courseRules = (*study)->courseRules();
    QCOMPARE(must(courseRules.guideline()), QStringLiteral("# Kept: “ø”"));
    QCOMPARE(must(courseRules.shownText(TaskText::CheatSheet)), QStringLiteral("Kept: “ñ”"));
    QCOMPARE(must((*study)->consents().text()).written, QStringLiteral("Do you agree?"));
    QVERIFY(!must((*study)->consents().isDue(first)));
    const PracticeState practice = must((*study)->practice().state(first));
    QCOMPARE(practice.answers.size(), std::size_t{1});
    QCOMPARE(practice.answers.front().answer.ballot[0], Emotion::Surprise);
    QCOMPARE(practice.answers.front().activeMs, qint64{9'000});
    const auto wordsMarked = [](std::size_t item, const Cues& cues) {
        const QString& text = ceiPractice().items.at(item).scenario.text(ScenePart::Utterance);
        return wordsTouched(wordsIn(text), marksOver(cues, ScenePart::Utterance, text)).size();
    };
    QCOMPARE(wordsMarked(0, practice.answers.front().answer.cues), std::size_t{2});
    const ShortItem scene = ShortItem::practice(ceiPractice().items.at(1).id);
    const ShortDraft half = must((*study)->shortDrafts().of(first, scene)).value();
    QCOMPARE(half.answer.ballot[0], Emotion::Joy);
    QCOMPARE(wordsMarked(1, half.answer.cues), std::size_t{1});
    QCOMPARE(must((*study)->questions().draft(people.at(1).id, item)), QStringLiteral("Kept: “ţ”"));
    QCOMPARE(must((*study)->repeats().answered(first)), 1);
    QVERIFY(must((*study)->repeats().due(first)).empty());
    QVERIFY(must((*study)->signingIn().opens(first, QStringLiteral("sesame"))));
    const PersonId gone = must((*study)->roster().byCode(QStringLiteral("A09"))).value().id;
    QVERIFY(must((*study)->assigning().isWithdrawn(gone)));
    QCOMPARE(must((*study)->handouts().records()).size(), std::size_t{1});
    const auto merged = must((*study)->merging().records());
    QCOMPARE(merged.size(), std::size_t{1});
    QCOMPARE(merged.front().taken, qint64{2}); // a consent and a hand-in
    const auto mappings = must((*study)->importing().mappings());
    QCOMPARE(mappings.size(), std::size_t{1});
    QCOMPARE(mappings[0].columns.value(QStringLiteral("utterance")), QStringLiteral("said"));
}

void FixtureTest::schema1_hasTheDeskAndTheRelease()
{
    const QTemporaryDir folder;
    const auto study = open(folder, 1);
    VERIFY_HOLDS(study);
    const std::vector<Scenario> scenarios = must((*study)->scenarios());
    const Person keeper = must((*study)->roster().byCode(QStringLiteral("K01"))).value();
    QVERIFY(keeper.role == Role::Adjudicator);
    const std::vector<Decision> history = must((*study)->decisionHistory());
    QCOMPARE(history.size(), std::size_t{4});
    const auto imported = std::find_if(history.begin(), history.end(), [](const Decision& of) {
        return of.origin == Origin::Imported;
    });
    QVERIFY(imported != history.end() && imported->scenario == scenarios.at(2).id);
    QVERIFY(imported->label() == Emotion::Fear && !imported->person.isValid());
    QCOMPARE(imported->note, QStringLiteral("Kept too."));
    const Decision decided = must((*study)->decisions()).back();
    QVERIFY(decided.scenario == scenarios.at(2).id && decided.person == keeper.id);
    QVERIFY(decided.label() == Emotion::Sadness && decided.basis == Basis::VadFit);
    QCOMPARE(decided.note, QStringLiteral("Kept: “ü”"));
    QVERIFY(decided.firstPick() == Pick{Emotion::Anger});
    const ShownHints hints{QStringLiteral("negative"), Emotion::Sadness, Emotion::Fear};
    QVERIFY(decided.hints == hints);
    QCOMPARE(decided.activeMs, std::optional<qint64>(4'200));
    QVERIFY(must((*study)->deciding().canRedo(keeper.id))); // the decision taken back
    const auto shown = (*study)->deskQueue().load(keeper.id, scenarios.front().id);
    VERIFY_HOLDS(shown);
    DeskDraft draft;
    draft.firstPicks = picksOf(Pick{Emotion::Disgust});
    draft.picks = picksOf(Pick{Emotion::Fear, true});
    draft.note = QStringLiteral("Later");
    draft.isHeld = true;
    draft.activeMs = 700;
    QVERIFY(shown->draft == draft);
    const Uuid asked = must((*study)->questions().all(keeper.id)).front().question.uuid;
    QCOMPARE(must((*study)->questions().replyDraft(keeper.id, asked)), QStringLiteral("Kept: “ż”"));
    const std::vector<LockChange> locks = must((*study)->dataLock().changes());
    QCOMPARE(locks.size(), std::size_t{2});
    QVERIFY(locks.front().isLocked && locks.front().by == keeper.id && !locks.back().isLocked);

    Releasing& releasing = (*study)->releasing();
    QCOMPARE(must(releasing.answers()).at(QStringLiteral("creators")), QStringLiteral("Kept: “å”"));
    const auto records = must(releasing.records());
    QCOMPARE(records.size(), std::size_t{1});
    QCOMPARE(records.front().version, QStringLiteral("1.2.3"));
    QCOMPARE(records.front().date, QStringLiteral("2026-03-01"));
    const QString changes =
        QStringLiteral("SELECT count(*) FROM scene_change WHERE reason = 'Kept: “ß”'");
    QCOMPARE(RawSql((*study)->path()).value(changes), QStringLiteral("3"));
}

void FixtureTest::schema1_hasWhatModelsSaid()
{
    const QTemporaryDir folder;
    const auto study = open(folder, 1);
    VERIFY_HOLDS(study);
    const auto kept = must((*study)->modelAnswers().all());
    const auto brought = std::find_if(kept.begin(), kept.end(), [](const auto& of) {
        return of.rows.at(0).answer.contains(QLatin1String("raw_response"));
    });
    QVERIFY(brought != kept.end());
    const QString restored =
        QStringLiteral("SELECT count(*) FROM set_withdrawal WHERE reason = 'Kept: “œ”'");
    QCOMPARE(RawSql((*study)->path()).value(restored), QStringLiteral("2"));
    QVERIFY(must((*study)->modelAnswers().withdrawn()).empty());
    const auto runs = must((*study)->modelRuns().runs());
    QCOMPARE(runs.size(), std::size_t{1});
    QCOMPARE(runs[0].counts.requests, qint64{2});
    QCOMPARE(runs[0].counts.answered, qint64{1});
    QVERIFY(must((*study)->modelRuns().hasConsent(QStringLiteral("https://models.example.org"),
                                                  QByteArray(64, 'a'))));
    QVERIFY(must((*study)->modelRuns().requests(runs[0].run.uuid))
                .back()
                .answer.contains(QStringLiteral("Kept: joy")));
    const auto scenes = must((*study)->generatedScenes().scenes());
    QCOMPARE(scenes.size(), std::size_t{1});
    QCOMPARE(scenes[0].event.id, QStringLiteral("e1"));
    QVERIFY(scenes[0].verdict);
    QCOMPARE(scenes[0].verdict->reason, QStringLiteral("Kept."));
    const auto topics = must((*study)->topics().kept());
    QVERIFY(topics);
    QCOMPARE(topics->topics.size(), std::size_t{1});
    QCOMPARE(topics->topics[0].name, QStringLiteral("Kept: “ą”"));
}

void FixtureTest::fixture_takesInAHandOutOfThen_data()
{
    everySchema();
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
    QCOMPARE(must((*study)->counts()).annotations, 3);
    VERIFY_HOLDS((*study)->verifyAudit());
}

void FixtureTest::fixture_canBeDecidedOn_data()
{
    everySchema();
}

// The third item has an imported label; the first has an answer.
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
    const std::size_t last = 2;
    const auto gold = [&] { return must((*study)->gold()).at(last).of(); };
    const GoldLabel before = gold();
    for (const Scenario& scenario :
         {must((*study)->scenarios()).front(), must((*study)->scenarios()).at(last)})
        VERIFY_HOLDS(deciding.decide(judge, scenario.id, verdict));
    const std::vector<Decision> history = must((*study)->decisionHistory());
    QVERIFY(history.front().shownOrder == std::vector<int>{2}); // who has answered sits there
    QCOMPARE(history.back().revision, 3);                       // two are the fixture's
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
