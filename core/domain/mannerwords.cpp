// SPDX-License-Identifier: MIT
#include "core/domain/mannerwords.h"

#include <algorithm>

namespace subtext {
namespace {

QString wordsOf(const AskedManner& manner)
{
    QStringList words;
    if (!manner.forms.isEmpty())
        words << QStringLiteral("form of the answers: ") + manner.forms.join(QStringLiteral(", "));
    if (!manner.templates.isEmpty())
        words << QStringLiteral("custom template, SHA-256 ") +
                     manner.templates.join(QStringLiteral(", "));
    if (!manner.rubrics.isEmpty())
        words << QStringLiteral("confidence rubric: ") + manner.rubrics.join(QStringLiteral(", "));
    if (!manner.temperatures.isEmpty())
        words << QStringLiteral("temperature: ") + manner.temperatures.join(QStringLiteral(", "));
    return words.join(QStringLiteral("; "));
}

struct AskedAlike
{
    AskedManner manner;
    QStringList sets;
};

} // namespace

QString mannersSentence(const std::vector<SetManner>& sets)
{
    std::vector<AskedAlike> groups; // in the order in which they are first met
    for (const SetManner& of : sets) {
        if (of.manner.isUsual())
            continue;
        const auto alike = std::find_if(groups.begin(), groups.end(), [&](const AskedAlike& group) {
            return group.manner == of.manner;
        });
        if (alike == groups.end())
            groups.push_back({of.manner, {of.set}});
        else if (!alike->sets.contains(of.set))
            alike->sets << of.set;
    }
    QStringList words;
    for (const AskedAlike& group : groups)
        words << QStringLiteral("%1 (%2)").arg(group.sets.join(QStringLiteral(", ")),
                                               wordsOf(group.manner));
    return words.isEmpty() ? QString()
                           : QStringLiteral(" Asked in a way of their own: %1.")
                                 .arg(words.join(QStringLiteral(", ")));
}

} // namespace subtext
