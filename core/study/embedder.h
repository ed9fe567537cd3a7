// SPDX-License-Identifier: MIT
#pragma once

#include "core/llm/profile.h"
#include "core/models/topics.h"
#include "core/study/requester.h"

#include <QObject>

#include <memory>

namespace subtext {

class Study;

/// What embeddings are asked with.
struct EmbeddingPlan
{
    llm::Profile profile;
    int textsPerRequest = 16;
    std::optional<std::size_t> limit; ///< Only the first so many scenarios.
    QByteArray key;                   ///< Empty: none. It goes into a header and nowhere else.
    std::optional<llm::Price> price;
    std::optional<double> ceiling; ///< USD; only where the price is known.
};

/// The scenarios of which the text has no embedding by that model, among the first `limit`.
/// Errors: those of reading.
Result<std::vector<EmbeddedScene>> openScenes(Study& study, const EmbeddingPlan& plan);
/// The bodies that would be sent for them.
std::vector<QByteArray> embeddingBodies(const std::vector<EmbeddedScene>& open,
                                        const EmbeddingPlan& plan);

/// Asks a model for the embeddings that the study lacks, several texts a request (Requester). An
/// embedding is kept as soon as it came, so that no text is sent twice to one model.
class Embedder : public QObject
{
    Q_OBJECT
public:
    Embedder(Study& study, EmbeddingPlan plan, Requester::Ports ports, QObject* parent = nullptr);
    ~Embedder() override;

    /// Errors: those of reading what is open, and of writing down that asking begins.
    Result<void> start();
    /// See Requester::cancel.
    void cancel() { m_requester->cancel(); }

    const RunProgress& progress() const { return m_requester->progress(); }

Q_SIGNALS:
    void progressed();
    /// Once; nothing is open any more.
    void finished(const subtext::RunOutcome& outcome);

private:
    class Batches;

    EmbeddingPlan m_plan;
    std::unique_ptr<Batches> m_batches;
    std::unique_ptr<Requester> m_requester; ///< Ends before what it asks.
};

} // namespace subtext
