// SPDX-License-Identifier: MIT
#pragma once

#include "core/labelstudio/labelstudioclient.h"
#include "core/labelstudio/pushplan.h"

namespace subtext {

/// The action of the server that makes annotations of predictions.
inline const QLatin1String AnswersOfPredictions("predictions_to_annotations");
/// Of all predictions of a project, how many there are of which model version.
QString modelVersionsPath(qint64 project);

/// Sends answers to scenes that are there. Label Studio takes an annotation of such a task with a
/// request each, and predictions many at once, of which it makes annotations; so many answers go
/// as predictions of a model version of their own, which are removed when they have become
/// annotations. Tasks, annotations, drafts and other predictions stay as they are, wherever it
/// stops; what it left is removed by the next push. A server that refuses this way gets the answers
/// one by one.
class AnswerPush : public QObject
{
    Q_OBJECT
public:
    /// What it is given must outlive it.
    AnswerPush(LabelStudioClient& client, const StudyIndex& study, qint64 project,
               const PushPlan& plan, QObject* parent = nullptr);

    using Done = std::function<void(const Result<void>& done)>;
    /// `done` is called once. Errors: those of the client; ServerRefused (value: "answer") where
    /// not as many became annotations as were sent.
    void start(Done done);

Q_SIGNALS:
    /// These many are there now, which were not; `units` of the plan's answers are done with.
    void sent(qint64 answers, qint64 units);
    /// One of the model versions that a push which stopped had left.
    void unfinishedRemoved();

private:
    using Part = std::vector<PushPlan::NewAnswer>;
    /// Removes the predictions of a model version.
    void clear(const QString& modelVersion, std::function<void()> then)
    {
        clear(modelVersion, then, {});
    }
    /// The same; where the server refuses to, `refused` goes on, or else that is the end.
    void clear(const QString& modelVersion, std::function<void()> then,
               std::function<void()> refused);
    void clearUnfinished(qsizetype next);
    void tryToClear();
    void sendPart();
    void makeAnnotations(const Part& part, const QString& modelVersion);
    /// The answers from this part on.
    void goOnOneByOne();
    void sendOne();
    void end(const Result<void>& done);

    LabelStudioClient& m_client;
    const StudyIndex& m_study;
    qint64 m_project;
    const PushPlan& m_plan;
    Done m_done;
    std::vector<Part> m_parts;
    std::size_t m_next = 0; ///< Part.
    Part m_single;
    std::size_t m_nextSingle = 0;
};

} // namespace subtext
