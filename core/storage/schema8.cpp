// SPDX-License-Identifier: MIT
#include "core/storage/schema8.h"

#include <algorithm>
#include <array>

namespace subtext {
namespace {

using Kind = ColumnKind;
using Column = PortableColumn;

constexpr Column old(const char* name, Kind kind)
{
    return {QLatin1String(name), kind};
}

constexpr std::array ScenarioColumns8{
    old("ordinal", Kind::Ordinal),
    old("subtype", Kind::Word),
    old("source_id", Kind::Document),
    old("domain", Kind::Word),
    old("power", Kind::Word),
    old("power_derived", Kind::Word),
    old("speaker_role", Kind::Document),
    old("listener_role", Kind::Document),
    old("context", Kind::Document),
    old("utterance", Kind::Document),
};
constexpr std::array AnnotationColumns8{
    old("person_id", Kind::Person),
    old("scenario_id", Kind::Scenario),
    old("revision", Kind::Ordinal),
    old("submitted_at", Kind::Moment),
    old("origin", Kind::Word),
    old("emotion", Kind::Word),
    old("emotion_set", Kind::Word),
    old("valence", Kind::Word),
    old("arousal", Kind::Word),
    old("dominance", Kind::Word),
    old("confidence", Kind::Word),
    old("explanation", Kind::Text),
    old("flagged", Kind::Word),
    old("flag_reason", Kind::Text),
    old("position", Kind::Ordinal),
    old("active_ms", Kind::Duration),
    old("wall_ms", Kind::Duration),
    old("visits", Kind::Count),
    old("focus_losses", Kind::Count),
    old("first_emotion_ms", Kind::Duration),
    old("first_valence_ms", Kind::Duration),
    old("first_arousal_ms", Kind::Duration),
    old("first_dominance_ms", Kind::Duration),
    old("first_confidence_ms", Kind::Duration),
    old("first_explanation_ms", Kind::Duration),
};
constexpr std::array PracticeColumns8{
    old("person_id", Kind::Person),   old("item", Kind::Name),      old("round", Kind::Ordinal),
    old("at", Kind::Moment),          old("emotion", Kind::Word),   old("valence", Kind::Word),
    old("arousal", Kind::Word),       old("dominance", Kind::Word), old("confidence", Kind::Word),
    old("active_ms", Kind::Duration),
};
constexpr std::array RepeatColumns8{
    old("person_id", Kind::Person),    old("scenario_id", Kind::Scenario),
    old("submitted_at", Kind::Moment), old("emotion", Kind::Word),
    old("valence", Kind::Word),        old("arousal", Kind::Word),
    old("dominance", Kind::Word),      old("confidence", Kind::Word),
    old("active_ms", Kind::Duration),
};
constexpr std::array DecisionColumns8{
    old("rank_at", Kind::Moment),
    old("scenario_id", Kind::Scenario),
    old("person_id", Kind::Person),
    old("label", Kind::Word),
    old("basis", Kind::Word),
    old("ambiguous", Kind::Word),
    old("note", Kind::Text),
    old("origin", Kind::Word),
    old("decided_at", Kind::Moment),
    old("final", Kind::Word),
    old("second_person_id", Kind::Person),
    old("withdrawn", Kind::Word),
    old("shown_order", Kind::Name),
    old("first_pick", Kind::Word),
    old("hint_polarity", Kind::Word),
    old("hint_nearest", Kind::Word),
    old("hint_likeliest", Kind::Word),
    old("active_ms", Kind::Duration),
    old("undoes", Kind::Name),
    old("redoes", Kind::Name),
};
constexpr std::array DismissalColumns8{
    old("rank_at", Kind::Moment),   old("code", Kind::Name),
    old("person_id", Kind::Person), old("scenario_id", Kind::Scenario),
    old("dimension", Kind::Word),   old("dismissed", Kind::Word),
    old("reason", Kind::Text),      old("by_person", Kind::Person),
    old("at", Kind::Moment),
};

struct Former
{
    QLatin1String table;
    std::span<const Column> columns;
};

template <std::size_t Size>
constexpr Former former(const char* table, const std::array<Column, Size>& columns)
{
    return {QLatin1String(table), columns};
}

constexpr std::array Formers{
    former("scenario", ScenarioColumns8),        former("annotation", AnnotationColumns8),
    former("practice_answer", PracticeColumns8), former("repeat_answer", RepeatColumns8),
    former("decision", DecisionColumns8),        former("flag_dismissal", DismissalColumns8),
};

} // namespace

const PortableTable& asInSchema8(const PortableTable& table)
{
    static const auto tables = [] {
        std::array<PortableTable, Formers.size()> made;
        for (std::size_t i = 0; i < Formers.size(); ++i) {
            made[i] = portableTable(Formers[i].table);
            made[i].columns = Formers[i].columns;
        }
        return made;
    }();
    for (std::size_t i = 0; i < Formers.size(); ++i) {
        if (Formers[i].table == table.table)
            return tables[i];
    }
    return table;
}

} // namespace subtext
