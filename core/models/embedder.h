// SPDX-License-Identifier: MIT
#pragma once

#include "core/llm/profile.h"
#include "core/models/requester.h"
#include "core/models/topics.h"

namespace subtext {

struct EmbeddingPlan
{
    llm::Profile profile;
    int textsPerRequest = 16;
    std::optional<std::size_t> limit; ///< Only the first so many scenarios.
    QByteArray key;                   ///< Empty: none. It goes into a header and nowhere else.
    std::optional<llm::Price> price;
    std::optional<double> budget; ///< USD; only where the price is known.
};

/// The scenarios of which the text has no embedding by that model, among the first `limit`.
/// Errors: those of reading.
Result<std::vector<EmbeddedScene>> openScenes(const Topics& topics, const EmbeddingPlan& plan);
std::vector<QByteArray> embeddingBodies(const std::vector<EmbeddedScene>& open,
                                        const EmbeddingPlan& plan);

/// What somebody agrees to who has them sent: texts alone, as they stand.
QByteArray embeddingWording();

/// Asks a model for the embeddings that the study lacks, several texts a request (Requester). An
/// embedding is kept as soon as it came, so that no text is sent twice to one model.
class Embedder : public Requester
{
public:
    Embedder(Topics& topics, EmbeddingPlan plan, Ports ports, QObject* parent = nullptr);
};

} // namespace subtext
