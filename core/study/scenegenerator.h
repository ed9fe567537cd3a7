// SPDX-License-Identifier: MIT
#pragma once

#include "core/generation/sceneprompt.h"
#include "core/llm/modelrequest.h"
#include "core/study/requester.h"

#include <QObject>

#include <memory>

namespace subtext {

class Study;

/// What one run of writing is asked with.
struct ScenePlan
{
    llm::Profile profile;
    generation::SceneTemplate wording;
    std::vector<generation::SceneEvent> events;
    int scenesPerEvent = 1;
    llm::Ask ask;   ///< Without a prompt.
    QByteArray key; ///< Empty: none. It goes into a header and nowhere else.
    std::optional<llm::Price> price;
    std::optional<double> ceiling; ///< USD; only where the price is known.

    /// The body of the request for one event.
    QByteArray bodyFor(const generation::SceneEvent& event) const;
};

/// Has a model write the scenes that a run still lacks (Requester).
class SceneGenerator : public QObject
{
    Q_OBJECT
public:
    SceneGenerator(Study& study, const Uuid& run, ScenePlan plan, Requester::Ports ports,
                   QObject* parent = nullptr);
    ~SceneGenerator() override;

    /// Errors: those of reading what there is.
    Result<void> start();
    /// See Requester::cancel.
    void cancel() { m_requester->cancel(); }

    const RunProgress& progress() const { return m_requester->progress(); }

Q_SIGNALS:
    void progressed();
    /// Once; nothing is open any more.
    void finished(const subtext::RunOutcome& outcome);

private:
    class Scenes;

    ScenePlan m_plan;
    std::unique_ptr<Scenes> m_scenes;
    std::unique_ptr<Requester> m_requester; ///< Ends before what it asks.
};

} // namespace subtext
