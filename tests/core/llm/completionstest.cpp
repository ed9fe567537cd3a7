// SPDX-License-Identifier: MIT
#include "core/llm/completions.h"

#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

using namespace subtext;
using namespace subtext::llm;

/// What is asked about one option, and what is read of the tokens that come back.
class CompletionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void body_endsWithTheOption();
    void tokens_areSummed_data();
    void tokens_areSummed();
    void whatIsNoScore_isNone_data();
    void whatIsNoScore_isNone();
    void optionsThatBeginAlike_areTold();
    void shares_areOfAllOptions();
};

namespace {

Question question()
{
    Question question;
    question.token = QStringLiteral("tone");
    for (const char* token : {"calm", "calmer", "not calm"}) {
        Option option;
        option.token = QString::fromLatin1(token);
        question.options.push_back(option);
    }
    return question;
}

QByteArray requestAbout(std::size_t option)
{
    Ask ask;
    ask.prompt = QStringLiteral("How did she sound?");
    ask.tokenLimit = 1;
    ask.logProbabilities = 1;
    return completionBody({}, ask, question(), option);
}

QString promptOf(const QByteArray& body)
{
    return QJsonDocument::fromJson(body).object()[QLatin1String("prompt")].toString();
}

QByteArray reply(const QStringList& tokens, const QJsonArray& chances)
{
    const QJsonObject logprobs{{QStringLiteral("tokens"), QJsonArray::fromStringList(tokens)},
                               {QStringLiteral("token_logprobs"), chances}};
    return QJsonDocument(
               QJsonObject{{QStringLiteral("choices"),
                            QJsonArray{QJsonObject{{QStringLiteral("logprobs"), logprobs}}}}})
        .toJson();
}

QStringList words(const char* text)
{
    return QString::fromUtf8(text).split(u'|');
}

} // namespace

void CompletionsTest::body_endsWithTheOption()
{
    QCOMPARE(promptOf(requestAbout(1)),
             QStringLiteral("How did she sound?\n{\"label\": \"calmer\""));
    QVERIFY(promptOf(requestAbout(2)).endsWith(QStringLiteral("\"not calm\"")));
}

void CompletionsTest::tokens_areSummed_data()
{
    QTest::addColumn<QStringList>("tokens");
    QTest::addColumn<QJsonArray>("chances");
    QTest::addColumn<double>("sum");
    const QJsonValue none;
    QTest::newRow("one token and the mark")
        << words("How did she sound?|\n{\"label\": \"|calm|\"|}")
        << QJsonArray{none, -9, -1, -0.5, -3} << -1.5;
    QTest::newRow("several, behind a mark of the beginning")
        << words("<s>|How did she sound?\n|{\"label\": \"|ca|lm|\"|}")
        << QJsonArray{none, -9, -9, -1, -2, -4, -3} << -7.0;
    QTest::newRow("as a vocabulary writes spaces")
        << words("How\xC4\xA0"
                 "did\xC4\xA0she\xC4\xA0sound?\xC4\x8A|{\"label\":|\xC4\xA0\"|calm|\"}")
        << QJsonArray{none, -9, -9, -1, -2} << -3.0;
    QTest::newRow("a token that stands across")
        << words("How did she sound?\n{\"label\":| \"calm|\"") << QJsonArray{none, -4, -1} << -5.0;
}

void CompletionsTest::tokens_areSummed()
{
    QFETCH(QStringList, tokens);
    QFETCH(QJsonArray, chances);
    QFETCH(double, sum);
    const auto scored = readCompletion(requestAbout(0), reply(tokens, chances), question());
    QVERIFY(scored.has_value());
    QCOMPARE(scored->option, std::size_t(0));
    QVERIFY(std::abs(scored->logLikelihood - sum) < 1e-12);
}

void CompletionsTest::whatIsNoScore_isNone_data()
{
    QTest::addColumn<QByteArray>("said");
    const QStringList tokens = words("How did she sound?\n{\"label\": \"|calm|\"");
    QTest::newRow("nothing") << QByteArray("{}");
    QTest::newRow("no JSON") << QByteArray("<html>");
    QTest::newRow("no prompt") << reply({QStringLiteral("}")}, {-1});
    QTest::newRow("another option")
        << reply(words("How did she sound?\n{\"label\": \"|calmer|\""), {QJsonValue(), -1, -1});
    QTest::newRow("a token without a probability")
        << reply(tokens, {QJsonValue(), QJsonValue(), -1});
    QTest::newRow("fewer probabilities than tokens") << reply(tokens, {QJsonValue(), -1});
}

void CompletionsTest::whatIsNoScore_isNone()
{
    QFETCH(QByteArray, said);
    QVERIFY(!readCompletion(requestAbout(0), said, question()));
}

void CompletionsTest::optionsThatBeginAlike_areTold()
{
    for (std::size_t option = 0; option < question().options.size(); ++option) {
        const QByteArray request = requestAbout(option);
        const auto scored = readCompletion(request, reply({promptOf(request)}, {-2}), question());
        QVERIFY(scored.has_value());
        QCOMPARE(scored->option, option);
    }
}

void CompletionsTest::shares_areOfAllOptions()
{
    QVERIFY(!sharesOf({}));
    const auto shares = sharesOf({-1000, -1001, -5000});
    QVERIFY(shares.has_value());
    QVERIFY(std::abs(shares->at(0) - 1 / (1 + std::exp(-1.0))) < 1e-12);
    QVERIFY(std::abs(shares->at(0) + shares->at(1) - 1) < 1e-12);
    QCOMPARE(shares->at(2), 0.0);
}

SUBTEXT_TEST(CompletionsTest)
#include "completionstest.moc"
