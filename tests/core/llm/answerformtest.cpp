// SPDX-License-Identifier: MIT
#include "core/llm/answerform.h"

#include "core/llm/modelrequest.h"
#include "tests/support/registeredtest.h"

#include <QJsonDocument>

#include <cmath>

using namespace subtext;
using namespace subtext::llm;

/// Answers that are held to the options: the schema that goes out, and the shares of the options
/// that come back.
class AnswerFormTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void token_namesTheForm();
    void freeRun_keepsItsParameters();
    void schema_goesToEachServerInItsWay_data();
    void schema_goesToEachServerInItsWay();
    void schema_hasThoughtAndConfidenceWhereTheyAreAskedFor();
    void scored_sendsSchemaAndProbabilities_data();
    void scored_sendsSchemaAndProbabilities();
    void freeForm_sendsNoSchema();
    void otherForm_isOneThatTheServerHas();
    void options_areToldApartByTheirFirstWords_data();
    void options_areToldApartByTheirFirstWords();
    void shares_areThoseOfTheAnswersPlace_data();
    void shares_areThoseOfTheAnswersPlace();
    void shares_areNotToldWhereNoTokenIsOfAnOption_data();
    void shares_areNotToldWhereNoTokenIsOfAnOption();
    void sharedBeginning_isSplitByWhatFollows();
};

namespace {

Question questionWith(const QStringList& options, const QString& board = {})
{
    Question question;
    question.token = QStringLiteral("mood");
    question.board = board;
    for (const QString& token : options)
        question.options.push_back({token, token, {}, {}, {}, {}, Valence::None, {}});
    return question;
}

Question choice()
{
    return questionWith({QStringLiteral("up"), QStringLiteral("down")});
}

Question rowOfBoard()
{
    return questionWith({QStringLiteral("no"), QStringLiteral("yes")}, QStringLiteral("moods"));
}

QByteArray bodyAbout(ProviderKind kind, const Question& question, AnswerForm form,
                     const QString& text = QStringLiteral("So?"), bool thinksFirst = false,
                     SchemaForm schemaForm = SchemaForm::JsonSchema)
{
    Profile profile;
    profile.kind = kind;
    profile.schemaForm = schemaForm;
    profile.model = QStringLiteral("m-1");
    Ask ask;
    ask.tokenLimit = 64;
    ask.form = form;
    ask.thinksFirst = thinksFirst;
    ask.logProbabilities = form == AnswerForm::Scored ? MostAlternativesGiven : 0;
    const PromptTemplate of{{}, text};
    return bodyOf(profile, askAbout(ask, of, Task(), question, Scenario()));
}

using Chance = std::pair<const char*, double>;

TokenChances tokenOf(const char* token, std::initializer_list<Chance> of)
{
    TokenChances made{QString::fromUtf8(token), {}};
    for (const auto& [word, p] : of)
        made.alternatives.emplace_back(QString::fromUtf8(word), std::log(p));
    return made;
}

ModelAnswer answerOf(std::vector<TokenChances> tokens)
{
    ModelAnswer answer;
    answer.tokens = std::move(tokens);
    return answer;
}

} // namespace

Q_DECLARE_METATYPE(subtext::llm::ModelAnswer)

void AnswerFormTest::token_namesTheForm()
{
    for (const AnswerForm form : AllAnswerForms)
        QVERIFY(answerFormFromToken(QString(answerFormToken(form))) == form);
    QVERIFY(!answerFormFromToken(u"loose"));
}

void AnswerFormTest::freeRun_keepsItsParameters()
{
    QJsonObject parameters;
    addAnswerForm(parameters, AnswerForm::Free);
    QCOMPARE(parameters, QJsonObject());
    QVERIFY(answerFormIn(parameters) == AnswerForm::Free);
    QVERIFY(!hasSchema(parameters));
    addAnswerForm(parameters, AnswerForm::Scored);
    QVERIFY(answerFormIn(parameters) == AnswerForm::Scored);
    QVERIFY(hasSchema(parameters));
    // One from before.
    QVERIFY(!hasSchema({{QStringLiteral("answer"), QStringLiteral("scored")}}));
}

void AnswerFormTest::schema_goesToEachServerInItsWay_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<bool>("isOfBoard");
    QTest::addColumn<QByteArray>("body");
    const auto row = [](const char* name, ProviderKind kind, bool isOfBoard, const char* body) {
        QTest::newRow(name) << static_cast<int>(kind) << isOfBoard << QByteArray(body);
    };
    row("openai, a choice", ProviderKind::OpenAi, false,
        R"({"max_tokens":64,"messages":[{"content":"So?","role":"user"}],"model":"m-1","response_format":{"json_schema":{"name":"answer","schema":{"additionalProperties":false,"properties":{"label":{"enum":["up","down"],"type":"string"}},"required":["label"],"type":"object"},"strict":true},"type":"json_schema"},"temperature":0})");
    row("openai, a row of a board", ProviderKind::OpenAi, true,
        R"({"max_tokens":64,"messages":[{"content":"So?","role":"user"}],"model":"m-1","response_format":{"json_schema":{"name":"answer","schema":{"additionalProperties":false,"properties":{"answer":{"enum":["no","yes"],"type":"string"}},"required":["answer"],"type":"object"},"strict":true},"type":"json_schema"},"temperature":0})");
    row("anthropic, a choice", ProviderKind::Anthropic, false,
        R"({"max_tokens":64,"messages":[{"content":"So?","role":"user"}],"model":"m-1","temperature":0,"tool_choice":{"name":"answer","type":"tool"},"tools":[{"description":"Takes the answer to the question.","input_schema":{"additionalProperties":false,"properties":{"label":{"enum":["up","down"],"type":"string"}},"required":["label"],"type":"object"},"name":"answer"}]})");
    row("anthropic, a row of a board", ProviderKind::Anthropic, true,
        R"({"max_tokens":64,"messages":[{"content":"So?","role":"user"}],"model":"m-1","temperature":0,"tool_choice":{"name":"answer","type":"tool"},"tools":[{"description":"Takes the answer to the question.","input_schema":{"additionalProperties":false,"properties":{"answer":{"enum":["no","yes"],"type":"string"}},"required":["answer"],"type":"object"},"name":"answer"}]})");
    row("gemini, a choice", ProviderKind::Gemini, false,
        R"({"contents":[{"parts":[{"text":"So?"}],"role":"user"}],"generationConfig":{"maxOutputTokens":64,"responseMimeType":"application/json","responseSchema":{"properties":{"label":{"enum":["up","down"],"type":"STRING"}},"propertyOrdering":["label"],"required":["label"],"type":"OBJECT"},"temperature":0}})");
    row("gemini, a row of a board", ProviderKind::Gemini, true,
        R"({"contents":[{"parts":[{"text":"So?"}],"role":"user"}],"generationConfig":{"maxOutputTokens":64,"responseMimeType":"application/json","responseSchema":{"properties":{"answer":{"enum":["no","yes"],"type":"STRING"}},"propertyOrdering":["answer"],"required":["answer"],"type":"OBJECT"},"temperature":0}})");
}

void AnswerFormTest::schema_goesToEachServerInItsWay()
{
    QFETCH(int, kind);
    QFETCH(bool, isOfBoard);
    const Question question = isOfBoard ? rowOfBoard() : choice();
    QTEST(bodyAbout(static_cast<ProviderKind>(kind), question, AnswerForm::Constrained), "body");
}

void AnswerFormTest::schema_hasThoughtAndConfidenceWhereTheyAreAskedFor()
{
    const auto schemaIn = [](const QByteArray& body) {
        const QJsonObject format =
            QJsonDocument::fromJson(body).object()[QLatin1String("response_format")].toObject();
        return format[QLatin1String("json_schema")][QLatin1String("schema")].toObject();
    };
    const QString asksConfidence = QStringLiteral("So? <confidence>1</confidence>");
    const QByteArray body = bodyAbout(ProviderKind::OpenAi, rowOfBoard(), AnswerForm::Constrained,
                                      asksConfidence, true);
    const QJsonObject schema = schemaIn(body);
    QCOMPARE(QJsonDocument(schema[QLatin1String("properties")].toObject())
                 .toJson(QJsonDocument::Compact),
             QByteArray(R"({"analysis":{"type":"string"},)"
                        R"("answer":{"enum":["no","yes"],"type":"string"},)"
                        R"("confidence":{"maximum":5,"minimum":1,"type":"integer"}})"));
    QCOMPARE(schema[QLatin1String("required")].toArray().size(), qsizetype{3});
    QVERIFY(body.indexOf(R"("analysis":)") < body.indexOf(R"("answer":{)"));
    // Of a choice a confidence stays in the raw answer.
    const QJsonObject ofChoice = schemaIn(
        bodyAbout(ProviderKind::OpenAi, choice(), AnswerForm::Constrained, asksConfidence, true));
    QCOMPARE(ofChoice[QLatin1String("properties")].toObject().keys(),
             (QStringList{QStringLiteral("analysis"), QStringLiteral("label")}));
}

void AnswerFormTest::scored_sendsSchemaAndProbabilities_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("schemaForm");
    QTest::addColumn<QByteArray>("body");
    const auto row = [](const char* name, ProviderKind kind, SchemaForm form, const char* body) {
        QTest::newRow(name) << static_cast<int>(kind) << static_cast<int>(form) << QByteArray(body);
    };
    row("openai, a schema", ProviderKind::OpenAi, SchemaForm::JsonSchema,
        R"({"logprobs":true,"max_tokens":64,"messages":[{"content":"So?","role":"user"}],"model":"m-1","response_format":{"json_schema":{"name":"answer","schema":{"additionalProperties":false,"properties":{"label":{"enum":["up","down"],"type":"string"}},"required":["label"],"type":"object"},"strict":true},"type":"json_schema"},"temperature":0,"top_logprobs":20})");
    row("openai, an object", ProviderKind::OpenAi, SchemaForm::JsonObject,
        R"({"logprobs":true,"max_tokens":64,"messages":[{"content":"So?","role":"user"}],"model":"m-1","response_format":{"schema":{"additionalProperties":false,"properties":{"label":{"enum":["up","down"],"type":"string"}},"required":["label"],"type":"object"},"type":"json_object"},"temperature":0,"top_logprobs":20})");
    row("gemini", ProviderKind::Gemini, SchemaForm::JsonSchema,
        R"({"contents":[{"parts":[{"text":"So?"}],"role":"user"}],"generationConfig":{"logprobs":20,"maxOutputTokens":64,"responseLogprobs":true,"responseMimeType":"application/json","responseSchema":{"properties":{"label":{"enum":["up","down"],"type":"STRING"}},"propertyOrdering":["label"],"required":["label"],"type":"OBJECT"},"temperature":0}})");
}

void AnswerFormTest::scored_sendsSchemaAndProbabilities()
{
    QFETCH(int, kind);
    QFETCH(int, schemaForm);
    QTEST(bodyAbout(static_cast<ProviderKind>(kind), choice(), AnswerForm::Scored,
                    QStringLiteral("So?"), false, static_cast<SchemaForm>(schemaForm)),
          "body");
    const QByteArray grammar = bodyAbout(ProviderKind::OpenAi, choice(), AnswerForm::Scored,
                                         QStringLiteral("So?"), false, SchemaForm::Grammar);
    QVERIFY2(grammar.contains(R"("grammar":"root ::= )"), grammar.constData());
    QVERIFY2(grammar.contains(R"("top_logprobs":20)"), grammar.constData());
}

void AnswerFormTest::freeForm_sendsNoSchema()
{
    for (const ProviderKind kind : AllProviderKinds) {
        const QByteArray body = bodyAbout(kind, choice(), AnswerForm::Free);
        QVERIFY2(!body.contains("enum"), body.constData());
    }
}

void AnswerFormTest::otherForm_isOneThatTheServerHas()
{
    QVERIFY(otherAnswerForm(AnswerForm::Free, ProviderKind::OpenAi, true) ==
            AnswerForm::Constrained);
    QVERIFY(otherAnswerForm(AnswerForm::Scored, ProviderKind::Gemini, true) ==
            AnswerForm::Constrained);
    QVERIFY(otherAnswerForm(AnswerForm::Constrained, ProviderKind::OpenAi, true) ==
            AnswerForm::Scored);
    QVERIFY(otherAnswerForm(AnswerForm::Constrained, ProviderKind::OpenAi, false) ==
            AnswerForm::Free);
    QVERIFY(otherAnswerForm(AnswerForm::Constrained, ProviderKind::Anthropic, true) ==
            AnswerForm::Free);
}

void AnswerFormTest::options_areToldApartByTheirFirstWords_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("alike"); // "one other"; "many"; nothing
    const auto row = [](const char* name, const char* options, const char* alike) {
        QTest::newRow(name) << QString::fromLatin1(options).split(u' ')
                            << QString::fromLatin1(alike);
    };
    row("no and yes", "no yes", "");
    row("one", "joy", "");
    row("the same letter", "anger anticipation", "");
    row("one within the other", "yes no none", "no none");
    row("the same first word", "mixed-good plain mixed-bad", "mixed-good mixed-bad");
    row("in another case", "Up up-there", "Up up-there");
    row("numbers", "1 2 10", "1 10");
    row("signs", "+1 -1", "+1 -1");
    QStringList many;
    for (char c = 'a'; c <= 'u'; ++c)
        many << QString(QLatin1Char(c));
    QTest::newRow("more than servers say") << many << QStringLiteral("many");
    QTest::newRow("as many as servers say") << many.first(20) << QString();
}

void AnswerFormTest::options_areToldApartByTheirFirstWords()
{
    QFETCH(QStringList, options);
    const auto found = indistinctOptions(questionWith(options));
    const QString alike = !found              ? QString()
                          : found->areTooMany ? QStringLiteral("many")
                                              : found->one + u' ' + found->other;
    QTEST(alike, "alike");
}

void AnswerFormTest::shares_areThoseOfTheAnswersPlace_data()
{
    QTest::addColumn<ModelAnswer>("answer");
    QTest::addColumn<double>("up");
    const auto row = [](const char* name, std::vector<TokenChances> tokens, double up) {
        QTest::newRow(name) << answerOf(std::move(tokens)) << up;
    };
    row("at once", {tokenOf("up", {{"up", 0.6}, {"down", 0.2}, {"well", 0.2}})}, 0.75);
    row("the less likely one", {tokenOf("Well", {{"Well", 0.9}, {"down", 0.03}, {"up", 0.01}})},
        0.25);
    row("in any spelling",
        {tokenOf(" Up", {{" Up", 0.3}, {"UP.", 0.2}, {"▁up", 0.1}, {"Ġdown", 0.2}})}, 0.75);
    row("by their beginnings", {tokenOf("do", {{"do", 0.6}, {"u", 0.2}})}, 0.25);
    row("a tie", {tokenOf("up", {{"up", 0.5}, {"down", 0.5}})}, 0.5);
    row("one alone", {tokenOf("up", {{"up", 0.1}})}, 1);
    row("behind white space",
        {tokenOf("\n", {{"\n", 1}}), tokenOf("up", {{"up", 0.6}, {"down", 0.2}})}, 0.75);
    row("behind the key",
        {tokenOf("{\"", {{"{\"", 1}}), tokenOf("label", {{"label", 0.5}, {"down", 0.5}}),
         tokenOf("\":", {{"\":", 1}}), tokenOf(" \"", {{" \"", 1}}),
         tokenOf("up", {{"up", 0.6}, {"down", 0.2}})},
        0.75);
    row("with the quote that opens it",
        {tokenOf("{\"label\":", {{"{\"label\":", 1}}),
         tokenOf(" \"up", {{" \"up", 0.5}, {"\"up", 0.1}, {" \"down", 0.2}, {" {", 0.2}})},
        0.75);
    row("in one token with the key's end",
        {tokenOf("{\"label", {{"{\"label", 1}}),
         tokenOf("\": \"up", {{"\": \"up", 0.6}, {"\": \"down", 0.2}, {"\",\"up", 0.2}})},
        0.75);
    row("whose rest follows",
        {tokenOf("{\"label\": \"", {{"{\"label\": \"", 1}}),
         tokenOf("do", {{"do", 0.6}, {"up", 0.2}}), tokenOf("wn\"}", {{"wn\"}", 1}})},
        0.25);
    row("behind the tag",
        {tokenOf("down", {{"down", 1}}), tokenOf("<answer>", {{"<answer>", 1}}),
         tokenOf("up", {{"up", 0.6}, {"down", 0.2}})},
        0.75);
}

void AnswerFormTest::shares_areThoseOfTheAnswersPlace()
{
    QFETCH(ModelAnswer, answer);
    QFETCH(double, up);
    const auto shares = optionShares(answer, choice());
    QVERIFY(shares);
    QCOMPARE(shares->size(), std::size_t{2});
    QVERIFY2(std::abs(shares->at(0) - up) < 1e-9, qPrintable(QString::number(shares->at(0))));
    QVERIFY(std::abs(shares->at(0) + shares->at(1) - 1) < 1e-9);
}

void AnswerFormTest::shares_areNotToldWhereNoTokenIsOfAnOption_data()
{
    QTest::addColumn<ModelAnswer>("answer");
    QTest::newRow("no tokens") << answerOf({});
    QTest::newRow("other words") << answerOf({tokenOf("Well", {{"Well", 0.9}, {"So", 0.1}})});
    QTest::newRow("longer words") << answerOf({tokenOf("upper", {{"upper", 0.9}, {"downs", 0.1}})});
    QTest::newRow("signs") << answerOf({tokenOf("{", {{"{", 0.9}, {"\"", 0.1}})});
    QTest::newRow("no probability") << answerOf({tokenOf("up", {{"up", 0}})});
    QTest::newRow("mostly of two")
        << answerOf({tokenOf("u", {{"u", 0.6}, {"up", 0.1}, {"down", 0.2}})});
}

void AnswerFormTest::shares_areNotToldWhereNoTokenIsOfAnOption()
{
    QFETCH(ModelAnswer, answer);
    const Question question =
        questionWith({QStringLiteral("up"), QStringLiteral("down"), QStringLiteral("under")});
    QVERIFY(!optionShares(answer, question));
}

void AnswerFormTest::sharedBeginning_isSplitByWhatFollows()
{
    const Question question = questionWith(
        {QStringLiteral("anger"), QStringLiteral("anticipation"), QStringLiteral("joy")});
    const TokenChances opening = tokenOf("{\"label\": \"", {{"{\"label\": \"", 1}});
    const auto isNear = [](double one, double other) { return std::abs(one - other) < 1e-9; };
    // "An" and what follows it: what others would have been followed by is not known.
    const auto split = optionShares(
        answerOf({opening, tokenOf("an", {{"an", 0.6}, {"An", 0.1}, {"joy", 0.2}}),
                  tokenOf("ger", {{"ger", 0.6}, {"ticip", 0.2}, {" ger", 0.1}, {"y", 0.1}})}),
        question);
    QVERIFY(split);
    QVERIFY(isNear(split->at(0), 0.45 / 0.8));
    QVERIFY(isNear(split->at(1), 0.15 / 0.8));
    QVERIFY(isNear(split->at(2), 0.2 / 0.8));
    // Two tokens on.
    const auto later =
        optionShares(answerOf({opening, tokenOf("a", {{"a", 0.8}, {"joy", 0.2}}),
                               tokenOf("n", {{"n", 1}}), tokenOf("g", {{"g", 0.75}, {"t", 0.25}})}),
                     question);
    QVERIFY(later);
    QVERIFY(isNear(later->at(0), 0.6));
    QVERIFY(isNear(later->at(1), 0.2));
    // Nothing that follows is of an option, or nothing follows.
    QVERIFY(!optionShares(answerOf({opening, tokenOf("an", {{"an", 0.6}, {"joy", 0.2}}),
                                    tokenOf("other", {{"other", 1}})}),
                          question));
    QVERIFY(
        !optionShares(answerOf({opening, tokenOf("an", {{"an", 0.6}, {"joy", 0.2}})}), question));
    // Little of it is nobody's.
    const auto mostly =
        optionShares(answerOf({opening, tokenOf("joy", {{"joy", 0.6}, {"an", 0.2}})}), question);
    QVERIFY(mostly);
    QCOMPARE(*mostly, (std::vector<double>{0, 0, 1}));
}

SUBTEXT_TEST(AnswerFormTest)
#include "answerformtest.moc"
