// SPDX-License-Identifier: MIT
#include "core/llm/embeddingrequest.h"

#include "core/llm/modelrequest.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

namespace subtext::llm {
namespace {

std::optional<std::vector<float>> vectorIn(const QJsonValue& value)
{
    const QJsonArray numbers = value.toArray();
    std::vector<float> vector;
    vector.reserve(static_cast<std::size_t>(numbers.size()));
    for (const QJsonValue number : numbers) {
        const auto as32 = static_cast<float>(number.toDouble());
        if (!number.isDouble() || !std::isfinite(as32))
            return std::nullopt;
        vector.push_back(as32);
    }
    return vector.empty() ? std::nullopt : std::optional(std::move(vector));
}

} // namespace

bool givesEmbeddings(ProviderKind kind)
{
    return kind == ProviderKind::OpenAi;
}

QByteArray embeddingBody(const Profile& profile, const QStringList& texts)
{
    const QJsonObject body{{QStringLiteral("model"), profile.model},
                           {QStringLiteral("input"), QJsonArray::fromStringList(texts)}};
    return QJsonDocument(body).toJson(QJsonDocument::Compact);
}

HttpRequest embeddingRequest(const Profile& profile, const QByteArray& body, const QByteArray& key)
{
    return requestTo(QStringLiteral("/embeddings"), profile, body, key);
}

std::optional<EmbeddingAnswer> readEmbeddings(const QByteArray& body, std::size_t count)
{
    const QJsonObject object = QJsonDocument::fromJson(body).object();
    const QJsonArray data = object[QLatin1String("data")].toArray();
    if (static_cast<std::size_t>(data.size()) != count || count == 0)
        return std::nullopt;
    EmbeddingAnswer answer;
    answer.vectors.resize(count);
    std::size_t dimensions = 0;
    for (qsizetype i = 0; i < data.size(); ++i) {
        const QJsonObject entry = data[i].toObject();
        // Its place is what the server says, not where it stands.
        const auto place = static_cast<std::size_t>(
            entry[QLatin1String("index")].toInteger(static_cast<qint64>(i)));
        auto vector = vectorIn(entry[QLatin1String("embedding")]);
        if (place >= count || !vector || !answer.vectors[place].empty() ||
            (dimensions > 0 && vector->size() != dimensions))
            return std::nullopt;
        dimensions = vector->size();
        answer.vectors[place] = std::move(*vector);
    }
    const QJsonValue tokens =
        object[QLatin1String("usage")].toObject()[QLatin1String("prompt_tokens")];
    // (More than this is no count of tokens, and would be added up over a run.)
    constexpr qint64 MostTokens = 1'000'000'000'000;
    const qint64 used = tokens.toInteger(-1);
    if (used >= 0 && used < MostTokens)
        answer.usage.input = used;
    return answer;
}

} // namespace subtext::llm
