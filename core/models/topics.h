// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/domain/scenario.h"
#include "core/domain/topics.h"
#include "core/operation/changeset.h"
#include "core/task/task.h"
#include "core/topics/clusters.h"

#include <QJsonObject>

#include <vector>

namespace subtext {

class StudyContext;

/// What is embedded of a scene: its texts, a line each, without roles and choices.
QString embeddedText(const Task& task, const Scenario& scene);

/// A scenario with the text that is embedded, and its embedding where there is one of that text.
struct EmbeddedScene
{
    Scenario scene;
    QString text;
    std::vector<float> vector;
};

struct NamedTopic
{
    QString name;
    QStringList keywords;
    std::vector<ScenarioId> scenarios; ///< In the order of import.
};

struct KeptTopics
{
    TopicSet set;
    QJsonObject parameters;
    std::vector<NamedTopic> topics;
};

/// Embeddings and topics of a study. Rows are written once; the latest topics count. Nothing is
/// sent from here.
class Topics
{
public:
    explicit Topics(StudyContext& context)
        : m_context(context)
    {}

    /// The scenarios that count, in the order of import, with what that model said of their texts
    /// as they are today.
    Result<std::vector<EmbeddedScene>> scenes(const QString& model) const;
    /// Models of which there are embeddings.
    Result<std::vector<QString>> models() const;
    /// Keeps several at once, on the disk when it returns.
    Result<ChangeSet> record(const std::vector<Embedding>& embeddings);
    /// An audit row about asking: "embed.start", "embed.end", "embed.stop".
    Result<ChangeSet> note(const QString& action, const QJsonObject& detail);

    /// Errors: InHandOut, InvalidValue (detail "topic") where two have one name.
    Result<ChangeSet> keep(const QString& model, const QJsonObject& parameters,
                           const std::vector<NamedTopic>& topics, PersonId by = {});
    /// The latest; none where none were kept.
    Result<std::optional<KeptTopics>> kept() const;

private:
    StudyContext& m_context;
};

} // namespace subtext
