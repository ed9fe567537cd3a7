// SPDX-License-Identifier: MIT
#include "core/storage/portabletables.h"

#include <algorithm>
#include <array>

namespace subtext {
namespace {

using Kind = ColumnKind;
using Column = PortableColumn;

constexpr Column column(const char* name, Kind kind)
{
    return {QLatin1String(name), kind};
}

constexpr std::array ScenarioColumns{
    column("ordinal", Kind::Ordinal),    column("group_token", Kind::Word),
    column("source_id", Kind::Document), column("guessed", Kind::Document),
    column("f1", Kind::Document),        column("f2", Kind::Document),
    column("f3", Kind::Document),        column("f4", Kind::Document),
    column("f5", Kind::Document),        column("f6", Kind::Document),
    column("f7", Kind::Document),        column("f8", Kind::Document),
    column("f9", Kind::Document),        column("f10", Kind::Document),
    column("f11", Kind::Document),       column("f12", Kind::Document),
};
constexpr std::array TaskColumns{
    column("rank_at", Kind::Moment),
    column("at", Kind::Moment),
    column("document", Kind::Document),
    column("sha256", Kind::Word),
};
constexpr std::array PersonChangeColumns{
    column("rank_at", Kind::Moment),  column("person", Kind::Name), column("at", Kind::Moment),
    column("ordinal", Kind::Ordinal), column("code", Kind::Text),   column("name", Kind::Text),
    column("role", Kind::Word),
};
constexpr std::array AssignmentChangeColumns{
    column("rank_at", Kind::Moment), column("person_id", Kind::Person), column("at", Kind::Moment),
    column("given", Kind::Word),     column("items", Kind::Document),
};
constexpr std::array ProtocolColumns{
    column("rank_at", Kind::Moment),          column("at", Kind::Moment),
    column("raters_per_item", Kind::Ordinal), column("seed", Kind::Word),
    column("item_order", Kind::Word),         column("explanation_required", Kind::Word),
    column("names_shown", Kind::Word),        column("practice", Kind::Word),
    column("repeats", Kind::Count),           column("consent_required", Kind::Word),
    column("release_names", Kind::Word),
};
constexpr std::array QualityProtocolColumns{
    column("rank_at", Kind::Moment),
    column("at", Kind::Moment),
    column("self_check", Kind::Word),
    column("thresholds", Kind::Document),
};
constexpr std::array GuidelineColumns{
    column("rank_at", Kind::Moment),
    column("at", Kind::Moment),
    column("markdown", Kind::Document),
};
constexpr std::array TaskTextColumns{
    column("rank_at", Kind::Moment),
    column("at", Kind::Moment),
    column("part", Kind::Word),
    column("text", Kind::Document),
};
constexpr std::array ImportMappingColumns{
    column("rank_at", Kind::Moment),
    column("at", Kind::Moment),
    column("mapping", Kind::Document),
};
constexpr std::array ConsentTextColumns{
    column("rank_at", Kind::Moment),
    column("at", Kind::Moment),
    column("text", Kind::Document),
};
constexpr std::array WithdrawalColumns{
    column("rank_at", Kind::Moment),
    column("person_id", Kind::Person),
    column("at", Kind::Moment),
    column("withdrawn", Kind::Word),
};
constexpr std::array AnnotationColumns{
    column("person_id", Kind::Person),   column("scenario_id", Kind::Scenario),
    column("revision", Kind::Ordinal),   column("submitted_at", Kind::Moment),
    column("origin", Kind::Word),        column("ballot", Kind::Word),
    column("swept", Kind::Word),         column("points", Kind::Word),
    column("explanation", Kind::Text),   column("flagged", Kind::Word),
    column("flag_reason", Kind::Text),   column("position", Kind::Ordinal),
    column("active_ms", Kind::Duration), column("wall_ms", Kind::Duration),
    column("visits", Kind::Count),       column("focus_losses", Kind::Count),
    column("first_ms", Kind::Document),
};
constexpr std::array VisitColumns{
    column("person_id", Kind::Person),   column("scenario_id", Kind::Scenario),
    column("began_at", Kind::Moment),    column("wall_ms", Kind::Duration),
    column("active_ms", Kind::Duration), column("focus_losses", Kind::Count),
};
constexpr std::array SelfCheckColumns{
    column("person_id", Kind::Person), column("scenario_id", Kind::Scenario),
    column("code", Kind::Word),        column("event", Kind::Word),
    column("at", Kind::Moment),
};
constexpr std::array ConsentColumns{
    column("person_id", Kind::Person), column("at", Kind::Moment),
    column("text_sha256", Kind::Word), column("text_revision", Kind::Count),
    column("accepted", Kind::Word),
};
constexpr std::array PracticeColumns{
    column("person_id", Kind::Person),   column("item", Kind::Name),
    column("round", Kind::Ordinal),      column("at", Kind::Moment),
    column("ballot", Kind::Word),        column("points", Kind::Word),
    column("active_ms", Kind::Duration),
};
constexpr std::array RepeatColumns{
    column("person_id", Kind::Person),    column("scenario_id", Kind::Scenario),
    column("submitted_at", Kind::Moment), column("ballot", Kind::Word),
    column("points", Kind::Word),         column("active_ms", Kind::Duration),
};
constexpr std::array HandInColumns{
    column("person_id", Kind::Person),
    column("at", Kind::Moment),
    column("submitted", Kind::Count),
    column("open", Kind::Count),
};
constexpr std::array DecisionColumns{
    column("rank_at", Kind::Moment),     column("scenario_id", Kind::Scenario),
    column("person_id", Kind::Person),   column("picks", Kind::Word),
    column("basis", Kind::Word),         column("note", Kind::Text),
    column("origin", Kind::Word),        column("decided_at", Kind::Moment),
    column("final", Kind::Word),         column("second_person_id", Kind::Person),
    column("withdrawn", Kind::Word),     column("shown_order", Kind::Name),
    column("first_picks", Kind::Word),   column("hints", Kind::Document),
    column("active_ms", Kind::Duration), column("undoes", Kind::Name),
    column("redoes", Kind::Name),
};
constexpr std::array DismissalColumns{
    column("rank_at", Kind::Moment),   column("code", Kind::Name),
    column("person_id", Kind::Person), column("scenario_id", Kind::Scenario),
    column("part", Kind::Word),        column("dismissed", Kind::Word),
    column("reason", Kind::Text),      column("by_person", Kind::Person),
    column("at", Kind::Moment),
};
constexpr std::array LockColumns{
    column("rank_at", Kind::Moment),   column("at", Kind::Moment),
    column("locked", Kind::Word),      column("reason", Kind::Text),
    column("by_person", Kind::Person),
};
constexpr std::array DatasheetColumns{
    column("rank_at", Kind::Moment),   column("token", Kind::Name), column("text", Kind::Text),
    column("by_person", Kind::Person), column("at", Kind::Moment),
};
constexpr std::array ReleaseColumns{
    column("rank_at", Kind::Moment),    column("version", Kind::Name),
    column("date", Kind::Word),         column("names", Kind::Word),
    column("seed", Kind::Name),         column("extended", Kind::Word),
    column("checksum", Kind::Word),     column("overridden", Kind::Document),
    column("contents", Kind::Document), column("changelog", Kind::Document),
    column("by_person", Kind::Person),  column("at", Kind::Moment),
};
constexpr std::array SceneChangeColumns{
    column("rank_at", Kind::Moment),
    column("at", Kind::Moment),
    column("scenario_id", Kind::Scenario),
    column("by_person", Kind::Person),
    column("part", Kind::Name),
    column("old_text", Kind::Document),
    column("new_text", Kind::Document),
    column("left_out", Kind::Word),
    column("reason", Kind::Text),
    column("labelled", Kind::Document),
};
constexpr std::array PredictionSetColumns{
    column("rank_at", Kind::Moment),   column("at", Kind::Moment), column("model", Kind::Name),
    column("mode", Kind::Name),        column("run", Kind::Name),  column("file", Kind::Document),
    column("by_person", Kind::Person),
};
constexpr std::array PredictionColumns{
    column("rank_at", Kind::Moment),
    column("set_uuid", Kind::Name),
    column("scenario_id", Kind::Scenario),
    column("answer", Kind::Document),
};
constexpr std::array ModelRunColumns{
    column("rank_at", Kind::Moment),   column("at", Kind::Moment),
    column("model", Kind::Name),       column("mode", Kind::Name),
    column("run", Kind::Name),         column("host", Kind::Document),
    column("kind", Kind::Name),        column("parameters", Kind::Document),
    column("by_person", Kind::Person),
};
constexpr std::array ModelRequestColumns{
    column("rank_at", Kind::Moment),      column("at", Kind::Moment),
    column("run_uuid", Kind::Name),       column("scenario_id", Kind::Scenario),
    column("question", Kind::Name),       column("try", Kind::Ordinal),
    column("request", Kind::Document),    column("status", Kind::Count),
    column("fault", Kind::Document),      column("headers", Kind::Document),
    column("answer", Kind::Document),     column("took_ms", Kind::Duration),
    column("finish", Kind::Word),         column("input_tokens", Kind::Count),
    column("output_tokens", Kind::Count), column("reasoning_tokens", Kind::Count),
};
constexpr std::array SceneRunColumns{
    column("rank_at", Kind::Moment),      column("at", Kind::Moment),
    column("model", Kind::Name),          column("host", Kind::Document),
    column("kind", Kind::Name),           column("template_sha256", Kind::Word),
    column("parameters", Kind::Document), column("by_person", Kind::Person),
};
constexpr std::array SceneRequestColumns{
    column("rank_at", Kind::Moment),
    column("at", Kind::Moment),
    column("run_uuid", Kind::Name),
    column("event", Kind::Name),
    column("source", Kind::Document),
    column("prompt_sha256", Kind::Word),
    column("try", Kind::Ordinal),
    column("request", Kind::Document),
    column("status", Kind::Count),
    column("fault", Kind::Document),
    column("headers", Kind::Document),
    column("answer", Kind::Document),
    column("took_ms", Kind::Duration),
    column("finish", Kind::Word),
    column("input_tokens", Kind::Count),
    column("output_tokens", Kind::Count),
    column("reasoning_tokens", Kind::Count),
};
constexpr std::array SceneVerdictColumns{
    column("rank_at", Kind::Moment),       column("at", Kind::Moment),
    column("request_uuid", Kind::Name),    column("verdict", Kind::Word),
    column("text", Kind::Document),        column("reason", Kind::Text),
    column("scenario_id", Kind::Scenario), column("by_person", Kind::Person),
};
constexpr std::array EmbeddingColumns{
    column("rank_at", Kind::Moment),       column("at", Kind::Moment),
    column("scenario_id", Kind::Scenario), column("model", Kind::Name),
    column("host", Kind::Document),        column("text_sha256", Kind::Word),
    column("vector", Kind::Document),
};
constexpr std::array TopicSetColumns{
    column("rank_at", Kind::Moment),  column("at", Kind::Moment),
    column("model", Kind::Name),      column("parameters", Kind::Document),
    column("topics", Kind::Document), column("by_person", Kind::Person),
};
constexpr std::array ModelConsentColumns{
    column("rank_at", Kind::Moment),   column("at", Kind::Moment),
    column("host", Kind::Document),    column("template_sha256", Kind::Word),
    column("by_person", Kind::Person),
};
constexpr std::array ScenarioPartColumns{
    column("rank_at", Kind::Moment),
    column("at", Kind::Moment),
    column("scenario_id", Kind::Scenario),
    column("part", Kind::Word),
};
constexpr std::array HandOutColumns{
    column("person_id", Kind::Person),
    column("at", Kind::Moment),
    column("file", Kind::Document),
    column("items", Kind::Count),
};
constexpr std::array PassphraseColumns{
    column("person_id", Kind::Person),
    column("at", Kind::Moment),
    column("hash", Kind::Word),
};
constexpr std::array MergedFileColumns{
    column("at", Kind::Moment),     column("file", Kind::Document),
    column("sha256", Kind::Word),   column("person_id", Kind::Person),
    column("taken", Kind::Count),   column("known", Kind::Count),
    column("refused", Kind::Count), column("report", Kind::Document),
};

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
    table("practice_answer", "practice", "practice", PracticeColumns, T::AsWork, true),
    table("repeat_answer", "repeats", "repeat", RepeatColumns, T::AsWork),
    table("hand_in", "hand_ins", "hand_in", HandInColumns, T::AsWork),
    table(records::Decisions, "decisions", "decision", DecisionColumns, T::InCopies),
    table(records::SceneChanges, "scene_changes", "scene_change", SceneChangeColumns, T::AsScene),
    table("flag_dismissal", "dismissals", "dismissal", DismissalColumns, T::InCopies),
    table("study_lock", "locks", "lock", LockColumns, T::InCopies),
    table("datasheet_answer", "datasheet", "datasheet", DatasheetColumns, T::InCopies),
    table("data_release", "releases", "release", ReleaseColumns, T::InCopies),
    table("scenario_part", "scenario_parts", "scenario_part", ScenarioPartColumns, T::InCopies),
    table("prediction_set", "prediction_sets", "prediction_set", PredictionSetColumns, T::InCopies),
    table("prediction", "predictions", "prediction", PredictionColumns, T::InCopies),
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
    table("handout", "hand_outs", "hand_out", HandOutColumns, T::InCopies),
    table("passphrase", "passphrases", "passphrase", PassphraseColumns, T::Never),
    table("merged_file", "merged_files", "merged_file", MergedFileColumns, T::Never),
};

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
    return Tables;
}

const PortableTable& portableTable(QLatin1String table)
{
    const auto found = std::find_if(Tables.begin(), Tables.end(),
                                    [&](const PortableTable& t) { return t.table == table; });
    Q_ASSERT_X(found != Tables.end(), "portableTable", table.data());
    return *found;
}

} // namespace subtext
