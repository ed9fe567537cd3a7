// SPDX-License-Identifier: MIT
#pragma once

#include "core/llm/owntemplate.h"
#include "core/models/generatedscenes.h"
#include "core/models/modelrunner.h"
#include "core/models/scenegenerator.h"

namespace subtext {

struct SceneWish
{
    llm::Profile profile;
    generation::EventTable events;
    QString eventsName = QStringLiteral("built-in"); ///< Of the table's file, without its folder.
    std::optional<std::size_t> limit;                ///< Only the first so many events.
    int scenesPerEvent = 1;
    int tokenLimit = generation::UsualSceneTokens;
    double temperature = generation::UsualSceneTemperature;
    std::optional<double> topP; ///< None: it is not sent.
    std::optional<qint64> seed;
    std::optional<llm::TemplateFile> ownTemplate; ///< None: the prompt that ships.
    std::optional<llm::Price> price;              ///< None: it is not known.
    std::optional<double> budget;                 ///< USD.
};

struct PlannedScenes
{
    ScenePlan plan; ///< Without the key.
    QString host;
    QJsonObject parameters; ///< What decides what is asked.
    CostEstimate estimate;
    QByteArray example;    ///< The first body; empty without events …
    QString examplePrompt; ///< … and what it asks, as text.

    SceneRun newRun() const;
    /// What somebody agrees to, for the audit row of it.
    QJsonObject shown() const;
};
/// Errors, where somebody wrote the template: those of llm::ownText for generation::scenePlaces();
/// with the path InvalidValue with the detail
///   "template event"   nothing shows the event,
///   "template subject" nothing shows whom it is about, and an event does not name them (value: the
///                      event).
Result<PlannedScenes> planScenes(const SceneWish& wish);
/// The same where a run goes on that has so many answers by event id: the estimate and the example
/// are of what it lacks.
PlannedScenes planOfRest(PlannedScenes planned, const QHash<QString, int>& answered);

/// The last run that asked the same of the same model, which can go on by this plan.
std::optional<SceneRunState> lastSuchRun(const std::vector<SceneRunState>& runs,
                                         const PlannedScenes& planned);

} // namespace subtext
