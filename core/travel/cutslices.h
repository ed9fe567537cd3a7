// SPDX-License-Identifier: MIT
#pragma once

#include "core/sync/teamfile.h"

namespace subtext {

/// How many rows are written at once where somebody waits for the writing: some 30 ms.
inline constexpr std::size_t RowsOfASlice = 500;

/// All that a cut gives, before any of it is written. Errors: those of `next`, and of a cut with
/// another count of rows: see TeamFile::receiveCut.
Result<std::vector<ReadStream>> readWhole(const Cut& cut);

/// The rows of a cut, each slice resting on those before it alone: first, as one slice of any size,
/// the course (people, scenes, assignments, consents, who was asked because of a split), whose rows
/// rest on each other and are seen together; then, in slices of `most`, answers, decisions and
/// settlements, and what ends something: a round, and last of all the study's lock.
std::vector<std::vector<WireRow>> slicesOf(std::vector<ReadStream> streams, std::size_t most);

/// A cut, each slice in a transaction of its own. The streams get their new places after the last
/// one, and only then anybody is told: whoever ends in between reads the cut again, and the file
/// passes over what it has. Where a slice fails, those before it stay.
Result<void> receiveInSlices(TeamFile& file, std::vector<ReadStream> streams, std::size_t most);

} // namespace subtext
