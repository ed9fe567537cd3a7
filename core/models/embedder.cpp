// SPDX-License-Identifier: MIT
#include "core/models/embedder.h"

#include "core/base/sha256.h"
#include "core/llm/embeddingrequest.h"
#include "core/models/requestrecord.h"

#include <algorithm>

namespace subtext {

struct EmbeddingBatch
{
    std::size_t first = 0;
    std::size_t count = 0;
};

namespace {

std::vector<EmbeddingBatch> batchesOf(std::size_t scenes, int textsPerRequest)
{
    const auto most = static_cast<std::size_t>(std::max(1, textsPerRequest));
    std::vector<EmbeddingBatch> batches;
    for (std::size_t first = 0; first < scenes; first += most)
        batches.push_back({first, std::min(most, scenes - first)});
    return batches;
}

QByteArray bodyOfBatch(const std::vector<EmbeddedScene>& open, const EmbeddingBatch& batch,
                       const llm::Profile& profile)
{
    QStringList texts;
    for (std::size_t i = 0; i < batch.count; ++i)
        texts << open.at(batch.first + i).text;
    return llm::embeddingBody(profile, texts);
}

} // namespace

Result<std::vector<EmbeddedScene>> openScenes(const Topics& topics, const EmbeddingPlan& plan)
{
    auto scenes = topics.scenes(plan.profile.model);
    if (!scenes)
        return scenes;
    if (plan.limit && scenes->size() > *plan.limit)
        scenes->resize(*plan.limit);
    std::erase_if(*scenes, [](const EmbeddedScene& scene) {
        return !scene.vector.empty() || scene.text.isEmpty();
    });
    return scenes;
}

std::vector<QByteArray> embeddingBodies(const std::vector<EmbeddedScene>& open,
                                        const EmbeddingPlan& plan)
{
    std::vector<QByteArray> bodies;
    for (const EmbeddingBatch& batch : batchesOf(open.size(), plan.textsPerRequest))
        bodies.push_back(bodyOfBatch(open, batch, plan.profile));
    return bodies;
}

namespace {

/// What has no embedding, as many texts a request as may be.
class Batches : public AskedThings
{
public:
    Batches(Topics& topics, EmbeddingPlan plan, const Clock& clock)
        : m_topics(topics)
        , m_plan(std::move(plan))
        , m_clock(clock)
    {}

    Result<void> begin() override
    {
        auto open = openScenes(m_topics, m_plan);
        if (!open)
            return fail(open.error());
        m_open = std::move(*open);
        m_batches = batchesOf(m_open.size(), m_plan.textsPerRequest);
        const auto noted = m_topics.note(QStringLiteral("embed.start"), detail());
        return noted ? Result<void>() : fail(noted.error());
    }

    std::size_t count() const override { return m_batches.size(); }

    QByteArray body(std::size_t thing) const override
    {
        return bodyOfBatch(m_open, m_batches.at(thing), m_plan.profile);
    }

    HttpRequest request(const QByteArray& body) const override
    {
        return llm::embeddingRequest(m_plan.profile, body, m_plan.key);
    }

    void keep(std::size_t thing, int tries, const QByteArray& body, const HttpReply& reply,
              Kept kept) override
    {
        kept(write(thing, tries, body, reply));
    }

    void end(RunEnd end, Ended ended) override
    {
        QJsonObject said = detail();
        said[QLatin1String("embedded")] = m_embedded;
        if (end != RunEnd::Done)
            said[QLatin1String("reason")] = QString(runEndToken(end));
        const auto noted = m_topics.note(
            end == RunEnd::Done ? QStringLiteral("embed.end") : QStringLiteral("embed.stop"), said);
        ended(noted ? Result<void>() : fail(noted.error()));
    }

private:
    Result<Said> write(std::size_t thing, int tries, const QByteArray& body, const HttpReply& reply)
    {
        const EmbeddingBatch& batch = m_batches.at(thing);
        auto answer =
            reply.isSuccess() ? llm::readEmbeddings(reply.body, batch.count) : std::nullopt;
        if (!answer)
            return Said{
                std::nullopt,
                RequestRecord{{}, {}, tries, body, m_clock.now(), m_plan.key}.wordsOf(reply)};
        std::vector<Embedding> embeddings;
        for (std::size_t i = 0; i < batch.count; ++i) {
            const EmbeddedScene& scene = m_open.at(batch.first + i);
            embeddings.push_back({scene.scene.id, m_clock.now(), m_plan.profile.model,
                                  originOf(m_plan.profile.baseUrl), sha256Of(scene.text.toUtf8()),
                                  std::move(answer->vectors[i])});
        }
        const auto kept = m_topics.record(embeddings);
        if (!kept)
            return fail(kept.error());
        m_embedded += static_cast<qint64>(batch.count);
        return Said{answer->usage, {}};
    }

    QJsonObject detail() const
    {
        return {{QStringLiteral("model"), m_plan.profile.model},
                {QStringLiteral("host"), originOf(m_plan.profile.baseUrl)},
                {QStringLiteral("texts"), static_cast<qint64>(m_open.size())}};
    }

    Topics& m_topics;
    EmbeddingPlan m_plan;
    const Clock& m_clock;
    std::vector<EmbeddedScene> m_open;
    std::vector<EmbeddingBatch> m_batches;
    qint64 m_embedded = 0;
};

AskingLimits limitsOf(const EmbeddingPlan& plan)
{
    return {plan.profile.limits, 0, plan.price, plan.budget};
}

} // namespace

QByteArray embeddingWording()
{
    return sha256Of("the texts of the scenes, as they stand/1");
}

Embedder::Embedder(Topics& topics, EmbeddingPlan plan, Ports ports, QObject* parent)
    : Requester(std::make_unique<Batches>(topics, plan, ports.clock), limitsOf(plan), ports, parent)
{}

} // namespace subtext
