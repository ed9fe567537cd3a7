// SPDX-License-Identifier: MIT
#include "core/llm/schemagrammar.h"

#include "core/llm/modelrequest.h"
#include "tests/support/registeredtest.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace subtext;
using namespace subtext::llm;

/// The schema of an answer in the words of servers that do not know OpenAI's.
class SchemaGrammarTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void grammar_allowsTheOptionsOnly();
    void grammar_hasEveryKindOfPart();
    void grammar_writesQuotesAndBackslashesAsJsonDoes();
    void profile_choosesHowTheSchemaGoes_data();
    void profile_choosesHowTheSchemaGoes();
};

namespace {

Question choice(const QStringList& options)
{
    Question question;
    question.token = QStringLiteral("mood");
    for (const QString& token : options)
        question.options.push_back({token, token, {}, {}, {}, {}, Valence::None, {}});
    return question;
}

QString rootOf(const QJsonObject& schema)
{
    return grammarOf(schema).section(u'\n', 0, 0);
}

} // namespace

void SchemaGrammarTest::grammar_allowsTheOptionsOnly()
{
    QCOMPARE(grammarOf(answerSchema(choice({QStringLiteral("up"), QStringLiteral("down")}), {})),
             QStringLiteral(
                 R"(root ::= "{" space "\"label\"" space ":" space ("\"up\"" | "\"down\"") space "}"
space ::= " "?
string ::= "\"" character* "\""
character ::= [^"\\\x00-\x1F] | "\\" ["\\/bfnrt]
)"));
}

void SchemaGrammarTest::grammar_hasEveryKindOfPart()
{
    QCOMPARE(rootOf(answerSchema(choice({QStringLiteral("up")}), {true, true})),
             QStringLiteral(
                 R"(root ::= "{" space "\"analysis\"" space ":" space string space "," space )"
                 R"("\"label\"" space ":" space ("\"up\"") space "," space )"
                 R"("\"sure\"" space ":" space ("1" | "2" | "3" | "4" | "5") space "}")"));
}

void SchemaGrammarTest::grammar_writesQuotesAndBackslashesAsJsonDoes()
{
    QVERIFY(rootOf(answerSchema(choice({QStringLiteral("a\"b\\c")}), {}))
                .contains(QStringLiteral(R"(("\"a\\\"b\\\\c\""))")));
}

void SchemaGrammarTest::profile_choosesHowTheSchemaGoes_data()
{
    QTest::addColumn<int>("form");
    QTest::addColumn<QString>("key");
    QTest::newRow("JSON schema") << static_cast<int>(SchemaForm::JsonSchema)
                                 << QStringLiteral("json_schema");
    QTest::newRow("JSON object") << static_cast<int>(SchemaForm::JsonObject)
                                 << QStringLiteral("schema");
    QTest::newRow("grammar") << static_cast<int>(SchemaForm::Grammar) << QString();
}

void SchemaGrammarTest::profile_choosesHowTheSchemaGoes()
{
    QFETCH(int, form);
    QFETCH(QString, key);
    Profile profile;
    profile.model = QStringLiteral("m-1");
    profile.schemaForm = static_cast<SchemaForm>(form);
    Ask ask;
    ask.schema = answerSchema(choice({QStringLiteral("up")}), {});
    const QJsonObject body = QJsonDocument::fromJson(bodyOf(profile, ask)).object();
    const QJsonObject format = body[QLatin1String("response_format")].toObject();
    QCOMPARE(format.isEmpty(), key.isEmpty());
    QCOMPARE(format.contains(key), !key.isEmpty());
    QCOMPARE(body[QLatin1String("grammar")].toString(),
             key.isEmpty() ? grammarOf(ask.schema) : QString());
}

SUBTEXT_TEST(SchemaGrammarTest)
#include "schemagrammartest.moc"
