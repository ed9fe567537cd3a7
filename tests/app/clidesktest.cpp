// SPDX-License-Identifier: MIT
#include "tests/app/clirunner.h"
#include "tests/core/report/impactstudy.h"
#include "tests/support/registeredtest.h"

#include <QJsonArray>

using namespace subtext;
using namespace subtext::test;

/// `subtext-cli desk`: how much adjudication decided, for people and for programs.
class CliDeskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void json_hasEveryRuleGroupAndSet();
    void lines_nameWhatTheyCount();
    void taskWithoutScales_saysThatNearestIsLeftOut();

private:
    CliRun desk(const QStringList& more = {}) const
    {
        return runCli(QStringList{QStringLiteral("desk"), m_study->path()} + more);
    }

    std::unique_ptr<ImpactStudy> m_study;
};

namespace {

QJsonValue under(const QJsonValue& value, const char* path)
{
    QJsonValue found = value;
    for (const QString& part : QString::fromLatin1(path).split(u'/'))
        found = found.toObject().value(part);
    return found;
}

} // namespace

void CliDeskTest::init()
{
    m_study = std::make_unique<ImpactStudy>();
    m_study->close();
}

void CliDeskTest::json_hasEveryRuleGroupAndSet()
{
    const CliRun run = desk({QStringLiteral("--json")});
    VERIFY_STATUS(run, 0);
    const QJsonObject json = run.json();
    QCOMPARE(under(json, "schema").toString(), QStringLiteral("subtext.desk/1"));
    QCOMPARE(under(json, "places/none").toInt(), 1);
    const QJsonArray questions = under(json, "questions").toArray();
    QCOMPARE(questions.size(), 1);
    const QJsonValue question = questions.first();
    QCOMPARE(under(question, "hanging_share").toDouble(), 0.2);
    QCOMPARE(under(question, "rules/as_decided/labelled").toInt(), 5);
    QCOMPARE(under(question, "rules/at_random/same").toDouble(), 4.0);
    QCOMPARE(under(question, "rules/nearest/open_splits").toInt(), 1);
    QCOMPARE(under(question, "groups/sarcasm-irony/settled").toInt(), 3);
    QCOMPARE(under(question, "groups/mixed-signals/hanging").toInt(), 0);
    const QJsonArray models = under(question, "models").toArray();
    QCOMPARE(models.size(), 4);
    QCOMPARE(under(models.first(), "rules/nearest/accuracy").toDouble(), 0.75);
    QCOMPARE(under(models.first(), "rules/nearest/items").toInt(), 4);
}

void CliDeskTest::lines_nameWhatTheyCount()
{
    const CliRun run = desk();
    VERIFY_STATUS(run, 0);
    QVERIFY2(run.out.contains("items 5, splits 1; labels that depend on adjudication: 1 of 5"),
             run.out.constData());
    QVERIFY2(run.out.contains("sarcasm-irony (1 of 3)"), run.out.constData());
    QVERIFY2(run.out.contains("0.7500 (4)"), run.out.constData());
    QVERIFY2(!run.out.contains("left out"), run.out.constData());
}

void CliDeskTest::taskWithoutScales_saysThatNearestIsLeftOut()
{
    const QString path = m_study->filePath(QStringLiteral("scenes.subtext"));
    VERIFY_STATUS(runCli(QStringList{QStringLiteral("study"), QStringLiteral("create"), path,
                                     QStringLiteral("--title"), QStringLiteral("Scenes"),
                                     QStringLiteral("--task"), QStringLiteral("emoscene")}),
                  0);
    const CliRun lines = runCli(QStringList{QStringLiteral("desk"), path});
    VERIFY_STATUS(lines, 0);
    QVERIFY2(lines.out.contains("“nearest” is left out"), lines.out.constData());
    const CliRun run = runCli(QStringList{QStringLiteral("desk"), path, QStringLiteral("--json")});
    VERIFY_STATUS(run, 0);
    const QJsonArray questions = under(run.json(), "questions").toArray();
    QCOMPARE(questions.size(), 8);
    for (const QJsonValue& question : questions) {
        QVERIFY(under(question, "rules").toObject().contains(QStringLiteral("nearest")));
        QVERIFY(under(question, "rules/nearest").isNull());
        QCOMPARE(under(question, "rules/at_random/labelled").toInt(-1), 0);
    }
}

SUBTEXT_TEST(CliDeskTest)
#include "clidesktest.moc"
