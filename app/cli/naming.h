// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/person.h"
#include "core/study/study.h"

#include <string>
#include <vector>

namespace subtext::cli {

/// Who has this code on the roster. Errors: UnknownPerson.
Result<Person> personCoded(Study& study, const std::string& code);

/// By "group/id", or by the id alone where only one item has it. Errors: UnknownScenario, with the
/// first name that is nobody's, or several items'.
Result<std::vector<ScenarioId>> itemsNamed(Study& study, const std::vector<std::string>& names);

} // namespace subtext::cli
