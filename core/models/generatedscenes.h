// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/domain/generatedscene.h"
#include "core/domain/scenario.h"
#include "core/generation/scenechecks.h"
#include "core/operation/changeset.h"
#include "core/task/task.h"

#include <QJsonObject>

#include <vector>

namespace subtext {

class StudyContext;

/// The fields of a scene that is one person's story.
struct StoryFields
{
    FieldIndex subject;
    FieldIndex text;
};
/// None for a task of which scenes need anything else.
std::optional<StoryFields> storyFields(const Task& task);

/// The group of a scenario that comes of the event: the event's own, which a task with a list of
/// groups may not have; "generated" where it has none and the list is open. Empty without groups.
QString groupOfScene(const Task& task, const generation::SceneEvent& event);

struct SceneRunState
{
    SceneRun run;
    QJsonObject parameters;
    qint64 requests = 0; ///< Every try.
    qint64 answered = 0;
    std::optional<qint64> inputTokens;
    std::optional<qint64> outputTokens;
    std::optional<qint64> reasoningTokens;
};

struct WrittenScene
{
    Uuid request;
    qint64 at = 0;
    Uuid run;
    QString model;
    QByteArray promptSha256;
    generation::SceneEvent event;
    QString text;   ///< As it came.
    QString finish; ///< See ModelTry.
    std::optional<SceneVerdict> verdict;
    std::vector<generation::SceneFault> faults; ///< Of a scene without a verdict.
};

struct SceneOrigin
{
    ScenarioId scenario;
    QString model;
    QString host;
    QByteArray templateSha256;
    QByteArray promptSha256;
    generation::SceneEvent event;
    bool isEdited = false;
    qint64 at = 0; ///< When the model wrote it.
};

/// Scenes that models wrote, as the study keeps them, until somebody takes them in or refuses them.
/// Rows are written once. Nothing is sent from here.
class GeneratedScenes
{
public:
    explicit GeneratedScenes(StudyContext& context)
        : m_context(context)
    {}

    /// Begins a run; UUID and time are filled in. Errors: InHandOut; InvalidValue (detail "story")
    /// where scenes of the task are no one person's story, (detail "set name") where the model's
    /// name is longer than 200 characters.
    Result<SceneRun> begin(SceneRun run, PersonId by = {});
    /// Whether a run could begin, without beginning one. Errors: those of begin, but for the name.
    Result<void> takesScenes() const;
    /// Goes on with one. Errors: InvalidValue (detail "run") where there is none.
    Result<ChangeSet> resume(const Uuid& run, PersonId by = {});
    /// It ended; `reason` says why where something ended it early.
    Result<ChangeSet> end(const Uuid& run, const QString& reason, PersonId by = {});

    /// Keeps one try, as soon as it is over; its UUID is filled in.
    Result<ChangeSet> record(const Uuid& run, SceneRequest request);

    /// In the order in which they began.
    Result<std::vector<SceneRunState>> runs() const;
    /// How many answers a run has, by the event's id.
    Result<QHash<QString, int>> answered(const Uuid& run) const;
    /// What models wrote, in the order of writing.
    Result<std::vector<WrittenScene>> scenes(const generation::SceneLimits& limits = {}) const;
    /// What is wrong with a text that somebody would take in for that scene.
    Result<std::vector<generation::SceneFault>>
    faultsOf(const Uuid& request, const QString& text,
             const generation::SceneLimits& limits = {}) const;

    struct Acceptance
    {
        QString text;   ///< Empty: as it came.
        QString reason; ///< Why it is taken although something is wrong with it.
        generation::SceneLimits limits = {};
    };
    /// Makes a scenario of it: its id is the event's, with a number where that is taken. Errors:
    /// InvalidValue (detail "scene": no such scene; "scene verdict": it is taken in already;
    /// "scene fault": the first thing that is wrong, where no reason is given; value: which;
    /// "group": the task does not have the event's).
    Result<ScenarioId> accept(const Uuid& request, const Acceptance& acceptance, PersonId by = {});
    /// Errors: InvalidValue (detail "scene", "scene verdict").
    Result<ChangeSet> reject(const Uuid& request, const QString& reason, PersonId by = {});

    /// Those of the scenarios that models wrote, in the order in which they were taken in.
    Result<std::vector<SceneOrigin>> origins() const;

private:
    struct Reading;

    StudyContext& m_context;
};

} // namespace subtext
