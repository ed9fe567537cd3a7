// SPDX-License-Identifier: MIT
#pragma once

#include "core/adjudication/deskweight.h"

#include <nlohmann/json.hpp>

namespace subtext {

/// Of one question of a task, in the words of its document; what is undefined is null.
nlohmann::ordered_json deskWeightJson(const DeskWeight& weight, const AgreementInput& input,
                                      std::size_t question);

} // namespace subtext
