// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/person.h"

#include <cstdint>

namespace subtext {

class StudyContext;
struct ReturnedHandOut;

/// How a returned file stands to what a study has of a person's work.
enum class Standing : std::uint8_t {
    OfAnother, ///< It is of another study or another person.
    HasMore,   ///< The study lacks some of what it brings.
    HasTimes,  ///< It lacks nothing but when items were on the screen and the self-check asked.
    AllHere,
};

/// Throws; call it inside a read.
Standing standingOf(StudyContext& context, const Person& person, const ReturnedHandOut& returned);

} // namespace subtext
