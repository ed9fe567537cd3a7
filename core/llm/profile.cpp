// SPDX-License-Identifier: MIT
#include "core/llm/profile.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace subtext::llm {
namespace {

constexpr std::array ProviderTokens{QLatin1String("openai"), QLatin1String("anthropic"),
                                    QLatin1String("gemini")};
constexpr std::array KeySourceTokens{QLatin1String("none"), QLatin1String("environment"),
                                     QLatin1String("keychain")};
constexpr std::array SchemaFormTokens{QLatin1String("json-schema"), QLatin1String("json-object"),
                                      QLatin1String("grammar")};
constexpr std::array ScoringTokens{QLatin1String("answer"), QLatin1String("completion")};

namespace key {
constexpr QLatin1String Name("name");
constexpr QLatin1String Kind("kind");
constexpr QLatin1String BaseUrl("base_url");
constexpr QLatin1String Model("model");
constexpr QLatin1String KeySource("key_source");
constexpr QLatin1String KeyName("key_name");
constexpr QLatin1String Concurrency("concurrency");
constexpr QLatin1String Requests("requests_per_minute");
constexpr QLatin1String Tokens("tokens_per_minute");
constexpr QLatin1String TimeLimit("time_limit_ms");
constexpr QLatin1String TakesTemperature("takes_temperature");
constexpr QLatin1String Temperature("temperature");
constexpr QLatin1String TopP("top_p");
constexpr QLatin1String CompletionTokens("wants_completion_tokens");
constexpr QLatin1String SchemaForm("schema_form");
constexpr QLatin1String Scoring("score_by");
constexpr QLatin1String LogProbabilities("log_probabilities");
constexpr QLatin1String PriceIn("price_input");
constexpr QLatin1String PriceOut("price_output");
constexpr QLatin1String Profiles("profiles");
} // namespace key

constexpr int MostConcurrent = 64;
constexpr int MostLogProbabilities = 20;
constexpr int LongestTimeLimitMs = 3'600'000;

template <typename Tokens>
std::optional<std::size_t> placeIn(const Tokens& tokens, QStringView token)
{
    const auto found = std::find(tokens.begin(), tokens.end(), token);
    return found == tokens.end() ? std::nullopt
                                 : std::optional(static_cast<std::size_t>(found - tokens.begin()));
}

QJsonObject objectOf(const Profile& profile)
{
    QJsonObject object{{key::Name, profile.name},
                       {key::Kind, providerToken(profile.kind)},
                       {key::BaseUrl, profile.baseUrl.toString()},
                       {key::Model, profile.model},
                       {key::KeySource, keySourceToken(profile.keySource)},
                       {key::Concurrency, profile.limits.concurrency},
                       {key::Requests, profile.limits.requestsPerMinute},
                       {key::Tokens, profile.limits.tokensPerMinute},
                       {key::TimeLimit, profile.timeLimitMs},
                       {key::TakesTemperature, profile.takesTemperature},
                       {key::CompletionTokens, profile.wantsCompletionTokens},
                       {key::LogProbabilities, profile.logProbabilities}};
    if (!profile.keyName.isEmpty())
        object[key::KeyName] = profile.keyName;
    if (profile.temperature != 0)
        object[key::Temperature] = profile.temperature;
    if (profile.topP)
        object[key::TopP] = *profile.topP;
    if (profile.schemaForm != SchemaForm::JsonSchema)
        object[key::SchemaForm] = schemaFormToken(profile.schemaForm);
    if (profile.scoring != Scoring::Answer)
        object[key::Scoring] = scoringToken(profile.scoring);
    if (profile.price) {
        object[key::PriceIn] = profile.price->input;
        object[key::PriceOut] = profile.price->output;
    }
    return object;
}

Result<Profile> profileOf(const QJsonObject& object)
{
    Profile profile;
    const auto kind = placeIn(ProviderTokens, object[key::Kind].toString());
    const auto source = placeIn(KeySourceTokens, object[key::KeySource].toString());
    if (!kind)
        return fail(ErrorCode::MalformedFile, {}, key::Kind);
    if (!source)
        return fail(ErrorCode::MalformedFile, {}, key::KeySource);
    profile.name = object[key::Name].toString();
    profile.kind = static_cast<ProviderKind>(*kind);
    profile.baseUrl = QUrl(object[key::BaseUrl].toString(), QUrl::StrictMode);
    profile.model = object[key::Model].toString();
    profile.keySource = static_cast<KeySource>(*source);
    profile.keyName = object[key::KeyName].toString();
    profile.limits.concurrency = object[key::Concurrency].toInt(profile.limits.concurrency);
    profile.limits.requestsPerMinute = object[key::Requests].toDouble();
    profile.limits.tokensPerMinute = object[key::Tokens].toDouble();
    profile.timeLimitMs = object[key::TimeLimit].toInt(profile.timeLimitMs);
    profile.takesTemperature = object[key::TakesTemperature].toBool(true);
    if (object.contains(key::Temperature))
        profile.temperature = object[key::Temperature].toDouble(-1);
    if (object.contains(key::TopP))
        profile.topP = object[key::TopP].toDouble();
    profile.wantsCompletionTokens = object[key::CompletionTokens].toBool();
    if (object.contains(key::SchemaForm)) {
        const auto form = schemaFormFromToken(object[key::SchemaForm].toString());
        if (!form)
            return fail(ErrorCode::MalformedFile, {}, key::SchemaForm);
        profile.schemaForm = *form;
    }
    if (object.contains(key::Scoring)) {
        const auto scoring = scoringFromToken(object[key::Scoring].toString());
        if (!scoring)
            return fail(ErrorCode::MalformedFile, {}, key::Scoring);
        profile.scoring = *scoring;
    }
    profile.logProbabilities = object[key::LogProbabilities].toInt();
    if (object.contains(key::PriceIn) || object.contains(key::PriceOut))
        profile.price =
            Price{object[key::PriceIn].toDouble(-1), object[key::PriceOut].toDouble(-1)};
    if (const auto fault = profileFault(profile))
        return fail({ErrorCode::MalformedFile, {}, 0, 0, profile.name, *fault});
    return profile;
}

} // namespace

QLatin1String providerToken(ProviderKind kind)
{
    return ProviderTokens.at(static_cast<std::size_t>(kind));
}

std::optional<ProviderKind> providerFromToken(QStringView token)
{
    const auto place = placeIn(ProviderTokens, token);
    return place ? std::optional(static_cast<ProviderKind>(*place)) : std::nullopt;
}

QLatin1String keySourceToken(KeySource source)
{
    return KeySourceTokens.at(static_cast<std::size_t>(source));
}

QLatin1String schemaFormToken(SchemaForm form)
{
    return SchemaFormTokens.at(static_cast<std::size_t>(form));
}

std::optional<SchemaForm> schemaFormFromToken(QStringView token)
{
    const auto place = placeIn(SchemaFormTokens, token);
    return place ? std::optional(static_cast<SchemaForm>(*place)) : std::nullopt;
}

QLatin1String scoringToken(Scoring scoring)
{
    return ScoringTokens.at(static_cast<std::size_t>(scoring));
}

std::optional<Scoring> scoringFromToken(QStringView token)
{
    const auto place = placeIn(ScoringTokens, token);
    return place ? std::optional(static_cast<Scoring>(*place)) : std::nullopt;
}

QUrl usualBaseUrl(ProviderKind kind)
{
    switch (kind) {
    case ProviderKind::OpenAi:
        return QUrl(QStringLiteral("https://api.openai.com/v1"));
    case ProviderKind::Anthropic:
        return QUrl(QStringLiteral("https://api.anthropic.com"));
    case ProviderKind::Gemini:
        return QUrl(QStringLiteral("https://generativelanguage.googleapis.com"));
    }
    return {};
}

bool isTopP(double share)
{
    return share >= LeastTopP && share <= 1;
}

std::optional<double> temperatureOf(const Profile& profile)
{
    return profile.takesTemperature ? std::optional(profile.temperature) : std::nullopt;
}

QString keyWords(const Profile& profile)
{
    return profile.keySource == KeySource::None
               ? QStringLiteral("none")
               : keySourceToken(profile.keySource) + u' ' + profile.keyName;
}

namespace {

/// A key that was pasted where its name belongs would be kept and shown: what no variable can be
/// called, and what begins as keys of the well-known providers do, is no name.
bool isNameOfAKey(const Profile& profile)
{
    static const QRegularExpression variable(QStringLiteral("^[A-Za-z_][A-Za-z0-9_]{0,99}$"));
    static const QRegularExpression keyLike(
        QStringLiteral("^(sk|pk|xai)-.{12}|^(gsk|hf)_[A-Za-z0-9]{20}|^AIza[^ ]{20}"));
    const QString& name = profile.keyName;
    switch (profile.keySource) {
    case KeySource::None:
        return name.isEmpty();
    case KeySource::Environment:
        return variable.match(name).hasMatch() && !keyLike.match(name).hasMatch();
    case KeySource::Keychain:
        return !name.isEmpty() && name.size() <= 100 && !keyLike.match(name).hasMatch();
    }
    return false;
}

} // namespace

std::optional<QString> profileFault(const Profile& profile)
{
    static const QRegularExpression plainName(QStringLiteral("^[A-Za-z0-9._-]{1,100}$"));
    const QUrl& url = profile.baseUrl;
    const bool isWeb =
        url.scheme() == QLatin1String("https") || url.scheme() == QLatin1String("http");
    if (!plainName.match(profile.name).hasMatch())
        return key::Name;
    if (!url.isValid() || !isWeb || url.host().isEmpty() || !url.userInfo().isEmpty() ||
        url.hasQuery() || url.hasFragment())
        return key::BaseUrl;
    if (profile.model.isEmpty() || profile.model.size() > 200)
        return key::Model;
    if (!isNameOfAKey(profile))
        return key::KeyName;
    if (profile.limits.concurrency < 1 || profile.limits.concurrency > MostConcurrent)
        return key::Concurrency;
    if (profile.limits.requestsPerMinute < 0)
        return key::Requests;
    if (profile.limits.tokensPerMinute < 0)
        return key::Tokens;
    if (profile.timeLimitMs < 1 || profile.timeLimitMs > LongestTimeLimitMs)
        return key::TimeLimit;
    // Not a number is neither.
    if (!(profile.temperature >= 0 && profile.temperature <= HighestTemperature))
        return key::Temperature;
    if (profile.topP && !isTopP(*profile.topP))
        return key::TopP;
    if (profile.logProbabilities < 0 || profile.logProbabilities > MostLogProbabilities)
        return key::LogProbabilities;
    if (profile.price && (profile.price->input < 0 || profile.price->output < 0))
        return key::PriceIn;
    return std::nullopt;
}

QByteArray writeProfiles(const std::vector<Profile>& profiles)
{
    QJsonArray list;
    for (const Profile& profile : profiles)
        list.append(objectOf(profile));
    return QJsonDocument(QJsonObject{{key::Profiles, list}}).toJson();
}

Result<std::vector<Profile>> readProfiles(const QByteArray& json)
{
    const QJsonDocument document = QJsonDocument::fromJson(json);
    if (!document.isObject() || !document.object()[key::Profiles].isArray())
        return fail(ErrorCode::MalformedFile, {}, QStringLiteral("json"));
    std::vector<Profile> profiles;
    const QJsonArray values = document.object()[key::Profiles].toArray();
    for (const QJsonValue value : values) {
        auto profile = profileOf(value.toObject());
        if (!profile)
            return fail(profile.error());
        profiles.push_back(std::move(*profile));
    }
    return profiles;
}

} // namespace subtext::llm
