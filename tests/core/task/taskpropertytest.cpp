// SPDX-License-Identifier: MIT
#include "core/task/tasklimits.h"
#include "core/task/taskrules.h"
#include "core/task/taskwriter.h"
#include "tests/core/task/sampletask.h"
#include "tests/support/registeredtest.h"

#include <random>

using namespace subtext;
using namespace subtext::test;

namespace {

/// Draws tasks within all bounds, large ones and small ones.
class TaskDraw
{
public:
    explicit TaskDraw(unsigned seed)
        : m_random(seed)
    {}

    Task task()
    {
        Task task;
        task.token = token();
        task.title = sentence();
        task.version = word();
        drawScene(task);
        if (isDrawn())
            drawGroup(task);
        drawQuestions(task);
        for (int left = upTo(TaskLimits::MostScales); left > 0; --left)
            task.scales.push_back(scale());
        if (!task.scales.empty() && isDrawn())
            task.scales.back().isConfidence = true;
        if (isDrawn())
            task.explanation = explanation();
        drawChecks(task);
        task.texts.guideline = isDrawn() ? QStringLiteral("guideline.md") : QString();
        task.texts.consent = isDrawn() ? QStringLiteral("built-in:cei") : QString();
        return task;
    }

private:
    int within(int least, int most)
    {
        return std::uniform_int_distribution<int>(least, most)(m_random);
    }
    int upTo(int most) { return within(0, most); }
    bool isDrawn() { return within(0, 1) == 1; }

    /// No two are equal.
    QString token() { return QStringLiteral("t%1_%2").arg(++m_count).arg(upTo(9)); }
    QString word()
    {
        const QStringList heads{QStringLiteral("Word"),   QStringLiteral("Ça"),
                                QStringLiteral("Слово"),  QStringLiteral("言"),
                                QStringLiteral("“\\/\""), QStringLiteral("🙂")};
        return heads.at(upTo(static_cast<int>(heads.size()) - 1)) +
               QStringLiteral(" %1").arg(++m_count);
    }
    QString sentence() { return word() + QString(upTo(200), u'x') + u'?'; }
    QString maybe(const QString& text) { return isDrawn() ? text : QString(); }
    QString colour() { return QStringLiteral("#%1").arg(upTo(0xffffff), 6, 16, QLatin1Char('0')); }

    std::vector<ListedWord> choices(int least, int most)
    {
        std::vector<ListedWord> choices;
        for (int left = within(least, most); left > 0; --left)
            choices.push_back({token(), word()});
        return choices;
    }

    void drawScene(Task& task)
    {
        for (int left = upTo(TaskLimits::MostFields - 1); left > 0; --left) {
            SceneField field{token(),   word(), FieldKind::Text, FieldPlace::Paragraph,
                             isDrawn(), {}};
            field.kind = AllFieldKinds[upTo(2)];
            if (field.kind == FieldKind::Choice)
                field.options = choices(TaskLimits::FewestChoices, TaskLimits::MostChoices);
            field.place = isDrawn() ? FieldPlace::None : FieldPlace::Paragraph;
            if (field.kind == FieldKind::Text && isDrawn())
                field.words = {within(1, 40), within(40, TaskLimits::MostWords)};
            task.scene.push_back(std::move(field));
        }
        task.scene.push_back({token(), word(), FieldKind::Text, FieldPlace::Hero, true, {}});
    }

    void drawGroup(Task& task)
    {
        task.group = TaskGroup{token(), word(), std::nullopt};
        if (isDrawn())
            task.group->options = choices(1, TaskLimits::MostGroups);
    }

    Option option()
    {
        Option option{token(), word(), maybe(sentence()), maybe(sentence()), {}, {}, {}, {}};
        option.colour = maybe(colour());
        option.colourDark = maybe(colour());
        option.valence = AllValences[upTo(2)];
        return option;
    }

    std::vector<Option> options(int least)
    {
        std::vector<Option> options;
        for (int left = within(least, TaskLimits::MostOptions); left > 0; --left)
            options.push_back(option());
        const bool isPaired = isDrawn() && options.size() >= 2;
        if (isPaired) {
            options.front().opposite = options.back().token;
            options.back().opposite = options.front().token;
        }
        return options;
    }

    Question question(const Task& task, bool isRing)
    {
        Question question;
        question.token = token();
        question.word = word();
        question.ask = QStringLiteral("About {%1}, ").arg(task.scene.front().token) + sentence();
        question.definition = maybe(sentence());
        question.hint = maybe(sentence());
        question.colour = maybe(colour());
        question.isRing = isRing;
        return question;
    }

    void drawQuestions(Task& task)
    {
        int left = within(1, TaskLimits::MostQuestions);
        while (left > 0) {
            const int rows = isDrawn() ? 1 : within(1, left);
            const bool isRing = isDrawn();
            const QString board = rows == 1 ? QString() : token();
            const std::vector<Option> shared = options(TaskLimits::FewestOfRing);
            for (int row = 0; row < rows; ++row) {
                task.questions.push_back(question(task, isRing));
                task.questions.back().board = board;
                task.questions.back().options = shared;
            }
            if (rows > 1 && isDrawn())
                task.boards.push_back({board, maybe(sentence()), rows >= TaskLimits::FewestOfRing});
            left -= rows;
        }
    }

    Scale scale()
    {
        Scale scale{token(), word(), sentence(), maybe(sentence()), AllScaleFigures[upTo(4)],
                    false,   {}};
        int value = within(-TaskLimits::LargestValue, -10);
        double number = std::uniform_real_distribution<double>(-1e5, 1e5)(m_random);
        for (int left = within(TaskLimits::FewestPoints, TaskLimits::MostPoints); left > 0;
             --left) {
            scale.points.push_back({value, word(), maybe(sentence()), number});
            value += within(1, 10);
            number += std::uniform_real_distribution<double>(1e-3, 10)(m_random);
        }
        return scale;
    }

    Explanation explanation()
    {
        Explanation explanation{word(), sentence(), maybe(sentence()), maybe(sentence()), isDrawn(),
                                0,      0};
        if (isDrawn()) {
            explanation.fromSentences = within(1, 3);
            explanation.toSentences = within(3, TaskLimits::MostSentences);
        }
        return explanation;
    }

    void drawChecks(Task& task)
    {
        for (const Question& question : task.questions) {
            StraightLining rule{question.token, {}, 0.0, within(1, 99), true, false, false};
            rule.share = std::uniform_real_distribution<double>(0, 1)(m_random);
            if (isDrawn())
                task.checks.straightLining.push_back(rule);
        }
        for (const QuestionRun& board : boardsOf(task)) {
            if (isDrawn() && task.checks.straightLining.size() < TaskLimits::MostRules)
                task.checks.straightLining.push_back({{}, board.board, 0.5, 7, true, false, false});
        }
        for (const Scale& scale : task.scales) {
            if (scale.isConfidence || isDrawn())
                continue;
            task.checks.ranges.push_back({scale.token, 0.1 * upTo(50)});
            task.hints.nearest.push_back(scale.token);
            task.hints.sign = maybe(scale.token);
        }
        if (isDrawn())
            task.checks.times = TimeChecks{upTo(1000), within(1000, 9999), 0.5 * upTo(9), 3};
        task.hints.hasPrecedents = isDrawn();
    }

    std::mt19937 m_random;
    int m_count = 0;
};

} // namespace

class TaskPropertyTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void anyTask_isReadAsItWasWritten();
    void largestTask_isWithinTheLimit();
    void equalTasks_haveEqualBytes();
    void damagedDocument_isReadOrRefused_data();
    void damagedDocument_isReadOrRefused();
};

void TaskPropertyTest::anyTask_isReadAsItWasWritten()
{
    for (unsigned seed = 0; seed < 80; ++seed) {
        const Task task = TaskDraw(seed).task();
        QVERIFY2(taskFaults(task).empty(), test::describe(taskFaults(task)).constData());
        const QByteArray written = writeTask(task);
        const auto read = readTask(written);
        QVERIFY2(read, test::describe(faultsIn(written)).constData());
        QVERIFY2(*read == task, qPrintable(QString::number(seed)));
        QCOMPARE(writeTask(*read), written);
    }
}

void TaskPropertyTest::largestTask_isWithinTheLimit()
{
    const auto filled = [](qsizetype length, int number) {
        return QString(length - 4, QChar(0x8a00)) + QString::number(number).rightJustified(4, u'0');
    };
    const auto token = [](int number) {
        return QString(TaskLimits::LongestToken - 4, u't') +
               QString::number(number).rightJustified(4, u'0');
    };
    constexpr qsizetype Word = TaskLimits::LongestWord;
    constexpr qsizetype Sentence = TaskLimits::LongestSentence;
    constexpr qsizetype Hint = TaskLimits::LongestHint;
    int n = 0;
    Task task = TaskDraw(1).task();
    task.checks = {};
    task.hints = {};
    task.boards.clear();
    task.questions.clear();
    for (int q = 0; q < TaskLimits::MostQuestions; ++q) {
        Question question{token(++n),
                          filled(Word, n),
                          filled(Sentence, n),
                          filled(Sentence, n),
                          filled(Hint, n),
                          {},
                          {},
                          {},
                          true,
                          {},
                          {}};
        for (int o = 0; o < TaskLimits::MostOptions; ++o) {
            ++n;
            question.options.push_back({token(n),
                                        filled(Word, n),
                                        filled(Sentence, n),
                                        filled(Hint, n),
                                        QStringLiteral("#123456"),
                                        QStringLiteral("#123456"),
                                        Valence::Positive,
                                        {}});
        }
        task.questions.push_back(question);
    }
    task.scales.clear();
    for (int s = 0; s < TaskLimits::MostScales; ++s) {
        Scale scale{token(++n),
                    filled(Word, n),
                    filled(Sentence, n),
                    filled(Hint, n),
                    ScaleFigure::Energy,
                    false,
                    {}};
        for (int p = 0; p < TaskLimits::MostPoints; ++p) {
            ++n;
            scale.points.push_back({p, filled(Word, n), filled(Sentence, n), p / 7.0});
        }
        task.scales.push_back(scale);
    }
    const QByteArray written = writeTask(task);
    QVERIFY2(written.size() < TaskLimits::MostBytes, QByteArray::number(written.size()));
    const auto read = readTask(written);
    QVERIFY2(read, test::describe(faultsIn(written)).constData());
    QVERIFY(*read == task);
}

void TaskPropertyTest::equalTasks_haveEqualBytes()
{
    const QByteArray document = sampleDocument();
    const Task task = readTask(document).value();
    QVERIFY(writeTask(task) != document); // what may be left out is said
    QByteArray other = document;
    other.replace("\"version\": \"1\",", "");
    other.replace("\"texts\": {", "\"version\": \"1\", \"texts\": {");
    other.replace("#3f8f4f", "#3F8F4F");
    other.replace("\"kettle\"", "{\"word\": \"Kettle\", \"token\": \"kettle\"}");
    QCOMPARE(writeTask(readTask(other).value()), writeTask(task));
    QCOMPARE(taskHash(readTask(other).value()), taskHash(task));
    Task changed = task;
    changed.scales.front().points.front().number = -0.0;
    Task plain = task;
    plain.scales.front().points.front().number = 0.0;
    QVERIFY(changed == plain);
    QCOMPARE(writeTask(changed), writeTask(plain));
}

void TaskPropertyTest::damagedDocument_isReadOrRefused_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::newRow("cei") << shippedDocument(QStringLiteral("cei"));
    QTest::newRow("emoscene") << shippedDocument(QStringLiteral("emoscene"));
    QTest::newRow("sample") << sampleDocument();
}

void TaskPropertyTest::damagedDocument_isReadOrRefused()
{
    QFETCH(QByteArray, document);
    std::mt19937 random(7);
    const auto within = [&random](qsizetype most) {
        return std::uniform_int_distribution<qsizetype>(0, most)(random);
    };
    const QByteArray common("{}[]\",:0123456789.-etrufalsn_#\\ \n\x80\xff");
    for (int round = 0; round < 1'000; ++round) {
        QByteArray damaged = document;
        for (qsizetype edits = 1 + within(3); edits > 0; --edits) {
            const qsizetype at = within(damaged.size() - 1);
            const qsizetype kind = within(3);
            if (kind == 0)
                damaged[at] = static_cast<char>(within(255));
            else if (kind == 1)
                damaged[at] = common.at(within(common.size() - 1));
            else if (kind == 2)
                damaged.remove(at, 1 + within(40));
            else
                damaged.insert(at, damaged.mid(within(damaged.size() - 1), 1 + within(40)));
            if (damaged.isEmpty())
                break;
        }
        if (within(9) == 0)
            damaged.truncate(within(damaged.size()));
        const auto read = readTask(damaged);
        if (!read) {
            QVERIFY(!read.error().empty());
            QVERIFY(read.error().size() <= MostTaskFaults);
            for (const TaskFault& fault : read.error())
                QVERIFY(fault.line > 0);
            continue;
        }
        QVERIFY(taskFaults(*read).empty());
        const auto again = readTask(writeTask(*read));
        QVERIFY2(again && *again == *read, damaged.constData());
    }
}

SUBTEXT_TEST(TaskPropertyTest)
#include "taskpropertytest.moc"
