// SPDX-License-Identifier: MIT
#pragma once

#include "core/http/http.h"
#include "core/llm/prices.h"
#include "core/llm/profile.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace subtext::llm {

/// Whether servers of that kind are asked for embeddings here: those that speak like OpenAI's.
bool givesEmbeddings(ProviderKind kind);

/// The body of a request for the embeddings of texts. The same texts give the same bytes.
QByteArray embeddingBody(const Profile& profile, const QStringList& texts);
/// The whole request: {base}/embeddings. The key is in a header.
HttpRequest embeddingRequest(const Profile& profile, const QByteArray& body, const QByteArray& key);

struct EmbeddingAnswer
{
    std::vector<std::vector<float>> vectors; ///< In the order of the texts.
    Usage usage;
};
/// What the body of a reply says of `count` texts. None where it is no such answer: fewer vectors
/// than texts or more, different lengths, or what is no number.
std::optional<EmbeddingAnswer> readEmbeddings(const QByteArray& body, std::size_t count);

} // namespace subtext::llm
