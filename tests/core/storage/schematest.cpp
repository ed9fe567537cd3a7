// SPDX-License-Identifier: MIT
#include "core/storage/migrator.h"
#include "tests/core/storage/fullstudy.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

/// What the file itself refuses, whatever program writes to it.
class SchemaTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void everyVersion_isKnownByItsDigest();
    void everyTable_isStrict();
    void statedRows_stay_data();
    void statedRows_stay();
    void impossibleRows_areRefused_data();
    void impossibleRows_areRefused();
    void wrongTypes_areRefused();
    void rowsOfNobody_areRefused();

private:
    std::unique_ptr<TestStudy> m_study;
    std::unique_ptr<RawSql> m_sql;
};

// One row at least in every table.
void SchemaTest::init()
{
    m_study = std::make_unique<TestStudy>(TestStudy::single());
    addWork(*m_study);
    addCourse(*m_study);
    m_study->close();
    m_sql = std::make_unique<RawSql>(m_study->path());
    addRemainingRows(*m_sql);
    QCOMPARE(m_sql->run(QStringLiteral("PRAGMA foreign_keys = ON")), QString());
}

void SchemaTest::cleanup()
{
    m_sql.reset();
    m_study.reset();
}

void SchemaTest::everyVersion_isKnownByItsDigest()
{
    QCOMPARE(unknownSchemas().join(u'\n'), QString()); // else every opening makes all of them anew
}

void SchemaTest::everyTable_isStrict()
{
    const QString tables = QStringLiteral("FROM pragma_table_list WHERE schema = 'main' "
                                          "AND type = 'table' AND name NOT LIKE 'sqlite_%'");
    QCOMPARE(m_sql->value(QStringLiteral("SELECT count(*) ") + tables), QStringLiteral("74"));
    QCOMPARE(m_sql->value(QStringLiteral("SELECT group_concat(name) ") + tables +
                          QStringLiteral(" AND strict = 0")),
             QString());
}

void SchemaTest::statedRows_stay_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("change");
    const auto row = [](const char* table, const char* change) {
        QTest::newRow(table) << QString::fromLatin1(table) << QString::fromLatin1(change);
    };
    row("annotation", "explanation = 'other'");
    row("decision", "picks = '2'");
    row("visit", "active_ms = 1");
    row("audit", "detail = '{}'");
    row("protocol", "seed = 7");
    row("hand_in", "submitted = 99");
    row("study_lock", "locked = 0");
    row("datasheet_answer", "text = 'other'");
    row("data_release", "checksum = ''");
    row("self_check", "code = 'too_fast'");
    row("guideline", "markdown = 'other'");
    row("consent_text", "text = 'other'");
    row("task_text", "text = 'other'");
    row("import_mapping", "mapping = '{}'");
    row("consent", "accepted = 0");
    row("practice_answer", "ballot = '2'");
    row("repeat_answer", "ballot = '2'");
    row("passphrase", "hash = ''");
    row("withdrawal", "withdrawn = 0");
    row("handout", "file = 'other'");
    row("handout_mark", "at = 2");
    row("merged_file", "taken = 99");
    row("person_change", "name = 'other'");
    row("assignment_change", "given = 0");
    row("scene_change", "reason = 'other'");
    row("task", "document = 'other'");
    row("prediction_set", "model = 'other'");
    row("prediction", "answer = '{}'");
    row("set_withdrawal", "withdrawn = 0");
    row("scenario_part", "part = 'val'");
    row("model_run", "model = 'other'");
    row("model_request", "answer = 'other'");
    row("model_consent", "host = 'other'");
    row("scene_run", "model = 'other'");
    row("scene_request", "answer = 'other'");
    row("scene_verdict", "reason = 'other'");
    row("embedding", "model = 'other'");
    row("second_look", "active_ms = 9");
    row("label_again", "reason = 'other'");
    row("further_rater", "gain = 7");
    row("reader_answer", "value = 'other'");
    row("norming_round", "title = 'other'");
    row("norming_event", "event = 'closed'");
    row("norming_commitment", "sha256 = replace(hex(zeroblob(32)), '0', 'b')");
    row("norming_vote", "votes = '{\"a\":1}'");
    row("item_question", "text = 'other'");
    row("item_reply", "text = 'other'");
    row("topic_set", "topics = '{\"a\":1}'");
}

void SchemaTest::statedRows_stay()
{
    QFETCH(QString, table);
    QFETCH(QString, change);
    const QString count = QStringLiteral("SELECT count(*) FROM ") + table;
    const QString before = m_sql->value(count);
    QVERIFY(before.toInt() > 0);
    const QString refused = QStringLiteral("append-only");
    QCOMPARE(m_sql->run(QStringLiteral("UPDATE %1 SET %2").arg(table, change)), refused);
    QCOMPARE(m_sql->run(QStringLiteral("DELETE FROM ") + table), refused);
    QCOMPARE(m_sql->value(count), before);
    const QString changed = QStringLiteral("SELECT count(*) FROM %1 WHERE %2").arg(table, change);
    QCOMPARE(m_sql->value(changed), QStringLiteral("0"));
}

void SchemaTest::impossibleRows_areRefused_data()
{
    QTest::addColumn<QString>("sql");
    const auto row = [](const char* name, const char* sql) {
        QTest::newRow(name) << QString::fromLatin1(sql);
    };
    // What a submission copies from the answer that is there, but for one column.
    const QByteArray like =
        "INSERT INTO annotation (uuid, person_id, scenario_id, revision, origin, "
        "ballot, points, explanation, flagged, "
        "flag_reason, position) VALUES ('u', 1, 1, 9, ";
    const QByteArray spoken = "INSERT INTO annotation (uuid, person_id, scenario_id, revision, "
                              "origin, ballot, points, explanation, flagged, flag_reason, "
                              "language) SELECT 'u', person_id, scenario_id, 9, origin, ballot, "
                              "points, '', 0, '', ";
    for (const char* language : {"''", "'d e'", "'1a'", "replace(hex(zeroblob(18)), '0', 'a')"})
        row(QByteArray("answer in ") + language, spoken + language + " FROM annotation LIMIT 1");
    const QByteArray second = "INSERT INTO annotation (uuid, person_id, scenario_id, revision, "
                              "origin, ballot, points, explanation, flagged, flag_reason, "
                              "second) SELECT 'u', person_id, scenario_id, 9, origin, ballot, "
                              "points, '', 0, '', ";
    for (const char* said :
         {"'nothing'", "'[]'", "'[{' || replace(hex(zeroblob(20000)), '0', 'x') || '}]'"})
        row(QByteArray("second answer ") + said, second + said + " FROM annotation LIMIT 1");
    const QByteArray guess = QByteArray(second).replace("second)", "guess)");
    for (const char* said :
         {"'nothing'", "'[]'", "'[{' || replace(hex(zeroblob(5000)), '0', 'x') || '}]'"})
        row(QByteArray("guess ") + said, guess + said + " FROM annotation LIMIT 1");
    row("prediction of no set", "INSERT INTO prediction (uuid, rank_at, set_uuid, scenario_id, "
                                "answer) VALUES ('u', 1, 'nobody', 1, '{}')");
    row("prediction that is no object", "INSERT INTO prediction (uuid, rank_at, set_uuid, "
                                        "scenario_id, answer) SELECT 'u', 1, uuid, 1, '[]' FROM "
                                        "prediction_set");
    row("set of no model", "INSERT INTO prediction_set (uuid, rank_at, at, model, mode, run, file) "
                           "VALUES ('u', 1, 1, '', 'cot', '1', 'x')");
    row("set withdrawn for no reason",
        "INSERT INTO set_withdrawal (uuid, rank_at, at, model, mode, run, withdrawn, reason) "
        "VALUES ('u', 1, 1, 'm', 'cot', '1', 1, ' ')");
    const QByteArray asked =
        "INSERT INTO model_request (uuid, rank_at, at, run_uuid, scenario_id, question, try, "
        "request, status, fault, headers, answer, took_ms, finish) SELECT 'u', 1, 1, ";
    row("request of no run", "INSERT INTO model_request (uuid, rank_at, at, run_uuid, scenario_id, "
                             "question, try, request, status, fault, headers, answer, took_ms, "
                             "finish) VALUES ('u', 1, 1, 'nobody', 1, 'q', 1, '', 0, '', '{}', "
                             "'', 0, '')");
    row("zeroth try", asked + "uuid, 1, 'q', 0, '', 0, '', '{}', '', 0, '' FROM model_run");
    row("unknown finish", asked + "uuid, 1, 'q', 1, '', 0, '', '{}', '', 0, 'so' FROM model_run");
    row("time before it began",
        asked + "uuid, 1, 'q', 1, '', 0, '', '{}', '', -1, '' FROM model_run");
    row("run of no model", "INSERT INTO model_run (uuid, rank_at, at, model, mode, run, host, "
                           "kind, parameters) VALUES ('u', 1, 1, '', 'cot', '1', 'h', 'k', '{}')");
    row("consent to no template", "INSERT INTO model_consent (uuid, rank_at, at, host, "
                                  "template_sha256) VALUES ('u', 1, 1, 'h', 'short')");
    const QByteArray judged = "INSERT INTO scene_verdict (uuid, rank_at, at, request_uuid, "
                              "verdict, text, reason, scenario_id) SELECT 'u', 1, 1, ";
    row("verdict on nothing", "INSERT INTO scene_verdict (uuid, rank_at, at, request_uuid, "
                              "verdict, text, reason) VALUES ('u', 1, 1, 'no', 'refused', '', '')");
    row("scene of no scenario", judged + "uuid, 'accepted', 'x', '', NULL FROM scene_request");
    row("scenario that was refused", judged + "uuid, 'refused', '', '', 1 FROM scene_request");
    row("scene without words", judged + "uuid, 'edited', '', '', 1 FROM scene_request");
    row("unknown verdict", judged + "uuid, 'so', 'x', '', 1 FROM scene_request");
    row("embedding without numbers",
        "INSERT INTO embedding (uuid, rank_at, at, scenario_id, model, host, text_sha256, vector) "
        "SELECT 'u', 1, 1, scenario_id, model, host, text_sha256, '' FROM embedding");
    row("topics that are no document", "INSERT INTO topic_set (uuid, rank_at, at, model, "
                                       "parameters, topics) VALUES ('u', 1, 1, 'm', '{}', '[]')");
    row("part that is none", "INSERT INTO scenario_part (uuid, rank_at, at, scenario_id, part) "
                             "VALUES ('u', 1, 1, 1, 'dev')");
    row("second study", "INSERT INTO study VALUES (2, 'u', 't', 'cei', 0)");
    row("task without a name", "UPDATE study SET task = ''");
    row("unknown emotion", like + "'entered', '8', '3333', '', 0, '', 1)");
    row("scale beyond its end", like + "'entered', '0', '7333', '', 0, '', 1)");
    row("missing scale", like + "'entered', '0', '3-33', '', 0, '', 1)");
    row("no emotion at all", like + "'entered', '-', '3333', '', 0, '', 1)");
    row("flag without a reason", like + "'entered', '0', '3333', '', 1, ' ', 1)");
    row("unknown origin", like + "'guessed', '0', '3333', '', 0, '', 1)");
    row("same id again", QByteArray(like).replace("'u'", "(SELECT uuid FROM annotation)") +
                             "'entered', '0', '3333', '', 0, '', 1)");
    row("empty code", "INSERT INTO person VALUES (null, 'u', '', 'x', 'annotator', 9)");
    row("code in another case",
        "INSERT INTO person VALUES (null, 'u', 'a01', 'x', 'annotator', 9)");
    row("unknown role", "INSERT INTO person VALUES (null, 'u', 'B01', 'x', 'boss', 9)");
    row("scenario again",
        "INSERT INTO scenario (uuid, ordinal, group_token, source_id, f5, f6) "
        "SELECT 'u', ordinal, group_token, source_id, f5, f6 FROM scenario LIMIT 1");
    row("unknown group", "UPDATE scenario SET group_token = 'teasing'");
    row("scenario of no group", "UPDATE scenario SET group_token = NULL");
    row("scenario without its hero", "UPDATE scenario SET f6 = NULL");
    row("unknown word of a field", "UPDATE scenario SET f2 = 'above'");
    row("change of no field", "INSERT INTO scene_change (uuid, rank_at, at, scenario_id, part, "
                              "old_text, new_text, reason, labelled) VALUES ('u', 1, 1, 1, "
                              "'mood', 'a', 'b', 'why', '[]')");
    row("two ballots in one", like + "'entered', '01', '3333', '', 0, '', 1)");
    row("swept by nobody", QByteArray(like).replace("ballot,", "swept, ballot,") +
                               "'entered', '0', '0', '3333', '', 0, '', 1)");
    row("short hash", "INSERT INTO audit VALUES (null, 0, 'a', '{}', x'00')");
    row("negative time", "INSERT INTO visit VALUES (null, 'u', 1, 1, 0, -1, 0, 0)");
    const auto decision = [](const QByteArray& column, const QByteArray& value) {
        return "INSERT INTO decision (uuid, rank_at, scenario_id, basis, note, picks, "
               "origin, " +
               column + ") VALUES ('u', 9, 1, 'override', '', '0', 'entered', " + value + ')';
    };
    row("unknown first pick", decision("first_picks", "'8'"));
    row("hints that are no list of them", decision("hints", "'good'"));
    row("negative time at the desk", decision("active_ms", "-1"));
    row("final of its own kind", decision("final", "2"));
    row("withdrawn of its own kind", decision("withdrawn", "2"));
    row("final without saying", decision("final", "NULL"));
    row("answer to nothing",
        "INSERT INTO datasheet_answer VALUES (null, 'u', 1, '', 't', null, 0)");
    row("endless answer", "INSERT INTO datasheet_answer VALUES (null, 'u', 1, 'creators', "
                          "printf('%.*c', 20001, 'x'), null, 0)");
    row("same answer again", "INSERT INTO datasheet_answer SELECT null, uuid, rank_at, token, "
                             "text, by_person, at FROM datasheet_answer");
    const auto release = [](const QByteArray& column, const QByteArray& value) {
        const QByteArray columns =
            "rank_at, version, date, names, seed, extended, checksum, overridden, "
            "contents, changelog, at";
        return "INSERT INTO data_release (uuid, " + columns + ") SELECT 'u', " +
               QByteArray(columns).replace(column, value) + " FROM data_release";
    };
    row("version of two numbers", release("version", "'1.0'"));
    row("version of four numbers", release("version", "'1.0.0.0'"));
    row("version with a word", release("version", "'1.0.0-rc1'"));
    row("date with a time", release("date", "'2026-03-01T00:00'"));
    row("release under initials", release("names", "'initials'"));
    row("negative seed", release("seed", "'-1'"));
    row("extended of its own kind", release("extended", "2"));
    row("short checksum", release("checksum", "'ab'"));
    row("checksum in capitals", release("checksum", "upper(checksum)"));
    const QByteArray deskDraft = "UPDATE desk_draft SET ";
    row("desk draft twice", "INSERT INTO desk_draft SELECT * FROM desk_draft");
    row("desk draft of its own kind", deskDraft + "held = 2");
    row("desk draft with an unknown pick", deskDraft + "picks = '8'");
    row("desk draft with an unknown first pick", deskDraft + "first_picks = '8'");
    row("desk draft with an unknown basis", deskDraft + "basis = 'luck'");
    row("desk draft of negative time", deskDraft + "active_ms = -1");
    row("lock without a reason", "INSERT INTO study_lock VALUES (null, 'u', 0, 1, ' ', 1, 0)");
    row("lock of its own kind", "INSERT INTO study_lock VALUES (null, 'u', 0, 2, 'x', 1, 0)");
    // The rules that are there, but for one column.
    const auto protocol = [](const QByteArray& column, const QByteArray& value) {
        const QByteArray columns = "rank_at, at, raters_per_item, seed, item_order, "
                                   "explanation_required, names_shown, practice, repeats, "
                                   "consent_required, release_names";
        return "INSERT INTO protocol (uuid, " + columns + ") SELECT 'u', " +
               QByteArray(columns).replace(column, value) + " FROM protocol LIMIT 1";
    };
    row("names half shown", protocol("names_shown", "2"));
    row("no raters",
        "INSERT INTO protocol VALUES (null, 'u', 0, 0, 0, 0, 1, 'file', 1, 0, 0, 0, 0, "
        "'codes', 0, 0, 0, "
        "0, 'off', 0, null)");
    row("form about readers that is no document",
        "INSERT INTO protocol SELECT null, 'u', rank_at, at, raters_per_item, more_raters, seed, "
        "item_order, "
        "explanation_required, names_shown, practice, repeats, consent_required, release_names, "
        "cues_asked, second_looks, practice_bar, questions_allowed, second_reading, guess_share, "
        "'[]' FROM protocol LIMIT 1");
    row("reader answering in their own words",
        "INSERT INTO reader_answer VALUES (null, 'u', 1, 'age', 'I am 42', 0)");
    row("reader answering nothing that is asked",
        "INSERT INTO reader_answer VALUES (null, 'u', 1, 'Your age', 'a', 0)");
    row("second reading of its own kind",
        "INSERT INTO protocol SELECT null, 'u', rank_at, at, raters_per_item, more_raters, seed, "
        "item_order, "
        "explanation_required, names_shown, practice, repeats, consent_required, release_names, "
        "cues_asked, second_looks, practice_bar, questions_allowed, 'three', 0, null FROM protocol "
        "LIMIT 1");
    row("more raters than two",
        "INSERT INTO protocol SELECT null, 'u', rank_at, at, raters_per_item, 3, seed, item_order, "
        "explanation_required, names_shown, practice, repeats, consent_required, release_names, "
        "cues_asked, second_looks, practice_bar, questions_allowed, second_reading, guess_share, "
        "reader_form "
        "FROM protocol "
        "LIMIT 1");
    row("further rater who would surely change more",
        "INSERT INTO further_rater VALUES (null, 'g', 1, 1, 1, 1, 1000001)");
    row("norming round without a title",
        "INSERT INTO norming_round VALUES (null, 'o', 1, 1, '', '[\"q\"]', '[\"i\"]', "
        "'[\"p\"]')");
    row("norming round about nothing",
        "INSERT INTO norming_round VALUES (null, 'o', 1, 1, 'T', '[\"q\"]', '[]', '[\"p\"]')");
    row("norming round of another state",
        "INSERT INTO norming_event VALUES (null, 'o', 1, 1, 'n', 'begun', '{}')");
    row("commitment that is no digest",
        "INSERT INTO norming_commitment VALUES (null, 'o', 1, 1, 1, 'n', 'abc')");
    row("first vote without its nonce",
        "INSERT INTO norming_vote VALUES (null, 'o', 1, 1, 1, 'n', 1, '{}', '')");
    row("third vote", "INSERT INTO norming_vote VALUES (null, 'o', 1, 1, 1, 'n', 3, '{}', '')");
    row("more second looks than splits", protocol("second_looks", "101"));
    row("practice bar past everything", protocol("practice_bar", "101"));
    row("more guesses than items", protocol("guess_share", "101"));
    row("questions of their own kind", protocol("questions_allowed", "2"));
    row("question without words",
        "INSERT INTO item_question (uuid, at, person_id, scenario_id, text) VALUES ('q', 1, 1, 1, "
        "' ')");
    row("blank draft of a question", "UPDATE question_draft SET text = ' '");
    row("draft of a question twice", "INSERT INTO question_draft SELECT * FROM question_draft");
    row("blank draft of a reply", "UPDATE reply_draft SET text = ' '");
    row("draft of a reply twice", "INSERT INTO reply_draft SELECT * FROM reply_draft");
    row("reply of somebody else",
        "INSERT INTO item_reply (uuid, rank_at, at, person_id, scenario_id, question_uuid, text, "
        "role) VALUES ('p', 1, 1, 1, 1, 'q', 'So.', 'annotator')");
    row("labels again for no reason",
        "INSERT INTO label_again (uuid, rank_at, at, scenario_id, reason, asked) VALUES ('l', 1, "
        "1, 1, ' ', 1)");
    row("second look with an unknown pick",
        "INSERT INTO second_look (uuid, rank_at, at, scenario_id, person_id, decision_uuid, picks, "
        "shown_order, active_ms) VALUES ('k', 1, 1, 1, 1, 'd', '?', '', 1)");
    row("practice of its own kind", protocol("practice", "2"));
    row("fewer than no repeats", protocol("repeats", "-1"));
    row("consent of its own kind", protocol("consent_required", "2"));
    row("released under initials", protocol("release_names", "'initials'"));
    row("consent to half a checksum", "INSERT INTO consent VALUES (null, 'u', 1, 0, 'ab', 0, 1)");
    row("consent to a text before the first",
        "INSERT INTO consent SELECT null, 'u', 1, 0, text_sha256, -1, 1 FROM consent");
    row("half a consent",
        "INSERT INTO consent SELECT null, 'u', 1, 0, text_sha256, 0, 2 FROM consent");
    row("consent again", "INSERT INTO consent SELECT null, uuid, 1, 0, text_sha256, 0, 1 "
                         "FROM consent");
    const QByteArray practised = "INSERT INTO practice_answer VALUES (null, 'u', 1, ";
    row("practice with an unknown emotion", practised + "'p1', 1, 0, '8', '3333', NULL, 0)");
    row("practice without a scale", practised + "'p1', 1, 0, '0', '333-', NULL, 0)");
    row("practice beyond the scale", practised + "'p1', 1, 0, '0', '3733', NULL, 0)");
    row("practice of nothing", practised + "'', 1, 0, '0', '3333', NULL, 0)");
    row("practice before the first round", practised + "'p1', 0, 0, '0', '3333', NULL, 0)");
    row("practice with no list of marks", practised + "'p1', 1, 0, '0', '3333', '{}', 0)");
    row("practice with nothing marked", practised + "'p1', 1, 0, '0', '3333', '[]', 0)");
    row("repeat in negative time",
        "INSERT INTO repeat_answer VALUES (null, 'u', 1, 1, 0, '0', '3333', -1)");
    row("repeat beyond the scale",
        "INSERT INTO repeat_answer VALUES (null, 'u', 1, 1, 0, '0', '7333', 1)");
    const QByteArray shortDraft = "UPDATE short_draft SET ";
    row("short draft twice", "INSERT INTO short_draft SELECT * FROM short_draft");
    row("short draft of an unknown kind", shortDraft + "kind = 'other'");
    row("short draft of nothing", shortDraft + "item = ''");
    row("short draft with an unknown emotion", shortDraft + "ballot = '8'");
    for (const char* points : {"7---", "-7--", "--7-", "---7", "---", "-----", "~---"})
        row(QByteArray("short draft of points ") + points,
            shortDraft + "points = '" + points + "'");
    row("short draft with no list of marks", shortDraft + "cues = 'nothing'");
    row("short draft with endless marks",
        shortDraft + "cues = '[{' || replace(hex(zeroblob(9999)), '0', 'x') || '}]'");
    row("short draft in negative time", shortDraft + "active_ms = -1");
    row("passphrase in the open", "INSERT INTO passphrase VALUES (null, 'u', 1, 0, 'sesame')");
    const QByteArray change = "INSERT INTO person_change VALUES (null, 'u', 0, 'p', 0, ";
    row("change of nothing", change + "NULL, NULL, NULL, NULL)");
    row("person without a place", change + "NULL, 'B01', 'x', 'annotator')");
    row("person without a role", change + "9, 'B01', 'x', NULL)");
    row("person of an unknown role", change + "9, 'B01', 'x', 'boss')");
    row("items that are no list",
        "INSERT INTO assignment_change VALUES (null, 'u', 0, 1, 0, 1, '{}')");
    row("half given", "INSERT INTO assignment_change VALUES (null, 'u', 0, 1, 0, 2, '[]')");
    row("half taken", "UPDATE seat SET live = 2");
    const QByteArray scene =
        "INSERT INTO scene_change (uuid, rank_at, at, scenario_id, part, old_text, new_text, "
        "left_out, reason, labelled) VALUES ('u', 0, 0, 1, ";
    row("scene change about nothing", scene + "NULL, NULL, NULL, NULL, 'x', '[]')");
    row("scene change about two things", scene + "'context', 'a', 'b', 1, 'x', '[]')");
    row("correction without the old text", scene + "'context', NULL, 'b', NULL, 'x', '[]')");
    row("correction without a text", scene + "'context', 'a', NULL, NULL, 'x', '[]')");
    row("correction of an unknown part", scene + "'title', 'a', 'b', NULL, 'x', '[]')");
    row("half left out", scene + "NULL, NULL, NULL, 2, 'x', '[]')");
    row("scene change read by no list", scene + "NULL, NULL, NULL, 1, 'x', '{}')");
    row("half withdrawn", "INSERT INTO withdrawal VALUES (null, 'u', 0, 1, 0, 2)");
    row("hand-out of fewer than no items",
        "INSERT INTO handout VALUES (null, 'u', 1, 0, 'x.subtext', -1)");
    row("second owner", "INSERT INTO handout_mark VALUES (2, 'u', 1, 0)");
    row("merged file without a checksum",
        "INSERT INTO merged_file VALUES (null, 'u', 0, 'x', '', 1, 0, 0, 0, '[]')");
    row("merged file with fewer than no rows",
        "INSERT INTO merged_file SELECT null, 'u', 0, 'x', sha256, 1, -1, 0, 0, '[]' "
        "FROM merged_file");
}

void SchemaTest::impossibleRows_areRefused()
{
    QFETCH(QString, sql);
    const QString error = m_sql->run(sql);
    QVERIFY2(error.contains(QLatin1String("constraint failed")) ||
                 error == QLatin1String("not of this task"),
             qUtf8Printable(error));
}

void SchemaTest::wrongTypes_areRefused()
{
    const QString error =
        m_sql->run(QStringLiteral("INSERT INTO visit VALUES (null, 'u', 1, 1, 'noon', 0, 0, 0)"));
    QVERIFY2(error.contains(QLatin1String("cannot store TEXT value in INTEGER column")),
             qUtf8Printable(error));
}

void SchemaTest::rowsOfNobody_areRefused()
{
    const QString words = QStringLiteral("FOREIGN KEY constraint failed");
    QCOMPARE(m_sql->run(QStringLiteral("INSERT INTO visit VALUES (null, 'u', 99, 1, 0, 0, 0, 0)")),
             words);
    QCOMPARE(
        m_sql->run(QStringLiteral("INSERT INTO study_lock VALUES (null, 'u', 0, 1, 'x', 99, 0)")),
        words);
    QCOMPARE(m_sql->run(QStringLiteral("UPDATE desk_draft SET person_id = 99")), words);
    QCOMPARE(m_sql->run(QStringLiteral("UPDATE short_draft SET person_id = 99")), words);
    QCOMPARE(m_sql->run(QStringLiteral("UPDATE question_draft SET scenario_id = 99")), words);
    QCOMPARE(m_sql->run(QStringLiteral("UPDATE reply_draft SET person_id = 99")), words);
    QCOMPARE(m_sql->run(QStringLiteral("UPDATE reply_draft SET question_uuid = 'x'")), words);
    QCOMPARE(
        m_sql->run(QStringLiteral(
            "INSERT INTO decision (uuid, rank_at, scenario_id, basis, note, picks, "
            "origin, second_person_id) VALUES ('u', 1, 9, 'override', '', '0', 'entered', 99)")),
        words);
    QCOMPARE(m_sql->run(QStringLiteral("DELETE FROM seat")), words); // it was worked on
    QCOMPARE(m_sql->run(QStringLiteral("DELETE FROM person")), words);
}

SUBTEXT_TEST(SchemaTest)
#include "schematest.moc"
