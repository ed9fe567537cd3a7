// SPDX-License-Identifier: MIT
#include "core/release/answermarks.h"

#include "core/base/sha256.h"

#include <QByteArrayList>
#include <QHash>

#include <algorithm>

namespace subtext {
namespace {

constexpr qsizetype MarkLength = 16;

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

AnswerMarks answerMarks(const std::vector<Scenario>& scenarios,
                        const std::vector<Annotation>& annotations)
{
    QHash<ScenarioId, QByteArrayList> values;
    for (const Annotation& annotation : annotations)
        values[annotation.scenario] << valuesOf(annotation.answer);
    AnswerMarks marks;
    for (const Scenario& scenario : scenarios) {
        const auto given = values.find(scenario.id);
        if (given == values.end())
            continue;
        std::sort(given->begin(), given->end());
        marks[scenario.name()] = QString::fromLatin1(sha256Of(given->join('\n')).left(MarkLength));
    }
    return marks;
}

QStringList answeredOtherwise(const AnswerMarks& last, const AnswerMarks& now)
{
    QStringList names;
    for (const auto& [name, mark] : last) {
        const auto found = now.find(name);
        if (found != now.end() && found->second != mark)
            names << name;
    }
    return names;
}

} // namespace subtext
