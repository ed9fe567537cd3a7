// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/course/norming.h"
#include "core/study/study.h"

#include <string>
#include <vector>

namespace CLI {
class App;
} // namespace CLI

namespace subtext::cli {

/// A norming round with its place among those of the file, from 1, in the order in which they
/// began.
struct NumberedRound
{
    int number = 0;
    NormingStanding standing;
};

/// The round of this number; 0: the latest. Errors: InvalidValue "norming_round".
Result<NumberedRound> roundNumbered(Study& study, int number);

/// Adds --round to a command.
void addRoundOption(CLI::App& command, int& number);

/// What stands between commas, without spaces around it and without what is empty.
std::vector<std::string> listedWords(const std::string& words);

/// The members of the round with these codes. Errors: UnknownPerson, InvalidValue
/// "norming_member".
Result<std::vector<PersonId>> membersCoded(Study& study, const NormingStanding& standing,
                                           const std::vector<std::string>& codes);

} // namespace subtext::cli
