// SPDX-License-Identifier: MIT
#pragma once

#include "core/topics/clusters.h"
#include "core/topics/keywords.h"

namespace subtext::topics {

struct TopicChoice
{
    std::optional<int> k;    ///< None: by the elbow of 2 … `mostK`.
    int mostK = 40;          ///< At most the number of texts.
    std::uint64_t seed = 42; ///< Each k draws from its beginning.
    int starts = 4;          ///< Of k-means; the best counts.
    int keywords = 10;
};

struct FoundTopics
{
    int k = 0;
    std::optional<int> elbow;     ///< None where k was given, or there is none.
    int firstK = 0;               ///< Of `inertias`.
    std::vector<double> inertias; ///< By k; one where it was given.
    std::vector<int> of;          ///< Of each text: its topic, the largest is 0.
    std::vector<std::vector<Keyword>> keywords;
    FlatMap map;

    /// Of a topic: its two heaviest keywords, with its number where another has the same.
    std::vector<QString> names() const;
};

/// Groups texts by their embeddings, which are compared by direction. Errors: InvalidValue (detail
/// "k": larger than the number of texts, less than 1, or none was given and there is no elbow;
/// "vectors": fewer than two, or of different lengths); Cancelled.
Result<FoundTopics> findTopics(const QStringList& texts, const Points& embeddings,
                               const TopicChoice& choice, const CancelToken& cancel = {},
                               const ProgressSink& progress = {});

} // namespace subtext::topics
