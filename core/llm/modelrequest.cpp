// SPDX-License-Identifier: MIT
#include "core/llm/modelrequest.h"

#include "core/llm/askedscales.h"
#include "core/llm/completions.h"
#include "core/llm/schemagrammar.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace subtext::llm {
namespace {

QJsonArray userMessage(const QString& prompt)
{
    return {QJsonObject{{QStringLiteral("role"), QStringLiteral("user")},
                        {QStringLiteral("content"), prompt}}};
}

/// Holds the answer to a schema, in the words that the server understands.
void addSchema(QJsonObject& body, SchemaForm form, const QJsonObject& schema)
{
    const QLatin1String format("response_format");
    const QLatin1String type("type");
    switch (form) {
    case SchemaForm::JsonSchema:
        body[format] = QJsonObject{
            {type, QStringLiteral("json_schema")},
            {QStringLiteral("json_schema"), QJsonObject{{QStringLiteral("name"), SchemaName},
                                                        {QStringLiteral("strict"), true},
                                                        {QStringLiteral("schema"), schema}}}};
        return;
    case SchemaForm::JsonObject:
        body[format] =
            QJsonObject{{type, QStringLiteral("json_object")}, {QStringLiteral("schema"), schema}};
        return;
    case SchemaForm::Grammar:
        body[QLatin1String("grammar")] = grammarOf(schema);
        return;
    }
}

QJsonObject openAiBody(const Profile& profile, const Ask& ask)
{
    QJsonObject body{{QStringLiteral("model"), profile.model},
                     {QStringLiteral("messages"), userMessage(ask.prompt)}};
    body[profile.wantsCompletionTokens ? QLatin1String("max_completion_tokens")
                                       : QLatin1String("max_tokens")] = ask.tokenLimit;
    if (ask.temperature)
        body[QLatin1String("temperature")] = *ask.temperature;
    if (ask.topP)
        body[QLatin1String("top_p")] = *ask.topP;
    if (ask.seed)
        body[QLatin1String("seed")] = *ask.seed;
    if (ask.logProbabilities > 0) {
        body[QLatin1String("logprobs")] = true;
        body[QLatin1String("top_logprobs")] = ask.logProbabilities;
    }
    if (!ask.schema.isEmpty())
        addSchema(body, profile.schemaForm, ask.schema);
    return body;
}

QJsonObject anthropicBody(const Profile& profile, const Ask& ask)
{
    QJsonObject body{{QStringLiteral("model"), profile.model},
                     {QStringLiteral("messages"), userMessage(ask.prompt)},
                     {QStringLiteral("max_tokens"), ask.tokenLimit}};
    if (ask.temperature)
        body[QLatin1String("temperature")] = *ask.temperature;
    if (ask.topP)
        body[QLatin1String("top_p")] = *ask.topP;
    if (!ask.schema.isEmpty()) {
        body[QLatin1String("tools")] = QJsonArray{QJsonObject{
            {QStringLiteral("name"), SchemaName},
            {QStringLiteral("description"), QStringLiteral("Takes the answer to the question.")},
            {QStringLiteral("input_schema"), ask.schema}}};
        body[QLatin1String("tool_choice")] = QJsonObject{
            {QStringLiteral("type"), QStringLiteral("tool")}, {QStringLiteral("name"), SchemaName}};
    }
    return body;
}

/// In the dialect of Gemini: types in capitals, and no word about other properties.
QJsonObject geminiSchema(QJsonObject schema)
{
    const auto inCapitals = [](QJsonObject of) {
        of[QLatin1String("type")] = of[QLatin1String("type")].toString().toUpper();
        return of;
    };
    schema.remove(QLatin1String("additionalProperties"));
    QJsonObject properties = schema[QLatin1String("properties")].toObject();
    schema[QLatin1String("propertyOrdering")] = QJsonArray::fromStringList(properties.keys());
    for (auto property = properties.begin(); property != properties.end(); ++property)
        property.value() = inCapitals(property.value().toObject());
    schema[QLatin1String("properties")] = properties;
    return inCapitals(schema);
}

QJsonObject geminiBody(const Ask& ask)
{
    QJsonObject generation{{QStringLiteral("maxOutputTokens"), ask.tokenLimit}};
    if (ask.temperature)
        generation[QLatin1String("temperature")] = *ask.temperature;
    if (ask.topP)
        generation[QLatin1String("topP")] = *ask.topP;
    if (ask.seed)
        generation[QLatin1String("seed")] = *ask.seed;
    if (ask.logProbabilities > 0) {
        generation[QLatin1String("responseLogprobs")] = true;
        generation[QLatin1String("logprobs")] = ask.logProbabilities;
    }
    if (!ask.schema.isEmpty()) {
        generation[QLatin1String("responseMimeType")] = QStringLiteral("application/json");
        generation[QLatin1String("responseSchema")] = geminiSchema(ask.schema);
    }
    const QJsonArray parts{QJsonObject{{QStringLiteral("text"), ask.prompt}}};
    return {{QStringLiteral("contents"),
             QJsonArray{QJsonObject{{QStringLiteral("role"), QStringLiteral("user")},
                                    {QStringLiteral("parts"), parts}}}},
            {QStringLiteral("generationConfig"), generation}};
}

QString pathOf(const Profile& profile)
{
    switch (profile.kind) {
    case ProviderKind::OpenAi:
        return QStringLiteral("/chat/completions");
    case ProviderKind::Anthropic:
        return QStringLiteral("/v1/messages");
    case ProviderKind::Gemini:
        return QStringLiteral("/v1beta/models/%1:generateContent").arg(profile.model);
    }
    return {};
}

HttpHeader keyHeader(ProviderKind kind, const QByteArray& key)
{
    switch (kind) {
    case ProviderKind::OpenAi:
        return {"Authorization", "Bearer " + key};
    case ProviderKind::Anthropic:
        return {"x-api-key", key};
    case ProviderKind::Gemini:
        return {"x-goog-api-key", key};
    }
    return {};
}

} // namespace

void addAskParameters(QJsonObject& parameters, const Ask& ask)
{
    parameters[QLatin1String("token_limit")] = ask.tokenLimit;
    parameters[QLatin1String("temperature")] =
        ask.temperature ? QJsonValue(*ask.temperature)
                        : QJsonValue(QStringLiteral("provider's default"));
    parameters[QLatin1String("seed")] = ask.seed ? QJsonValue(*ask.seed) : QJsonValue();
    // Not there where it was not asked for: runs from before it could be stay the same runs.
    if (ask.topP)
        parameters[QLatin1String("top_p")] = *ask.topP;
    addAnswerForm(parameters, ask.form, ask.scoring);
    addScales(parameters, ask.scales);
}

bool isAboutAnOption(const Ask& ask)
{
    return ask.form == AnswerForm::Scored && ask.scoring == Scoring::Completion;
}

bool hasOtherSchemaForm(const Profile& profile, const Ask& ask)
{
    return profile.kind == ProviderKind::OpenAi && profile.schemaForm == SchemaForm::JsonSchema &&
           ask.form != AnswerForm::Free && !isAboutAnOption(ask);
}

Ask askAbout(Ask ask, const PromptTemplate& of, const Task& task, const Question& question,
             const Scenario& scene)
{
    ask.prompt = promptOf(of, task, question, scene);
    if (ask.form != AnswerForm::Free && !isAboutAnOption(ask)) {
        const bool asksConfidence =
            (isAnsweredInTags(question) && of.text.contains(QLatin1String("<confidence>"))) ||
            (ask.form == AnswerForm::Constrained && !of.rubric.isEmpty());
        const auto scales =
            ask.scales.isEmpty() ? std::vector<const Scale*>() : scalesAskedWith(task, question);
        ask.schema = answerSchema(question, {ask.thinksFirst, asksConfidence, scales});
    }
    return ask;
}

QByteArray bodyOf(const Profile& profile, const Ask& ask)
{
    const QJsonObject body = profile.kind == ProviderKind::OpenAi      ? openAiBody(profile, ask)
                             : profile.kind == ProviderKind::Anthropic ? anthropicBody(profile, ask)
                                                                       : geminiBody(ask);
    return QJsonDocument(body).toJson(QJsonDocument::Compact);
}

HttpRequest requestOf(const Profile& profile, const QByteArray& body, const QByteArray& key)
{
    return requestTo(pathOf(profile), profile, body, key);
}

HttpRequest requestTo(const QString& path, const Profile& profile, const QByteArray& body,
                      const QByteArray& key)
{
    HttpRequest request;
    request.method = "POST";
    request.url = profile.baseUrl;
    QString base = profile.baseUrl.path();
    while (base.endsWith(u'/'))
        base.chop(1);
    request.url.setPath(base + path, QUrl::DecodedMode);
    request.headers = {{"Content-Type", "application/json"}, {"Accept", "application/json"}};
    if (profile.kind == ProviderKind::Anthropic)
        request.headers.push_back({"anthropic-version", "2023-06-01"});
    if (!key.isEmpty())
        request.headers.push_back(keyHeader(profile.kind, key));
    request.hasSecret = !key.isEmpty();
    request.body = body;
    request.timeLimitMs = profile.timeLimitMs;
    return request;
}

} // namespace subtext::llm
