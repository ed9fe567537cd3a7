// SPDX-License-Identifier: MIT
#include "core/llm/modelanswer.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>

namespace subtext::llm {
namespace {

// Servers give 20 at most; each is compared with those before it.
constexpr std::size_t MostAlternatives = 1000;

constexpr std::array FinishTokens{QLatin1String("stop"), QLatin1String("length"),
                                  QLatin1String("refusal"), QLatin1String("other")};

std::optional<qint64> countIn(const QJsonObject& object, QLatin1String key)
{
    const QJsonValue value = object[key];
    const double count = value.toDouble(-1);
    // (More than this is no count of tokens.)
    return value.isDouble() && count >= 0 && count < 1e12
               ? std::optional(static_cast<qint64>(count))
               : std::nullopt;
}

/// A text, a part with a text, or a list of those; nothing at all is the empty text. None where
/// there is something and no text in it: a form that is not known is not an answer of nothing.
std::optional<QString> textIn(const QJsonValue& content)
{
    if (content.isString() || content.isNull() || content.isUndefined())
        return content.toString();
    const QJsonArray parts = content.isObject() ? QJsonArray{content} : content.toArray();
    QString text;
    bool hasText = content.isArray() && parts.isEmpty();
    for (const QJsonValue part : parts) {
        const QJsonValue said = part.isString() ? part : part.toObject()[QLatin1String("text")];
        hasText = hasText || said.isString();
        text += said.toString();
    }
    return hasText ? std::optional(text) : std::nullopt;
}

bool isRefusedIn(const QJsonValue& content)
{
    const QJsonArray parts = content.toArray();
    return std::any_of(parts.begin(), parts.end(), [](const QJsonValue& part) {
        return !part.toObject()[QLatin1String("refusal")].toString().isEmpty();
    });
}

Finish finishOf(const QString& word, std::initializer_list<const char*> stops,
                std::initializer_list<const char*> lengths,
                std::initializer_list<const char*> refusals)
{
    const auto isOneOf = [&](std::initializer_list<const char*> words) {
        return std::any_of(words.begin(), words.end(),
                           [&](const char* w) { return word == QLatin1String(w); });
    };
    return isOneOf(stops)      ? Finish::Stop
           : isOneOf(lengths)  ? Finish::Length
           : isOneOf(refusals) ? Finish::Refusal
                               : Finish::Other;
}

/// Of {token, logprob, top_logprobs: [{token, logprob}]}.
std::vector<TokenChances> openAiTokens(const QJsonArray& content)
{
    std::vector<TokenChances> tokens;
    for (const QJsonValue value : content) {
        const QJsonObject object = value.toObject();
        TokenChances chances{object[QLatin1String("token")].toString(), {}};
        const QJsonArray listed = object[QLatin1String("top_logprobs")].toArray();
        for (const QJsonValue other : listed)
            chances.alternatives.emplace_back(
                other.toObject()[QLatin1String("token")].toString(),
                other.toObject()[QLatin1String("logprob")].toDouble());
        const bool isListed =
            std::any_of(chances.alternatives.begin(), chances.alternatives.end(),
                        [&](const auto& one) { return one.first == chances.token; });
        if (!isListed && object[QLatin1String("logprob")].isDouble())
            chances.alternatives.emplace_back(chances.token,
                                              object[QLatin1String("logprob")].toDouble());
        tokens.push_back(std::move(chances));
    }
    return tokens;
}

/// Of {tokens: [t], token_logprobs: [p], top_logprobs: [{t: p}]}, the form of plain completions,
/// which some servers keep for chats.
std::vector<TokenChances> completionTokens(const QJsonObject& logprobs)
{
    const QJsonArray words = logprobs[QLatin1String("tokens")].toArray();
    const QJsonArray chosen = logprobs[QLatin1String("token_logprobs")].toArray();
    const QJsonArray top = logprobs[QLatin1String("top_logprobs")].toArray();
    std::vector<TokenChances> tokens;
    for (qsizetype i = 0; i < words.size(); ++i) {
        TokenChances chances{words[i].toString(), {}};
        const QJsonObject others = i < top.size() ? top[i].toObject() : QJsonObject();
        for (auto other = others.begin(); other != others.end(); ++other)
            chances.alternatives.emplace_back(other.key(), other.value().toDouble());
        if (!others.contains(chances.token) && i < chosen.size() && chosen[i].isDouble())
            chances.alternatives.emplace_back(chances.token, chosen[i].toDouble());
        tokens.push_back(std::move(chances));
    }
    return tokens;
}

std::optional<ModelAnswer> openAiAnswer(const QJsonObject& body)
{
    const QJsonObject choice = body[QLatin1String("choices")].toArray().at(0).toObject();
    if (!choice[QLatin1String("message")].isObject())
        return std::nullopt;
    const QJsonObject message = choice[QLatin1String("message")].toObject();
    const auto text = textIn(message[QLatin1String("content")]);
    const bool isRefused = !message[QLatin1String("refusal")].toString().isEmpty() ||
                           isRefusedIn(message[QLatin1String("content")]);
    if (!text && !isRefused)
        return std::nullopt;
    ModelAnswer answer;
    answer.text = text.value_or(QString());
    answer.finish = finishOf(choice[QLatin1String("finish_reason")].toString(), {"stop"},
                             {"length"}, {"content_filter"});
    if (isRefused)
        answer.finish = Finish::Refusal;
    answer.usage = openAiUsage(body);
    const QJsonObject logprobs = choice[QLatin1String("logprobs")].toObject();
    answer.tokens = logprobs.contains(QLatin1String("content"))
                        ? openAiTokens(logprobs[QLatin1String("content")].toArray())
                        : completionTokens(logprobs);
    return answer;
}

std::optional<ModelAnswer> anthropicAnswer(const QJsonObject& body)
{
    if (!body[QLatin1String("content")].isArray())
        return std::nullopt;
    ModelAnswer answer;
    const QJsonArray parts = body[QLatin1String("content")].toArray();
    for (const QJsonValue part : parts) {
        const QJsonObject object = part.toObject();
        const QString type = object[QLatin1String("type")].toString();
        if (type == QLatin1String("text"))
            answer.text += object[QLatin1String("text")].toString();
        else if (type == QLatin1String("tool_use"))
            answer.text +=
                QString::fromUtf8(QJsonDocument(object[QLatin1String("input")].toObject())
                                      .toJson(QJsonDocument::Compact));
    }
    answer.finish =
        finishOf(body[QLatin1String("stop_reason")].toString(),
                 {"end_turn", "stop_sequence", "tool_use"}, {"max_tokens"}, {"refusal"});
    const QJsonObject usage = body[QLatin1String("usage")].toObject();
    answer.usage = {countIn(usage, QLatin1String("input_tokens")),
                    countIn(usage, QLatin1String("output_tokens")), std::nullopt};
    return answer;
}

std::vector<TokenChances> geminiTokens(const QJsonObject& result)
{
    const QJsonArray chosen = result[QLatin1String("chosenCandidates")].toArray();
    const QJsonArray top = result[QLatin1String("topCandidates")].toArray();
    const auto addTo = [](TokenChances& chances, const QJsonObject& candidate) {
        const QString token = candidate[QLatin1String("token")].toString();
        if (chances.alternatives.size() > MostAlternatives)
            return;
        for (const auto& [known, chance] : chances.alternatives) {
            if (known == token)
                return;
        }
        chances.alternatives.emplace_back(token,
                                          candidate[QLatin1String("logProbability")].toDouble());
    };
    std::vector<TokenChances> tokens;
    for (qsizetype i = 0; i < chosen.size(); ++i) {
        TokenChances chances{chosen[i].toObject()[QLatin1String("token")].toString(), {}};
        const QJsonArray others = top.at(i).toObject()[QLatin1String("candidates")].toArray();
        for (const QJsonValue other : others)
            addTo(chances, other.toObject());
        addTo(chances, chosen[i].toObject());
        tokens.push_back(std::move(chances));
    }
    return tokens;
}

std::optional<ModelAnswer> geminiAnswer(const QJsonObject& body)
{
    ModelAnswer answer;
    const QJsonObject usage = body[QLatin1String("usageMetadata")].toObject();
    answer.usage = {countIn(usage, QLatin1String("promptTokenCount")),
                    countIn(usage, QLatin1String("candidatesTokenCount")),
                    countIn(usage, QLatin1String("thoughtsTokenCount"))};
    const QJsonObject feedback = body[QLatin1String("promptFeedback")].toObject();
    if (!feedback[QLatin1String("blockReason")].toString().isEmpty()) {
        answer.finish = Finish::Refusal;
        return answer;
    }
    const QJsonArray candidates = body[QLatin1String("candidates")].toArray();
    if (candidates.isEmpty())
        return std::nullopt;
    const QJsonObject candidate = candidates[0].toObject();
    const QJsonObject content = candidate[QLatin1String("content")].toObject();
    const QJsonArray listed = content[QLatin1String("parts")].toArray();
    for (const QJsonValue part : listed) {
        // A thought is no part of the answer.
        if (!part.toObject()[QLatin1String("thought")].toBool())
            answer.text += part.toObject()[QLatin1String("text")].toString();
    }
    answer.finish = finishOf(candidate[QLatin1String("finishReason")].toString(), {"STOP"},
                             {"MAX_TOKENS"}, {"SAFETY", "PROHIBITED_CONTENT", "BLOCKLIST"});
    answer.tokens = geminiTokens(candidate[QLatin1String("logprobsResult")].toObject());
    return answer;
}

/// "34.5s" in milliseconds.
std::optional<qint64> durationIn(const QString& text)
{
    bool isNumber = false;
    const double seconds =
        text.endsWith(u's') ? text.chopped(1).toDouble(&isNumber) : text.toDouble(&isNumber);
    return isNumber && seconds >= 0 && seconds < 1e7
               ? std::optional(static_cast<qint64>(std::ceil(seconds * 1000)))
               : std::nullopt;
}

/// Spaces in the ways in which vocabularies of tokens write them.
QString plainWord(const QString& token)
{
    QString word = token;
    word.replace(QChar(0x2581), u' ').replace(QChar(0x0120), u' ').replace(QChar(0x010A), u' ');
    return word.trimmed().toLower();
}

bool saysEither(const QString& token)
{
    const QString word = plainWord(token);
    return word == QLatin1String("yes") || word == QLatin1String("no");
}

/// The token at the place of the answer; null where there is none.
const TokenChances* answerToken(const ModelAnswer& answer)
{
    QString text;
    std::vector<qsizetype> begins;
    for (const TokenChances& token : answer.tokens) {
        begins.push_back(text.size());
        text += token.token;
    }
    const QLatin1String tag("<answer>");
    const qsizetype last = text.lastIndexOf(tag, -1, Qt::CaseInsensitive);
    const qsizetype from = last < 0 ? 0 : last + tag.size();
    for (std::size_t i = 0; i < answer.tokens.size(); ++i) {
        const QString& token = answer.tokens[i].token;
        if (begins[i] < from || plainWord(token).isEmpty())
            continue;
        if (last >= 0 || saysEither(token))
            return &answer.tokens[i];
    }
    return nullptr;
}

} // namespace

QLatin1String finishToken(Finish finish)
{
    return FinishTokens.at(static_cast<std::size_t>(finish));
}

std::optional<Finish> finishFromToken(QStringView token)
{
    const auto found = std::find(FinishTokens.begin(), FinishTokens.end(), token);
    return found == FinishTokens.end()
               ? std::nullopt
               : std::optional(static_cast<Finish>(found - FinishTokens.begin()));
}

Usage openAiUsage(const QJsonObject& body)
{
    const QJsonObject usage = body[QLatin1String("usage")].toObject();
    return {countIn(usage, QLatin1String("prompt_tokens")),
            countIn(usage, QLatin1String("completion_tokens")), std::nullopt};
}

std::optional<ModelAnswer> readAnswer(ProviderKind kind, const QByteArray& body)
{
    const QJsonDocument document = QJsonDocument::fromJson(body);
    if (!document.isObject())
        return std::nullopt;
    switch (kind) {
    case ProviderKind::OpenAi:
        return openAiAnswer(document.object());
    case ProviderKind::Anthropic:
        return anthropicAnswer(document.object());
    case ProviderKind::Gemini:
        return geminiAnswer(document.object());
    }
    return std::nullopt;
}

ProviderError readError(int status, const QByteArray& body)
{
    constexpr qsizetype LongestWords = 500;
    const QJsonDocument document = QJsonDocument::fromJson(body);
    // Gemini may answer with a list of one.
    const QJsonObject whole =
        document.isArray() ? document.array().at(0).toObject() : document.object();
    const QJsonValue said = whole[QLatin1String("error")];
    const QJsonObject error = said.toObject();
    ProviderError read;
    read.words = said.isString() ? said.toString() : error[QLatin1String("message")].toString();
    if (read.words.isEmpty())
        read.words = whole[QLatin1String("message")].toString();
    if (read.words.isEmpty())
        read.words = QString::fromUtf8(body).simplified();
    read.words.truncate(LongestWords);
    const QString code = error[QLatin1String("code")].toString();
    const QString type = error[QLatin1String("type")].toString();
    constexpr std::array UsedUp{QLatin1String("insufficient_quota"),
                                QLatin1String("billing_hard_limit_reached"),
                                QLatin1String("billing_not_active")};
    read.isQuotaUsedUp =
        status == 402 ||
        std::any_of(UsedUp.begin(), UsedUp.end(),
                    [&](QLatin1String word) { return code == word || type == word; }) ||
        (status == 400 && read.words.contains(QLatin1String("credit balance is too low")));
    const QJsonArray listed = error[QLatin1String("details")].toArray();
    for (const QJsonValue detail : listed) {
        if (const auto wait = durationIn(detail.toObject()[QLatin1String("retryDelay")].toString()))
            read.waitMs = wait;
    }
    return read;
}

std::optional<double> yesProbability(const ModelAnswer& answer)
{
    constexpr double Margin = 1e-6;
    const TokenChances* token = answerToken(answer);
    if (!token)
        return std::nullopt;
    double yes = 0;
    double no = 0;
    for (const auto& [word, chance] : token->alternatives) {
        if (plainWord(word) == QLatin1String("yes"))
            yes += std::exp(chance);
        else if (plainWord(word) == QLatin1String("no"))
            no += std::exp(chance);
    }
    if (!(yes + no > 0) || !std::isfinite(yes + no))
        return std::nullopt;
    return std::clamp(yes / (yes + no), Margin, 1 - Margin);
}

} // namespace subtext::llm
