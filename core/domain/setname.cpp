// SPDX-License-Identifier: MIT
#include "core/domain/setname.h"

#include <algorithm>
#include <array>

namespace subtext {
namespace {

std::array<QString, 3> spellingsOf(const SetName& set)
{
    return {set.model, set.model + u':' + set.mode, set.text()};
}

} // namespace

QString SetName::text() const
{
    return QStringLiteral("%1:%2:%3").arg(model, mode, run);
}

std::size_t qHash(const SetName& set, std::size_t seed)
{
    return qHashMulti(seed, set.model, set.mode, set.run);
}

bool isNamed(const SetName& set, const QString& name)
{
    const auto spellings = spellingsOf(set);
    return std::find(spellings.begin(), spellings.end(), name) != spellings.end();
}

QStringList shortNames(const std::vector<SetName>& sets)
{
    QHash<QString, int> uses;
    for (const SetName& set : sets) {
        for (const QString& name : spellingsOf(set))
            ++uses[name];
    }
    QStringList names;
    for (const SetName& set : sets) {
        const auto candidates = spellingsOf(set);
        const auto* name = std::find_if(candidates.begin(), candidates.end() - 1,
                                        [&](const QString& n) { return uses.value(n) == 1; });
        names << *name;
    }
    return names;
}

} // namespace subtext
