// SPDX-License-Identifier: MIT
#include "core/llm/completions.h"

#include "core/llm/answerform.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>

namespace subtext::llm {
namespace {

/// As JSON writes a text, without its quotation marks.
QString escaped(const QString& text)
{
    const QByteArray list = QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(list.mid(2, list.size() - 4));
}

/// What stands between the prompt and the option.
QString lead(const Question& question)
{
    return QStringLiteral("\n{\"%1\": \"").arg(escaped(schemaKey(question)));
}

/// What is scored.
QString completionOf(const Question& question, std::size_t option)
{
    return escaped(question.options.at(option).token) + u'"';
}

/// With spaces and ends of lines for the ways in which vocabularies of tokens write them.
QString withPlainSpaces(QString token)
{
    return token.replace(QChar(0x2581), u' ')
        .replace(QChar(0x0120), u' ')
        .replace(QChar(0x010A), u'\n');
}

/// The option that the prompt of a request ends with.
std::optional<std::size_t> askedOption(const QString& prompt, const Question& question)
{
    std::optional<std::size_t> asked;
    qsizetype longest = 0;
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const QString end = lead(question) + completionOf(question, i);
        if (end.size() > longest && prompt.endsWith(end)) {
            asked = i;
            longest = end.size();
        }
    }
    return asked;
}

/// The sum over the tokens that have anything of these characters. A token that also has some of
/// what stands before is the same of every option as far as that goes.
std::optional<double> sumWithin(const QStringList& tokens, const QJsonArray& chances,
                                qsizetype begin, qsizetype end)
{
    double sum = 0;
    qsizetype at = 0;
    for (qsizetype i = 0; i < tokens.size() && at < end; ++i) {
        at += tokens[i].size();
        if (at <= begin || tokens[i].isEmpty())
            continue;
        if (!chances.at(i).isDouble())
            return std::nullopt;
        sum += chances.at(i).toDouble();
    }
    return std::isfinite(sum) ? std::optional(sum) : std::nullopt;
}

} // namespace

bool givesCompletions(ProviderKind kind)
{
    return kind == ProviderKind::OpenAi;
}

QByteArray completionBody(const Profile& profile, const Ask& ask, const Question& question,
                          std::size_t option)
{
    QJsonObject body{
        {QStringLiteral("model"), profile.model},
        {QStringLiteral("prompt"), ask.prompt + lead(question) + completionOf(question, option)},
        {QStringLiteral("max_tokens"), ask.tokenLimit},
        {QStringLiteral("echo"), true},
        {QStringLiteral("logprobs"), ask.logProbabilities}};
    if (ask.temperature)
        body[QLatin1String("temperature")] = *ask.temperature;
    return QJsonDocument(body).toJson(QJsonDocument::Compact);
}

HttpRequest completionRequest(const Profile& profile, const QByteArray& body, const QByteArray& key)
{
    return requestTo(QStringLiteral("/completions"), profile, body, key);
}

std::optional<ScoredOption> readCompletion(const QByteArray& request, const QByteArray& reply,
                                           const Question& question)
{
    const QString prompt =
        QJsonDocument::fromJson(request).object()[QLatin1String("prompt")].toString();
    const auto option = askedOption(prompt, question);
    if (!option)
        return std::nullopt;
    const QJsonObject body = QJsonDocument::fromJson(reply).object();
    const QJsonObject choice = body[QLatin1String("choices")].toArray().at(0).toObject();
    const QJsonObject logprobs = choice[QLatin1String("logprobs")].toObject();
    QStringList tokens;
    const QJsonArray listed = logprobs[QLatin1String("tokens")].toArray();
    for (const QJsonValue token : listed)
        tokens << withPlainSpaces(token.toString());
    // Counted in characters: servers count a mark of the beginning, or bytes, in their places.
    const QString completion = completionOf(question, *option);
    const QString end = withPlainSpaces(lead(question) + completion);
    const qsizetype at = tokens.join(QString()).lastIndexOf(end);
    if (at < 0)
        return std::nullopt;
    const auto sum = sumWithin(tokens, logprobs[QLatin1String("token_logprobs")].toArray(),
                               at + end.size() - completion.size(), at + end.size());
    return sum ? std::optional(ScoredOption{*option, *sum, openAiUsage(body)}) : std::nullopt;
}

std::optional<std::vector<double>> sharesOf(const std::vector<double>& logLikelihoods)
{
    if (logLikelihoods.empty())
        return std::nullopt;
    const double most = *std::max_element(logLikelihoods.begin(), logLikelihoods.end());
    std::vector<double> shares;
    double sum = 0;
    for (const double of : logLikelihoods) {
        shares.push_back(std::exp(of - most));
        sum += shares.back();
    }
    if (!std::isfinite(sum))
        return std::nullopt;
    for (double& share : shares)
        share /= sum;
    return shares;
}

} // namespace subtext::llm
