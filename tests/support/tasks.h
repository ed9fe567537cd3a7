// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/annotation.h"
#include "core/domain/scenario.h"
#include "core/task/builtintasks.h"

#include <initializer_list>
#include <vector>

namespace subtext::test {

/// Short stories about Mara, for the task that asks what she feels.
inline std::vector<Scenario> storiesAboutMara(int count)
{
    const Task& task = *builtInTask(u"emoscene");
    std::vector<Scenario> stories;
    for (int i = 1; i <= count; ++i) {
        Scenario story;
        story.sourceId = QString::number(i);
        story.group = QStringLiteral("office");
        story.fields.at(*indexOfToken(task.scene, QStringLiteral("subject"))) =
            QStringLiteral("Mara");
        story.fields.at(*indexOfToken(task.scene, QStringLiteral("text"))) =
            QStringLiteral("The lift stops between two floors for the %1th time. Mara presses the "
                           "bell, waits, and presses it again. Her colleague laughs and tells her "
                           "of the last time. Nobody answers. Mara’s hands are cold.")
                .arg(i);
        stories.push_back(story);
    }
    return stories;
}

/// Eight rows of no and yes: those of yes.
inline Answer yesTo(std::initializer_list<std::size_t> rows)
{
    Answer answer;
    for (std::size_t i = 0; i < 8; ++i)
        answer.ballot.at(i) = Choice{0};
    for (const std::size_t row : rows)
        answer.ballot.at(row) = Choice{1};
    return answer;
}

/// A mail of Ida's, for the third task.
inline Scenario mailFromIda(int number, const QString& product, const QString& message)
{
    Scenario scene;
    scene.sourceId = QString::number(number);
    scene.group = QStringLiteral("web");
    scene.fields[0] = product;
    scene.fields[1] = QStringLiteral("We sent you a new one on Monday.");
    scene.fields[2] = QStringLiteral("Ida");
    scene.fields[3] = QStringLiteral("Support");
    scene.fields[4] = message;
    return scene;
}

/// EmoScene's task with as many rows as a board may have.
inline Task widestBoard()
{
    Task task = *builtInTask(u"emoscene");
    task.token = QStringLiteral("sixteen");
    task.analysis = TaskAnalysis::None;
    const std::size_t known = task.questions.size();
    for (std::size_t i = 0; i < known; ++i) {
        Question row = task.questions[i];
        row.token += QStringLiteral("-later");
        row.word += QStringLiteral(" later");
        row.opposite.clear();
        task.questions.push_back(row);
    }
    return task;
}

} // namespace subtext::test
