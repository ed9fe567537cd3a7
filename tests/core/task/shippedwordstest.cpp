// SPDX-License-Identifier: MIT
#include "core/task/shippedwords.h"

#include "core/task/builtintasks.h"
#include "core/task/everytext.h"
#include "core/task/tasktexts.h"
#include "tests/support/registeredtest.h"

#include <QRegularExpression>

using namespace subtext;
using namespace subtext::test;

namespace {

QStringList bracesIn(const QString& text)
{
    static const QRegularExpression name(QStringLiteral("\\{[a-z]+\\}"));
    QStringList names;
    for (auto found = name.globalMatch(text); found.hasNext();)
        names << found.next().captured();
    return names;
}

/// What the task that ships says, by the same names as the words.
TaskWords wordsOf(const Task& task)
{
    TaskWords words;
    forEachText(task, [&](const QString& text, const char* key, const Translations& /*others*/,
                          const QString& part) {
        if (!text.isEmpty())
            words.insert(
                part.isEmpty() ? QString::fromLatin1(key) : part + u'/' + QLatin1String(key), text);
    });
    return words;
}

Task inGerman(const Task& task)
{
    const Task& shipped = *shippedTaskOf(task);
    return withWords(task, shipped, shippedWords(shipped, QStringLiteral("de")));
}

} // namespace

class ShippedWordsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void words_areThoseOfTheTask_data();
    void words_areThoseOfTheTask();
    void otherLanguage_hasNoWords();
    void shippedTask_isFoundByItsTexts();
    void task_isTheSameButForItsWords();
    void wordOfItsOwn_stays();
    void partOfAnotherToken_stays();
};

void ShippedWordsTest::words_areThoseOfTheTask_data()
{
    QTest::addColumn<QString>("token");
    QTest::addColumn<QString>("language");
    for (const QLatin1String token : BuiltInTaskTokens) {
        for (const QLatin1String language : ShippedLanguages)
            QTest::addRow("%s %s", token.data(), language.data())
                << QString(token) << QString(language);
    }
}

void ShippedWordsTest::words_areThoseOfTheTask()
{
    QFETCH(QString, token);
    QFETCH(QString, language);
    const Task& task = *builtInTask(token);
    const TaskWords english = wordsOf(task);
    const TaskWords words = shippedWords(task, language);
    QVERIFY(!english.isEmpty());
    for (auto word = english.begin(); word != english.end(); ++word) {
        QVERIFY2(!words.value(word.key()).isEmpty(), qPrintable(word.key()));
        QCOMPARE(bracesIn(words.value(word.key())), bracesIn(word.value()));
    }
    QCOMPARE(words.size(), english.size()); // and nothing beside them
    QCOMPARE(wordsOf(withWords(task, task, words)), words);
}

void ShippedWordsTest::otherLanguage_hasNoWords()
{
    for (const char* language : {"", "en", "fr", "../cei"})
        QVERIFY(shippedWords(defaultTask(), QString::fromLatin1(language)).isEmpty());
}

void ShippedWordsTest::shippedTask_isFoundByItsTexts()
{
    Task task = *builtInTask(u"emoscene");
    task.token = QStringLiteral("ours");
    QCOMPARE(shippedTaskOf(task), builtInTask(u"emoscene"));
    task.texts = {};
    task.texts.guideline = QStringLiteral("guide.md");
    QCOMPARE(shippedTaskOf(task), nullptr);
    task.texts.consent = QStringLiteral("built-in:nothing");
    QCOMPARE(shippedTaskOf(task), nullptr);
}

void ShippedWordsTest::task_isTheSameButForItsWords()
{
    const Task shown = inGerman(defaultTask());
    QCOMPARE(shown.questions.front().options.front().word, QStringLiteral("Freude"));
    QCOMPARE(shown.scales.front().word, QStringLiteral("Valenz"));
    Task back = shown;
    const TaskWords english = wordsOf(defaultTask());
    back = withWords(back, shown, english);
    QVERIFY(back == defaultTask());
}

void ShippedWordsTest::wordOfItsOwn_stays()
{
    Task task = defaultTask();
    Question& question = task.questions.front();
    question.options.front().word = QStringLiteral("Happiness");
    question.hint.clear();
    const Task shown = inGerman(task);
    QCOMPARE(shown.questions.front().options.front().word, QStringLiteral("Happiness"));
    QVERIFY(shown.questions.front().hint.isEmpty());
    QCOMPARE(shown.questions.front().options.at(1).word, QStringLiteral("Vertrauen"));
}

void ShippedWordsTest::partOfAnotherToken_stays()
{
    Task task = defaultTask();
    Question& question = task.questions.front();
    question.options.front().token = QStringLiteral("gladness"); // still called “Joy”
    const Task shown = inGerman(task);
    QCOMPARE(shown.questions.front().options.front().word, QStringLiteral("Joy"));
    QCOMPARE(shown.questions.front().options.at(1).word, QStringLiteral("Vertrauen"));
}

SUBTEXT_TEST(ShippedWordsTest)
#include "shippedwordstest.moc"
