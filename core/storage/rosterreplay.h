// SPDX-License-Identifier: MIT
#pragma once

namespace subtext {

class Database;

/// Makes people and assignments what all their changes come to, by (rank, UUID): after changes came
/// from another copy of the study, in whichever order. Of a person each of name and role is the
/// last one said; of an item of theirs the last change that names it counts. Of two people with one
/// code, who were added apart, the later one gets another, "CODE-2", in every copy the same one.
/// O(changes and what they name). Throws; call it inside Database::write.
void replayRoster(Database& database);

} // namespace subtext
