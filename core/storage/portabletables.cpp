// SPDX-License-Identifier: MIT
#include "core/storage/portabletables.h"

#include <algorithm>
#include <array>
#include <utility>

namespace subtext {
namespace {

/// Where the kinds of columns have their bare names, which elsewhere mean other things.
namespace portable {

using Column = PortableColumn;
using enum ColumnKind;

template <std::size_t Size>
constexpr std::array<Column, Size> columns(const std::pair<const char*, ColumnKind> (&named)[Size])
{
    std::array<Column, Size> made{};
    for (std::size_t i = 0; i < Size; ++i)
        made[i] = {QLatin1String(named[i].first), named[i].second};
    return made;
}

constexpr auto ScenarioColumns = columns({
    {"ordinal", Ordinal}, {"group_token", Word}, {"source_id", Document}, {"guessed", Document},
    {"f1", Document},     {"f2", Document},      {"f3", Document},        {"f4", Document},
    {"f5", Document},     {"f6", Document},      {"f7", Document},        {"f8", Document},
    {"f9", Document},     {"f10", Document},     {"f11", Document},       {"f12", Document},
});
constexpr auto TaskColumns = columns({
    {"rank_at", Moment}, {"at", Moment}, {"document", Document}, {"sha256", Word},
});
constexpr auto PersonChangeColumns = columns({
    {"rank_at", Moment}, {"person", Name}, {"at", Moment}, {"ordinal", Ordinal}, {"code", Text},
    {"name", Text},      {"role", Word},
});
constexpr auto AssignmentChangeColumns = columns({
    {"rank_at", Moment}, {"person_id", Person}, {"at", Moment}, {"given", Word},
    {"items", Document},
});
constexpr auto ProtocolColumns = columns({
    {"rank_at", Moment},        {"at", Moment},          {"raters_per_item", Ordinal},
    {"seed", Word},             {"item_order", Word},    {"explanation_required", Word},
    {"names_shown", Word},      {"practice", Word},      {"repeats", Count},
    {"consent_required", Word}, {"release_names", Word},
});
constexpr auto QualityProtocolColumns = columns({
    {"rank_at", Moment}, {"at", Moment}, {"self_check", Word}, {"thresholds", Document},
});
constexpr auto GuidelineColumns = columns({
    {"rank_at", Moment}, {"at", Moment}, {"markdown", Document},
});
constexpr auto TaskTextColumns = columns({
    {"rank_at", Moment}, {"at", Moment}, {"part", Word}, {"text", Document},
});
constexpr auto ImportMappingColumns = columns({
    {"rank_at", Moment}, {"at", Moment}, {"mapping", Document},
});
constexpr auto ConsentTextColumns = columns({
    {"rank_at", Moment}, {"at", Moment}, {"text", Document},
});
constexpr auto WithdrawalColumns = columns({
    {"rank_at", Moment}, {"person_id", Person}, {"at", Moment}, {"withdrawn", Word},
});
constexpr auto AnnotationColumns = columns({
    {"person_id", Person},    {"scenario_id", Scenario}, {"revision", Ordinal},
    {"submitted_at", Moment}, {"origin", Word},          {"ballot", Word},
    {"swept", Word},          {"points", Word},          {"explanation", Text},
    {"flagged", Word},        {"flag_reason", Text},     {"position", Ordinal},
    {"active_ms", Duration},  {"wall_ms", Duration},     {"visits", Count},
    {"focus_losses", Count},  {"first_ms", Document},
});
constexpr auto VisitColumns = columns({
    {"person_id", Person},   {"scenario_id", Scenario}, {"began_at", Moment}, {"wall_ms", Duration},
    {"active_ms", Duration}, {"focus_losses", Count},
});
constexpr auto SelfCheckColumns = columns({
    {"person_id", Person}, {"scenario_id", Scenario}, {"code", Word}, {"event", Word},
    {"at", Moment},
});
constexpr auto ConsentColumns = columns({
    {"person_id", Person}, {"at", Moment}, {"text_sha256", Word}, {"text_revision", Count},
    {"accepted", Word},
});
constexpr auto PracticeColumns = columns({
    {"person_id", Person}, {"item", Name},   {"round", Ordinal},      {"at", Moment},
    {"ballot", Word},      {"points", Word}, {"active_ms", Duration},
});
constexpr auto RepeatColumns = columns({
    {"person_id", Person}, {"scenario_id", Scenario}, {"submitted_at", Moment}, {"ballot", Word},
    {"points", Word},      {"active_ms", Duration},
});
constexpr auto HandInColumns = columns({
    {"person_id", Person}, {"at", Moment}, {"submitted", Count}, {"open", Count},
});
constexpr auto DecisionColumns = columns({
    {"rank_at", Moment},          {"scenario_id", Scenario}, {"person_id", Person},
    {"picks", Word},              {"basis", Word},           {"note", Text},
    {"origin", Word},             {"decided_at", Moment},    {"final", Word},
    {"second_person_id", Person}, {"withdrawn", Word},       {"shown_order", Name},
    {"first_picks", Word},        {"hints", Document},       {"active_ms", Duration},
    {"undoes", Name},             {"redoes", Name},
});
constexpr auto DismissalColumns = columns({
    {"rank_at", Moment}, {"code", Name},      {"person_id", Person}, {"scenario_id", Scenario},
    {"part", Word},      {"dismissed", Word}, {"reason", Text},      {"by_person", Person},
    {"at", Moment},
});
constexpr auto LockColumns = columns({
    {"rank_at", Moment}, {"at", Moment}, {"locked", Word}, {"reason", Text}, {"by_person", Person},
});
constexpr auto DatasheetColumns = columns({
    {"rank_at", Moment}, {"token", Name}, {"text", Text}, {"by_person", Person}, {"at", Moment},
});
constexpr auto ReleaseColumns = columns({
    {"rank_at", Moment},     {"version", Name},        {"date", Word},
    {"names", Word},         {"seed", Name},           {"extended", Word},
    {"checksum", Word},      {"overridden", Document}, {"contents", Document},
    {"changelog", Document}, {"by_person", Person},    {"at", Moment},
});
constexpr auto SceneChangeColumns = columns({
    {"rank_at", Moment}, {"at", Moment},         {"scenario_id", Scenario}, {"by_person", Person},
    {"part", Name},      {"old_text", Document}, {"new_text", Document},    {"left_out", Word},
    {"reason", Text},    {"labelled", Document},
});
constexpr auto PredictionSetColumns = columns({
    {"rank_at", Moment}, {"at", Moment},        {"model", Name}, {"mode", Name}, {"run", Name},
    {"file", Document},  {"by_person", Person},
});
constexpr auto PredictionColumns = columns({
    {"rank_at", Moment}, {"set_uuid", Name}, {"scenario_id", Scenario}, {"answer", Document},
});
constexpr auto ModelRunColumns = columns({
    {"rank_at", Moment},   {"at", Moment},     {"model", Name}, {"mode", Name},
    {"run", Name},         {"host", Document}, {"kind", Name},  {"parameters", Document},
    {"by_person", Person},
});
constexpr auto ModelRequestColumns = columns({
    {"rank_at", Moment},         {"at", Moment},          {"run_uuid", Name},
    {"scenario_id", Scenario},   {"question", Name},      {"try", Ordinal},
    {"request", Document},       {"status", Count},       {"fault", Document},
    {"headers", Document},       {"answer", Document},    {"took_ms", Duration},
    {"finish", Word},            {"input_tokens", Count}, {"output_tokens", Count},
    {"reasoning_tokens", Count},
});
constexpr auto SceneRunColumns = columns({
    {"rank_at", Moment}, {"at", Moment},            {"model", Name},          {"host", Document},
    {"kind", Name},      {"template_sha256", Word}, {"parameters", Document}, {"by_person", Person},
});
constexpr auto SceneRequestColumns = columns({
    {"rank_at", Moment},      {"at", Moment},              {"run_uuid", Name},
    {"event", Name},          {"source", Document},        {"prompt_sha256", Word},
    {"try", Ordinal},         {"request", Document},       {"status", Count},
    {"fault", Document},      {"headers", Document},       {"answer", Document},
    {"took_ms", Duration},    {"finish", Word},            {"input_tokens", Count},
    {"output_tokens", Count}, {"reasoning_tokens", Count},
});
constexpr auto SceneVerdictColumns = columns({
    {"rank_at", Moment}, {"at", Moment},   {"request_uuid", Name},    {"verdict", Word},
    {"text", Document},  {"reason", Text}, {"scenario_id", Scenario}, {"by_person", Person},
});
constexpr auto EmbeddingColumns = columns({
    {"rank_at", Moment}, {"at", Moment},        {"scenario_id", Scenario}, {"model", Name},
    {"host", Document},  {"text_sha256", Word}, {"vector", Document},
});
constexpr auto TopicSetColumns = columns({
    {"rank_at", Moment},  {"at", Moment},        {"model", Name}, {"parameters", Document},
    {"topics", Document}, {"by_person", Person},
});
constexpr auto ModelConsentColumns = columns({
    {"rank_at", Moment},   {"at", Moment}, {"host", Document}, {"template_sha256", Word},
    {"by_person", Person},
});
constexpr auto ScenarioPartColumns = columns({
    {"rank_at", Moment}, {"at", Moment}, {"scenario_id", Scenario}, {"part", Word},
});
constexpr auto HandOutColumns = columns({
    {"person_id", Person}, {"at", Moment}, {"file", Document}, {"items", Count},
});
constexpr auto PassphraseColumns = columns({{"person_id", Person}, {"at", Moment}, {"hash", Word}});
constexpr auto MergedFileColumns = columns({
    {"at", Moment},   {"file", Document}, {"sha256", Word},   {"person_id", Person},
    {"taken", Count}, {"known", Count},   {"refused", Count}, {"report", Document},
});

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
