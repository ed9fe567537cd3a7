// SPDX-License-Identifier: MIT
#pragma once

#include "core/task/task.h"

#include <QByteArray>
#include <QList>

namespace subtext::test {

/// A table of scenes in two groups with the answers of three people, for an import. Answers follow
/// from their place: some questions unanimous, some by majority, some split.
inline QByteArray answeredTable(const Task& task, int scenes)
{
    QByteArray csv = task.group ? task.group->token.toUtf8() + ",id" : QByteArray("id");
    for (const SceneField& field : task.scene)
        csv += ',' + field.token.toUtf8();
    csv += ",annotator";
    for (const Question& question : task.questions)
        csv += ',' + question.token.toUtf8();
    for (const Scale& scale : task.scales)
        csv += ',' + scale.token.toUtf8();
    if (task.explanation)
        csv += ",explanation";
    csv += ",flag\n";
    const QList<QByteArray> people{"Ottilie Brandt", "Casimir Vogt", "Wanda Lind"};
    for (int scene = 0; scene < scenes; ++scene) {
        for (int person = 0; person < 3; ++person) {
            if (task.group)
                csv += (scene % 2 == 0 ? "mail," : "chat,");
            csv += QByteArray::number(scene + 1);
            for (const SceneField& field : task.scene)
                csv += ',' +
                       (field.kind == FieldKind::Choice
                            ? field.options.front().token.toUtf8()
                            : "Text " + QByteArray::number(scene) + " of " + field.token.toUtf8());
            csv += ',' + people[person];
            for (std::size_t i = 0; i < task.questions.size(); ++i) {
                const auto place = static_cast<int>(i);
                const auto count = static_cast<int>(task.questions[i].options.size());
                const int spread = (scene + place) % 4;
                const int option = spread < 2 ? scene : scene + person * (spread - 1);
                csv += ',' + task.questions[i]
                                 .options[static_cast<std::size_t>(option % count)]
                                 .token.toUtf8();
            }
            for (std::size_t i = 0; i < task.scales.size(); ++i) {
                const auto count = static_cast<int>(task.scales[i].points.size());
                const int point = (scene + person + static_cast<int>(i)) % count;
                csv += ',' + QByteArray::number(
                                 task.scales[i].points[static_cast<std::size_t>(point)].value);
            }
            if (task.explanation)
                csv += ",Because nobody listened to her all week long";
            csv += (scene == 1 && person == 0 ? ",odd as it stands\n" : ",\n");
        }
    }
    return csv;
}

} // namespace subtext::test
