// SPDX-License-Identifier: MIT
#include "core/llm/modelrequest.h"

#include "tests/support/registeredtest.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace subtext;
using namespace subtext::llm;

/// What goes over the wire to each kind of server, whole.
class ModelRequestTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void body_isThatOfTheKind_data();
    void body_isThatOfTheKind();
    void topP_isSentWhereItIsSet_data();
    void topP_isSentWhereItIsSet();
    void parameters_areThoseOfTheAsk();
    void address_isThatOfTheKind_data();
    void address_isThatOfTheKind();
    void key_isInOneHeaderOnly_data();
    void key_isInOneHeaderOnly();
    void withoutKey_nothingIsSecret();
};

namespace {

Profile profileOf(ProviderKind kind, const QString& base = {})
{
    Profile profile;
    profile.name = QStringLiteral("p");
    profile.kind = kind;
    profile.baseUrl = base.isEmpty() ? usualBaseUrl(kind) : QUrl(base);
    profile.model = QStringLiteral("m-1");
    return profile;
}

} // namespace

void ModelRequestTest::body_isThatOfTheKind_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<bool>("isFull");
    QTest::addColumn<QByteArray>("body");
    const auto row = [](const char* name, ProviderKind kind, bool isFull, const char* body) {
        QTest::newRow(name) << static_cast<int>(kind) << isFull << QByteArray(body);
    };
    row("openai", ProviderKind::OpenAi, false,
        R"({"max_tokens":64,"messages":[{"content":"Why “so”?","role":"user"}],"model":"m-1","temperature":0})");
    row("openai, everything", ProviderKind::OpenAi, true,
        R"({"logprobs":true,"max_completion_tokens":64,"messages":[{"content":"Why “so”?","role":"user"}],"model":"m-1","seed":7,"top_logprobs":5})");
    row("anthropic", ProviderKind::Anthropic, false,
        R"({"max_tokens":64,"messages":[{"content":"Why “so”?","role":"user"}],"model":"m-1","temperature":0})");
    row("anthropic has no seed and no probabilities", ProviderKind::Anthropic, true,
        R"({"max_tokens":64,"messages":[{"content":"Why “so”?","role":"user"}],"model":"m-1"})");
    row("gemini", ProviderKind::Gemini, false,
        R"({"contents":[{"parts":[{"text":"Why “so”?"}],"role":"user"}],"generationConfig":{"maxOutputTokens":64,"temperature":0}})");
    row("gemini, everything", ProviderKind::Gemini, true,
        R"({"contents":[{"parts":[{"text":"Why “so”?"}],"role":"user"}],"generationConfig":{"logprobs":5,"maxOutputTokens":64,"responseLogprobs":true,"seed":7}})");
}

void ModelRequestTest::body_isThatOfTheKind()
{
    QFETCH(int, kind);
    QFETCH(bool, isFull);
    Profile profile = profileOf(static_cast<ProviderKind>(kind));
    Ask ask;
    ask.prompt = QStringLiteral("Why “so”?");
    ask.tokenLimit = 64;
    if (isFull) {
        profile.wantsCompletionTokens = true;
        ask.temperature = std::nullopt;
        ask.seed = 7;
        ask.logProbabilities = 5;
    }
    QTEST(bodyOf(profile, ask), "body");
}

void ModelRequestTest::topP_isSentWhereItIsSet_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("body");
    const auto row = [](const char* name, ProviderKind kind, const char* body) {
        QTest::newRow(name) << static_cast<int>(kind) << QByteArray(body);
    };
    row("openai", ProviderKind::OpenAi,
        R"({"max_tokens":64,"messages":[{"content":"So?","role":"user"}],"model":"m-1","temperature":0,"top_p":0.9})");
    row("anthropic", ProviderKind::Anthropic,
        R"({"max_tokens":64,"messages":[{"content":"So?","role":"user"}],"model":"m-1","temperature":0,"top_p":0.9})");
    row("gemini", ProviderKind::Gemini,
        R"({"contents":[{"parts":[{"text":"So?"}],"role":"user"}],"generationConfig":{"maxOutputTokens":64,"temperature":0,"topP":0.9}})");
}

void ModelRequestTest::topP_isSentWhereItIsSet()
{
    QFETCH(int, kind);
    Ask ask;
    ask.prompt = QStringLiteral("So?");
    ask.tokenLimit = 64;
    ask.topP = 0.9;
    QTEST(bodyOf(profileOf(static_cast<ProviderKind>(kind)), ask), "body");
}

void ModelRequestTest::parameters_areThoseOfTheAsk()
{
    const auto kept = [](const Ask& ask) {
        QJsonObject parameters{{QStringLiteral("profile"), QStringLiteral("p")}};
        addAskParameters(parameters, ask);
        return QJsonDocument(parameters).toJson(QJsonDocument::Compact);
    };
    Ask ask;
    ask.prompt = QStringLiteral("So?");
    ask.tokenLimit = 64;
    ask.temperature = std::nullopt;
    QCOMPARE(
        kept(ask),
        QByteArray(
            R"({"profile":"p","seed":null,"temperature":"provider's default","token_limit":64})"));
    ask.temperature = 0.5;
    ask.seed = 7;
    ask.topP = 0.9;
    QCOMPARE(
        kept(ask),
        QByteArray(R"({"profile":"p","seed":7,"temperature":0.5,"token_limit":64,"top_p":0.9})"));
    ask.form = AnswerForm::Constrained;
    QVERIFY(kept(ask).startsWith(R"({"answer":"constrained","profile":"p",)"));
}

void ModelRequestTest::address_isThatOfTheKind_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("base");
    QTest::addColumn<QString>("address");
    const auto row = [](const char* name, ProviderKind kind, const char* base,
                        const char* address) {
        QTest::newRow(name) << static_cast<int>(kind) << QString::fromLatin1(base)
                            << QString::fromLatin1(address);
    };
    row("openai", ProviderKind::OpenAi, "", "https://api.openai.com/v1/chat/completions");
    row("like openai, here", ProviderKind::OpenAi, "http://127.0.0.1:8000/v1/",
        "http://127.0.0.1:8000/v1/chat/completions");
    row("anthropic", ProviderKind::Anthropic, "", "https://api.anthropic.com/v1/messages");
    row("gemini", ProviderKind::Gemini, "",
        "https://generativelanguage.googleapis.com/v1beta/models/m-1:generateContent");
}

void ModelRequestTest::address_isThatOfTheKind()
{
    QFETCH(int, kind);
    QFETCH(QString, base);
    const Profile profile = profileOf(static_cast<ProviderKind>(kind), base);
    QTEST(requestOf(profile, "{}", {}).url.toString(), "address");
}

void ModelRequestTest::key_isInOneHeaderOnly_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("value");
    QTest::newRow("openai") << static_cast<int>(ProviderKind::OpenAi) << QByteArray("Authorization")
                            << QByteArray("Bearer sk-1");
    QTest::newRow("anthropic") << static_cast<int>(ProviderKind::Anthropic)
                               << QByteArray("x-api-key") << QByteArray("sk-1");
    QTest::newRow("gemini") << static_cast<int>(ProviderKind::Gemini)
                            << QByteArray("x-goog-api-key") << QByteArray("sk-1");
}

void ModelRequestTest::key_isInOneHeaderOnly()
{
    QFETCH(int, kind);
    QFETCH(QByteArray, name);
    const HttpRequest request = requestOf(profileOf(static_cast<ProviderKind>(kind)), "{}", "sk-1");
    QVERIFY(request.hasSecret);
    QVERIFY(!request.url.toString().contains(QLatin1String("sk-1")));
    int times = 0;
    for (const HttpHeader& header : request.headers) {
        if (!header.value.contains("sk-1"))
            continue;
        ++times;
        QCOMPARE(header.name, name);
        QTEST(header.value, "value");
    }
    QCOMPARE(times, 1);
}

void ModelRequestTest::withoutKey_nothingIsSecret()
{
    const HttpRequest request = requestOf(profileOf(ProviderKind::OpenAi), "{}", {});
    QVERIFY(!request.hasSecret);
    for (const HttpHeader& header : request.headers)
        QVERIFY(header.name != "Authorization");
}

SUBTEXT_TEST(ModelRequestTest)
#include "modelrequesttest.moc"
