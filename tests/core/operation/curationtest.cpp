// SPDX-License-Identifier: MIT
#include "core/operation/curation.h"

#include "core/operation/corrections.h"
#include "core/operation/datalock.h"
#include "core/task/builtintasks.h"
#include "core/task/taskwriter.h"
#include "tests/core/publishing/releasestudy.h"
#include "tests/core/travel/coursefiles.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/support/writtentables.h"

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

/// Choosing what is labelled among what was written.
class CurationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusedScene_countsNowhere();
    void refusedScene_isLabelledByNobody();
    void refusedScene_isNotAssigned();
    void refusedScene_isTakenBackIn();
    void labelledScene_isNotRefused();
    void sceneWithGoldFromAFile_isNotRefused();
    void sceneRefusedTwice_isSaid();
    void annotatorsHandOutsAndLockedStudies_refuseNothing();
    void answerFromElsewhere_makesItOneThatIsLeftOut();
    void file_isRefusedAsAWhole_data();
    void file_isRefusedAsAWhole();
    void file_namesScenesInFullOrByTheIdAlone();
    void scenes_areCountedByKind();
    void scenes_haveTheWordsOfWhatLeadsUp();
    void nearDuplicates_areThoseAmongWhatIsKept();
    void release_countsWhatWasRefused();
    void targets_standBesideTheCounts();
    void target_isRevisedAndTakenBack();
    void impossibleTargets_areRefused_data();
    void impossibleTargets_areRefused();
    void annotatorsHandOutsAndLockedStudies_setNoTargets();
    void targets_areInNoRelease();
    void targetOfAFieldThatIsGone_isNone();
    void scenes_areMeasuredByTheTask();
    void builtInTasks_sayNothingOfLength();
};

namespace {

const QString TooShort = QStringLiteral("Too short");

TestStudy::Shape unassigned()
{
    TestStudy::Shape shape;
    shape.ratersPerItem = 0;
    return shape;
}

QString nameOf(TestStudy& study, int item)
{
    return must(study->scenario(study.scenario(item))).value().name();
}

CuratedScene curated(TestStudy& study, int item)
{
    return must(study->curation().scenes()).scenes.at(static_cast<std::size_t>(item - 1));
}

void answer(TestStudy& study, int person, int item)
{
    must(study.labelling().submit(study.person(person), study.scenario(item),
                                  submissionOf(completeAnswer())));
}

} // namespace

void CurationTest::refusedScene_countsNowhere()
{
    TestStudy study(unassigned());
    const QString name = nameOf(study, 1);
    const ChangeSet changes = must(study->curation().refuse(study.scenario(1), TooShort, {}));
    QVERIFY(changes.kinds & ChangeSet::ScenariosChanged);
    QCOMPARE(changes.scenarios, std::vector{study.scenario(1)});
    QCOMPARE(must(study->counts()).scenarios, 9);
    qint64 grouped = 0;
    for (const auto& [group, count] : must(study->groupCounts()))
        grouped += count;
    QCOMPARE(grouped, 9);
    QCOMPARE(must(study->powerCounts()).at(PowerRelation::Peer), 9);
    const StudyData data = must(study->snapshot());
    QCOMPARE(data.scenarios.size(), std::size_t{9});
    QVERIFY(data.errata.empty());
    QCOMPARE(data.refused, (std::map<QString, qint64>{{TooShort, 1}}));
    QVERIFY(!tidyCsv(data).contains(name.toUtf8() + ','));
    QCOMPARE(curated(study, 1).state, SceneState::Refused);
    QCOMPARE(curated(study, 1).reason, TooShort);
    VERIFY_HOLDS(study->verifyAudit());
}

void CurationTest::refusedScene_isLabelledByNobody()
{
    TestStudy study;
    VERIFY_HOLDS(study->curation().refuse(study.scenario(1), TooShort, {}));
    QCOMPARE(must(study.labelling().items(study.person(1))).size(), std::size_t{9});
    QVERIFY(must(study->raters(study.scenario(1))).empty());
    COMPARE_ERROR(study.labelling().submit(study.person(1), study.scenario(1),
                                           submissionOf(completeAnswer())),
                  ErrorCode::NotAssigned);
    QCOMPARE(must(study.assigning().missing()), 0);
    VERIFY_HOLDS(study->verifyAudit());
}

void CurationTest::refusedScene_isNotAssigned()
{
    TestStudy study(unassigned());
    VERIFY_HOLDS(study->curation().refuse(study.scenario(1), TooShort, {}));
    QCOMPARE(must(study.assigning().assign(3, 42)), 27);
    QCOMPARE(must(study.assigning().missing()), 0);
    QCOMPARE(must(study.assigning().fill(42)), 0);
    QVERIFY(must(study->raters(study.scenario(1))).empty());
}

void CurationTest::refusedScene_isTakenBackIn()
{
    TestStudy study;
    VERIFY_HOLDS(study->curation().refuse(study.scenario(1), TooShort, {}));
    const QString why = QStringLiteral("It fits.");
    VERIFY_HOLDS(study->corrections().takeBackIn(study.scenario(1), why, {}));
    QCOMPARE(must(study->counts()).scenarios, 10);
    QCOMPARE(curated(study, 1).state, SceneState::Open);
    QVERIFY(must(study->snapshot()).refused.empty());
    // Nobody has it until the gaps are filled.
    QCOMPARE(must(study.assigning().missing()), 3);
    QCOMPARE(must(study.assigning().fill(42)), 3);
    VERIFY_HOLDS(study->verifyAudit());
}

void CurationTest::labelledScene_isNotRefused()
{
    TestStudy study;
    answer(study, 1, 1);
    const auto refused = study->curation().refuse(study.scenario(1), TooShort, {});
    COMPARE_ERROR(refused, ErrorCode::LabelledWork);
    QCOMPARE(refused.error().detail, QStringLiteral("scene"));
    QCOMPARE(refused.error().value, nameOf(study, 1));
    Draft draft;
    draft.answer = completeAnswer();
    VERIFY_HOLDS(study.labelling().saveDraft(study.person(2), study.scenario(2), draft));
    COMPARE_ERROR(study->curation().refuse(study.scenario(2), TooShort, {}),
                  ErrorCode::LabelledWork);
    QCOMPARE(curated(study, 1).state, SceneState::Labelled);
    QVERIFY(must(study->corrections().changes()).empty());
    VERIFY_HOLDS(study->corrections().leaveOut(study.scenario(1), TooShort, {}));
    QCOMPARE(curated(study, 1).state, SceneState::LeftOut);
    QVERIFY(must(study->snapshot()).refused.empty());
}

// Gold of a file is a decision without answers.
void CurationTest::sceneWithGoldFromAFile_isNotRefused()
{
    TestStudy study;
    const QByteArray table("id,subtype,speaker_role,listener_role,context,utterance,gold\n"
                           "11,mixed-signals,a,b,two words,u,joy\n");
    VERIFY_HOLDS(study->importing().importFiles(
        {writeFile(study.filePath(QStringLiteral("gold.csv")), table)}, {}));
    const std::vector<CuratedScene> scenes = must(study->curation().scenes()).scenes;
    const auto added = std::find_if(scenes.begin(), scenes.end(), [](const CuratedScene& scene) {
        return scene.name == QLatin1String("mixed-signals/11");
    });
    QVERIFY(added != scenes.end() && added->state == SceneState::Labelled);
    COMPARE_ERROR(study->curation().refuse(added->id, TooShort, {}), ErrorCode::LabelledWork);
    VERIFY_HOLDS(study->corrections().leaveOut(added->id, TooShort, {}));
    QVERIFY(must(study->snapshot()).refused.empty());
    QCOMPARE(must(study->snapshot()).errata.size(), std::size_t{1});
}

void CurationTest::sceneRefusedTwice_isSaid()
{
    TestStudy study(unassigned());
    VERIFY_HOLDS(study->curation().refuse(study.scenario(1), TooShort, {}));
    const auto again = study->curation().refuse(study.scenario(1), TooShort, {});
    COMPARE_ERROR(again, ErrorCode::InvalidValue);
    QCOMPARE(again.error().detail, QStringLiteral("unchanged"));
    const auto unsaid = study->curation().refuse(study.scenario(2), QStringLiteral(" "), {});
    COMPARE_ERROR(unsaid, ErrorCode::InvalidValue);
    QCOMPARE(unsaid.error().detail, QStringLiteral("reason"));
    COMPARE_ERROR(study->curation().refuse(ScenarioId{99}, TooShort, {}),
                  ErrorCode::UnknownScenario);
}

void CurationTest::annotatorsHandOutsAndLockedStudies_refuseNothing()
{
    TestStudy study;
    COMPARE_ERROR(study->curation().refuse(study.scenario(1), TooShort, study.person(1)),
                  ErrorCode::WrongRole);
    {
        AtHome home(handOut(study, 1, QStringLiteral("home")), 3);
        COMPARE_ERROR(home->curation().refuse(home.item(1), TooShort, {}), ErrorCode::InHandOut);
    }
    must(study->dataLock().lock(QStringLiteral("Done."), {}));
    COMPARE_ERROR(study->curation().refuse(study.scenario(1), TooShort, {}),
                  ErrorCode::StudyLocked);
}

// Handed out before, answered after.
void CurationTest::answerFromElsewhere_makesItOneThatIsLeftOut()
{
    TestStudy study;
    const QString path = handOut(study, 1, QStringLiteral("home"));
    study.clock.advance(1'000);
    VERIFY_HOLDS(study->curation().refuse(study.scenario(1), TooShort, {}));
    {
        AtHome home(path, 3);
        for (int position = 1; position <= 10; ++position)
            must(home.label(position, Emotion::Fear));
    }
    const MergedFile merged = mergeOne(study.study(), path);
    QVERIFY2(merged.isSound(),
             merged.refused.empty() ? "the file" : qPrintable(merged.refused.front().reason));
    QCOMPARE(curated(study, 1).state, SceneState::LeftOut);
    const StudyData data = must(study->snapshot());
    QVERIFY(data.refused.empty());
    QCOMPARE(data.errata.size(), std::size_t{1});
    QCOMPARE(data.errata.front().labelled, std::vector{study.person(1)});
}

void CurationTest::file_isRefusedAsAWhole_data()
{
    QTest::addColumn<QString>("second");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("detail");
    QTest::newRow("unknown") << QStringLiteral("sarcasm-irony/99") << ErrorCode::UnknownScenario
                             << QString();
    QTest::newRow("several") << QStringLiteral("2") << ErrorCode::InvalidValue
                             << QStringLiteral("several");
    QTest::newRow("twice") << QStringLiteral("sarcasm-irony/1") << ErrorCode::InvalidValue
                           << QStringLiteral("duplicate");
    QTest::newRow("labelled") << QStringLiteral("sarcasm-irony/2") << ErrorCode::LabelledWork
                              << QStringLiteral("scene");
}

void CurationTest::file_isRefusedAsAWhole()
{
    QFETCH(QString, second);
    QFETCH(ErrorCode, code);
    QFETCH(QString, detail);
    TestStudy study;
    for (int item = 1; item <= 10; ++item) {
        if (nameOf(study, item) == QLatin1String("sarcasm-irony/2"))
            answer(study, 1, item);
    }
    const QString file = QStringLiteral("refused.csv");
    const auto done = study->curation().refuseAll(
        {{QStringLiteral("sarcasm-irony/1"), TooShort, 2}, {second, TooShort, 3}}, {}, file);
    COMPARE_ERROR(done, code);
    QCOMPARE(done.error().detail, detail);
    QCOMPARE(done.error().file, file);
    QCOMPARE(done.error().line, 3);
    QVERIFY(must(study->corrections().changes()).empty());
    QCOMPARE(must(study->counts()).scenarios, 10);
}

void CurationTest::file_namesScenesInFullOrByTheIdAlone()
{
    TestStudy study(TestStudy::single());
    QCOMPARE(must(study->curation().refuseAll({{QStringLiteral("1"), TooShort, 2}}, {}, {})), 1);
    QCOMPARE(must(study->counts()).scenarios, 0);
    QCOMPARE(must(study->curation().refuseAll({}, {}, {})), 0);
}

void CurationTest::scenes_areCountedByKind()
{
    TestStudy study(unassigned());
    VERIFY_HOLDS(study->curation().refuse(study.scenario(1), TooShort, {}));
    const CuratedScenes scenes = must(study->curation().scenes());
    QCOMPARE(scenes.kinds, (QStringList{QStringLiteral("subtype"), QStringLiteral("domain"),
                                        QStringLiteral("power_relation")}));
    QCOMPARE(scenes.count(), (CuratedCount{10, 9}));
    const auto counts = scenes.countsByKind();
    QCOMPARE(counts.size(), std::size_t{5});
    const QString group = must(study->scenario(study.scenario(1))).value().group;
    const QStringList kind{group, QStringLiteral("workplace"), QStringLiteral("peer")};
    QCOMPARE(counts.at(kind), (CuratedCount{2, 1}));
    QCOMPARE(scenes.reasons, (std::map<QString, qint64>{{TooShort, 1}}));
}

void CurationTest::scenes_haveTheWordsOfWhatLeadsUp()
{
    TestStudy study(unassigned());
    const ScenarioId item = study.scenario(1);
    VERIFY_HOLDS(study->corrections().correct(
        item, {{ScenePart::Context, QStringLiteral("They meet at last.")}}, TooShort, {}));
    QCOMPARE(curated(study, 1).words, 4);
    const CuratedScenes scenes = must(study->curation().scenes());
    QCOMPARE(scenes.wordsFrom, QStringList{QStringLiteral("context")});
    QCOMPARE(scenes.words().front(), 4);
    QCOMPARE(scenes.words().size(), std::size_t{10});
}

void CurationTest::nearDuplicates_areThoseAmongWhatIsKept()
{
    TestStudy study(unassigned());
    QVERIFY(must(study->curation().scenes()).near.empty());
    const Scenario first = must(study->scenario(study.scenario(1))).value();
    VERIFY_HOLDS(study->corrections().correct(
        study.scenario(4),
        {{ScenePart::Context, first.text(ScenePart::Context)},
         {ScenePart::Utterance, first.text(ScenePart::Utterance) + QStringLiteral(" Really.")}},
        TooShort, {}));
    const CuratedScenes scenes = must(study->curation().scenes());
    QCOMPARE(scenes.near.size(), std::size_t{1});
    QCOMPARE(scenes.near.front().earlier, std::size_t{0});
    QCOMPARE(scenes.near.front().later, std::size_t{3});
    QVERIFY(scenes.near.front().resemblance > 0.8);
    VERIFY_HOLDS(study->curation().refuse(study.scenario(4), QStringLiteral("Twice"), {}));
    QVERIFY(must(study->curation().scenes()).near.empty());
}

void CurationTest::release_countsWhatWasRefused()
{
    TestStudy study;
    for (int person = 1; person <= 3; ++person) {
        for (int item = 3; item <= 10; ++item)
            answer(study, person, item);
    }
    VERIFY_HOLDS(study->curation().refuse(study.scenario(1), TooShort, {}));
    VERIFY_HOLDS(study->curation().refuse(study.scenario(2), QStringLiteral("Unclear"), {}));
    ReleaseOptions options;
    options.version = QStringLiteral("1.0.0");
    QByteArray sheet;
    for (const ReleaseFile& file : filesOf(must(study->releaseDrafting().draft(options, {})))) {
        QVERIFY(file.path != QLatin1String("ERRATA.md"));
        if (file.path == QLatin1String("DATASHEET.md"))
            sheet = file.bytes;
    }
    QVERIFY2(sheet.contains("10 scenes were written and 8 kept. Refused before labelling: 1 (Too "
                            "short), 1 (Unclear)."),
             sheet.constData());
}

namespace {

const QString GroupField = QStringLiteral("subtype");

CuratedKind countedAs(TestStudy& study, const KindOfScenes& of)
{
    for (const CuratedKind& kind : must(study->curation().scenes()).countedKinds()) {
        if (kind.of == of)
            return kind;
    }
    return {};
}

QString groupOf(TestStudy& study, int item)
{
    return must(study->scenario(study.scenario(item))).value().group;
}

} // namespace

void CurationTest::targets_standBesideTheCounts()
{
    TestStudy study(unassigned());
    const KindOfScenes group{{GroupField, groupOf(study, 1)}};
    const KindOfScenes far{{GroupField, QStringLiteral("sarcasm-irony")},
                           {QStringLiteral("power_relation"), QStringLiteral("high-to-low")}};
    const ChangeSet changes =
        must(study->curation().setTargets({{group, 5}, {{}, 8}, {far, 3}}, {}));
    QVERIFY(changes.kinds & ChangeSet::ReleaseChanged);
    VERIFY_HOLDS(study->curation().refuse(study.scenario(1), TooShort, {}));
    QCOMPARE(countedAs(study, group), (CuratedKind{group, {2, 1}, 5}));
    QCOMPARE(countedAs(study, group).missing(), 4);
    QCOMPARE(countedAs(study, {}), (CuratedKind{{}, {10, 9}, 8}));
    QCOMPARE(countedAs(study, {}).missing(), 0); // more than enough
    QCOMPARE(countedAs(study, far), (CuratedKind{far, {0, 0}, 3}));
    const KindOfScenes peers{{QStringLiteral("power_relation"), QStringLiteral("peer")}};
    QCOMPARE(countedAs(study, peers), (CuratedKind{peers, {10, 9}, std::nullopt}));
    VERIFY_HOLDS(study->verifyAudit());
}

void CurationTest::target_isRevisedAndTakenBack()
{
    TestStudy study(unassigned());
    const KindOfScenes group{{GroupField, groupOf(study, 1)}};
    const auto rows = [&] {
        return RawSql(study.path())
            .value(QStringLiteral("SELECT count(*) FROM datasheet_answer"))
            .toInt();
    };
    must(study->curation().setTargets({{group, 5}}, {}));
    QCOMPARE(must(study->curation().setTargets({{group, 5}}, {})).kinds, ChangeSet::Nothing);
    QCOMPARE(rows(), 1);
    study.clock.advance(1'000);
    must(study->curation().setTargets({{group, 60}}, {}));
    QCOMPARE(countedAs(study, group).target, std::optional<qint64>(60));
    QCOMPARE(RawSql(study.path())
                 .value(QStringLiteral("SELECT action FROM audit ORDER BY id DESC LIMIT 1")),
             QStringLiteral("scene.targets"));
    study.clock.advance(1'000);
    must(study->curation().setTargets({{group, 0}}, {}));
    QCOMPARE(countedAs(study, group).target, std::nullopt);
    QCOMPARE(rows(), 3);
    VERIFY_HOLDS(study->verifyAudit());
}

void CurationTest::impossibleTargets_areRefused_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("value");
    QTest::addColumn<qint64>("scenes");
    QTest::addColumn<QString>("detail");
    const QString group = QStringLiteral("sarcasm-irony");
    const QString kind = QStringLiteral("scene-kind");
    const QString number = QStringLiteral("scene-target");
    QTest::newRow("group") << GroupField << QStringLiteral("jest") << qint64{5} << kind;
    QTest::newRow("option") << QStringLiteral("power_relation") << QStringLiteral("equal")
                            << qint64{5} << kind;
    QTest::newRow("text") << QStringLiteral("context") << group << qint64{5} << kind;
    QTest::newRow("field") << QStringLiteral("mood") << group << qint64{5} << kind;
    QTest::newRow("negative") << GroupField << group << qint64{-1} << number;
    QTest::newRow("too many") << GroupField << group << MostScenesWanted + 1 << number;
}

void CurationTest::impossibleTargets_areRefused()
{
    QFETCH(QString, field);
    QFETCH(QString, value);
    QFETCH(qint64, scenes);
    QFETCH(QString, detail);
    TestStudy study(unassigned());
    const auto set = study->curation().setTargets({{{}, 10}, {{{field, value}}, scenes}}, {});
    COMPARE_ERROR(set, ErrorCode::InvalidValue);
    QCOMPARE(set.error().detail, detail);
    QVERIFY(must(study->curation().scenes()).targets.empty()); // all of them or none
}

void CurationTest::annotatorsHandOutsAndLockedStudies_setNoTargets()
{
    TestStudy study;
    const std::vector<SceneTarget> targets{{{}, 60}};
    COMPARE_ERROR(study->curation().setTargets(targets, study.person(1)), ErrorCode::WrongRole);
    must(study->curation().setTargets(targets, {}));
    {
        AtHome home(handOut(study, 1, QStringLiteral("home")), 3);
        COMPARE_ERROR(home->curation().setTargets(targets, {}), ErrorCode::InHandOut);
        QVERIFY(must(home->curation().scenes()).targets.empty());
    }
    must(study->dataLock().lock(QStringLiteral("Done."), {}));
    COMPARE_ERROR(study->curation().setTargets({{{}, 61}}, {}), ErrorCode::StudyLocked);
}

void CurationTest::targets_areInNoRelease()
{
    TestStudy study;
    for (int person = 1; person <= 3; ++person) {
        for (int item = 1; item <= 10; ++item)
            answer(study, person, item);
    }
    ReleaseOptions options;
    options.version = QStringLiteral("1.0.0");
    const auto drafted = [&] { return filesOf(must(study->releaseDrafting().draft(options, {}))); };
    const std::vector<ReleaseFile> before = drafted();
    must(study->curation().setTargets({{{}, 4711}}, {}));
    QVERIFY(must(study->releasing().answers()).empty());
    const std::vector<ReleaseFile> after = drafted();
    QCOMPARE(after.size(), before.size());
    for (std::size_t i = 0; i < after.size(); ++i)
        QVERIFY2(after[i].bytes == before[i].bytes, qPrintable(after[i].path));
}

// Until labelling begins a task may lose a field.
void CurationTest::targetOfAFieldThatIsGone_isNone()
{
    TestStudy study(unassigned());
    const QString insert = QStringLiteral(
        "INSERT INTO datasheet_answer (uuid, rank_at, token, text, at) VALUES ('%1', 1, '%2', "
        "'60', 1)");
    RawSql sql(study.path());
    QCOMPARE(sql.run(insert.arg(QStringLiteral("a"), QStringLiteral(R"(target:{"mood":"good"})"))),
             QString());
    QCOMPARE(sql.run(insert.arg(QStringLiteral("b"), QStringLiteral("target:nothing"))), QString());
    QCOMPARE(sql.run(insert.arg(QStringLiteral("c"), QStringLiteral("target:{}"))), QString());
    QCOMPARE(must(study->curation().scenes()).targets, (std::vector<SceneTarget>{{{}, 60}}));
}

void CurationTest::scenes_areMeasuredByTheTask()
{
    TestStudy::Shape shape = unassigned();
    Task task = *builtInTask(u"cei");
    task.scene.at(*indexOfToken(task.scene, QStringLiteral("context"))).words = {3, 4};
    shape.task = task;
    TestStudy study(shape);
    const auto say = [&](int item, const QString& context) {
        must(study->corrections().correct(study.scenario(item), {{ScenePart::Context, context}},
                                          TooShort, {}));
    };
    for (int item = 1; item <= 10; ++item)
        say(item, QStringLiteral("Item %1 is just right.").arg(item).section(u' ', 1)); // 4 words
    say(1, QStringLiteral("They meet."));
    say(2, QStringLiteral("They meet at long last."));
    say(3, QStringLiteral("They meet again."));
    const CuratedScenes scenes = must(study->curation().scenes());
    const QString context = QStringLiteral("context");
    QCOMPARE(scenes.lengths, (std::map<QString, TextLength>{{context, {3, 4}}}));
    QCOMPARE(curated(study, 1).lengths, (std::vector<LengthFinding>{{context, 2, true}}));
    QCOMPARE(curated(study, 2).lengths, (std::vector<LengthFinding>{{context, 5, false}}));
    QVERIFY(curated(study, 3).lengths.empty());
    QCOMPARE(scenes.count(), (CuratedCount{10, 10, 1, 1}));
    const KindOfScenes group{{GroupField, groupOf(study, 1)}};
    QCOMPARE(countedAs(study, group).count.shorter, 1);
    VERIFY_HOLDS(study->curation().refuse(study.scenario(1), TooShort, {}));
    QCOMPARE(must(study->curation().scenes()).count(), (CuratedCount{10, 9, 0, 1}));
}

void CurationTest::builtInTasks_sayNothingOfLength()
{
    for (const QString& token : {QStringLiteral("cei"), QStringLiteral("emoscene")}) {
        for (const SceneField& field : builtInTask(token)->scene)
            QVERIFY2(!field.words.isSaid(), qPrintable(field.token));
        QVERIFY(!writeTask(*builtInTask(token)).contains("\"words\""));
    }
    TestStudy study(unassigned());
    QVERIFY(must(study->curation().scenes()).lengths.empty());
    QVERIFY(curated(study, 1).lengths.empty());
}

SUBTEXT_TEST(CurationTest)
#include "curationtest.moc"
