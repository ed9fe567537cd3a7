// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/normingrounds.h"

#include "app/cli/cli.h"
#include "app/cli/naming.h"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace subtext::cli {

Result<NumberedRound> roundNumbered(Study& study, int number)
{
    auto rounds = study.norming().rounds();
    if (!rounds)
        return fail(rounds.error());
    const auto known = static_cast<int>(rounds->size());
    const int wanted = number == 0 ? known : number;
    if (wanted < 1 || wanted > known)
        return fail({ErrorCode::InvalidValue,
                     {},
                     0,
                     0,
                     known == 0 ? QString() : QString::number(number),
                     QStringLiteral("norming_round")});
    return NumberedRound{wanted, std::move(rounds->at(static_cast<std::size_t>(wanted - 1)))};
}

void addRoundOption(CLI::App& command, int& number)
{
    constexpr int Most = 1'000'000;
    command
        .add_option("--round", number,
                    "N: which round, 1 for the first that began; without it the latest")
        ->check(CLI::Range(1, Most));
}

std::vector<std::string> listedWords(const std::string& words)
{
    std::vector<std::string> list;
    for (const QString& word : text(words).split(u',')) {
        if (!word.trimmed().isEmpty())
            list.push_back(utf8(word.trimmed()));
    }
    return list;
}

Result<std::vector<PersonId>> membersCoded(Study& study, const NormingStanding& standing,
                                           const std::vector<std::string>& codes)
{
    std::vector<PersonId> people;
    for (const std::string& code : codes) {
        const auto person = personCoded(study, code);
        if (!person)
            return fail(person.error());
        const auto isThem = [&](const NormingMember& member) {
            return member.person == person->id;
        };
        if (std::none_of(standing.members.begin(), standing.members.end(), isThem))
            return fail({ErrorCode::InvalidValue,
                         {},
                         0,
                         0,
                         person->code,
                         QStringLiteral("norming_member")});
        people.push_back(person->id);
    }
    return people;
}

} // namespace subtext::cli
