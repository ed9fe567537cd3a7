// SPDX-License-Identifier: MIT
#include "core/operation/corrections.h"

#include "core/agreement/agreementreport.h"
#include "core/course/consents.h"
#include "core/desk/deskqueue.h"
#include "core/domain/ceiscene.h"
#include "core/figures/figures.h"
#include "core/figures/livequality.h"
#include "core/figures/qualityreport.h"
#include "core/operation/curation.h"
#include "core/operation/datalock.h"
#include "core/travel/syncing.h"
#include "tests/core/publishing/releasestudy.h"
#include "tests/core/travel/coursefiles.h"
#include "tests/support/emoscenestudy.h"
#include "tests/support/registeredtest.h"
#include "tests/support/writtentables.h"

using namespace subtext;
using namespace subtext::test;

/// Scenes that are broken: what is corrected is shown and told of, what is left out counts nowhere,
/// and nothing of either is lost.
class CorrectionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void correctedText_isShownEverywhere();
    void correction_keepsWhatWasThere();
    void correction_saysWhoHadReadTheOldText();
    void correctedAgain_theLastCounts();
    void correctedTwice_isOneErratum();
    void correctedBack_isNone();
    void impossibleCorrections_areRefused_data();
    void impossibleCorrections_areRefused();
    void annotatorsAndHandOuts_correctNothing();
    void lockedStudy_isNotCorrected();
    void sharedStudy_isCorrectedByCoordinatorsAlone();
    void fileOfAnAdjudicator_correctsNothing();
    void handOut_hasTheCorrectedText();
    void handOutFromBefore_isTakenIn_andItsReaderTold();
    void fileFromBefore_isTheSameScene();
    void itemLeftOut_countsNowhere();
    void itemLeftOut_hasNoFindings();
    void itemLeftOut_keepsItsAnswers();
    void release_hasErrata();
    void fieldsOfAnyTask_areCorrected();
    void releaseUnderCodes_namesNobodyInErrata();
    void whatACorrectionTookOut_isWithheld_data();
    void whatACorrectionTookOut_isWithheld();
    void releaseWithoutCorrections_hasNoErrata();
};

namespace {

const QString Why = QStringLiteral("A character was damaged.");

Result<ChangeSet> correctUtterance(TestStudy& study, const QString& text, PersonId by = {})
{
    return study->corrections().correct(study.scenario(1), {{ScenePart::Utterance, text}}, Why, by);
}

/// A study of a team, in the file of somebody of that role.
struct SharedScenes
{
    explicit SharedScenes(Role owner)
    {
        const auto added =
            must(study.roster().add({{{}, QStringLiteral("Keeper"), Role::Coordinator},
                                     {{}, QStringLiteral("Judge"), Role::Adjudicator}}));
        keeper = added.front().id;
        judge = added.back().id;
        const Person& whose = owner == Role::Coordinator ? added.front() : added.back();
        TeamMembership membership;
        membership.host = QStringLiteral("db.example.org");
        membership.database = QStringLiteral("subtext");
        membership.login = QStringLiteral("login");
        membership.person = whose.uuid;
        membership.device = study.ids.next();
        membership.role = roleToken(owner);
        membership.incarnation = study.ids.next();
        VERIFY_HOLDS(study->syncing().join(membership));
    }

    TestStudy study;
    PersonId keeper;
    PersonId judge;
};

void label(TestStudy& study, int person, int item)
{
    must(study.labelling().submit(study.person(person), study.scenario(item),
                                  submissionOf(completeAnswer())));
}

QByteArray fileNamed(const std::vector<ReleaseFile>& files, const QString& path)
{
    for (const ReleaseFile& file : files) {
        if (file.path == path)
            return file.bytes;
    }
    return {};
}

std::vector<ReleaseFile> released(Study& study)
{
    ReleaseOptions options;
    options.version = QStringLiteral("1.0.0");
    return filesOf(must(study.releaseDrafting().draft(options, {})));
}

} // namespace

void CorrectionsTest::correctedText_isShownEverywhere()
{
    TestStudy study;
    const QString text = QStringLiteral("Updates…");
    const ChangeSet changes = must(correctUtterance(study, text));
    QCOMPARE(changes.kinds, ChangeSet::Kinds(ChangeSet::ScenariosChanged));
    QCOMPARE(changes.scenarios, std::vector{study.scenario(1)});
    const ScenarioId item = study.scenario(1);
    QCOMPARE(must(study->scenario(item)).value().text(ScenePart::Utterance), text);
    QCOMPARE(must(study->utterance(item)), text);
    QCOMPARE(must(study->scenarios()).front().text(ScenePart::Utterance), text);
    QCOMPARE(
        must(study.labelling().load(study.person(1), item)).scenario.text(ScenePart::Utterance),
        text);
    QCOMPARE(must(study->snapshot()).scenarios.front().text(ScenePart::Utterance), text);
    QVERIFY(tidyCsv(must(study->snapshot())).contains("Updates…"));
}

void CorrectionsTest::correction_keepsWhatWasThere()
{
    TestStudy study;
    const QString before = must(study->utterance(study.scenario(1)));
    const auto keeper =
        must(study.roster().add({{{}, QStringLiteral("Keeper"), Role::Coordinator}}));
    must(correctUtterance(study, QStringLiteral("After"), keeper.front().id));
    const std::vector<SceneChange> changes = must(study->corrections().changes());
    QCOMPARE(changes.size(), std::size_t{1});
    QCOMPARE(changes.front().part, std::optional(ScenePart::Utterance));
    QCOMPARE(changes.front().before, before);
    QCOMPARE(changes.front().after, QStringLiteral("After"));
    QCOMPARE(changes.front().reason, Why);
    QCOMPARE(changes.front().by, keeper.front().id);
    QCOMPARE(changes.front().at, study.clock.now());
    must(study->verifyAudit());
    study.close();
    RawSql sql(study.path());
    QCOMPARE(sql.value(QStringLiteral("SELECT f6 FROM scenario WHERE id = 1")), before);
}

void CorrectionsTest::correction_saysWhoHadReadTheOldText()
{
    TestStudy study;
    label(study, 2, 1);
    study.clock.advance(1'000);
    must(correctUtterance(study, QStringLiteral("After")));
    study.clock.advance(1'000);
    label(study, 1, 1);
    const std::vector<Erratum> errata = must(study->snapshot()).errata;
    QCOMPARE(errata.size(), std::size_t{1});
    QCOMPARE(errata.front().labelled, std::vector{study.person(2)});
    // Whoever answers anew has read the old text all the same.
    label(study, 2, 1);
    QCOMPARE(must(study->snapshot()).errata.front().labelled, std::vector{study.person(2)});
}

void CorrectionsTest::correctedAgain_theLastCounts()
{
    TestStudy study;
    must(correctUtterance(study, QStringLiteral("First")));
    must(correctUtterance(study, QStringLiteral("Second")));
    QCOMPARE(must(study->utterance(study.scenario(1))), QStringLiteral("Second"));
    QCOMPARE(must(study->corrections().changes()).back().before, QStringLiteral("First"));
}

void CorrectionsTest::correctedTwice_isOneErratum()
{
    TestStudy study;
    const QString before = must(study->utterance(study.scenario(1)));
    must(correctUtterance(study, QStringLiteral("First")));
    study.clock.advance(1'000);
    label(study, 2, 1);
    study.clock.advance(1'000);
    must(correctUtterance(study, QStringLiteral("Second")));
    const std::vector<Erratum> errata = must(study->snapshot()).errata;
    QCOMPARE(errata.size(), std::size_t{1});
    QCOMPARE(errata.front().before, before);
    QCOMPARE(errata.front().after, QStringLiteral("Second"));
    QCOMPARE(errata.front().at, study.clock.now());
    QCOMPARE(errata.front().labelled, std::vector{study.person(2)});
}

void CorrectionsTest::correctedBack_isNone()
{
    TestStudy study;
    const QString before = must(study->utterance(study.scenario(1)));
    must(correctUtterance(study, QStringLiteral("First")));
    must(correctUtterance(study, before));
    QVERIFY(must(study->snapshot()).errata.empty());
    QCOMPARE(must(study->corrections().changes()).size(), std::size_t{2});
}

void CorrectionsTest::impossibleCorrections_areRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("detail");
    const QString text = QStringLiteral("After");
    QTest::newRow("without a reason") << text << QStringLiteral(" ") << QStringLiteral("reason");
    QTest::newRow("empty") << QStringLiteral(" \n") << Why << QStringLiteral("empty");
    QTest::newRow("the same") << QString() << Why << QStringLiteral("unchanged");
}

void CorrectionsTest::impossibleCorrections_areRefused()
{
    QFETCH(QString, text);
    QFETCH(QString, reason);
    QFETCH(QString, detail);
    TestStudy study;
    const QString before = must(study->utterance(study.scenario(1)));
    const auto refused = study->corrections().correct(
        study.scenario(1), {{ScenePart::Utterance, text.isEmpty() ? before : text}}, reason, {});
    COMPARE_ERROR(refused, ErrorCode::InvalidValue);
    QCOMPARE(refused.error().detail, detail);
    QCOMPARE(must(study->utterance(study.scenario(1))), before);
    QVERIFY(must(study->corrections().changes()).empty());
    COMPARE_ERROR(study->corrections().leaveOut(ScenarioId{99}, Why, {}),
                  ErrorCode::UnknownScenario);
}

void CorrectionsTest::annotatorsAndHandOuts_correctNothing()
{
    TestStudy study;
    COMPARE_ERROR(correctUtterance(study, QStringLiteral("Mine"), study.person(1)),
                  ErrorCode::WrongRole);
    AtHome home(handOut(study, 1, QStringLiteral("home")), 3);
    COMPARE_ERROR(home->corrections().leaveOut(home.item(1), Why, {}), ErrorCode::InHandOut);
}

void CorrectionsTest::lockedStudy_isNotCorrected()
{
    TestStudy study;
    must(study->dataLock().lock(QStringLiteral("Done."), {}));
    COMPARE_ERROR(correctUtterance(study, QStringLiteral("Late")), ErrorCode::StudyLocked);
    COMPARE_ERROR(study->corrections().leaveOut(study.scenario(1), Why, {}),
                  ErrorCode::StudyLocked);
}

void CorrectionsTest::sharedStudy_isCorrectedByCoordinatorsAlone()
{
    SharedScenes at(Role::Coordinator);
    VERIFY_HOLDS(at.study->corrections().checkAllowed(at.keeper));
    const auto allowed = at.study->corrections().checkAllowed(at.judge);
    COMPARE_ERROR(allowed, ErrorCode::WrongRole);
    QCOMPARE(allowed.error().detail, QStringLiteral("team_scenes"));
    const ScenarioId item = at.study.scenario(1);
    COMPARE_ERROR(at.study->corrections().leaveOut(item, Why, at.judge), ErrorCode::WrongRole);
    COMPARE_ERROR(correctUtterance(at.study, QStringLiteral("After"), at.judge),
                  ErrorCode::WrongRole);
    QVERIFY(must(at.study->corrections().changes()).empty());
    VERIFY_HOLDS(at.study->corrections().leaveOut(item, Why, at.keeper));
    COMPARE_ERROR(at.study->corrections().takeBackIn(item, Why, at.judge), ErrorCode::WrongRole);
    VERIFY_HOLDS(correctUtterance(at.study, QStringLiteral("After"))); // the command line
}

// What is said of scenes in it would reach nobody, whoever signed in.
void CorrectionsTest::fileOfAnAdjudicator_correctsNothing()
{
    SharedScenes at(Role::Adjudicator);
    const ScenarioId item = at.study.scenario(1);
    for (const PersonId by : {at.judge, at.keeper, PersonId()}) {
        COMPARE_ERROR(at.study->corrections().leaveOut(item, Why, by), ErrorCode::WrongRole);
        COMPARE_ERROR(correctUtterance(at.study, QStringLiteral("After"), by),
                      ErrorCode::WrongRole);
        COMPARE_ERROR(at.study->curation().refuse(item, Why, by), ErrorCode::WrongRole);
    }
    QVERIFY(must(at.study->corrections().changes()).empty());
}

void CorrectionsTest::handOut_hasTheCorrectedText()
{
    TestStudy study;
    must(correctUtterance(study, QStringLiteral("After")));
    const QString path = handOut(study, 1, QStringLiteral("home"));
    {
        AtHome home(path, 3);
        QStringList texts;
        for (const Scenario& scene : must(home->scenarios()))
            texts << scene.text(ScenePart::Utterance);
        QVERIFY(texts.contains(QStringLiteral("After")));
        must(home->verifyAudit());
        must(home->consents().record(home.owner(), true));
        must(home.label(1, Emotion::Fear));
        must(home.handIn());
    }
    const MergedFile merged = mergeOne(study.study(), path);
    QVERIFY(merged.isSound());
    QVERIFY(merged.refused.empty());
    QVERIFY(must(study->snapshot()).errata.front().labelled.empty());
}

// Written before the correction, answered after it.
void CorrectionsTest::handOutFromBefore_isTakenIn_andItsReaderTold()
{
    TestStudy study;
    const QString path = handOut(study, 1, QStringLiteral("home"));
    study.clock.advance(1'000);
    must(correctUtterance(study, QStringLiteral("After")));
    {
        AtHome home(path, 3);
        for (int position = 1; position <= 10; ++position)
            must(home.label(position, Emotion::Fear));
    }
    const MergedFile merged = mergeOne(study.study(), path);
    QVERIFY(merged.isSound());
    QVERIFY(merged.refused.empty());
    QCOMPARE(must(study->utterance(study.scenario(1))), QStringLiteral("After"));
    QCOMPARE(must(study->snapshot()).errata.front().labelled, std::vector{study.person(1)});
}

void CorrectionsTest::fileFromBefore_isTheSameScene()
{
    TestStudy study(TestStudy::single());
    const QByteArray csv = tidyCsv(must(study->snapshot()));
    const Scenario before = must(study->scenarios()).front();
    must(correctUtterance(study, QStringLiteral("After")));
    const QString file = writeFile(
        study.filePath(QStringLiteral("again.csv")),
        "id,subtype,speaker_role,listener_role,context,utterance,power_relation\n" +
            QStringList{before.sourceId, before.group, before.text(ScenePart::SpeakerRole),
                        before.text(ScenePart::ListenerRole),
                        u'"' + before.text(ScenePart::Context) + u'"',
                        u'"' + before.text(ScenePart::Utterance) + u'"',
                        before.text(ScenePart::PowerRelation)}
                .join(u',')
                .toUtf8() +
            '\n');
    const ImportReport report = must(study->importing().importFiles({file}, {}));
    QVERIFY(report.refused.empty());
    QCOMPARE(report.scenarios, 0);
    QCOMPARE(must(study->utterance(study.scenario(1))), QStringLiteral("After"));
}

void CorrectionsTest::itemLeftOut_countsNowhere()
{
    TestStudy study;
    for (int person = 1; person <= 3; ++person) {
        label(study, person, 1);
        label(study, person, 2);
    }
    const QString name = must(study->scenario(study.scenario(1))).value().name();
    const ChangeSet changes = must(study->corrections().leaveOut(study.scenario(1), Why, {}));
    QVERIFY(changes.kinds & ChangeSet::DecisionsChanged);
    QCOMPARE(must(study->corrections().leftOut()).at(study.scenario(1)).reason, Why);
    const StudyData data = must(study->snapshot());
    QCOMPARE(data.scenarios.size(), std::size_t{9});
    QCOMPARE(data.gold.size(), std::size_t{9});
    QCOMPARE(data.annotations.size(), std::size_t{3});
    QVERIFY(!tidyCsv(data).contains(name.toUtf8() + ','));
    QCOMPARE(must(study->figures().agreementInput()).items.size(), std::size_t{9});
    QCOMPARE(must(study->deskQueue().items(study.person(1))).size(), std::size_t{9});
    QCOMPARE(data.errata.size(), std::size_t{1});
    QVERIFY(data.errata.front().isLeftOut);
    QCOMPARE(data.errata.front().scenario, name);
    COMPARE_ERROR(study->corrections().leaveOut(study.scenario(1), Why, {}),
                  ErrorCode::InvalidValue);
}

void CorrectionsTest::itemLeftOut_hasNoFindings()
{
    TestStudy study;
    int person = 0;
    for (Choice emotion : {Emotion::Joy, Emotion::Fear, Emotion::Anger})
        must(study.labelling().submit(study.person(++person), study.scenario(1),
                                      submissionOf(completeAnswer(emotion))));
    const auto live = study->figures().liveQuality();
    const auto isSplitFound = [&] {
        const auto flags = live->monitor().flags();
        return std::any_of(flags.begin(), flags.end(), [](const QualityFlag& flag) {
            return flag.code == QualityCode::ThreeWaySplit;
        });
    };
    QVERIFY(isSplitFound());
    must(study->corrections().leaveOut(study.scenario(1), Why, {}));
    QVERIFY(!isSplitFound());
    QVERIFY(must(study->figures().check()).needsDecision.empty());
    must(study->corrections().takeBackIn(study.scenario(1), Why, {}));
    QVERIFY(isSplitFound());
}

void CorrectionsTest::itemLeftOut_keepsItsAnswers()
{
    TestStudy study;
    label(study, 1, 1);
    must(study->corrections().leaveOut(study.scenario(1), Why, {}));
    QCOMPARE(must(study->annotations()).size(), std::size_t{1});
    must(study->corrections().takeBackIn(study.scenario(1), QStringLiteral("It fits."), {}));
    QVERIFY(must(study->corrections().leftOut()).empty());
    const StudyData data = must(study->snapshot());
    QCOMPARE(data.scenarios.size(), std::size_t{10});
    QCOMPARE(data.annotations.size(), std::size_t{1});
    QVERIFY(data.errata.empty());
    QCOMPARE(must(study->corrections().changes()).size(), std::size_t{2});
}

void CorrectionsTest::release_hasErrata()
{
    ReleaseStudy study;
    const Scenario last = must(study->scenarios()).back();
    must(study->corrections().correct(
        last.id, {{ScenePart::Utterance, QStringLiteral("Well, that went great.")}}, Why, {}));
    must(study->corrections().leaveOut(study.scenario(1), Why, {}));
    const QString gone = must(study->scenario(study.scenario(1))).value().name();
    const auto files = released(study.study());
    const QByteArray errata = fileNamed(files, QStringLiteral("ERRATA.md"));
    QVERIFY2(errata.contains("| sarcasm-irony/9 | utterance | Well, that went really great. | "
                             "Well, that went great. |"),
             errata.constData());
    QVERIFY(errata.contains("X01, X02, X03 |"));
    QVERIFY(errata.contains("## Left out"));
    QVERIFY(errata.contains("| " + gone.toUtf8() + " |"));
    for (const ReleaseFile& file : files) {
        if (file.path.endsWith(QLatin1String(".csv")) ||
            file.path.endsWith(QLatin1String(".jsonl")))
            QVERIFY2(!file.bytes.contains(gone.toUtf8() + ','), qPrintable(file.path));
    }
    QVERIFY(fileNamed(files, QStringLiteral("README.md")).contains("ERRATA.md"));
    QVERIFY(fileNamed(files, QStringLiteral("SHA256SUMS")).contains("ERRATA.md"));
    QVERIFY(fileNamed(files, QStringLiteral("DATASHEET.md")).contains("In ERRATA.md"));
}

// A correction may be there to take a name out.
// What somebody wrote can be corrected, whatever the task calls it.
void CorrectionsTest::fieldsOfAnyTask_areCorrected()
{
    const QTemporaryDir folder;
    FixedClock clock;
    CountingIds ids;
    const auto study = makeEmoSceneStudy(folder.filePath(QStringLiteral("stories.subtext")),
                                         {clock, ids, {}}, agreedOn({1, 2}));
    constexpr FieldIndex Subject{0};
    constexpr FieldIndex Text{1};
    const Scenario before = must(study->scenarios()).front();
    Corrections& corrections = study->corrections();
    VERIFY_HOLDS(
        corrections.correct(before.id, {{Text, QStringLiteral("Mara waited again.")}}, Why, {}));
    const Scenario after = *must(study->scenario(before.id));
    QCOMPARE(after.text(Text), QStringLiteral("Mara waited again."));
    QCOMPARE(after.text(Subject), before.text(Subject));
    QCOMPARE(must(corrections.changes()).back().labelled.size(), std::size_t{2});
    const auto refused = corrections.correct(before.id, {{Subject, QStringLiteral(" ")}}, Why, {});
    COMPARE_ERROR(refused, ErrorCode::InvalidValue);
    QCOMPARE(refused.error().value, QStringLiteral("subject"));
    QCOMPARE(refused.error().detail, QStringLiteral("empty"));
    const QByteArray errata = fileNamed(released(*study), QStringLiteral("ERRATA.md"));
    QVERIFY2(errata.contains("| text | ") && errata.contains("Mara waited again."), errata);
    VERIFY_HOLDS(study->verifyAudit());
}

void CorrectionsTest::releaseUnderCodes_namesNobodyInErrata()
{
    ReleasePlan plan;
    plan.utterance = QStringLiteral("Thank you, Ottilie Brandt.");
    ReleaseStudy study(plan);
    const Scenario last = must(study->scenarios()).back();
    must(study->corrections().correct(
        last.id, {{ScenePart::Utterance, QStringLiteral("Thank you.")}}, Why, {}));
    const QByteArray errata = fileNamed(released(study.study()), QStringLiteral("ERRATA.md"));
    QVERIFY(errata.contains("Thank you, X01."));
    QVERIFY(!errata.contains("Ottilie"));
}

void CorrectionsTest::whatACorrectionTookOut_isWithheld_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<bool>("underNames");
    QTest::addColumn<bool>("isWithheld");
    const QString thanks = QStringLiteral("Thank you.");
    const QString address = QStringLiteral("Write to vera@example.org.");
    const QString time = QStringLiteral("Sent 2025-03-14T09:26Z.");
    const QString near = QStringLiteral("Thank you, Ottilje.");
    QTest::newRow("e-mail address") << address << thanks << false << true;
    QTest::newRow("e-mail address under names") << address << thanks << true << true;
    QTest::newRow("time") << time << thanks << false << true;
    QTest::newRow("word near a name") << near << thanks << false << true;
    QTest::newRow("the same under names") << near << thanks << true << false;
    QTest::newRow("nothing private") << QStringLiteral("Thnak you.") << thanks << false << false;
    // It is in the data, where the gate asks about it.
    QTest::newRow("still there") << address << address + u'!' << false << false;
}

// The gates look at the text after; nobody is asked about the one before.
void CorrectionsTest::whatACorrectionTookOut_isWithheld()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    QFETCH(bool, underNames);
    QFETCH(bool, isWithheld);
    ReleasePlan plan;
    plan.utterance = before;
    ReleaseStudy study(plan);
    const Scenario last = must(study->scenarios()).back();
    must(study->corrections().correct(last.id, {{ScenePart::Utterance, after}}, Why, {}));
    ReleaseOptions options;
    options.version = QStringLiteral("1.0.0");
    options.names = underNames ? ReleaseNames::Names : ReleaseNames::Codes;
    const auto files = filesOf(must(study->releaseDrafting().draft(options, {})));
    const QByteArray errata = fileNamed(files, QStringLiteral("ERRATA.md"));
    QCOMPARE(errata.contains("| *withheld* | " + after.toUtf8() + " |"), isWithheld);
    QCOMPARE(errata.contains("something private"), isWithheld);
    QCOMPARE(errata.contains("| " + before.toUtf8() + " |"), !isWithheld);
}

void CorrectionsTest::releaseWithoutCorrections_hasNoErrata()
{
    ReleaseStudy study;
    const auto files = released(study.study());
    QVERIFY(fileNamed(files, QStringLiteral("ERRATA.md")).isEmpty());
    QVERIFY(
        fileNamed(files, QStringLiteral("DATASHEET.md")).contains("In the CHANGELOG.md of each"));
}

SUBTEXT_TEST(CorrectionsTest)
#include "correctionstest.moc"
