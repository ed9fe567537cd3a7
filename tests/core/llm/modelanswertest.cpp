// SPDX-License-Identifier: MIT
#include "core/llm/modelanswer.h"

#include "tests/support/registeredtest.h"

#include <cmath>

using namespace subtext;
using namespace subtext::llm;

/// What servers of each kind answer, as their documentation has it.
class ModelAnswerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answer_isRead_data();
    void answer_isRead();
    void usage_isCountedAsTheServerDoes_data();
    void usage_isCountedAsTheServerDoes();
    void anythingElse_isNoAnswer_data();
    void anythingElse_isNoAnswer();
    void largeAnswer_isReadInTheTimeItTakesToCome_data();
    void largeAnswer_isReadInTheTimeItTakesToCome();
    void error_isInTheProvidersWords_data();
    void error_isInTheProvidersWords();
    void retryDelay_isRead();
    void probability_isThatOfTheAnswersPlace_data();
    void probability_isThatOfTheAnswersPlace();
    void probability_isReadInEveryForm_data();
    void probability_isReadInEveryForm();
};

namespace {

int number(ProviderKind kind)
{
    return static_cast<int>(kind);
}

using Alternatives = std::vector<std::pair<QString, double>>;

TokenChances chances(const char* token, std::initializer_list<std::pair<const char*, double>> of)
{
    TokenChances made{QString::fromUtf8(token), {}};
    for (const auto& [word, p] : of)
        made.alternatives.emplace_back(QString::fromUtf8(word), std::log(p));
    return made;
}

} // namespace

Q_DECLARE_METATYPE(std::vector<subtext::llm::TokenChances>)

void ModelAnswerTest::answer_isRead_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("finish");
    const auto row = [](const char* name, ProviderKind kind, const char* body, const char* text,
                        const char* finish) {
        QTest::newRow(name) << number(kind) << QByteArray(body) << QString::fromUtf8(text)
                            << QString::fromLatin1(finish);
    };
    const auto openAi = ProviderKind::OpenAi;
    row("openai", openAi, R"({"choices":[{"message":{"content":"joy"},"finish_reason":"stop"}]})",
        "joy", "stop");
    row("openai, in parts", openAi,
        R"({"choices":[{"message":{"content":[{"type":"text","text":"a"},{"type":"text","text":"b"}]},"finish_reason":"stop"}]})",
        "ab", "stop");
    row("openai, in one part", openAi,
        R"({"choices":[{"message":{"content":{"type":"text","text":"a"}},"finish_reason":"stop"}]})",
        "a", "stop");
    row("openai, refused in a part", openAi,
        R"({"choices":[{"message":{"content":[{"type":"refusal","refusal":"No."}]},"finish_reason":"stop"}]})",
        "", "refusal");
    row("openai, cut", openAi,
        R"({"choices":[{"message":{"content":"jo"},"finish_reason":"length"}]})", "jo", "length");
    row("openai, refused", openAi,
        R"({"choices":[{"message":{"content":null,"refusal":"No."},"finish_reason":"stop"}]})", "",
        "refusal");
    row("openai, filtered", openAi,
        R"({"choices":[{"message":{"content":""},"finish_reason":"content_filter"}]})", "",
        "refusal");
    row("openai, another end", openAi,
        R"({"choices":[{"message":{"content":"x"},"finish_reason":"tool_calls"}]})", "x", "other");
    const auto anthropic = ProviderKind::Anthropic;
    row("anthropic", anthropic,
        R"({"content":[{"type":"thinking","thinking":"hm"},{"type":"text","text":"fear"}],"stop_reason":"end_turn"})",
        "fear", "stop");
    row("anthropic, cut", anthropic,
        R"({"content":[{"type":"text","text":"fe"}],"stop_reason":"max_tokens"})", "fe", "length");
    row("anthropic, refused", anthropic, R"({"content":[],"stop_reason":"refusal"})", "",
        "refusal");
    row("anthropic, by a tool", anthropic,
        R"({"content":[{"type":"tool_use","id":"t","name":"answer","input":{"label":"fear"}}],"stop_reason":"tool_use"})",
        R"({"label":"fear"})", "stop");
    const auto gemini = ProviderKind::Gemini;
    row("gemini", gemini,
        R"({"candidates":[{"content":{"parts":[{"text":"hm","thought":true},{"text":"trust"}]},"finishReason":"STOP"}]})",
        "trust", "stop");
    row("gemini, nothing but thought", gemini, R"({"candidates":[{"finishReason":"MAX_TOKENS"}]})",
        "", "length");
    row("gemini, unsafe", gemini, R"({"candidates":[{"finishReason":"SAFETY"}]})", "", "refusal");
    row("gemini, blocked", gemini, R"({"promptFeedback":{"blockReason":"OTHER"}})", "", "refusal");
}

void ModelAnswerTest::answer_isRead()
{
    QFETCH(int, kind);
    QFETCH(QByteArray, body);
    QFETCH(QString, finish);
    const auto answer = readAnswer(static_cast<ProviderKind>(kind), body);
    QVERIFY(answer);
    QTEST(answer->text, "text");
    QCOMPARE(QString(finishToken(answer->finish)), finish);
    QVERIFY(finishFromToken(finish) == answer->finish);
}

void ModelAnswerTest::usage_isCountedAsTheServerDoes_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("input"); // -1: not said
    QTest::addColumn<int>("output");
    QTest::addColumn<int>("reasoning");
    const auto row = [](const char* name, ProviderKind kind, const char* body, int input,
                        int output, int reasoning) {
        QTest::newRow(name) << number(kind) << QByteArray(body) << input << output << reasoning;
    };
    row("openai counts thinking as output", ProviderKind::OpenAi,
        R"({"choices":[{"message":{}}],"usage":{"prompt_tokens":30,"completion_tokens":200,"completion_tokens_details":{"reasoning_tokens":180}}})",
        30, 200, -1);
    row("anthropic", ProviderKind::Anthropic,
        R"({"content":[],"usage":{"input_tokens":31,"output_tokens":9}})", 31, 9, -1);
    row("gemini counts it apart", ProviderKind::Gemini,
        R"({"candidates":[{}],"usageMetadata":{"promptTokenCount":5,"candidatesTokenCount":6,"thoughtsTokenCount":70}})",
        5, 6, 70);
    row("unsaid", ProviderKind::OpenAi, R"({"choices":[{"message":{}}]})", -1, -1, -1);
    row("nonsense", ProviderKind::OpenAi,
        R"({"choices":[{"message":{}}],"usage":{"prompt_tokens":-3,"completion_tokens":"many"}})",
        -1, -1, -1);
}

void ModelAnswerTest::usage_isCountedAsTheServerDoes()
{
    QFETCH(int, kind);
    QFETCH(QByteArray, body);
    const auto answer = readAnswer(static_cast<ProviderKind>(kind), body);
    QVERIFY(answer);
    QTEST(static_cast<int>(answer->usage.input.value_or(-1)), "input");
    QTEST(static_cast<int>(answer->usage.output.value_or(-1)), "output");
    QTEST(static_cast<int>(answer->usage.reasoning.value_or(-1)), "reasoning");
}

void ModelAnswerTest::anythingElse_isNoAnswer_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("a page") << QByteArray("<html><body>Sign in</body></html>");
    QTest::newRow("another document") << QByteArray("{\"object\": \"list\"}");
    QTest::newRow("a list") << QByteArray("[1]");
    QTest::newRow("cut") << QByteArray("{\"choices\":[{\"mess");
    QTest::newRow("content without a text")
        << QByteArray(R"({"choices":[{"message":{"content":{"kind":"image"}}}]})");
    QTest::newRow("parts without a text")
        << QByteArray(R"({"choices":[{"message":{"content":[{"type":"image_url"}]}}]})");
    QTest::newRow("content that is a number")
        << QByteArray(R"({"choices":[{"message":{"content":7}}]})");
    QTest::newRow("zeros") << QByteArray(100'000, '\0');
    QTest::newRow("deep") << QByteArray(100'000, '[') + QByteArray(100'000, ']');
    QTest::newRow("deep where the answer stands")
        << "{\"choices\":" + QByteArray(100'000, '[') + QByteArray(100'000, ']') + "}";
    QTest::newRow("texts for objects")
        << QByteArray(R"({"choices":"joy","content":"joy","candidates":"joy"})");
    QTest::newRow("objects for lists")
        << QByteArray(R"({"choices":{"0":1},"content":{"0":1},"candidates":{"0":1}})");
    QTest::newRow("no choices") << QByteArray("{\"choices\":[],\"content\":1,\"candidates\":[]}");
}

void ModelAnswerTest::anythingElse_isNoAnswer()
{
    QFETCH(QByteArray, body);
    for (const ProviderKind kind : AllProviderKinds)
        QVERIFY(!readAnswer(kind, body));
}

void ModelAnswerTest::largeAnswer_isReadInTheTimeItTakesToCome_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<qsizetype>("size"); // of the text
    const QByteArray text(10 * 1024 * 1024, 'x');
    QTest::newRow("10 MB of text")
        << number(ProviderKind::OpenAi)
        << "{\"choices\":[{\"message\":{\"content\":\"" + text + "\"}}]}" << text.size();
    QByteArray candidates;
    for (int i = 0; i < 400'000; ++i)
        candidates += "{\"token\":\"t" + QByteArray::number(i) + "\",\"logProbability\":-9},";
    candidates.chop(1);
    QTest::newRow("400,000 candidates of a token")
        << number(ProviderKind::Gemini)
        << "{\"candidates\":[{\"content\":{\"parts\":[{\"text\":\"yes\"}]},\"logprobsResult\":"
           "{\"chosenCandidates\":[{\"token\":\"yes\",\"logProbability\":-1}],"
           "\"topCandidates\":[{\"candidates\":[" +
               candidates + "]}]}}]}"
        << qsizetype{3};
}

/// Each candidate is looked for among those before it: where there are this many, for hours.
void ModelAnswerTest::largeAnswer_isReadInTheTimeItTakesToCome()
{
    QFETCH(int, kind);
    QFETCH(QByteArray, body);
    const auto answer = readAnswer(static_cast<ProviderKind>(kind), body);
    QVERIFY(answer);
    QTEST(answer->text.size(), "size");
    for (const TokenChances& token : answer->tokens)
        QVERIFY(token.alternatives.size() <= 1001);
}

void ModelAnswerTest::error_isInTheProvidersWords_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("words");
    QTest::addColumn<bool>("isQuota");
    const auto row = [](const char* name, int status, const char* body, const char* words,
                        bool isQuota) {
        QTest::newRow(name) << status << QByteArray(body) << QString::fromUtf8(words) << isQuota;
    };
    row("openai", 401,
        R"({"error":{"message":"Incorrect API key","type":"invalid_request_error"}})",
        "Incorrect API key", false);
    row("openai, too fast", 429,
        R"({"error":{"message":"Slow down","code":"rate_limit_exceeded"}})", "Slow down", false);
    row("openai, quota", 429, R"({"error":{"message":"You exceeded","code":"insufficient_quota"}})",
        "You exceeded", true);
    row("anthropic, credit", 400,
        R"({"type":"error","error":{"type":"invalid_request_error","message":"Your credit balance is too low"}})",
        "Your credit balance is too low", true);
    row("payment", 402, R"({"error":"Payment required"})", "Payment required", true);
    row("gemini, a list", 400, R"([{"error":{"code":400,"message":"Bad model"}}])", "Bad model",
        false);
    row("bare message", 404, R"({"message":"no such route"})", "no such route", false);
    row("a page", 502, "<html>\n  <h1>Bad gateway</h1></html>",
        "<html> <h1>Bad gateway</h1></html>", false);
    row("nothing", 500, "", "", false);
}

void ModelAnswerTest::error_isInTheProvidersWords()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    const ProviderError error = readError(status, body);
    QTEST(error.words, "words");
    QTEST(error.isQuotaUsedUp, "isQuota");
    QVERIFY(!error.waitMs);
    QCOMPARE(readError(500, QByteArray(10'000, 'x')).words.size(), qsizetype{500});
}

void ModelAnswerTest::retryDelay_isRead()
{
    const ProviderError error = readError(
        429,
        R"({"error":{"message":"m","details":[{"@type":"x"},{"@type":"RetryInfo","retryDelay":"34.2s"}]}})");
    QCOMPARE(error.waitMs.value_or(-1), qint64{34'200});
}

void ModelAnswerTest::probability_isThatOfTheAnswersPlace_data()
{
    QTest::addColumn<std::vector<TokenChances>>("tokens");
    QTest::addColumn<double>("yes"); // -1: none
    const auto row = [](const char* name, std::vector<TokenChances> tokens, double yes) {
        QTest::newRow(name) << std::move(tokens) << yes;
    };
    row("one word", {chances("yes", {{"yes", 0.6}, {"no", 0.2}})}, 0.75);
    row("every spelling counts",
        {chances(" Yes", {{" Yes", 0.3}, {"yes", 0.2}, {"YES", 0.1}, {" no", 0.1}, {"No", 0.1}})},
        0.75);
    row("spaces as vocabularies write them",
        {chances("▁yes", {{"▁yes", 0.6}, {"Ġno", 0.2}, {"maybe", 0.2}})}, 0.75);
    row("words before the tag do not count",
        {chances("no", {{"no", 0.9}, {"yes", 0.1}}), chances("<answer>", {{"<answer>", 1}}),
         chances("yes", {{"yes", 0.5}, {"no", 0.5}})},
        0.5);
    row("a tag in pieces",
        {chances("<", {{"<", 1}}), chances("answer", {{"answer", 1}}), chances(">", {{">", 1}}),
         chances("\n", {{"\n", 1}}), chances("no", {{"no", 0.9}, {"yes", 0.1}})},
        0.1);
    row("the last tag counts",
        {chances("<answer>", {{"<answer>", 1}}), chances("no", {{"no", 1}}),
         chances("</answer>", {{"</answer>", 1}}), chances("<Answer>", {{"<Answer>", 1}}),
         chances("yes", {{"yes", 0.8}, {"no", 0.2}})},
        0.8);
    row("another word was chosen",
        {chances("<answer>", {{"<answer>", 1}}),
         chances("Probably", {{"Probably", 0.6}, {"yes", 0.3}, {"no", 0.1}})},
        0.75);
    row("sure of yes", {chances("yes", {{"yes", 1}})}, 1 - 1e-6);
    row("sure of no", {chances("no", {{"no", 1}})}, 1e-6);
    row("neither", {chances("maybe", {{"maybe", 1}})}, -1);
    row("no tokens", {}, -1);
    row("nothing after the tag", {chances("<answer>", {{"<answer>", 1}})}, -1);
}

void ModelAnswerTest::probability_isThatOfTheAnswersPlace()
{
    QFETCH(std::vector<TokenChances>, tokens);
    QFETCH(double, yes);
    ModelAnswer answer;
    answer.tokens = tokens;
    const double p = yesProbability(answer).value_or(-1);
    QVERIFY2(std::abs(p - yes) < 1e-12, qPrintable(QString::number(p, 'g', 17)));
}

void ModelAnswerTest::probability_isReadInEveryForm_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("body");
    // ln 0.6 = -0.5108…, ln 0.2 = -1.6094…
    QTest::newRow("chats")
        << number(ProviderKind::OpenAi)
        << QByteArray(
               R"({"choices":[{"message":{"content":"yes"},"finish_reason":"stop","logprobs":{"content":[{"token":"yes","logprob":-0.5108256237659907,"top_logprobs":[{"token":"yes","logprob":-0.5108256237659907},{"token":"no","logprob":-1.6094379124341003}]}]}}]})");
    QTest::newRow("the chosen token is not listed")
        << number(ProviderKind::OpenAi)
        << QByteArray(
               R"({"choices":[{"message":{"content":"yes"},"logprobs":{"content":[{"token":"yes","logprob":-0.5108256237659907,"top_logprobs":[{"token":"no","logprob":-1.6094379124341003}]}]}}]})");
    QTest::newRow("as plain completions")
        << number(ProviderKind::OpenAi)
        << QByteArray(
               R"({"choices":[{"message":{"content":"yes"},"logprobs":{"tokens":["yes"],"token_logprobs":[-0.5108256237659907],"top_logprobs":[{"yes":-0.5108256237659907,"no":-1.6094379124341003}]}}]})");
    QTest::newRow("gemini")
        << number(ProviderKind::Gemini)
        << QByteArray(
               R"({"candidates":[{"content":{"parts":[{"text":"yes"}]},"finishReason":"STOP","logprobsResult":{"topCandidates":[{"candidates":[{"token":"yes","logProbability":-0.5108256237659907},{"token":"no","logProbability":-1.6094379124341003}]}],"chosenCandidates":[{"token":"yes","logProbability":-0.5108256237659907}]}}]})");
}

void ModelAnswerTest::probability_isReadInEveryForm()
{
    QFETCH(int, kind);
    QFETCH(QByteArray, body);
    const auto answer = readAnswer(static_cast<ProviderKind>(kind), body);
    QVERIFY(answer);
    QVERIFY(std::abs(yesProbability(*answer).value_or(-1) - 0.75) < 1e-9);
}

SUBTEXT_TEST(ModelAnswerTest)
#include "modelanswertest.moc"
