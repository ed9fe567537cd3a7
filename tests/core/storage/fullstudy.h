// SPDX-License-Identifier: MIT
#pragma once

#include "core/desk/deciding.h"
#include "core/domain/ceiscene.h"
#include "core/operation/corrections.h"
#include "core/operation/datalock.h"
#include "core/publishing/releasing.h"
#include "core/storage/coursestore.h"
#include "core/storage/database.h"
#include "core/storage/generatedscenestore.h"
#include "core/storage/handoutstore.h"
#include "core/storage/mappingstore.h"
#include "core/storage/modelrunstore.h"
#include "core/storage/predictionstore.h"
#include "core/storage/qualitystore.h"
#include "core/storage/rowstamps.h"
#include "core/storage/topicstore.h"
#include "core/travel/importing.h"
#include "tests/support/checks.h"
#include "tests/support/rawsql.h"
#include "tests/support/releases.h"
#include "tests/support/teststudy.h"
#include "tests/support/uuids.h"

namespace subtext::test {

/// A row in every table of a course, written as the stores write them.
inline void addCourse(TestStudy& study)
{
    study.close();
    auto database = Database::open(study.path(), Database::Mode::ReadWrite);
    VERIFY_HOLDS(database);
    const PersonId person{1};
    const QString digest(64, u'a');
    const SystemClock clock;
    VERIFY_HOLDS((*database)->write([&] {
        (*database)->stamps().use(clock);
        CourseStore course(**database);
        course.setTaskText(TaskText::Guideline, QStringLiteral("# Ours"), 1);
        MappingStore(**database).insert(QStringLiteral("{\"columns\":{}}"), 1);
        PredictionStore predictions(**database);
        const Uuid batch = uuidFor(QStringLiteral("b"));
        predictions.insert({batch,
                            1,
                            {QStringLiteral("m"), QStringLiteral("cot"), QStringLiteral("1")},
                            QStringLiteral("m.csv")},
                           person);
        predictions.insert(uuidFor(QStringLiteral("q")), batch, ScenarioId{1},
                           QStringLiteral("{\"label\":\"joy\"}"));
        predictions.insert(uuidFor(QStringLiteral("w")),
                           {{QStringLiteral("m"), QStringLiteral("cot"), QStringLiteral("1")},
                            1,
                            true,
                            QStringLiteral("wrong"),
                            person});
        predictions.setPart(ScenarioId{1}, Partition::Train, 1);
        ModelRunStore runs(**database);
        const Uuid run = uuidFor(QStringLiteral("run"));
        runs.insert({run,
                     1,
                     {QStringLiteral("m"), QStringLiteral("cot"), QStringLiteral("1")},
                     QStringLiteral("https://a.org"),
                     QStringLiteral("openai"),
                     QStringLiteral("{}")},
                    {});
        ModelRequest request;
        request.scenario = ScenarioId{1};
        request.question = QStringLiteral("emotion");
        request.headers = QStringLiteral("{}");
        runs.insert(uuidFor(QStringLiteral("request")), run, request);
        runs.insertConsent(uuidFor(QStringLiteral("consent")), 1, QStringLiteral("https://a.org"),
                           QByteArray(64, 'a'), {});
        GeneratedSceneStore scenes(**database);
        const Uuid writing = uuidFor(QStringLiteral("writing"));
        scenes.insert({writing, 1, QStringLiteral("m"), QStringLiteral("https://a.org"),
                       QStringLiteral("openai"), QByteArray(64, 'b'), QStringLiteral("{}")},
                      person);
        SceneRequest scene;
        scene.uuid = uuidFor(QStringLiteral("scene"));
        scene.event = QStringLiteral("e1");
        scene.source = QStringLiteral("{}");
        scene.promptSha256 = QByteArray(64, 'c');
        scene.headers = QStringLiteral("{}");
        scenes.insert(writing, scene);
        scenes.insert(uuidFor(QStringLiteral("verdict")),
                      {scene.uuid, 1, SceneVerdictKind::Accepted, QStringLiteral("Text."),
                       QString(), ScenarioId{1}},
                      person);
        TopicStore topics(**database);
        topics.insert(uuidFor(QStringLiteral("embedding")), {ScenarioId{1},
                                                             1,
                                                             QStringLiteral("m"),
                                                             QStringLiteral("https://a.org"),
                                                             QByteArray(64, 'd'),
                                                             {0.5F, -1.0F}});
        topics.insert({uuidFor(QStringLiteral("topics")), 1, QStringLiteral("m"),
                       QStringLiteral("{}"), QStringLiteral("{}")},
                      person);
        course.setTaskText(TaskText::Phrases, QStringLiteral("Seen twice."), 1);
        course.setTaskText(TaskText::Consent, QStringLiteral("Please."), 1);
        course.insertConsent({uuidFor(QStringLiteral("c")), person, 1, digest, 1, true});
        course.insertPractice({uuidFor(QStringLiteral("p")), person, QStringLiteral("first"), 1, 1,
                               completeAnswer(), 5});
        course.insertRepeat(
            {uuidFor(QStringLiteral("r")), person, ScenarioId{1}, 1, completeAnswer(), 5});
        course.saveShortDraft(
            person, {ShortItem::practice(QStringLiteral("first")), 1, completeAnswer(), 5});
        course.insertPassphrase(person, QStringLiteral("$argon2id$v=19$x"), 1);
        course.setWithdrawn(person, true, 1);
        HandOutStore handOuts(**database);
        handOuts.insert({uuidFor(QStringLiteral("h")), person, 1, QStringLiteral("x.subtext"), 1});
        handOuts.mark(uuidFor(QStringLiteral("h")), person, 1);
        QualityStore(**database)
            .insertSelfCheck(uuidFor(QStringLiteral("s")),
                             {person, ScenarioId{1}, QualityCode::ContradictionPositive,
                              SelfCheckAction::Kept, 1});
        handOuts.insertMerged({uuidFor(QStringLiteral("m")), 1, QStringLiteral("x.subtext"), digest,
                               person, 1, 0, 0, QStringLiteral("[]")});
    }));
}

/// What a study of one item and one person has by way of its services.
inline void addWork(TestStudy& study)
{
    Draft draft;
    draft.answer = completeAnswer();
    VERIFY_HOLDS(study.labelling().submit(study.person(1), study.scenario(1),
                                          submissionOf(completeAnswer())));
    VERIFY_HOLDS(study.labelling().saveDraft(study.person(1), study.scenario(1), draft));
    VERIFY_HOLDS(study.labelling().handIn(study.person(1)));
    const QString gold = writeFile(study.filePath(QStringLiteral("gold.csv")),
                                   "id,subtype,speaker_role,listener_role,context,utterance,gold\n"
                                   "g,mixed-signals,a,b,c,u,joy\n");
    VERIFY_HOLDS(study->importing().importFiles({gold}, {}));
    DeskDraft half;
    half.note = QStringLiteral("half");
    VERIFY_HOLDS(study->deciding().saveDraft(study.person(1), study.scenario(1), half));
    VERIFY_HOLDS(study->corrections().correct(study.scenario(1),
                                              {{ScenePart::Context, QStringLiteral("Mended.")}},
                                              QStringLiteral("broken"), {}));
    VERIFY_HOLDS(study->dataLock().lock(QStringLiteral("done"), {}));
    VERIFY_HOLDS(study->releasing().answer(QStringLiteral("creators"), QStringLiteral("us"), {}));
    const auto released = study->releaseDrafting().draft({}, {});
    VERIFY_HOLDS(released);
    VERIFY_HOLDS(study->releasing().record(*released, filesOf(*released), {}));
}

/// A row in each of the tables that the two leave out.
inline void addRemainingRows(RawSql& sql)
{
    for (
        const char* row :
        {"second_look (uuid, rank_at, at, scenario_id, person_id, decision_uuid, picks, "
         "shown_order, active_ms) VALUES ('k', 1, 1, 1, 1, 'd', '1', '1', 1)",
         "label_again (uuid, rank_at, at, scenario_id, reason, asked) VALUES ('l', 1, 1, 1, "
         "'clause 3', 1)",
         "further_rater (uuid, rank_at, at, scenario_id, person_id, gain) VALUES ('f', 1, 1, 1, "
         "1, 500000)",
         "reader_answer (uuid, person_id, field, value, answered_at) VALUES ('r', 1, 'age', "
         "'18-27', 1)",
         "norming_round (uuid, rank_at, at, title, questions, items, people) VALUES ('n', 1, 1, "
         "'First', '[\"emotion\"]', '[\"i\"]', '[\"p\"]')",
         "norming_event (uuid, rank_at, at, round_uuid, event, content) VALUES ('e', 1, 1, 'n', "
         "'opened', '{}')",
         "norming_commitment (uuid, rank_at, at, person_id, round_uuid, sha256) VALUES ('m', 1, 1, "
         "1, 'n', replace(hex(zeroblob(32)), '0', 'a'))",
         "norming_vote (uuid, rank_at, at, person_id, round_uuid, pass, votes, nonce) VALUES ('v', "
         "1, 1, 1, 'n', 2, '{}', '')",
         "item_question (uuid, at, person_id, scenario_id, text) VALUES ('q', 1, 1, 1, 'Who?')",
         "item_reply (uuid, rank_at, at, person_id, scenario_id, question_uuid, text, role) "
         "VALUES ('p', 1, 1, 1, 1, 'q', 'She.', 'coordinator')",
         "question_draft VALUES (1, 1, 1, 'And he?')", "reply_draft VALUES (1, 'q', 1, 'He t')"})
        QCOMPARE(sql.run(QStringLiteral("INSERT INTO ") + QLatin1String(row)), QString());
}

} // namespace subtext::test
