// SPDX-License-Identifier: MIT
#pragma once

#include "core/llm/prices.h"
#include "core/llm/profile.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace subtext::llm {

enum class Finish : std::uint8_t {
    Stop,    ///< "stop": by itself.
    Length,  ///< "length": the limit of tokens was hit.
    Refusal, ///< "refusal": the provider says that it was refused. Never guessed from the text.
    Other,   ///< "other"
};
QLatin1String finishToken(Finish finish);
std::optional<Finish> finishFromToken(QStringView token);

/// A token of an answer, with what might have stood there.
struct TokenChances
{
    QString token;
    /// Tokens with the logarithm of their probability; the one that was chosen among them.
    std::vector<std::pair<QString, double>> alternatives;
};

struct ModelAnswer
{
    QString text;
    Finish finish = Finish::Other;
    Usage usage;
    std::vector<TokenChances> tokens; ///< Empty where the server gives none.
};

/// What the body of a successful reply says; none where it is no answer of that kind of server,
/// whatever it is.
std::optional<ModelAnswer> readAnswer(ProviderKind kind, const QByteArray& body);

/// What such a body says that it took, of a server that speaks like OpenAI's.
Usage openAiUsage(const QJsonObject& body);

struct ProviderError
{
    QString words; ///< The provider's own; the beginning of the text where it is no document.
    bool isQuotaUsedUp = false;     ///< Asking again is of no use.
    std::optional<qint64> waitMs{}; ///< How long it asks to be left alone.
};
ProviderError readError(int status, const QByteArray& body);

/// The probability of yes where an answer says yes or no: of the token at the place of the answer,
/// which is the first after the last "<answer>", or without one the first that says either. Both
/// words are summed over their spellings (case, spaces before them) and set against each other,
/// within 1e-6 … 1 − 1e-6. None where no probabilities came, or neither word is among them.
std::optional<double> yesProbability(const ModelAnswer& answer);

} // namespace subtext::llm
