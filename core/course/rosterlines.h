// SPDX-License-Identifier: MIT
#pragma once

#include "core/course/roster.h"

namespace subtext {

/// Reads a roster pasted or typed as one person a line: "NAME", "CODE, NAME" or
/// "CODE, NAME, ROLE" (separated by comma, semicolon or tab). Blank lines are skipped. Errors:
/// InvalidValue or DuplicateCode with the line, as in Roster::add.
Result<std::vector<Roster::NewPerson>> parseRoster(const QString& text);

} // namespace subtext
