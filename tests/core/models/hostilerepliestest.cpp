// SPDX-License-Identifier: MIT
#include "core/base/pythonrandom.h"
#include "core/evaluation/responsereader.h"
#include "core/generation/scenechecks.h"
#include "core/llm/embeddingrequest.h"
#include "core/llm/modelanswer.h"
#include "core/predictions/vectorparts.h"
#include "tests/support/mutation.h"
#include "tests/support/registeredtest.h"

#include <cmath>

using namespace subtext;

/// Damaged replies of servers and what is read out of the answers in them: every one is an answer
/// whose values are within their bounds, or none. Seeds are fixed; a failure names its own.
class HostileRepliesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mutatedReply_isAnAnswerOrNone_data() { replies(); }
    void mutatedReply_isAnAnswerOrNone();
    void everyTruncation_isAnAnswerOrNone_data() { replies(); }
    void everyTruncation_isAnAnswerOrNone();
    void mutatedFailure_hasWords_data();
    void mutatedFailure_hasWords();
    void mutatedWords_areALabelOrNone_data();
    void mutatedWords_areALabelOrNone();
    void mutatedEmbeddings_areAllOrNone();

private:
    static void replies();
};

namespace {

using llm::ProviderKind;

constexpr quint32 ReplySeeds = 1000;

const QByteArray TwoEmbeddings =
    R"({"object":"list","data":[{"object":"embedding","index":1,"embedding":[3.5,-4e-3]},
{"object":"embedding","index":0,"embedding":[0.25,2]}],"usage":{"prompt_tokens":7,"total_tokens":7}})";

/// What is wrong with what was read out of a model's words; empty: nothing.
QByteArray faultOfWords(const QString& words, bool isCutShort)
{
    const evaluation::Options options = evaluation::Options::emotions();
    const evaluation::Reading read =
        evaluation::readResponse(words, options, evaluation::cei2026Table(), isCutShort);
    const bool hasLabel = read.status == evaluation::AnswerStatus::Valid ||
                          read.status == evaluation::AnswerStatus::Mapped;
    if (hasLabel != read.label.has_value())
        return "a label and its status disagree";
    if (read.label && (*read.label < 0 || *read.label >= options.count()))
        return "a label is none of the options";
    if (read.outside.size() > 200)
        return "an outside label is too long";
    if (generation::sceneTextOf(words).contains(u'\n'))
        return "a scene is more than a paragraph";
    static_cast<void>(yesOrNo(lastTagged(words, QStringLiteral("answer"))));
    static_cast<void>(lastTagged(words, QStringLiteral("confidence")));
    return {};
}

QByteArray faultOfReply(ProviderKind kind, const QByteArray& body)
{
    const auto answer = llm::readAnswer(kind, body);
    if (!answer)
        return {};
    for (const auto& count : {answer->usage.input, answer->usage.output, answer->usage.reasoning}) {
        if (count && *count < 0)
            return "fewer than no tokens";
    }
    if (const auto yes = llm::yesProbability(*answer); yes && !(*yes > 0 && *yes < 1))
        return "a probability is none";
    return faultOfWords(answer->text, answer->finish == llm::Finish::Length);
}

} // namespace

void HostileRepliesTest::replies()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("body");
    const auto row = [](const char* name, ProviderKind kind, const char* body) {
        QTest::newRow(name) << static_cast<int>(kind) << QByteArray(body);
    };
    row("openai", ProviderKind::OpenAi,
        R"({"id":"1","choices":[{"index":0,"message":{"role":"assistant","content":"{\"emotion\": \"joy\"}","refusal":null},
"logprobs":{"content":[{"token":"Yes","logprob":-0.1,"top_logprobs":[{"token":"Yes","logprob":-0.1},{"token":"No","logprob":-2.4}]}]},
"finish_reason":"stop"}],"usage":{"prompt_tokens":30,"completion_tokens":200}})");
    row("openai, as completions", ProviderKind::OpenAi,
        R"({"choices":[{"message":{"content":[{"type":"text","text":"<answer>no</answer>"}]},
"logprobs":{"tokens":["<answer>","no"],"token_logprobs":[0,-0.2],"top_logprobs":[{},{"no":-0.2,"yes":-1.9}]},"finish_reason":"length"}]})");
    row("anthropic", ProviderKind::Anthropic,
        R"({"type":"message","content":[{"type":"thinking","thinking":"hm"},{"type":"text","text":"Answer: fear"}],
"stop_reason":"max_tokens","usage":{"input_tokens":31,"output_tokens":9}})");
    row("gemini", ProviderKind::Gemini,
        R"({"candidates":[{"content":{"parts":[{"text":"hm","thought":true},{"text":"yes"}]},"finishReason":"STOP",
"logprobsResult":{"chosenCandidates":[{"token":"yes","logProbability":-0.3}],"topCandidates":[{"candidates":[{"token":"no","logProbability":-1.3}]}]}}],
"usageMetadata":{"promptTokenCount":5,"candidatesTokenCount":6,"thoughtsTokenCount":70}})");
}

void HostileRepliesTest::mutatedReply_isAnAnswerOrNone()
{
    QFETCH(int, kind);
    QFETCH(QByteArray, body);
    QVERIFY(llm::readAnswer(static_cast<ProviderKind>(kind), body));
    QCOMPARE(faultOfReply(static_cast<ProviderKind>(kind), body), QByteArray());
    for (const ProviderKind asked :
         {ProviderKind::OpenAi, ProviderKind::Anthropic, ProviderKind::Gemini}) {
        const auto fault = [&](const QByteArray& damaged) { return faultOfReply(asked, damaged); };
        QCOMPARE(test::faultAmongMutations(body, ReplySeeds, fault), QByteArray());
    }
}

void HostileRepliesTest::everyTruncation_isAnAnswerOrNone()
{
    QFETCH(int, kind);
    QFETCH(QByteArray, body);
    for (qsizetype length = 0; length < body.size(); ++length)
        QVERIFY(!llm::readAnswer(static_cast<ProviderKind>(kind), body.left(length)));
}

void HostileRepliesTest::mutatedFailure_hasWords_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("openai") << QByteArray(
        R"({"error":{"message":"You exceeded your quota.","type":"insufficient_quota","code":"insufficient_quota"}})");
    QTest::newRow("anthropic") << QByteArray(
        R"({"type":"error","error":{"type":"rate_limit_error","message":"Too many requests."}})");
    QTest::newRow("gemini") << QByteArray(
        R"([{"error":{"code":429,"message":"Slow down.","details":[{"@type":"RetryInfo","retryDelay":"34.5s"}]}}])");
}

void HostileRepliesTest::mutatedFailure_hasWords()
{
    QFETCH(QByteArray, body);
    for (quint32 seed = 0; seed < ReplySeeds; ++seed) {
        PythonRandom random(seed);
        const llm::ProviderError read = llm::readError(429, test::mutated(body, random));
        QVERIFY2(read.words.size() <= 500, QByteArray::number(seed));
        QVERIFY2(read.waitMs.value_or(0) >= 0, QByteArray::number(seed));
    }
}

void HostileRepliesTest::mutatedWords_areALabelOrNone_data()
{
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("an object") << QByteArray(
        "I think so.\n```json\n{\"emotion\": \"j\\u006fy\", \"valence\": 0.5}\n```\n");
    QTest::newRow("a last line") << QByteArray("Sad or angry?\n\n**Final answer:** Sadness.");
    QTest::newRow("tags") << QByteArray(
        "<answer>no</answer> … <answer>Yes</answer>\n<confidence>4</confidence>");
    QTest::newRow("a scene") << QByteArray(
        "\xE2\x80\x9CRain fell on Ann.\nShe opened a window.\xE2\x80\x9D");
}

void HostileRepliesTest::mutatedWords_areALabelOrNone()
{
    QFETCH(QByteArray, words);
    for (const bool isCutShort : {false, true}) {
        const auto fault = [&](const QByteArray& damaged) {
            return faultOfWords(QString::fromUtf8(damaged), isCutShort);
        };
        QCOMPARE(test::faultAmongMutations(words, ReplySeeds, fault), QByteArray());
    }
}

void HostileRepliesTest::mutatedEmbeddings_areAllOrNone()
{
    QVERIFY(llm::readEmbeddings(TwoEmbeddings, 2));
    for (quint32 seed = 0; seed < 4 * ReplySeeds; ++seed) {
        PythonRandom random(seed);
        const auto read = llm::readEmbeddings(test::mutated(TwoEmbeddings, random), 2);
        if (!read)
            continue;
        QVERIFY2(read->vectors.size() == 2 && !read->vectors[0].empty() &&
                     read->vectors[0].size() == read->vectors[1].size(),
                 QByteArray::number(seed));
        for (const std::vector<float>& vector : read->vectors) {
            for (const float value : vector)
                QVERIFY2(std::isfinite(value), QByteArray::number(seed));
        }
        QVERIFY2(read->usage.input.value_or(0) >= 0, QByteArray::number(seed));
    }
}

SUBTEXT_TEST(HostileRepliesTest)
#include "hostilerepliestest.moc"
