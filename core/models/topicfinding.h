// SPDX-License-Identifier: MIT
#pragma once

#include "core/models/topics.h"
#include "core/topics/findtopics.h"

namespace subtext {

/// Scenes with their embeddings by one model, and the topics that they fall into.
struct TopicFinding
{
    QString model;
    topics::TopicChoice choice;
    std::vector<EmbeddedScene> scenes; ///< Those with an embedding.
    std::size_t without = 0;           ///< Scenarios that have none.
    topics::FoundTopics topics;

    /// As a study keeps them.
    std::vector<NamedTopic> named() const;
    QJsonObject parameters() const;
};

/// Errors: those of reading and of findTopics.
Result<TopicFinding> findTopicsOf(const Topics& known, const QString& model,
                                  const topics::TopicChoice& choice, const CancelToken& cancel = {},
                                  const ProgressSink& progress = {});

} // namespace subtext
