// SPDX-License-Identifier: MIT
#include "core/llm/confidencerubric.h"

#include "core/base/sha256.h"
#include "core/llm/modelrequest.h"
#include "core/llm/owntemplate.h"
#include "core/task/builtintasks.h"
#include "tests/core/llm/lateguest.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <QJsonArray>

using namespace subtext;
using namespace subtext::llm;
using namespace subtext::test;

/// Five lines that say what the numbers of a confidence mean.
class ConfidenceRubricTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lines_areThoseOfTheirToken_data();
    void lines_areThoseOfTheirToken();
    void prompt_hasThemWhereTheyAreAskedFor();
    void board_hasThoseOfARow();
    void ownTemplate_showsThemAtTheirPlace();
    void schema_hasTheNumber();
    void parameters_sayWhichRubric();
};

namespace {

const Question& emotion()
{
    return builtInTask(u"cei")->questions.front();
}

const Question& row()
{
    return builtInTask(u"emoscene")->questions.front();
}

PromptTemplate ofChoice(Mode mode, bool asksScales, bool asksConfidence)
{
    return must(templateOf(*builtInTask(u"cei"), emotion(), mode, {}, AnswerForm::Free, asksScales,
                           asksConfidence));
}

} // namespace

void ConfidenceRubricTest::lines_areThoseOfTheirToken_data()
{
    QTest::addColumn<bool>("isRow");
    QTest::addColumn<QString>("token");
    QTest::addColumn<QByteArray>("sha256");
    QTest::newRow("option")
        << false << QStringLiteral("option-confidence/1")
        << QByteArray("d9078d5afd18cec7d0a5bee1f50daaf53ef597d0038229b2425093639a0c42c6");
    QTest::newRow("row") << true << QStringLiteral("row-confidence/1")
                         << QByteArray(
                                "00bbecb7a5d542f53caa7ca90fa9db18b3b31965ff7631c94921921fa017aabf");
}

// Who changes the words gives them another number: numbers of before are not those of after.
void ConfidenceRubricTest::lines_areThoseOfTheirToken()
{
    QFETCH(bool, isRow);
    QFETCH(QString, token);
    QFETCH(QByteArray, sha256);
    const Question& question = isRow ? row() : emotion();
    QCOMPARE(rubricToken(question), token);
    QCOMPARE(sha256Of(rubricLines(question).toUtf8()), sha256);
    const QStringList lines = rubricLines(question).split(u'\n');
    QCOMPARE(lines.size(), qsizetype{5});
    for (qsizetype i = 0; i < lines.size(); ++i)
        QVERIFY(lines.at(i).startsWith(QStringLiteral("%1: ").arg(5 - i)));
}

void ConfidenceRubricTest::prompt_hasThemWhereTheyAreAskedFor()
{
    const PromptTemplate plain = ofChoice(Mode::ZeroShot, false, false);
    QVERIFY(plain.rubric.isEmpty());
    QVERIFY(!plain.text.contains(SureKey));
    const PromptTemplate graded = ofChoice(Mode::ZeroShot, false, true);
    QCOMPARE(graded.id, QStringLiteral("choice-zero-shot-confidence/1"));
    QCOMPARE(graded.rubric, QStringLiteral("option-confidence/1"));
    QVERIFY(graded.text.contains(rubricLines(emotion()) + u'\n'));
    QVERIFY2(graded.text.endsWith(QStringLiteral("{\"emotion\": \"…\", \"sure\": …}")),
             qPrintable(graded.text));
    const PromptTemplate both = ofChoice(Mode::ChainOfThought, true, true);
    QCOMPARE(both.id, QStringLiteral("choice-cot-scales-confidence/1"));
    QVERIFY2(both.text.endsWith(QStringLiteral("\"scale_dominance\": …, \"sure\": …}")),
             qPrintable(both.text));
}

void ConfidenceRubricTest::board_hasThoseOfARow()
{
    for (const Mode mode : {Mode::ZeroShot, Mode::ChainOfThought}) {
        const PromptTemplate graded = must(
            templateOf(*builtInTask(u"emoscene"), row(), mode, {}, AnswerForm::Free, false, true));
        QCOMPARE(graded.rubric, QStringLiteral("row-confidence/1"));
        QVERIFY(graded.text.contains(rubricLines(row()) + u'\n'));
        QVERIFY(graded.text.contains(QStringLiteral("<confidence>1</confidence>")));
        QVERIFY(graded.text.contains(QStringLiteral("{tagged}")));
    }
}

void ConfidenceRubricTest::ownTemplate_showsThemAtTheirPlace()
{
    const Task& task = *builtInTask(u"cei");
    const auto own = [&](const QByteArray& bytes) {
        return must(ownPrompts({{}, bytes}, task, Mode::ZeroShot, {}));
    };
    QVERIFY(own("{scene} {options}").rubrics().isEmpty());
    const RunPrompts prompts = own("{scene} {options}\n{confidence_rubric}\nNow.");
    QCOMPARE(prompts.rubrics(), QStringList{QStringLiteral("option-confidence/1")});
    const QString asked = promptOf(prompts.ofQuestions.front(), task, emotion(), lateGuest());
    QVERIFY2(asked.endsWith(u'\n' + rubricLines(emotion()) + QStringLiteral("\nNow.")),
             qPrintable(asked));
}

void ConfidenceRubricTest::schema_hasTheNumber()
{
    Ask ask;
    ask.form = AnswerForm::Constrained;
    const auto number = [&](bool asksConfidence) {
        const Ask about = askAbout(ask, ofChoice(Mode::ZeroShot, false, asksConfidence),
                                   *builtInTask(u"cei"), emotion(), lateGuest());
        return about.schema[QLatin1String("properties")][SureKey];
    };
    QVERIFY(number(false).isUndefined());
    QVERIFY(number(true).isObject());
    // Servers write in the order of the alphabet: the label is first.
    QVERIFY(QStringLiteral("emotion") < SureKey && QStringLiteral("label") < SureKey &&
            QStringLiteral("scale_valence") < SureKey);
}

void ConfidenceRubricTest::parameters_sayWhichRubric()
{
    QJsonObject parameters;
    addRubrics(parameters, {});
    QVERIFY(parameters.isEmpty()); // runs that ask for none stay the runs that they were
    QVERIFY(rubricsIn(parameters).isEmpty());
    const QStringList tokens{QStringLiteral("option-confidence/1"),
                             QStringLiteral("row-confidence/1")};
    addRubrics(parameters, tokens);
    QCOMPARE(rubricsIn(parameters), tokens);
}

SUBTEXT_TEST(ConfidenceRubricTest)
#include "confidencerubrictest.moc"
