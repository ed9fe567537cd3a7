// SPDX-License-Identifier: MIT
#include "core/domain/mannerwords.h"

#include <algorithm>

namespace subtext {
namespace {

QString wordsOf(const AskedManner& manner)
{
    QStringList words;
    for (const MannerPart& part : partsOf(manner))
        words << QStringLiteral("%1: %2").arg(part.words, part.values);
    return words.join(QStringLiteral("; "));
}

/// Of the sets whose templates ask about somebody whom they name.
QString comparisonSentence(const std::vector<SetManner>& sets)
{
    QStringList named;
    for (const SetManner& of : sets) {
        if (!of.manner.about.isEmpty() && !named.contains(of.set))
            named << of.set;
    }
    return named.isEmpty() ? QString()
                           : QStringLiteral(" Where people were asked about somebody else, the "
                                            "scores of %1 are agreement with the answers to "
                                            "another question.")
                                 .arg(named.join(QStringLiteral(", ")));
}

struct AskedAlike
{
    AskedManner manner;
    QStringList sets;
};

} // namespace

std::vector<MannerPart> partsOf(const AskedManner& manner)
{
    std::vector<MannerPart> parts;
    const auto add = [&](const char* token, const char* words, const QStringList& values) {
        if (!values.isEmpty())
            parts.push_back(
                {QLatin1String(token), QLatin1String(words), values.join(QStringLiteral(", "))});
    };
    add("answer", "form of the answers", manner.forms);
    add("template_sha256", "template (SHA-256)", manner.templates);
    add("asked_about", "asked about", manner.about);
    add("confidence_rubric", "confidence rubric", manner.rubrics);
    add("temperature", "temperature", manner.temperatures);
    return parts;
}

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
                                     .arg(words.join(QStringLiteral(", "))) +
                                 comparisonSentence(sets);
}

} // namespace subtext
