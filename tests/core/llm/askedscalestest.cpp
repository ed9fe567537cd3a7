// SPDX-License-Identifier: MIT
#include "core/llm/askedscales.h"

#include "core/llm/modelrequest.h"
#include "core/task/builtintasks.h"
#include "tests/core/llm/lateguest.h"
#include "tests/support/registeredtest.h"
#include "tests/support/thirdtask.h"

#include <QJsonArray>

using namespace subtext;
using namespace subtext::llm;
using namespace subtext::test;

/// Points of scales that are asked for beside a label: of which scales, in which words, in which
/// schema.
class AskedScalesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scalesOfPredictions_canBeAskedFor();
    void points_areAskedForBehindTheLabel();
    void thoughts_comeBeforeThem();
    void schema_hasAWholeNumberForEach();
    void withoutThem_everythingStaysAsItIs();
    void ofSeveralQuestions_theFirstAsksForThem();
};

namespace {

const Task& taskWithScales()
{
    return *builtInTask(u"cei");
}

PromptTemplate withScales(const Task& task, const Question& question, Mode mode)
{
    return templateOf(task, question, mode, {}, AnswerForm::Free, true).value();
}

/// The task of the manual with one of its scales called valence.
Task withValence()
{
    Task task = thirdTask();
    task.scales.front().token = QStringLiteral("valence");
    return task;
}

} // namespace

void AskedScalesTest::scalesOfPredictions_canBeAskedFor()
{
    QCOMPARE(tokensOf(askableScales(taskWithScales())),
             (QStringList{QStringLiteral("valence"), QStringLiteral("arousal"),
                          QStringLiteral("dominance")}));
    QVERIFY(askableScales(thirdTask()).empty());
    QCOMPARE(tokensOf(askableScales(withValence())), QStringList{QStringLiteral("valence")});
    Task boardAlone = withValence();
    std::erase_if(boardAlone.questions, [](const Question& q) { return q.board.isEmpty(); });
    QVERIFY(askableScales(boardAlone).empty());
}

void AskedScalesTest::points_areAskedForBehindTheLabel()
{
    const Question& question = taskWithScales().questions.front();
    const PromptTemplate made = withScales(taskWithScales(), question, Mode::ZeroShot);
    QCOMPARE(made.id, QStringLiteral("choice-zero-shot-scales/1"));
    const QString asked = promptOf(made, taskWithScales(), question, lateGuest());
    QVERIFY2(asked.endsWith(QStringLiteral(
                 "anger, anticipation.\n"
                 "Choose a point of each of these scales, too, a whole number:\n"
                 "scale_valence: How pleasant is the feeling for the speaker? 7 points, from -3 "
                 "(very unpleasant) to 3 (very pleasant).\n"
                 "scale_arousal: How much energy is in the speaker’s feeling? 7 points, from -3 "
                 "(very calm) to 3 (very excited).\n"
                 "scale_dominance: How much in control of the situation does the speaker feel? 7 "
                 "points, from -3 (very controlled) to 3 (very in control).\n"
                 "Reply with this and nothing else: {\"emotion\": \"…\", \"scale_valence\": …, "
                 "\"scale_arousal\": …, \"scale_dominance\": …}")),
             qPrintable(asked));
}

void AskedScalesTest::thoughts_comeBeforeThem()
{
    const QString text =
        withScales(taskWithScales(), taskWithScales().questions.front(), Mode::ChainOfThought).text;
    QVERIFY(text.indexOf(QLatin1String("{scales}")) < text.indexOf(QLatin1String("First write")));
    QVERIFY(text.endsWith(QStringLiteral("\"scale_dominance\": …}")));
}

void AskedScalesTest::schema_hasAWholeNumberForEach()
{
    const Question& question = taskWithScales().questions.front();
    Ask ask;
    ask.form = AnswerForm::Constrained;
    ask.scales = tokensOf(askableScales(taskWithScales()));
    const QJsonObject schema = askAbout(ask, withScales(taskWithScales(), question, Mode::ZeroShot),
                                        taskWithScales(), question, lateGuest())
                                   .schema;
    // Servers write in the order of the alphabet: the label is first.
    const QStringList keys{QStringLiteral("emotion"), QStringLiteral("scale_arousal"),
                           QStringLiteral("scale_dominance"), QStringLiteral("scale_valence")};
    const QJsonObject properties = schema[QLatin1String("properties")].toObject();
    QCOMPARE(properties.keys(), keys);
    QCOMPARE(schema[QLatin1String("required")].toArray(), QJsonArray::fromStringList(keys));
    QCOMPARE(properties[QLatin1String("scale_valence")].toObject(),
             (QJsonObject{{QStringLiteral("type"), QStringLiteral("integer")},
                          {QStringLiteral("minimum"), -3},
                          {QStringLiteral("maximum"), 3}}));
}

void AskedScalesTest::withoutThem_everythingStaysAsItIs()
{
    const Question& question = taskWithScales().questions.front();
    const PromptTemplate made = templateOf(taskWithScales(), question, Mode::ZeroShot).value();
    QVERIFY(!made.text.contains(QLatin1String("scale")));
    Ask ask;
    ask.form = AnswerForm::Constrained;
    const QJsonObject schema = askAbout(ask, made, taskWithScales(), question, lateGuest()).schema;
    QCOMPARE(schema[QLatin1String("properties")].toObject().keys(),
             QStringList{QStringLiteral("emotion")});
    QJsonObject parameters;
    addScales(parameters, {});
    QCOMPARE(parameters, QJsonObject());
    addScales(parameters, {QStringLiteral("valence")});
    QCOMPARE(scalesIn(parameters), QStringList{QStringLiteral("valence")});
}

void AskedScalesTest::ofSeveralQuestions_theFirstAsksForThem()
{
    const Task task = withValence();
    QVERIFY(task.questions.size() > 1);
    for (const Question& question : task.questions) {
        const bool isFirst = question.token == task.questions.front().token;
        QCOMPARE(!scalesAskedWith(task, question).empty(), isFirst);
        QCOMPARE(withScales(task, question, Mode::ZeroShot).text.contains(u"{scales}"), isFirst);
    }
}

SUBTEXT_TEST(AskedScalesTest)
#include "askedscalestest.moc"
