// SPDX-License-Identifier: MIT
#include "core/storage/portabletables.h"

#include <algorithm>
#include <array>

namespace subtext {
namespace {

/// The kinds of columns by their bare names, which elsewhere mean other things.
namespace portable {

using Column = PortableColumn;

struct Of
{
    ColumnKind kind;
    constexpr Column operator()(const char* name) const { return {QLatin1String(name), kind}; }
};

constexpr Of Person{ColumnKind::Person};
constexpr Of Scenario{ColumnKind::Scenario};
constexpr Of Word{ColumnKind::Word};
constexpr Of Text{ColumnKind::Text};
constexpr Of Name{ColumnKind::Name};
constexpr Of Document{ColumnKind::Document};
constexpr Of Moment{ColumnKind::Moment};
constexpr Of Duration{ColumnKind::Duration};
constexpr Of Count{ColumnKind::Count};
constexpr Of Ordinal{ColumnKind::Ordinal};

constexpr std::array ScenarioColumns{
    Ordinal("ordinal"), Word("group_token"), Document("source_id"), Document("guessed"),
    Document("f1"),     Document("f2"),      Document("f3"),        Document("f4"),
    Document("f5"),     Document("f6"),      Document("f7"),        Document("f8"),
    Document("f9"),     Document("f10"),     Document("f11"),       Document("f12")};
constexpr std::array TaskColumns{Moment("rank_at"), Moment("at"), Document("document"),
                                 Word("sha256")};
constexpr std::array PersonChangeColumns{Moment("rank_at"),  Name("person"), Moment("at"),
                                         Ordinal("ordinal"), Text("code"),   Text("name"),
                                         Word("role")};
constexpr std::array AssignmentChangeColumns{Moment("rank_at"), Person("person_id"), Moment("at"),
                                             Word("given"), Document("items")};
constexpr std::array FurtherRaterColumns{Moment("rank_at"), Moment("at"), Scenario("scenario_id"),
                                         Person("person_id"), Count("gain")};
constexpr std::array ProtocolColumns{Moment("rank_at"),
                                     Moment("at"),
                                     Ordinal("raters_per_item"),
                                     Count("more_raters"),
                                     Word("seed"),
                                     Word("item_order"),
                                     Word("explanation_required"),
                                     Word("names_shown"),
                                     Word("practice"),
                                     Count("repeats"),
                                     Word("consent_required"),
                                     Word("release_names"),
                                     Word("cues_asked"),
                                     Count("second_looks"),
                                     Count("practice_bar"),
                                     Word("questions_allowed"),
                                     Word("second_reading"),
                                     Count("guess_share"),
                                     Document("reader_form")};
constexpr std::array QualityProtocolColumns{Moment("rank_at"), Moment("at"), Word("self_check"),
                                            Document("thresholds")};
constexpr std::array GuidelineColumns{Moment("rank_at"), Moment("at"), Document("markdown")};
constexpr std::array TaskTextColumns{Moment("rank_at"), Moment("at"), Word("part"),
                                     Document("text")};
constexpr std::array ImportMappingColumns{Moment("rank_at"), Moment("at"), Document("mapping")};
constexpr std::array ConsentTextColumns{Moment("rank_at"), Moment("at"), Document("text")};
constexpr std::array WithdrawalColumns{Moment("rank_at"), Person("person_id"), Moment("at"),
                                       Word("withdrawn")};
constexpr std::array AnnotationColumns{
    Person("person_id"),   Scenario("scenario_id"), Ordinal("revision"),  Moment("submitted_at"),
    Word("origin"),        Word("ballot"),          Word("swept"),        Word("points"),
    Text("explanation"),   Word("flagged"),         Text("flag_reason"),  Document("cues"),
    Document("second"),    Document("guess"),       Word("guide_sha256"), Word("language"),
    Ordinal("position"),   Duration("active_ms"),   Duration("wall_ms"),  Count("visits"),
    Count("focus_losses"), Document("first_ms")};
constexpr std::array VisitColumns{Person("person_id"),   Scenario("scenario_id"),
                                  Moment("began_at"),    Duration("wall_ms"),
                                  Duration("active_ms"), Count("focus_losses")};
constexpr std::array SelfCheckColumns{Person("person_id"), Scenario("scenario_id"), Word("code"),
                                      Word("event"), Moment("at")};
constexpr std::array ConsentColumns{Person("person_id"), Moment("at"), Word("text_sha256"),
                                    Count("text_revision"), Word("accepted")};
constexpr std::array ReaderAnswerColumns{Person("person_id"), Word("field"), Word("value"),
                                         Moment("answered_at")};
constexpr std::array PracticeColumns{Person("person_id"), Name("item"),         Ordinal("round"),
                                     Moment("at"),        Word("ballot"),       Word("points"),
                                     Document("cues"),    Duration("active_ms")};
constexpr std::array RepeatColumns{Person("person_id"),    Scenario("scenario_id"),
                                   Moment("submitted_at"), Word("ballot"),
                                   Word("points"),         Duration("active_ms")};
constexpr std::array HandInColumns{Person("person_id"), Moment("at"), Count("submitted"),
                                   Count("open")};
constexpr std::array DecisionColumns{Moment("rank_at"),     Scenario("scenario_id"),
                                     Person("person_id"),   Word("picks"),
                                     Word("basis"),         Text("note"),
                                     Word("origin"),        Moment("decided_at"),
                                     Word("final"),         Person("second_person_id"),
                                     Word("withdrawn"),     Name("shown_order"),
                                     Word("first_picks"),   Document("hints"),
                                     Duration("active_ms"), Name("undoes"),
                                     Name("redoes")};
constexpr std::array SecondLookColumns{
    Moment("rank_at"),     Moment("at"),  Scenario("scenario_id"), Person("person_id"),
    Name("decision_uuid"), Word("picks"), Name("shown_order"),     Duration("active_ms")};
constexpr std::array LabelAgainColumns{
    Moment("rank_at"), Moment("at"),         Scenario("scenario_id"), Person("person_id"),
    Text("reason"),    Word("guide_sha256"), Word("asked"),           Person("by_person")};
constexpr std::array QuestionColumns{Moment("at"), Person("person_id"), Scenario("scenario_id"),
                                     Text("text")};
constexpr std::array ReplyColumns{
    Moment("rank_at"),     Moment("at"), Person("person_id"), Scenario("scenario_id"),
    Name("question_uuid"), Text("text"), Word("role")};
constexpr std::array DismissalColumns{
    Moment("rank_at"),       Name("code"),        Person("person_id"),
    Scenario("scenario_id"), Word("part"),        Word("dismissed"),
    Text("reason"),          Person("by_person"), Moment("at")};
constexpr std::array LockColumns{Moment("rank_at"), Moment("at"), Word("locked"), Text("reason"),
                                 Person("by_person")};
constexpr std::array DatasheetColumns{Moment("rank_at"), Name("token"), Text("text"),
                                      Person("by_person"), Moment("at")};
constexpr std::array ReleaseColumns{
    Moment("rank_at"),    Name("version"),       Word("date"),        Word("names"),
    Name("seed"),         Word("extended"),      Word("checksum"),    Document("overridden"),
    Document("contents"), Document("changelog"), Person("by_person"), Moment("at")};
constexpr std::array SceneChangeColumns{
    Moment("rank_at"), Moment("at"),         Scenario("scenario_id"), Person("by_person"),
    Name("part"),      Document("old_text"), Document("new_text"),    Word("left_out"),
    Text("reason"),    Document("labelled")};
constexpr std::array PredictionSetColumns{Moment("rank_at"),  Moment("at"), Name("model"),
                                          Name("mode"),       Name("run"),  Document("file"),
                                          Person("by_person")};
constexpr std::array PredictionColumns{Moment("rank_at"), Name("set_uuid"), Scenario("scenario_id"),
                                       Document("answer")};
constexpr std::array SetWithdrawalColumns{Moment("rank_at"), Moment("at"),       Name("model"),
                                          Name("mode"),      Name("run"),        Word("withdrawn"),
                                          Text("reason"),    Person("by_person")};
constexpr std::array ModelRunColumns{
    Moment("rank_at"), Moment("at"), Name("model"),          Name("mode"),       Name("run"),
    Document("host"),  Name("kind"), Document("parameters"), Person("by_person")};
constexpr std::array ModelRequestColumns{
    Moment("rank_at"), Moment("at"),          Name("run_uuid"),       Scenario("scenario_id"),
    Name("question"),  Ordinal("try"),        Document("request"),    Count("status"),
    Document("fault"), Document("headers"),   Document("answer"),     Duration("took_ms"),
    Word("finish"),    Count("input_tokens"), Count("output_tokens"), Count("reasoning_tokens")};
constexpr std::array SceneRunColumns{Moment("rank_at"),      Moment("at"),
                                     Name("model"),          Document("host"),
                                     Name("kind"),           Word("template_sha256"),
                                     Document("parameters"), Person("by_person")};
constexpr std::array SceneRequestColumns{
    Moment("rank_at"),        Moment("at"),          Name("run_uuid"),      Name("event"),
    Document("source"),       Word("prompt_sha256"), Ordinal("try"),        Document("request"),
    Count("status"),          Document("fault"),     Document("headers"),   Document("answer"),
    Duration("took_ms"),      Word("finish"),        Count("input_tokens"), Count("output_tokens"),
    Count("reasoning_tokens")};
constexpr std::array SceneVerdictColumns{
    Moment("rank_at"), Moment("at"),   Name("request_uuid"),    Word("verdict"),
    Document("text"),  Text("reason"), Scenario("scenario_id"), Person("by_person")};
constexpr std::array EmbeddingColumns{Moment("rank_at"), Moment("at"),     Scenario("scenario_id"),
                                      Name("model"),     Document("host"), Word("text_sha256"),
                                      Document("vector")};
constexpr std::array TopicSetColumns{Moment("rank_at"),  Moment("at"),
                                     Name("model"),      Document("parameters"),
                                     Document("topics"), Person("by_person")};
constexpr std::array ModelConsentColumns{Moment("rank_at"), Moment("at"), Document("host"),
                                         Word("template_sha256"), Person("by_person")};
constexpr std::array ScenarioPartColumns{Moment("rank_at"), Moment("at"), Scenario("scenario_id"),
                                         Word("part")};
constexpr std::array HandOutColumns{Person("person_id"), Moment("at"), Document("file"),
                                    Count("items")};
constexpr std::array PassphraseColumns{Person("person_id"), Moment("at"), Word("hash")};
constexpr std::array NormingRoundColumns{Moment("rank_at"), Moment("at"),
                                         Text("title"),     Document("questions"),
                                         Document("items"), Document("people")};
constexpr std::array NormingEventColumns{Moment("rank_at"), Moment("at"), Name("round_uuid"),
                                         Word("event"), Document("content")};
constexpr std::array NormingCommitmentColumns{Moment("rank_at"), Moment("at"), Person("person_id"),
                                              Name("round_uuid"), Word("sha256")};
constexpr std::array NormingVoteColumns{Moment("rank_at"),  Moment("at"),    Person("person_id"),
                                        Name("round_uuid"), Ordinal("pass"), Document("votes"),
                                        Word("nonce")};
constexpr std::array MergedFileColumns{Moment("at"),        Document("file"),  Word("sha256"),
                                       Person("person_id"), Count("taken"),    Count("known"),
                                       Count("refused"),    Document("report")};

template <std::size_t Size>
constexpr PortableTable table(QLatin1String name, const char* key, const char* kind,
                              const std::array<Column, Size>& columns, Travels travels,
                              bool isKept = false)
{
    return {name, QLatin1String(key), QLatin1String(kind), columns, travels, isKept};
}

template <std::size_t Size>
constexpr PortableTable table(const char* name, const char* key, const char* kind,
                              const std::array<Column, Size>& columns, Travels travels,
                              bool isKept = false)
{
    return table(QLatin1String(name), key, kind, columns, travels, isKept);
}

constexpr PortableTable versionsOf(const char* column, PortableTable table)
{
    table.versionsOf = QLatin1String(column);
    return table;
}

using T = Travels;

constexpr std::array Tables{
    table("task", "tasks", "task", TaskColumns, T::AsRules),
    table(records::Scenarios, "scenarios", "scenario", ScenarioColumns, T::AsScene),
    table(records::PersonChanges, "person_changes", "person", PersonChangeColumns, T::InCopies),
    table(records::AssignmentChanges, "assignment_changes", "assignment", AssignmentChangeColumns,
          T::InCopies),
    table("further_rater", "further_raters", "further_rater", FurtherRaterColumns, T::InCopies),
    table("protocol", "protocols", "protocol", ProtocolColumns, T::AsRules),
    table("quality_protocol", "quality_protocols", "limits", QualityProtocolColumns, T::AsRules),
    table("guideline", "guidelines", "guideline", GuidelineColumns, T::AsRules),
    versionsOf("part", table("task_text", "task_texts", "task_text", TaskTextColumns, T::AsRules)),
    table("import_mapping", "import_mappings", "import_mapping", ImportMappingColumns, T::InCopies),
    table("consent_text", "consent_texts", "consent_text", ConsentTextColumns, T::AsRules),
    table("withdrawal", "withdrawals", "withdrawal", WithdrawalColumns, T::InCopies),
    table(records::Annotations, "annotations", "annotation", AnnotationColumns, T::AsWork),
    table("visit", "visits", "visit", VisitColumns, T::AsWork, true),
    table("self_check", "self_checks", "self_check", SelfCheckColumns, T::AsWork, true),
    table(records::Consents, "consents", "consent", ConsentColumns, T::AsWork),
    table(records::ReaderAnswers, "reader_answers", "reader_answer", ReaderAnswerColumns,
          T::AsWork),
    table("practice_answer", "practice", "practice", PracticeColumns, T::AsWork, true),
    table("repeat_answer", "repeats", "repeat", RepeatColumns, T::AsWork),
    table("hand_in", "hand_ins", "hand_in", HandInColumns, T::AsWork),
    table("item_question", "questions", "question", QuestionColumns, T::AsWork),
    table("item_reply", "replies", "reply", ReplyColumns, T::AsReply),
    table(records::Decisions, "decisions", "decision", DecisionColumns, T::InCopies),
    table("second_look", "second_looks", "second_look", SecondLookColumns, T::InCopies),
    table("label_again", "labels_again", "label_again", LabelAgainColumns, T::AsScene),
    table(records::SceneChanges, "scene_changes", "scene_change", SceneChangeColumns, T::AsScene),
    table("flag_dismissal", "dismissals", "dismissal", DismissalColumns, T::InCopies),
    table("study_lock", "locks", "lock", LockColumns, T::InCopies),
    table("datasheet_answer", "datasheet", "datasheet", DatasheetColumns, T::InCopies),
    table("data_release", "releases", "release", ReleaseColumns, T::InCopies),
    table("scenario_part", "scenario_parts", "scenario_part", ScenarioPartColumns, T::InCopies),
    table("prediction_set", "prediction_sets", "prediction_set", PredictionSetColumns, T::InCopies),
    table("prediction", "predictions", "prediction", PredictionColumns, T::InCopies),
    table("set_withdrawal", "set_withdrawals", "set_withdrawal", SetWithdrawalColumns, T::InCopies),
    table("model_run", "model_runs", "model_run", ModelRunColumns, T::InCopies),
    table("model_request", "model_requests", "model_request", ModelRequestColumns, T::InCopies,
          true),
    table("model_consent", "model_consents", "model_consent", ModelConsentColumns, T::Never),
    table("scene_run", "scene_runs", "scene_run", SceneRunColumns, T::InCopies),
    table("scene_request", "scene_requests", "scene_request", SceneRequestColumns, T::InCopies,
          true),
    table("scene_verdict", "scene_verdicts", "scene_verdict", SceneVerdictColumns, T::InCopies),
    table("embedding", "embeddings", "embedding", EmbeddingColumns, T::InCopies, true),
    table("topic_set", "topic_sets", "topic_set", TopicSetColumns, T::InCopies),
    table(records::NormingRounds, "norming_rounds", "norming_round", NormingRoundColumns,
          T::AsRound),
    table(records::NormingEvents, "norming_events", "norming_event", NormingEventColumns,
          T::AsRound),
    table(records::NormingCommitments, "norming_commitments", "norming_commitment",
          NormingCommitmentColumns, T::AsWork),
    table(records::NormingVotes, "norming_votes", "norming_vote", NormingVoteColumns, T::AsWork),
    table("handout", "hand_outs", "hand_out", HandOutColumns, T::InCopies),
    table("passphrase", "passphrases", "passphrase", PassphraseColumns, T::Never),
    table("merged_file", "merged_files", "merged_file", MergedFileColumns, T::Never),
};

} // namespace portable
} // namespace

std::size_t PortableTable::place(QLatin1String column) const
{
    const auto found = std::find_if(columns.begin(), columns.end(),
                                    [&](const PortableColumn& c) { return c.name == column; });
    Q_ASSERT_X(found != columns.end(), "PortableTable", column.data());
    return static_cast<std::size_t>(found - columns.begin());
}

std::span<const PortableTable> portableTables()
{
    return portable::Tables;
}

const PortableTable& portableTable(QLatin1String table)
{
    const auto found = std::find_if(portable::Tables.begin(), portable::Tables.end(),
                                    [&](const PortableTable& t) { return t.table == table; });
    Q_ASSERT_X(found != portable::Tables.end(), "portableTable", table.data());
    return *found;
}

} // namespace subtext
