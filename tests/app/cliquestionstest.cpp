// SPDX-License-Identifier: MIT
#include "core/course/questions.h"
#include "tests/app/clirunner.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QJsonArray>

using namespace subtext;
using namespace subtext::test;

/// `subtext-cli questions`.
class CliQuestionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void list_hasWhatIsAsked();
    void reply_reachesTheQuestion();
    void wrongUse_isRefused();

private:
    static CliRun questions(const QStringList& arguments)
    {
        return runCli(QStringList{QStringLiteral("questions")} + arguments);
    }
    QStringList reply(const char* uuid, const char* text, const char* code) const
    {
        return {m_study->path(),          QStringLiteral("--reply"), QString::fromLatin1(uuid),
                QStringLiteral("--text"), QString::fromLatin1(text), QStringLiteral("--as"),
                QString::fromLatin1(code)};
    }

    std::unique_ptr<TestStudy> m_study; // closed
    QByteArray m_question;              ///< UUID.
};

void CliQuestionsTest::init()
{
    TestStudy::Shape shape;
    shape.protocol.areQuestionsAllowed = true;
    m_study = std::make_unique<TestStudy>(shape);
    must(
        m_study->roster().add({{QStringLiteral("L01"), QStringLiteral("Lee"), Role::Coordinator}}));
    const ItemQuestion asked = must((*m_study)->questions().ask(
        m_study->person(2), m_study->scenario(1), QStringLiteral("Who is meant?")));
    m_question = asked.uuid.text().toLatin1();
    m_study->close();
}

void CliQuestionsTest::cleanup()
{
    m_study.reset();
}

void CliQuestionsTest::list_hasWhatIsAsked()
{
    const CliRun lines = questions({m_study->path()});
    VERIFY_STATUS(lines, 0);
    QVERIFY2(lines.out.contains(m_question) && lines.out.contains("Who is meant?") &&
                 lines.out.contains("A02"),
             lines.out.constData());
    const CliRun run = questions({m_study->path(), QStringLiteral("--json")});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.json().value(QStringLiteral("schema")).toString(),
             QStringLiteral("subtext.questions/1"));
    const QJsonArray list = run.json().value(QStringLiteral("questions")).toArray();
    QCOMPARE(list.size(), 1);
    const QJsonObject one = list.first().toObject();
    QCOMPARE(one.value(QStringLiteral("uuid")).toString().toLatin1(), m_question);
    QCOMPARE(one.value(QStringLiteral("person")).toString(), QStringLiteral("A02"));
    QCOMPARE(one.value(QStringLiteral("text")).toString(), QStringLiteral("Who is meant?"));
    QVERIFY(one.value(QStringLiteral("replies")).toArray().isEmpty());
}

void CliQuestionsTest::reply_reachesTheQuestion()
{
    VERIFY_STATUS(questions(reply(m_question.constData(), "The clerk.", "L01")), 0);
    const CliRun run = questions({m_study->path(), QStringLiteral("--json")});
    const QJsonObject one =
        run.json().value(QStringLiteral("questions")).toArray().first().toObject();
    const QJsonArray replies = one.value(QStringLiteral("replies")).toArray();
    QCOMPARE(replies.size(), 1);
    QCOMPARE(replies.first().toObject().value(QStringLiteral("text")).toString(),
             QStringLiteral("The clerk."));
    QCOMPARE(replies.first().toObject().value(QStringLiteral("role")).toString(),
             QStringLiteral("coordinator"));
}

void CliQuestionsTest::wrongUse_isRefused()
{
    VERIFY_STATUS(
        questions({m_study->path(), QStringLiteral("--reply"), QString::fromLatin1(m_question)}),
        2);
    VERIFY_STATUS(questions({m_study->path(), QStringLiteral("--text"), QStringLiteral("Yes.")}),
                  2);
    VERIFY_STATUS(questions(reply("nonsense", "Yes.", "L01")), 2);
    for (const char* code : {"A02", "Z99"}) { // an annotator, and nobody
        const CliRun run = questions(reply(m_question.constData(), "Yes.", code));
        QVERIFY2(run.status != 0, run.describe().constData());
    }
    const CliRun list = questions({m_study->path(), QStringLiteral("--json")});
    const QJsonArray asked = list.json().value(QStringLiteral("questions")).toArray();
    QVERIFY(asked.first().toObject().value(QStringLiteral("replies")).toArray().isEmpty());
}

SUBTEXT_TEST(CliQuestionsTest)
#include "cliquestionstest.moc"
