// SPDX-License-Identifier: MIT
#include "core/release/answerdigests.h"

#include "core/base/sha256.h"

#include <QByteArrayList>
#include <QHash>

#include <algorithm>

namespace subtext {
namespace {

constexpr qsizetype DigestLength = 16;

/// "3,,1|-2,0": the places of the choices, by question, and the points, by scale.
QByteArray valuesOf(const Answer& answer)
{
    QByteArrayList choices;
    for (const auto& choice : answer.ballot)
        choices << (choice ? QByteArray::number(indexOf(*choice)) : QByteArray());
    QByteArrayList points;
    for (const auto& point : answer.scales)
        points << (point ? QByteArray::number(*point) : QByteArray());
    return choices.join(',') + '|' + points.join(',');
}

} // namespace

AnswerDigests answerDigests(const std::vector<Scenario>& scenarios,
                            const std::vector<Annotation>& annotations)
{
    QHash<ScenarioId, QByteArrayList> values;
    for (const Annotation& annotation : annotations)
        values[annotation.scenario] << valuesOf(annotation.answer);
    AnswerDigests digests;
    for (const Scenario& scenario : scenarios) {
        const auto given = values.find(scenario.id);
        if (given == values.end())
            continue;
        std::sort(given->begin(), given->end());
        digests[scenario.name()] =
            QString::fromLatin1(sha256Of(given->join('\n')).left(DigestLength));
    }
    return digests;
}

QStringList answeredOtherwise(const AnswerDigests& last, const AnswerDigests& now)
{
    QStringList names;
    for (const auto& [name, digest] : last) {
        const auto found = now.find(name);
        if (found != now.end() && found->second != digest)
            names << name;
    }
    return names;
}

} // namespace subtext
