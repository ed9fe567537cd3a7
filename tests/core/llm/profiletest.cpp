// SPDX-License-Identifier: MIT
#include "core/llm/profile.h"

#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <cmath>

using namespace subtext;
using namespace subtext::llm;
using namespace subtext::test;

/// Profiles as they are kept, and what models cost.
class ProfileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void profiles_readBackAsWritten();
    void faultyProfile_isNamed_data();
    void faultyProfile_isNamed();
    void topP_isAShare();
    void temperature_isWhatServersTake();
    void otherDocument_isRefused_data();
    void otherDocument_isRefused();
    void shippedPrice_isFound_data();
    void shippedPrice_isFound();
    void cost_isKnownOrNot_data();
    void cost_isKnownOrNot();
    void faultyPrices_areRefused_data();
    void faultyPrices_areRefused();
};

namespace {

Profile usualProfile()
{
    Profile profile;
    profile.name = QStringLiteral("mini");
    profile.baseUrl = usualBaseUrl(ProviderKind::OpenAi);
    profile.model = QStringLiteral("gpt-5-mini");
    profile.keySource = KeySource::Environment;
    profile.keyName = QStringLiteral("OPENAI_API_KEY");
    return profile;
}

} // namespace

void ProfileTest::profiles_readBackAsWritten()
{
    Profile full = usualProfile();
    full.name = QStringLiteral("full");
    full.kind = ProviderKind::Gemini;
    full.keySource = KeySource::Keychain;
    full.limits = {7, 12.5, 3'000};
    full.timeLimitMs = 5'000;
    full.takesTemperature = false;
    full.temperature = 0.7;
    full.topP = 0.95;
    full.wantsCompletionTokens = true;
    full.schemaForm = SchemaForm::Grammar;
    full.scoring = Scoring::Completion;
    full.logProbabilities = 5;
    full.price = Price{0.1, 0.2};
    Profile local = usualProfile();
    local.name = QStringLiteral("local");
    local.baseUrl = QUrl(QStringLiteral("http://127.0.0.1:8000/v1"));
    local.keySource = KeySource::None;
    local.keyName.clear();
    const std::vector<Profile> profiles{usualProfile(), full, local};
    const auto read = readProfiles(writeProfiles(profiles));
    VERIFY_HOLDS(read);
    QVERIFY(*read == profiles);
    QVERIFY(!writeProfiles({local}).contains("top_p"));
    QVERIFY(!writeProfiles({local}).contains("\"temperature\""));
    QVERIFY(!writeProfiles({local}).contains("score_by"));
    QCOMPARE(errorOf(readProfiles(writeProfiles({full}).replace("completion\"", "guess\""))).detail,
             QStringLiteral("score_by"));
}

void ProfileTest::faultyProfile_isNamed_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("value");
    const auto row = [](const char* name, const char* field, const char* value) {
        QTest::newRow(name) << QString::fromLatin1(field) << QString::fromUtf8(value);
    };
    row("no name", "name", "");
    row("name of a path", "name", "../x");
    row("no address", "base_url", "");
    row("a file", "base_url", "file:///etc/passwd");
    row("with a password", "base_url", "https://me:secret@example.org");
    row("with a question", "base_url", "https://example.org/?key=secret");
    row("no model", "model", "");
    row("key of no name", "key_name", "");
    row("a key where its name belongs", "key_name", "sk-proj-0123456789abcdef");
    row("a key like a variable", "key_name", "gsk_0123456789abcdefghijklmn");
    row("what no variable is called", "key_name", "my key");
}

void ProfileTest::faultyProfile_isNamed()
{
    QFETCH(QString, field);
    QFETCH(QString, value);
    Profile profile = usualProfile();
    QVERIFY(!profileFault(profile));
    if (field == QLatin1String("name"))
        profile.name = value;
    else if (field == QLatin1String("base_url"))
        profile.baseUrl = QUrl(value);
    else if (field == QLatin1String("model"))
        profile.model = value;
    else
        profile.keyName = value;
    QCOMPARE(profileFault(profile).value_or(QString()), field);
    QCOMPARE(errorOf(readProfiles(writeProfiles({profile}))).detail, field);
}

void ProfileTest::topP_isAShare()
{
    for (const double share : {0.0, -0.1, 1.01, std::nan("")}) {
        Profile profile = usualProfile();
        profile.topP = share;
        QCOMPARE(profileFault(profile).value_or(QString()), QStringLiteral("top_p"));
    }
    Profile whole = usualProfile();
    whole.topP = 1;
    QVERIFY(!profileFault(whole));
}

void ProfileTest::temperature_isWhatServersTake()
{
    for (const double none : {-0.1, 2.01, std::nan("")}) {
        Profile profile = usualProfile();
        profile.temperature = none;
        QCOMPARE(profileFault(profile).value_or(QString()), QStringLiteral("temperature"));
    }
    Profile warm = usualProfile();
    warm.temperature = 2;
    QVERIFY(!profileFault(warm));
    QCOMPARE(temperatureOf(warm), std::optional(2.0));
    warm.takesTemperature = false;
    QVERIFY(!temperatureOf(warm));
    QCOMPARE(temperatureOf(usualProfile()), std::optional(0.0));
}

void ProfileTest::otherDocument_isRefused_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("detail");
    QTest::newRow("nothing") << QByteArray() << QStringLiteral("json");
    QTest::newRow("a list") << QByteArray("[]") << QStringLiteral("json");
    QTest::newRow("no profile") << QByteArray("{\"profiles\": [1]}") << QStringLiteral("kind");
    QTest::newRow("unknown source")
        << QByteArray("{\"profiles\": [{\"kind\": \"openai\", \"key_source\": \"file\"}]}")
        << QStringLiteral("key_source");
}

void ProfileTest::otherDocument_isRefused()
{
    QFETCH(QByteArray, json);
    const Error error = errorOf(readProfiles(json));
    QCOMPARE(error.code, ErrorCode::MalformedFile);
    QTEST(error.detail, "detail");
}

void ProfileTest::shippedPrice_isFound_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<double>("input"); // -1: unknown
    QTest::addColumn<double>("output");
    const auto row = [](const char* model, double input, double output) {
        QTest::newRow(model) << QString::fromLatin1(model) << input << output;
    };
    row("gpt-5-mini", 0.25, 2);
    row("gpt-5-mini-2025-08-07", 0.25, 2);
    row("claude-sonnet-4-5-20250929", 3, 15);
    row("Claude-Sonnet-4-5", 3, 15);
    row("grok-4-1-fast-non-reasoning", 0.2, 0.5);
    row("models/gemini-2.5-flash", 0.3, 2.5);
    row("accounts/fireworks/models/deepseek-v3p1", 0.15, 0.75);
    row("gpt-5", -1, -1);
    row("gpt-5-mini-large", -1, -1);
    row("", -1, -1);
}

void ProfileTest::shippedPrice_isFound()
{
    QFETCH(QString, model);
    QFETCH(double, input);
    QFETCH(double, output);
    const auto price = shippedPrices().of(model);
    QCOMPARE(price.has_value(), input >= 0);
    if (price)
        QVERIFY(*price == (Price{input, output}));
    QCOMPARE(shippedPrices().date, QStringLiteral("2026-02"));
}

void ProfileTest::cost_isKnownOrNot_data()
{
    QTest::addColumn<int>("input"); // -1: not counted
    QTest::addColumn<int>("output");
    QTest::addColumn<int>("reasoning");
    QTest::addColumn<bool>("hasPrice");
    QTest::addColumn<double>("cost"); // -1: not known
    QTest::newRow("in and out") << 1'000'000 << 100'000 << -1 << true << 0.25 + 0.2;
    QTest::newRow("thoughts cost like output") << 0 << 100'000 << 400'000 << true << 1.0;
    QTest::newRow("no price") << 1'000 << 1'000 << -1 << false << -1.0;
    QTest::newRow("nothing counted") << -1 << -1 << -1 << true << -1.0;
    QTest::newRow("counted as nothing") << 0 << 0 << -1 << true << 0.0;
}

void ProfileTest::cost_isKnownOrNot()
{
    QFETCH(int, input);
    QFETCH(int, output);
    QFETCH(int, reasoning);
    QFETCH(bool, hasPrice);
    QFETCH(double, cost);
    const auto counted = [](int n) { return n < 0 ? std::nullopt : std::optional<qint64>(n); };
    const auto price = hasPrice ? std::optional(Price{0.25, 2}) : std::nullopt;
    const double known =
        costOf({counted(input), counted(output), counted(reasoning)}, price).value_or(-1);
    QVERIFY2(std::abs(known - cost) < 1e-12, qPrintable(QString::number(known)));
    // What costs nothing costs nothing, also where nobody counts.
    QCOMPARE(costOf({counted(input), counted(output), counted(reasoning)}, Price()),
             std::optional(0.0));
}

void ProfileTest::faultyPrices_areRefused_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no date") << QByteArray(R"({"prices": []})");
    QTest::newRow("no prices") << QByteArray(R"({"date": "2026-02"})");
    QTest::newRow("below nothing") << QByteArray(
        R"({"date": "2026-02", "prices": [{"model": "m", "input": -1, "output": 1}]})");
    QTest::newRow("half a price") << QByteArray(
        R"({"date": "2026-02", "prices": [{"model": "m", "input": 1}]})");
}

void ProfileTest::faultyPrices_areRefused()
{
    QFETCH(QByteArray, json);
    QCOMPARE(errorOf(readPrices(json)).code, ErrorCode::MalformedFile);
}

SUBTEXT_TEST(ProfileTest)
#include "profiletest.moc"
