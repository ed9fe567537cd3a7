// SPDX-License-Identifier: MIT
#pragma once

#include "core/llm/modelrequest.h"
#include "core/task/task.h"

#include <optional>
#include <vector>

namespace subtext::llm {

// Options scored as completions: after the prompt stands the object of JSON in which the answer
// would be, up to the option, and the server says how likely the option's tokens and the quotation
// mark behind them are there. The mark ends the option, so that one with which another begins is
// told from it. One request an option.

/// Whether servers of that kind can be asked so.
bool givesCompletions(ProviderKind kind);

/// The body of the request about one option, by its place in the question: one token is written,
/// since not every server takes none, and passed over.
QByteArray completionBody(const Profile& profile, const Ask& ask, const Question& question,
                          std::size_t option);
HttpRequest completionRequest(const Profile& profile, const QByteArray& body,
                              const QByteArray& key);

struct ScoredOption
{
    std::size_t option = 0;
    double logLikelihood = 0; ///< Natural logarithm, the sum over its tokens: not by their number.
    Usage usage;
};
/// What a reply to such a request says; none where the option is not among its tokens, as of a
/// server that does not repeat the prompt, or one of them has no probability.
std::optional<ScoredOption> readCompletion(const QByteArray& request, const QByteArray& reply,
                                           const Question& question);

/// The share of each option: softmax of the log-likelihoods. None where there is none to be had.
std::optional<std::vector<double>> sharesOf(const std::vector<double>& logLikelihoods);

} // namespace subtext::llm
