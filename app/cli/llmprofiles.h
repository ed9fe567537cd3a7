// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cli.h"
#include "core/llm/profile.h"

namespace subtext::cli {

QString modelFolder();
/// The models that somebody can ask, as they are kept in their settings ("models.json"), and what
/// models cost ("prices.json"; the table that ships where they have none of their own).
Result<std::vector<llm::Profile>> loadProfiles();
Result<llm::PriceTable> loadPrices();

/// What is needed to say what runs cost.
struct Pricing
{
    std::vector<llm::Profile> profiles;
    llm::PriceTable table;
};
/// Says what is wrong where one of them cannot be read.
tl::expected<Pricing, Status> loadPricing();

/// Says what is wrong with profiles, prices or keys.
Status reportOfModels(const Error& error);

void addProfileCommands(CLI::App& llm, Session& session);

} // namespace subtext::cli
