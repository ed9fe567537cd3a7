// SPDX-License-Identifier: MIT
#include "core/llm/embeddingrequest.h"

#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::llm;

/// Vectors as a server gives them: all that were asked for, each once, or none.
class EmbeddingRequestTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void vectors_standAtTheirPlaces();
    void anythingElse_isNone_data();
    void anythingElse_isNone();
    void countThatIsNone_isNotCounted_data();
    void countThatIsNone_isNotCounted();
};

void EmbeddingRequestTest::vectors_standAtTheirPlaces()
{
    const auto read = readEmbeddings(R"({"data": [{"index": 1, "embedding": [3, 4]},
        {"index": 0, "embedding": [1, 2]}], "usage": {"prompt_tokens": 7}})",
                                     2);
    QVERIFY(read);
    const std::vector<std::vector<float>> expected{{1, 2}, {3, 4}};
    QVERIFY(read->vectors == expected);
    QVERIFY(read->usage.input == 7);
}

void EmbeddingRequestTest::anythingElse_isNone_data()
{
    QTest::addColumn<QByteArray>("body");
    const auto row = [](const char* name, const QByteArray& body) { QTest::newRow(name) << body; };
    const QByteArray one = R"({"index": 0, "embedding": [1, 2]})";
    const QByteArray other = R"({"index": 1, "embedding": [1, 2]})";
    const auto list = [](const QByteArray& entries) { return "{\"data\": [" + entries + "]}"; };
    row("nothing", {});
    row("a page", "<html><body>Sign in</body></html>");
    row("cut", R"({"data": [{"index": 0, "emb)");
    row("deep", QByteArray(100'000, '[') + QByteArray(100'000, ']'));
    row("zeros", QByteArray(1000, '\0'));
    row("one of two", list(one));
    row("a thousand for two", list((other + ',').repeated(999) + one));
    row("one place twice", list(one + ',' + one));
    row("a place beyond", list(one + R"(, {"index": 2, "embedding": [1, 2]})"));
    row("a place before", list(one + R"(, {"index": -1, "embedding": [1, 2]})"));
    row("another length", list(one + R"(, {"index": 1, "embedding": [1, 2, 3]})"));
    row("no length", list(one + R"(, {"index": 1, "embedding": []})"));
    row("texts for numbers", list(one + R"(, {"index": 1, "embedding": ["1", "2"]})"));
    row("a number beyond all", list(one + R"(, {"index": 1, "embedding": [1, 1e300]})"));
    row("no number", list(one + R"(, {"index": 1, "embedding": [1, null]})"));
    row("a text for a vector", list(one + R"(, {"index": 1, "embedding": "AAAA"})"));
    row("an object for the list", R"({"data": {"0": 1, "1": 2}})");
}

void EmbeddingRequestTest::anythingElse_isNone()
{
    QFETCH(QByteArray, body);
    QVERIFY(!readEmbeddings(body, 2));
    QVERIFY(!readEmbeddings(body, 0));
}

void EmbeddingRequestTest::countThatIsNone_isNotCounted_data()
{
    QTest::addColumn<QByteArray>("count");
    QTest::newRow("less than nothing") << QByteArray("-1");
    QTest::newRow("as many as a number can be") << QByteArray("9223372036854775807");
    QTest::newRow("more than that") << QByteArray("1e300");
    QTest::newRow("half a token") << QByteArray("1.5");
    QTest::newRow("a text") << QByteArray("\"7\"");
}

/// Added up over a run they would overflow.
void EmbeddingRequestTest::countThatIsNone_isNotCounted()
{
    QFETCH(QByteArray, count);
    const auto read = readEmbeddings(
        R"({"data": [{"embedding": [1]}], "usage": {"prompt_tokens": )" + count + "}}", 1);
    QVERIFY(read);
    QVERIFY(!read->usage.input);
}

SUBTEXT_TEST(EmbeddingRequestTest)
#include "embeddingrequesttest.moc"
