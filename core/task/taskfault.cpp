// SPDX-License-Identifier: MIT
#include "core/task/taskfault.h"

#include <array>

namespace subtext {
namespace {

// In the order of the codes.
constexpr std::array FaultTokens{
    QLatin1String("too_large"),         QLatin1String("not_json"),
    QLatin1String("duplicate_key"),     QLatin1String("wrong_schema"),
    QLatin1String("wrong_type"),        QLatin1String("missing_key"),
    QLatin1String("unknown_key"),       QLatin1String("unknown_word"),
    QLatin1String("empty_text"),        QLatin1String("padded_text"),
    QLatin1String("unprintable_text"),  QLatin1String("too_long_text"),
    QLatin1String("bad_token"),         QLatin1String("reserved_token"),
    QLatin1String("equal_tokens"),      QLatin1String("equal_words"),
    QLatin1String("bad_colour"),        QLatin1String("bad_file_name"),
    QLatin1String("bad_language"),      QLatin1String("unknown_field"),
    QLatin1String("not_whole"),         QLatin1String("out_of_range"),
    QLatin1String("too_few"),           QLatin1String("too_many"),
    QLatin1String("not_ascending"),     QLatin1String("unknown_name"),
    QLatin1String("opposite_of_self"),  QLatin1String("one_sided_opposite"),
    QLatin1String("opposite_alone"),    QLatin1String("no_hero"),
    QLatin1String("second_at_place"),   QLatin1String("hero_not_text"),
    QLatin1String("hero_not_required"), QLatin1String("options_of_no_choice"),
    QLatin1String("words_of_no_text"),  QLatin1String("second_confidence"),
    QLatin1String("scattered_board"),   QLatin1String("differing_board"),
    QLatin1String("empty_board"),       QLatin1String("not_yes_no"),
    QLatin1String("nothing_to_line"),   QLatin1String("no_valence"),
    QLatin1String("confidence_used"),   QLatin1String("not_of_layout"),
    QLatin1String("not_of_analysis"),   QLatin1String("missing_text"),
};
static_assert(FaultTokens.size() == static_cast<std::size_t>(TaskFaultCode::MissingText) + 1);

} // namespace

QLatin1String taskFaultToken(TaskFaultCode code)
{
    return FaultTokens.at(static_cast<std::size_t>(code));
}

} // namespace subtext
