// SPDX-License-Identifier: MIT
#include "core/domain/courserecords.h"
#include "core/domain/generatedscene.h"
#include "core/operation/studycontext.h"
#include "core/storage/answerstore.h"
#include "core/storage/coursestore.h"
#include "core/storage/decisionstore.h"
#include "core/storage/generatedscenestore.h"
#include "core/storage/modelrunstore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/predictionstore.h"
#include "core/storage/qualitystore.h"
#include "core/storage/ratingreader.h"
#include "core/storage/releasestore.h"
#include "core/storage/scenariostore.h"
#include "core/storage/studystore.h"
#include "core/storage/teamstore.h"
#include "core/storage/topicstore.h"
#include "tests/support/checks.h"
#include "tests/support/environments.h"
#include "tests/support/everything.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"

#include <map>

using namespace subtext;
using namespace subtext::test;

namespace {

/// Ways to read, by the name of what is read.
const std::map<QString, std::function<void(StudyContext&)>>& readings()
{
    static const std::map<QString, std::function<void(StudyContext&)>> all{
        {QStringLiteral("counting answers"), [](StudyContext& c) { c.answers.allLatest(); }},
        {QStringLiteral("answers of somebody"), [](StudyContext& c) { c.answers.latestOf({1}); }},
        {QStringLiteral("answers since"), [](StudyContext& c) { c.answers.after({}); }},
        {QStringLiteral("ratings"),
         [](StudyContext& c) {
             RatingReader reader(*c.db, {});
             for (const Scenario& scenario : c.scenarios.heads(Items::All))
                 reader.of(scenario.id);
         }},
        {QStringLiteral("draft"),
         [](StudyContext& c) {
             for (const Person& person : c.people.all()) {
                 for (const Scenario& scenario : c.scenarios.heads(Items::All))
                     c.answers.draft(person.id, scenario.id);
             }
         }},
        {QStringLiteral("scenarios"), [](StudyContext& c) { c.scenarios.all(Items::All); }},
        {QStringLiteral("names of scenarios"),
         [](StudyContext& c) { c.scenarios.heads(Items::All); }},
        {QStringLiteral("subtypes"), [](StudyContext& c) { c.scenarios.idsWithGroup(Items::All); }},
        {QStringLiteral("scenarios by subtype"),
         [](StudyContext& c) { c.scenarios.countsByGroup(); }},
        {QStringLiteral("scenarios by power"),
         [](StudyContext& c) { c.scenarios.countsByPower(); }},
        {QStringLiteral("people"), [](StudyContext& c) { c.people.all(); }},
        {QStringLiteral("matrix"), [](StudyContext& c) { c.people.matrix(); }},
        {QStringLiteral("items"), [](StudyContext& c) { c.people.itemsOf({1}); }},
        {QStringLiteral("assignments"), [](StudyContext& c) { c.people.assignmentsOf({1}); }},
        {QStringLiteral("decisions"), [](StudyContext& c) { c.decisions.all(); }},
        {QStringLiteral("drafts of the desk"),
         [](StudyContext& c) {
             for (const Person& person : c.people.all())
                 c.decisions.draftsOf(person.id);
         }},
        {QStringLiteral("sets of predictions"), [](StudyContext& c) { c.predictions.batches(); }},
        {QStringLiteral("withdrawn sets"), [](StudyContext& c) { c.predictions.withdrawals(); }},
        {QStringLiteral("runs of models"),
         [](StudyContext& c) {
             for (const ModelRun& run : c.modelRuns.runs())
                 c.modelRuns.forEachOf(run.uuid, [](const ModelRequest&) {});
         }},
        {QStringLiteral("written scenes"),
         [](StudyContext& c) {
             for (const SceneRun& run : c.generatedScenes.runs())
                 c.generatedScenes.forEachOf(run.uuid, [](const SceneRequest&) {});
             c.generatedScenes.verdicts();
         }},
        {QStringLiteral("topics"),
         [](StudyContext& c) {
             for (const QString& model : c.topics.models())
                 c.topics.embeddings(model);
             c.topics.sets();
         }},
        {QStringLiteral("practice"), [](StudyContext& c) { c.course.practice({}); }},
        {QStringLiteral("repeats"), [](StudyContext& c) { c.course.repeats({}); }},
        {QStringLiteral("questions about items"),
         [](StudyContext& c) {
             c.course.questions({});
             c.course.replies({});
         }},
        {QStringLiteral("consents"), [](StudyContext& c) { c.course.consents({}); }},
        {QStringLiteral("short draft"),
         [](StudyContext& c) { c.course.shortDraft({1}, ShortKind::Practice); }},
        {QStringLiteral("self-checks"), [](StudyContext& c) { c.quality.selfChecks(); }},
        {QStringLiteral("dismissals"), [](StudyContext& c) { c.quality.dismissals(); }},
        {QStringLiteral("releases"), [](StudyContext& c) { c.releases.releases(); }},
        {QStringLiteral("rules"), [](StudyContext& c) { c.study.protocol(); }},
        {QStringLiteral("study"), [](StudyContext& c) { c.study.info(); }},
        {QStringLiteral("locks"), [](StudyContext& c) { c.study.lockChanges(); }},
    };
    return all;
}

} // namespace

/// A row with a value that no version of the program writes is damage, named with its table and its
/// row, and never becomes somebody's answer, role or label by default.
class ValuesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void impossibleValue_isDamage_data();
    void impossibleValue_isDamage();
    void impossibleValueOfATeam_isDamage_data();
    void impossibleValueOfATeam_isDamage();
    void possibleValues_areRead();

private:
    static std::unique_ptr<StudyContext> open(const QTemporaryDir& folder,
                                              const Environment& environment);
};

std::unique_ptr<StudyContext> ValuesTest::open(const QTemporaryDir& folder,
                                               const Environment& environment)
{
    const QString path = writeFile(folder.filePath(QStringLiteral("a.subtext")),
                                   studyWithEverything(SUBTEXT_MAKE_FIXTURE));
    auto database = Database::open(path, Database::Mode::ReadOnly);
    if (!database)
        qFatal("%s", describe(database).constData());
    return std::make_unique<StudyContext>(std::move(*database), environment);
}

void ValuesTest::impossibleValue_isDamage_data()
{
    QTest::addColumn<QString>("column"); // and in the last of its rows
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("reading");
    const auto row = [](const char* column, const char* value, const char* reading) {
        QTest::addRow("%s: %s = %s", reading, column, value)
            << QString::fromLatin1(column) << QString::fromLatin1(value)
            << QString::fromLatin1(reading);
    };
    for (const char* reading : {"answers since"}) {
        row("annotation.points", "'7333'", reading);
        row("annotation.points", "'333'", reading);
        row("annotation.points", "'33333'", reading);
        row("annotation.points", "'33é3'", reading);
        row("annotation.ballot", "'8'", reading);
        row("annotation.ballot", "'A'", reading);
        row("annotation.ballot", "''", reading);
        row("annotation.first_ms", "'[1]'", reading);
        row("annotation.revision", "0", reading);
        row("annotation.revision", "4294967297", reading);
        row("annotation.position", "-1", reading);
        row("annotation.flagged", "7", reading);
        row("annotation.origin", "'dreamt'", reading);
        row("annotation.visits", "1099511627776", reading);
        row("annotation.focus_losses", "-1", reading);
    }
    row("annotation.points", "'7333'", "counting answers");
    row("annotation.points", "'7333'", "ratings");
    row("annotation.ballot", "'8'", "ratings");
    row("scenario.group_token", "'irony'", "scenarios");
    row("scenario.group_token", "'irony'", "names of scenarios");
    row("scenario.group_token", "'irony'", "subtypes");
    row("scenario.group_token", "'irony'", "scenarios by subtype");
    row("scenario.f1", "'moon'", "scenarios");
    row("scenario.f2", "'equal'", "scenarios");
    row("scenario.f2", "'high_to_low'", "scenarios");
    row("scenario.f2", "'equal'", "scenarios by power");
    row("scenario.guessed", "'[2]'", "scenarios");
    row("person.role", "'owner'", "people");
    row("decision.basis", "'whim'", "decisions");
    row("decision.picks", "'8'", "decisions");
    row("decision.picks", "'~~'", "decisions");
    row("decision.origin", "''", "decisions");
    row("decision.final", "2", "decisions");
    row("decision.withdrawn", "2", "decisions");
    row("decision.shown_order", "'1,x'", "decisions");
    row("decision.shown_order", "'2,0'", "decisions");
    row("decision.first_picks", "'8'", "decisions");
    row("decision.hints", "'{\"polarity\":\"blue\"}'", "decisions");
    row("decision.hints", "'{\"polarity\":\"mixed\",\"nearest\":\"glee\"}'", "decisions");
    row("prediction_set.uuid", "'none'", "sets of predictions");
    row("set_withdrawal.withdrawn", "2", "withdrawn sets");
    row("model_run.uuid", "'none'", "runs of models");
    row("model_request.try", "0", "runs of models");
    row("model_request.status", "4294967296", "runs of models");
    row("scene_run.uuid", "'none'", "written scenes");
    row("scene_request.uuid", "'none'", "written scenes");
    row("scene_request.try", "0", "written scenes");
    row("scene_verdict.verdict", "'taken'", "written scenes");
    row("embedding.vector", "'AAAA'", "topics");     // three bytes
    row("embedding.vector", "'AADAfwAA'", "topics"); // six
    row("embedding.vector", "'AADAfw=='", "topics"); // no number
    row("embedding.vector", "'AAAAA*=='", "topics");
    row("topic_set.uuid", "'none'", "topics");
    row("practice_answer.ballot", "'8'", "practice");
    row("practice_answer.round", "0", "practice");
    row("practice_answer.cues", "'[{}]'", "practice");
    row("repeat_answer.points", "'3383'", "repeats");
    row("consent.accepted", "5", "consents");
    row("self_check.event", "'slept'", "self-checks");
    row("self_check.code", "'too_slow'", "self-checks");
    row("flag_dismissal.part", "'depth'", "dismissals");
    row("flag_dismissal.dismissed", "2", "dismissals");
    row("data_release.names", "'initials'", "releases");
    row("data_release.seed", "'x'", "releases");
    row("data_release.seed", "'99999999999999999999'", "releases");
    row("study_lock.locked", "3", "locks");
    row("draft.points", "'-9--'", "draft");
    row("draft.second", "'[{}]'", "draft");
    row("annotation.second", "'[{}]'", "counting answers");
    row("draft.guess", "'[{}]'", "draft");
    row("annotation.guess", "'[{}]'", "counting answers");
    row("protocol.guess_share", "101", "rules");
    row("annotation.language", "'d e'", "counting answers");
    row("protocol.second_reading", "'three'", "rules");
    row("protocol.more_raters", "-1", "rules");
    row("protocol.reader_form", "'{}'", "rules");
    row("draft.ballot", "'8'", "draft");
    row("desk_draft.basis", "'whim'", "drafts of the desk");
    row("desk_draft.picks", "'8'", "drafts of the desk");
    row("short_draft.points", "'---8'", "short draft");
    row("short_draft.cues", "'[{}]'", "short draft");
    row("protocol.item_order", "'up'", "rules");
    row("protocol.seed", "4294967296", "rules");
    row("protocol.raters_per_item", "0", "rules");
    row("protocol.release_names", "'initials'", "rules");
    row("assignment.position", "0", "assignments");
    row("assignment.seat", "4294967297", "assignments");
    row("assignment.position", "4294967297", "items");
}

void ValuesTest::impossibleValue_isDamage()
{
    QFETCH(QString, column);
    QFETCH(QString, value);
    QFETCH(QString, reading);
    const QTemporaryDir folder;
    FixedClock clock;
    CountingIds ids;
    const auto context = open(folder, {clock, ids, {}});
    const auto& read = readings().at(reading);
    VERIFY_HOLDS(context->db->read([&] { read(*context); }));

    const QStringList place = column.split(u'.');
    const QString& table = place.front();
    const bool isWorkingTable = table == QLatin1String("draft") ||
                                table == QLatin1String("desk_draft") ||
                                table == QLatin1String("assignment");
    const QString id = isWorkingTable                          ? QStringLiteral("scenario_id")
                       : table == QLatin1String("short_draft") ? QStringLiteral("person_id")
                                                               : QStringLiteral("id");
    RawSql raw(context->db->path());
    const QString last = raw.value(
        isWorkingTable && table == QLatin1String("assignment")
            ? QStringLiteral("SELECT max(scenario_id) FROM assignment WHERE person_id = 1")
            : QStringLiteral("SELECT max(%1) FROM %2").arg(id, table));
    QVERIFY(last.toInt() > 0);
    const QString stored = table == QLatin1String("assignment") ? QStringLiteral("seat") : table;
    // All conditions are off: only the reader is left to notice.
    QCOMPARE(raw.runUnguarded(QStringLiteral("UPDATE %1 SET %2 = %3 WHERE %4 = %5")
                                  .arg(stored, place.back(), value, id, last)),
             QString());
    const auto result = context->db->read([&] { read(*context); });
    COMPARE_ERROR(result, ErrorCode::StudyDamaged);
    QCOMPARE(result.error().detail, column);
    QCOMPARE(result.error().line, last.toLongLong());
    QCOMPARE(result.error().value, QString(value).remove(u'\''));
    QCOMPARE(result.error().file, context->db->path());
}

void ValuesTest::impossibleValueOfATeam_isDamage_data()
{
    QTest::addColumn<QString>("column");
    QTest::addColumn<QString>("value");
    const auto row = [](const char* column, const char* value) {
        QTest::addRow("%s = %s", column, value)
            << QString::fromLatin1(column) << QString::fromLatin1(value);
    };
    row("team.port", "0");
    row("team.port", "65536");
    row("team.port", "4294967297");
    row("team.person", "'nobody'");
    row("team.device", "'none'");
    row("team.role", "'owner'");
    row("team.incarnation", "'none'");
    row("cursor.stream", "'none'");
    row("cursor.n", "-1");
    row("cursor.head", "'00'");
    row("peer_chain.device", "'none'");
    row("peer_chain.k", "0");
    row("peer_chain.link", "'zz'");
}

/// These tables are about the file, and the fixture takes part in no team.
void ValuesTest::impossibleValueOfATeam_isDamage()
{
    QFETCH(QString, column);
    QFETCH(QString, value);
    const QTemporaryDir folder;
    FixedClock clock;
    CountingIds ids;
    const auto context = open(folder, {clock, ids, {}});
    const QString id = ids.next().text();
    const QString hash(64, u'0');
    RawSql raw(context->db->path());
    for (const QString& sql :
         {QStringLiteral("INSERT INTO team (id, host, port, database, login, certificate, person, "
                         "device, role, incarnation) VALUES (1, 'h', 5432, 'd', 'l', '', '%1', "
                         "'%1', 'annotator', '%1')")
              .arg(id),
          QStringLiteral("INSERT INTO cursor (stream, key, n, head) VALUES ('%1', 'k', 1, '%2')")
              .arg(id, hash),
          QStringLiteral("INSERT INTO peer_chain (stream, device, k, link) VALUES ('%1', '%1', 1, "
                         "'%2')")
              .arg(id, hash)})
        QCOMPARE(raw.runUnguarded(sql), QString());
    const auto read = [&] {
        return context->db->read([&] {
            context->team.membership();
            context->team.cursors();
        });
    };
    VERIFY_HOLDS(read());
    const QStringList place = column.split(u'.');
    QCOMPARE(raw.runUnguarded(
                 QStringLiteral("UPDATE %1 SET %2 = %3").arg(place.front(), place.back(), value)),
             QString());
    const auto result = read();
    COMPARE_ERROR(result, ErrorCode::StudyDamaged);
    QCOMPARE(result.error().detail, column);
    QCOMPARE(result.error().value, QString(value).remove(u'\''));
}

void ValuesTest::possibleValues_areRead()
{
    const QTemporaryDir folder;
    FixedClock clock;
    CountingIds ids;
    const auto context = open(folder, {clock, ids, {}});
    for (const auto& [name, read] : readings()) {
        const auto result = context->db->read([&, &reading = read] { reading(*context); });
        QVERIFY2(result.has_value(), qPrintable(name + u' ' + QString::fromUtf8(describe(result))));
    }
}

SUBTEXT_TEST(ValuesTest)
#include "valuestest.moc"
