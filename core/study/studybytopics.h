// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/environment.h"
#include "core/base/error.h"
#include "core/domain/scenario.h"
#include "core/task/task.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace subtext {

class Study;

/// The scenes of a study with the topics that were kept last as their groups. A group is part of a
/// scene's name, in files, predictions, releases and teams, so a study keeps the groups that it
/// has, and these are for another one.
struct ScenesByTopic
{
    Task task; ///< The study's; where that has no groups, with a group "topic" of any words.
    /// In the order of import, with the texts as of now. Of scenes that had a group the id is that
    /// and their id, "letter-12": ids were told apart by it, and are again.
    std::vector<Scenario> scenes;
    std::vector<ScenarioId> from; ///< What each of them is in the study.
    qint64 without = 0;           ///< Scenes that count but have no topic; they are not in it.
};

/// Errors: those of reading; InvalidValue with the detail "no-topics" where none were kept.
Result<ScenesByTopic> scenesByTopic(Study& study);

/// A file of scenes: the group, the id and a column a field of the task. CSV, UTF-8.
QByteArray csvOf(const ScenesByTopic& grouped);

struct MadeByTopics
{
    qint64 scenes = 0;
    qint64 topics = 0;
    qint64 without = 0; ///< As in ScenesByTopic.
};

/// Makes a new study of the same task, rules and texts, grouped by the topics that were kept last.
/// It has nobody’s answers and no people; parts that files said come along. Where anything fails
/// there is no new file. Errors: of scenesByTopic and Study::create; InvalidValue with
/// the detail "fixed-groups" where the task lists its groups, "topic-token" where a part of a task
/// without groups is called "topic" already, and "same-scene" (value: its name) where two would
/// have one name.
Result<MadeByTopics> makeStudyByTopics(Study& study, const QString& path,
                                       const Environment& environment);

} // namespace subtext
