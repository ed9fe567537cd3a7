// SPDX-License-Identifier: MIT
#pragma once

#include "core/llm/profile.h"

namespace subtext::llm {

/// What somebody keeps about models on their machine, in one folder: the models that they can ask
/// ("models.json") and, where they wrote a table of their own, what models cost ("prices.json").
///
/// Errors: MalformedFile with the file and what of it cannot be used, FileUnreadable.
Result<std::vector<Profile>> loadProfiles(const QString& folder);
/// For the owner's eyes. Errors: those of writing a file.
Result<void> saveProfiles(const QString& folder, const std::vector<Profile>& profiles);
/// The same with one profile more, or another in the place of that of its name. It is the first
/// from now on: it was used last.
Result<void> saveProfile(const QString& folder, const Profile& profile);
/// The same without the one of that name; what is gone already stays so.
Result<void> removeProfile(const QString& folder, const QString& name);
/// Their own table, else the one that ships.
Result<PriceTable> loadPrices(const QString& folder);

/// What a model costs: what its profile says, else the table; nothing on this machine.
std::optional<Price> priceFor(const Profile& profile, const PriceTable& table);

} // namespace subtext::llm
